# Cuzco in Hungarian.

pack-cuzco = Cuzco
    .about = Rakj falvakat és földeket szintről szintre, létesíts öntözőtavakat, emelj templomokat, vezesd inkáidat a városokba, és rendezz ott fesztiválokat, mindezt körönként néhány akciópontból.

## Things on the table

-ap = akciópont
    .accusative = akciópontot
    .plural = akciópontok
    .its = akciópontja
-action_token = extraakció-jelző
    .accusative = extraakció-jelzőt
    .plural = extraakció-jelzők
    .its = extraakció-jelzője
-inca = inka
    .accusative = inkát
    .plural = inkák
    .its = inkája
-pond = öntözőtó
    .accusative = öntözőtavat
    .plural = öntözőtavak
    .its = öntözőtava
-sun_disc = napkorong
    .accusative = napkorongot
    .plural = napkorongok
    .its = napkorongja
-prestige = presztízspont
    .accusative = presztízspontot
    .plural = presztízspontok
    .its = presztízspontja
-tile = területlapka
-tiles = területlapka
tile-three = { FORM("-triple", $form) }
tile-two = { FORM("-double", $form) }
tile-village_hex = { FORM("-single_village", $form) }
tile-farmland_hex = { FORM("-single_farmland", $form) }
-hexes = hexa
-kind = fajta
-temple_level = templomszint
    .accusative = templomszintet
    .plural = templomszintek
    .its = templomszintje
temple_level =
    .piece = { FORM($worth, "adjective") } értékű { FORM("-temple_level", $form) }
-temple_levels = templomszint
    .accusative = templomszintet
    .plural = templomszintek
    .its = templomszintje
-worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-card = fesztiválkártya
card =
    .piece = { FORM("-card", $form) } ({ $relics })
-cards = fesztiválkártya
-relics = ereklye
-relic = ereklye
-relic_a = A ereklye
-relic_b = B ereklye
-relic_c = C ereklye
-box = doboz
    .accusative = dobozt
    .plural = dobozok
    .its = doboza
-triples = hárommezős lapkák készlete
-own_tiles = lapkakészlet
    .accusative = lapkakészletet
    .plural = lapkakészletek
    .its = lapkakészlete
-levels_left = templomszintek készlete
-temples = templomok
    .accusative = templomokat
    .plural = templomok
    .its = templomai
temples =
    .in = { $noun } között
    .to = { $noun } közé
-deck = húzópakli
    .accusative = húzópaklit
    .plural = húzópaklik
    .its = húzópaklija
-hand = kéz
    .accusative = kezet
    .plural = kezek
    .its = keze
hand =
    .in = { FORM($noun, "inessive") }
    .from = { FORM($noun, "elative") }
    .to = { FORM($noun, "illative") }
-face_up = dobópakli teteje
    .accusative = dobópakli tetejét
    .plural = dobópakli tetejei
    .its = dobópakli teteje
face_up =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = képpel felfelé { FORM($noun, "sublative") }
-laid_open = kijátszott kártyák
    .accusative = kijátszott kártyákat
    .plural = kijátszott kártyák
    .its = kijátszott kártyái
    .your = kijátszott kártyáid
    .your-accusative = kijátszott kártyáidat
laid_open =
    .in = { $noun } között
    .from = { $noun } közül
    .to = { $noun } közé
-buried = dobópakli
    .accusative = dobópaklit
    .plural = dobópaklik
    .its = dobópaklija
buried =
    .to = { $noun } felső lapja alá

## The land

-land = vidék
    .accusative = vidéket
    .plural = vidékek
    .its = vidéke
-cell = hexa
-cells = hexa
-neighbours = szomszéd
    .accusative = szomszédot
    .plural = szomszédok
    .its = szomszédja
    .its-plural = szomszédai
-terrain = területtípus
    .accusative = területtípust
    .plural = területtípusok
    .its = területtípusa
-village = falu
    .accusative = falut
    .plural = falvak
    .its = faluja
-farmland = termőföld
    .accusative = termőföldet
    .plural = termőföldek
    .its = termőföldje
-ground = alap
    .accusative = alapot
    .plural = alapok
    .its = alapja
-plain = síkság
    .accusative = síkságot
    .plural = síkságok
    .its = síksága
-spring = nyomtatott tó
    .accusative = nyomtatott tavat
    .plural = nyomtatott tavak
    .its = nyomtatott tava
-mountain = hegy
    .accusative = hegyet
    .plural = hegyek
    .its = hegye
-forest = erdő
    .accusative = erdőt
    .plural = erdők
    .its = erdeje
-face = terület
    .accusative = területet
    .plural = területek
    .its = területe
face =
    .which = { $count ->
        [one] amely { FORM($value, "", 1, "bare") }
       *[other] amelyek { FORM($value, "", 1, "bare") }
    }
-printed = nyomat
    .accusative = nyomatot
    .plural = nyomatok
    .its = nyomata
-level = szint
    .accusative = szintet
    .plural = szintek
    .its = szintje
-standing = inka
    .accusative = inkát
    .plural = inkák
    .its = inkája
-water = öntözőtó
    .accusative = öntözőtavat
    .plural = öntözőtavak
    .its = öntözőtava
-temple = templomérték
    .accusative = templomértéket
    .plural = templomértékek
    .its = templomértéke
-celebrated = napkorong
    .accusative = napkorongot
    .plural = napkorongok
    .its = napkorongja
-enclosed = pontozott tó
    .accusative = pontozott tavat
    .plural = pontozott tavak
    .its = pontozott tava
enclosed =
    .set = { FORM($subject, "superessive") } { STARTS($value, "igen_", "már", "még nem") } pontozott tó van
    .if = a tava már pontozva lett
    .if-not = a tava még nem lett pontozva
    .which = { $count ->
        [one] amelynek a tava már pontozva lett
       *[other] amelyeknek a tava már pontozva lett
    }
    .which-not = { $count ->
        [one] amelynek a tava még nem lett pontozva
       *[other] amelyeknek a tava még nem lett pontozva
    }
-covered = lefedett
    .accusative = lefedettet
    .plural = lefedettek
covered =
    .if = { FORM($subject, "accusative") } területlapka fedi
    .if-not = { FORM($subject, "accusative") } nem fedi területlapka
    .which = { $count ->
        [one] amelyet területlapka fed
       *[other] amelyeket területlapka fed
    }
    .which-not = { $count ->
        [one] amelyet nem fed területlapka
       *[other] amelyeket nem fed területlapka
    }
-tile_kind = lapkafajta
-triple = hárommezős lapka
-double = kétmezős lapka
-single_village = egymezős falu
    .accusative = egymezős falut
    .plural = egymezős falvak
    .its = egymezős faluja
-single_farmland = egymezős termőföld
    .accusative = egymezős termőföldet
    .plural = egymezős termőföldek
    .its = egymezős termőföldje

## The course of the game

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
-start_player = kezdőjátékos
    .gender = person
    .accusative = kezdőjátékost
    .plural = kezdőjátékosok
    .its = kezdőjátékosa
-beginner = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
-ender = a játék végét előidéző játékos
    .gender = person
    .accusative = a játék végét előidéző játékost
    .plural = a játék végét előidéző játékosok
    .its = a játék végét előidéző játékosa
-host = a fesztivál házigazdája
    .gender = person
-turn = kör
    .accusative = kört
    .plural = körök
    .its = köre
-begin_turn = a kör kezdete
begin_turn =
    .do = { verb-begin-the } a kört
-go_without_a_tile = kör lapka nélkül
    .accusative = kört lapka nélkül
go_without_a_tile =
    .do = { $mood ->
        [third] lapka nélkül marad
        [infinitive] lapka nélkül maradni
        [may] lapka nélkül maradhatsz
       *[order] maradj lapka nélkül
    }
-bring_about_the_end = a játék vége
    .accusative = a játék végét
    .plural = a játék végei
    .its = a játék vége
bring_about_the_end =
    .do = { $mood ->
        [third] előidézi
        [infinitive] előidézni
        [may] előidézheted
       *[order] idézd elő
    } a játék végét
-next_deed = következő akció
next_deed =
    .do = { verb-perform-the } a következő akciót
-finish = a kör befejezése
-use_token = extra akció
use_token =
    .do = { verb-use } egy extraakció-jelzőt
-turn_over = a kör vége
    .accusative = a kör végét
    .plural = a kör végei
    .its = a kör vége
turn_over =
    .if = a körnek vége
    .if-not = a körnek még nincs vége
-token_used = felhasznált jelző
    .accusative = felhasznált jelzőt
    .plural = felhasznált jelzők
    .its = felhasznált jelzője
token_used =
    .if = ebben a körben már használtál jelzőt
    .if-not = ebben a körben még nem használtál jelzőt
-cards_drawn = ebben a körben húzott kártyák száma
    .accusative = ebben a körben húzott kártyák számát
    .plural = ebben a körben húzott kártyák számai
    .its = ebben a körben húzott kártyák száma
-temples_changed = ebben a körben módosított templom
    .accusative = ebben a körben módosított templomot
    .plural = ebben a körben módosított templomok
    .its = ebben a körben módosított temploma
tiles_each = { FORM($key, "", 1, "bare") } játékosonkénti { FORM("-say-word-amount", $case, 1, "", "its") }
    .table = lapkák játékosonként
    .row = { $value } { FORM($keys, "", 1, "bare") }

prompt-deed = Mit teszel?

## Tiles

-lay_tile = egy terület lerakása
lay_tile =
    .do = { $mood ->
        [third] lerak
        [infinitive] lerakni
        [may] lerakhatsz
       *[order] rakj le
    } egy területlapkát
-sort = lapkafajta
-spot = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-may_lie = szabályos hely
    .accusative = szabályos helyet
    .plural = szabályos helyek
    .its = szabályos helye
may_lie =
    .if = { FORM($spot, "sublative") } lapka kerülhet
    .if-not = { FORM($spot, "sublative") } nem kerülhet lapka
    .which = { $count ->
        [one] amelyre lapka kerülhet
       *[other] amelyekre lapka kerülhet
    }
-free_below = szabad
free_below =
    .if = { $spot } szabad
    .if-not = { $spot } nem szabad
-flat = sík
flat =
    .if = { $spot } sík
    .if-not = { $spot } nem sík
-on_its_like = éppen egy azonos méretű lapkán van
on_its_like =
    .if = { $spot } éppen egy azonos méretű lapkán van
    .if-not = { $spot } nem éppen egy azonos méretű lapkán van
tiles_below = { $spot } alatti különböző lapkák { FORM("-say-word-amount", $case, 1, "", "its") }
-reaches_inside = belülre ér
reaches_inside =
    .if = { $spot } belülre ér
    .if-not = { $spot } nem ér belülre
new_hexes_outside = { FORM($spot, "dative") } a határon kívüli, fedetlen hexáinak { FORM("-say-word-amount", $case, 1, "", "its") }
-border = határ
    .accusative = határt
    .plural = határok
    .its = határa
border =
    .if = { $cell } határhexa
    .if-not = { $cell } nem határhexa
    .which = { $count ->
        [one] amely határhexa
       *[other] amelyek határhexák
    }
    .which-not = { $count ->
        [one] amely nem határhexa
       *[other] amelyek nem határhexák
    }
cities_joined = { FORM($spot, "instrumental") } összekapcsolódó városok { FORM("-say-word-amount", $case, 1, "", "its") }

prompt-sort = Melyik lapkát rakod le?
prompt-cell = Melyik hexán legyen a falu?
prompt-turn = Hányszor forgatod el?

## Incas

-enter = belépés
    .accusative = belépést
    .plural = belépések
    .its = belépése
enter =
    .do = { $mood ->
        [third] beléptet
        [infinitive] beléptetni
        [may] beléptethetsz
       *[order] léptess be
    } egy inkát
-leave = kilépés
    .accusative = kilépést
    .plural = kilépések
    .its = kilépése
leave =
    .do = { $mood ->
        [third] kiléptet
        [infinitive] kiléptetni
        [may] kiléptethetsz
       *[order] léptess ki
    } egy inkát
-walk = inka mozgatása
walk =
    .do = { verb-move } egy inkát
-walk_on = továbblépés
    .accusative = továbblépést
    .plural = továbblépések
    .its = továbblépése
walk_on =
    .do = { $mood ->
        [third] továbblép
        [infinitive] továbblépni
        [may] továbbléphetsz
       *[order] lépj tovább
    } { FORM($hex, "delative") }
-hex = hexa
-gate = hexa
-goal = hexa
-fare = az út ára
    .accusative = az út árát
    .plural = az út árai
    .its = az út ára
-open = járható
    .accusative = járhatót
    .plural = járhatók
    .its = járhatója
open =
    .if = { $cell } járható
    .if-not = { $cell } nem járható
crossing = { FORM($cell, "adessive") } való határátlépés { FORM("-price_word", $case, 1, "", "its") }
-price_word = ár
    .accusative = árat
    .plural = árak
    .its = ára
border_price = { FORM($key, "superessive") } való átkelés { FORM("-price_word", $case, 1, "", "its") }
    .table = a határátlépés ára akciópontban

prompt-gate = Melyik hexánál?
prompt-hex = Melyik hexa?
prompt-goal = Hová megy az inka?

## Rank

heights = { $p } { FORM($area, "inessive") } álló inkáinak { FORM("-level", $case, "plural", "", "its") }, fentről lefelé
levels_held = { $p } { FORM($area, "inessive") } álló inkáinak { FORM("-level", $case, "plural", "", "its") }
-leads = legmagasabb rang
    .accusative = legmagasabb rangot
    .plural = legmagasabb rangok
    .its = legmagasabb rangja
leads =
    .if = { FORM($area, "inessive") } egyedül { $p } áll a legmagasabb rangon
    .if-not = { FORM($area, "inessive") } nem egyedül { $p } áll a legmagasabb rangon
# Both are many hexes to the engine, and one thing to a reader.
-area = terület
    .accusative = területet
    .plural = terület
    .its = területe
    .plural-accusative = területet
    .plural-inessive = területen
    .plural-dative = területnek

## Temples

-build_temple = egy templom építése
build_temple =
    .do = { verb-build } egy templomot
-expand_temple = egy templom bővítése
expand_temple =
    .do = { $mood ->
        [third] bővít
        [infinitive] bővíteni
        [may] bővíthetsz
       *[order] bővíts
    } egy templomot
-raise_temple = a templom felépítése
raise_temple =
    .do = { verb-build-the } a templomot { FORM($site, "superessive") }
-site = építési hely
    .accusative = építési helyet
    .plural = építési helyek
    .its = építési helye
-new_value = új érték
    .accusative = új értéket
    .plural = új értékek
    .its = új értéke
-level_taken = templomszint
    .accusative = templomszintet
    .plural = templomszintek
    .its = templomszintje
-temple_values = templomérték
    .accusative = templomértéket
    .plural = templomértékek
    .its = templomértéke
settlement = { FORM($cell, "possessive") } { FORM("-settlement_word", $case, $count, "", "its") }
    .each = { FORM("-cell", $form) }
temple_in = { FORM($area, "inessive") } álló templom { FORM("-worth", $case, 1, "", "its") }

prompt-site = Melyik hexán?
prompt-new_value = Mekkora értékű legyen?

## Ponds

-dig_pond = öntözőtó létesítése
dig_pond =
    .do = { $mood ->
        [third] létesít
        [infinitive] létesíteni
        [may] létesíthetsz
       *[order] létesíts
    } egy öntözőtavat
-may_be_dug = öntözőtó helye
    .accusative = öntözőtó helyét
    .plural = öntözőtó helyei
    .its = öntözőtó helye
may_be_dug =
    .if = { FORM($cell, "superessive") } lehet öntözőtó
    .if-not = { FORM($cell, "superessive") } nem lehet öntözőtó
    .which = { $count ->
        [one] amelyen lehet öntözőtó
       *[other] amelyeken lehet öntözőtó
    }
-score_lakes = a tavak pontozása
score_lakes =
    .do = { verb-score-the } a most körbezárt tavakat
-lake = tó
    .accusative = tavat
    .plural = tó
    .its = tava
    .plural-accusative = tavat
    .plural-dative = tónak
-surrounded = körbezárt
    .accusative = körbezártat
    .plural = körbezártak
surrounded =
    .if = { $lake } körbe van zárva
    .if-not = { $lake } nincs körbezárva
-closed_in = bezárt
    .accusative = bezártat
    .plural = bezártak
closed_in =
    .if = { $cell } be van zárva
    .if-not = { $cell } nincs bezárva
shore = { FORM($lake, "possessive") } { FORM("-shore_word", $case, 1, "", "its") }
    .each = { FORM("-cell", $form) }
-shore_word = part
    .accusative = partot
    .plural = partok
    .its = partja
-settlement_word = település
    .accusative = települést
    .plural = települések
    .its = települése

## Cards and festivals

-draw_card = fesztiválkártya húzása
draw_card =
    .do = { verb-draw } egy fesztiválkártyát
-draw_from_deck = kártya a húzópakliból
    .accusative = kártyát a húzópakliból
draw_from_deck =
    .do = { verb-draw } egy kártyát a húzópakliból
-take_face_up = felfordított kártya
take_face_up =
    .do = { verb-take-the } a felfordított kártyát
-turn_up = új felfordított kártya
turn_up =
    .do = { verb-reveal } egy új kártyát
-renew_deck = új húzópakli
    .accusative = új húzópaklit
    .plural = új húzópaklik
    .its = új húzópaklija
renew_deck =
    .do = { verb-refill-the } a húzópaklit, ha üres
-festival = fesztivál
    .accusative = fesztivált
    .plural = fesztiválok
    .its = fesztiválja
festival =
    .do = { $mood ->
        [third] rendez
        [infinitive] rendezni
        [may] rendezhetsz
       *[order] rendezz
    } egy fesztivált{ $mood ->
        [third] , ha akar
        [infinitive] { "" }
        [may] { "" }
       *[order] , ha akarsz
    }
-propose = javaslat
    .accusative = javaslatot
    .plural = javaslatok
    .its = javaslata
propose =
    .do = { $mood ->
        [third] meghirdet
        [infinitive] meghirdetni
        [may] meghirdethetsz
       *[order] hirdess meg
    } egy fesztivált
-festival_at = a fesztivál városa
-temple_hex = város
    .accusative = várost
    .plural = városok
    .its = városa
-bid = licit
    .accusative = licitet
    .plural = licitek
    .its = licitje
-p = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
-n = szám
    .accusative = számot
    .plural = számok
    .its = száma
-has_passed = passz
    .accusative = passzt
    .plural = passzok
    .its = passza
    .instrumental = passzal
has_passed =
    .set = { STARTS($value, "igen_", "yes", "no") ->
        [yes] { $mood ->
            [third] passzol
            [infinitive] passzolni
            [may] passzolhatsz
           *[order] passzolj
        }
       *[no] { $mood ->
            [third] részt vesz a licitben
            [infinitive] részt venni a licitben
            [may] részt vehetsz a licitben
           *[order] vegyél részt a licitben
        }
    }
    .if = passzoltál
    .if-not = nem passzoltál
-may_bid = licitáló
    .gender = person
may_bid =
    .if = licitálhatsz
    .if-not = nem licitálhatsz
-present = jelenlévő
present =
    .if = jelen vagy a városban
    .if-not = nem vagy jelen a városban
-leads_bidding = egyedüli vezető
    .gender = person
leads_bidding =
    .if = egyedül vezetsz
    .if-not = nem egyedül vezetsz
-highest_bid = legnagyobb licit
    .accusative = legnagyobb licitet
    .plural = legnagyobb licitek
    .its = legnagyobb licitje
-answer = válasz
    .accusative = választ
    .plural = válaszok
    .its = válasza
answer =
    .do = { $mood ->
        [third] emel vagy passzol
        [infinitive] emelni vagy passzolni
        [may] emelhetsz vagy passzolhatsz
       *[order] emelj vagy passzolj
    }
-raise = kártyák kijátszása
-pass = passz
    .accusative = passzt
    .plural = passzok
    .its = passza
-play_cards = kártyák kijátszása
play_cards =
    .do = { verb-play } kártyákat
-play_card = egy kártya kijátszása
play_card =
    .do = { STARTS($card, "minden_ minden,", "all", "one") ->
        [all] { verb-play }
       *[one] { verb-play-the }
    } { FORM($card, "accusative") }
-further = további kártya
festival_points = { FORM($card, "possessive") } fesztiválpontjainak { FORM("-say-word-amount", $case, 1, "", "its") }
-wanted = keresett ereklye
-points_in_hand = kezedben lévő fesztiválpontok száma
    .accusative = kezedben lévő fesztiválpontok számát
    .plural = kezedben lévő fesztiválpontok számai
    .its = kezedben lévő fesztiválpontok száma
-award = a fesztivál jutalma
    .accusative = a fesztivál jutalmát
    .plural = a fesztivál jutalmai
    .its = a fesztivál jutalma
award =
    .do = { verb-score-the } a fesztivált
-clear_away = eltakarítás
    .accusative = eltakarítást
    .plural = eltakarítások
    .its = eltakarítása
clear_away =
    .do = { $mood ->
        [third] elteszi
        [infinitive] eltenni
        [may] elteheted
       *[order] tedd el
    } a kártyákat
sole_festival_points = egyedüli győztesnek { NUMERAL($key) ->
        [yes] { FORM($key, "adjective") }
       *[no] { $key } szerinti
    } értékű templomért járó { FORM("-prestige", $form) }
    .table = egyedüli győztes presztízspontjai a templom értéke szerint
tied_festival_points = több győztes mindegyikének { NUMERAL($key) ->
        [yes] { FORM($key, "adjective") }
       *[no] { $key } szerinti
    } értékű templomért járó { FORM("-prestige", $form) }
    .table = több győztes mindegyikének presztízspontjai a templom értéke szerint

prompt-source = Honnan?
prompt-festival = Rendezel fesztivált?
prompt-temple_hex = Melyik városban?
prompt-bidding = Játszol ki kártyákat?
prompt-card = Melyik kártyát játszod ki?
prompt-further = Mely kártyákat játszod ki még?

## The end

-final_scoring = végső pontozás
    .accusative = végső pontozást
    .plural = végső pontozások
    .its = végső pontozása
final_scoring =
    .do = { verb-score-the } a városokat
-city = város
    .accusative = várost
    .plural = városok
    .its = városa
city =
    .each = { FORM("-cell", $form) }
-has_a_place = helyezés
    .accusative = helyezést
    .plural = helyezések
    .its = helyezése
has_a_place =
    .if = van helyezésed { FORM($area, "inessive") }
    .if-not = nincs helyezésed { FORM($area, "inessive") }
-tied = holtverseny
    .accusative = holtversenyt
    .plural = holtversenyek
    .its = holtversenye
tied =
    .if = holtversenyben állsz { FORM($area, "inessive") }
    .if-not = nem állsz holtversenyben { FORM($area, "inessive") }
place_in_city = { FORM($area, "inessive") } elért { FORM("-has_a_place", $form) }
ranks_above = { FORM($area, "inessive") } lévő magasabb rangok { FORM("-say-word-amount", $case, 1, "", "its") }
players_above = { FORM($area, "inessive") } magasabb rangú játékosok { FORM("-say-word-amount", $case, 1, "", "its") }
final_heights = { $p } { FORM($area, "inessive") } számító { FORM("-level", $case, "plural", "", "its") }

## Options

-wholly_outside = lapkák teljesen kívül
wholly_outside =
    .if = a lapkák teljesen kívül is feküdhetnek
    .about = Egy lapka olyan lapkákra is kerülhet, amelyek mind kívül vannak, de fedetlen földre ott soha.
-covered_border_lets_in = átkelés lefedett határon
    .accusative = átkelést lefedett határon
covered_border_lets_in =
    .if = a lefedett határhexák is számítanak
    .about = Egy inka olyan határhexa mellett is be- vagy kiléphet, amelyet lapka fed.
-sole_leader_is_asked = az egyedüli vezető megkérdezése
sole_leader_is_asked =
    .if = az egyedüli vezetőt is megkérdezitek
    .about = A licitben egyedül vezető játékos is dönt, hogy emel vagy passzol.
-tied_players_score = holtversenyben is jár pont
tied_players_score =
    .if = a holtversenyben álló játékosok is pontot kapnak
    .about = A végső pontozásban a holtversenyben álló játékosok mind megkapják a helyezésük pontjait.
-second_behind_a_tie = második a holtverseny mögött
second_behind_a_tie =
    .if = holtverseny mögött van második hely
    .about = A végső pontozásban az lesz a második, aki közvetlenül több első mögött áll.
-only_the_highest_inca_counts = csak a legmagasabban álló inka számít
only_the_highest_inca_counts =
    .if = csak a legmagasabban álló inka számít
    .about = A végső pontozásban minden játékosnak csak a legmagasabban álló inkáját hasonlítjátok össze.

## The table (table.yaml)

-table_supply = készlet
    .accusative = készletet
    .plural = készletek
    .its = készlete
-table_goods = javak és emberek
    .accusative = javakat és embereket
    .plural = javak és emberek
-cards_in_hand = kézben lévő kártyák
    .accusative = kézben lévő kártyákat
    .plural = kézben lévő kártyák
printed =
    .which = { STARTS($value, "nyomtatott", "spring", "other") ->
        [spring] { $count ->
            [one] amelyen { FORM($value, "", 1, "bare") } van
           *[other] amelyeken { FORM($value, "", 1, "bare") } van
        }
       *[other] { $count ->
            [one] amelyre { FORM($value, "", 1, "bare") } van nyomtatva
           *[other] amelyekre { FORM($value, "", 1, "bare") } van nyomtatva
        }
    }
    .is = { FORM($subject, "sublative") } { $value } van nyomtatva
standing =
    .set = { verb-put } egy inkát { FORM($subject, "sublative") } ({ $value })
    .clear = { verb-take-the } az inkát { FORM($subject, "delative") }
    .if = { FORM($subject, "superessive") } inka áll
    .if-not = { FORM($subject, "superessive") } nem áll inka
    .none = { $count ->
        [one] amelyen nem áll inka
       *[other] amelyeken nem áll inka
    }
    .some = { $count ->
        [one] amelyen inka áll
       *[other] amelyeken inka áll
    }
    .which = { $count ->
        [one] amelyen inka áll ({ $value })
       *[other] amelyeken inka áll ({ $value })
    }
water =
    .set = { STARTS($value, "igen_", "yes", "no") ->
        [yes] { verb-put } öntözőtavat { FORM($subject, "sublative") }
       *[no] { verb-take-the } az öntözőtavat { FORM($subject, "delative") }
    }
    .if = { FORM($subject, "superessive") } öntözőtó van
    .if-not = { FORM($subject, "superessive") } nincs öntözőtó
    .which = { $count ->
        [one] amelyen öntözőtó van
       *[other] amelyeken öntözőtó van
    }
    .which-not = { $count ->
        [one] amelyen nincs öntözőtó
       *[other] amelyeken nincs öntözőtó
    }
celebrated =
    .set = { STARTS($value, "igen_", "yes", "no") ->
        [yes] { verb-put } napkorongot { FORM($subject, "sublative") }
       *[no] { verb-take-the } a napkorongot { FORM($subject, "delative") }
    }
    .if = { FORM($subject, "superessive") } napkorong van
    .if-not = { FORM($subject, "superessive") } nincs napkorong
    .which = { $count ->
        [one] amelyen napkorong van
       *[other] amelyeken napkorong van
    }
    .which-not = { $count ->
        [one] amelyen nincs napkorong
       *[other] amelyeken nincs napkorong
    }
turn =
    .do = { verb-play-the } a { FORM("-turn", "accusative", 1, "", $whose) }

## Sentences by hand

explain-game = Készítsétek elő a játékot. A kezdőjátékossal kezdve a játékosok felváltva játszanak egy-egy kört, amíg valaki elő nem idézi a játék végét. Ezután a játék végét előidéző játékossal kezdve, körsorrendben minden játékos pontozza a városokat; előtte a játék végét előidéző játékoson kívül mindenki játszik még egy kört.
explain-setup = Tegyél a készletből 1-1 öntözőtavat a vidék minden olyan hexájára, amelyen nyomtatott tó van. Keverd meg a húzópaklit. Húzz a húzópakliból képpel felfelé a dobópakli tetejére 1 fesztiválkártyát. Minden játékos húz a húzópakliból a kezébe 3 fesztiválkártyát. Tedd az összes hárommezős lapkát a dobozból a hárommezős lapkák készletébe. Minden játékos a lapkakészletébe teszi a dobozból a többi lapkafajta neki járó területlapkáit. Válassz véletlenszerűen egy játékost: ő lesz a kezdőjátékos.
explain-turn = Kezdd el a kört. Rakj le egy területlapkát; ha ez lehetetlen, akkor maradj lapka nélkül. Ezután hajts végre akciókat egymás után, amíg vége nem lesz a körnek. Végül rendezz egy fesztivált, ha akarsz.
explain-begin_turn = 6 akcióponttal kezded a kört.
explain-lay_tile = Fizess 1 akciópontot. Válassz egy lapkafajtát, és vegyél el egy ilyen területlapkát a lapkakészletedből vagy a hárommezős lapkák készletéből. Válassz neki egy olyan helyet a vidéken, amelyre lapka kerülhet, és ahol legfeljebb 1 várossal kapcsolódik össze (kivéve, ha egymezős termőföld). Fizess még annyi akciópontot, ahány hexája a határon kívüli, fedetlen hexára kerül. Helyezd a területlapkát a helyre. Ha a hárommezős lapkák készletében már nincs területlapka, idézd elő a játék végét. Pontozd a most körbezárt tavakat.
explain-may_lie = Egy helyre akkor kerülhet lapka, ha szabad, sík, belülre ér, és nem éppen egy azonos méretű lapkán van.
explain-free_below = Egy hely akkor szabad, ha egyik hexáján sincs inka vagy öntözőtó, és egyiknek sem több a templomértéke, mint 0.
explain-flat = Egy hely akkor sík, ha minden hexája egy szinten van.
explain-reaches_inside = Egy hely akkor ér belülre, ha legalább egy hexája nem határhexa, vagy ha a lapkák teljesen kívül is feküdhetnek, és a hely minden hexáját területlapka fedi.
explain-border = Egy hexa akkor határhexa, ha hegy vagy erdő van rá nyomtatva.
explain-on_its_like = Egy hely akkor van éppen egy azonos méretű lapkán, ha pontosan 1 területlapka van alatta, és annak ugyanannyi hexája van, mint a helynek.
explain-tiles_below = A hely alatti különböző lapkák száma: ahány különböző területlapka fedi a hely hexáit.
explain-cities_joined = A hellyel annyi város kapcsolódik össze, ahány olyan hexa érhető el a hely első hexájától, amelynek a templomértéke több, mint 0. Útközben csak falura léphetsz, de a hely saját hexáira nem; egy lépés ára 0.
explain-new_hexes_outside = A hely határon kívüli, fedetlen hexái azok a határhexák, amelyeket nem fed területlapka.
explain-bring_about_the_end = Ha még senki sem idézte elő a játék végét, mostantól te vagy a játék végét előidéző játékos.
explain-score_lakes = Egy tó olyan hexák összefüggő csoportja a vidéken, amelyeken öntözőtó van. Ha egy tó körbe van zárva, és még nem lett pontozva, akkor az a játékos, aki egyedül áll a legmagasabb rangon a tó partján, 3 presztízspontot kap a tó minden hexájáért. A tó ettől kezdve pontozott tó.
explain-surrounded = Egy tó akkor van körbezárva, ha minden hexája be van zárva.
explain-closed_in = Egy hexa akkor van bezárva, ha minden szomszédját területlapka fedi, vagy öntözőtó van rajta.
explain-leads = Egy játékos akkor áll egyedül a legmagasabb rangon egy területen, ha van ott inkája, és nincs másik játékos, akinek az ottani inkái legalább olyan magas szinteken állnak. Először a legmagasabb szinteket kell összehasonlítani, azután a következőket és így tovább; ha minden más egyenlő, a több inka ér többet.
explain-heights = Egy játékos inkáinak szintjeit fentről lefelé kell sorba rendezni: a legmagasabb szint az első.
explain-levels_held = Egy játékos inkáinak szintjei egy területen: minden olyan hexa szintje, amelyen az ő inkája áll.
explain-shore = Egy tó partja a vidék minden olyan hexája, amelyet területlapka fed, és amelynek van szomszédja a tóban.
explain-enter = Válassz egy járható hexát a vidéken, amelynél a határátlépés ára több, mint 0. Fizesd ki ezt az árat akciópontokban, és vegyél el 1 inkát a készletedből. Ha a hexán nem áll inka, tedd oda az inkádat; egyébként lépj tovább vele a hexáról.
explain-crossing = Egy lefedett hexánál a határátlépés ára az, amennyibe a rá vagy a szomszédjára nyomtatott határon való átkelés kerül; ha több ilyen határhexa van, akkor a legolcsóbb. A szomszédot nem fedheti területlapka, kivéve, ha a lefedett határhexák is számítanak.
explain-open = Egy hexa akkor járható, ha területlapka fedi, a templomértéke 0, és nem áll rajta más játékos inkája.
explain-walk_on = Válassz egy elérhető hexát, amelyen nem áll inka: útközben csak járható hexákra léphetsz. Egy lépés ára 0, ha azonos fajtájú területre lépsz, egyébként 1; az út ára ezek összege. Fizesd ki az út árát akciópontokban. Tedd az inkádat az elért hexára.
explain-walk = Válassz egy hexát a vidéken, amelyen az inkád áll. Lépj tovább az inkával a hexáról.
explain-leave = Válassz egy hexát a vidéken, amelyen az inkád áll, és amelynél a határátlépés ára több, mint 0. Fizesd ki ezt az árat akciópontokban, és vedd vissza az inkát a hexáról: kapsz 1 inkát a készletedbe.
explain-build_temple = Fizess 1 akciópontot. Válassz egy hexát a vidéken, amely falu, és amelyen nem áll inka. A településén álló templom értéke legyen 0, és egyedül te állj ott a legmagasabb rangon. Ez az építési hely. Építsd meg a templomot az építési helyen.
explain-temple_in = Egy területen álló templom értéke: a terület hexáinak legnagyobb templomértéke.
explain-settlement = Egy hexa települése maga a hexa és minden hexa, amely onnan elérhető, ha csak falura léphetsz; egy lépés ára 0. Az a település, amelyen templom áll, város.
explain-raise_temple = Válassz olyan új értéket a templomértékek közül, amely több, mint az építési hely templomértéke, és legfeljebb annyi, ahány hexából az építési hely települése áll. Minden olyan templomértékből, amely ennél több, de legfeljebb az új érték, tegyél egy templomszintet a templomszintek készletéből a templomok közé. Az építési hely templomértéke ettől kezdve az új érték. Kapsz annyi presztízspontot, amennyi az új érték fele (lefelé kerekítve).
explain-expand_temple = Fizess 1 akciópontot. Válassz egy hexát a vidéken, amelynek a templomértéke több, mint 0, amely nem az ebben a körben módosított templomok egyike, és amelynek a településén egyedül te állsz a legmagasabb rangon. Ez az építési hely. Építsd meg a templomot az építési helyen. Ha napkorong van rajta, 1 napkorong visszakerül onnan a készletbe.
explain-dig_pond = Válassz egy hexát a vidéken, amelyen lehet öntözőtó. Fizess 1 akciópontot, és tegyél oda 1 öntözőtavat a készletből. Pontozd a most körbezárt tavakat.
explain-may_be_dug = Egy hexán akkor lehet öntözőtó, ha síkság van rá nyomtatva, nem fedi területlapka, még nincs rajta öntözőtó, és egyik szomszédja sem határhexa.
explain-draw_card = Ez csak akkor lehetséges, ha az ebben a körben húzott kártyák száma kevesebb, mint 2. Fizess 1 akciópontot. Válassz: vagy húzz egy kártyát a húzópakliból, ha ott vagy a dobópakliban 0-nál több fesztiválkártya van, vagy vedd el a felfordított kártyát a dobópakli tetejéről.
explain-take_face_up = Vedd a kezedbe a fesztiválkártyát a dobópakli tetejéről. Fordíts fel egy új kártyát.
explain-festival = Meghirdethetsz egy fesztivált. Ha megteszed, a fesztivál házigazdája utáni játékossal kezdve, körsorrendben mindenki emel vagy passzol, aki licitálhat, újra és újra, amíg van játékos, aki licitálhat. Ezután pontozd a fesztivált a fesztivál városában. Tedd el a kártyákat.
explain-leads_bidding = Egyedül vezetsz, ha a licited a legnagyobb licit, és pontosan 1 játékosnak van ekkora licitje.
explain-highest_bid = A legnagyobb licit az, amelyiknél egyik játékos licitje sem nagyobb.
explain-propose = Választhatsz egy hexát a vidéken, amelynek a templomértéke több, mint 0, amelyen nincs napkorong, és amelynek a településén áll inkád: ez a fesztivál városa. Ekkor te vagy a fesztivál házigazdája. Minden játékos, aki jelen van a városban, részt vesz a licitben; mindenki más passzol. A licitek 0-ról indulnak. Játssz ki kártyákat.
explain-present = Jelen vagy a városban, ha a fesztivál városának a településén áll inkád.
explain-play_cards = Ez csak akkor lehetséges, ha a licited és a kezedben lévő fesztiválpontok száma együtt legalább annyi, mint a legnagyobb licit. Játssz ki egymás után fesztiválkártyákat a kezedből, legalább egyet, amíg a licited el nem éri a legnagyobb licitet. Ezután válassz legfeljebb 30 további kártyát, vagy egyet sem, és játszd ki őket is. Csak olyan kártya jó, amelynél a fesztiválpontok száma több, mint 0.
explain-points_in_hand = A kezedben lévő fesztiválpontok száma: a kezedben lévő fesztiválkártyák fesztiválpontjainak összege.
explain-festival_points = Egy fesztiválkártya fesztiválpontjainak száma: ahány keresett ereklye van rajta.
explain-wanted = A keresett ereklyék: a dobópakli tetején lévő fesztiválkártya ereklyéi.
explain-answer = Játssz ki kártyákat, vagy passzolj.
explain-award = A legnagyobb licitet elérő játékosok presztízspontot kapnak a fesztivál városának templomértéke szerint: ha valaki egyedül vezet, ő az egyedüli győztesnek járót, egyébként mindegyikük azt, ami több győztes mindegyikének jár.
explain-clear_away = Tegyél a fesztivál városára 1 napkorongot a készletből. Tedd az összes fesztiválkártyát a kijátszott kártyák közül, majd a dobópakli tetejéről is a dobópakli felső lapja alá. Fordíts fel egy új kártyát.
explain-final_scoring = Minden hexa, amelynek a templomértéke több, mint 0, a településével együtt egy-egy város a vidéken. Ha van helyezésed a városban, az 1-es helyezésért annyi presztízspontot kapsz, amennyi ennek a hexának a templomértéke, a 2-es helyezésért annyit, amennyi a templomértékének a fele (lefelé kerekítve).
explain-has_a_place = Van helyezésed egy területen, ha áll rajta legalább egy inkád, bármilyen szinten is, és nem állsz ott holtversenyben, kivéve, ha a holtversenyben álló játékosok is pontot kapnak.
explain-tied = Holtversenyben állsz egy területen, ha egy másik játékosnak pontosan ugyanazok az ott számító szintjei, mint neked.
explain-final_heights = Egy játékosnak egy területen számító szintjei: az ott álló inkáinak szintjei, fentről lefelé.
explain-place_in_city = Egy területen elért helyezésed: 1 plusz az ott lévő magasabb rangok száma.
explain-ranks_above = Egy területen annyi a magasabb rangok száma, ahány különböző eredményt érnek el azok a játékosok, akiknek az ott számító szintjei többet érnek a te ott számító szintjeidnél.
explain-winner = Az a játékos győz, akinek a legtöbb presztízspontja van.
