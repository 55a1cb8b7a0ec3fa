/* One round searched: PUCT over placements and purchases, every seat for itself; the leaf is the end of the round. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { MOST_NODES = 20000, PLAN_SLOTS = 2048 };

typedef struct {
    int child[PLACES], visits[PLACES], total;
    float prior[PLACES], value[PLACES][SEATS];
    int8_t mover, options;
} Node;

typedef struct {
    uint64_t stamp, owned;
    Bundle pool, supply;
    int seat, coins;
    int gained, contracts, card[CONTRACTS];
    Bundle needs[CONTRACTS], warehouse, market, left;
} Plan;

typedef struct {
    Node nodes[MOST_NODES];
    Plan plans[PLAN_SLOTS];
    Appraisal appraisal;
    const Mind *mind;
    Stream *stream;
    int node_count, root_mover;
    uint64_t stamp;
} Tree;

static _Thread_local Tree tree;

/* How much a seat likes to place its next worker somewhere: its own gain, and the price it makes others pay. */
static void liking(const State *s, int seat, float *likings) {
    const Appraisal *a = &tree.appraisal;
    int coins = s->coins[seat];
    for (int column = 0; column <= s->players; column++) {
        int height = s->heights[column], price = height + 1;
        if (height == TALLEST) {
            likings[column] = -1000;
            continue;
        }
        double like = 0;
        if (coins >= price)
            like = fmax(0.0, a->gains[column][seat] - cost(a, seat, coins, price, true));
        for (int n = 0; n < height; n++) {
            int other = s->lines[column][n];
            if (other != seat && s->coins[other] >= height &&
                a->gains[column][other] > cost(a, other, s->coins[other], height, true)) {
                like += 0.5;
                break;
            }
        }
        likings[column] = (float)like;
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
        float likings[PLACES], point = fraction(tree.stream);
        int column = 0;
        liking(s, s->mover, likings);
        softmax(likings, s->players + 1, tree.mind->prior_heat);
        while (column < s->players && (point -= likings[column]) >= 0)
            column++;
        while (s->heights[column] == TALLEST)
            column = (column + 1) % (s->players + 1);
        place(s, column);
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

/* The best plan of the mover, remembered as long as this search lasts. */
static void ship(State *s) {
    static _Thread_local Solution solution;
    int seat = s->mover, coins = s->coins[seat];
    Cards owned = s->cards[seat];
    uint64_t hash = (owned ^ (uint64_t)s->pool << 17 ^ (uint64_t)s->supply << 31 ^ (uint64_t)(coins * 8 + seat)) *
                    0x9E3779B97F4A7C15u >> 53;
    Plan *plan = &tree.plans[hash];
    if (plan->stamp != tree.stamp || plan->owned != owned || plan->pool != s->pool || plan->supply != s->supply ||
        plan->seat != seat || plan->coins != coins) {
        const Result *best = &solution.results[best_plan(s, &solution)];
        *plan = (Plan){tree.stamp, owned, s->pool, s->supply, seat, coins, best->coins, solution.contracts,
                       {0}, {0}, best->warehouse, best->market, best->supply};
        memcpy(plan->card, solution.card, sizeof plan->card);
        memcpy(plan->needs, best->needs, sizeof plan->needs);
    }
    for (int n = 0; n < plan->contracts; n++)
        s->needs[box.contract_index[plan->card[n]]] = plan->needs[n];
    s->coins[seat] += (int16_t)plan->gained;
    s->supply = plan->left;
    s->pool = plan->warehouse + plan->market;
    stow(s, plan->warehouse, plan->market);
}

static void value_of(State *s, float *shares) {
    float scores[SEATS];
    while (s->phase == SHIPPING)
        ship(s);
    if (s->pile & ~box.of_kind[FIRE]) {
        Leaf leaf;
        describe(s, &leaf);
        evaluate(tree.mind->net, &leaf, s->players, scores, shares);
        return;
    }
    burn_rest(s);
    shares_of_result(s, shares);
    for (int seat = 0; seat < s->players; seat++)
        scores[seat] = (float)points_of(s, seat);
    /* Who can't win any more, or not lose, still plays for points. */
    softmax(scores, s->players, 4);
    for (int seat = 0; seat < s->players; seat++)
        shares[seat] = 0.9f * shares[seat] + 0.1f * scores[seat];
}

static int add_node(const State *s) {
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
    tree.node_count = 0;
    tree.root_mover = state->mover;
    appraise(state, &tree.appraisal);
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
