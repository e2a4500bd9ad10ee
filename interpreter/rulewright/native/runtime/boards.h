/* Boards of tiles: what covers each cell, in the order in which cells were covered first; and questions about them. */
#define STRIDE 2048
#define ORIGIN ((STRIDE >> 1) * STRIDE + (STRIDE >> 1))
#define LEVEL_SHIFT 20
#define TILE_SHIFT 8
#define SPOT_SHIFT 8
#define ROTATIONS 8
#define LOOK 15
#define TRIES 200

typedef struct { N cell, what; } Cell;
struct Board { uint32_t len, cap; Cell *cells; uint32_t *index; }; /* index: cap places, of which at most half are taken */
static Cell NO_CELLS[1];
static uint32_t NO_INDEX[1];
static const Board NO_BOARD_ = {0, 1, NO_CELLS, NO_INDEX};
#define NO_BOARD (&NO_BOARD_)

static inline uint32_t cell_hash(N cell, uint32_t cap) { return (uint32_t)(((uint64_t)cell * 0x9E3779B97F4A7C15ULL) >> 40) & (cap - 1); }
static inline uint32_t found_at(const Board *b, N cell) { /* its place from 1; 0 if it is not there */
    uint32_t at = cell_hash(cell, b->cap);
    while (b->index[at] && b->cells[b->index[at] - 1].cell != cell) at = (at + 1) & (b->cap - 1);
    return b->index[at];
}
static inline int covered(const Board *b, N cell) { return found_at(b, cell) != 0; }
static inline N covering(const Board *b, N cell) {
    uint32_t at = found_at(b, cell);
    return at ? b->cells[at - 1].what : 0;
}
static Board *board_for(Game *g, size_t cells) {
    uint32_t cap = 8;
    while (cap < 2 * cells + 2) cap *= 2;
    Board *b = room_for(g, sizeof(Board));
    b->len = 0;
    b->cap = cap;
    b->cells = room_for(g, (cap / 2 + 1) * sizeof(Cell));
    b->index = room_for(g, cap * sizeof(uint32_t));
    memset(b->index, 0, cap * sizeof(uint32_t));
    return b;
}
static void grow(Game *g, Board *b);
static void cover(Game *g, Board *b, N cell, N what) {
    uint32_t at = cell_hash(cell, b->cap);
    while (b->index[at]) {
        if (b->cells[b->index[at] - 1].cell == cell) {
            b->cells[b->index[at] - 1].what = what;
            return;
        }
        at = (at + 1) & (b->cap - 1);
    }
    if (unlikely(2 * (b->len + 1) > b->cap)) {
        grow(g, b);
        cover(g, b, cell, what);
        return;
    }
    b->cells[b->len] = (Cell){cell, what};
    b->index[at] = ++b->len;
}
static void grow(Game *g, Board *b) {
    Board *larger = board_for(g, b->cap);
    for (uint32_t i = 0; i < b->len; i++) cover(g, larger, b->cells[i].cell, b->cells[i].what);
    *b = *larger;
}
static Board *board_copy(Game *g, const Board *b, size_t more) {
    Board *made = board_for(g, b->len + more);
    if (made->cap == b->cap) {
        made->len = b->len;
        memcpy(made->cells, b->cells, b->len * sizeof(Cell));
        memcpy(made->index, b->index, b->cap * sizeof(uint32_t));
        return made;
    }
    for (uint32_t i = 0; i < b->len; i++) cover(g, made, b->cells[i].cell, b->cells[i].what);
    return made;
}
static const List *cells_of(Game *g, const Board *b) {
    if (!b->len) return EMPTY;
    List *made = new_list(g, b->len, 0);
    for (uint32_t i = 0; i < b->len; i++) made->a[i].n = b->cells[i].cell;
    return made;
}
static N level_over(const Board *b, const List *cells) {
    N highest = 0;
    for (uint32_t i = 0; i < cells->len; i++) highest = most(highest, covering(b, cells->a[i].n));
    return (highest >> LEVEL_SHIFT) + 1;
}

/* -- groups and holes -- */
static const List *connected(Game *g, const List *cells, const List *steps, const List *table) {
    Board *left = board_for(g, cells->len);
    for (uint32_t i = 0; i < cells->len; i++) cover(g, left, flat(g, cells)->a[i].n, 0);
    spend(g, LOOK * (N)left->len);
    W *from = g->top;
    for (uint32_t i = 0; i < left->len; i++) {
        if (left->cells[i].what) continue;
        left->cells[i].what = 1;
        W *group = g->top;
        push_n(g, left->cells[i].cell);
        for (W *at = group; at < g->top; at++) {
            N cell = at->n;
            const List *around = steps;
            if (!around) around = table->a[slot_in(g, cell, 0, table->len)].l;
            for (uint32_t j = 0; j < around->len; j++) {
                uint32_t near = found_at(left, steps ? cell + around->a[j].n : around->a[j].n);
                if (near && !left->cells[near - 1].what) {
                    left->cells[near - 1].what = 1;
                    push_n(g, left->cells[near - 1].cell);
                }
            }
        }
        const List *made = pushed(g, group, 0);
        push_l(g, made);
    }
    return pushed(g, from, 1);
}
static const List *groups(Game *g, const List *cells, const List *steps) { return connected(g, cells, steps, NULL); }
static const List *groups_of(Game *g, const List *cells, const List *table) { return connected(g, cells, NULL, nest(g, table)); }

typedef struct { N west, east, north, south; } Box;
static Box box_of(const Board *b) {
    Box box = {INT64_MAX, INT64_MIN, INT64_MAX, INT64_MIN};
    for (uint32_t i = 0; i < b->len; i++) {
        N x = floor_div(b->cells[i].cell, STRIDE), y = floor_mod(b->cells[i].cell, STRIDE);
        box.west = least(box.west, x), box.east = most(box.east, x);
        box.north = least(box.north, y), box.south = most(box.south, y);
    }
    return box;
}
static int in_box(Box box, N cell, N more) {
    N x = floor_div(cell, STRIDE), y = floor_mod(cell, STRIDE);
    return box.west - more <= x && x <= box.east + more && box.north - more <= y && y <= box.south + more;
}
static int by_number(const void *a, const void *b) {
    N x = ((const W *)a)->n, y = ((const W *)b)->n;
    return (x > y) - (x < y);
}
static const List *find_holes(Game *g, const Board *b, const List *steps) {
    Board *edge = board_for(g, b->len);
    for (uint32_t i = 0; i < b->len; i++)
        for (uint32_t j = 0; j < steps->len; j++) {
            N near = b->cells[i].cell + steps->a[j].n;
            if (!covered(b, near)) cover(g, edge, near, 0);
        }
    if (!edge->len) return EMPTY;
    Board *around = board_copy(g, edge, 3 * edge->len);
    N first = INT64_MIN;
    for (uint32_t i = 0; i < edge->len; i++)
        for (uint32_t j = 0; j < steps->len; j++) {
            N near = edge->cells[i].cell + steps->a[j].n;
            if (!covered(b, near)) cover(g, around, near, 0);
        }
    for (uint32_t i = 0; i < around->len; i++) first = most(first, around->cells[i].cell);
    Board *outside = board_for(g, around->len), *enclosed = board_for(g, 8);
    cover(g, outside, first, 0);
    for (uint32_t i = 0; i < outside->len; i++)
        for (uint32_t j = 0; j < steps->len; j++) {
            N near = outside->cells[i].cell + steps->a[j].n;
            if (covered(around, near)) cover(g, outside, near, 0);
        }
    Box box = box_of(b);
    for (uint32_t i = 0; i < edge->len; i++) {
        N start = edge->cells[i].cell;
        if (covered(outside, start) || covered(enclosed, start)) continue;
        Board *pool = board_for(g, 8);
        cover(g, pool, start, 0);
        int leaves = 0;
        for (uint32_t k = 0; k < pool->len && !leaves; k++) {
            N cell = pool->cells[k].cell;
            leaves = covered(outside, cell) || !in_box(box, cell, 0);
            for (uint32_t j = 0; j < steps->len && !leaves; j++)
                if (!covered(b, cell + steps->a[j].n)) cover(g, pool, cell + steps->a[j].n, 0);
        }
        for (uint32_t k = 0; k < pool->len; k++) cover(g, leaves ? outside : enclosed, pool->cells[k].cell, 0);
    }
    W *from = g->top;
    for (uint32_t i = 0; i < enclosed->len; i++) push_n(g, enclosed->cells[i].cell);
    qsort(from, (size_t)(g->top - from), sizeof(W), by_number);
    return pushed(g, from, 0);
}

static const List *holes(Game *g, const Board *b, const List *steps) {
    for (int i = 0; i < KEPT_HOLES; i++)
        if (g->holes[i].board == b && g->holes[i].steps == steps) return g->holes[i].found;
    const List *found = find_holes(g, b, steps);
    g->latest = (g->latest + 1) % KEPT_HOLES;
    g->holes[g->latest] = (Enclosed){b, steps, found};
    keeps(g, b), keeps(g, found);
    return found;
}

/* -- spots -- */
static const List *turned(Game *g, const List *footprints, N code) { return nest(g, footprints)->a[slot_in(g, code, 0, footprints->len)].l; }
static const List *spots(Game *g, const Board *b, const List *footprints, N shape) {
    W *from = g->top;
    Box box = box_of(b);
    for (N code = shape * ROTATIONS; code < (shape + 1) * ROTATIONS; code++) {
        const List *offsets = turned(g, footprints, code);
        if (!offsets->len) continue;
        if (!b->len) {
            push_n(g, (N)ORIGIN << SPOT_SHIFT | code);
            continue;
        }
        N wide = box.east - box.west + 3, high = box.south - box.north + 3;
        spend(g, LOOK * wide * high * offsets->len);
        char *mark = g->ap;
        Board *seen = board_for(g, (size_t)(wide * high) + 16);
        for (uint32_t i = 0; i < offsets->len; i++)
            for (N x = box.west - 1; x <= box.east + 1; x++)
                for (N y = box.north - 1; y <= box.south + 1; y++) {
                    N anchor = x * STRIDE + y - offsets->a[i].n;
                    uint32_t before = seen->len;
                    cover(g, seen, anchor, 0);
                    if (seen->len > before) push_n(g, anchor * (1 << SPOT_SHIFT) | code);
                }
        back_to(g, mark);
    }
    return pushed(g, from, 0);
}
/* one spot at random, from the box around the board: its test is the caller's, and whether it is near comes behind it */
typedef struct { Box box; N low_x, low_y, wide, high; int turns; N code[ROTATIONS]; const List *offsets[ROTATIONS]; } Sampling;
static N away(N offset) {
    N x = floor_div(offset + (STRIDE >> 1), STRIDE), y = offset - x * STRIDE;
    N far = x + y < 0 ? -(x + y) : x + y;
    return most(most(x < 0 ? -x : x, y < 0 ? -y : y), far);
}
static int sampling(Game *g, Sampling *s, const Board *b, const List *footprints, N shape) {
    if (!b->len) return 0;
    s->turns = 0;
    for (N code = shape * ROTATIONS; code < (shape + 1) * ROTATIONS; code++) {
        const List *offsets = turned(g, footprints, code);
        if (offsets->len) s->code[s->turns] = code, s->offsets[s->turns++] = offsets;
    }
    if (!s->turns) stop(g, ODD);
    N margin = 0;
    for (uint32_t i = 0; i < s->offsets[0]->len; i++) margin = most(margin, away(s->offsets[0]->a[i].n));
    margin++;
    s->box = box_of(b);
    s->low_x = s->box.west - margin, s->low_y = s->box.north - margin;
    s->wide = s->box.east + margin - s->low_x + 1, s->high = s->box.south + margin - s->low_y + 1;
    return 1;
}
static N sampled_spot(Game *g, const Sampling *s, int *turn) {
    N x = s->low_x + pick(g, s->wide), anchor = x * STRIDE + s->low_y + pick(g, s->high);
    *turn = (int)pick(g, s->turns);
    return anchor * (1 << SPOT_SHIFT) | s->code[*turn];
}
static int near_built(const Sampling *s, N spot, int turn) {
    const List *offsets = s->offsets[turn];
    for (uint32_t i = 0; i < offsets->len; i++) if (in_box(s->box, (spot >> SPOT_SHIFT) + offsets->a[i].n, 1)) return 1;
    return 0;
}

/* -- paths: what waits is a heap of (cost, cell), the cheapest first, then the lowest number -- */
typedef struct { N cost, cell; } Way;
typedef struct { Way *ways; size_t len, cap; Board *done; N start; } Paths;
static Paths paths(Game *g, N start) { return (Paths){room_for(g, 64 * sizeof(Way)), 0, 64, board_for(g, 64), start}; }
static inline int cheaper(Way a, Way b) { return a.cost < b.cost || (a.cost == b.cost && a.cell < b.cell); }
static void path_add(Game *g, Paths *p, N cost, N cell) {
    if (p->len == p->cap) {
        Way *more = room_for(g, 2 * p->cap * sizeof(Way));
        memcpy(more, p->ways, p->len * sizeof(Way));
        p->ways = more, p->cap *= 2;
    }
    size_t at = p->len++;
    Way way = {cost, cell};
    while (at && cheaper(way, p->ways[(at - 1) / 2])) p->ways[at] = p->ways[(at - 1) / 2], at = (at - 1) / 2;
    p->ways[at] = way;
}
static int path_next(Game *g, Paths *p, Way *found, N pace) { /* the next cell that was not reached before */
    while (p->len) {
        *found = p->ways[0];
        Way last = p->ways[--p->len];
        size_t at = 0;
        for (;;) {
            size_t next = 2 * at + 1;
            if (next >= p->len) break;
            if (next + 1 < p->len && cheaper(p->ways[next + 1], p->ways[next])) next++;
            if (!cheaper(p->ways[next], last)) break;
            p->ways[at] = p->ways[next], at = next;
        }
        if (p->len) p->ways[at] = last;
        if (covered(p->done, found->cell)) continue;
        cover(g, p->done, found->cell, found->cost);
        if (p->done->len > LONGEST) stop(g, TOO_LONG);
        spend(g, pace);
        return 1;
    }
    return 0;
}
