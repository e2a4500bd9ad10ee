# Tekhenu: Obelisk of the Sun, in English. docs/texts.md says what a text may have; other languages translate this file.

## Goods and what every player has

papyrus = papyrus
bread = bread
limestone = limestone
granite = granite
gold = gold
scribe = { $count ->
    [one] scribe
   *[other] scribes
}
faith = faith
vp = { $count ->
    [one] victory point
   *[other] victory points
}
building = { $count ->
    [one] building
   *[other] buildings
}
pillar = { $count ->
    [one] pillar
   *[other] pillars
}
statue = { $count ->
    [one] statue
   *[other] statues
}
population = population
    .advance = { verb-raise } { $your } population by { $by }
happiness = happiness
    .advance = { verb-raise } { $your } happiness by { $by }
production = production
    .advance = { verb-raise } { $your } production in { FORM($subject, count: "plural") } by { $by }
overproduced = overproduction
    .zero = { verb-take } all overproduction off { $your } scale
balance = balance
place_in_order = place in the turn order
    .own = yes
    .known = yes
goods = goods

## The wheel and its dice

god = { $count ->
    [one] god
   *[other] gods
}
horus = Horus
ra = Ra
hathor = Hathor
bastet = Bastet
thoth = Thoth
osiris = Osiris
light = light
    .printed = Light: { $value }.
sunny = sunny
shaded = shaded
dark = dark
colour = { $count ->
    [one] colour
   *[other] colours
}
    .adjective = { $value }
    .behind = of { $value }
white = white
yellow = yellow
black = black
brown = brown
gray = gray
status = status
pure = pure
tainted = tainted
forbidden = forbidden
die = { $count ->
    [one] die
   *[other] dice
}
    .piece = { $colour } die { $pips ->
        [none] { "" }
        [0] { "" }
       *[other] { $pips }
    } { $wheel ->
        [none] { "" }
       *[other] of { $wheel }, { $status_now }
    }
dice = { $count ->
    [one] die
   *[other] dice
}
pips = value
    .set = { verb-turn } { $subject } to { $value }
round = round
    .advance = { verb-begin } a new round
    .omits = by
arrow = arrow
    .set = { verb-turn } the arrow to { $value }
    .is = the arrow points to { $value }
scoring_marker = { $count ->
    [one] scoring marker
   *[other] scoring markers
}
first_scoring = first scoring marker
second_scoring = second scoring marker
scoring_at = god at the { FORM($key, det: "bare") }
    .some = that { $count ->
        [one] is
       *[other] are
    } still on the wheel
    .clear = { verb-take } the { FORM($subject, det: "bare") } off the wheel
    .set = { verb-lay } the { FORM($subject, det: "bare") } at { $value }
action_value = value of the action
    .set = { verb-use } { $value } for this action
    .untold = yes
dice_box = box of dice
bag = bag
    .to = into { $noun }
wheel = area
    .to = to { $noun }
    .holder = god in whose area { $piece } lies
pure_side = pure side of the scale
    .in = on { $noun }
    .to = to { $noun }
tainted_side = tainted side of the scale
    .in = on { $noun }
    .to = to { $noun }
under_scale = space below the scale
light_from_arrow = light of an area clockwise of the arrow (areas between: { $key })
    .table = light of an area, by how many places it lies after the arrow
light_at = light
    .known = yes
status_under = status of { $second } in { $key }
    .table = status of a die, by the light where it lies and by its colour
dice_used = number of dice of that colour in play with so many players
    .amount = as many { $what } as are in play
    .omits = key second
    .table = dice in play, by the number of players and by colour
status_now = status
    .known = yes
god_opposite = god opposite { $key }
    .known = yes
dice_taken = number of dice on and below the scale
    .known = yes
    .is = { $value } dice lie on and below the scale of { $player }

## The Horus area

horus_slot = { $count ->
    [one] Horus slot
   *[other] Horus slots
}
horus_slots = { $count ->
    [one] Horus slot
   *[other] Horus slots
}
horus_slot-slot_1 = Horus slot 1
horus_slot-slot_2 = Horus slot 2
horus_slot-slot_3 = Horus slot 3
horus_slot-slot_4 = Horus slot 4
horus_slot-slot_5 = Horus slot 5
horus_slot-slot_6 = Horus slot 6
bonus = bonus
    .do = { verb-take } the bonus of { $piece }
bot_bonus = bot bonus
    .do = { verb-take } the bot bonus of { $piece }
horus_tile = { $count ->
    [one] Horus tile
   *[other] Horus tiles
}
    .piece = tile of { $honours }
horus_tiles = Horus tiles
honours = god
horus_row = Horus row
plinth = { $count ->
    [one] plinth
   *[other] plinths
}
    .piece = plinth { $number } of { $patron }
plinth-temple_row_statue = plinth for the people beside row 3 of the temple
plinth-temple_column_statue = plinth for the people beside column 3 of the temple
plinth-osiris_workshop_statue = plinth for the people above the workshops
plinth-osiris_quarry_statue = plinth for the people above the quarries
plinths = { $count ->
    [one] plinth
   *[other] plinths
}
number = { $count ->
    [one] number
   *[other] numbers
}
    .which-atmost = that is in use
    .omits = value
    .behind = with number { $value }
patron = god
    .behind = of { $value }
    .behind-some = for a god
    .behind-none = for the people
above = { $count ->
    [one] district below
   *[other] districts below
}
gold_here = gold on the space
    .amount = the { $what } at { $subject }
    .zero = { verb-take } the gold away from { $subject }
owned_by = { $count ->
    [one] owner
   *[other] owners
}
    .set = { verb-put } a piece of { FORM($value, case: "owner") } on { $subject }
    .adjective-none = free
    .adjective-some = taken
    .behind = of { FORM($value, case: "owner") }
statues_built = number of statues you have built
    .known = yes
statue_price = price of { $your } next statue
    .omits = key
    .amount = the { $what } for { $your } next statue
    .table = price of a statue in granite
    .row = { $value } for statues { $keys }
statue_points = points for { $key }
    .amount = { $what } for { $key }
    .table = victory points for statues, by how many you have built
god_plinths = number of plinths in use for each god
    .omits = key
    .table = plinths in use for each god, by the number of players
    .row = { $value } with { $keys }
god_of_slot = god in { NUMERAL($n) ->
        [yes] Horus slot { $n }
       *[no] the Horus slot for { $n }
    }
    .known = yes
gods_of_slots = gods of the Horus slots
    .known = yes
slot_number = number of the Horus slot of { $deity }
    .known = yes
slot_of = Horus slot of { $deity }
    .known = yes
statue_owners = { $count ->
    [one] owner of a statue of { $deity }
   *[other] owners of statues of { $deity }
}
    .known = yes
own_statues = { $count ->
    [one] statue you have built
   *[other] statues you have built
}
    .known = yes

## The temple

temple = temple
    .in = of { $noun }
cell = { $count ->
    [one] space
   *[other] spaces
}
space = { $count ->
    [one] space
   *[other] spaces
}
    .known = yes
pillar_tile = { $count ->
    [one] pillar tile
   *[other] pillar tiles
}
    .piece = pillar tile { $id } ({ $price } limestone)
pillar_tiles = { $count ->
    [one] pillar tile
   *[other] pillar tiles
}
price = price
    .amount = the { $what } that { $subject } costs
edges = edges
ability = ability
    .do = { verb-use } the ability of { $piece }
quarter_turns = number of quarter turns
    .set = { verb-turn } { $subject } clockwise by { $value }
tile_stack = stack of pillar tiles
tiles_for_sale = row of pillar tiles
ground = { FORM($key, det: "bare") }
    .in = on { $noun }
    .to = to { $noun }
    .holder = space under { $piece }
tile = { $count ->
    [one] tile
   *[other] tiles
}
    .known = yes
side = { $count ->
    [one] side
   *[other] sides
}
top_edge = top edge
right_edge = right edge
bottom_edge = bottom edge
left_edge = left edge
edge_colour = edge colour
red = red
blue = blue
green = green
shown_goods = good shown on { $key }
    .known = yes
shown_amount = amount that { $key } shows
    .known = yes
slot_points = points for { $key } in the row of pillar tiles
    .table = victory points of the places in the row of pillar tiles
    .row = { $value } for place { $keys }
light_fits = fitting light
    .if = the light at Ra fits { $tile }
    .known = yes
free = free
    .if = { $space } is free
    .known = yes
    .adjective = free
tile_on = tile on { $space }
    .known = yes
pillar_on = owner of the pillar on { $space }
    .known = yes
own_pillars = { $count ->
    [one] pillar you have raised
   *[other] pillars you have raised
}
    .known = yes
is_corner = corner
    .if = { $space } is in a corner
    .known = yes
buildings_in_line = number of buildings in line with { $space }
    .per = building in line with { $space }
    .known = yes
matching_edges = number of matching edges of { $tile }
    .per = matching edge of { $tile }
tile_place = place for { $die_value }
opposite_side = side opposite { $side }
    .known = yes
printed_side = side on which the edge at { $side } is printed (quarter turns: { $quarter_turns })
    .known = yes
edge = colour of { $tile } on { $where_to }
    .known = yes
facing = colour that faces { $where_to } of { $space }
    .known = yes
edge_on = colour on { $where_to } of { $space }
    .known = yes
beside = space beside { $side } of { $space }
    .known = yes
border = border of the temple at { $key } of { $second }
    .known = yes
north = space above
east = space to the right
south = space below
west = space to the left

site = { $count ->
    [one] building site
   *[other] building sites
}
site-west_r1 = site west of row 1 ({ $bread_price } bread)
site-west_r2 = site west of row 2 ({ $bread_price } bread)
site-west_r3 = site west of row 3 ({ $bread_price } bread)
site-west_r4 = site west of row 4 ({ $bread_price } bread)
site-west_r5 = site west of row 5 ({ $bread_price } bread)
site-south_c1 = site south of column 1 ({ $bread_price } bread)
site-south_c2 = site south of column 2 ({ $bread_price } bread)
site-south_c3 = site south of column 3 ({ $bread_price } bread)
site-south_c4 = site south of column 4 ({ $bread_price } bread)
site-south_c5 = site south of column 5 ({ $bread_price } bread)
site-east_r2 = site east of row 2 ({ $bread_price } bread)
site-east_r4 = site east of row 4 ({ $bread_price } bread)
site-north_c2 = site north of column 2 ({ $bread_price } bread)
site-north_c4 = site north of column 4 ({ $bread_price } bread)
site-east_r1 = site east of row 1 ({ $bread_price } bread)
site-east_r5 = site east of row 5 ({ $bread_price } bread)
site-north_c1 = site north of column 1 ({ $bread_price } bread)
site-north_c5 = site north of column 5 ({ $bread_price } bread)
sites = { $count ->
    [one] building site
   *[other] building sites
}
touches = space beside
    .behind-some = beside the temple
in_row = place in a row
    .if = { $subject } lies in line with a row
bread_price = price
    .amount = the { $what } that { $subject } costs
min_players = smallest number of players
    .printed = { $value ->
        [0] { "" }
        [1] { "" }
        [2] { "" }
       *[other] Only with { $value } or more players.
    }
    .which-atmost = that { $count ->
        [one] fits
       *[other] fit
    } { $value }
free_sites = { $count ->
    [one] free building site
   *[other] free building sites
} that { $count ->
    [one] fits
   *[other] fit
} the number of players
    .known = yes
line_of_site = { $count ->
    [one] space in line with { $site }
   *[other] spaces in line with { $site }
}
    .known = yes
line_of_plinth = { $count ->
    [one] space in line with { $plinth }
   *[other] spaces in line with { $plinth }
}
    .known = yes
own_temple_buildings = { $count ->
    [one] building you have at the temple
   *[other] buildings you have at the temple
}
    .known = yes
points_for_pillar = worth of a pillar in line
    .add = gain { $value } more victory points for each of your pillars in line with a building you build at the temple
    .amount = the { $what } for a pillar in line

## The Osiris area

district = { $count ->
    [one] district
   *[other] districts
}
papyrus_workshop = { $count ->
    [one] papyrus workshop
   *[other] papyrus workshops
}
bread_workshop = { $count ->
    [one] bread workshop
   *[other] bread workshops
}
limestone_quarry = { $count ->
    [one] limestone quarry
   *[other] limestone quarries
}
granite_quarry = { $count ->
    [one] granite quarry
   *[other] granite quarries
}
workplace = { $count ->
    [one] workplace
   *[other] workplaces
}
    .piece = { $lies_in } in row { $row_number }
workplaces = { $count ->
    [one] workplace
   *[other] workplaces
}
lies_in = district
    .which = that { $count ->
        [one] is { STARTS($value, "one", "yes", "no") ->
        [yes] in
       *[no] { "" }
    } { FORM($value, det: "a") }
       *[other] are { FORM($value, count: "plural", det: "bare") }
    }
row_number = row
    .behind = { NUMERAL($value) ->
        [yes] in row { $value }
       *[no] in the row of { $value }
    }
reward = reward
    .do = { verb-take } the reward of { $piece }
second_row_gold = gold on the second row
    .zero = { verb-take } the gold off the second row
workplace_of = district of { $key }
    .table = district of each colour
    .row = { $value } for { $keys }
goods_of = resource of { $key }
    .known = yes
own_workplaces = { $count ->
    [one] workplace you have built
   *[other] workplaces you have built
}
    .known = yes
trade = chosen district
building_row_points = points of the building row (building: { $key })
    .table = victory points of the building row
    .row = { $value } on space { $keys }
building_row_bread = bread of the building row (building: { $key })
    .table = bread of the building row
    .row = { $value } on each of the spaces { $keys }

## Cards and their market

card = { $count ->
    [one] card
   *[other] cards
}
    .piece = { $type ->
        [decree] decree { $id } (symbol: { $symbol })
       *[other] { $type } { $id }
    }
    .known = yes
all_cards = { $count ->
    [one] card
   *[other] cards
}
card_type = { $count ->
    [one] kind of card
   *[other] kinds of card
}
type = kind
    .adjective = { $value }
blessing = { $count ->
    [one] blessing
   *[other] blessings
}
technology = { $count ->
    [one] technology
   *[other] technologies
}
decree = { $count ->
    [one] decree
   *[other] decrees
}
symbol = { $count ->
    [one] symbol
   *[other] symbols
}
stewardship = stewardship
people = people
industry = industry
temple_sign = temple
statues = statues
order_sign = order
withdrawn = withdrawn
    .printed = Withdrawn: used only if you agree on it.
worth = worth
    .do = { verb-score } { $piece }
section = { $count ->
    [one] section
   *[other] sections
}
first_section = first section
second_section = second section
third_section = third section
fourth_section = fourth section
market_place = { $count ->
    [one] place of the market
   *[other] places of the market
}
    .piece = { $for_type } place in the { $in_section }
market_places = { $count ->
    [one] place of the market
   *[other] places of the market
}
in_section = section
    .behind = in { $value }
for_type = kind
opened = opened section
    .adjective = open
    .omits = value
    .set = { verb-open } the { FORM($subject, det: "bare") } of the market
    .known = yes
laid_out = section with cards
    .set = { verb-mark } { $subject } as laid out: { $value }
    .if = { $subject } has its cards
    .untold = yes
    .behind = with cards
    .behind-not = without cards
refreshed = { $count ->
    [one] section refreshed in this action
   *[other] sections refreshed in this action
}
    .set = note whether { $subject } was refreshed: { $value }
    .if = { $subject } was refreshed
    .if-not = { $subject } was not refreshed yet
    .untold = yes
happiness_needed = happiness needed for { $key }
    .table = happiness needed for each section
    .row = { $value } for the { $keys }
card_box = box
deck = deck of { FORM($key, count: "plural") }
discards = discard pile of { FORM($key, count: "plural") }
market = market
    .to = to { $noun }
    .holder = place of { $piece } in the market
own_cards = play area
decrees = secret decrees
    .from = from { $noun }
    .in = among { $noun }
    .to = to { $noun }
drawn = drawn cards
    .from = from { $noun }
    .in = among { $noun }
scored = scored decrees
    .in = among { $noun }
    .from = from { $noun }
revealed = revealed decrees
    .in = among { $noun }
cards_in = { $count ->
    [one] card in { $section }
   *[other] cards in { $section }
}
    .known = yes
cards_owed = number of cards for { $die_value }
    .amount = as many { $what } as { $die_value } allows
card_price = price in papyrus for { $die_value }
    .amount = the { $what } for { $die_value }
within_reach = within reach
    .if = { $section } is within reach of { $your } happiness
    .behind = within reach of { $your } happiness
holds_enough = enough cards
    .if = { $section } is within reach and has { NUMERAL($n) ->
        [yes] { $n } or more cards
       *[no] enough cards
    }
    .which = within reach with { NUMERAL($n) ->
        [yes] { $n } or more cards
       *[no] enough cards
    }
    .known = yes
enough_cards = enough cards within reach
    .if = a section within reach has { NUMERAL($n) ->
        [yes] { $n } or more cards
       *[no] enough cards
    }
    .if-not = no section within reach has { NUMERAL($n) ->
        [yes] { $n } or more cards
       *[no] enough cards
    }
    .known = yes
cards_after_refresh = number of cards after a refresh
    .which-atleast = that has enough cards after a refresh
    .omits = value
    .known = yes
places_for = number of places for { FORM($kind, count: "plural") } in { $section }
    .known = yes
cards_to_deal = number of { FORM($kind, count: "plural") } that can be dealt to { $section }
    .known = yes
may_be_refreshed = refreshable
    .if = { $section } may be refreshed
    .which = that may be refreshed
gap = { $count ->
    [one] empty place
   *[other] empty places
}
    .known = yes
kind = kind
    .known = yes
taken = { $count ->
    [one] card taken
   *[other] cards taken
}
    .known = yes
chosen = chosen card
    .known = yes
again = other decree
    .known = yes

## Starting cards and destiny

starting_card = { $count ->
    [one] starting card
   *[other] starting cards
}
    .piece = starting card { $id } (initiative { $initiative })
starting_cards = starting cards
initiative = initiative
destiny_card = { $count ->
    [one] destiny card
   *[other] destiny cards
}
    .piece = destiny card { $id } (ankh { $ankh })
destiny_cards = destiny cards
ankh = ankh value
starting_box = box of starting cards
starting_row = row of starting cards
drafted = starting cards
    .in = among { $noun }
    .to = to { $noun }
destiny_row = row of destiny cards
destiny = destiny
fate = { $count ->
    [one] destiny card
   *[other] destiny cards
}
    .known = yes
first_drafter = starting player
    .set = { verb-make } { $value } the starting player
starting_cards_shown = number of starting cards for the number of players
    .omits = key
    .table = starting cards, by the number of players
    .row = { $value } with { $keys }
starting_cards_alone = number of starting cards for one player
cards_to_reveal = number of starting cards to reveal
    .amount = as many { $what } as are to be revealed
total_initiative = sum of initiatives
    .known = yes
highest_initiative = initiative of the better card
    .known = yes
ankh_value = ankh value
    .known = yes
    .own = yes
    .is = { $your } ankh value is always { $value }

## Names that many sentences use

die_value = value
shade = die’s colour
    .known = yes
deity = { $count ->
    [one] god
   *[other] gods
}
face = new value
value_used = value
n = number
row = { $count ->
    [one] row
   *[other] rows
}
    .each = { cell }
owners = players who had one when the action began
    .untold = yes
played = card
    .known = yes
second = other district
    .known = yes
area = god
where_to = side
sign = symbol
track = marker
has_one = statue of this god
    .if = you already had a statue of this god
    .if-not = you had no statue of this god yet
    .untold = yes
allowed = districts allowed
used = value used
action_is_free = free action
    .if = { $your } action is free of resources
    .set = { verb-mark } that { $your } action is free of resources
    .untold = yes
anubis_called = call of Anubis
    .set = note whether Anubis was called: { $value }
    .if = you have called Anubis
    .if-not = you have not called Anubis
    .untold = yes
anubis = Anubis
botankhamun = Botankhamun
    .pronoun = { $case ->
        [possessive] his
        [owner] his
        [subject] he
       *[other] him
    }
with_statues = counting of statues
    .if = statues count
doer = acting player

## A turn

game = game
one_round = round
    .do = { verb-play } one round
turn = turn
    .do = { verb-take } { $your } turn
take_turn = die and its action
    .do = { verb-take } a die and use it
call_anubis = call of Anubis
    .do = { verb-call } Anubis
    .event = you call Anubis
dice_on_wheel = { $count ->
    [one] die on the wheel
   *[other] dice on the wheel
}
    .known = yes
take_turn-die_value = die’s value
    .untold = yes
take_turn-area = god of the die
    .untold = yes
take_turn-status = status of the die
    .untold = yes
main_action-area = god of the die
main_action-goods = chosen colour
any_action-goods = chosen colour
free_action-shade = chosen colour
taking = taking a die
    .when = when you take a die
calling_anubis = calling Anubis
    .when = when you call Anubis at the start of your turn
performing = god action
    .when = when you perform the action of { $deity ->
        [any] a god
       *[other] { $deity }
    }
producing = production
    .when = when you produce
any_time = any time
    .when = at any time in your turn
before_last_scoring = last scoring
    .when = before the last scoring
actions = actions of this turn
    .add = { $rule }, before or after your main action
change_value = change of value
    .do = { verb-change } { $die_value } with scribes, if you like
change_value-used = value to use
scribes_to_change = number of scribes for this change
    .amount = the { $what } for this change
    .omits = die_value used
may_be_taken = dice that may be taken
    .if = you may take { STARTS($status, "the", "named", "plain") ->
        [named] dice of that status
       *[plain] { $status } dice
    }
put_on_scale = die on the scale
    .do = { verb-put } { $die } on { $your } scale
    .omits = status
die_taken = die that is taken
    .do = { verb-take } the die as { $status }
    .event = you take a { $status ->
        [any] die
       *[other] { $status } die
    }
turn_die = turned die
    .do = { verb-turn } { $die } to { $die_value }
    .known = yes
main_action = main action
    .omits = shade status
    .do = { verb-use } the die for the action of { $area } or for production
die_serves_god = god action with the die
    .do = { verb-use } the die for a god
    .event = you take a { $status ->
        [any] die
       *[other] { $status } die
    } for the action of a god
    .known = yes
    .omits = shade status
any_action = any action
    .do = { verb-perform } any action with any value
serve = god action with a die
    .do = { verb-perform } the action of { $deity } with { $die_value }
    .event = you perform the action of a god with a die
    .known = yes
next_god_action = extra action of a god next to it
    .do = for 1 scribe and with the value of { $your } die also perform the action of { $deity }
opposite_god_action = extra action of the god opposite
    .do = for 1 happiness and 1 population and with the value of { $your } die also perform the action of { $deity }
grow = growth of the people or their joy
    .do = advance population by 3 or happiness by 3 up to population
one_more_god_action = extra god action
    .do = with the value of { $your } die also perform the action of { $deity }
god_action = god action
    .do = { verb-perform } the action of { $deity } with { STARTS($die_value, "the", "yes", "no") ->
        [yes] { "" }
       *[no] value
    } { $die_value }
    .event = you perform the action of { $deity ->
        [any] a god
       *[other] { $deity }
    } { $die_value ->
        [any] { "" }
       *[other] with value { $die_value }
    }
produce = production
    .do = { verb-produce } goods of { $shade } with { $die_value }
produce_once = production
    .event = you produce { $shade ->
        [any] { "" }
        [brown] bread
       *[other] with a { $shade } die
    } { $die_value ->
        [any] { "" }
       *[other] with value { $die_value }
    }
    .do = { verb-produce } goods of { $shade } with { $die_value }
produce_beside = production beside a god action
    .do = { verb-produce } goods of { $shade } with { $die_value }
make_goods = goods of production
    .do = { verb-make } goods of { $shade } with { $die_value }
gain_goods = goods of production
    .do = { verb-gain } { STARTS($n, "the", "yes", "no") ->
        [yes] an amount equal to
       *[no] { "" }
    } { $n } of the resource of { $shade }
excess = overproduction by { $shade } and { $die_value }
    .per = resource overproduced
between_actions = moment between actions
    .do = { verb-play } cards that may be played at any time, if { $you } like
forfeit_action = turn without an action
    .do = { verb-take } a die without an action
discard = discard
    .do = { $mood ->
        [third] discards
       *[other] discard
    } { $card }
    .known = yes

## The actions of the gods

build_statue = Horus action
    .event = you perform the action of Horus
    .do = { verb-build } a statue with { $die_value }
build_statue-deity = god honoured
statue_bonus = Horus bonus
    .do = { verb-take } the bonus of { $slot }
    .event = you take a Horus bonus for a statue of a god
    .known = yes
slot = Horus slot
gain_statue_bonuses = bonuses for statues
    .do = { verb-pay } the bonuses for statues of { $deity } to { $owners }
raise_pillar = Ra action
    .event = you perform the action of Ra
    .do = { verb-raise } a pillar with { $die_value }
points_of_slot = points of the place where it lay
    .amount = the { $what } of the place where it lay
    .untold = yes
gain_shown = gain from the temple
    .do = { verb-gain } what { $space } shows
    .known = yes
double_cover = double gain from the temple
    .do = { verb-gain } what { $space } shows once more, unless it is a scribe
    .known = yes
build_at_temple = Hathor action
    .event = you perform the action of Hathor
    .do = { verb-build } beside the temple with { $die_value }
gain_one_shown = gain from the temple
    .do = { verb-gain } 1 of what { $space } shows, unless it is a scribe
    .known = yes
score_pillar = points for a pillar
    .do = { verb-gain } the points for { $your } pillar on { $space }, if there is one
hold_festival = Bastet action
    .event = you perform the action of Bastet
    .do = { verb-hold } a festival with { $die_value }
festival_scribes = number of scribes for { $die_value }
    .amount = the { $what } for { $die_value }
happiness_gold = gold for happiness
    .do = { verb-gain } the gold of the happiness track
happiness_scribe = scribe for happiness
    .do = { verb-gain } the scribe of the happiness track
happiness_action = extra action for happiness
    .do = { verb-perform } one extra action
bonus_action = extra action
    .do = { verb-perform } the action of { $deity } with { STARTS($values, "the", "yes", "no") ->
        [yes] { "" }
       *[no] value
    } { $values }
act_with_one_of = extra action
    .do = { verb-perform } the action of { $deity } with { $values }
    .known = yes
values = value
take_cards = Thoth action
    .event = you perform the action of Thoth
    .do = { verb-take } cards from the market with { $die_value }
refresh = refreshed section
    .do = { verb-refresh } { $section }
keep = card kept
    .do = { verb-keep } { $card }
found_workplace = Osiris action
    .event = you perform the action of Osiris
    .do = { verb-build } a workplace with { $die_value }
place_workplace = new workplace
    .event = you build a workplace in the Osiris area
    .do = { verb-build } a workplace { NUMERAL($die_value) ->
        [yes] in row { $die_value }
       *[no] in the row of { $die_value }
    }, in one of { $allowed }
found_for_free = Osiris action without losing happiness
    .event = you perform the action of Osiris by a starting card
    .do = { verb-perform } the action of Osiris with value { $die_value }, without losing happiness; choose from { STARTS($allowed, "the", "yes", "no") ->
        [yes] all of
       *[no] { "" }
    } { FORM($allowed, count: "plural") }
gain_from_workplace = goods of a workplace
    .do = { verb-take } what { $workplace } gives
gain_from_workplace-trade = district
    .untold = yes
gain_from_workplace-goods = { $count ->
    [one] resource of the district
   *[other] resources of the district
}
    .untold = yes
gain_from_workplace-second = chosen district
    .known = yes
also_raises = second district
take_row_gold = gold of the second row
    .do = { verb-take } the gold that lies on the second row, if it is still there
    .known = yes

## The market

lay_out_opened_sections = newly opened sections
    .do = { verb-lay } out cards in newly opened sections
fill = cards for a section
    .do = { verb-fill } the empty places of { $section }
deal = card for the market
    .do = { verb-deal } a card to { $gap }
renew_deck = new deck
    .do = if the deck of { FORM($kind, count: "plural") } is empty, shuffle its discard pile into a new deck
    .known = yes
refill_market = refilling of the market
    .do = { verb-refill } the market
draw_decree = decree from the deck
    .do = { verb-draw } the top decree of the deck and keep it
    .known = yes
draw_two_keep_one = two cards drawn
    .do = { verb-draw } 2 { FORM($kind, count: "plural") }, keep 1 and shuffle the other back into its deck
    .known = yes

## Rotation, Maat and scoring

rotation = rotation
    .do = { verb-turn } the wheel and refill it
turn_wheel = turn of the wheel
    .do = { verb-turn } the wheel
refill_wheel = new dice
    .do = { verb-add } dice to the shaded areas
add_dice = new dice
    .do = { verb-add } { NUMERAL($n) ->
        [yes] { $n } dice
       *[no] dice equal to { $n }
    } to the area of { $area }
dice_before = number of dice already there
maat = Maat phase
    .do = { verb-hold } the Maat phase
maat_phases = number of Maat phases
    .untold = yes
next_marker = next scoring marker
    .known = yes
turn_order = turn order
    .known = yes
weigh = weighing
    .do = { verb-weigh } { $your } scale
pure_weight = total value of { $your } pure dice
    .known = yes
tainted_weight = total value of { $your } tainted dice
    .known = yes
offer_faith = faith on the scale
    .do = { verb-put } faith on { $your } scale
    .event = you put faith on your scale in a Maat phase
weight = amount of faith
faith_on_scale = amount of faith
suffer_taint = penalty for taint
    .do = { verb-lose } points for taint
taint_penalty = penalty for { $n }
    .amount = the { $what } of the penalty for { $n }
taint_penalty-n = balance
set_turn_order = new turn order
    .do = { verb-set } the turn order anew
maat_over = end of the Maat phase
    .do = { verb-end } the Maat phase
    .event = a Maat phase is over
clear_scale = clearing of the scale
    .do = { verb-clear } { $your } scale
choose_destiny = choice of destiny
    .do = { verb-choose } a destiny card
scorings = number of scorings
    .untold = yes
    .advance = { verb-count } this scoring
    .omits = by
    .is = the number of scorings held so far is { $value }
scoring = scoring
    .do = { verb-hold } a scoring
score_districts = points for districts
    .do = { verb-score } { $your } districts
leader_of = leader
    .known = yes
contenders = { $count ->
    [one] contender for { $district }
   *[other] contenders for { $district }
}
pieces_in = number of pieces  in { $district }
    .known = yes
buildings_in = number of buildings  in { $district }
    .known = yes
statues_above = number of statues  above { $district }
    .known = yes
pieces_that_break_ties = larger number of buildings or of statues  in { $district }
    .known = yes
topmost_row = topmost row with a piece of { $yours } in { $district }, statues being above all
    .known = yes
topmost_building = topmost row with a building of { $yours } in { $district }
    .known = yes
score_temple = points for the temple
    .do = { verb-score } the temple
temple_once_more = points for { $your } pieces at the temple, scored once more
    .known = yes
    .amount = the { $what } for { $your } pieces at the temple once more
temple_points = points for { $your } pieces at the temple
    .omits = with_statues
    .amount = the { $what } for { $your } pieces at the temple
pieces_around = number of { $your } pieces around the temple
    .known = yes
    .omits = with_statues
pieces_in_line = number of { $your } pieces in line with { $space }
    .known = yes
    .omits = with_statues
score_statues = points for statues
    .do = { verb-score } { $your } statues
score_happiness = points for happiness
    .do = { verb-score } { $your } happiness
score_production = points for production
    .do = { verb-score } { $your } production
score_building_row = points of the building row
    .do = { verb-score } { $your } building row
buildings_built = number of buildings you have built
    .known = yes
points_for_leading = points for { $n }
    .amount = the { $what } for { $n }
pyramids = number of pyramids that { $track } has reached
    .per = pyramid that { $track } has reached
pay_bread = bread for the workers
    .do = { verb-pay } bread for { $your } workers
paid = amount of bread
    .amount = that much { $what }
bread_paid = amount of bread
bread_owed = bread you owe
    .is = in a scoring you owe { $value } bread
final_scoring = end of the game
    .do = { verb-score } the end of the game
choose_decrees = decrees to score
    .do = { verb-choose } up to three decrees to score
none_scored_with = unscored symbol
    .if = none of your scored decrees has { $sign }
    .known = yes
score_decrees = points for decrees
    .do = { verb-score } { $your } chosen decrees
symbols_held = number of different symbols on your decrees
    .per = different symbol on your decrees, this one included
    .known = yes
lowest_happiness = lowest happiness of all players
    .known = yes
score_again = second scoring of a decree
    .do = { verb-score } one of { $your } decrees other than { $card } once more
score_place = points for the turn order
    .do = { verb-score } { $your } place in the turn order
free_actions = free actions
    .do = { verb-offer } free actions
offer_free_action = offer of a free action
    .known = yes
    .do = { verb-play } cards that may be played before the last scoring, if { $you } like
free_action = free action
    .do = { verb-perform } any one action with any value, without a die and without paying resources
victory_points = victory points

## Setup

prepare = setup
    .do = { verb-set } the game up
set_up_wheel = setup of the wheel
    .do = { verb-set } up the wheel
set_up_temple = setup of the temple
    .do = { verb-set } up the temple
set_up_cards = setup of the cards
    .do = { verb-set } up the cards
choose_first_decree = first decree
    .do = { verb-choose } { $your } first decree
reveal_starting_cards = starting cards
    .do = { verb-reveal } the starting cards
drafter = chosen player
    .known = yes
draft_starting_card = choice of a starting card
    .do = { verb-take } a starting card
first_turn_order = first turn order
    .do = { verb-set } the turn order by initiative
choose_first_destiny = first destiny
    .do = { verb-choose } a destiny card
gain_starting_rewards = starting rewards
    .do = { verb-gain } the rewards of { $your } starting cards and { $your } destiny card
gain_starting_rewards-card = starting card
    .untold = yes
gain_starting_rewards-other = other starting card
    .untold = yes
gain_starting_rewards-fate = destiny card
    .untold = yes
other = other starting card
    .known = yes

## Botankhamun

bot_tile = { $count ->
    [one] bot tile
   *[other] bot tiles
}
    .piece = bot tile of { $names_god }
bot_tile-bot_resource_granite = bot tile of granite
bot_tile-bot_resource_papyrus = bot tile of papyrus
bot_tile-bot_resource_limestone = bot tile of limestone
bot_tile-bot_resource_bread = bot tile of bread
bot_tiles = bot tiles
names_god = god
    .some = that names a god
    .if = { $subject } names a god
    .if-not = { $subject } names no god
seeks = { $count ->
    [one] colour
   *[other] colours
}
bot_box = box of bot tiles
pyramid = row of { $key } in the pyramid
tile_under_marker = tile under the marker
    .known = yes
marker_tier = tier of the marker
    .set = { verb-put } the marker on { $value }
marker_place = place of the marker
    .advance = { verb-move } the marker straight to the right
    .omits = by
    .set = { verb-put } the marker on place { $value }
    .zero = { verb-put } the marker before the first place
tier = { $count ->
    [one] tier
   *[other] tiers
}
base_tier = the base of the pyramid
second_tier = the second tier
third_tier = the third tier
top_tier = the tip of the pyramid
tiles_of_tier = number of tiles of { $key }
    .amount = as many { $what } as { $key } has
    .table = tiles of each tier
build_pyramid = pyramid
    .do = { verb-build } the pyramid
bot_colour = colour of his die
    .set = { verb-mark } { $value }
    .untold = yes
bot_pile = pile of Botankhamun
bot_balance = balance given for this Maat phase
    .omits = key
    .table = balance of Botankhamun, by the Maat phase
    .row = { $value } in phase { $keys }
set_up_botankhamun = setup of Botankhamun
    .do = { verb-set } up Botankhamun
bot_plinth = first plinth of the god of { NUMERAL($n) ->
        [yes] Horus slot { $n }
       *[no] the Horus slot
    }
    .known = yes
centre = middle space of the temple
    .known = yes
move_marker = bot marker
    .do = { verb-move } the marker
direction = direction
    .known = yes
up_and_right = up to the right
straight_right = straight to the right
level = row
column = column
bot_takes_die = bot’s die
    .do = { verb-take } a die as { $tile } says
take_for_god = die of a god
    .do = { verb-take } a die for { $deity }
usable = { $count ->
    [one] usable die of { $area }
   *[other] usable dice of { $area }
}
    .known = yes
any_usable = usable dice
    .if = { $area } has usable dice
    .known = yes
    .behind = with usable dice
take_for_resource = die of a resource
    .do = { verb-take } a die by the colours of { $tile }
place_on = place of { $shade } on { $tile }
place_on-shade = colour
statue_slot = number of the Horus slot of the god (0 if Botankhamun has no statue there)
    .omits = area
    .known = yes
bot_acts = bot’s action
    .do = { verb-act } with { $die }
bot_acts-area = god in whose area it lay
    .untold = yes
bot_builds = bot’s statue
    .do = { verb-build } a statue on { $plinth }
change_of_control = number of districts that get another leader
    .known = yes
    .per = district that gets another leader
pillars_beside = number of { $your } pillars in line with { $plinth }
    .per = pillar of { $yours } in line with { $plinth }
    .known = yes
edges_touched = number of sides of { $space } that touch a tile or the border
    .known = yes
    .per = side of { $space } that touches a tile or the border
own_building_in_line = building in line
    .if = a building of { $yours } is in line with { $space }
    .which = in line with a building of { $yours }
    .known = yes
pillars_along = number of { $your } pillars in line with { $site }
    .per = pillar of { $yours } in line with { $site }
    .known = yes
rows_up = number of rows up from { $from_row } to { $to_row }
from_row = first row
to_row = second row
bot_district = district of his die
emptiest = district
fewest_buildings = district with the fewest buildings
    .known = yes
rebuild_pyramid = new pyramid
    .do = { verb-build } the pyramid anew

points_for_leading-n = place in the turn order

set_up_wheel-shade = colour


change_value-value_used = value to use

scribes_to_change-used = value to use

## Questions

prompt-bonus_action = Do you perform the extra action?
prompt-value_used = Which value do you use?
prompt-change_value-value_used = Which value do you use? Each scribe changes the die by 1 or 2.
prompt-site = Where do you build at the temple?
prompt-honour = For whom is the statue?
prompt-plinth = Where does the statue for the people stand?
prompt-faith_on_scale = How much faith do you put on your scale? Less than 0 is for the tainted side.
prompt-destiny_card = Which destiny card do you take?
prompt-workplace = Which workplace do you build?
prompt-space = On which space do you raise the pillar?
prompt-bread_paid = How much bread do you pay? Each bread that is missing costs 3 victory points.
prompt-decree = Which decree do you score?
prompt-again = Which decree do you score once more?
prompt-deed = What do you use the die for?
prompt-deity = Whose action do you perform?
prompt-goods = Dice of which colour do you produce with?
prompt-first_decree = Which of these decrees do you keep?
prompt-starting_card = Which starting card do you take?
prompt-rewards = Which reward do you take first?
prompt-kept_card = Which card do you keep?
prompt-section = Which section of the market?
prompt-card = Which card do you take?
prompt-call_anubis = Do you call Anubis for 2 scribes, to take any die for any action?
prompt-die = Which die do you take?
prompt-counts_as = A forbidden die: is it to be pure or tainted?
prompt-actions = Which action comes first?
prompt-growth = Population or happiness?
prompt-face = What is the new value?
prompt-shade = What is the new colour?
prompt-change_value = Do you change the value of the die by 1 or 2?
prompt-produce_first = Do you pay 1 scribe to produce first?
prompt-score_again = Do you pay 2 gold to score another decree once more?
prompt-trade = In which district do you raise your production?
prompt-taking = You take a die. Which card do you play?
prompt-calling_anubis = You call Anubis. Which card do you play?
prompt-performing = You perform the action of a god. Which card do you play?
prompt-producing = You produce. Which card do you play?
prompt-any_time = Which card do you play now?
prompt-before_last_scoring = Which decree do you use before the last scoring?

choice-god_action = the action of a god
choice-produce = production
choice-main = the main action
choice-of_a_god = one for a god
choice-of_the_people = one for the people
choice-people_grow = population
choice-joy_grows = happiness
choice-first_card = the first starting card
choice-second_card = the second starting card
choice-destiny_card = the destiny card
choice-of_a_resource = the die of a resource
choice-none_usable = no die is usable
choice-usable = a usable die
choice-none_left = nothing to build
choice-above_osiris = above the Osiris area
choice-at_the_temple = at the temple
choice-nowhere = nowhere
choice-none_there = no die is left

## Options

printed_horus_tiles = Horus tiles as printed
    .if = the Horus tiles lie as printed
    .if-not = the Horus tiles do not lie as printed
    .about = For a first game: the Horus tiles lie as printed on the board.
difficulty = difficulty of Botankhamun
    .is = the difficulty is { $value }
    .is-not = the difficulty is not { $value }
    .about = How strong Botankhamun is when you play alone.
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
random_starting_cards = random starting cards
    .if = starting cards are random
    .about = Alone, you draw two starting cards instead of choosing two of three.
precious_decrees = precious decrees
    .if = decrees are precious
    .about = Alone, each decree in the pile of Botankhamun is worth 8 victory points instead of 4.
with_withdrawn_decree = withdrawn decree D03
    .if = D03 is used
    .about = The designers withdrew decree D03; who likes it may play with it.
district_tie = ties in districts
    .is = ties in districts are decided by { $value }
    .about = Who leads a district when several players have equally many pieces there.
district_tie-topmost = the topmost piece
district_tie-most_of_one_kind = the most pieces of one kind
scale_counts_changed_value = scale counts the changed value
    .if = the scale counts the changed value
    .about = Whether a die weighs the value it was used with, and not the one it shows.
turned_die_weighs_its_new_face = turned dice weigh what they show
    .if = turned dice weigh what they show
    .about = Whether a die that a blessing has turned weighs its new value.
pure_dice_pay_with_anubis = T18 pays for pure dice that Anubis takes
    .if = dice that Anubis takes count
    .about = Whether technology T18 also pays for a pure die that Anubis takes.
tainted_dice_produce_with_anubis = T19 produces with tainted dice that Anubis takes
    .if = dice that Anubis takes count
    .about = Whether technology T19 also produces with a tainted die that Anubis takes.
values_change_without_a_die = T14 changes values without a die, too
    .if = values without a die may be changed
    .if-not = only values of dice may be changed
    .about = Whether technology T14 also changes values that come without a die.
last_maat_pays_places = technology T16 in every Maat phase
    .if = the last Maat phase counts for T16
    .about = Whether technology T16 also pays in the last Maat phase.
producing_first_is_an_action = production by technology T19 is a full action
    .if = this is to be a full action of production
    .about = Whether production by technology T19 is a full action, in which cards may be played.
extra_action_paid_at_once = an extra action of a god is paid for at once
    .if = extra actions are paid for at once
    .about = Whether the extra action of blessings B17 to B20 is paid for when the card is played, and not when the action begins.
bonus_actions_may_be_declined = extra actions may be declined
    .if = extra actions may be declined
    .about = Whether an extra action may be declined.
refresh_needs_cards = cards must lie there before a refresh
    .if = the cards must lie there before a refresh
    .if-not = the cards need not lie there before a refresh
    .about = Whether you may only begin the action of Thoth if enough cards lie within reach.
refresh_any_open_section = refreshing of sections out of reach
    .if = sections out of reach may be refreshed
    .about = Whether a section out of reach may be refreshed, too.
substitution_chains = scribes stand for resources, too
    .if = scribes may stand for resources through gold
    .about = Whether technology T10 lets scribes stand for resources, too.
free_action_comes = moment of decree D23
    .is = D23 is used { $value }
    .about = When decree D23 is used.
free_action_comes-before_scoring = before the last scoring
free_action_comes-before_decrees = before the decrees
temple_again_counts_statues = statues count for decree D24
    .if = statues count for D24
    .about = Whether statues count for decree D24.

## Sentences by hand

explain-card-B21 = You may play this when you produce: first produce once more goods of the die’s colour with the value.
explain-card-B22 = { explain-card-B21 }
explain-pillar_tile-P12-ability = Perform the action of Horus with value 1, 2 or 3.
explain-matching_edges = An edge of the tile matches if what lies beside it, another tile or the border, has the same colour there.
explain-temple_points = There is one point for each of your pieces around the temple, and one more for each of your pillars that is in line with it.
explain-pyramids = A track has pyramids at 9, 13, 16, 19 and 21.
explain-add_dice = Draw the dice from the bag to the area of the god and roll them.
explain-contenders = Players who have pieces in the district are ranked by how many they have there; who has 0 is left out. A tie goes to the topmost piece, statues being above all.
explain-score_building_row = From space 1 of your building row on, gain the victory points of every space from which a building has gone.
explain-bread_owed = From space 1 of your building row on, you owe the bread of every space from which a building has gone.
explain-make_goods = Gain as much of the resource of the die’s colour as the value says, less the overproduction, which is added to yours.
explain-excess = Overproduction is by how much the value is more than your production of the resource of the die’s colour, and never less than 0.
explain-score_decrees = Score each card among your scored decrees, the lowest number first.
explain-card-B07 = You may play this at any time in your turn, between actions and beside every question of your die and its action: advance population by 3 or happiness by 3 up to population.
explain-card-B08 = { explain-card-B07 }
explain-card-B11 = You may play this when you take a die: choose a new colour for the die, not the one it has, and a new value from 1 to 6 that differs from its value by at most 1.
explain-card-B12 = { explain-card-B11 }
explain-card-B17 = You may play this when you take a die: choose a god next to the one in whose area the die lies. Before or after your main action pay 1 scribe and also perform the action of this god, with the value of your die.
explain-card-B18 = { explain-card-B17 }
explain-card-B19 = You may play this when you take a die: before or after your main action pay 1 happiness and 1 population and also perform the action of the god opposite the one in whose area the die lies, with the value of your die.
explain-card-B20 = { explain-card-B19 }
explain-choose_first_decree = Draw 2 cards from the deck of decrees. Move one of these drawn cards to your secret decrees, and put the other one below the deck.
explain-first_turn_order = If he takes part, Botankhamun goes first. All others follow by the highest sum of initiatives, and among equals by the highest initiative of the better card. This is the turn order.
explain-gain_statue_bonuses = Beginning with the player after the acting player and going round the table, each of the players who had one when the action began takes the bonus of the Horus slot of the god. The acting player takes it only if the number of players is 2.
explain-gain_goods = Gain so many of the resource of the district that has the die’s colour.
explain-offer_faith = Choose an amount of your faith, and raise or lower your balance by it.
explain-pay_bread = Choose an amount of bread from 0 to the bread you owe and pay it. For each bread that you owe and do not pay, lose 3 victory points.
explain-choose_decrees = Choose up to 3 cards from your secret decrees, less the number of cards among your scored decrees. Each must have a different symbol, and none that one of your scored decrees has. Move them to your scored decrees. Move all other cards from your secret decrees to your revealed decrees.
explain-score_again = Choose another card from your scored decrees. Score this other decree.
explain-move_marker = If the place of the marker is 0, Botankhamun puts it on place 1. Otherwise, he moves it up to the right, to the tier after the tier of the marker, or straight to the right, at random.
explain-take_for_god = Of the gods with usable dice, Botankhamun turns to the one from whom the fewest steps lead to the god of the tile. There he chooses a usable die: the one with the highest value; ties: if possible one whose status is pure, then at random. He acts with the die.
explain-take_cards-for-botankhamun = If he can, Botankhamun takes cards in the market, from the last section within reach of his happiness that has any. He chooses as many as the value allows, or all if there are fewer: first each decree, then each technology, then each blessing, and of each kind the first place of the market before the next. He moves the cards to the pile of Botankhamun.
explain-rows_up = The number of rows up is counted upwards from the first row to the second row; above the uppermost row, row 6 comes next.
explain-deal = If the deck of its kind is empty, shuffle the discard pile of that kind into a new deck. Draw 1 card from this deck and lay it on the empty place in the market.

## The table (table.yaml)

table_wheel = wheel
table_pyramid = pyramid
table_cards = cards and scales
table_goods = goods
table_discards = discard piles
rounds_to_rotation = rounds until the wheel turns
rounds_to_maat = rounds until Maat
rounds_to_scoring = rounds until the scoring
gives = goods
amount = amount
balance_now = balance now
