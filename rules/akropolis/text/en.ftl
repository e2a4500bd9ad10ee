# Akropolis in English.
#
# A noun is a message that selects on $count (a number, or "plural" for several that are not counted) and, in languages
# that need it, on $case. Its attributes are optional wordings for sentences about it:
#   .in .from .to      where things are, come from and go        .set                   how it is changed
#   .which .which-not  behind the thing that has it              .if .if-not            as a condition
#   .do                a rule as something one does              .piece                 one piece of a kind
#   .is .is-not        compared with a value                     .each                  what it is made of
# prompt-<choice> is a question; explain-<id> replaces a generated sentence and is checked against it.

## Things on the table

stone = { $count ->
    [one] stone
   *[other] stones
}
chief = chief architect
    .set = { verb-give } the chief architect marker to { $value }
tile = { $count ->
    [one] tile
   *[other] tiles
}
    .piece = tile { $id } ({ $hexes })
tiles = { $count ->
    [one] tile
   *[other] tiles
}
hexes = { $count ->
    [one] hex
   *[other] hexes
}
hex = { $count ->
    [one] kind of hex
   *[other] kinds of hex
}
box = box
stacks = stacks
    .to = onto { $noun }
site = construction site
    .in = on { $noun }
    .to = onto { $noun }
city = city
    .in = in { $noun }
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
face = face
    .which = { $count ->
        [one] that shows { FORM($value, det: "a") }
       *[other] that show { FORM($value, det: "a") }
    }
    .which-not = { $count ->
        [one] that does not show { FORM($value, det: "a") }
       *[other] that do not show { FORM($value, det: "a") }
    }
starting = starting tile
    .adjective = starting
    .which-not = { $count ->
        [one] that is not a starting tile
       *[other] that are not starting tiles
    }
min_players = smallest number of players
    .which-atmost = that { $count ->
        [one] fits
       *[other] fit
    } { $value }

## What a hex shows

house = { $count ->
    [one] house
   *[other] houses
}
market = { $count ->
    [one] market
   *[other] markets
}
barracks = barracks
temple = { $count ->
    [one] temple
   *[other] temples
}
garden = { $count ->
    [one] garden
   *[other] gardens
}
house_plaza = { $count ->
    [one] house plaza
   *[other] house plazas
}
market_plaza = { $count ->
    [one] market plaza
   *[other] market plazas
}
barracks_plaza = { $count ->
    [one] barracks plaza
   *[other] barracks plazas
}
temple_plaza = { $count ->
    [one] temple plaza
   *[other] temple plazas
}
garden_plaza = { $count ->
    [one] garden plaza
   *[other] garden plazas
}
quarry = { $count ->
    [one] quarry
   *[other] quarries
}

## Rules and the names in them

game = game
setup = setup
    .do = { verb-set } the game up
turn = turn
    .do = { verb-take } a tile and build it
refill = refill
    .do = { verb-refill } the construction site
beginning = starting tile
    .untold = yes
architect = player
    .known = yes
starting_stones = number of starting stones for { $key }
    .amount = the { $what } for { $key }
    .table = starting stones, by the place counted from the chief architect
    .row = { $value } for place { $keys }
spot = { $count ->
    [one] spot
   *[other] spots
}
flat = flat
    .if = { $spot } is flat
    .if-not = { $spot } is not flat
beside_city = beside your city
    .if = { $spot } touches your city on the ground
    .if-not = { $spot } does not touch your city on the ground
    .which = that touches it on the ground
upon_city = upon your city
    .if = { $spot } lies upon your city
    .if-not = { $spot } does not lie upon your city
    .which = that lies upon it
covered = covered
    .which = { $count ->
        [one] that is built
       *[other] that are built
    }
    .if = it is built
    .if-not = it is not built
tiles_below = number of different tiles under { $spot }
    .per = { $count ->
        [one] tile under it
       *[other] tiles under it
    }
    .known = yes

prompt-tile = Which tile do you take?
prompt-spot = Where do you build it?

## Scoring

house_points = houses
market_points = markets
barracks_points = barracks
temple_points = temples
garden_points = gardens
stone_points = stones

districts = { $count ->
    [one] { FORM($kind, count: 1, det: "bare") }
   *[other] { FORM($kind, count: "plural", det: "bare") }
} in your city
    .known = yes
districts-kind = { $count ->
    [one] district of a given kind
   *[other] districts of a given kind
}
stars = stars on your { FORM($kind, count: 1, det: "bare") } plazas
    .known = yes
stars-kind = one kind of district
stars_on = stars on { $key }
    .table = stars of a plaza
    .row = { $value } on each { $keys }
plaza_of = { $count ->
    [one] plaza
   *[other] plazas
} for { FORM($key, count: "plural", det: "bare") }
    .known = yes
worth = worth
worth-group = quarter
    .each = { cell }
size_of_quarter-group = quarter
    .each = { cell }
quarter = largest quarter of houses
    .each = { house }
size_of_quarter = size
kind = district
group = group
    .each = { cell }
market_worth = worth
barracks_worth = worth
temple_worth = worth
garden_worth = worth
alone = without a market beside it
    .which = { $count ->
        [one] with no market beside it
       *[other] with no market beside them
    }
on_edge = on the edge of the city
built_around = built around on all sides
beside_plaza = beside a market plaza
    .known = yes
beside_lake = beside a lake
    .known = yes
open_sides = number of open sides
    .per = { $count ->
        [one] open side
       *[other] open sides
    }
lakes = { $count ->
    [one] lake
   *[other] lakes
}

## Options

long_game = long game
    .if = the long game is played
    .if-not = the long game is not played
    .about = All tiles are used, whatever the number of players.
advanced_houses = advanced houses
    .if = advanced houses are used
    .about = The largest quarter counts twice if it is worth 10 or more.
advanced_markets = advanced markets
    .if = advanced markets are used
    .about = A market beside a market plaza counts twice.
advanced_barracks = advanced barracks
    .if = advanced barracks are used
    .about = Barracks with three or four open sides count twice.
advanced_temples = advanced temples
    .if = advanced temples are used
    .about = Temples above the ground count twice.
advanced_gardens = advanced gardens
    .if = advanced gardens are used
    .about = Gardens beside a lake count twice.
largest_quarter_by = measure of the largest quarter
    .is = the largest quarter is measured in { $value }
    .about = What makes one quarter of houses larger than another.
largest_quarter_by-hexes = hexes
largest_quarter_by-value = worth
holes_are_edge = gaps inside the city are edge
    .if = gaps inside the city count as its edge
    .about = Whether a gap inside the city counts as its edge.
wide_lakes = wide lakes
    .if = lakes may be wider than one hex
    .about = Whether a lake may be wider than one hex.

## Sentences by hand

explain-flat = The spot is flat if all its hexes are on one level.
explain-quarter = The largest quarter of houses is the connected group of houses in your city with the largest size; ties: the highest worth.

## The table (table.yaml)

tiles_left = tiles left in the stacks
price = price in stones
