/* Which of those who listen, or may be used, are there now: components act while they lie in a zone of a player. The zones of a
   player are looked through, however many components lie elsewhere; where few could act, or fewer than a zone holds, those are
   looked for one by one. */
#define CARD_SHIFT 20
#define CARD_MASK ((1 << CARD_SHIFT) - 1)
#define FEW 6

typedef struct { N slot, piece; } Lying; /* the slot that tells where a piece lies */
typedef struct { N piece, slot; int order; } Placed; /* of a piece in a row, and the slot that tells where it lies; by piece */
typedef struct { int places; const Placed *place; const int *first; const N *zones; const unsigned char *owners; } Acting; /* of one kind of piece: zones[first[p]..first[p + 1]] are those of player p */
typedef struct { int many; const Acting *kinds; } Actors;

static inline N owner_of(const W *S, N slot, const unsigned char *owners) {
    N place = S[slot].n;
    return (uint64_t)place < SLOTS ? owners[place] : 0;
}
static const Placed *first_place(const Acting *kind, N piece) {
    int low = 0, high = kind->places;
    while (low < high) {
        int middle = (low + high) / 2;
        if (kind->place[middle].piece < piece) low = middle + 1;
        else high = middle;
    }
    return kind->place + low;
}
static inline void push_place(Game *g, const Placed *place) { push_n(g, (N)place->order << CARD_SHIFT | place->piece); }
static void push_kind(Game *g, const W *S, const Acting *kind, N player) {
    const Placed *end = kind->place + kind->places;
    if (kind->places <= FEW) {
        for (const Placed *one = kind->place; one < end; one++)
            if (owner_of(S, one->slot, kind->owners) == player) push_place(g, one);
        return;
    }
    for (int i = kind->first[player]; i < kind->first[player + 1]; i++) {
        N zone = kind->zones[i];
        const List *here = S[zone].l;
        if (here->len > (uint32_t)kind->places) {
            for (const Placed *one = kind->place; one < end; one++) if (S[one->slot].n == zone) push_place(g, one);
            continue;
        }
        for (uint32_t j = 0; j < here->len; j++)
            for (const Placed *one = first_place(kind, here->a[j].n); one < end && one->piece == here->a[j].n; one++) push_place(g, one);
    }
}
/* Those that a player owns are pushed in the order of their row, each with its place there and its piece. */
static W *push_held(Game *g, const W *S, Actors actors, N player) {
    W *from = g->top;
    if ((uint64_t)player > PLAYERS) return from;
    for (int i = 0; i < actors.many; i++) push_kind(g, S, &actors.kinds[i], player);
    if (g->top - from > 1) qsort(from, (size_t)(g->top - from), sizeof(W), by_number);
    return from;
}
static int holds_any(const W *S, Actors actors, N player) {
    if ((uint64_t)player > PLAYERS) return 0;
    for (int i = 0; i < actors.many; i++) {
        const Acting *kind = &actors.kinds[i];
        if (kind->places <= FEW) {
            for (int j = 0; j < kind->places; j++) if (owner_of(S, kind->place[j].slot, kind->owners) == player) return 1;
            continue;
        }
        for (int j = kind->first[player]; j < kind->first[player + 1]; j++) {
            const List *here = S[kind->zones[j]].l;
            for (uint32_t k = 0; k < here->len; k++) {
                const Placed *one = first_place(kind, here->a[k].n);
                if (one < kind->place + kind->places && one->piece == here->a[k].n) return 1;
            }
        }
    }
    return 0;
}
