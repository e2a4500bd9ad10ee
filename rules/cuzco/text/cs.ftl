# Cuzco in Czech.

pack-cuzco = Cuzco
    .about = Stavte vesnice a půdu patro nad patro, hloubte nádrže, zvyšujte chrámy, veďte své Inky do měst a pořádejte tam slavnosti, to vše za několik akčních bodů na tah.

## Things on the table

-ap = akční bod
    .gender = mi
    .plural = akční body
    .plural-genitive = akčních bodů
    .plural-locative = akčních bodech
-action_token = žeton akce navíc
    .gender = mi
    .plural = žetony akce navíc
    .plural-genitive = žetonů akce navíc
-inca = Ink
    .gender = ma
    .genitive = Inka
    .instrumental = Inkem
    .plural = Inkové
    .plural-genitive = Inků
    .plural-accusative = Inky
-pond = nádrž
    .gender = f
    .accusative = nádrž
    .plural = nádrže
    .plural-genitive = nádrží
-sun_disc = sluneční kotouč
    .gender = mi
    .plural = sluneční kotouče
    .plural-genitive = slunečních kotoučů
-prestige = bod prestiže
    .gender = mi
    .plural = body prestiže
    .plural-genitive = bodů prestiže
    .plural-instrumental = body prestiže
tile-three = { FORM("-triple", $form) }
tile-two = { FORM("-double", $form) }
tile-village_hex = { FORM("-single_village", $form) }
tile-farmland_hex = { FORM("-single_farmland", $form) }
-tiles = dílek
    .gender = mi
    .genitive = dílku
    .dative = dílku
    .locative = dílku
    .plural = dílky
    .plural-genitive = dílků
    .plural-instrumental = dílky
-hexes = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-locative = polích
    .plural-instrumental = poli
-kind = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
-temple_level = patro chrámu
    .gender = n
    .plural = patra chrámu
-temple_levels = patro chrámu
    .gender = n
-level_taken = patro chrámu
    .gender = n
temple_level =
    .piece = { FORM("-temple_level", $form) } s hodnotou { $worth }
-worth = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
    .plural-genitive = hodnot
-card = karta slavnosti
    .gender = f
    .genitive = karty slavnosti
    .dative = kartě slavnosti
    .accusative = kartu slavnosti
    .plural = karty slavnosti
    .plural-genitive = karet slavnosti
-cards = karta slavnosti
    .gender = f
    .genitive = karty slavnosti
    .dative = kartě slavnosti
    .accusative = kartu slavnosti
    .plural = karty slavnosti
    .plural-genitive = karet slavnosti
card =
    .piece = { FORM("-card", $form) } ({ $relics })
-relics = relikvie
    .gender = f
    .genitive = relikvie
    .instrumental = relikvií
    .plural = relikvie
    .plural-genitive = relikvií
-relic = relikvie
    .gender = f
    .genitive = relikvie
    .instrumental = relikvií
    .plural = relikvie
    .plural-genitive = relikvií
-relic_a = relikvie A
    .gender = f
-relic_b = relikvie B
    .gender = f
-relic_c = relikvie C
    .gender = f
-box = krabice
    .gender = f
    .genitive = krabice
    .plural = krabice
-triples = zásoba trojpolních dílků
    .gender = f
    .genitive = zásoby trojpolních dílků
    .dative = zásobě trojpolních dílků
    .plural = zásoby trojpolních dílků
-own_tiles = zásoba dílků
    .gender = f
    .genitive = zásoby dílků
    .plural = zásoby dílků
-levels_left = zásoba pater chrámů
    .gender = f
    .genitive = zásoby pater chrámů
    .dative = zásobě pater chrámů
    .plural = zásoby pater chrámů
-temples = chrámy
    .gender = mi
    .genitive = chrámů
    .dative = chrámům
    .instrumental = chrámy
    .plural = chrámy
    .plural-genitive = chrámů
    .plural-dative = chrámům
    .plural-instrumental = chrámy
temples =
    .to = k { FORM($noun, "dative") }
-deck = dobírací balíček
    .gender = mi
    .genitive = dobíracího balíčku
    .locative = dobíracím balíčku
-hand = ruka
    .gender = f
    .genitive = ruky
    .dative = ruce
    .plural = ruky
-face_up = vršek odhazovacího balíčku
    .gender = mi
    .genitive = vršku odhazovacího balíčku
    .dative = vršku odhazovacího balíčku
    .locative = vršku odhazovacího balíčku
face_up =
    .in = na { FORM($noun, "locative") }
    .to = lícem nahoru na { FORM($noun, "accusative") }
-laid_open = vyložené karty
    .gender = f
    .genitive = vyložených karet
    .dative = vyloženým kartám
    .accusative = vyložené karty
    .plural = vyložené karty
    .plural-dative = vyloženým kartám
laid_open =
    .to = k { FORM($noun, "dative") }
-buried = odhazovací balíček
    .gender = mi
    .genitive = odhazovacího balíčku
    .locative = odhazovacím balíčku
buried =
    .to = pod vrchní kartu { FORM($noun, "genitive") }

## The land

-land = krajina
    .gender = f
    .dative = krajině
land =
    .in = v { FORM($noun, "locative") }
    .to = do { FORM($noun, "genitive") }
-terrain = druh terénu
    .gender = mi
-village = vesnice
    .gender = f
    .genitive = vesnice
    .dative = vesnici
    .accusative = vesnici
    .plural = vesnice
-farmland = půda
    .gender = f
    .accusative = půdu
-ground = podklad
    .gender = mi
-plain = rovina
    .gender = f
-spring = předtištěná nádrž
    .gender = f
-mountain = hora
    .gender = f
    .accusative = horu
-forest = les
    .gender = mi
-face = terén
    .gender = mi
face =
    .which = { $count ->
        [one] na kterém je { FORM($value, "", 1, "bare") }
       *[other] na kterých je { FORM($value, "", 1, "bare") }
    }
-printed = předtisk
    .gender = mi
printed =
    .which = { $count ->
        [one] na kterém je { FORM($value, "", 1, "bare") }
       *[other] na kterých je { FORM($value, "", 1, "bare") }
    }
    .is = na { FORM($subject, "locative") } je { FORM($value, "", 1, "bare") }
-standing = stojící Ink
    .gender = ma
standing =
    .set = { verb-place } na { FORM($subject, "accusative") } Inka { FORM($value, "owner") }
    .clear = { $mood ->
        [third] odebere
        [infinitive] odebrat
       *[order] odeberte
    } Inka z { FORM($subject, "genitive") }
    .if = na { FORM($subject, "locative") } stojí Ink
    .if-not = na { FORM($subject, "locative") } nestojí žádný Ink
    .none = { $count ->
        [one] na kterém nestojí žádný Ink
       *[other] na kterých nestojí žádný Ink
    }
    .some = { $count ->
        [one] na kterém stojí Ink
       *[other] na kterých stojí Ink
    }
    .which = { $count ->
        [one] na kterém stojí Ink { FORM($value, "owner") }
       *[other] na kterých stojí Ink { FORM($value, "owner") }
    }
-water = nádrž
    .gender = f
    .accusative = nádrž
water =
    .set = { $value ->
        [no] { $mood ->
            [third] odebere
            [infinitive] odebrat
           *[order] odeberte
        } nádrž z { FORM($subject, "genitive") }
       *[yes] { verb-place } na { FORM($subject, "accusative") } nádrž
    }
    .if = na { FORM($subject, "locative") } je nádrž
    .if-not = na { FORM($subject, "locative") } není nádrž
    .which = { $count ->
        [one] na kterém je nádrž
       *[other] na kterých je nádrž
    }
    .which-not = { $count ->
        [one] na kterém není nádrž
       *[other] na kterých není nádrž
    }
-temple = hodnota chrámu
    .gender = f
    .genitive = hodnoty chrámu
    .accusative = hodnotu chrámu
    .plural = hodnoty chrámu
-celebrated = sluneční kotouč
    .gender = mi
celebrated =
    .if = na { FORM($subject, "locative") } leží sluneční kotouč
    .if-not = na { FORM($subject, "locative") } neleží sluneční kotouč
    .which = { $count ->
        [one] na kterém leží sluneční kotouč
       *[other] na kterých leží sluneční kotouč
    }
    .which-not = { $count ->
        [one] na kterém neleží sluneční kotouč
       *[other] na kterých neleží sluneční kotouč
    }
-enclosed = vyhodnocené jezero
    .gender = n
enclosed =
    .which = { say-rel-whose } jezero už bylo vyhodnoceno
    .which-not = { say-rel-whose } jezero ještě nebylo vyhodnoceno
    .if = jeho jezero už bylo vyhodnoceno
    .if-not = jeho jezero ještě nebylo vyhodnoceno
-covered = zakrytý
    .gender = adjective
covered =
    .adjective = { FORM("-covered", $form) }
    .which = { say-rel } { say-be } { FORM("-covered", "", $count, "", "", $gender) }
    .which-not = { say-rel } { $count ->
        [one] není
       *[other] nejsou
    } { FORM("-covered", "", $count, "", "", $gender) }
-tile_kind = druh dílku
    .gender = mi
-triple = trojpolní dílek
    .gender = mi
    .plural = trojpolní dílky
    .plural-genitive = trojpolních dílků
-double = dvoupolní dílek
    .gender = mi
    .plural-genitive = dvoupolních dílků
-single_village = jednopolní vesnice
    .gender = f
    .plural = jednopolní vesnice
-single_farmland = jednopolní půda
    .gender = f
    .accusative = jednopolní půdu
    .plural = jednopolní půdy

## The course of the game

-setup = příprava hry
    .gender = f
setup =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } hru
-start_player = začínající hráč
    .gender = ma
    .genitive = začínajícího hráče
    .instrumental = začínajícím hráčem
-beginner = hráč
    .gender = ma
    .genitive = hráče
    .dative = hráči
    .locative = hráči
    .instrumental = hráčem
    .plural = hráči
    .plural-genitive = hráčů
    .plural-accusative = hráče
    .plural-instrumental = hráči
-ender = hráč, který vyvolal konec hry
    .gender = ma
    .genitive = hráče, který vyvolal konec hry
    .instrumental = hráčem, který vyvolal konec hry
-host = pořadatel slavnosti
    .gender = ma
    .genitive = pořadatele slavnosti
    .dative = pořadateli slavnosti
    .locative = pořadateli slavnosti
    .plural-instrumental = pořadateli slavnosti
turn =
    .do = { $mood ->
        [third] odehraje
        [infinitive] odehrát
       *[order] odehrajte
    } svůj tah
-begin_turn = začátek tahu
    .gender = mi
begin_turn =
    .do = { verb-begin } tah
-go_without_a_tile = tah bez dílku
    .gender = mi
go_without_a_tile =
    .do = { $mood ->
        [third] obejde se
        [infinitive] obejít se
       *[order] obejděte se
    } bez dílku
-bring_about_the_end = vyvolání konce hry
    .gender = n
bring_about_the_end =
    .do = { $mood ->
        [third] vyvolá
        [infinitive] vyvolat
       *[order] vyvolejte
    } konec hry
-next_deed = další akce
    .gender = f
    .genitive = další akce
    .plural = další akce
next_deed =
    .do = { verb-do } další akci
-finish = konec tahu
    .gender = mi
-use_token = akce navíc
    .gender = f
    .genitive = akce navíc
    .plural = akce navíc
use_token =
    .do = { verb-use } žeton akce navíc
-turn_over = konec tahu
    .gender = mi
turn_over =
    .if = tah skončil
    .if-not = tah neskončil
-token_used = použitý žeton
    .gender = mi
token_used =
    .if = jste v tomto tahu už použili žeton
    .if-not = jste v tomto tahu ještě nepoužili žeton
-cards_drawn = počet karet vzatých v tomto tahu
    .gender = mi
-temples_changed = chrám změněný v tomto tahu
    .gender = mi
    .plural = chrámy změněné v tomto tahu
    .plural-instrumental = chrámy změněnými v tomto tahu
tiles_each = { FORM("-say-word-amount", $form) } { FORM($key, "genitive", "plural", "bare") } pro každého hráče
    .table = dílky, které dostane každý hráč
    .row = { $value } { FORM($keys, "nominative", $value, "bare") }

prompt-deed = Co uděláte?

## Tiles

-lay_tile = položení dílku
    .gender = n
lay_tile =
    .do = { verb-lay } dílek
-sort = druh dílku
    .gender = mi
    .plural-genitive = druhů dílku
-may_lie = místo pro dílek
    .gender = n
may_lie =
    .which = na kterém dílek smí ležet
    .if = na { FORM($spot, "locative") } smí ležet dílek
    .if-not = na { FORM($spot, "locative") } nesmí ležet dílek
-free_below = volné místo
    .gender = n
free_below =
    .if = { $spot } je volné
    .if-not = { $spot } není volné
-flat = rovné místo
    .gender = n
flat =
    .if = { $spot } je rovné
    .if-not = { $spot } není rovné
-on_its_like = místo přesně na stejně velkém dílku
    .gender = n
on_its_like =
    .if = { $spot } leží přesně na stejně velkém dílku
    .if-not = { $spot } neleží přesně na stejně velkém dílku
tiles_below = { FORM("-say-word-amount", $form) } různých dílků pod { FORM($spot, "instrumental") }
-reaches_inside = místo zasahující dovnitř
    .gender = n
reaches_inside =
    .if = { $spot } zasahuje dovnitř
    .if-not = { $spot } nezasahuje dovnitř
new_hexes_outside = { FORM("-say-word-amount", $form) } nezakrytých polí { FORM($spot, "genitive") } na hranici
-border = hranice
    .gender = f
    .genitive = hranice
    .dative = hranici
    .accusative = hranici
    .plural = hranice
border =
    .which = { $count ->
        [one] které leží
       *[other] která leží
    } na hranici
    .which-not = { $count ->
        [one] které neleží
       *[other] která neleží
    } na hranici
    .if = { $cell } leží na hranici
    .if-not = { $cell } neleží na hranici
cities_joined = { FORM("-say-word-amount", $form) } měst, která by { $spot } spojilo,

prompt-sort = Jaký dílek položíte?
prompt-cell = Na kterém poli bude jeho vesnice?
prompt-turn = Kolikrát ho otočíte?

## Incas

-enter = vstup Inka
    .gender = mi
enter =
    .do = { $mood ->
        [third] přivede
        [infinitive] přivést
       *[order] přiveďte
    } Inka do krajiny
-leave = odchod Inka
    .gender = mi
leave =
    .do = { $mood ->
        [third] odvede
        [infinitive] odvést
       *[order] odveďte
    } Inka z krajiny
-walk = pohyb Inka
    .gender = mi
walk =
    .do = { verb-move } Inka
-walk_on = cesta
    .gender = f
    .genitive = cesty
    .plural = cesty
walk_on =
    .do = { $mood ->
        [third] jde
        [infinitive] jít
       *[order] jděte
    } dál z { FORM($hex, "genitive") }
-hex = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-locative = polích
    .plural-instrumental = poli
-gate = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-locative = polích
    .plural-instrumental = poli
-goal = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-locative = polích
    .plural-instrumental = poli
-fare = cena cesty
    .gender = f
    .accusative = cenu cesty
-open = průchozí
    .gender = adjective
open =
    .if = { $cell } je průchozí
    .if-not = { $cell } není průchozí
    .adjective = { FORM("-open", $form) }
    .which = { say-rel } { say-be } průchozí
-price_word = cena
    .gender = f
    .accusative = cenu
crossing = { FORM("-price_word", $form) } přechodu hranice na { FORM($cell, "locative") }
border_price = { FORM("-price_word", $form) } přechodu přes { FORM($key, "accusative", 1, "bare") }
    .table = cena přechodu hranice v akčních bodech
    .row = { $value } přes { FORM($keys, "accusative", 1, "bare") }

prompt-gate = Na kterém poli?
prompt-hex = Které pole?
prompt-goal = Kam Ink půjde?

## Rank

heights = { FORM("-level", $case, "plural") } Inků { FORM($p, "genitive") } v { FORM($area, "locative", 1) } od nejvyšší po nejnižší
levels_held = { FORM("-level", $case, "plural") } Inků { FORM($p, "genitive") } v { FORM($area, "locative", 1) }
-leads = nejvyšší postavení
    .gender = n
    .plural = nejvyšší postavení
leads =
    .if = jen { $p } { STARTS($p, "vy_", "máte", "má") } nejvyšší postavení v { FORM($area, "locative", 1) }
    .if-not = { $p } { STARTS($p, "vy_", "nemáte jako jediní", "nemá jako jediný") } nejvyšší postavení v { FORM($area, "locative", 1) }
-area = oblast
    .gender = f
    .genitive = oblasti
    .dative = oblasti
    .plural = oblasti
    .plural-genitive = oblastí
-p = hráč
    .gender = ma
    .genitive = hráče
    .dative = hráči
    .locative = hráči
    .instrumental = hráčem
    .plural = hráči
    .plural-genitive = hráčů
    .plural-accusative = hráče
    .plural-instrumental = hráči
-n = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
    .plural-genitive = hodnot

## Temples

-build_temple = stavba chrámu
    .gender = f
build_temple =
    .do = { verb-build } chrám
-expand_temple = rozšíření chrámu
    .gender = n
expand_temple =
    .do = { $mood ->
        [third] rozšíří
        [infinitive] rozšířit
       *[order] rozšiřte
    } chrám
-raise_temple = zvýšení chrámu
    .gender = n
raise_temple =
    .do = { verb-build } chrám na { FORM($site, "locative") }
-site = staveniště
    .gender = n
    .genitive = staveniště
    .dative = staveništi
    .locative = staveništi
    .plural = staveniště
    .plural-instrumental = staveništi
-new_value = nová hodnota
    .gender = f
    .genitive = nové hodnoty
    .accusative = novou hodnotu
    .plural = nové hodnoty
-temple_values = hodnota chrámu
    .gender = f
    .genitive = hodnoty chrámu
    .accusative = hodnotu chrámu
    .plural = hodnoty chrámů
    .plural-genitive = hodnot chrámů
-settlement_word = osada
    .gender = f
    .genitive = osady
    .dative = osadě
    .accusative = osadu
settlement = { FORM("-settlement_word", $form) } { FORM($cell, "genitive") }
    .each = { FORM("-cell", $form) }
temple_in = { FORM("-temple", $form) } v { FORM($area, "locative", 1) }

prompt-site = Na kterém poli?
prompt-new_value = Jakou bude mít hodnotu?

## Ponds

-dig_pond = umístění nádrže
    .gender = n
dig_pond =
    .do = { verb-place } nádrž
-may_be_dug = místo pro nádrž
    .gender = n
may_be_dug =
    .which = { $count ->
        [one] na kterém
       *[other] na kterých
    } je místo pro nádrž
    .if = na { FORM($cell, "locative") } je místo pro nádrž
    .if-not = na { FORM($cell, "locative") } není místo pro nádrž
-score_lakes = vyhodnocení jezer
    .gender = n
score_lakes =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } právě uzavřená jezera
-lake = jezero
    .gender = n
    .genitive = jezera
    .plural = jezera
    .plural-genitive = jezer
    .plural-instrumental = jezery
-surrounded = obklopené jezero
    .gender = n
surrounded =
    .if = { $lake } je obklopené
    .if-not = { $lake } není obklopené
-closed_in = uzavřené pole
    .gender = n
closed_in =
    .if = { $cell } je uzavřené
    .if-not = { $cell } není uzavřené
-shore_word = břeh
    .gender = mi
    .genitive = břehu
    .dative = břehu
    .locative = břehu
shore = { FORM("-shore_word", $form) } { FORM($lake, "genitive", 1) }
    .each = { FORM("-cell", $form) }

## Cards and festivals

-draw_card = vzetí karty
    .gender = n
draw_card =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } kartu
-draw_from_deck = karta z dobíracího balíčku
    .gender = f
draw_from_deck =
    .do = { verb-draw } kartu z dobíracího balíčku
-take_face_up = odkrytá karta
    .gender = f
take_face_up =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } odkrytou kartu
-turn_up = nová odkrytá karta
    .gender = f
turn_up =
    .do = { verb-reveal } novou kartu
-renew_deck = nový dobírací balíček
    .gender = mi
renew_deck =
    .do = { verb-refill } dobírací balíček, je-li prázdný
-festival = slavnost
    .gender = f
    .genitive = slavnosti
    .dative = slavnosti
    .accusative = slavnost
    .plural = slavnosti
festival =
    .do = { $mood ->
        [third] rozhodne se
        [infinitive] rozhodnout se
       *[order] rozhodněte se
    }, zda uspořádáte slavnost
-propose = návrh slavnosti
    .gender = mi
propose =
    .do = { $mood ->
        [third] navrhne
        [infinitive] navrhnout
       *[order] navrhněte
    } slavnost
-festival_at = město slavnosti
    .gender = n
    .genitive = města slavnosti
    .locative = městě slavnosti
    .plural = města slavnosti
-temple_hex = město
    .gender = n
    .genitive = města
    .locative = městě
    .plural = města
-bid = počet slavnostních bodů
    .gender = mi
    .genitive = počtu slavnostních bodů
    .dative = počtu slavnostních bodů
    .locative = počtu slavnostních bodů
-has_passed = pas
    .gender = mi
has_passed =
    .if = jste řekli pas
    .if-not = jste neřekli pas
-may_bid = přihazující
    .gender = adjective
may_bid =
    .if = smíte přihazovat
    .if-not = nesmíte přihazovat
-present = přítomný
    .gender = adjective
present =
    .if = máte Inka ve městě slavnosti
    .if-not = nemáte Inka ve městě slavnosti
-leads_bidding = jediný vedoucí
    .gender = ma
leads_bidding =
    .if = vedete sami
    .if-not = nevedete sami
-highest_bid = nejvyšší počet slavnostních bodů
    .gender = mi
-answer = odpověď
    .gender = f
answer =
    .do = { $mood ->
        [third] přihodí, nebo řekne pas
        [infinitive] přihodit, nebo říci pas
       *[order] přihoďte, nebo řekněte pas
    }
-raise = zahrát karty
    .gender = n
-pass = říci pas
    .gender = n
-play_cards = zahrání karet
    .gender = n
play_cards =
    .do = { verb-play } karty
-play_card = zahrání karty
    .gender = n
play_card =
    .do = { verb-play } { FORM($card, "accusative") }
-further = další karta
    .gender = f
    .accusative = další kartu
    .plural-genitive = dalších karet
festival_points = { FORM("-say-word-amount", $form) } slavnostních bodů { FORM($card, "genitive") }
-wanted = hledaná relikvie
    .gender = f
    .genitive = hledané relikvie
    .plural = hledané relikvie
    .plural-instrumental = hledanými relikviemi
-points_in_hand = počet slavnostních bodů ve vaší ruce
    .gender = mi
    .genitive = počtu slavnostních bodů ve vaší ruce
-award = odměna za slavnost
    .gender = f
award =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } slavnost
-clear_away = odklizení karet
    .gender = n
clear_away =
    .do = { $mood ->
        [third] odklidí
        [infinitive] odklidit
       *[order] odkliďte
    } karty
sole_festival_points = { FORM("-prestige", $case, "plural") } jediného vítěze za chrám o hodnotě { FORM($key, "genitive") }
    .table = body prestiže jediného vítěze podle hodnoty chrámu
    .row = { $value } za { $keys }
tied_festival_points = { FORM("-prestige", $case, "plural") } každého z několika vítězů za chrám o hodnotě { FORM($key, "genitive") }
    .table = body prestiže každého z několika vítězů podle hodnoty chrámu
    .row = { $value } za { $keys }

prompt-source = Odkud?
prompt-festival = Uspořádáte slavnost?
prompt-temple_hex = Ve kterém městě?
prompt-bidding = Zahrajete karty?
prompt-card = Kterou kartu zahrajete?
prompt-further = Které další karty zahrajete?

## The end

-final_scoring = závěrečné vyhodnocení
    .gender = n
final_scoring =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } města
-city = město
    .gender = n
    .genitive = města
    .locative = městě
    .plural = města
city =
    .each = { FORM("-cell", $form) }
-has_a_place = umístění
    .gender = n
    .genitive = umístění
    .dative = umístění
    .locative = umístění
    .plural = umístění
    .plural-genitive = umístění
has_a_place =
    .if = máte umístění v { FORM($area, "locative", 1) }
    .if-not = nemáte umístění v { FORM($area, "locative", 1) }
-tied = shoda
    .gender = f
    .dative = shodě
tied =
    .if = jste v { FORM($area, "locative", 1) } ve shodě
    .if-not = nejste v { FORM($area, "locative", 1) } ve shodě
place_in_city = { FORM("-has_a_place", $form) } v { FORM($area, "locative", 1) }
ranks_above = { FORM("-say-word-amount", $form) } vyšších postavení v { FORM($area, "locative", 1) }
players_above = { FORM("-say-word-amount", $form) } hráčů s vyšším postavením v { FORM($area, "locative", 1) }
-counted_level = započtená úroveň
    .gender = f
    .genitive = započtené úrovně
    .plural = započtené úrovně
    .plural-genitive = započtených úrovní
final_heights = { FORM("-counted_level", $case, "plural") } { FORM($p, "genitive") } v { FORM($area, "locative", 1) }

## Sentences by hand

explain-game = Připravte hru. Hráči se střídají na tahu, počínaje začínajícím hráčem, až do chvíle, kdy někdo vyvolá konec hry. Potom, počínaje hráčem, který vyvolal konec hry, postupně kolem stolu každý hráč vyhodnotí města; všichni ostatní předtím odehrají svůj poslední tah.
explain-setup = Na každé pole v krajině, na kterém je předtištěná nádrž, umístěte ze zásoby 1 nádrž. Zamíchejte dobírací balíček. Lízněte 1 kartu slavnosti z dobíracího balíčku lícem nahoru na vršek odhazovacího balíčku. Každý hráč si do ruky lízne 3 karty slavnosti z dobíracího balíčku. Všechny trojpolní dílky z krabice přesuňte do zásoby trojpolních dílků. Každý hráč si do své zásoby dílků vezme z krabice dílky ostatních druhů, které mu patří. Náhodně vyberte, kdo bude začínající hráč.
explain-begin_turn = Máte 6 akčních bodů.
explain-turn = Začněte tah. Položte dílek; není-li to možné, obejděte se bez dílku. Potom provádějte další akce, dokud tah neskončí. Nakonec se rozhodněte, zda uspořádáte slavnost.
explain-lay_tile = Zaplaťte 1 akční bod. Vyberte druh dílku a vezměte si dílek toho druhu ze své zásoby dílků nebo ze zásoby trojpolních dílků. Vyberte v krajině místo, na kterém dílek smí ležet a na kterém by spojil nejvýše 1 město (to neplatí pro jednopolní půdu). Zaplaťte další akční bod za každé nezakryté pole toho místa na hranici. Umístěte dílek na to místo. Není-li v zásobě trojpolních dílků žádný dílek, vyvolejte konec hry. Vyhodnoťte právě uzavřená jezera.
explain-may_lie = Dílek smí ležet na místě, které je volné a rovné, zasahuje dovnitř a neleží přesně na stejně velkém dílku.
explain-free_below = Místo je volné, není-li na žádném jeho poli Ink, nádrž ani chrám (hodnota chrámu vyšší než 0).
explain-flat = Místo je rovné, pokud jsou všechna jeho pole na jedné a téže úrovni.
explain-reaches_inside = Místo zasahuje dovnitř, pokud aspoň jedno jeho pole neleží na hranici, nebo, smí-li ležet celé venku, pokud jsou všechna jeho pole zakrytá.
explain-border = Pole leží na hranici, pokud je na něm hora nebo les.
explain-on_its_like = Místo leží přesně na stejně velkém dílku, pokud je pod ním právě 1 dílek a ten má stejně mnoho polí.
explain-tiles_below = Dílky pod místem jsou všechny různé dílky, které zakrývají některé jeho pole.
explain-cities_joined = Místo by spojilo každé město, do kterého vede cesta z jeho prvního pole jen po vesnici (ne však po polích samotného místa). Takové město má hodnotu chrámu vyšší než 0 a cesta stojí 0.
explain-new_hexes_outside = Počítají se ta pole místa, která leží na hranici a nejsou zakrytá.
explain-bring_about_the_end = Pokud konec hry ještě nikdo nevyvolal, jste od této chvíle hráč, který vyvolal konec hry.
explain-score_lakes = Jezero je souvislá skupina polí v krajině, na kterých je nádrž. Za každé obklopené jezero, které ještě nebylo vyhodnoceno, získá hráč, který má jako jediný nejvyšší postavení na jeho břehu, 3 body prestiže za každé pole jezera. Od té chvíle je to vyhodnocené jezero.
explain-surrounded = Jezero je obklopené, pokud je uzavřené každé jeho pole.
explain-closed_in = Pole je uzavřené, pokud je každé sousední pole zakryté nebo je na něm nádrž.
explain-leads = Hráč má v oblasti jako jediný nejvyšší postavení, pokud tam má aspoň jednoho Inka a pokud jsou úrovně jeho Inků vyšší než úrovně Inků každého jiného hráče: porovnává se nejdříve nejvyšší úroveň, potom další v pořadí, a jsou-li ostatní stejné, vítězí více Inků.
explain-heights = Úrovně Inků se porovnávají od nejvyšší po nejnižší.
explain-levels_held = Úrovně Inků hráče v oblasti jsou úrovně všech jejích polí, na kterých stojí jeho Ink.
explain-shore = Břeh jezera tvoří všechna zakrytá pole v krajině, která sousedí s polem jezera.
explain-enter = Vyberte v krajině průchozí pole, na kterém je cena přechodu hranice vyšší než 0. Zaplaťte tuto cenu v akčních bodech a 1 Inka. Pokud na poli nestojí žádný Ink, umístěte tam svého Inka; jinak jděte z tohoto pole dál.
explain-crossing = Cena přechodu hranice na zakrytém poli je nejnižší cena přechodu přes to, co je na hraničním poli, kterým je toto pole nebo pole sousední; sousední pole nesmí být zakryté, ledaže se počítají i zakrytá hraniční pole.
explain-open = Pole je průchozí, pokud je zakryté, jeho hodnota chrámu je 0 a nestojí na něm jiný Ink než váš.
explain-walk_on = Vyberte pole, na kterém nestojí žádný Ink a na které se dá dojít po průchozích polích. Každý krok stojí 0, pokud se nezmění terén, jinak 1; součet je cena cesty. Zaplaťte cenu cesty v akčních bodech. Umístěte tam svého Inka.
explain-walk = Vyberte v krajině pole, na kterém stojí váš Ink. Jděte s Inkem z tohoto pole dál.
explain-leave = Vyberte v krajině pole, na kterém stojí váš Ink a na kterém je cena přechodu hranice vyšší než 0. Zaplaťte tuto cenu v akčních bodech a vezměte si Inka zpět: získáte 1 Inka.
explain-build_temple = Zaplaťte 1 akční bod. Vyberte v krajině pole vesnice, na kterém nestojí žádný Ink, v jehož osadě je hodnota chrámu 0 a máte v ní jako jediní nejvyšší postavení. Postavte chrám na tomto staveništi.
explain-temple_in = Hodnota chrámu v oblasti je nejvyšší hodnota chrámu na některém jejím poli.
explain-settlement = Osadu pole tvoří toto pole a všechna pole, na která z něj vede cesta jen po vesnici; je-li v ní chrám, je to město. Krok tam stojí 0.
explain-raise_temple = Vyberte některou z hodnot chrámů, která je vyšší než hodnota chrámu na staveništi a nejvýše rovná počtu polí osady staveniště. Za každou hodnotu chrámu, která je vyšší než dosavadní, až po tuto novou hodnotu přesuňte patro chrámu s touto hodnotou ze zásoby pater chrámů k chrámům. Nastavte hodnotu chrámu na staveništi na novou hodnotu. Získejte tolik bodů prestiže, kolik je nová hodnota dělená 2 (zaokrouhleno dolů).
explain-temple_values = Hodnoty chrámů jsou 2, 4, 6, 8 a 10.
explain-expand_temple = Zaplaťte 1 akční bod. Vyberte v krajině pole, jehož hodnota chrámu je vyšší než 0, které nepatří mezi chrámy změněné v tomto tahu a v jehož osadě máte jako jediní nejvyšší postavení. Postavte chrám na tomto staveništi. Pokud na něm leží sluneční kotouč, získejte 1 sluneční kotouč: vrací se do zásoby.
explain-dig_pond = Vyberte v krajině pole, na kterém je místo pro nádrž. Zaplaťte 1 akční bod a 1 nádrž. Umístěte tam nádrž. Vyhodnoťte právě uzavřená jezera.
explain-may_be_dug = Místo pro nádrž je na poli, na kterém je rovina, které není zakryté, na kterém ještě není nádrž a jehož žádné sousední pole neleží na hranici.
explain-festival = Můžete navrhnout slavnost. Pokud to uděláte, všichni, kdo smějí přihazovat, postupně kolem stolu počínaje hráčem po pořadateli slavnosti přihodí, nebo řeknou pas; to se opakuje, dokud někdo smí přihazovat. Potom vyhodnoťte slavnost ve městě slavnosti a odkliďte karty.
explain-propose = Můžete vybrat v krajině pole, jehož hodnota chrámu je vyšší než 0, na kterém neleží sluneční kotouč a v jehož osadě stojí váš Ink: to je město slavnosti. Jste pořadatel slavnosti. Slavnosti se účastní každý hráč, který má ve městě Inka; jeho počet slavnostních bodů je zatím 0. Ostatní mají pas. Zahrajte karty.
explain-present = Slavnosti se účastníte, pokud v osadě města slavnosti stojí na některém poli váš Ink.
explain-leads_bidding = Vedete sami, pokud je váš počet slavnostních bodů nejvyšší ze všech a má ho právě 1 hráč.
explain-highest_bid = Nejvyšší počet slavnostních bodů je ten nejvyšší, který kterýkoli hráč zahrál.
explain-play_cards = Zahrajte z ruky aspoň jednu kartu slavnosti, která má slavnostní body, a pokračujte, dokud váš počet slavnostních bodů není aspoň nejvyšší počet slavnostních bodů. To je dovoleno, jen pokud na to stačí počet slavnostních bodů ve vaší ruce. Potom vyberte až 30 dalších karet, nebo žádnou, a zahrajte je; každá musí mít slavnostních bodů více než 0.
explain-points_in_hand = Počet slavnostních bodů ve vaší ruce je součet slavnostních bodů všech karet slavnosti ve vaší ruce.
explain-festival_points = Počet slavnostních bodů karty slavnosti je počet těch jejích relikvií, které jsou hledané relikvie.
explain-wanted = Hledané relikvie jsou ty na kartě slavnosti, která leží na vršku odhazovacího balíčku.
explain-play_card = Přesuňte kartu slavnosti k vyloženým kartám a přičtěte počet slavnostních bodů té karty ke svému počtu slavnostních bodů.
explain-answer = Buď zahrajte karty, nebo řekněte pas.
explain-award = Každý hráč, který má nejvyšší počet slavnostních bodů, získá body prestiže podle hodnoty chrámu města slavnosti: kdo vede sám, jako jediný vítěz; jinak jako každý z několika vítězů.
explain-clear_away = Položte na město slavnosti sluneční kotouč: 1 ze zásoby. Všechny vyložené karty, a potom každou kartu slavnosti z vršku odhazovacího balíčku, přesuňte pod vrchní kartu odhazovacího balíčku. Odhalte novou kartu.
explain-take_face_up = Přesuňte kartu slavnosti z vršku odhazovacího balíčku do ruky. Odhalte novou kartu.
explain-draw_from_deck = Doplňte dobírací balíček, je-li prázdný. Lízněte 1 kartu slavnosti z dobíracího balíčku do ruky.
explain-turn_up = Doplňte dobírací balíček, je-li prázdný. Lízněte 1 kartu slavnosti z dobíracího balíčku lícem nahoru na vršek odhazovacího balíčku.
explain-renew_deck = Není-li v dobíracím balíčku žádná karta slavnosti, přesuňte všechny karty slavnosti z odhazovacího balíčku do dobíracího balíčku a dobírací balíček zamíchejte.
explain-use_token = To je dovoleno, jen pokud jste v tomto tahu ještě nepoužili žeton. Zaplaťte 1 žeton akce navíc. Získejte 1 akční bod.
explain-final_scoring = Za každé pole v krajině, jehož hodnota chrámu je vyšší než 0, určete svoje umístění v jeho osadě. Je-li vaše umístění 1, získejte tolik bodů prestiže, kolik je hodnota chrámu. Je-li vaše umístění 2, získejte tolik bodů prestiže, kolik je hodnota chrámu dělená 2 (zaokrouhleno dolů).
explain-has_a_place = V oblasti máte umístění, pokud v ní máte aspoň jednoho Inka, ať stojí na jakékoli úrovni, a pokud v ní nejste ve shodě, ledaže boduje i shoda.
explain-tied = Jste v oblasti ve shodě, pokud má jiný hráč stejné započtené úrovně jako vy.
explain-ranks_above = Počet vyšších postavení v oblasti je počet různých započtených úrovní hráčů, které jsou vyšší než vaše.
explain-winner = Vítězem je hráč, který má nejvíce bodů prestiže.

## Options

-wholly_outside = dílky celé venku
    .gender = mi
wholly_outside =
    .if = dílky smějí ležet celé venku
    .about = Dílek smí ležet na dílcích, které jsou všechny venku, ale nikdy ne na tamním nezakrytém podkladu.
-covered_border_lets_in = přechod zakryté hranice
    .gender = mi
covered_border_lets_in =
    .if = se počítají i zakrytá hraniční pole
    .about = Ink smí vstoupit nebo odejít i vedle hraničního pole, které je zakryté dílkem.
-sole_leader_is_asked = dotaz na jediného vedoucího
    .gender = mi
sole_leader_is_asked =
    .if = přihazuje i jediný vedoucí
    .about = Zda přihodí, nebo řekne pas, rozhoduje i hráč, který vede sám.
-tied_players_score = boduje i shoda
    .gender = f
tied_players_score =
    .if = boduje i shoda
    .about = Při závěrečném vyhodnocení dostanou body za umístění všichni hráči, kteří jsou ve shodě.
-second_behind_a_tie = druhý za shodou
    .gender = ma
second_behind_a_tie =
    .if = za shodou je druhé místo
    .about = Kdo je při závěrečném vyhodnocení hned za několika prvními, je druhý.
-only_the_highest_inca_counts = počítá se jen nejvyšší Ink
    .gender = ma
only_the_highest_inca_counts =
    .if = se počítá jen nejvyšší Ink
    .about = Při závěrečném vyhodnocení se u každého hráče porovnává jen Ink na nejvyšší úrovni.

## The table (table.yaml)

-table_supply = zásoba
    .gender = f
-table_goods = předměty a lidé
    .gender = mi
-cards_in_hand = karty v ruce
    .gender = f
explain-place_in_city = Umístění v oblasti je o 1 větší než počet vyšších postavení v ní.
