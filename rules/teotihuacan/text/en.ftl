# Teotihuacan: City of Gods, in English. docs/texts.md says what a text may have; other languages translate this file.

## Goods and tracks

cocoa = cocoa
wood = wood
stone = stone
gold = gold
vp = { $count ->
    [one] victory point
   *[other] victory points
}
avenue = position on the Avenue of the Dead
    .advance = go on along the Avenue of the Dead by { $by }
pyramid_track = position on the pyramid track
    .advance = go on along the pyramid track by { $by }
    .set = put your marker on the pyramid track to { $value }
step = { $count ->
    [one] step
   *[other] steps
}
    .advance = go up { $subject } by { $by }
light_disc = light disc
    .set = put the light disc on { $value }
    .advance = move the light disc on by { $by }
dark_disc = dark disc
    .set = put the dark disc on { $value }

## The ring of boards and its workers

board = { $count ->
    [one] board
   *[other] boards
}
palace = the Palace
forest = the Forest
stone_quarry = the Stone Quarry
gold_deposits = the Gold Deposits
alchemy = Alchemy
nobles = the Nobles
decorations = the Decorations
construction = Construction
place_on_ring = place on the ring
    .set = lay { $subject } on place { $value } of the ring
printed_ring = printed place of { $key }
colour = { $count ->
    [one] colour
   *[other] colours
}
    .adjective = { $value }
red = red
blue = blue
yellow = yellow
black = black
own_colour = colour
worker = { $count ->
    [one] worker
   *[other] workers
}
    .piece = { $colour } worker { $power ->
        [none] { "" }
        [0] { "" }
       *[other] of power { $power }
    } { $area ->
        [none] { "" }
       *[other] at { $area }
    }
workers = { $count ->
    [one] worker
   *[other] workers
}
power = power
    .set = turn { $subject } to a power of { $value }
    .advance = raise the power of { $subject } by { $by }
dice_box = box of dice
ready = supply
on_wheel = ascension wheel
    .in = on { $noun }
    .from = from { $noun }
    .to = onto { $noun }
area = general area
    .in = in { $noun }
    .to = to { $noun }
    .holder = board where { $piece } is free
altar = altar
    .in = on { $noun }
    .to = onto { $noun }
    .holder = altar where { $piece } is locked
on_the_way = way
    .in = on { $noun }
    .to = on { $noun }
worship_space = { $count ->
    [one] altar
   *[other] altars
}
left_royal = the left royal altar
middle_royal = the middle royal altar
right_royal = the right royal altar
forest_altar = the altar of the Forest
quarry_altar = the altar of the Stone Quarry
gold_altar = the altar of the Gold Deposits
decorations_altar = the altar of the Decorations
altar_board = board of { $key }
altar_temple = temple of { $key }
find_beside = place for a discovery beside { $key }
board_goods = resource of { $key }
workers_in_play = { $count ->
    [one] worker of yours in play
   *[other] workers of yours in play
}
free_workers = { $count ->
    [one] free worker of yours
   *[other] free workers of yours
}
locked_workers = { $count ->
    [one] locked worker of yours
   *[other] locked workers of yours
}
own_workers_at = { $count ->
    [one] free worker of yours at { $board }
   *[other] free workers of yours at { $board }
}
first_player = first player
    .set = { $value } is the first player
order_token = order token
last_player = last player

## The temples and the Avenue

temple = { $count ->
    [one] temple
   *[other] temples
}
blue_temple = the blue temple
red_temple = the red temple
green_temple = the green temple
stair_goods = goods on step { $second } of { $key }
    .table = goods in each temple, by the number of the step
stair_points = points on step { $second } of { $key }
    .table = victory points in each temple, by the number of the step
landing = place for discoveries on step { $second } of { $key }
    .table = places for discoveries on the steps of each temple
avenue_find = place for discoveries on step { $key } of the Avenue
    .table = places for discoveries on the Avenue of the Dead, by step
tiles_laid = number of discovery tiles at { $key } (players: { $second })
    .table = discovery tiles at each place for discoveries, by the number of players
avenue_value = value of a step on the Avenue (buildings built: { $key })
    .table = value of a step on the Avenue of the Dead, by the number of buildings built
bonus_box = box of bonus tiles
bonus = bonus tile
bonus_tile = { $count ->
    [one] bonus tile
   *[other] bonus tiles
}
    .piece = bonus tile { $id }
bonus_tiles = bonus tiles
bonus_tile-bonus_masks = bonus tile for masks
bonus_tile-bonus_technology = bonus tile for technologies
bonus_tile-bonus_flat = bonus tile of 15 points
bonus_tile-bonus_avenue = bonus tile for the Avenue
bonus_tile-bonus_bonus = bonus tile for bonus tiles
bonus_tile-bonus_discovery = bonus tile for discovery tiles
bonus_tile-bonus_workers = bonus tile for workers
worth = worth
    .do = { verb-score } { $piece }
printed_at = printed temple
can_climb = possible step
    .if = you can take a step up { $temple }
    .which = that { $count ->
        [one] has
       *[other] have
    } a step open to you
climb = step up a temple
    .do = { verb-take } a step up { $temple }
prompt-climb = Take the step?
climb_any = step up any temple
    .do = { verb-take } a step up any temple
go_up_any = step up any temple
    .do = { verb-take } a step up a temple of { $your } choice
go_up = step up
    .do = go one step up { $temple }
gain_from_step = reward of the step
    .do = { verb-gain } what the step of { $temple } shows
    .omits = n
prompt-large_step = Do you take a discovery tile, or what the step shows?
gain_any_goods = any resources
    .do = { verb-gain } { $n } wood, stone or gold, in any mix
reached = reached bonus tile
    .if = you have reached the bonus tile of { $temple }
    .which = whose bonus { $count ->
        [one] tile
       *[other] tiles
    } you have reached
walk_avenue = step on the Avenue
    .do = { verb-take } a step along the Avenue of the Dead
prompt-avenue_tile = Take a discovery tile of the Avenue?

## Royal tiles and technologies

royal_class = class
class_a = class A
class_b = class B
class_c = class C
class = class
is_printed = printed
    .if = { $subject } is printed on the board
    .which = that { $count ->
        [one] is
       *[other] are
    } printed on the board
royal_tile = { $count ->
    [one] royal tile
   *[other] royal tiles
}
    .piece = royal tile { $number }
royal_tiles = royal tiles
number = number
rate = cocoa for each resource
    .printed = Each resource brings { $value } cocoa.
added = bonus
    .printed = The bonus is { $value }.
ability = ability
    .do = { verb-use } the ability of { $piece }
royal_box = box of royal tiles
royal = place for a royal tile
    .in = at { $noun }
    .to = to { $noun }
trades = number of trades
prompt-trades = How often do you trade?
prompt-trade = Do you trade?
technology = { $count ->
    [one] technology
   *[other] technologies
}
    .piece = technology { $number }
technologies_of_all = technologies
price = price
technology_box = box of technologies
offered = Alchemy board
    .in = on { $noun }
    .to = onto { $noun }
developed = row of technologies
slot = { $count ->
    [one] slot
   *[other] slots
}
upper_left = the upper left slot
upper_middle = the upper middle slot
upper_right = the upper right slot
lower_left = the lower left slot
lower_middle = the lower middle slot
lower_right = the lower right slot
slot_temple = temple of { $key }
upper_slots = upper row
open_slots = { $count ->
    [one] slot with a technology you have not got
   *[other] slots with a technology you have not got
}
number_in = number in { $slot }
owns = ownership
    .if = { $p } has technology { $n }
    .which = that { $count ->
        [one] has
       *[other] have
    } technology { $n }
develop = development
    .do = develop a technology
    .omits = n
reward_owners = reward of the owners
    .do = reward those who have technology { $n }
take_technology = gain of a technology
    .do = { verb-take } the technology in { $slot }
alchemy_power_ups = power-up at Alchemy
    .do = power up one worker at Alchemy

## Discovery tiles

find = { $count ->
    [one] place for discoveries
   *[other] places for discoveries
}
palace_find = the place beside the Palace
forest_find = the place beside the Forest
quarry_find = the place beside the Stone Quarry
gold_find = the place beside the Gold Deposits
decorations_find = the place beside the Decorations
third_step = the third step of the Avenue
sixth_step = the sixth step of the Avenue
eighth_step = the eighth step of the Avenue
blue_landing = the large step of the blue temple
red_landing = the large step of the red temple
lower_green_landing = the lower large step of the green temple
upper_green_landing = the upper large step of the green temple
discovery = { $count ->
    [one] discovery tile
   *[other] discovery tiles
}
    .piece = discovery tile { $id }
discovery-mask_1 = mask 1
discovery-mask_2 = mask 2
discovery-mask_3 = mask 3
discovery-mask_4 = mask 4
discovery-mask_5 = mask 5
discovery-mask_6 = mask 6
discovery-mask_7 = mask 7
discovery-score_vp = discovery tile for 4 points
discovery-three_resources = discovery tile for three resources
discovery-two_resources = discovery tile for two resources
discovery-four_cocoa = discovery tile for 4 cocoa
discovery-avenue_step = discovery tile for a step on the Avenue
discovery-temple_any_step = discovery tile for a step up any temple
discovery-temple_blue_step = discovery tile for a step up the blue temple
discovery-temple_red_step = discovery tile for a step up the red temple
discovery-temple_green_step = discovery tile for a step up the green temple
discovery-two_power_ups = discovery tile for two power-ups
discovery-double_move = discovery tile for a second worker
discovery-free_move = discovery tile for a move to any board
discovery-extra_worker = discovery tile for a virtual worker
discovery-free_cocoa = discovery tile for a waived payment
discovery_tiles = { $count ->
    [one] discovery tile
   *[other] discovery tiles
}
large_step = large step
avenue_tile = tile of the Avenue
mask = mask
printed = printed number
cocoa_price = price in cocoa
wood_price = price in wood
gold_price = price in gold
discovery_stack = stack of discovery tiles
discovery_discards = discarded discovery tiles
lying = place for discoveries
    .in = at { $noun }
    .to = to { $noun }
discoveries = row of face-up discovery tiles
used = pile of used discovery tiles
    .to = to { $noun }
buy = purchase
    .do = pay for { $tile } and take it
take_find = discovery
    .do = pay for a discovery tile at { $find } and take it
refill_find = new discovery
    .do = { verb-lay } a new discovery tile at { $find }
acting = main action
    .untold = yes
    .set = a main action goes on: { $value }
    .if = a main action goes on
    .if-not = no main action goes on

power_ups_on_sale = power-ups for cocoa
    .untold = yes
    .set = power-ups are for sale: { $value }
    .if = you had this technology when the action began
    .if-not = you did not have this technology when the action began

stuck = player who can do nothing but release
    .if = you have neither a free worker nor 3 cocoa
    .if-not = you have a free worker or 3 cocoa
spare_moment = spare moment
    .when = where no other question is asked
use_tiles = use of discovery tiles
    .do = { verb-open } a moment for discovery tiles
    .omits = tile
tile_use = use
for_the_fee = for the fee
as_worker = as a worker
use = use
benefit = benefit
    .do = { verb-gain } the benefit of { $piece }
helps_at = helpful tile
    .if = { $tile } helps at { $goal }
    .which = that { $count ->
        [one] helps
       *[other] help
    } at { $goal }
use_for_deed = use of a tile
    .do = { verb-use } { $tile } for what the worker does

## The setup

first_game = first game
    .about = Boards and tiles as printed, with fixed goods and workers for everybody.
starting_tile_draft = draft of starting tiles
    .about = Starting tiles are taken in turn instead of being dealt.
dark_eclipse = dark eclipse
    .about = An eclipse comes at once, without further rounds.
bot_workers = workers of Teotibot
    .about = How many of its workers are stronger by one, or weaker.
bot_goods = goods of Teotibot
    .about = How many more of each resource it begins with.
bot_exchange = exchange of Teotibot
    .about = How many more points it gains for ten cocoa.
bot_worship_steps = worship of Teotibot
    .about = How many more steps it takes when it worships.
bot_bonus_tiles = bonus tiles of Teotibot
    .about = How often five more points are added to each bonus tile it has reached.
bot_technologies = technologies of Teotibot
    .about = How many more points it gains for each technology.
steps_may_be_declined = declined steps
    .about = Steps on temples may be declined.
icon_steps_may_be_declined = declined steps for icons
    .about = Steps on temples for matching icons may be declined.
resource_power_up_optional = optional power-ups
    .about = The power-up of Forest, Stone Quarry and Gold Deposits may be left out.
paid_release_frees = paid release
    .about = How many locked workers three cocoa release.
paid_release_frees-all_workers = all workers
paid_release_frees-one_worker = one worker
all_workers = all workers
one_worker = one worker
extra_power_up_per = bought power-ups
    .about = How often technology 13 sells a power-up.
extra_power_up_per-main_action = once for each main action
extra_power_up_per-power_up = once for each power-up
plain_on_plain_scores = plain squares
    .about = A plain square on a plain square gives a point.
middle_row_begins_with = first space of the middle row
    .about = How many points it is worth to build on the first space of the middle row at the Nobles.
pyramid_track_end = end of the pyramid track
    .about = How many steps the pyramid track has.
power_tile_any_time = power-ups at any time
    .about = The discovery tile with two power-ups may be used in the middle of a main action.
finished_pyramid_ends_at_once = sudden end
    .about = A finished pyramid brings the last eclipse at once.
bot_displaces_at_palace = Teotibot at the Palace
    .about = A displaced worker of Teotibot may take a place at the Palace.
prepare = setup
    .do = { verb-set } the game up
lay_boards = boards
    .do = { verb-lay } out the boards
lay_tiles = tiles
    .do = { verb-lay } out the tiles
draw_royal = royal tile
    .do = { verb-draw } a royal tile of { $wanted }
fits_class = fitting class
    .if = { $tile } is of { $wanted }
    .which = of { $wanted }
draw_technologies = technologies
    .do = { verb-draw } the technologies
draw_bonus = bonus tile
    .do = { verb-draw } a bonus tile for { $temple }
lay_discoveries = discoveries
    .do = { verb-lay } out the discovery tiles
seat_players = order of the players
    .do = { verb-choose } the first player
reset_calendar = calendar
    .do = { verb-set } the calendar
get_ready = first cocoa and workers
    .do = { verb-take } cocoa and workers
first_cocoa = cocoa of a player at the start
dark_disc_at = first place of the dark disc (players: { $key })
    .table = first place of the dark disc, by the number of players
printed_technology = printed technology
    .table = technologies of a first game
draft_tiles = number of tiles in the draft (players: { $key })
starting_tile = { $count ->
    [one] starting tile
   *[other] starting tiles
}
    .piece = starting tile ({ $boards })
starting_tiles = starting tiles
boards = boards
finds = discoveries
    .printed = { $value ->
        [one] It comes with a discovery tile that you may pay for.
       *[other] It comes with { $value } discovery tiles that you may pay for.
    }
gives = gain
    .do = { verb-gain } what { $piece } shows
starting_box = box of starting tiles
starting_row = row of starting tiles
starting_finds = discoveries beside them
dealt = hand
dealt_finds = supply of dealt discoveries
kept = kept tiles
kept_finds = supply of kept discoveries
starting_tiles_of = pair of starting tiles
first_finds = supply of first discoveries
drawn_boards = starting tiles drawn for neutral workers
hand_out_starting_tiles = starting tiles
    .do = { verb-give } out the starting tiles
take_four_tiles = four tiles
    .do = { verb-take } four starting tiles
keep_starting_tiles = choice of starting tiles
    .do = { verb-keep } two starting tiles
find_with = discovery of { $tile } (tiles: { $tiles }, drawn: { $drawn })
turn_up_starting_tiles = revealing
    .do = { verb-turn } up the starting tiles
reveal_starting_tiles = revealing
    .do = { verb-reveal } starting tiles
draft_starting_tile = draft
    .do = { verb-take } a starting tile
gain_starting_goods = first goods
    .do = { verb-gain } what { $your } starting tiles show
prompt-first_find = Pay for the discovery of your starting tile?
power_up_ready = first power-up
    .do = power up a worker before it is placed
take_lowest_technology = lowest technology
    .do = take the lowest technology you have not got
place_first_workers = first workers
    .do = { verb-place } { $your } three workers
first_board = board
put_starting_tiles_away = clearing
    .do = { verb-put } the starting tiles away
begin_first_game = fixed setup
    .do = { verb-take } the goods and workers of a first game
first_setup = { $count ->
    [one] fixed setup
   *[other] fixed setups
}
first_setups = fixed setups
first_setup-first_setup_1 = fixed setup of the first player
first_setup-first_setup_2 = fixed setup of the second player
first_setup-first_setup_3 = fixed setup of the third player
first_setup-first_setup_4 = fixed setup of the fourth player
powers = powers
place_neutral_workers = neutral workers
    .do = { verb-place } the neutral workers by { $tiles } starting tiles each
place_neutral_colour = neutral colour
    .do = { verb-place } { $shade } workers by { $tiles } starting tiles
boards_shown = boards of starting tile { $n }
neutral_tiles_at_setup = number of starting tiles for a neutral colour

## A turn

turn = turn
    .do = { verb-take } a turn
prompt-plan = What do you do in this turn?
release = release
    .do = release { $worker }
choice-release = release all of your locked workers
begin_turn = beginning of a turn
    .do = { verb-begin } the turn
release_all = release
    .do = release all of your locked workers
normal_turn = normal turn
    .do = { verb-take } a normal turn
destination = board of the worker
    .set = the worker goes to { $value }
set_out = movement
    .do = { verb-move } a worker
act = deed of the worker
    .do = let the worker act at { $goal }
choice-act = move a worker and act
choice-pay_and_act = pay 3 cocoa to release locked workers, move a worker and act
choice-use_tile = use a discovery tile first
pay_now = paid release
prompt-wages_paid_by = How are the wages paid?
choice-with_tile = with a discovery tile
choice-with_cocoa = with cocoa, or not in full
within_reach = board within reach
    .if = { $goal } is within reach from { $start }
    .which = within reach from { $start }
boards_on = number of boards from { $start } to { $goal }
take_along = movement
    .do = { verb-move } { $worker } from { $start } to { $goal }
    .event = one of your workers moves
comes_by_palace = way by the Palace
    .if = the way from { $start } to { $goal } leads onto or past the Palace
prompt-paid_release = Pay 3 cocoa to release your locked workers?
pay_for_release = paid release
    .do = { verb-pay } for a release
release_late = late release
    .do = { $mood ->
        [third] comes to the late release
       *[other] come to the late release
    }
prompt-worker = Which worker moves?
prompt-goal = To which board?
prompt-companion = Which worker goes with it?
prompt-deed = What does the worker do?
main = main action
harvest = harvest
    .do = harvest cocoa at { $goal }
choice-harvest = harvest cocoa
colours_at = number of colours at { $goal }
pay_fee = fee
    .do = { verb-pay } a fee in cocoa: { $n }
any_distance = any distance
    .set = your worker may go to any board: { $value }
    .if = your worker may go to any board
    .if-not = your worker goes its normal way
second_worker = second worker
    .set = a second worker goes along: { $value }
    .if = a second worker goes along
    .if-not = no second worker goes along
helpers = virtual workers
    .set = count { $value } virtual workers
fee_waived = waived payment
    .set = the payment is waived: { $value }
    .if = the payment is waived
    .if-not = no payment is waived
devotion = power of the worker that worships

## Worship

worship = worship
    .do = worship at { $goal }
choice-worship = worship
prompt-worship_space = At which altar?
prompt-pilgrim = Which worker worships?
prompt-devotion_to = What is the worship for?
choice-ability = the ability of the altar
choice-tile = the discovery tile
choice-both = both, for one cocoa more
prompt-both = What comes first?
lock_in = locking
    .do = pay the fee ({ $extra } more for both) and lock { $pilgrim } on { $space } at { $goal }
displace = displacement
    .do = displace { $worker } at { $goal }
use_altar = ability of an altar
    .do = { verb-use } the ability of { $space }

## Main actions

main_action = main action
    .do = { verb-take } the main action of { $goal }
    .event = you take { $goal ->
        [any] a main action
       *[other] the main action of { $goal }
    }
workers_counted = number of workers that count at { $goal }
virtual_workers = number of virtual workers
given_power_ups = number of power-ups of this action
    .untold = yes
give_power_ups = power-ups
    .do = power up a worker at { $goal }, or twice with three workers
    .omits = n
give_power_up = power-up
    .do = power up one worker at { $goal }
raise_at = power-up of a main action
    .do = power up { $worker } at { $goal }
    .event = a main action powers up one of your workers
bought_power_up = bought power-up
    .do = pay 1 cocoa and power up a worker at { $goal }
prompt-second_power_up = Power up a second time?
prompt-first_power_up = Power up?
prompt-buy_power_up = Pay 1 cocoa for another power-up?
prompt-power_up = Which worker is powered up?
gather = gathering
    .do = gather at { $goal }
    .omits = n
column_for = column for { $weakest }
forest_yield = yield of the Forest
    .do = { verb-gain } what the Forest gives in the row for the workers and in the column
    .omits = number number_2
quarry_yield = yield of the Stone Quarry
    .do = { verb-gain } what the Stone Quarry gives in the row for the workers and in the column
    .omits = number number_2
gold_yield = yield of the Gold Deposits
    .do = { verb-gain } what the Gold Deposits give in the row for the workers and in the column
    .omits = number number_2
extra_goods = more of a resource
    .do = { verb-gain } one more of what { $goal } gives

## Nobles

noble_row = { $count ->
    [one] row
   *[other] rows
}
top_row = the top row
middle_row = the middle row
bottom_row = the bottom row
buildings = number of buildings
    .advance = build on the leftmost free space of { $subject }, { $by } in all
last_buildings = number of buildings at the end
    .advance = build on the last free space of { $subject }, { $by } in all
noble_points = points of space { $second } in { $key }
    .table = victory points of the spaces in each row, from the left
points_of_space = points of space { $n } in { $row }
row_length = length of { $key }
build_for_nobles = building
    .do = { verb-build } for the Nobles
    .omits = n
add_building = building
    .do = { verb-put } up a building in { $row }
nobles_wood = price of a building
built_in = number of taken spaces in { $row }
last_space = number of the last free space in { $row }
buildings_built = number of buildings built
buildings_left = number of buildings left
open_rows = { $count ->
    [one] row open to you (workers: { $n })
   *[other] rows open to you (workers: { $n })
}
has_space = free space
    .if = { $row } has a free space
    .which = with a free space

## Decorations

side = { $count ->
    [one] side
   *[other] sides
}
top_side = the top side
right_side = the right side
bottom_side = the bottom side
left_side = the left side
decoration = { $count ->
    [one] decoration
   *[other] decorations
}
    .piece = decoration ({ $icons })
decoration_tiles = decorations
decoration_stack = stack of decorations
decorations_shown = display of decorations
    .to = to { $noun }
decorated = side
    .in = on { $noun }
    .to = onto { $noun }
ledge = { $count ->
    [one] ledge
   *[other] ledges
}
    .piece = step { $height_of_step } of { $on_side }
ledges = { $count ->
    [one] ledge
   *[other] ledges
}
on_side = side
height_of_step = height
printed_icons = printed icons
quarters = quarters
icons_below = icons below { $ledge }
decoration_gold = gold for a decoration (workers: { $key })
    .table = gold for a decoration, by the number of workers
decorate = decoration
    .do = { verb-place } a decoration
    .omits = n
open_ledges = { $count ->
    [one] open ledge
   *[other] open ledges
}
has_support = support
    .if = the pyramid is high enough below { $ledge }
    .which = below which the pyramid is high enough

## Construction

icon = { $count ->
    [one] icon
   *[other] icons
}
plain = plain
blue_outline = blue outline
red_outline = red outline
green_outline = green outline
blue_icon = blue icon
red_icon = red icon
green_icon = green icon
pyramid_tile = { $count ->
    [one] pyramid tile
   *[other] pyramid tiles
}
    .piece = pyramid tile ({ $icons })
pyramid_tiles = pyramid tiles
icons = icons
pyramid_stack = stack of pyramid tiles
corner_of = upper left quarter of { $spot }
tiles_shown = display of pyramid tiles
    .to = to { $noun }
pyramid = pyramid
level_points = points for a tile (level: { $key })
    .table = victory points for a pyramid tile, by its level
level_wood = wood for a tile (level: { $key })
    .table = wood for a pyramid tile, by its level
same_without_colour = type of { $key }
icon_temple = temple of { $key }
corner = level of the corner
    .table = squares for the upper left quarter of a tile, by row and column, with the lowest level of such a tile
laid_at_start = tile at the start
    .table = squares of the pyramid with a tile at the start, by row and column, for each number of players
    .if = with { $key } players a tile lies at { $second } at the start
    .which = where a tile lies at the start
construction_action = construction
    .do = { verb-build } the pyramid
    .omits = n
    .event = you build the pyramid
lay_tile = pyramid tile
    .do = { verb-lay } a pyramid tile
pay_for_level = price of a tile
    .do = { verb-pay } for a tile of level { $level }
saving = saved resources
    .set = { $value ->
        [0] no resources can be saved on the price of a tile
       *[other] { $value } resources can be saved on the price of a tile
    }
prompt-saved = What do you save?
stone_saved = one stone
wood_saved = one wood
nothing_saved = nothing yet
level_at = level of a tile at { $ground }
flat = flat
    .if = the ground at { $ground } is flat
    .which = that { $count ->
        [one] is
       *[other] are
    } flat
icon_at = icon at { $quarter }
match_icon = matching
    .do = compare { $top } with { $below } under it
climb_for_icon = step for an icon
    .do = { verb-take } a step up { $temple } for the icon
track_steps_for_tiles = steps on the pyramid track
    .do = { verb-count } the steps on the pyramid track (tiles: { $n }, all laid: { $finished })
finish_pyramid = last tile
    .do = finish the pyramid
begin_pyramid = beginning of the pyramid
    .do = { verb-begin } the pyramid
lay_first_tile = first tile
    .do = { verb-lay } a tile at { $ground } that is turned at random

## Workers

power_up = power-up
    .do = power up { $worker }
power_up_anywhere = power-up anywhere
    .do = power up any of your free workers
ascend = ascension
    .do = let { $worker } ascend
prompt-reward = What is the reward of the ascension?
choice-points = 5 victory points
choice-cocoa = 5 cocoa
choice-temple = a step up any temple
choice-two_steps = two steps up any temples, for 3 cocoa
choice-fourth_worker = your fourth worker and 2 cocoa

## The calendar

eclipses = number of eclipses
eclipse_due = due eclipse
    .set = an eclipse is due: { $value }
    .if = an eclipse is due
turns_left = number of turns before the eclipse
pyramid_finished = finished pyramid
    .set = the pyramid is finished: { $value }
    .if = the pyramid is finished
move_calendar = calendar
    .do = look at the calendar
comes_at_once = eclipse at once
    .if = the eclipse comes at once
eclipse = eclipse
    .do = { verb-begin } the eclipse
score_eclipse = scoring of an eclipse
    .do = { verb-score } the eclipse
points_for_track = points for a step on the pyramid track
track_points = points for a step on the pyramid track (eclipse: { $key })
    .table = victory points for a step on the pyramid track, by the number of the eclipse
mask_points = points for masks
mask_set_points = points for a set of masks (different ones: { $key })
    .table = victory points for a set of masks, by how many different ones it has
masks_held = number of masks of which you have at least { $n }
copies_held = number of your masks of kind { $kind }
pay_wages = wages
    .do = { verb-pay } wages
prompt-wages = How many cocoa of the wages do you pay?
begin_period = new period
    .do = { verb-begin } a new period
score_bonus_tiles = bonus tiles
    .do = { verb-score } { $your } bonus tiles
victory_points = victory points
tie_breaker = order in a tie

## Teotibot

teotibot = Teotibot
    .pronoun = { $case ->
        [possessive] its
        [owner] its
       *[other] it
    }
bot_tile = { $count ->
    [one] action tile
   *[other] action tiles
}
    .piece = action tile { $id }
bot_tile-bot_construction = construction tile of Teotibot
bot_tile-bot_decorations = decorations tile of Teotibot
bot_tile-bot_alchemy = alchemy tile of Teotibot
bot_tile-bot_nobles = nobles tile of Teotibot
bot_tile-bot_mastery = mastery tile of Teotibot
bot_tile-bot_worship = worship tile of Teotibot
bot_tile-bot_mask_collection = mask tile of Teotibot
bot_tiles = action tiles
deed = deed
    .do = { verb-do } what { $piece } says
bot_box = box of action tiles
bot_pyramid = action pyramid
    .in = in { $noun }
    .to = to { $noun }
bot_place = { $count ->
    [one] place in the action pyramid
   *[other] places in the action pyramid
}
apex = the apex
middle_left = the left middle
middle_right = the right middle
base_left = the left end of the base
base_middle = the middle of the base
base_right = the right end of the base
outside = the place outside
arrow = arrow
to_the_left = to the left
to_the_right = to the right
one_die = first die
other_die = second die
upper_arrow = upper arrow
    .set = the upper arrow points { $value }
lower_arrow = lower arrow
    .set = the lower arrow points { $value }
rolled_place = place for a roll of { $key }
filled_from = place whose tile fills { $second } if the arrow points { $key }
    .table = places from which gaps are filled, by the arrow
set_up_teotibot = setup of Teotibot
    .do = { verb-set } up Teotibot
place_bot_worker = workers of Teotibot
    .do = { verb-place } worker { $n } of Teotibot
power_change = change of power of worker { $n }
bot_exchanges = exchange
    .do = exchange cocoa
bot_exchange_from = cocoa for an exchange
replace_action_tile = new action tile
    .do = replace { $tile } at { $gap }
arrow_beside = arrow beside { $gap }
turn_arrows = arrows
    .do = { verb-turn } the upper arrow and { verb-put } it below
bot_works_at = work of a worker
    .do = { verb-act } at { $board } and promote the strongest worker there
bot_rises = rise of a worker
    .do = power up { $worker } and move it on
bot_falls_back = fallback of Teotibot
    .do = fall back
bot_builds_at = building of Teotibot's tiles
    .do = { verb-build } at { $board } or fetch goods at { $supplier }
bot_develops = alchemy tile
    .do = develop a technology or learn
bot_learners = { $count ->
    [one] worker that may learn
   *[other] workers that may learn
}
board_of = board of { $worker }
bot_masters = mastery tile
    .do = let the strongest worker act
bot_acts_at = deed of Teotibot
    .do = { verb-act } at { $board }
bot_lays_tile = pyramid tile of Teotibot
    .do = { verb-lay } a pyramid tile
bot_adds_decoration = decoration of Teotibot
    .do = { verb-place } a decoration
bot_takes_technology = technology of Teotibot
    .do = develop a technology
unmarked = unmarked
    .if = nobody has the technology in { $slot }
    .which = whose technology nobody has
bot_adds_building = building of Teotibot
    .do = { verb-put } up a building
bot_worships = worship tile
    .do = worship at the next altar
temple_altars = altars of temples
next_altar = next altar of a temple after { $from_board }
altars_after = altars after { $from_board } (of { $spaces })
send_on = displaced worker of Teotibot
    .do = send { $worker } on from { $goal }
bot_takes_altar = altar for Teotibot
    .do = { verb-take } { $space } with { $worker }
altars_to_take = altars that it may take
bot_collects_masks = mask tile
    .do = { verb-buy } a mask
tile_beside = tile beside { $board }
wants_mask_at = wanted mask
    .if = it wants the mask beside { $board }
    .which = with a mask beside that it wants

## Names inside of rules

goal = board
start = board where it starts
supplier = board with the goods
n = number
develop-n = number of workers
gather-n = number of workers
main_action-n = number of workers
give_power_ups-n = number of workers
build_for_nobles-n = number of workers
decorate-n = number of workers
construction_action-n = number of workers
reward_owners-n = number of the technology
place_bot_worker-n = number of the worker
gain_any_goods-n = number
pay_fee-n = fee
altar_taken = chosen altar
pilgrim = pilgrim
companion = companion
ground = square
covered = { $count ->
    [one] covered icon
   *[other] covered icons
}
displayed = number of displayed tiles
strong = strong worker
column = column
weakest = lowest power
shade = colour
wanted = class
space = altar
extra = extra fee
other = other one
owed = wages
paid = payment
leading = position of the leader
here = place of the worker
ahead = { $count ->
    [one] board ahead
   *[other] boards ahead
}
gap = gap
filler = tile that fills it
stand = place of the tile
row = row
finished = finish
    .if = all tiles are laid
track_steps_for_tiles-n = number of tiles laid

## Sentences by hand

explain-lay_boards = In a first game each board lies on its printed place of the ring. Otherwise only the Palace and Construction lie there, and the other boards have no place on the ring at first: for each of the places 2, 3, 4, 6, 7 and 8 one of those boards is chosen at random.
explain-draw_royal = Choose a royal tile of the class at random from the box of royal tiles and move it to a place for a royal tile: the first one for the first class, the second for the second, and so on.
explain-fits_class = A tile is of the class that is printed on it.
explain-draw_technologies = Choose 6 of the numbers 1, 3, 5, 7, 9, 11, 13, 15 and 17 at random. Beginning with the lowest number, move all technologies with each of them from the box of technologies to the next slot of the Alchemy board.
explain-begin_pyramid = Lay the tiles of the start on the pyramid, turned at random: first those whose corner is of level 1, then those whose corner is of level 2.
explain-lay_first_tile = Draw 1 pyramid tile from the stack of pyramid tiles to the display of pyramid tiles, and place it from there on the pyramid so that the square is the upper left quarter of the spot, turned at random.
explain-lay_discoveries = Shuffle the stack of discovery tiles. Draw discovery tiles from it to each place for discoveries, as many as are laid there with the number of players.
explain-seat_players = Choose the first player at random; whoever plays alone against Teotibot begins. Set the calendar.
explain-reset_calendar = Put the light disc on 0. Put the dark disc on its first place for the number of players, less the number of eclipses.
explain-get_ready = Gain the cocoa of a player at the start. Of the workers of your colour in the box of dice, draw 3 to your supply and 1 onto your ascension wheel; turn that worker to a power of 3.
explain-first_cocoa = A player begins with 1 cocoa if that is the first player, with 3 if that is the last player, otherwise with 2.
explain-place_first_workers = The boards to choose from are those shown on the first and the last starting tile in your pair of starting tiles. For each worker in your supply, choose one of them with no free worker of yours, and move the worker to the general area of the board.
explain-keep_starting_tiles = Choose 2 starting tiles from your hand. Move the discovery that came with each of them, unless it shows no discoveries, from your supply of dealt discoveries to your supply of kept discoveries, and the tiles to your kept tiles.
explain-find_with = The discoveries drawn lie in the order of the tiles, leaving out tiles that show no discoveries: the first belongs to the first such tile, and so on.
explain-take_four_tiles = Draw 4 starting tiles from the box of starting tiles to your hand. For the discoveries that these starting tiles show, draw as many discovery tiles from the stack of discovery tiles to your supply of dealt discoveries.
explain-place_neutral_workers = Shuffle the box of starting tiles. Place workers of each colour that no player has, using the given number of starting tiles; players have the first colours, as many as the number of players. Then move all starting tiles drawn for neutral workers back to the box of starting tiles.
explain-place_neutral_colour = Draw this number of starting tiles from the box of starting tiles to the starting tiles drawn for neutral workers. The boards shown are those of the tiles 1, 2 and 3 drawn just now, as far as there are so many. Move all workers of the colour to the box of dice. One after the other, up to 3 workers of this colour go to the general area of a board that is shown and has no worker of the colour yet, the board that is shown first before all others.
explain-boards_shown = The boards of a starting tile are those of the one at that place in the starting tiles drawn for neutral workers.
explain-begin_turn = Whatever was used in an earlier turn is over: your worker may not go to any board, no second worker goes along, no virtual workers count, and no payment is waived.
explain-normal_turn = Move a worker. Let the worker act at the board of the worker. Come to the late release.
explain-release_late = If there is at least one locked worker of yours and you have at least 3 cocoa, you may pay for a release. If you do, come to the late release again.
explain-set_out = Choose a free worker of yours, and a board that is within reach from the board where it starts. Move the worker from the board where it starts to this board. If a second worker goes along, choose another free worker of yours at the board where it starts and move it to the same board.
explain-boards_on = The number of boards from one board to another is how far it is along the ring of 8, counted from the place on the ring of the first to the place on the ring of the other.
explain-open_slots = A slot has a technology you have not got if there is at least one technology in it and you do not have the one with the number in the slot.
explain-owns = A player has a technology if there is a technology with this number in the row of technologies of the player.
explain-power_up_ready = Choose a worker from your supply and raise the power of it by 1.
explain-walk_avenue = Go on along the Avenue of the Dead by 1. If your position on the Avenue of the Dead is a step with a place for discoveries, you may pay for a discovery tile there and take it.
explain-buy = Pay the price of the tile in cocoa, wood and gold, and move the tile to your row of face-up discovery tiles.
explain-go_up = Go up the temple by 1. If there is a place for discoveries on your step of the temple and it is not empty, either pay for a discovery tile there and take it or gain what the step of the temple shows. Otherwise, gain what the step shows.
explain-gain_from_step = Gain the victory points on the step of the temple that you have come to. Gain the goods on this step, too: cocoa in the green temple, otherwise wood, stone or gold, in any mix.
explain-take_technology = Move a technology from the slot of the Alchemy board to your row of technologies. Take a step up the temple of the slot.
explain-helps_at = The tile helps at a board if its use is for the fee and no payment is waived, or if its use is as a worker and the board is Alchemy, the Nobles or Construction.
explain-pay_fee = If the payment is waived, nothing is paid and the waiver is used up; it fits only a fee of more than 0. Otherwise, pay the fee in cocoa.
explain-lock_in = Pay a fee in cocoa: one for each of the workers on the altar, and the extra fee. Displace these workers at the board. Move the pilgrim onto the altar, and all workers that are left from the way to the general area of the board. The power of the pilgrim is the power of the worker that worships.
explain-altars_after = The altars after a board are taken in the order of the number of boards from that board to theirs, the lowest first; those of the board itself do not count.
explain-forest_yield = In row 1: gain 1 cocoa in column 1, 1 wood in column 2 and 2 wood in column 3. In row 2: 1 wood, 2 wood, or 3 wood and 2 cocoa. In row 3: 2 wood and 1 cocoa, 3 wood and 3 cocoa, or 4 wood and 5 cocoa.
explain-quarry_yield = In row 1: gain 1 victory point in column 1, 1 stone in column 2 and 2 stone in column 3. In row 2: 1 stone, 2 stone, or 3 stone and 2 victory points. In row 3: 2 stone and 1 victory point, 3 stone and 3 victory points, or 4 stone and 5 victory points.
explain-gold_yield = In row 1: gain 1 victory point in column 1, 1 gold in column 2 and 2 gold in column 3. In row 2: 1 gold, 2 gold, or 3 gold and 2 victory points. In row 3: 2 gold and 1 cocoa, 3 gold and a step up any temple, or 4 gold and two steps up any temple.
explain-power_up = Raise the power of the worker by 1. If the power of the worker is 6 now, let the worker ascend.
explain-develop = Choose a slot with a technology you have not got. It must be in the upper row, unless the number of workers is at least 2 or one of the free workers of yours at Alchemy has a power of at least 4. Pay gold equal to the price of the technology in this slot of the Alchemy board. Reward those who have it already. Take the technology. If the number of workers is at least 2 or the slot is in the upper row, power up one worker at Alchemy.
explain-reward_owners = Every other player who has the technology gains 3 victory points.
explain-open_rows = A row is open to you if it has a free space and is the one for the number of workers; or any row for fewer workers that has a free space, if the one for the number of workers has none.
explain-buildings_built = The number of buildings built is the number of taken spaces in all rows together.
explain-points_of_space = The points of a space are those printed on it; space 1 in the middle row gives as many as the option “first space of the middle row” says.
explain-add_building = Build on the leftmost free space of the row, so that its number of buildings goes up by 1, and gain the victory points of the space with that number.
explain-decorate = Pay the gold for a decoration, by the number of workers. Choose a decoration from the display of decorations, and an open ledge. Move the decoration onto the side of the ledge. Compare each of the 2 icons of the tile with the one of the icons below the ledge that lies under it. Gain 3 victory points. Go on along the pyramid track by 1. Power up one worker at the Decorations. Draw 1 decoration from the stack of decorations to the display of decorations.
explain-icon_at = The icon at a quarter is the icon of the tile that covers it, or what is printed there if it is not covered.
explain-lay_tile = Choose a pyramid tile from the display of pyramid tiles, and a cell on the pyramid where the level of a tile would be more than 0. Pay for a tile of this level. Place the tile with its upper left quarter there, turned as you like. Gain the points for a tile of this level in victory points. Compare each of its quarters, from 1 to 4, with the icon below. Count the step on the pyramid track. If the level is 4, finish the pyramid.
explain-finish_pyramid = Put the light disc on the dark disc. The pyramid is finished.
explain-score_eclipse = Beginning with the first player and going round the table, each player gains victory points: for each step of their position on the Avenue of the Dead the value of a step on the Avenue by the number of buildings built; 4 if no other position on the pyramid track is higher and it is more than 0; the points for a step for each step on the pyramid track; and the points for masks. The markers on the pyramid track go back to 0, the number of eclipses goes up by 1, and no eclipse is due any more.
explain-points_for_track = A step on the pyramid track has the points of the number of eclipses, or those of eclipse 3 if the pyramid is finished.
explain-mask_points = Masks are scored in sets, from set 1 to set 3: the first has one of each mask you have, the second one of each mask you have twice, the third one of each mask you have three times. The points for masks are the points for a set of masks, for all sets together.
explain-masks_held = A set has a mask of each kind from 1 to 7 of which you have at least so many.
explain-copies_held = The number of your masks of a kind is counted among the discovery tiles in your row of face-up discovery tiles.
explain-pay_wages = The wages are one for each of the workers of yours in play, and one more for each with a power of at least 4. Choose: either move a discovery tile whose use is for the fee from your row of face-up discovery tiles to your pile of used discovery tiles; or pay any part of the wages, from 0 up, in cocoa, and lose 3 victory points for each that is missing.
explain-bot_lays_tile = Teotibot pays 2 stone. It takes the first pyramid tile in the display of pyramid tiles and lays it on a cell on the pyramid where the level of a tile is more than 0: on the lowest level and the earliest cell, turned at random with its upper left quarter there. It gains victory points equal to the points for a tile of this level and 2 more, goes on along the pyramid track by 1 and takes a step up any temple. If the level is 4, it finishes the pyramid. It draws 1 pyramid tile from the stack of pyramid tiles to the display of pyramid tiles.
explain-bot_masters = The free workers of yours try to work one after the other, the highest power first and then the highest place on the ring: at the board where the worker is free, if that is possible, and then it is done. If none can, fall back.
explain-gain_any_goods-for-teotibot = Teotibot gains 1 at a time, always of what it has least: gold before stone, and stone before wood.
explain-replace_action_tile = The tile that fills the gap moves there in the action pyramid, and so on until the gap is the place outside; the action tile that was used goes there.
explain-turn_arrows = The upper arrow takes the direction of the lower arrow, and the lower arrow the opposite one of the upper arrow.
explain-prepare = Lay out the boards. Lay out the tiles. Lay out the discovery tiles. Choose the first player. Beginning with the first player and going round the table, each player takes cocoa and workers. If Teotibot takes part, set up Teotibot. Give out the starting tiles, or in a first game the fixed goods and workers. Place the neutral workers; for each neutral colour, use the number of starting tiles for a neutral colour.
explain-corner_of = Of the 4 cells of a spot, its upper left quarter is the one that lies there when the tile is turned; without a turn that is cell 1.
explain-draw_bonus = Choose a bonus tile at random from the box of bonus tiles. It is the bonus tile of the temple.
explain-set_up_teotibot = Teotibot gains 2 wood, 2 stone and 2 gold, plus as many of each as the option “goods of Teotibot” says. It goes on along the Avenue of the Dead by 1 and up each temple by 1. It takes a technology from the upper right slot of the Alchemy board, if there is one, into its row of technologies. Its free workers are placed by their numbers, from 1 to 3. 1 more worker of its colour is drawn from the box of dice onto its altar, the altar of the Decorations. Shuffle the box of action tiles. Draw 1 action tile from the box of action tiles to each place in the action pyramid. The upper arrow and the lower arrow each point left or right at random.
explain-power_change = The change of power is 0 for a worker whose number is higher than the option “workers of Teotibot” (without its minus sign). Otherwise it is 1 if that option is more than 0, and -1 if it is less.
explain-worship = Choose an altar of the board on which no worker has your colour. Choose a worker from the way, the pilgrim. Choose one of these. The ability of the altar: pay the fee with no extra, lock the pilgrim on the altar at the board and use the ability of the altar. The discovery tile, if the board is not the Palace: pay the fee with no extra, lock the pilgrim on the altar, and pay for a discovery tile at the place for a discovery beside the board and take it. Both, for one cocoa more: pay the fee and 1 more, lock the pilgrim on the altar, and do both in the order you like. Lay a new discovery tile at the place for a discovery beside the board.
explain-next_altar = The next altar of a temple after a board is the first of the altars of temples that come after that board.
explain-pay_for_level = Pay 2 stone and the wood for a tile of this level. If the saved resources are not 0, choose whether to save one now: either one stone, so that you pay 1 stone; or one wood, if the level is more than 1; or nothing yet. After that, no resources can be saved on the price of a tile.
explain-use_for_deed = If the use of the tile is for the fee, the payment is waived; otherwise, the virtual workers are 1 more. Move the tile to your pile of used discovery tiles.
explain-build_for_nobles = This is allowed only if the number of buildings left is more than 0. Choose a row open to you with this number of workers. Pay the price of a building in wood. Put up a building in the row. Take a step along the Avenue of the Dead. Power up a worker at the Nobles, or twice with three workers.
explain-can_climb = You can take a step up the temple if your step of the temple is less than 10, or if it is 10 and no player has step 11 of the temple yet.
explain-discovery-double_move = You may use this at any time in your movement, if no second worker goes along: move this discovery tile to your pile of used discovery tiles; a second worker goes along.
explain-discovery-free_move = You may use this at any time in your movement, if your worker goes its normal way and no worker is on the way yet: move this discovery tile to your pile of used discovery tiles; your worker may go to any board.
explain-turn-for-teotibot = Teotibot rolls the first die of Teotibot and the second die of Teotibot. Their sum says which place in the action pyramid is meant: it does what the action tile there says, replaces the action tile, turns the upper arrow and puts it below. Then it exchanges cocoa.
explain-take_find = Choose a discovery tile from the place for discoveries. Pay for the tile and take it. Then there is a moment for discovery tiles.
explain-place_bot_worker = Draw 1 worker of your colour from the box of dice to the general area of a board by its number: the first at the Gold Deposits, the second at the Nobles, the third at Construction. Turn each free worker of yours at this board to a power of 2 plus its change of power.
explain-send_on = The worker takes the first of the altars of temples after the board that has no workers. If there is none, it takes the first altar after the board that it may take and that has at least one worker.
explain-construction_action = Lay a pyramid tile. You may lay more, up to the number of workers in all: 1 is laid already. Count the steps on the pyramid track for these tiles. Power up a worker at Construction, or twice with three workers. Draw pyramid tiles from the stack of pyramid tiles until there are 3 in the display of pyramid tiles.
explain-track_steps_for_tiles = Go on along the pyramid track by 1 as soon as a tile is laid.
explain-move_calendar = If you are the last player, move the light disc on by 1, but not beyond the dark disc. If an eclipse is due, lower the number of turns before the eclipse by 1. Otherwise, if the light disc is on the dark disc, an eclipse is due: the number of turns before the eclipse is the number of players and the number of steps from you to the last player together. If an eclipse is due that comes at once, it is 0.
explain-bot_takes_technology = Pay 1 gold. Choose a slot with a technology you have not got: if possible one whose technology nobody has. Reward those who have the technology in the slot. Take it.
explain-unmarked = Nobody has the technology in a slot if no player has a technology with the number in the slot.
explain-bot_adds_building = This is allowed only if the number of buildings left is more than 0. Pay 2 wood. If the row whose place among the rows is the number of eclipses plus 1 has a free space, put up a building in it. Otherwise, choose a row with a free space: the one whose last free space has the lowest points. Gain the points of that space in victory points and build on it. Take a step along the Avenue of the Dead.
explain-level_at = A tile can lie with its upper left quarter on a square if the ground at it is flat and the square has the right corner: one of level 1 if the level of the square can be divided by 2, otherwise one of the other level. The level of a tile there is 1 more than that of the square; elsewhere it is 0.
explain-wants_mask_at = It wants the mask beside a board if there is a discovery at the place for a discovery beside the board, the mask of it is more than 0, the number of your masks of this kind is 0, and you can pay for the tile and take it.
explain-bot_falls_back = Gain 5 cocoa. Choose a free worker of yours, if there is one: the one with the lowest power; ties: the lowest place on the ring. Power up the worker and move it on.
explain-bot_exchanges = If it has at least the cocoa for an exchange, Teotibot loses 10 cocoa and gains 3 victory points, or more or less by the option “exchange of Teotibot”.
explain-winner = The winner is the player with the most victory points. In a tie Teotibot wins; among people a tie is broken by the most cocoa, then by the highest order in a tie.
explain-tie_breaker = The order in a tie is 0 minus the order token, so that a low token comes first; with the option “dark eclipse” it is the order token, so that a high one does.
explain-gain_starting_goods = Gain what each starting tile in your pair of starting tiles shows. For each discovery tile in your supply of first discoveries, you may pay for it and take it. Place your three workers.
explain-gain_any_goods = Gain that many of wood, stone and gold, in any mix.
explain-number_in = The number in a slot is that of the technology on the Alchemy board there.
explain-harvest = This is allowed only if there are no virtual workers and no payment is waived. Gain cocoa: 1 more than the number of colours at the board. Move all workers from the way to the general area of the board.
explain-free_workers = The free workers of yours are the workers of your colour that are in a general area.
explain-workers_in_play = The workers of yours in play are the free workers of yours and the locked ones.
explain-use_altar = Take a step up the temple of the altar, if it has one. Otherwise, if the board of the altar is the Palace, use the ability of each royal tile at its place for a royal tile; at any other altar, take a step up any temple.
explain-refill_find = If there are no discovery tiles at the place for discoveries, draw 1 discovery tile from the stack of discovery tiles to it. If there are no discovery tiles in the stack, first move all discarded discovery tiles to the stack of discovery tiles and shuffle it.
explain-virtual_workers = At Alchemy, the Nobles and Construction the number of virtual workers is that of all virtual workers, elsewhere it is 0.
explain-workers_counted = The number of workers that count at the board is the number of free workers of yours there plus the number of virtual workers of the board, but at most 3.
explain-open_ledges = A ledge is open if its height is 1 more than the number of decorations on its side and the pyramid is high enough below it.
explain-has_support = The pyramid is high enough below a ledge if all of its quarters have a level 1 below its height. A ledge on the board has no quarters.
explain-match_icon = If the icon on top has the same type as the icon below, gain 1 victory point, and if the icon on top has a temple, take a step up this temple for the icon.
explain-comes_at_once = The eclipse comes at once with the option “dark eclipse”, and also with the option “sudden end” if the pyramid is finished.
explain-score_bonus_tiles = For each temple whose bonus tile you have reached, score the bonus tile of the temple.
explain-bot_adds_decoration = Pay 2 gold. Choose an open ledge: the earliest of the ledges. Move the first decoration in the display of decorations onto the side of the ledge. Gain 5 victory points. Go on along the pyramid track by 1. Take a step up any temple. Draw 1 decoration from the stack of decorations to the display of decorations.
explain-bot_worships = Each locked worker of yours takes the next altar of a temple after the board of the altar where the worker is locked. If this altar has no temple, take a step up any temple 3 times, otherwise a step up the temple of the altar 2 times, and as many times more as the option “worship of Teotibot” says. Move all discovery tiles from the place for discoveries beside that board to the discarded discovery tiles. Lay a new discovery tile there.
explain-tile_beside = The tile beside a board is the first discovery tile at the place for discoveries there.
explain-victory_points = Each victory point you have scores 1 point.
explain-score_bonus_tiles-for-teotibot = Teotibot gains 1 victory point for each wood, stone, gold or cocoa it has. It gains 2 victory points for each technology in its row of technologies, and as many more for each as the option “technologies of Teotibot” says. It gains 15 victory points for each temple whose bonus tile it has reached, and 5 more for each, as often as the option “bonus tiles of Teotibot” says.
explain-bonus_tile-bonus_masks-worth = Gain victory points for a set that has one of each mask of which you have at least 1.
explain-bonus_tile-bonus_discovery-worth = Gain 2 victory points for each discovery tile in your pile of used discovery tiles, and for each one in your row of face-up discovery tiles that has no mask.
explain-royal_tile-royal_02-ability = Choose a number of trades from 0 to the power of the worker that worships. For each trade, pay one cocoa and gain one wood and one stone.
explain-royal_tile-royal_03-ability = Choose a number of trades from 0 to the power of the worker that worships. For each trade, pay one wood, stone or gold, in any mix, and gain the cocoa for each resource of this royal tile.
explain-royal_tile-royal_06-ability = Choose a number of trades from 0 to the power of the worker that worships. For each trade, pay one cocoa and gain one stone and one gold.
explain-royal_tile-royal_04-ability = Gain 2 victory points for each technology in your row of technologies, but for no more of them than the power of the worker that worships.
explain-royal_tile-royal_05-ability = Gain 2 victory points for each space of your position on the pyramid track, but for no more of them than the power of the worker that worships.
explain-royal_tile-royal_07-ability = You may pay 1 cocoa and 1 wood, stone or gold. If you do, gain as many of wood, stone or gold, in any mix, as the power of the worker that worships.
explain-royal_tile-royal_08-ability = You may do this several times, at most 1 time less than the power of the worker that worships: pay 1 cocoa and take a step up any temple. It is allowed only if there is a temple that has a step open to you.
explain-royal_tile-royal_09-ability = Gain one victory point for each space of your position on the Avenue of the Dead, but no more than the power of the worker that worships plus the bonus of this royal tile.
explain-comes_by_palace = The way leads onto or past the Palace if it ends at the Palace. It also does if your worker goes its normal way and the place on the ring of the board where it ends is less than that of the board where it starts.
explain-technology-tech_01 = After one of your workers moves, gain 1 cocoa if its way leads onto or past the Palace.
explain-technology-tech_05 = After you take a main action at a board that gives a resource, gain one more of what the board gives.
explain-technology-tech_07 = After you take a main action at a board that gives a resource, gain 1 cocoa and 1 victory point.
explain-technology-tech_15 = The number of virtual workers of Construction is 1 higher. Before you build the pyramid, 1 of the resources can be saved on the price of a tile.
explain-discovery-two_power_ups = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and power up a free worker of yours, and then the same or another one.
explain-discovery-score_vp = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-three_resources = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-two_resources = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-four_cocoa = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-avenue_step = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-temple_any_step = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-temple_blue_step = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-temple_red_step = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-discovery-temple_green_step = At any time in your turn, also at its end, you may move this discovery tile to your pile of used discovery tiles and gain the benefit of this discovery tile.
explain-take_along = The worker is now on the way.
explain-flat = The ground at a square is flat if the level of its east, of its south and of the south of its east is its own level.

## The table (table.yaml)

table_ring = ring of boards
table_calendar = calendar
table_tiles = tiles and workers of the players
table_goods = goods
steps_to_eclipse = steps until the eclipse
explain-icons_below = The icons below a ledge are its printed icons and the icons at its quarters.
explain-bot_works_at = Act at the board. Then choose a free worker of yours there, if there is one: the one with the highest power. Power up the worker and move it on.
explain-bot_rises = Power up the worker. Then move it clockwise along the ring of 8 to the general area of a board: 1 board on, or 2 if the power of the worker is at least 4. The Palace is passed over, and so is the place on the ring of the board where the worker is free.
explain-bot_takes_altar = Release each worker on the altar, and move this worker onto it.
