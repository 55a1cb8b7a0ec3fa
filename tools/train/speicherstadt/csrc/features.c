/* What a net sees of the end of a round: ai/speicherstadt/features.py once more. */
#include <math.h>
#include <string.h>

#include "core.h"

enum { SHARED = 43, COINS = 15, FAR = 8 };

static int clip(int x, int most) { return x < -most ? -most : x > most ? most : x; }

static void add(Features *f, int input, int value) {
    if (!value)
        return;
    f->input[f->count] = (int16_t)input;
    f->value[f->count++] = (int16_t)value;
}

static void add_steps(Features *f, int input, int value, int step, int steps) {
    for (int n = 1; n <= steps; n++)
        add(f, input + n - 1, value >= n * step);
}

void describe_outlook(const State *s, Features *f) {
    Cards pile = s->pile;
    int strength = 0, rounds = bits(pile & ~box.of_kind[FIRE]) / (s->players + 1);
    for (Cards left = pile & box.of_kind[FIREFIGHTER]; left; left &= left - 1)
        strength += box.value[lowest(left)];
    f->count = 0;
    add(f, rounds - 1, 1);
    for (int season = 1; season <= 3; season++)
        add(f, 14 + season, (pile & box.of_season[season] & box.of_kind[FIRE]) != 0);
    add_steps(f, 18, strength, 4, 7);
    add_steps(f, 25, bits(pile & box.of_kind[OFFICE]), 1, 4);
    add_steps(f, 29, bits(pile & box.of_kind[SHIP]), 3, 4);
    for (int n = 0; n < 3; n++)
        add(f, 33 + n, bits(pile & box.of_kind[CONTRACT]) >= 1 + 3 * n);
    add(f, 36, (pile & box.of_kind[BANK]) != 0);
    add(f, 37, (pile & box.of_kind[CHAMBER]) != 0);
    add(f, 38, (pile & box.of_kind[PORT]) != 0);
    int churches = 39;
    for (Cards left = box.of_kind[CHURCH]; left; left &= left - 1)
        add(f, churches++, (int)(pile >> lowest(left) & 1));
    add(f, 41, (pile & box.of_kind[WAREHOUSE]) != 0);
    add(f, 42, bits(pile & box.of_kind[TRADER]));
}

/* The chance, in 256ths, that a space for a good finds its cube. */
static int reach(int players, int cubes, int bag, int spaces) {
    static _Thread_local int16_t table[SEATS + 1][10][46][4];
    int16_t *slot = &table[players][cubes][bag][smaller(spaces, 3)];
    if (!*slot)
        *slot = (int16_t)(1 + (int)floor(256 * (1 - exp(-0.9 * (cubes + 0.04 * bag) / (players * smaller(spaces, 3)))) + 0.5));
    return *slot - 1;
}

/* All open spaces of a seat's contracts. */
static Bundle wanted_by(const State *s, int seat) {
    Bundle wanted = 0;
    for (Cards left = s->cards[seat] & box.of_kind[CONTRACT]; left; left &= left - 1)
        wanted += s->needs[box.contract_index[lowest(left)]];
    return wanted;
}

static void describe_contracts(const State *s, int seat, Features *f) {
    Bundle wanted = wanted_by(s, seat);
    int kinds[9] = {0}, buckets[5] = {0}, hopeless = 0, worth = 0, bag = size(s->bag), supplied = 0;
    for (int n = 0; n < CONTRACTS; n++) {
        int card = box.contract_card[n];
        if (!(s->cards[seat] >> card & 1) || !s->needs[n])
            continue;
        int spaces = size(box.goods[card]), open = size(s->needs[n]), expected = 16 * box.points[card];
        bool lost = false;
        kinds[(spaces - 2) * (spaces + 1) / 2 + open - 1]++;
        for (int good = 0; good < GOODS; good++) {
            if (!count(s->needs[n], good))
                continue;
            int cubes = count(s->bag, good);
            expected = expected * reach(s->players, cubes, bag, count(wanted, good)) >> 8;
            lost = lost || !cubes;
        }
        hopeless += lost;
        worth += expected;
    }
    for (int good = 0; good < GOODS; good++) {
        int spaces = count(wanted, good), cubes = count(s->bag, good);
        add_steps(f, 111 + 3 * good, spaces, 1, 3);
        buckets[smaller(4, (cubes + 1) / 2)] += spaces;
        if (count(s->supply, good))
            supplied += spaces;
    }
    for (int n = 0; n < 9; n++)
        add(f, 102 + n, kinds[n]);
    for (int n = 0; n < 5; n++)
        add(f, 126 + n, buckets[n]);
    add(f, 131, hopeless);
    add(f, 132, (worth + 8) >> 4);
    add(f, 144, supplied);
}

void describe_own(const State *s, int seat, Features *f) {
    Cards owned = s->cards[seat], pile = s->pile;
    int coins = s->coins[seat], traded = 0, ships = bits(owned & box.of_kind[SHIP]);
    add(f, 43 + (seat - s->first + s->players) % s->players, 1);
    add(f, 48 + smaller(coins, COINS - 1), 1);
    add(f, 63, clip(larger(coins - COINS + 1, 0), 20));
    add(f, 64, (owned & box.of_kind[BANK]) != 0);
    add(f, 65, (owned & box.of_kind[CHAMBER]) != 0);
    add(f, 66, (owned & box.of_kind[PORT]) != 0);
    add(f, 67, (owned & box.of_kind[WAREHOUSE]) != 0);
    for (int good = 0; good < GOODS; good++)
        if (owned & box.trader_of[good]) {
            add(f, 68 + good, 1);
            traded += count(s->bag, good);
        }
    add(f, 73, traded);
    add(f, 74 + 5 * bits(owned & box.of_kind[OFFICE]) + bits(pile & box.of_kind[OFFICE]), 1);
    add(f, 99, ships);
    add(f, 100, pile & box.of_kind[PORT] ? ships : 0);
    add(f, 101, pile & box.of_kind[CHAMBER] ? smaller(coins, 20) : 0);
    describe_contracts(s, seat, f);
    Bundle kept = s->warehouse[seat] + s->market[seat], offered = 0;
    for (Cards left = pile & box.of_kind[CONTRACT]; left; left &= left - 1)
        offered += box.goods[lowest(left)];
    add_steps(f, 133, size(s->warehouse[seat]), 1, 4);
    add(f, 137, s->market[seat] != 0);
    int matches = 0;
    for (int good = 0; good < GOODS; good++) {
        add(f, 138 + good, count(kept, good));
        matches += count(kept, good) * count(offered, good);
    }
    add(f, 143, matches);
}

void describe_relation(const State *s, int seat, Features *f) {
    int most = -1, least = 1000, stronger = 0, offices = 0, mine = s->strength[seat];
    for (int other = 0; other < s->players; other++) {
        if (other == seat)
            continue;
        most = larger(most, s->strength[other]);
        least = smaller(least, s->strength[other]);
        stronger += s->strength[other] > mine;
        offices = larger(offices, bits(s->cards[other] & box.of_kind[OFFICE]));
    }
    add(f, SHARED + FAR + clip(mine - most, FAR), 1);
    add(f, 60 + FAR + clip(mine - least, FAR), 1);
    add(f, 77 + stronger, 1);
    add(f, 82 + offices, 1);
    add(f, 87, mine > 0);
}

/* A state between two rounds, before anything of the next is dealt, with at least one round to come. */
void describe(const State *s, Leaf *leaf) {
    Features outlook = {0};
    leaf->rounds_left = bits(s->pile & ~box.of_kind[FIRE]) / (s->players + 1);
    describe_outlook(s, &outlook);
    for (int seat = 0; seat < s->players; seat++) {
        leaf->base[seat] = points_of(s, seat);
        leaf->own[seat] = leaf->relation[seat] = outlook;
        describe_own(s, seat, &leaf->own[seat]);
        describe_relation(s, seat, &leaf->relation[seat]);
    }
}
