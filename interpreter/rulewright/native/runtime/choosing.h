/* Who chooses. A step is carried out again from its start whenever a choice is taken back.

   WALK  random play: a candidate at a time, taken back when it leads nowhere
   LUCK  random play of steps that cannot fail
   PROBE looks ahead, taking the first option wherever it is asked
   SCRIPT answers from a list; the first open choice ends it

   A walk that dreams has its first answers given, and ends at the first barrier or choice of somebody else behind them. A walk
   that seeks follows a tree as far as it has grown (searching.h). */
enum { WALK, LUCK, PROBE, SCRIPT };
#define MANY 100
#define HELD 8
#define REMEMBERED 4000000
#define NOW_BASE ((N)1 << 60) /* options beside those that were asked for: NOW_BASE | order << 20 | piece */
#define IS_NOW(n) ((n) >= NOW_BASE)

static inline int is_safe(const Game *g, int site) { return SAFE[site] == 1 || (SAFE[site] && g->foresees); }
typedef struct Chooser Chooser;
typedef void (*Step)(Game *, W *S, Chooser *, const W *args);
/* options: NULL if it was sampled; or what stands in place of options:
   FORCED a choice that made itself; ATTEMPT something that is done if it can be; TRIED the same, once it has turned out */
enum { PLAIN, UNTESTED, LATER, AGAIN }; /* options that may turn out to be none; others that are listed when the first has failed */
typedef struct { const List *options; W taken; int nested, how, site; uint32_t next; N number; } Entry; /* site: -1 until it is asked at one */
static const List FORCED_ = {0, 0, NOTHING}, ATTEMPT_ = {0, 0, NOTHING}, TRIED_ = {0, 0, NOTHING};
#define FORCED (&FORCED_)
#define ATTEMPT (&ATTEMPT_)
#define TRIED (&TRIED_)
#define KNOWN (-1) /* the mark of what was known to be possible before it was begun */
typedef struct Dead { struct Dead *next; int at; N taken; } Dead;
typedef struct Left { struct Left *next; int at; const List *options; } Left; /* where another candidate is to be drawn */
typedef struct Ranks { struct Ranks *next; int at, at_random; const List *options, *keys; } Ranks;
typedef struct Sure { struct Sure *next; int at; N number; } Sure;
typedef struct Place { struct Place *next; int depth, before, values, known, used; int window[2], room; unsigned kinds; uint64_t mixed; W *a; W *state; } Place;
typedef struct { Place **known, *open, *spare; uint32_t buckets, many; N room; } Hopeless; /* known: by what they are mixed to; spare: given up, and used again */
typedef struct Owed { struct Owed *outer; const W *S; N slot; const List *listed; } Owed; /* what is left of an agenda */
#define DUTIES 64
typedef struct { int agenda, lapsed; N number; } Duty; /* an item that could lapse since something became known, or has */
/* whoever looks ahead: his runs so far and how many he may make, whether he gave up, whether answers are for whole things */
typedef struct { int runs, patience, sparing, unsure, scarce, whole, n_duties; Duty duties[DUTIES]; } Explorer;
static inline void explorer_of(Explorer *made, int patience, int whole) { made->runs = made->unsure = made->scarce = made->n_duties = 0, made->patience = patience, made->sparing = patience < RUNS, made->whole = whole; }

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
        if (many > MANY && !c->dream) spend(g, HELD * many);
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
            if (is_safe(g, site)) stop(g, CROSSED);
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
/* the same where something fits beside each part: that is found out once, in front of the first */
static inline int parts_beside(const Chooser *c) { return c->mode == PROBE ? !c->whole || c->at >= c->answers : in_parts(c, 1); }
/* the things of which something that was asked is so */
static const List *those_with(Game *g, const List *items, const List *keys, W taken) {
    W *from = g->top;
    for (uint32_t i = 0; i < items->len; i++) if (same(keys->a[i], taken, (int)keys->nested)) push(g, items->a[i]);
    return pushed(g, from, (int)items->nested);
}
/* one part of what is asked for: the candidates that have it */
static const List *with_part(Game *g, Chooser *c, int site, N player, const List *options, const List *keys) {
    c->keys = keys;
    W taken = choose(g, c, site, player, firsts(g, keys));
    c->keys = NULL;
    return those_with(g, options, keys, taken);
}
