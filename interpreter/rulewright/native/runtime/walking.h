/* Random play of one step: what leads nowhere is taken back, so each choice is uniform over its legal options. */
static W ranked(Game *g, const Ranks *ranks, const List *among) {
    W *from = g->top;
    int64_t top = -1;
    for (uint32_t i = 0; i < ranks->options->len; i++) {
        int there = 0;
        for (uint32_t j = 0; j < among->len && !there; j++) there = same(ranks->options->a[i], among->a[j], (int)among->nested);
        if (!there) continue;
        int order = top < 0 ? 1 : compared(ranks->keys->a[i].l, ranks->keys->a[top].l);
        if (order > 0) g->top = from, top = i;
        if (order >= 0) push(g, ranks->options->a[i]);
    }
    N many = g->top - from;
    if (!many) stop(g, ODD);
    W found = from[ranks->at_random && many > 1 ? pick(g, many) : 0];
    g->top = from;
    return found;
}
static Ranks *ranks_at(Chooser *c, int at) {
    for (Ranks *one = c->ranks; one; one = one->next) if (one->at == at) return one;
    return NULL;
}
/* whether an automated seat must weigh the options now, or its choice makes itself or was made before */
static int must_rank(const Chooser *c, const List *options) {
    if (c->mode == SCRIPT) return c->lists && options->len > 1 && c->at >= c->answers;
    return (c->mode == WALK && options->len > 1 && c->at >= c->len) || (c->mode == LUCK && options->len != 1);
}
static void *seek_node(Chooser *c, void *node, int set);
static W answer_of(Game *g, Chooser *c, int site, N player, const List *options, const List *keys, int at_random) {
    if (!must_rank(c, options)) return choose(g, c, site, player, options);
    Ranks *ranks = room_for(g, sizeof(Ranks));
    *ranks = (Ranks){c->ranks, c->at, at_random, options, keys};
    if (c->mode == LUCK) return ranked(g, ranks, options);
    if (c->mode == SCRIPT) {
        g->asking.ranks = ranks; /* whoever runs the game answers by the seat's priorities */
        return choose(g, c, site, player, options);
    }
    c->ranks = ranks; /* the latest one comes first */
    took(g, c, options, ranked(g, ranks, options), (int)options->nested);
    return choose(g, c, site, player, options);
}
static W answer(Game *g, Chooser *c, int site, N player, const List *options, const List *keys, int at_random) {
    void *node = seek_node(c, NULL, 0);
    W taken = answer_of(g, c, site, player, options, keys, at_random);
    seek_node(c, node, 1); /* what an automated seat does is no choice of a tree */
    return taken;
}
static int is_dead(const Chooser *c, int at, N taken) {
    for (const Dead *one = c->dead; one; one = one->next) if (one->at == at && (taken == NONE || one->taken == taken)) return 1;
    return 0;
}
static void bury(Chooser *c, int at) {
    for (Dead **one = &c->dead; *one;) {
        if ((*one)->at == at) *one = (*one)->next;
        else one = &(*one)->next;
    }
}
/* a choice that was to be drawn: one that makes itself has a place in the path too, for the next run does not know of it */
static W listed_choice(Game *g, Chooser *c, int site, N player, const List *found, int drawn) {
    if (c->mode == SCRIPT && c->whole && drawn && player == c->me) pending(g, c, site, player, found);
    if (c->mode == WALK && drawn && found->len == 1) {
        if (c->at == c->len) took(g, c, FORCED, found->a[0], (int)found->nested);
        c->at++;
    }
    return choose(g, c, site, player, found);
}
/* without those that were drawn before and led nowhere */
static const List *alive(Game *g, Chooser *c, const List *found) {
    if (c->mode != WALK || !is_dead(c, c->at, NONE)) return found;
    W *from = g->top;
    for (uint32_t i = 0; i < found->len; i++) if (!is_dead(c, c->at, found->a[i].n)) push_n(g, found->a[i].n);
    bury(c, c->at);
    return pushed(g, from, 0);
}
/* whether a candidate is drawn before it is known which there are: not for somebody else, as it matters whether he is asked */
static inline int draws(const Chooser *c, N player) { return (c->mode == WALK || c->mode == LUCK) && player == c->me; }
/* whether such a choice is one to be drawn: answers that were given were given to a list */
static inline int may_sample(const Chooser *c) { return c->seek ? !seeks(c) : !c->dream || c->at >= c->stake; }
static inline int may_test(const Game *g, const Chooser *c, int dear) {
    return (dear || g->foresees) && !c->dream && !seeks_given(c) && (!c->seek || c->at < c->len || !seeks(c));
}
/* what was drawn before, by this walk or by the one whose answers these are */
static int drawn_before(Game *g, Chooser *c, int site, N player, W *taken) {
    if (player != c->me) return 0;
    if (c->mode == WALK) {
        asks(g, c, player);
        if (c->at >= c->len) return 0;
        *taken = c->path[c->at++].taken;
        return 1;
    }
    if (!c->whole || c->mode == LUCK) return 0;
    if (c->at >= c->answers) {
        if (c->mode == SCRIPT) told(c, player);
        return 0;
    }
    told(c, player);
    if (c->sites) c->sites[c->at] = site;
    *taken = c->given[c->at++];
    return 1;
}
static void sampled(Game *g, Chooser *c, int site, W taken) {
    if (c->mode == LUCK) {
        g->decisions++;
        if (g->counting) count_choice(g, site, taken, 0);
        return;
    }
    c->at++;
    took(g, c, NULL, taken, 0);
    c->path[c->len - 1].site = site;
}
/* the candidates of which one is to be drawn and tested, and then what came of it */
static const List *untested(Game *g, Chooser *c, const List *options) {
    if (c->mode == LUCK) {
        g->decisions += options->len > 1;
        return options;
    }
    for (Left **one = &c->left; *one; one = &(*one)->next)
        if ((*one)->at == c->at) {
            options = (*one)->options;
            *one = (*one)->next;
            break;
        }
    return options;
}
static void tested(Game *g, Chooser *c, int site, int many, const List *left, W taken) {
    if (c->mode == LUCK && many > 1 && g->counting) count_choice(g, site, taken, (int)left->nested);
    if (c->mode != WALK) return;
    c->at++;
    took(g, c, left->len > 1 ? left : FORCED, taken, (int)left->nested);
    c->path[c->len - 1].site = site;
    if (left->len > 1) c->path[c->len - 1].how = UNTESTED;
}
static void led_nowhere(Chooser *c);
static int take_back(Game *g, Chooser *c) {
    if (c->seek) led_nowhere(c);
    remember_hopeless(g, c);
    exhausted(g, c, c->len);
    while (c->len > c->floor) {
        Entry last = c->path[--c->len];
        if (last.options == FORCED || last.options == TRIED) continue;
        if (!last.options) {
            Dead *dead = room_for(g, sizeof(Dead));
            *dead = (Dead){c->dead, c->len, last.taken.n};
            c->dead = dead;
            return 1;
        }
        if (last.options == ATTEMPT) {
            took(g, c, TRIED, (W){.n = 0}, 0);
            return 1;
        }
        const List *left = without(g, last.options, last.taken);
        if (left->len && last.how == UNTESTED) {
            Left *again = room_for(g, sizeof(Left));
            *again = (Left){c->left, c->len, left};
            c->left = again;
            return 1;
        }
        if (left->len) {
            const Ranks *ranks = ranks_at(c, c->len);
            W taken = ranks ? ranked(g, ranks, left) : left->a[pick(g, left->len)];
            took(g, c, left, taken, last.nested);
            return 1;
        }
        bury(c, c->len);
        exhausted(g, c, c->len);
    }
    return 0;
}
static void seek_anew(Chooser *c);
static void seek_ends(Game *g, Chooser *c);
static void seek_gives_up(Chooser *c);
/* the answers of a way, as whoever looks ahead is given them */
static const List *answers_of(Game *g, const Chooser *c, int many) {
    W *from = g->top;
    for (int i = 0; i < many; i++) if (c->path[i].options != TRIED && c->path[i].options != ATTEMPT) push(g, c->path[i].taken);
    return pushed(g, from, 0);
}
/* whether a walk can be finished behind some answers; what is not found out for long may be possible */
static int finishes(Game *g, Chooser *c, const List *answers, N player) {
    Explorer explorer;
    explorer_of(&explorer, LOOKS / 2, 1);
#ifdef LARGE
    if (!c->before) {
        W *before = room_for(g, SLOTS * sizeof(W));
        memcpy(before, g->tracked, SLOTS * sizeof(W));
        put_back_changes(g, before);
        c->before = before;
    }
#endif
    int found = possible_for(g, &explorer, c->before, c->step, c->args, answers->a, (int)answers->len, player, (int)answers->len);
    c->unsure |= explorer.unsure;
    return found;
}
/* behind the answers so far whatever is legal has to be worked out before it is drawn */
static void by_lists(Game *g, Chooser *c) {
    if (!finishes(g, c, answers_of(g, c, c->at), c->last)) fail(g);
    c->stopped = c->at;
    stop(g, BY_LISTS);
}
static int drawn_from_lists(Game *g, const Chooser *c, W *S, Step step, const W *args);
/* how the state is at the start of a step: kept, or remembered by what changes */
static void before_step(Game *g, Chooser *c, const W *S) {
#ifdef LARGE
    c->before = NULL;
    track(g, S);
#else
    W *before = room_for(g, SLOTS * sizeof(W));
    memcpy(before, S, SLOTS * sizeof(W));
    c->before = before;
#endif
}
static void back_before(Game *g, const Chooser *c, W *S) {
#ifdef LARGE
    (void)c;
    put_back_changes(g, S);
    track(g, S);
#else
    (void)g;
    memcpy(S, c->before, SLOTS * sizeof(W));
#endif
}
static int walked(Game *g, Chooser *c, W *S, Step step, const W *args) {
    W *top = g->top;
    jmp_buf here, *outer = g->catch;
    before_step(g, c, S);
    c->step = step, c->args = args, c->me = args[0].n;
    c->len = c->floor = c->runs = c->unsure = 0;
    c->dead = NULL, c->left = NULL, c->ranks = NULL, c->hopeless = NULL;
    for (;;) {
        begin_anew(c);
        if (c->seek) seek_anew(c);
        if (g->counting) count_anew(g);
        int code = c->runs++ == PATIENCE ? BY_LISTS : 0;
        if (c->runs > 1 && g->left < SCARCE) stop(g, TOO_LONG); /* Python draws from lists, and knows a way if one was found */
        c->stopped = c->floor;
        if (!code) {
            spend_run(g);
            g->catch = &here;
            code = _setjmp(here);
            if (!code) step(g, S, c, args);
            g->catch = outer;
            g->top = top;
        }
        if (!code) break;
        if (code != FAIL && code != BY_LISTS) stop(g, code);
        back_before(g, c, S);
        if (code == FAIL && take_back(g, c)) continue;
        g->tracked = NULL;
        if (code == FAIL && !c->unsure) {
            if (c->seek) seek_ends(g, c);
            return 0;
        }
        if (code == FAIL) c->stopped = c->floor;
        if (c->seek) seek_gives_up(c);
        return drawn_from_lists(g, c, S, step, args);
    }
    g->tracked = NULL;
    if (c->seek) seek_ends(g, c);
    if (g->counting) count_walk(g, c);
    for (int i = 0; i < c->len; i++) g->decisions += c->path[i].options != FORCED && c->path[i].options != TRIED;
    return 1;
}
static void walk_as(Game *g, Chooser *c, W *S, Step step, const W *args, Step other, const W *other_args) {
    renew(g);
    if (!walked(g, c, S, step, args) && (!other || !walked(g, c, S, other, other_args))) fail(g);
}
static void walk(Game *g, W *S, Step step, const W *args, Step other, const W *other_args) {
    walk_as(g, chooser(g, WALK, args[0].n), S, step, args, other, other_args);
}
static void lucky(Game *g, W *S, Step step, const W *args) {
    renew(g);
    Chooser *c = chooser(g, LUCK, args[0].n);
    spend(g, 400);
    step(g, S, c, args);
}
/* whether it matters what else could be done: not where the answer is known, nor to who looks ahead */
static int looks_beside(const Chooser *c) {
    if (c->mode == SCRIPT) return c->lists && c->at >= c->answers;
    return c->mode == LUCK || (c->mode == WALK && !c->dream && !c->seek && c->at >= c->len);
}
/* what else could be done makes nothing possible that would be impossible without it */
static W choose_or_use(Game *g, Chooser *c, int site, N player, const List *options, const List *others) {
    int at = c->at;
    W taken = choose(g, c, site, player, others->len ? both(g, options, others) : options);
    if (c->mode != WALK || c->dream || c->seek || options->nested || !IS_NOW(taken.n)) return taken;
    Sure *sure = c->sure;
    while (sure && sure->at != at) sure = sure->next;
    if (sure && sure->number == c->path[at].number) return taken;
    const List *behind = answers_of(g, c, at);
    int legal = 0;
    for (uint32_t i = 0; i < options->len && legal < 2; i++) legal += finishes(g, c, with_one(g, behind, options->a[i], 0), player);
    if (legal < 2) fail(g);
    sure = room_for(g, sizeof(Sure));
    *sure = (Sure){c->sure, at, c->path[at].number};
    c->sure = sure;
    return taken;
}
