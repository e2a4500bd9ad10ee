/* What every part of the runtime shares: values, the game in play, how it stops, and where it keeps what it makes.

   A number is a plain 64-bit integer. A list or a board is never changed once it is made, so that a copy of the slots is a
   copy of the state. What kind of thing a slot or a name holds is known when the program is written, and the C compiler
   checks it. Whatever cannot go on here (a budget, a number or a list that grows too large) gives up the game with a code;
   the same game is then played in Python, which knows the rule and the line. */
#include <setjmp.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include "portable.h"

typedef int64_t N;
typedef struct List List;
typedef struct Board Board;
typedef union { N n; const List *l; const Board *b; } W;
#ifdef LARGE /* what a list holds lies behind it, or in a longer list that it is a part of */
struct List { uint32_t len, nested; W *a; };
static W NOTHING[1];
#else
struct List { uint32_t len, nested; W a[]; };
#define NOTHING {{0}}
#endif

#define NONE INT64_MIN /* what Python calls None: no number of a game is as small */
#ifndef WORK
#define WORK 50000000
#endif
#define WHOLE_GAME (2 * (N)WORK)
#ifndef RUNS
#define RUNS 50000
#endif
#define LOOKS 4000 /* runs in which the options of a decision are looked at; each may take half of those that are left */
#define LEAST 50 /* that an option gets in any case */
#define SCARCE (WORK / 2) /* with less work left, what is hard to judge is given up */
#define PATIENCE 1000 /* runs of a step in random play, before its choices are drawn from lists */
#define COPIED 16 /* slots of a state that are copied in the time of one part */
#define LOOKED_UP 3 /* and that are made fit to be looked up */
#define LOOPS 100000
#ifndef LONG
#define LONG 64 /* in a large game, what is longer is not copied to be without its ends */
#endif
#define LONGEST 10000
#define LARGEST 1000000000000000
#define VALUES 24 /* that may be handed to who listens */

enum { FAIL = 1, CROSSED, PENDING, TOO_LONG, TOO_LARGE, NOT_THERE, NO_ROOM, TOO_DEEP, BROKEN, ODD, BY_LISTS };
enum { NUMBER, NUMBERS, LISTS, BOARD };

#define KEPT_HOLES 8
typedef struct { const Board *board; const List *steps, *found; } Enclosed;

/* the choice at which a script stopped; keys: of a choice in parts, the part of each candidate */
typedef struct { int site, revealed; N player; const List *options, *keys; struct Ranks *ranks; } Asking;

/* whether a rule could be carried out in a state: a step is run again and again, and mostly comes to ask in the same one */
#define KEPT_PAID 16
typedef struct { uint64_t mixed; uintptr_t highest; void *step; int many, found; } Paid; /* highest: what it holds in the arena */
typedef struct { W args[VALUES], state[SLOTS]; } PaidIn;

typedef struct { size_t at; W was; } Was;

typedef struct Seek Seek;
typedef struct Game {
    jmp_buf *catch;
    N left, later; /* of the budget; and for further steps of a game that is played at random */
    char *ap, *aend; /* what is made goes to the arena and is never freed one by one */
    char *space[2];
    size_t room;
    int which;
    W *top, *wend, *work; /* lists under construction */
    uintptr_t deepest; /* how far the stack may grow */
    W *state;
    const W *tracked; /* the state whose changes are remembered, and these, the latest at the end */
    Was *changes;
    size_t n_changes, room_changes;
    N decisions;
    uint32_t mt[624], mt_before[624]; /* the stream of choices; before it was refilled for the first time in a game */
    int mti, refilled;
    Enclosed holes[KEPT_HOLES]; /* the latest, which are asked for again and again */
    int latest;
    Paid paid[KEPT_PAID]; /* what was found out lately, and where; `latest_paid` is the newest */
    PaidIn *paid_in;
    int latest_paid;
    uintptr_t highest; /* of all that is kept of holes and of what was found out; 0 if nothing is */
    struct Counting *counting; /* what is counted in the game in hand, if anything is */
    int foresees; /* whether candidates that are bound to fail soon are left out beforehand */
    Asking asking;
    const W *answers; /* that were given in the step in hand, and which of them are lists */
    const unsigned char *listed;
    W *working; /* the state in the middle of the step in hand */
    int n_answers, begun; /* begun: 0 between two steps, 1 in a step, 2 in what is done otherwise */
} Game;

typedef struct { N first, end; } Slots;
extern const unsigned char KIND[]; /* what a slot holds */
extern const Slots NUMBERED[]; /* where slots of numbers lie; and the slots that hold something else */
extern const N POINTING[];
extern const int N_NUMBERED, N_POINTING;
extern const unsigned char SAFE[]; /* sites behind which nothing can fail: 1, or 2 if that is so for who foresees what would */
static const List EMPTY_ = {0, 0, NOTHING};
#define EMPTY (&EMPTY_)

__attribute__((noreturn)) COLD static void stop(Game *g, int code) { _longjmp(*g->catch, code); }
static inline void fail(Game *g) { _longjmp(*g->catch, FAIL); }
static inline void spend(Game *g, N work) {
    g->left -= work;
    if (unlikely(g->left < 0)) stop(g, TOO_LONG);
}
/* what a run of a step costs before it does anything */
static inline void spend_run(Game *g) { spend(g, 250 + SLOTS / COPIED); }
/* so much altogether, of which no step gets more than one may cost */
static void budget(Game *g, N work) {
    g->left = work < WORK ? work : WORK;
    g->later = work - g->left;
}
/* another step of random play begins: it may cost as much as any, as long as the whole game has so much left */
static void renew(Game *g) {
    N more = WORK - g->left < g->later ? WORK - g->left : g->later;
    g->left += more, g->later -= more;
}
/* rules that call each other without end must not run over the end of the stack */
static inline void deep(Game *g) {
    char here;
    if (unlikely((uintptr_t)&here < g->deepest)) stop(g, TOO_DEEP);
}

/* -- memory: under the address sanitizer there is a fence behind everything in the arena, what was given up may not be touched, and
   what is new holds odd numbers -- */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#define FENCE 16
static void fenced(void *from, const void *to) { __asan_poison_memory_region(from, (size_t)((const char *)to - (char *)from)); }
static void opened(void *at, size_t bytes) { __asan_unpoison_memory_region(at, bytes), memset(at, 0xA5, bytes); }
#else
#define FENCE 0
#define fenced(from, to) ((void)0)
#define opened(at, bytes) ((void)0)
#endif
static inline void *room_for(Game *g, size_t bytes) {
    char *at = g->ap;
    bytes = (bytes + 7) & ~(size_t)7;
    if (unlikely(bytes + FENCE > (size_t)(g->aend - at))) stop(g, NO_ROOM);
    g->ap = at + bytes + FENCE;
    opened(at, bytes);
    return at;
}
/* all that was made since `mark` is given up; nobody may have remembered it */
static inline void back_to(Game *g, char *mark) {
    fenced(mark, g->ap);
    g->ap = mark;
}
static inline void holds_itself(List *made) {
#ifdef LARGE
    made->a = (W *)(made + 1);
#else
    (void)made;
#endif
}
static inline List *new_list(Game *g, size_t len, int nested) {
    if (unlikely(len > 4000000)) stop(g, TOO_LONG);
    List *made = room_for(g, sizeof(List) + len * sizeof(W));
    made->len = (uint32_t)len, made->nested = (uint32_t)nested;
    holds_itself(made);
    return made;
}
static inline void push(Game *g, W w) {
    if (unlikely(g->top == g->wend)) stop(g, NO_ROOM);
    *g->top++ = w;
}
/* places for so many; whoever fills them says how far he came */
static inline void take_room(Game *g, N many) {
    if (unlikely(many > g->wend - g->top)) stop(g, NO_ROOM);
    g->top += many;
}
static inline void push_n(Game *g, N n) { push(g, (W){.n = n}); }
static inline void push_l(Game *g, const List *l) { push(g, (W){.l = l}); }
static const List *listed(Game *g, const W *items, size_t len, int nested) {
    if (!len) return EMPTY;
    List *made = new_list(g, len, nested);
    memcpy(made->a, items, len * sizeof(W));
    return made;
}
/* what was pushed since `from`, as a list */
static inline const List *pushed(Game *g, W *from, int nested) {
    const List *made = listed(g, from, (size_t)(g->top - from), nested);
    g->top = from;
    return made;
}

/* the same where holes may have been asked for */
static inline void keeps(Game *g, const void *p) { if ((uintptr_t)p > g->highest) g->highest = (uintptr_t)p; }
static void forget_from(Game *g, const char *mark) {
    g->highest = 0;
    for (int i = 0; i < KEPT_HOLES; i++) {
        Enclosed *one = &g->holes[i];
        if ((uintptr_t)one->board >= (uintptr_t)mark || (uintptr_t)one->found >= (uintptr_t)mark) one->board = NULL;
        if (one->board) keeps(g, one->board), keeps(g, one->found);
    }
    for (int i = 0; i < KEPT_PAID; i++) {
        if (g->paid[i].highest >= (uintptr_t)mark) g->paid[i].step = NULL;
        if (g->paid[i].step) keeps(g, (void *)g->paid[i].highest);
    }
}
static inline void release(Game *g, char *mark) {
    back_to(g, mark);
    if (unlikely(g->highest >= (uintptr_t)mark)) forget_from(g, mark);
}
static void forget_kept(Game *g) {
    if (!g->highest) return;
    g->highest = 0;
    memset(g->holes, 0, sizeof g->holes);
    for (int i = 0; i < KEPT_PAID; i++) g->paid[i].step = NULL;
}

/* -- slots -- */
static inline size_t slot_in(Game *g, N at, N first, N size) {
    if (unlikely((uint64_t)(at - first) >= (uint64_t)size)) stop(g, ODD);
    return (size_t)at;
}
static inline size_t number_slot(Game *g, N at) {
    if (unlikely((uint64_t)at >= SLOTS) || unlikely(KIND[at] != NUMBER)) stop(g, ODD);
    return (size_t)at;
}
static inline size_t zone_slot(Game *g, N at) {
    if (unlikely((uint64_t)at >= SLOTS) || unlikely(KIND[at] != NUMBERS)) stop(g, ODD);
    return (size_t)at;
}
static inline const List *nest(Game *g, const List *l) {
    if (unlikely(l->len && !l->nested)) stop(g, ODD);
    return l;
}
static inline const List *flat(Game *g, const List *l) {
    if (unlikely(l->len && l->nested)) stop(g, ODD);
    return l;
}

/* -- a large state is not copied before a step that may have to be taken back: what it changes is remembered -- */
#ifdef LARGE
static void touched(Game *g, const W *S, size_t at) {
    if (S != g->tracked) return;
    if (g->n_changes == g->room_changes) {
        size_t room = g->room_changes ? 2 * g->room_changes : 64;
        Was *more = room_for(g, room * sizeof(Was));
        if (g->n_changes) memcpy(more, g->changes, g->n_changes * sizeof(Was));
        g->changes = more, g->room_changes = room;
    }
    g->changes[g->n_changes++] = (Was){at, S[at]};
}
static void touched_row(Game *g, const W *S, N first, N many) {
    if (S == g->tracked) for (N i = 0; i < many; i++) touched(g, S, (size_t)(first + i));
}
static void track(Game *g, const W *S) {
    g->tracked = S, g->n_changes = g->room_changes = 0;
    touched(g, S, 0); /* whoever draws by chance changes it */
}
/* into the tracked state, or into a copy of it: how it was when it began to be tracked */
static void put_back_changes(const Game *g, W *S) {
    for (size_t i = g->n_changes; i > 0; i--) S[g->changes[i - 1].at] = g->changes[i - 1].was;
}
#else
#define touched(g, S, at) ((void)0)
#define touched_row(g, S, first, many) ((void)0)
#endif

/* -- numbers -- */
static inline N add(Game *g, N a, N b) { N r; if (unlikely(sum_leaves(a, b, &r))) stop(g, TOO_LARGE); return r; }
static inline N sub(Game *g, N a, N b) { N r; if (unlikely(difference_leaves(a, b, &r))) stop(g, TOO_LARGE); return r; }
static inline N mul(Game *g, N a, N b) { N r; if (unlikely(product_leaves(a, b, &r))) stop(g, TOO_LARGE); return r; }
static inline N floor_div(N a, N b) { N q = a / b; return (a % b && (a < 0) != (b < 0)) ? q - 1 : q; }
static inline N floor_mod(N a, N b) { N r = a % b; return (r && (r < 0) != (b < 0)) ? r + b : r; }
static inline N divide(Game *g, N a, N b) { if (!b) fail(g); if (unlikely(b == -1)) return sub(g, 0, a); return floor_div(a, b); }
static inline N remainder_of(Game *g, N a, N b) { if (!b) fail(g); if (unlikely(b == -1)) return 0; return floor_mod(a, b); }
static inline N held(Game *g, N n) { if (unlikely(n > LARGEST || n < -LARGEST)) stop(g, TOO_LARGE); return n; }
static inline N sure(Game *g, N thing) { if (unlikely(!thing)) stop(g, NOT_THERE); return thing; }
static inline N least(N a, N b) { return a < b ? a : b; }
static inline N most(N a, N b) { return a > b ? a : b; }
static inline N moved(Game *g, N at, N by, N low, N high) {
    N to = add(g, at, by);
    return by < 0 ? most(low, to) : most(at, least(to, high));
}
static inline N within(N n, N size) { return n > 0 && n <= size ? n : 0; }
static inline N following(N thing, N many) { return thing ? floor_mod(thing, many) + 1 : 0; }
static inline N preceding(N thing, N many) { return thing ? floor_mod(thing - 2, many) + 1 : 0; }
static inline N steps_between(N a, N b, N many) { return a && b ? floor_mod(b - a, many) : 0; }
static inline N treated(N value, N result) { return value == NONE ? result : value; }
