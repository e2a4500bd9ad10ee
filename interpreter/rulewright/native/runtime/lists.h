/* Lists: compared, searched, joined, ordered. Two lists are the same if they hold the same. */
static void measured(Game *g, const List *l, N weight) { /* everything in lists of lists is paid for */
    spend(g, weight * (N)l->len);
    if (l->nested) for (uint32_t i = 0; i < l->len; i++) measured(g, l->a[i].l, weight);
}
static int same(W a, W b, int nested);
static int same_list(const List *a, const List *b) {
    if (a == b) return 1;
    if (a->len != b->len) return 0;
    for (uint32_t i = 0; i < a->len; i++) if (!same(a->a[i], b->a[i], (int)a->nested)) return 0;
    return 1;
}
static int same(W a, W b, int nested) { return nested ? same_list(a.l, b.l) : a.n == b.n; }
static int compared(const List *a, const List *b) {
    uint32_t both = a->len < b->len ? a->len : b->len;
    for (uint32_t i = 0; i < both; i++) {
        if (a->nested) {
            int found = compared(a->a[i].l, b->a[i].l);
            if (found) return found;
        } else if (a->a[i].n != b->a[i].n)
            return a->a[i].n < b->a[i].n ? -1 : 1;
    }
    return a->len < b->len ? -1 : a->len > b->len;
}
static inline int has_number(const List *l, N n) {
    for (uint32_t i = 0; i < l->len; i++) if (l->a[i].n == n) return 1;
    return 0;
}
static int has_list(const List *l, const List *one) {
    for (uint32_t i = 0; i < l->len; i++) if (same_list(l->a[i].l, one)) return 1;
    return 0;
}
static N index_of(Game *g, const List *l, W one) {
    for (uint32_t i = 0; i < l->len; i++) if (same(l->a[i], one, (int)l->nested)) return i;
    stop(g, ODD);
}
static const List *slice(Game *g, const List *l, N from, N to) {
    if (to > (N)l->len) to = l->len;
    if (from < 0) from = 0;
    if (from >= to) return EMPTY;
#ifdef LARGE
    if (to - from > LONG) {
        List *part = room_for(g, sizeof(List));
        *part = (List){(uint32_t)(to - from), l->nested, l->a + from};
        return part;
    }
#endif
    return listed(g, l->a + from, (size_t)(to - from), (int)l->nested);
}
static const List *without_place(Game *g, const List *l, N at) {
    if (l->len == 1) return EMPTY;
    if (!at) return slice(g, l, 1, l->len);
    List *made = new_list(g, l->len - 1, (int)l->nested);
    memcpy(made->a, l->a, (size_t)at * sizeof(W));
    memcpy(made->a + at, l->a + at + 1, (l->len - (size_t)at - 1) * sizeof(W));
    return made;
}
static const List *without(Game *g, const List *l, W one) { return without_place(g, l, index_of(g, l, one)); }
static const List *with_one(Game *g, const List *l, W one, int nested) {
    List *made = new_list(g, (size_t)l->len + 1, nested);
    memcpy(made->a, l->a, l->len * sizeof(W));
    made->a[l->len] = one;
    return made;
}
static const List *both(Game *g, const List *a, const List *b) {
    if (!a->len) return b;
    if (!b->len) return a;
    if (a->nested != b->nested) stop(g, ODD);
    List *made = new_list(g, (size_t)a->len + b->len, (int)a->nested);
    memcpy(made->a, a->a, a->len * sizeof(W));
    memcpy(made->a + a->len, b->a, b->len * sizeof(W));
    return made;
}
static const List *joined(Game *g, const List *a, const List *b) {
    if ((size_t)a->len + b->len > LONGEST) stop(g, TOO_LONG);
    return both(g, a, b);
}
static const List *reverse(Game *g, const List *l) {
    if (!l->len) return EMPTY;
    List *made = new_list(g, l->len, (int)l->nested);
    for (uint32_t i = 0; i < l->len; i++) made->a[i] = l->a[l->len - 1 - i];
    return made;
}
static const List *beginning(Game *g, const List *l, N start) {
    for (uint32_t i = 0; i < l->len; i++)
        if (flat(g, l)->a[i].n == start) return both(g, slice(g, l, i, l->len), slice(g, l, 0, i));
    return EMPTY;
}
static const List *negated(Game *g, const List *l) {
    if (!l->len) return EMPTY;
    List *made = new_list(g, l->len, 0);
    for (uint32_t i = 0; i < l->len; i++) made->a[i].n = -flat(g, l)->a[i].n;
    return made;
}
static const List *range_of(Game *g, N low, N high) { /* both ends belong to it */
    if (high < low) return EMPTY;
    List *made = new_list(g, (size_t)(high - low + 1), 0);
    for (N n = low; n <= high; n++) made->a[n - low].n = n;
    return made;
}
static void span(Game *g, N low, N high) {
    N size = add(g, sub(g, high, low), 1);
    if (size > LONGEST) stop(g, TOO_LONG);
    if (size > 0) spend(g, size);
}
static N place_in(const List *l, N one) {
    for (uint32_t i = 0; i < l->len; i++) if (l->a[i].n == one) return (N)i + 1;
    return 0;
}
static N order_in(const List *l, N one) {
    for (uint32_t i = 0; i < l->len; i++) if (l->a[i].n == one) return i;
    return 1 << 30;
}
static N place_in_l(const List *l, const List *one) {
    for (uint32_t i = 0; i < l->len; i++) if (same_list(l->a[i].l, one)) return (N)i + 1;
    return 0;
}
static N found_in(const List *sorted_keys, N key) { /* its place from 0; -1 if it is not there */
    N low = 0, high = (N)sorted_keys->len - 1;
    while (low <= high) {
        N middle = (low + high) / 2, here = sorted_keys->a[middle].n;
        if (here == key) return middle;
        if (here < key) low = middle + 1;
        else high = middle - 1;
    }
    return -1;
}
static inline N item_at(const List *l, N number) { return number >= 1 && number <= (N)l->len ? l->a[number - 1].n : 0; }
static inline const List *list_at(Game *g, const List *l, N number) {
    return number >= 1 && number <= (N)l->len ? nest(g, l)->a[number - 1].l : EMPTY;
}
static inline W first_of(Game *g, const List *l) { if (!l->len) fail(g); return l->a[0]; }
static inline W last_of(Game *g, const List *l) { if (!l->len) fail(g); return l->a[l->len - 1]; }
static N total(Game *g, const List *l) { N sum = 0; for (uint32_t i = 0; i < l->len; i++) sum = add(g, sum, flat(g, l)->a[i].n); return sum; }
static N extreme(const List *l, int highest) {
    if (!l->len) return 0;
    N best = l->a[0].n;
    for (uint32_t i = 1; i < l->len; i++) best = highest ? most(best, l->a[i].n) : least(best, l->a[i].n);
    return best;
}
static N tally(const List *l, N one) { N found = 0; for (uint32_t i = 0; i < l->len; i++) found += l->a[i].n == one; return found; }
static N tally_l(const List *l, const List *one) { N found = 0; for (uint32_t i = 0; i < l->len; i++) found += same_list(l->a[i].l, one); return found; }

/* -- each thing once -- */
static uint64_t hashed(W w, int nested) {
    if (!nested) return (uint64_t)w.n * 0x9E3779B97F4A7C15ULL;
    uint64_t found = w.l->len + 1;
    for (uint32_t i = 0; i < w.l->len; i++) found = (found ^ hashed(w.l->a[i], (int)w.l->nested)) * 0xBF58476D1CE4E5B9ULL;
    return found ^ (found >> 29);
}
/* whether each thing comes up again behind its place (marks), and how many different ones there are */
static N again(Game *g, const List *l, unsigned char *marks) {
    uint32_t size = 8;
    while (size < 2 * l->len) size *= 2;
    uint32_t *table = room_for(g, size * sizeof(uint32_t));
    memset(table, 0, size * sizeof(uint32_t));
    N different = 0;
    for (uint32_t i = l->len; i-- > 0;) {
        uint32_t at = (uint32_t)(hashed(l->a[i], (int)l->nested) >> 32) & (size - 1);
        while (table[at] && !same(l->a[table[at] - 1], l->a[i], (int)l->nested)) at = (at + 1) & (size - 1);
        marks[i] = table[at] != 0;
        if (!table[at]) table[at] = i + 1, different++;
    }
    return different;
}
static N kinds(Game *g, const List *l) {
    if (l->len < 2) return l->len;
    char *mark = g->ap;
    N found = again(g, l, room_for(g, l->len));
    back_to(g, mark);
    return found;
}
static const List *distinct(Game *g, const List *l) { /* the last of equals stays */
    if (l->len < 2) return l;
    unsigned char *marks = room_for(g, l->len);
    N different = again(g, l, marks);
    if (different == (N)l->len) return l;
    W *from = g->top;
    for (uint32_t i = 0; i < l->len; i++) if (!marks[i]) push(g, l->a[i]);
    return pushed(g, from, (int)l->nested);
}
static const List *firsts(Game *g, const List *l) { /* the first of equals stays */
    return reverse(g, distinct(g, reverse(g, l)));
}

/* -- orders: keys are lists of which the greatest comes first -- */
static const List *sorted(Game *g, const List *items, const List *keys) { /* stable */
    uint32_t n = items->len;
    if (n < 2) return items;
    uint32_t *a = room_for(g, n * sizeof(uint32_t)), *b = room_for(g, n * sizeof(uint32_t));
    for (uint32_t i = 0; i < n; i++) a[i] = i;
    for (uint32_t width = 1; width < n; width *= 2) {
        for (uint32_t from = 0; from < n; from += 2 * width) {
            uint32_t middle = from + width < n ? from + width : n, end = from + 2 * width < n ? from + 2 * width : n;
            for (uint32_t i = from, j = middle, k = from; k < end; k++) {
                int left = i < middle && (j >= end || compared(keys->a[a[i]].l, keys->a[a[j]].l) >= 0);
                b[k] = left ? a[i++] : a[j++];
            }
        }
        uint32_t *kept = a;
        a = b;
        b = kept;
    }
    List *made = new_list(g, n, (int)items->nested);
    for (uint32_t i = 0; i < n; i++) made->a[i] = items->a[a[i]];
    return made;
}
static uint32_t greatest(const List *keys) {
    uint32_t best = 0;
    for (uint32_t i = 1; i < keys->len; i++) if (compared(keys->a[i].l, keys->a[best].l) > 0) best = i;
    return best;
}
static W best(Game *g, const List *items, const List *keys) {
    if (!items->len) fail(g);
    return items->a[greatest(keys)];
}
static W drawn(Game *g, W *S, const List *items, const List *keys) {
    if (!items->len) fail(g);
    uint32_t top = greatest(keys);
    W *from = g->top;
    for (uint32_t i = 0; i < items->len; i++) if (!compared(keys->a[i].l, keys->a[top].l)) push(g, items->a[i]);
    N many = g->top - from;
    W found = from[many > 1 ? below(S, many) : 0];
    g->top = from;
    return found;
}
