# Teotihuacan: City of Gods, in Hungarian.

pack-teotihuacan = Teotihuacan: City of Gods
    .about = Küldd munkásaidat körbe a városban; minden feladattal idősebbek és erősebbek lesznek, míg fel nem emelkednek. Építsd a Nap piramisát, és haladj előre három templomban a harmadik napfogyatkozásig.

-cocoa = kakaó
    .accusative = kakaót
    .plural = kakaók
    .its = kakaója
-wood = fa
-stone = kő
    .accusative = követ
    .plural = kövek
    .its = köve
-gold = arany
    .accusative = aranyat
    .plural = aranyak
    .its = aranya
-vp = győzelmi pont
    .accusative = győzelmi pontot
    .plural = győzelmi pontok
    .its = győzelmi pontja
-avenue = a Holtak útján elért hely
    .accusative = a Holtak útján elért helyet
    .plural = a Holtak útján elért helyek
    .its = a Holtak útján elért helye
avenue =
    .advance = { verb-advance } { NUMERAL($by) ->
        [yes] { $by } lépést a Holtak útján
       *[no] annyi lépést a Holtak útján, amennyi { $by }
    }
-pyramid_track = piramissávon elért hely
    .accusative = piramissávon elért helyet
    .plural = piramissávon elért helyek
    .its = piramissávon elért helye
pyramid_track =
    .advance = { verb-advance } { NUMERAL($by) ->
        [yes] { $by } lépést a piramissávon
       *[no] annyi lépést a piramissávon, amennyi { $by }
    }
    .set = { verb-put-the } a jelződet a piramissávon erre: { $value }
-step = lépcső
    .accusative = lépcsőt
    .plural = lépcsők
    .its = lépcsője
step =
    .advance = { verb-advance } { $by } lépcsőt felfelé { FORM($subject, "superessive") }
-light_disc = világos korong
    .accusative = világos korongot
    .plural = világos korongok
    .its = világos korongja
light_disc =
    .set = { verb-put-the } a világos korongot erre a mezőre: { $value }
    .advance = { verb-move-the } a világos korongot { $by } mezővel előre
-dark_disc = sötét korong
    .accusative = sötét korongot
    .plural = sötét korongok
    .its = sötét korongja
dark_disc =
    .set = { verb-put-the } a sötét korongot erre a mezőre: { $value }
-board = akciótábla
-palace = a palota
-forest = az erdő
    .accusative = az erdőt
    .plural = az erdők
    .its = az erdeje
-stone_quarry = a kőfejtő
-gold_deposits = az aranyraktár
    .accusative = az aranyraktárat
    .plural = az aranyraktárak
    .its = az aranyraktára
-alchemy = az alkímia
-nobles = a nemesek
    .accusative = a nemeseket
    .plural = a nemesek
    .its = a nemesei
-decorations = a díszek
    .accusative = a díszeket
    .plural = a díszek
    .its = a díszei
-construction = az építkezés
    .accusative = az építkezést
    .plural = az építkezések
    .its = az építkezése
-place_on_ring = hely a körben
    .accusative = helyet a körben
    .plural = helyek a körben
    .its = helye a körben
place_on_ring =
    .set = { verb-put-the } { FORM($subject, "accusative") } a kör ezen helyére: { $value }
printed_ring = { $key } nyomtatott { FORM("-say-word-place", $case, 1, "", "its") }
-colour = szín
    .accusative = színt
    .plural = színek
    .its = színe
colour =
    .adjective = { $value }
-red = piros
    .accusative = pirosat
    .plural = pirosak
    .its = pirosa
-blue = kék
    .accusative = kéket
    .plural = kékek
    .its = kékje
-yellow = sárga
-black = fekete
-own_colour = szín
    .accusative = színt
    .plural = színek
    .its = színe
-worker = munkás
    .gender = person
    .accusative = munkást
    .plural = munkások
    .its = munkása
worker =
    .piece = { $power ->
        [none] { "" }
        [0] { "" }
       *[other] { FORM($power, "adjective") } erejű
    } { $colour } { FORM("-worker", $form) } { $area ->
        [none] { "" }
       *[other] ({ $area })
    }
-workers = munkás
    .gender = person
    .accusative = munkást
    .plural = munkások
    .its = munkása
-power = erő
    .accusative = erőt
    .plural = erők
    .its = ereje
power =
    .set = { verb-turn-the } { FORM($subject, "accusative") } { NUMERAL($value) ->
        [yes] { FORM($value, "adjective") } erőre
       *[no] erre az erőre: { $value }
    }
    .advance = { verb-raise-the } { $subject } erejét { FORM($by, "instrumental") }
-dice_box = kockadoboz
    .accusative = kockadobozt
    .plural = kockadobozok
    .its = kockadoboza
-ready = készlet
    .accusative = készletet
    .plural = készletek
    .its = készlete
-on_wheel = Felemelkedés-kerék
    .accusative = Felemelkedés-kereket
    .plural = Felemelkedés-kerekek
    .its = Felemelkedés-kereke
on_wheel =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-area = általános terület
    .accusative = általános területet
    .plural = általános területek
    .its = általános területe
area =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
    .holder = { $piece } { FORM("-board", $case, 1, "", "its") }
-altar = imádási hely
    .accusative = imádási helyet
    .plural = imádási helyek
    .its = imádási helye
altar =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
    .holder = { FORM($piece, "accusative") } zároló { FORM("-altar", $form) }
-on_the_way = út
    .accusative = utat
    .plural = utak
    .its = útja
on_the_way =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-worship_space = imádásmező
-left_royal = a bal oldali királyi imádásmező
-middle_royal = a középső királyi imádásmező
-right_royal = a jobb oldali királyi imádásmező
-forest_altar = az erdő imádásmezője
-quarry_altar = a kőfejtő imádásmezője
-gold_altar = az aranyraktár imádásmezője
-decorations_altar = a díszek imádásmezője
altar_board = { $key } { FORM("-board", $case, 1, "", "its") }
altar_temple = { $key } { FORM("-temple", $case, 1, "", "its") }
find_beside = { $key } melletti { FORM("-find", $form) }
board_goods = { $key } { FORM("-goods_word", $case, 1, "", "its") }
-goods_word = nyersanyag
    .accusative = nyersanyagot
    .plural = nyersanyagok
    .its = nyersanyaga
-workers_in_play = játékban lévő munkásod
    .gender = person
    .accusative = játékban lévő munkásodat
    .plural = játékban lévő munkásaid
    .its = játékban lévő munkása
-free_workers = szabad munkásod
    .gender = person
    .accusative = szabad munkásodat
    .plural = szabad munkásaid
    .its = szabad munkása
-locked_workers = zárolt munkásod
    .gender = person
    .accusative = zárolt munkásodat
    .plural = zárolt munkásaid
    .its = zárolt munkása
own_workers_at = { FORM($board, "superessive") } lévő szabad { FORM("-worker", $case, $count, "", "your") }
-first_player = kezdőjátékos
    .gender = person
    .accusative = kezdőjátékost
    .plural = kezdőjátékosok
    .its = kezdőjátékosa
first_player =
    .set = { $value } a kezdőjátékos
-order_token = sorrendjelző
    .accusative = sorrendjelzőt
    .plural = sorrendjelzők
    .its = sorrendjelzője
-last_player = utolsó játékos
    .gender = person
    .accusative = utolsó játékost
    .plural = utolsó játékosok
    .its = utolsó játékosa
-temple = templom
    .accusative = templomot
    .plural = templomok
    .its = temploma
-blue_temple = a kék templom
    .accusative = a kék templomot
    .plural = a kék templomok
    .its = a kék temploma
-red_temple = a piros templom
    .accusative = a piros templomot
    .plural = a piros templomok
    .its = a piros temploma
-green_temple = a zöld templom
    .accusative = a zöld templomot
    .plural = a zöld templomok
    .its = a zöld temploma
stair_goods = { $key } { NUMERAL($second) ->
        [yes] { $second }.
       *[no] { $second } szerinti
    } lépcsőjének { FORM("-goods_word", $case, 1, "", "its") }
    .table = a lépcsők nyersanyagai templomonként
stair_points = { $key } { NUMERAL($second) ->
        [yes] { $second }.
       *[no] { $second } szerinti
    } lépcsőjének { FORM("-say-word-point", $case, "plural", "", "its") }
    .table = a lépcsők pontjai templomonként
landing = { $key } { NUMERAL($second) ->
        [yes] { $second }.
       *[no] { $second } szerinti
    } lépcsőjének { FORM("-find", $case, 1, "", "its") }
    .table = a templomok lépcsőinek felfedezéshelyei
avenue_find = Holtak útja { NUMERAL($key) ->
        [yes] { $key }.
       *[no] { $key } szerinti
    } lépcsőjének { FORM("-find", $case, 1, "", "its") }
    .table = a Holtak útja lépcsőinek felfedezéshelyei
tiles_laid = { FORM($key, "superessive") } lévő felfedezéslapkák { FORM("-say-word-amount", $case, 1, "", "its") } ({ $second } játékosnál)
    .table = felfedezéslapkák a helyek és a játékosok száma szerint
    .row = { $keys } játékosnál { $value }
avenue_value = Holtak útja egy lépésének { FORM("-say-word-value", $case, 1, "", "its") } ({ $key } felépített épületnél)
    .table = a Holtak útja egy lépésének értéke a felépített épületek száma szerint
-bonus_box = bónuszlapkák doboza
    .accusative = bónuszlapkák dobozát
    .plural = bónuszlapkák dobozai
    .its = bónuszlapkák doboza
-bonus = bónuszlapka
bonus =
    .in = { FORM($noun, "adessive") }
    .from = { FORM($noun, "ablative") }
    .to = { FORM($noun, "allative") }
-bonus_tile = bónuszlapka
bonus_tile =
    .piece = { $id } { FORM("-bonus_tile", $form) }
-bonus_tiles = bónuszlapkák
    .accusative = bónuszlapkákat
    .plural = bónuszlapkák
    .its = bónuszlapkái
-bonus_tile-bonus_masks = maszkok bónuszlapkája
    .accusative = maszkok bónuszlapkáját
    .plural = maszkok bónuszlapkái
    .its = maszkok bónuszlapkája
-bonus_tile-bonus_technology = technológiák bónuszlapkája
    .accusative = technológiák bónuszlapkáját
    .plural = technológiák bónuszlapkái
    .its = technológiák bónuszlapkája
-bonus_tile-bonus_flat = 15 pontos bónuszlapka
-bonus_tile-bonus_avenue = Holtak útja bónuszlapkája
    .accusative = Holtak útja bónuszlapkáját
    .plural = Holtak útja bónuszlapkái
    .its = Holtak útja bónuszlapkája
-bonus_tile-bonus_bonus = bónuszlapkák bónuszlapkája
    .accusative = bónuszlapkák bónuszlapkáját
    .plural = bónuszlapkák bónuszlapkái
    .its = bónuszlapkák bónuszlapkája
-bonus_tile-bonus_discovery = felfedezéslapkák bónuszlapkája
    .accusative = felfedezéslapkák bónuszlapkáját
    .plural = felfedezéslapkák bónuszlapkái
    .its = felfedezéslapkák bónuszlapkája
-bonus_tile-bonus_workers = munkások bónuszlapkája
    .accusative = munkások bónuszlapkáját
    .plural = munkások bónuszlapkái
    .its = munkások bónuszlapkája
-worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
worth =
    .do = { verb-score-the } { FORM($piece, "accusative") }
-printed_at = nyomtatott templom
    .accusative = nyomtatott templomot
    .plural = nyomtatott templomok
    .its = nyomtatott temploma
-can_climb = lehetséges lépés
    .accusative = lehetséges lépést
    .plural = lehetséges lépések
    .its = lehetséges lépése
can_climb =
    .if = léphetsz egyet { FORM($temple, "superessive") }
    .which = { $count ->
        [one] amelyen
       *[other] amelyeken
    } léphetsz egyet
-climb = templomlépés
    .accusative = templomlépést
    .plural = templomlépések
    .its = templomlépése
climb =
    .do = { verb-advance } egyet { FORM($temple, "superessive") }
prompt-climb = Megteszed a lépést?
-climb_any = lépés bármely templomon
    .accusative = lépést bármely templomon
    .plural = lépések bármely templomon
climb_any =
    .do = { verb-advance } egyet bármelyik templomon
-go_up_any = lépés bármely templomon
    .accusative = lépést bármely templomon
    .plural = lépések bármely templomon
go_up_any =
    .do = { verb-advance } egyet egy tetszőleges templomon
-go_up = lépés felfelé
    .accusative = lépést felfelé
    .plural = lépések felfelé
go_up =
    .do = { verb-advance } egy lépcsőt { FORM($temple, "superessive") }
-gain_from_step = a lépcső jutalma
    .accusative = a lépcső jutalmát
    .plural = a lépcső jutalmai
    .its = a lépcső jutalma
gain_from_step =
    .do = { verb-gain-the } { $temple } lépcsőjének jutalmát
prompt-large_step = Felfedezéslapkát veszel el, vagy azt, amit a lépcső mutat?
-gain_any_goods = tetszőleges nyersanyagok
    .accusative = tetszőleges nyersanyagokat
    .plural = tetszőleges nyersanyagok
gain_any_goods =
    .do = { verb-gain } { $n } fát, követ vagy aranyat tetszőleges összeállításban
-reached = elért bónuszlapka
reached =
    .if = elérted { $temple } bónuszlapkáját
    .which = { $count ->
        [one] amelynek
       *[other] amelyeknek
    } elérted a bónuszlapkáját
-walk_avenue = lépés a Holtak útján
    .accusative = lépést a Holtak útján
    .plural = lépések a Holtak útján
walk_avenue =
    .do = { verb-advance } egyet a Holtak útján
prompt-avenue_tile = Elveszel egy felfedezéslapkát a Holtak útjáról?
-royal_class = osztály
    .accusative = osztályt
    .plural = osztályok
    .its = osztálya
-class_a = A osztály
    .accusative = A osztályt
    .plural = A osztályok
    .its = A osztálya
-class_b = B osztály
    .accusative = B osztályt
    .plural = B osztályok
    .its = B osztálya
-class_c = C osztály
    .accusative = C osztályt
    .plural = C osztályok
    .its = C osztálya
-class = osztály
    .accusative = osztályt
    .plural = osztályok
    .its = osztálya
-is_printed = nyomtatott
is_printed =
    .if = { $subject } a táblára van nyomtatva
    .which = { $count ->
        [one] amely a táblára van nyomtatva
       *[other] amelyek a táblára vannak nyomtatva
    }
-royal_tile = királylapka
royal_tile =
    .piece = { FORM($number, "adjective") } { FORM("-royal_tile", $form) }
-royal_tiles = királylapkák
    .accusative = királylapkákat
    .plural = királylapkák
    .its = királylapkái
-number = szám
    .accusative = számot
    .plural = számok
    .its = száma
-rate = nyersanyagonkénti kakaó
    .accusative = nyersanyagonkénti kakaót
    .plural = nyersanyagonkénti kakaók
    .its = nyersanyagonkénti kakaója
rate =
    .printed = Minden nyersanyag { $value } kakaót hoz.
-added = bónusz
    .accusative = bónuszt
    .plural = bónuszok
    .its = bónusza
added =
    .printed = A bónusz: { $value }.
-ability = képesség
    .accusative = képességet
    .plural = képességek
    .its = képessége
ability =
    .do = { verb-use-the } { $piece } { FORM("-ability", "accusative", 1, "", "its") }
-royal_box = királylapkák doboza
    .accusative = királylapkák dobozát
    .plural = királylapkák dobozai
    .its = királylapkák doboza
-royal = királylapka
royal =
    .in = { FORM($noun, "adessive") }
    .from = { FORM($noun, "ablative") }
    .to = { FORM($noun, "allative") }
-trades = cserék száma
    .accusative = cserék számát
    .plural = cserék számai
    .its = cserék száma
prompt-trades = Hányszor cserélsz?
prompt-trade = Cserélsz?
-technology = technológia
technology =
    .piece = { FORM($number, "adjective") } { FORM("-technology", $form) }
-technologies_of_all = technológiák
    .accusative = technológiákat
    .plural = technológiák
    .its = technológiái
-price = ár
    .accusative = árat
    .plural = árak
    .its = ára
-technology_box = technológiák doboza
    .accusative = technológiák dobozát
    .plural = technológiák dobozai
    .its = technológiák doboza
-offered = alkímiatábla
offered =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-developed = technológiasor
    .accusative = technológiasort
    .plural = technológiasorok
    .its = technológiasora
-slot = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-upper_left = a bal felső hely
    .accusative = a bal felső helyet
    .plural = a bal felső helyek
    .its = a bal felső helye
-upper_middle = a középső felső hely
    .accusative = a középső felső helyet
    .plural = a középső felső helyek
    .its = a középső felső helye
-upper_right = a jobb felső hely
    .accusative = a jobb felső helyet
    .plural = a jobb felső helyek
    .its = a jobb felső helye
-lower_left = a bal alsó hely
    .accusative = a bal alsó helyet
    .plural = a bal alsó helyek
    .its = a bal alsó helye
-lower_middle = a középső alsó hely
    .accusative = a középső alsó helyet
    .plural = a középső alsó helyek
    .its = a középső alsó helye
-lower_right = a jobb alsó hely
    .accusative = a jobb alsó helyet
    .plural = a jobb alsó helyek
    .its = a jobb alsó helye
slot_temple = { $key } { FORM("-temple", $case, 1, "", "its") }
-upper_slots = felső sor helye
    .accusative = felső sor helyét
    .plural = felső sor helyei
    .its = felső sor helye
-open_slots = még meg nem szerzett technológiát tartalmazó hely
    .accusative = még meg nem szerzett technológiát tartalmazó helyet
    .plural = még meg nem szerzett technológiát tartalmazó helyek
    .its = még meg nem szerzett technológiát tartalmazó helye
number_in = { FORM($slot, "superessive") } lévő { FORM("-number", $form) }
-owns = birtoklás
    .accusative = birtoklást
    .plural = birtoklások
    .its = birtoklása
owns =
    .if = { FORM($p, "dative") } megvan { $n } számú technológia
    .which = { $count ->
        [one] akinek
       *[other] akiknek
    } megvan { $n } számú technológia
-develop = fejlesztés
    .accusative = fejlesztést
    .plural = fejlesztések
    .its = fejlesztése
develop =
    .do = { verb-perform } egy fejlesztést (erős munkás: { $strong })
    .omits = n
-reward_owners = tulajdonosok jutalma
    .accusative = tulajdonosok jutalmát
    .plural = tulajdonosok jutalmai
    .its = tulajdonosok jutalma
reward_owners =
    .do = { verb-give } jutalmat azoknak, akiknek már megvan { $n } számú technológia
-take_technology = technológia megszerzése
take_technology =
    .do = { verb-gain-the } { FORM($slot, "superessive") } lévő technológiát
-alchemy_power_ups = megerősítés az alkímiánál
    .accusative = megerősítést az alkímiánál
    .plural = megerősítések az alkímiánál
alchemy_power_ups =
    .do = { verb-raise-the } egy munkás erejét az alkímiánál
-find = felfedezéshely
    .accusative = felfedezéshelyet
    .plural = felfedezéshelyek
    .its = felfedezéshelye
-palace_find = a palota melletti felfedezéshely
    .accusative = a palota melletti felfedezéshelyet
    .plural = a palota melletti felfedezéshelyek
    .its = a palota melletti felfedezéshelye
-forest_find = az erdő melletti felfedezéshely
    .accusative = az erdő melletti felfedezéshelyet
    .plural = az erdő melletti felfedezéshelyek
    .its = az erdő melletti felfedezéshelye
-quarry_find = a kőfejtő melletti felfedezéshely
    .accusative = a kőfejtő melletti felfedezéshelyet
    .plural = a kőfejtő melletti felfedezéshelyek
    .its = a kőfejtő melletti felfedezéshelye
-gold_find = az aranyraktár melletti felfedezéshely
    .accusative = az aranyraktár melletti felfedezéshelyet
    .plural = az aranyraktár melletti felfedezéshelyek
    .its = az aranyraktár melletti felfedezéshelye
-decorations_find = a díszek melletti felfedezéshely
    .accusative = a díszek melletti felfedezéshelyet
    .plural = a díszek melletti felfedezéshelyek
    .its = a díszek melletti felfedezéshelye
-third_step = a Holtak útjának harmadik lépcsője
-sixth_step = a Holtak útjának hatodik lépcsője
-eighth_step = a Holtak útjának nyolcadik lépcsője
-blue_landing = a kék templom nagy lépcsője
-red_landing = a piros templom nagy lépcsője
-lower_green_landing = a zöld templom alsó nagy lépcsője
-upper_green_landing = a zöld templom felső nagy lépcsője
-discovery = felfedezéslapka
discovery =
    .piece = { $id } { FORM("-discovery", $form) }
-discovery-mask_1 = 1. maszk
    .accusative = 1. maszkot
    .plural = 1. maszkok
    .its = 1. maszkja
-discovery-mask_2 = 2. maszk
    .accusative = 2. maszkot
    .plural = 2. maszkok
    .its = 2. maszkja
-discovery-mask_3 = 3. maszk
    .accusative = 3. maszkot
    .plural = 3. maszkok
    .its = 3. maszkja
-discovery-mask_4 = 4. maszk
    .accusative = 4. maszkot
    .plural = 4. maszkok
    .its = 4. maszkja
-discovery-mask_5 = 5. maszk
    .accusative = 5. maszkot
    .plural = 5. maszkok
    .its = 5. maszkja
-discovery-mask_6 = 6. maszk
    .accusative = 6. maszkot
    .plural = 6. maszkok
    .its = 6. maszkja
-discovery-mask_7 = 7. maszk
    .accusative = 7. maszkot
    .plural = 7. maszkok
    .its = 7. maszkja
-discovery-score_vp = 4 pontos felfedezéslapka
-discovery-three_resources = három nyersanyagot adó felfedezéslapka
-discovery-two_resources = két nyersanyagot adó felfedezéslapka
-discovery-four_cocoa = 4 kakaót adó felfedezéslapka
-discovery-avenue_step = Holtak útján lépést adó felfedezéslapka
-discovery-temple_any_step = tetszőleges templomlépést adó felfedezéslapka
-discovery-temple_blue_step = kék templomlépést adó felfedezéslapka
-discovery-temple_red_step = piros templomlépést adó felfedezéslapka
-discovery-temple_green_step = zöld templomlépést adó felfedezéslapka
-discovery-two_power_ups = két megerősítést adó felfedezéslapka
-discovery-double_move = második munkást mozgató felfedezéslapka
-discovery-free_move = bármely táblára vivő felfedezéslapka
-discovery-extra_worker = virtuális munkást adó felfedezéslapka
-discovery-free_cocoa = fizetést elengedő felfedezéslapka
-discovery_tiles = felfedezéslapka
-large_step = nagy lépcső
    .accusative = nagy lépcsőt
    .plural = nagy lépcsők
    .its = nagy lépcsője
-mask = maszk
    .accusative = maszkot
    .plural = maszkok
    .its = maszkja
-printed = nyomtatott szám
    .accusative = nyomtatott számot
    .plural = nyomtatott számok
    .its = nyomtatott száma
-cocoa_price = ár kakaóban
    .accusative = árat kakaóban
    .plural = árak kakaóban
    .its = ára kakaóban
-wood_price = ár fában
    .accusative = árat fában
    .plural = árak fában
    .its = ára fában
-gold_price = ár aranyban
    .accusative = árat aranyban
    .plural = árak aranyban
    .its = ára aranyban
-discovery_stack = felfedezéslapka-halom
    .accusative = felfedezéslapka-halmot
    .plural = felfedezéslapka-halmok
    .its = felfedezéslapka-halma
-discovery_discards = eldobott felfedezéslapkák
    .accusative = eldobott felfedezéslapkákat
    .plural = eldobott felfedezéslapkák
    .its = eldobott felfedezéslapkái
discovery_discards =
    .in = { $noun } között
    .to = { $noun } közé
    .from = { $noun } közül
-lying = lapkahely
    .accusative = lapkahelyet
    .plural = lapkahelyek
    .its = lapkahelye
lying =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-discoveries = felfedezéslapka-sor
    .accusative = felfedezéslapka-sort
    .plural = felfedezéslapka-sorok
    .its = felfedezéslapka-sora
-used = felhasznált felfedezéslapka-halom
    .accusative = felhasznált felfedezéslapka-halmot
    .plural = felhasznált felfedezéslapka-halmok
    .its = felhasznált felfedezéslapka-halma
used =
    .to = { FORM($noun, "sublative") }
-buy = vásárlás
    .accusative = vásárlást
    .plural = vásárlások
    .its = vásárlása
buy =
    .do = { verb-buy-the } { FORM($tile, "accusative") }
-take_find = felfedezés
    .accusative = felfedezést
    .plural = felfedezések
    .its = felfedezése
take_find =
    .do = { verb-buy } egy felfedezéslapkát { FORM($find, "delative") }
-refill_find = új felfedezés
    .accusative = új felfedezést
    .plural = új felfedezések
    .its = új felfedezése
refill_find =
    .do = { verb-put } egy új felfedezéslapkát { FORM($find, "sublative") }
-acting = fő akció
acting =
    .set = { STARTS($value, "igen_", "fő akció folyik", "nem folyik fő akció") }
    .if = fő akció folyik
    .if-not = nem folyik fő akció
-end_of_turn = kör vége
    .accusative = kör végét
    .plural = kör végei
    .its = kör vége
end_of_turn =
    .when = a köröd végén
-end_turn = kör vége
    .accusative = kör végét
    .plural = kör végei
    .its = kör vége
end_turn =
    .do = { verb-end-the } a kört
-tile_use = használat
    .accusative = használatot
    .plural = használatok
    .its = használata
-for_the_fee = a díjhoz
-as_worker = munkásként
-use = használat
    .accusative = használatot
    .plural = használatok
    .its = használata
-benefit = előny
    .accusative = előnyt
    .plural = előnyök
    .its = előnye
benefit =
    .do = { verb-gain-the } { STARTS($piece, "ez_", FORM($piece, "dative"), $piece) } { STARTS($piece, "ez_", "az", "") } { FORM("-benefit", "accusative", 1, "", "its") }
-helps_at = segítő lapka
helps_at =
    .if = { $tile } segít { FORM($goal, "superessive") }
    .which = { $count ->
        [one] amely segít
       *[other] amelyek segítenek
    } { FORM($goal, "superessive") }
-use_for_deed = lapka használata
use_for_deed =
    .do = { verb-use-the } { FORM($tile, "accusative") } a munkás akciójához
-first_game = első játék
    .accusative = első játékot
    .plural = első játékok
    .its = első játéka
first_game =
    .about = A táblák és lapkák a nyomtatott helyükön vannak, mindenki rögzített nyersanyagokkal és munkásokkal kezd.
-starting_tile_draft = kezdőlapkák választása
starting_tile_draft =
    .about = A kezdőlapkákat osztás helyett felváltva veszitek el.
-dark_eclipse = sötét napfogyatkozás
    .accusative = sötét napfogyatkozást
    .plural = sötét napfogyatkozások
    .its = sötét napfogyatkozása
dark_eclipse =
    .about = A napfogyatkozás azonnal bekövetkezik, további körök nélkül.
-bot_workers = Teotibot munkásai
    .accusative = Teotibot munkásait
    .plural = Teotibot munkásai
bot_workers =
    .about = Hány munkása erősebb vagy gyengébb eggyel.
-bot_goods = Teotibot nyersanyagai
    .accusative = Teotibot nyersanyagait
    .plural = Teotibot nyersanyagai
bot_goods =
    .about = Hánnyal több nyersanyaggal kezd mindegyikből.
-bot_exchange = Teotibot cseréje
bot_exchange =
    .about = Hánnyal több pontot kap tíz kakaóért.
-bot_worship_steps = Teotibot imádása
bot_worship_steps =
    .about = Hánnyal több lépést tesz, amikor imád.
-bot_bonus_tiles = Teotibot bónuszlapkái
    .accusative = Teotibot bónuszlapkáit
    .plural = Teotibot bónuszlapkái
bot_bonus_tiles =
    .about = Hányszor kap öt további pontot minden elért bónuszlapkáért.
-bot_technologies = Teotibot technológiái
    .accusative = Teotibot technológiáit
    .plural = Teotibot technológiái
bot_technologies =
    .about = Hánnyal több pontot kap minden technológiáért.
-steps_may_be_declined = elutasítható lépések
    .accusative = elutasítható lépéseket
    .plural = elutasítható lépések
steps_may_be_declined =
    .about = A templomlépések elutasíthatók.
-icon_steps_may_be_declined = ikonokért járó elutasítható lépések
    .accusative = ikonokért járó elutasítható lépéseket
    .plural = ikonokért járó elutasítható lépések
icon_steps_may_be_declined =
    .about = Az egyező ikonokért járó templomlépések elutasíthatók.
-resource_power_up_optional = választható megerősítés
    .accusative = választható megerősítést
    .plural = választható megerősítések
    .its = választható megerősítése
resource_power_up_optional =
    .about = Az erdő, a kőfejtő és az aranyraktár megerősítése elhagyható.
-paid_release_frees = fizetett felszabadítás
    .accusative = fizetett felszabadítást
    .plural = fizetett felszabadítások
    .its = fizetett felszabadítása
paid_release_frees =
    .about = Hány zárolt munkást szabadít fel három kakaó.
-paid_release_frees-all_workers = minden munkás
    .accusative = minden munkást
    .plural = minden munkások
    .its = minden munkása
-paid_release_frees-one_worker = egy munkás
    .accusative = egy munkást
    .plural = egy munkások
    .its = egy munkása
-all_workers = minden munkás
    .accusative = minden munkást
    .plural = minden munkások
    .its = minden munkása
-one_worker = egy munkás
    .accusative = egy munkást
    .plural = egy munkások
    .its = egy munkása
-extra_power_up_per = vásárolt megerősítés
    .accusative = vásárolt megerősítést
    .plural = vásárolt megerősítések
    .its = vásárolt megerősítése
extra_power_up_per =
    .about = Milyen gyakran ad el megerősítést a 13-as technológia.
-extra_power_up_per-main_action = fő akciónként egyszer
-extra_power_up_per-power_up = megerősítésenként egyszer
-plain_on_plain_scores = sima mezők
    .accusative = sima mezőket
    .plural = sima mezők
plain_on_plain_scores =
    .about = Sima mezőre tett sima mező pontot ad.
-middle_row_begins_with = középső sor első helye
    .accusative = középső sor első helyét
    .plural = középső sor első helyei
    .its = középső sor első helye
middle_row_begins_with =
    .about = Hány pontot ér a nemesek középső sorának első helye.
-pyramid_track_end = piramissáv vége
    .accusative = piramissáv végét
    .plural = piramissáv végei
    .its = piramissáv vége
pyramid_track_end =
    .about = Hány lépésből áll a piramissáv.
-power_tile_any_time = megerősítés bármikor
    .accusative = megerősítést bármikor
    .plural = megerősítések bármikor
power_tile_any_time =
    .about = A két megerősítést adó felfedezéslapka fő akció közben is használható.
-finished_pyramid_ends_at_once = azonnali vég
    .accusative = azonnali véget
    .plural = azonnali végek
    .its = azonnali vége
finished_pyramid_ends_at_once =
    .about = A befejezett piramis azonnal előidézi az utolsó napfogyatkozást.
-bot_displaces_at_palace = Teotibot a palotánál
    .accusative = Teotibotot a palotánál
    .plural = Teotibotok a palotánál
bot_displaces_at_palace =
    .about = Teotibot kiszorított munkása a palotánál is helyet foglalhat.
-prepare = előkészítés
    .accusative = előkészítést
    .plural = előkészítések
    .its = előkészítése
-lay_boards = táblák
    .accusative = táblákat
    .plural = táblák
    .its = táblái
lay_boards =
    .do = { verb-put-the } a helyükre a táblákat
-lay_board_at = tábla
lay_board_at =
    .do = { verb-put } véletlenszerűen egy táblát a kör ezen helyére: { $n }
-lay_tiles = lapkák
    .accusative = lapkákat
    .plural = lapkák
    .its = lapkái
lay_tiles =
    .do = { verb-put-the } a helyükre a lapkákat
-draw_royals = királylapkák
    .accusative = királylapkákat
    .plural = királylapkák
draw_royals =
    .do = { $mood ->
        [third] kihúzza
        [infinitive] kihúzni
        [may] kihúzhatod
       *[order] húzd ki
    } a királylapkákat
-draw_royal = királylapka
draw_royal =
    .do = { verb-draw } { FORM($wanted, "elative") } egy királylapkát
-fits_class = megfelelő osztály
    .accusative = megfelelő osztályt
    .plural = megfelelő osztályok
    .its = megfelelő osztálya
fits_class =
    .if = { $tile } osztálya { $wanted }
    .which = { $count ->
        [one] amelynek
       *[other] amelyeknek
    } az osztálya { $wanted }
-draw_technologies = technológiák
    .accusative = technológiákat
    .plural = technológiák
draw_technologies =
    .do = { $mood ->
        [third] kihúzza
        [infinitive] kihúzni
        [may] kihúzhatod
       *[order] húzd ki
    } a technológiákat
-draw_bonus = bónuszlapka
draw_bonus =
    .do = { verb-draw } egy bónuszlapkát { FORM($temple, "allative") }
-lay_discoveries = felfedezések
    .accusative = felfedezéseket
    .plural = felfedezések
lay_discoveries =
    .do = { verb-put-the } a helyükre a felfedezéslapkákat
-seat_players = a játékosok sorrendje
seat_players =
    .do = { verb-choose-the } a kezdőjátékost
-reset_calendar = naptár
    .accusative = naptárat
    .plural = naptárak
    .its = naptára
reset_calendar =
    .do = { verb-set-the } be a naptárat
-get_ready = kezdő kakaó és munkások
    .accusative = kezdő kakaót és munkásokat
    .plural = kezdő kakaó és munkások
get_ready =
    .do = { verb-take } kakaót és munkásokat
-first_cocoa = játékos kezdő kakaója
-later_cocoa = későbbi játékos kezdő kakaója
dark_disc_at = sötét korong első { FORM("-say-word-place", $case, 1, "", "its") } ({ $key } játékosnál)
    .table = a sötét korong első helye a játékosok száma szerint
    .row = { $keys } játékosnál { $value }
-printed_technology = nyomtatott technológia
printed_technology =
    .table = az első játék technológiái
draft_tiles = választható kezdőlapkák { FORM("-say-word-amount", $case, 1, "", "its") } ({ $key } játékosnál)
-starting_tile = kezdőlapka
starting_tile =
    .piece = { FORM("-starting_tile", $form) } ({ $boards }{ $cocoa_gained ->
        [none] { "" }
        [0] { "" }
       *[other] , { $cocoa_gained } kakaó
    }{ $wood_gained ->
        [none] { "" }
        [0] { "" }
       *[other] , { $wood_gained } fa
    }{ $stone_gained ->
        [none] { "" }
        [0] { "" }
       *[other] , { $stone_gained } kő
    }{ $gold_gained ->
        [none] { "" }
        [0] { "" }
       *[other] , { $gold_gained } arany
    }{ $any_goods ->
        [none] { "" }
        [0] { "" }
       *[other] , { $any_goods } tetszőleges nyersanyag
    }{ $avenue_steps ->
        [none] { "" }
        [0] { "" }
       *[other] , { $avenue_steps } lépés a Holtak útján
    }{ $blue_steps ->
        [none] { "" }
        [0] { "" }
       *[other] , { $blue_steps } kék lépés
    }{ $red_steps ->
        [none] { "" }
        [0] { "" }
       *[other] , { $red_steps } piros lépés
    }{ $green_steps ->
        [none] { "" }
        [0] { "" }
       *[other] , { $green_steps } zöld lépés
    }{ $power_ups ->
        [none] { "" }
        [0] { "" }
       *[other] , { $power_ups } megerősítés
    }{ $technologies ->
        [none] { "" }
        [0] { "" }
       *[other] , { $technologies } technológia
    }{ $finds ->
        [none] { "" }
        [0] { "" }
       *[other] , { $finds } felfedezés
    })
-starting_tiles = kezdőlapkák
    .accusative = kezdőlapkákat
    .plural = kezdőlapkák
    .its = kezdőlapkái
-boards = tábla
-cocoa_gained = kakaó
    .accusative = kakaót
    .plural = kakaók
    .its = kakaója
-wood_gained = fa
-stone_gained = kő
    .accusative = követ
    .plural = kövek
    .its = köve
-gold_gained = arany
    .accusative = aranyat
    .plural = aranyak
    .its = aranya
-any_goods = tetszőleges nyersanyag
    .accusative = tetszőleges nyersanyagot
    .plural = tetszőleges nyersanyagok
    .its = tetszőleges nyersanyaga
-blue_steps = kék lépés
    .accusative = kék lépést
    .plural = kék lépések
    .its = kék lépése
-red_steps = piros lépés
    .accusative = piros lépést
    .plural = piros lépések
    .its = piros lépése
-green_steps = zöld lépés
    .accusative = zöld lépést
    .plural = zöld lépések
    .its = zöld lépése
-avenue_steps = Holtak útján tett lépés
    .accusative = Holtak útján tett lépést
    .plural = Holtak útján tett lépések
    .its = Holtak útján tett lépése
-power_ups = megerősítés
    .accusative = megerősítést
    .plural = megerősítések
    .its = megerősítése
-technologies = technológia
-finds = felfedezés
    .accusative = felfedezést
    .plural = felfedezések
    .its = felfedezése
-starting_box = kezdőlapkák doboza
    .accusative = kezdőlapkák dobozát
    .plural = kezdőlapkák dobozai
    .its = kezdőlapkák doboza
-starting_row = kezdőlapkák sora
    .accusative = kezdőlapkák sorát
    .plural = kezdőlapkák sorai
    .its = kezdőlapkák sora
-starting_finds = mellettük lévő felfedezések
    .accusative = mellettük lévő felfedezéseket
    .plural = mellettük lévő felfedezések
    .its = mellettük lévő felfedezései
-dealt = kéz
    .accusative = kezet
    .plural = kezek
    .its = keze
-dealt_finds = kiosztott felfedezéskészlet
    .accusative = kiosztott felfedezéskészletet
    .plural = kiosztott felfedezéskészletek
    .its = kiosztott felfedezéskészlete
-kept = megtartott lapkakészlet
    .accusative = megtartott lapkakészletet
    .plural = megtartott lapkakészletek
    .its = megtartott lapkakészlete
-kept_finds = megtartott felfedezéskészlet
    .accusative = megtartott felfedezéskészletet
    .plural = megtartott felfedezéskészletek
    .its = megtartott felfedezéskészlete
-starting_tiles_of = kezdőlapkapár
    .accusative = kezdőlapkapárt
    .plural = kezdőlapkapárok
    .its = kezdőlapkapárja
-first_finds = első felfedezéskészlet
    .accusative = első felfedezéskészletet
    .plural = első felfedezéskészletek
    .its = első felfedezéskészlete
-drawn_boards = semleges munkásokhoz húzott kezdőlapkák
    .accusative = semleges munkásokhoz húzott kezdőlapkákat
    .plural = semleges munkásokhoz húzott kezdőlapkák
    .its = semleges munkásokhoz húzott kezdőlapkái
-hand_out_starting_tiles = kezdőlapkák
    .accusative = kezdőlapkákat
    .plural = kezdőlapkák
-deal_starting_tiles = osztás
    .accusative = osztást
    .plural = osztások
    .its = osztása
deal_starting_tiles =
    .do = { verb-deal-the } a kezdőlapkákat
-take_four_tiles = négy lapka
take_four_tiles =
    .do = { verb-take } négy kezdőlapkát
-keep_starting_tiles = kezdőlapkák választása
keep_starting_tiles =
    .do = { verb-keep } két kezdőlapkát
find_with = { $tile } { FORM("-finds", $case, 1, "", "its") } (lapkák: { $tiles }, húzva: { $drawn })
-turn_up_starting_tiles = felfordítás
    .accusative = felfordítást
    .plural = felfordítások
    .its = felfordítása
turn_up_starting_tiles =
    .do = { verb-reveal-the } a kezdőlapkákat
-reveal_starting_tiles = felfordítás
    .accusative = felfordítást
    .plural = felfordítások
    .its = felfordítása
reveal_starting_tiles =
    .do = { verb-reveal } kezdőlapkákat
-draft_starting_tile = választás
    .accusative = választást
    .plural = választások
    .its = választása
draft_starting_tile =
    .do = { verb-take } egy kezdőlapkát
-gain_starting_goods = kezdő javak
    .accusative = kezdő javakat
    .plural = kezdő javak
gain_starting_goods =
    .do = { verb-gain-the } a { FORM("-starting_tile", "", "plural", "", $whose) } jutalmait
-gain_from_starting_tile = kezdőlapka
gain_from_starting_tile =
    .do = { verb-gain-the } { $tile } jutalmait
prompt-first_find = Megveszed a kezdőlapkád felfedezését?
-power_up_ready = első megerősítés
    .accusative = első megerősítést
    .plural = első megerősítések
    .its = első megerősítése
power_up_ready =
    .do = { verb-raise-the } egy munkás erejét a lehelyezése előtt
-take_lowest_technology = legkisebb technológia
take_lowest_technology =
    .do = { verb-gain-the } a legkisebb számú technológiát, amely még nincs meg neked
-place_first_workers = első munkások
    .accusative = első munkásokat
    .plural = első munkások
place_first_workers =
    .do = { verb-place-the } a táblákra a három { FORM("-worker", "accusative", 1, "", $whose) }
-first_board = tábla
-put_starting_tiles_away = elpakolás
    .accusative = elpakolást
    .plural = elpakolások
    .its = elpakolása
put_starting_tiles_away =
    .do = { verb-put-the } vissza a dobozba a kezdőlapkákat
-begin_first_game = rögzített előkészítés
    .accusative = rögzített előkészítést
    .plural = rögzített előkészítések
    .its = rögzített előkészítése
begin_first_game =
    .do = { verb-take-the } az első játék javait és munkásait
-first_setup = rögzített előkészítés
    .accusative = rögzített előkészítést
    .plural = rögzített előkészítések
    .its = rögzített előkészítése
-first_setups = rögzített előkészítések
    .accusative = rögzített előkészítéseket
    .plural = rögzített előkészítések
    .its = rögzített előkészítései
-token = sorrendjelző
    .accusative = sorrendjelzőt
    .plural = sorrendjelzők
    .its = sorrendjelzője
-blue_step_gives = a kék lépés nyersanyaga
-powers = erők
    .accusative = erőket
    .plural = erők
    .its = erői
-place_neutral_workers = semleges munkások
    .accusative = semleges munkásokat
    .plural = semleges munkások
place_neutral_workers =
    .do = { $mood ->
        [third] elhelyezi
        [infinitive] elhelyezni
        [may] elhelyezheted
       *[order] helyezd el
    } a semleges munkásokat színenként { NUMERAL($tiles) ->
        [yes] { $tiles } kezdőlapka szerint
       *[no] annyi kezdőlapka szerint, amennyi { $tiles }
    }
-place_neutral_colour = semleges szín
    .accusative = semleges színt
    .plural = semleges színek
    .its = semleges színe
place_neutral_colour =
    .do = { verb-place } { $shade } munkásokat { $tiles } kezdőlapka szerint
boards_shown = { $n } kezdőlapka { FORM("-board", $case, "plural", "", "its") }
-neutral_tiles_at_setup = semleges színenkénti kezdőlapkák száma
    .accusative = semleges színenkénti kezdőlapkák számát
    .plural = semleges színenkénti kezdőlapkák számai
    .its = semleges színenkénti kezdőlapkák száma
-turn = kör
    .accusative = kört
    .plural = körök
    .its = köre
prompt-plan = Mit teszel ebben a körben?
-release = felszabadítás
    .accusative = felszabadítást
    .plural = felszabadítások
    .its = felszabadítása
release =
    .do = { $mood ->
        [third] felszabadítja
        [infinitive] felszabadítani
        [may] felszabadíthatod
       *[order] szabadítsd fel
    } { FORM($worker, "accusative") }
choice-release = szabadítsd fel az összes zárolt munkásodat
-begin_turn = a kör kezdete
begin_turn =
    .do = { verb-begin-the } a kört
-release_all = felszabadítás
    .accusative = felszabadítást
    .plural = felszabadítások
    .its = felszabadítása
release_all =
    .do = { $mood ->
        [third] felszabadítja az összes zárolt munkását
        [infinitive] felszabadítani az összes zárolt munkásodat
        [may] felszabadíthatod az összes zárolt munkásodat
       *[order] szabadítsd fel az összes zárolt munkásodat
    }
-normal_turn = normál kör
    .accusative = normál kört
    .plural = normál körök
    .its = normál köre
normal_turn =
    .do = { verb-perform } egy normál kört
-destination = munkás táblája
    .accusative = munkás tábláját
    .plural = munkás táblái
    .its = munkás táblája
destination =
    .set = a munkás ide megy: { $value }
-set_out = mozgás
    .accusative = mozgást
    .plural = mozgások
    .its = mozgása
set_out =
    .do = { verb-move } egy munkást
-act = a munkás akciója
    .accusative = a munkás akcióját
    .plural = a munkás akciói
    .its = a munkás akciója
act =
    .do = { verb-perform } egy akciót a munkással { FORM($goal, "superessive") }
choice-act = mozgass egy munkást, és hajts végre vele egy akciót
choice-pay_and_act = fizess 3 kakaót a zárolt munkások felszabadításáért, mozgass egy munkást, és hajts végre vele egy akciót
choice-use_tile = előbb használj egy felfedezéslapkát
-pay_now = fizetett felszabadítás
    .accusative = fizetett felszabadítást
    .plural = fizetett felszabadítások
    .its = fizetett felszabadítása
prompt-wages_paid_by = Hogyan fizeted a béreket?
choice-with_tile = felfedezéslapkával
choice-with_cocoa = kakaóval, vagy nem teljesen
-within_reach = elérhető tábla
within_reach =
    .if = { $goal } elérhető { FORM($start, "delative") }
    .which = { $count ->
        [one] amely elérhető
       *[other] amelyek elérhetők
    } { FORM($start, "delative") }
boards_on = { FORM($start, "ablative") } { FORM($goal, "terminative") } vezető táblák { FORM("-say-word-amount", $case, 1, "", "its") }
-take_along = mozgás
    .accusative = mozgást
    .plural = mozgások
    .its = mozgása
take_along =
    .do = { verb-move-the } { FORM($worker, "accusative") } { FORM($start, "delative") } { FORM($goal, "sublative") }
    .event = egy munkásod mozog
-comes_by_palace = út a palota mellett
    .accusative = utat a palota mellett
    .plural = utak a palota mellett
comes_by_palace =
    .if = a munkásod { FORM($start, "delative") } { FORM($goal, "sublative") } menet a palotára lép, vagy elhalad mellette
prompt-paid_release = Fizetsz 3 kakaót a zárolt munkásaid felszabadításáért?
-pay_for_release = fizetett felszabadítás
    .accusative = fizetett felszabadítást
    .plural = fizetett felszabadítások
    .its = fizetett felszabadítása
pay_for_release =
    .do = { verb-pay } a felszabadításért
prompt-worker = Melyik munkás mozog?
prompt-goal = Melyik táblára?
prompt-companion = Melyik munkás megy vele?
prompt-deed = Mit tesz a munkás?
-main = fő akció
-harvest = kakaószüret
    .accusative = kakaószüretet
    .plural = kakaószüretek
    .its = kakaószürete
harvest =
    .do = { verb-perform } egy kakaószüretet { FORM($goal, "superessive") }
choice-harvest = kakaószüret
colours_at = { FORM($goal, "superessive") } lévő színek { FORM("-say-word-amount", $case, 1, "", "its") }
-pay_fee = díj
    .accusative = díjat
    .plural = díjak
    .its = díja
pay_fee =
    .do = { NUMERAL($n) ->
        [yes] { verb-pay } { $n } kakaót díjként
       *[no] { verb-pay } díjként annyi kakaót, amennyi { $n }
    }
-any_distance = tetszőleges távolság
    .accusative = tetszőleges távolságot
    .plural = tetszőleges távolságok
any_distance =
    .set = { STARTS($value, "igen_", "a munkásod bármelyik táblára mehet", "a munkásod a szokásos módon megy") }
    .if = a munkásod bármelyik táblára mehet
    .if-not = a munkásod a szokásos módon megy
-second_worker = második munkás
    .accusative = második munkást
    .plural = második munkások
    .its = második munkása
second_worker =
    .set = { STARTS($value, "igen_", "egy második munkás is megy", "nem megy második munkás") }
    .if = egy második munkás is megy
    .if-not = nem megy második munkás
-helpers = virtuális munkások száma
    .accusative = virtuális munkások számát
    .plural = virtuális munkások számai
    .its = virtuális munkások száma
helpers =
    .set = a virtuális munkások száma legyen { $value }
-fee_waived = elengedett fizetés
    .accusative = elengedett fizetést
    .plural = elengedett fizetések
    .its = elengedett fizetése
fee_waived =
    .set = { STARTS($value, "igen_", "a fizetés elmarad", "nem marad el fizetés") }
    .if = a fizetés elmarad
    .if-not = nem marad el fizetés
-devotion = imádó munkás ereje
    .accusative = imádó munkás erejét
    .plural = imádó munkás erejei
    .its = imádó munkás ereje
-worship = imádás
    .accusative = imádást
    .plural = imádások
    .its = imádása
worship =
    .do = { verb-perform } egy imádást { FORM($goal, "superessive") }
choice-worship = imádás
prompt-worship_space = Melyik imádásmezőn?
prompt-pilgrim = Melyik munkás imád?
prompt-devotion_to = Miért imád?
choice-ability = az imádásmező képességéért
choice-tile = a felfedezéslapkáért
choice-both = mindkettőért, eggyel több kakaóért
prompt-both = Mi legyen az első?
-lock_in = zárolás
    .accusative = zárolást
    .plural = zárolások
    .its = zárolása
lock_in =
    .do = { verb-pay-the } a díjat{ STARTS($extra, "0_", "none", "more") ->
        [none] { "" }
       *[more] { " " }és még { $extra } kakaót
    }, majd { $mood ->
        [third] zárolja
        [infinitive] zárolni
        [may] zárolhatod
       *[order] zárold
    } { FORM($pilgrim, "accusative") } { FORM($space, "superessive") }
    .omits = goal
-displace = kiszorítás
    .accusative = kiszorítást
    .plural = kiszorítások
    .its = kiszorítása
displace =
    .do = { $mood ->
        [third] kiszorítja
        [infinitive] kiszorítani
        [may] kiszoríthatod
       *[order] szorítsd ki
    } { FORM($worker, "accusative") } { FORM($goal, "delative") }
-use_altar = imádásmező képessége
use_altar =
    .do = { verb-use-the } { $space } képességét
-main_action = fő akció
main_action =
    .do = { verb-perform-the } { $goal } fő akcióját
    .event = végrehajtod { $goal ->
        [any] egy tábla
       *[other] { $goal }
    } fő akcióját
workers_counted = { FORM($goal, "superessive") } számító munkások { FORM("-say-word-amount", $case, 1, "", "its") }
-virtual_workers = segítő virtuális munkások száma
    .accusative = segítő virtuális munkások számát
    .plural = segítő virtuális munkások számai
    .its = segítő virtuális munkásainak száma
-given_power_ups = az akció megerősítéseinek száma
    .accusative = az akció megerősítéseinek számát
    .plural = az akció megerősítéseinek számai
    .its = az akció megerősítéseinek száma
-give_power_ups = megerősítés
    .accusative = megerősítést
    .plural = megerősítések
    .its = megerősítése
give_power_ups =
    .do = { verb-perform } egy megerősítést { FORM($goal, "adessive") }, három munkással kettőt
    .omits = n
-give_power_up = megerősítés
    .accusative = megerősítést
    .plural = megerősítések
    .its = megerősítése
give_power_up =
    .do = { verb-perform } egy megerősítést { FORM($goal, "adessive") }
-raise_at = fő akció megerősítése
raise_at =
    .do = { verb-raise-the } { $worker } erejét { FORM($goal, "adessive") }
    .event = egy fő akció megerősíti egy munkásodat
-bought_power_up = vásárolt megerősítés
    .accusative = vásárolt megerősítést
    .plural = vásárolt megerősítések
    .its = vásárolt megerősítése
bought_power_up =
    .do = { verb-buy } 1 kakaóért egy megerősítést { FORM($goal, "superessive") }
prompt-second_power_up = Végrehajtasz egy második megerősítést?
prompt-first_power_up = Végrehajtod a megerősítést?
prompt-buy_power_up = Fizetsz 1 kakaót még egy megerősítésért?
prompt-power_up = Melyik munkást erősíted meg?
-gather = gyűjtés
    .accusative = gyűjtést
    .plural = gyűjtések
    .its = gyűjtése
gather =
    .do = { verb-perform } egy gyűjtést { FORM($goal, "superessive") }
    .omits = n column
column_for = { FORM($weakest, "dative") } megfelelő { FORM("-column", $form) }
-forest_yield = az erdő hozama
forest_yield =
    .do = { verb-gain-the } az erdő hozamát ({ NUMERAL($number) ->
        [yes] { $number }.
       *[no] { $number } szerinti
    } sor, { NUMERAL($number_2) ->
        [yes] { $number_2 }.
       *[no] { $number_2 } szerinti
    } oszlop)
-quarry_yield = a kőfejtő hozama
quarry_yield =
    .do = { verb-gain-the } a kőfejtő hozamát ({ NUMERAL($number) ->
        [yes] { $number }.
       *[no] { $number } szerinti
    } sor, { NUMERAL($number_2) ->
        [yes] { $number_2 }.
       *[no] { $number_2 } szerinti
    } oszlop)
-gold_yield = az aranyraktár hozama
gold_yield =
    .do = { verb-gain-the } az aranyraktár hozamát ({ NUMERAL($number) ->
        [yes] { $number }.
       *[no] { $number } szerinti
    } sor, { NUMERAL($number_2) ->
        [yes] { $number_2 }.
       *[no] { $number_2 } szerinti
    } oszlop)
-extra_goods = további nyersanyag
    .accusative = további nyersanyagot
    .plural = további nyersanyagok
    .its = további nyersanyaga
extra_goods =
    .do = { verb-gain } még egyet { $goal } nyersanyagából
-noble_row = sor
    .accusative = sort
    .plural = sorok
    .its = sora
-top_row = a felső sor
    .accusative = a felső sort
    .plural = a felső sorok
    .its = a felső sora
-middle_row = a középső sor
    .accusative = a középső sort
    .plural = a középső sorok
    .its = a középső sora
-bottom_row = az alsó sor
    .accusative = az alsó sort
    .plural = az alsó sorok
    .its = az alsó sora
-buildings = épületek száma
    .accusative = épületek számát
    .plural = épületek számai
    .its = épületek száma
buildings =
    .advance = { verb-build } { FORM($subject, "superessive") } a bal szélső szabad helyre, összesen { FORM($by, "accusative") }
noble_points = { $key } { NUMERAL($second) ->
        [yes] { $second }.
       *[no] { $second } szerinti
    } helyének { FORM("-say-word-point", $case, "plural", "", "its") }
    .table = a nemesek sorainak pontjai
points_of_space = { $row } { NUMERAL($n) ->
        [yes] { $n }.
       *[no] { $n } szerinti
    } helyének { FORM("-say-word-point", $case, "plural", "", "its") }
row_length = { $key } { FORM("-length_word", $case, 1, "", "its") }
-length_word = hossz
    .accusative = hosszt
    .plural = hosszok
    .its = hossza
-build_for_nobles = építés
    .accusative = építést
    .plural = építések
    .its = építése
build_for_nobles =
    .do = { verb-build } a nemeseknek
    .omits = n
-add_building = építés
    .accusative = építést
    .plural = építések
    .its = építése
add_building =
    .do = { verb-build } egy épületet { FORM($row, "illative") }
-nobles_wood = épület ára
    .accusative = épület árát
    .plural = épület árai
    .its = épület ára
-buildings_built = felépített épületek száma
    .accusative = felépített épületek számát
    .plural = felépített épületek számai
    .its = felépített épületek száma
-buildings_left = megmaradt épületek száma
    .accusative = megmaradt épületek számát
    .plural = megmaradt épületek számai
    .its = megmaradt épületek száma
open_rows = számodra nyitott { FORM("-noble_row", $form) } (munkások: { $n })
-has_space = szabad hely
    .accusative = szabad helyet
    .plural = szabad helyek
    .its = szabad helye
has_space =
    .if = { FORM($row, "inessive") } van szabad hely
    .which = { $count ->
        [one] amelyben
       *[other] amelyekben
    } van szabad hely
-side = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
-top_side = a felső oldal
    .accusative = a felső oldalt
    .plural = a felső oldalak
    .its = a felső oldala
-right_side = a jobb oldal
    .accusative = a jobb oldalt
    .plural = a jobb oldalak
    .its = a jobb oldala
-bottom_side = az alsó oldal
    .accusative = az alsó oldalt
    .plural = az alsó oldalak
    .its = az alsó oldala
-left_side = a bal oldal
    .accusative = a bal oldalt
    .plural = a bal oldalak
    .its = a bal oldala
-decoration = díszlapka
decoration =
    .piece = { FORM("-decoration", $form) } ({ $left_icon } és { $right_icon })
-decoration_tiles = díszlapkák
    .accusative = díszlapkákat
    .plural = díszlapkák
    .its = díszlapkái
-left_icon = bal oldali ikon
    .accusative = bal oldali ikont
    .plural = bal oldali ikonok
    .its = bal oldali ikonja
-right_icon = jobb oldali ikon
    .accusative = jobb oldali ikont
    .plural = jobb oldali ikonok
    .its = jobb oldali ikonja
-decoration_stack = díszlapkahalom
    .accusative = díszlapkahalmot
    .plural = díszlapkahalmok
    .its = díszlapkahalma
-decorations_shown = díszlapkák kínálata
decorations_shown =
    .to = { FORM($noun, "illative") }
-decorated = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
decorated =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
-ledge = párkány
    .accusative = párkányt
    .plural = párkányok
    .its = párkánya
ledge =
    .piece = { $on_side } { NUMERAL($height_of_step) ->
        [yes] { $height_of_step }.
       *[no] { $height_of_step } szerinti
    } { FORM("-ledge_step", $case, 1, "", "its") }
-ledge_step = lépcső
    .accusative = lépcsőt
    .plural = lépcsők
    .its = lépcsője
-ledges = párkány
    .accusative = párkányt
    .plural = párkányok
    .its = párkánya
-on_side = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
-height_of_step = magasság
    .accusative = magasságot
    .plural = magasságok
    .its = magassága
-left_printed = bal oldalra nyomtatott ikon
    .accusative = bal oldalra nyomtatott ikont
    .plural = bal oldalra nyomtatott ikonok
    .its = bal oldalra nyomtatott ikonja
-right_printed = jobb oldalra nyomtatott ikon
    .accusative = jobb oldalra nyomtatott ikont
    .plural = jobb oldalra nyomtatott ikonok
    .its = jobb oldalra nyomtatott ikonja
-left_quarter = bal oldali negyed
    .accusative = bal oldali negyedet
    .plural = bal oldali negyedek
    .its = bal oldali negyede
-right_quarter = jobb oldali negyed
    .accusative = jobb oldali negyedet
    .plural = jobb oldali negyedek
    .its = jobb oldali negyede
decoration_gold = díszlapkáért fizetendő { FORM("-gold", $form) } ({ $key } munkással)
    .table = díszlapkáért fizetendő arany a munkások száma szerint
    .row = { $keys } munkással { $value }
-decorate = díszítés
    .accusative = díszítést
    .plural = díszítések
    .its = díszítése
decorate =
    .do = { verb-perform } egy díszítést
    .omits = n
-open_ledges = szabad párkány
    .accusative = szabad párkányt
    .plural = szabad párkányok
    .its = szabad párkánya
-has_support = támaszték
    .accusative = támasztékot
    .plural = támasztékok
    .its = támasztéka
has_support =
    .if = { $ledge } alatt elég magas a piramis
    .which = { $count ->
        [one] amely
       *[other] amelyek
    } alatt elég magas a piramis
icon_below_left = { FORM($ledge, "superessive") } a bal fél alatti { FORM("-icon", $form) }
icon_below_right = { FORM($ledge, "superessive") } a jobb fél alatti { FORM("-icon", $form) }
-icon = ikon
    .accusative = ikont
    .plural = ikonok
    .its = ikonja
-plain = sima
-blue_outline = kék körvonal
    .accusative = kék körvonalat
    .plural = kék körvonalak
    .its = kék körvonala
-red_outline = piros körvonal
    .accusative = piros körvonalat
    .plural = piros körvonalak
    .its = piros körvonala
-green_outline = zöld körvonal
    .accusative = zöld körvonalat
    .plural = zöld körvonalak
    .its = zöld körvonala
-blue_icon = kék ikon
    .accusative = kék ikont
    .plural = kék ikonok
    .its = kék ikonja
-red_icon = piros ikon
    .accusative = piros ikont
    .plural = piros ikonok
    .its = piros ikonja
-green_icon = zöld ikon
    .accusative = zöld ikont
    .plural = zöld ikonok
    .its = zöld ikonja
-pyramid_tile = piramislapka
pyramid_tile =
    .piece = { FORM("-pyramid_tile", $form) } ({ $icons })
-pyramid_tiles = piramislapkák
    .accusative = piramislapkákat
    .plural = piramislapkák
    .its = piramislapkái
-icons = ikonok
    .accusative = ikonokat
    .plural = ikonok
    .its = ikonjai
-pyramid_stack = piramislapka-halom
    .accusative = piramislapka-halmot
    .plural = piramislapka-halmok
    .its = piramislapka-halma
-tile_drawn = húzott piramislapka
corner_of = { FORM($spot, "possessive") } bal felső { FORM("-quarter_word", $case, 1, "", "its") }
-quarter_word = negyed
    .accusative = negyedet
    .plural = negyedek
    .its = negyede
tile_drawn =
    .to = { FORM($noun, "allative") }
-tiles_shown = piramislapkák kínálata
tiles_shown =
    .to = { FORM($noun, "illative") }
-pyramid = piramis
    .accusative = piramist
    .plural = piramisok
    .its = piramisa
level_points = lapkáért járó { FORM("-say-word-point", $form) } ({ NUMERAL($key) ->
        [yes] { $key }.
       *[no] { $key } szerinti
    } szint)
    .table = lapkáért járó pontok szintenként
level_wood = lapkáért fizetendő { FORM("-wood", $form) } ({ NUMERAL($key) ->
        [yes] { $key }.
       *[no] { $key } szerinti
    } szint)
    .table = lapkáért fizetendő fa szintenként
same_without_colour = { $key } { FORM("-type_word", $case, 1, "", "its") }
-type_word = típus
    .accusative = típust
    .plural = típusok
    .its = típusa
icon_temple = { $key } { FORM("-temple", $case, 1, "", "its") }
-corner = sarok
    .accusative = sarkot
    .plural = sarkok
    .its = sarka
corner =
    .table = a lapkák bal felső negyedének mezői sor és oszlop szerint, a sarok fajtájával
-laid_at_start = kezdő lapka
laid_at_start =
    .table = a piramis mezői, amelyeken a kezdéskor lapka van, a játékosok száma szerint
    .if = { $key } játékosnál { FORM($second, "superessive") } a kezdéskor lapka van
    .which = { $count ->
        [one] amelyen
       *[other] amelyeken
    } a kezdéskor lapka van
-construction_action = építkezés
    .accusative = építkezést
    .plural = építkezések
    .its = építkezése
construction_action =
    .do = { verb-build-the } a piramist
    .omits = n
    .event = a piramist építed
-lay_tile = piramislapka
lay_tile =
    .do = { verb-place } egy piramislapkát a piramisra
-pay_for_level = lapka ára
    .accusative = lapka árát
    .plural = lapka árai
    .its = lapka ára
pay_for_level =
    .do = { verb-pay-the } egy lapka árát ({ NUMERAL($level) ->
        [yes] { $level }.
       *[no] { $level } szerinti
    } szint)
-saving = megtakarítható nyersanyagok száma
    .accusative = megtakarítható nyersanyagokat
    .plural = megtakarítható nyersanyagok
    .its = megtakarítható nyersanyagai
saving =
    .set = a lapka árából { $value } nyersanyag takarítható meg
prompt-saved = Mit takarítasz meg?
-stone_saved = egy kő
    .accusative = egy követ
    .plural = egy kövek
    .its = egy köve
-wood_saved = egy fa
-nothing_saved = még semmi
level_at = { FORM($ground, "superessive") } fekvő lapka { FORM("-level_word", $case, 1, "", "its") }
-level_word = szint
    .accusative = szintet
    .plural = szintek
    .its = szintje
-flat = sík
    .accusative = síkot
    .plural = síkok
flat =
    .if = { FORM($ground, "adessive") } sík a talaj
    .which = { $count ->
        [one] amely sík
       *[other] amelyek síkok
    }
icon_at = { FORM($quarter, "superessive") } lévő { FORM("-icon", $form) }
-match_icon = párosítás
    .accusative = párosítást
    .plural = párosítások
    .its = párosítása
match_icon =
    .do = { $mood ->
        [third] összeveti
        [infinitive] összevetni
        [may] összevetheted
       *[order] vesd össze
    } { FORM($top, "accusative") } az alatta lévővel ({ $below })
-climb_for_icon = ikonért járó lépés
    .accusative = ikonért járó lépést
    .plural = ikonért járó lépések
    .its = ikonért járó lépése
climb_for_icon =
    .do = { verb-advance } egyet { FORM($temple, "superessive") } az ikonért
-track_steps_for_tiles = lépések a piramissávon
    .accusative = lépéseket a piramissávon
    .plural = lépések a piramissávon
track_steps_for_tiles =
    .do = { verb-count-the } a piramissáv lépéseit (lapkák: { $n }; mind lerakva: { $finished })
-finish_pyramid = utolsó lapka
finish_pyramid =
    .do = { verb-end-the } a piramist
-begin_pyramid = a piramis kezdete
begin_pyramid =
    .do = { verb-begin-the } a piramist
-lay_first_tile = első lapka
lay_first_tile =
    .do = { verb-place } véletlenszerűen elforgatva egy lapkát ide: { $ground }
-power_up = megerősítés
    .accusative = megerősítést
    .plural = megerősítések
    .its = megerősítése
power_up =
    .do = { $mood ->
        [third] megerősíti
        [infinitive] megerősíteni
        [may] megerősítheted
       *[order] erősítsd meg
    } { FORM($worker, "accusative") }
-power_up_anywhere = megerősítés bárhol
    .accusative = megerősítést bárhol
    .plural = megerősítések bárhol
power_up_anywhere =
    .do = { $mood ->
        [third] megerősíti
        [infinitive] megerősíteni
        [may] megerősítheted
       *[order] erősítsd meg
    } bármelyik szabad { FORM("-worker", "accusative", 1, "", $whose) }
-ascend = felemelkedés
    .accusative = felemelkedést
    .plural = felemelkedések
    .its = felemelkedése
ascend =
    .do = { $mood ->
        [third] felemeli
        [infinitive] felemelni
        [may] felemelheted
       *[order] emeld fel
    } { FORM($worker, "accusative") }
-take_reward = felemelkedés jutalma
    .accusative = felemelkedés jutalmát
    .plural = felemelkedés jutalmai
    .its = felemelkedés jutalma
take_reward =
    .do = { verb-choose } egy jutalmat
prompt-reward = Mi legyen a felemelkedés jutalma?
choice-points = 5 győzelmi pont
choice-cocoa = 5 kakaó
choice-temple = egy lépés bármelyik templomon
choice-two_steps = két lépés tetszőleges templomokon, 3 kakaóért
choice-fourth_worker = a negyedik munkásod és 2 kakaó
-eclipses = napfogyatkozások száma
    .accusative = napfogyatkozások számát
    .plural = napfogyatkozások számai
    .its = napfogyatkozások száma
-eclipse_due = esedékes napfogyatkozás
    .accusative = esedékes napfogyatkozást
    .plural = esedékes napfogyatkozások
    .its = esedékes napfogyatkozása
eclipse_due =
    .set = { STARTS($value, "igen_", "napfogyatkozás esedékes", "nem esedékes napfogyatkozás") }
    .if = napfogyatkozás esedékes
-turns_left = napfogyatkozás előtti körök száma
    .accusative = napfogyatkozás előtti körök számát
    .plural = napfogyatkozás előtti körök számai
    .its = napfogyatkozás előtti körök száma
-pyramid_finished = befejezett piramis
    .accusative = befejezett piramist
    .plural = befejezett piramisok
    .its = befejezett piramisa
pyramid_finished =
    .set = { STARTS($value, "igen_", "a piramis elkészült", "a piramis még nincs kész") }
    .if = a piramis elkészült
-move_calendar = naptár
    .accusative = naptárat
    .plural = naptárak
    .its = naptára
move_calendar =
    .do = { $mood ->
        [third] megnézi
        [infinitive] megnézni
        [may] megnézheted
       *[order] nézd meg
    } a naptárat
-comes_at_once = azonnali napfogyatkozás
    .accusative = azonnali napfogyatkozást
    .plural = azonnali napfogyatkozások
    .its = azonnali napfogyatkozása
comes_at_once =
    .if = a napfogyatkozás azonnal bekövetkezik
-eclipse = napfogyatkozás
    .accusative = napfogyatkozást
    .plural = napfogyatkozások
    .its = napfogyatkozása
-score_eclipse = napfogyatkozás pontozása
score_eclipse =
    .do = { verb-score-the } a napfogyatkozást
-points_for_track = piramissáv egy lépésének pontja
    .accusative = piramissáv egy lépésének pontját
    .plural = piramissáv egy lépésének pontjai
    .its = piramissáv egy lépésének pontja
track_points = piramissáv egy lépésének { FORM("-say-word-point", $case, "plural", "", "its") } ({ NUMERAL($key) ->
        [yes] { $key }.
       *[no] { $key } szerinti
    } napfogyatkozás)
    .table = a piramissáv egy lépésének pontjai napfogyatkozásonként
-mask_points = maszkokért járó pontok
    .accusative = maszkokért járó pontokat
    .plural = maszkokért járó pontok
mask_set_points = { $key } különböző maszkért járó { FORM("-say-word-point", $form) }
    .table = maszkokért járó pontok a különböző maszkok száma szerint
    .row = { $keys } maszkért { $value }
masks_held = azoknak a maszkoknak a { FORM("-say-word-amount", $case, 1, "", "its") }, amelyekből legalább { $n } van nálad
copies_held = { NUMERAL($kind) ->
        [yes] { $kind }.
       *[no] { $kind } szerinti
    } fajtájú maszkjaid { FORM("-say-word-amount", $case, 1, "", "its") }
-pay_wages = bérek
    .accusative = béreket
    .plural = bérek
    .its = bérei
pay_wages =
    .do = { verb-pay-the } a béreket
prompt-wages = Mennyi kakaót fizetsz a bérekből?
-begin_period = új időszak
    .accusative = új időszakot
    .plural = új időszakok
    .its = új időszaka
begin_period =
    .do = { verb-begin } egy új időszakot
-finish_game = játék vége
    .accusative = játék végét
    .plural = játék végei
    .its = játék vége
finish_game =
    .do = { verb-end-the } a játékot
-score_bonus_tiles = bónuszlapkák
    .accusative = bónuszlapkákat
    .plural = bónuszlapkák
score_bonus_tiles =
    .do = { verb-score-the } a { FORM("-bonus_tile", "accusative", "plural", "", $whose) }
-victory_points = győzelmi pontok
    .accusative = győzelmi pontokat
    .plural = győzelmi pontok
-tie_breaker = döntetlen esetén számító sorrend
    .accusative = döntetlen esetén számító sorrendet
    .plural = döntetlen esetén számító sorrendek
    .its = döntetlen esetén számító sorrendje
-teotibot = Teotibot
    .gender = person
    .accusative = Teotibotot
    .plural = Teotibotok
    .its = Teotibotja
-bot_tile = akciólapka
bot_tile =
    .piece = { $id } { FORM("-bot_tile", $form) }
-bot_tile-bot_construction = Teotibot építkezéslapkája
    .accusative = Teotibot építkezéslapkáját
    .plural = Teotibot építkezéslapkái
    .its = Teotibot építkezéslapkája
-bot_tile-bot_decorations = Teotibot díszítéslapkája
    .accusative = Teotibot díszítéslapkáját
    .plural = Teotibot díszítéslapkái
    .its = Teotibot díszítéslapkája
-bot_tile-bot_alchemy = Teotibot alkímialapkája
    .accusative = Teotibot alkímialapkáját
    .plural = Teotibot alkímialapkái
    .its = Teotibot alkímialapkája
-bot_tile-bot_nobles = Teotibot nemeslapkája
    .accusative = Teotibot nemeslapkáját
    .plural = Teotibot nemeslapkái
    .its = Teotibot nemeslapkája
-bot_tile-bot_mastery = Teotibot hatalomlapkája
    .accusative = Teotibot hatalomlapkáját
    .plural = Teotibot hatalomlapkái
    .its = Teotibot hatalomlapkája
-bot_tile-bot_worship = Teotibot imádáslapkája
    .accusative = Teotibot imádáslapkáját
    .plural = Teotibot imádáslapkái
    .its = Teotibot imádáslapkája
-bot_tile-bot_mask_collection = Teotibot maszkgyűjtés-lapkája
    .accusative = Teotibot maszkgyűjtés-lapkáját
    .plural = Teotibot maszkgyűjtés-lapkái
    .its = Teotibot maszkgyűjtés-lapkája
-bot_tiles = akciólapkák
    .accusative = akciólapkákat
    .plural = akciólapkák
    .its = akciólapkái
-deed = tett
    .accusative = tettet
    .plural = tettek
    .its = tette
deed =
    .do = { verb-do-the } { $piece } utasítását
-bot_box = akciólapkák doboza
    .accusative = akciólapkák dobozát
    .plural = akciólapkák dobozai
    .its = akciólapkák doboza
-bot_pyramid = akciópiramis
    .accusative = akciópiramist
    .plural = akciópiramisok
    .its = akciópiramisa
bot_pyramid =
    .in = { FORM($noun, "inessive") }
    .to = { FORM($noun, "illative") }
-bot_used = felhasznált akciólapka
-bot_place = akciópiramisbeli hely
    .accusative = akciópiramisbeli helyet
    .plural = akciópiramisbeli helyek
    .its = akciópiramisbeli helye
-apex = a csúcs
    .accusative = a csúcsot
    .plural = a csúcsok
    .its = a csúcsa
-middle_left = a bal középső hely
    .accusative = a bal középső helyet
    .plural = a bal középső helyek
    .its = a bal középső helye
-middle_right = a jobb középső hely
    .accusative = a jobb középső helyet
    .plural = a jobb középső helyek
    .its = a jobb középső helye
-base_left = az alap bal széle
-base_middle = az alap közepe
-base_right = az alap jobb széle
-outside = a piramison kívüli hely
    .accusative = a piramison kívüli helyet
    .plural = a piramison kívüli helyek
    .its = a piramison kívüli helye
-arrow = nyíl
    .accusative = nyilat
    .plural = nyilak
    .its = nyila
-to_the_left = balra
-to_the_right = jobbra
-one_die = első kocka
-other_die = második kocka
-upper_arrow = felső nyíl
    .accusative = felső nyilat
    .plural = felső nyilak
    .its = felső nyila
upper_arrow =
    .set = a felső nyíl erre mutat: { $value }
-lower_arrow = alsó nyíl
    .accusative = alsó nyilat
    .plural = alsó nyilak
    .its = alsó nyila
lower_arrow =
    .set = az alsó nyíl erre mutat: { $value }
rolled_place = { $key } dobásához tartozó { FORM("-slot", $form) }
filled_from = { FORM($second, "accusative") } { $key } mutató nyílnál feltöltő lapka { FORM("-slot", $case, 1, "", "its") }
    .table = az üres helyeket feltöltő lapkák helye a nyíl szerint
-set_up_teotibot = Teotibot előkészítése
set_up_teotibot =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsd elő
    } Teotibotot
-place_bot_worker = Teotibot munkásai
    .accusative = Teotibot munkásait
    .plural = Teotibot munkásai
place_bot_worker =
    .do = { verb-place-the } { FORM($worker, "accusative") } Teotibot { NUMERAL($n) ->
        [yes] { $n }.
       *[no] { $n } szerinti
    } munkásaként
power_change = { NUMERAL($n) ->
        [yes] { $n }.
       *[no] { $n } szerinti
    } munkás erejének { FORM("-change_word", $case, 1, "", "its") }
-change_word = változás
    .accusative = változást
    .plural = változások
    .its = változása
sign_of = { $n } { FORM("-sign_word", $case, 1, "", "its") }
-sign_word = előjel
    .accusative = előjelet
    .plural = előjelek
    .its = előjele
-bot_exchanges = csere
    .accusative = cserét
    .plural = cserék
    .its = cseréje
bot_exchanges =
    .do = { verb-trade } kakaót
-bot_exchange_from = cseréhez szükséges kakaó
    .accusative = cseréhez szükséges kakaót
    .plural = cseréhez szükséges kakaók
    .its = cseréhez szükséges kakaója
-replace_action_tile = új akciólapka
replace_action_tile =
    .do = { verb-trade-the } { FORM($stand, "superessive") } lévő akciólapkát
arrow_beside = { $gap } melletti { FORM("-arrow", $form) }
-turn_arrows = nyilak
    .accusative = nyilakat
    .plural = nyilak
turn_arrows =
    .do = { $mood ->
        [third] megfordítja a felső nyilat, és alulra teszi
        [infinitive] megfordítani a felső nyilat, és alulra tenni
        [may] megfordíthatod a felső nyilat, és alulra teheted
       *[order] fordítsd meg a felső nyilat, és tedd alulra
    }
-bot_moves_on = Teotibot munkásának útja
    .accusative = Teotibot munkásának útját
    .plural = Teotibot munkásának útjai
    .its = Teotibot munkásának útja
bot_moves_on =
    .do = { verb-move-the } tovább { FORM($worker, "accusative") }
-bot_succeeds = Teotibot sikere
bot_succeeds =
    .do = { $mood ->
        [third] megerősíti, majd továbbmozgatja
        [infinitive] megerősíteni, majd továbbmozgatni
        [may] megerősítheted, majd továbbmozgathatod
       *[order] erősítsd meg, majd mozgasd tovább
    } { $board } legerősebb munkását
-bot_rises = munkás erősödése
bot_rises =
    .do = { $mood ->
        [third] megerősíti
        [infinitive] megerősíteni
        [may] megerősítheted
       *[order] erősítsd meg
    } { FORM($worker, "accusative") }, és { verb-move-the } tovább
-bot_falls_back = Teotibot tartalékterve
bot_falls_back =
    .do = { verb-do-the } a tartaléktervet
-bot_constructs = építkezéslapka
bot_constructs =
    .do = { verb-build-the } a piramist, vagy { verb-take } követ
-bot_decorates = díszítéslapka
bot_decorates =
    .do = { verb-perform } egy díszítést, vagy { verb-take } aranyat
-bot_builds_for_nobles = nemeslapka
bot_builds_for_nobles =
    .do = { verb-build } a nemeseknek, vagy { verb-take } fát
-bot_builds_at = építés vagy nyersanyag
bot_builds_at =
    .do = { verb-build } { FORM($board, "adessive") }, vagy { verb-take } nyersanyagot { FORM($supplier, "adessive") }
-bot_develops = alkímialapka
bot_develops =
    .do = { verb-perform } egy fejlesztést, vagy { $mood ->
        [third] tanul
        [infinitive] tanulni
        [may] tanulhatsz
       *[order] tanulj
    }
-bot_learners = tanulni képes munkás
    .gender = person
    .accusative = tanulni képes munkást
    .plural = tanulni képes munkások
    .its = tanulni képes munkása
board_of = { $worker } { FORM("-board", $case, 1, "", "its") }
-bot_masters = hatalomlapka
bot_masters =
    .do = { verb-use-the } a legerősebb munkást
-bot_acts_at = Teotibot akciója
    .accusative = Teotibot akcióját
    .plural = Teotibot akciói
    .its = Teotibot akciója
bot_acts_at =
    .do = { verb-perform-the } az akciót { FORM($board, "adessive") }
-bot_lays_tile = Teotibot piramislapkája
    .accusative = Teotibot piramislapkáját
    .plural = Teotibot piramislapkái
    .its = Teotibot piramislapkája
bot_lays_tile =
    .do = { verb-place } egy piramislapkát a piramisra
-bot_adds_decoration = Teotibot díszlapkája
    .accusative = Teotibot díszlapkáját
    .plural = Teotibot díszlapkái
    .its = Teotibot díszlapkája
bot_adds_decoration =
    .do = { verb-place } egy díszlapkát a piramisra
-bot_takes_technology = Teotibot technológiája
bot_takes_technology =
    .do = { verb-perform } egy fejlesztést
-unmarked = jelöletlen
unmarked =
    .if = { FORM($slot, "superessive") } lévő technológia senkié
    .which = { $count ->
        [one] amelynek
       *[other] amelyeknek
    } a technológiája senkié
-bot_adds_building = Teotibot épülete
bot_adds_building =
    .do = { verb-build } egy épületet
-bot_worships = imádáslapka
bot_worships =
    .do = { verb-perform } egy imádást a következő imádásmezőn
-temple_altars = templomok imádásmezői
    .accusative = templomok imádásmezőit
    .plural = templomok imádásmezői
next_altar = { FORM($from_board, "ablative") } számított következő { FORM("-worship_space", $form) }
altars_after = { FORM($from_board, "ablative") } számított { FORM("-worship_space", $case, "plural") } (ezek közül: { $spaces })
-send_on = Teotibot kiszorított munkása
    .accusative = Teotibot kiszorított munkását
    .plural = Teotibot kiszorított munkásai
    .its = Teotibot kiszorított munkása
send_on =
    .do = { verb-move-the } tovább { FORM($worker, "accusative") } { FORM($goal, "delative") }
-altars_to_take = elfoglalható imádásmezők
    .accusative = elfoglalható imádásmezőket
    .plural = elfoglalható imádásmezők
-bot_collects_masks = maszkgyűjtés-lapka
bot_collects_masks =
    .do = { verb-buy } egy maszkot
tile_beside = { $board } melletti { FORM("-discovery", $form) }
-wants_mask_at = keresett maszk
    .accusative = keresett maszkot
    .plural = keresett maszkok
    .its = keresett maszkja
wants_mask_at =
    .if = { $board } mellett olyan maszk van, amelyet keres
    .which = { $count ->
        [one] amely
       *[other] amelyek
    } mellett olyan maszk van, amelyet keres
-goal = tábla
-start = kiinduló tábla
-supplier = nyersanyagot adó tábla
-n = szám
    .adjective = szám szerinti
    .accusative = számot
    .plural = számok
    .its = száma
-develop-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-gather-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-main_action-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-give_power_ups-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-build_for_nobles-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-decorate-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-construction_action-n = munkások száma
    .accusative = munkások számát
    .plural = munkások számai
    .its = munkások száma
-lay_board_at-n = szám
    .accusative = számot
    .plural = számok
    .its = száma
-reward_owners-n = technológia száma
    .accusative = technológia számát
    .plural = technológia számai
    .its = technológia száma
-place_bot_worker-n = munkás száma
    .accusative = munkás számát
    .plural = munkás számai
    .its = munkás száma
-gain_any_goods-n = szám
    .accusative = számot
    .plural = számok
    .its = száma
-pay_fee-n = díj
    .accusative = díjat
    .plural = díjak
    .its = díja
-altar_taken = választott imádásmező
-pilgrim = imádkozó munkás
    .gender = person
    .accusative = imádkozó munkást
    .plural = imádkozó munkások
    .its = imádkozó munkása
-companion = kísérő munkás
    .gender = person
    .accusative = kísérő munkást
    .plural = kísérő munkások
    .its = kísérő munkása
-ground = mező
-lay_tile-covered = lefedett ikon
    .accusative = lefedett ikont
    .plural = lefedett ikonok
    .its = lefedett ikonja
-covered = lefedett
    .accusative = lefedettet
    .plural = lefedettek
-face = fedő ikon
    .accusative = fedő ikont
    .plural = fedő ikonok
    .its = fedő ikonja
-displayed = kirakott lapkák száma
    .accusative = kirakott lapkák számát
    .plural = kirakott lapkák számai
    .its = kirakott lapkák száma
-strong = erős munkás
    .gender = person
    .accusative = erős munkást
    .plural = erős munkások
    .its = erős munkása
-column = oszlop
    .accusative = oszlopot
    .plural = oszlopok
    .its = oszlopa
-shade = szín
    .accusative = színt
    .plural = színek
    .its = színe
-wanted = osztály
    .accusative = osztályt
    .plural = osztályok
    .its = osztálya
-space = imádásmező
-extra = többletdíj
    .accusative = többletdíjat
    .plural = többletdíjak
    .its = többletdíja
-other = másik
-owed = bérek
    .accusative = béreket
    .plural = bérek
    .its = bérei
-paid = fizetett összeg
    .accusative = fizetett összeget
    .plural = fizetett összegek
    .its = fizetett összege
-leading = a vezető helye
    .accusative = a vezető helyét
    .plural = a vezető helyei
    .its = a vezető helye
-here = a munkás helye
    .accusative = a munkás helyét
    .plural = a munkás helyei
    .its = a munkás helye
-ahead = következő tábla
-gap = üres hely
    .accusative = üres helyet
    .plural = üres helyek
    .its = üres helye
-filler = feltöltő lapka
-stand = lapka helye
    .accusative = lapka helyét
    .plural = lapka helyei
    .its = lapka helye
-row = sor
    .accusative = sort
    .plural = sorok
    .its = sora
-table_ring = táblák köre
-table_calendar = naptár
    .accusative = naptárat
    .plural = naptárak
    .its = naptára
-table_tiles = játékosok lapkái és munkásai
    .accusative = játékosok lapkáit és munkásait
    .plural = játékosok lapkái és munkásai
-table_goods = javak
    .accusative = javakat
    .plural = javak
    .its = javai
-steps_to_eclipse = lépések a napfogyatkozásig
    .accusative = lépéseket a napfogyatkozásig
    .plural = lépések a napfogyatkozásig
-neither = egyik sem
-tiles = lapka
-building = épület
    .accusative = épületet
    .plural = épületek
    .its = épülete
-dice = kocka
-fetching = beszerzés
    .accusative = beszerzést
    .plural = beszerzések
    .its = beszerzése
-number_2 = második szám
    .accusative = második számot
    .plural = második számok
    .its = második száma
-from_board = kiinduló tábla
-shown = látható tábla
-beginner = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
-below = alatta lévő ikon
    .accusative = alatta lévő ikont
    .plural = alatta lévő ikonok
    .its = alatta lévő ikonja
-collecting = gyűjtés
    .accusative = gyűjtést
    .plural = gyűjtések
    .its = gyűjtése
-developing = fejlesztés
    .accusative = fejlesztést
    .plural = fejlesztések
    .its = fejlesztése
-done = elvégzett akció
-drawn = húzott lapka
-earlier = korábbi lapka
-east = jobbra lévő mező
    .its = jobbra lévő mezője
-finished = befejezett lerakás
    .accusative = befejezett lerakást
    .plural = befejezett lerakások
    .its = befejezett lerakása
finished =
    .if = minden lapkát leraktatok
-track_steps_for_tiles-n = lerakott lapkák száma
    .accusative = lerakott lapkák számát
    .instrumental = lerakott lapkák számával
    .plural = lerakott lapkák számai
    .its = lerakott lapkák száma
-fixed = rögzített előkészítés
    .accusative = rögzített előkészítést
    .plural = rögzített előkészítések
    .its = rögzített előkészítése
-flipped = megfordított nyíl
    .accusative = megfordított nyilat
    .plural = megfordított nyilak
    .its = megfordított nyila
-found = talált technológia
-free_altar = szabad imádásmező
-kind = fajta
-learning = tanulás
    .accusative = tanulást
    .plural = tanulások
    .its = tanulása
-lower = alsó nyíl
    .accusative = alsó nyilat
    .plural = alsó nyilak
    .its = alsó nyila
-numbers = számok
    .accusative = számokat
    .plural = számok
    .its = számai
-p = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
-quarter = negyed
    .accusative = negyedet
    .plural = negyedek
    .its = negyede
-reward = jutalom
    .accusative = jutalmat
    .plural = jutalmak
    .its = jutalma
-south = alatta lévő mező
    .its = alatta lévő mezője
-spaces = imádásmezők
    .accusative = imádásmezőket
    .plural = imádásmezők
    .its = imádásmezői
-strongest = legerősebb munkás
    .gender = person
    .accusative = legerősebb munkást
    .plural = legerősebb munkások
    .its = legerősebb munkása
-taken_altar = foglalt imádásmező
-top = felső ikon
    .accusative = felső ikont
    .plural = felső ikonok
    .its = felső ikonja
-upper = felső nyíl
    .accusative = felső nyilat
    .plural = felső nyilak
    .its = felső nyila
-weakest = leggyengébb munkás ereje
    .accusative = leggyengébb munkás erejét
    .plural = leggyengébb munkás erejei
    .its = leggyengébb munkás ereje
-yes = igen
prepare =
    .do = { verb-perform-the } az előkészítést
hand_out_starting_tiles =
    .do = { verb-deal-the } a kezdőlapkákat
turn =
    .do = { verb-play-the } a { FORM("-turn", "accusative", 1, "", $whose) }
eclipse =
    .do = { verb-perform-the } a napfogyatkozást
teotibot =
    .pronoun = { $case ->
        [possessive] { "" }
        [owner] az övé
        [subject] { "" }
        [accusative] őt
        [dative] neki
       *[other] ő
    }

## Sentences by hand

explain-lay_boards = A palota és az építkezés a nyomtatott helyén marad. Minden más akciótáblát vegyél le a körről (0-s hely), majd tegyél közülük véletlenszerűen egyet-egyet a kör 2-es, 3-as, 4-es, 6-os, 7-es és 8-as helyére.
explain-lay_board_at = Válassz véletlenszerűen egy akciótáblát, amelynek a helye a körben még 0, és tedd a körnek erre a helyére.
explain-draw_royal = Válassz véletlenszerűen egy, az osztályba tartozó királylapkát a királylapkák dobozából, és tedd arra az imádásmezőre, amelyik sorban annyiadik, ahányadik az osztály.
explain-fits_class = Egy lapka akkor tartozik az osztályba, ha ez az osztálya.
explain-draw_technologies = Válassz véletlenszerűen 6 számot ezek közül: 1, 3, 5, 7, 9, 11, 13, 15 és 17. Növekvő sorrendben mindegyik számhoz egy-egy hely tartozik: tedd az összes ilyen számú technológiát a technológiák dobozából e hely alkímiatáblájára.
explain-draw_bonus = Válassz véletlenszerűen egy bónuszlapkát a bónuszlapkák dobozából: ez lesz a templom bónuszlapkája.
explain-begin_pyramid = A piramis minden olyan mezőjére, amelyen a kezdéskor lapka van, helyezz egy véletlenszerűen elforgatott lapkát: előbb oda, ahol a mező sarka 1, azután oda, ahol a sarka 2.
explain-lay_first_tile = Húzz 1 piramislapkát a piramislapka-halomból. Helyezd a húzott piramislapkát véletlenszerűen elforgatva a piramisra úgy, hogy a bal felső negyede ezen a mezőn legyen.
explain-corner_of = Egy hely bal felső negyede a 4 mezője közül az, amelyik az elforgatott lapka bal felső sarkában van; elforgatás nélkül ez az 1-es számú mező.
explain-lay_discoveries = Keverd meg a felfedezéslapka-halmot. Minden felfedezéshely lapkahelyére húzz a felfedezéslapka-halomból annyi felfedezéslapkát, amennyi oda a játékosok száma szerint jár.
explain-seat_players = Válasszatok véletlenszerűen egy kezdőjátékost; ha Teotibot is részt vesz a játékban, nem ő kezd. Állítsd be a naptárat.
explain-reset_calendar = Tedd a világos korongot a 0-s mezőre. Tedd a sötét korongot a játékosok száma szerinti első helyénél annyival hátrébb, amennyi a napfogyatkozások száma.
explain-get_ready = Megkapod a kezdő kakaódat. A kockadobozban lévő, a színedhez tartozó munkásokat tedd a készletedbe, kivéve a 4-es számút: őt fordítsd 3-as erőre, és tedd a Felemelkedés-kerekedre.
explain-first_cocoa = 1 kakaóval kezdesz, ha te vagy a kezdőjátékos, egyébként annyival, amennyi a későbbi játékos kezdő kakaója.
explain-later_cocoa = Egy későbbi játékos 3 kakaóval kezd, ha ő az utolsó játékos, egyébként 2-vel.
explain-set_up_teotibot = Teotibot kap 2 fát, 2 követ és 2 aranyat, mindegyikből annyival többet, amennyi a „Teotibot nyersanyagai” beállítás. Lép 1 lépést a Holtak útján, és 1 lépcsőt felfelé minden templomon. A jobb felső hely alkímiatáblájáról egy technológiát a technológiasorába tesz, ha ott még nincs technológia. A kockadobozból a színéhez tartozó munkásokat a számuk szerint helyezi el. Keverd meg az akciólapkák dobozát. Húzz az akciólapkák dobozából az akciópiramis minden helyére 1 akciólapkát. Válassz véletlenszerűen irányt a felső nyílnak és az alsó nyílnak.
explain-place_bot_worker = Az 1-es számú munkás az aranyraktár, a 2-es a nemesek, a 3-as az építkezés általános területére kerül, minden további a díszek imádásmezőjének imádási helyére. Ha a munkás száma legfeljebb 3, az ereje 2 plusz az erejének változása.
explain-power_change = A munkás erejének változása 0, ha a száma nagyobb a „Teotibot munkásai” beállítás előjel nélküli értékénél, egyébként a beállítás előjele.
explain-keep_starting_tiles = Válassz 2 kezdőlapkát a kezedből, és tedd őket a megtartott lapkakészletedbe. Ha egy választott lapkának a felfedezése több, mint 0, tedd a hozzá tartozót a kiosztott felfedezéskészletedből a megtartott felfedezéskészletedbe.
explain-find_with = A húzott lapkák ugyanolyan sorrendben fekszenek, mint azok a lapkák, amelyeknek a felfedezése több, mint 0: az első húzott lapka az első ilyenhez tartozik, és így tovább.
explain-gain_starting_goods = Megkapod a kezdőlapkapárodban lévő kezdőlapkák jutalmait. Az első felfedezéskészletedben lévő felfedezéslapkák mindegyikét megveheted. Helyezd a táblákra a három munkásodat.
explain-gain_from_starting_tile = Megkapod a lapkán látható kakaót, fát, követ és aranyat, és annyi fát, követ vagy aranyat tetszőleges összeállításban, ahány tetszőleges nyersanyag látható rajta. Ezután annyiszor tedd meg a következőket, ahányszor a lapkán láthatók: megerősítésért növeld egy munkás erejét a lehelyezése előtt, Holtak útján tett lépésért lépj egyet a Holtak útján, kék lépésért a kék templomon, piros lépésért a piros templomon, zöld lépésért a zöld templomon, technológiáért pedig vedd el a legkisebb számú technológiát, amely még nincs meg neked.
explain-gain_any_goods = Összesen ennyi fát, követ vagy aranyat kapsz, tetszőleges összeállításban.
explain-walk_avenue = Ha a Holtak útján elért helyed kevesebb, mint 9, lépj 1 lépést a Holtak útján. Ha annak a lépcsőnek, amelyre érkeztél, van felfedezéshelye, vehetsz onnan egy felfedezéslapkát.
explain-take_find = Válassz egy felfedezéslapkát a felfedezéshely lapkahelyéről, és vedd meg.
explain-can_climb = Léphetsz egyet a templomon, ha a lépcsőd ott kevesebb, mint 10, vagy ha a lépcsőd 10, és még egyik játékosé sem 11.
explain-go_up = Lépj 1 lépcsőt felfelé a templomon. Ha ennek a lépcsőnek nincs felfedezéshelye, megkapod a lépcső jutalmát. Egyébként vagy vegyél egy felfedezéslapkát a felfedezéshelyről, vagy kapd meg a lépcső jutalmát.
explain-gain_from_step = Megkapod a templom azon lépcsőjének győzelmi pontjait és nyersanyagait, amelyen állsz; a nyersanyag a zöld templomon kakaó, egyébként fa, kő vagy arany tetszőleges összeállításban.
explain-open_slots = Egy hely akkor tartalmaz még meg nem szerzett technológiát, ha legalább egy technológia van ott, és az ilyen számú technológia még nincs meg neked.
explain-owns = Egy játékosnak akkor van meg egy technológia, ha a technológiasorában van ilyen számú technológia.
explain-take_technology = Tedd a hely alkímiatábláján lévő technológiát a technológiasorodba. Lépj egyet a hely templomán.
explain-place_first_workers = A látható táblák azok, amelyek a kezdőlapkapárodban lévő első és utolsó kezdőlapkán szerepelnek. A készletedben lévő munkások mindegyikéhez válassz egy látható akciótáblát, amelyen nincs szabad munkásod, és tedd a munkást ennek az általános területére.
explain-place_neutral_workers = Keverd meg a kezdőlapkák dobozát. Minden olyan színből, amely egyik játékosé sem (a sorszáma több, mint a játékosok száma), helyezz el munkásokat ennyi kezdőlapka szerint. Tedd az összes kezdőlapkát a semleges munkásokhoz húzott kezdőlapkákból vissza a kezdőlapkák dobozába.
explain-place_neutral_colour = Húzz a kezdőlapkák dobozából ennyi kezdőlapkát, és tedd őket a semleges munkásokhoz húzott kezdőlapkák közé. Az 1-es, a 2-es és a 3-as sorszámú most húzott kezdőlapka mutatja a látható táblákat. Tedd a szín összes munkását a kockadobozba. Onnan legfeljebb 3 ilyen színű munkást egymás után tegyél egy-egy akciótábla általános területére: mindig az első látható táblára, amelyen még nincs ilyen színű munkás.
explain-boards_shown = Egy kezdőlapka akciótáblái azok, amelyek a semleges munkásokhoz húzott kezdőlapkák közül az ilyen sorszámún láthatók.
explain-own_workers_at = Az akciótáblán lévő szabad munkásaid a színedhez tartozó munkások az akciótábla általános területén.
explain-victory_points = Minden győzelmi pontod 1 pontot ér.
explain-technology-tech_01 = Miután egy munkásod a kiinduló tábláról a táblára mozog, ha a munkásod közben a palotára lép, vagy elhalad mellette, kapsz 1 kakaót.
explain-worship = Válassz a táblán egy imádásmezőt, amelynek az imádási helyén nincs a színedhez tartozó munkás. Válassz egy munkást az útról: ő lesz az imádkozó munkás. Válaszd ki, mit teszel, miután kifizeted a díjat, és zárolod az imádkozó munkást a választott imádásmezőn: vagy használod a választott imádásmező képességét, vagy – ha a tábla nem a palota – veszel egy felfedezéslapkát a tábla melletti felfedezéshelyről, vagy még 1 kakaóért mindkettőt megteszed, tetszőleges sorrendben. Tegyél egy új felfedezéslapkát a tábla melletti felfedezéshelyre.
explain-locked_workers = A zárolt munkásaid a színedhez tartozó, imádási helyen lévő munkások.
explain-free_workers = A szabad munkásaid a színedhez tartozó, általános területen lévő munkások.
explain-workers_in_play = A játékban lévő munkásaid a színedhez tartozó, általános területen vagy imádási helyen lévő munkások.
explain-begin_turn = A kör elején a munkásod a szokásos módon megy, nem megy második munkás, a virtuális munkások száma 0, és nem marad el fizetés.
explain-set_out = Válassz egy szabad munkásodat. A kiinduló tábla a munkás akciótáblája. Válassz egy akciótáblát, amely elérhető a kiinduló tábláról. Mozgasd a munkást a kiinduló tábláról erre a táblára. Ha egy második munkás is megy, válassz még egy szabad munkást a kiinduló táblán, és mozgasd őt is ugyanoda.
explain-boards_on = A kiinduló táblától a tábláig annyi tábla vezet, ahány hellyel előrébb van a tábla helye a 8 helyű körben, mint a kiinduló tábla helye a körben.
explain-helps_at = Egy lapka akkor segít a táblán, ha a díjhoz használható, és nem marad el fizetés, vagy ha munkásként használható, és a tábla az alkímia, a nemesek vagy az építkezés.
explain-lock_in = Fizess díjként annyi kakaót, ahány munkás van az imádásmező imádási helyén, és még a többletdíjat. Szorítsd ki ezeket a munkásokat a tábláról. Tedd az imádkozó munkást az imádásmező imádási helyére, és az összes többi munkást az útról a tábla általános területére. Az imádó munkás ereje ettől kezdve az ő ereje.
explain-pay_fee = Ha a fizetés elmarad, nem kell fizetned; ez csak akkor lehetséges, ha a díj több, mint 0, és a következő alkalommal már nem marad el fizetés. Egyébként fizess annyi kakaót, amennyi a díj.
explain-displace = Ha Teotibot részt vesz a játékban, és a munkás színe Teotibot színe, mozgasd tovább a munkást a tábláról; egyébként tedd a munkást a tábla általános területére.
explain-send_on = A templomok imádásmezői közül keresd meg a táblától számított elsőt, ahol nincs munkás, és tedd a munkást ennek az imádási helyére. Ha nincs ilyen, vedd a táblától számított első elfoglalható imádásmezőt, ahol legalább egy munkás van: minden ott lévő munkást tegyél az imádásmező akciótáblájának általános területére, a munkást pedig tedd az imádási helyére.
explain-altars_after = A kiinduló táblától számított imádásmezők sorrendje: előbb jön az, amelynek az akciótáblájáig kevesebb tábla vezet. A kiinduló tábla imádásmezői nem számítanak.
explain-next_altar = A kiinduló táblától számított következő imádásmező az első a templomok imádásmezői közül.
explain-use_altar = Ha az imádásmezőnek van temploma, lépj egyet ezen a templomon. Ha az imádásmező akciótáblája a palota, használd az imádásmező királylapkájának képességét. Egyébként lépj egyet bármelyik templomon.
explain-workers_counted = A táblán számító munkások száma: a táblán lévő szabad munkásaid száma plusz a tábla segítő virtuális munkásainak száma, de legfeljebb 3.
explain-gather = Megkapod az erdő hozamát az erdőn, a kőfejtő hozamát a kőfejtőn, egyébként az aranyraktár hozamát. A sort a munkások száma adja, az oszlopot a leggyengébb munkás ereje. Hajts végre egy megerősítést a táblánál, három munkással kettőt; ezt csak a „választható megerősítés” beállítással hagyhatod ki.
explain-forest_yield = Az 1-es sorban az 1-es oszlopnál kapsz 1 kakaót, a 2-esnél 1 fát, a 3-asnál 2 fát. A 2-es sorban ugyanígy 1 fát, 2 fát, illetve 3 fát és 2 kakaót. A 3-as sorban 2 fát és 1 kakaót, 3 fát és 3 kakaót, illetve 4 fát és 5 kakaót.
explain-quarry_yield = Az 1-es sorban az 1-es oszlopnál kapsz 1 győzelmi pontot, a 2-esnél 1 követ, a 3-asnál 2 követ. A 2-es sorban ugyanígy 1 követ, 2 követ, illetve 3 követ és 2 győzelmi pontot. A 3-as sorban 2 követ és 1 győzelmi pontot, 3 követ és 3 győzelmi pontot, illetve 4 követ és 5 győzelmi pontot.
explain-gold_yield = Az 1-es sorban az 1-es oszlopnál kapsz 1 győzelmi pontot, a 2-esnél 1 aranyat, a 3-asnál 2 aranyat. A 2-es sorban ugyanígy 1 aranyat, 2 aranyat, illetve 3 aranyat és 2 győzelmi pontot. A 3-as sorban 2 aranyat és 1 kakaót, 3 aranyat és egy lépést bármelyik templomon, illetve 4 aranyat és két lépést bármelyik templomon.
explain-develop = Válassz egy még meg nem szerzett technológiát tartalmazó helyet. Ez a felső sor egyik helye legyen, kivéve, ha a munkások száma legalább 2, vagy van köztük erős munkás. Fizess annyi aranyat, amennyi a hely alkímiatábláján lévő technológia ára. Adj jutalmat azoknak, akiknek már megvan. Megkapod a helyen lévő technológiát. Ha a munkások száma legalább 2, vagy a hely a felső sor egyik helye, növeld egy munkás erejét az alkímiánál.
explain-reward_owners = Minden másik játékos, akinek már megvan a technológia, kap 3 győzelmi pontot.
explain-build_for_nobles = Ez csak akkor lehetséges, ha a megmaradt épületek száma több, mint 0. Válassz egy, a munkások száma szerint számodra nyitott sort. Fizess annyi fát, amennyi az épület ára. Építs egy épületet a sorba. Lépj egyet a Holtak útján. Hajts végre egy megerősítést a nemeseknél, három munkással kettőt.
explain-buildings_built = A felépített épületek száma: az épületek száma a sorokban összesen.
explain-open_rows = Számodra az a sor nyitott, amelyik annyiadik, amennyi a munkások száma, ha van benne szabad hely. Ha abban nincs szabad hely, akkor minden előtte lévő sor nyitott, amelyben van.
explain-has_space = Egy sorban akkor van szabad hely, ha az épületek száma kevesebb, mint a sor hossza.
explain-points_of_space = Egy hely annyi pontot ér, amennyi rá van nyomtatva; a középső sor 1. helye annyit, amennyit a „középső sor első helye” beállítás mond.
explain-add_building = Építs egy épületet a sor bal szélső szabad helyére. Megkapod ennek a helynek a győzelmi pontjait; a hely sorszáma a sorban lévő épületek száma.
explain-decorate = Fizess annyi aranyat, amennyi a munkások száma szerint egy díszlapkáért fizetendő. Válassz egy díszlapkát a díszlapkák kínálatából és egy szabad párkányt. Tedd a lapkát a párkány oldalára. Vesd össze a lapka bal oldali ikonját a bal fél alatti ikonnal, a jobb oldali ikonját a jobb fél alatti ikonnal. Kapsz 3 győzelmi pontot. Lépj 1 lépést a piramissávon. Hajts végre egy megerősítést a díszeknél. Húzz a díszlapkahalomból a díszlapkák kínálatába 1 díszlapkát.
explain-open_ledges = Egy párkány akkor szabad, ha a magassága 1-gyel több, mint az oldalán lévő díszlapkák száma, és elég magas alatta a piramis.
explain-has_support = Egy párkány alatt akkor elég magas a piramis, ha a párkány magassága 1, vagy ha a bal oldali és a jobb oldali negyedének a szintje is 1-gyel kevesebb, mint a magassága.
explain-icon_at = Egy negyeden lévő ikon: a rajta fekvő lapka ikonja, ha lapka fedi, egyébként a rányomtatott ikon.
explain-match_icon = Ha a felső ikon típusa megegyezik az alatta lévő ikon típusával, kapsz 1 győzelmi pontot, és ha a felső ikonnak van temploma, lépj egyet ezen a templomon az ikonért.
explain-construction_action = Helyezz egy piramislapkát a piramisra. Ezután még legfeljebb annyiszor, amennyi a munkások száma mínusz 1, helyezhetsz egy piramislapkát a piramisra. Számold meg a piramissáv lépéseit a piramislapkák kínálatából elvett lapkákért. Hajts végre egy megerősítést az építkezésnél, három munkással kettőt. Húzz a piramislapka-halomból a piramislapkák kínálatába annyi piramislapkát, hogy ott 3 legyen.
explain-lay_tile = Válassz egy piramislapkát a piramislapkák kínálatából és egy mezőt a piramison, amelyen a lapka szintje több, mint 0. Fizesd ki egy ilyen szintű lapka árát. Helyezd a lapkát tetszés szerint elforgatva a piramisra úgy, hogy a bal felső negyede ezen a mezőn legyen. Kapsz annyi győzelmi pontot, amennyi egy ilyen szintű lapkáért jár. Vesd össze a lapka ikonjait 1-től 4-ig sorban az alattuk lévő lefedett ikonokkal. Számold meg a piramissáv lépéseit. Ha a szint 4, fejezd be a piramist.
explain-level_at = Egy mezőn akkor feküdhet lapka, ha ott sík a talaj, és a mező sarka illik a szintjéhez: 1, ha a mező szintje 2-vel osztva nem ad maradékot, egyébként eggyel több. Az ott fekvő lapka szintje 1-gyel több, mint a mező szintje. Máshol 0.
explain-flat = Egy mezőnél akkor sík a talaj, ha a tőle jobbra lévő, az alatta lévő és a jobbra lévő alatti mezőnek is ugyanaz a szintje, mint neki.
explain-pay_for_level = Fizess 2 követ és annyi fát, amennyi a szint szerint egy lapkáért fizetendő. Ha a megtakarítható nyersanyagok száma nem 0, válassz: vagy egy követ takarítasz meg, tehát 1 követ fizetsz, vagy egy fát, ha a szint több, mint 1, vagy még semmit. Ha megtakarítottál valamit, a megtakarítható nyersanyagok száma 0 lesz.
explain-track_steps_for_tiles = Minden lapka lerakásakor lépj 1 lépést a piramissávon.
explain-finish_pyramid = Tedd a világos korongot a sötét korong mezőjére. A piramis elkészült.
explain-use_for_deed = Ha a lapka a díjhoz használható, a fizetés elmarad; egyébként a virtuális munkások száma 1-gyel nő. Tedd a lapkát a felhasznált felfedezéslapka-halmodra.
explain-release = Tedd a munkást az őt zároló imádási hely akciótáblájának általános területére.
explain-move_calendar = Ha te vagy az utolsó játékos, mozgasd a világos korongot 1 mezővel előre, de legfeljebb a sötét korongig. Ha napfogyatkozás esedékes, csökkentsd a napfogyatkozás előtti körök számát 1-gyel. Egyébként ha a világos korong elérte a sötét korongot, napfogyatkozás esedékes, és a napfogyatkozás előtti körök száma a játékosok száma plusz a tőled az utolsó játékosig vezető lépések száma. Ha napfogyatkozás esedékes, és azonnal bekövetkezik, a napfogyatkozás előtti körök száma 0.
explain-comes_at_once = A napfogyatkozás azonnal bekövetkezik, ha a „sötét napfogyatkozás” beállítás használatban van, vagy ha a piramis elkészült, és az „azonnali vég” beállítás van használatban.
explain-score_eclipse = A napfogyatkozások száma 1-gyel nő, és nincs több esedékes napfogyatkozás. A kezdőjátékossal kezdve, körsorrendben minden játékos győzelmi pontokat kap: annyit, amennyi a Holtak útján elért helye szorozva a Holtak útja egy lépésének értékével, amelyet a felépített épületek száma ad meg; 4-et, ha a piramissávon elért helye több, mint 0, és senki sem jár előrébb; annyit, amennyi a piramissávon elért helye szorozva a piramissáv egy lépésének pontjával; és a maszkokért járó pontokat. A piramissávon elért helye ezután 0.
explain-points_for_track = A piramissáv egy lépésének pontját a napfogyatkozások száma adja meg. Ha a piramis elkészült, a 3-as számú napfogyatkozás pontja jár.
explain-mask_points = A maszkokért járó pontok: az 1-estől a 3-as sorozatig minden sorozatért annyi, amennyi a benne lévő különböző maszkokért jár.
explain-masks_held = Egy sorozatba az 1-estől a 7-es fajtáig mindegyik maszk beleszámít, amelyből legalább annyi van nálad, amennyi a sorozat száma.
explain-copies_held = Egy fajta maszkjaid száma: ahány olyan felfedezéslapka van a felfedezéslapka-sorodban, amelynek a maszkja ez a fajta.
explain-pay_wages = A bérek: minden játékban lévő munkásodért egy kakaó, és még egy minden olyanért, akinek az ereje legalább 4. Válassz: vagy tegyél egy, a díjhoz használható felfedezéslapkát a felfedezéslapka-sorodból a felhasznált felfedezéslapka-halmodra, vagy fizess a bérekből 0 vagy több kakaót, és minden ki nem fizetett kakaóért veszítesz 3 győzelmi pontot.
explain-score_bonus_tiles = Minden olyan templomnál, amelynek elérted a bónuszlapkáját, pontozd ezt a bónuszlapkát.
explain-reached = Elérted egy templom bónuszlapkáját, ha a lépcsőd ott legalább 10.
explain-bot_takes_technology = Fizess 1 aranyat. Válassz egy még meg nem szerzett technológiát tartalmazó helyet, lehetőleg olyat, amelynek a technológiája senkié. Adj jutalmat azoknak, akiknek már megvan. Megkapod a helyen lévő technológiát.
explain-unmarked = A helyen lévő technológia senkié, ha egyik játékosnak sincs meg az ilyen számú technológia.
explain-bot_adds_building = Ez csak akkor lehetséges, ha a megmaradt épületek száma több, mint 0. Fizess 2 fát. Válassz egy sort, amelyben van szabad hely: lehetőleg azt, amelyik annyiadik, amennyi a napfogyatkozások száma plusz 1; döntetlennél azt, amelynél az épületek száma plusz 1 szerinti hely a legkevesebb pontot éri. Építs egy épületet a sorba. Lépj egyet a Holtak útján.
explain-bot_adds_decoration = Fizess 2 aranyat. Tedd a díszlapkák kínálatában lévő első díszlapkát az első szabad párkány oldalára. Kapsz 5 győzelmi pontot. Lépj 1 lépést a piramissávon. Lépj egyet bármelyik templomon. Húzz a díszlapkahalomból a díszlapkák kínálatába 1 díszlapkát.
explain-bot_lays_tile = Fizess 2 követ. Vedd a piramislapkák kínálatában lévő első piramislapkát. Válassz egy mezőt a piramison, amelyen a lapka szintje több, mint 0: a legkisebb szintűt, azok közül a legkorábbit. Kapsz annyi győzelmi pontot, amennyi egy ilyen szintű lapkáért jár, plusz 2-t. Lépj 1 lépést a piramissávon. Helyezd a lapkát véletlenszerűen elforgatva a piramisra úgy, hogy a bal felső negyede ezen a mezőn legyen. Ha a szint 4, fejezd be a piramist. Lépj egyet bármelyik templomon. Húzz a piramislapka-halomból a piramislapkák kínálatába 1 piramislapkát.
explain-bot_moves_on = Mozgasd a munkást a 8 helyű körben 1 akciótáblával tovább, vagy 2-vel, ha az ereje legalább 4, az ottani általános területre. A palota nem számít bele, és a munkás saját helye a körben sem.
explain-bot_masters = A szabad munkásaid egymás után próbálják végrehajtani az akciót a saját akciótáblájukon: előbb az, akinek nagyobb az ereje, majd az, akinek nagyobb a helye a körben. Az első, akinek ez sikerül, megerősödik, és továbbmegy. Ha egyiknek sem sikerül, hajtsd végre a tartaléktervet.
explain-bot_worships = Minden zárolt munkásod az őt zároló imádási hely akciótáblájától számított következő imádásmezőre megy. Minden ott lévő munkást tegyél az imádásmező akciótáblájának általános területére, és tedd a munkást az imádásmező imádási helyére. Ha az imádásmezőnek nincs temploma, lépj 3-szor bármelyik templomon, egyébként 2-ször az imádásmező templomán, mindkét esetben annyival többször, amennyi a „Teotibot imádása” beállítás. Tedd az összes felfedezéslapkát az akciótábla melletti felfedezéshely lapkahelyéről az eldobott felfedezéslapkák közé, és tegyél oda egy új felfedezéslapkát.
explain-wants_mask_at = Egy akciótábla mellett akkor van keresett maszk, ha van mellette felfedezéshely, az ott lévő felfedezéslapka maszkja több, mint 0, az ilyen fajtájú maszkjaid száma 0, és meg tudod venni ezt a felfedezéslapkát.
explain-extra_goods = Kapsz még 1-et a tábla nyersanyagából.
explain-winner = Az a játékos győz, akinek a legtöbb győzelmi pontja van. Döntetlennél Teotibot győz, a többiek között a legtöbb kakaó dönt, majd a döntetlen esetén számító sorrend: a legnagyobb győz.
explain-tie_breaker = A döntetlen esetén számító sorrend: 0 mínusz a sorrendjelző, vagyis a kisebb sorrendjelző győz.
explain-gain_any_goods-for-teotibot = Teotibot egyesével kapja meg ezeket, mindig 1-et abból, amiből a legkevesebb van neki: ha több ilyen is van, előbb aranyat, azután követ, végül fát.
explain-turn-for-teotibot = Teotibot dob az első kockával és a második kockával. Az összegük adja meg a lapka helyét az akciópiramisban: végrehajtja az ott lévő akciólapka utasítását, azután elcseréli az akciólapkát. Megfordítja a felső nyilat, és alulra teszi. Végül kakaót cserél.
explain-replace_action_tile = Teotibot az akciópiramisból, a lapka helyéről félreteszi az akciólapkát: ez a felhasznált akciólapka. Az üres helyre az azt feltöltő lapka kerül át, ennek a helyére a következő, és így tovább, amíg az üres hely a piramison kívüli hely nem lesz. Oda kerül a felhasznált akciólapka.
explain-turn_arrows = A felső nyíl ezután arra mutat, amerre addig az alsó nyíl, az alsó nyíl pedig az ellenkező irányba, mint addig a felső nyíl.
explain-bot_exchanges = Ha legalább annyi kakaója van, amennyi a cseréhez szükséges kakaó, Teotibot veszít 10 kakaót, és kap 3 győzelmi pontot, meg annyival többet, amennyi a „Teotibot cseréje” beállítás.
explain-go_up_any-for-teotibot = Ha van templom, amelyen léphetsz egyet, Teotibot azok közül azon lép egy lépcsőt, ahol a legmagasabb lépcsőn áll.
explain-score_bonus_tiles-for-teotibot = Teotibot 1 győzelmi pontot kap minden fájáért, kövéért, aranyáért és kakaójáért. A technológiasorában lévő minden technológiáért kap 2 győzelmi pontot, meg annyival többet, amennyi a „Teotibot technológiái” beállítás. Minden olyan templomért, amelynek elérte a bónuszlapkáját, kap 15 győzelmi pontot, meg 5-ször annyival többet, amennyi a „Teotibot bónuszlapkái” beállítás.
explain-bonus_tile-bonus_masks-worth = Kapsz annyi győzelmi pontot, amennyi az 1-es sorozatodban lévő különböző maszkokért jár.
explain-bonus_tile-bonus_discovery-worth = Kapsz 2 győzelmi pontot a felhasznált felfedezéslapka-halmodban lévő minden felfedezéslapkáért és minden olyanért a felfedezéslapka-sorodban, amelynek a maszkja 0.
explain-royal_tile-royal_02-ability = Válassz egy számot 0-tól az imádó munkás erejéig. Fizess ennyi kakaót. Kapsz ugyanennyi fát és ugyanennyi követ.
explain-royal_tile-royal_03-ability = Válassz egy számot 0-tól az imádó munkás erejéig. Fizess összesen ennyi fát, követ vagy aranyat tetszőleges összeállításban. Mindegyikért annyi kakaót kapsz, amennyi ennek a királylapkának a nyersanyagonkénti kakaója.
explain-royal_tile-royal_04-ability = Kapsz 2-szer annyi győzelmi pontot, amennyi a kisebb ezek közül: a technológiasorodban lévő technológiák száma vagy az imádó munkás ereje.
explain-royal_tile-royal_05-ability = Kapsz 2-szer annyi győzelmi pontot, amennyi a kisebb ezek közül: a piramissávon elért helyed vagy az imádó munkás ereje.
explain-royal_tile-royal_06-ability = Válassz egy számot 0-tól az imádó munkás erejéig. Fizess ennyi kakaót. Kapsz ugyanennyi követ és ugyanennyi aranyat.
explain-royal_tile-royal_07-ability = Fizethetsz 1 kakaót és 1 fát, követ vagy aranyat, hogy annyi fát, követ vagy aranyat kapj tetszőleges összeállításban, amennyi az imádó munkás ereje.
explain-royal_tile-royal_09-ability = Kapsz annyi győzelmi pontot, amennyi a kisebb ezek közül: a Holtak útján elért helyed, illetve az imádó munkás ereje plusz ennek a királylapkának a bónusza.
explain-comes_by_palace = A munkásod akkor lép a palotára, vagy halad el mellette, ha a tábla a palota, vagy ha a munkásod a szokásos módon megy, és a tábla helye a körben kevesebb, mint a kiinduló tábla helye a körben.
explain-technology-tech_05 = Miután végrehajtod egy tábla fő akcióját, ha a táblának van nyersanyaga, kapsz még egyet a tábla nyersanyagából.
explain-technology-tech_07 = Miután végrehajtod egy tábla fő akcióját, ha a táblának van nyersanyaga, kapsz 1 kakaót és 1 győzelmi pontot.
explain-main_action = Ez csak akkor lehetséges, ha a tábla nem a palota. Fizess díjként annyi kakaót, amennyi a táblán lévő színek száma. Tedd az összes munkást az útról a tábla általános területére. A lapka árából egyelőre 0 nyersanyag takarítható meg. Az erdő, a kőfejtő vagy az aranyraktár esetén hajts végre egy gyűjtést, az alkímia esetén egy fejlesztést, a nemesek esetén építs a nemeseknek, a díszek esetén hajts végre egy díszítést, egyébként építsd meg a piramist. A munkások száma ezeknél a táblán számító munkások száma. Az oszlopot a táblán lévő szabad munkásaid legkisebb ereje adja; van köztük erős munkás, ha a legnagyobb erejük legalább 4.
explain-board_of = A munkás akciótáblája az, amelynek az általános területén van; ha egyetlen általános területen sincs, akkor az őt zároló imádási hely akciótáblája.
explain-discovery-two_power_ups = Bármikor felhasználhatod a körödben (kivéve a kör végét): tedd ezt a felfedezéslapkát a felhasznált felfedezéslapka-halmodra, és kétszer erősítsd meg bármelyik szabad munkásodat. Kijátszhatod a köröd végén is, ugyanezzel a hatással.
explain-technology-tech_15 = Az építkezés segítő virtuális munkásainak száma 1-gyel több. Mielőtt a piramist építed, a lapka árából 1 nyersanyag takarítható meg.
explain-buy = Fizesd ki a lapka árát kakaóban, fában és aranyban. Tedd a lapkát a felfedezéslapka-sorodba.
explain-take_four_tiles = Húzz a kezdőlapkák dobozából a kezedbe 4 kezdőlapkát. Húzz a felfedezéslapka-halomból a kiosztott felfedezéskészletedbe annyi felfedezéslapkát, ahány felfedezés a kezedben lévő kezdőlapkákon látható.
