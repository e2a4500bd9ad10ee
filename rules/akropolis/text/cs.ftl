# Akropolis in Czech.

pack-akropolis = Akropolis
    .about = Stavte město z dílků, patro nad patro. Každý druh stavby boduje po svém a násobí se svými náměstími; za lepší dílky platíte kameny.

## Things on the table

-stone = kámen
    .gender = mi
    .genitive = kamene
    .plural = kameny
    .plural-genitive = kamenů
-chief = hlavní architekt
    .gender = ma
    .genitive = hlavního architekta
    .dative = hlavnímu architektovi
    .locative = hlavním architektovi
    .instrumental = hlavním architektem
chief =
    .set = { $mood ->
        [third] předá
        [infinitive] předat
       *[order] předejte
    } žeton hlavního architekta { FORM($value, "dative") }
tile =
    .piece = { FORM("-tile", $form) } { $id } ({ $hexes })
-tiles = dílek
    .gender = mi
    .genitive = dílku
    .locative = dílku
    .plural = dílky
    .plural-genitive = dílků
-hexes = pole
    .gender = n
    .genitive = pole
    .plural = pole
    .plural-genitive = polí
-hex = druh pole
    .gender = mi
    .genitive = druhu pole
    .plural = druhy polí
    .plural-genitive = druhů polí
-box = krabice
    .gender = f
    .genitive = krabice
    .accusative = krabici
    .locative = krabici
-stacks = zásoba
    .gender = f
    .genitive = zásoby
    .accusative = zásobu
    .locative = zásobě
stacks =
    .to = do { FORM($noun, "genitive") }
-site = staveniště
    .gender = n
    .genitive = staveniště
    .locative = staveništi
site =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-city = město
    .gender = n
    .genitive = města
    .locative = městě
city =
    .in = ve { STARTS($noun, "vaše", "yes", "no") ->
        [yes] vašem městě
       *[no] { FORM($noun, "locative") }
    }
face =
    .which = { $count ->
        [one] na kterém { say-be } { FORM($value, det: "bare") }
       *[other] na kterých { say-be } { FORM($value, "", "plural", "bare") }
    }
    .which-not = { $count ->
        [one] na kterém není { FORM($value, det: "bare") }
       *[other] na kterých nejsou { FORM($value, "", "plural", "bare") }
    }
-starting = počáteční
    .gender = adjective
starting =
    .adjective = { FORM("-starting", $form) }
    .which-not = { $count ->
        [one] { say-rel } není počáteční
       *[other] { say-rel } nejsou počáteční
    }
-min_players = nejmenší počet hráčů
    .gender = mi
    .genitive = nejmenšího počtu hráčů
min_players =
    .which-atmost = { $count ->
        [one] { say-rel } odpovídá
       *[other] { say-rel } odpovídají
    } { FORM($value, "dative") }

## What a field shows

-house = dům
    .gender = mi
    .genitive = domu
    .plural = domy
    .plural-genitive = domů
-market = tržiště
    .gender = n
    .genitive = tržiště
    .plural = tržiště
    .plural-genitive = tržišť
-barracks = kasárna
    .gender = n
    .genitive = kasáren
    .plural = kasárna
    .plural-genitive = kasáren
-temple = chrám
    .gender = mi
    .genitive = chrámu
    .plural = chrámy
    .plural-genitive = chrámů
-garden = zahrada
    .gender = f
    .genitive = zahrady
    .accusative = zahradu
    .plural = zahrady
    .plural-genitive = zahrad
-house_plaza = náměstí domů
    .gender = n
    .genitive = náměstí domů
    .locative = náměstí domů
    .plural = náměstí domů
-market_plaza = náměstí tržišť
    .gender = n
    .genitive = náměstí tržišť
    .locative = náměstí tržišť
    .plural = náměstí tržišť
-barracks_plaza = náměstí kasáren
    .gender = n
    .genitive = náměstí kasáren
    .locative = náměstí kasáren
    .plural = náměstí kasáren
-temple_plaza = náměstí chrámů
    .gender = n
    .genitive = náměstí chrámů
    .locative = náměstí chrámů
    .plural = náměstí chrámů
-garden_plaza = náměstí zahrad
    .gender = n
    .genitive = náměstí zahrad
    .locative = náměstí zahrad
    .plural = náměstí zahrad
-quarry = lom
    .gender = mi
    .genitive = lomu
    .plural = lomy
    .plural-genitive = lomů

## Rules and the names in them

-setup = příprava hry
    .gender = f
setup =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } hru
turn =
    .do = { $mood ->
        [third] vezme dílek a postaví
        [infinitive] vzít dílek a postavit
       *[order] vezměte dílek a postavte
    } ho
-refill = doplnění staveniště
    .gender = n
refill =
    .do = { verb-refill } staveniště
-beginning = počáteční dílek
    .gender = mi
-architect = vybraný hráč
    .gender = ma
    .genitive = vybraného hráče
    .dative = vybranému hráči
    .accusative = hráče
starting_stones = { FORM("-stone", $form) } za { FORM($key, "accusative") }
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik náleží za { FORM($key, "accusative") }
    .omits = case
    .table = počáteční kameny podle místa počítaného od hlavního architekta
    .row = { $value } za místo { $keys }
-flat = rovné
    .gender = n
flat =
    .if = { $spot } je rovné
    .if-not = { $spot } není rovné
-beside_city = u města
    .gender = n
beside_city =
    .if = { $spot } se na zemi dotýká vašeho města
    .if-not = { $spot } se na zemi nedotýká vašeho města
    .which = které se ho dotýká na zemi
-upon_city = na městě
    .gender = n
upon_city =
    .if = { $spot } leží na vašem městě
    .if-not = { $spot } neleží na vašem městě
    .which = které leží na něm
-covered = zastavěný
    .gender = adjective
covered =
    .adjective = { FORM("-covered", $form) }
    .which = { say-rel } { say-be } { FORM("-covered", "", $count, "", "", $gender) }
    .if = je zastavěné
    .if-not = není zastavěné
tiles_below = { FORM("-say-word-amount", $form) } různých dílků pod { FORM($spot, "instrumental") }
    .per = { FORM("-tile", $form) } pod sebou

prompt-tile = Který dílek si vezmete?
prompt-spot = Kam ho postavíte?

## Scoring

-house_points = domy
    .gender = mi
    .plural = domy
-market_points = tržiště
    .gender = n
    .plural = tržiště
-barracks_points = kasárna
    .gender = n
    .plural = kasárna
-temple_points = chrámy
    .gender = mi
    .plural = chrámy
-garden_points = zahrady
    .gender = f
    .accusative = zahrady
    .plural = zahrady
-stone_points = kameny
    .gender = mi
    .plural = kameny

districts = { FORM($kind, $form) } ve vašem městě
-districts-kind = stavba daného druhu
    .gender = f
    .genitive = stavby daného druhu
    .accusative = stavbu daného druhu
    .plural = stavby daného druhu
    .plural-genitive = staveb daného druhu
-star = hvězda
    .gender = f
    .genitive = hvězdy
    .accusative = hvězdu
    .plural = hvězdy
    .plural-genitive = hvězd
stars = { FORM("-say-word-amount", $form) } hvězd na vašich náměstích { FORM($kind, "genitive", "plural") }
-stars-kind = určitý druh staveb
    .gender = mi
    .plural = určité druhy staveb
    .plural-genitive = určitého druhu staveb
stars_on = { FORM("-star", $form) } na { FORM($key, "locative") }
    .table = hvězdy náměstí
    .row = { $value } na každém { FORM($keys, "locative") }
-plaza = náměstí
    .gender = n
    .genitive = náměstí
    .locative = náměstí
    .plural = náměstí
    .plural-genitive = náměstí
plaza_of = { FORM("-plaza", $form) } { FORM($key, "genitive", "plural") }
-worth = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .plural = hodnoty
    .plural-genitive = hodnot
-worth-group = blok
    .gender = mi
    .genitive = bloku
worth-group =
    .each = { FORM("-cell", $form) }
-size_of_quarter-group = blok
    .gender = mi
    .genitive = bloku
size_of_quarter-group =
    .each = { FORM("-cell", $form) }
-quarter = největší blok domů
    .gender = mi
    .genitive = největšího bloku domů
quarter =
    .each = { FORM("-house", $form) }
-size_of_quarter = velikost
    .gender = f
    .genitive = velikosti
    .accusative = velikost
-kind = stavba
    .gender = f
    .genitive = stavby
    .accusative = stavbu
    .plural = stavby
    .plural-genitive = staveb
-group = skupina
    .gender = f
    .genitive = skupiny
    .accusative = skupinu
    .plural = skupiny
    .plural-genitive = skupin
group =
    .each = { FORM("-cell", $form) }
-market_worth = hodnota
    .gender = f
    .genitive = hodnoty
    .plural = hodnoty
    .plural-genitive = hodnot
-barracks_worth = hodnota
    .gender = f
    .genitive = hodnoty
    .plural = hodnoty
    .plural-genitive = hodnot
-temple_worth = hodnota
    .gender = f
    .genitive = hodnoty
    .plural = hodnoty
    .plural-genitive = hodnot
-garden_worth = hodnota
    .gender = f
    .genitive = hodnoty
    .plural = hodnoty
    .plural-genitive = hodnot
-alone = bez sousedního tržiště
    .gender = n
alone =
    .which = { $count ->
        [one] které
       *[other] která
    } nesousedí s jiným tržištěm
    .if = { $cell } nesousedí s jiným tržištěm
    .if-not = { $cell } sousedí s jiným tržištěm
-on_edge = na okraji města
    .gender = n
on_edge =
    .which = { $count ->
        [one] které je
       *[other] která jsou
    } na okraji města
-built_around = obestavěné ze všech stran
    .gender = n
-beside_plaza = vedle náměstí tržišť
    .gender = n
-beside_lake = vedle jezera
    .gender = n
-open_sides = počet volných stran
    .gender = mi
    .genitive = počtu volných stran
-open_side = volná strana
    .gender = f
    .genitive = volné strany
    .accusative = volnou stranu
    .plural = volné strany
    .plural-genitive = volných stran
open_sides =
    .per = { FORM("-open_side", $form) }
-lakes = jezero
    .gender = n
    .genitive = jezera
    .plural = jezera
    .plural-genitive = jezer
    .plural-instrumental = jezery

## Options

-long_game = dlouhá hra
    .gender = f
long_game =
    .if = se hraje dlouhá hra
    .if-not = se nehraje dlouhá hra
    .about = Hraje se se všemi dílky bez ohledu na počet hráčů.
-advanced_houses = pokročilé domy
    .gender = mi
advanced_houses =
    .if = se hraje s pokročilými domy
    .about = Největší blok domů se počítá dvakrát, má-li hodnotu 10 nebo více.
-advanced_markets = pokročilá tržiště
    .gender = n
advanced_markets =
    .if = se hraje s pokročilými tržišti
    .about = Tržiště vedle náměstí tržišť se počítá dvakrát.
-advanced_barracks = pokročilá kasárna
    .gender = n
advanced_barracks =
    .if = se hraje s pokročilými kasárny
    .about = Kasárna se třemi nebo čtyřmi volnými stranami se počítají dvakrát.
-advanced_temples = pokročilé chrámy
    .gender = mi
advanced_temples =
    .if = se hraje s pokročilými chrámy
    .about = Chrám nad úrovní země se počítá dvakrát.
-advanced_gardens = pokročilé zahrady
    .gender = f
advanced_gardens =
    .if = se hraje s pokročilými zahradami
    .about = Zahrada vedle jezera se počítá dvakrát.
-largest_quarter_by = měřítko největšího bloku
    .gender = n
largest_quarter_by =
    .is = největší blok určuje { $value }
    .about = Podle čeho je jeden blok domů větší než druhý.
-largest_quarter_by-hexes = počet polí
    .gender = mi
-largest_quarter_by-value = hodnota
    .gender = f
-holes_are_edge = mezery uvnitř města jsou okraj
    .gender = f
holes_are_edge =
    .if = se mezery uvnitř města počítají jako jeho okraj
    .about = Zda se mezera uvnitř města počítá jako jeho okraj.
-wide_lakes = široká jezera
    .gender = n
wide_lakes =
    .if = jezero může být širší než jedno pole
    .about = Zda může být jezero širší než jedno pole.

## Sentences by hand

explain-flat = Místo je rovné, pokud jsou všechna jeho pole na jedné a téže úrovni.
explain-quarter = Největší blok domů je souvislá skupina domů ve vašem městě, která má největší velikost; při shodě ta, která má nejvyšší hodnotu.

## The table (table.yaml)

-tiles_left = dílky v zásobě
    .gender = mi
-price = cena v kamenech
    .gender = f
explain-house_points = Domy: za každou hvězdu na svých náměstích domů získáte tolik bodů, kolik činí hodnota největšího bloku domů.
explain-market_points = Tržiště: za každou hvězdu na svých náměstích tržišť získáte tolik bodů, kolik činí součet hodnot tržišť ve vašem městě, která nesousedí s jiným tržištěm.
explain-barracks_points = Kasárna: za každou hvězdu na svých náměstích kasáren získáte tolik bodů, kolik činí součet hodnot kasáren ve vašem městě, která jsou na okraji města.
explain-temple_points = Chrámy: za každou hvězdu na svých náměstích chrámů získáte tolik bodů, kolik činí součet hodnot chrámů ve vašem městě, které jsou obestavěné ze všech stran.
explain-garden_points = Zahrady: za každou hvězdu na svých náměstích zahrad získáte tolik bodů, kolik činí součet hodnot zahrad ve vašem městě.
explain-refill = Lízněte 1 dílek za každého hráče a 1 navíc ze zásoby na staveniště. Předejte žeton hlavního architekta hráči, který po něm následuje.
explain-turn = Vyberte dílek ze staveniště. Zaplaťte o 1 kámen méně, než je pořadí dílku. Vyberte pro dílek místo ve svém městě: na zemi tak, aby se ho dotýkalo, nebo na městě. Získejte 1 kámen za každé pole místa, na kterém je lom. Umístěte dílek na místo.
