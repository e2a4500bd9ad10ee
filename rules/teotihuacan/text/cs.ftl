# Teotihuacan: City of Gods, in Czech. The words are those of the Czech rulebook.

pack-teotihuacan = Teotihuacan: City of Gods
    .about = Posílejte pracovníky po městě; každým úkolem stárnou a sílí, až dojdou povznesení. Do třetího zatmění stavte Pyramidu Slunce a postupujte na třech chrámech.

## Goods and tracks

-cocoa = kakao
    .gender = n
    .genitive = kakaa
    .locative = kakau
    .plural = kakaa
    .plural-genitive = kakaa
-wood = dřevo
    .gender = n
    .genitive = dřeva
    .locative = dřevě
    .plural = dřeva
    .plural-genitive = dřev
-stone = kámen
    .gender = mi
    .genitive = kamene
    .plural = kameny
    .plural-genitive = kamenů
    .plural-instrumental = kameny
-gold = zlato
    .gender = n
    .genitive = zlata
    .locative = zlatě
    .plural = zlata
    .plural-genitive = zlata
-vp = vítězný bod
    .gender = mi
    .plural = vítězné body
    .plural-genitive = vítězných bodů
-avenue = pozice na Cestě mrtvých
    .gender = f
    .genitive = pozice na Cestě mrtvých
    .plural = pozice na Cestě mrtvých
avenue =
    .advance = { $mood ->
        [third] se posune
        [infinitive] se posunout
       *[order] posuňte se
    } na Cestě mrtvých o { FORM($by, "accusative") }
-pyramid_track = pozice na stupnici pyramidy
    .gender = f
    .genitive = pozice na stupnici pyramidy
    .plural = pozice na stupnici pyramidy
pyramid_track =
    .advance = { $mood ->
        [third] se posune
        [infinitive] se posunout
       *[order] posuňte se
    } na stupnici pyramidy o { FORM($by, "accusative") }
    .set = { verb-place } svůj ukazatel na stupnici pyramidy na { FORM($value, "accusative") }
-step = schod
    .gender = mi
    .genitive = schodu
    .dative = schodu
    .locative = schodu
step =
    .advance = { $mood ->
        [third] postoupí
        [infinitive] postoupit
       *[order] postupte
    } na { FORM($subject, "locative") } o { FORM($by, "accusative") }
-light_disc = světlý disk
    .gender = mi
light_disc =
    .set = { verb-place } světlý disk na { FORM($value, "accusative") }
    .advance = { verb-move } světlý disk o { FORM($by, "accusative") }
-dark_disc = tmavý disk
    .gender = mi
    .genitive = tmavého disku
    .locative = tmavém disku
dark_disc =
    .set = { verb-place } tmavý disk na { FORM($value, "accusative") }

## The ring of boards and its workers

-board = deska akce
    .gender = f
    .genitive = desky akce
    .dative = desce akce
    .accusative = desku akce
    .plural = desky akcí
    .plural-genitive = desek akcí
    .plural-locative = deskách akcí
-goal = deska akce
    .gender = f
    .genitive = desky akce
    .dative = desce akce
    .accusative = desku akce
    .plural = desky akcí
    .plural-genitive = desek akcí
-palace = palác
    .gender = mi
    .genitive = paláce
    .plural = paláce
-forest = les
    .gender = mi
    .genitive = lesa
-stone_quarry = kamenolom
    .gender = mi
    .genitive = kamenolomu
-gold_deposits = naleziště zlata
    .gender = n
    .genitive = naleziště zlata
    .locative = nalezišti zlata
    .plural = naleziště zlata
-alchemy = alchymie
    .gender = f
    .genitive = alchymie
    .accusative = alchymii
    .plural = alchymie
-nobles = rodiny
    .gender = f
    .genitive = rodin
    .dative = rodinám
    .accusative = rodiny
    .locative = rodinách
    .plural = rodiny
    .plural-genitive = rodin
-decorations = výzdoba
    .gender = f
    .genitive = výzdoby
    .accusative = výzdobu
    .plural = výzdoby
-construction = výstavba
    .gender = f
    .genitive = výstavby
    .accusative = výstavbu
    .locative = výstavbě
    .plural = výstavby
-place_on_ring = místo na okruhu
    .gender = n
    .genitive = místa na okruhu
    .dative = místu na okruhu
    .instrumental = místem na okruhu
    .plural = místa na okruhu
    .plural-genitive = míst na okruhu
place_on_ring =
    .set = { verb-place } { FORM($subject, "accusative") } na místo { $value } okruhu
printed_ring = { FORM("-printed_place", $form) } { FORM($key, "genitive") }
-printed_place = předtištěné místo
    .gender = n
    .locative = předtištěném místě
-colour = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .plural = barvy
    .plural-genitive = barev
    .plural-locative = barvách
colour =
    .adjective = { FORM($value, $form) }
-red = červený
    .gender = adjective
-blue = modrý
    .gender = adjective
-yellow = žlutý
    .gender = adjective
-black = černý
    .gender = adjective
-own_colour = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .plural = barvy
    .plural-genitive = barev
-worker = pracovník
    .gender = ma
    .genitive = pracovníka
    .instrumental = pracovníkem
    .plural = pracovníci
    .plural-genitive = pracovníků
    .plural-accusative = pracovníky
    .plural-locative = pracovnících
    .plural-instrumental = pracovníky
-workers = pracovník
    .gender = ma
    .genitive = pracovníka
    .instrumental = pracovníkem
    .plural = pracovníci
    .plural-genitive = pracovníků
    .plural-accusative = pracovníky
    .plural-instrumental = pracovníky
worker =
    .piece = { FORM($colour, $case, $count, "", "", "ma") } { FORM("-worker", $form) } { $power ->
        [none] { "" }
        [0] { "" }
       *[other] o síle { $power }
    } { $area ->
        [none] { "" }
       *[other] na desce { FORM($area, "genitive") }
    }
-power = síla
    .gender = f
    .genitive = síly
    .accusative = sílu
    .instrumental = silou
    .plural = síly
power =
    .set = { verb-set } sílu { FORM($subject, "genitive") } na { FORM($value, "accusative") }
    .advance = { verb-raise } sílu { FORM($subject, "genitive") } o { FORM($by, "accusative") }
-dice_box = krabice kostek
    .gender = f
    .genitive = krabice kostek
    .dative = krabici kostek
    .accusative = krabici kostek
    .plural = krabice kostek
-ready = zásoba pracovníků
    .gender = f
    .genitive = zásoby pracovníků
    .dative = zásobě pracovníků
    .plural = zásoby pracovníků
-on_wheel = kruh povznesení
    .gender = mi
    .genitive = kruhu povznesení
    .locative = kruhu povznesení
on_wheel =
    .in = na { STARTS(FORM($noun, "locative"), "svém", "yes", "no") ->
        [yes] vašem kruhu povznesení
       *[no] { FORM($noun, "locative") }
    }
    .from = { STARTS(FORM($noun, "genitive"), "s", "ze", "z") } { FORM($noun, "genitive") }
    .to = na { FORM($noun, "accusative") }
-area = hlavní oblast
    .gender = f
    .genitive = hlavní oblasti
    .dative = hlavní oblasti
    .plural = hlavní oblasti
area =
    .in = v { FORM($noun, "locative") }
    .to = do { FORM($noun, "genitive") }
    .holder = { FORM("-goal_plain", $form) }, kde je { $piece } volný,
-goal_plain = deska
    .gender = f
    .genitive = desky
    .dative = desce
    .accusative = desku
    .instrumental = deskou
    .plural = desky
    .plural-genitive = desek
-altar = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
altar =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
    .holder = { FORM("-worship_space", $form) }, na kterém { $piece } uctívá,
-on_the_way = pochod
    .gender = mi
    .genitive = pochodu
    .dative = pochodu
    .locative = pochodu
on_the_way =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-worship_space = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
    .plural-locative = políčkách uctívání
-space = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
-altar_taken = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
-taken_altar = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
-free_altar = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
-left_royal = levé panovnické políčko
    .gender = n
-middle_royal = prostřední panovnické políčko
    .gender = n
-right_royal = pravé panovnické políčko
    .gender = n
-forest_altar = políčko uctívání lesa
    .gender = n
-quarry_altar = políčko uctívání kamenolomu
    .gender = n
-gold_altar = políčko uctívání naleziště zlata
    .gender = n
-decorations_altar = políčko uctívání výzdoby
    .gender = n
    .genitive = políčka uctívání výzdoby
altar_board = { FORM("-goal_plain", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
altar_temple = { FORM("-temple", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
find_beside = { FORM("-find_place", $form) } u { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
-find_place = místo objevů
    .gender = n
    .genitive = místa objevů
    .locative = místě objevů
    .plural = místa objevů
board_goods = { FORM("-resource", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
-resource = surovina
    .gender = f
    .genitive = suroviny
    .accusative = surovinu
    .plural = suroviny
    .plural-genitive = surovin
-workers_in_play = vlastní pracovník ve hře
    .gender = ma
    .genitive = vlastního pracovníka ve hře
    .plural = vlastní pracovníci ve hře
    .plural-genitive = vlastních pracovníků ve hře
-free_workers = vlastní volný pracovník
    .gender = ma
    .genitive = vlastního volného pracovníka
    .plural = vlastní volní pracovníci
    .plural-genitive = vlastních volných pracovníků
    .plural-accusative = vlastní volné pracovníky
-locked_workers = vlastní uctívající pracovník
    .gender = ma
    .genitive = vlastního uctívajícího pracovníka
    .plural = vlastní uctívající pracovníci
own_workers_at = { FORM("-free_workers", $form) } na { STARTS($board, "desk výchozí", "yes", "no") ->
        [yes] { FORM($board, "locative") }
       *[no] desce { FORM($board, "genitive") }
    }
-first_player = první hráč
    .gender = ma
    .genitive = prvního hráče
    .instrumental = prvním hráčem
first_player =
    .set = prvním hráčem je { $value }
-order_token = číslo pořadí
    .gender = n
-last_player = poslední hráč
    .gender = ma
    .dative = poslednímu hráči

## The temples and the Avenue

-temple = chrám
    .gender = mi
    .genitive = chrámu
    .dative = chrámu
    .locative = chrámu
    .plural-genitive = chrámů
-blue_temple = modrý chrám
    .gender = mi
    .locative = modrém chrámu
-red_temple = červený chrám
    .gender = mi
    .locative = červeném chrámu
-green_temple = zelený chrám
    .gender = mi
    .locative = zeleném chrámu
stair_goods = { FORM("-resource", $form) } na schodu { $second } { FORM($key, "genitive") }
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik ukazuje schod { $second } { FORM($key, "genitive") },
    .table = suroviny za jednotlivé schody každého chrámu
    .row = { $value } za { $keys }
    .omits = case
stair_points = { FORM("-vp", $form) } na schodu { $second } { FORM($key, "genitive") }
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik ukazuje schod { $second } { FORM($key, "genitive") },
    .table = vítězné body za jednotlivé schody každého chrámu
    .row = { $value } za { $keys }
    .omits = case
landing = { FORM("-find", $form) } na schodu { $second } { FORM($key, "genitive") }
    .table = místa objevů na schodech každého chrámu
    .row = { $value } je schod { $keys }
avenue_find = { FORM("-find", $form) } na políčku { $key } Cesty mrtvých
    .table = místa objevů na Cestě mrtvých
    .row = { $value } pro políčko { $keys }
tiles_laid = { FORM("-say-word-amount", $form) } dílků objevů pro { FORM($key, "accusative") } (počet hráčů: { $second })
    .table = dílky objevů na každém místě objevů podle počtu hráčů
    .row = { $value } při { $keys } hráčích
-avenue_step_value = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
avenue_value = { FORM("-avenue_step_value", $form) } políčka Cesty mrtvých (počet postavených budov: { $key })
    .table = hodnota políčka na Cestě mrtvých podle počtu postavených budov
    .row = { $value } při { $keys }
-bonus_box = krabice dílků chrámových výhod
    .gender = f
    .genitive = krabice dílků chrámových výhod
    .plural = krabice dílků chrámových výhod
-bonus = dílek chrámové výhody
    .gender = mi
    .genitive = dílku chrámové výhody
    .locative = dílku chrámové výhody
    .plural-genitive = dílků chrámových výhod
-bonus_tile = dílek chrámové výhody
    .gender = mi
    .plural = dílky chrámových výhod
    .plural-genitive = dílků chrámových výhod
-bonus_tiles = dílek chrámové výhody
    .gender = mi
    .plural-genitive = dílků chrámových výhod
bonus_tile =
    .piece = { FORM("-bonus_tile", $form) } { $id }
-bonus_tile-bonus_masks = chrámová výhoda za masky
    .gender = f
-bonus_tile-bonus_technology = chrámová výhoda za technologie
    .gender = f
-bonus_tile-bonus_flat = chrámová výhoda za 15 bodů
    .gender = f
-bonus_tile-bonus_avenue = chrámová výhoda za Cestu mrtvých
    .gender = f
-bonus_tile-bonus_bonus = chrámová výhoda za chrámové výhody
    .gender = f
-bonus_tile-bonus_discovery = chrámová výhoda za dílky objevů
    .gender = f
-bonus_tile-bonus_workers = chrámová výhoda za pracovníky
    .gender = f
-worth = hodnota
    .gender = f
    .accusative = hodnotu
worth =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } { FORM($piece, "accusative") }
-printed_at = předtištěný chrám
    .gender = mi
-can_climb = možný postup
    .gender = mi
can_climb =
    .if = můžete na { FORM($temple, "locative") } postoupit
    .if-not = nemůžete na { FORM($temple, "locative") } postoupit
    .which = { $count ->
        [one] na kterém
       *[other] na kterých
    } můžete postoupit
-climb = postup na chrámu
    .gender = mi
climb =
    .do = { $mood ->
        [third] postoupí
        [infinitive] postoupit
       *[order] postupte
    } na { FORM($temple, "locative") } o 1 schod
prompt-climb = Postoupíte?
-climb_any = postup na libovolném chrámu
    .gender = mi
climb_any =
    .do = { $mood ->
        [third] postoupí
        [infinitive] postoupit
       *[order] postupte
    } na libovolném chrámu o 1 schod
-go_up_any = postup na libovolném chrámu
    .gender = mi
go_up_any =
    .do = { $mood ->
        [third] postoupí
        [infinitive] postoupit
       *[order] postupte
    } na vybraném chrámu o 1 schod
-go_up = postup o schod
    .gender = mi
go_up =
    .do = { $mood ->
        [third] vystoupí
        [infinitive] vystoupit
       *[order] vystupte
    } na { FORM($temple, "locative") } o 1 schod výše
-gain_from_step = odměna za schod
    .gender = f
gain_from_step =
    .do = { verb-gain } to, co ukazuje schod { FORM($temple, "genitive") }
    .omits = n
prompt-large_step = Vezmete si dílek objevu, nebo to, co ukazuje schod?
-gain_any_goods = libovolné suroviny
    .gender = f
    .genitive = libovolných surovin
    .plural-genitive = libovolných surovin
gain_any_goods =
    .do = { verb-gain } { NUMERAL($n) ->
        [yes] { $n ->
            [1] 1 surovinu: dřevo, kámen nebo zlato
            [few] celkem { $n } suroviny v libovolné kombinaci: dřevo, kámen a zlato
           *[other] celkem { $n } surovin v libovolné kombinaci: dřevo, kámen a zlato
        }
       *[no] celkem tolik surovin, kolik činí { $n }, v libovolné kombinaci: dřevo, kámen a zlato
    }
-reached = dosažený dílek chrámové výhody
    .gender = mi
reached =
    .if = jste na { FORM($temple, "locative") } dosáhli na chrámovou výhodu
    .if-not = jste na { FORM($temple, "locative") } nedosáhli na chrámovou výhodu
    .which = { $count ->
        [one] na kterém
       *[other] na kterých
    } jste dosáhli na chrámovou výhodu
-walk_avenue = posun na Cestě mrtvých
    .gender = mi
walk_avenue =
    .do = { $mood ->
        [third] se posune
        [infinitive] se posunout
       *[order] posuňte se
    } na Cestě mrtvých o 1 políčko
prompt-avenue_tile = Vezmete si dílek objevu z Cesty mrtvých?

## Royal tiles and technologies

-royal_class = kategorie
    .gender = f
    .genitive = kategorie
    .plural = kategorie
    .plural-locative = kategoriích
-class = kategorie
    .gender = f
    .genitive = kategorie
    .plural = kategorie
-wanted = kategorie
    .gender = f
    .genitive = kategorie
    .plural = kategorie
-class_a = kategorie „A“
    .gender = f
-class_b = kategorie „B“
    .gender = f
-class_c = kategorie „C“
    .gender = f
-is_printed = předtištěný
    .gender = adjective
is_printed =
    .if = { $subject } je na desce předtištěný
    .if-not = { $subject } není na desce předtištěný
    .which = { say-rel } { say-be } na desce { FORM("-is_printed", "", $count, "", "", $gender) }
-royal_tile = panovnický dílek
    .gender = mi
    .genitive = panovnického dílku
    .plural = panovnické dílky
    .plural-genitive = panovnických dílků
-royal_tiles = panovnický dílek
    .gender = mi
    .genitive = panovnického dílku
    .plural = panovnické dílky
    .plural-genitive = panovnických dílků
royal_tile =
    .piece = { FORM("-royal_tile", $form) } { $number }
-rate = kakao za surovinu
    .gender = n
    .genitive = kakaa za surovinu
rate =
    .printed = Kakao za každou surovinu: { $value }.
-added = přídavek
    .gender = mi
added =
    .printed = Přídavek: { $value }.
-ability = schopnost
    .gender = f
    .accusative = schopnost
ability =
    .do = { verb-use } schopnost { FORM($piece, "genitive") }
-royal_box = krabice panovnických dílků
    .gender = f
    .genitive = krabice panovnických dílků
    .plural = krabice panovnických dílků
-royal = panovnický dílek
    .gender = mi
    .genitive = panovnického dílku
    .locative = panovnickém dílku
    .plural = panovnické dílky
    .plural-genitive = panovnických dílků
royal =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-trades = počet výměn
    .gender = mi
prompt-trades = Kolikrát provedete výměnu?
prompt-trade = Provedete výměnu?
-technology = technologie
    .gender = f
    .genitive = technologie
    .dative = technologii
    .accusative = technologii
    .instrumental = technologií
    .plural = technologie
    .plural-genitive = technologií
-technologies_of_all = technologie
    .gender = f
    .genitive = technologie
    .dative = technologii
    .accusative = technologii
    .instrumental = technologií
    .plural = technologie
    .plural-genitive = technologií
technology =
    .piece = { FORM("-technology", $form) } { $number }
-price = cena
    .gender = f
    .dative = ceně
    .accusative = cenu
-technology_box = krabice technologií
    .gender = f
    .genitive = krabice technologií
    .plural = krabice technologií
-offered = deska alchymie
    .gender = f
    .genitive = desky alchymie
    .dative = desce alchymie
    .accusative = desku alchymie
    .plural = desky alchymie
offered =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-developed = řada technologií
    .gender = f
    .genitive = řady technologií
    .dative = řadě technologií
    .plural = řady technologií
-slot = políčko technologie
    .gender = n
    .genitive = políčka technologie
    .dative = políčku technologie
    .locative = políčku technologie
    .plural = políčka technologií
    .plural-genitive = políček technologií
    .plural-locative = políčkách technologií
-upper_left = levé horní políčko
    .gender = n
-upper_middle = prostřední horní políčko
    .gender = n
-upper_right = pravé horní políčko
    .gender = n
    .genitive = pravého horního políčka
    .locative = pravém horním políčku
-lower_left = levé dolní políčko
    .gender = n
-lower_middle = prostřední dolní políčko
    .gender = n
-lower_right = pravé dolní políčko
    .gender = n
slot_temple = { FORM("-temple", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
-upper_slots = horní políčka
    .gender = n
    .genitive = horních políček
    .plural = horní políčka
    .plural-genitive = horních políček
    .plural-instrumental = horními políčky
-open_slots = políčko s technologií, kterou nemáte
    .gender = n
    .dative = políčku s technologií, kterou nemáte
    .locative = políčku s technologií, kterou nemáte
    .plural = políčka s technologií, kterou nemáte
number_in = { FORM("-number", $form) } na { FORM($slot, "locative") }
-owns = vlastnictví
    .gender = n
owns =
    .if = { $p } { STARTS($p, "vy_", "máte", "má") } technologii { $n }
    .if-not = { $p } { STARTS($p, "vy_", "nemáte", "nemá") } technologii { $n }
    .which = { say-rel } { say-rel-has } technologii { $n }
-develop = vývoj technologie
    .gender = mi
develop =
    .do = { $mood ->
        [third] vyvine
        [infinitive] vyvinout
       *[order] vyviňte
    } technologii { NUMERAL($n) ->
        [yes] (počet pracovníků: { $n })
       *[no] podle { FORM($n, "genitive") }
    }
-reward_owners = odměna majitelů
    .gender = f
reward_owners =
    .do = { $mood ->
        [third] odmění
        [infinitive] odměnit
       *[order] odměňte
    } ty, kdo mají technologii { $n }
-take_technology = získání technologie
    .gender = n
take_technology =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } technologii na { FORM($slot, "locative") }
-alchemy_power_ups = posílení v alchymii
    .gender = n
alchemy_power_ups =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } 1 pracovníka na desce alchymie

## Discovery tiles

-find = místo objevů
    .gender = n
    .genitive = místa objevů
    .locative = místě objevů
    .plural = místa objevů
-palace_find = místo u paláce
    .gender = n
-forest_find = místo u lesa
    .gender = n
-quarry_find = místo u kamenolomu
    .gender = n
-gold_find = místo u naleziště zlata
    .gender = n
-decorations_find = místo u výzdoby
    .gender = n
-third_step = místo na třetím políčku Cesty mrtvých
    .gender = n
-sixth_step = místo na šestém políčku Cesty mrtvých
    .gender = n
-eighth_step = místo na osmém políčku Cesty mrtvých
    .gender = n
-blue_landing = velký schod modrého chrámu
    .gender = mi
-red_landing = velký schod červeného chrámu
    .gender = mi
-lower_green_landing = dolní velký schod zeleného chrámu
    .gender = mi
-upper_green_landing = horní velký schod zeleného chrámu
    .gender = mi
-discovery = dílek objevu
    .gender = mi
    .genitive = dílku objevu
    .plural = dílky objevů
    .plural-genitive = dílků objevů
    .plural-instrumental = dílky objevů
-discovery_tiles = dílek objevu
    .gender = mi
    .plural = dílky objevů
    .plural-genitive = dílků objevů
    .plural-instrumental = dílky objevů
discovery =
    .piece = { FORM("-discovery", $form) } { $id }
-discovery-mask_1 = maska 1
    .gender = f
-discovery-mask_2 = maska 2
    .gender = f
-discovery-mask_3 = maska 3
    .gender = f
-discovery-mask_4 = maska 4
    .gender = f
-discovery-mask_5 = maska 5
    .gender = f
-discovery-mask_6 = maska 6
    .gender = f
-discovery-mask_7 = maska 7
    .gender = f
-discovery-score_vp = objev za 4 body
    .gender = mi
-discovery-three_resources = objev tří surovin
    .gender = mi
-discovery-two_resources = objev dvou surovin
    .gender = mi
-discovery-four_cocoa = objev 4 kakaa
    .gender = mi
-discovery-avenue_step = objev posunu na Cestě mrtvých
    .gender = mi
-discovery-temple_any_step = objev postupu na libovolném chrámu
    .gender = mi
-discovery-temple_blue_step = objev postupu na modrém chrámu
    .gender = mi
-discovery-temple_red_step = objev postupu na červeném chrámu
    .gender = mi
-discovery-temple_green_step = objev postupu na zeleném chrámu
    .gender = mi
-discovery-two_power_ups = objev dvou posílení
    .gender = mi
-discovery-double_move = objev druhého pracovníka
    .gender = mi
-discovery-free_move = objev přesunu na libovolnou desku
    .gender = mi
-discovery-extra_worker = objev pracovníka navíc
    .gender = mi
-discovery-free_cocoa = objev odpuštěné platby
    .gender = mi
-avenue_tile = dílek z Cesty mrtvých
    .gender = mi
-large_step = velký schod
    .gender = mi
-mask = maska
    .gender = f
    .genitive = masky
    .accusative = masku
    .plural = masky
    .plural-genitive = masek
-printed = předtištěné číslo
    .gender = n
-cocoa_price = cena v kakau
    .gender = f
-wood_price = cena ve dřevě
    .gender = f
-gold_price = cena ve zlatě
    .gender = f
-discovery_stack = sloupeček dílků objevů
    .gender = mi
    .genitive = sloupečku dílků objevů
    .dative = sloupečku dílků objevů
    .locative = sloupečku dílků objevů
-discovery_discards = odhozené dílky objevů
    .gender = mi
    .genitive = odhozených dílků objevů
    .plural = odhozené dílky objevů
discovery_discards =
    .to = mezi { FORM($noun, "accusative") }
-lying = místo objevů
    .gender = n
    .genitive = místa objevů
    .locative = místě objevů
    .plural = místa objevů
lying =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-discoveries = řada odkrytých dílků objevů
    .gender = f
    .genitive = řady odkrytých dílků objevů
    .dative = řadě odkrytých dílků objevů
    .plural = řady odkrytých dílků objevů
-used = hromádka použitých dílků objevů
    .gender = f
    .dative = hromádce použitých dílků objevů
    .accusative = hromádku použitých dílků objevů
used =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-buy = koupě
    .gender = f
buy =
    .do = { $mood ->
        [third] si koupí
        [infinitive] si koupit
       *[order] kupte si
    } { FORM($tile, "accusative") }
-take_find = objev
    .gender = mi
    .genitive = objevu
    .dative = objevu
    .locative = objevu
    .plural = objevy
    .plural-genitive = objevů
    .plural-instrumental = objevy
take_find =
    .do = { $mood ->
        [third] si koupí
        [infinitive] si koupit
       *[order] kupte si
    } dílek objevu z { FORM($find, "genitive") }
-refill_find = nový objev
    .gender = mi
refill_find =
    .do = { verb-lay } nový dílek objevu na { FORM($find, "accusative") }
-acting = hlavní akce
    .gender = f
    .dative = hlavní akci
    .accusative = hlavní akci
acting =
    .set = hlavní akce probíhá: { $value }
    .if = probíhá hlavní akce
    .if-not = neprobíhá hlavní akce
-power_ups_on_sale = posílení za kakao
    .gender = n
power_ups_on_sale =
    .untold = yes
    .set = posílení je na prodej: { $value }
    .if = jste tuto technologii měli už na začátku akce
    .if-not = jste tuto technologii na začátku akce neměli
stuck =
    .if = nemáte volného pracovníka ani 3 kakaa
    .if-not = máte volného pracovníka nebo 3 kakaa
-spare_moment = volná chvíle
    .gender = f
spare_moment =
    .when = kde se na nic jiného neptá
-use_tiles = použití dílků objevů
    .gender = n
    .locative = použití dílků objevů
use_tiles =
    .do = { verb-open } chvíli pro dílky objevů
    .omits = tile
-tile_use = použití
    .gender = n
    .genitive = použití
    .dative = použití
    .locative = použití
    .plural = použití
    .plural-genitive = použití
-use = použití
    .gender = n
    .genitive = použití
    .dative = použití
    .locative = použití
    .plural = použití
    .plural-genitive = použití
-for_the_fee = místo platby
    .gender = n
-as_worker = jako pracovník
    .gender = n
-benefit = výhoda
    .gender = f
    .genitive = výhody
    .accusative = výhodu
    .plural = výhody
    .plural-genitive = výhod
benefit =
    .do = { verb-gain } výhodu { FORM($piece, "genitive") }
-helps_at = užitečný dílek
    .gender = mi
helps_at =
    .if = { $tile } pomáhá na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
    .if-not = { $tile } nepomáhá na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
    .which = { $count ->
        [one] { say-rel } pomáhá
       *[other] { say-rel } pomáhají
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-use_for_deed = použití dílku
    .gender = n
    .genitive = použití dílku
    .dative = použití dílku
    .locative = použití dílku
    .plural = použití dílku
    .plural-genitive = použití dílku
use_for_deed =
    .do = { verb-use } { FORM($tile, "accusative") } k tomu, co pracovník dělá,

## The setup

-first_game = první hra
    .gender = f
first_game =
    .about = Předtištěné desky a dílky a pevně dané suroviny a pracovníci pro všechny.
-starting_tile_draft = postupný výběr startovních dílků
    .gender = mi
starting_tile_draft =
    .about = Startovní dílky se nerozdávají, hráči si je postupně vybírají.
-dark_eclipse = temné zatmění
    .gender = n
dark_eclipse =
    .about = Zatmění přijde okamžitě, bez dalších kol.
-bot_workers = pracovníci Teotibota
    .gender = ma
bot_workers =
    .about = Kolik jeho pracovníků je o jedna silnějších, nebo slabších.
-bot_goods = suroviny Teotibota
    .gender = f
bot_goods =
    .about = Kolik surovin každého druhu má na začátku navíc.
-bot_exchange = výměna Teotibota
    .gender = f
bot_exchange =
    .about = Kolik bodů získá navíc za deset kakaa.
-bot_worship_steps = uctívání Teotibota
    .gender = n
bot_worship_steps =
    .about = O kolik schodů postoupí navíc při uctívání.
-bot_bonus_tiles = chrámové výhody Teotibota
    .gender = f
bot_bonus_tiles =
    .about = Kolikrát se přidá pět bodů ke každé chrámové výhodě, na kterou dosáhl.
-bot_technologies = technologie Teotibota
    .gender = f
bot_technologies =
    .about = Kolik bodů získá navíc za každou technologii.
-steps_may_be_declined = odmítnuté schody
    .gender = mi
steps_may_be_declined =
    .about = Postup na chrámech je možné odmítnout.
-icon_steps_may_be_declined = odmítnuté schody za ikony
    .gender = mi
icon_steps_may_be_declined =
    .about = Postup na chrámech za shodné ikony je možné odmítnout.
-resource_power_up_optional = nepovinné posílení
    .gender = n
resource_power_up_optional =
    .about = Posílení v lese, kamenolomu a nalezišti zlata je možné vynechat.
-paid_release_frees = placené uvolnění
    .gender = n
paid_release_frees =
    .about = Kolik uctívajících pracovníků uvolní tři kakaa.
-paid_release_frees-all_workers = všechny uctívající
    .gender = ma
-paid_release_frees-one_worker = jednoho z uctívajících
    .gender = ma
-all_workers = všechny uctívající
    .gender = ma
-one_worker = jednoho z uctívajících
    .gender = ma
-extra_power_up_per = koupené posílení
    .gender = n
extra_power_up_per =
    .about = Jak často je možné koupit posílení díky technologii 13.
-extra_power_up_per-main_action = jednou za hlavní akci
    .gender = n
-extra_power_up_per-power_up = jednou za každé posílení
    .gender = n
-plain_on_plain_scores = prázdné čtvrtiny
    .gender = f
plain_on_plain_scores =
    .about = Čtvrtina bez ikony na čtvrtině bez ikony přináší bod.
-middle_row_begins_with = první políčko prostřední řady
    .gender = n
middle_row_begins_with =
    .about = Kolik bodů přináší stavba na první políčko prostřední řady rodin.
-pyramid_track_end = konec stupnice pyramidy
    .gender = mi
    .genitive = konce stupnice pyramidy
    .dative = konci stupnice pyramidy
    .locative = konci stupnice pyramidy
    .instrumental = koncem stupnice pyramidy
pyramid_track_end =
    .about = Kolik kroků má stupnice pyramidy.
-power_tile_any_time = posílení kdykoli
    .gender = n
power_tile_any_time =
    .about = Dílek objevu se dvěma posíleními je možné použít i uprostřed hlavní akce.
-finished_pyramid_ends_at_once = náhlý konec
    .gender = mi
finished_pyramid_ends_at_once =
    .about = Dokončená pyramida přivolá poslední zatmění okamžitě.
-bot_displaces_at_palace = Teotibot v paláci
    .gender = ma
bot_displaces_at_palace =
    .about = Vytlačený pracovník Teotibota může zaujmout políčko v paláci.
-prepare = příprava hry
    .gender = f
prepare =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } hru
-lay_boards = desky akcí
    .gender = f
    .genitive = desek akcí
    .accusative = desky akcí
    .plural = desky akcí
    .plural-genitive = desek akcí
lay_boards =
    .do = { $mood ->
        [third] rozloží
        [infinitive] rozložit
       *[order] rozložte
    } desky akcí
-lay_tiles = dílky
    .gender = mi
    .genitive = dílků
    .instrumental = dílky
    .plural = dílky
    .plural-genitive = dílků
    .plural-instrumental = dílky
lay_tiles =
    .do = { $mood ->
        [third] rozloží
        [infinitive] rozložit
       *[order] rozložte
    } dílky
-draw_royal = panovnický dílek
    .gender = mi
    .genitive = panovnického dílku
    .plural = panovnické dílky
    .plural-genitive = panovnických dílků
draw_royal =
    .do = { $mood ->
        [third] vylosuje
        [infinitive] vylosovat
       *[order] vylosujte
    } panovnický dílek { FORM($wanted, "genitive") }
-fits_class = správná kategorie
    .gender = f
fits_class =
    .if = { $tile } je z { FORM($wanted, "genitive") }
    .if-not = { $tile } není z { FORM($wanted, "genitive") }
    .which = { say-rel } { say-be } z { FORM($wanted, "genitive") }
-draw_technologies = technologie
    .gender = f
    .genitive = technologií
    .accusative = technologie
    .plural = technologie
    .plural-genitive = technologií
draw_technologies =
    .do = { $mood ->
        [third] vylosuje
        [infinitive] vylosovat
       *[order] vylosujte
    } technologie
-draw_bonus = dílek chrámové výhody
    .gender = mi
draw_bonus =
    .do = { $mood ->
        [third] vylosuje
        [infinitive] vylosovat
       *[order] vylosujte
    } dílek chrámové výhody pro { FORM($temple, "accusative") }
-lay_discoveries = objevy
    .gender = mi
    .genitive = objevů
    .instrumental = objevy
    .plural = objevy
    .plural-genitive = objevů
    .plural-instrumental = objevy
lay_discoveries =
    .do = { $mood ->
        [third] rozloží
        [infinitive] rozložit
       *[order] rozložte
    } dílky objevů
-seat_players = pořadí hráčů
    .gender = n
seat_players =
    .do = { verb-choose } prvního hráče
-reset_calendar = kalendář
    .gender = mi
reset_calendar =
    .do = { verb-set } kalendář
-get_ready = kakao a pracovníci
    .gender = n
get_ready =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } kakao a pracovníky
-first_cocoa = počáteční kakao hráče
    .gender = n
-first_place = první políčko
    .gender = n
    .locative = prvním políčku
dark_disc_at = { FORM("-first_place", $form) } tmavého disku (počet hráčů: { $key })
    .table = první políčko tmavého disku podle počtu hráčů
    .row = { $value } při { $keys } hráčích
-printed_technology = předtištěná technologie
    .gender = f
printed_technology =
    .table = technologie první hry
draft_tiles = { FORM("-say-word-amount", $form) } dílků k výběru (počet hráčů: { $key })
-starting_tile = startovní dílek
    .gender = mi
    .genitive = startovního dílku
    .locative = startovním dílku
    .plural = startovní dílky
    .plural-genitive = startovních dílků
    .plural-instrumental = startovními dílky
-starting_tiles = startovní dílek
    .gender = mi
    .genitive = startovního dílku
    .locative = startovním dílku
    .plural = startovní dílky
    .plural-genitive = startovních dílků
    .plural-instrumental = startovními dílky
starting_tile =
    .piece = { FORM("-starting_tile", $form) } ({ $boards })
-boards = deska
    .gender = f
    .genitive = desky
    .dative = desce
    .accusative = desku
    .instrumental = deskou
    .plural = desky
    .plural-genitive = desek
    .plural-locative = deskách
-finds = objev
    .gender = mi
    .genitive = objevu
    .dative = objevu
    .locative = objevu
    .plural = objevy
    .plural-genitive = objevů
    .plural-instrumental = objevy
finds =
    .printed = { $value ->
        [one] Patří k tomu dílek objevu, který můžete zaplatit.
       *[other] Počet dílků objevů, které k tomu patří a které můžete zaplatit: { $value }.
    }
-gives = zisk
    .gender = mi
    .genitive = zisku
gives =
    .do = { verb-gain } to, co ukazuje { $piece }
-starting_box = krabice startovních dílků
    .gender = f
    .genitive = krabice startovních dílků
    .dative = krabici startovních dílků
    .accusative = krabici startovních dílků
    .plural = krabice startovních dílků
-starting_row = řada startovních dílků
    .gender = f
    .genitive = řady startovních dílků
    .dative = řadě startovních dílků
-starting_finds = objevy u startovních dílků
    .gender = mi
    .genitive = objevů u startovních dílků
-dealt = ruka
    .gender = f
    .genitive = ruky
    .dative = ruce
    .plural = ruky
-dealt_finds = zásoba rozdaných objevů
    .gender = f
    .genitive = zásoby rozdaných objevů
    .plural = zásoby rozdaných objevů
-kept = zásoba ponechaných dílků
    .gender = f
    .genitive = zásoby ponechaných dílků
    .plural = zásoby ponechaných dílků
-kept_finds = zásoba ponechaných objevů
    .gender = f
    .genitive = zásoby ponechaných objevů
    .plural = zásoby ponechaných objevů
-starting_tiles_of = dvojice startovních dílků
    .gender = f
    .genitive = dvojice startovních dílků
    .dative = dvojici startovních dílků
    .accusative = dvojici startovních dílků
-first_finds = zásoba prvních objevů
    .gender = f
    .genitive = zásoby prvních objevů
    .dative = zásobě prvních objevů
-drawn_boards = startovní dílky tažené pro neutrální pracovníky
    .gender = mi
    .genitive = startovních dílků tažených pro neutrální pracovníky
    .locative = startovních dílcích tažených pro neutrální pracovníky
    .instrumental = startovními dílky taženými pro neutrální pracovníky
drawn_boards =
    .to = mezi { FORM($noun, "accusative") }
-hand_out_starting_tiles = startovní dílky
    .gender = mi
    .genitive = startovních dílků
    .instrumental = startovními dílky
    .plural = startovní dílky
    .plural-genitive = startovních dílků
    .plural-instrumental = startovními dílky
hand_out_starting_tiles =
    .do = { verb-deal } startovní dílky
-take_four_tiles = čtyři dílky
    .gender = mi
take_four_tiles =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } čtyři startovní dílky
-keep_starting_tiles = výběr startovních dílků
    .gender = mi
keep_starting_tiles =
    .do = { $mood ->
        [third] si ponechá
        [infinitive] si ponechat
       *[order] ponechte si
    } dva startovní dílky
find_with = { FORM("-find_word", $form) } k { FORM($tile, "dative") } (dílky: { $tiles }, tažené: { $drawn })
-find_word = objev
    .gender = mi
    .genitive = objevu
    .dative = objevu
    .locative = objevu
    .plural = objevy
    .plural-genitive = objevů
    .plural-instrumental = objevy
-turn_up_starting_tiles = odhalení
    .gender = n
turn_up_starting_tiles =
    .do = { verb-reveal } startovní dílky
-reveal_starting_tiles = odhalení
    .gender = n
reveal_starting_tiles =
    .do = { verb-reveal } startovní dílky
-draft_starting_tile = postupný výběr
    .gender = mi
draft_starting_tile =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } startovní dílek
-gain_starting_goods = první výhody
    .gender = f
gain_starting_goods =
    .do = { verb-gain } to, co ukazují { $mood ->
        [third] jeho
       *[other] vaše
    } startovní dílky
prompt-first_find = Koupíte si objev svého startovního dílku?
-power_up_ready = první posílení
    .gender = n
power_up_ready =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } pracovníka před umístěním
-take_lowest_technology = nejnižší technologie
    .gender = f
    .dative = nejnižší technologii
    .accusative = nejnižší technologii
take_lowest_technology =
    .do = { $mood ->
        [third] si vezme nejnižší technologii, kterou nemá
        [infinitive] si vzít nejnižší technologii, kterou nemáte
       *[order] vezměte si nejnižší technologii, kterou nemáte
    }
-place_first_workers = první pracovníci
    .gender = ma
place_first_workers =
    .do = { verb-place } své tři pracovníky
-first_board = deska
    .gender = f
    .genitive = desky
    .dative = desce
    .accusative = desku
    .instrumental = deskou
    .plural = desky
    .plural-genitive = desek
-put_starting_tiles_away = úklid
    .gender = mi
put_starting_tiles_away =
    .do = { $mood ->
        [third] odloží
        [infinitive] odložit
       *[order] odložte
    } startovní dílky
-begin_first_game = pevná příprava
    .gender = f
begin_first_game =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } suroviny a pracovníky první hry
-first_setup = pevná příprava
    .gender = f
    .accusative = pevnou přípravu
    .plural = pevné přípravy
    .plural-locative = pevných přípravách
-first_setup-first_setup_1 = pevná příprava prvního hráče
    .gender = f
-first_setup-first_setup_2 = pevná příprava druhého hráče
    .gender = f
-first_setup-first_setup_3 = pevná příprava třetího hráče
    .gender = f
-first_setup-first_setup_4 = pevná příprava čtvrtého hráče
    .gender = f
-first_setups = pevná příprava
    .gender = f
-powers = síla
    .gender = f
    .genitive = síly
    .accusative = sílu
    .plural = síly
    .plural-locative = sílách
-place_neutral_workers = neutrální pracovníci
    .gender = ma
    .genitive = neutrálních pracovníků
    .accusative = neutrální pracovníky
    .plural-accusative = neutrální pracovníky
place_neutral_workers =
    .do = { verb-place } neutrální pracovníky podle { NUMERAL($tiles) ->
        [yes] { $tiles } startovních dílků
       *[no] { FORM($tiles, "genitive") }
    } pro každou barvu
-place_neutral_colour = neutrální barva
    .gender = f
    .accusative = neutrální barvu
place_neutral_colour =
    .do = { verb-place } pracovníky barvy { $shade } (počet startovních dílků: { $tiles })
boards_shown = { FORM("-boards", $case, "plural") } startovního dílku { $n }
-neutral_tiles_at_setup = počet startovních dílků pro neutrální barvu
    .gender = mi
    .genitive = počtu startovních dílků pro neutrální barvu
    .dative = počtu startovních dílků pro neutrální barvu
    .locative = počtu startovních dílků pro neutrální barvu

## A turn

turn =
    .do = { $mood ->
        [third] odehraje
        [infinitive] odehrát
       *[order] odehrajte
    } svůj tah
prompt-plan = Co v tomto tahu uděláte?
-release = uvolnění
    .gender = n
    .genitive = uvolnění
    .dative = uvolnění
    .locative = uvolnění
    .plural = uvolnění
    .plural-genitive = uvolnění
release =
    .do = { $mood ->
        [third] uvolní
        [infinitive] uvolnit
       *[order] uvolněte
    } { FORM($worker, "accusative") }
-choice-release = uvolnit všechny své uctívající pracovníky
    .gender = n
-begin_turn = začátek tahu
    .gender = mi
begin_turn =
    .do = { verb-begin } tah
-release_all = uvolnění všech
    .gender = n
release_all =
    .do = { $mood ->
        [third] uvolní
        [infinitive] uvolnit
       *[order] uvolněte
    } všechny své uctívající pracovníky
-normal_turn = běžný tah
    .gender = mi
    .locative = běžném tahu
normal_turn =
    .do = { $mood ->
        [third] odehraje
        [infinitive] odehrát
       *[order] odehrajte
    } běžný tah
-destination = deska pracovníka
    .gender = f
    .dative = desce pracovníka
destination =
    .set = pracovník jde na { STARTS($value, "desk výchozí", "yes", "no") ->
        [yes] { FORM($value, "accusative") }
       *[no] desku { $value }
    }
-set_out = přesun
    .gender = mi
    .genitive = přesunu
    .dative = přesunu
    .locative = přesunu
set_out =
    .do = { verb-move } pracovníka
-act = akce pracovníka
    .gender = f
act =
    .do = { $mood ->
        [third] nechá
        [infinitive] nechat
       *[order] nechte
    } pracovníka jednat na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-choice-act = přesunout pracovníka a jednat
    .gender = n
-choice-pay_and_act = za 3 kakaa uvolnit uctívající pracovníky, přesunout pracovníka a jednat
    .gender = n
-choice-use_tile = nejprve použít dílek objevu
    .gender = n
-pay_now = placené uvolnění
    .gender = n
prompt-wages_paid_by = Jak zaplatíte mzdu?
-choice-with_tile = dílkem objevu
    .gender = n
-choice-with_cocoa = kakaem, nebo ne celou
    .gender = n
-within_reach = deska v dosahu
    .gender = f
within_reach =
    .if = { $goal } je v dosahu z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    }
    .if-not = { $goal } není v dosahu z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    }
    .which = { say-rel } { say-be } v dosahu z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    }
boards_on = { FORM("-say-word-amount", $form) } desek z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "accusative") }
       *[no] desku { FORM($goal, "genitive") }
    }
-take_along = přesun
    .gender = mi
    .genitive = přesunu
    .dative = přesunu
    .locative = přesunu
take_along =
    .do = { verb-move } { FORM($worker, "accusative") } z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "accusative") }
       *[no] desku { FORM($goal, "genitive") }
    }
    .event = se některý váš pracovník přesune
-comes_by_palace = cesta přes palác
    .gender = f
comes_by_palace =
    .if = cesta z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "accusative") }
       *[no] desku { FORM($goal, "genitive") }
    } vede do paláce nebo přes něj
    .if-not = cesta z { STARTS($start, "desk výchozí", "yes", "no") ->
        [yes] { FORM($start, "genitive") }
       *[no] desky { $start }
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "accusative") }
       *[no] desku { FORM($goal, "genitive") }
    } nevede do paláce ani přes něj
prompt-paid_release = Zaplatíte 3 kakaa za uvolnění svých uctívajících pracovníků?
-pay_for_release = placené uvolnění
    .gender = n
pay_for_release =
    .do = { verb-pay } za uvolnění
-release_late = pozdní uvolnění
    .gender = n
release_late =
    .do = { $mood ->
        [third] přejde k pozdnímu uvolnění
        [infinitive] přejít k pozdnímu uvolnění
       *[order] přejděte k pozdnímu uvolnění
    }
prompt-worker = Který pracovník se přesune?
prompt-goal = Na kterou desku?
prompt-companion = Který pracovník půjde s ním?
prompt-deed = Co pracovník udělá?
-main = hlavní akce
    .gender = f
    .dative = hlavní akci
    .accusative = hlavní akci
-harvest = sběr kakaa
    .gender = mi
harvest =
    .do = { $mood ->
        [third] sebere
        [infinitive] sebrat
       *[order] seberte
    } kakao na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-choice-harvest = sebrat kakao
    .gender = n
colours_at = { FORM("-say-word-amount", $form) } barev na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-pay_fee = platba
    .gender = f
    .genitive = platby
    .plural = platby
pay_fee =
    .do = { verb-pay } { NUMERAL($n) ->
        [yes] kakao: { $n }
       *[no] tolik kakaa, kolik je { $n }
    }
-any_distance = libovolná vzdálenost
    .gender = f
any_distance =
    .set = váš pracovník smí jít na libovolnou desku: { $value }
    .if = váš pracovník smí jít na libovolnou desku
    .if-not = váš pracovník jde jako obvykle
-second_worker = druhý pracovník
    .gender = ma
second_worker =
    .set = druhý pracovník jde s ním: { $value }
    .if = s pracovníkem jde druhý
    .if-not = s pracovníkem nejde druhý
-helpers = počet přidaných pracovníků
    .gender = mi
helpers =
    .set = počet přidaných pracovníků je { $value }
-fee_waived = odpuštěná platba
    .gender = f
fee_waived =
    .set = platba je odpuštěna: { $value }
    .if = je platba odpuštěna
    .if-not = není odpuštěna žádná platba
-devotion = síla uctívajícího pracovníka
    .gender = f
    .genitive = síly uctívajícího pracovníka
    .accusative = sílu uctívajícího pracovníka
    .plural = síly uctívajícího pracovníka

## Worship

-worship = uctívání
    .gender = n
    .genitive = uctívání
    .dative = uctívání
    .locative = uctívání
    .plural = uctívání
    .plural-genitive = uctívání
worship =
    .do = { $mood ->
        [third] uctívá
        [infinitive] uctívat
       *[order] uctívejte
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-choice-worship = uctívat
    .gender = n
prompt-worship_space = Na kterém políčku uctívání?
prompt-pilgrim = Který pracovník bude uctívat?
prompt-devotion_to = Co uctíváním získáte?
-choice-ability = schopnost políčka
    .gender = f
-choice-tile = dílek objevu
    .gender = mi
-choice-both = obojí, za jedno kakao navíc
    .gender = n
prompt-both = Co bude první?
-lock_in = umístění k uctívání
    .gender = n
lock_in =
    .do = { verb-pay } (za obojí navíc: { $extra }) a { verb-place } { FORM($pilgrim, "accusative") } na { FORM($space, "accusative") } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-displace = vytlačení
    .gender = n
displace =
    .do = { $mood ->
        [third] vytlačí
        [infinitive] vytlačit
       *[order] vytlačte
    } { FORM($worker, "accusative") } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-use_altar = schopnost políčka
    .gender = f
    .accusative = schopnost políčka
use_altar =
    .do = { verb-use } schopnost { FORM($space, "genitive") }

## Main actions

-main_action = hlavní akce
    .gender = f
    .dative = hlavní akci
    .accusative = hlavní akci
main_action =
    .do = { $mood ->
        [third] vykoná
        [infinitive] vykonat
       *[order] vykonejte
    } hlavní akci na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
    .event = vykonáte hlavní akci { $goal ->
        [any] { "" }
       *[other] na desce { FORM($goal, "genitive") }
    }
workers_counted = { FORM("-say-word-amount", $form) } započtených pracovníků na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-virtual_workers = počet pracovníků navíc
    .gender = mi
    .dative = počtu pracovníků navíc
-given_power_ups = počet posílení v této akci
    .gender = mi
-give_power_ups = posílení
    .gender = n
    .genitive = posílení
    .dative = posílení
    .locative = posílení
    .plural = posílení
    .plural-genitive = posílení
give_power_ups =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } pracovníka na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }, { NUMERAL($n) ->
        [yes] se třemi pracovníky dvakrát (počet pracovníků: { $n })
       *[no] jednou nebo dvakrát podle { FORM($n, "genitive") }
    }
-give_power_up = posílení
    .gender = n
    .genitive = posílení
    .dative = posílení
    .locative = posílení
    .plural = posílení
    .plural-genitive = posílení
give_power_up =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } 1 pracovníka na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
-raise_at = posílení při hlavní akci
    .gender = n
raise_at =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } { FORM($worker, "accusative") } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
    .event = hlavní akce posílí některého vašeho pracovníka
-bought_power_up = koupené posílení
    .gender = n
bought_power_up =
    .do = { verb-pay } 1 kakao a { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } pracovníka na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    }
prompt-second_power_up = Posílíte podruhé?
prompt-first_power_up = Posílíte pracovníka?
prompt-buy_power_up = Zaplatíte 1 kakao za další posílení?
prompt-power_up = Kterého pracovníka posílíte?
-gather = těžba
    .gender = f
gather =
    .do = { $mood ->
        [third] těží
        [infinitive] těžit
       *[order] těžte
    } na { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "locative") }
       *[no] desce { FORM($goal, "genitive") }
    } { NUMERAL($n) ->
        [yes] (počet pracovníků: { $n })
       *[no] podle { FORM($n, "genitive") }
    }
column_for = { FORM("-column", $form) } { NUMERAL($weakest) ->
        [yes] pro sílu { $weakest }
       *[no] podle { FORM($weakest, "genitive") }
    }
-forest_yield = výnos lesa
    .gender = mi
forest_yield =
    .do = { verb-gain } to, co dává les { NUMERAL($number) ->
        [yes] v řadě { $number }
       *[no] v řadě podle { FORM($number, "genitive") }
    } a { NUMERAL($number_2) ->
        [yes] ve sloupci { $number_2 }
       *[no] v daném { FORM($number_2, "locative") }
    }
-quarry_yield = výnos kamenolomu
    .gender = mi
quarry_yield =
    .do = { verb-gain } to, co dává kamenolom { NUMERAL($number) ->
        [yes] v řadě { $number }
       *[no] v řadě podle { FORM($number, "genitive") }
    } a { NUMERAL($number_2) ->
        [yes] ve sloupci { $number_2 }
       *[no] v daném { FORM($number_2, "locative") }
    }
-gold_yield = výnos naleziště zlata
    .gender = mi
gold_yield =
    .do = { verb-gain } to, co dává naleziště zlata { NUMERAL($number) ->
        [yes] v řadě { $number }
       *[no] v řadě podle { FORM($number, "genitive") }
    } a { NUMERAL($number_2) ->
        [yes] ve sloupci { $number_2 }
       *[no] v daném { FORM($number_2, "locative") }
    }
-extra_goods = surovina navíc
    .gender = f
extra_goods =
    .do = { verb-gain } o 1 surovinu více z toho, co dává { $goal }

## Nobles

-noble_row = řada
    .gender = f
    .genitive = řady
    .dative = řadě
    .accusative = řadu
    .plural = řady
    .plural-genitive = řad
    .plural-locative = řadách
    .plural-instrumental = řadami
-row = řada
    .gender = f
    .genitive = řady
    .dative = řadě
    .accusative = řadu
    .plural = řady
    .plural-genitive = řad
    .plural-instrumental = řadami
-top_row = horní řada
    .gender = f
    .accusative = horní řadu
-middle_row = prostřední řada
    .gender = f
    .genitive = prostřední řady
    .accusative = prostřední řadu
-bottom_row = spodní řada
    .gender = f
    .accusative = spodní řadu
-buildings = počet budov
    .gender = mi
    .genitive = počtu budov
    .dative = počtu budov
    .locative = počtu budov
    .plural-genitive = počtů budov
buildings =
    .advance = { verb-place } na první volné políčko zleva v { FORM($subject, "locative") } budovu (celkem { $by })
-last_buildings = počet budov na konci
    .gender = mi
    .genitive = počtu budov na konci
    .dative = počtu budov na konci
    .locative = počtu budov na konci
    .plural-genitive = počtů budov na konci
last_buildings =
    .advance = { verb-place } na poslední volné políčko v { FORM($subject, "locative") } budovu (celkem { $by })
noble_points = { FORM("-vp", $case, "plural") } za { $second }. políčko v { FORM($key, "locative") }
    .table = vítězné body za políčka v každé řadě zleva
    .row = { $value } za { $keys }
points_of_space = { FORM("-vp", $case, "plural") } za { $n }. políčko v { FORM($row, "locative") }
-length_word = délka
    .gender = f
row_length = { FORM("-length_word", $form) } { FORM($key, "genitive") }
-build_for_nobles = stavba budovy
    .gender = f
build_for_nobles =
    .do = { verb-build } budovu pro rodiny { NUMERAL($n) ->
        [yes] (počet pracovníků: { $n })
       *[no] podle { FORM($n, "genitive") }
    }
-add_building = nová budova
    .gender = f
add_building =
    .do = { verb-build } budovu v { FORM($row, "locative") }
-nobles_wood = cena budovy
    .gender = f
    .accusative = cenu budovy
-taken_spaces = počet zastavěných políček
    .gender = mi
    .genitive = počtu zastavěných políček
    .dative = počtu zastavěných políček
    .locative = počtu zastavěných políček
    .plural-genitive = počtů zastavěných políček
built_in = { FORM("-taken_spaces", $form) } v { FORM($row, "locative") }
-last_space_number = pořadí posledního volného políčka
    .gender = n
last_space = { FORM("-last_space_number", $form) } v { FORM($row, "locative") }
-buildings_built = počet postavených budov
    .gender = mi
    .genitive = počtu postavených budov
    .dative = počtu postavených budov
    .locative = počtu postavených budov
-buildings_left = počet zbývajících budov
    .gender = mi
open_rows = { FORM("-open_row", $form) } (počet pracovníků: { $n })
-open_row = dostupná řada
    .gender = f
    .accusative = dostupnou řadu
    .plural = dostupné řady
-has_space = volné políčko
    .gender = n
    .instrumental = volným políčkem
has_space =
    .if = v { FORM($row, "locative") } je volné políčko
    .if-not = v { FORM($row, "locative") } není volné políčko
    .which = { $count ->
        [one] ve které
       *[other] ve kterých
    } je volné políčko

## Decorations

-side = strana
    .gender = f
    .dative = straně
    .accusative = stranu
-top_side = horní strana
    .gender = f
-right_side = pravá strana
    .gender = f
-bottom_side = dolní strana
    .gender = f
-left_side = levá strana
    .gender = f
-decoration = dílek výzdoby
    .gender = mi
    .plural = dílky výzdoby
    .plural-genitive = dílků výzdoby
    .plural-instrumental = dílky výzdoby
-decoration_tiles = dílek výzdoby
    .gender = mi
    .plural = dílky výzdoby
    .plural-genitive = dílků výzdoby
    .plural-instrumental = dílky výzdoby
decoration =
    .piece = { FORM("-decoration", $form) } ({ $icons })
-decoration_stack = sloupeček dílků výzdoby
    .gender = mi
    .genitive = sloupečku dílků výzdoby
    .dative = sloupečku dílků výzdoby
    .locative = sloupečku dílků výzdoby
-decorations_shown = nabídka dílků výzdoby
    .gender = f
    .genitive = nabídky dílků výzdoby
    .dative = nabídce dílků výzdoby
    .plural = nabídky dílků výzdoby
decorations_shown =
    .to = do { FORM($noun, "genitive") }
-decorated = strana pyramidy
    .gender = f
    .dative = straně pyramidy
    .accusative = stranu pyramidy
decorated =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
-ledge = stupeň
    .gender = mi
    .genitive = stupně
    .dative = stupni
    .locative = stupni
    .instrumental = stupněm
    .plural = stupně
    .plural-instrumental = stupni
-ledges = stupeň
    .gender = mi
    .genitive = stupně
    .dative = stupni
    .locative = stupni
    .instrumental = stupněm
    .plural = stupně
    .plural-instrumental = stupni
ledge =
    .piece = { FORM("-ledge", $form) } { $height_of_step } ({ $on_side })
-on_side = strana
    .gender = f
    .genitive = strany
    .dative = straně
    .accusative = stranu
-height_of_step = výška
    .gender = f
decoration_gold = { FORM("-gold", $form) } za dílek výzdoby (počet pracovníků: { $key })
    .table = zlato za dílek výzdoby podle počtu pracovníků
    .row = { $value } při { $keys }
-decorate = výzdoba
    .gender = f
    .genitive = výzdoby
    .plural = výzdoby
decorate =
    .do = { verb-place } dílek výzdoby { NUMERAL($n) ->
        [yes] (počet pracovníků: { $n })
       *[no] podle { FORM($n, "genitive") }
    }
-open_ledges = volný stupeň
    .gender = mi
    .plural = volné stupně
-has_support = opora
    .gender = f
has_support =
    .if = pyramida pod { FORM($ledge, "instrumental") } je dost vysoká
    .if-not = pyramida pod { FORM($ledge, "instrumental") } není dost vysoká
    .which = { $count ->
        [one] pod kterým
       *[other] pod kterými
    } je pyramida dost vysoká

## Construction

-printed_icons = předtištěná ikona
    .gender = f
    .plural = předtištěné ikony
    .plural-genitive = předtištěných ikon
-quarters = čtvrtina
    .gender = f
    .genitive = čtvrtiny
    .dative = čtvrtině
    .accusative = čtvrtinu
    .instrumental = čtvrtinou
    .plural = čtvrtiny
    .plural-genitive = čtvrtin
    .plural-locative = čtvrtinách
icons_below = { FORM("-icon", $case, "plural") } pod { FORM($ledge, "instrumental") }
-icon = ikona
    .gender = f
    .genitive = ikony
    .accusative = ikonu
    .instrumental = ikonou
    .plural = ikony
    .plural-locative = ikonách
-icons = ikona
    .gender = f
    .accusative = ikonu
    .instrumental = ikonou
    .plural-locative = ikonách
-plain = prázdná čtvrtina
    .gender = f
    .accusative = prázdnou čtvrtinu
-blue_outline = modrý obrys
    .gender = mi
-red_outline = červený obrys
    .gender = mi
-green_outline = zelený obrys
    .gender = mi
-blue_icon = modrá ikona
    .gender = f
    .accusative = modrou ikonu
-red_icon = červená ikona
    .gender = f
    .accusative = červenou ikonu
-green_icon = zelená ikona
    .gender = f
    .accusative = zelenou ikonu
-pyramid_tile = dílek pyramidy
    .gender = mi
    .plural = dílky pyramidy
    .plural-genitive = dílků pyramidy
    .plural-instrumental = dílky pyramidy
-pyramid_tiles = dílek pyramidy
    .gender = mi
    .plural = dílky pyramidy
    .plural-genitive = dílků pyramidy
    .plural-instrumental = dílky pyramidy
pyramid_tile =
    .piece = { FORM("-pyramid_tile", $form) } ({ $icons })
-pyramid_stack = sloupeček dílků pyramidy
    .gender = mi
    .genitive = sloupečku dílků pyramidy
    .dative = sloupečku dílků pyramidy
    .locative = sloupečku dílků pyramidy
corner_of = { FORM("-quarter_word", $form) } { FORM($spot, "genitive") }
-quarter_word = levá horní čtvrtina
    .gender = f
    .instrumental = levou horní čtvrtinou
-tiles_shown = nabídka dílků pyramidy
    .gender = f
    .genitive = nabídky dílků pyramidy
    .dative = nabídce dílků pyramidy
    .plural = nabídky dílků pyramidy
tiles_shown =
    .to = do { FORM($noun, "genitive") }
-pyramid = pyramida
    .gender = f
    .genitive = pyramidy
    .dative = pyramidě
    .accusative = pyramidu
    .plural = pyramidy
-level = patro
    .gender = n
    .genitive = patra
    .dative = patru
    .locative = patře
    .plural = patra
-points_word = body
    .gender = mi
    .genitive = bodů
    .instrumental = body
    .plural = body
    .plural-genitive = bodů
    .plural-instrumental = body
level_points = { FORM("-points_word", $form) } za dílek (patro: { $key })
    .table = vítězné body za dílek pyramidy podle patra
    .row = { $value } za patro { $keys }
level_wood = { FORM("-wood", $form) } za dílek (patro: { $key })
    .table = dřevo za dílek pyramidy podle patra
    .row = { $value } za patro { $keys }
-type_word = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
same_without_colour = { FORM("-type_word", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
icon_temple = { FORM("-temple", $form) } { FORM($key, "genitive") }
    .row = { FORM($keys, "", 1) } – { $value }
-corner = roh
    .gender = mi
corner =
    .table = pole pro levé horní čtvrtiny dílků podle řady a sloupce, s nejnižším patrem takového dílku
-laid_at_start = počáteční dílek
    .gender = mi
laid_at_start =
    .table = pole pyramidy, na kterých na začátku leží dílek, podle počtu hráčů
    .if = při počtu hráčů { $key } leží na { FORM($second, "locative") } na začátku dílek
    .if-not = při počtu hráčů { $key } neleží na { FORM($second, "locative") } na začátku dílek
    .which = { $count ->
        [one] na kterém leží na začátku dílek
       *[other] na kterých leží na začátku dílek
    }
-construction_action = výstavba
    .gender = f
    .genitive = výstavby
    .plural = výstavby
construction_action =
    .do = { $mood ->
        [third] staví
        [infinitive] stavět
       *[order] stavte
    } pyramidu { NUMERAL($n) ->
        [yes] (počet pracovníků: { $n })
       *[no] podle { FORM($n, "genitive") }
    }
    .event = začnete stavět pyramidu
-lay_tile = dílek pyramidy
    .gender = mi
    .plural = dílky pyramidy
    .plural-genitive = dílků pyramidy
    .plural-instrumental = dílky pyramidy
lay_tile =
    .do = { verb-lay } dílek pyramidy
-pay_for_level = cena dílku
    .gender = f
    .dative = ceně dílku
    .accusative = cenu dílku
pay_for_level =
    .do = { verb-pay } za dílek v patře { $level }
-saving = počet ušetřených surovin
    .gender = mi
saving =
    .set = počet surovin, které lze ušetřit na ceně dílku, je { $value }
prompt-saved = Co ušetříte?
-stone_saved = jeden kámen
    .gender = mi
-wood_saved = jedno dřevo
    .gender = n
-nothing_saved = zatím nic
    .gender = n
level_at = { FORM("-level", $form) } dílku na { FORM($ground, "locative") }
-flat = rovný
    .gender = adjective
flat =
    .if = podklad na { FORM($ground, "locative") } je rovný
    .if-not = podklad na { FORM($ground, "locative") } není rovný
    .which = { $count ->
        [one] na kterém je podklad rovný
       *[other] na kterých je podklad rovný
    }
icon_at = { FORM("-icon", $form) } na { FORM($quarter, "locative") }
-match_icon = porovnání ikon
    .gender = n
match_icon =
    .do = { $mood ->
        [third] porovná
        [infinitive] porovnat
       *[order] porovnejte
    } { FORM($top, "accusative") } s tím, co je pod ní: { $below }
-climb_for_icon = schod za ikonu
    .gender = mi
climb_for_icon =
    .do = { $mood ->
        [third] postoupí
        [infinitive] postoupit
       *[order] postupte
    } na { FORM($temple, "locative") } o 1 schod za ikonu
-track_steps_for_tiles = posuny na stupnici pyramidy
    .gender = mi
track_steps_for_tiles =
    .do = { $mood ->
        [third] započte
        [infinitive] započíst
       *[order] započtěte
    } posun na stupnici pyramidy (dílky: { $n }, všechny položeny: { $finished })
-finish_pyramid = poslední dílek
    .gender = mi
finish_pyramid =
    .do = { $mood ->
        [third] dokončí
        [infinitive] dokončit
       *[order] dokončete
    } pyramidu
-begin_pyramid = základ pyramidy
    .gender = mi
begin_pyramid =
    .do = { verb-begin } pyramidu
-lay_first_tile = první dílek
    .gender = mi
lay_first_tile =
    .do = { verb-lay } náhodně otočený dílek na { FORM($ground, "accusative") }

## Workers

-power_up = posílení
    .gender = n
    .genitive = posílení
    .dative = posílení
    .locative = posílení
    .plural = posílení
    .plural-genitive = posílení
power_up =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } { FORM($worker, "accusative") }
-power_up_anywhere = posílení kdekoli
    .gender = n
power_up_anywhere =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } libovolného svého volného pracovníka
-ascend = povznesení
    .gender = n
    .genitive = povznesení
    .dative = povznesení
    .locative = povznesení
    .plural = povznesení
    .plural-genitive = povznesení
ascend =
    .do = { $mood ->
        [third] povznese
        [infinitive] povznést
       *[order] povzneste
    } { FORM($worker, "accusative") }
prompt-reward = Jakou odměnu za povznesení vyberete?
-choice-points = 5 vítězných bodů
    .gender = mi
-choice-cocoa = 5 kakaa
    .gender = n
-choice-temple = postup o schod na libovolném chrámu
    .gender = mi
-choice-two_steps = dva postupy o schod na libovolných chrámech za 3 kakaa
    .gender = mi
-choice-fourth_worker = čtvrtý pracovník a 2 kakaa
    .gender = ma

## The calendar

-eclipses = počet zatmění
    .gender = mi
    .genitive = počtu zatmění
    .dative = počtu zatmění
    .locative = počtu zatmění
-eclipse_due = blížící se zatmění
    .gender = n
eclipse_due =
    .set = zatmění se blíží: { $value }
    .if = se blíží zatmění
    .if-not = se neblíží zatmění
-turns_left = počet tahů do zatmění
    .gender = mi
-pyramid_finished = dokončená pyramida
    .gender = f
pyramid_finished =
    .set = pyramida je dokončena: { $value }
    .if = je pyramida dokončena
    .if-not = není pyramida dokončena
-move_calendar = posun kalendáře
    .gender = mi
move_calendar =
    .do = { $mood ->
        [third] zkontroluje
        [infinitive] zkontrolovat
       *[order] zkontrolujte
    } kalendář
-comes_at_once = okamžité zatmění
    .gender = n
comes_at_once =
    .if = zatmění přijde okamžitě
    .if-not = zatmění nepřijde okamžitě
-eclipse = zatmění
    .gender = n
    .genitive = zatmění
    .dative = zatmění
    .locative = zatmění
    .plural = zatmění
    .plural-genitive = zatmění
eclipse =
    .do = { $mood ->
        [third] zahájí
        [infinitive] zahájit
       *[order] zahajte
    } zatmění
-score_eclipse = bodování zatmění
    .gender = n
score_eclipse =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } zatmění
-points_for_track = body za krok na stupnici pyramidy
    .gender = mi
    .genitive = bodů za krok na stupnici pyramidy
track_points = { FORM("-points_word", $form) } za krok na stupnici pyramidy (zatmění: { $key })
    .table = vítězné body za krok na stupnici pyramidy podle pořadí zatmění
    .row = { $value } při { $keys }. zatmění
-mask_points = body za masky
    .gender = mi
    .instrumental = body za masky
    .plural = body za masky
    .plural-instrumental = body za masky
mask_set_points = { FORM("-points_word", $form) } za sadu masek (počet různých: { $key })
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik přináší sada masek; počítá se { $key }
    .table = vítězné body za sadu masek podle počtu různých masek
    .row = { $value } za { $keys }
    .omits = case
masks_held = { FORM("-say-word-amount", $form) } masek, kterých máte nejméně { $n }
copies_held = { FORM("-say-word-amount", $form) } vašich masek druhu { $kind }
-pay_wages = výplata mzdy
    .gender = f
pay_wages =
    .do = { verb-pay } mzdu
prompt-wages = Kolik kakaa ze mzdy zaplatíte?
-begin_period = nové období
    .gender = n
begin_period =
    .do = { $mood ->
        [third] zahájí
        [infinitive] zahájit
       *[order] zahajte
    } nové období
-score_bonus_tiles = chrámové výhody
    .gender = f
    .genitive = chrámových výhod
    .accusative = chrámové výhody
    .plural = chrámové výhody
    .plural-genitive = chrámových výhod
score_bonus_tiles =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } své chrámové výhody
-victory_points = vítězné body
    .gender = mi
    .genitive = vítězných bodů
    .plural = vítězné body
    .plural-genitive = vítězných bodů
-tie_breaker = pořadí při shodě
    .gender = n
    .genitive = pořadí při shodě
    .dative = pořadí při shodě
    .locative = pořadí při shodě
    .plural = pořadí při shodě
    .plural-genitive = pořadí při shodě

## Teotibot

-teotibot = Teotibot
    .gender = ma
    .genitive = Teotibota
    .dative = Teotibotovi
    .locative = Teotibotovi
teotibot =
    .pronoun = { $case ->
        [possessive] jeho
        [owner] { "" }
        [subject] { "" }
        [accusative] ho
        [genitive] něj
        [dative] mu
        [locative] něm
        [instrumental] ním
       *[other] { "" }
    }
-bot_tile = dílek akce
    .gender = mi
    .plural = dílky akcí
    .plural-genitive = dílků akcí
-bot_tiles = dílek akce
    .gender = mi
    .plural-genitive = dílků akcí
bot_tile =
    .piece = { FORM("-bot_tile", $form) } { $id }
-bot_tile-bot_construction = Teotibotův dílek výstavby
    .gender = mi
-bot_tile-bot_decorations = Teotibotův dílek výzdoby
    .gender = mi
-bot_tile-bot_alchemy = Teotibotův dílek alchymie
    .gender = mi
-bot_tile-bot_nobles = Teotibotův dílek rodin
    .gender = mi
-bot_tile-bot_mastery = Teotibotův dílek mistrovství
    .gender = mi
-bot_tile-bot_worship = Teotibotův dílek uctívání
    .gender = mi
-bot_tile-bot_mask_collection = Teotibotův dílek sbírky masek
    .gender = mi
-deed = akce
    .gender = f
    .genitive = akce
    .dative = akci
    .accusative = akci
    .instrumental = akcí
    .plural = akce
    .plural-genitive = akcí
deed =
    .do = { verb-do } to, co říká { $piece }
-bot_box = krabice dílků akcí
    .gender = f
    .genitive = krabice dílků akcí
    .dative = krabici dílků akcí
    .accusative = krabici dílků akcí
    .plural = krabice dílků akcí
-bot_pyramid = pyramida akcí
    .gender = f
    .genitive = pyramidy akcí
    .dative = pyramidě akcí
bot_pyramid =
    .in = v { FORM($noun, "locative") }
    .to = do { FORM($noun, "genitive") }
-bot_place = místo v pyramidě akcí
    .gender = n
    .genitive = místa v pyramidě akcí
    .plural = místa v pyramidě akcí
-apex = vrchol
    .gender = mi
-middle_left = levý střed
    .gender = mi
-middle_right = pravý střed
    .gender = mi
-base_left = levý konec základny
    .gender = mi
-base_middle = střed základny
    .gender = mi
-base_right = pravý konec základny
    .gender = mi
-outside = místo mimo pyramidu
    .gender = n
    .genitive = místa mimo pyramidu
-arrow = šipka
    .gender = f
    .genitive = šipky
    .accusative = šipku
    .plural = šipky
-to_the_left = doleva
    .gender = n
-to_the_right = doprava
    .gender = n
-one_die = první kostka Teotibota
    .gender = f
    .instrumental = první kostkou Teotibota
-other_die = druhá kostka Teotibota
    .gender = f
    .instrumental = druhou kostkou Teotibota
-upper_arrow = horní šipka
    .gender = f
    .genitive = horní šipky
    .dative = horní šipce
    .accusative = horní šipku
    .plural = horní šipky
upper_arrow =
    .set = horní šipka ukazuje { $value }
-lower_arrow = dolní šipka
    .gender = f
    .genitive = dolní šipky
    .plural = dolní šipky
lower_arrow =
    .set = dolní šipka ukazuje { $value }
-bot_spot = místo
    .gender = n
    .genitive = místa
    .dative = místu
    .locative = místě
    .instrumental = místem
    .plural = místa
    .plural-genitive = míst
rolled_place = { FORM("-bot_spot", $form) } pro součet { $key }
    .table = místo podle součtu kostek
    .row = { $value } pro { $keys }
filled_from = { FORM("-bot_spot", $form) }, ze kterého se doplní { $second }, ukazuje-li šipka { $key },
    .table = místo, ze kterého se mezera doplní, podle šipky
-set_up_teotibot = příprava Teotibota
    .gender = f
set_up_teotibot =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } Teotibota
-place_bot_worker = pracovníci Teotibota
    .gender = ma
    .plural = pracovníci Teotibota
place_bot_worker =
    .do = { verb-place } { $n }. pracovníka Teotibota
power_change = { FORM("-change_word", $form) } síly { $n }. pracovníka
-change_word = změna
    .gender = f
    .accusative = změnu
-bot_exchanges = výměna kakaa
    .gender = f
bot_exchanges =
    .do = { $mood ->
        [third] vymění
        [infinitive] vyměnit
       *[order] vyměňte
    } kakao
-bot_exchange_from = kakao potřebné k výměně
    .gender = n
    .genitive = kakao potřebné k výměně
    .dative = kakao potřebné k výměně
    .locative = kakao potřebné k výměně
    .instrumental = kakao potřebné k výměně
    .plural = kakao potřebné k výměně
    .plural-genitive = kakao potřebné k výměně
    .plural-dative = kakao potřebné k výměně
    .plural-locative = kakao potřebné k výměně
    .plural-instrumental = kakao potřebné k výměně
-replace_action_tile = nový dílek akce
    .gender = mi
replace_action_tile =
    .do = { $mood ->
        [third] nahradí
        [infinitive] nahradit
       *[order] nahraďte
    } { FORM($tile, "accusative") } na { FORM($gap, "locative") }
arrow_beside = { FORM("-arrow", $form) } vedle { FORM($gap, "genitive") }
-turn_arrows = šipky
    .gender = f
    .accusative = šipky
    .plural = šipky
turn_arrows =
    .do = { verb-turn } horní šipku a { verb-put } ji dolů
-bot_works_at = práce pracovníka
    .gender = f
bot_works_at =
    .do = { verb-act } na { STARTS($board, "desk výchozí", "yes", "no") ->
        [yes] { FORM($board, "locative") }
       *[no] desce { FORM($board, "genitive") }
    } a { $mood ->
        [third] posílí a přesune
        [infinitive] posílit a přesunout
       *[order] posilte a přesuňte
    } tamního nejsilnějšího pracovníka
-bot_rises = vzestup pracovníka
    .gender = mi
bot_rises =
    .do = { $mood ->
        [third] posílí
        [infinitive] posílit
       *[order] posilte
    } { FORM($worker, "accusative") } a { verb-move } ho dál
-bot_falls_back = náhradní akce Teotibota
    .gender = f
bot_falls_back =
    .do = { verb-do } náhradní akci
-bot_builds_at = stavba, nebo těžba
    .gender = f
bot_builds_at =
    .do = { $mood ->
        [third] staví
        [infinitive] stavět
       *[order] stavte
    } na { STARTS($board, "desk výchozí", "yes", "no") ->
        [yes] { FORM($board, "locative") }
       *[no] desce { FORM($board, "genitive") }
    }, nebo { $mood ->
        [third] těží
        [infinitive] těžit
       *[order] těžte
    } na { STARTS($supplier, "desk výchozí", "yes", "no") ->
        [yes] { FORM($supplier, "locative") }
       *[no] desce { FORM($supplier, "genitive") }
    }
-bot_develops = dílek alchymie
    .gender = mi
bot_develops =
    .do = { $mood ->
        [third] vyvine technologii, nebo se učí
        [infinitive] vyvinout technologii, nebo se učit
       *[order] vyviňte technologii, nebo se učte
    }
-bot_learners = učící se pracovník
    .gender = ma
    .genitive = učícího se pracovníka
    .plural = učící se pracovníci
board_of = { FORM("-goal_plain", $form) } { FORM($worker, "genitive") }
-bot_masters = dílek mistrovství
    .gender = mi
bot_masters =
    .do = { $mood ->
        [third] nechá
        [infinitive] nechat
       *[order] nechte
    } jednat nejsilnějšího pracovníka
-bot_acts_at = akce Teotibota
    .gender = f
bot_acts_at =
    .do = { verb-act } na { STARTS($board, "desk výchozí", "yes", "no") ->
        [yes] { FORM($board, "locative") }
       *[no] desce { FORM($board, "genitive") }
    }
-bot_lays_tile = dílek pyramidy Teotibota
    .gender = mi
bot_lays_tile =
    .do = { verb-lay } dílek pyramidy
-bot_adds_decoration = výzdoba Teotibota
    .gender = f
bot_adds_decoration =
    .do = { verb-place } dílek výzdoby
-bot_takes_technology = technologie Teotibota
    .gender = f
    .genitive = technologie Teotibota
    .plural = technologie Teotibota
bot_takes_technology =
    .do = { $mood ->
        [third] vyvine
        [infinitive] vyvinout
       *[order] vyviňte
    } technologii
-unmarked = technologie bez ukazatele
    .gender = f
unmarked =
    .if = technologii na { FORM($slot, "locative") } nikdo nemá
    .if-not = technologii na { FORM($slot, "locative") } někdo má
    .which = { say-rel-whose } technologii nikdo nemá
-bot_adds_building = budova Teotibota
    .gender = f
bot_adds_building =
    .do = { verb-build } budovu
-bot_worships = dílek uctívání
    .gender = mi
bot_worships =
    .do = { $mood ->
        [third] uctívá
        [infinitive] uctívat
       *[order] uctívejte
    } na dalším políčku uctívání
-temple_altars = políčka uctívání u chrámů
    .gender = n
    .genitive = políček uctívání u chrámů
    .plural = políčka uctívání u chrámů
    .plural-genitive = políček uctívání u chrámů
-next_altar_word = další políčko
    .gender = n
next_altar = { FORM("-next_altar_word", $form) } uctívání po { FORM($from_board, "locative") }
altars_after = { FORM("-worship_space", $case, "plural") } po { FORM($from_board, "locative") } (z těchto: { $spaces })
-bot_takes_altar = políčko uctívání pro Teotibota
    .gender = n
bot_takes_altar =
    .do = { $mood ->
        [third] zaujme
        [infinitive] zaujmout
       *[order] zaujměte
    } { FORM($space, "accusative") } pracovníkem: { $worker }
-send_on = vytlačený pracovník Teotibota
    .gender = ma
send_on =
    .do = { $mood ->
        [third] pošle
        [infinitive] poslat
       *[order] pošlete
    } { FORM($worker, "accusative") } dál z { STARTS($goal, "desk výchozí", "yes", "no") ->
        [yes] { FORM($goal, "genitive") }
       *[no] desky { FORM($goal, "genitive") }
    }
-altars_to_take = políčka, která smí zaujmout,
    .gender = n
    .plural = políčka, která smí zaujmout,
-bot_collects_masks = dílek sbírky masek
    .gender = mi
bot_collects_masks =
    .do = { $mood ->
        [third] koupí
        [infinitive] koupit
       *[order] kupte
    } masku
tile_beside = { FORM("-tile", $form) } u { FORM($board, "genitive") }
-wants_mask_at = žádaná maska
    .gender = f
wants_mask_at =
    .if = chce masku u { FORM($board, "genitive") }
    .if-not = nechce masku u { FORM($board, "genitive") }
    .which = { $count ->
        [one] u které
       *[other] u kterých
    } je maska, kterou chce

## Names inside of rules

-supplier = deska surovin
    .gender = f
    .genitive = desky surovin
    .dative = desce surovin
    .accusative = desku surovin
    .plural = desky surovin
-start = výchozí deska
    .gender = f
    .genitive = výchozí desky
    .dative = výchozí desce
    .plural = výchozí desky
-from_board = deska
    .gender = f
    .genitive = desky
    .dative = desce
    .accusative = desku
    .instrumental = deskou
    .plural = desky
    .plural-genitive = desek
-here = výchozí deska
    .gender = f
    .genitive = výchozí desky
    .dative = výchozí desce
    .plural = výchozí desky
-n = číslo
    .gender = n
    .genitive = čísla
    .instrumental = číslem
    .plural = čísla
    .plural-genitive = čísel
-number_2 = druhé číslo
    .gender = n
    .genitive = druhého čísla
-numbers = číslo
    .gender = n
    .genitive = čísla
    .instrumental = číslem
    .plural = čísla
    .plural-genitive = čísel
    .plural-locative = číslech
-develop-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-gather-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-main_action-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-give_power_ups-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-build_for_nobles-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-decorate-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-construction_action-n = počet pracovníků
    .gender = mi
    .genitive = počtu pracovníků
    .dative = počtu pracovníků
    .locative = počtu pracovníků
    .instrumental = počtem pracovníků
-gain_any_goods-n = počet
    .gender = mi
    .genitive = počtu
    .dative = počtu
    .locative = počtu
    .instrumental = počtem
    .plural-genitive = počtů
-reward_owners-n = číslo technologie
    .gender = n
-place_bot_worker-n = číslo pracovníka
    .gender = n
    .genitive = čísla pracovníka
-pay_fee-n = částka
    .gender = f
    .accusative = částku
-pilgrim = poutník
    .gender = ma
    .genitive = poutníka
-companion = průvodce
    .gender = ma
    .genitive = průvodce
-ground = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .plural = pole
    .plural-genitive = polí
    .plural-locative = polích
    .plural-instrumental = poli
-covered = zakrytá ikona
    .gender = f
    .plural = zakryté ikony
    .plural-locative = zakrytých ikonách
-displayed = počet vyložených dílků
    .gender = mi
-strong = silný pracovník
    .gender = ma
-weakest = nejnižší síla
    .gender = f
    .genitive = nejnižší síly
-shade = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .plural = barvy
    .plural-genitive = barev
-shown = vyobrazená deska
    .gender = f
    .genitive = vyobrazené desky
    .plural = vyobrazené desky
    .plural-instrumental = vyobrazenými deskami
-extra = příplatek
    .gender = mi
-other = jiný hráč
    .gender = ma
-owed = mzda
    .gender = f
    .genitive = mzdy
    .plural = mzdy
-paid = zaplacená část
    .gender = f
    .accusative = zaplacenou část
-leading = pozice vedoucího
    .gender = f
-ahead = následující deska
    .gender = f
-gap = mezera
    .gender = f
    .genitive = mezery
    .accusative = mezeru
    .instrumental = mezerou
    .plural = mezery
-filler = dílek, který ji doplní
    .gender = mi
    .genitive = dílku, který ji doplní
-stand = místo dílku
    .gender = n
    .genitive = místa dílku
    .locative = místě dílku
-beginner = hráč
    .gender = ma
    .genitive = hráče
    .dative = hráči
    .locative = hráči
    .instrumental = hráčem
    .plural = hráči
    .plural-genitive = hráčů
    .plural-accusative = hráče
    .plural-locative = hráčích
    .plural-instrumental = hráči
-below = spodní ikona
    .gender = f
    .genitive = spodní ikony
-top = vrchní ikona
    .gender = f
    .genitive = vrchní ikony
-building = stavba
    .gender = f
-collecting = sbírání masek
    .gender = n
-developing = vývoj
    .gender = mi
-fetching = těžba
    .gender = f
-learning = učení
    .gender = n
-neither = nic z toho
    .gender = n
-done = hotovo
    .gender = n
    .genitive = hotovo
    .dative = hotovo
    .locative = hotovo
    .instrumental = hotovo
    .plural = hotovo
    .plural-genitive = hotovo
    .plural-dative = hotovo
    .plural-locative = hotovo
    .plural-instrumental = hotovo
-drawn = tažený dílek
    .gender = mi
    .plural = tažené dílky
    .plural-locative = tažených dílcích
-tiles = dílek
    .gender = mi
    .genitive = dílku
    .dative = dílku
    .locative = dílku
    .plural = dílky
    .plural-genitive = dílků
    .plural-locative = dílcích
    .plural-instrumental = dílky
-earlier = předchozí deska
    .gender = f
-east = východní pole
    .gender = n
    .genitive = východního pole
    .plural = východní pole
-south = jižní pole
    .gender = n
    .genitive = jižního pole
    .plural = jižní pole
-finished = dokončení
    .gender = n
finished =
    .if = jsou položeny všechny dílky
-track_steps_for_tiles-n = počet položených dílků
    .gender = mi
-fixed = pevná příprava
    .gender = f
    .genitive = pevné přípravy
-flipped = obrácená šipka
    .gender = f
-found = nalezený dílek
    .gender = mi
    .genitive = nalezeného dílku
-kind = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
-lower = dolní šipka
    .gender = f
    .genitive = dolní šipky
    .plural = dolní šipky
-upper = horní šipka
    .gender = f
    .genitive = horní šipky
    .accusative = horní šipku
    .plural = horní šipky
-p = hráč
    .gender = ma
    .genitive = hráče
    .dative = hráči
    .locative = hráči
    .instrumental = hráčem
    .plural = hráči
    .plural-genitive = hráčů
    .plural-accusative = hráče
    .plural-locative = hráčích
    .plural-instrumental = hráči
-quarter = čtvrtina
    .gender = f
    .genitive = čtvrtiny
    .dative = čtvrtině
    .accusative = čtvrtinu
    .instrumental = čtvrtinou
    .plural = čtvrtiny
-points = body
    .gender = mi
-reward = odměna
    .gender = f
-spaces = políčko uctívání
    .gender = n
    .genitive = políčka uctívání
    .dative = políčku uctívání
    .locative = políčku uctívání
    .plural = políčka uctívání
    .plural-genitive = políček uctívání
-yes = ano
    .gender = n
-dice = kostka
    .gender = f
    .accusative = kostku
    .instrumental = kostkou
    .plural = kostky
    .plural-genitive = kostek
    .plural-locative = kostkách

## Sentences by hand

explain-lay_boards = V první hře leží každá deska akce na svém předtištěném místě okruhu. Jinak zůstanou na svých místech jen palác a výstavba; všechny ostatní desky akcí se odeberou (na místo 0). Na každé z míst 2, 3, 4, 6, 7 a 8 se náhodně vybere jedna z desek, jejichž místo na okruhu je ještě 0.
explain-lay_tiles = Vylosujte panovnický dílek každé kategorie. Vylosujte technologie. Vylosujte dílek chrámové výhody pro každý chrám. Zamíchejte sloupeček dílků výzdoby. Lízněte 4 dílky výzdoby ze sloupečku dílků výzdoby do nabídky dílků výzdoby. Zamíchejte sloupeček dílků pyramidy. Začněte pyramidu. Lízněte 3 dílky pyramidy ze sloupečku dílků pyramidy do nabídky dílků pyramidy.
explain-draw_royal = Vyberte náhodně panovnický dílek této kategorie z krabice panovnických dílků a přesuňte ho na místo, které odpovídá pořadí kategorie.
explain-fits_class = Dílek je z kategorie, která je na něm uvedena.
explain-draw_technologies = Vyberte náhodně 6 z čísel 1, 3, 5, 7, 9, 11, 13, 15 a 17. Seřazena od nejnižšího dostane každé jedno z políček technologií na desce alchymie: přesuňte tam všechny technologie s tímto číslem z krabice technologií.
explain-begin_pyramid = Na každé pole pyramidy, na kterém na začátku leží dílek, položte náhodně otočený dílek: nejdříve tam, kde je roh patra 1, potom tam, kde je roh patra 2.
explain-lay_first_tile = Lízněte 1 dílek pyramidy ze sloupečku dílků pyramidy do nabídky dílků pyramidy a odtud ho umístěte náhodně otočený na pyramidu tak, aby pole bylo levou horní čtvrtinou místa.
explain-lay_discoveries = Zamíchejte sloupeček dílků objevů. Na každé místo objevů z něj lízněte tolik dílků objevů, kolik jich tam při daném počtu hráčů leží.
explain-seat_players = Náhodně vyberte prvního hráče; kdo hraje sám proti Teotibotovi, začíná. Nastavte kalendář.
explain-reset_calendar = Umístěte světlý disk na 0. Umístěte tmavý disk o tolik políček před jeho první políčko podle počtu hráčů, kolik je počet zatmění.
explain-get_ready = Získejte své počáteční kakao. Z pracovníků své barvy v krabici kostek lízněte 3 do své zásoby pracovníků a 1 na svůj kruh povznesení; jeho sílu nastavte na 3.
explain-first_cocoa = Hráč má na začátku 1 kakao, je-li to první hráč, 3 kakaa, je-li to poslední hráč, jinak 2.
explain-place_first_workers = Vybíráte z desek akcí vyobrazených na prvním a posledním startovním dílku ve své dvojici startovních dílků. Za každého pracovníka ve své zásobě pracovníků vyberte jednu z nich, na které nemáte volného pracovníka, a přesuňte pracovníka do hlavní oblasti této desky.
explain-keep_starting_tiles = Vyberte 2 startovní dílky z ruky. Za každý z nich, jehož počet objevů je větší než 0, přesuňte objev, který k němu patří, ze zásoby rozdaných objevů do zásoby ponechaných objevů. Dílky přesuňte do zásoby ponechaných dílků.
explain-find_with = Tažené objevy se přiřazují v pořadí dílků: první patří k prvnímu dílku, jehož objevy jsou více než 0, další k dalšímu takovému a tak dále.
explain-take_four_tiles = Lízněte 4 startovní dílky z krabice startovních dílků do ruky. Za objevy, které tyto startovní dílky ukazují, lízněte stejně mnoho dílků objevů ze sloupečku dílků objevů do zásoby rozdaných objevů.
explain-place_neutral_workers = Zamíchejte krabici startovních dílků. Umístěte pracovníky každé barvy, kterou nemá žádný hráč, podle daného počtu startovních dílků a tyto dílky přesuňte ze startovních dílků tažených pro neutrální pracovníky zpět do krabice startovních dílků. Barva je volná, je-li její pořadí větší než počet hráčů.
explain-place_neutral_colour = Lízněte daný počet startovních dílků z krabice startovních dílků mezi startovní dílky tažené pro neutrální pracovníky; vyobrazeny jsou desky akcí na 1., 2. nebo 3. z nich. Přesuňte všechny pracovníky této barvy do krabice kostek. Jeden po druhém jdou až 3 pracovníci této barvy do hlavní oblasti vyobrazené desky, na které ještě není pracovník této barvy; deska vyobrazená dříve má přednost.
explain-boards_shown = Desky startovního dílku jsou ty, které ukazuje dílek na tomto místě mezi startovními dílky taženými pro neutrální pracovníky.
explain-begin_turn = Začněte znovu: pracovník nesmí jít na libovolnou desku, nejde s ním druhý pracovník, počet přidaných pracovníků je 0 a žádná platba není odpuštěna.
explain-normal_turn = Přesuňte pracovníka. Nechte ho jednat na desce pracovníka. Přejděte k pozdnímu uvolnění.
explain-release_late = Máte-li aspoň jednoho uctívajícího pracovníka a nejméně 3 kakaa, můžete zaplatit za uvolnění. Pokud tak učiníte, přejděte znovu k pozdnímu uvolnění.
explain-set_out = Vyberte vlastního volného pracovníka a desku akce v jeho dosahu. Přesuňte pracovníka z výchozí desky na tuto desku. Jde-li s pracovníkem druhý, vyberte dalšího vlastního volného pracovníka na výchozí desce a přesuňte ho na stejnou desku.
explain-boards_on = Počet desek od jedné desky k druhé udává, o kolik míst na okruhu 8 desek leží druhá za první; počítá se od místa na okruhu první desky k místu na okruhu druhé.
explain-open_slots = Na políčku je technologie, kterou nemáte, pokud na něm leží aspoň jedna technologie a vy nemáte technologii s číslem na políčku.
explain-owns = Hráč má technologii, pokud je v jeho řadě technologií technologie s tímto číslem.
explain-gain_starting_goods = Získejte to, co ukazuje každý startovní dílek ve vaší dvojici startovních dílků. Každý dílek objevu ve své zásobě prvních objevů si můžete koupit. Umístěte své tři pracovníky.
explain-power_up_ready = Vyberte pracovníka ze své zásoby pracovníků a zvyšte jeho sílu o 1.
explain-walk_avenue = Posuňte se na Cestě mrtvých o 1. Je-li vaše pozice na Cestě mrtvých políčko, na kterém je místo objevů, můžete si z něj koupit dílek objevu.
explain-buy = Zaplaťte cenu dílku v kakau, dřevě a zlatě a přesuňte dílek do své řady odkrytých dílků objevů.
explain-go_up = Postupte na chrámu o 1. Je-li na vašem schodu chrámu místo objevů a není prázdné, buď si z něj kupte dílek objevu, nebo získejte to, co schod ukazuje. Jinak získejte to, co schod ukazuje.
explain-gain_from_step = Získejte vítězné body na schodu chrámu, na který jste vystoupili. Získejte také suroviny na tomto schodu: na zeleném chrámu kakao, jinak libovolně dřevo, kámen a zlato.
explain-take_technology = Přesuňte technologii z tohoto políčka technologie na desce alchymie do své řady technologií. Postupte na chrámu tohoto políčka o 1 schod.
explain-take_lowest_technology = Vezměte si technologii na prvním políčku s technologií, kterou nemáte.
explain-helps_at = Dílek na desce akce pomáhá, pokud se používá místo platby a není odpuštěna žádná platba, nebo pokud se používá jako pracovník a deska je alchymie, rodiny nebo výstavba.
explain-pay_fee = Je-li platba odpuštěna, neplatí se nic a odpuštění je tím využito; to lze jen tehdy, je-li částka větší než 0. Jinak zaplaťte částku v kakau.
explain-harvest = To je dovoleno, jen pokud je počet přidaných pracovníků 0 a není odpuštěna žádná platba. Získejte tolik kakaa, kolik je na desce barev, a 1 navíc. Přesuňte všechny pracovníky z pochodu do hlavní oblasti desky.
explain-lock_in = Za každého pracovníka na tomto políčku uctívání zaplaťte jedno kakao, a k tomu příplatek. Tyto pracovníky na desce vytlačte. Přesuňte poutníka na políčko uctívání a všechny zbylé pracovníky z pochodu do hlavní oblasti desky. Sílu uctívajícího pracovníka od této chvíle udává síla poutníka.
explain-altars_after = Políčka uctívání po desce se berou podle počtu desek od této desky k jejich desce, nejbližší první; políčka samotné desky se nepočítají.
explain-forest_yield = V řadě 1 získejte ve sloupci 1: 1 kakao, ve sloupci 2: 1 dřevo, ve sloupci 3: 2 dřeva. V řadě 2: 1 dřevo, 2 dřeva, nebo 3 dřeva a 2 kakaa. V řadě 3: 2 dřeva a 1 kakao, 3 dřeva a 3 kakaa, nebo 4 dřeva a 5 kakaa.
explain-quarry_yield = V řadě 1 získejte ve sloupci 1: 1 vítězný bod, ve sloupci 2: 1 kámen, ve sloupci 3: 2 kameny. V řadě 2: 1 kámen, 2 kameny, nebo 3 kameny a 2 vítězné body. V řadě 3: 2 kameny a 1 vítězný bod, 3 kameny a 3 vítězné body, nebo 4 kameny a 5 vítězných bodů.
explain-gold_yield = V řadě 1 získejte ve sloupci 1: 1 vítězný bod, ve sloupci 2: 1 zlato, ve sloupci 3: 2 zlata. V řadě 2: 1 zlato, 2 zlata, nebo 3 zlata a 2 vítězné body. V řadě 3: 2 zlata a 1 kakao, 3 zlata a postup na libovolném chrámu o 1 schod, nebo 4 zlata a dva takové postupy.
explain-give_power_ups = Posilte 1 pracovníka na desce. Je-li počet pracovníků nejméně 3 a máte-li na desce ještě vlastního volného pracovníka, můžete na desce ještě jednou posílit 1 pracovníka.
explain-power_up = Zvyšte sílu pracovníka o 1. Je-li síla pracovníka nyní 6, povzneste ho.
explain-develop = Vyberte políčko s technologií, kterou nemáte. Musí to být jedno z horních políček, ledaže je počet pracovníků nejméně 2 nebo má některý vlastní volný pracovník na desce alchymie sílu nejméně 4. Zaplaťte tolik zlata, kolik je cena technologie na tomto políčku desky alchymie. Odměňte ty, kdo ji už mají. Vezměte si technologii. Je-li počet pracovníků nejméně 2 nebo je to jedno z horních políček, posilte 1 pracovníka na desce alchymie.
explain-reward_owners = Každý jiný hráč, který má technologii, získá 3 vítězné body.
explain-open_rows = Řada je dostupná, pokud je v ní volné políčko a odpovídá počtu pracovníků; nebo pokud je to řada pro méně pracovníků s volným políčkem a v řadě odpovídající počtu pracovníků žádné volné políčko není.
explain-points_of_space = Políčko přináší tolik vítězných bodů, kolik je na něm vytištěno; 1. políčko v prostřední řadě tolik, kolik určuje volba „první políčko prostřední řady“.
explain-add_building = Postavte 1 budovu na první volné políčko řady zleva a získejte vítězné body za toto políčko; jeho pořadí udává počet budov v řadě.
explain-decorate = Zaplaťte zlato za dílek výzdoby podle počtu pracovníků. Vyberte dílek výzdoby z nabídky dílků výzdoby a volný stupeň. Přesuňte dílek výzdoby na stranu pyramidy u stupně. Porovnejte každou ze 2 ikon dílku s tou z ikon pod stupněm, která leží pod ní. Získejte 3 vítězné body. Posuňte se na stupnici pyramidy o 1. Posilte 1 pracovníka na desce výzdoby. Lízněte 1 dílek výzdoby ze sloupečku dílků výzdoby do nabídky dílků výzdoby.
explain-open_ledges = Stupeň je volný, pokud je jeho výška o 1 větší než počet dílků výzdoby na jeho straně pyramidy a pyramida je pod ním dost vysoká.
explain-has_support = Pyramida je pod stupněm dost vysoká, je-li patro každé jeho čtvrtiny o 1 menší než jeho výška. Stupeň na desce čtvrtiny nemá.
explain-icon_at = Ikona na čtvrtině je ikona dílku, který ji zakrývá, nebo to, co je na ní předtištěno, není-li zakryta.
explain-lay_tile = Vyberte dílek pyramidy z nabídky dílků pyramidy a pole pyramidy, na kterém by patro dílku bylo větší než 0. Zaplaťte za dílek v tomto patře. Umístěte dílek levou horní čtvrtinou na toto pole, otočený podle svého přání. Získejte vítězné body za dílek v tomto patře. Porovnejte každou jeho čtvrtinu, od 1 do 4, s ikonou pod ní. Započtěte posun na stupnici pyramidy. Je-li patro 4, dokončete pyramidu.
explain-finish_pyramid = Umístěte světlý disk na tmavý disk. Pyramida je dokončena.
explain-flat = Podklad na poli je rovný, pokud je jeho východní pole, jeho jižní pole i pole jižně od východního ve stejném patře jako ono.
explain-score_eclipse = Počínaje prvním hráčem postupně kolem stolu získá každý hráč vítězné body. Za každé políčko své pozice na Cestě mrtvých získá hodnotu políčka podle počtu postavených budov. Je-li jeho pozice na stupnici pyramidy větší než 0 a žádná jiná není vyšší, získá 4. Za každý krok na stupnici pyramidy získá body za krok a nakonec body za masky. Ukazatele na stupnici pyramidy se vrátí na 0, počet zatmění se zvýší o 1 a zatmění se už neblíží.
explain-points_for_track = Body za krok na stupnici pyramidy určuje počet zatmění; je-li pyramida dokončena, platí body pro zatmění 3.
explain-mask_points = Body za masky dostanete za 3 sady: do první patří po jedné masce každého druhu, kterého máte aspoň 1, do druhé ty, kterých máte aspoň dvě, do třetí ty, kterých máte aspoň 3.
explain-masks_held = Do sady patří maska každého druhu od 1 do 7, kterého máte aspoň tolik masek, kolikátá sada to je.
explain-copies_held = Počet vašich masek jednoho druhu je počet dílků objevů s touto maskou ve vaší řadě odkrytých dílků objevů.
explain-pay_wages = Mzda je jedno kakao za každého vlastního pracovníka ve hře a jedno navíc za každého se silou nejméně 4. Vyberte: buď přesuňte dílek objevu, který se používá místo platby, ze své řady odkrytých dílků objevů na svou hromádku použitých dílků objevů; nebo zaplaťte libovolnou část mzdy, počínaje 0, v kakau a za každé chybějící ztraťte 3 vítězné body.
explain-bot_lays_tile = Teotibot zaplatí 2 kameny. Vezme první dílek pyramidy v nabídce dílků pyramidy a položí ho na pole pyramidy, na kterém je patro dílku větší než 0: do nejnižšího patra a na nejdřívější pole, náhodně otočený, levou horní čtvrtinou na toto pole. Získá tolik vítězných bodů, kolik je bodů za dílek v tomto patře, a 2 navíc, posune se na stupnici pyramidy o 1 a postoupí na libovolném chrámu o 1 schod. Je-li patro 4, dokončí pyramidu. Lízne 1 dílek pyramidy ze sloupečku dílků pyramidy do nabídky dílků pyramidy.
explain-bot_masters = Vlastní volní pracovníci zkoušejí pracovat jeden po druhém, od nejvyšší síly a potom od nejvyššího místa na okruhu: na desce, kde je pracovník volný, je-li to možné, a tím je hotovo. Nemůže-li žádný, proveďte náhradní akci.
explain-gain_any_goods-for-teotibot = Teotibot získává po 1 vždy to, čeho má nejméně: zlato dříve než kámen a kámen dříve než dřevo.
explain-replace_action_tile = V pyramidě akcí se na mezeru přesune dílek, který ji doplní; tím vznikne další mezera a to se opakuje, až je mezerou místo mimo pyramidu, kam přijde použitý dílek akce.
explain-turn_arrows = Horní šipka ukáže stejným směrem, kterým ukazovala dolní šipka, a dolní šipka opačným směrem, než kterým ukazovala horní šipka.
explain-prepare = Rozložte desky akcí. Rozložte dílky. Rozložte dílky objevů. Vyberte prvního hráče. Počínaje prvním hráčem postupně kolem stolu si každý hráč vezme kakao a pracovníky. Účastní-li se hry Teotibot, připravte Teotibota. Rozdejte startovní dílky, nebo v první hře pevně dané suroviny a pracovníky. Umístěte neutrální pracovníky (podle počtu startovních dílků pro neutrální barvu).
explain-corner_of = Levá horní čtvrtina místa je to z jeho 4 polí, které tam leží podle otočení dílku; u neotočeného dílku je to pole 1.
explain-draw_bonus = Vyberte náhodně dílek chrámové výhody z krabice dílků chrámových výhod. Je to dílek chrámové výhody tohoto chrámu.
explain-set_up_teotibot = Teotibot získá 2 dřeva, 2 kameny a 2 zlata, vždy změněno podle volby „suroviny Teotibota“. Posune se na Cestě mrtvých o 1 políčko a na každém chrámu postoupí o 1. Je-li na desce alchymie na pravém horním políčku technologie, vezme si ji do své řady technologií. Jeho volní pracovníci se umístí podle čísel od 1 do 3. Ještě 1 pracovník jeho barvy se lízne z krabice kostek na jeho políčko uctívání, políčko uctívání výzdoby. Zamíchejte krabici dílků akcí. Lízněte 1 dílek akce z krabice dílků akcí na každé místo v pyramidě akcí. Horní šipka a dolní šipka ukazují náhodně na jednu, nebo na druhou stranu.
explain-power_change = Změna síly je 0 pro pracovníka, jehož číslo je větší než volba „pracovníci Teotibota“ (bez znaménka minus). Pro každého jiného je 1, je-li tato volba větší než 0, a -1, je-li menší.
explain-worship = Vyberte políčko uctívání desky, na kterém není pracovník vaší barvy. Vyberte pracovníka z pochodu: to je poutník. Vyberte, co uděláte, až zaplatíte a umístíte poutníka na políčko uctívání na desce: buď použijete schopnost políčka uctívání (příplatek 0), nebo si koupíte dílek objevu z místa objevů u desky, není-li deska palác (příplatek 0), nebo za jedno kakao navíc (příplatek 1) uděláte obojí v libovolném pořadí. Položte nový dílek objevu na místo objevů u desky.
explain-next_altar = Další políčko uctívání po desce je první z políček uctívání u chrámů, která následují po této desce.
explain-use_altar = Má-li políčko uctívání chrám, postupte na něm o 1 schod. Jinak, je-li deska políčka uctívání palác, použijte schopnost každého panovnického dílku na tomto políčku. Jinak postupte na libovolném chrámu o 1 schod.
explain-pay_for_level = Zaplaťte 2 kameny a dřevo za dílek v tomto patře. Není-li počet ušetřených surovin 0, jednu nyní ušetřete, chcete-li: buď jeden kámen, takže zaplatíte 1 kámen; nebo jedno dřevo, je-li patro větší než 1. Potom je počet surovin, které lze ušetřit, 0.
explain-use_for_deed = Používá-li se dílek místo platby, platba je odpuštěna; jinak je počet přidaných pracovníků o 1 vyšší. Přesuňte dílek na svou hromádku použitých dílků objevů.
explain-build_for_nobles = To je dovoleno, jen pokud je počet zbývajících budov větší než 0. Vyberte řadu dostupnou s tímto počtem pracovníků. Zaplaťte cenu budovy ve dřevě. Postavte budovu v řadě. Posuňte se na Cestě mrtvých o 1 políčko. Posilte pracovníka na desce rodin, se třemi pracovníky dvakrát.
explain-can_climb = Na chrámu můžete postoupit, pokud je váš schod na něm menší než 10, nebo pokud je 10 a schod 11 chrámu ještě nemá žádný hráč.
explain-reached = Na chrámovou výhodu chrámu jste dosáhli, je-li váš schod na něm nejméně 10.
explain-score_bonus_tiles = Za každý chrám, na kterém jste dosáhli na chrámovou výhodu, vyhodnoťte jeho dílek chrámové výhody.
explain-discovery-double_move = Můžete to použít kdykoli ve svém přesunu, nejde-li s pracovníkem druhý: přesuňte tento dílek objevu na svou hromádku použitých dílků objevů; s pracovníkem jde druhý pracovník.
explain-discovery-free_move = Můžete to použít kdykoli ve svém přesunu, jde-li váš pracovník jako obvykle a není-li ještě žádný pracovník na pochodu: přesuňte tento dílek objevu na svou hromádku použitých dílků objevů; váš pracovník smí jít na libovolnou desku.
explain-turn-for-teotibot = Teotibot hodí první kostkou Teotibota a druhou kostkou Teotibota. Jejich součet určí místo v pyramidě akcí: Teotibot provede to, co říká tamní dílek akce, nahradí dílek akce, otočí horní šipku a dá ji dolů. Potom vymění kakao.
explain-score_bonus_tiles-for-teotibot = Teotibot získá 1 vítězný bod za každé své dřevo, kámen, zlato nebo kakao. Za každou technologii ve své řadě technologií získá 2 vítězné body, změněno podle volby „technologie Teotibota“. Za každý chrám, na kterém dosáhl na chrámovou výhodu, získá 15 vítězných bodů a k tomu 5krát tolik, kolik udává volba „chrámové výhody Teotibota“.
explain-take_find = Vyberte dílek objevu z místa objevů. Kupte si ho. Pak je chvíle na dílky objevů.
explain-refill_find = Není-li na místě objevů žádný dílek objevu, lízněte tam 1 dílek objevu ze sloupečku dílků objevů. Není-li ve sloupečku dílků objevů žádný, přesuňte do něj nejdříve všechny odhozené dílky objevů a zamíchejte ho.
explain-release = Přesuňte pracovníka do hlavní oblasti desky toho políčka uctívání, na kterém uctívá.
explain-comes_at_once = Zatmění přijde okamžitě, pokud je použita volba „temné zatmění“ nebo pokud je pyramida dokončena a je použita volba „náhlý konec“.
explain-release_all = Uvolněte každého vlastního uctívajícího pracovníka.
explain-use_tiles = Nyní lze zahrát dílky objevů, které se hrají, kde se na nic jiného neptá.
explain-place_bot_worker = Lízněte 1 pracovníka své barvy z krabice kostek podle jeho čísla do hlavní oblasti desky: prvního na naleziště zlata, druhého k rodinám, třetího na výstavbu. Každému vlastnímu volnému pracovníkovi na této desce nastavte sílu na 2, ke které se přičte změna síly pracovníka.
explain-send_on = Pracovník zaujme první z políček uctívání u chrámů po desce, na kterém nejsou pracovníci. Není-li takové, zaujme první políčko uctívání po desce, které smí zaujmout a na kterém je aspoň jeden pracovník.
explain-bot_worships = Každý vlastní uctívající pracovník zaujme další políčko uctívání po desce políčka uctívání, na kterém pracovník uctívá. Nemá-li políčko chrám, postupte na libovolném chrámu o 1 schod, a to 3krát; jinak postupte na chrámu políčka o 1 schod, a to 2krát (vždy změněno podle volby „uctívání Teotibota“). Všechny dílky objevů z místa objevů u desky přesuňte mezi odhozené dílky objevů. Položte tam nový dílek objevu.
explain-construction_action = Položte dílek pyramidy. Potom můžete položit ještě až tolik dílků, kolik je počet pracovníků minus 1. Za dílky, které ubyly z nabídky dílků pyramidy, započtěte posun na stupnici pyramidy. Posilte pracovníka na desce výstavby, se třemi pracovníky dvakrát. Lízněte dílky pyramidy ze sloupečku dílků pyramidy, až jich jsou v nabídce dílků pyramidy 3.
explain-track_steps_for_tiles = Posuňte se na stupnici pyramidy o 1, jakmile je položen dílek.
explain-move_calendar = Jste-li poslední hráč, přesuňte světlý disk o 1, ale ne za tmavý disk. Blíží-li se zatmění, snižte počet tahů do zatmění o 1. Jinak, je-li světlý disk na tmavém disku, se zatmění blíží: počet tahů do zatmění je počet hráčů a počet kroků od vás k poslednímu hráči dohromady. Má-li toto zatmění přijít okamžitě, je počet tahů do zatmění 0.
explain-bot_takes_technology = Zaplaťte 1 zlato. Vyberte políčko s technologií, kterou nemáte: pokud možno takové, jehož technologii nikdo nemá. Odměňte ty, kdo mají technologii na políčku. Vezměte si ji.
explain-unmarked = Technologii na políčku nikdo nemá, pokud žádný hráč nemá technologii s číslem na políčku.
explain-bot_adds_building = To je dovoleno, jen pokud je počet zbývajících budov větší než 0. Zaplaťte 2 dřeva. Je-li volné políčko v řadě, jejíž pořadí mezi řadami je počet zatmění plus 1, postavte budovu v ní. Jinak vyberte řadu, ve které je volné políčko: tu, jejíž poslední volné políčko má nejméně bodů. Získejte vítězné body za toto políčko a postavte na ně budovu. Posuňte se na Cestě mrtvých o 1 políčko.
explain-bot_adds_decoration = Zaplaťte 2 zlata. Vyberte nejdřívější volný stupeň. Přesuňte první dílek výzdoby z nabídky dílků výzdoby na stranu pyramidy tohoto stupně. Získejte 5 vítězných bodů. Posuňte se na stupnici pyramidy o 1. Postupte na libovolném chrámu o 1 schod. Lízněte 1 dílek výzdoby ze sloupečku dílků výzdoby do nabídky dílků výzdoby.
explain-level_at = Dílek lze položit levou horní čtvrtinou na pole, pokud je podklad na něm rovný a jeho roh odpovídá patru: 1 tam, kde patro pole po dělení 2 nedá žádný zbytek, jinak o jedna více. Patro dílku je tam o 1 vyšší než patro pole; jinde je 0.
explain-wants_mask_at = Masku u desky chce, pokud je na místě objevů u desky objev, jeho maska je více než 0, počet vašich masek tohoto druhu je 0 a dílek si lze koupit.
explain-tile_beside = Dílek u desky je první dílek objevu na místě objevů u desky.
explain-bot_falls_back = Získejte 5 kakaa. Vyberte vlastního volného pracovníka, existuje-li: toho s nejnižší silou; při shodě s nejnižším místem na okruhu. Posilte pracovníka a přesuňte ho dál.
explain-bot_exchanges = Má-li aspoň kakao potřebné k výměně, Teotibot ztratí 10 kakaa a získá 3 vítězné body, změněno podle volby „výměna Teotibota“.
explain-winner = Vítězem je hráč, který má nejvíce vítězných bodů. Při shodě vítězí Teotibot; mezi lidmi rozhodne nejvíce kakaa, potom nejvyšší pořadí při shodě.
explain-tie_breaker = Při shodě má přednost nejnižší číslo pořadí (pořadí při shodě je 0 minus číslo pořadí); s volbou „temné zatmění“ má přednost nejvyšší.
explain-order_token = Číslo pořadí je počet kroků od prvního hráče k vám plus 1.

explain-gain_any_goods = Získejte celkem daný počet surovin: dřevo, kámen a zlato v libovolné kombinaci.
explain-number_in = Číslo na políčku technologie je číslo první technologie, která na něm na desce alchymie leží.
explain-free_workers = Vlastní volní pracovníci jsou pracovníci vaší barvy, kteří jsou v hlavní oblasti.
explain-locked_workers = Vlastní uctívající pracovníci jsou pracovníci vaší barvy, kteří jsou na políčku uctívání.
explain-own_workers_at = Vlastní volní pracovníci na desce akce jsou pracovníci vaší barvy v hlavní oblasti desky akce.
explain-workers_in_play = Vlastní pracovníci ve hře jsou vlastní volní pracovníci a vlastní uctívající pracovníci.
explain-buildings_built = Počet postavených budov je součet počtů zastavěných políček všech řad.
explain-virtual_workers = Počet pracovníků navíc na desce je počet přidaných pracovníků, je-li touto deskou výstavba, rodiny nebo alchymie, jinak 0.
explain-workers_counted = Na desce se počítají vlastní volní pracovníci na ní a pracovníci navíc, nejvýše však 3.
explain-board_of = Deska pracovníka je deska políčka uctívání, na kterém uctívá, není-li v žádné hlavní oblasti, jinak deska, kde je volný.
explain-extra_goods = Získejte 1 surovinu desky akce.
explain-has_space = V řadě je volné políčko, pokud je počet zastavěných políček řady menší než délka řady.
explain-arrow_beside = Šipka vedle mezery je horní šipka, je-li mezera vrchol, jinak dolní šipka.
explain-within_reach = Deska akce je v dosahu z výchozí desky, pokud váš pracovník smí jít na libovolnou desku, nebo pokud je počet desek mezi nimi 1 až 3.
explain-royal_tile-royal_01-ability = Získejte tolik kakaa, kolik je síla uctívajícího pracovníka, a 1 navíc.
explain-royal_tile-royal_02-ability = Vyberte počet výměn od 0 do síly uctívajícího pracovníka. Zaplaťte stejně mnoho kakaa. Získejte stejně mnoho dřeva a stejně mnoho kamene.
explain-royal_tile-royal_03-ability = Vyberte počet výměn od 0 do síly uctívajícího pracovníka. Zaplaťte celkem stejně mnoho surovin (dřevo, kámen a zlato v libovolné kombinaci). Za každou tuto surovinu získejte tolik kakaa, kolik udává tento panovnický dílek.
explain-royal_tile-royal_04-ability = Získejte 2 vítězné body za každou technologii ve své řadě technologií, nejvýše však tolikrát, kolik je síla uctívajícího pracovníka.
explain-royal_tile-royal_05-ability = Získejte 2 vítězné body za každý krok své pozice na stupnici pyramidy, nejvýše však tolikrát, kolik je síla uctívajícího pracovníka.
explain-royal_tile-royal_06-ability = Vyberte počet výměn od 0 do síly uctívajícího pracovníka. Zaplaťte stejně mnoho kakaa. Získejte stejně mnoho kamene a stejně mnoho zlata.
explain-royal_tile-royal_07-ability = Můžete zaplatit 1 kakao a 1 surovinu (dřevo, kámen nebo zlato) a získat v libovolné kombinaci tolik surovin (dřevo, kámen a zlato), kolik je síla uctívajícího pracovníka.
explain-royal_tile-royal_09-ability = Získejte tolik vítězných bodů, kolik je vaše pozice na Cestě mrtvých, nejvýše však tolik, kolik je síla uctívajícího pracovníka a přídavek tohoto panovnického dílku dohromady.
explain-technology-tech_05 = Poté, co vykonáte hlavní akci na desce, která dává surovinu, získejte o 1 surovinu více z toho, co deska dává.
explain-technology-tech_07 = Poté, co vykonáte hlavní akci na desce, která dává surovinu, získejte 1 kakao a 1 vítězný bod.
explain-technology-tech_15 = Počet pracovníků navíc na desce výstavby je o 1 vyšší. Než začnete stavět pyramidu, počet surovin, které lze ušetřit na ceně dílku, je 1.
explain-bonus_tile-bonus_avenue-worth = Získejte 3 vítězné body za každé políčko své pozice na Cestě mrtvých.
explain-bonus_tile-bonus_discovery-worth = Získejte 2 vítězné body za každý dílek objevu na své hromádce použitých dílků objevů a za každý dílek objevu ve své řadě odkrytých dílků objevů, jehož maska je 0.
explain-comes_by_palace = Cesta z výchozí desky na desku akce vede do paláce nebo přes něj, pokud je deska akce palác, nebo pokud váš pracovník jde jako obvykle a místo na okruhu desky akce je menší než místo na okruhu výchozí desky.

## The table (table.yaml)

-table_ring = okruh desek
    .gender = mi
-table_calendar = kalendář
    .gender = mi
-table_tiles = dílky a pracovníci hráčů
    .gender = mi
-table_goods = suroviny
    .gender = f
-steps_to_eclipse = kroky do zatmění
    .gender = mi
bonus =
    .to = na místo dílku chrámové výhody
    .omits = noun
explain-main_action = To je dovoleno, jen pokud není deska akce palác. Zaplaťte tolik kakaa, kolik je počet barev na desce akce. Přesuňte všechny pracovníky z pochodu do hlavní oblasti desky akce. Počet surovin, které lze ušetřit na ceně dílku, je 0. Rozhoduje počet započtených pracovníků na desce akce (počet pracovníků). Je-li to les, kamenolom nebo naleziště zlata, těžte na desce akce podle počtu pracovníků. Je-li to alchymie, vyviňte technologii podle počtu pracovníků. Jsou-li to rodiny, postavte budovu pro rodiny podle počtu pracovníků. Je-li to výzdoba, umístěte dílek výzdoby podle počtu pracovníků. Jinak stavte pyramidu podle počtu pracovníků.
explain-match_icon = Pokud mají vrchní ikona a spodní ikona stejný druh ikony, získejte 1 vítězný bod. Má-li vrchní ikona chrám, postupte přitom na chrámu vrchní ikony o 1 schod za ikonu.
explain-victory_points = Za každý vítězný bod získáte 1 bod.
explain-bonus_tile-bonus_masks-worth = Získejte vítězné body za sadu masek podle počtu různých masek, kterých máte nejméně 1.
explain-icons_below = Ikony pod stupněm jsou jeho předtištěné ikony a ikony na jeho čtvrtinách.
explain-bot_works_at = Jednejte na desce. Potom tam vyberte vlastního volného pracovníka, existuje-li: toho s nejvyšší silou. Posilte pracovníka a přesuňte ho dál.
explain-bot_rises = Posilte pracovníka. Potom ho přesuňte po směru hodinových ručiček do hlavní oblasti další desky na okruhu 8 desek, nebo té po ní, je-li síla pracovníka nejméně 4: o 2 desky místo o 1. Palác se přeskakuje a stejně tak místo na okruhu té desky, kde je pracovník volný.
explain-bot_takes_altar = Uvolněte každého pracovníka na políčku uctívání a tohoto pracovníka přesuňte na něj.
explain-discovery-score_vp = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-three_resources = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-two_resources = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-four_cocoa = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-avenue_step = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-temple_any_step = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-temple_blue_step = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-temple_red_step = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-temple_green_step = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a získat výhodu tohoto dílku objevu.
explain-discovery-two_power_ups = Kdykoli ve svém tahu, i na jeho konci, můžete přesunout tento dílek objevu na svou hromádku použitých dílků objevů a posílit svého volného pracovníka a pak téhož nebo jiného.
explain-stuck = Nemáte volného pracovníka ani 3 kakaa, pokud máte méně než 3 kakaa a žádné vlastní volné pracovníky.
