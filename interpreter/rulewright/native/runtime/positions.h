/* A position as a row of numbers, which needs nothing around it: whether a step has begun (2: what is done otherwise), the
   answers given in it, and every slot. Of a list come its length and its items (-1: there is none yet, only the flow has such
   slots), of a board its size and its cells. A value
   (an answer, an option) is 0 and a number, 1 and a list of numbers, or 2 and a list of such lists. */
typedef struct { const N *at, *end; } Row;
typedef struct { N *at, *end; } Page;

/* -- in -- */
static N next(Game *g, Row *r) {
    if (unlikely(r->at >= r->end)) stop(g, ODD);
    return *r->at++;
}
static const List *numbers_in(Game *g, Row *r) {
    N many = next(g, r);
    if (!many) return EMPTY;
    if (many == -1) return NULL;
    if (many < 0 || many > r->end - r->at) stop(g, ODD);
    const List *made = listed(g, (const W *)r->at, (size_t)many, 0);
    r->at += many;
    return made;
}
static const List *lists_in(Game *g, Row *r) {
    N many = next(g, r);
    if (!many) return EMPTY;
    if (many == -1) return NULL;
    if (many < 0 || many > r->end - r->at) stop(g, ODD);
    List *made = new_list(g, (size_t)many, 1);
    for (N i = 0; i < many; i++) if (!(made->a[i].l = numbers_in(g, r))) stop(g, ODD);
    return made;
}
static W value_in(Game *g, Row *r) {
    switch (next(g, r)) {
    case 0: return (W){.n = next(g, r)};
    case 1: {
        const List *found = numbers_in(g, r);
        if (found) return (W){.l = found};
        break;
    }
    case 2: {
        const List *found = lists_in(g, r);
        if (found) return (W){.l = found};
    }
    }
    stop(g, ODD);
}
static const Board *board_in(Game *g, Row *r) {
    N many = next(g, r);
    if (many < 0 || many > (r->end - r->at) / 2) stop(g, ODD);
    if (!many) return NO_BOARD;
    Board *made = board_for(g, (size_t)many);
    for (N i = 0; i < many; i++, r->at += 2) cover(g, made, r->at[0], r->at[1]);
    return made;
}
static void slots_in(Game *g, Row *r, W *S) {
    for (N i = 0, k = 0; i < SLOTS; i++) switch (KIND[i]) {
        case NUMBER: { /* a stretch of them at once */
            N many = NUMBERED[k++].end - i;
            if (unlikely(many > r->end - r->at)) stop(g, ODD);
            memcpy(S + i, r->at, (size_t)many * sizeof(W));
            r->at += many, i += many - 1;
            break;
        }
        case NUMBERS: S[i].l = numbers_in(g, r); break;
        case LISTS: S[i].l = lists_in(g, r); break;
        default: S[i].b = board_in(g, r);
    }
}
static void position_in(Game *g, Row *r) {
    g->begun = (int)next(g, r);
    N many = next(g, r);
    if (many < 0 || many > r->end - r->at) stop(g, ODD);
    W *answers = room_for(g, (size_t)(many + 1) * sizeof(W));
    unsigned char *lists = room_for(g, (size_t)many + 1);
    for (N i = 0; i < many; i++) lists[i] = r->at < r->end && *r->at, answers[i] = value_in(g, r);
    g->answers = answers, g->listed = lists, g->n_answers = (int)many;
    slots_in(g, r, g->state);
}
/* one more answer */
static void given(Game *g, W value, int nested) {
    int many = g->n_answers;
    W *answers = room_for(g, (size_t)(many + 1) * sizeof(W));
    unsigned char *lists = room_for(g, (size_t)many + 1);
    memcpy(answers, g->answers, (size_t)many * sizeof(W));
    memcpy(lists, g->listed, (size_t)many);
    answers[many] = value, lists[many] = nested != 0;
    g->answers = answers, g->listed = lists, g->n_answers = many + 1;
}

/* -- out; what does not fit is not written, and the page is longer than its end -- */
static inline void put(Page *p, N n) {
    if (likely(p->at < p->end)) *p->at = n;
    p->at++;
}
static void put_numbers(Page *p, const List *l) {
    put(p, l ? (N)l->len : -1);
    if (!l) return;
    if (likely((N)l->len <= p->end - p->at)) memcpy(p->at, l->a, l->len * sizeof(N));
    p->at += l->len;
}
static void put_lists(Page *p, const List *l) {
    put(p, l ? (N)l->len : -1);
    for (uint32_t i = 0; l && i < l->len; i++) put_numbers(p, l->a[i].l);
}
static void put_value(Page *p, W value, int nested) {
    if (!nested) put(p, 0), put(p, value.n);
    else if (value.l->nested) put(p, 2), put_lists(p, value.l);
    else put(p, 1), put_numbers(p, value.l);
}
static void put_slots(Page *p, const W *S) {
    for (N i = 0, k = 0; i < SLOTS; i++) switch (KIND[i]) {
        case NUMBER: {
            N many = NUMBERED[k++].end - i;
            if (likely(many <= p->end - p->at)) memcpy(p->at, S + i, (size_t)many * sizeof(W));
            p->at += many, i += many - 1;
            break;
        }
        case NUMBERS: put_numbers(p, S[i].l); break;
        case LISTS: put_lists(p, S[i].l); break;
        default:
            put(p, S[i].b->len);
            for (uint32_t j = 0; j < S[i].b->len; j++) put(p, S[i].b->cells[j].cell), put(p, S[i].b->cells[j].what);
    }
}
static void put_position(Game *g, Page *p) {
    put(p, g->begun), put(p, g->n_answers);
    for (int i = 0; i < g->n_answers; i++) put_value(p, g->answers[i], g->listed[i]);
    put_slots(p, g->state);
}
/* how much of a page was written; 0 asks for more room */
static N written(const Page *p, const N *from) { return p->at <= p->end ? p->at - from : 0; }
API N rw_state(void *game, N *out, N room) {
    Page page = {out, out + room};
    put_slots(&page, ((Game *)game)->state);
    return written(&page, out);
}
/* a game that has not begun, from a seed */
API N rw_initial(uint64_t seed, N *out, N room) {
    Page page = {out, out + room};
    put(&page, 0), put(&page, 0);
    N *slots = page.at;
    put_slots(&page, INITIAL);
    if (page.at <= page.end) *slots = seeded(seed);
    return written(&page, out);
}
