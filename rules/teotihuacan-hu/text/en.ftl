# Sentences by hand, as the game is by this rulebook.
extra_goods = one resource of any kind
    .do = { verb-gain } one wood, stone or gold of your choice
    .omits = goal
explain-technology-tech_05 = After you take a main action at a board that gives a resource, gain one wood, stone or gold of your choice.
explain-fits_class = Every tile is of the class, whichever class is printed on it.
explain-climb_for_icon = If you can take a step up the temple, you may go one step up the temple.
explain-alchemy_power_ups = Power up each free worker of yours at Alchemy, once.
