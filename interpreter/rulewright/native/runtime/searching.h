/* A search over many games, as run/searching/ does it: a tree of answers as far as it has grown, and random play from there to the
   end. */
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
static void chance_anew(Seek *k) { k->S[0].n = k->chance; }
static int sought(Game *g, Chooser *c, N player, const List *options, W *taken) {
    Seek *k = c->seek;
    int at = c->at, nested = (int)options->nested;
    if (at < c->len) {
        asks(g, c, player);
        c->at = at + 1;
        Entry *entry = &c->path[at];
        fits(g, options, entry);
        *taken = entry->taken;
        if (k->first && at == k->given - 1) chance_anew(k);
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
    N player = due->now.args[0].n, left = 0, later = 0;
    double most_ahead = 0, ahead[PLAYERS];
    W *before = room_for(g, SLOTS * sizeof(W)), *best = room_for(g, SLOTS * sizeof(W));
    memcpy(before, S, SLOTS * sizeof(W));
    for (int way = 0; way < WAYS; way++) {
        Chooser *c = chooser(g, WALK, player);
        memcpy(S, before, SLOTS * sizeof(W));
        walk_as(g, c, S, due->now.step, due->now.args, due->other.step, due->other.args);
        if (!way) left = g->left, later = g->later;
        g->left = left, g->later = later;
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
    budget(g, WHOLE_GAME);
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
