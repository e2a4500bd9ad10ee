# Tic-tac-toe in English.

grid = board
mark = mark
    .which = { $count ->
        [one] that bears
       *[other] that bear
    } { FORM($value, case: "possessive") } mark
    .set = { verb-put } { FORM($value, case: "possessive") } mark in { $subject }
win = { $count ->
    [one] win
   *[other] wins
}
turn = turn
    .do = { verb-make } a move
game = game

prompt-cell = Where do you put your mark?
