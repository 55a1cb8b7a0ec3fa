/* Whole games: for samples to learn from, and to measure one player against others. */
#include <string.h>

#include "core.h"

static const float TRACE = 0.7f;
enum { MOST_SAMPLES = 16 };

static bool decide(State *s, const Player *player, Stream *stream, float *values) {
    const Mind *mind = &player->mind;
    bool blunders = mind->blunder > 0 && fraction(stream) < mind->blunder;
    if (s->phase == SHIPPING) {
        ship_by_rule(s);
        return false;
    }
    if (player->kind == RANDOM || blunders) {
        if (s->phase == DEMAND) {
            int column = below(stream, s->players + 1);
            while (s->heights[column] == TALLEST)
                column = (column + 1) % (s->players + 1);
            place(s, column);
        } else if (s->coins[s->mover] >= s->heights[s->column] && below(stream, 2)) {
            buy(s);
        } else {
            pass(s);
        }
        return false;
    }
    if (player->kind == GREEDY || (s->phase == PURCHASE && s->coins[s->mover] < s->heights[s->column])) {
        greedy_move(s);
        return false;
    }
    int choice;
    think(s, mind, stream, values, &choice);
    if (s->phase == DEMAND)
        place(s, choice);
    else if (choice)
        buy(s);
    else
        pass(s);
    return true;
}

static void trace(Sample *samples, float next[][SEATS], const bool *known, int count, int players, const float *final) {
    float target[SEATS];
    memcpy(target, final, sizeof target);
    for (int n = count - 1; n >= 0; n--)
        for (int seat = 0; seat < players; seat++) {
            if (known[n])
                target[seat] = (1 - TRACE) * next[n][seat] + TRACE * target[seat];
            samples[n].traced[seat] = target[seat];
        }
}

/* One game; the end of every round but the last goes to `samples`, if there are any to fill. */
static int play(const Deals *deals, const Player *const *players, int n, Stream *stream, Sample *samples,
                float *shares, float *scores) {
    State s;
    float next[MOST_SAMPLES][SEATS];
    bool known[MOST_SAMPLES] = {false}, fresh = false;
    int count = 0;
    start(&s, n, deals->first);
    serve(&s, deals);
    while (s.phase != OVER) {
        int round = s.rounds;
        float values[SEATS];
        bool thought = decide(&s, players[s.mover], stream, values);
        if (fresh && thought) {
            memcpy(next[count - 1], values, sizeof values);
            known[count - 1] = true;
            fresh = false;
        }
        if (s.rounds > round && s.pile & ~box.of_kind[FIRE]) {
            if (samples)
                samples[count].state = s;
            count++;
            fresh = true;
        } else if (s.rounds > round) {
            fresh = false;
        }
        serve(&s, deals);
    }
    shares_of_result(&s, shares);
    for (int seat = 0; seat < n; seat++)
        scores[seat] = (float)points_of(&s, seat);
    if (!samples)
        return 0;
    trace(samples, next, known, count, n, shares);
    for (int k = 0; k < count; k++)
        for (int seat = 0; seat < n; seat++) {
            samples[k].final[seat] = shares[seat];
            samples[k].scores[seat] = scores[seat];
        }
    return count;
}

/* Deals `first_deal` and so on, each `rotations` times with all players one seat on. `shares` and `scores` are by game
   and player, not seat. The number of samples comes back. */
int play_games(const Player *players, int n, uint64_t seed, int first_deal, int count, int rotations, Sample *samples,
               float *shares, float *scores) {
    int found = 0;
    for (int deal = first_deal; deal < first_deal + count; deal++) {
        Stream stream = {seed * 0x9E3779B97F4A7C15u + (uint64_t)deal * 0xD1B54A32D192ED03u};
        Deals deals;
        draw(&stream);
        shuffle_deals(&stream, n, &deals);
        for (int rotation = 0; rotation < rotations; rotation++) {
            const Player *seated[SEATS];
            float seat_shares[SEATS], seat_scores[SEATS];
            for (int k = 0; k < n; k++)
                seated[(k + rotation) % n] = &players[k];
            found += play(&deals, seated, n, &stream, samples ? samples + found : 0, seat_shares, seat_scores);
            for (int k = 0; k < n; k++) {
                *shares++ = seat_shares[(k + rotation) % n];
                *scores++ = seat_scores[(k + rotation) % n];
            }
        }
    }
    return found;
}
