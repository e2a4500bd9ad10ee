# Tic-tac-toe in Hungarian.

pack-tic-tac-toe = Amőba 3 × 3-as táblán
    .about = Aki három jelet tesz egy vonalba, nyer. A legkisebb csomag, ismerkedéshez.

-grid = tábla
-mark = jel
    .plural = jelek
mark =
    .which = { $count ->
        [one] amelyen a te jeled áll
       *[other] amelyeken a te jeled áll
    }
    .set = { verb-put-the } a { FORM("-mark", "accusative", 1, "", $whose) } { FORM($subject, "sublative") }
    .omits = value
-win = győzelem
    .accusative = győzelmet
    .its = győzelme
turn =
    .do = { verb-perform } egy lépést

prompt-cell = Hová teszed a jeledet?
explain-game = A játékosok felváltva hajtanak végre egy-egy lépést.
