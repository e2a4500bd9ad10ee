/* Looking ahead: whether some way of finishing a step succeeds (run/looking.py). */
static inline void begin_anew(Chooser *c) {
    c->at = c->known = c->quiet = c->windows = 0;
    c->last = c->me, c->owed = NULL;
}
static int take_next(Game *g, Chooser *c) {
    begin_anew(c);
    remember_hopeless(g, c);
    exhausted(g, c, c->len);
    while (c->len) {
        Entry *last = &c->path[c->len - 1];
        if (last->how == LATER) {
            last->how = AGAIN;
            return 1;
        }
        if (last->options == ATTEMPT && last->taken.n) {
            last->taken.n = 0;
            return 1;
        }
        if (last->options != ATTEMPT && last->options != TRIED && ++last->next < last->options->len) {
            last->taken = last->options->a[last->next];
            return 1;
        }
        c->len--;
        exhausted(g, c, c->len);
    }
    return 0;
}
/* whether some way of finishing a step succeeds, behind some answers */
static int possible_for(Game *g, Explorer *explorer, const W *state, Step step, const W *args, const W *answers, int many, N asked, int stake) {
    deep(g);
    char *mark = g->ap;
    W *top = g->top;
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, PROBE, args[0].n);
    c->given = answers, c->answers = many, c->asked = asked, c->stake = stake, c->whole = explorer->whole, c->explorer = explorer;
    W *S = room_for(g, SLOTS * sizeof(W));
    for (;;) {
        if (++explorer->runs > RUNS) stop(g, TOO_LONG);
        int scarce = c->runs && explorer->sparing && g->left < SCARCE;
        if (c->runs++ == explorer->patience || scarce) {
            explorer->unsure = 1, explorer->scarce = scarce;
            release(g, mark);
            return 0;
        }
        spend_run(g);
        memcpy(S, state, SLOTS * sizeof(W));
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) step(g, S, c, args);
        g->catch = outer;
        g->top = top;
        if (code == 0 || code == CROSSED) break;
        if (code != FAIL) stop(g, code);
        if (!take_next(g, c)) {
            release(g, mark);
            return 0;
        }
    }
    release(g, mark);
    return 1;
}
/* whether a rule could be carried out now, on its own. `many` are its arguments; 0 if there are lists among them, which are not kept */
static int able(Game *g, const W *S, Step step, const W *args, int many) {
    spend(g, SLOTS / LOOKED_UP);
    uint64_t mixed = mixed_up(S);
    for (int i = 0; many && i < KEPT_PAID; i++) {
        const Paid *one = &g->paid[i];
        if (one->step != (void *)step || one->mixed != mixed || one->many != many) continue;
        if (memcmp(g->paid_in[i].args, args, (size_t)many * sizeof(W)) || !same_state(g->paid_in[i].state, S)) continue;
        spend_run(g);
        return one->found;
    }
    Explorer explorer;
    explorer_of(&explorer, RUNS, 0);
    int found = possible_for(g, &explorer, S, step, args, NULL, 0, args[0].n, 0);
    if (!many || many > VALUES) return found;
    g->latest_paid = (g->latest_paid + 1) % KEPT_PAID;
    uintptr_t highest = 1; /* something is kept, even if it lies nowhere */
    for (int i = 0; i < N_POINTING; i++) {
        uintptr_t at = (uintptr_t)S[POINTING[i]].l;
        if (at < (uintptr_t)g->aend && at > highest) highest = at;
    }
    g->paid[g->latest_paid] = (Paid){mixed, highest, (void *)step, many, found};
    keeps(g, (void *)highest);
    memcpy(g->paid_in[g->latest_paid].args, args, (size_t)many * sizeof(W));
    memcpy(g->paid_in[g->latest_paid].state, S, SLOTS * sizeof(W));
    return found;
}
/* the state as it would be after a rule; a rule that asks cannot be imagined */
static W *after(Game *g, const W *state, Step step, const W *args) {
    deep(g);
    spend_run(g);
    W *top = g->top, *S = room_for(g, SLOTS * sizeof(W));
    jmp_buf here, *outer = g->catch;
    Chooser *c = chooser(g, SCRIPT, 0);
    memcpy(S, state, SLOTS * sizeof(W));
    g->catch = &here;
    int code = _setjmp(here);
    if (!code) step(g, S, c, args);
    g->catch = outer;
    g->top = top;
    if (code) stop(g, code == PENDING ? FAIL : code);
    return S;
}
/* something that is done if it can be: whoever searches tries it, and has a mark to say that it was carried out */
static N trying(Game *g, const W *S, Chooser *c, Step step, const W *args, int many) {
    int at = c->at - (c->mode == PROBE ? c->answers : 0);
    if ((c->mode != WALK && c->mode != PROBE) || (c->dream && at < c->stake) || seeks_given(c) ||
        (c->mode == PROBE && (c->at < c->stake || args[0].n != c->asked)))
        return able(g, S, step, args, many) ? KNOWN : 0;
    c->at++;
    if (at == c->len) took(g, c, ATTEMPT, (W){.n = 1}, 0);
    return c->path[at].taken.n ? at + 1 : 0;
}
static void finished(Chooser *c, N mark) {
    if (mark > 0 && mark <= c->len) c->path[mark - 1].options = TRIED, c->path[mark - 1].taken.n = 1;
}
