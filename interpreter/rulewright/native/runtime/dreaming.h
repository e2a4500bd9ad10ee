/* What an answer may lead to, as bots see it: given answers, then random ones, up to the first barrier. */
#define DREAMS 100
#define ALL_LOOKS (4 * (N)WORK)
/* the state there, or NULL if every way that was tried fails */
static W *imagined(Game *g, const W *start, const Doing *doing, const W *answers, const unsigned char *lists, int many, N asked) {
    W *S = room_for(g, SLOTS * sizeof(W)), *top = g->top;
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, WALK, doing->args[0].n);
    c->dream = 1, c->asked = asked, c->stake = c->floor = many;
    for (int i = 0; i < many; i++) took(g, c, EMPTY, answers[i], lists[i]);
    for (volatile int run = 0; run < DREAMS; run++) {
        spend_run(g);
        memcpy(S, start, SLOTS * sizeof(W));
        c->at = c->known = c->quiet = 0, c->last = c->me;
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) doing->step(g, S, c, doing->args);
        g->catch = outer;
        g->top = top;
        if (code == 0 || code == CROSSED) return S;
        if (code != FAIL) stop(g, code);
        if (!take_back(g, c)) return NULL;
    }
    return NULL;
}
static int better(const N *a, const N *b, N width) { /* as Python compares rows of numbers */
    for (N i = 0; i < width; i++) if (a[i] != b[i]) return a[i] > b[i] ? 1 : -1;
    return 0;
}
/* the option after which the standing of who is asked is best; equals are drawn among. Options are those of `answers`, one behind
   another; `dealt` are the slots with all that he cannot see dealt anew. Gives its place, or what stopped it, below 0: also where all
   looks together are too much, and Python takes the best of some */
API N rw_greedy(void *game, const N *from, N size, const N *dealt, N slots, const N *answers, N length, N player, N looks, N width) {
    Game *g = game;
    char here;
    jmp_buf outside;
    afresh(g, (uintptr_t)&here, WORK);
    g->foresees = 0;
    g->catch = &outside;
    int code = _setjmp(outside);
    if (code) return -code;
    Row row = {from, from + size}, deal = {dealt, dealt + slots}, told = {answers, answers + length};
    Due due;
    position_in(g, &row);
    if (!g->begun || width < 1) stop(g, ODD);
    Doing doing = in_hand(g, &due);
    slots_in(g, &deal, g->state);
    N many = 0, equal = 0, *best = room_for(g, (size_t)width * sizeof(N)), *found = room_for(g, (size_t)width * sizeof(N));
    N all = ALL_LOOKS, *places = room_for(g, (size_t)(length + 1) * sizeof(N));
    while (told.at < told.end) {
        int nested = *told.at != 0;
        W value = value_in(g, &told);
        int before = g->n_answers;
        given(g, value, nested);
        for (N look = 0; look < looks; look++) {
            char *mark = g->ap;
            budget(g, WORK);
            W *S = imagined(g, g->state, &doing, g->answers, g->listed, g->n_answers, player);
            int order = -1;
            if (S) {
                standing_of(g, S, player, found, width);
                order = equal ? better(found, best, width) : 1;
            }
            all -= WORK - g->left;
            if (all < 0) stop(g, TOO_LONG);
            if (order > 0) equal = 0, memcpy(best, found, (size_t)width * sizeof(N));
            if (order >= 0 && (!equal || places[equal - 1] != many)) places[equal++] = many;
            release(g, mark);
        }
        g->n_answers = before;
        many++;
    }
    if (!many) stop(g, ODD);
    return equal ? places[pick(g, equal)] : pick(g, many);
}
