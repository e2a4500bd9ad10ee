/* A search over many games, as run/searching/ does it: a tree of answers as far as it has grown, and random play from there to the
   end. The tree outlives the games, so it lies in memory of its own. */
#include <math.h>
#define DEALS 12
#define LOOKS 3
#define FAILURES 200
#define AT_MOST 150
#define CURIOSITY 0.5
#define WIDTH 2.0
#define GROWTH 0.45
#define TRUST 6.0
#define WAYS 4

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
    int looks = options->len > 40 ? 1 : LOOKS;
    double *margin = room_for(g, shown * sizeof(double) + 8);
    Node **order = grown(s, shown * sizeof(Node *) + 8);
    W *dealt[LOOKS], *given_ = room_for(g, (size_t)(many + 1) * sizeof(W));
    unsigned char *lists_ = room_for(g, (size_t)many + 1);
    for (int look = 0; look < looks; look++) dealt[look] = deal_in(s, look + 1);
    memcpy(given_, answers, (size_t)many * sizeof(W));
    memcpy(lists_, lists, (size_t)many);
    lists_[many] = options->nested != 0;
    for (uint32_t i = 0; i < shown; i++) {
        double best = 0;
        int some = 0;
        given_[many] = options->a[i];
        for (int look = 0; look < looks; look++) {
            char *mark = g->ap;
            g->left = WORK;
            W *S = imagined(g, dealt[look], &s->doing, given_, lists_, many + 1, player);
            if (S) {
                double ahead[PLAYERS];
                margins(all_standings(s, S), s->width, ahead);
                if (!some || ahead[player - 1] > best) best = ahead[player - 1], some = 1;
            }
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

/* -- a walk that follows the tree -- */
static int seeks_given(const Chooser *c) { return c->seek && c->at < c->seek->given; }
static int seeks(const Chooser *c) { return c->at < c->seek->given || c->seek->node; }
static int seeks_parts(const Chooser *c) { return c->seek->first && seeks(c); }
static void *seek_node(Chooser *c, void *node, int set) {
    if (set && c->seek) c->seek->node = node;
    return c->seek ? c->seek->node : NULL;
}
static struct Step_ *way_at(Game *g, Seek *k, int at) {
    if (at >= k->cap) {
        int cap = k->cap ? k->cap : 32;
        while (cap <= at) cap *= 2;
        struct Step_ *more = room_for(g, (size_t)cap * sizeof *more);
        memset(more, 0, (size_t)cap * sizeof *more);
        if (k->cap) memcpy(more, k->ways, (size_t)k->cap * sizeof *more);
        k->ways = more, k->cap = cap;
    }
    return &k->ways[at];
}
static void renew(Seek *k) { k->S[0].n = k->chance; }
static int sought(Game *g, Chooser *c, N player, const List *options, W *taken) {
    Seek *k = c->seek;
    int at = c->at, nested = (int)options->nested;
    if (at < c->len) {
        asks(g, c, player);
        c->at = at + 1;
        Entry *entry = &c->path[at];
        fits(g, options, entry);
        *taken = entry->taken;
        if (k->first && at == k->given - 1) renew(k);
        if (at >= k->given) {
            struct Step_ *way = way_at(g, k, at);
            k->node = way->known && way->nested == entry->nested && same(way->taken, *taken, entry->nested) ? way->node : NULL;
        }
        return 1;
    }
    Node *here = k->node;
    if (!here || !options->len) return 0;
    asks(g, c, player);
    c->at = at + 1;
    Search *s = k->search;
    if (k->first && !c->known) {
        way_at(g, k, at)->before = here;
        if (!here->ordered) {
            W *answers = room_for(g, (size_t)(c->len + 1) * sizeof(W));
            unsigned char *lists = room_for(g, (size_t)c->len + 1);
            int many = 0;
            for (int i = 0; i < c->len; i++) {
                const List *from = c->path[i].options;
                if (from == FORCED || from == TRIED || from == ATTEMPT) continue;
                answers[many] = c->path[i].taken, lists[many++] = c->path[i].nested != 0;
            }
            impress(s, here, answers, lists, many, options, player);
        }
    }
    *taken = promising(s, here, options, rnd(g));
    Node *node = child(s, here, *taken, nested, player);
    took(g, c, options, *taken, nested);
    struct Step_ *way = way_at(g, k, at);
    way->known = 1, way->nested = nested, way->taken = *taken, way->node = node->visits ? node : NULL;
    k->node = way->node;
    if (!node->visits) came_by(s, node);
    return 1;
}
/* what leads nowhere before anything new is known leads nowhere however hidden things lie */
static void led_nowhere(Chooser *c) {
    Seek *k = c->seek;
    int at = c->len - 1;
    if (!k->first || c->known || at < k->given || at >= k->cap || !k->ways[at].before) return;
    known_below(k->search, k->ways[at].before, c->path[at].taken, c->path[at].nested)->dead = 1;
}
static void seek_anew(Chooser *c) { c->seek->node = c->seek->begun; }
static void seek_ends(Game *g, Chooser *c) {
    Seek *k = c->seek;
    for (int i = 0; i < c->len && i < k->cap; i++) {
        struct Step_ *way = &k->ways[i];
        if (way->known && way->node && way->nested == c->path[i].nested && same(way->taken, c->path[i].taken, way->nested))
            came_by(k->search, way->node);
    }
    k->search->at = k->node;
    (void)g;
}
static void seek_gives_up(Chooser *c) { c->seek->search->at = NULL; }
static Chooser *seeker(Search *s, N me) {
    Game *g = s->g;
    Chooser *c = chooser(g, WALK, me);
    c->seek = room_for(g, sizeof(Seek));
    *c->seek = (Seek){.search = s, .node = s->at, .begun = s->at};
    return c;
}
/* the step in hand: what was answered stays, and all chance behind it is new, for nobody can know it */
static int first_step(Search *s, W *S, N chance) {
    Game *g = s->g;
    Chooser *c = seeker(s, s->doing.args[0].n);
    W *before = room_for(g, SLOTS * sizeof(W)), *top = g->top;
    jmp_buf here, *outer = g->catch;
    memcpy(before, S, SLOTS * sizeof(W));
    c->seek->first = 1, c->seek->S = S, c->seek->chance = chance;
    for (int i = 0; i < s->n_answers; i++) took(g, c, EMPTY, s->answers[i], s->lists[i]);
    c->seek->given = c->floor = s->n_answers;
    for (volatile int run = 0; run < FAILURES; run++) {
        begin_anew(c);
        seek_anew(c);
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) s->doing.step(g, S, c, s->doing.args);
        g->catch = outer;
        g->top = top;
        if (!code) {
            seek_ends(g, c);
            return 1;
        }
        if (code != FAIL) stop(g, code);
        memcpy(S, before, SLOTS * sizeof(W));
        if (!take_back(g, c)) return 0;
    }
    return 0;
}
/* a step behind the tree: the best of a few ways for whoever does it, as far as one sees at its end. Only one is charged */
static void played_well(Search *s, W *S, const Due *due) {
    Game *g = s->g;
    N player = due->now.args[0].n, left = 0;
    double most_ahead = 0, ahead[PLAYERS];
    W *before = room_for(g, SLOTS * sizeof(W)), *best = room_for(g, SLOTS * sizeof(W));
    memcpy(before, S, SLOTS * sizeof(W));
    for (int way = 0; way < WAYS; way++) {
        Chooser *c = chooser(g, WALK, player);
        memcpy(S, before, SLOTS * sizeof(W));
        walk_as(g, c, S, due->now.step, due->now.args, due->other.step, due->other.args);
        if (!way) left = g->left;
        g->left = left;
        if (!way && !c->len) return; /* nobody was asked */
        margins(all_standings(s, S), s->width, ahead);
        if (!way || ahead[player - 1] > most_ahead) most_ahead = ahead[player - 1], memcpy(best, S, SLOTS * sizeof(W));
    }
    memcpy(S, best, SLOTS * sizeof(W));
}
static int to_the_end(Search *s, W *S, N chance) {
    Game *g = s->g;
    jmp_buf here, *outer = g->catch;
    W *top = g->top;
    g->left = WHOLE_GAME;
    if (!first_step(s, S, chance)) return 0;
    g->catch = &here;
    int code = _setjmp(here);
    if (!code) {
        Due due;
        while (!S[1].n) {
            tidy(g, S);
            if (!flow(g, S, &due)) break;
            if (!s->at) {
                played_well(s, S, &due);
                continue;
            }
            Chooser *c = seeker(s, due.now.args[0].n);
            walk_as(g, c, S, due.now.step, due.now.args, due.other.step, due.other.args);
        }
    }
    g->catch = outer;
    g->top = top;
    if (code && code != FAIL) stop(g, code);
    return !code;
}
/* the position that is searched, in memory that is free again */
static const List *begin_in(Search *s, uintptr_t here) {
    Game *g = s->g;
    Due due;
    afresh(g, here, WORK);
    g->foresees = 0;
    Row row = {s->rows, s->rows + s->size}, told = {s->options, s->options + s->n_options};
    position_in(g, &row);
    if (!g->begun) stop(g, ODD);
    s->doing = in_hand(g, &due);
    s->answers = g->answers, s->lists = g->listed, s->n_answers = g->n_answers;
    W *from = g->top;
    int nested = s->n_options && *s->options;
    while (told.at < told.end) push(g, value_in(g, &told));
    return pushed(g, from, nested);
}
static void one_game(Search *s, uintptr_t here) {
    Game *g = s->g;
    const List *options = begin_in(s, here);
    int nested = (int)options->nested;
    W value = promising(s, &s->root, options, rnd(g));
    Node *node = child(s, &s->root, value, nested, s->player);
    s->n_visited = 0, s->at = node->visits ? node : NULL;
    came_by(s, node);
    memcpy(g->state, deal_in(s, node->visits % DEALS + 1), SLOTS * sizeof(W));
    N chance = seeded((uint64_t)(rnd(g) * 9007199254740992.0));
    given(g, value, nested);
    s->answers = g->answers, s->lists = g->listed, s->n_answers = g->n_answers;
    if (!to_the_end(s, g->state, chance)) {
        node->dead = 1;
        node->visits++;
        return;
    }
    double reward[PLAYERS];
    rewarded(s, g->state, reward);
    s->root.visits++;
    for (size_t i = 0; i < s->n_visited; i++) {
        s->visited[i]->visits++;
        s->visited[i]->reward += reward[s->visited[i]->player - 1];
    }
}

/* -- from outside -- */
API void rw_search_end(void *search) {
    Search *s = search;
    if (!s) return;
    for (Chunk *one = s->chunks, *next_; one; one = next_) next_ = one->next, free(one);
    free(s->rows), free(s->options), free(s->visited), free(s);
}
/* a search from a position for a player: `rows` are the position and the slots of each deal, `sizes` how long each is; the stream of
   the game is the stream of the search. NULL if it cannot begin */
API void *rw_search(void *game, const N *rows, const N *sizes, const N *options, N n_options, N player, N width) {
    Game *g = game;
    char here;
    jmp_buf outside;
    Search *s = calloc(1, sizeof(Search));
    if (!s) return NULL;
    N all = sizes[0];
    for (int i = 0; i < DEALS; i++) s->slots[i] = sizes[i + 1], all += sizes[i + 1];
    s->g = g, s->size = sizes[0], s->n_options = n_options, s->player = player, s->width = width, s->wide = 1.0;
    s->rows = malloc((size_t)all * sizeof(N)), s->options = malloc((size_t)(n_options + 1) * sizeof(N));
    g->catch = &outside;
    if (!s->rows || !s->options || width < 1 || player < 1 || player > PLAYERS || _setjmp(outside)) {
        rw_search_end(s);
        return NULL;
    }
    memcpy(s->rows, rows, (size_t)all * sizeof(N));
    memcpy(s->options, options, (size_t)n_options * sizeof(N));
    const List *values = begin_in(s, (uintptr_t)&here);
    impress(s, &s->root, s->answers, s->lists, s->n_answers, values, player);
    return s;
}
/* so many games more; gives how many were played */
API N rw_search_on(void *search, N games) {
    Search *s = search;
    char here;
    jmp_buf outside;
    volatile N done = 0;
    s->g->catch = &outside;
    if (!_setjmp(outside))
        for (; done < games; done++) one_game(s, (uintptr_t)&here);
    return done;
}
/* of each option how often it was tried, and what is to be expected */
API int rw_search_found(void *search, N *visits, double *values) {
    Search *s = search;
    char here;
    jmp_buf outside;
    s->g->catch = &outside;
    if (_setjmp(outside)) return 0;
    const List *options = begin_in(s, (uintptr_t)&here);
    for (uint32_t i = 0; i < options->len; i++) {
        Node *node = below_node(&s->root, options->a[i], (int)options->nested);
        visits[i] = node ? node->visits : 0;
        values[i] = node ? value_of(node) : 0.5;
    }
    return 1;
}
