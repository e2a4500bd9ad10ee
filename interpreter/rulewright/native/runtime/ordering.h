/* Several own effects that are due at one moment: who acts decides which comes first, where it matters. */
#define DUE 10

static int undecided(const Hearing *heard, N actor, const Ears *ears) {
    for (int i = 0, met = -1; i < heard->many; i++) {
        const Heard *one = &heard->a[i];
        if (one->owner != actor || ears->ears[one->order].claim.component < 0) continue;
        if (met < 0) met = i;
        else if (one->piece != heard->a[met].piece || ears->ears[one->order].claim.component != ears->ears[heard->a[met].order].claim.component) return 1;
    }
    return 0;
}
static void act_on(Game *g, W *S, Chooser *c, N actor, const Heard *one, W *values, int *many) {
    one->act(g, S, c, one->owner, actor, one->piece, values, many);
}
static int quarrel(const Claim *a, const Claim *b) {
    return (a->changed & (b->seen | b->changed | b->added)) || (b->changed & (a->seen | a->added)) || (a->added & b->seen) || (b->added & a->seen);
}
typedef struct { N key; int due, calm; Claim claim; } Component; /* of who acts; those that have acted have no key */

static N component_of(const Hearing *heard, int i) {
    return (N)heard->ears->ears[heard->a[i].order].claim.component << CARD_SHIFT | heard->a[i].piece;
}
static int is_mine(const Hearing *heard, int i, N actor, int when) {
    return heard->a[i].when == when && heard->a[i].owner == actor && heard->ears->ears[heard->a[i].order].claim.component >= 0;
}
/* what the effects of each component claim that are due now */
static int find_due(Game *g, W *S, N actor, const Hearing *heard, int when, const W *values, int many, Component *mine, int n_mine) {
    int found = 0;
    for (int k = 0; k < n_mine; k++) mine[k].due = 0, mine[k].claim = (Claim){0, 0, 0, 0};
    for (int i = 0; i < heard->many; i++) {
        if (!is_mine(heard, i, actor, when)) continue;
        const Ear *ear = &heard->ears->ears[heard->a[i].order];
        for (int k = 0; k < n_mine; k++) {
            if (mine[k].key != component_of(heard, i)) continue;
            if (!ear->can(g, S, heard->a[i].owner, actor, heard->a[i].piece, values, many)) break;
            found += !mine[k].due, mine[k].due = 1;
            mine[k].claim.seen |= ear->claim.seen, mine[k].claim.changed |= ear->claim.changed, mine[k].claim.added |= ear->claim.added;
            break;
        }
    }
    return found;
}
static void act_all(Game *g, W *S, Chooser *c, N actor, const Hearing *heard, int when, W *values, int *many, Component *one) {
    for (int i = 0; i < heard->many; i++)
        if (is_mine(heard, i, actor, when) && component_of(heard, i) == one->key) act_on(g, S, c, actor, &heard->a[i], values, many);
    one->key = -1;
}
static void in_order(Game *g, W *S, Chooser *c, N actor, const Hearing *heard, int when, W *values, int *many, unsigned kinds) {
    Component *mine = room_for(g, (size_t)heard->many * sizeof(Component));
    W *done = room_for(g, (size_t)heard->many * sizeof(W));
    int n_mine = 0, n_done = 0, window[2];
    for (int i = 0; i < heard->many; i++) {
        int known = 0;
        if (!is_mine(heard, i, actor, when)) {
            if (heard->a[i].when == when && heard->a[i].owner == actor) act_on(g, S, c, actor, &heard->a[i], values, many);
            continue;
        }
        for (int k = 0; k < n_mine; k++) known |= mine[k].key == component_of(heard, i);
        if (!known) mine[n_mine++].key = component_of(heard, i);
    }
    opens(c, window);
    for (;;) {
        spend(g, (N)DUE * heard->many * heard->many);
        if (!find_due(g, S, actor, heard, when, values, *many, mine, n_mine)) break;
        int any = 0;
        for (int k = 0; k < n_mine; k++) {
            mine[k].calm = mine[k].due;
            for (int l = 0; l < n_mine && mine[k].calm; l++)
                if (l != k && mine[l].due && quarrel(&mine[k].claim, &mine[l].claim)) mine[k].calm = 0;
            any |= mine[k].calm;
        }
        if (any) {
            for (int k = 0; k < n_mine; k++)
                if (mine[k].calm) done[n_done++].n = mine[k].key, act_all(g, S, c, actor, heard, when, values, many, &mine[k]);
            continue;
        }
        in_window(g, c, window, S, values, *many, kinds, done, n_done, 0);
        W *from = g->top;
        for (int k = 0; k < n_mine; k++) if (mine[k].due) push_n(g, mine[k].key);
        N taken = choose(g, c, heard->ears->site, actor, pushed(g, from, 0)).n;
        done[n_done++].n = taken;
        for (int k = 0; k < n_mine; k++)
            if (mine[k].key == taken) { act_all(g, S, c, actor, heard, when, values, many, &mine[k]); break; }
    }
    for (int i = 0; i < heard->many; i++)
        if (heard->a[i].when == when && heard->a[i].owner != actor) act_on(g, S, c, actor, &heard->a[i], values, many);
}
