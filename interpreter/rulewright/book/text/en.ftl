# The words of the rulebook itself. What things of a game are called stands in the packs, what rules do in the engine's own texts.

### Chapters

chapter-game = The game at a glance
chapter-components = What is in the box
chapter-setup = Setting up
chapter-play = How to play
chapter-end = The end and the winner
chapter-seat = { $name }
chapter-options = Variants and rulings
chapter-examples = Worked examples
chapter-pieces = All cards, tiles and places
chapter-sources = The rules as they are written

lead-game = How a whole game goes, from the first turn to the last.
lead-components = Everything that lies on the table, drawn from the tables of the rules.
lead-setup = What is done once, before the first turn.
lead-play = Every rule in the order in which you meet it. What a rule leads to stands below it.
lead-end = What counts at the end, and who wins.
lead-seat = { $name } plays by the rules of all players, except for what is said here.
lead-options = Agree on these before you begin. What you do not speak of is as printed here.
lead-examples = Positions from the tests of these rules. Each was played by the rules themselves when this book was made.
lead-pieces = Every piece with its text, in the order of its number.
lead-sources = This book was made from the files below. Every sentence of it leads to the line that says so.
lead-changes = This lies over the game. Wherever it changes a rule, the rule is marked.

aim = The aim
course = The course of a game

### The cover

fact-players = Players
players = { $low } to { $high }
players-exactly = { $number ->
    [1] alone
   *[other] { $number }
}
fact-solo = Alone, against
fact-pieces = Pieces
fact-over = With
fact-version = Version
rulebook = Rulebook

### Components

components-boards = Boards
components-pieces = Pieces
components-goods = Goods
components-tracks = Tracks
components-places = Places on the boards
board-grows = It has no edge: it grows as tiles are laid.
board-size = { $cells ->
    [one] { $cells } space
   *[other] { $cells } spaces
}
one-each = one for each player
one-for-each = one for each { $what }
all-in-appendix = { $kinds } different ones; all of them are shown at the end
copies = { $count ->
    [one] once
   *[other] { $count } times
}
begins-own = everybody begins with { $number }
begins-shared = { $number } at the beginning
at-most = { $number } at most
stands-for = may be paid for { $goods }
number = Number
between = {", "}

### Examples

before = Before
after = After
scene = The position
of = { $what }: { $of }
empty = none
so-many = { $number } { $noun }
and-more = … and { $more } more.
happens = { $text }.
points = Points
total = Total

### The page

contents = Contents
search = Search the rules
nothing-found = Nothing found
show-sources = Show sources
to-the-top = To the top
leads-to = Read on
changed-by = House rule: { $pack }
legend = Key
skip = Skip to the rules
made-by = Made by Rulewright from the rules themselves.
