# What the terminal game says in English. A translation is a copy of this file with other words, named after its language;
# what it leaves out is said in English. Words to be typed (help, undo, why, hint, state, log, back, quit) stay as they are.

### Beginning and end

going-on = Going on with { $path }, after { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
other-game = { $path } is a game of { $packs }; name another file, or leave the pack out
other-settings = { $path } was begun with other settings; leave --players, --seed and --option out to go on with it
no-seat = there is no seat `{ $seat }`; seats are 1 to { $players }, or `all`
no-such-effort = `{ $who }`: write how many games it may try, as in mcts:500, or for how long, as in mcts:1s
no-such-bot-file = `{ $who }` cannot take a seat: { $detail }
no-such-bot = `{ $who }` cannot take a seat: there is no `{ $name }` in that file
no-such-player = `{ $who }` cannot take a seat; write one of { $known }
welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }. Type help for help.
goodbye = Until next time.
goodbye-saved = Saved: the same command goes on from here.
played = { $packs } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
total = total
state-hash = state { $hash }

### Questions

# A line of the log that stands there several times in a row.
times = { $line } ({ $many } times)
asked = { $player }: { $question }
which-way-round = { $cell }: which way round?
back-for-another = (back for another cell)
first-the-cell = First the cell for { $tile }, then which way round.
cells = cells: { $cells }
or-else = or: { $label }
# What an option changes: +2 berries, or -2 to +1 jars. The numbers have their signs already.
change = { $much } { $noun }
change-between = { $least } to { $most } { $noun }

### What was typed

help =
    a number, a name or its beginning   takes an option
    undo       takes your latest choice back, unless something was revealed or somebody else chose since
    why        why options are missing, and where your points and goods came from
    why NAME   which line of the rules refuses that option
    hint       what a bot that thinks for a few seconds would do, knowing no more than you
    state      everything you may see, all boards included
    log        what has happened so far
    back       leaves the choice of a rotation for another cell
    quit       ends here; with --save the game can go on later
    A word that is also a name of an option: put a / before it, as in /undo.
not-understood = I do not understand `{ $text }`. { $hint }
type-number = Type a number from { $first } to { $last }, or help.
type-one-of = Type one of { $labels }, or help.
type-word = Type a word such as { $first } or { $last }, or help.
ambiguous = `{ $text }` could be { $matches }: type more of it.
matches = { $others } or { $last }
matches-more = { $shown } or { $more } more
nothing-to-go-back = There is nothing to go back to; undo takes your latest choice back.
taken-back = Taken back.
no-undo = { $reason ->
    [nothing] There is nothing to take back.
    [revealed] That cannot be taken back: something was drawn, rolled or revealed since.
   *[others] Somebody else has chosen since; your choice stands.
}
chosen-secretly = { $player } has chosen { $what } secretly

### The table

of-player = { $what } of player { $seat }
of-place = { $what } of { $place }
face-down = { $count } face down
points-now = points now
you = { $player } (you)

### Why

hint = I would take: { $option }. That is after { $tries ->
    [one] one game
   *[other] { $tries } games
} from here to the end.
hint-option = { $share } of 100: { $option } ({ $games ->
    [one] one game
   *[other] { $games } games
})
no-hint = There is nothing I could say about this one.
possible = `{ $text }` is possible: type it to take it.
nothing-to-choose = `{ $text }` is nothing that could be chosen for { $what }.
not-possible = `{ $text }` is not possible, because this cannot be done then:
not-an-option = `{ $text }` is not among the options, because the rule asks for this:
points-of = points of player { $seat } now: { $points }
nothing-happened = Nothing has happened yet that could be explained.
and-more = … and { $more } more
in-all = { $noun }: { $amount } in all

### Simulations

sim-page = Simulation of { $packs }
sim-title = { $packs }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
sim-part = Only { $games } of { $wanted } games were played.
sim-closely = Figures by score, rule and component, and the length, are of { $closely ->
    [one] one game
   *[other] { $closely } games
} that were looked at closely.
sim-bounds = Where bounds are given, the true figure lies between them in 95 of 100 cases.
sim-length = Decisions in a game: { $mean } ({ $bounds })
sim-margin = The best is ahead of the second by { $mean } ({ $bounds })
sim-ties = Shared wins: { $share }
sim-first-seat = { $certain ->
    [yes] The first seat wins { $much } percentage points more often than its share ({ $bounds }).
   *[no] No advantage of the first seat is certain: { $much } percentage points ({ $bounds }).
}
sim-seats = Seats
sim-seat = seat
sim-who = who
sim-wins = wins
sim-bounds-head = bounds
sim-result = result
sim-spread = deviation
sim-range = least … most
sim-results = Results of all seats
sim-scores = Scores, for a player
sim-score = score
sim-points = points
sim-sources = Where it comes from, for a player
sim-rule = rule
sim-counter = of
sim-more = … and { $more } more: --format json and --html have all of them.
sim-components = Components
sim-kind = kind
sim-item = item
sim-owners = owned by
sim-chosen = chosen a game
sim-worth = worth
sim-owner-wins = owner wins
sim-worth-means = Worth is how much better those did who had it in the end; it need not be the cause.
sim-dead = Options nobody took
sim-dead-means = Each would have been taken some five times if all options there were alike.
sim-stopped = Games that did not end
sim-difference = What changes from { $before } to { $after }
sim-difference-means = A change whose bounds lie on one side of zero is certain; the others may be chance.
sim-figure = figure
sim-before = before
sim-after = after
sim-change = change
sim-figure-result = result of seat { $seat }
sim-figure-win = share of wins of seat { $seat }
sim-figure-length = decisions in a game
sim-figure-margin = how far the best is ahead
sim-figure-score = { $score }
sim-figure-source = { $noun } by { $rule }
sim-compare-what = --compare goes with --with: the packs whose effect is to be known
sim-interrupted = Interrupted: this is what there is.
sim-broken = A process was ended from outside: this is what there is.

### The native engine

native-compiling = Compiling { $game } natively…
native-built = Built in { $seconds } s, and kept.
native-ready = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
} is ready to be played natively.
native-not = Played in Python: { $why }.
native-bots = Bots that are asked one by one are played in Python; --engine is for random games.
