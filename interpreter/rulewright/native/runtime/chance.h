/* Chance: the game's own generator in slot 0 (splitmix64), and the stream that draws choices (the Mersenne Twister of Python,
   seeded and read as Python does it, so that both engines draw the same). */
static inline uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}
static inline N below(W *S, N n) {
    uint64_t z = (uint64_t)S[0].n + 0x9E3779B97F4A7C15ULL;
    S[0].n = (N)z;
    return (N)upper_half(mixed(z), (uint64_t)n);
}
static inline N seeded(uint64_t seed) { return (N)mixed(seed + 0x9E3779B97F4A7C15ULL); }
static inline N rolled(W *S, N low, N high) { return low + below(S, high - low + 1); }
static const List *shuffled(Game *g, W *S, const List *items) {
    if (!items->len) return EMPTY;
    List *mixed_up = (List *)listed(g, items->a, items->len, (int)items->nested);
    for (uint32_t i = items->len - 1; i > 0; i--) {
        uint32_t j = (uint32_t)below(S, (N)i + 1);
        W kept = mixed_up->a[i];
        mixed_up->a[i] = mixed_up->a[j];
        mixed_up->a[j] = kept;
    }
    return mixed_up;
}

#define MT_N 624
#define MT_M 397
static void mt_begin(Game *g, uint32_t seed) {
    g->mt[0] = seed;
    for (uint32_t i = 1; i < MT_N; i++) g->mt[i] = 1812433253U * (g->mt[i - 1] ^ (g->mt[i - 1] >> 30)) + i;
    g->mti = MT_N;
}
static void mt_seed(Game *g, uint64_t seed) {
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    int length = key[1] ? 2 : 1, i = 1, j = 0;
    mt_begin(g, 19650218U);
    for (int k = MT_N; k; k--) {
        g->mt[i] = (g->mt[i] ^ ((g->mt[i - 1] ^ (g->mt[i - 1] >> 30)) * 1664525U)) + key[j] + (uint32_t)j;
        if (++i >= MT_N) g->mt[0] = g->mt[MT_N - 1], i = 1;
        if (++j >= length) j = 0;
    }
    for (int k = MT_N - 1; k; k--) {
        g->mt[i] = (g->mt[i] ^ ((g->mt[i - 1] ^ (g->mt[i - 1] >> 30)) * 1566083941U)) - (uint32_t)i;
        if (++i >= MT_N) g->mt[0] = g->mt[MT_N - 1], i = 1;
    }
    g->mt[0] = 0x80000000U;
    g->mti = MT_N;
}
static inline uint32_t mt_twist(uint32_t here, uint32_t next, uint32_t far) {
    uint32_t y = (here & 0x80000000U) | (next & 0x7fffffffU);
    return far ^ (y >> 1) ^ (-(y & 1) & 0x9908b0dfU);
}
static void mt_refill(Game *g) {
    uint32_t *mt = g->mt;
    int k = 0;
    if (!g->refilled) memcpy(g->mt_before, mt, sizeof g->mt), g->refilled = 1;
    for (; k < MT_N - MT_M; k++) mt[k] = mt_twist(mt[k], mt[k + 1], mt[k + MT_M]);
    for (; k < MT_N - 1; k++) mt[k] = mt_twist(mt[k], mt[k + 1], mt[k + MT_M - MT_N]);
    mt[k] = mt_twist(mt[k], mt[0], mt[MT_M - 1]);
    g->mti = 0;
}
/* the stream as it was when `place` was its place, which was since then refilled or not */
static void mt_back(Game *g, int place) {
    if (g->refilled) memcpy(g->mt, g->mt_before, sizeof g->mt);
    g->mti = place;
}
static inline uint32_t mt_next(Game *g) {
    if (unlikely(g->mti >= MT_N)) mt_refill(g);
    uint32_t y = g->mt[g->mti++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680U;
    y ^= (y << 15) & 0xefc60000U;
    return y ^ (y >> 18);
}
static inline double rnd(Game *g) {
    uint32_t a = mt_next(g) >> 5, b = mt_next(g) >> 6;
    return ((double)a * 67108864.0 + (double)b) * (1.0 / 9007199254740992.0);
}
/* a place below `many`, as random play draws it */
static inline N pick(Game *g, N many) { return (N)(rnd(g) * (double)many); }
