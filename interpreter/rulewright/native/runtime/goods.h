/* Verbs that move pieces and goods: each changes slots of the state and never a value inside one. */
static void move(Game *g, W *S, N location, N piece, N to) {
    if (!piece) fail(g);
    size_t where = number_slot(g, location + piece), goal = zone_slot(g, to);
    N at = S[where].n;
    if (at) {
        touched(g, S, zone_slot(g, at));
        S[zone_slot(g, at)].l = without(g, S[zone_slot(g, at)].l, (W){.n = piece});
    }
    touched(g, S, goal), touched(g, S, where);
    S[goal].l = with_one(g, S[goal].l, (W){.n = piece}, 0);
    S[where].n = to;
}
static void move_all(Game *g, W *S, N location, const List *pieces, N to) {
    for (uint32_t i = 0; i < pieces->len; i++) move(g, S, location, flat(g, pieces)->a[i].n, to);
}
static N draw(Game *g, W *S, N location, N count, N source, N to) {
    const List *from = S[zone_slot(g, source)].l;
    count = most(0, least(count, from->len));
    const List *taken = slice(g, from, 0, count);
    touched(g, S, (size_t)source), touched(g, S, zone_slot(g, to));
    S[source].l = slice(g, from, count, from->len);
    S[zone_slot(g, to)].l = both(g, S[to].l, taken);
    for (uint32_t i = 0; i < taken->len; i++) {
        size_t where = number_slot(g, location + taken->a[i].n);
        touched(g, S, where);
        S[where].n = to;
    }
    return count;
}
static N draw_some(Game *g, W *S, N location, N count, const List *pieces, N to) {
    const List *taken = slice(g, pieces, 0, most(0, count));
    move_all(g, S, location, taken, to);
    return taken->len;
}
static void shuffle(Game *g, W *S, N zone) {
    touched(g, S, zone_slot(g, zone));
    S[zone].l = shuffled(g, S, S[zone].l);
}
static void place(Game *g, W *S, N location, N piece, const List *cells, N board, const List *faces) {
    if (!piece || !cells->len) fail(g);
    size_t where = number_slot(g, location + piece);
    N at = S[where].n;
    if (at) {
        W *from = g->top;
        const List *zone = S[zone_slot(g, at)].l;
        for (uint32_t i = 0; i < zone->len; i++) if (zone->a[i].n != piece) push(g, zone->a[i]);
        touched(g, S, (size_t)at);
        S[at].l = pushed(g, from, 0);
    }
    touched(g, S, where), touched(g, S, (size_t)board);
    S[where].n = 0;
    const List *shown = nest(g, faces)->a[slot_in(g, piece, 0, faces->len)].l;
    if (shown->len != cells->len) stop(g, ODD);
    Board *b = board_copy(g, S[board].b, cells->len);
    N mark = level_over(b, cells) << LEVEL_SHIFT | piece << TILE_SHIFT;
    for (uint32_t i = 0; i < cells->len; i++) cover(g, b, cells->a[i].n, mark | shown->a[i].n);
    S[board].b = b;
}
static N position(Game *g, const W *S, N location, N piece) {
    N at = S[number_slot(g, location + piece)].n;
    return at ? index_of(g, S[zone_slot(g, at)].l, (W){.n = piece}) + 1 : 0;
}

/* -- several things, asked one after another in the order they lie; NONE is `enough` -- */
static const List *choose_some(Game *g, Chooser *c, int site, N player, const List *items, N count, int up_to) {
    const List *left = items;
    W *from = g->top;
    while (g->top - from < count) {
        N missing = count - (g->top - from), more = (N)left->len - missing + 1;
        /* Python's `left[:more]` counts from the end where more is negative */
        if (!up_to && more < 0) more = most(0, more + (N)left->len);
        const List *open = up_to ? left : slice(g, left, 0, more);
        if (up_to && !open->len) break;
        W item = choose(g, c, site, player, up_to ? with_one(g, open, (W){.n = NONE}, 0) : open);
        if (item.n == NONE) break;
        push(g, item);
        left = slice(g, left, index_of(g, left, item) + 1, left->len);
    }
    return pushed(g, from, 0);
}
/* the same for things of which no two may have something in common: `apart` says what, for each item */
static const List *choose_different(Game *g, Chooser *c, int site, N player, const List *items, N count, int up_to, const List *apart) {
    W *from = g->top;
    while (g->top - from < count) {
        W *made = g->top;
        for (uint32_t i = 0; i < items->len; i++) {
            N kind = kinds(g, slice(g, apart, i + 1, apart->len)); /* behind it */
            N there = 0;
            for (uint32_t j = i + 1; j < items->len && !there; j++) there = same(apart->a[i], apart->a[j], (int)apart->nested);
            if (up_to || kind - there >= count - (made - from) - 1) push(g, items->a[i]);
        }
        const List *open = pushed(g, made, 0);
        if (up_to && !open->len) break;
        W item = choose(g, c, site, player, up_to ? with_one(g, open, (W){.n = NONE}, 0) : open);
        if (item.n == NONE) break;
        push(g, item);
        N at = index_of(g, items, item);
        W *rest = g->top;
        for (uint32_t i = (uint32_t)at + 1; i < items->len; i++)
            if (!same(apart->a[i], apart->a[at], (int)apart->nested)) push(g, items->a[i]);
        const List *left = pushed(g, rest, 0);
        for (uint32_t i = (uint32_t)at + 1; i < items->len; i++)
            if (!same(apart->a[i], apart->a[at], (int)apart->nested)) push(g, apart->a[i]);
        apart = pushed(g, rest, (int)apart->nested);
        items = left;
    }
    return pushed(g, from, 0);
}
/* the first of each kind */
static const List *first_of_each(Game *g, const List *items, const List *apart) {
    W *from = g->top;
    for (uint32_t i = 0; i < items->len; i++) {
        int before = 0;
        for (uint32_t j = 0; j < i && !before; j++) before = same(apart->a[i], apart->a[j], (int)apart->nested);
        if (!before) push(g, items->a[i]);
    }
    return pushed(g, from, (int)items->nested);
}

/* -- paying: a need is a list of alternatives, each a count and then the slots it may come from -- */
extern const N FLOORS[]; /* below which a slot cannot be paid down */
static inline N spendable(Game *g, const W *S, N slot) { return S[number_slot(g, slot)].n - FLOORS[slot]; }
static const List *pair(Game *g, N slot, N amount) {
    List *made = new_list(g, 2, 0);
    made->a[0].n = slot, made->a[1].n = amount;
    return made;
}
/* every way to take so many from slots that have enough; no good is taken so seldom that the others cannot make up for it */
static void splits(Game *g, const W *S, N count, const W *slots, uint32_t many, const List *sofar, const W *from) {
    if (!many) {
        if (!count) push_l(g, sofar);
    } else if (many == 1) {
        if (spendable(g, S, slots[0].n) >= count) push_l(g, with_one(g, sofar, (W){.l = pair(g, slots[0].n, count)}, 1));
    } else {
        N rest = 0;
        for (uint32_t i = 1; i < many; i++) rest = add(g, rest, spendable(g, S, slots[i].n));
        for (N n = least(count, spendable(g, S, slots[0].n)); n >= most(0, count - rest); n--)
            splits(g, S, count - n, slots + 1, many - 1, with_one(g, sofar, (W){.l = pair(g, slots[0].n, n)}, 1), from);
    }
    if (g->top - from > LONGEST) stop(g, TOO_LONG);
}
static int by_slot(const void *a, const void *b) {
    const List *x = ((const W *)a)->l, *y = ((const W *)b)->l;
    return (x->a[0].n > y->a[0].n) - (x->a[0].n < y->a[0].n);
}
/* what one way out of each need takes together, sorted by slot; NULL if there is not enough */
static const List *together(Game *g, const W *S, W *const *chosen, size_t needs) {
    W *from = g->top;
    for (size_t i = 0; i < needs; i++) {
        const List *split = chosen[i]->l;
        for (uint32_t j = 0; j < split->len; j++) {
            const List *one = split->a[j].l;
            W *at = from;
            while (at < g->top && at->l->a[0].n != one->a[0].n) at++;
            if (at == g->top) push_l(g, one);
            else at->l = pair(g, one->a[0].n, at->l->a[1].n + one->a[1].n);
        }
    }
    W *kept = from;
    for (W *at = from; at < g->top; at++) {
        if (spendable(g, S, at->l->a[0].n) < at->l->a[1].n) {
            g->top = from;
            return NULL;
        }
        if (at->l->a[1].n) *kept++ = *at;
    }
    g->top = kept;
    qsort(from, (size_t)(kept - from), sizeof(W), by_slot);
    return pushed(g, from, 1);
}
#define A_WAY 20 /* what it costs to find a way to meet a need, or to put several together; and for each good that it may take */
#define A_GOOD 20
static N price_of(N ways, N goods) { return ways > 1 ? ways * (A_WAY + A_GOOD * goods) : 0; }
/* ways are known by what they are mixed to: there may be thousands */
static int is_new_way(const List **known, uint64_t places, const List *way) {
    uint64_t mixed = 1;
    for (uint32_t i = 0; i < way->len; i++) mixed = mix_in(mix_in(mixed, way->a[i].l->a[0]), way->a[i].l->a[1]);
    uint64_t at = (mixed ^ mixed >> 29) % places;
    for (; known[at]; at = (at + 1) % places) if (same_list(known[at], way)) return 0;
    known[at] = way;
    return 1;
}
static const List *ways_to_pay(Game *g, const W *S, const List *needs) {
    size_t many = needs->len;
    W *base = g->top, **first = room_for(g, (many + 1) * sizeof(W *)), **chosen = room_for(g, (many + 1) * sizeof(W *));
    N all = 1, goods = 0;
    for (size_t i = 0; i < many; i++) {
        const List *need = needs->a[i].l;
        N widest = 0;
        first[i] = chosen[i] = g->top;
        for (uint32_t j = 0; j < need->len; j++) {
            const List *way = need->a[j].l;
            int short_of = 0;
            for (uint32_t k = 1; k < way->len && way->len > 2; k++) short_of |= spendable(g, S, way->a[k].n) < 0;
            if (!short_of) splits(g, S, most(0, way->a[0].n), way->a + 1, way->len - 1, EMPTY, g->top);
            widest = most(widest, way->len - 1);
        }
        spend(g, price_of(g->top - first[i], widest));
        goods += widest;
        all = all && g->top - first[i] > (LONGEST + 1) / all ? LONGEST + 1 : all * (g->top - first[i]);
    }
    if (all > LONGEST) stop(g, TOO_LONG);
    spend(g, price_of(all, goods));
    first[many] = g->top;
    W *from = g->top;
    const uint64_t places = 2 * (uint64_t)all + 1;
    const List **ways = room_for(g, places * sizeof(List *));
    memset(ways, 0, places * sizeof(List *));
    for (N round = 0; round < all; round++) {
        const List *way = together(g, S, chosen, many);
        if (way && is_new_way(ways, places, way)) push_l(g, way);
        for (size_t i = many; i-- > 0;) { /* the last need turns fastest */
            if (++chosen[i] < first[i + 1]) break;
            chosen[i] = first[i];
        }
    }
    const List *found = pushed(g, from, 1);
    g->top = base;
    return found;
}
static const List *one_way(Game *g, const W *S, const List *needs) { /* by far the most common cost, or NULL */
    if (needs->len != 1 || needs->a[0].l->len != 1 || needs->a[0].l->a[0].l->len != 2) return NULL;
    const List *need = needs->a[0].l->a[0].l;
    N count = need->a[0].n, slot = need->a[1].n;
    if (spendable(g, S, slot) < count) return EMPTY;
    const List *way = count > 0 ? with_one(g, EMPTY, (W){.l = pair(g, slot, count)}, 1) : EMPTY;
    return with_one(g, EMPTY, (W){.l = way}, 1);
}
static const List *pay_with(Game *g, W *S, Chooser *c, int site, N player, const List *needs) {
    int due = 0;
    for (uint32_t i = 0; i < needs->len; i++) due |= needs->a[i].l->len != 1 || needs->a[i].l->a[0].l->a[0].n > 0;
    if (!due) return EMPTY;
    const List *ways = one_way(g, S, needs);
    if (!ways) ways = ways_to_pay(g, S, needs);
    const List *way = choose(g, c, site, player, ways).l;
    for (uint32_t i = 0; i < way->len; i++) {
        size_t slot = number_slot(g, way->a[i].l->a[0].n);
        touched(g, S, slot);
        S[slot].n -= way->a[i].l->a[1].n;
    }
    return way;
}
static N funds(Game *g, const W *S, const List *slots) { /* each counted once */
    N sum = 0;
    for (uint32_t i = 0; i < slots->len; i++) {
        int before = 0;
        for (uint32_t j = 0; j < i; j++) before |= slots->a[j].n == slots->a[i].n;
        if (!before) sum += spendable(g, S, slots->a[i].n);
    }
    return sum;
}
/* whether more was taken from a slot than was due in its own kind, and less from one of those it may stand for */
static N balance(const List *way, const List *needs, N slot, int *known) {
    N more = 0;
    *known = 0;
    for (uint32_t i = 0; i < way->len; i++) if (way->a[i].l->a[0].n == slot) more = way->a[i].l->a[1].n, *known = 1;
    for (uint32_t i = 0; i < needs->len; i++) {
        if (!needs->a[i].l->len) continue;
        const List *first = needs->a[i].l->a[0].l;
        if (first->len > 1 && first->a[1].n == slot) more -= first->a[0].n, *known = 1;
    }
    return more;
}
static int stood_in(const List *way, const List *needs, const List *pairs) { /* pairs: the slot, then those it may stand for */
    int known;
    for (uint32_t i = 0; i < pairs->len; i++) {
        const List *one = pairs->a[i].l;
        if (balance(way, needs, one->a[0].n, &known) <= 0) continue;
        if (one->len == 1) return 1;
        for (uint32_t j = 1; j < one->len; j++) if (balance(way, needs, one->a[j].n, &known) < 0) return 1;
    }
    return 0;
}

/* -- gaining -- */
typedef struct { N resource, low, high; } Bound; /* high NONE: no limit */
extern const Bound BOUNDS[];
extern const int N_BOUNDS;
static void gain_one(Game *g, W *S, N resource, N player, N count) {
    const Bound *bound = NULL;
    for (int i = 0; i < N_BOUNDS && !bound; i++) if (BOUNDS[i].resource == resource) bound = &BOUNDS[i];
    if (!bound) stop(g, ODD);
    touched(g, S, number_slot(g, resource + player));
    W *slot = &S[number_slot(g, resource + player)];
    N to = add(g, slot->n, count);
    if (count < 0) slot->n = least(slot->n, most(to, bound->low));
    else slot->n = bound->high == NONE ? to : most(slot->n, least(to, bound->high));
}
#define WAY 20 /* what it costs to list one number of one good, and to choose among them */
static const List *gain_mix(Game *g, W *S, Chooser *c, int site, N player, N count, const List *resources, N sign) {
    if (count > LONGEST) stop(g, TOO_LONG);
    const List *kinds_left = firsts(g, flat(g, resources));
    for (uint32_t i = 0; i < kinds_left->len; i++) sure(g, kinds_left->a[i].n);
    W *from = g->top;
    for (uint32_t at = 0; at < kinds_left->len && g->top - from < count; at++) {
        N left = count - (g->top - from);
        W *made = g->top;
        for (uint32_t i = at; left == 1 && i < kinds_left->len; i++) push_l(g, with_one(g, pair(g, kinds_left->a[i].n + player, 1), (W){.n = 0}, 0));
        for (N n = kinds_left->len - at > 1 ? 0 : left; left != 1 && n <= left; n++)
            push_l(g, with_one(g, pair(g, kinds_left->a[at].n + player, n), (W){.n = left - n}, 0));
        spend(g, WAY * (g->top - made));
        const List *taken = choose(g, c, site, player, pushed(g, made, 1)).l;
        gain_one(g, S, taken->a[0].n - player, player, sign * taken->a[1].n);
        for (N n = 0; n < taken->a[1].n; n++) push_n(g, taken->a[0].n - player);
    }
    return pushed(g, from, 0);
}
