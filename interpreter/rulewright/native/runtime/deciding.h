/* From one decision to the next, as run/driver.py does it: the flow gives steps, a step runs with the answers so far, the first
   open choice is asked, and its options are those that can be carried through. */
#define UNASKED 1000
typedef struct { Step step; N many; W args[VALUES]; } Doing;
typedef struct Due { Doing now, other; } Due;
static int flow(Game *g, W *S, Due *due);
static void doing(Doing *to, Step step, const W *args, int many) {
    to->step = step, to->many = many;
    memcpy(to->args, args, (size_t)many * sizeof(W));
}
static void due_now(Due *due, Step step, const W *args, int many) {
    doing(&due->now, step, args, many);
    due->other.step = NULL;
}
static void due_else(Due *due, Step step, const W *args, int many) { doing(&due->other, step, args, many); }

/* the step in hand again: the flow is asked for it where it stood */
static Doing in_hand(Game *g, Due *due) {
    g->state[2].n--;
    if (!flow(g, g->state, due)) stop(g, ODD);
    return g->begun == 2 ? due->other : due->now;
}
/* the best of an automated seat's options; equals are drawn among by the state and the answers, so that a replay repeats it */
static W weighed(Game *g, const Ranks *ranks, const List *options, const unsigned char *marks) {
    W *from = g->top, chance[1] = {{.n = (N)((uint64_t)g->state[0].n + (uint64_t)g->n_answers)}};
    int64_t top = -1;
    for (uint32_t i = 0; i < options->len; i++) {
        if (!marks[i]) continue;
        int order = top < 0 ? 1 : compared(ranks->keys->a[i].l, ranks->keys->a[top].l);
        if (order > 0) g->top = from, top = i;
        if (order >= 0) push(g, options->a[i]);
    }
    N many = g->top - from;
    W found = from[ranks->at_random && many > 1 ? below(chance, many) : 0];
    g->top = from;
    return found;
}
/* run on from the position in g; whether somebody is asked. `marks` are his legal options */
static int go_on(Game *g, unsigned char **marks) {
    W *S = g->working;
    Due due;
    Doing doing = {0};
    if (g->begun) doing = in_hand(g, &due);
    g->asking.revealed = 0;
    for (;;) {
        if (!g->begun) {
            g->n_answers = 0;
            tidy(g, g->state);
            if (!flow(g, g->state, &due)) return 0;
            doing = due.now, g->begun = 1;
        }
        spend(g, UNASKED), spend_run(g);
        Chooser *c = chooser(g, SCRIPT, doing.args[0].n);
        c->given = g->answers, c->answers = g->n_answers, c->lists = 1, c->crossed_at = -1;
        g->asking.ranks = NULL;
        memcpy(S, g->state, SLOTS * sizeof(W));
        W *top = g->top;
        jmp_buf here, *outer = g->catch;
        g->catch = &here;
        int code = _setjmp(here);
        if (!code) doing.step(g, S, c, doing.args);
        g->catch = outer;
        g->top = top;
        g->asking.revealed |= c->crossed_at >= g->n_answers;
        if (!code) {
            memcpy(g->state, S, SLOTS * sizeof(W));
            g->begun = 0;
            continue;
        }
        if (code != PENDING && code != FAIL) stop(g, code);
        const List *options = g->asking.options;
        *marks = code == PENDING ? room_for(g, options->len) : NULL;
        int many = code == PENDING ? legal(g, g->state, doing.step, doing.args, g->answers, g->n_answers, options, *marks, 0) : 0;
        if (!many) {
            if (!due.other.step || g->n_answers || g->begun == 2) stop(g, FAIL);
            doing = due.other, g->begun = 2;
        } else if (g->asking.ranks) {
            given(g, weighed(g, g->asking.ranks, options, *marks), (int)options->nested);
            g->asking.revealed = 1;
        } else if (many == 1) {
            uint32_t at = 0;
            while (!(*marks)[at]) at++;
            given(g, options->a[at], (int)options->nested);
        } else
            return 1;
    }
}
/* the step in hand as far as it has come, in g->working */
static void work_on(Game *g) {
    memcpy(g->working, g->state, SLOTS * sizeof(W));
    if (!g->begun) return;
    Due due;
    Doing doing = in_hand(g, &due);
    Chooser *c = chooser(g, SCRIPT, doing.args[0].n);
    c->given = g->answers, c->answers = g->n_answers;
    memcpy(g->working, g->state, SLOTS * sizeof(W));
    W *top = g->top;
    jmp_buf here, *outer = g->catch;
    g->catch = &here;
    int code = _setjmp(here);
    if (!code) doing.step(g, g->working, c, doing.args);
    g->catch = outer;
    g->top = top;
    if (code && code != PENDING) stop(g, code);
}

/* -- from outside: what cannot be done gives -1 and below, by the code of what stopped it; 0 asks for more room -- */
/* The decision that comes behind a position and an answer (`more` numbers, or none). Written are whether somebody is asked, the
   site, the player, whether something became known, how many candidates there are and how long the position there is; then that
   position, and for each candidate whether it is legal, how many things it stands for (0: it is no part of one) and its value. */
API N rw_decide(void *game, const N *from, N size, const N *answer, N more, N *out, N room, int foresees) {
    Game *g = game;
    char here;
    jmp_buf outside;
    afresh(g, (uintptr_t)&here, WORK);
    g->foresees = foresees;
    g->catch = &outside;
    int code = _setjmp(outside);
    if (code) return -code;
    Row row = {from, from + size}, told = {answer, answer + more};
    position_in(g, &row);
    if (more) {
        W value = value_in(g, &told);
        given(g, value, *answer != 0);
    }
    unsigned char *marks = NULL;
    int asked = go_on(g, &marks);
    const List *options = asked ? g->asking.options : EMPTY, *keys = g->asking.keys;
    Page page = {out, out + room};
    put(&page, asked), put(&page, g->asking.site), put(&page, g->asking.player), put(&page, g->asking.revealed), put(&page, options->len);
    N *length = page.at;
    put(&page, 0);
    N *begin = page.at;
    put_position(g, &page);
    if (page.at <= page.end) *length = page.at - begin;
    for (uint32_t i = 0; i < options->len; i++) {
        N stands = 0;
        for (uint32_t j = 0; keys && j < keys->len; j++) stands += same(keys->a[j], options->a[i], (int)keys->nested);
        put(&page, marks[i]), put(&page, stands), put_value(&page, options->a[i], (int)options->nested);
    }
    return written(&page, out);
}
/* the state at a position as it is in the middle of the step, and everybody's standing then */
API N rw_working(void *game, const N *from, N size, N *out, N room, int foresees) {
    Game *g = game;
    char here;
    jmp_buf outside;
    afresh(g, (uintptr_t)&here, WORK);
    g->foresees = foresees;
    g->catch = &outside;
    int code = _setjmp(outside);
    if (code) return -code;
    Row row = {from, from + size};
    position_in(g, &row);
    work_on(g);
    Page page = {out, out + room};
    put_slots(&page, g->working);
    return written(&page, out);
}
