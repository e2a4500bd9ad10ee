/* A tree of answers that a search has tried, and what is to be expected of each (run/searching/tree.py). It outlives the games, so it
   lies in memory of its own. */
#include <math.h>
#define DEALS 12
#define GLANCES 3
#define FAILURES 200
#define AT_MOST 150
#define CURIOSITY 0.5
#define WIDTH 2.0
#define GROWTH 0.45
#define TRUST 6.0
#define WAYS 8

typedef struct Node Node;
struct Node {
    W answer;
    int nested, ghost, dead, impressed, ordered; /* a ghost is only known to be dead */
    N player, visits;
    double reward, impression;
    Node **below; /* by the answers' hashes: `cap` places, of which at most half are taken */
    uint32_t many, cap, n_order, stamp;
    Node **order; /* answers below by first impression, the best first */
};
typedef struct Chunk { struct Chunk *next; size_t used, size; } Chunk;
typedef struct {
    Game *g;
    Chunk *chunks;
    N *rows, *options; /* the position, the deals behind it, the options */
    N size, slots[DEALS], n_options, player, width;
    Node root, **visited, *at; /* of the game in hand: the nodes it came by, and where in the tree it is (NULL behind a leaf) */
    size_t n_visited, room;
    uint32_t stamp;
    double wide; /* how far apart results are */
    Doing doing; /* the step in hand, and its answers */
    const W *answers;
    const unsigned char *lists;
    int n_answers;
} Search;
struct Seek {
    Search *search;
    Node *node, *begun;
    int given, first, cap;
    W *S;
    N chance;
    struct Step_ { int known, nested; W taken; Node *node, *before; } *ways;
};

/* -- memory of the tree -- */
static void *grown(Search *s, size_t bytes) {
    bytes = (bytes + 15) & ~(size_t)15;
    if (!s->chunks || s->chunks->size - s->chunks->used < bytes) {
        size_t size = bytes > (1 << 18) ? bytes : 1 << 18;
        Chunk *more = malloc(sizeof(Chunk) + 16 + size);
        if (!more) stop(s->g, NO_ROOM);
        *more = (Chunk){s->chunks, 0, size};
        s->chunks = more;
    }
    char *base = (char *)(((uintptr_t)(s->chunks + 1) + 15) & ~(uintptr_t)15);
    void *made = base + s->chunks->used;
    s->chunks->used += bytes;
    memset(made, 0, bytes);
    return made;
}
static const List *kept_list(Search *s, const List *l) {
    List *made = grown(s, sizeof(List) + l->len * sizeof(W));
    made->len = l->len, made->nested = l->nested;
    holds_itself(made);
    memcpy(made->a, l->a, l->len * sizeof(W));
    for (uint32_t i = 0; l->nested && i < l->len; i++) made->a[i].l = kept_list(s, l->a[i].l);
    return made;
}

/* -- the tree -- */
static Node **place_below(Node *node, W answer, int nested) {
    uint32_t at = (uint32_t)(hashed(answer, nested) >> 32) & (node->cap - 1);
    while (node->below[at] && (node->below[at]->nested != nested || !same(node->below[at]->answer, answer, nested))) at = (at + 1) & (node->cap - 1);
    return &node->below[at];
}
static Node *below_node(Node *node, W answer, int nested) { return node->cap ? *place_below(node, answer, nested) : NULL; }
static Node *known_below(Search *s, Node *node, W answer, int nested) {
    Node *found = below_node(node, answer, nested);
    if (found) return found;
    if (2 * (node->many + 1) > node->cap) {
        uint32_t cap = node->cap;
        Node **old = node->below;
        node->cap = cap ? 2 * cap : 8;
        node->below = grown(s, node->cap * sizeof(Node *));
        for (uint32_t i = 0; i < cap; i++) if (old[i]) *place_below(node, old[i]->answer, old[i]->nested) = old[i];
    }
    found = grown(s, sizeof(Node));
    found->answer = nested ? (W){.l = kept_list(s, answer.l)} : answer;
    found->nested = nested, found->ghost = 1;
    node->many++;
    return *place_below(node, answer, nested) = found;
}
static Node *child(Search *s, Node *node, W answer, int nested, N player) {
    Node *found = known_below(s, node, answer, nested);
    if (found->ghost) found->ghost = 0, found->player = player;
    return found;
}
static double value_of(const Node *node) {
    if (!node->impressed) return node->visits ? node->reward / (double)node->visits : 0.5;
    return (node->reward + TRUST * node->impression) / ((double)node->visits + TRUST);
}
/* the answer to try next: a new one while few were tried, else the most promising of those */
static W promising(Search *s, Node *node, const List *options, double chance) {
    Game *g = s->g;
    uint32_t many = options->len, n_living = 0, n_tried = 0;
    int nested = (int)options->nested;
    Node **nodes = room_for(g, many * sizeof(Node *));
    uint32_t *living = room_for(g, many * sizeof(uint32_t));
    s->stamp++;
    for (uint32_t i = 0; i < many; i++) {
        nodes[i] = below_node(node, options->a[i], nested);
        if (!nodes[i] || !nodes[i]->dead) living[n_living++] = i;
    }
    if (!n_living) for (uint32_t i = 0; i < many; i++) living[n_living++] = i;
    N visits = 0;
    for (uint32_t i = 0; i < n_living; i++) {
        Node *one = nodes[living[i]];
        if (!one) continue;
        one->stamp = s->stamp;
        if (one->visits) n_tried++, visits += one->visits;
    }
    double wide = WIDTH + WIDTH * pow((double)node->visits, GROWTH);
    if (n_tried < n_living && (double)n_tried < floor(wide)) {
        for (uint32_t i = 0; node->ordered && i < node->n_order; i++)
            if (node->order[i]->stamp == s->stamp && !node->order[i]->visits) return node->order[i]->answer;
        uint32_t rest = 0, wanted = (uint32_t)(chance * (double)(n_living - n_tried));
        for (uint32_t i = 0; i < n_living; i++) {
            Node *one = nodes[living[i]];
            if (one && one->visits) continue;
            if (rest++ == wanted) return options->a[living[i]];
        }
        stop(g, ODD);
    }
    double total = log((double)(1 + visits)), best = 0;
    int64_t taken = -1;
    for (uint32_t i = 0; i < n_living; i++) {
        Node *one = nodes[living[i]];
        if (!one || !one->visits) continue;
        double promise = value_of(one) + CURIOSITY * sqrt(total / (double)(1 + one->visits));
        if (taken < 0 || promise > best) best = promise, taken = living[i];
    }
    return options->a[taken];
}
static void came_by(Search *s, Node *node) {
    if (s->n_visited == s->room) {
        s->room = s->room ? 2 * s->room : 64;
        Node **more = realloc(s->visited, s->room * sizeof(Node *));
        if (!more) stop(s->g, NO_ROOM);
        s->visited = more;
    }
    s->visited[s->n_visited++] = node;
}

/* -- how good it is -- */
static double squashed(double number) { return 1 / (1 + exp(-(number < -30.0 ? -30.0 : number > 30.0 ? 30.0 : number))); }
/* how far each player is ahead of the best of the others */
static void margins(const N *standings, N width, double *out) {
    for (int i = 0; i < PLAYERS; i++) {
        double other = 0.0;
        int some = 0;
        for (int j = 0; j < PLAYERS; j++) {
            double result = (double)standings[j * width];
            if (j != i && (!some || result > other)) other = result, some = 1;
        }
        out[i] = (double)standings[i * width] - other;
    }
}
static const N *all_standings(Search *s, W *S) {
    N *found = room_for(s->g, (size_t)(PLAYERS * s->width) * sizeof(N));
    for (N seat = 1; seat <= PLAYERS; seat++) standing_of(s->g, S, seat, found + (seat - 1) * s->width, s->width);
    return found;
}
/* half for winning, half for how clearly: a lead in points tells more than a bare win */
static void rewarded(Search *s, W *S, double *out) {
    const N *found = all_standings(s, S), *best = found;
    double ahead[PLAYERS], widest = 0;
    int equal = 0;
    for (int i = 1; i < PLAYERS; i++) if (better(found + i * s->width, best, s->width) > 0) best = found + i * s->width;
    for (int i = 0; i < PLAYERS; i++) equal += !better(found + i * s->width, best, s->width);
    margins(found, s->width, ahead);
    for (int i = 0; i < PLAYERS; i++) if (fabs(ahead[i]) > widest) widest = fabs(ahead[i]);
    s->wide += 0.05 * (widest - s->wide);
    for (int i = 0; i < PLAYERS; i++) {
        double won = better(found + i * s->width, best, s->width) ? 0.0 : 1.0 / (double)equal;
        out[i] = 0.3 * won + 0.7 * squashed(ahead[i] / (s->wide > 1.0 ? s->wide : 1.0));
    }
}
static W *deal_in(Search *s, N deal) {
    Game *g = s->g;
    N *at = s->rows + s->size;
    for (N i = 1; i < deal; i++) at += s->slots[i - 1];
    Row row = {at, at + s->slots[deal - 1]};
    W *S = room_for(g, SLOTS * sizeof(W));
    slots_in(g, &row, S);
    return S;
}
/* how good each answer looks at the end of the step, as far as one can see; that is the order in which they are tried */
static void impress(Search *s, Node *node, const W *answers, const unsigned char *lists, int many, const List *options, N player) {
    Game *g = s->g;
    uint32_t found = 0, shown = options->len < AT_MOST ? options->len : AT_MOST;
    int looks = options->len > 40 ? 1 : GLANCES;
    double *margin = room_for(g, shown * sizeof(double) + 8);
    Node **order = grown(s, shown * sizeof(Node *) + 8);
    W *dealt[GLANCES], *given_ = room_for(g, (size_t)(many + 1) * sizeof(W));
    unsigned char *lists_ = room_for(g, (size_t)many + 1);
    for (int look = 0; look < looks; look++) dealt[look] = deal_in(s, look + 1);
    memcpy(given_, answers, (size_t)many * sizeof(W));
    memcpy(lists_, lists, (size_t)many);
    lists_[many] = options->nested != 0;
    N work = WORK; /* for all first impressions together */
    for (uint32_t i = 0; i < shown && work >= 0; i++) {
        double best = 0;
        int some = 0;
        given_[many] = options->a[i];
        for (int look = 0; look < looks; look++) {
            char *mark = g->ap;
            budget(g, WORK);
            W *S = imagined(g, dealt[look], &s->doing, given_, lists_, many + 1, player);
            if (S) {
                double ahead[PLAYERS];
                margins(all_standings(s, S), s->width, ahead);
                if (!some || ahead[player - 1] > best) best = ahead[player - 1], some = 1;
            }
            work -= WORK - g->left;
            release(g, mark);
        }
        if (!some) continue;
        uint32_t at = found++; /* equals stay in order */
        while (at && margin[at - 1] < best) margin[at] = margin[at - 1], order[at] = order[at - 1], at--;
        margin[at] = best, order[at] = child(s, node, options->a[i], (int)options->nested, player);
    }
    node->ordered = 1, node->order = order, node->n_order = found;
    if (!found) return;
    double wide = (margin[0] - margin[found - 1]) / 2, middle = margin[found / 2];
    if (wide > s->wide) s->wide = wide;
    for (uint32_t i = 0; i < found; i++) order[i]->impressed = 1, order[i]->impression = squashed((margin[i] - middle) / (2 * s->wide));
}
