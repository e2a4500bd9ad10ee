/* Who listens to what happens, and in which order they act. */
enum { BEFORE, AFTERWARDS, DURING, INSTEAD };
#define FITTING 10
#define HEARD 15
#define LASTING 2

typedef int (*Act)(Game *, W *S, Chooser *, N player, N actor, N piece, W *values, int *many); /* whether it applied */
typedef int (*Can)(Game *, W *S, N player, N actor, N piece, const W *values, int many);
typedef struct { int component; N seen, changed, added; } Claim; /* what may quarrel; component -1: nothing */
typedef struct { Act act; Can can; int when; Claim claim; } Ear;
typedef struct { int many; const Ear *ears; int site, ruled; const int *rules; Actors own, others; N weight; } Ears; /* at the site it is asked which comes first; -1: nobody is asked. Rules: the places of what no component owns; others hear of what another player does; weight: what one may do without counting it */
typedef struct { Act act; N owner, piece; int when, order; } Heard;
typedef struct { int many; const Ears *ears; Heard a[]; } Hearing; /* ears: if their order is up to who acts */
typedef struct { Act act; Can can; N doing, unless; int crosses; const Ears *played; } Interruption;
extern const Interruption INTERRUPTIONS[];
extern const int RULED_INTERRUPTIONS[]; /* the places of what no component owns */
extern const int N_INTERRUPTIONS, N_RULED_INTERRUPTIONS;
extern const Actors INTERRUPTING;
extern const N INTERRUPTION_WEIGHT; /* what it costs to see whether one fits */
extern const N USING; /* the slots that say who is in the middle of an interruption */

#include "ordering.h"
static const Hearing *listening(Game *g, const W *S, N actor, const Ears *ears) {
    W *from = g->top;
    int anybody = ears->others.many > 0; /* or only the actor's own */
    N away_to = anybody ? PLAYERS : 1;
    int until[PLAYERS + 1];
    for (N away = 0; away < away_to; away++) {
        N owner = anybody ? floor_mod(actor + away - 1, PLAYERS) + 1 : actor;
        push_held(g, S, owner == actor ? ears->own : ears->others, owner);
        until[away] = (int)(g->top - from);
    }
    int held = (int)(g->top - from);
    Hearing *found = room_for(g, sizeof(Hearing) + (size_t)(held + ears->ruled) * sizeof(Heard));
    found->many = 0, found->ears = NULL;
    for (int i = 0; i < ears->ruled; i++) {
        const Ear *ear = &ears->ears[ears->rules[i]];
        found->a[found->many++] = (Heard){ear->act, actor, 0, ear->when, ears->rules[i]};
    }
    for (int i = 0, away = 0; i < held; i++) {
        while (i >= until[away]) away++;
        int order = (int)(from[i].n >> CARD_SHIFT);
        const Ear *ear = &ears->ears[order];
        N owner = anybody ? floor_mod(actor + away - 1, PLAYERS) + 1 : actor;
        found->a[found->many++] = (Heard){ear->act, owner, from[i].n & CARD_MASK, ear->when, order};
    }
    g->top = from;
    if (found->many) spend(g, HEARD + ears->weight * found->many);
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
static int has_aside(const W *S, N player) { return N_RULED_INTERRUPTIONS || holds_any(S, INTERRUPTING, player); }
/* what fits now; without what may draw for those who can take nothing back */
static const List *usable(Game *g, W *S, const Chooser *c, N player, int settled) {
    int calm = c->mode == LUCK && !settled;
    if (!looks_beside(c)) return EMPTY;
    W *held = push_held(g, S, INTERRUPTING, player);
    for (int i = 0; i < N_RULED_INTERRUPTIONS; i++) push_n(g, (N)RULED_INTERRUPTIONS[i] << CARD_SHIFT);
    W *from = g->top;
    spend(g, INTERRUPTION_WEIGHT * (from - held));
    if (N_RULED_INTERRUPTIONS) qsort(held, (size_t)(from - held), sizeof(W), by_number);
    for (W *taken = held; taken < from; taken++) {
        const Interruption *one = &INTERRUPTIONS[taken->n >> CARD_SHIFT];
        if ((one->crosses && calm) || (one->doing != NONE && !S[number_slot(g, one->doing + player)].n)) continue;
        if (one->unless != NONE && S[number_slot(g, one->unless + player)].n) continue;
        if (one->can(g, S, player, player, taken->n & CARD_MASK, NULL, 0)) push_n(g, NOW_BASE | taken->n);
    }
    const List *found = pushed(g, from, 0);
    g->top = held;
    return found;
}
/* Do something else. Where something behind the question may fail, nothing new may become known by it. */
static void use(Game *g, W *S, Chooser *c, N player, N taken, int settled) {
    c->quiet += !settled;
    touched(g, S, number_slot(g, USING + player));
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
    touched(g, S, number_slot(g, USING + player));
    S[number_slot(g, USING + player)].n = 0;
}

/* -- cards in a window, one after another; 0 goes on -- */
static const List *playable(Game *g, W *S, N player, const Ears *ears, const W *values, int many, const W *used, int n_used, N *n_held) {
    W *held = push_held(g, S, ears->own, player), *from = g->top;
    *n_held = from - held;
    spend(g, HEARD + ears->weight * *n_held);
    push_n(g, 0);
    for (W *one = held; one < from; one++) {
        int before = 0;
        for (int k = 0; k < n_used && !before; k++) before = used[k].n == one->n;
        if (!before && ears->ears[one->n >> CARD_SHIFT].can(g, S, player, player, one->n & CARD_MASK, values, many)) push_n(g, one->n);
    }
    const List *found = pushed(g, from, 0);
    g->top = held;
    return found;
}
static void play_window(Game *g, W *S, Chooser *c, int site, N player, const Ears *ears, W *values, int *many, unsigned kinds_of, const Ears *const *played, int interrupted, int settled) {
    int window[2], n_used = 0, cap = 16;
    W *used = room_for(g, (size_t)cap * sizeof(W));
    N held;
    opens(c, window);
    for (;;) {
        const List *options = playable(g, S, player, ears, values, *many, used, n_used, &held);
        if (options->len == 1) return;
        in_window(g, c, window, S, values, *many, kinds_of, used, n_used, FITTING * held);
        N option;
        for (;;) {
            if (!interrupted || options->len < 2 || S[number_slot(g, USING + player)].n) {
                option = choose(g, c, site, player, options).n;
                break;
            }
            option = choose_or_use(g, c, site, player, options, usable(g, S, c, player, settled)).n;
            if (!IS_NOW(option)) break;
            use(g, S, c, player, option, settled);
            options = playable(g, S, player, ears, values, *many, used, n_used, &held);
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
        spend(g, LASTING * (N)entries->len);
        for (uint32_t j = 0; j < entries->len; j++) {
            const List *one = entries->a[j].l;
            int meant = one->len == 1 || one->len == many + 1;
            for (uint32_t k = 1; k < one->len && meant; k++) meant = one->a[k].n == values[k - 1].n;
            if (meant) push_n(g, one->a[0].n);
        }
    }
    return pushed(g, from, 0);
}
