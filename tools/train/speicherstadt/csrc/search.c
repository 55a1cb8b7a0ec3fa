/* One round searched: PUCT over placements and purchases, every seat for itself; the leaf is the end of the round. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { MOST_NODES = 20000 };

typedef struct {
    int child[PLACES], visits[PLACES], total;
    float prior[PLACES], value[PLACES][SEATS];
    int8_t mover, options;
} Node;

typedef struct {
    Node nodes[MOST_NODES];
    Appraisal appraisal;
    double stakes[SEATS][SEATS];
    const Mind *mind;
    Stream *stream;
    int node_count, root_mover;
} Tree;

static _Thread_local Tree tree;

/* What placing its next worker somewhere may bring the mover. */
static void liking(const State *s, float *likings) {
    foresee_placements(&tree.appraisal, tree.stakes[s->mover], s, likings);
}

static void softmax(float *values, int n, float heat) {
    float most = values[0], sum = 0;
    for (int i = 1; i < n; i++)
        most = fmaxf(most, values[i]);
    for (int i = 0; i < n; i++)
        sum += values[i] = expf((values[i] - most) / heat);
    for (int i = 0; i < n; i++)
        values[i] /= sum;
}

static bool can_buy(const State *s) { return s->coins[s->mover] >= s->heights[s->column]; }

/* Whoever has no choice passes. */
static void skip_forced(State *s) {
    while (s->phase == PURCHASE && !can_buy(s))
        pass(s);
}

static void finish_round(State *s) {
    static const double nobody[SEATS] = {0};
    while (s->phase == DEMAND) {
        float likings[PLACES];
        int best = 0;
        liking(s, likings);
        for (int column = 1; column <= s->players; column++)
            if (likings[column] > likings[best])
                best = column;
        place(s, best);
    }
    while (s->phase == PURCHASE) {
        double price;
        int column = s->column, buyer = buyer_of(&tree.appraisal, s, nobody, column, &price);
        while (s->phase == PURCHASE && s->column == column && (s->mover != buyer || s->heights[column] > price))
            pass(s);
        if (s->phase == PURCHASE && s->column == column)
            buy(s);
    }
}

/* Who gets what when everybody looks through all sales to come to the end: exact, and slow. */
static void solve_sales(const State *s, float *shares) {
    State next = *s;
    skip_forced(&next);
    if (next.phase != PURCHASE) {
        value_of(&next, shares);
        return;
    }
    int mover = next.mover;
    float bought[SEATS];
    State other = next;
    buy(&other);
    solve_sales(&other, bought);
    pass(&next);
    solve_sales(&next, shares);
    if (bought[mover] >= shares[mover])
        memcpy(shares, bought, sizeof bought);
}

static int add_node(const State *s) {
    Node *node = &tree.nodes[tree.node_count];
    memset(node, 0, sizeof *node);
    node->mover = s->mover;
    if (s->phase == DEMAND) {
        node->options = (int8_t)(s->players + 1);
        liking(s, node->prior);
        softmax(node->prior, node->options, tree.mind->prior_heat);
        for (int n = 0; n < node->options; n++)
            if (s->heights[n] < TALLEST)
                node->prior[n] = 0.85f * node->prior[n] + 0.15f / (float)node->options;
    } else {
        const Appraisal *a = &tree.appraisal;
        int seat = s->mover, price = s->heights[s->column];
        bool idle = !(s->bought >> seat & 1);
        float surplus = (float)(a->gains[s->column][seat] - cost(a, seat, s->coins[seat], price, idle));
        node->options = 2;
        node->prior[1] = 0.1f + 0.8f / (1 + expf(-surplus / tree.mind->prior_heat));
        node->prior[0] = 1 - node->prior[1];
    }
    return tree.node_count++;
}

static int select_option(const Node *node, const Mind *mind) {
    float known = 0, spread = mind->explore * sqrtf((float)node->total + 1), best = -1;
    int mover = node->mover, chosen = 0;
    for (int n = 0; n < node->options; n++)
        known += node->value[n][mover];
    float first = node->total ? known / (float)node->total - 0.02f : 0.5f;
    for (int n = 0; n < node->options; n++) {
        if (node->prior[n] <= 0)
            continue;
        float mean = node->visits[n] ? node->value[n][mover] / (float)node->visits[n] : first;
        float score = mean + spread * node->prior[n] / (float)(1 + node->visits[n]);
        if (score > best) {
            best = score;
            chosen = n;
        }
    }
    return chosen;
}

/* Others follow what is expected of them for a part of the visits. */
static bool expected(const Node *node, int *option) {
    if (node->mover == tree.root_mover)
        return false;
    int likeliest = 0;
    for (int n = 1; n < node->options; n++)
        if (node->prior[n] > node->prior[likeliest])
            likeliest = n;
    *option = likeliest;
    return (float)node->visits[likeliest] < tree.mind->mix * (float)(node->total + 1);
}

static void follow(State *s, int option) {
    if (s->phase == DEMAND)
        place(s, option);
    else if (option)
        buy(s);
    else
        pass(s);
    skip_forced(s);
}

static void iterate(const State *root) {
    State s = *root;
    int path[64], taken[64], depth = 0, at = 0;
    float shares[SEATS];
    for (;;) {
        Node *node = &tree.nodes[at];
        int option;
        if (s.phase != DEMAND || !expected(node, &option))
            option = select_option(node, tree.mind);
        path[depth] = at;
        taken[depth++] = option;
        follow(&s, option);
        if (s.phase > PURCHASE || s.mover < 0)
            break;
        if (!node->child[option]) {
            if (tree.node_count < MOST_NODES)
                node->child[option] = add_node(&s);
            finish_round(&s);
            break;
        }
        at = node->child[option];
    }
    value_of(&s, shares);
    while (depth--) {
        Node *node = &tree.nodes[path[depth]];
        node->total++;
        node->visits[taken[depth]]++;
        for (int seat = 0; seat < root->players; seat++)
            node->value[taken[depth]][seat] += shares[seat];
    }
}

/* The choice of the seat to move in demand or purchase, and what every seat may hope for. */
void think(const State *state, const Mind *mind, Stream *stream, float *values, int *choice) {
    double likings[PLACES];
    tree.mind = mind;
    tree.stream = stream;
    begin_leaves(state, mind->net);
    tree.node_count = 0;
    tree.root_mover = state->mover;
    appraise(state, &tree.appraisal);
    stakes_of(&tree.appraisal, tree.stakes);
    if (state->phase == PURCHASE) {
        float bought[SEATS], passed[SEATS];
        State next = *state;
        buy(&next);
        solve_sales(&next, bought);
        next = *state;
        pass(&next);
        solve_sales(&next, passed);
        *choice = bought[state->mover] >= passed[state->mover];
        memcpy(values, *choice ? bought : passed, sizeof bought);
        return;
    }
    add_node(state);
    Node *root = &tree.nodes[0];
    greedy_choice(state, likings);
    for (int n = 0; n < root->options; n++)
        root->prior[n] = likings[n] < 0 ? -100 : (float)likings[n];
    softmax(root->prior, root->options, 0.02f);
    for (int n = 0; n < root->options; n++)
        root->prior[n] = likings[n] < 0 ? 0 : 0.75f * root->prior[n] + 0.25f / (float)root->options;
    for (int n = 0; n < mind->iterations; n++)
        iterate(state);
    for (int seat = 0; seat < state->players; seat++) {
        values[seat] = 0;
        for (int n = 0; n < root->options; n++)
            values[seat] += root->value[n][seat] / (float)root->total;
    }
    int best = 0;
    for (int n = 1; n < root->options; n++)
        if (root->visits[n] > root->visits[best])
            best = n;
    *choice = best;
    if (mind->temperature > 0) {
        float weights[PLACES], sum = 0, point;
        for (int n = 0; n < root->options; n++)
            sum += weights[n] = powf((float)root->visits[n] / (float)root->total, 1 / mind->temperature);
        point = fraction(stream) * sum;
        for (*choice = 0; *choice < root->options - 1 && (point -= weights[*choice]) >= 0; ++*choice)
            ;
        if (!root->visits[*choice])
            *choice = best;
    }
}
