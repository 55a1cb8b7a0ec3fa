/* A compiled copy of the rules, the greedy brain and a search of one round: for training and measuring only. */
#ifndef CORE_H
#define CORE_H

#include <stdbool.h>
#include <stdint.h>

enum { SEATS = 5, PLACES = 6, TALLEST = 8, CARDS = 54, CONTRACTS = 10, GOODS = 5, SEASONS = 5 };
enum { SUPPLY, DEMAND, PURCHASE, SHIPPING, END, OVER };
enum { PLACE, BUY, PASS, LOAD, SELL, CONVERT, BARTER, STOW, DEAL };
enum { NOBODY = -2, CHANCE = -1 };
enum { TRADER, WAREHOUSE, OFFICE, FIREFIGHTER, CONTRACT, SHIP, FIRE, BANK, CHAMBER, CHURCH, PORT, CARD_KINDS };
enum { WORKERS = 3, WAREHOUSE_ROOM = 4, MARKET_ROOM = 1, MOST_ACTIONS = 512 };

/* Cubes of each good in six bits of its own, coffee lowest, as in goods.py. */
typedef uint32_t Bundle;
typedef uint64_t Cards;
typedef uint64_t Action;

#define CUBE(good) ((Bundle)1 << 6 * (good))

typedef struct {
    Cards pile, cards[SEATS];
    Bundle bag, supply, pool;
    Bundle needs[CONTRACTS], freight[PLACES];
    Bundle fresh[SEATS], warehouse[SEATS], market[SEATS];
    int16_t coins[SEATS], strength[SEATS], fire_points[SEATS];
    int8_t row[PLACES], heights[PLACES], lines[PLACES][TALLEST];
    int8_t players, dealt, phase, mover, first, placed, column, turn, rounds, fires;
    uint8_t bought;
} State;

typedef struct {
    int kind[CARDS], season[CARDS], value[CARDS], points[CARDS];
    Bundle goods[CARDS];
    int contract_card[CONTRACTS], contract_index[CARDS];
    Cards of_kind[CARD_KINDS], of_season[SEASONS], trader_of[GOODS], in_play[SEATS + 1];
} Box;

extern Box box;

/* The hidden order of one game. */
typedef struct {
    int8_t first, cards[CARDS];
    Bundle cargo[CARDS];
} Deals;

static inline int count(Bundle bundle, int good) { return (int)(bundle >> 6 * good & 31); }
static inline int size(Bundle bundle) { return (int)(bundle % 63); }
static inline int bits(Cards cards) { return __builtin_popcountll(cards); }
static inline int lowest(Cards cards) { return __builtin_ctzll(cards); }
static inline int smaller(int a, int b) { return a < b ? a : b; }
static inline int larger(int a, int b) { return a > b ? a : b; }

/* chance.c */
typedef struct {
    uint64_t state;
} Stream;
uint64_t draw(Stream *stream);
int below(Stream *stream, int bound);
float fraction(Stream *stream);
void shuffle_deals(Stream *stream, int players, Deals *deals);

/* rules.c */
void start(State *state, int players, int first);
void deal(State *state, int card, Bundle cargo);
void serve(State *state, const Deals *deals);
void place(State *state, int column);
void buy(State *state);
void pass(State *state);
void stow(State *state, Bundle warehouse, Bundle market);
void step(State *state, Action action);
int legal(const State *state, Action *found);
int points_of(const State *state, int seat);
void burn_rest(State *state);
void shares_of_result(const State *state, float *shares);

/* shipping.c */
enum { MOST_RESULTS = 6000 };
typedef struct {
    int worth, coins;
    Bundle needs[CONTRACTS], warehouse, market, supply;
} Result;
typedef struct {
    int count, contracts, card[CONTRACTS];
    bool complete;
    Result results[MOST_RESULTS];
} Solution;
void solve(const State *state, int cap, Solution *solution);
void ship_to(State *state, const Solution *solution, const Result *result);

/* values.c, greedy.c */
typedef struct {
    double coin, coin_fade, coin_floor, coin_decay, bank;
    double reach, convert, trade, stored, storing, depot, option;
    double office, fire_start, fire_spread, port, chamber;
    double deny, spite, follow, pull, heat, heat_round;
} Weights;
enum { MOST_COINS = 120, MOST_STRENGTH = 40 };
typedef struct {
    int players, rounds_left;
    const Weights *weights;
    double standing[SEATS], gains[PLACES][SEATS], shifts[PLACES][SEATS][SEATS];
    bool shifting[PLACES];
    const double *money[SEATS];
} Appraisal;
extern Weights weights_of[SEATS + 1];
void appraise(const State *state, Appraisal *found);
double shipped_worth(const State *state, const Solution *solution, const Result *result);
double cost(const Appraisal *appraisal, int seat, int coins, double price, bool idle);
int buyer_of(const Appraisal *appraisal, const State *state, const double *followers, int column, double *price);
void greedy_move(State *state);
void stakes_of(const Appraisal *appraisal, double stakes[SEATS][SEATS]);
void foresee_placements(const Appraisal *appraisal, const double *stakes, const State *state, float *worths);
int greedy_choice(const State *state, double *totals);
int best_plan(const State *state, Solution *solution);

/* features.c */
enum { OWN = 145, RELATION = 88, MOST_ACTIVE = 80 };
typedef struct {
    int count;
    int16_t input[MOST_ACTIVE], value[MOST_ACTIVE];
} Features;
typedef struct {
    int rounds_left;
    int base[SEATS];
    Features own[SEATS], relation[SEATS];
} Leaf;
void describe_outlook(const State *state, Features *features);
void describe_own(const State *state, int seat, Features *features);
void describe_relation(const State *state, int seat, Features *features);
void describe(const State *state, Leaf *leaf);

/* net.c */
enum { OWN_HIDDEN = 24, RELATION_HIDDEN = 8, HIDDEN = OWN_HIDDEN + RELATION_HIDDEN, MOST_ROUNDS = 17 };
typedef struct {
    float own[OWN][OWN_HIDDEN], relation[RELATION][RELATION_HIDDEN];
    float own_bias[OWN_HIDDEN], relation_bias[RELATION_HIDDEN];
    float out[2][HIDDEN];
    float own_skip[2][OWN], relation_skip[2][RELATION];
    float bias[2], slope[MOST_ROUNDS];
} Net;
typedef struct {
    float own[OWN_HIDDEN], relation[RELATION_HIDDEN], out[2];
} Sums;
void outlook_sums(const Net *net, const Features *outlook, Sums *sums);
void own_out(const Net *net, const Features *own, const Sums *sums, float *out);
void relation_out(const Net *net, const Features *relation, const Sums *sums, float *out);
void evaluate(const Net *net, const Leaf *leaf, int players, float *scores, float *shares);
void shares_of_logits(const Net *net, int rounds_left, int players, const float *scores, float *shares);


/* leaf.c */
void begin_leaves(const State *root, const Net *net);
void value_of(State *state, float *shares);

/* search.c */
typedef struct {
    const Net *net;
    int iterations;
    float prior_heat, explore, mix, temperature, blunder;
} Mind;
void think(const State *state, const Mind *mind, Stream *stream, float *values, int *choice);
void ship_by_rule(State *state);

/* play.c */
enum { RANDOM, GREEDY, SEARCH };
typedef struct {
    int kind;
    Mind mind;
} Player;
/* The end of a round, and what became of it: in the end, and by the searches after it. */
typedef struct {
    State state;
    float final[SEATS], traced[SEATS], scores[SEATS];
} Sample;

#endif
