/* The end of a round under search: shipping as looks best, and what the net says, each remembered for one search. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { SLOTS = 2048 };

typedef struct {
    uint64_t stamp, owned;
    Bundle pool, supply;
    int seat, coins;
    int gained, contracts, card[CONTRACTS];
    Bundle needs[CONTRACTS], warehouse, market, left;
} Plan;

typedef struct {
    uint64_t stamp, cards, needs;
    Bundle warehouse, market;
    int seat, coins, base;
    float out[2];
} Own;

static _Thread_local struct {
    Plan plans[SLOTS];
    Own owns[SLOTS];
    const Net *net;
    Sums sums;
    Bundle supply;
    int rounds_left;
    uint64_t stamp;
} known;

void begin_leaves(const State *root, const Net *net) {
    Features outlook;
    known.stamp++;
    known.net = net;
    known.supply = root->supply;
    known.rounds_left = bits(root->pile & ~box.of_kind[FIRE]) / (root->players + 1);
    if (!known.rounds_left)
        return;
    describe_outlook(root, &outlook);
    outlook_sums(net, &outlook, &known.sums);
}

static int slot_of(uint64_t key) { return (int)(key * 0x9E3779B97F4A7C15u >> 53); }

/* The best plan of the mover, remembered as long as this search lasts. */
static void ship(State *s) {
    static _Thread_local Solution solution;
    int seat = s->mover, coins = s->coins[seat];
    Cards owned = s->cards[seat];
    uint64_t key = owned ^ (uint64_t)s->pool << 17 ^ (uint64_t)s->supply << 31 ^ (uint64_t)(coins * 8 + seat);
    Plan *plan = &known.plans[slot_of(key)];
    if (plan->stamp != known.stamp || plan->owned != owned || plan->pool != s->pool || plan->supply != s->supply ||
        plan->seat != seat || plan->coins != coins) {
        const Result *best = &solution.results[best_plan(s, &solution)];
        *plan = (Plan){known.stamp, owned, s->pool, s->supply, seat, coins, best->coins, solution.contracts,
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

static const Own *own_of(const State *s, int seat) {
    Cards cards = s->cards[seat];
    uint64_t needs = 0;
    for (Cards left = cards & box.of_kind[CONTRACT]; left; left &= left - 1)
        needs = needs * 0xD1B54A32D192ED03u + s->needs[box.contract_index[lowest(left)]];
    uint64_t key = cards * 31 ^ needs ^ (uint64_t)s->warehouse[seat] << 29 ^ (uint64_t)s->market[seat] << 13 ^
                   (uint64_t)(s->coins[seat] * 8 + seat);
    Own *own = &known.owns[slot_of(key)];
    if (own->stamp != known.stamp || own->cards != cards || own->needs != needs || own->seat != seat ||
        own->warehouse != s->warehouse[seat] || own->market != s->market[seat] || own->coins != s->coins[seat]) {
        Features features = {0};
        *own = (Own){known.stamp, cards, needs, s->warehouse[seat], s->market[seat],
                     seat, s->coins[seat], points_of(s, seat), {0, 0}};
        describe_own(s, seat, &features);
        own_out(known.net, &features, &known.sums, own->out);
    }
    return own;
}

static void foresee(State *s, float *scores, float *logits) {
    /* As in the program, a search looks at the general supply as it was where it began. */
    s->supply = known.supply;
    for (int seat = 0; seat < s->players; seat++) {
        const Own *own = own_of(s, seat);
        scores[seat] = (float)own->base + own->out[0];
        logits[seat] = own->out[1];
    }
    for (int seat = 0; seat < s->players; seat++) {
        Features features = {0};
        float out[2];
        describe_relation(s, seat, &features);
        relation_out(known.net, &features, &known.sums, out);
        scores[seat] += out[0];
        logits[seat] += out[1];
    }
}

/* Shares of the win; the state goes on to the end of its round. */
void value_of(State *s, float *shares) {
    float scores[SEATS], sum = 0;
    while (s->phase == SHIPPING)
        ship(s);
    if (known.rounds_left) {
        foresee(s, scores, shares);
        shares_of_logits(known.net, known.rounds_left, s->players, scores, shares);
        return;
    }
    burn_rest(s);
    shares_of_result(s, shares);
    /* Who can't win any more, or not lose, still plays for points. */
    for (int seat = 0; seat < s->players; seat++)
        sum += scores[seat] = expf(0.25f * (float)points_of(s, seat));
    for (int seat = 0; seat < s->players; seat++)
        shares[seat] = 0.9f * shares[seat] + 0.1f * scores[seat] / sum;
}
