# What the terminal game says in English. A translation is a copy of this file with other words, named after its language;
# what it leaves out is said in English. Words to be typed (help, undo, why, hint, state, log, back, quit) stay as they are.

### Beginning and end

going-on = Going on with { $path }, after { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
other-game = { $path } is a game of { $packs }; name another file, or leave the pack out
other-settings = { $path } was begun with other settings; leave --players, --seed and --option out to go on with it
no-link = `{ $path }` is a link; name the file that it leads to
no-seat = there is no seat `{ $seat }`; seats are 1 to { $players }, or `all`
no-such-effort = `{ $who }`: write how many games it may try, as in mcts:500, or for how long, as in mcts:1s
no-such-bot-file = `{ $who }` cannot take a seat: { $detail }
no-such-bot = `{ $who }` cannot take a seat: there is no `{ $name }` in that file
seat-again = seat { $seat } was taken by { $who }, a program; say so again with --seat { $seat }={ $who }, or seat somebody else
no-such-player = `{ $who }` cannot take a seat; write one of { $known }
welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }. Type help for help.
goodbye = Until next time.
not-saved = This game is not saved. Type save to keep it, or quit again to leave it.
saved-as = Saved in { $path }, from now on after every choice.
saved-already = It is saved in { $path }, after every choice.
cannot-save = It cannot be saved there: { $reason }
kept-as = Kept as { $path }; play --save { $path } goes on with it.
end-of-turn = Your turn is over: Enter goes on, undo takes your latest choice back.
came-from = Where { $noun } came from
card-of-what = Type the name of a card or of another thing behind it: card NAME.
no-card = Nothing here is called `{ $name }`.
no-rule = No rule is called `{ $name }`; rules alone lists them.
rules-known = Rules to read:
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

### What was typed

help =
    a number, a name or a part of it   takes an option; if several fit, those are shown
    table      shows the table again; state shows everything you may see, all boards included
    card NAME  what a card or another thing says; typing its name is enough
    rules NAME reads a rule; rules alone lists them
    undo       takes your latest choice back, unless something was revealed or somebody else chose since
    why        why options are missing, and where your points and goods came from
    why NAME   which sentence of the rules refuses that option
    hint       what a bot that thinks for a few seconds would do, knowing no more than you
    log        what has happened so far, with the rule that caused it
    back       leaves the choice of a rotation for another cell
    save FILE  keeps the game in a file from here on; play --save FILE goes on with it
    quit       ends here; a game that is not saved is only left if you say so twice
    A word that is also a name of an option: put a / before it, as in /undo.
not-understood = I do not understand `{ $text }`. { $hint }
type-number = Type a number from { $first } to { $last }, or help.
type-one-of = Type one of { $labels }, or help.
type-word = Type a word such as { $first } or { $last }, or help.
narrowed = Several fit `{ $text }`:
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
chosen-secretly = { $player } has chosen something secretly

### The table in a browser

needs-web = this needs the extra `web`: pip install "rulewright[web]"
lobby-link = Begin games here:  { $link }
seat-link = Seat { $seat }:  { $link }
no-store = games cannot be kept in { $path }: { $reason }
serving = Ctrl-C ends it. Whoever has the link of a seat plays it.

### The table

of-player = { $what } of { $player }
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
not-possible = Not possible: `{ $text }`, because this cannot be done then:
not-an-option = `{ $text }` is not among the options, because the rule asks for this:
points-of = points of { $player } now: { $points }
nothing-happened = Nothing has happened yet that could be explained.
and-more = … and { $more } more
in-all = { $noun }: { $amount } in all

### The rulebook

book-written = { $path } is written, { $kilobytes } kB.
not-spoken = this game does not speak `{ $language }`; it speaks { $spoken }

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

### Differences

diff-title = What changes from { $before } to { $after }
diff-none = Nothing is said otherwise.
diff-count = { $changes ->
    [one] One thing differs.
   *[other] { $changes } things differ.
}
diff-entries = Numbers and words of tables
diff-address = address
diff-name = name
diff-named = { $address }: { $name }
diff-is-missing = –
diff-behaviour = Scenarios of { $pack }
diff-not-played = The scenarios were not played.
diff-played = { $played ->
    [one] One was played in both
   *[other] { $played } were played in both
}, { $different ->
    [0] and all end alike.
    [one] and one ends otherwise.
   *[other] and { $different } end otherwise.
}
diff-left-out = { $left ->
    [one] One is left out: it wants an option that is settled otherwise.
   *[other] { $left } are left out: they want options that are settled otherwise.
}
diff-holds = holds
diff-what = what is to be compared? Add --with PACK, or a second pack

### Verdicts

val-verdict = { $verdict ->
    [fine] { $packs }: yes, you can play with this.
    [look] { $packs }: you can play with this; look at what has a question mark first.
   *[stop] { $packs }: no, not as it is.
}
val-errors = It has { $errors ->
    [one] one error
   *[other] { $errors } errors
}, so nothing else was tried.
val-checked = { $warnings ->
    [0] It checks without a complaint.
    [one] It checks, with one warning.
   *[other] It checks, with { $warnings } warnings.
}
val-changes = { $changes ->
    [0] It changes nothing at all.
    [one] It changes one thing.
   *[other] It changes { $changes } things.
}
val-base-scenarios = { $different ->
    [0] All { $played } scenarios of the base end as before.
   *[other] Of { $played } scenarios of the base { $different } end otherwise.
}
val-base-broken = { $broken ->
    [one] One of them cannot be played any more
   *[other] { $broken } of them cannot be played any more
}: something they name is gone.
val-own-none = It has no scenarios of its own, so nobody knows whether it does what it should.
val-own-scenarios = { $failed ->
    [0] { $played ->
        [one] The one scenario of its own holds.
       *[other] All { $played } scenarios of its own hold.
    }
   *[other] Of { $played } scenarios of its own { $failed } fail.
}
val-own-coverage = { $missing ->
    [0] They run all { $total } sentences and branches that it declares.
   *[other] Of { $total } sentences and branches that it declares, they leave { $missing } untried.
}
val-games = { $stopped ->
    [0] { $games } games of bots in { $settings } settings all came to an end.
   *[other] Of { $games } games of bots in { $settings } settings { $stopped } did not come to an end.
}
val-games-unwilling = { $games ->
    [one] In one game the bots were asked again and again and never chose what would end it.
   *[other] In { $games } games the bots were asked again and again and never chose what would end them.
}
val-play-first-seat = The first seat wins { $points } percentage points more often than without it.
val-play-length = A game has { $share } % decisions.
val-play-result = The first seat scores { $points } on average.
val-play-same = In play at random, nothing certain changes.
val-progress = { $stage ->
    [scenarios] Scenarios
    [base] Scenarios of the base
   *[games] Games in settings
}: { $done } / { $total }
val-looking = Invariants are looked at.
val-play = What it does to play: { $players } players at random, { $games } games with it and as many without
val-stopped = Games that did not end
val-setting = { $players } { $who } ({ $options })
val-accepted = { $path }: made for { $things ->
    [one] one thing
   *[other] { $things } things
} as they read now
val-not-accepted = { $path } stays as it is: it can be marked only if each of its keys stands on a line of its own

### Texts of a language

texts-fine = Nothing is wrong with the texts in `{ $language }`.
texts-which-file = name the file with the printed texts
texts-sentences = { $there } of { $needed } sentences are whole
texts-texts = { $there } of { $needed } texts
texts-wordings = { $there } of { $needed } wordings
texts-forms = { $missing ->
    [0] no form is missing
    [one] { $missing } form is missing
   *[other] { $missing } forms are missing
}
texts-nothing-missing = Nothing is missing in `{ $language }`.
texts-asked-by = { $count ->
    [one] one sentence: { $address }
   *[other] { $count } sentences, one is { $address }
}
texts-agreed-idle = is agreed upon, but nothing differs there.
texts-idle = was compared with nothing: the rules make no text of this id, or there is no `text` here.
texts-guess = Did you mean `{ $guess }`?
texts-compared = { $count ->
    [0] No text differs.
    [one] { $count } text differs.
   *[other] { $count } texts differ.
}

### The native engine

native-compiling = Compiling { $game } natively…
native-built = Built in { $seconds } s, and kept.
native-ready = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
} is ready to be played natively.
native-not = Played in Python: { $why }.
sim-unreachable = { $address } cannot be used: { $reason }
needs-parquet = This needs the extra parquet: pip install "rulewright[parquet]"
needs-cluster = This needs the extra cluster: pip install "rulewright[cluster]"
val-promises = { $promised ->
    [one] The invariant that the packs promise
   *[other] The { $promised } invariants that the packs promise
} held in all games that were looked at.
val-promise-broken = “{ $name }” ({ $place }) does not hold in game { $seed } after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
