/* The shipping solver of games/speicherstadt/shipping.py, result for result and in the same order. */
#include <stdlib.h>
#include <string.h>

#include "core.h"

enum { POINT = 100, COIN = 101, LAST_COIN = 1, FILLED = 200, FILLED_TOGETHER = 10, FOR_A_SPACE = 150 };
enum { MOST_SUMS = 4096, MOST_OPTIONS = 512, MOST_SETS = 1024, NO_LIMIT = 1 << 30 };

typedef struct {
    Bundle kept, loaded;
    int keeps, fitting, loadable, salable, others;
} Option;

typedef struct {
    int points, taken, chosen;
    Bundle needed;
} Finish;

typedef struct {
    const State *state;
    Solution *out;
    int contracts, needs_points[CONTRACTS], needs_spaces[CONTRACTS];
    Bundle needs[CONTRACTS], pool, cubes;
    int have[GOODS], open[GOODS], takable[GOODS];
    bool traders[GOODS], last;
    int warehouse_room, room, coin, fitting, visited;
    int option_count[GOODS];
    Option options[GOODS][MOST_OPTIONS];
    int choice_count;
    Option choices[MOST_SUMS];
    Option spare[MOST_SUMS];
} Puzzle;

static void set_options(Puzzle *p, int good, int from, int to, bool keep_taken) {
    int n = 0;
    for (int loaded = from; loaded <= to; loaded++) {
        int spaces = p->open[good] - loaded;
        int most = keep_taken ? p->have[good] + p->takable[good] - loaded : larger(p->have[good] - loaded, 0);
        for (int kept = 0; kept <= smaller(most, p->room); kept++) {
            int over = p->have[good] - loaded - kept;
            Option option = {(Bundle)kept * CUBE(good), (Bundle)loaded * CUBE(good), kept, smaller(kept, spaces), 0, 0, 0};
            if (over < 0) {
                option.others = 3 * over;
            } else if (p->traders[good]) {
                option.salable = over;
            } else {
                option.others = over;
                option.loadable = over && spaces > 0;
            }
            p->options[good][n++] = option;
        }
    }
    p->option_count[good] = n;
}

static bool find_choices(Puzzle *p, int limit) {
    int rest = size(p->pool), order[GOODS], n = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int good = 0; good < GOODS; good++)
            if ((p->have[good] == 0) == pass)
                order[n++] = good;
    Option *sums = p->choices, *next = p->spare;
    memset(&sums[0], 0, sizeof *sums);
    int sum_count = 1;
    for (int i = 0; i < GOODS; i++) {
        int good = order[i];
        const Option *options = p->options[good];
        if (p->option_count[good] == 1 && !options[0].kept && !options[0].loaded && !options[0].others && !options[0].salable)
            continue;
        int visited = p->visited + sum_count * p->option_count[good];
        if (visited > limit)
            return false;
        p->visited = visited;
        rest -= p->have[good];
        int found = 0;
        for (int a = 0; a < sum_count; a++)
            for (int b = 0; b < p->option_count[good] && found < MOST_SUMS; b++) {
                Option sum = sums[a];
                sum.kept += options[b].kept;
                sum.loaded += options[b].loaded;
                sum.keeps += options[b].keeps;
                sum.fitting += options[b].fitting;
                sum.loadable += options[b].loadable;
                sum.salable += options[b].salable;
                sum.others += options[b].others;
                if (sum.keeps <= p->room && sum.others + sum.salable + rest >= 0)
                    next[found++] = sum;
            }
        Option *swapped = sums;
        sums = next;
        next = swapped;
        sum_count = found;
    }
    int kept = 0;
    for (int a = 0; a < sum_count; a++) {
        Option sum = sums[a];
        if (sum.others > 0 && sum.others & 1 && (sum.keeps < p->room || sum.loadable))
            continue;
        p->choices[kept++] = sum;
    }
    p->choice_count = kept;
    return true;
}

static void add_result(Puzzle *p, const Option *choice, const Bundle *needs, bool once) {
    Solution *out = p->out;
    if (out->count == MOST_RESULTS)
        return;
    Result *result = &out->results[out->count];
    memset(result, 0, sizeof *result);
    int stored = choice->keeps, coins = choice->salable;
    coins += choice->others > 0 ? choice->others / 2 : choice->others;
    if (stored > p->warehouse_room) {
        stored = p->warehouse_room;
        for (int good = 0; good < GOODS && !result->market; good++)
            if (count(choice->kept, good))
                result->market = CUBE(good);
    }
    result->warehouse = choice->kept - result->market;
    result->supply = p->cubes - choice->loaded - choice->kept;
    result->coins = coins;
    result->worth = POINT * stored + p->fitting * choice->fitting + p->coin * coins;
    for (int n = 0; n < p->contracts; n++) {
        int filled = p->last ? 0 : p->needs_spaces[n] - size(needs[n]);
        result->needs[n] = needs[n];
        result->worth += needs[n] ? FILLED * filled + FILLED_TOGETHER * filled * filled : POINT * p->needs_points[n];
    }
    for (int n = 0; once && n < out->count; n++)
        if (!memcmp(&out->results[n], result, sizeof *result))
            return;
    out->count++;
}

static void spread_good(Puzzle *p, const Option *choice, int good, Bundle *needs);

static void spread(Puzzle *p, const Option *choice, int good, int contract, int cubes, Bundle *needs) {
    if (contract < 0) {
        if (!cubes)
            spread_good(p, choice, good + 1, needs);
        return;
    }
    for (int here = 0; here <= smaller(cubes, count(p->needs[contract], good)); here++) {
        needs[contract] -= (Bundle)here * CUBE(good);
        spread(p, choice, good, contract - 1, cubes - here, needs);
        needs[contract] += (Bundle)here * CUBE(good);
    }
}

static void spread_good(Puzzle *p, const Option *choice, int good, Bundle *needs) {
    while (good < GOODS && !count(choice->loaded, good))
        good++;
    if (good == GOODS)
        add_result(p, choice, needs, false);
    else
        spread(p, choice, good, p->contracts - 1, count(choice->loaded, good), needs);
}

static int ways(const Puzzle *p, int good, int contracts, int cubes) {
    if (!contracts)
        return !cubes;
    int total = 0;
    for (int here = 0; here <= smaller(cubes, count(p->needs[contracts - 1], good)); here++)
        total += ways(p, good, contracts - 1, cubes - here);
    return total;
}

static bool find_all(Puzzle *p, int cap, bool keep_taken) {
    int limit = p->visited + cap;
    for (int good = 0; good < GOODS; good++)
        set_options(p, good, 0, smaller(p->open[good], p->have[good] + p->takable[good]), keep_taken);
    if (!find_choices(p, limit))
        return false;
    int64_t results = 0;
    for (int n = 0; n < p->choice_count; n++) {
        int64_t product = 1;
        for (int good = 0; good < GOODS; good++)
            product *= ways(p, good, p->contracts, count(p->choices[n].loaded, good));
        results += product;
    }
    if (p->visited + results > limit)
        return false;
    p->visited += (int)results;
    for (int n = 0; n < p->choice_count; n++) {
        Bundle needs[CONTRACTS];
        memcpy(needs, p->needs, sizeof needs);
        spread_good(p, &p->choices[n], 0, needs);
    }
    return true;
}

static int compare_finishes(const void *left, const void *right) {
    const Finish *a = left, *b = right;
    if (a->points != b->points)
        return b->points - a->points;
    if (a->taken != b->taken)
        return a->taken - b->taken;
    if (a->chosen == b->chosen)
        return 0;
    /* As tuples of ascending numbers compare: the first difference decides, the shorter one is smaller. */
    int differing = a->chosen ^ b->chosen, low = differing & -differing;
    bool in_a = a->chosen & low;
    int other = in_a ? b->chosen : a->chosen;
    bool other_ends = other < low;
    return in_a != other_ends ? -1 : 1;
}

static int find_finishes(Puzzle *p, Finish *found) {
    int sets = 1;
    memset(found, 0, sizeof *found);
    for (int n = 0; n < p->contracts; n++) {
        int before = sets;
        for (int i = 0; i < before; i++) {
            p->visited++;
            Bundle needed = found[i].needed + p->needs[n];
            int taken = 0;
            bool there = true;
            for (int good = 0; good < GOODS; good++) {
                int missing = larger(count(needed, good) - p->have[good], 0);
                taken += missing;
                there = there && missing <= p->takable[good];
            }
            if (there && size(p->pool) - size(needed) - 2 * taken >= 0 && sets < MOST_SETS)
                found[sets++] = (Finish){found[i].points + p->needs_points[n], taken, found[i].chosen | 1 << n, needed};
        }
    }
    qsort(found, (size_t)sets, sizeof *found, compare_finishes);
    return sets;
}

static void load_onto(const Puzzle *p, int contract, Bundle *loaded, Bundle *needs) {
    for (int good = 0; good < GOODS; good++) {
        Bundle part = (Bundle)smaller(count(*loaded, good), count(p->needs[contract], good)) * CUBE(good);
        needs[contract] -= part;
        *loaded -= part;
    }
}

static void find_finishing(Puzzle *p, int cap) {
    static _Thread_local Finish finishes[MOST_SETS];
    int limit = p->visited + cap / 2, sets = find_finishes(p, finishes);
    for (int i = 0; i < sets; i++) {
        for (int load_all = 1; load_all >= 0; load_all--) {
            for (int good = 0; good < GOODS; good++) {
                int loaded = count(finishes[i].needed, good);
                if (load_all)
                    loaded = larger(loaded, smaller(p->open[good], p->have[good]));
                set_options(p, good, loaded, loaded, false);
            }
            find_choices(p, NO_LIMIT);
            if (!p->choice_count)
                continue;
            Bundle needs[CONTRACTS], loaded = p->choices[0].loaded;
            memcpy(needs, p->needs, sizeof needs);
            for (int n = 0; n < p->contracts; n++)
                if (finishes[i].chosen >> n & 1)
                    load_onto(p, n, &loaded, needs);
            for (int open = 1; open <= 4; open++)
                for (int n = 0; n < p->contracts; n++)
                    if (!(finishes[i].chosen >> n & 1) && size(p->needs[n]) == open)
                        load_onto(p, n, &loaded, needs);
            p->visited += p->choice_count;
            for (int n = 0; n < p->choice_count; n++)
                add_result(p, &p->choices[n], needs, true);
        }
        if (p->visited >= limit)
            break;
    }
}

static void sort_results(Solution *out) {
    /* Insertion keeps equals in order, and most of a list is in order already. */
    static _Thread_local Result sorted[MOST_RESULTS];
    static _Thread_local int order[MOST_RESULTS];
    for (int n = 0; n < out->count; n++) {
        int at = n;
        while (at && out->results[order[at - 1]].worth < out->results[n].worth) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = n;
    }
    for (int n = 0; n < out->count; n++)
        sorted[n] = out->results[order[n]];
    memcpy(out->results, sorted, (size_t)out->count * sizeof *sorted);
}

void solve(const State *state, int cap, Solution *out) {
    static _Thread_local Puzzle puzzle;
    Puzzle *p = &puzzle;
    int seat = state->mover;
    Cards owned = state->cards[seat];
    p->state = state;
    p->out = out;
    p->contracts = p->visited = out->count = 0;
    p->pool = state->pool;
    p->cubes = state->pool + state->supply;
    for (Cards left = owned & box.of_kind[CONTRACT]; left; left &= left - 1) {
        int card = lowest(left);
        Bundle need = state->needs[box.contract_index[card]];
        if (!need)
            continue;
        out->card[p->contracts] = card;
        p->needs_points[p->contracts] = box.points[card];
        p->needs_spaces[p->contracts] = size(box.goods[card]);
        p->needs[p->contracts++] = need;
    }
    out->contracts = p->contracts;
    int most = size(state->pool) / 3;
    for (int good = 0; good < GOODS; good++) {
        p->have[good] = count(state->pool, good);
        p->open[good] = 0;
        for (int n = 0; n < p->contracts; n++)
            p->open[good] += count(p->needs[n], good);
        p->takable[good] = smaller(most, count(state->supply, good));
        p->traders[good] = owned & box.trader_of[good];
    }
    p->warehouse_room = owned & box.of_kind[WAREHOUSE] ? WAREHOUSE_ROOM : 0;
    p->room = p->warehouse_room + MARKET_ROOM;
    p->last = !(state->pile & ~box.of_kind[FIRE]);
    p->coin = (p->last ? LAST_COIN : COIN) + (owned & box.of_kind[CHAMBER] ? POINT : 0);
    p->fitting = p->last ? 0 : FOR_A_SPACE;
    out->complete = find_all(p, cap, true);
    if (!out->complete) {
        bool takable = false;
        for (int good = 0; good < GOODS; good++)
            takable = takable || p->takable[good];
        if (!takable || !find_all(p, cap, false))
            find_finishing(p, cap);
    }
    sort_results(out);
}

void ship_to(State *s, const Solution *solution, const Result *result) {
    for (int n = 0; n < solution->contracts; n++)
        s->needs[box.contract_index[solution->card[n]]] = result->needs[n];
    s->coins[s->mover] += (int16_t)result->coins;
    s->supply = result->supply;
    s->pool = result->warehouse + result->market;
    stow(s, result->warehouse, result->market);
}
