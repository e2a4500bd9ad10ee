# What the engine says in English. A translation is a copy of this file with other words; nothing else is needed.
#
# Arguments are phrases. A message shows one as it is, `{ $cost }`, or in a form it asks for:
#     { FORM($cost, case: "accusative") }      the cases are whatever the language's own messages select on
#     { FORM($items, count: 1, det: "a") }     det is the, a or bare; count is a number or "plural"
# Every message that is part of a sentence can select on $count and $case, which say what form is asked of itself.
# { STARTS($text, "a e i", "an", "a", unless: "eu") } gives one of two words by how what follows begins.
# { CAPITAL($text) } begins a sentence. Spaces around pieces that are empty vanish.

### Nouns that every game has. A pack may give them other names.

cell = { $count ->
    [one] cell
   *[other] cells
}
cells = { $count ->
    [one] cell
   *[other] cells
}
spot = { $count ->
    [one] spot
   *[other] spots
}
player = { $count ->
    [one] player
   *[other] players
}
number = { $count ->
    [one] number
   *[other] numbers
}
piece = { $count ->
    [one] piece
   *[other] pieces
}
tile = { $count ->
    [one] tile
   *[other] tiles
}
face = { $count ->
    [one] face
   *[other] faces
}
level = { $count ->
    [one] level
   *[other] levels
}
# A noun with .each is one thing that holds many: the row, and the cells of the row.
row = row
    .each = { cell }
column = column
    .each = { cell }
rows = { $count ->
    [one] row
   *[other] rows
}
columns = { $count ->
    [one] column
   *[other] columns
}
neighbours = { $count ->
    [one] neighbour
   *[other] neighbours
}
holes = { $count ->
    [one] enclosed gap
   *[other] enclosed gaps
}
position = position
seat = place at the table
size = size
first = first
last = last
next = next player
previous = previous player
empty = empty
    .adjective = empty
here = { $count ->
    [one] cell before the step
   *[other] cells before the step
}
there = { $count ->
    [one] cell after the step
   *[other] cells after the step
}
cost = cost so far
actor = acting player
owner = owner
this = piece this is printed on
action = action
turn = turn
round = round
game = game
effect = effect
start = starting value
copies = number of copies
default = default

### Verbs: what one is told to do, and what somebody else does ($mood is third). Texts of packs may use them.

verb-act = { $mood ->
    [third] acts
   *[other] act
}
verb-add = { $mood ->
    [third] adds
   *[other] add
}
verb-advance = { $mood ->
    [third] advances
   *[other] advance
}
verb-begin = { $mood ->
    [third] begins
   *[other] begin
}
verb-build = { $mood ->
    [third] builds
   *[other] build
}
verb-buy = { $mood ->
    [third] buys
   *[other] buy
}
verb-call = { $mood ->
    [third] calls
   *[other] call
}
verb-change = { $mood ->
    [third] changes
   *[other] change
}
verb-choose = { $mood ->
    [third] chooses
   *[other] choose
}
verb-clear = { $mood ->
    [third] clears
   *[other] clear
}
verb-count = { $mood ->
    [third] counts
   *[other] count
}
verb-deal = { $mood ->
    [third] deals
   *[other] deal
}
verb-do = { $mood ->
    [third] does
   *[other] do
}
verb-draw = { $mood ->
    [third] draws
   *[other] draw
}
verb-drop = { $mood ->
    [third] drops
   *[other] drop
}
verb-end = { $mood ->
    [third] ends
   *[other] end
}
verb-fill = { $mood ->
    [third] fills
   *[other] fill
}
verb-gain = { $mood ->
    [third] gains
   *[other] gain
}
verb-give = { $mood ->
    [third] gives
   *[other] give
}
verb-hold = { $mood ->
    [third] holds
   *[other] hold
}
verb-keep = { $mood ->
    [third] keeps
   *[other] keep
}
verb-lay = { $mood ->
    [third] lays
   *[other] lay
}
verb-leave = { $mood ->
    [third] leaves
   *[other] leave
}
verb-lose = { $mood ->
    [third] loses
   *[other] lose
}
verb-lower = { $mood ->
    [third] lowers
   *[other] lower
}
verb-make = { $mood ->
    [third] makes
   *[other] make
}
verb-mark = { $mood ->
    [third] marks
   *[other] mark
}
verb-move = { $mood ->
    [third] moves
   *[other] move
}
verb-offer = { $mood ->
    [third] offers
   *[other] offer
}
verb-open = { $mood ->
    [third] opens
   *[other] open
}
verb-pay = { $mood ->
    [third] pays
   *[other] pay
}
verb-perform = { $mood ->
    [third] performs
   *[other] perform
}
verb-place = { $mood ->
    [third] places
   *[other] place
}
verb-play = { $mood ->
    [third] plays
   *[other] play
}
verb-produce = { $mood ->
    [third] produces
   *[other] produce
}
verb-put = { $mood ->
    [third] puts
   *[other] put
}
verb-raise = { $mood ->
    [third] raises
   *[other] raise
}
verb-refill = { $mood ->
    [third] refills
   *[other] refill
}
verb-refresh = { $mood ->
    [third] refreshes
   *[other] refresh
}
verb-reveal = { $mood ->
    [third] reveals
   *[other] reveal
}
verb-roll = { $mood ->
    [third] rolls
   *[other] roll
}
verb-score = { $mood ->
    [third] scores
   *[other] score
}
verb-sell = { $mood ->
    [third] sells
   *[other] sell
}
verb-set = { $mood ->
    [third] sets
   *[other] set
}
verb-shuffle = { $mood ->
    [third] shuffles
   *[other] shuffle
}
verb-take = { $mood ->
    [third] takes
   *[other] take
}
verb-trade = { $mood ->
    [third] trades
   *[other] trade
}
verb-turn = { $mood ->
    [third] turns
   *[other] turn
}
verb-use = { $mood ->
    [third] uses
   *[other] use
}
verb-weigh = { $mood ->
    [third] weighs
   *[other] weigh
}

### How nouns are put together

say-noun = { $det ->
    [the] the { $body }
    [a] { STARTS($body, "a e i o u", "an", "a", unless: "eu one uni us") } { $body }
    [own] { $owner } { $body }
   *[bare] { $body }
}
# The clauses of a noun; another message may set them behind something else.
say-noun-clauses = { $clauses }
say-noun-body = { $adjective } { $head } { $of } { $place } { $clauses }
say-behind = { $place } { $behind }
say-of = of { FORM($subject, case: "owner") }
say-of-all = of { $subject }
say-of-owner = { $place } of { FORM($owner, case: "owner") }
say-this = this { $kind }
say-any = any { $noun }
say-you = { $case ->
    [possessive] your
    [owner] yours
   *[other] you
}
say-it = { $case ->
    [possessive] { $count ->
        [one] its
       *[other] their
    }
    [subject] { $count ->
        [one] it
       *[other] they
    }
   *[other] { $count ->
       [one] it
      *[other] them
   }
}
say-they = { $case ->
    [possessive] their
    [subject] they
   *[other] them
}
say-in-zone = in { $place }
say-from-zone = from { $place }
say-to-zone = to { $place }
say-in-board = on { $place }
say-from-board = from { $place }
say-to-board = to { $place }
say-for-player = { $value } of { $player }

### Lists

say-list-and-next = { $list }, { $item }
say-list-and-last = { $list } and { $item }
say-list-or-next = { $list }, { $item }
say-list-or-last = { $list } or { $item }
say-list-either-next = { $list }, { $item }
say-list-either-last = { $list } or { $item }
say-list-and-clause-next = { $list }, { $item }
say-list-and-clause-last = { $list } and { $item }
say-list-or-clause-next = { $list }, { $item }
say-list-or-clause-last = { $list } or { $item }
say-list-then-next = { $list }, then { $item }
say-list-then-last = { $list }, then { $item }
say-list-do-next = { $list }, { $item }
say-list-do-last = { $list } and { $item }
say-list-row-next = { $list }; { $item }
say-list-row-last = { $list }; { $item }
say-nothing = nothing

### Values

say-number-of = the number of { $items }
say-player-count = the number of players
say-points = your points
say-points-bare = points
say-score = the points for { $name }
say-option = the option “{ $name }”
say-yes = yes
say-no = no
say-none = nothing
say-negative = minus { $value }
say-plus = { $left } plus { $right }
say-minus = { $left } minus { $right }
say-times = { $left } times { $right }
say-times-if = { $left }, times { $right } if { $test }
say-divided = { $left } divided by { $right } (rounded down)
say-divided-up = { $left } divided by { $right } (rounded up)
say-half-up = half of { $value }, rounded up
say-remainder = what is left of { $left } after dividing by { $right }
say-brackets = ({ $value })
say-either-or = { $then } if { $test }, otherwise { $other }
say-whether = whether { $test }
say-min = the lowest of { $items }
say-max = the highest of { $items }
say-abs = the distance of { $items } from 0
say-difference = the difference between { $left } and { $right }
say-spots-place = for { $piece } { $place }
say-whereabouts = the { $owner } whose { $zone } holds { $piece }
say-steps = the number of steps from { $start } to { $goal }
say-place-in = the place of { $item } in { $items }
say-place-from = { $whose } place counted from { $start }
say-item-at = what is at place { $number } in { $items }
say-hypothetical = what { $value } would be if you did this: { $rule }
property-next = the { $kind } after { $subject }
property-next-far = the { $kind } { $far } places after { $subject }
property-previous-far = the { $kind } { $far } places before { $subject }
property-reverse = { $items } in reverse order
property-previous = the { $kind } before { $subject }

### Many things

say-each-of = each { $items }
say-out-of = out of { $items }
say-groups = { $count ->
    [one] connected group of { $items }
   *[other] connected groups of { $items }
}
say-range = { $count ->
    [one] number from { $low } to { $high }
   *[other] numbers from { $low } to { $high }
}
say-from-to = from { $low } to { $high }
say-rank = { $items }, sorted by { $order }
say-beginning = { $items } from { $start } onwards
say-reach = { $count ->
    [one] cell
   *[other] cells
} within reach of { $start } (a step is possible if { $through }, and costs { $cost }{ $where })
say-reach-where = ; only if { $test }
say-at-place = the { $items } at { NUMERAL($place) ->
    [yes] place { $place }
   *[no] { $place }
}
say-first = the first { $items }
say-first-of = the first of { $items }
say-last-of = the last of { $items }
say-last = the last { $items }
say-best = the { $items } with { $first }
say-best-ties = { $whole } (ties: { $ties })
say-best-by = the { $items } that comes first ({ $first })
say-sum = the sum of { $items }
say-lowest = the lowest of { $items }
say-highest = the highest of { $items }
say-kinds = the number of different { FORM($items, det: "bare") }
say-list = { $items }
say-list-of = the { $value } of { $items }
say-list-each = the list, for each { $items }, of { $value }
say-sum-of = the total { $value } of { $items }
say-lowest-of = the lowest { $value } of { $items }
say-highest-of = the highest { $value } of { $items }
say-kinds-of = the number of different { $value } of { $items }
say-sum-each = the sum, for each { $items }, of { $value }
say-lowest-each = the lowest, for any { $items }, of { $value }
say-highest-each = the highest, for any { $items }, of { $value }
say-kinds-each = the number of different results, for each { $items }, of { $value }

### Orders of preference

say-most = the most { $items }
say-least = the fewest { $items }
say-nearest = the { $value } nearest to 0
say-most-of = the highest { $value }
say-least-of = the lowest { $value }
say-most-sum = the highest sum of { $left } and { $right }
say-least-sum = the lowest sum of { $left } and { $right }
say-most-steps = the most steps from { $start } to { $goal }
say-least-steps = the fewest steps from { $start } to { $goal }
say-pref-choice = { $name } if possible
say-most-value = the highest value of { $value }
say-least-value = the lowest value of { $value }
say-pref-prefer = if possible one { $test }
say-pref-first = the earliest of { $items }
say-pref-random = at random
say-pref-never = nothing at all

### Conditions

say-be = { $person ->
    [you] are
   *[other] { $count ->
        [one] is
       *[other] are
    }
}
say-has = { $count ->
    [one] has
   *[other] have
}
say-either = either { $test }
say-together = both { $test }
say-somewhere = { $piece } is in one { $zone }
say-nowhere = { $piece } is in no { $zone }
say-compare = { FORM($subject, case: "subject") } { $comparison }
say-equal = { say-be } { $value }
say-unequal = { say-be } not { $value }
say-less = { say-be } less than { $value }
say-atmost = { say-be } at most { $value }
say-atleast = { say-be } at least { $value }
say-more = { say-be } more than { $value }
say-plays = takes part
say-plays-not = does not take part
say-equal-nobody = { say-be } nobody
say-unequal-nobody = { say-be } somebody
say-equal-nothing = { say-be } empty
say-unequal-nothing = { say-be } not empty
say-quantity-some = at least one { $items }
say-quantity-none = no { $items }
say-quantity-equal = exactly { $number } { $items }
say-quantity-unequal = a number other than { $number } of { $items }
say-quantity-less = fewer than { $number } { $items }
say-quantity-atmost = at most { $number } { $items }
say-quantity-more = more than { $number } { $items }
say-quantity-atleast = at least { $number } { $items }
say-have-you = you have { $quantity }
say-have = { FORM($who, case: "subject") } has { $quantity }
say-there = there { say-be } { $quantity }
say-there-is = there is { FORM($items, det: "a") }
say-subject-has = { FORM($subject, case: "subject") } has { FORM($items, det: "a") }
say-subject-has-no = { FORM($subject, case: "subject") } has no { $items }
say-there-is-no = there is no { $items }
say-every = every { $items } is one { $clauses }
say-every-not = not every { $items } is one { $clauses }
say-member = { FORM($subject, case: "subject") } { say-be } { $items }
say-member-not = { FORM($subject, case: "subject") } { say-be } not { $items }
say-one-of = { $count ->
    [one] one of { $items }
   *[other] among { $items }
}
say-any-line = there is a straight line of { $length } cells { $clauses } through { $cell }
say-any-line-not = there is no straight line of { $length } cells { $clauses } through { $cell }
say-able = { $who } can { $rule }
say-able-not = { $who } cannot { $rule }
say-so = { $value } is so
say-so-not = { $value } is not so
say-is = { FORM($subject, case: "subject") } is { $name }
say-is-not = { FORM($subject, case: "subject") } is not { $name }
say-holds = { $subject } is so
say-holds-not = { $subject } is not so
say-option-on = the option “{ $name }” is in use
say-option-on-not = the option “{ $name }” is not in use
say-always = in any case
say-never = never

### Conditions behind the noun they are about

say-which = that { $comparison }
say-which-is = that { say-be } { $value }
say-which-is-not = that { say-be } not { $value }
say-whose = whose { $name } { $comparison }
say-whose-is = whose { $name } is { $value }
say-whose-is-not = whose { $name } is not { $value }
say-of-which-you = whose { $name } you are
say-of-which-you-not = whose { $name } you are not
say-which-has = that { say-has } { FORM($items, det: "a") }
say-which-has-no = that { say-has } no { $items }
say-which-differs = that { $count ->
    [one] differs
   *[other] differ
} from { $value } by { $by }
say-by-equal = { $value }
say-by-unequal = anything but { $value }
say-by-less = less than { $value }
say-by-atmost = at most { $value }
say-by-more = more than { $value }
say-by-atleast = at least { $value }
say-which-beside = next to { $subject }
say-unless = { $clauses } (unless { $test })
say-with = with { $quantity }
say-for-which = for which { $test }

### Effects

say-pay = { verb-pay } { $cost }
say-pay-for = { verb-pay } { $cost } for { $purpose }
say-gain = { verb-gain } { $goods }
say-lose = { verb-lose } { $goods }
say-gains = { $who } gains { $goods }
say-loses = { $who } loses { $goods }
say-amount = { $number } { $noun }
say-amount-of = { NUMERAL($number) ->
    [yes] { $number }
   *[no] an amount equal to { $number }
} of { $what }
say-amount-equal = { $noun } equal to { $value }
say-amount-players = 1 { $noun } for each player
say-amount-players-more = 1 { $noun } for each player and { $number } more
say-amount-less = { $noun } equal to { $number } less than { $value }
say-amount-mix = { $number } in any mix of { $items }
say-amount-one = { $number } of { $items }
say-amount-either = either { $items }
say-amount-per = { $amount } for each { $items }
say-amount-per-own = { $amount } for each { $items } you have
say-amount-limit = { $amount }, but at most { $limit }
say-advance = { verb-advance } { $target } by { $by }
say-limited = { FORM($effect, $form) }, but not beyond { $limit }
say-set = { verb-set } { $target } to { $value }
say-set-rank = { verb-set } { $target } by { $order }
say-now-has = { $who } now has { $number } { $noun }
say-now-has-none = { $who } now has no { $noun }
say-raise = { verb-raise } { $target } by { $by }
say-lower = { verb-lower } { $target } by { $by }
say-clear = { verb-clear } { $target }
say-let-number = { $name } begins at { $value }
say-take = { verb-take } { $value }
say-let = { $name } { say-be } { $value }
say-choose = { verb-choose } { $what }
say-choose-random = { verb-choose } { $what } at random
say-choose-by = { verb-choose } { $what }: { $several ->
    [yes] those
   *[no] the one
} with { $first }
say-choose-by-by = { verb-choose } { $what }: { $first }
say-choose-by-ties = { $whole }; ties: { $ties }
say-one-or-any = { $one } (or any { $items }, if { $test })
say-one-or-any-of = { $one } if it is { $items } (or any of these, if { $test })
say-choose-number = { $number } { $what }
say-choose-number-equal = { $what }, as many as { $number }
say-choose-up-to-equal = { $what }, at most as many as { $number }
say-choose-up-to = up to { $number } { $what }
say-different = { $what }, each with a different { $value }
say-chosen = { $what } (the { $name })
say-priced = { $what }; the { $price } is the cost of the way there
say-move = { verb-move } { $what } { $to }
say-all = all { $items }
say-place = { verb-place } { $what } at { $at }
say-draw = { verb-draw } { $goods } { $source } { $to }
say-shuffle = { verb-shuffle } { $zone }
say-roll = { verb-roll } { $what }
say-all-own = all { $your } { $items }
say-draw-some = { verb-draw } { $number } { $items } { $to }
say-draw-equal = { verb-draw } { $items }, as many as { $number }, { $to }
say-need = { $who } { $person ->
    [you] need
   *[other] needs
} { $quantity }
say-require = this is allowed only if { $test }
say-do = { verb-do } “{ $name }”
say-do-with = { verb-do } “{ $name }” with { $items }
say-do-printed = { verb-do } the { $effect } of { $piece }
say-do-otherwise = { $rule }; if that is impossible, { $otherwise } instead
say-does = { $who } { FORM($body, mood: "third") }
say-do-this = { $mood ->
    [third] does this:
   *[other] { "" }
} { $body }
say-skip = { verb-do } nothing
say-end-game = { verb-end } the game
say-window = effects that wait for “{ $name }” may be used now
say-window-when = now { $who } may play { $cards } that can be played { $when }
say-agenda = { verb-add } this to “{ $agenda }”: { $rule }
say-lasting = until the end of the { $scope }, { $mod }
say-lasting-waive = { verb-pay } no { $items } in this { $scope }
say-lasting-waive-for = { verb-pay } no { $items } for { $purpose } in this { $scope }

### Statements with parts; the one ending in -block is followed by a list

say-if = if { $test }, { $body }
say-if-else = if { $test }, { $body }; otherwise, { $other }
say-if-block = if { $test }
say-if-able = if { $who } can, { $body }
say-if-able-else = if { $who } can, { $body }; otherwise, { $other }
say-if-able-block = if { $who } can
say-otherwise = otherwise
say-otherwise-block = otherwise
say-then-if = { $first }; then, { $rest }
say-may = { $who } may { $body }
say-may-block = { $who } may do this
say-times-do = do this { $number ->
    [one] once
   *[other] { $number } times
}: { $body }
say-times-do-block = do this { $number ->
    [one] once
   *[other] { $number } times
}
say-times-as = do this a number of times equal to { $number }: { $body }
say-times-as-block = do this a number of times equal to { $number }
say-up-to-times = up to { $number ->
    [one] once
   *[other] { $number } times, { $who } may
} { $body }
say-up-to-times-block = up to { $number ->
    [one] once
   *[other] { $number } times
}, { $who } may do this
say-for-each-may = for each { $items }, { $who } may { $body }
say-for-each-may-block = for each { $items }, { $who } may do this
say-for-each = for each { $items }, { $body }
say-for-each-block = for each { $items }
say-for-each-named = for each { $items } (the { $name }), { $body }
say-for-each-named-block = for each { $items } (the { $name })
say-each-player = each player does this: { $body }
say-each-player-block = each player does this
say-each-player-third = each player { FORM($body, mood: "third") }
say-each-player-from = beginning with { $start } and going round the table, each player does this: { $body }
say-each-player-from-block = beginning with { $start } and going round the table, each player does this
say-each-player-from-third = beginning with { $start } and going round the table, each player { FORM($body, mood: "third") }
say-each-player-in = beginning with whoever has { $order }, each player does this: { $body }
say-each-player-in-block = beginning with whoever has { $order }, each player does this
say-each-player-in-third = beginning with whoever has { $order }, each player { FORM($body, mood: "third") }
say-each-player-by = in { FORM($order, det: "bare") }, each player does this: { $body }
say-each-player-by-block = in { FORM($order, det: "bare") }, each player does this
say-each-player-by-third = in { FORM($order, det: "bare") }, each player { FORM($body, mood: "third") }
say-each-player-back = going round the table the other way and ending with { $start }, each player does this: { $body }
say-each-player-back-block = going round the table the other way and ending with { $start }, each player does this
say-each-player-back-third = going round the table the other way and ending with { $start }, each player { FORM($body, mood: "third") }
say-turns = players take turns{ $from }{ $until }: { $body }
say-turns-block = players take turns{ $from }{ $until }
say-turns-from = , beginning with { $start }
say-turns-until = , until { $test }
say-repeat = repeat this until { $test }: { $body }
say-repeat-block = repeat this until { $test }
say-match = depending on { $subject }
say-band = { $low } to { $high }
say-band-from = { $low } or more
say-band-to = { $high } or less
say-point = { $lead }: { $body }
say-choose-one = choose one of these
say-either-way = either { FORM($ways, $form) }
say-first-possible = do the first of these that is possible
say-any-order = do all of these in the order you like
say-alternative-if = { $name } (only if { $test })

### Declarations

say-value-is = { $what } { say-be } { $value }
say-when = { $what } if { $test }
say-when-always = in any case { $what }
say-when-never = in no case is it so that { $what }
say-given = { $whole }, where { $names }
say-banded = { $what }, depending on { $key }
say-banded-shown = { $what }
say-banded-when = whether { $test }
say-begin-with = each player begins with { $goods }
say-begin-at = each player begins with { $tracks }
say-begin-track = { $track } at { $number }
say-table = { $what }: { $rows }
say-table-row = { $value } for { $keys }
say-score-per = for { $name }, score 1 point for each { $items } you have
say-score-is = for { $name }, score { $value }
say-winner = the winner is the player with { $first }
say-winner-ties = the winner is the player with { $first }; a tie is broken by { $others }
say-bot = “{ $name }” decides like this
say-answer = { $name }: { $order }

### Sentences that wait

say-listener = { $trigger }, { $body }
say-listener-block = { $trigger }
say-moment = { $lead }: { $body }
say-moment-next = { $first }; { $next }
say-once = once per { $scope }, { $trigger }
say-trigger-if = { $trigger }, if { $test }
say-when-reaches = when { $subject } reaches { $amount }
say-in-window = while “{ $name }” is open
say-at-any-time = you may use this at any time in your { $stretch }
say-at-any-time-except = you may use this at any time in your { $stretch }, but not during the { $unless }
say-play-when = you may play this { $when }
say-before = before { $event }
say-after = after { $event }
say-instead-of = when { $event }, instead of that
say-event-do = { $who ->
    [you] you do
    [another] another player does
   *[any] any player does
} “{ $what }”
say-event-gain = { $who ->
    [you] you gain
    [another] another player gains
   *[any] any player gains
} { $what }
say-event-pay = { $who ->
    [you] you pay
    [another] another player pays
   *[any] any player pays
} { $what }
say-event-move = { $who ->
    [you] you move
    [another] another player moves
   *[any] any player moves
} { $what }
say-event-place = { $who ->
    [you] you place
    [another] another player places
   *[any] any player places
} { $what }
say-event-play = { $who ->
    [you] you play
    [another] another player plays
   *[any] any player plays
} { $what }
say-event-substitute = { $who ->
    [you] you use
    [another] another player uses
   *[any] any player uses
} { $what }
say-event-for = { $event } for { $purpose }
say-event-as = { $event } as { $purpose }
say-event-instead = { $event } as something else
say-while = while { $test }, { $mods }
say-while-seat = for { $who }, { $mods }
say-substitute = you may use { $items } as { $targets }
say-waive = { $items } need not be paid
say-waive-for = { $items } need not be paid for { $purpose }
say-add-to = { $value } is added to { $name }
say-treat-as = { $name } counts as { $value }

### What one pack does to another

say-replace = “{ $path }” is replaced by this
say-remove = “{ $path }” is left out
say-set-value = “{ $path }” is now { $value }
say-set-option = the option “{ $name }” is now: { $value }
say-set-row = “{ $what }”: now { $row }
say-set-row-of = “{ $what }”, { $first }: now { $row }
say-path = { $of }: { $part }
say-extend-before = before “{ $path }”
say-extend-after = after “{ $path }”
say-extend-ways = a further choice in “{ $path }”

### Sentences

# Something that has no words in the language that was asked for, said in English instead.
tell-english = [en] { $text }

say-sentence = { CAPITAL($text) }.
say-heading = { CAPITAL($text) }:
# Numbers in words, from nought: a sentence written by hand may use them.
# Words by which a sentence tells that one may do something and need not; a star stands for any letters.
say-may-words = may
say-number-words = no one two three four five six seven eight nine ten eleven twelve

### The whole of a game, section by section

tell-part-play = How the game is played
tell-part-seat = { CAPITAL($name) }
tell-part-printed = { CAPITAL($name) }
tell-part-options = Options
tell-part-changes = What { $name } changes
tell-title = { CAPITAL($name) }
tell-title-change = Changed
tell-start = what each player has at the start
tell-title-of = { $piece }: { $effect }
tell-left-out = { CAPITAL($who) } follows the rules of all players, except as said below, and leaves out: { $rules }.
tell-printed = { $before } { $text }
tell-yes-or-no = yes or no
tell-option = { $about } { CAPITAL($values) }; { $now } unless you agree on something else.
winner = winner

### Questions and options

ask-choose = Which { $what } do you choose?
ask-may = Do you want to { $body }?
ask-may-other = Do you want to do this?
ask-more = Do you want to { $body }?
ask-more-other = Once more?
ask-one = Which do you choose?
ask-order = What do you do next?
ask-window = Which of these do you play now?
ask-effects = Which of these comes first?
ask-mix = How many do you take?
ask-pay = How do you pay?
ask-yes = yes
ask-no = no
ask-enough = no more
ask-now = now: { $what }
ask-go-on = none; go on
ask-added = what was added ({ $number })
ask-added-rule = { $rule } ({ $number })
ask-added-rule-with = { $rule } ({ $given }) ({ $number })

### Things and players in words

tell-player = Player { $seat }
tell-piece = { $kind } { $id }
tell-piece-does = { $piece }: { $effect }
tell-cell = { $label }
# What an option changes: +2 berries. The number has its sign already.
tell-change = { $much } { $noun }
# One of several of a name, and where it is: cups (kitchen).
tell-at = { $what } ({ $place })
tell-turned = { $turn ->
    [0] not turned
   *[other] turned { $turn } of { $turns }
}
tell-spot = the spot at { $label }, { tell-turned }
tell-spot-ground = on the ground at { $label }, { tell-turned }
tell-spot-level = on level { $level } at { $label }, { tell-turned }
tell-none = nothing
tell-mix-left = { $goods }, { $left } left for the others
tell-nobody = nobody
tell-the-game = The game

### The log

log-choice = { $who } chooses { $what }
log-may = { $who } { $answer ->
    [yes] decides to
   *[no] decides not to
} { $body }
log-may-other = { $who } says { $answer ->
    [yes] yes
   *[no] no
}
log-pay = { $who } pays { $amount }
log-paid = { $who } pays with { $what }
log-played = { $who } plays { $what }
log-first = { $who } lets { $what } come first
log-gain = { $who } gains { $amount }
log-lose = { $who } loses { $amount }
log-amount = { $number } { $noun }
log-advance = { $who } advances on the { $noun } to { $number }
# A changing attribute of a piece.
log-mark = the { $noun } of { $piece } is now { $value }
log-set = the { $noun } is now { $value }
log-set-own = { $who } sets their { $noun } to { $value }
log-move = { $who } moves { $what } { $to }
log-move-many = { $what } are moved { $to }
log-draw = { $amount } { say-be } drawn { $to }
log-draw-own = { $who } draws { $amount } { $to }
log-roll = { $who } rolls { $number } for the { $noun }
log-place = { $who } places { $what } { $to }
log-other = { $who } changes the { $noun }
log-noun = the { $noun }
log-noun-own = their { $noun }
log-line = { CAPITAL($text) }
log-source = { $text } ({ $rule }, { $place })

### Results

tell-winner = { $who } wins.
tell-winner-points = { $who } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
tell-shared = { $who } share the win.
tell-shared-points = { $who } share the win with { $points } { $points ->
    [one] point
   *[other] points
} each.
tell-draw = The game is a draw.
tell-unfinished = The game is not over.
tell-score = { $name } { $points }
tell-sheet = { $who }: { $scores }; total { $points }.
