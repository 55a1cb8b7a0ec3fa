/* Learning a net from samples: Adam on small batches, features made anew each time. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { PARAMETERS = sizeof(Net) / sizeof(float) };

typedef struct {
    float rate, score_weight, decay, traced;
    int batch;
} Course;

typedef struct {
    float mean[PARAMETERS], square[PARAMETERS];
    int64_t steps;
} Adam;

typedef struct {
    double log_loss, score_error;
    int64_t count;
} Loss;

int parameters(void) { return PARAMETERS; }

static void forward(const Net *net, const Leaf *leaf, int seat, float *hidden, float *out) {
    const Features *own = &leaf->own[seat], *relation = &leaf->relation[seat];
    out[0] = net->bias[0];
    out[1] = net->bias[1];
    memcpy(hidden, net->own_bias, sizeof net->own_bias);
    memcpy(hidden + OWN_HIDDEN, net->relation_bias, sizeof net->relation_bias);
    for (int n = 0; n < own->count; n++) {
        int input = own->input[n];
        float value = own->value[n];
        for (int h = 0; h < OWN_HIDDEN; h++)
            hidden[h] += value * net->own[input][h];
        out[0] += value * net->own_skip[0][input];
        out[1] += value * net->own_skip[1][input];
    }
    for (int n = 0; n < relation->count; n++) {
        int input = relation->input[n];
        float value = relation->value[n];
        for (int h = 0; h < RELATION_HIDDEN; h++)
            hidden[OWN_HIDDEN + h] += value * net->relation[input][h];
        out[0] += value * net->relation_skip[0][input];
        out[1] += value * net->relation_skip[1][input];
    }
    for (int h = 0; h < HIDDEN; h++) {
        hidden[h] = hidden[h] > 0 ? hidden[h] : 0;
        out[0] += hidden[h] * net->out[0][h];
        out[1] += hidden[h] * net->out[1][h];
    }
}

static void backward(const Net *net, const Leaf *leaf, int seat, const float *hidden, const float *slopes, Net *g) {
    const Features *own = &leaf->own[seat], *relation = &leaf->relation[seat];
    float down[HIDDEN];
    for (int h = 0; h < HIDDEN; h++) {
        down[h] = hidden[h] > 0 ? slopes[0] * net->out[0][h] + slopes[1] * net->out[1][h] : 0;
        g->out[0][h] += slopes[0] * hidden[h];
        g->out[1][h] += slopes[1] * hidden[h];
    }
    for (int h = 0; h < OWN_HIDDEN; h++)
        g->own_bias[h] += down[h];
    for (int h = 0; h < RELATION_HIDDEN; h++)
        g->relation_bias[h] += down[OWN_HIDDEN + h];
    for (int n = 0; n < own->count; n++) {
        int input = own->input[n];
        float value = own->value[n];
        for (int h = 0; h < OWN_HIDDEN; h++)
            g->own[input][h] += value * down[h];
        g->own_skip[0][input] += value * slopes[0];
        g->own_skip[1][input] += value * slopes[1];
    }
    for (int n = 0; n < relation->count; n++) {
        int input = relation->input[n];
        float value = relation->value[n];
        for (int h = 0; h < RELATION_HIDDEN; h++)
            g->relation[input][h] += value * down[OWN_HIDDEN + h];
        g->relation_skip[0][input] += value * slopes[0];
        g->relation_skip[1][input] += value * slopes[1];
    }
    g->bias[0] += slopes[0];
    g->bias[1] += slopes[1];
}

/* The loss of one sample, and its gradient if there is a place for it. */
static void learn_one(const Net *net, const Sample *sample, const Course *course, Net *gradient, Loss *loss) {
    int n = sample->state.players;
    float hidden[SEATS][HIDDEN], out[SEATS][2], scores[SEATS], shares[SEATS], most = -1e9f, sum = 0, slope;
    Leaf leaf;
    describe(&sample->state, &leaf);
    slope = net->slope[leaf.rounds_left];
    for (int seat = 0; seat < n; seat++) {
        forward(net, &leaf, seat, hidden[seat], out[seat]);
        scores[seat] = (float)leaf.base[seat] + out[seat][0];
        shares[seat] = slope * scores[seat] + out[seat][1];
        most = fmaxf(most, shares[seat]);
    }
    for (int seat = 0; seat < n; seat++)
        sum += shares[seat] = expf(shares[seat] - most);
    for (int seat = 0; seat < n; seat++) {
        float share = shares[seat] / sum, error = scores[seat] - sample->scores[seat];
        float target = course->traced * sample->traced[seat] + (1 - course->traced) * sample->final[seat];
        loss->log_loss -= sample->final[seat] * logf(share + 1e-9f);
        loss->score_error += error * error / (float)n;
        if (!gradient)
            continue;
        float logit = share - target;
        float slopes[2] = {slope * logit + course->score_weight * error / (float)n, logit};
        gradient->slope[leaf.rounds_left] += logit * scores[seat];
        backward(net, &leaf, seat, hidden[seat], slopes, gradient);
    }
    loss->count++;
}

static void adjust(Net *net, const Net *gradient, Adam *adam, const Course *course) {
    const float *g = (const float *)gradient;
    float *w = (float *)net;
    adam->steps++;
    float rate = course->rate * sqrtf(1 - powf(0.999f, (float)adam->steps)) / (1 - powf(0.9f, (float)adam->steps));
    for (int n = 0; n < PARAMETERS; n++) {
        float slope = g[n] / (float)course->batch;
        adam->mean[n] = 0.9f * adam->mean[n] + 0.1f * slope;
        adam->square[n] = 0.999f * adam->square[n] + 0.001f * slope * slope;
        w[n] -= rate * adam->mean[n] / (sqrtf(adam->square[n]) + 1e-7f) + course->rate * course->decay * w[n];
    }
}

int adam_size(void) { return sizeof(Adam); }

/* Once through samples, in an order of chance. */
void learn(Net *net, Adam *adam, const Sample *samples, int *order, int count, const Course *course, uint64_t seed,
           Loss *loss) {
    static _Thread_local Net gradient;
    Stream stream = {seed};
    memset(loss, 0, sizeof *loss);
    for (int i = count - 1; i > 0; i--) {
        int j = below(&stream, i + 1), swapped = order[i];
        order[i] = order[j];
        order[j] = swapped;
    }
    for (int i = 0; i + course->batch <= count; i += course->batch) {
        memset(&gradient, 0, sizeof gradient);
        for (int k = 0; k < course->batch; k++)
            learn_one(net, &samples[order[i + k]], course, &gradient, loss);
        adjust(net, &gradient, adam, course);
    }
}

void examine(const Net *net, const Sample *samples, int count, Loss *loss) {
    static const Course course = {0};
    memset(loss, 0, sizeof *loss);
    for (int n = 0; n < count; n++)
        learn_one(net, &samples[n], &course, 0, loss);
}

void begin_net(Net *net, uint64_t seed) {
    Stream stream = {seed};
    memset(net, 0, sizeof *net);
    float *first = &net->own[0][0];
    for (int n = 0; n < OWN * OWN_HIDDEN; n++)
        first[n] = (fraction(&stream) - 0.5f) * 0.3f;
    first = &net->relation[0][0];
    for (int n = 0; n < RELATION * RELATION_HIDDEN; n++)
        first[n] = (fraction(&stream) - 0.5f) * 0.3f;
    for (int h = 0; h < HIDDEN; h++) {
        net->out[0][h] = (fraction(&stream) - 0.5f) * 0.5f;
        net->out[1][h] = (fraction(&stream) - 0.5f) * 0.1f;
    }
    for (int n = 0; n < MOST_ROUNDS; n++)
        net->slope[n] = 1 / (4 + 0.5f * (float)n);
}
