#include <math.h>
#include <string.h>

#include "core.h"

/* The parts of all sums that a whole round has in common. */
void outlook_sums(const Net *net, const Features *outlook, Sums *sums) {
    memcpy(sums->own, net->own_bias, sizeof sums->own);
    memcpy(sums->relation, net->relation_bias, sizeof sums->relation);
    memcpy(sums->out, net->bias, sizeof sums->out);
    for (int n = 0; n < outlook->count; n++) {
        int input = outlook->input[n];
        float value = outlook->value[n];
        for (int h = 0; h < OWN_HIDDEN; h++)
            sums->own[h] += value * net->own[input][h];
        for (int h = 0; h < RELATION_HIDDEN; h++)
            sums->relation[h] += value * net->relation[input][h];
        for (int head = 0; head < 2; head++)
            sums->out[head] += value * (net->own_skip[head][input] + net->relation_skip[head][input]);
    }
}

/* What the own part says, the common parts of the skip included. */
void own_out(const Net *net, const Features *own, const Sums *sums, float *out) {
    float hidden[OWN_HIDDEN], first = sums->out[0], second = sums->out[1];
    memcpy(hidden, sums->own, sizeof hidden);
    for (int n = 0; n < own->count; n++) {
        int input = own->input[n];
        float value = own->value[n];
        for (int h = 0; h < OWN_HIDDEN; h++)
            hidden[h] += value * net->own[input][h];
        first += value * net->own_skip[0][input];
        second += value * net->own_skip[1][input];
    }
    for (int h = 0; h < OWN_HIDDEN; h++) {
        float active = hidden[h] > 0 ? hidden[h] : 0;
        first += active * net->out[0][h];
        second += active * net->out[1][h];
    }
    out[0] = first;
    out[1] = second;
}

void relation_out(const Net *net, const Features *relation, const Sums *sums, float *out) {
    float hidden[RELATION_HIDDEN], first = 0, second = 0;
    memcpy(hidden, sums->relation, sizeof hidden);
    for (int n = 0; n < relation->count; n++) {
        int input = relation->input[n];
        float value = relation->value[n];
        for (int h = 0; h < RELATION_HIDDEN; h++)
            hidden[h] += value * net->relation[input][h];
        first += value * net->relation_skip[0][input];
        second += value * net->relation_skip[1][input];
    }
    for (int h = 0; h < RELATION_HIDDEN; h++) {
        float active = hidden[h] > 0 ? hidden[h] : 0;
        first += active * net->out[0][OWN_HIDDEN + h];
        second += active * net->out[1][OWN_HIDDEN + h];
    }
    out[0] = first;
    out[1] = second;
}

/* `shares` come with the second head's output and go as shares of the win. */
void shares_of_logits(const Net *net, int rounds_left, int players, const float *scores, float *shares) {
    float most = -1e9f, sum = 0;
    for (int seat = 0; seat < players; seat++) {
        shares[seat] += net->slope[rounds_left] * scores[seat];
        most = fmaxf(most, shares[seat]);
    }
    for (int seat = 0; seat < players; seat++)
        sum += shares[seat] = expf(shares[seat] - most);
    for (int seat = 0; seat < players; seat++)
        shares[seat] /= sum;
}

/* All of a leaf at once. */
void evaluate(const Net *net, const Leaf *leaf, int players, float *scores, float *shares) {
    static const Features nothing = {0};
    for (int seat = 0; seat < players; seat++) {
        Sums sums;
        float own[2], relation[2];
        outlook_sums(net, &nothing, &sums);
        own_out(net, &leaf->own[seat], &sums, own);
        relation_out(net, &leaf->relation[seat], &sums, relation);
        scores[seat] = (float)leaf->base[seat] + own[0] + relation[0];
        shares[seat] = own[1] + relation[1];
    }
    shares_of_logits(net, leaf->rounds_left, players, scores, shares);
}
