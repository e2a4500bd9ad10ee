/* A whole game at random, and the way in from outside. Memory for one game is taken once and used again. */
extern const W INITIAL[];
extern const N FLOW_FIRST; /* the names of the flow lie behind all else, and mean nothing once a game is over */
static void playout(Game *g, W *S, Chooser *luck);
static N standing_of(Game *g, W *S, N player, N *out, N room);

#ifndef SPACE
#define SPACE ((size_t)48 << 20)
#endif
#define TIDY ((size_t)192 << 10) /* what may be made before the arena is tidied up between two steps */
#define PENDING_LISTS (1 << 20)
#define STACK (320 << 10)

/* -- between two steps only the slots matter: all else is given up -- */
typedef struct { char *from, *to; } Space;
static int made_here(const Space *old, const void *p) { return (const char *)p >= old->from && (const char *)p < old->to; }
static const List *list_copy(Game *g, const Space *old, const List *l) {
    if (!made_here(old, l)) return l;
    List *made = (List *)listed(g, l->a, l->len, (int)l->nested);
    if (l->len && l->nested)
        for (uint32_t i = 0; i < l->len; i++) made->a[i].l = list_copy(g, old, l->a[i].l);
    return made;
}
static void tidy(Game *g, W *S) {
    if (likely((size_t)(g->ap - g->space[g->which]) < TIDY)) return;
    const Space old = {g->space[g->which], g->ap};
    forget_kept(g);
    g->which = !g->which;
    g->ap = g->space[g->which];
    g->aend = g->ap + g->room;
    for (int k = 0; k < N_POINTING; k++) {
        N i = POINTING[k];
        if (KIND[i] != BOARD) S[i].l = list_copy(g, &old, S[i].l);
        else if (made_here(&old, S[i].b)) S[i].b = board_copy(g, S[i].b, 0);
    }
    fenced(old.from, old.to);
}

/* -- from outside -- */
#define API __attribute__((visibility("default")))
API void rw_free(void *game) {
    Game *g = game;
    if (!g) return;
    free(g->space[0]), free(g->space[1]), free(g->work), free(g->state), free(g->working), free(g->paid_in), free(g);
}
API void *rw_new(void) {
    Game *g = calloc(1, sizeof(Game));
    if (!g) return NULL;
    g->room = SPACE;
    g->space[0] = malloc(SPACE), g->space[1] = malloc(SPACE);
    g->work = malloc(PENDING_LISTS * sizeof(W)), g->state = malloc(SLOTS * sizeof(W));
    g->working = malloc(SLOTS * sizeof(W));
    g->paid_in = malloc(KEPT_PAID * sizeof(PaidIn));
    mt_seed(g, 0);
    if (!g->space[0] || !g->space[1] || !g->work || !g->state || !g->working || !g->paid_in) {
        rw_free(g);
        return NULL;
    }
    fenced(g->space[0], g->space[0] + SPACE), fenced(g->space[1], g->space[1] + SPACE);
    g->ap = g->space[0];
    return g;
}
API void rw_seed(void *game, uint64_t seed) { mt_seed(game, seed); }
/* the stream of choices, as Python keeps it: 624 words and a place */
API void rw_stream(void *game, uint32_t *words, int out) {
    Game *g = game;
    if (out) {
        memcpy(words, g->mt, sizeof g->mt);
        words[MT_N] = (uint32_t)g->mti;
        return;
    }
    memcpy(g->mt, words, sizeof g->mt);
    g->mti = words[MT_N] > MT_N ? MT_N : (int)words[MT_N];
}
/* all memory is free again; `here` is where the stack is now */
static void afresh(Game *g, uintptr_t here, N work) {
    g->deepest = here - STACK;
    g->tracked = NULL;
    fenced(g->space[g->which], g->ap);
    g->which = 0;
    g->ap = g->space[0], g->aend = g->ap + g->room;
    g->top = g->work, g->wend = g->work + PENDING_LISTS;
    budget(g, work);
    forget_kept(g);
}
/* one game; gives the code of what stopped it, or 0 */
API int rw_play(void *game, uint64_t seed) {
    Game *g = game;
    char here;
    jmp_buf outside;
    afresh(g, (uintptr_t)&here, WHOLE_GAME);
    g->foresees = 1;
    memcpy(g->state, INITIAL, SLOTS * sizeof(W));
    g->state[0].n = seeded(seed);
    g->catch = &outside;
    int code = _setjmp(outside);
    if (code) return code;
    Chooser luck = {.mode = LUCK};
    playout(g, g->state, &luck);
    memcpy(g->state + FLOW_FIRST, INITIAL + FLOW_FIRST, (size_t)(SLOTS - FLOW_FIRST) * sizeof(W));
    return 0;
}
/* everybody's standing at the end of the latest game, `width` numbers each; gives the code of what stopped it, or 0 */
API int rw_standings(void *game, N *standings, N width) {
    Game *g = game;
    char here;
    jmp_buf outside;
    g->deepest = (uintptr_t)&here - STACK;
    g->top = g->work;
    budget(g, WORK);
    g->catch = &outside;
    int code = _setjmp(outside);
    if (code) return code;
    for (N player = 1; player <= PLAYERS; player++) standing_of(g, g->state, player, standings + (player - 1) * width, width);
    return 0;
}
API N rw_decisions(void *game) { return ((Game *)game)->decisions; }
/* games with seeds that follow each other, as long as nothing stops one; gives how many, and everybody's standing in each */
API N rw_play_many(void *game, uint64_t seed, N many, int reseed, N *standings, N width) {
    Game *g = game;
    for (N i = 0; i < many; i++) {
        const int place = g->mti;
        g->refilled = reseed;
        if (reseed) mt_seed(g, seed + (uint64_t)i);
        if (rw_play(g, seed + (uint64_t)i) || (width && rw_standings(g, standings + i * width * PLAYERS, width))) {
            if (!reseed) mt_back(g, place);
            return i;
        }
    }
    return many;
}
