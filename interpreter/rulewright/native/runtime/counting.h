/* What is counted while games are played: where results come from, what is chosen, and who has what in the end. Nothing of a game counts
   until it has come to its end. A number that is too large to be squared gives the game up, and Python counts it. */
#define LARGEST_COUNTED (1 << 24)
typedef struct { N count, total, squares; } Sums;
typedef struct { N effect, player, amount; } Noted;
typedef struct { N site, value, times; } Choice;
typedef struct { N slot, seat, first; } Belongs; /* a zone or board of a player; its piece n is a copy of the item `copy_of[first + n]` */
typedef struct { N group, sign; } Counts;
typedef struct Counting {
    const N *people, *told, *copy_of; /* of each seat whether it is counted, of each site whether what is chosen there is told */
    const Counts *counts; /* of each effect, which result it changes for which rule */
    const Belongs *zones, *boards;
    N n_sites, n_effects, n_groups, n_zones, n_boards, n_pieces, n_items, n_scores, sign, win;
    Noted *noted; /* in the step in hand */
    Choice *chosen, *known; /* in the game in hand, one by one; in all games, by a hash */
    N n_noted, room_noted, n_chosen, room_chosen, n_known, room_known, decisions;
    N *amounts, *copies, *seen; /* of the game in hand: for each seat by group and by item; pieces on the board that is looked at */
    Sums *sums; /* of all games: decisions, seats, wins, scores, groups, and of items how many, what their owners had, what they won */
    N *spec;
} Counting;
static N score_of(Game *g, W *S, N which, N player);
static N n_sums(const Counting *k) { return 3 + k->n_scores + k->n_groups + 3 * k->n_items; }

/* -- as it happens -- */
static void *wider(Game *g, void *old, N *room, size_t size) {
    void *more = realloc(old, (size_t)(*room ? 2 * *room : 64) * size);
    if (!more) stop(g, NO_ROOM);
    *room = *room ? 2 * *room : 64;
    return more;
}
static void count_change(Game *g, N effect, N player, N amount) {
    Counting *k = g->counting;
    Counts how = k->counts[slot_in(g, effect, 0, k->n_effects)];
    if (how.group < 0 || player < 1 || player > PLAYERS) return;
    N *at = &k->amounts[(player - 1) * k->n_groups + how.group];
    *at = add(g, *at, mul(g, how.sign, amount));
}
static void count_choice(Game *g, int site, W taken, int nested) {
    Counting *k = g->counting;
    k->decisions++;
    if (!k->told[slot_in(g, site, 0, k->n_sites)]) return;
    if (nested) stop(g, ODD);
    if (k->n_chosen == k->room_chosen) k->chosen = wider(g, k->chosen, &k->room_chosen, sizeof(Choice));
    k->chosen[k->n_chosen++] = (Choice){site, taken.n, 1};
}
static void noted(Game *g, const Chooser *c, N effect, N player, N amount) {
    Counting *k = g->counting;
    if (c->mode == LUCK) count_change(g, effect, player, amount);
    if (c->mode != WALK && !c->sites) return;
    if (k->n_noted == k->room_noted) k->noted = wider(g, k->noted, &k->room_noted, sizeof(Noted));
    k->noted[k->n_noted++] = (Noted){effect, player, amount};
}
static inline void note(Game *g, const Chooser *c, N effect, N player, N amount) {
    if (unlikely(g->counting != NULL)) noted(g, c, effect, player, amount);
}
static N paid_from(const List *way, N slot) {
    N sum = 0;
    for (uint32_t i = 0; i < way->len; i++) if (way->a[i].l->a[0].n == slot) sum += way->a[i].l->a[1].n;
    return sum;
}
static void count_anew(Game *g) { g->counting->n_noted = 0; }
static void count_noted(Game *g) {
    Counting *k = g->counting;
    for (N i = 0; i < k->n_noted; i++) count_change(g, k->noted[i].effect, k->noted[i].player, k->noted[i].amount);
}
/* of a walk, only the way that led to the end is told */
static void count_walk(Game *g, const Chooser *c) {
    count_noted(g);
    for (int i = 0; i < c->len; i++) {
        const Entry *one = &c->path[i];
        if (one->options != FORCED && one->options != TRIED && one->options != ATTEMPT && one->site >= 0) count_choice(g, one->site, one->taken, one->nested);
    }
}

/* -- at the end of a game -- */
static void summed(Game *g, Sums *sums, N number) {
    if (number > LARGEST_COUNTED || number < -LARGEST_COUNTED) stop(g, TOO_LARGE);
    sums->count++, sums->total += number, sums->squares += number * number;
}
static Choice *known_choice(const Counting *k, N site, N value) {
    uint64_t at = ((uint64_t)value * 0x9E3779B97F4A7C15ULL ^ (uint64_t)site * 0xBF58476D1CE4E5B9ULL) >> 20;
    for (;; at++) {
        Choice *one = &k->known[at & (uint64_t)(k->room_known - 1)];
        if (!one->times || (one->site == site && one->value == value)) return one;
    }
}
static void more_choices(Game *g) {
    Counting *k = g->counting;
    Choice *old = k->known;
    N many = k->room_known;
    k->known = calloc((size_t)(many ? 2 * many : 256), sizeof(Choice));
    if (!k->known) {
        k->known = old;
        stop(g, NO_ROOM);
    }
    k->room_known = many ? 2 * many : 256;
    for (N i = 0; i < many; i++) if (old[i].times) *known_choice(k, old[i].site, old[i].value) = old[i];
    free(old);
}
static void count_copies(Game *g, const W *S) {
    Counting *k = g->counting;
    for (N i = 0; i < k->n_zones; i++) {
        Belongs of = k->zones[i];
        const List *zone = S[zone_slot(g, of.slot)].l;
        for (uint32_t j = 0; j < zone->len; j++)
            k->copies[(of.seat - 1) * k->n_items + k->copy_of[slot_in(g, of.first + zone->a[j].n, of.first, k->n_pieces - of.first)]]++;
    }
    for (N i = 0; i < k->n_boards; i++) {
        Belongs of = k->boards[i];
        if (of.slot < 0 || of.slot >= SLOTS || KIND[of.slot] != BOARD) stop(g, ODD);
        const Board *board = S[of.slot].b;
        for (uint32_t j = 0; j < board->len; j++) {
            N tile = board->cells[j].what >> TILE_SHIFT & ((1 << (LEVEL_SHIFT - TILE_SHIFT)) - 1);
            size_t at = slot_in(g, of.first + tile, of.first, k->n_pieces - of.first);
            if (!tile || k->seen[at] == i + 1) continue;
            k->seen[at] = i + 1;
            k->copies[(of.seat - 1) * k->n_items + k->copy_of[at]]++;
        }
    }
    memset(k->seen, 0, (size_t)k->n_pieces * sizeof(N));
}
/* all that is to be told of a game; what is wrong with it is found before anything is counted */
static void count_end(Game *g, W *S, const N *standings, N width, Sums *sums) {
    Counting *k = g->counting;
    const N *best = standings;
    N equal = 0;
    for (int i = 1; i < PLAYERS; i++) if (better(standings + i * width, best, width) > 0) best = standings + i * width;
    for (int i = 0; i < PLAYERS; i++) equal += !better(standings + i * width, best, width);
    count_copies(g, S);
    Sums *scores = sums + 3, *groups = scores + k->n_scores, *items = groups + k->n_groups;
    summed(g, &sums[0], k->decisions);
    for (int i = 0; i < PLAYERS; i++) {
        if (!k->people[i]) continue;
        N result = k->sign * standings[i * width], won = better(standings + i * width, best, width) ? 0 : k->win / equal;
        summed(g, &sums[1], result), summed(g, &sums[2], won);
        for (N j = 0; j < k->n_scores; j++) summed(g, &scores[j], score_of(g, S, j, i + 1));
        for (N j = 0; j < k->n_groups; j++) if (k->amounts[i * k->n_groups + j]) summed(g, &groups[j], k->amounts[i * k->n_groups + j]);
        for (N j = 0; j < k->n_items; j++) {
            N copies = k->copies[i * k->n_items + j];
            if (copies) summed(g, &items[3 * j], copies), summed(g, &items[3 * j + 1], result), summed(g, &items[3 * j + 2], won);
        }
    }
}
static void begin_counting(Game *g) {
    Counting *k = g->counting;
    k->n_noted = k->n_chosen = k->decisions = 0;
    memset(k->amounts, 0, (size_t)(PLAYERS * k->n_groups) * sizeof(N));
    memset(k->copies, 0, (size_t)(PLAYERS * k->n_items) * sizeof(N));
}

/* -- from outside -- */
API void rw_count_end(void *counting) {
    Counting *k = counting;
    if (!k) return;
    free(k->spec), free(k->noted), free(k->chosen), free(k->known), free(k->amounts), free(k->copies), free(k->seen), free(k->sums), free(k);
}
/* `spec` are eight lengths, the sign of results, a win as a number, and then the tables in the order in which they are named above */
API void *rw_count(const N *spec, N size) {
    Counting *k = calloc(1, sizeof(Counting));
    N *kept = malloc((size_t)size * sizeof(N) + 8);
    if (!k || !kept) {
        free(k), free(kept);
        return NULL;
    }
    memcpy(kept, spec, (size_t)size * sizeof(N));
    k->spec = kept;
    k->n_sites = kept[0], k->n_effects = kept[1], k->n_groups = kept[2], k->n_zones = kept[3], k->n_boards = kept[4];
    k->n_pieces = kept[5], k->n_items = kept[6], k->n_scores = kept[7], k->sign = kept[8], k->win = kept[9];
    k->people = kept + 10, k->told = k->people + PLAYERS, k->counts = (const Counts *)(k->told + k->n_sites);
    k->zones = (const Belongs *)(k->counts + k->n_effects), k->boards = k->zones + k->n_zones, k->copy_of = (const N *)(k->boards + k->n_boards);
    k->amounts = calloc((size_t)(PLAYERS * k->n_groups) + 1, sizeof(N)), k->copies = calloc((size_t)(PLAYERS * k->n_items) + 1, sizeof(N));
    k->seen = calloc((size_t)k->n_pieces + 1, sizeof(N)), k->sums = calloc((size_t)n_sums(k), sizeof(Sums));
    if (k->copy_of + k->n_pieces == kept + size && k->amounts && k->copies && k->seen && k->sums) return k;
    rw_count_end(k);
    return NULL;
}
/* one game that is counted, with the stream as it stands; gives the code of what stopped it, or 0 */
static int play_counted(Game *g, Counting *k, uint64_t seed, N *standings, N width) {
    char here;
    jmp_buf outside;
    Sums *sums = calloc((size_t)n_sums(k), sizeof(Sums));
    if (!sums) return NO_ROOM;
    g->counting = k;
    begin_counting(g);
    volatile int code = rw_play(g, seed);
    if (!code) code = rw_standings(g, standings, width);
    g->deepest = (uintptr_t)&here - STACK, g->catch = &outside;
    budget(g, WORK);
    int stopped = code ? code : _setjmp(outside);
    if (!stopped) {
        count_end(g, g->state, standings, width, sums);
        while (2 * (k->n_known + k->n_chosen) > k->room_known) more_choices(g);
        for (N i = 0; i < k->n_chosen; i++) {
            Choice *one = known_choice(k, k->chosen[i].site, k->chosen[i].value);
            k->n_known += !one->times;
            *one = (Choice){k->chosen[i].site, k->chosen[i].value, one->times + 1};
        }
        for (N i = 0; i < n_sums(k); i++) k->sums[i].count += sums[i].count, k->sums[i].total += sums[i].total, k->sums[i].squares += sums[i].squares;
    }
    g->counting = NULL;
    free(sums);
    return stopped;
}
/* games with seeds that follow each other, each with a stream of its own, as long as nothing stops one; one of `every` is counted */
API N rw_play_counted(void *game, void *counting, uint64_t seed, N many, N every, N *standings, N width) {
    Game *g = game;
    for (N i = 0; i < many; i++, seed++, standings += width * PLAYERS) {
        mt_seed(g, seed);
        if (seed % (uint64_t)every ? rw_play(g, seed) || rw_standings(g, standings, width) : play_counted(g, counting, seed, standings, width)) return i;
    }
    return many;
}
/* all that was counted, and then nothing is: the sums, and of each choice its site, what was chosen and how often; 0 asks for more room */
API N rw_counted(void *counting, N *out, N room) {
    Counting *k = counting;
    Page page = {out, out + room};
    for (N i = 0; i < n_sums(k); i++) put(&page, k->sums[i].count), put(&page, k->sums[i].total), put(&page, k->sums[i].squares);
    for (N i = 0; i < k->room_known; i++)
        if (k->known[i].times) put(&page, k->known[i].site), put(&page, k->known[i].value), put(&page, k->known[i].times);
    if (page.at > page.end) return 0;
    memset(k->sums, 0, (size_t)n_sums(k) * sizeof(Sums));
    if (k->room_known) memset(k->known, 0, (size_t)k->room_known * sizeof(Choice));
    k->n_known = 0;
    return page.at - out;
}
