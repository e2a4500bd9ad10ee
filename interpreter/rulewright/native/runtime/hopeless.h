/* What a search has found to lead nowhere, so that it does not go there again by another way (run/hopeless.py). */
static inline uint64_t mix_in(uint64_t mixed, W w) { return (mixed ^ (uint64_t)w.n) * 0x100000001b3u; }
static uint64_t mixed_up(const W *S) {
    uint64_t a = 1, b = 2, c = 3, d = 4; /* side by side: a processor multiplies some at once */
    for (int k = 0; k < N_NUMBERED; k++) {
        const W *at = S + NUMBERED[k].first, *end = S + NUMBERED[k].end;
        for (; end - at >= 4; at += 4) a = mix_in(a, at[0]), b = mix_in(b, at[1]), c = mix_in(c, at[2]), d = mix_in(d, at[3]);
        for (; at < end; at++) a = mix_in(a, *at);
    }
    return a ^ b * 3 ^ c * 5 ^ d * 7;
}
static int same_state(const W *a, const W *b) {
    for (int k = 0; k < N_NUMBERED; k++) {
        N first = NUMBERED[k].first;
        if (memcmp(a + first, b + first, (size_t)(NUMBERED[k].end - first) * sizeof(W))) return 0;
    }
    for (int k = 0; k < N_POINTING; k++) {
        N i = POINTING[k];
        if (KIND[i] == BOARD ? a[i].b != b[i].b : !same_list(a[i].l, b[i].l)) return 0;
    }
    return 1;
}

/* -- places from which every way has failed -- */
static int same_place(const Place *a, const Place *b) {
    if (a->mixed != b->mixed || a->before != b->before || a->window[0] != b->window[0] || a->window[1] != b->window[1] || a->values != b->values ||
        a->used != b->used || a->known != b->known || a->kinds != b->kinds)
        return 0;
    const W *x = a->a, *y = b->a;
    for (int i = 0; i < a->before; i++, x += 2, y += 2) if (x[1].n != y[1].n || !same(x[0], y[0], (int)x[1].n)) return 0;
    for (int i = 0; i < a->values; i++, x++, y++) if (!same(*x, *y, (a->kinds >> i) & 1)) return 0;
    for (int i = 0; i < a->used; i++) {
        int there = 0;
        for (int j = 0; j < a->used; j++) there |= x[i].n == y[j].n;
        if (!there) return 0;
    }
    return same_state(a->state, b->state);
}
static Place *place_with(Game *g, Hopeless *hopeless, int room) {
    Place *p = hopeless->spare;
    if (p && p->room >= room) {
        hopeless->spare = p->next;
        return p;
    }
    p = room_for(g, sizeof(Place));
    p->room = room, p->a = room_for(g, (size_t)room * sizeof(W)), p->state = room_for(g, SLOTS * sizeof(W));
    return p;
}
static void give_up_place(Hopeless *hopeless, Place *p) {
    p->next = hopeless->spare;
    hopeless->spare = p;
}
/* of all that makes a place, but for lists */
static uint64_t mixed_place(const Place *p) {
    uint64_t mixed = mixed_up(p->state), used = 0;
    const W *at = p->a;
    for (int i = 0; i < p->before; i++, at += 2) mixed = at[1].n ? mixed * 5 : mix_in(mixed, at[0]);
    for (int i = 0; i < p->values; i++, at++) mixed = (p->kinds >> i) & 1 ? mixed * 5 : mix_in(mixed, *at);
    for (int i = 0; i < p->used; i++) used += mix_in(7, at[i]); /* in whatever order */
    mixed = mix_in(mixed ^ used, (W){.n = p->known});
    return mix_in(mix_in(mixed, (W){.n = p->window[0]}), (W){.n = p->window[1]});
}
static Place **bucket(const Hopeless *hopeless, uint64_t mixed) { return &hopeless->known[(mixed ^ mixed >> 29) % hopeless->buckets]; }
/* keep a place; the more there are, the more buckets */
static void learn(Game *g, Hopeless *hopeless, Place *p) {
    if (hopeless->many >= hopeless->buckets) {
        Place **before = hopeless->known;
        uint32_t had = hopeless->buckets;
        hopeless->buckets = had ? 4 * had : 16;
        hopeless->known = room_for(g, hopeless->buckets * sizeof(Place *));
        memset(hopeless->known, 0, hopeless->buckets * sizeof(Place *));
        for (uint32_t i = 0; i < had; i++)
            for (Place *one = before[i], *next; one; one = next) {
                Place **in = bucket(hopeless, one->mixed);
                next = one->next, one->next = *in, *in = one;
            }
    }
    Place **in = bucket(hopeless, p->mixed);
    p->next = *in, *in = p;
    hopeless->many++;
    hopeless->room -= p->before + 4 + SLOTS;
}
static void come_to(Game *g, Chooser *c, int depth, const int *window, const W *S, const W *values, int many, unsigned kinds, const W *used, int n_used) {
    Place *p = place_with(g, c->hopeless, 2 * window[1] + many + n_used + 1), **open = &c->hopeless->open;
    p->next = NULL, p->depth = depth, p->before = window[1], p->values = many, p->known = c->known, p->used = n_used;
    p->window[0] = window[0], p->window[1] = window[1], p->kinds = kinds;
    W *at = p->a;
    for (int i = 0; i < p->before; i++) *at++ = c->path[i].taken, *at++ = (W){.n = c->path[i].nested};
    memcpy(at, values, (size_t)many * sizeof(W));
    if (n_used) memcpy(at + many, used, (size_t)n_used * sizeof(W));
    memcpy(p->state, S, SLOTS * sizeof(W));
    p->mixed = mixed_place(p);
    for (Place *known = c->hopeless->many ? *bucket(c->hopeless, p->mixed) : NULL; known; known = known->next)
        if (same_place(known, p)) {
            give_up_place(c->hopeless, p);
            fail(g);
        }
    while (*open && (*open)->depth != depth) open = &(*open)->next;
    if (*open) {
        p->next = (*open)->next;
        give_up_place(c->hopeless, *open);
    }
    *open = p;
}
static void exhausted(Game *g, Chooser *c, int depth) {
    for (Place **open = &c->hopeless->open; *open; open = &(*open)->next) {
        Place *p = *open;
        if (p->depth != depth) continue;
        *open = p->next;
        if (c->hopeless->room > 0) learn(g, c->hopeless, p);
        else give_up_place(c->hopeless, p);
        return;
    }
}
static void opens(Chooser *c, int *window) {
    if (c->mode != WALK && c->mode != PROBE) {
        window[0] = window[1] = 0;
        return;
    }
    window[0] = ++c->windows;
    window[1] = (int)most(0, c->at - (c->mode == PROBE ? c->answers : 0));
}
static void in_window(Game *g, Chooser *c, const int *window, const W *S, const W *values, int many, unsigned kinds, const W *used, int n_used, N work) {
    if (c->mode != WALK && c->mode != PROBE) return;
    if (!c->dream) spend(g, work);
    int depth = c->at - (c->mode == PROBE ? c->answers : 0);
    if (!c->hopeless || depth != c->len) return;
    if (!c->dream) spend(g, (SLOTS + 2 * window[1]) / LOOKED_UP);
    come_to(g, c, depth, window, S, values, many, kinds, used, n_used);
}
static void remember_hopeless(Game *g, Chooser *c) {
    if (c->hopeless) return;
    c->hopeless = room_for(g, sizeof(Hopeless));
    *c->hopeless = (Hopeless){.room = REMEMBERED};
}
