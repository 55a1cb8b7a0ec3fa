/* What a position, and each card on offer in it, is worth to every seat: ai/speicherstadt/values.py once more. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { MOST_ROUNDS_LEFT = 17, FIRE_SLOTS = 1024 };

Weights weights_of[SEATS + 1];

typedef double Chances[4][GOODS];

typedef struct {
    int count, wanted_size[GOODS];
    Bundle needs[CONTRACTS], wanted, spare;
    int points[CONTRACTS];
} Holdings;

static double rounded(double x) { return nearbyint(x * 1e9) / 1e9; }

static double clamped(double x) { return fmax(-50.0, fmin(50.0, x)); }

static const double *money_of(int players, int rounds, bool chamber) {
    static _Thread_local double tables[SEATS + 1][MOST_ROUNDS_LEFT][2][MOST_COINS + 1];
    double *table = tables[players][rounds][chamber];
    if (table[1] == 0) {
        const Weights *w = &weights_of[players];
        double top = w->coin * (1 - pow(w->coin_fade, rounds));
        for (int k = 0; k < MOST_COINS; k++) {
            double worth = fmax(0.02, rounded(top * (w->coin_floor + (1 - w->coin_floor) * pow(w->coin_decay, k))));
            table[k + 1] = table[k] + (chamber ? fmax(1.02, worth) : worth);
        }
    }
    return table;
}

static void find_chances(const Weights *w, int players, Bundle to_come, Chances chances) {
    static const int spaces[] = {1, 1, 2, 3};
    double part = w->reach / players, others = w->convert * size(to_come);
    for (int good = 0; good < GOODS; good++)
        for (int n = 0; n < 4; n++)
            chances[n][good] = rounded(1 - exp(-(part * (count(to_come, good) + others)) / spaces[n]));
}

static void hold(Holdings *h, Bundle held) {
    h->wanted = 0;
    for (int n = 0; n < h->count; n++) {
        for (int good = 0; good < GOODS; good++)
            if (count(h->needs[n], good) && count(held, good)) {
                held -= CUBE(good);
                h->needs[n] -= CUBE(good);
            }
        h->wanted += h->needs[n];
    }
    h->spare = held;
}

static void find_holdings(const State *s, int seat, Holdings *h) {
    h->count = 0;
    for (int n = 0; n < CONTRACTS; n++)
        if (s->cards[seat] >> box.contract_card[n] & 1 && s->needs[n]) {
            h->points[h->count] = box.points[box.contract_card[n]];
            h->needs[h->count++] = s->needs[n];
        }
    bool shipping = s->phase == SHIPPING && seat == s->mover;
    hold(h, shipping ? s->pool : s->fresh[seat] + s->warehouse[seat] + s->market[seat]);
}

static double contract_worth(Bundle needs, int points, Bundle wanted, const Chances chances) {
    double worth = points;
    for (int good = 0; good < GOODS; good++)
        for (int n = count(needs, good); n; n--)
            worth *= chances[smaller(3, count(wanted, good))][good];
    return worth;
}

static double contracts_worth(const Holdings *h, Bundle wanted, const Chances chances) {
    double total = 0;
    for (int n = 0; n < h->count; n++)
        total += contract_worth(h->needs[n], h->points[n], wanted, chances);
    return total;
}

static double new_contract(int card, const Holdings *h, const Chances chances) {
    Bundle left = 0;
    for (int good = 0; good < GOODS; good++)
        if (count(box.goods[card], good) && !count(h->spare, good))
            left += CUBE(good);
    Bundle wanted = h->wanted + left;
    double after = contracts_worth(h, wanted, chances) + contract_worth(left, box.points[card], wanted, chances);
    return after - contracts_worth(h, h->wanted, chances);
}

static double new_ship(const State *s, int seat, Bundle cubes, const Holdings *h, const Chances chances, double coin) {
    const Weights *w = &weights_of[s->players];
    Cards owned = s->cards[seat];
    double gain = s->pile & box.of_kind[PORT] ? w->port / s->players : 0;
    if (owned & box.of_kind[PORT])
        gain = 1;
    if (h->count) {
        Holdings after = *h;
        hold(&after, cubes);
        gain += contracts_worth(&after, after.wanted, chances) - contracts_worth(h, h->wanted, chances);
        cubes = after.spare;
    }
    int room = owned & box.of_kind[WAREHOUSE] ? WAREHOUSE_ROOM : 0;
    room -= larger(0, size(h->spare) - MARKET_ROOM);
    for (int good = 0; good < GOODS; good++)
        for (int n = count(cubes, good); n; n--) {
            bool trader = owned & box.trader_of[good];
            if (trader && coin > w->stored) {
                gain += coin;
            } else if (room > 0) {
                room--;
                gain += w->stored;
            } else {
                gain += trader ? coin : coin / 2;
            }
        }
    return gain;
}

/* By how much ahead, from -MOST_STRENGTH on: the points that all fires to come may bring. */
static const double *fires_of(int players, Cards pile) {
    static _Thread_local struct {
        Cards key;
        int players;
        double ahead[2 * MOST_STRENGTH + 1];
    } slots[FIRE_SLOTS];
    Cards key = pile & (box.of_kind[FIREFIGHTER] | box.of_kind[FIRE]);
    uint64_t hash = (key + (uint64_t)players) * 0x9E3779B97F4A7C15u >> 54;
    if (slots[hash].key != key || slots[hash].players != players) {
        const Weights *w = &weights_of[players];
        double *ahead = memset(slots[hash].ahead, 0, sizeof slots[hash].ahead);
        slots[hash].key = key;
        slots[hash].players = players;
        double before = 0;
        for (int season = 0; season < SEASONS; season++) {
            double coming = 0;
            for (Cards left = key & box.of_season[season] & box.of_kind[FIREFIGHTER]; left; left &= left - 1)
                coming += box.value[lowest(left)];
            for (Cards left = key & box.of_season[season] & box.of_kind[FIRE]; left; left &= left - 1) {
                double luck = w->fire_start + w->fire_spread * (before + coming / 2);
                for (int d = -MOST_STRENGTH; d <= MOST_STRENGTH; d++)
                    ahead[d + MOST_STRENGTH] += rounded(box.value[lowest(left)] / (1 + exp(-clamped((d + 0.5) / luck))));
            }
            before += coming;
        }
    }
    return slots[hash].ahead + MOST_STRENGTH;
}

static double fire_balance(const double *fire, const int *strength, int players, int seat) {
    int most = -1, least = 1000;
    for (int other = 0; other < players; other++)
        if (other != seat) {
            most = larger(most, strength[other]);
            least = smaller(least, strength[other]);
        }
    return fire[strength[seat] - most] - fire[least - strength[seat]];
}

static double offices_worth(const Weights *w, int players, int owned, int left) {
    static const int points[] = {0, 2, 5, 9, 14};
    static const int choose[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    double chance = fmin(0.9, w->office / players), total = 0;
    for (int k = 0; k <= left; k++)
        total += choose[left][k] * pow(chance, k) * pow(1 - chance, left - k) * points[owned + k];
    return rounded(total);
}

static double other_card(const State *s, int seat, int card, Bundle to_come, double coin, int rounds, Cards row) {
    const Weights *w = &weights_of[s->players];
    int n = s->players, coins = s->coins[seat];
    switch (box.kind[card]) {
    case TRADER:
        for (int good = 0; good < GOODS; good++)
            if (box.trader_of[good] >> card & 1)
                return box.points[card] + coin * w->trade * count(to_come, good) / n;
        return 0;
    case WAREHOUSE:
        return w->stored * fmin(WAREHOUSE_ROOM, w->storing * size(to_come) / n) + w->depot * bits(s->pile) / CARDS;
    case BANK:
        return coin * w->bank * (rounds + 1);
    case PORT:
        return bits(s->cards[seat] & box.of_kind[SHIP]) + w->port * bits((s->pile | row) & box.of_kind[SHIP]) / n;
    case CHAMBER:
        return money_of(n, rounds, true)[coins] - money_of(n, rounds, false)[coins] + w->chamber * rounds;
    default:
        return box.points[card];
    }
}

static double standing_of(const State *s, int seat, const Holdings *h, const Chances chances, const double *money,
                          Bundle to_come, int offices_left, int rounds) {
    const Weights *w = &weights_of[s->players];
    Cards owned = s->cards[seat];
    int coins = s->coins[seat], offices = bits(owned & box.of_kind[OFFICE]);
    double worth = points_of(s, seat) + money[coins], coin = money[coins + 1] - money[coins];
    if (owned & box.of_kind[CHAMBER])
        worth -= coins;
    worth += offices_worth(w, s->players, offices, offices_left) - offices_worth(w, s->players, offices, 0);
    worth += contracts_worth(h, h->wanted, chances);
    for (int good = 0; good < GOODS; good++)
        if (owned & box.trader_of[good])
            worth += coin * w->trade * count(to_come, good) / s->players;
    if (owned & box.of_kind[BANK])
        worth += coin * w->bank * (rounds + 1);
    return worth;
}

static void fire_shifts(const State *s, const double *fire, const int *strength, int value, double shifts[SEATS][SEATS]) {
    double before[SEATS];
    int after[SEATS];
    for (int seat = 0; seat < s->players; seat++)
        before[seat] = fire_balance(fire, strength, s->players, seat);
    for (int buyer = 0; buyer < s->players; buyer++) {
        memcpy(after, strength, sizeof after);
        after[buyer] += value;
        for (int seat = 0; seat < s->players; seat++)
            shifts[buyer][seat] = fire_balance(fire, after, s->players, seat) - before[seat];
    }
}

void appraise(const State *s, Appraisal *found) {
    const Weights *w = &weights_of[s->players];
    int n = s->players, rounds = bits(s->pile & ~box.of_kind[FIRE]) / (n + 1), places = s->dealt;
    int first_unsold = s->phase ? s->column : 0, strength[SEATS];
    Bundle to_come = s->bag;
    Cards row = 0, unsold = 0;
    for (int column = 0; column < places; column++) {
        to_come += s->freight[column];
        row |= (Cards)1 << s->row[column];
        if (column >= first_unsold)
            unsold |= (Cards)1 << s->row[column];
    }
    Chances chances;
    find_chances(w, n, to_come, chances);
    Holdings holdings[SEATS];
    double coin[SEATS];
    int offices_left = bits((s->pile | unsold) & box.of_kind[OFFICE]);
    const double *fire = fires_of(n, s->pile);
    found->players = n;
    found->weights = w;
    found->rounds_left = rounds;
    for (int seat = 0; seat < n; seat++) {
        strength[seat] = s->strength[seat];
        find_holdings(s, seat, &holdings[seat]);
        found->money[seat] = money_of(n, rounds, s->cards[seat] & box.of_kind[CHAMBER]);
        coin[seat] = found->money[seat][s->coins[seat] + 1] - found->money[seat][s->coins[seat]];
    }
    for (int seat = 0; seat < n; seat++)
        found->standing[seat] =
            standing_of(s, seat, &holdings[seat], chances, found->money[seat], to_come, offices_left, rounds) +
            fire_balance(fire, strength, n, seat);
    for (int column = 0; column < places; column++) {
        int card = s->row[column], kind = box.kind[card];
        double *gains = found->gains[column];
        found->shifting[column] = kind == FIREFIGHTER && column >= first_unsold;
        if (found->shifting[column])
            fire_shifts(s, fire, strength, box.value[card], found->shifts[column]);
        for (int seat = 0; seat < n; seat++) {
            int offices = bits(s->cards[seat] & box.of_kind[OFFICE]);
            if (column < first_unsold)
                gains[seat] = 0;
            else if (kind == SHIP)
                gains[seat] = new_ship(s, seat, s->freight[column], &holdings[seat], chances, coin[seat]);
            else if (kind == CONTRACT)
                gains[seat] = new_contract(card, &holdings[seat], chances);
            else if (kind == FIREFIGHTER)
                gains[seat] = found->shifts[column][seat][seat];
            else if (kind == OFFICE)
                gains[seat] = offices_worth(w, n, offices + 1, offices_left - 1) - offices_worth(w, n, offices, offices_left - 1);
            else
                gains[seat] = other_card(s, seat, card, to_come, coin[seat], rounds, row);
        }
    }
}

/* What a result of the mover's shipping is worth, up to what is the same for all. */
double shipped_worth(const State *s, const Solution *solution, const Result *result) {
    const Weights *w = &weights_of[s->players];
    int seat = s->mover, rounds = bits(s->pile & ~box.of_kind[FIRE]) / (s->players + 1);
    Chances chances;
    find_chances(w, s->players, s->bag, chances);
    Bundle open = 0, wanted = 0, kept = result->warehouse + result->market;
    double worth = 0;
    for (int n = 0; n < solution->contracts; n++)
        open += result->needs[n];
    for (int n = 0; n < solution->contracts; n++)
        worth += contract_worth(result->needs[n], box.points[solution->card[n]], open, chances);
    worth += money_of(s->players, rounds, s->cards[seat] & box.of_kind[CHAMBER])[s->coins[seat] + result->coins];
    worth += size(result->warehouse);
    for (Cards left = s->pile & box.of_kind[CONTRACT]; left; left &= left - 1)
        wanted += box.goods[lowest(left)];
    for (int good = 0; rounds && good < GOODS; good++)
        worth += w->option * (1 + count(wanted, good)) * count(kept, good);
    return rounded(worth);
}
