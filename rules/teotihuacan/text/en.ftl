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
stair_points = points on step { $second } of { $key }
landing = place for discoveries on step { $second } of { $key }
avenue_find = place for discoveries on step { $key } of the Avenue
tiles_laid = number of discovery tiles at { $key } (players: { $second })
avenue_value = value of a step on the Avenue (buildings built: { $key })
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
    .do = score { $piece }
printed_at = printed temple
can_climb = possible step
    .if = you can take a step up { $temple }
    .which = that { $count ->
        [one] has
       *[other] have
    } a step open to you
climb = step up a temple
    .do = take a step up { $temple }
prompt-climb = Take the step?
climb_any = step up any temple
    .do = take a step up any temple
go_up_any = step up any temple
    .do = take a step up a temple of your choice
go_up = step up
    .do = go one step up { $temple }
gain_from_step = reward of the step
    .do = gain what the step of { $temple } shows
prompt-large_step = Do you take a discovery tile, or what the step shows?
gain_any_goods = any resources
    .do = gain { $n } wood, stone or gold, in any mix
reached = reached bonus tile
    .if = you have reached the bonus tile of { $temple }
    .which = whose bonus { $count ->
        [one] tile
       *[other] tiles
    } you have reached
walk_avenue = step on the Avenue
    .do = take a step along the Avenue of the Dead
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
added = bonus
ability = ability
    .do = use the ability of { $piece }
royal_box = box of royal tiles
royal = royal tile
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
    .do = develop a technology (workers: { $n }) (one of power 4 or 5: { $strong })
reward_owners = reward of the owners
    .do = reward those who have technology { $n }
take_technology = gain of a technology
    .do = take the technology in { $slot }
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
    .do = lay a new discovery tile at { $find }
acting = main action
    .set = a main action goes on: { $value }
    .if = a main action goes on
    .if-not = no main action goes on

end_of_turn = end of the turn
    .when = at the end of your turn
end_turn = end of the turn
    .do = end the turn
tile_use = use
for_the_fee = for the fee
as_worker = as a worker
use = use
benefit = benefit
    .do = gain the benefit of { $piece }
helps_at = helpful tile
    .if = { $tile } helps at { $goal }
    .which = that { $count ->
        [one] helps
       *[other] help
    } at { $goal }
use_for_deed = use of a tile
    .do = use { $tile } for what the worker does

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
power_tile_any_time = power-ups at any time
    .about = The discovery tile with two power-ups may be used in the middle of a main action.
finished_pyramid_ends_at_once = sudden end
    .about = A finished pyramid brings the last eclipse at once.
bot_displaces_at_palace = Teotibot at the Palace
    .about = A displaced worker of Teotibot may take a place at the Palace.
prepare = setup
lay_boards = boards
    .do = lay out the boards
lay_board_at = board
    .do = lay a board at random on place { $n } of the ring
lay_tiles = tiles
    .do = lay out the tiles
draw_royals = royal tiles
    .do = draw the royal tiles
draw_royal = royal tile
    .do = draw a royal tile of { $wanted }
fits_class = fitting class
    .if = { $tile } is of { $wanted }
    .which = of { $wanted }
draw_technologies = technologies
    .do = draw the technologies
draw_bonus = bonus tile
    .do = draw a bonus tile for { $temple }
lay_discoveries = discoveries
    .do = lay out the discovery tiles
seat_players = order of the players
    .do = choose the first player
reset_calendar = calendar
    .do = set the calendar
get_ready = first goods
    .do = take cocoa and workers
first_cocoa = cocoa of a player at the start
later_cocoa = cocoa of a later player at the start
dark_disc_at = first place of the dark disc (players: { $key })
printed_technology = printed technology
draft_tiles = number of tiles in the draft (players: { $key })
starting_tile = { $count ->
    [one] starting tile
   *[other] starting tiles
}
    .piece = starting tile { $id }
starting_tiles = starting tiles
boards = boards
cocoa_gained = cocoa
wood_gained = wood
stone_gained = stone
gold_gained = gold
any_goods = free resources
blue_steps = blue steps
red_steps = red steps
green_steps = green steps
avenue_steps = steps on the Avenue
power_ups = power-ups
technologies = technologies
finds = discoveries
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
deal_starting_tiles = deal
    .do = deal the starting tiles
take_four_tiles = four tiles
    .do = take four starting tiles
keep_starting_tiles = choice of starting tiles
    .do = keep two starting tiles
find_with = discovery of { $tile } (tiles: { $tiles }, drawn: { $drawn })
turn_up_starting_tiles = revealing
    .do = turn up the starting tiles
reveal_starting_tiles = revealing
    .do = reveal starting tiles
draft_starting_tile = draft
    .do = take a starting tile
gain_starting_goods = first goods
    .do = gain what your starting tiles show
gain_from_starting_tile = starting tile
    .do = gain what { $tile } shows
prompt-first_find = Pay for the discovery of your starting tile?
power_up_ready = first power-up
    .do = power up a worker before it is placed
take_lowest_technology = lowest technology
    .do = take the lowest technology you have not got
place_first_workers = first workers
    .do = place your three workers
first_board = board
put_starting_tiles_away = clearing
    .do = put the starting tiles away
begin_first_game = fixed setup
    .do = take the goods and workers of a first game
first_setup = { $count ->
    [one] fixed setup
   *[other] fixed setups
}
first_setups = fixed setups
token = order token
blue_step_gives = resource of the blue step
powers = powers
place_neutral_workers = neutral workers
    .do = place the neutral workers by { $tiles } starting tiles each
place_neutral_colour = neutral colour
    .do = place { $shade } workers by { $tiles } starting tiles
boards_shown = boards of starting tile { $n }
neutral_tiles_at_setup = number of starting tiles for a neutral colour

## A turn

turn = turn
prompt-plan = What do you do in this turn?
release = release
    .do = release { $worker }
choice-release = release all of your locked workers
begin_turn = beginning of a turn
    .do = begin the turn
release_all = release
    .do = release all of your locked workers
normal_turn = normal turn
    .do = take a normal turn
destination = board of the worker
    .set = the worker goes to { $value }
set_out = movement
    .do = move a worker
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
    .do = move { $worker } from { $start } to { $goal }
    .event = one of your workers moves
comes_by_palace = way by the Palace
    .if = the way from { $start } to { $goal } leads onto or past the Palace
prompt-paid_release = Pay 3 cocoa to release your locked workers?
pay_for_release = paid release
    .do = pay for a release
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
    .do = pay a fee in cocoa: { $n }
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
    .do = use the ability of { $space }

## Main actions

main_action = main action
    .do = take the main action of { $goal }
    .event = you take { $goal ->
        [any] a main action
       *[other] the main action of { $goal }
    }
workers_counted = number of workers that count at { $goal }
virtual_workers = number of virtual workers
given_power_ups = number of power-ups of this action
give_power_ups = power-ups
    .do = power up a worker at { $goal }, or twice with three workers (workers: { $n })
give_another_power_up = second power-up
    .do = power up another time at { $goal }
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
    .do = gather at { $goal } (workers: { $n }) in column { $column }
column_for = column for a power of { $weakest }
forest_yield = yield of the Forest
    .do = gain what the Forest gives in row { $number } and column { $number_2 }
quarry_yield = yield of the Stone Quarry
    .do = gain what the Stone Quarry gives in row { $number } and column { $number_2 }
gold_yield = yield of the Gold Deposits
    .do = gain what the Gold Deposits give in row { $number } and column { $number_2 }
extra_goods = more of a resource
    .do = gain one more of what { $goal } gives

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
noble_points = points of space { $second } in { $key }
row_length = length of { $key }
build_for_nobles = building
    .do = build for the Nobles (workers: { $n })
add_building = building
    .do = put up a building in { $row }
nobles_wood = price of a building
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
    .piece = decoration { $left_icon } and { $right_icon }
decoration_tiles = decorations
left_icon = left icon
right_icon = right icon
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
left_printed = icon printed on the left
right_printed = icon printed on the right
left_quarter = quarter on the left
right_quarter = quarter on the right
decoration_gold = gold for a decoration (workers: { $key })
decorate = decoration
    .do = place a decoration (workers: { $n })
open_ledges = { $count ->
    [one] open ledge
   *[other] open ledges
}
has_support = support
    .if = the pyramid is high enough below { $ledge }
    .which = below which the pyramid is high enough
icon_below_left = icon below the left half on { $ledge }
icon_below_right = icon below the right half on { $ledge }

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
tile_drawn = drawn pyramid tile
corner_of = upper left quarter of { $spot }
tiles_shown = display of pyramid tiles
    .to = to { $noun }
pyramid = pyramid
level_points = points for a tile (level: { $key })
level_wood = wood for a tile (level: { $key })
same_without_colour = type of { $key }
icon_temple = temple of { $key }
corner = corner
laid_for_two = tile at the start for two
laid_for_three = tile at the start for three
laid_for_four = tile at the start for four
construction_action = construction
    .do = build the pyramid (workers: { $n })
    .event = you build the pyramid
lay_tile = pyramid tile
    .do = lay a pyramid tile
pay_for_level = price of a tile
    .do = pay for a tile of level { $level }
saving = saved resources
    .set = resources that may be saved on the price of a tile: { $value }
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
    .do = take a step up { $temple } for the icon
track_steps_for_tiles = steps on the pyramid track
    .do = count the steps on the pyramid track (tiles: { $n }, all laid: { $finished })
finish_pyramid = last tile
    .do = finish the pyramid
begin_pyramid = beginning of the pyramid
    .do = begin the pyramid
laid_at_start = tile at the start
    .if = a tile lies at { $ground } at the start
    .which = where a tile lies at the start
laid_for_fewer = tile at the start for two or three
    .if = a tile lies at { $ground } at the start of two or three
lay_first_tile = first tile
    .do = lay a tile at { $ground } that is turned at random

## Workers

power_up = power-up
    .do = power up { $worker }
power_up_anywhere = power-up anywhere
    .do = power up any of your free workers
ascend = ascension
    .do = let { $worker } ascend
take_reward = reward of an ascension
    .do = choose a reward
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
score_eclipse = scoring of an eclipse
    .do = score the eclipse
points_for_track = points for a step on the pyramid track
track_points = points for a step on the pyramid track (eclipse: { $key })
mask_points = points for masks
mask_set_points = points for a set of masks (different ones: { $key })
masks_held = number of masks of which you have at least { $n }
copies_held = number of your masks of kind { $kind }
pay_wages = wages
    .do = pay wages
prompt-wages = How many cocoa of the wages do you pay?
begin_period = new period
    .do = begin a new period
finish_game = end of the game
    .do = end the game
score_bonus_tiles = bonus tiles
    .do = score your bonus tiles
victory_points = victory points
tie_breaker = order in a tie

## Teotibot

teotibot = Teotibot
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
    .do = do what { $piece } says
bot_box = box of action tiles
bot_pyramid = action pyramid
    .in = in { $noun }
    .to = to { $noun }
bot_used = used action tile
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
one_die = first die of Teotibot
other_die = second die of Teotibot
upper_arrow = upper arrow
    .set = the upper arrow points { $value }
lower_arrow = lower arrow
    .set = the lower arrow points { $value }
rolled_place = place for a roll of { $key }
slides_left = place whose tile fills { $key } if the arrow points left
slides_right = place whose tile fills { $key } if the arrow points right
set_up_teotibot = setup of Teotibot
    .do = set up Teotibot
place_bot_worker = workers of Teotibot
    .do = place { $worker } as number { $n } of Teotibot
power_change = change of power of worker { $n }
sign_of = sign of { $n }
bot_exchanges = exchange
    .do = exchange cocoa
bot_exchange_from = cocoa for an exchange
replace_action_tile = new action tile
    .do = replace the action tile at { $stand }
tile_above = place whose tile fills { $gap }
arrow_beside = arrow beside { $gap }
turn_arrows = arrows
    .do = turn the upper arrow and put it below
bot_moves_on = way of a worker of Teotibot
    .do = move { $worker } on
bot_succeeds = success of Teotibot
    .do = power up and move the strongest worker at { $board }
bot_rises = rise of a worker
    .do = power up { $worker } and move it on
bot_falls_back = fallback of Teotibot
    .do = fall back
bot_constructs = construction tile
    .do = build the pyramid or fetch stone
bot_decorates = decorations tile
    .do = decorate or fetch gold
bot_builds_for_nobles = nobles tile
    .do = build for the Nobles or fetch wood
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
    .do = act at { $board }
bot_lays_tile = pyramid tile of Teotibot
    .do = lay a pyramid tile
bot_adds_decoration = decoration of Teotibot
    .do = place a decoration
bot_takes_technology = technology of Teotibot
    .do = develop a technology
unmarked = unmarked
    .if = nobody has the technology in { $slot }
    .which = whose technology nobody has
bot_adds_building = building of Teotibot
    .do = put up a building
bot_worships = worship tile
    .do = worship at the next altar
temple_altars = altars of temples
next_altar = next altar of a temple after { $from_board }
altars_after = altars after { $from_board } (of { $spaces })
send_on = displaced worker of Teotibot
    .do = send { $worker } on from { $goal }
altars_to_take = altars that it may take
bot_collects_masks = mask tile
    .do = buy a mask
tile_beside = tile beside { $board }
wants_mask_at = wanted mask
    .if = it wants the mask beside { $board }
    .which = with a mask beside that it wants

## Names inside of rules

goal = board
start = board where it starts
n = number
develop-n = number of workers
gather-n = number of workers
main_action-n = number of workers
give_power_ups-n = number of workers
build_for_nobles-n = number of workers
decorate-n = number of workers
construction_action-n = number of workers
lay_board_at-n = number
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

## The table (table.yaml)

table_ring = ring of boards
table_calendar = calendar
table_tiles = tiles and workers of the players
table_goods = goods
steps_to_eclipse = steps until the eclipse
