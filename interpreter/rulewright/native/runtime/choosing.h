/* Who chooses. A step is carried out again from its start whenever a choice is taken back.

   WALK  random play: a candidate at a time, taken back when it leads nowhere
   LUCK  random play of steps that cannot fail
   PROBE looks ahead, taking the first option wherever it is asked
   SCRIPT answers from a list; the first open choice ends it

   A walk that dreams has its first answers given, and ends at the first barrier or choice of somebody else behind them. A walk
   that seeks follows a tree as far as it has grown (searching.h). */
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
typedef struct { const List *options; W taken; int nested, how, site; uint32_t next; N number; } Entry; /* site: -1 until it is asked at one */
static const List FORCED_ = {0, 0, {{0}}}, ATTEMPT_ = {0, 0, {{0}}}, TRIED_ = {0, 0, {{0}}};
#define FORCED (&FORCED_)
#define ATTEMPT (&ATTEMPT_)
#define TRIED (&TRIED_)
#define KNOWN (-1) /* the mark of what was known to be possible before it was begun */
typedef struct Dead { struct Dead *next; int at; N taken; } Dead;
typedef struct Left { struct Left *next; int at; const List *options; } Left; /* where another candidate is to be drawn */
typedef struct Ranks { struct Ranks *next; int at, at_random; const List *options, *keys; } Ranks;
typedef struct Sure { struct Sure *next; int at; N number; } Sure;
typedef struct Place { struct Place *next; int depth, before, values, known, used; int window[2], room; unsigned kinds; uint64_t mixed; W *a; W *state; } Place;
typedef struct { Place *known, *open, *spare; N room; } Hopeless; /* spare: given up, and used again */
typedef struct Owed { struct Owed *outer; const W *S; N slot; const List *listed; } Owed; /* what is left of an agenda */
#define DUTIES 64
typedef struct { int agenda, lapsed; N number; } Duty; /* an item that could lapse since something became known, or has */
/* whoever looks ahead: his runs so far and how many he may make, whether he gave up, whether answers are for whole things */
typedef struct { int runs, patience, unsure, whole, n_duties; Duty duties[DUTIES]; } Explorer;
static inline void explorer_of(Explorer *made, int patience, int whole) { made->runs = made->unsure = made->n_duties = 0, made->patience = patience, made->whole = whole; }

struct Chooser {
    int mode, at, len, cap, floor, answers, stake, whole, windows, runs, dream;
    int known, quiet; /* how often something new has become known, or another seat was asked; in the middle of what may not do that */
    int unsure, stopped; /* of a walk: whether something was taken back that may be possible; how many answers are kept for lists */
    int lists, crossed_at; /* of a script: whether the open choice is wanted with all its options; behind which answer something became known */
    N me, asked, last, numbers; /* last: who was asked last; at first whose step it is */
    Owed *owed;
    int *sites; /* of a script: where its answers are given, if somebody wants to know */
    Explorer *explorer;
    Entry *path;
    const W *given;
    const List *keys; /* of a choice in parts: the part of each candidate */
    Dead *dead;
    Left *left;
    Ranks *ranks;
    Sure *sure;
    Hopeless *hopeless;
    const W *before, *args;
    Step step;
    Seek *seek;
};
static void count_choice(Game *g, int site, W taken, int nested); /* counting.h */
static void count_anew(Game *g);
static void count_walk(Game *g, const Chooser *c);
static void count_noted(Game *g);
static int sought(Game *g, Chooser *c, N player, const List *options, W *taken);
static int seeks(const Chooser *c); /* whether a seeker is asked at a place of its tree, or for what it was given */
static int seeks_given(const Chooser *c);
static int seeks_parts(const Chooser *c);
/* an answer of another deal must be of the sort that is asked for */
static void fits(Game *g, const List *options, const Entry *entry) {
    if (!options->len || entry->options == FORCED) return;
    W first = options->a[0], taken = entry->taken;
    if ((entry->nested != 0) != (options->nested != 0)) stop(g, ODD);
    if (entry->nested && first.l->len && taken.l->len && (first.l->nested != 0) != (taken.l->nested != 0)) stop(g, ODD);
}

static Chooser *chooser(Game *g, int mode, N me) {
    Chooser *c = room_for(g, sizeof(Chooser));
    memset(c, 0, sizeof(Chooser));
    c->mode = mode, c->me = c->last = me;
    return c;
}
static void took(Game *g, Chooser *c, const List *options, W taken, int nested) {
    if (c->len == c->cap) {
        int cap = c->cap ? 2 * c->cap : 16;
        Entry *more = room_for(g, (size_t)cap * sizeof(Entry));
        if (c->len) memcpy(more, c->path, (size_t)c->len * sizeof(Entry));
        c->path = more, c->cap = cap;
    }
    c->path[c->len++] = (Entry){options, taken, nested, PLAIN, -1, 0, ++c->numbers};
}
/* whether two options are all that `choose` will look at, and the others need not be found */
static inline int enough(const Chooser *c) {
    if (c->mode == SCRIPT) return !c->lists || c->at < c->answers;
    if (c->mode != PROBE) return 0;
    int at = c->at - c->answers;
    return at < 0 || at >= c->len || c->path[at].how != AGAIN;
}
static void barrier(Game *g, Chooser *c);
__attribute__((noreturn)) static void pending(Game *g, const Chooser *c, int site, N player, const List *options) {
    g->asking.site = site, g->asking.player = player, g->asking.options = options, g->asking.keys = c->keys;
    stop(g, PENDING);
}
static inline void told(Chooser *c, N player) {
    c->known += player != c->last;
    c->last = player;
}
/* to ask another seat is a barrier for who walks */
static inline void asks(Game *g, Chooser *c, N player) {
    if (player == c->last) return;
    barrier(g, c);
    c->last = player;
}
static W choose(Game *g, Chooser *c, int site, N player, const List *options) {
    uint32_t many = options->len;
    if (many == 1) return options->a[0];
    int at = c->at;
    W found;
    if (c->seek && sought(g, c, player, options, &found)) return found;
    if (!many) fail(g);
    switch (c->mode) {
    case WALK: {
        if (c->dream && at >= c->stake && player != c->asked) stop(g, CROSSED);
        asks(g, c, player);
        c->at = at + 1;
        if (at < c->len) {
            if (c->dream) fits(g, options, &c->path[at]);
            c->path[at].site = site;
            return c->path[at].taken;
        }
        if (many > MANY && !c->dream) spend(g, many);
        W taken = options->a[pick(g, many)];
        took(g, c, options, taken, (int)options->nested);
        c->path[at].site = site;
        return taken;
    }
    case LUCK: {
        g->decisions++;
        told(c, player);
        W taken = options->a[pick(g, many)];
        if (unlikely(g->counting != NULL)) count_choice(g, site, taken, (int)options->nested);
        return taken;
    }
    case SCRIPT:
        told(c, player);
        if (at < c->answers) {
            c->at = at + 1;
            if (c->sites) c->sites[at] = site;
            return c->given[at];
        }
        pending(g, c, site, player, options);
    default:
        if (player != c->asked && at >= c->stake) stop(g, c->quiet ? FAIL : CROSSED);
        told(c, player);
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
static void by_lists(Game *g, Chooser *c);
static int owes(const Chooser *c) {
    for (const Owed *one = c->owed; one; one = one->outer) if (one->listed->len || (one->slot && one->S[one->slot].l->len)) return 1;
    return 0;
}
/* Something new, or another seat is asked: who walks takes nothing back from here on. What is left of an agenda could not be
   counted on then, so the rest of such a step is drawn from lists. */
static void barrier(Game *g, Chooser *c) {
    int ahead = c->at >= c->stake;
    if (c->mode == PROBE && ahead) stop(g, c->quiet ? FAIL : CROSSED);
    if (c->dream && ahead) stop(g, CROSSED);
    if (c->mode == WALK && !c->dream) {
        if (c->quiet) fail(g);
        if (c->at >= c->len) {
            if (c->step && owes(c)) by_lists(g, c);
            c->floor = c->at;
        }
    }
    c->crossed_at = c->at;
    c->known++;
}
/* whether what may be asked in parts is asked so; what nobody has answered yet is looked at and drawn as a whole */
static inline int in_parts(const Chooser *c, int first) {
    if (c->mode == SCRIPT) return !c->whole;
    if (c->mode == PROBE) return !first || (!c->whole && c->at < c->answers);
    return c->seek ? seeks_parts(c) : c->dream && c->at < c->stake;
}
/* one part of what is asked for: the candidates that have it */
static const List *with_part(Game *g, Chooser *c, int site, N player, const List *options, const List *keys) {
    c->keys = keys;
    W taken = choose(g, c, site, player, firsts(g, keys)), *from = g->top;
    c->keys = NULL;
    for (uint32_t i = 0; i < options->len; i++) if (same(keys->a[i], taken, (int)keys->nested)) push(g, options->a[i]);
    return pushed(g, from, (int)options->nested);
}

/* -- states that are known again -- */
static uint64_t mixed_up(const W *S) {
    uint64_t mixed = 0;
    for (N i = 0; i < SLOTS; i++) if (KIND[i] == NUMBER) mixed = (mixed ^ (uint64_t)S[i].n) * 0x100000001b3u;
    return mixed;
}
static int same_state(const W *a, const W *b) {
    for (N i = 0; i < SLOTS; i++)
        if (KIND[i] == NUMBERS || KIND[i] == LISTS ? !same_list(a[i].l, b[i].l) : a[i].n != b[i].n) return 0;
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
static void come_to(Game *g, Chooser *c, int depth, const int *window, const W *S, const W *values, int many, unsigned kinds, const W *used, int n_used) {
    Place *p = place_with(g, c->hopeless, 2 * window[1] + many + n_used + 1), **open = &c->hopeless->open;
    p->next = NULL, p->depth = depth, p->before = window[1], p->values = many, p->known = c->known, p->used = n_used;
    p->window[0] = window[0], p->window[1] = window[1], p->kinds = kinds, p->mixed = mixed_up(S);
    W *at = p->a;
    for (int i = 0; i < p->before; i++) *at++ = c->path[i].taken, *at++ = (W){.n = c->path[i].nested};
    memcpy(at, values, (size_t)many * sizeof(W));
    if (n_used) memcpy(at + many, used, (size_t)n_used * sizeof(W));
    memcpy(p->state, S, SLOTS * sizeof(W));
    for (Place *known = c->hopeless->known; known; known = known->next)
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
static void exhausted(Chooser *c, int depth) {
    for (Place **open = &c->hopeless->open; *open; open = &(*open)->next) {
        Place *p = *open;
        if (p->depth != depth) continue;
        *open = p->next;
        if (c->hopeless->room > 0) {
            p->next = c->hopeless->known;
            c->hopeless->known = p;
            c->hopeless->room -= p->before + 4 + SLOTS;
        } else
            give_up_place(c->hopeless, p);
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
    if (c->hopeless && depth == c->len) come_to(g, c, depth, window, S, values, many, kinds, used, n_used);
}
static void remember_hopeless(Game *g, Chooser *c) {
    if (c->hopeless) return;
    c->hopeless = room_for(g, sizeof(Hopeless));
    *c->hopeless = (Hopeless){NULL, NULL, NULL, REMEMBERED};
}

/* -- looking ahead -- */
static inline void begin_anew(Chooser *c) {
    c->at = c->known = c->quiet = c->windows = 0;
    c->last = c->me, c->owed = NULL;
}
static int take_next(Game *g, Chooser *c) {
    begin_anew(c);
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
static int possible_for(Game *g, Explorer *explorer, const W *state, Step step, const W *args, const W *answers, int many, N asked, int stake) {
    deep(g);
    char *mark = g->ap;
    W *top = g->top;
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, PROBE, args[0].n);
    c->given = answers, c->answers = many, c->asked = asked, c->stake = stake, c->whole = explorer->whole, c->explorer = explorer;
    W *S = room_for(g, SLOTS * sizeof(W));
    for (;;) {
        if (++explorer->runs > RUNS) stop(g, TOO_LONG);
        if (c->runs++ == explorer->patience) {
            explorer->unsure = 1;
            release(g, mark);
            return 0;
        }
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
/* whether a rule could be carried out now, on its own. `many` are its arguments; 0 if there are lists among them, which are not kept */
static int able(Game *g, const W *S, Step step, const W *args, int many) {
    uint64_t mixed = mixed_up(S);
    for (int i = 0; many && i < KEPT_PAID; i++) {
        const Paid *one = &g->paid[i];
        if (one->step != (void *)step || one->mixed != mixed || one->many != many || memcmp(one->args, args, (size_t)many * sizeof(W))) continue;
        if (!same_state(one->state, S)) continue;
        spend(g, 250 + SLOTS / 16);
        return one->found;
    }
    Explorer explorer;
    explorer_of(&explorer, RUNS, 0);
    int found = possible_for(g, &explorer, S, step, args, NULL, 0, args[0].n, 0);
    if (!many || many > VALUES) return found;
    Paid *made = &g->paid[g->latest_paid = (g->latest_paid + 1) % KEPT_PAID];
    made->mixed = mixed, made->step = (void *)step, made->many = many, made->found = found, made->highest = 0;
    memcpy(made->args, args, (size_t)many * sizeof(W));
    memcpy(made->state, S, SLOTS * sizeof(W));
    for (N i = 0; i < SLOTS; i++)
        if (KIND[i] != NUMBER && (uintptr_t)S[i].l < (uintptr_t)g->aend && (uintptr_t)S[i].l > made->highest) made->highest = (uintptr_t)S[i].l;
    return found;
}
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
static N trying(Game *g, const W *S, Chooser *c, Step step, const W *args, int many) {
    int at = c->at - (c->mode == PROBE ? c->answers : 0);
    if ((c->mode != WALK && c->mode != PROBE) || (c->dream && at < c->stake) || seeks_given(c) ||
        (c->mode == PROBE && (c->at < c->stake || args[0].n != c->asked)))
        return able(g, S, step, args, many) ? KNOWN : 0;
    c->at++;
    if (at == c->len) took(g, c, ATTEMPT, (W){.n = 1}, 0);
    return c->path[at].taken.n ? at + 1 : 0;
}
static void finished(Chooser *c, N mark) {
    if (mark > 0 && mark <= c->len) c->path[mark - 1].options = TRIED, c->path[mark - 1].taken.n = 1;
}
