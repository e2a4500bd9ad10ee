/* Which options of a choice can be carried through; and random play from such lists, where it cannot be left to luck whether a way
   is found. */
static int carried(Game *g, Explorer *explorer, const W *state, Step step, const W *args, W *answers, int many, const List *options, unsigned char *marks, int looks) {
    const int site = g->asking.site;
    const N player = g->asking.player;
    int found = 0;
    for (uint32_t i = 0; i < options->len; i++) {
        int aside = !options->nested && IS_NOW(options->a[i].n);
        answers[many] = options->a[i];
        explorer->patience = (int)most(LEAST, (looks - explorer->runs) / 2);
        marks[i] = (is_safe(g, site) && !aside) || possible_for(g, explorer, state, step, args, answers, many + 1, player, many + 1);
        found += marks[i];
    }
    return found;
}
/* something became known before a choice, and behind it not everything can be done any more: find out what can */
static void let_lapse(Game *g, Explorer *explorer, const W *state, Step step, const W *args, const W *answers, int many) {
    const int duties = explorer->n_duties;
    explorer->patience = RUNS;
    for (int i = 0; i < duties; i++) explorer->duties[i].lapsed = 1;
    for (int i = 0; i < duties; i++) {
        explorer->duties[i].lapsed = 0;
        explorer->duties[i].lapsed = !possible_for(g, explorer, state, step, args, answers, many, g->asking.player, many + 1);
    }
}
/* marks the options of the open choice that can be carried through; gives how many, without those that only fit beside it. A choice
   that makes itself is not interrupted. What is not found out for long is not offered, unless there is nothing else */
static int legal(Game *g, const W *state, Step step, const W *args, const W *given, int many, const List *options, unsigned char *marks, int whole) {
    Explorer explorer;
    if (g->left < SCARCE) stop(g, TOO_LONG); /* Python knows a way, if one was found on the way here */
    explorer_of(&explorer, RUNS, whole);
    W *answers = room_for(g, (size_t)(many + 1) * sizeof(W));
    if (many) memcpy(answers, given, (size_t)many * sizeof(W));
    explorer.sparing = 1;
    int found = carried(g, &explorer, state, step, args, answers, many, options, marks, LOOKS);
    explorer.sparing = 0;
    if (!found && explorer.unsure) stop(g, TOO_LONG); /* Python looks for the first way */
    if (!found && explorer.n_duties) {
        let_lapse(g, &explorer, state, step, args, answers, many);
        carried(g, &explorer, state, step, args, answers, many, options, marks, 2 * RUNS);
    }
    found = 0;
    for (uint32_t i = 0; i < options->len; i++) found += marks[i] && (options->nested || !IS_NOW(options->a[i].n));
    for (uint32_t i = 0; i < options->len && found < 2; i++) marks[i] = marks[i] && (options->nested || !IS_NOW(options->a[i].n));
    return found;
}
/* carry a step out behind the first answers of a walk, with others drawn from what is legal; 0 if there is no way at all */
static int drawn_from_lists(Game *g, const Chooser *walk, W *S, Step step, const W *args) {
    const List *answers = answers_of(g, walk, walk->stopped), *nested = EMPTY; /* and which of them are lists */
    for (int i = 0; i < walk->stopped; i++)
        if (walk->path[i].options != TRIED && walk->path[i].options != ATTEMPT) nested = with_one(g, nested, (W){.n = walk->path[i].nested}, 0);
    W *working = room_for(g, SLOTS * sizeof(W)), *top = g->top;
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, SCRIPT, args[0].n);
    for (;;) {
        begin_anew(c);
        c->whole = c->lists = 1, c->given = answers->a, c->answers = (int)answers->len, c->keys = NULL, c->ranks = NULL;
        c->sites = room_for(g, (answers->len + 1) * sizeof(int));
        g->asking.ranks = NULL;
        if (g->counting) count_anew(g);
        memcpy(working, S, SLOTS * sizeof(W));
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) step(g, working, c, args);
        g->catch = outer;
        g->top = top;
        if (!code) break;
        if (code != PENDING && code != FAIL) stop(g, code);
        const List *options = g->asking.options;
        Ranks *ranks = g->asking.ranks;
        int many = 0;
        W *from = g->top;
        if (code == PENDING) {
            unsigned char *marks = room_for(g, options->len + 1);
            legal(g, S, step, args, answers->a, (int)answers->len, options, marks, 1);
            for (uint32_t i = 0; i < options->len; i++) if (marks[i]) push(g, options->a[i]), many++;
        }
        if (!many && answers->len) fail(g);
        if (!many) return 0;
        const List *some = pushed(g, from, (int)options->nested);
        W taken = ranks ? ranked(g, ranks, some) : some->a[pick(g, many)];
        answers = with_one(g, answers, taken, 0);
        nested = with_one(g, nested, (W){.n = (N)options->nested}, 0);
    }
    memcpy(S, working, SLOTS * sizeof(W));
    if (g->counting) {
        count_noted(g);
        for (uint32_t i = 0; i < answers->len; i++) count_choice(g, c->sites[i], answers->a[i], (int)nested->a[i].n);
    }
    g->decisions += (N)answers->len;
    return 1;
}
