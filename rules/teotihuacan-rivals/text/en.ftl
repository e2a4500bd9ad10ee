reward_leaders = reward for the lead
    .do = { $mood ->
        [third] rewards
       *[other] reward
    } the leaders
furthest = furthest position
explain-reward_leaders = Each player with the furthest position on the pyramid track gains 2 cocoa if that position is more than 0, beginning with the first player and going round the table.
