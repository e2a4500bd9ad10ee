/* Who listens to what happens, and in which order they act. */
enum { BEFORE, AFTERWARDS, DURING, INSTEAD };
enum { YOU, ANY_PLAYER, ANOTHER };
#define FITTING 10
#define CARD_SHIFT 20
#define CARD_MASK ((1 << CARD_SHIFT) - 1)

typedef int (*Act)(Game *, W *S, Chooser *, N player, N actor, N piece, W *values, int *many); /* whether it applied */
typedef int (*Can)(Game *, W *S, N player, N actor, N piece, const W *values, int many);
typedef struct { N slot, piece; } Lying; /* the slot that tells where a piece lies */
typedef struct { int component; N seen, changed, added; } Claim; /* what may quarrel; component -1: nothing */
typedef struct { Act act; Can can; int when, who, ruled, pieces; const Lying *lying; const unsigned char *owners; Claim claim; } Ear;
typedef struct { int many; const Ear *ears; int site; } Ears; /* at the site it is asked which comes first; -1: nobody is asked */
typedef struct { Act act; N owner, piece; int when, order; } Heard;
typedef struct { int many; const Ears *ears; Heard a[]; } Hearing; /* ears: if their order is up to who acts */
typedef struct { Act act; Can can; int ruled, pieces; const Lying *lying; const unsigned char *owners; N doing, unless; int crosses; const Ears *played; } Interruption;
extern const Interruption INTERRUPTIONS[];
extern const int N_INTERRUPTIONS;
extern const N USING; /* the slots that say who is in the middle of an interruption */

static inline N owner_of(const W *S, N slot, const unsigned char *owners) {
    N place = S[slot].n;
    return (uint64_t)place < SLOTS ? owners[place] : 0;
}
#include "ordering.h"
static const Hearing *listening(Game *g, const W *S, N actor, const Ears *ears) {
    size_t most_heard = 0;
    for (int i = 0; i < ears->many; i++) most_heard += ears->ears[i].ruled ? 1 : (size_t)ears->ears[i].pieces;
    if (most_heard > 1000000) stop(g, NO_ROOM);
    Hearing *found = room_for(g, sizeof(Hearing) + most_heard * sizeof(Heard));
    found->many = 0, found->ears = NULL;
    for (N away = -1; away < PLAYERS; away++)
        for (int i = 0; i < ears->many; i++) {
            const Ear *ear = &ears->ears[i];
            if (ear->ruled) {
                if (away < 0) found->a[found->many++] = (Heard){ear->act, actor, 0, ear->when, i};
                continue;
            }
            if (away < 0) continue;
            for (int j = 0; j < ear->pieces; j++) {
                N owner = owner_of(S, ear->lying[j].slot, ear->owners);
                if (owner && floor_mod(owner - actor, PLAYERS) == away && (ear->who == ANY_PLAYER || (ear->who == YOU) == (owner == actor)))
                    found->a[found->many++] = (Heard){ear->act, owner, ear->lying[j].piece, ear->when, i};
            }
        }
    back_to(g, (char *)&found->a[found->many]);
    if (ears->site >= 0 && undecided(found, actor, ears)) found->ears = ears;
    return found;
}
static void hear(Game *g, W *S, Chooser *c, N actor, const Hearing *heard, int when, W *values, int *many, unsigned kinds) {
    if (heard->ears) {
        in_order(g, S, c, actor, heard, when, values, many, kinds);
        return;
    }
    for (int i = 0; i < heard->many; i++)
        if (heard->a[i].when == when) heard->a[i].act(g, S, c, heard->a[i].owner, actor, heard->a[i].piece, values, many);
}
static int replaced(Game *g, W *S, Chooser *c, N actor, const Hearing *heard, const W *values, int many) {
    for (int i = 0; i < heard->many; i++) {
        W given[VALUES];
        int count = many;
        memcpy(given, values, (size_t)many * sizeof(W));
        if (heard->a[i].when == INSTEAD && heard->a[i].act(g, S, c, heard->a[i].owner, actor, heard->a[i].piece, given, &count)) return 1;
    }
    return 0;
}

/* -- what fits at any time -- */
static int has_aside(const W *S, N player) {
    for (int i = 0; i < N_INTERRUPTIONS; i++) {
        const Interruption *one = &INTERRUPTIONS[i];
        if (one->ruled) return 1;
        for (int j = 0; j < one->pieces; j++) if (owner_of(S, one->lying[j].slot, one->owners) == player) return 1;
    }
    return 0;
}
/* what fits now; without what may draw for those who can take nothing back */
static const List *usable(Game *g, W *S, const Chooser *c, N player, int settled) {
    int calm = c->mode == LUCK && !settled;
    if (!looks_beside(c)) return EMPTY;
    W *from = g->top;
    for (int i = 0; i < N_INTERRUPTIONS; i++) {
        const Interruption *one = &INTERRUPTIONS[i];
        if ((one->crosses && calm) || (one->doing != NONE && !S[number_slot(g, one->doing + player)].n)) continue;
        if (one->unless != NONE && S[number_slot(g, one->unless + player)].n) continue;
        for (int j = 0; j < (one->ruled ? 1 : one->pieces); j++) {
            N piece = one->ruled ? 0 : one->lying[j].piece;
            if (!one->ruled && owner_of(S, one->lying[j].slot, one->owners) != player) continue;
            if (one->can(g, S, player, player, piece, NULL, 0)) push_n(g, NOW_BASE | (N)i << CARD_SHIFT | piece);
        }
    }
    return pushed(g, from, 0);
}
/* Do something else. Where something behind the question may fail, nothing new may become known by it. */
static void use(Game *g, W *S, Chooser *c, N player, N taken, int settled) {
    c->quiet += !settled;
    S[number_slot(g, USING + player)].n = 1;
    const Interruption *one = &INTERRUPTIONS[slot_in(g, (taken & ~NOW_BASE) >> CARD_SHIFT, 0, N_INTERRUPTIONS)];
    N piece = taken & CARD_MASK;
    const Hearing *heard = listening(g, S, player, one->played);
    W values[VALUES];
    int many = 0;
    if (!one->act(g, S, c, player, player, piece, values, &many)) fail(g);
    values[0].n = piece, many = 1;
    hear(g, S, c, player, heard, AFTERWARDS, values, &many, 0);
    c->quiet -= !settled;
    S[number_slot(g, USING + player)].n = 0;
}

/* -- cards in a window, one after another; 0 goes on -- */
static const List *playable(Game *g, W *S, N player, const Ears *ears, const W *values, int many, const W *used, int n_used) {
    W *from = g->top;
    push_n(g, 0);
    for (int i = 0; i < ears->many; i++) {
        const Ear *ear = &ears->ears[i];
        for (int j = 0; j < ear->pieces; j++) {
            N one = (N)i << CARD_SHIFT | ear->lying[j].piece;
            int before = 0;
            if (owner_of(S, ear->lying[j].slot, ear->owners) != player) continue;
            for (int k = 0; k < n_used && !before; k++) before = used[k].n == one;
            if (!before && ear->can(g, S, player, player, ear->lying[j].piece, values, many)) push_n(g, one);
        }
    }
    return pushed(g, from, 0);
}
static void play_window(Game *g, W *S, Chooser *c, int site, N player, const Ears *ears, W *values, int *many, unsigned kinds_of, const Ears *const *played, int interrupted, int settled) {
    int window[2], n_used = 0, cap = 16;
    W *used = room_for(g, (size_t)cap * sizeof(W));
    N work = 0;
    for (int i = 0; i < ears->many; i++) work += ears->ears[i].pieces;
    opens(c, window);
    for (;;) {
        const List *options = playable(g, S, player, ears, values, *many, used, n_used);
        if (options->len == 1) return;
        in_window(g, c, window, S, values, *many, kinds_of, used, n_used, FITTING * work);
        N option;
        for (;;) {
            if (!interrupted || options->len < 2 || S[number_slot(g, USING + player)].n) {
                option = choose(g, c, site, player, options).n;
                break;
            }
            option = choose_or_use(g, c, site, player, options, usable(g, S, c, player, settled)).n;
            if (!IS_NOW(option)) break;
            use(g, S, c, player, option, settled);
            options = playable(g, S, player, ears, values, *many, used, n_used);
        }
        if (!option) return;
        if (n_used == cap) {
            W *more = room_for(g, 2 * (size_t)cap * sizeof(W));
            memcpy(more, used, (size_t)cap * sizeof(W));
            used = more, cap *= 2;
        }
        used[n_used++].n = option;
        const Ear *ear = &ears->ears[slot_in(g, option >> CARD_SHIFT, 0, ears->many)];
        const Hearing *heard = listening(g, S, player, played[option >> CARD_SHIFT]);
        if (!ear->act(g, S, c, player, player, option & CARD_MASK, values, many)) fail(g);
        W piece[VALUES] = {{option & CARD_MASK}};
        int one = 1;
        hear(g, S, c, player, heard, AFTERWARDS, piece, &one, 0);
    }
}
static int holding(const W *S, N player, const Ears *ears) {
    for (int i = 0; i < ears->many; i++)
        for (int j = 0; j < ears->ears[i].pieces; j++)
            if (owner_of(S, ears->ears[i].lying[j].slot, ears->ears[i].owners) == player) return 1;
    return 0;
}
static int owns(const W *S, N player, const Lying *lying, int many, const unsigned char *owners) {
    for (int i = 0; i < many; i++) if (owner_of(S, lying[i].slot, owners) == player) return 1;
    return 0;
}

/* -- modifiers that last for a while: an amount, then the values it is meant for (none: all) -- */
static const List *lasting(Game *g, const W *S, N base, const List *players, const W *values, unsigned many) {
    W *from = g->top;
    for (uint32_t i = 0; i < players->len; i++) {
        N slot = base + players->a[i].n;
        if ((uint64_t)slot >= SLOTS || KIND[slot] != LISTS) stop(g, ODD);
        const List *entries = nest(g, S[slot].l);
        for (uint32_t j = 0; j < entries->len; j++) {
            const List *one = entries->a[j].l;
            int meant = one->len == 1 || one->len == many + 1;
            for (uint32_t k = 1; k < one->len && meant; k++) meant = one->a[k].n == values[k - 1].n;
            if (meant) push_n(g, one->a[0].n);
        }
    }
    return pushed(g, from, 0);
}
