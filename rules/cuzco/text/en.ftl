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
tile-three = { triple }
tile-two = { double }
tile-village_hex = { single_village }
tile-farmland_hex = { single_farmland }
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
own_tiles = supply of tiles
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
    .which = that { $count ->
        [one] shows
       *[other] show
    } { FORM($value, det: "a") }
    .is = { $subject } shows { FORM($value, det: "a") }
level = level
standing = Inca that stands there
    .set = put an Inca of { FORM($value, case: "owner") } on { $subject }
    .clear = take the Inca from { $subject }
    .if = an Inca stands on { $subject }
    .if-not = no Inca stands on { $subject }
    .none = without an Inca
    .some = with an Inca
    .which = with an Inca of { FORM($value, case: "owner") }
water = pond
    .if = there is a pond on { $subject }
    .if-not = there is no pond on { $subject }
    .which = with a pond
    .which-not = without a pond
temple = value of the temple
celebrated = sun disc
    .if = a sun disc lies on { $subject }
    .if-not = no sun disc lies on { $subject }
    .which = with a sun disc
    .which-not = without a sun disc
enclosed = scored lake
    .which = that { $count ->
        [one] has
       *[other] have
    } been scored
    .which-not = that { $count ->
        [one] has
       *[other] have
    } not been scored
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
    .do = { verb-take } a turn
begin_turn = beginning of a turn
    .do = { verb-begin } the turn
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
    .untold = yes
    .if = the turn is over
    .if-not = the turn is not over
token_used = used token
    .untold = yes
    .if = a token has been used in this turn
    .if-not = no token has been used in this turn
cards_drawn = number of cards drawn in this turn
    .untold = yes
temples_changed = { $count ->
    [one] temple changed in this turn
   *[other] temples changed in this turn
}
    .untold = yes
tiles_each = number of { FORM($key, count: "plural", det: "bare") } for each player
    .table = tiles that each player gets
    .row = { $value } { FORM($keys, "", $value, "bare") }

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
    .which = where a tile may lie
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
    .which = on the border
    .which-not = inside the border
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
    .table = price of crossing the border, in action points

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
p = player

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
    .which = with place for a pond
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
    .do = { verb-hold } a festival or not
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
    .table = prestige points of a sole winner of a festival, by the value of the temple
tied_festival_points = festival points of each of several winners for a temple of { $key }
    .table = prestige points of each of several winners of a festival, by the value of the temple

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

## Sentences by hand

explain-game = Set the game up. Players take turns, beginning with the start player, until somebody has brought about the end of the game. Then, beginning with the player who brought about the end and going round the table, each player scores the cities; everybody but that player takes a last turn first.
explain-setup = Put a pond from the supply on each hex of the land that shows a printed pond: 1 on each. Shuffle the deck. Draw 1 festival card from the deck face up onto the top of the discard pile. Each player draws 3 festival cards from the deck to their hand. Move all triple tiles from the box to the supply of triple tiles. Each player draws their own tiles of each other kind of tile from the box to their supply of tiles. The start player is a player chosen at random.
explain-lay_tile = Pay 1 action point. Choose a kind of tile, and take a tile of that kind from your supply of tiles or the supply of triple tiles. Choose a spot on the land where a tile may lie and, unless it is a single farmland, where it would join at most 1 city. For each hex of the spot on bare ground outside, pay one more action point. Place the tile at the spot. If no tile is left in the supply of triple tiles, call the end of the game. Score the lakes that are enclosed now.
explain-may_lie = A tile may lie at a spot that is free and flat, that reaches inside, and that is not just one tile of the same size.
explain-free_below = A spot is free if none of its hexes has an Inca, a pond or a temple (a value of the temple of more than 0).
explain-flat = A spot is flat if there is only 1 level on all its hexes.
explain-reaches_inside = A spot reaches inside if at least one hex of it is not on the border or, where tiles may lie wholly outside, if all of it is covered by tiles.
explain-on_its_like = A spot is just one tile of the same size if it has exactly 1 tile under it and that tile has as many hexes.
explain-tiles_below = The tiles under a spot are all different tiles that cover a hex of it.
explain-cities_joined = A spot would join every city to which a way leads from its first hex over village hexes only, and not over those of the spot itself. A city is where the value of the temple is more than 0.
explain-new_hexes_outside = A hex of a spot lies on bare ground outside if it is on the border and not covered.
explain-bring_about_the_end = If no player has brought about the end yet, you are the player who brought about the end.
explain-score_lakes = A lake is a connected group of hexes with a pond on the land. For each lake that is surrounded and has not been scored, the player who alone has the highest rank on its shore gains 3 prestige points for each hex of it. After that it is a scored lake, which never scores again.
explain-surrounded = A lake is surrounded if every hex of it is closed in.
explain-closed_in = A hex is closed in if each neighbour is covered or has a pond.
explain-leads = A player alone has the highest rank in an area if that player has at least one Inca there and the levels of their Incas, from high to low, are higher than those of every other player: the highest one is compared first, then the next, and more Incas win where all others are equal.
explain-heights = The levels of the Incas are compared from high to low, the highest level first.
explain-levels_held = The levels of a player’s Incas in an area are the level of each hex of it with an Inca of that player.
explain-shore = The shore of a lake is all hexes on the land that are covered by tiles and have a neighbour in the lake.
explain-enter = Choose an open hex on the land at which the price of crossing the border is more than 0. Pay that price in action points, and 1 Inca. If no Inca stands on the hex, put your Inca there; otherwise, move on from the hex.
explain-crossing = The price of crossing the border at a covered hex is the price of crossing what a border hex shows: this hex or a neighbour, whichever is lowest. A neighbour counts only if it is not covered, unless covered border hexes count.
explain-open = A hex is open if it is covered, its value of the temple is 0, and no Inca stands there but your own.
explain-walk_on = Choose a hex that can be reached over open hexes and has no Inca. Each step costs 0 if it stays on one kind of terrain, otherwise 1; the price of the way is the sum. Pay the price of the way in action points. Put your Inca there.
explain-walk = Choose a hex on the land with an Inca of yours. The Inca moves on from the hex.
explain-leave = Choose a hex on the land with an Inca of yours, at which the price of crossing the border is more than 0. Pay that price in action points, and take the Inca back: gain 1 Inca.
explain-build_temple = Pay 1 action point. Choose a village hex on the land without an Inca, in whose village the value of the temple is 0 and you alone have the highest rank. Build the temple on this site.
explain-temple_in = The value of the temple in an area is the highest value of the temple on any hex of it.
explain-settlement = The village or city of a hex is this hex and every hex to which a way leads, at no cost, over village hexes only; it is a city if there is a temple.
explain-raise_temple = Choose one of the values of temples that is more than the value of the temple of the site and at most the number of hexes of its village or city. For each value of a temple on the way up to this new value, move a temple level of that value from the supply of temple levels onto the temples. The value of the temple of the site is now the new value. Gain prestige points equal to the new value divided by 2, rounded down.
explain-expand_temple = Pay 1 action point. Choose a hex on the land whose value of the temple is more than 0, that is not one of the temples changed in this turn and in whose village or city you alone have the highest rank. Build the temple on this site. If a sun disc lies there, gain 1 sun disc: it goes back to the supply.
explain-dig_pond = Choose a hex on the land with place for a pond. Pay 1 action point and 1 pond. Put the pond there. Score the lakes that are enclosed now.
explain-may_be_dug = There is place for a pond on a hex that shows a plain, is not covered, has no pond yet and has no neighbour on the border.
explain-festival = You may offer a festival. If you do, all who may bid raise or pass in turn, beginning with the player after the host of the festival and going round the table, again and again until no player may bid. Then score the festival in the city of the festival, and clear the cards away.
explain-propose = You may choose a hex on the land whose value of the temple is more than 0, without a sun disc, in whose village or city you have an Inca: this is the city of the festival. You are the host of the festival. Each player with an Inca in the city takes part; for all others it is a pass. Everybody’s number of festival points is 0 at first. Play cards.
explain-present = You take part in the festival if a hex of the village or city of the city of the festival has an Inca of yours.
explain-leads_bidding = You lead alone if you have the highest number of festival points and exactly 1 player has so many.
explain-highest_bid = The highest number of festival points is the highest that any player has played.
explain-play_cards = Play at least one festival card from your hand that has festival points, and go on until your number of festival points is at least the highest number of festival points. This is allowed only if the number of festival points in your hand is enough for that. Then choose up to 30 further cards, or none, and play them; each is one whose number of festival points is more than 0.
explain-points_in_hand = The number of festival points in your hand is the sum of the number of festival points of each festival card in your hand.
explain-festival_points = The number of festival points of a festival card is the number of its relics that are wanted relics.
explain-wanted = The wanted relics are those on the festival card that lies on the top of the discard pile.
explain-play_card = Move the festival card onto the cards that are played, and add the number of festival points of it to your number of festival points.
explain-answer = Either play cards or pass.
explain-award = Each player with the highest number of festival points gains prestige points by the value of the temple of the city of the festival: the festival points of a sole winner for who leads alone, otherwise the festival points of each of several winners.
explain-clear_away = Put a sun disc on the city of the festival: 1 from the supply. Move all cards that are played, and then every festival card on the top of the discard pile, under the top of the discard pile. Turn a new card up.
explain-take_face_up = Move the festival card from the top of the discard pile to your hand. Turn a new card up.
explain-final_scoring = For each hex on the land whose value of the temple is more than 0, look at the village or city of that hex, its city. If you have place 1 in the city, gain prestige points equal to the value of the temple. If you have place 2, gain prestige points equal to the value of the temple divided by 2, rounded down.
explain-has_a_place = You have a place in an area if you have at least one Inca in it and if you are not tied there, unless tied players score.
explain-tied = You are tied in an area if the levels that count for another player are the levels that count for you.
explain-ranks_above = The number of higher ranks in an area is the number of different levels that count for players and are more than the levels that count for you.
explain-winner = The winner is the player with the most prestige points.
explain-draw_card = This is allowed only if the number of cards drawn in this turn is less than 2. Pay 1 action point. Then either draw a card from the deck, unless there are no festival cards in the deck and the discard pile, or take the card that lies face up on the top of the discard pile.
explain-place_in_city = Your place in an area is 1 plus the number of higher ranks in it.

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
