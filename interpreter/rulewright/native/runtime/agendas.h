/* Agendas: items that must all be done, in the order their player likes, and what becomes of them when something becomes known.

   Whoever looks ahead counts on all of them. No look passes a barrier, so an item that comes to one counts as done, with what it
   has brought up to there. Once something has really become known, what cannot be done any more lapses; of those that cannot all
   be done, the ones that stand first are kept. Items are numbered from 1, those in the slot behind the others. */
#define SOON 2 /* runs in which a way is found as a rule */
typedef struct { N doing, seats, memory, length; } Stretch; /* who is doing it, and what is remembered for it */
extern const Stretch STRETCHES[];
extern const int N_STRETCHES;
extern const Step RULES[]; /* what can be added: a rule; then come the player and its arguments */
extern const int N_RULES;
/* a row is the player, and the names around the items, which an item may change; then comes what is listed */
typedef struct {
    int items, names;
    unsigned kinds; /* which of the names are lists */
    N slot, weight; /* where what was added lies, 0 if nothing ever is */
    int (*const *act)(Game *, W *S, Chooser *, W *row);
    N (*ask)(Game *, W *S, Chooser *, const W *row, const List *listed);
    Step all; /* the whole of it */
} Agenda;

static int looks_past(const Chooser *c, N player) { return c->mode == PROBE && player == c->asked; }
static const List *left_of(Game *g, const W *S, const Agenda *agenda, const List *listed) {
    N added = agenda->slot ? S[agenda->slot].l->len : 0;
    if (!added) return listed;
    W *from = g->top;
    for (uint32_t i = 0; i < listed->len; i++) push(g, listed->a[i]);
    for (N i = 1; i <= added; i++) push_n(g, agenda->items + i);
    return pushed(g, from, 0);
}
/* what is left, as it is offered. A look begins with what was added: that often fails at its price, and so at once */
static const List *offered(Game *g, const W *S, const Chooser *c, const Agenda *agenda, N player, const List *listed) {
    const List *left = left_of(g, S, agenda, listed);
    return looks_past(c, player) ? reverse(g, left) : left;
}
/* leave only some of the items that were added; gives those that were not */
static const List *keep(Game *g, W *S, const Agenda *agenda, const List *some) {
    W *from = g->top;
    if (agenda->slot) {
        const List *entries = nest(g, S[agenda->slot].l);
        for (uint32_t i = 0; i < some->len; i++)
            if (some->a[i].n > agenda->items) push(g, entries->a[slot_in(g, some->a[i].n - agenda->items - 1, 0, entries->len)]);
        touched(g, S, (size_t)agenda->slot);
        S[agenda->slot].l = pushed(g, from, 1);
    }
    for (uint32_t i = 0; i < some->len; i++) if (some->a[i].n <= agenda->items) push(g, some->a[i]);
    return pushed(g, from, 0);
}
/* whether some of the items can all be done from here; -1 if that was not found out in so many runs, -2 if work became scarce */
static int all_possible(Game *g, const W *S, const Agenda *agenda, const W *row, const List *some, int runs) {
    char *mark = g->ap;
    W *copy = room_for(g, SLOTS * sizeof(W)), *args = room_for(g, (size_t)(agenda->names + 2) * sizeof(W));
    memcpy(copy, S, SLOTS * sizeof(W));
    memcpy(args, row, (size_t)(agenda->names + 1) * sizeof(W));
    args[agenda->names + 1].l = keep(g, copy, agenda, some);
    Explorer explorer;
    explorer_of(&explorer, runs, 0);
    int found = possible_for(g, &explorer, copy, agenda->all, args, NULL, 0, args[0].n, 0);
    release(g, mark);
    return explorer.scarce ? -2 : explorer.unsure ? -1 : found;
}
/* As many items as can all be done, those that stand first before the others. The next run must find the same, whatever work is
   left then: Python remembers it. */
static int kept_if(Game *g, const W *S, const Agenda *agenda, const W *row, const List *some) {
    int found = all_possible(g, S, agenda, row, some, LOOKS / 2);
    if (found == -2) stop(g, TOO_LONG);
    return found > 0;
}
static const List *kept_together(Game *g, const W *S, const Agenda *agenda, const W *row, const List *left) {
    if (kept_if(g, S, agenda, row, left)) return left;
    const List *kept = EMPTY;
    for (uint32_t i = 0; i < left->len; i++) {
        const List *more = with_one(g, kept, left->a[i], 0);
        if (kept_if(g, S, agenda, row, more)) kept = more;
    }
    return kept;
}
static Duty *duty_of(Game *g, Explorer *explorer, int agenda, N number) {
    for (int i = 0; i < explorer->n_duties; i++)
        if (explorer->duties[i].agenda == agenda && explorer->duties[i].number == number) return &explorer->duties[i];
    if (explorer->n_duties == DUTIES) stop(g, NO_ROOM);
    Duty *made = &explorer->duties[explorer->n_duties++];
    *made = (Duty){agenda, 0, number};
    return made;
}
/* Something has become known: which items are still to be done. For a look they all are, unless it is tried what would be if
   something lapsed. A walk does not know whether more could have been done: then its choices are drawn anew, from lists. */
static const List *settled_left(Game *g, const W *S, Chooser *c, const Agenda *agenda, const W *row, const int *window, const List *left) {
    if (c->mode == PROBE && c->at >= c->stake) {
        if (row[0].n != c->asked) stop(g, CROSSED);
        W *from = g->top;
        for (uint32_t i = 0; i < left->len; i++)
            if (!duty_of(g, c->explorer, window[0], left->a[i].n)->lapsed) push(g, left->a[i]);
        return pushed(g, from, 0);
    }
    const List *kept = kept_together(g, S, agenda, row, left);
    if (c->mode == WALK && kept->len < left->len && c->step) {
        c->stopped = c->floor;
        stop(g, BY_LISTS);
    }
    return kept;
}
/* what was added can seldom be done where no way is found soon, and to try every way takes long: it is taken back */
static void takes_on(Game *g, const W *S, Chooser *c, const Agenda *agenda, const W *row, const List *left) {
    if (c->mode != WALK || c->at < c->len) return; /* or it was found in an earlier run */
    int found = all_possible(g, S, agenda, row, left, SOON);
    if (found > 0) return;
    c->unsure |= found < 0;
    fail(g);
}
/* who is doing what, and what is remembered for it */
static W *doings(Game *g, const W *S) {
    N many = 0;
    for (int i = 0; i < N_STRETCHES; i++) many += STRETCHES[i].seats + STRETCHES[i].length;
    spend(g, many / COPIED);
    W *kept = room_for(g, (size_t)(many + 1) * sizeof(W)), *at = kept;
    for (int i = 0; i < N_STRETCHES; i++) {
        const Stretch *one = &STRETCHES[i];
        memcpy(at, S + one->doing, (size_t)one->seats * sizeof(W));
        at += one->seats;
        memcpy(at, S + one->memory, (size_t)one->length * sizeof(W));
        at += one->length;
    }
    return kept;
}
/* what began in an item that a look has left in its middle is over, and all that was remembered for it is forgotten */
static void put_back(Game *g, W *S, const W *kept) {
    (void)g;
    for (int i = 0; i < N_STRETCHES; i++) {
        const Stretch *one = &STRETCHES[i];
        int begun = 0;
        for (N j = 0; j < one->seats; j++) begun |= kept[j].n != 0;
        touched_row(g, S, one->doing, one->seats);
        memcpy(S + one->doing, kept, (size_t)one->seats * sizeof(W));
        kept += one->seats;
        if (!begun) {
            touched_row(g, S, one->memory, one->length);
            memcpy(S + one->memory, kept, (size_t)one->length * sizeof(W));
        }
        kept += one->length;
    }
}
/* an item that was added leaves the agenda before it is carried out */
static int do_item(Game *g, W *S, Chooser *c, const Agenda *agenda, W *row, N picked) {
    if (picked <= agenda->items) return agenda->act[slot_in(g, picked - 1, 0, agenda->items)](g, S, c, row);
    const List *entries = nest(g, S[agenda->slot].l);
    N place = (N)slot_in(g, picked - agenda->items - 1, 0, entries->len);
    const List *one = entries->a[place].l;
    touched(g, S, (size_t)agenda->slot);
    S[agenda->slot].l = without_place(g, entries, place);
    RULES[slot_in(g, one->a[0].n, 0, N_RULES)](g, S, c, one->a + 1);
    return 1;
}
/* the same for who looks ahead: an item that comes to a barrier is done, and so is what was tried in it. Gives 2 then */
static int look_at_item(Game *g, W *S, Chooser *c, const Agenda *agenda, W *row, N picked) {
    const int quiet = c->quiet, begun = (int)most(0, c->at - c->answers);
    W *kept = doings(g, S), *top = g->top;
    jmp_buf here, *outer = g->catch;
    g->catch = &here;
    int found = 0, code = _setjmp(here);
    if (!code) found = do_item(g, S, c, agenda, row, picked);
    g->catch = outer;
    if (code && code != CROSSED) stop(g, code);
    if (code) {
        g->top = top, c->quiet = quiet, found = 2;
        put_back(g, S, kept);
    }
    for (int i = begun; found && i < c->len && i < c->at - c->answers; i++)
        if (c->path[i].options == ATTEMPT && c->path[i].taken.n) finished(c, i + 1);
    return found;
}
/* do all that is listed and all that is added meanwhile; the row has the names as they have become. Gives 0 if the game was ended */
static int any_order(Game *g, W *S, Chooser *c, const Agenda *agenda, W *names, const List *listed) {
    deep(g);
    int window[2], known = c->known, ahead = 0;
    W *row = room_for(g, (size_t)(agenda->names + 2) * sizeof(W));
    memcpy(row, names, (size_t)(agenda->names + 1) * sizeof(W));
    Owed *owed = room_for(g, sizeof(Owed));
    opens(c, window);
    if (agenda->slot && S[agenda->slot].l->len) takes_on(g, S, c, agenda, row, left_of(g, S, agenda, listed));
    for (;;) {
        const List *left = left_of(g, S, agenda, listed);
        if (!left->len) break;
        spend(g, agenda->weight + left->len);
        if (c->known != known) {
            known = c->known;
            left = settled_left(g, S, c, agenda, row, window, left);
            listed = keep(g, S, agenda, left);
            if (!left->len) break;
        }
        row[agenda->names + 1].n = ahead;
        in_window(g, c, window, S, row + 1, agenda->names + 1, agenda->kinds, listed->a, (int)listed->len, 0);
        N picked = agenda->ask(g, S, c, row, listed);
        if (picked <= agenda->items) listed = without(g, listed, (W){.n = picked});
        *owed = (Owed){c->owed, S, agenda->slot, listed};
        c->owed = owed;
        int found = looks_past(c, row[0].n) ? look_at_item(g, S, c, agenda, row, picked) : do_item(g, S, c, agenda, row, picked);
        c->owed = owed->outer;
        if (!found) return 0;
        ahead |= found == 2;
    }
    if (ahead) stop(g, CROSSED);
    memcpy(names, row, (size_t)(agenda->names + 1) * sizeof(W));
    return 1;
}
