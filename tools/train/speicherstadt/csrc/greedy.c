/* The greedy brain: ai/speicherstadt/greedy.py and forecast.py once more. */
#include <math.h>
#include <string.h>

#include "core.h"

static const double TIE = 1e-9;
enum { SHIPPING_CAP = 600 };

typedef struct {
    const Appraisal *appraisal;
    State *state;
    double followers[PLACES][SEATS], unclaimed[PLACES][SEATS];
} Forecast;

/* What paying a price is worth to a seat; the first purchase of a round also costs the coin for idleness. */
double cost(const Appraisal *a, int seat, int coins, double price, bool idle) {
    const double *money = a->money[seat];
    int whole = (int)price, left = coins - whole;
    double paid = money[coins + idle] - money[left];
    if (price != whole)
        paid += (price - whole) * (left > 0 ? money[left] - money[left - 1] : money[1]);
    return paid;
}

/* Who buys the card in a column, and for how much: reasoned from the last in line to the first. */
int buyer_of(const Appraisal *a, const State *s, const double *followers, int column, double *at) {
    const double *gains = a->gains[column];
    double spite = a->weights->spite / (a->players - 1), paid = 0, theirs = 0;
    int buyer = NOBODY, heights = s->heights[column];
    *at = 0;
    for (int height = 1; height <= heights; height++) {
        int owner = s->lines[column][heights - height];
        double price = height + followers[owner];
        if (owner == buyer || s->coins[owner] < price)
            continue;
        double spent = cost(a, owner, s->coins[owner], price, !(s->bought >> owner & 1));
        double mine = gains[owner] - spent;
        if (a->shifting[column]) {
            double sum = 0;
            for (int seat = 0; seat < a->players; seat++)
                sum += a->shifts[column][owner][seat];
            mine -= spite * (sum - gains[owner]);
        }
        if (buyer != NOBODY) {
            theirs = -spite * (gains[buyer] - paid);
            if (a->shifting[column]) {
                const double *shift = a->shifts[column][buyer];
                double sum = 0;
                for (int seat = 0; seat < a->players; seat++)
                    sum += shift[seat];
                theirs += shift[owner] - spite * (sum - shift[owner] - gains[buyer]);
            }
        }
        if (mine > theirs + TIE) {
            buyer = owner;
            paid = spent;
            *at = price;
        }
    }
    return buyer;
}

/* What the sale of one card brings each seat, added to the totals; `forced` buys it at once, if it is a seat. */
static void sell(const Forecast *f, int column, int forced, double *totals) {
    const Appraisal *a = f->appraisal;
    State *s = f->state;
    double price = s->heights[column];
    int buyer = forced;
    if (forced == NOBODY)
        buyer = buyer_of(a, s, f->followers[column], column, &price);
    if (buyer == NOBODY) {
        for (int seat = 0; seat < a->players; seat++)
            totals[seat] += f->unclaimed[column][seat];
        return;
    }
    if (a->shifting[column])
        for (int seat = 0; seat < a->players; seat++)
            totals[seat] += a->shifts[column][buyer][seat];
    else
        totals[buyer] += a->gains[column][buyer];
    totals[buyer] -= cost(a, buyer, s->coins[buyer], price, !(s->bought >> buyer & 1));
    s->coins[buyer] = (int16_t)larger(0, s->coins[buyer] - (int)nearbyint(price));
    s->bought |= (uint8_t)(1 << buyer);
}

/* The same for all sales from a column on; who has what afterwards is forgotten again. */
static void run(const Forecast *f, int begin, int forced, double *totals) {
    State *s = f->state;
    int16_t coins[SEATS];
    uint8_t bought = s->bought;
    memcpy(coins, s->coins, sizeof coins);
    for (int column = begin; column <= s->players; column++)
        sell(f, column, column == begin ? forced : NOBODY, totals);
    memcpy(s->coins, coins, sizeof coins);
    s->bought = bought;
}

static int workers_left(const State *s, int seat) {
    int n = s->players, turn = (seat - s->first + n) % n;
    return WORKERS - (s->placed + n - 1 - turn) / n;
}

static void expect_followers(Forecast *f, int mover) {
    const Appraisal *a = f->appraisal;
    const State *s = f->state;
    int waiting[SEATS], total = 0, n = a->players;
    for (int seat = 0; seat < n; seat++)
        total += waiting[seat] = seat == mover ? 0 : workers_left(s, seat);
    if (!total)
        return;
    double surplus[PLACES][SEATS] = {{0}}, pulls[PLACES] = {0}, pull = 0;
    for (int column = 0; column <= n; column++) {
        int price = s->heights[column] + 1;
        for (int seat = 0; seat < n; seat++) {
            if (waiting[seat] && s->coins[seat] >= price)
                surplus[column][seat] = fmax(0.0, a->gains[column][seat] - cost(a, seat, s->coins[seat], price, true));
            pulls[column] += surplus[column][seat] * waiting[seat];
        }
        pull += pulls[column];
    }
    double even = 1.0 / (n + 1);
    for (int column = 0; column <= n; column++) {
        double share = pull > 0 ? a->weights->pull * pulls[column] / pull + (1 - a->weights->pull) * even : even;
        double coming = total * share, chance = fmin(1.0, coming) / total;
        for (int seat = 0; seat < n; seat++) {
            f->followers[column][seat] = a->weights->follow * coming * ((double)(total - waiting[seat]) / total);
            f->unclaimed[column][seat] = surplus[column][seat] * chance * waiting[seat];
        }
    }
}

/* A seat's share of the win, as the greedy brain reckons it. */
static double share_of(const Appraisal *a, const double *totals, int seat) {
    double all[SEATS], heat = a->weights->heat + a->weights->heat_round * a->rounds_left, sum = 0;
    for (int other = 0; other < a->players; other++)
        all[other] = a->standing[other] + (other == seat ? totals[other] : a->weights->deny * totals[other]);
    for (int other = 0; other < a->players; other++)
        sum += exp(fmax(-50.0, fmin(50.0, (all[other] - all[seat]) / heat)));
    return nearbyint(1e9 / sum) / 1e9;
}

/* What a point of each seat means to each seat: its own counts as one, others' the more the more they lead. */
void stakes_of(const Appraisal *a, double stakes[SEATS][SEATS]) {
    double heat = a->weights->heat + a->weights->heat_round * a->rounds_left, part[SEATS], best = a->standing[0], total = 0;
    for (int seat = 1; seat < a->players; seat++)
        best = fmax(best, a->standing[seat]);
    for (int seat = 0; seat < a->players; seat++)
        total += part[seat] = exp((a->standing[seat] - best) / heat);
    for (int seat = 0; seat < a->players; seat++)
        for (int other = 0; other < a->players; other++)
            stakes[seat][other] = seat == other ? 1 : -a->weights->deny * part[other] / (total - part[seat]);
}

/* What all sales bring if the mover places its worker in a column; `before` is what those left of it bring. */
static void sell_all_with(const Forecast *f, int column, const double *before, double *totals) {
    State *s = f->state;
    s->lines[column][s->heights[column]++] = s->mover;
    memcpy(totals, before, SEATS * sizeof *totals);
    run(f, column, NOBODY, totals);
    s->heights[column]--;
}

/* What placing a worker in each column may bring the mover, as the greedy brain foresees it. */
void foresee_placements(const Appraisal *a, const double *stakes, const State *state, float *worths) {
    State s = *state;
    Forecast f = {.appraisal = a, .state = &s};
    double before[SEATS] = {0}, totals[SEATS];
    expect_followers(&f, s.mover);
    for (int column = 0; column <= s.players; column++) {
        worths[column] = -1000;
        if (s.heights[column] < TALLEST) {
            sell_all_with(&f, column, before, totals);
            double worth = 0;
            for (int seat = 0; seat < s.players; seat++)
                worth += stakes[seat] * totals[seat];
            worths[column] = (float)worth;
        }
        sell(&f, column, NOBODY, before);
    }
}

/* The column to place a worker on, or whether to buy; each choice's share of the win in `shares`. */
int greedy_choice(const State *state, double *shares) {
    Appraisal a;
    State s = *state;
    Forecast f = {.appraisal = &a, .state = &s};
    double before[SEATS] = {0}, totals[SEATS];
    int seat = s.mover, best = -1;
    appraise(state, &a);
    if (s.phase == DEMAND) {
        expect_followers(&f, seat);
        for (int column = 0; column <= s.players; column++) {
            shares[column] = -1;
            if (s.heights[column] < TALLEST) {
                sell_all_with(&f, column, before, totals);
                shares[column] = share_of(&a, totals, seat);
                if (best < 0 || shares[column] > shares[best])
                    best = column;
            }
            sell(&f, column, NOBODY, before);
        }
        return best;
    }
    shares[1] = -1;
    if (s.coins[seat] >= s.heights[s.column]) {
        memcpy(totals, before, sizeof totals);
        run(&f, s.column, seat, totals);
        shares[1] = share_of(&a, totals, seat);
    }
    int8_t *line = s.lines[s.column];
    memmove(line, line + 1, TALLEST - 1);
    s.heights[s.column]--;
    run(&f, s.column, NOBODY, before);
    shares[0] = share_of(&a, before, seat);
    return shares[1] >= shares[0];
}

int best_plan(const State *s, Solution *solution) {
    int best = 0;
    double most = 0;
    solve(s, SHIPPING_CAP, solution);
    for (int n = 0; n < solution->count; n++) {
        double worth = shipped_worth(s, solution, &solution->results[n]);
        if (!n || worth > most) {
            most = worth;
            best = n;
        }
    }
    return best;
}

void ship_by_rule(State *s) {
    static _Thread_local Solution solution;
    int best = best_plan(s, &solution);
    ship_to(s, &solution, &solution.results[best]);
}

void greedy_move(State *s) {
    double shares[PLACES];
    if (s->phase == SHIPPING) {
        ship_by_rule(s);
        return;
    }
    int choice = greedy_choice(s, shares);
    if (s->phase == DEMAND)
        place(s, choice);
    else if (choice)
        buy(s);
    else
        pass(s);
}
