/* Who chooses. A step is carried out again from its start whenever a choice is taken back.

   WALK  random play: a candidate at a time, taken back when it leads nowhere
   LUCK  random play of steps that cannot fail
   PROBE looks ahead, taking the first option wherever it is asked
   SCRIPT answers from a list; the first open choice ends it */
enum { WALK, LUCK, PROBE, SCRIPT };
#define MANY 100
#define REMEMBERED 4000000
#define NOW_BASE ((N)1 << 60) /* options beside those that were asked for: NOW_BASE | order << 20 | piece */
#define IS_NOW(n) ((n) >= NOW_BASE)

typedef struct Chooser Chooser;
typedef void (*Step)(Game *, W *S, Chooser *, const W *args);
/* options: NULL if it was sampled; or what stands in place of options:
   FORCED a choice that made itself; ATTEMPT something that is done if it can be; TRIED the same, once it has turned out */
enum { PLAIN, UNTESTED, LATER, AGAIN }; /* options that may turn out to be none; others that are listed when the first has failed */
typedef struct { const List *options; W taken; int nested, how; uint32_t next; N number; } Entry;
static const List FORCED_ = {0, 0, {{0}}}, ATTEMPT_ = {0, 0, {{0}}}, TRIED_ = {0, 0, {{0}}};
#define FORCED (&FORCED_)
#define ATTEMPT (&ATTEMPT_)
#define TRIED (&TRIED_)
#define KNOWN (-1) /* the mark of what was known to be possible before it was begun */
typedef struct Dead { struct Dead *next; int at; N taken; } Dead;
typedef struct Left { struct Left *next; int at; const List *options; } Left; /* where another candidate is to be drawn */
typedef struct Ranks { struct Ranks *next; int at, at_random; const List *options, *keys; } Ranks;
typedef struct Sure { struct Sure *next; int at; N number; } Sure;
typedef struct Place { struct Place *next; int depth, before, values, crossed, used; int window[2]; unsigned kinds; W *a; W *state; } Place;
typedef struct { Place *known, *open; N room; } Hopeless;

struct Chooser {
    int mode, crossed, at, len, cap, floor, answers, stake, whole, windows, runs;
    N me, asked, numbers;
    Entry *path;
    const W *given;
    Dead *dead;
    Left *left;
    Ranks *ranks;
    Sure *sure;
    Hopeless *hopeless;
    const W *before, *args;
    Step step;
};

static Chooser *chooser(Game *g, int mode, N me) {
    Chooser *c = room_for(g, sizeof(Chooser));
    memset(c, 0, sizeof(Chooser));
    c->mode = mode, c->me = me;
    return c;
}
static void took(Game *g, Chooser *c, const List *options, W taken, int nested) {
    if (c->len == c->cap) {
        int cap = c->cap ? 2 * c->cap : 16;
        Entry *more = room_for(g, (size_t)cap * sizeof(Entry));
        if (c->len) memcpy(more, c->path, (size_t)c->len * sizeof(Entry));
        c->path = more, c->cap = cap;
    }
    c->path[c->len++] = (Entry){options, taken, nested, PLAIN, 0, ++c->numbers};
}
/* whether two options are all that `choose` will look at, and the others need not be found */
static inline int enough(const Chooser *c) {
    if (c->mode == SCRIPT) return 1;
    if (c->mode != PROBE) return 0;
    int at = c->at - c->answers;
    return at < 0 || at >= c->len || c->path[at].how != AGAIN;
}
static W choose(Game *g, Chooser *c, int site, N player, const List *options) {
    uint32_t many = options->len;
    if (!many) fail(g);
    if (many == 1) return options->a[0];
    int at = c->at;
    switch (c->mode) {
    case WALK: {
        c->at = at + 1;
        if (player != c->me) c->crossed = 1;
        if (at < c->len) return c->path[at].taken;
        if (many > MANY) spend(g, many);
        W taken = options->a[pick(g, many)];
        took(g, c, options, taken, (int)options->nested);
        return taken;
    }
    case LUCK:
        g->decisions++;
        if (player != c->me) c->crossed = 1;
        return options->a[pick(g, many)];
    case SCRIPT:
        if (player != c->me) c->crossed = 1;
        if (at < c->answers) {
            c->at = at + 1;
            return c->given[at];
        }
        stop(g, PENDING);
    default:
        if (player != c->asked && at >= c->stake) stop(g, CROSSED);
        if (player != c->me) c->crossed = 1;
        c->at = at + 1;
        if (at < c->answers) return c->given[at];
        at -= c->answers;
        if (at == c->len) {
            if (SAFE[site]) stop(g, CROSSED);
            took(g, c, options, options->a[0], (int)options->nested);
            c->path[at].how = LATER;
        } else if (c->path[at].how == AGAIN) { /* the first has failed: all others now, while the state is as it is */
            c->path[at].options = options, c->path[at].how = PLAIN;
            c->path[at].next = 1, c->path[at].taken = options->a[1];
        }
        return c->path[at].taken;
    }
}
static void barrier(Game *g, Chooser *c) {
    if (c->mode == WALK) c->floor = c->at;
    if (c->mode == PROBE && c->at >= c->stake) stop(g, CROSSED);
    c->crossed = 1;
}

/* -- places from which every way has failed -- */
static int same_place(const Place *a, const Place *b) {
    if (a->before != b->before || a->window[0] != b->window[0] || a->window[1] != b->window[1] || a->values != b->values ||
        a->used != b->used || a->crossed != b->crossed || a->kinds != b->kinds)
        return 0;
    const W *x = a->a, *y = b->a;
    for (int i = 0; i < a->before; i++, x += 2, y += 2) if (x[1].n != y[1].n || !same(x[0], y[0], (int)x[1].n)) return 0;
    for (int i = 0; i < a->values; i++, x++, y++) if (!same(*x, *y, (a->kinds >> i) & 1)) return 0;
    for (int i = 0; i < a->used; i++) {
        int there = 0;
        for (int j = 0; j < a->used; j++) there |= x[i].n == y[j].n;
        if (!there) return 0;
    }
    for (N i = 0; i < SLOTS; i++)
        if (KIND[i] == NUMBERS || KIND[i] == LISTS ? !same_list(a->state[i].l, b->state[i].l) : a->state[i].n != b->state[i].n) return 0;
    return 1;
}
static void come_to(Game *g, Chooser *c, int depth, const int *window, const W *S, const W *values, int many, unsigned kinds, const W *used, int n_used) {
    Place *p = room_for(g, sizeof(Place));
    *p = (Place){NULL, depth, window[1], many, c->crossed, n_used, {window[0], window[1]}, kinds, NULL, NULL};
    p->a = room_for(g, (size_t)(2 * p->before + many + n_used + 1) * sizeof(W));
    W *at = p->a;
    for (int i = 0; i < p->before; i++) *at++ = c->path[i].taken, *at++ = (W){.n = c->path[i].nested};
    memcpy(at, values, (size_t)many * sizeof(W));
    memcpy(at + many, used, (size_t)n_used * sizeof(W));
    p->state = room_for(g, SLOTS * sizeof(W));
    memcpy(p->state, S, SLOTS * sizeof(W));
    for (Place *known = c->hopeless->known; known; known = known->next) if (same_place(known, p)) fail(g);
    Place **open = &c->hopeless->open;
    while (*open && (*open)->depth != depth) open = &(*open)->next;
    p->next = *open ? (*open)->next : NULL;
    *open = p;
}
static void exhausted(Chooser *c, int depth) {
    for (Place **open = &c->hopeless->open; *open; open = &(*open)->next) {
        Place *p = *open;
        if (p->depth != depth) continue;
        *open = p->next;
        if (c->hopeless->room > 0) {
            p->next = c->hopeless->known;
            c->hopeless->known = p;
            c->hopeless->room -= p->before + 4 + SLOTS;
        }
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
    spend(g, work);
    int depth = c->at - (c->mode == PROBE ? c->answers : 0);
    if (c->hopeless && depth == c->len) come_to(g, c, depth, window, S, values, many, kinds, used, n_used);
}
static void remember_hopeless(Game *g, Chooser *c) {
    if (c->hopeless) return;
    c->hopeless = room_for(g, sizeof(Hopeless));
    *c->hopeless = (Hopeless){NULL, NULL, REMEMBERED};
}

/* -- looking ahead -- */
static int take_next(Game *g, Chooser *c) {
    c->at = c->crossed = c->windows = 0;
    remember_hopeless(g, c);
    while (c->len) {
        Entry *last = &c->path[c->len - 1];
        if (last->how == LATER) {
            last->how = AGAIN;
            return 1;
        }
        if (last->options == ATTEMPT && last->taken.n) {
            last->taken.n = 0;
            return 1;
        }
        if (last->options != ATTEMPT && last->options != TRIED && ++last->next < last->options->len) {
            last->taken = last->options->a[last->next];
            return 1;
        }
        c->len--;
        exhausted(c, c->len);
    }
    return 0;
}
/* whether some way of finishing a step succeeds, behind some answers */
static int possible(Game *g, const W *state, Step step, const W *args, const W *answers, int many, N asked, int stake, int whole) {
    deep(g);
    char *mark = g->ap;
    W *top = g->top;
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, PROBE, args[0].n);
    c->given = answers, c->answers = many, c->asked = asked, c->stake = stake, c->whole = whole;
    W *S = room_for(g, SLOTS * sizeof(W));
    for (;;) {
        if (++c->runs > RUNS) stop(g, TOO_LONG);
        spend(g, 250 + SLOTS / 16);
        memcpy(S, state, SLOTS * sizeof(W));
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) step(g, S, c, args);
        g->catch = outer;
        g->top = top;
        if (code == 0 || code == CROSSED) break;
        if (code != FAIL) stop(g, code);
        if (!take_next(g, c)) {
            release(g, mark);
            return 0;
        }
    }
    release(g, mark);
    return 1;
}
static int able(Game *g, const W *S, Step step, const W *args) { return possible(g, S, step, args, NULL, 0, args[0].n, 0, 0); }
/* the state as it would be after a rule; a rule that asks cannot be imagined */
static W *after(Game *g, const W *state, Step step, const W *args) {
    deep(g);
    W *top = g->top, *S = room_for(g, SLOTS * sizeof(W));
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, SCRIPT, 0);
    memcpy(S, state, SLOTS * sizeof(W));
    g->catch = &here;
    int code = _setjmp(here);
    if (!code) step(g, S, c, args);
    g->catch = outer;
    g->top = top;
    if (code) stop(g, code == PENDING ? FAIL : code);
    return S;
}
/* something that is done if it can be: whoever searches tries it, and has a mark to say that it was carried out */
static N trying(Game *g, const W *S, Chooser *c, Step step, const W *args) {
    int at = c->at - (c->mode == PROBE ? c->answers : 0);
    if ((c->mode != WALK && c->mode != PROBE) || at < 0 || (c->mode == PROBE && args[0].n != c->asked))
        return able(g, S, step, args) ? KNOWN : 0;
    c->at++;
    if (at == c->len) took(g, c, ATTEMPT, (W){.n = 1}, 0);
    return c->path[at].taken.n ? at + 1 : 0;
}
static void finished(Chooser *c, N mark) {
    if (mark > 0 && mark <= c->len) c->path[mark - 1].options = TRIED, c->path[mark - 1].taken.n = 1;
}
