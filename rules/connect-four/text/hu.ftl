# Connect Four in Hungarian.

pack-connect-four = Négyet egy sorba
    .about = Dobj korongokat az oszlopokba; aki négyet kirak egy vonalban, nyer.

-grid = keret
grid =
    .in = { FORM($noun, "inessive") }
-disc = korong
    .its = korongja
disc =
    .which = { $count ->
        [one] amelyben a te korongod van
       *[other] amelyekben a te korongod van
    }
    .set = { verb-drop } egyet a { FORM("-disc", "elative", "plural", "", $whose) } { FORM($subject, "illative") }
    .omits = value
-win = győzelem
    .accusative = győzelmet
    .its = győzelme
-top = felső mező
-top_row = felső sor
top_row =
    .each = { FORM("-cell", $form) }
turn =
    .do = { verb-drop } be egy korongot

prompt-top = Melyik oszlopba dobod a korongodat?
explain-game = A játékosok felváltva dobnak be egy-egy korongot.
