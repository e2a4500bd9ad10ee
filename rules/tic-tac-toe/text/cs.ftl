# Tic-tac-toe in Czech.

pack-tic-tac-toe = Piškvorky na 3 × 3
    .about = Tři značky v řadě vyhrávají. Nejmenší balíček, určený ke čtení.

-grid = deska
    .gender = f
    .locative = desce
-mark = značka
    .gender = f
mark =
    .which = { $count ->
        [one] které nese vaši značku
       *[other] která nesou vaši značku
    }
    .set = { verb-put } svou značku na { FORM($subject, "accusative") }
    .omits = value
-win = výhra
    .gender = f
    .accusative = výhru
    .plural = výhry
    .plural-genitive = výher
turn =
    .do = { verb-make } tah

prompt-cell = Kam umístíte svou značku?
