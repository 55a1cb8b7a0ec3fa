/* One round searched: PUCT over placements and purchases, every seat for itself; the leaf is the end of the round. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { MOST_NODES = 20000, LIKING_SLOTS = 8192 };

typedef struct {
    int child[PLACES], visits[PLACES], total;
    float prior[PLACES], value[PLACES][SEATS];
    int8_t mover, options;
} Node;

typedef struct {
    uint64_t key, stamp;
    float gain;
} Liking;

typedef struct {
    Liking likings[LIKING_SLOTS];
    uint64_t stamp;
    Node nodes[MOST_NODES];
    Appraisal appraisal;
    float crowds[PLACES];
    const Mind *mind;
    Stream *stream;
    int node_count, root_mover;
} Tree;

static _Thread_local Tree tree;

/* By column: how many of all workers to come will come there, for each that is still to come. */
static void expect_crowds(const State *s) {
    const Appraisal *a = &tree.appraisal;
    float pull = 0;
    int n = s->players;
    for (int column = 0; column <= n; column++) {
        tree.crowds[column] = 0;
        for (int seat = 0; seat < n; seat++) {
            double spent = s->coins[seat] ? cost(a, seat, s->coins[seat], 1, !(s->bought >> seat & 1)) : 0;
            tree.crowds[column] += (float)fmax(0.0, a->gains[column][seat] - spent);
        }
        pull += tree.crowds[column];
    }
    float even = 1 / (float)(n + 1), part = (float)a->weights->pull, foreign = (float)(n - 1) / (float)n;
    for (int column = 0; column <= n; column++) {
        float share = pull > 0 ? part * tree.crowds[column] / pull + (1 - part) * even : even;
        tree.crowds[column] = (float)a->weights->follow * foreign * share;
    }
}

/* What the sale of one card alone brings each seat. */
static void foresee_sale(const State *s, int column, double extra, double *totals) {
    const Appraisal *a = &tree.appraisal;
    double followers[SEATS] = {extra, extra, extra, extra, extra}, price;
    int buyer = buyer_of(a, s, followers, column, &price);
    for (int seat = 0; seat < s->players; seat++)
        totals[seat] = buyer != NOBODY && a->shifting[column] ? a->shifts[column][buyer][seat] : 0;
    if (buyer == NOBODY)
        return;
    if (!a->shifting[column])
        totals[buyer] = a->gains[column][buyer];
    totals[buyer] -= cost(a, buyer, s->coins[buyer], price, !(s->bought >> buyer & 1));
}

/* How much a seat gains, beside what others lose, by placing its next worker in a column. */
static float gain_of(State *s, int seat, int column) {
    const Appraisal *a = &tree.appraisal;
    double before[SEATS], after[SEATS], deny = a->weights->deny / (s->players - 1), gain = 0;
    double extra = tree.crowds[column] * (float)(WORKERS * s->players - s->placed - 1);
    foresee_sale(s, column, extra, before);
    s->lines[column][s->heights[column]++] = (int8_t)seat;
    foresee_sale(s, column, extra, after);
    s->heights[column]--;
    for (int other = 0; other < s->players; other++)
        gain += (after[other] - before[other]) * (other == seat ? 1 : -deny);
    return (float)gain;
}

static void liking(State *s, int seat, float *likings) {
    for (int column = 0; column <= s->players; column++) {
        int height = s->heights[column];
        if (height == TALLEST) {
            likings[column] = -1000;
            continue;
        }
        uint64_t key = (uint64_t)(height << 10 | s->placed << 3 | column) << 3 | (uint64_t)seat;
        for (int n = 0; n < height; n++)
            key = key << 3 | (uint64_t)s->lines[column][n];
        Liking *known = &tree.likings[(key * 0x9E3779B97F4A7C15u) >> 51];
        if (known->key != key || known->stamp != tree.stamp)
            *known = (Liking){key, tree.stamp, gain_of(s, seat, column)};
        likings[column] = known->gain;
    }
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
        liking(s, s->mover, likings);
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

static int add_node(State *s) {
    Node *node = &tree.nodes[tree.node_count];
    memset(node, 0, sizeof *node);
    node->mover = s->mover;
    if (s->phase == DEMAND) {
        node->options = (int8_t)(s->players + 1);
        liking(s, s->mover, node->prior);
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

static int select_prior(const Node *node) {
    int chosen = 0;
    for (int n = 1; n < node->options; n++)
        if (node->prior[n] > node->prior[chosen])
            chosen = n;
    return chosen;
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
        bool greedy = node->mover != tree.root_mover && tree.mind->mix > 0 && fraction(tree.stream) < tree.mind->mix;
        int option = greedy ? select_prior(node) : select_option(node, tree.mind);
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
    tree.stamp++;
    begin_leaves(state, mind->net);
    tree.node_count = 0;
    tree.root_mover = state->mover;
    appraise(state, &tree.appraisal);
    expect_crowds(state);
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
    State copy = *state;
    add_node(&copy);
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
