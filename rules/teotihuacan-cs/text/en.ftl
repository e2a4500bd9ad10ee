# Sentences by hand, as the game is by this rulebook.
explain-send_on = The worker takes the first of the altars of temples after the board that has no workers. If there is none, it takes the first altar after the board that it may take and that has at least one worker.
explain-move_calendar = If you are the last player, move the light disc on by 1, but not beyond the dark disc. If an eclipse is due, lower the number of turns before the eclipse by 1. Otherwise, if the light disc is on the dark disc, an eclipse is due: the number of turns before the eclipse is the number of players and the number of steps from you to the last player together. If an eclipse is due that comes at once, it is 0.
explain-climb = If you can take a step up the temple, you may go one step up the temple.
