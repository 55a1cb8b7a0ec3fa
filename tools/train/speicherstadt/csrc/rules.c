/* The rules; paragraphs as in docs/rules/speicherstadt.md. */
#include <string.h>

#include "core.h"

Box box;

static void open_shipping(State *s);

static Bundle kinds_of(Bundle bundle) {
    Bundle kinds = 0;
    for (int good = 0; good < GOODS; good++)
        if (count(bundle, good))
            kinds += CUBE(good);
    return kinds;
}

void start(State *s, int players, int first) {
    memset(s, 0, sizeof *s);
    s->players = (int8_t)players;
    s->first = (int8_t)first;
    s->pile = box.in_play[players];
    s->phase = SUPPLY;
    s->mover = CHANCE;
    for (int good = 0; good < GOODS; good++)
        s->bag += 9 * CUBE(good);
    for (int seat = 0; seat < players; seat++)
        s->coins[seat] = 5;
    for (int n = 0; n < CONTRACTS; n++)
        s->needs[n] = box.goods[box.contract_card[n]];
}

/* §4 */
static void burn(State *s, int card) {
    int most = -1, least = 1000;
    for (int seat = 0; seat < s->players; seat++) {
        most = larger(most, s->strength[seat]);
        least = smaller(least, s->strength[seat]);
    }
    s->fires++;
    if (most == least)
        return;
    for (int seat = 0; seat < s->players; seat++) {
        if (s->strength[seat] == most)
            s->fire_points[seat] += (int16_t)box.value[card];
        else if (s->strength[seat] == least)
            s->fire_points[seat] -= (int16_t)box.value[card];
    }
}

void deal(State *s, int card, Bundle cargo) {
    s->pile &= ~((Cards)1 << card);
    if (box.kind[card] == FIRE) {
        burn(s, card);
        if (!s->pile) {
            s->phase = OVER;
            s->mover = NOBODY;
        } else if (s->pile == box.of_season[SEASONS - 1]) {
            s->phase = END;
        }
        return;
    }
    s->row[s->dealt] = (int8_t)card;
    s->freight[s->dealt] = cargo;
    s->bag -= cargo;
    if (++s->dealt > s->players) {
        s->phase = DEMAND;
        s->mover = s->first;
        s->placed = s->column = 0;
        s->bought = 0;
        memset(s->heights, 0, sizeof s->heights);
    }
}

void serve(State *s, const Deals *deals) {
    while (s->mover == CHANCE) {
        int n = bits(box.in_play[s->players]) - bits(s->pile);
        deal(s, deals->cards[n], deals->cargo[n]);
    }
}

/* §5: what fires are left when nothing else is in the pile. */
void burn_rest(State *s) {
    while (s->pile)
        deal(s, lowest(s->pile), 0);
}

static void open_sale(State *s, int column) {
    while (column <= s->players && !s->heights[column]) {
        s->supply += s->freight[column];
        s->freight[column++] = 0;
    }
    s->column = (int8_t)column;
    if (column <= s->players) {
        s->mover = s->lines[column][0];
    } else {
        s->phase = SHIPPING;
        s->turn = 0;
        open_shipping(s);
    }
}

void place(State *s, int column) {
    s->lines[column][s->heights[column]++] = s->mover;
    if (++s->placed < WORKERS * s->players) {
        s->mover = (int8_t)((s->first + s->placed) % s->players);
    } else {
        s->phase = PURCHASE;
        open_sale(s, 0);
    }
}

void pass(State *s) {
    int column = s->column;
    int8_t *line = s->lines[column];
    memmove(line, line + 1, TALLEST - 1);
    if (--s->heights[column])
        s->mover = line[0];
    else
        open_sale(s, column);
}

void buy(State *s) {
    int seat = s->mover, column = s->column, card = s->row[column];
    s->coins[seat] -= s->heights[column];
    s->cards[seat] |= (Cards)1 << card;
    if (box.kind[card] == FIREFIGHTER)
        s->strength[seat] += (int16_t)box.value[card];
    s->fresh[seat] += s->freight[column];
    s->freight[column] = 0;
    s->bought |= (uint8_t)(1 << seat);
    s->heights[column] = 0;
    open_sale(s, column + 1);
}

/* §3.5 */
static void income(State *s) {
    for (int seat = 0; seat < s->players; seat++)
        s->coins[seat] += (int16_t)(1 + !(s->bought >> seat & 1) + !!(s->cards[seat] & box.of_kind[BANK]));
    s->first = (int8_t)((s->first + 1) % s->players);
    s->rounds++;
    s->dealt = s->column = 0;
    s->bought = 0;
    s->mover = CHANCE;
    s->phase = s->pile == box.of_season[SEASONS - 1] ? END : SUPPLY;
}

static void open_shipping(State *s) {
    while (s->turn < s->players) {
        int seat = (s->first + s->turn++) % s->players;
        Bundle pool = s->fresh[seat] + s->warehouse[seat] + s->market[seat];
        if (pool) {
            s->pool = pool;
            s->mover = (int8_t)seat;
            return;
        }
    }
    income(s);
}

void stow(State *s, Bundle warehouse, Bundle market) {
    int seat = s->mover;
    s->supply += s->pool - warehouse - market;
    s->warehouse[seat] = warehouse;
    s->market[seat] = market;
    s->fresh[seat] = s->pool = 0;
    open_shipping(s);
}

void step(State *s, Action action) {
    uint64_t what = action >> 4;
    switch (action & 15) {
    case PLACE:
        place(s, (int)what);
        break;
    case BUY:
        buy(s);
        break;
    case PASS:
        pass(s);
        break;
    case LOAD: {
        Bundle cube = CUBE(what & 7);
        s->pool -= cube;
        s->needs[box.contract_index[what >> 3]] -= cube;
        break;
    }
    case SELL: {
        Bundle sold = (Bundle)(what >> 3) * CUBE(what & 7);
        s->pool -= sold;
        s->supply += sold;
        s->coins[s->mover] += (int16_t)(what >> 3);
        break;
    }
    case CONVERT: {
        Bundle given = (Bundle)(what >> 3), taken = CUBE(what & 7);
        s->pool += taken - given;
        s->supply += given - taken;
        break;
    }
    case BARTER:
        s->pool -= (Bundle)what;
        s->supply += (Bundle)what;
        s->coins[s->mover]++;
        break;
    case STOW:
        stow(s, (Bundle)(what >> 30), (Bundle)(what & 0x3FFFFFFF));
        break;
    default:
        deal(s, (int)(what & 127), (Bundle)(what >> 7));
    }
}

static int parts(Bundle bundle, int n, int good, Bundle chosen, Bundle *found) {
    if (!n) {
        *found = chosen;
        return 1;
    }
    if (good == GOODS)
        return 0;
    int total = 0;
    for (int k = smaller(n, count(bundle, good)); k >= 0; k--)
        total += parts(bundle, n - k, good + 1, chosen + (Bundle)k * CUBE(good), found + total);
    return total;
}

static int shipping_moves(const State *s, Action *found) {
    int n = 0, seat = s->mover;
    Cards owned = s->cards[seat];
    Bundle pool = s->pool, part[128];
    for (int good = 0; good < GOODS; good++) {
        if (!count(pool, good))
            continue;
        for (int c = 0; c < CONTRACTS; c++)
            if (owned >> box.contract_card[c] & 1 && count(s->needs[c], good))
                found[n++] = (Action)(box.contract_card[c] << 3 | good) << 4 | LOAD;
        if (owned & box.trader_of[good])
            for (int cubes = 1; cubes <= count(pool, good); cubes++)
                found[n++] = (Action)(cubes << 3 | good) << 4 | SELL;
    }
    int triples = parts(pool, 3, 0, 0, part);
    Bundle supplied = kinds_of(s->supply);
    for (int i = 0; i < triples; i++)
        for (int good = 0; good < GOODS; good++)
            if (count(supplied, good))
                found[n++] = ((Action)part[i] << 3 | (Action)good) << 4 | CONVERT;
    int pairs = parts(pool, 2, 0, 0, part);
    for (int i = 0; i < pairs; i++)
        found[n++] = (Action)part[i] << 4 | BARTER;
    int room = owned & box.of_kind[WAREHOUSE] ? WAREHOUSE_ROOM : 0, cubes = size(pool);
    if (cubes <= room)
        found[n++] = (Action)pool << 34 | STOW;
    for (int good = 0; good < GOODS; good++) {
        if (!count(pool, good))
            continue;
        int stored = parts(pool - CUBE(good), smaller(room, cubes - MARKET_ROOM), 0, 0, part);
        for (int i = 0; i < stored; i++)
            found[n++] = ((Action)part[i] << 30 | CUBE(good)) << 4 | STOW;
    }
    return n;
}

/* What the seat to move can do; at most MOST_ACTIONS. */
int legal(const State *s, Action *found) {
    int n = 0;
    if (s->phase == DEMAND) {
        for (int column = 0; column <= s->players; column++)
            if (s->heights[column] < TALLEST)
                found[n++] = (Action)column << 4 | PLACE;
    } else if (s->phase == PURCHASE) {
        if (s->coins[s->mover] >= s->heights[s->column])
            found[n++] = BUY;
        found[n++] = PASS;
    } else if (s->phase == SHIPPING) {
        n = shipping_moves(s, found);
    }
    return n;
}

/* §6, as if the game ended now without another fire. */
int points_of(const State *s, int seat) {
    static const int offices[] = {0, 2, 5, 9, 14};
    Cards owned = s->cards[seat];
    int points = s->fire_points[seat] + offices[bits(owned & box.of_kind[OFFICE])];
    points += bits(owned & box.of_kind[TRADER]) + size(s->warehouse[seat]);
    for (Cards left = owned & (box.of_kind[CONTRACT] | box.of_kind[CHURCH]); left; left &= left - 1) {
        int card = lowest(left);
        if (box.kind[card] == CHURCH || !s->needs[box.contract_index[card]])
            points += box.points[card];
    }
    if (owned & box.of_kind[PORT])
        points += bits(owned & box.of_kind[SHIP]);
    if (owned & box.of_kind[CHAMBER])
        points += s->coins[seat];
    return points;
}

/* Most points win, then most coins; else the victory is shared. */
void shares_of_result(const State *s, float *shares) {
    int best = -100000, winners = 0;
    for (int seat = 0; seat < s->players; seat++)
        best = larger(best, points_of(s, seat) * 256 + s->coins[seat]);
    for (int seat = 0; seat < s->players; seat++)
        winners += points_of(s, seat) * 256 + s->coins[seat] == best;
    for (int seat = 0; seat < s->players; seat++)
        shares[seat] = points_of(s, seat) * 256 + s->coins[seat] == best ? 1.0f / (float)winners : 0.0f;
}
