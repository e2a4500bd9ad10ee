# Tekhenu: Obelisk of the Sun, in Czech.
-vp = vítězný bod
    .gender = mi
    .plural = vítězné body
    .plural-genitive = vítězných bodů
-die_value = daná hodnota
    .gender = f
    .genitive = dané hodnoty
    .accusative = danou hodnotu
    .instrumental = danou hodnotou
    .plural = dané hodnoty
-value_used = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
-values = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
-pips = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
    .plural-genitive = hodnot
-action_value = použitá hodnota
    .gender = f
    .genitive = použité hodnoty
    .accusative = použitou hodnotu
    .instrumental = použitou hodnotou
    .plural = použité hodnoty
-face = nová hodnota
    .gender = f
    .accusative = novou hodnotu
-card = karta
    .gender = f
    .genitive = karty
    .accusative = kartu
    .plural = karty
    .plural-genitive = karet
    .plural-instrumental = kartami
-all_cards = karta
    .gender = f
    .genitive = karty
    .accusative = kartu
    .plural = karty
    .plural-genitive = karet
-played = karta
    .gender = f
    .genitive = karty
    .accusative = kartu
    .plural = karty
    .plural-genitive = karet
-botankhamun = Botanchamon
    .gender = ma
    .genitive = Botanchamona
-scribe = písař
    .gender = ma
    .genitive = písaře
    .plural = písaři
    .plural-genitive = písařů
    .plural-accusative = písaře
-die = kostka
    .dative = kostce
    .gender = f
    .genitive = kostky
    .accusative = kostku
    .instrumental = kostkou
    .plural = kostky
    .plural-genitive = kostek
-dice = kostka
    .gender = f
    .genitive = kostky
    .accusative = kostku
    .plural = kostky
-happiness = spokojenost
    .gender = f
    .accusative = spokojenost
    .genitive = spokojenosti
-gold = zlato
    .gender = n
    .plural = zlata
    .plural-genitive = zlat
-owned_by = majitel
    .gender = ma
    .plural = majitelé
    .plural-genitive = majitelů
    .plural-instrumental = majiteli
-population = populace
    .gender = f
    .genitive = populace
    .accusative = populaci
-space = pole
    .gender = n
    .genitive = pole
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-instrumental = poli
-granite = žula
    .gender = f
    .accusative = žulu
    .plural = kusy žuly
    .plural-genitive = kusů žuly
-bread = chléb
    .gender = mi
    .genitive = chleba
    .plural = chleby
    .plural-genitive = chlebů
-deity = bůh
    .gender = ma
    .genitive = boha
    .dative = bohu
-god = bůh
    .gender = ma
    .genitive = boha
    .dative = bohu
    .instrumental = bohem
-area = bůh
    .gender = ma
    .genitive = boha
    .dative = bohu
-honours = bůh
    .gender = ma
    .plural = bohové
-patron = bůh
    .gender = ma
-names_god = bůh
    .gender = ma
    .genitive = boha
-build_statue-deity = uctívaný bůh
    .gender = ma
    .genitive = uctívaného boha
-bot_acts-area = bůh, v jehož oblasti ležela
    .gender = ma
    .genitive = boha, v jehož oblasti ležela
-main_action-area = bůh kostky
    .gender = ma
    .genitive = boha kostky
-take_turn-area = bůh kostky
    .gender = ma
    .genitive = boha kostky
-district = okrsek
    .gender = mi
    .genitive = okrsku
    .dative = okrsku
    .locative = okrsku
    .instrumental = okrskem
    .plural = okrsky
    .plural-genitive = okrsků
-lies_in = okrsek
    .gender = mi
    .genitive = okrsku
    .dative = okrsku
    .locative = okrsku
-emptiest = okrsek
    .gender = mi
    .genitive = okrsku
    .dative = okrsku
    .locative = okrsku
    .plural = okrsky
    .instrumental = okrskem
-gain_from_workplace-trade = okrsek pracoviště
    .gender = mi
    .genitive = okrsku pracoviště
    .dative = okrsku pracoviště
    .locative = okrsku pracoviště
    .plural = okrsky pracoviště
-gain_from_workplace-second = vybraný okrsek
    .gender = mi
    .plural = vybrané okrsky
    .locative = vybraném okrsku
-trade = vybraný okrsek
    .gender = mi
-second = druhý okrsek
    .gender = mi
-also_raises = druhý okrsek
    .gender = mi
    .plural = druhé okrsky
    .locative = druhém okrsku
-papyrus = papyrus
    .gender = mi
    .plural = papyry
    .plural-genitive = papyrů
-pillar_tile = dílek sloupu
    .gender = mi
    .genitive = dílku sloupu
    .dative = dílku sloupu
    .instrumental = dílkem sloupu
    .plural = dílky sloupů
-pillar_tiles = dílek sloupu
    .gender = mi
-limestone = vápenec
    .gender = mi
    .plural = kusy vápence
    .plural-genitive = kusů vápence
-section = sekce
    .gender = f
    .genitive = sekce
    .dative = sekci
    .accusative = sekci
-in_section = sekce
    .gender = f
    .dative = sekci
    .accusative = sekci
-god_action = akce boha
    .gender = f
    .dative = akci boha
-set_up_wheel-shade = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .instrumental = barvou
    .plural = barvy
-place_on-shade = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .instrumental = barvou
    .plural = barvy
-colour = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .instrumental = barvou
    .plural = barvy
-seeks = barva
    .gender = f
    .genitive = barvy
    .accusative = barvu
    .instrumental = barvou
    .plural = barvy
    .plural-locative = barvách
-shade = barva kostky
    .gender = f
    .genitive = barvy kostky
    .accusative = barvu kostky
    .plural = barvy kostky
-any_action-goods = vybraná barva
    .gender = f
    .genitive = vybrané barvy
-main_action-goods = vybraná barva
    .gender = f
    .genitive = vybrané barvy
-free_action-shade = vybraná barva
    .gender = f
    .genitive = vybrané barvy
-type = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
    .plural-genitive = druhů
-kind = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
    .plural = druhy
    .plural-genitive = druhů
-for_type = druh
    .gender = mi
    .genitive = druhu
    .dative = druhu
    .locative = druhu
    .plural = druhy
    .plural-genitive = druhů
-plinth = podstavec
    .gender = mi
    .genitive = podstavce
    .locative = podstavci
    .instrumental = podstavcem
    .plural = podstavce
    .plural-genitive = podstavců
-plinths = podstavec
    .gender = mi
-turn_order = pořadí hráčů
    .gender = n
    .genitive = pořadí hráčů
    .plural-locative = pořadích hráčů
-own_statues = vámi postavená socha
    .gender = f
    .accusative = vámi postavenou sochu
    .plural = vámi postavené sochy
    .plural-genitive = vámi postavených soch
-wheel = oblast
    .gender = f
    .genitive = oblasti
    .dative = oblasti
    .plural = oblasti
-own_temple_buildings = vámi postavená budova u chrámu
    .gender = f
    .accusative = vámi postavenou budovu u chrámu
    .plural = vámi postavené budovy u chrámu
    .plural-genitive = vámi postavených budov u chrámu
-site = staveniště
    .gender = n
    .genitive = staveniště
    .instrumental = staveništěm
    .plural = staveniště
    .plural-genitive = stavenišť
-sites = staveniště
    .gender = n
-building = budova
    .gender = f
    .accusative = budovu
    .plural = budovy
    .plural-genitive = budov
-destiny = osud
    .gender = mi
    .genitive = osudu
    .locative = osudu
-destiny_card = karta osudu
    .gender = f
    .accusative = kartu osudu
    .plural = karty osudu
    .plural-genitive = karet osudu
-destiny_cards = karta osudu
    .gender = f
-fate = karta osudu
    .gender = f
    .genitive = karty osudu
    .accusative = kartu osudu
-gain_starting_rewards-fate = karta osudu
    .gender = f
    .genitive = karty osudu
-own_workplaces = vámi postavené pracoviště
    .gender = n
    .plural = vámi postavená pracoviště
    .plural-genitive = vámi postavených pracovišť
-starting_card = startovní karta
    .gender = f
    .accusative = startovní kartu
    .plural = startovní karty
    .plural-genitive = startovních karet
-starting_cards = startovní karta
    .gender = f
-gain_starting_rewards-card = první startovní karta
    .gender = f
    .genitive = první startovní karty
-gain_starting_rewards-other = druhá startovní karta
    .gender = f
    .genitive = druhé startovní karty
-other = druhá startovní karta
    .gender = f
-workplace = pracoviště
    .gender = n
    .genitive = pracoviště
    .plural = pracoviště
    .plural-genitive = pracovišť
-workplaces = pracoviště
    .gender = n
-balance = rovnováha
    .gender = f
    .accusative = rovnováhu
    .genitive = rovnováhy
-taint_penalty-n = rovnováha
    .gender = f
    .accusative = rovnováhu
-balance_now = současná rovnováha
    .gender = f
-blessing = požehnání
    .gender = n
    .locative = požehnání
    .plural = požehnání
    .plural-genitive = požehnání
-decree = výnos
    .gender = mi
    .locative = výnosu
    .plural = výnosy
    .plural-genitive = výnosů
    .plural-instrumental = výnosy
    .genitive = výnosu
-technology = technologie
    .gender = f
    .dative = technologii
    .plural = technologie
    .plural-genitive = technologií
-destiny_row = řada karet osudu
    .gender = f
    .genitive = řady karet osudu
-place_in_order = místo v pořadí hráčů
    .gender = n
-points_for_leading-n = místo v pořadí hráčů
    .gender = n
-statue = socha
    .gender = f
    .genitive = sochy
    .accusative = sochu
    .plural = sochy
    .plural-genitive = soch
-under_scale = místo pod vahami
    .gender = n
    .genitive = místa pod vahami
    .locative = místě pod vahami
-arrow = šipka
    .gender = f
    .genitive = šipky
    .dative = šipce
    .instrumental = šipkou
    .accusative = šipku
-bot_pile = hromádka bota
    .gender = f
    .genitive = hromádky bota
    .dative = hromádce bota
-faith = bod víry
    .gender = mi
    .genitive = bodu víry
    .plural = body víry
    .plural-genitive = bodů víry
-market_place = místo trhu
    .gender = n
    .plural = místa trhu
    .plural-genitive = míst trhu
    .plural-locative = místech trhu
-market_places = místo trhu
    .gender = n
-gap = prázdné místo
    .gender = n
    .genitive = prázdného místa
-n = počet
    .gender = mi
    .genitive = počtu
    .dative = počtu
    .locative = počtu
-amount = počet
    .gender = mi
    .genitive = počtu
    .dative = počtu
    .locative = počtu
-number = číslo
    .gender = n
    .plural-genitive = čísel
-own_pillars = vámi vztyčený sloup
    .gender = mi
    .plural = vámi vztyčené sloupy
-pure_side = čistá strana vah
    .gender = f
    .genitive = čisté strany vah
    .dative = čisté straně vah
    .accusative = čistou stranu vah
-tainted_side = poskvrněná strana vah
    .gender = f
    .genitive = poskvrněné strany vah
    .dative = poskvrněné straně vah
    .accusative = poskvrněnou stranu vah
-row_number = řada
    .gender = f
    .genitive = řady
    .dative = řadě
    .instrumental = řadou
    .plural = řady
    .plural-genitive = řad
-side = strana
    .gender = f
    .genitive = strany
    .dative = straně
    .instrumental = stranou
    .plural-genitive = stran
    .plural-locative = stranách
-where_to = strana
    .gender = f
    .genitive = strany
    .dative = straně
    .plural-genitive = stran
-status_now = stav
    .gender = mi
-status = stav
    .gender = mi
-take_turn-status = stav kostky
    .gender = mi
-take_turn-die_value = hodnota kostky
    .gender = f
    .accusative = hodnotu kostky
-tile_stack = hromádka dílků sloupů
    .gender = f
    .genitive = hromádky dílků sloupů
    .accusative = hromádku dílků sloupů
-ankh_value = hodnota anch
    .gender = f
-ankh = hodnota anch
    .gender = f
    .plural-genitive = hodnot anch
-bag = sáček
    .gender = mi
    .genitive = sáčku
    .dative = sáčku
    .locative = sáčku
-bread_workshop = pekařská dílna
    .gender = f
    .plural = pekařské dílny
    .instrumental = pekařskou dílnou
-papyrus_workshop = papyrusová dílna
    .gender = f
    .plural = papyrusové dílny
    .instrumental = papyrusovou dílnou
-granite_quarry = žulový lom
    .gender = mi
    .plural = žulové lomy
    .instrumental = žulovým lomem
-limestone_quarry = vápencový lom
    .gender = mi
    .plural = vápencové lomy
    .instrumental = vápencovým lomem
-call_anubis = vyvolání Anubise
    .gender = n
    .locative = vyvolání Anubise
-anubis_called = vyvolání Anubise
    .gender = n
-dice_on_wheel = kostka na kole
    .gender = f
    .accusative = kostku na kole
    .plural = kostky na kole
-light = světlo
    .gender = n
-light_at = světlo
    .gender = n
-marker_place = místo ukazatele
    .gender = n
-marker_tier = patro ukazatele
    .gender = n
    .genitive = patra ukazatele
    .locative = patře ukazatele
-market = trh
    .gender = mi
    .locative = trhu
-opened = otevřená sekce
    .gender = f
-laid_out = vyložená sekce
    .gender = f
-overproduced = nadprodukce
    .gender = f
    .dative = nadprodukci
    .accusative = nadprodukci
-own_cards = herní plocha
    .gender = f
    .dative = herní ploše
    .accusative = herní plochu
-pillar = sloup
    .gender = mi
    .plural = sloupy
    .plural-genitive = sloupů
-production = produkce
    .gender = f
    .dative = produkci
    .accusative = produkci
-starting_box = krabice startovních karet
    .gender = f
    .genitive = krabice startovních karet
    .accusative = krabici startovních karet
-starting_row = řada startovních karet
    .gender = f
    .genitive = řady startovních karet
-temple = chrám
    .gender = mi
    .genitive = chrámu
    .dative = chrámu
    .locative = chrámu
-tiles_for_sale = řada dílků sloupů
    .gender = f
    .genitive = řady dílků sloupů
    .dative = řadě dílků sloupů
-touches = sousední pole
    .gender = n
    .genitive = sousedního pole
-bot_box = krabice dílků bota
    .gender = f
    .genitive = krabice dílků bota
    .accusative = krabici dílků bota
-bot_tile = dílek bota
    .gender = mi
    .plural = dílky bota
    .plural-genitive = dílků bota
-bot_tiles = dílek bota
    .gender = mi
-bread_owed = dlužný chléb
    .gender = mi
    .genitive = dlužného chleba
-buildings_built = počet vámi postavených budov
    .gender = mi
    .genitive = počtu vámi postavených budov
-dice_taken = počet kostek na vahách a pod nimi
    .gender = mi
-first_drafter = začínající hráč
    .gender = ma
    .instrumental = začínajícím hráčem
-free_sites = volné staveniště vyhovující počtu hráčů
    .gender = n
    .plural = volná staveniště vyhovující počtu hráčů
-gods_of_slots = bůh slotů Hora
    .gender = ma
    .plural = bohové slotů Hora
    .plural-locative = bozích slotů Hora
-horus_row = řada Hora
    .gender = f
    .genitive = řady Hora
    .dative = řadě Hora
    .accusative = řadu Hora
-leader_of = vůdce
    .gender = ma
    .instrumental = vůdcem
-next_marker = následující žeton bodování
    .gender = mi
    .genitive = následujícího žetonu bodování
-first_scoring = první žeton bodování
    .gender = mi
-second_scoring = druhý žeton bodování
    .gender = mi
-scoring_marker = žeton bodování
    .gender = mi
    .genitive = žetonu bodování
-owners = majitel sochy z počátku akce
    .gender = ma
    .plural-genitive = majitelů sochy z počátku akce
    .plural-accusative = majitele sochy z počátku akce
    .plural-instrumental = majiteli sochy z počátku akce
-points_for_pillar = hodnota sloupu v linii
    .gender = f
-quarter_turns = počet čtvrtotočení
    .gender = mi
-second_row_gold = zlato na druhé řadě
    .gender = n
-gold_here = zlato
    .gender = n
-symbol = symbol
    .gender = mi
    .plural-genitive = symbolů
-sign = symbol
    .gender = mi
-tier = patro
    .gender = n
    .genitive = patra
-base_tier = základna pyramidy
    .gender = f
    .accusative = základnu pyramidy
-second_tier = druhé patro
    .gender = n
-third_tier = třetí patro
    .gender = n
-top_tier = špička pyramidy
    .gender = f
    .accusative = špičku pyramidy
-above = okrsek pod ním
    .gender = mi
    .plural-instrumental = okrsky pod ním
-allowed = povolený okrsek
    .gender = mi
    .plural = povolené okrsky
    .plural-instrumental = povolenými okrsky
-bot_balance = rovnováha pro tuto fázi Maat
    .gender = f
    .accusative = rovnováhu pro tuto fázi Maat
-bot_colour = barva jeho kostky
    .gender = f
-bot_district = okrsek jeho kostky
    .gender = mi
    .genitive = okrsku jeho kostky
-bottom_edge = dolní hrana
    .gender = f
-top_edge = horní hrana
    .gender = f
-left_edge = levá hrana
    .gender = f
-right_edge = pravá hrana
    .gender = f
-card_box = krabice
    .gender = f
    .genitive = krabice
    .dative = krabici
-dice_box = krabice kostek
    .gender = f
    .genitive = krabice kostek
-card_type = druh karty
    .gender = mi
    .genitive = druhu karty
    .plural = druhy karet
    .plural-genitive = druhů karet
-cards_after_refresh = počet karet po obnovení
    .gender = mi
-cards_to_reveal = počet startovních karet k odhalení
    .gender = mi
-centre = střední pole chrámu
    .gender = n
    .locative = středním poli chrámu
-change_of_control = počet okrsků, které změní vůdce
    .gender = mi
-fewest_buildings = okrsek s nejmenším počtem budov
    .gender = mi
-first_section = první sekce
    .gender = f
    .dative = první sekci
    .accusative = první sekci
-second_section = druhá sekce
    .gender = f
    .dative = druhé sekci
    .accusative = druhou sekci
-third_section = třetí sekce
    .gender = f
    .dative = třetí sekci
    .accusative = třetí sekci
-fourth_section = čtvrtá sekce
    .gender = f
    .dative = čtvrté sekci
    .accusative = čtvrtou sekci
-god_plinths = počet používaných podstavců pro každého boha
    .gender = mi
-highest_initiative = iniciativa lepší karty
    .gender = f
    .genitive = iniciativy lepší karty
    .plural = iniciativy lepší karty
-horus_slot = slot Hora
    .gender = mi
    .genitive = slotu Hora
    .dative = slotu Hora
    .locative = slotu Hora
    .plural = sloty Hora
    .plural-locative = slotech Hora
-horus_slots = slot Hora
    .gender = mi
    .genitive = slotu Hora
    .dative = slotu Hora
    .locative = slotu Hora
-slot = slot Hora
    .gender = mi
    .genitive = slotu Hora
    .dative = slotu Hora
    .locative = slotu Hora
-horus_slot-slot_1 = slot Hora 1
    .gender = mi
-horus_slot-slot_2 = slot Hora 2
    .gender = mi
-horus_slot-slot_3 = slot Hora 3
    .gender = mi
-horus_slot-slot_4 = slot Hora 4
    .gender = mi
-horus_slot-slot_5 = slot Hora 5
    .gender = mi
-horus_slot-slot_6 = slot Hora 6
    .gender = mi
-horus_tile = dílek Hora
    .gender = mi
    .plural = dílky Hora
    .plural-genitive = dílků Hora
-horus_tiles = dílek Hora
    .gender = mi
-initiative = iniciativa
    .gender = f
    .genitive = iniciativy
    .plural = iniciativy
    .plural-genitive = iniciativ
-lowest_happiness = nejnižší spokojenost mezi hráči
    .gender = f
-maat_phases = počet fází Maat
    .gender = mi
-scorings = počet bodování
    .gender = mi
-scribes_to_change = počet písařů za tuto změnu
    .gender = mi
-starting_cards_alone = počet startovních karet pro jednoho hráče
    .gender = mi
-starting_cards_shown = počet startovních karet podle počtu hráčů
    .gender = mi
-statue_slot = číslo slotu Hora boha (0, pokud tam Botanchamon nemá sochu)
    .gender = n
-statues_built = počet vámi postavených soch
    .gender = mi
    .genitive = počtu vámi postavených soch
-straight_right = směr rovně doprava
    .gender = mi
    .instrumental = směrem rovně doprava
-up_and_right = směr nahoru doprava
    .gender = mi
    .instrumental = směrem nahoru doprava
-direction = směr
    .gender = mi
-symbols_held = počet různých symbolů na vašich výnosech
    .gender = mi
-taken = vzatá karta
    .gender = f
    .accusative = vzatou kartu
    .plural = vzaté karty
-tile_under_marker = dílek pod ukazatelem
    .gender = mi
    .genitive = dílku pod ukazatelem
-total_initiative = součet iniciativ
    .gender = mi
    .genitive = součtu iniciativ
    .dative = součtu iniciativ
    .locative = součtu iniciativ
-again = jiný výnos
    .gender = mi
-bread_paid = množství chleba
    .gender = n
-paid = množství chleba
    .gender = n
-change_value-value_used = nová hodnota
    .gender = f
    .genitive = nové hodnoty
    .accusative = novou hodnotu
-scribes_to_change-used = nová hodnota
    .gender = f
    .genitive = nové hodnoty
    .accusative = novou hodnotu
-used = použitá hodnota
    .gender = f
-change_value-used = nová hodnota
    .gender = f
    .genitive = nové hodnoty
    .accusative = novou hodnotu
-chosen = vybraná karta
    .gender = f
    .genitive = vybrané karty
    .plural = vybrané karty
-dice_before = počet kostek, které už tam jsou
    .gender = mi
-doer = jednající hráč
    .gender = ma
    .locative = jednajícím hráči
-drafter = vybraný hráč
    .gender = ma
-east = pole vpravo
    .gender = n
-west = pole vlevo
    .gender = n
-north = pole nahoře
    .gender = n
-south = pole dole
    .gender = n
-edges = hrana
    .gender = f
    .plural-genitive = hran
    .plural-locative = hranách
-edge_colour = barva hrany
    .gender = f
-faith_on_scale = množství víry
    .gender = n
-weight = množství víry
    .gender = n
-from_row = první řada
    .gender = f
    .genitive = první řady
    .plural = první řady
-to_row = druhá řada
    .gender = f
    .genitive = druhé řady
    .dative = druhé řadě
-gain_from_workplace-goods = surovina okrsku
    .gender = f
    .genitive = suroviny okrsku
    .accusative = surovinu okrsku
    .plural = suroviny okrsku
    .plural-genitive = surovin okrsku
-goods = surovina
    .gender = f
    .genitive = suroviny
    .accusative = surovinu
    .plural = suroviny
    .plural-genitive = surovin
-gives = surovina
    .gender = f
    .genitive = suroviny
    .plural = suroviny
    .plural-genitive = surovin
-refreshed = sekce obnovená v této akci
    .gender = f
    .plural-instrumental = sekcemi obnovenými v této akci
-plinth-osiris_quarry_statue = podstavec pro lid nad lomy
    .gender = mi
-plinth-osiris_workshop_statue = podstavec pro lid nad dílnami
    .gender = mi
-plinth-temple_column_statue = podstavec pro lid u sloupce 3 chrámu
    .gender = mi
-plinth-temple_row_statue = podstavec pro lid u řady 3 chrámu
    .gender = mi
-bot_tile-bot_resource_bread = dílek bota: chléb
    .gender = mi
-bot_tile-bot_resource_granite = dílek bota: žula
    .gender = mi
-bot_tile-bot_resource_limestone = dílek bota: vápenec
    .gender = mi
-bot_tile-bot_resource_papyrus = dílek bota: papyrus
    .gender = mi
-rounds_to_maat = počet kol do fáze Maat
    .gender = mi
-rounds_to_rotation = počet kol do otočení kola
    .gender = mi
-rounds_to_scoring = počet kol do bodování
    .gender = mi
-anubis = Anubis
    .gender = ma
    .genitive = Anubise
-horus = Hor
    .gender = ma
    .genitive = Hora
-ra = Ra
    .gender = ma
    .genitive = Ra
-thoth = Thovt
    .gender = ma
    .genitive = Thovta
-osiris = Usir
    .gender = ma
    .genitive = Usira
-hathor = Hathor
    .gender = f
    .genitive = Hathor
-bastet = Bastet
    .gender = f
    .genitive = Bastet
-track = žeton
    .gender = mi
-worth = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .instrumental = hodnotou
    .plural = hodnoty
-price = cena
    .gender = f
-bread_price = cena
    .gender = f
-difficulty = obtížnost Botanchamona
    .gender = f
-scored = bodované výnosy
    .gender = mi
    .genitive = bodovaných výnosů
    .instrumental = bodovanými výnosy
    .plural-genitive = bodovaných výnosů
    .plural-instrumental = bodovanými výnosy
-decrees = tajné výnosy
    .gender = mi
    .genitive = tajných výnosů
    .plural-genitive = tajných výnosů
-revealed = odhalené výnosy
    .gender = mi
-drawn = líznuté karty
    .gender = f
    .genitive = líznutých karet
    .plural-genitive = líznutých karet
-drafted = startovní karty
    .gender = f
-forbidden = zakázaný
    .gender = adjective
-pure = čistý
    .gender = adjective
-tainted = poskvrněný
    .gender = adjective
-brown = hnědá
    .gender = f
    .accusative = hnědou
-black = černá
    .gender = f
    .accusative = černou
-white = bílá
    .gender = f
    .accusative = bílou
-yellow = žlutá
    .gender = f
    .accusative = žlutou
-gray = šedá
    .gender = f
    .accusative = šedou
-red = červená
    .gender = f
-blue = modrá
    .gender = f
-green = zelená
    .gender = f
-withdrawn = stažený
    .gender = adjective
-free = volný
    .gender = adjective
-choice-god_action = akce boha
    .gender = f
-choice-of_a_god = pro boha
    .gender = f
-choice-produce = produkce
    .gender = f
-choice-none_usable = žádná kostka není použitelná
    .gender = f
-choice-above_osiris = nad oblastí Usira
    .gender = f
-choice-at_the_temple = u chrámu
    .gender = f
-choice-destiny_card = karta osudu
    .gender = f
-choice-first_card = první startovní karta
    .gender = f
-choice-main = hlavní akce
    .gender = f
-choice-none_left = není co stavět
    .gender = f
-choice-none_there = nezbyla žádná kostka
    .gender = f
-choice-nowhere = nikam
    .gender = f
-choice-of_a_resource = kostka suroviny
    .gender = f
-choice-of_the_people = pro lid
    .gender = f
-choice-second_card = druhá startovní karta
    .gender = f
-choice-usable = použitelná kostka
    .gender = f
-difficulty-easy = lehká
    .gender = f
-difficulty-hard = těžká
    .gender = f
-difficulty-medium = střední
    .gender = f
-district_tie = shody v okrscích
    .gender = f
-district_tie-most_of_one_kind = nejvíce figurek jednoho druhu
    .gender = f
-district_tie-topmost = nejvýše položená figurka
    .gender = f
-free_action_comes = okamžik výnosu D23
    .gender = f
-free_action_comes-before_decrees = před výnosy
    .gender = f
-free_action_comes-before_scoring = před posledním bodováním
    .gender = f
-bonus_actions_may_be_declined = další akce lze odmítnout
    .gender = f
-action_is_free = akce zdarma
    .gender = f
-precious_decrees = cenné výnosy
    .gender = f
-printed_horus_tiles = dílky Hora podle tisku
    .gender = f
-producing_first_is_an_action = produkce technologií T19 je plná akce
    .gender = f
-pure_dice_pay_with_anubis = T18 platí za čisté kostky, které bere Anubis
    .gender = f
-random_starting_cards = náhodné startovní karty
    .gender = f
-refresh_any_open_section = obnovení sekcí mimo dosah
    .gender = f
-refresh_needs_cards = karty musí ležet na místě před obnovením
    .gender = f
-scale_counts_changed_value = váhy počítají změněnou hodnotu
    .gender = f
-substitution_chains = písaři zastupují i suroviny
    .gender = f
-tainted_dice_produce_with_anubis = T19 produkuje s poskvrněnými kostkami, které bere Anubis
    .gender = f
-turned_die_weighs_its_new_face = otočené kostky váží, co ukazují
    .gender = f
-values_change_without_a_die = T14 mění i hodnoty bez kostky
    .gender = f
-with_withdrawn_decree = stažený výnos D03
    .gender = f
-last_maat_pays_places = technologie T16 v každé fázi Maat
    .gender = f
-temple_again_counts_statues = sochy se počítají pro výnos D24
    .gender = f
-sunny = slunce
    .gender = f
-shaded = stín
    .gender = f
-dark = tma
    .gender = f
-industry = průmysl
    .gender = f
-order_sign = řád
    .gender = f
-people = lid
    .gender = f
-statues = sochy
    .gender = f
-stewardship = správa
    .gender = f
-temple_sign = chrám
    .gender = f
-table_cards = karty a váhy
    .gender = f
-table_goods = suroviny
    .gender = f
-table_discards = odkládací balíčky
    .gender = mi
-table_pyramid = pyramida
    .gender = f
-table_wheel = kolo
    .gender = f
-prepare = příprava hry
    .gender = n
-set_up_wheel = příprava kola
    .gender = n
-add_dice = nové kostky
    .gender = n
-set_up_temple = příprava chrámu
    .gender = n
-set_up_cards = příprava karet
    .gender = n
-lay_out_opened_sections = nově otevřené sekce
    .gender = n
-fill = karty do sekce
    .gender = n
-deal = karta na trh
    .gender = n
-set_up_botankhamun = příprava Botanchamona
    .gender = n
-build_pyramid = pyramida
    .gender = n
-choose_first_decree = první výnos
    .gender = n
-reveal_starting_cards = startovní karty
    .gender = n
-draft_starting_card = výběr startovní karty
    .gender = n
-first_turn_order = první pořadí hráčů
    .gender = n
-choose_first_destiny = první osud
    .gender = n
-gain_starting_rewards = počáteční odměny
    .gender = n
-one_round = kolo
    .gender = n
-between_actions = mezi akcemi
    .locative = mezi akcemi
    .gender = n
-take_turn = kostka a její akce
    .locative = kostce a její akci
    .gender = n
-change_value = změna hodnoty
    .gender = n
-put_on_scale = kostka na vahách
    .gender = n
-main_action = hlavní akce
    .gender = n
-build_statue = akce Hora
    .gender = n
-raise_pillar = akce Ra
    .gender = n
-build_at_temple = akce Hathor
    .gender = n
-score_pillar = body za sloup
    .gender = n
-hold_festival = akce Bastet
    .gender = n
-take_cards = akce Thovta
    .gender = n
-refresh = obnovení sekce
    .gender = n
-keep = ponechaná karta
    .gender = n
-found_workplace = akce Usira
    .gender = n
-place_workplace = stavba pracoviště
    .gender = n
-gain_from_workplace = zisk z pracoviště
    .gender = n
-gain_statue_bonuses = bonusy za sochy
    .gender = n
-produce = produkce
    .gender = n
-produce_once = jedna produkce
    .gender = n
-make_goods = výroba surovin
    .gender = n
-gain_goods = zisk surovin
    .gender = n
-forfeit_action = kostka bez akce
    .gender = n
-refill_market = doplnění trhu
    .gender = n
-rotation = otočení kola a doplnění
    .gender = n
-turn_wheel = otočení kola
    .gender = n
-maat = fáze Maat
    .gender = n
-weigh = vážení
    .gender = n
-offer_faith = víra na vahách
    .gender = n
-suffer_taint = poskvrnění
    .gender = n
-set_turn_order = nové pořadí hráčů
    .gender = n
-maat_over = konec fáze Maat
    .gender = n
-scoring = bodování
    .gender = n
-free_actions = akce zdarma pro všechny
    .gender = n
-offer_free_action = nabídka akce zdarma
    .gender = n
-score_districts = body za okrsky
    .gender = n
-score_temple = body za chrám
    .gender = n
-score_statues = body za sochy
    .gender = n
-score_happiness = body za spokojenost
    .gender = n
-score_production = body za produkci
    .gender = n
-score_building_row = body za řadu budov
    .gender = n
-pay_bread = chléb pro dělníky
    .gender = n
-final_scoring = závěrečné bodování
    .gender = n
-choose_decrees = výběr výnosů
    .gender = n
-score_decrees = body za výnosy
    .gender = n
-score_place = body za pořadí
    .gender = n
-clear_scale = vyprázdnění vah
    .gender = n
-choose_destiny = nový osud
    .gender = n
-refill_wheel = doplnění kola
    .gender = n
-happiness_gold = zlato ze spokojenosti
    .gender = n
-happiness_scribe = písař ze spokojenosti
    .gender = n
-happiness_action = akce ze spokojenosti
    .gender = n
-any_action = libovolná akce
    .gender = n
-next_god_action = další akce sousedního boha
    .gender = n
-opposite_god_action = další akce protějšího boha
    .gender = n
-grow = růst populace nebo spokojenosti
    .gender = mi
-extra_action_paid_at_once = další akce boha se platí hned
    .gender = f
-one_more_god_action = další akce boha
    .gender = n
-score_again = výnos ještě jednou
    .gender = n
-free_action = jedna akce zdarma
    .gender = n
-produce_beside = produkce navíc
    .gender = n
-bonus_action = bonusová akce
    .gender = n
-found_for_free = pracoviště ze startovní karty
    .gender = n
-move_marker = pohyb ukazatele
    .gender = n
-bot_takes_die = kostka bota
    .gender = n
-take_for_god = kostka pro boha
    .gender = n
-bot_acts = akce bota
    .gender = n
-take_for_resource = kostka pro surovinu
    .gender = n
-bot_builds = socha bota
    .gender = n
-statue_bonus = bonus za sochu
    .gender = n
-rebuild_pyramid = nová pyramida
    .gender = n
-victory_points = vítězné body
    .gender = n
-turn_die = otočení kostky
    .gender = n
-die_taken = vzatá kostka
    .gender = n
-die_serves_god = kostka pro akci boha
    .gender = n
-serve = akce boha s kostkou
    .gender = n
-discard = odložení karty
    .gender = n
-gain_shown = zisk z pole
    .gender = n
-gain_one_shown = zisk 1 věci z pole
    .gender = n
-double_cover = dvojitý zisk z pole
    .gender = n
-take_row_gold = zlato druhé řady
    .gender = n
-renew_deck = nový balíček
    .gender = n
-draw_decree = líznutý výnos
    .gender = n
-draw_two_keep_one = dvě karty, jedna zůstane
    .gender = n
-act_with_one_of = akce boha s vybranou hodnotou
    .gender = n

pack-tekhenu = Tekhenu: Obelisk of the Sun
    .about = Berte kostky kolem obelisku, jehož stín se posouvá, služte jimi bohům, stavte chrám Amona-Ra a udržujte váhy v rovnováze.

population =
    .advance = { verb-raise } populaci o { FORM($by, "accusative") }
happiness =
    .advance = { verb-raise } spokojenost o { FORM($by, "accusative") }
production =
    .advance = { verb-raise } produkci { STARTS(FORM($subject, "locative"), "v f", "ve", "v") } { FORM($subject, "locative") } o { FORM($by, "accusative") }
overproduced =
    .zero = { $mood ->
        [third] odstraní
        [infinitive] odstranit
       *[order] odstraňte
    } z vah veškerou nadprodukci
light =
    .printed = Světlo: { $value }.
colour =
    .adjective = { FORM($value, $form) }
    .behind = (barva: { $value })
die =
    .piece = { FORM($colour, $case) } { FORM("-die", $form) } { $pips ->
        [none] { "" }
        [0] { "" }
       *[other] { $pips }
    } { $wheel ->
        [none] { "" }
       *[other] ({ $wheel }, { FORM($status_now, "", 1, "", "", "f") })
    }
pips =
    .set = { verb-turn } { FORM($subject, "accusative") } na { FORM($value, "accusative") }
round =
    .advance = { verb-begin } nové kolo
    .omits = by
    .is = je odehráno { $value }. kolo
arrow =
    .set = { verb-turn } šipku k { FORM($value, "dative") }
    .is = šipka ukazuje na { FORM($value, "accusative") }
scoring_at = { FORM("-god", $form) } u { FORM($key, "genitive") }
    .some = { say-rel } { say-be } ještě na kole
    .clear = { verb-take } z kola { FORM($subject, "accusative") }
    .set = { verb-lay } { FORM($subject, "accusative") } k { FORM($value, "dative") }
action_value =
    .set = { verb-use } pro tuto akci { FORM($value, "accusative") }
bag =
    .to = do { FORM($noun, "genitive") }
wheel =
    .in = v { FORM($noun, "locative") }
    .to = do { FORM($noun, "genitive") }
    .holder = { FORM("-god", $form) }, v jehož oblasti leží { $piece }
pure_side =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
tainted_side =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
under_scale =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
light_from_arrow = { FORM("-light", $form) } oblasti ve směru hodin od šipky (oblastí mezi nimi: { $key })
    .table = světlo oblasti podle toho, o kolik míst leží za šipkou
    .row = { $keys } – { $value }
status_under = { FORM("-status", $form) } (barva: { $second }, světlo: { $key })
    .table = stav kostky podle světla, kde leží, a podle její barvy
    .row = { FORM($keys, "", 1) } – { FORM($value, "", 1, "", "", "f") }
-dice_used = počet kostek této barvy ve hře při tomto počtu hráčů
    .gender = mi
dice_used =
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik je ve hře
    .omits = key second case
    .table = kostky ve hře podle počtu hráčů a barvy
god_opposite = { FORM("-god", $form) } naproti { FORM($key, "dative") }
dice_taken =
    .is = na vahách { FORM($player, "genitive") } a pod nimi leží { $value } kostky
-bonus = bonus
    .gender = mi
-bot_bonus = bonus bota
    .gender = mi
bonus =
    .do = { verb-take } bonus { FORM($piece, "genitive") }
bot_bonus =
    .do = { verb-take } bonus bota { FORM($piece, "genitive") }
horus_tile =
    .piece = { FORM("-tile", $form) } { FORM($honours, "genitive") }
plinth =
    .piece = { FORM("-plinth", $form) } { $number } { FORM($patron, "genitive") }
number =
    .which-atmost = { say-rel } se { $count ->
        [one] používá
       *[other] používají
    }
    .omits = value
    .behind = s číslem { $value }
patron =
    .behind = { FORM($value, "genitive") }
    .behind-some = pro boha
    .behind-none = pro lid
gold_here =
    .amount = { FORM($what, $case, 1) } u { FORM($subject, "genitive") }
    .zero = { $mood ->
        [third] odstraní zlato od { FORM($subject, "genitive") }
        [infinitive] nenechat u { FORM($subject, "genitive") } žádné zlato
       *[order] u { FORM($subject, "genitive") } už žádné zlato nezůstává
    }
-taken_place = obsazený
    .gender = adjective
owned_by =
    .set = { verb-place } { STARTS($value, "vy", "yes", "no") ->
        [yes] svou figurku
       *[no] figurku { FORM($value, "owner") }
    } na { FORM($subject, "accusative") }
    .adjective-none = { FORM("-free", $form) }
    .adjective-some = { FORM("-taken_place", $form) }
    .behind = { FORM($value, "owner") }
statue_price = { FORM("-price", $form) } příští sochy
    .omits = key
    .amount = { FORM($what, $case, 1) } za příští sochu
    .table = cena sochy v žule
    .row = { $value } za sochy { $keys }
statue_points = { FORM("-say-word-point", $case, "plural") } za { FORM($key, "accusative") }
    .amount = { FORM($what, $case, "plural") } podle { FORM($key, "genitive") }
    .table = vítězné body podle počtu postavených soch
    .row = { $value } za { $keys }
god_plinths =
    .omits = key
    .table = používané podstavce pro každého boha podle počtu hráčů
    .row = { $value } při { $keys } hráčích
god_of_slot = { FORM("-god", $form) } ve slotu Hora { NUMERAL($n) ->
    [yes] { $n }
   *[no] podle { FORM($n, "genitive") }
}
slot_number = { FORM("-number", $form) } slotu Hora { FORM($deity, "genitive") }
slot_of = { FORM("-horus_slot", $form) } { FORM($deity, "genitive") }
statue_owners = { FORM("-owned_by", $form) } soch { FORM($deity, "genitive") }
temple =
    .in = { FORM($noun, "genitive") }
pillar_tile =
    .piece = { FORM("-pillar_tile", $form) } { $id } (vápenec: { $price })
price =
    .amount = { FORM($what, $case, 1) } podle ceny { FORM($subject, "genitive") }
-ability = schopnost
    .gender = f
ability =
    .do = { verb-use } schopnost { FORM($piece, "genitive") }
quarter_turns =
    .set = { verb-turn } { FORM($subject, "accusative") } po směru hodin o { $value }
ground = { FORM($key, $form) }
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
    .holder = { FORM("-space", $form) } pod { FORM($piece, "instrumental") }
shown_goods = { FORM("-goods", $form) } zobrazená na { FORM($key, "locative") }
shown_amount = { FORM("-amount", $form) } zobrazený na { FORM($key, "locative") }
slot_points = { FORM("-say-word-point", $case, "plural") } za { FORM($key, "accusative") } v řadě dílků sloupů
    .table = vítězné body míst v řadě dílků sloupů
    .row = { $value } za místo { $keys }
-light_fits = vhodné světlo
    .gender = n
light_fits =
    .if = světlo u Ra se hodí k { FORM($tile, "dative") }
free =
    .if = je { $space } volné
    .adjective = { FORM("-free", $form) }
tile_on = { FORM("-tile", $form) } na { FORM($space, "locative") }
pillar_on = { FORM("-owned_by", $form) } sloupu na { FORM($space, "locative") }
-is_corner = roh
    .gender = mi
is_corner =
    .if = je { $space } v rohu
buildings_in_line = { FORM("-say-word-amount", $form) } budov v linii s { FORM($space, "instrumental") }
    .per = { FORM("-building", $form) } v linii s { FORM($space, "instrumental") }
-matching_edge = shodná hrana
    .gender = f
    .accusative = shodnou hranu
    .plural-genitive = shodných hran
matching_edges = { FORM("-say-word-amount", $form) } shodných hran { FORM($tile, "genitive") }
    .per = { FORM("-matching_edge", $form) } { FORM($tile, "genitive") }
tile_place = { FORM("-say-word-place", $form) } pro { FORM($die_value, "accusative") }
opposite_side = { FORM("-side", $form) } naproti { FORM($side, "dative") }
printed_side = { FORM("-side", $form) }, na které je vytištěna { $side } (čtvrtotočení: { $quarter_turns })
edge = { FORM("-colour", $form) } { FORM($tile, "genitive") } na { FORM($where_to, "locative") }
facing = { FORM("-colour", $form) } naproti { FORM($where_to, "dative") } { FORM($space, "genitive") }
edge_on = { FORM("-colour", $form) } na { FORM($where_to, "locative") } { FORM($space, "genitive") }
beside = { FORM("-space", $form) } u { FORM($side, "genitive") } { FORM($space, "genitive") }
-border_word = okraj
    .gender = mi
border = { FORM("-border_word", $form) } chrámu u { FORM($key, "genitive") } { FORM($second, "genitive") }
touches =
    .behind-some = u chrámu
-in_row = místo v řadě
    .gender = n
in_row =
    .if = leží { $subject } v linii s řadou
bread_price =
    .amount = { FORM($what, $case, 1) } podle ceny { FORM($subject, "genitive") }
-min_players = nejmenší počet hráčů
    .gender = mi
min_players =
    .printed = { $value ->
        [0] { "" }
        [1] { "" }
        [2] { "" }
       *[other] Jen při { $value } nebo více hráčích.
    }
    .which-atmost = { say-rel } { $count ->
        [one] odpovídá
       *[other] odpovídají
    } { FORM($value, "dative") }
line_of_site = { FORM("-space", $form) } v linii { STARTS(FORM($site, "instrumental"), "s z š ž", "se", "s") } { FORM($site, "instrumental") }
line_of_plinth = { FORM("-space", $form) } v linii s { FORM($plinth, "instrumental") }
points_for_pillar =
    .add = získáte o { $value } vítězné body více za každý svůj sloup v linii s budovou, kterou stavíte u chrámu
    .amount = { FORM($what, $case, "plural") } za sloup v linii
workplace =
    .piece = { FORM($lies_in, $form) } v řadě { $row_number }
lies_in =
    .which = { say-rel } { say-be } { FORM($value, "instrumental") }
row_number =
    .behind = { NUMERAL($value) ->
        [yes] v řadě { $value }
       *[no] v řadě podle { FORM($value, "genitive") }
    }
-reward = odměna
    .gender = f
reward =
    .do = { verb-take } odměnu { FORM($piece, "genitive") }
second_row_gold =
    .zero = { verb-take } zlato z druhé řady
workplace_of = { FORM("-district", $form) } barvy: { $key }
    .table = okrsek každé barvy
    .row = { FORM($keys, "", 1) } – { $value }
goods_of = { FORM("-goods", $form) } { FORM($key, "genitive") }
building_row_points = { FORM("-say-word-point", $case, "plural") } řady budov (budova: { $key })
    .table = vítězné body řady budov
    .row = { $value } na místě { $keys }
building_row_bread = { FORM("-bread", $form) } řady budov (budova: { $key })
    .table = chléb řady budov
    .row = { $value } na každém z míst { $keys }
card =
    .piece = { $type ->
        [decree] { FORM("-decree", $form) } { $id } (symbol: { $symbol })
        [blessing] { FORM("-blessing", $form) } { $id }
       *[other] { FORM("-technology", $form) } { $id }
    }
type =
    .is = je { $subject } { $value }
    .behind = { $value ->
        [technology] technologie
        [blessing] požehnání
        [decree] výnosu
       *[other] ({ $value })
    }
withdrawn =
    .printed = Stažený výnos: používá se, jen pokud se na tom dohodnete.
worth =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } { FORM($piece, "accusative") }
market_place =
    .piece = { FORM("-say-word-place", $form) } ({ $for_type }) v { FORM($in_section, "locative") }
in_section =
    .behind = v { FORM($value, "locative") }
-open_word = otevřený
    .gender = adjective
opened =
    .adjective = { FORM("-open_word", $form) }
    .omits = value
    .set = { verb-open } { FORM($subject, "accusative") } trhu
laid_out =
    .set = { verb-mark } { FORM($subject, "accusative") } jako vyloženou: { $value }
    .if = { $subject } má své karty
    .behind = s vyloženými kartami
    .behind-not = bez vyložených karet
refreshed =
    .set = poznamenejte, zda { $subject } byla obnovena: { $value }
    .if = { $subject } byla obnovena
    .if-not = { $subject } ještě nebyla obnovena
happiness_needed = { FORM("-happiness", $form) } potřebná pro { FORM($key, "accusative") }
    .table = spokojenost potřebná pro každou sekci
    .row = { $value } pro { FORM($keys, "accusative") }
-deck_word = balíček
    .gender = mi
    .genitive = balíčku
    .dative = balíčku
    .locative = balíčku
-discards_word = odkládací balíček
    .gender = mi
    .genitive = odkládacího balíčku
    .locative = odkládacím balíčku
deck = { FORM("-deck_word", $form) } { $key ->
    [card_type] { "" }
   *[other] { FORM($key, "genitive", "plural") }
}
discards = { FORM("-discards_word", $form) } { $key ->
    [card_type] { "" }
   *[other] { FORM($key, "genitive", "plural") }
}
market =
    .in = na { FORM($noun, "locative") }
    .from = z { FORM($noun, "genitive") }
    .to = na { FORM($noun, "accusative") }
    .holder = { FORM("-say-word-place", $form) } { FORM($piece, "genitive") } na trhu
own_cards =
    .in = na { FORM($noun, "locative") }
    .to = na { FORM($noun, "accusative") }
decrees =
    .from = ze svých tajných výnosů
    .in = mezi svými tajnými výnosy
    .to = mezi své tajné výnosy
    .omits = noun
drawn =
    .from = z líznutých karet
    .in = mezi líznutými kartami
    .to = mezi líznuté karty
    .omits = noun
scored =
    .from = ze svých bodovaných výnosů
    .in = mezi svými bodovanými výnosy
    .to = mezi své bodované výnosy
    .omits = noun
revealed =
    .from = ze svých odhalených výnosů
    .in = mezi svými odhalenými výnosy
    .to = mezi odhalené výnosy
    .omits = noun
drafted =
    .from = ze svých startovních karet
    .in = mezi svými startovními kartami
    .to = mezi své startovní karty
    .omits = noun
cards_in = { FORM("-card", $form) } v { FORM($section, "locative") }
cards_owed = { FORM("-say-word-amount", $form) } karet pro { FORM($die_value, "accusative") }
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik dovoluje { $die_value }
    .omits = case
card_price = { FORM("-price", $form) } v papyru pro { FORM($die_value, "accusative") }
    .amount = { FORM($what, $case, 1) } podle { FORM($die_value, "genitive") }
-within_reach = v dosahu
    .gender = n
within_reach =
    .if = { $section } je v dosahu spokojenosti
    .behind = v dosahu spokojenosti
-holds_enough = dost karet
    .gender = n
holds_enough =
    .if = { $section } je v dosahu a má { NUMERAL($n) ->
        [yes] nejméně tolik karet: { $n }
       *[no] dost karet
    }
    .which = { say-rel } je v dosahu a má { NUMERAL($n) ->
        [yes] nejméně tolik karet: { $n }
       *[no] dost karet
    }
-enough_cards = dost karet
    .gender = n
enough_cards =
    .if = některá sekce v dosahu má { NUMERAL($n) ->
        [yes] nejméně tolik karet: { $n }
       *[no] dost karet
    }
    .if-not = žádná sekce v dosahu nemá { NUMERAL($n) ->
        [yes] nejméně tolik karet: { $n }
       *[no] dost karet
    }
cards_after_refresh =
    .which-atleast = { say-rel } bude mít po obnovení dost karet
    .omits = value
-may_be_refreshed = obnovitelná
    .gender = f
may_be_refreshed =
    .if = { $section } smí být obnovena
    .which = { say-rel } smí být obnovena
places_for = { FORM("-say-word-amount", $form) } míst pro { FORM($kind, "accusative", "plural") } v { FORM($section, "locative") }
cards_to_deal = { FORM("-say-word-amount", $form) } karet ({ $kind }), které lze rozdat do { FORM($section, "genitive") }
starting_card =
    .piece = { FORM("-starting_card", $form) } { $id } (iniciativa { $initiative })
destiny_card =
    .piece = { FORM("-destiny_card", $form) } { $id } (anch { $ankh })
first_drafter =
    .set = začínajícím hráčem je { $value }
starting_cards_shown =
    .omits = key
    .table = startovní karty podle počtu hráčů
    .row = { $value } při { $keys } hráčích
cards_to_reveal =
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik se jich má odhalit,
    .omits = case
ankh_value =
    .is = hodnota anch je vždy { $value }
-has_one = vlastní sochu
    .gender = f
has_one =
    .if = už jste měli sochu tohoto boha
    .if-not = ještě jste neměli sochu tohoto boha
action_is_free =
    .if = je vaše akce zdarma
    .set = poznamenejte, že akce je bez surovin: { $value }
    .is = na tahu je { $value }
anubis_called =
    .set = poznamenejte, zda byl vyvolán Anubis: { $value }
    .if = jste vyvolali Anubise
    .if-not = jste nevyvolali Anubise
botankhamun =
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
-with_statues = se sochami
    .gender = f
with_statues =
    .if = se počítají sochy
one_round =
    .do = { verb-play } jedno kolo
turn =
    .do = { verb-play } svůj tah
take_turn =
    .do = { verb-take } kostku a { verb-use } ji
call_anubis =
    .do = { $mood ->
        [third] vyvolá
        [infinitive] vyvolat
       *[order] vyvolejte
    } Anubise
    .event = vyvoláte Anubise
-taking = braní kostky
    .gender = n
taking =
    .when = když berete kostku
-calling_anubis = vyvolání Anubise
    .gender = n
calling_anubis =
    .when = když na začátku tahu vyvoláváte Anubise
-performing = provedení akce boha
    .gender = n
performing =
    .when = když provádíte akci { $deity ->
        [any] boha
       *[other] { FORM($deity, "genitive") }
    }
-producing = produkce
    .gender = f
producing =
    .when = když produkujete
-any_time = kdykoli
    .gender = n
any_time =
    .when = kdykoli jste na tahu
-before_last_scoring = před posledním bodováním
    .gender = n
before_last_scoring =
    .when = když má začít poslední bodování
-actions = akce
    .gender = f
actions =
    .add = před hlavní akcí nebo po ní { $rule }
change_value =
    .do = případně { verb-change } pomocí písařů { FORM($die_value, "accusative") }
scribes_to_change =
    .amount = { FORM($what, $case, "plural") } za tuto změnu
    .omits = die_value used
-may_be_taken = smí být vzata
    .gender = f
may_be_taken =
    .if = smíte brát { STARTS($status, "stav", "named", "plain") ->
        [named] kostky tohoto stavu
       *[plain] { FORM($status, "accusative", "plural", "", "", "f") } kostky
    }
put_on_scale =
    .do = { verb-place } { FORM($die, "accusative") } na váhy
    .omits = status
die_taken =
    .do = { verb-take } kostku; stav: { $status }
    .event = vezmete { $status ->
        [any] { "" }
        [pure] čistou
        [tainted] poskvrněnou
       *[other] { FORM($status, "accusative") }
    } kostku
turn_die =
    .do = { verb-turn } { FORM($die, "accusative") } na tuto hodnotu
    .omits = die_value
main_action =
    .do = { verb-use } kostku na akci { FORM($area, "genitive") } nebo na produkci
    .omits = shade status
die_serves_god =
    .do = { verb-use } kostku pro boha
    .omits = shade status
    .event = vezmete { $status ->
        [any] { "" }
        [pure] čistou
        [tainted] poskvrněnou
       *[other] { FORM($status, "accusative") }
    } kostku na akci boha
any_action =
    .do = { verb-do } libovolnou akci s libovolnou hodnotou
serve =
    .do = { verb-do } akci { FORM($deity, "genitive") } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
    .event = provedete akci boha s kostkou
next_god_action =
    .do = { verb-do } za 1 písaře a s hodnotou své kostky také akci { FORM($deity, "genitive") }
opposite_god_action =
    .do = { verb-do } za 1 spokojenost a 1 populaci a s hodnotou své kostky také akci { FORM($deity, "genitive") }
grow =
    .do = { $mood ->
        [third] zvýší populaci o 3, nebo zvýší spokojenost o 3, ale nejvýše do výše své populace
        [infinitive] zvýšit populaci o 3, nebo zvýšit spokojenost o 3, ale nejvýše do výše své populace
       *[order] zvyšte populaci o 3, nebo zvyšte spokojenost o 3, ale nejvýše do výše své populace
    }
one_more_god_action =
    .do = { verb-do } s hodnotou své kostky také akci { FORM($deity, "genitive") }
god_action =
    .do = { verb-do } akci { FORM($deity, "genitive") } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
    .event = provedete akci { $deity ->
        [any] boha
       *[other] { FORM($deity, "genitive") }
    } { $die_value ->
        [any] { "" }
       *[other] s hodnotou { $die_value }
    }
produce =
    .do = { verb-produce } suroviny { STARTS($shade, "barva vybraná", "yes", "no") ->
        [yes] { FORM($shade, "genitive") }
       *[no] barvy: { $shade }
    } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] podle { FORM($die_value, "genitive") }
    }
produce_once =
    .event = provedete produkci { $shade ->
        [any] { "" }
        [brown] chleba
       *[other] s kostkou (barva: { $shade })
    } { $die_value ->
        [any] { "" }
       *[other] s hodnotou { $die_value }
    }
    .do = { verb-produce } suroviny { STARTS($shade, "barva vybraná", "yes", "no") ->
        [yes] { FORM($shade, "genitive") }
       *[no] barvy: { $shade }
    } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] podle { FORM($die_value, "genitive") }
    }
produce_beside =
    .do = { verb-produce } suroviny { STARTS($shade, "barva vybraná", "yes", "no") ->
        [yes] { FORM($shade, "genitive") }
       *[no] barvy: { $shade }
    } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] podle { FORM($die_value, "genitive") }
    }
make_goods =
    .do = { verb-produce } suroviny { STARTS($shade, "barva vybraná", "yes", "no") ->
        [yes] { FORM($shade, "genitive") }
       *[no] barvy: { $shade }
    } { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] podle { FORM($die_value, "genitive") }
    }
gain_goods =
    .do = { verb-gain } { NUMERAL($n) ->
        [yes] { $n } surovinu
       *[no] tolik surovin, kolik je { $n },
    } { STARTS($shade, "barva vybraná", "yes", "no") ->
        [yes] { FORM($shade, "genitive") }
       *[no] barvy: { $shade }
    }
excess = { FORM("-overproduced", $form) } (barva: { $shade }, hodnota: { $die_value })
    .per = { FORM("-goods", $form) } vyrobenou navíc
between_actions =
    .do = případně { verb-play } karty, které lze hrát kdykoli
forfeit_action =
    .do = { verb-take } kostku bez akce
discard =
    .do = { $mood ->
        [third] odloží
        [infinitive] odložit
       *[order] odložte
    } { FORM($card, "accusative") }
build_statue =
    .event = provedete akci Hora
    .do = { verb-build } sochu { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
statue_bonus =
    .do = { verb-take } bonus { FORM($slot, "genitive") }
    .event = vezmete bonus Hora za sochu boha
gain_statue_bonuses =
    .do = { $mood ->
        [third] vyplatí
        [infinitive] vyplatit
       *[order] vyplaťte
    } bonusy za sochy { FORM($deity, "genitive") } těm, kdo takovou sochu měli už na začátku akce
    .omits = owners
raise_pillar =
    .event = provedete akci Ra
    .do = { $mood ->
        [third] vztyčí
        [infinitive] vztyčit
       *[order] vztyčte
    } sloup { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
-points_of_slot = body místa
    .gender = mi
points_of_slot =
    .amount = { FORM($what, $case, "plural") } místa, kde ležel
gain_shown =
    .do = { verb-gain } to, co zobrazuje { $space }
double_cover =
    .do = { verb-gain } ještě jednou to, co zobrazuje { $space }, pokud to není písař
build_at_temple =
    .event = provedete akci Hathor
    .do = { verb-build } budovu u chrámu { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
gain_one_shown =
    .do = { verb-gain } 1 z toho, co zobrazuje { $space }, pokud to není písař
score_pillar =
    .do = { verb-gain } body za svůj sloup na { FORM($space, "locative") }, pokud tam je
hold_festival =
    .event = provedete akci Bastet
    .do = { $mood ->
        [third] uspořádá
        [infinitive] uspořádat
       *[order] uspořádejte
    } slavnost { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
festival_scribes = { FORM("-say-word-amount", $form) } písařů pro { FORM($die_value, "accusative") }
    .amount = { FORM($what, $case, "plural") } podle { FORM($die_value, "genitive") }
happiness_gold =
    .do = { verb-gain } zlato ze stupnice spokojenosti
happiness_scribe =
    .do = { verb-gain } písaře ze stupnice spokojenosti
happiness_action =
    .do = { verb-do } jednu akci navíc
bonus_action =
    .do = { verb-do } akci { FORM($deity, "genitive") } { NUMERAL($values) ->
        [yes] s hodnotou { $values }
       *[no] (hodnota: { $values })
    }
act_with_one_of =
    .do = { verb-do } akci { FORM($deity, "genitive") } { NUMERAL($values) ->
        [yes] s hodnotou { $values }
       *[no] (hodnota: { $values })
    }
take_cards =
    .event = provedete akci Thovta
    .do = { verb-take } karty z trhu { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
refresh =
    .do = { verb-refresh } { FORM($section, "accusative") }
keep =
    .do = { verb-keep } { FORM($card, "accusative") }
found_workplace =
    .event = provedete akci Usira
    .do = { verb-build } pracoviště { NUMERAL($die_value) ->
        [yes] s hodnotou { $die_value }
       *[no] s { FORM($die_value, "instrumental") }
    }
place_workplace =
    .event = postavíte pracoviště v oblasti Usira
    .do = { verb-build } pracoviště v řadě { NUMERAL($die_value) ->
        [yes] { $die_value }
       *[no] podle { FORM($die_value, "genitive") }
    } (okrsky: { FORM($allowed, "", "plural") })
found_for_free =
    .event = provedete akci Usira pomocí startovní karty
    .do = { verb-do } akci Usira s hodnotou { $die_value } bez ztráty spokojenosti; okrsky na výběr: { FORM($allowed, "", "plural") }
gain_from_workplace =
    .do = { verb-take } to, co dává { $workplace }
take_row_gold =
    .do = { verb-take } zlato z druhé řady, pokud tam ještě je
lay_out_opened_sections =
    .do = { verb-lay } karty do nově otevřených sekcí
fill =
    .do = { verb-fill } prázdná místa { FORM($section, "genitive") }
deal =
    .do = { verb-deal } kartu na { FORM($gap, "accusative") }
renew_deck =
    .do = pokud je balíček prázdný ({ FORM($kind, "", "plural") }), { verb-shuffle } jeho odkládací balíček do nového balíčku
refill_market =
    .do = { verb-refill } trh
draw_decree =
    .do = { verb-draw } vrchní výnos z balíčku a { verb-keep } ho
draw_two_keep_one =
    .do = { verb-draw } 2 karty { FORM($kind, "genitive", "plural") }, 1 si { $mood ->
        [third] ponechá
        [infinitive] ponechat
       *[order] ponechte
    } a druhou { verb-shuffle } zpět do jejího balíčku
rotation =
    .do = { verb-turn } kolo a { verb-refill } ho
turn_wheel =
    .do = { verb-turn } kolo
refill_wheel =
    .do = { verb-add } kostky do zastíněných oblastí
add_dice =
    .do = { verb-add } { NUMERAL($n) ->
        [yes] kostky ({ $n })
       *[no] tolik kostek, kolik je { $n },
    } do oblasti { FORM($area, "genitive") }
maat =
    .do = { verb-do } fázi Maat
weigh =
    .do = { $mood ->
        [third] vyhodnotí
        [infinitive] vyhodnotit
       *[order] vyhodnoťte
    } své váhy
offer_faith =
    .do = { verb-place } víru na své váhy
    .event = umístíte ve fázi Maat víru na své váhy
suffer_taint =
    .do = { verb-lose } body za poskvrnění
taint_penalty = { FORM("-penalty_word", $form) } za { FORM($n, "accusative") }
    .amount = { FORM($what, $case, "plural") } podle { FORM($n, "genitive") }
-penalty_word = penalizace
    .gender = f
set_turn_order =
    .do = znovu { $mood ->
        [third] určí
        [infinitive] určit
       *[order] určete
    } pořadí hráčů
maat_over =
    .do = { verb-end } fázi Maat
    .event = skončí fáze Maat
clear_scale =
    .do = { verb-clear } své váhy
choose_destiny =
    .do = { verb-choose } kartu osudu
scorings =
    .advance = { $mood ->
        [third] si poznamená
        [infinitive] si poznamenat
       *[order] poznamenejte si
    } toto bodování
    .omits = by
    .is = už { $value ->
        [one] proběhlo
        [few] proběhla
       *[other] proběhlo
    } { $value } bodování
scoring =
    .do = { verb-do } bodování
score_districts =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } své okrsky
score_temple =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } chrám
temple_once_more = { FORM("-say-word-point", $case, "plural") } za vaše figurky u chrámu, bodované ještě jednou
    .amount = ještě jednou { FORM($what, $case, "plural") } za figurky u chrámu
temple_points = { FORM("-say-word-point", $case, "plural") } za vaše figurky u chrámu
    .omits = with_statues
    .amount = { FORM($what, $case, "plural") } za figurky u chrámu
score_statues =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } své sochy
score_happiness =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } svou spokojenost
score_production =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } svou produkci
score_building_row =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } svou řadu budov
points_for_leading = { FORM("-say-word-point", $case, "plural") } za { FORM($n, "accusative") }
    .amount = { FORM($what, $case, "plural") } za { FORM($n, "accusative") }
-pyramid_word = pyramida
    .gender = f
    .accusative = pyramidu
    .genitive = pyramidy
    .plural = pyramidy
pyramids = { FORM("-say-word-amount", $form) } pyramid, kterých { $track } už dosáhla
    .per = { FORM("-pyramid_word", $form) }, které { $track } už dosáhla,
pyramid = { FORM("-row", $form) } { FORM($key, "genitive") } v pyramidě
statues_above = { FORM("-say-word-amount", $form) } soch nad { FORM($district, "instrumental") }
buildings_in = { FORM("-say-word-amount", $form) } budov v { FORM($district, "locative") }
pieces_in = { FORM("-say-word-amount", $form) } vlastních figurek v { FORM($district, "locative") }
pieces_that_break_ties = vyšší { FORM("-say-word-amount", $form) } budov nebo soch v { FORM($district, "locative") }
topmost_row = { FORM("-say-word-highest", $case, 1, "", "", "f") } { FORM("-row", $form) } s vlastní figurkou v { FORM($district, "locative") }, přičemž sochy jsou nade vším
topmost_building = { FORM("-say-word-highest", $case, 1, "", "", "f") } { FORM("-row", $form) } s vlastní budovou v { FORM($district, "locative") }
pieces_around = { FORM("-say-word-amount", $form) } vlastních figurek kolem chrámu
    .omits = with_statues
pieces_in_line = { FORM("-say-word-amount", $form) } vlastních figurek v linii s { FORM($space, "instrumental") }
    .omits = with_statues
pillars_beside = { FORM("-say-word-amount", $form) } vlastních sloupů v linii s { FORM($plinth, "instrumental") }
    .per = svůj { FORM("-pillar", $form) } v linii s { FORM($plinth, "instrumental") }
pillars_along = { FORM("-say-word-amount", $form) } vlastních sloupů v linii { STARTS(FORM($site, "instrumental"), "s z š ž", "se", "s") } { FORM($site, "instrumental") }
    .per = svůj { FORM("-pillar", $form) } v linii { STARTS(FORM($site, "instrumental"), "s z š ž", "se", "s") } { FORM($site, "instrumental") }
contenders = { FORM("-contender", $form) } o { FORM($district, "accusative") }
-contender = uchazeč
    .gender = ma
    .plural = uchazeči
    .plural-instrumental = uchazeči
pure_weight = { FORM("-say-word-sum", $form) } hodnot vašich čistých kostek
tainted_weight = { FORM("-say-word-sum", $form) } hodnot vašich poskvrněných kostek
usable = { FORM("-usable_word", $form) } { FORM($area, "genitive") }
-usable_word = použitelná kostka
    .gender = f
    .accusative = použitelnou kostku
    .plural = použitelné kostky
bot_plinth = první { FORM("-plinth", $form) } boha { NUMERAL($n) ->
    [yes] ve slotu Hora { $n }
   *[no] v tomto slotu Hora ({ $n })
}
place_on = { FORM("-say-word-place", $form) } { FORM($shade, "genitive") } na { FORM($tile, "locative") }
edges_touched = { FORM("-say-word-amount", $form) } stran { FORM($space, "genitive") }, které se dotýkají dílku nebo okraje
    .per = { FORM("-side", $form) } { FORM($space, "genitive") }, která se dotýká dílku nebo okraje
rows_up = { FORM("-say-word-amount", $form) } řad nahoru od { FORM($from_row, "genitive") } k { FORM($to_row, "dative") }
pay_bread =
    .do = { verb-pay } chléb za své dělníky
paid =
    .amount = { FORM($what, $case, 1) } v tomto množství
bread_owed =
    .is = při bodování { $value ->
        [0] nedlužíte žádný chléb
       *[other] dlužíte tolik chleba: { $value }
    }
final_scoring =
    .do = { verb-do } závěrečné bodování
choose_decrees =
    .do = { verb-choose } až tři výnosy k bodování
-none_scored_with = žádný takový výnos
    .gender = mi
none_scored_with =
    .if = žádný z vašich bodovaných výnosů nemá { FORM($sign, "accusative") }
score_decrees =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } vybrané výnosy
symbols_held =
    .per = { FORM("-other_symbol", $form) } na svých výnosech včetně tohoto
-other_symbol = druh symbolu
    .gender = mi
score_again =
    .do = ještě jednou { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } jeden ze svých výnosů kromě { FORM($card, "genitive") }
score_place =
    .do = { $mood ->
        [third] oboduje
        [infinitive] obodovat
       *[order] obodujte
    } své místo v pořadí hráčů
free_actions =
    .do = { verb-offer } akce zdarma
offer_free_action =
    .do = případně { verb-play } karty, které lze hrát před posledním bodováním
free_action =
    .do = { verb-do } jednu libovolnou akci s libovolnou hodnotou, bez kostky a bez placení surovin
prepare =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } hru
set_up_wheel =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } kolo
set_up_temple =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } chrám
set_up_cards =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } karty
choose_first_decree =
    .do = { verb-choose } svůj první výnos
reveal_starting_cards =
    .do = { verb-reveal } startovní karty
draft_starting_card =
    .do = { $mood ->
        [third] si vezme
        [infinitive] si vzít
       *[order] vezměte si
    } startovní kartu
first_turn_order =
    .do = { $mood ->
        [third] určí
        [infinitive] určit
       *[order] určete
    } pořadí hráčů podle iniciativy
choose_first_destiny =
    .do = { verb-choose } kartu osudu
gain_starting_rewards =
    .do = { verb-gain } odměny svých startovních karet a své karty osudu
bot_tile =
    .piece = { FORM("-bot_tile", $form) }: { $names_god }
names_god =
    .some = { say-rel } jmenuje boha
    .if = je na { FORM($subject, "locative") } bůh
    .if-not = není na { FORM($subject, "locative") } bůh
marker_tier =
    .set = { verb-place } ukazatel na { FORM($value, "accusative") }
marker_place =
    .advance = { verb-move } ukazatel rovně doprava
    .omits = by
    .set = { verb-place } ukazatel na místo { $value }
    .zero = { verb-place } ukazatel před první místo
-tiles_of_tier = počet dílků patra
    .gender = mi
tiles_of_tier =
    .amount = tolik { FORM($what, "genitive", "plural") }, kolik jich má { $key },
    .omits = case
    .table = dílky každého patra
build_pyramid =
    .do = { verb-build } pyramidu
bot_colour =
    .set = poznamenejte: { $value }
bot_balance =
    .omits = key
    .table = rovnováha Botanchamona podle fáze Maat
    .row = { $value } ve fázi { $keys }
set_up_botankhamun =
    .do = { $mood ->
        [third] připraví
        [infinitive] připravit
       *[order] připravte
    } Botanchamona
move_marker =
    .do = { verb-move } ukazatel
bot_takes_die =
    .do = { verb-take } kostku podle { FORM($tile, "genitive") }
take_for_god =
    .do = { verb-take } kostku pro { FORM($deity, "accusative") }
-any_usable = použitelné kostky
    .gender = f
any_usable =
    .if = { $area } má použitelné kostky
    .behind = s použitelnými kostkami
take_for_resource =
    .do = { verb-take } kostku podle barev { FORM($tile, "genitive") }
bot_acts =
    .do = { verb-do } akci s { FORM($die, "instrumental") }
bot_builds =
    .do = { verb-build } sochu na { FORM($plinth, "locative") }
change_of_control =
    .per = { FORM("-district", $form) }, který změní vůdce
-own_building_in_line = budova v linii
    .gender = f
own_building_in_line =
    .if = vlastní budova je v linii s { FORM($space, "instrumental") }
    .which = { say-rel } { say-be } v linii s vlastní budovou
rebuild_pyramid =
    .do = znovu { verb-build } pyramidu
printed_horus_tiles =
    .if = dílky Hora leží podle tisku
    .if-not = dílky Hora neleží podle tisku
    .about = Pro první hru: dílky Hora leží tak, jak je vytištěno na plánu.
difficulty =
    .is = obtížnost je { $value }
    .is-not = obtížnost není { $value }
    .about = Jak silný je Botanchamon, když hrajete sami.
random_starting_cards =
    .if = startovní karty jsou náhodné
    .about = Při hře jednoho hráče líznete dvě startovní karty, místo abyste vybírali dvě ze tří.
precious_decrees =
    .if = jsou výnosy cenné
    .about = Při hře jednoho hráče má každý výnos na hromádce bota hodnotu 8 vítězných bodů místo 4.
with_withdrawn_decree =
    .if = se používá D03
    .about = Autoři stáhli výnos D03; kdo chce, může s ním hrát.
district_tie =
    .is = o shodách v okrscích rozhoduje { $value }
    .about = Kdo vede v okrsku, ve kterém má více hráčů stejný počet figurek.
scale_counts_changed_value =
    .if = váhy počítají změněnou hodnotu
    .about = Zda se kostka váží podle hodnoty, se kterou byla použita, a ne podle té, kterou ukazuje.
turned_die_weighs_its_new_face =
    .if = otočené kostky váží, co ukazují
    .about = Zda se kostka otočená požehnáním váží podle své nové hodnoty.
pure_dice_pay_with_anubis =
    .if = se počítají kostky, které bere Anubis,
    .about = Zda technologie T18 platí i za čistou kostku, kterou bere Anubis.
tainted_dice_produce_with_anubis =
    .if = se počítají kostky, které bere Anubis,
    .about = Zda technologie T19 produkuje i s poskvrněnou kostkou, kterou bere Anubis.
values_change_without_a_die =
    .if = lze měnit hodnoty bez kostky
    .if-not = lze měnit jen hodnoty kostek
    .about = Zda technologie T14 mění i hodnoty, které nepocházejí z kostky.
last_maat_pays_places =
    .if = se poslední fáze Maat počítá pro T16
    .about = Zda technologie T16 platí i v poslední fázi Maat.
extra_action_paid_at_once =
    .if = se další akce platí hned
    .about = Zda se další akce boha z požehnání B17 až B20 platí už při zahrání karty, a ne až na začátku této akce.
producing_first_is_an_action =
    .if = to má být plná akce produkce
    .about = Zda je produkce technologií T19 plnou akcí, při které lze hrát karty.
bonus_actions_may_be_declined =
    .if = lze odmítnout další akce
    .about = Zda lze odmítnout další akci.
refresh_needs_cards =
    .if = karty musí ležet na místě před obnovením
    .if-not = karty nemusí ležet na místě před obnovením
    .about = Zda smíte začít akci Thovta, jen pokud leží v dosahu dost karet.
refresh_any_open_section =
    .if = lze obnovit sekce mimo dosah
    .about = Zda lze obnovit i sekci mimo dosah.
substitution_chains =
    .if = písaři mohou prostřednictvím zlata zastoupit suroviny
    .about = Zda díky technologii T10 písaři zastupují i suroviny.
free_action_comes =
    .is = se D23 používá { $value }
    .about = Kdy se používá výnos D23.
temple_again_counts_statues =
    .if = se sochy počítají pro D24
    .about = Zda se sochy počítají pro výnos D24.
prompt-bonus_action = Provedete další akci?
prompt-value_used = Kterou hodnotu použijete?
prompt-change_value-value_used = Kterou hodnotu použijete? Každý písař změní kostku o 1 nebo 2.
prompt-site = Kde u chrámu stavíte?
prompt-honour = Pro koho je socha?
prompt-plinth = Kde bude stát socha pro lid?
prompt-faith_on_scale = Kolik víry dáte na váhy? Méně než 0 je pro poskvrněnou stranu.
prompt-destiny_card = Kterou kartu osudu si vezmete?
prompt-workplace = Které pracoviště postavíte?
prompt-space = Na kterém poli vztyčíte sloup?
prompt-bread_paid = Kolik chleba zaplatíte? Každý chybějící chléb stojí 3 vítězné body.
prompt-decree = Který výnos obodujete?
prompt-again = Který výnos obodujete ještě jednou?
prompt-deed = Na co kostku použijete?
prompt-deity = Akci kterého boha provedete?
prompt-goods = S kostkou které barvy produkujete?
prompt-first_decree = Který z těchto výnosů si ponecháte?
prompt-starting_card = Kterou startovní kartu si vezmete?
prompt-rewards = Kterou odměnu si vezmete jako první?
prompt-kept_card = Kterou kartu si ponecháte?
prompt-section = Kterou sekci trhu?
prompt-card = Kterou kartu si vezmete?
prompt-call_anubis = Vyvoláte za 2 písaře Anubise, abyste mohli vzít libovolnou kostku na libovolnou akci?
prompt-die = Kterou kostku si vezmete?
prompt-counts_as = Zakázaná kostka: má být čistá, nebo poskvrněná?
prompt-actions = Která akce bude první?
prompt-growth = Populaci, nebo spokojenost?
prompt-face = Jaká je nová hodnota?
prompt-shade = Jaká je nová barva?
prompt-change_value = Změníte hodnotu kostky o 1 nebo 2?
prompt-produce_first = Zaplatíte 1 písaře, abyste nejprve produkovali?
prompt-score_again = Zaplatíte 2 zlata, abyste ještě jednou obodovali jiný výnos?
prompt-trade = Ve kterém okrsku zvýšíte produkci?
prompt-taking = Berete kostku. Kterou kartu zahrajete?
prompt-calling_anubis = Vyvoláváte Anubise. Kterou kartu zahrajete?
prompt-performing = Provádíte akci boha. Kterou kartu zahrajete?
prompt-producing = Produkujete. Kterou kartu zahrajete?
prompt-any_time = Kterou kartu nyní zahrajete?
prompt-before_last_scoring = Který výnos použijete před posledním bodováním?
choice-people_grow = populace
choice-joy_grows = spokojenost

explain-card-B07 = Můžete zahrát, kdykoli jste na tahu, mezi akcemi i při každém rozhodnutí o své kostce a její akci: buď zvyšte populaci o 3, nebo zvyšte spokojenost o 3, ale nejvýše do výše své populace.
explain-card-B08 = { explain-card-B07 }
explain-card-B17 = Můžete zahrát, když berete kostku: vyberte boha, který sousedí s bohem, v jehož oblasti leží kostka. Před hlavní akcí nebo po ní zaplaťte 1 písaře a proveďte s hodnotou své kostky také akci tohoto boha.
explain-card-B18 = { explain-card-B17 }
explain-card-B19 = Můžete zahrát, když berete kostku: před hlavní akcí nebo po ní zaplaťte 1 spokojenost a 1 populaci a proveďte s hodnotou své kostky také akci boha naproti bohu, v jehož oblasti leží kostka.
explain-card-B20 = { explain-card-B19 }
explain-card-B11 = Můžete zahrát, když berete kostku: vyberte pro kostku jinou barvu, než má, a novou hodnotu od 1 do 6, která se od její hodnoty liší nejvýše o 1.
explain-card-B12 = { explain-card-B11 }
explain-card-B21 = Můžete zahrát, když produkujete: nejprve jednou navíc vyrobte suroviny barvy kostky podle dané hodnoty.
explain-card-B22 = { explain-card-B21 }
explain-pillar_tile-P12-ability = Proveďte akci Hora s hodnotou 1, 2 nebo 3.
explain-choose_first_decree = Lízněte 2 karty z balíčku výnosů. Jednu z těchto líznutých karet přesuňte mezi své tajné výnosy, druhou vraťte dospod balíčku výnosů.
explain-gain_statue_bonuses = Každý, kdo měl na začátku akce sochu boha, vezme bonus slotu Hora tohoto boha. Začíná hráč po jednajícím hráči a pokračuje se kolem stolu. Jednající hráč ho bere, jen pokud je počet hráčů 2.
explain-add_dice = Vytáhněte kostky ze sáčku do oblasti boha a hoďte jimi; co padne, je jejich hodnota.
explain-make_goods = Získejte tolik surovin barvy kostky, kolik činí daná hodnota bez nadprodukce. O tuto nadprodukci zvyšte svou dosavadní nadprodukci.
explain-excess = Nadprodukce je to, oč daná hodnota převyšuje vaši produkci v okrsku barvy kostky, nejméně však 0.
explain-gain_goods = Získejte daný počet surovin toho okrsku, který má barvu kostky.
explain-contenders = Uchazeči o okrsek jsou hráči, kteří v něm mají více figurek než 0. První je ten, kdo jich tam má nejvíce; při shodě rozhoduje nejvýše položená figurka v okrsku, přičemž sochy jsou nade vším.
explain-temple_points = Získáváte bod za každou svou figurku kolem chrámu a za každý vámi vztyčený sloup další bod za každou svou figurku v linii s polem pod ním.
explain-pyramids = Stupnice má pyramidy na 9, 13, 16, 19 a 21.
explain-score_building_row = Od místa 1 své řady budov získejte vítězné body každého místa, ze kterého ubyla budova.
explain-bread_owed = Od místa 1 své řady budov dlužíte chléb každého místa, ze kterého ubyla budova.
explain-pay_bread = Vyberte, kolik chleba zaplatíte, od 0 až po všechen dlužný chléb. Za každý dlužný chléb, který nezaplatíte, ztraťte 3 vítězné body.
explain-offer_faith = Vyberte počet bodů víry, nejvýše však tolik, kolik jich máte, a o tento počet zvyšte nebo snižte svou rovnováhu.
explain-choose_decrees = Vyberte ze svých tajných výnosů karty k bodování, nejvýše však 3 včetně těch, které už máte mezi svými bodovanými výnosy. Každá musí mít jiný symbol, a to takový, který nemá žádný z vašich bodovaných výnosů. Přesuňte vybrané karty mezi své bodované výnosy. Přesuňte všechny ostatní karty ze svých tajných výnosů mezi své odhalené výnosy.
explain-score_decrees = Obodujte každou kartu mezi svými bodovanými výnosy.
explain-score_again = Vyberte ze svých bodovaných výnosů jinou kartu, než je tato karta. Obodujte tento jiný výnos.
explain-first_turn_order = První je Botanchamon, pokud se účastní hry. Ostatní následují podle nejvyššího součtu iniciativ a při shodě podle nejvyšší iniciativy lepší karty. Takové je pořadí hráčů.
explain-matching_edges = Hrana dílku je shodná, pokud má to, co leží vedle ní (jiný dílek, nebo okraj), v tom místě stejnou barvu.
explain-deal = Pokud je balíček jejího druhu prázdný, zamíchejte odkládací balíček tohoto druhu do nového balíčku. Lízněte z tohoto balíčku 1 kartu a položte ji na prázdné místo na trhu.
explain-rows_up = Počet řad nahoru se počítá od první řady nahoru k druhé řadě; nad nejvyšší řadou následuje řada 6.
explain-fill = Rozdejte kartu na každé místo trhu v sekci, na kterém nejsou žádné karty.
site-west_r1 = { FORM("-site", $form) } na západ od řady 1 (chléb: { $bread_price })
site-west_r2 = { FORM("-site", $form) } na západ od řady 2 (chléb: { $bread_price })
site-west_r3 = { FORM("-site", $form) } na západ od řady 3 (chléb: { $bread_price })
site-west_r4 = { FORM("-site", $form) } na západ od řady 4 (chléb: { $bread_price })
site-west_r5 = { FORM("-site", $form) } na západ od řady 5 (chléb: { $bread_price })
site-east_r1 = { FORM("-site", $form) } na východ od řady 1 (chléb: { $bread_price })
site-east_r2 = { FORM("-site", $form) } na východ od řady 2 (chléb: { $bread_price })
site-east_r4 = { FORM("-site", $form) } na východ od řady 4 (chléb: { $bread_price })
site-east_r5 = { FORM("-site", $form) } na východ od řady 5 (chléb: { $bread_price })
site-north_c1 = { FORM("-site", $form) } na sever od sloupce 1 (chléb: { $bread_price })
site-north_c2 = { FORM("-site", $form) } na sever od sloupce 2 (chléb: { $bread_price })
site-north_c4 = { FORM("-site", $form) } na sever od sloupce 4 (chléb: { $bread_price })
site-north_c5 = { FORM("-site", $form) } na sever od sloupce 5 (chléb: { $bread_price })
site-south_c1 = { FORM("-site", $form) } na jih od sloupce 1 (chléb: { $bread_price })
site-south_c2 = { FORM("-site", $form) } na jih od sloupce 2 (chléb: { $bread_price })
site-south_c3 = { FORM("-site", $form) } na jih od sloupce 3 (chléb: { $bread_price })
site-south_c4 = { FORM("-site", $form) } na jih od sloupce 4 (chléb: { $bread_price })
site-south_c5 = { FORM("-site", $form) } na jih od sloupce 5 (chléb: { $bread_price })
explain-set_up_wheel = Vyberte náhodně boha. Otočte šipku k bohu. První žeton bodování položte k bohu o 2 místa před šipkou. Druhý žeton bodování položte k bohu o 2 místa za šipkou. Z krabice kostek vezměte do sáčku od každé barvy tolik kostek, kolik je jich ve hře. Zamíchejte sáček. Přidejte do oblasti každého boha 3 kostky.
explain-set_up_cards = Každou kartu v krabici, která odpovídá počtu hráčů a není stažená, přesuňte do balíčku jejího druhu. Zamíchejte balíček každého druhu karty. Položte karty do nově otevřených sekcí.
explain-found_workplace = Zaplaťte 1 spokojenost. Postavte pracoviště v řadě podle dané hodnoty v libovolném z okrsků.
explain-set_turn_order = Určete nové pořadí hráčů: první je ten, kdo má rovnováhu nejblíže nule, při shodě ten, kdo má nejvyšší hodnotu anch.
explain-take_for_god = Z bohů s použitelnými kostkami vybere Botanchamon toho, od kterého vede nejméně kroků k bohu dílku. U něj vybere použitelnou kostku: tu, která má nejvyšší hodnotu; při shodě pokud možno tu, jejíž stav je čistý, potom náhodně. Provede akci s kostkou.
-any_action-die_value = vybraná hodnota
    .gender = f
    .genitive = vybrané hodnoty
    .accusative = vybranou hodnotu
    .instrumental = vybranou hodnotou
-free_action-die_value = vybraná hodnota
    .gender = f
    .genitive = vybrané hodnoty
    .accusative = vybranou hodnotu
    .instrumental = vybranou hodnotou
-change_value-die_value = původní hodnota
    .gender = f
    .genitive = původní hodnoty
    .accusative = původní hodnotu
-scribes_to_change-die_value = původní hodnota
    .gender = f
    .genitive = původní hodnoty
    .accusative = původní hodnotu
explain-build_pyramid = Zamíchejte krabici dílků bota. Do řady každého patra v pyramidě lízněte z krabice dílků bota tolik dílků bota, kolik jich patro má.
explain-cards_to_reveal = Počet startovních karet k odhalení závisí na počtu hráčů; hraje-li Botanchamon, jsou to 3.
explain-raise_pillar = Vezměte dílek sloupu, který leží v řadě dílků sloupů na místě odpovídajícím dané hodnotě. Zaplaťte vápenec podle ceny dílku a 1 sloup. Vyberte volné pole chrámu. Otočte dílek po směru hodin o 0 až 3 čtvrtotočení a přesuňte ho na pole. Získejte 1 vítězný bod za každou budovu v linii s polem. Získejte tolik vítězných bodů, kolik má dílek shodných hran; je-li pole v rohu, získejte 2krát tolik. Získejte to, co zobrazuje pole. Získejte vítězné body místa, kde dílek ležel. Pokud se světlo u Ra hodí k dílku, použijte schopnost dílku. Umístěte svou figurku na dílek. Lízněte 1 dílek sloupu z hromádky dílků sloupů do řady dílků sloupů.
explain-build_at_temple = Vyberte volné staveniště vyhovující počtu hráčů. Zaplaťte chléb podle ceny staveniště a 1 budovu. Umístěte svou figurku na staveniště. Za každé pole v linii se staveništěm, které je volné, získejte 1 z toho, co zobrazuje, pokud to není písař; za každé jiné získejte body za svůj sloup, pokud na něm stojí. Zvyšte populaci o danou hodnotu.
explain-score_pillar = Pokud jste majitelem sloupu na poli, získejte vítězné body za sloup v linii.
explain-within_reach = Sekce je v dosahu spokojenosti, pokud vaše spokojenost dosahuje aspoň hodnoty potřebné pro sekci.
explain-may_be_refreshed = Sekce smí být obnovena, pokud má své karty a není mezi sekcemi obnovenými v této akci.
explain-place_workplace = Vyberte volné pracoviště v řadě podle dané hodnoty, které leží v některém z povolených okrsků. Zaplaťte 1 budovu. Umístěte svou figurku na pracoviště. Vezměte to, co dává pracoviště.
explain-found_for_free = Postavte pracoviště v řadě podle dané hodnoty v některém z povolených okrsků. Vyplaťte bonusy za sochy Usira těm, kdo takovou sochu měli už na začátku akce.
explain-turn_wheel = Otočte šipku k bohu, který po ní následuje.
explain-weigh = Sečtěte hodnoty svých čistých kostek a odečtěte od nich součet hodnot svých poskvrněných kostek a svou nadprodukci. To je vaše rovnováha.
explain-refill_wheel = Přidejte do oblasti každého boha, jehož světlo je stín, tolik kostek, kolik je hráčů.
explain-bonus_action = Pokud je bůh Thovt a žádná sekce v dosahu nemá ani 1 kartu, můžete provést akci boha s jednou z daných hodnot. Jinak ji proveďte, pokud je to možné.
explain-victory_points = Za každý vítězný bod získáte 1 bod.
explain-move_marker = Pokud je místo ukazatele 0, Botanchamon umístí ukazatel na místo 1. Jinak ho náhodně přesune buď směrem nahoru doprava, na patro po patře ukazatele, nebo směrem rovně doprava.
explain-bot_acts = Botanchamon přesune kostku na své místo pod vahami. S hodnotou kostky provede akci boha, v jehož oblasti ležela.
explain-take_for_resource = Botanchamon vybere na kole kostku, jejíž stav není zakázaný: tu, která má nejnižší místo barvy na dílku; při shodě tu, která má nejvyšší hodnotu, potom tu, která leží u boha s nejvyšším číslem slotu Hora (0, pokud tam Botanchamon nemá sochu), potom náhodně. Provede akci s kostkou.
explain-place_on = Místo barvy na dílku je její pořadí mezi barvami dílku; šedá má místo 5.
explain-build_statue-for-botankhamun = Nemá-li Botanchamon žádné sochy, neudělá nic. Jinak postaví sochu na prvním možném z těchto míst: pro boha na volném podstavci s číslem 1 boha ve slotu Hora podle dané hodnoty; nad oblastí Usira na volném podstavci, který změní vůdce nejvíce okrsků pod ním (aspoň 1); u chrámu na volném podstavci, se kterým je v linii nejvíce jeho sloupů. Při shodě vybere náhodně. U chrámu získá 3 vítězné body za každý svůj sloup v linii s podstavcem. Není-li možné žádné z těchto míst, získá 3 vítězné body.
explain-raise_pillar-for-botankhamun = Pokud má Botanchamon aspoň 1 sloup a je to možné, vezme dílek sloupu, který leží v řadě dílků sloupů na místě odpovídajícím dané hodnotě. Vybere volné pole chrámu, které má nejvyšší součet počtu budov v linii s ním a počtu stran, které se dotýkají dílku nebo okraje; při shodě pokud možno pole v linii s vlastní budovou, potom pokud možno pole, které má přesně 4 sousední pole, potom náhodně. Získá tolik vítězných bodů, kolik činí tento součet, a navíc body za pořadí dílku v řadě dílků sloupů. Umístí figurku na dílek, přesune dílek na pole a ztratí 1 sloup. Lízne 1 dílek sloupu z hromádky dílků sloupů do řady dílků sloupů.
explain-build_at_temple-for-botankhamun = Pokud má Botanchamon aspoň 1 budovu a je to možné, vybere volné staveniště vyhovující počtu hráčů, se kterým je v linii nejvíce jeho sloupů; při shodě náhodně. Umístí figurku na staveniště a ztratí 1 budovu. Získá 3 vítězné body za každý svůj sloup v linii se staveništěm. Zvýší populaci o danou hodnotu.
explain-hold_festival-for-botankhamun = Tolikrát, kolik činí daná hodnota, Botanchamon zvýší spokojenost o 1, je-li menší než jeho populace; jinak zvýší o 1 populaci. Získá písaře podle dané hodnoty.
explain-take_cards-for-botankhamun = Je-li to možné, Botanchamon vezme karty na trhu z poslední sekce v dosahu spokojenosti, ve které je aspoň 1 karta. Vybere jich tolik, kolik dovoluje daná hodnota, nebo všechny, je-li jich méně: nejdříve každý výnos, potom každou technologii, potom každé požehnání, a z každého druhu dříve tu, jejíž místo trhu je první. Přesune vzaté karty do hromádky bota.
explain-found_workplace-for-botankhamun = Pokud má Botanchamon aspoň 1 budovu a je to možné, vybere volné pracoviště, ke kterému vede od dané hodnoty nejméně řad nahoru; při shodě to, k jehož okrsku je nejméně kroků od okrsku jeho kostky. Umístí figurku na pracoviště a ztratí 1 budovu. Pokud je řada pracoviště 2, vezme zlato z druhé řady.
explain-bot_district = Okrsek jeho kostky je okrsek, který má barvu jeho kostky; je-li barva jeho kostky šedá, je to okrsek s nejmenším počtem budov.
explain-score_decrees-for-botankhamun = Botanchamon získá 4 vítězné body za každou kartu výnosu v hromádce bota. Získá tolik vítězných bodů, kolik činí počet jeho písařů vydělený 2 (zaokrouhleno dolů).
explain-card-B13 = Můžete zahrát, když provádíte akci Ra nebo Hora: v této akci boha neplatíte vápenec ani žulu.
explain-card-B15 = Můžete zahrát, když provádíte akci Bastet nebo Hathor: v této akci boha neplatíte papyrus ani chléb.
explain-card-B23 = Můžete zahrát, když na začátku tahu vyvoláváte Anubise: za toto vyvolání Anubise neplatíte žádné písaře.
explain-card-B14 = { explain-card-B13 }
explain-card-B16 = { explain-card-B15 }
explain-card-B24 = { explain-card-B23 }
explain-card-T10 = Můžete použít zlato jako písaře a písaře jako zlato. Jednou za tah poté, co použijete písaře jako něco jiného nebo zlato jako písaře, získejte 1 vítězný bod.
explain-card-T15 = Než umístíte ve fázi Maat víru na své váhy, získejte 2 body víry. Vaše hodnota anch je vždy 5.
explain-card-T16 = Poté, co skončí fáze Maat: pokud je vaše místo v pořadí hráčů 1, získejte 2 vítězné body; pokud je poslední, získejte 1 zlato.
explain-card-T19 = Poté, co vezmete poskvrněnou kostku na akci boha a barva kostky není šedá, můžete zaplatit 1 písaře a vyrobit suroviny barvy kostky podle použité hodnoty.
explain-card-T22 = Můžete použít vápenec jako žulu a žulu jako vápenec. Jednou za tah poté, co použijete vápenec jako žulu nebo žulu jako vápenec, získejte 1 vítězný bod.
explain-starting_card-S01-reward = Proveďte akci Usira s hodnotou 5 bez ztráty spokojenosti; na výběr máte všechny okrsky.
explain-weigh-for-botankhamun = Botanchamon nastaví svou rovnováhu podle fáze Maat.
explain-choose_first_destiny-for-botankhamun = Botanchamon vybere z řady karet osudu náhodně kartu osudu, jejíž hodnota anch je nejvýše 1. Přesune kartu osudu do svého osudu.
explain-choose_destiny-for-botankhamun = Pokud je jeho místo v pořadí hráčů 1, Botanchamon vybere z řady karet osudu náhodně kartu osudu, jejíž hodnota anch je nejvýše 1, a přesune ji do svého osudu. Pokud je počet fází Maat menší než 4, znovu postaví pyramidu.
-round = kolo
    .gender = n
    .genitive = kola
    .plural = kolo
    .plural-genitive = kol
prompt-quarter_turns = O kolik čtvrtotočení dílek otočíte?
explain-take_turn = Můžete vyvolat Anubise. Vyberte kostku na kole. Nyní lze zahrát karty, které se hrají, když berete kostku. Kostku lze vzít, jen pokud jste vyvolali Anubise nebo smíte brát kostky tohoto stavu. Pokud je stav kostky zakázaný a kostky tohoto stavu brát smíte, vyberte, zda se počítá jako čistý, nebo poskvrněný. Případně změňte pomocí písařů hodnotu kostky. Pokud jste vyvolali Anubise, přesuňte kostku na své místo pod vahami; jinak umístěte kostku na váhy. Potom proveďte v libovolném pořadí hlavní akci a vše, co k ní přidaly karty. Hlavní akce: použijte kostku na akci boha kostky nebo na produkci a případně zahrajte karty, které lze hrát kdykoli.
