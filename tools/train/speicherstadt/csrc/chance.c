#include "core.h"

/* SplitMix64, as in engine/streams.py. */
uint64_t draw(Stream *stream) {
    uint64_t z = stream->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

int below(Stream *stream, int bound) { return (int)((draw(stream) >> 32) * (uint64_t)bound >> 32); }

float fraction(Stream *stream) { return (float)(draw(stream) >> 40) * 0x1p-24f; }

void shuffle_deals(Stream *stream, int players, Deals *deals) {
    deals->first = (int8_t)below(stream, players);
    int n = 0;
    for (int season = 0; season < SEASONS; season++) {
        int begin = n;
        for (Cards left = box.of_season[season] & box.in_play[players]; left; left &= left - 1)
            deals->cards[n++] = (int8_t)lowest(left);
        for (int i = n - 1; i > begin; i--) {
            int j = begin + below(stream, i - begin + 1);
            int8_t swapped = deals->cards[i];
            deals->cards[i] = deals->cards[j];
            deals->cards[j] = swapped;
        }
    }
    int cubes[45];
    for (int i = 0; i < 45; i++)
        cubes[i] = i % GOODS;
    for (int i = 44; i > 0; i--) {
        int j = below(stream, i + 1);
        int swapped = cubes[i];
        cubes[i] = cubes[j];
        cubes[j] = swapped;
    }
    const int *next = cubes;
    for (int i = 0; i < n; i++) {
        deals->cargo[i] = 0;
        if (box.kind[deals->cards[i]] == SHIP)
            for (int k = 0; k < 3; k++)
                deals->cargo[i] += CUBE(*next++);
    }
}
