# Connect Four in English.

grid = frame
    .in = in { $noun }
disc = disc
    .which = { $count ->
        [one] that holds a disc
       *[other] that hold discs
    } of { FORM($value, case: "owner") }
    .set = { verb-drop } one of { FORM($value, case: "possessive") } discs into { $subject }
win = { $count ->
    [one] win
   *[other] wins
}
top = top cell
top_row = top row
    .each = { cell }
turn = turn
    .do = { verb-drop } a disc
game = game

prompt-top = Which column do you drop your disc into?
