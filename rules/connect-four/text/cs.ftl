# Connect Four in Czech.

pack-connect-four = Čtyři v řadě
    .about = Vhazujte kotouče do sloupců; čtyři vaše v řadě vyhrávají.

-grid = mřížka
    .gender = f
    .locative = mřížce
grid =
    .in = v { FORM($noun, "locative") }
-disc = kotouč
    .gender = mi
    .plural-genitive = kotoučů
disc =
    .which = { $count ->
        [one] ve kterém je váš kotouč
       *[other] ve kterých jsou vaše kotouče
    }
    .set = { verb-drop } jeden ze svých { FORM("-disc", "genitive", "plural") } na { FORM($subject, "accusative") }
    .omits = value
-win = výhra
    .gender = f
    .accusative = výhru
    .plural = výhry
    .plural-genitive = výher
-top = horní pole
    .gender = n
    .genitive = horního pole
-top_row = horní řada
    .gender = f
    .genitive = horní řady
top_row =
    .each = { FORM("-cell", $form) }
turn =
    .do = { verb-drop } kotouč

prompt-top = Do kterého sloupce vhodíte svůj kotouč?
