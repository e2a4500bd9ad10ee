# Cuzco in English.

## Things on the table

ap = { $count ->
    [one] action point
   *[other] action points
}
action_token = { $count ->
    [one] extra-action token
   *[other] extra-action tokens
}
inca = { $count ->
    [one] Inca
   *[other] Incas
}
pond = { $count ->
    [one] pond
   *[other] ponds
}
sun_disc = { $count ->
    [one] sun disc
   *[other] sun discs
}
prestige = { $count ->
    [one] prestige point
   *[other] prestige points
}
tile = { $count ->
    [one] tile
   *[other] tiles
}
tiles = { $count ->
    [one] tile
   *[other] tiles
}
hexes = { $count ->
    [one] hex
   *[other] hexes
}
kind = kind
temple_level = { $count ->
    [one] temple level
   *[other] temple levels
}
    .piece = temple level { $worth }
temple_levels = { $count ->
    [one] temple level
   *[other] temple levels
}
worth = value
card = { $count ->
    [one] festival card
   *[other] festival cards
}
    .piece = card ({ $relics })
cards = { $count ->
    [one] festival card
   *[other] festival cards
}
relics = { $count ->
    [one] relic
   *[other] relics
}
relic = { $count ->
    [one] relic
   *[other] relics
}
relic_a = relic A
relic_b = relic B
relic_c = relic C
box = box
triples = supply of triple tiles
own_tiles = tiles of your own
levels_left = supply of temple levels
temples = temples
    .to = onto { $noun }
deck = deck
hand = hand
face_up = top of the discard pile
    .to = face up onto { $noun }
laid_open = cards that are played
    .to = onto { $noun }
buried = discard pile
    .to = under the top of { $noun }

## The land

land = land
cell = { $count ->
    [one] hex
   *[other] hexes
}
cells = { $count ->
    [one] hex
   *[other] hexes
}
neighbours = { $count ->
    [one] neighbour
   *[other] neighbours
}
terrain = { $count ->
    [one] kind of terrain
   *[other] kinds of terrain
}
village = { $count ->
    [one] village
   *[other] villages
}
farmland = { $count ->
    [one] farmland
   *[other] farmland
}
ground = { $count ->
    [one] ground
   *[other] grounds
}
plain = { $count ->
    [one] plain
   *[other] plains
}
spring = { $count ->
    [one] printed pond
   *[other] printed ponds
}
mountain = { $count ->
    [one] mountain
   *[other] mountains
}
forest = { $count ->
    [one] forest
   *[other] forests
}
face = terrain
    .which = { $count ->
        [one] that is { FORM($value, det: "a") }
       *[other] that are { FORM($value, count: "plural", det: "bare") }
    }
printed = print
level = level
standing = Inca that stands there
water = pond
temple = value of the temple
celebrated = sun disc
enclosed = scored lake
    .if = its lake has been scored
    .if-not = its lake has not been scored
covered = covered
    .which = { $count ->
        [one] that is covered by a tile
       *[other] that are covered by tiles
    }
tile_kind = { $count ->
    [one] kind of tile
   *[other] kinds of tile
}
triple = { $count ->
    [one] triple tile
   *[other] triple tiles
}
double = { $count ->
    [one] double tile
   *[other] double tiles
}
single_village = { $count ->
    [one] single village
   *[other] single villages
}
single_farmland = { $count ->
    [one] single farmland
   *[other] single farmlands
}

## The course of the game

game = game
setup = setup
    .do = { verb-set } the game up
start_player = start player
beginner = player
    .known = yes
ender = player who brought about the end
host = host of the festival
turn = turn
begin_turn = beginning of a turn
    .do = { verb-open } the turn
go_without_a_tile = turn without a tile
    .do = { verb-do } without a tile
bring_about_the_end = end of the game
    .do = { verb-call } the end of the game
next_deed = next action
    .do = { verb-take } the next action
finish = end the turn
use_token = extra action
    .do = { verb-use } an extra-action token
turn_over = end of the turn
    .if = the turn is over
    .if-not = the turn is not over
token_used = used token
    .if = a token has been used in this turn
    .if-not = no token has been used in this turn
cards_drawn = number of cards drawn in this turn
temples_changed = { $count ->
    [one] temple changed in this turn
   *[other] temples changed in this turn
}
tiles_each = number of { FORM($key, count: "plural", det: "bare") } for each player

prompt-deed = What do you do?

## Tiles

lay_tile = laying a tile
    .do = { verb-lay } a tile
sort = kind of tile
spot = { $count ->
    [one] spot
   *[other] spots
}
may_lie = legal spot
    .if = a tile may lie at { $spot }
    .if-not = no tile may lie at { $spot }
free_below = free
    .if = { $spot } is free
    .if-not = { $spot } is not free
flat = flat
    .if = { $spot } is flat
    .if-not = { $spot } is not flat
on_its_like = just on one tile of the same size
    .if = { $spot } is just one tile of the same size
    .if-not = { $spot } is not just one tile of the same size
tiles_below = number of different tiles under { $spot }
reaches_inside = inside
    .if = { $spot } reaches inside
    .if-not = { $spot } does not reach inside
new_hexes_outside = number of hexes of { $spot } on bare ground outside
border = border
    .if = { $cell } is a border hex
    .if-not = { $cell } is not a border hex
cities_joined = number of cities that { $spot } would join

prompt-sort = Which tile do you lay?
prompt-cell = On which hex does its village lie?
prompt-turn = How often is it turned?

## Incas

enter = entry
    .do = { verb-move } an Inca in
leave = exit
    .do = { verb-take } an Inca out
walk = walk
    .do = { verb-move } an Inca
walk_on = way
    .do = { verb-move } on from { $hex }
hex = hex
gate = hex
goal = hex
fare = price of the way
open = open
    .if = { $cell } is open
    .if-not = { $cell } is closed
crossing = price of crossing the border at { $cell }
border_price = price of crossing { $key }

prompt-gate = At which hex?
prompt-hex = Which hex?
prompt-goal = Where does the Inca go?

## Rank

heights = levels of the Incas of { $p } in { $area }, from high to low
levels_held = levels of the Incas of { $p } in { $area }
leads = highest rank
    .if = { $p } alone has the highest rank in { $area }
    .if-not = { $p } does not alone have the highest rank in { $area }
area = area

## Temples

build_temple = building a temple
    .do = { verb-build } a temple
expand_temple = expanding a temple
    .do = { verb-raise } a temple
raise_temple = raising a temple
    .do = { verb-build } the temple on { $site }
site = site
new_value = new value
level_taken = temple level
temple_values = { $count ->
    [one] value of a temple
   *[other] values of temples
}
settlement = village or city of { $cell }
    .each = { cell }
temple_in = value of the temple in { $area }

prompt-site = On which hex?
prompt-new_value = Which value does it have then?

## Ponds

dig_pond = pond
    .do = { verb-place } a pond
may_be_dug = place for a pond
    .if = there is place for a pond on { $cell }
    .if-not = there is no place for a pond on { $cell }
score_lakes = scoring of lakes
    .do = { verb-score } the lakes that are enclosed now
lake = lake
surrounded = surrounded
    .if = { $lake } is surrounded
    .if-not = { $lake } is not surrounded
closed_in = closed in
    .if = { $cell } is closed in
    .if-not = { $cell } is not closed in
shore = shore of { $lake }
    .each = { cell }

## Cards and festivals

draw_card = drawing a card
    .do = { verb-draw } a card
draw_from_deck = card from the deck
    .do = { verb-draw } a card from the deck
take_face_up = card that lies face up
    .do = { verb-take } the card that lies face up
turn_up = new card face up
    .do = { verb-turn } a new card up
renew_deck = new deck
    .do = { verb-refill } the deck if it is empty
festival = festival
    .do = { verb-hold } a festival
propose = proposal
    .do = { verb-offer } a festival
festival_at = city of the festival
temple_hex = city
bid = number of festival points
has_passed = pass
    .if = you have passed
    .if-not = you have not passed
may_bid = bidder
    .if = you may bid
    .if-not = you may not bid
present = present
    .if = you are in the city
    .if-not = you are not in the city
leads_bidding = sole leader
    .if = you lead alone
    .if-not = you do not lead alone
highest_bid = highest number of festival points
answer = answer
    .do = { verb-raise } or pass
raise = play cards
pass = pass
play_cards = playing cards
    .do = { verb-play } cards
play_card = playing a card
    .do = { verb-play } { $card }
further = { $count ->
    [one] further card
   *[other] further cards
}
festival_points = number of festival points of { $card }
wanted = { $count ->
    [one] wanted relic
   *[other] wanted relics
}
points_in_hand = number of festival points in your hand
award = award
    .do = { verb-score } the festival
clear_away = clearing away
    .do = { verb-clear } the cards away
sole_festival_points = festival points of a sole winner for a temple of { $key }
tied_festival_points = festival points of each of several winners for a temple of { $key }

prompt-source = From where?
prompt-festival = Do you hold a festival?
prompt-temple_hex = In which city?
prompt-bidding = Do you play cards?
prompt-card = Which card do you play?
prompt-further = Which cards more?

## The end

final_scoring = final scoring
    .do = { verb-score } the cities
city = city
    .each = { cell }
has_a_place = place
    .if = you have a place in { $area }
    .if-not = you have no place in { $area }
tied = tied
    .if = you are tied in { $area }
    .if-not = you are not tied in { $area }
place_in_city = place in { $area }
ranks_above = number of higher ranks in { $area }
players_above = number of players with a higher rank in { $area }
final_heights = levels that count for { $p } in { $area }

## Options

wholly_outside = tiles wholly outside
    .if = tiles may lie wholly outside
    .about = A tile may lie upon tiles that are all outside, but never on bare ground there.
covered_border_lets_in = crossing under tiles
    .if = covered border hexes count
    .about = An Inca may enter or leave beside a border hex that a tile covers.
sole_leader_is_asked = asking a sole leader
    .if = a sole leader is asked
    .about = Who leads the bidding alone is asked to raise or to pass, too.
tied_players_score = ties score
    .if = tied players score
    .about = Players who are tied in the final scoring all get the points of their place.
second_behind_a_tie = second behind a tie
    .if = there is a second place behind a tie
    .about = Who comes right behind several first ones in the final scoring is second.
only_the_highest_inca_counts = only the highest Inca counts
    .if = only the highest Inca counts
    .about = In the final scoring only the highest Inca of each player is compared.

## The table (table.yaml)

table_supply = supply
table_goods = goods and people
cards_in_hand = cards in hand
