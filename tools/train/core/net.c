#include <math.h>
#include <string.h>

#include "core.h"

/* Expected final scores, and shares of the win that add up to 1. */
void evaluate(const Net *net, const Leaf *leaf, int players, float *scores, float *shares) {
    float most = -1e9f, sum = 0;
    for (int seat = 0; seat < players; seat++) {
        float hidden[HIDDEN], out[2] = {net->bias[0], net->bias[1]};
        memcpy(hidden, net->own_bias, sizeof net->own_bias);
        memcpy(hidden + OWN_HIDDEN, net->relation_bias, sizeof net->relation_bias);
        const Features *own = &leaf->own[seat], *relation = &leaf->relation[seat];
        for (int n = 0; n < own->count; n++) {
            float value = own->value[n];
            const float *row = net->own[own->input[n]];
            for (int h = 0; h < OWN_HIDDEN; h++)
                hidden[h] += value * row[h];
            out[0] += value * net->own_skip[0][own->input[n]];
            out[1] += value * net->own_skip[1][own->input[n]];
        }
        for (int n = 0; n < relation->count; n++) {
            float value = relation->value[n];
            const float *row = net->relation[relation->input[n]];
            for (int h = 0; h < RELATION_HIDDEN; h++)
                hidden[OWN_HIDDEN + h] += value * row[h];
            out[0] += value * net->relation_skip[0][relation->input[n]];
            out[1] += value * net->relation_skip[1][relation->input[n]];
        }
        for (int h = 0; h < HIDDEN; h++) {
            float active = hidden[h] > 0 ? hidden[h] : 0;
            out[0] += active * net->out[0][h];
            out[1] += active * net->out[1][h];
        }
        scores[seat] = (float)leaf->base[seat] + out[0];
        shares[seat] = net->slope[leaf->rounds_left] * scores[seat] + out[1];
        most = fmaxf(most, shares[seat]);
    }
    for (int seat = 0; seat < players; seat++)
        sum += shares[seat] = expf(shares[seat] - most);
    for (int seat = 0; seat < players; seat++)
        shares[seat] /= sum;
}
