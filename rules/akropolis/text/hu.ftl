# Akropolis in Hungarian.

pack-akropolis = Akropolis
    .about = Építs várost lapkákból, szintről szintre. Minden épületfajta a maga módján ér pontot, és a közterei megsokszorozzák ezt; a jobb lapkákért kővel fizetsz.

## Things on the table

-stone = kő
    .accusative = követ
    .plural = kövek
    .its = köve
-chief = főépítész
    .gender = person
    .accusative = főépítészt
    .plural = főépítészek
    .its = főépítésze
chief =
    .set = { verb-give-the } a főépítész-jelölőt { FORM($value, "dative") }
-tile = városlapka
tile =
    .piece = { $id } jelű { FORM("-tile", $form) } ({ $hexes })
-tiles = városlapka
-hexes = hatszög
    .accusative = hatszöget
    .plural = hatszögek
    .its = hatszöge
-hex = hatszögfajta
-box = doboz
    .accusative = dobozt
    .plural = dobozok
    .its = doboza
-stacks = lapkaoszlopok
    .accusative = lapkaoszlopokat
    .plural = lapkaoszlopok
    .its = lapkaoszlopai
stacks =
    .to = { FORM($noun, "illative") }
-site = építési terület
    .accusative = építési területet
    .plural = építési területek
    .its = építési területe
site =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-city = város
    .accusative = várost
    .plural = városok
    .its = városa
city =
    .in = { FORM($noun, "inessive") }
-cell = hatszög
    .accusative = hatszöget
    .plural = hatszögek
    .its = hatszöge
-cells = hatszög
    .accusative = hatszöget
    .plural = hatszögek
    .its = hatszöge
-neighbours = szomszéd
    .accusative = szomszédot
    .plural = szomszédok
    .its = szomszédja
    .its-plural = szomszédai
-face = kép
    .accusative = képet
    .plural = képek
    .its = képe
face =
    .which = { $count ->
        [one] amelyen { FORM($value, det: "bare") } van
       *[other] amelyeken { FORM($value, det: "bare") } van
    }
    .which-not = { $count ->
        [one] amelyen nem { FORM($value, det: "bare") } van
       *[other] amelyeken nem { FORM($value, det: "bare") } van
    }
-starting = kezdőlapka
starting =
    .adjective = kezdő
    .which-not = { $count ->
        [one] amely nem kezdőlapka
       *[other] amelyek nem kezdőlapkák
    }
-min_players = legkisebb játékosszám
    .accusative = legkisebb játékosszámot
    .plural = legkisebb játékosszámok
    .its = legkisebb játékosszáma
min_players =
    .which-atmost = { $count ->
        [one] amely megfelel
       *[other] amelyek megfelelnek
    } { FORM($value, "dative") }

## What a hex shows. The book has no names for the plazas.

-house = lakóház
    .accusative = lakóházat
    .plural = lakóházak
    .its = lakóháza
-market = piac
    .accusative = piacot
    .plural = piacok
    .its = piaca
-barracks = laktanya
-temple = templom
    .accusative = templomot
    .plural = templomok
    .its = temploma
-garden = kert
    .accusative = kertet
    .plural = kertek
    .its = kertje
-house_plaza = lakóházköztér
    .accusative = lakóházközteret
    .plural = lakóházközterek
    .its = lakóházköztere
-market_plaza = piacköztér
    .accusative = piacközteret
    .plural = piacközterek
    .its = piacköztere
-barracks_plaza = laktanyaköztér
    .accusative = laktanyaközteret
    .plural = laktanyaközterek
    .its = laktanyaköztere
-temple_plaza = templomköztér
    .accusative = templomközteret
    .plural = templomközterek
    .its = templomköztere
-garden_plaza = kertköztér
    .accusative = kertközteret
    .plural = kertközterek
    .its = kertköztere
-quarry = kőbánya

## Rules and the names in them

-game = játék
    .accusative = játékot
    .plural = játékok
    .its = játéka
-setup = előkészületek
    .accusative = előkészületeket
    .plural = előkészületek
    .its = előkészületei
setup =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsétek elő
    } a játékot
turn =
    .do = { $mood ->
        [third] elvesz egy városlapkát, és lehelyezi
        [infinitive] elvenni egy városlapkát, és lehelyezni
        [may] elvehetsz egy városlapkát, és lehelyezheted
       *[order] vegyél el egy városlapkát, és helyezd le
    }
-refill = feltöltés
    .accusative = feltöltést
    .plural = feltöltések
    .its = feltöltése
refill =
    .do = { $mood ->
        [third] feltölti
        [infinitive] feltölteni
        [may] feltöltheted
       *[order] töltsétek fel
    } az építési területet
-beginning = kezdőlapka
-architect = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
starting_stones = { $key } szerinti { FORM("-stone", $form) }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { $key } szerint jár
    .table = kezdőkövek a főépítésztől számított hely szerint
    .row = { $value } { STARTS($keys, "5 1_ 1- 1. 1000", "az", "a") } { $keys }. helyen
-spot = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-flat = sík
flat =
    .if = { $spot } sík
    .if-not = { $spot } nem sík
-beside_city = város melletti
beside_city =
    .if = { $spot } a földön érinti a városodat
    .if-not = { $spot } nem érinti a földön a városodat
    .which = amely a földön érinti azt
-upon_city = városra épülő
upon_city =
    .if = { $spot } a városodra épül
    .if-not = { $spot } nem a városodra épül
    .which = amely ráépül
-covered = beépített
covered =
    .which = { $count ->
        [one] amely be van építve
       *[other] amelyek be vannak építve
    }
    .if = be van építve
    .if-not = nincs beépítve
tiles_below = { $spot } alatti különböző városlapkák { FORM("-number", $case, 1, "", "its") }
    .per = alatta lévő { FORM("-tile", $form) }

prompt-tile = Melyik városlapkát veszed el?
prompt-spot = Hová helyezed le?

## Scoring

-house_points = lakóházak
    .plural = lakóházak
-market_points = piacok
    .plural = piacok
-barracks_points = laktanyák
    .plural = laktanyák
-temple_points = templomok
    .plural = templomok
-garden_points = kertek
    .plural = kertek
-stone_points = kövek
    .plural = kövek

districts = városodban lévő { FORM($kind, $form) }
-districts-kind = adott fajta kerület
    .accusative = adott fajta kerületet
    .plural = adott fajta kerületek
    .its = adott fajta kerülete
-star = csillag
    .accusative = csillagot
    .plural = csillagok
    .its = csillaga
stars = { FORM($kind, "", 1, "bare") }‿köztereiden lévő csillagok { FORM("-number", $case, 1, "", "its") }
-stars-kind = egyik kerülettípus
    .accusative = egyik kerülettípust
    .plural = egyik kerülettípusok
    .its = egyik kerülettípusa
stars_on = { FORM($key, "superessive") } lévő { FORM("-star", $form) }
    .table = a közterek csillagai
    .row = { $value } minden { FORM($keys, "superessive") }
-plaza = köztér
    .accusative = közteret
    .plural = közterek
    .its = köztere
plaza_of = { FORM($key, "", 1, "bare") }‿{ FORM("-plaza", $form) }
-worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-worth-group = lakónegyed
    .accusative = lakónegyedet
    .plural = lakónegyedek
    .its = lakónegyede
worth-group =
    .each = { FORM("-cell", $form) }
-size_of_quarter-group = lakónegyed
    .accusative = lakónegyedet
    .plural = lakónegyedek
    .its = lakónegyede
size_of_quarter-group =
    .each = { FORM("-cell", $form) }
-quarter = legnagyobb lakónegyed
    .accusative = legnagyobb lakónegyedet
    .plural = legnagyobb lakónegyedek
    .its = legnagyobb lakónegyede
quarter =
    .each = { FORM("-house", $form) }
-size_of_quarter = méret
    .accusative = méretet
    .plural = méretek
    .its = mérete
-kind = kerület
    .accusative = kerületet
    .plural = kerületek
    .its = kerülete
-group = csoport
    .accusative = csoportot
    .plural = csoportok
    .its = csoportja
group =
    .each = { FORM("-cell", $form) }
-market_worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-barracks_worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-temple_worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-garden_worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-alone = nincs piac mellett
alone =
    .which = { $count ->
        [one] amely mellett nincs piac
       *[other] amelyek mellett nincs piac
    }
-on_edge = a város határában van
on_edge =
    .which = { $count ->
        [one] amely a város határában van
       *[other] amelyek a város határában vannak
    }
-built_around = minden oldalról körbe van építve
built_around =
    .which = { $count ->
        [one] amely minden oldalról körbe van építve
       *[other] amelyek minden oldalról körbe vannak építve
    }
-beside_plaza = piacköztér mellett van
-beside_lake = tó mellett van
-open_sides = nyitott oldal
    .accusative = nyitott oldalt
    .plural = nyitott oldalak
    .its = nyitott oldala
open_sides =
    .per = { FORM("-open_sides", $form) }
-lakes = tó
    .accusative = tavat
    .plural = tavak
    .its = tava

## Options

-long_game = hosszú játék
    .accusative = hosszú játékot
    .plural = hosszú játékok
    .its = hosszú játéka
long_game =
    .if = a hosszú játékot játsszátok
    .if-not = nem a hosszú játékot játsszátok
    .about = A játékosok számától függetlenül minden városlapka játékba kerül.
-advanced_houses = haladó lakóházak
    .plural = haladó lakóházak
advanced_houses =
    .if = a haladó lakóházakkal játszotok
    .about = A legnagyobb lakónegyed kétszer számít, ha az értéke legalább 10.
-advanced_markets = haladó piacok
    .plural = haladó piacok
advanced_markets =
    .if = a haladó piacokkal játszotok
    .about = A piacköztér melletti piac kétszer számít.
-advanced_barracks = haladó laktanyák
    .plural = haladó laktanyák
advanced_barracks =
    .if = a haladó laktanyákkal játszotok
    .about = A három vagy négy nyitott oldalú laktanya kétszer számít.
-advanced_temples = haladó templomok
    .plural = haladó templomok
advanced_temples =
    .if = a haladó templomokkal játszotok
    .about = A talajszint feletti templom kétszer számít.
-advanced_gardens = haladó kertek
    .plural = haladó kertek
advanced_gardens =
    .if = a haladó kertekkel játszotok
    .about = A tó melletti kert kétszer számít.
-largest_quarter_by = legnagyobb lakónegyed mértéke
largest_quarter_by =
    .is = a legnagyobb lakónegyed mértéke { $value }
    .about = Mitől nagyobb az egyik lakónegyed a másiknál.
-largest_quarter_by-hexes = a hatszögek száma
-largest_quarter_by-value = az érték
-holes_are_edge = a városon belüli lyuk is határ
holes_are_edge =
    .if = a városon belüli lyuk is a város határának számít
    .about = Számít-e a városon belüli lyuk a város határának.
-wide_lakes = széles tavak
    .plural = széles tavak
wide_lakes =
    .if = egy tó egy hatszögnél szélesebb is lehet
    .about = Lehet-e egy tó szélesebb egy hatszögnél.

## Sentences by hand

explain-game = Készítsétek elő a játékot. A főépítésszel kezdve a játékosok felváltva vesznek el és helyeznek le egy-egy városlapkát, amíg pontosan 1 városlapka nem marad az építési területen. Ha ekkor van legalább egy városlapka a lapkaoszlopokban, töltsétek fel az építési területet, és folytassátok; ha nincs, a játék véget ér.
explain-setup = Minden játékos a városa első helyére helyezi a kezdőlapkát. Tedd az összes olyan városlapkát, amely nem kezdőlapka, és amely megfelel a játékosok számának, a lapkaoszlopokba. Keverd meg a lapkaoszlopokat. Húzz játékosonként 1 városlapkát és még 2-t a lapkaoszlopokból az építési területre. Válassz véletlenszerűen egy játékost. Add a főépítész-jelölőt a játékosnak. Minden játékos annyi követ kap, amennyi a főépítésztől számított helye szerint jár.
explain-open_sides = A hatszög nyitott oldalainak száma: hány olyan üres szomszédja van, amely nem a városodban lévő bezárt lyukak egyike.

explain-flat = A hely sík, ha minden hatszöge egy és ugyanazon a szinten van.
explain-quarter = A legnagyobb lakónegyed a városodban lévő lakóházak legnagyobb méretű összefüggő csoportja; döntetlennél a legnagyobb értékű.

## The table (table.yaml)

-tiles_left = városlapka maradt az oszlopokban
-price = ár kőben
explain-market_points = Piacok: annyi pont jár, amennyi a piacköztereiden lévő csillagok száma szorozva a városodban lévő azon piacok értékeinek összegével, amelyek mellett nincs piac.
explain-alone = Egy hatszög akkor nincs piac mellett, ha egyik szomszédján sincs piac.
explain-barracks_points = Laktanyák: annyi pont jár, amennyi a laktanyaköztereiden lévő csillagok száma szorozva a városodban lévő azon laktanyák értékeinek összegével, amelyek a város határában vannak.
explain-temple_points = Templomok: annyi pont jár, amennyi a templomköztereiden lévő csillagok száma szorozva a városodban lévő azon templomok értékeinek összegével, amelyek minden oldalról körbe vannak építve.
explain-upon_city = Egy hely akkor épül a városodra, ha sík, és 1-nél több városlapka van alatta.
