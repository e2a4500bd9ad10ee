# Tekhenu: Obelisk of the Sun, in Hungarian.

pack-tekhenu = Tekhenu: Obelisk of the Sun
    .about = Vegyél kockákat az obeliszk körül, miközben vándorol az árnyéka; szolgáld velük az isteneket, építsd Amon-Ré templomát, és tartsd egyensúlyban a mérleget.

## Goods and what every player has

-papyrus = papirusz
    .accusative = papiruszt
    .plural = papiruszok
    .its = papirusza
-bread = kenyér
    .accusative = kenyeret
    .plural = kenyerek
    .its = kenyere
-limestone = mészkő
    .accusative = mészkövet
    .plural = mészkövek
    .its = mészköve
-granite = gránit
    .accusative = gránitot
    .plural = gránitok
    .its = gránitja
-gold = arany
    .accusative = aranyat
    .plural = aranyak
    .its = aranya
-scribe = írnok
    .accusative = írnokot
    .plural = írnokok
    .its = írnoka
-faith = hit
    .accusative = hitet
    .plural = hitek
    .its = hite
-vp = győzelmi pont
    .accusative = győzelmi pontot
    .plural = győzelmi pontok
    .its = győzelmi pontja
-building = épület
    .accusative = épületet
    .plural = épületek
    .its = épülete
-pillar = oszlop
    .accusative = oszlopot
    .plural = oszlopok
    .its = oszlopa
-statue = szobor
    .accusative = szobrot
    .plural = szobrok
    .its = szobra
-population = népesség
    .accusative = népességet
    .plural = népességek
    .its = népessége
population =
    .advance = { verb-raise-the } a { FORM("-population", "accusative", 1, "", $whose) } { FORM($by, "instrumental") }
-happiness = boldogság
    .accusative = boldogságot
    .plural = boldogságok
    .its = boldogsága
happiness =
    .advance = { verb-raise-the } a { FORM("-happiness", "accusative", 1, "", $whose) } { FORM($by, "instrumental") }
-production = termelés
    .accusative = termelést
    .plural = termelések
    .its = termelése
production =
    .advance = { verb-raise-the } a { FORM("-production", "accusative", 1, "", $whose) } { FORM($subject, "inessive") } { FORM($by, "instrumental") }
-overproduced = túltermelés
    .accusative = túltermelést
    .plural = túltermelések
    .its = túltermelése
overproduced =
    .zero = { verb-take-the } az összes túltermelést a { FORM("-scale", "delative", 1, "", $whose) }
-scale = mérleg
    .accusative = mérleget
    .plural = mérlegek
    .its = mérlege
-balance = egyensúly
    .accusative = egyensúlyt
    .plural = egyensúlyok
    .its = egyensúlya
-place_in_order = fordulósorrendbeli hely
    .accusative = fordulósorrendbeli helyet
    .plural = fordulósorrendbeli helyek
    .its = fordulósorrendbeli helye
-goods = erőforrás
    .accusative = erőforrást
    .plural = erőforrások
    .its = erőforrása

## The wheel and its dice

-god = isten
    .gender = person
    .accusative = istent
    .plural = istenek
    .its = istene
-horus = Hórusz
    .accusative = Hóruszt
    .plural = Hóruszok
    .its = Hórusza
-ra = Ré
    .accusative = Rét
    .plural = Rék
    .its = Réje
-hathor = Hathor
    .accusative = Hathort
    .plural = Hathorok
    .its = Hathora
-bastet = Básztet
    .accusative = Básztetet
    .plural = Básztetek
    .its = Básztete
-thoth = Thoth
    .accusative = Thothot
    .plural = Thothok
    .its = Thothja
-osiris = Ozirisz
    .accusative = Oziriszt
    .plural = Oziriszek
    .its = Ozirisze
-light = fény
    .accusative = fényt
    .plural = fények
    .its = fénye
light =
    .printed = Fény: { $value }.
-sunny = napos
    .accusative = napost
    .plural = naposak
    .its = naposa
-shaded = árnyékos
    .accusative = árnyékost
    .plural = árnyékosak
    .its = árnyékosa
-dark = sötét
    .accusative = sötétet
    .plural = sötétek
    .its = sötétje
-colour = szín
    .accusative = színt
    .plural = színek
    .its = színe
colour =
    .adjective = { $value }
    .behind = ({ $value })
-white = fehér
    .accusative = fehéret
    .plural = fehérek
    .its = fehérje
-yellow = sárga
-black = fekete
-brown = barna
-gray = szürke
-status = állapot
    .accusative = állapotot
    .plural = állapotok
    .its = állapota
-pure = tiszta
-tainted = szennyezett
    .accusative = szennyezettet
    .plural = szennyezettek
    .its = szennyezettje
-forbidden = tiltott
    .accusative = tiltottat
    .plural = tiltottak
    .its = tiltottja
-die = kocka
die =
    .piece = { $pips ->
        [none] { "" }
        [0] { "" }
       *[other] { FORM($pips, "adjective") }
    } { $colour } { FORM("-die", $form) } { $wheel ->
        [none] { "" }
       *[other] ({ $wheel }, { $status_now })
    }
-dice = kocka
-pips = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
pips =
    .set = { verb-turn-the } { FORM($subject, "accusative") } { NUMERAL($value) ->
        [yes] { FORM($value, "adjective") } értékre
       *[no] { FORM($value, "sublative") }
    }
-round = kör
    .accusative = kört
    .plural = körök
    .its = köre
round =
    .advance = { verb-begin } új kört
    .is = { $value } kör lezajlott
    .omits = by
-arrow = nyíl
    .accusative = nyilat
    .plural = nyilak
    .its = nyila
arrow =
    .set = { verb-turn-the } a nyilat { FORM($value, "sublative") }
    .is = a nyíl { FORM($value, "sublative") } mutat
-scoring_marker = pontozásjelző
-first_scoring = első pontozásjelző
-second_scoring = második pontozásjelző
scoring_at = { FORM($key, "adessive", 1, "the") } lévő { FORM("-god", $form) }
    .some = { $count ->
        [one] amely még a keréken van
       *[other] amelyek még a keréken vannak
    }
    .clear = { verb-take-the } { FORM($subject, "accusative", 1, "the") } a kerékről
    .set = { verb-put-the } { FORM($subject, "accusative", 1, "the") } { FORM($value, "allative") }
-action_value = az akció értéke
    .accusative = az akció értékét
    .plural = az akció értékei
    .its = az akció értéke
    .your = az akciód értéke
    .your-accusative = az akciód értékét
action_value =
    .set = { verb-use-the } ezt az akcióhoz: { $value }
-dice_box = kockadoboz
    .accusative = kockadobozt
    .plural = kockadobozok
    .its = kockadoboza
-bag = húzózsák
    .accusative = húzózsákot
    .plural = húzózsákok
    .its = húzózsákja
bag =
    .to = { FORM($noun, "illative") }
-wheel = szakasz
    .accusative = szakaszt
    .plural = szakaszok
    .its = szakasza
wheel =
    .to = { FORM($noun, "illative") }
    .holder = { $piece } szakaszának { FORM("-god", $case, 1, "", "its") }
-pure_side = a mérleg tiszta oldala
    .accusative = a mérleg tiszta oldalát
    .plural = a mérleg tiszta oldalai
    .its = mérlegének tiszta oldala
    .your = mérleged tiszta oldala
    .your-accusative = mérleged tiszta oldalát
pure_side =
    .from = { FORM($noun, "delative") }
    .in = { FORM($noun, "superessive") }
    .to = { FORM($noun, "sublative") }
-tainted_side = a mérleg szennyezett oldala
    .accusative = a mérleg szennyezett oldalát
    .plural = a mérleg szennyezett oldalai
    .its = mérlegének szennyezett oldala
    .your = mérleged szennyezett oldala
    .your-accusative = mérleged szennyezett oldalát
tainted_side =
    .from = { FORM($noun, "delative") }
    .in = { FORM($noun, "superessive") }
    .to = { FORM($noun, "sublative") }
-under_scale = a mérleg alatti hely
    .accusative = a mérleg alatti helyet
    .plural = a mérleg alatti helyek
    .its = mérlege alatti hely
    .its-accusative = mérlege alatti helyet
    .its-sublative = mérlege alatti helyre
    .its-superessive = mérlege alatti helyen
    .your = mérleged alatti hely
    .your-accusative = mérleged alatti helyet
    .your-sublative = mérleged alatti helyre
    .your-superessive = mérleged alatti helyen
under_scale =
    .from = { FORM($noun, "delative") }
    .in = { FORM($noun, "superessive") }
    .to = { FORM($noun, "sublative") }
light_from_arrow = nyíltól jobbra haladva { $key } hellyel lévő szakasz { FORM("-light", $case, 1, "", "its") }
    .table = a szakaszok fénye aszerint, hány hellyel vannak a nyíl után
-light_at = fény
    .accusative = fényt
    .plural = fények
    .its = fénye
status_under = { FORM($second, "dative") } { FORM($key, "inessive") } való { FORM("-status", $case, 1, "", "its") }
    .table = a kocka állapota a szakasz fénye és a kocka színe szerint
dice_used = ennyi játékosnál játékban lévő ilyen színű kockák { FORM("-say-word-amount", $case, 1, "", "its") }
    .amount = annyi { FORM($what, $case, 1) }, amennyi játékban van
    .omits = key second
    .table = a játékban lévő kockák a játékosok száma és a szín szerint
-status_now = állapot
    .accusative = állapotot
    .plural = állapotok
    .its = állapota
god_opposite = { FORM($key, "instrumental") } szemközti { FORM("-god", $form) }
-dice_taken = mérlegen és a mérleg alatt lévő kockák száma
    .accusative = mérlegen és a mérleg alatt lévő kockák számát
    .plural = mérlegen és a mérleg alatt lévő kockák számai
    .its = mérlegen és a mérleg alatt lévő kockák száma
dice_taken =
    .is = { STARTS($player, "a_játékosok_közül", "first", "other") ->
        [first] az első játékos
       *[other] { $player }
    } mérlegén és alatta { $value } kocka van

## The Horus area

-horus_slot = Hórusz-hely
    .accusative = Hórusz-helyet
    .plural = Hórusz-helyek
    .its = Hórusz-helye
-horus_slots = Hórusz-hely
    .accusative = Hórusz-helyet
    .plural = Hórusz-helyek
    .its = Hórusz-helye
-horus_slot-slot_1 = 1. Hórusz-hely
    .accusative = 1. Hórusz-helyet
    .plural = 1. Hórusz-helyek
    .its = 1. Hórusz-helye
-horus_slot-slot_2 = 2. Hórusz-hely
    .accusative = 2. Hórusz-helyet
    .plural = 2. Hórusz-helyek
    .its = 2. Hórusz-helye
-horus_slot-slot_3 = 3. Hórusz-hely
    .accusative = 3. Hórusz-helyet
    .plural = 3. Hórusz-helyek
    .its = 3. Hórusz-helye
-horus_slot-slot_4 = 4. Hórusz-hely
    .accusative = 4. Hórusz-helyet
    .plural = 4. Hórusz-helyek
    .its = 4. Hórusz-helye
-horus_slot-slot_5 = 5. Hórusz-hely
    .accusative = 5. Hórusz-helyet
    .plural = 5. Hórusz-helyek
    .its = 5. Hórusz-helye
-horus_slot-slot_6 = 6. Hórusz-hely
    .accusative = 6. Hórusz-helyet
    .plural = 6. Hórusz-helyek
    .its = 6. Hórusz-helye
-bonus = bónusz
    .accusative = bónuszt
    .plural = bónuszok
    .its = bónusza
bonus =
    .do = { verb-gain-the } { $piece } { FORM("-bonus", "accusative", 1, "", "its") }
-bot_bonus = Botankhamun-bónusz
    .accusative = Botankhamun-bónuszt
    .plural = Botankhamun-bónuszok
    .its = Botankhamun-bónusza
bot_bonus =
    .do = { verb-gain-the } { $piece } { FORM("-bot_bonus", "accusative", 1, "", "its") }
-horus_tile = Hórusz-bónuszlapka
horus_tile =
    .piece = { $honours } { FORM("-bonus_tile", $case, 1, "", "its") }
-bonus_tile = bónuszlapka
-horus_tiles = Hórusz-bónuszlapkák
    .accusative = Hórusz-bónuszlapkákat
    .plural = Hórusz-bónuszlapkák
    .its = Hórusz-bónuszlapkái
-honours = isten
    .accusative = istent
    .plural = istenek
    .its = istene
-horus_row = Hórusz-sor
    .accusative = Hórusz-sort
    .plural = Hórusz-sorok
    .its = Hórusz-sora
-plinth = szoborhely
    .accusative = szoborhelyet
    .plural = szoborhelyek
    .its = szoborhelye
plinth =
    .piece = { $patron } { $number }. { FORM("-plinth", $case, 1, "", "its") }
-plinth-temple_row_statue = szoborhely az embereknek a templomkomplexum 3. sora mellett
    .accusative = szoborhelyet az embereknek a templomkomplexum 3. sora mellett
-plinth-temple_column_statue = szoborhely az embereknek a templomkomplexum 3. oszlopa mellett
    .accusative = szoborhelyet az embereknek a templomkomplexum 3. oszlopa mellett
-plinth-osiris_workshop_statue = szoborhely az embereknek a manufaktúrák felett
    .accusative = szoborhelyet az embereknek a manufaktúrák felett
-plinth-osiris_quarry_statue = szoborhely az embereknek a bányák felett
    .accusative = szoborhelyet az embereknek a bányák felett
-plinths = szoborhely
    .accusative = szoborhelyet
    .plural = szoborhelyek
    .its = szoborhelye
-number = szám
    .accusative = számot
    .plural = számok
    .its = száma
number =
    .which-atmost = { $count ->
        [one] amely használatban van
       *[other] amelyek használatban vannak
    }
    .omits = value
    .adjective = { NUMERAL($value) ->
        [yes] { FORM($value, "adjective") } számú
       *[no] { $value } szerinti számú
    }
    .behind = ({ $value }. szám)
-patron = isten
    .accusative = istent
    .plural = istenek
    .its = istene
patron =
    .adjective = { FORM($value, "dative") } szánt
    .adjective-some = egy istennek szánt
    .adjective-none = az embereknek szánt
    .behind = ({ $value })
    .behind-some = (egy isten tiszteletére)
    .behind-none = (az embereknek)
-above = alatta lévő körzet
    .accusative = alatta lévő körzetet
    .plural = alatta lévő körzetek
    .its = alatta lévő körzete
-gold_here = helyen lévő arany
    .accusative = helyen lévő aranyat
    .plural = helyen lévő aranyak
    .its = helyen lévő aranya
gold_here =
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($subject, "superessive") } van
    .zero = { verb-take-the } { FORM($subject, "delative") } az aranyat
-owned_by = tulajdonos
    .gender = person
    .accusative = tulajdonost
    .plural = tulajdonosok
    .its = tulajdonosa
owned_by =
    .set = { STARTS($value, "te_ ő_", "own", "other") ->
        [own] { $mood ->
            [third] az egyik { FORM("-piece", "accusative", 1, "", $whose) } { FORM($subject, "sublative") } teszi
           *[other] { verb-put-the } az egyik { FORM("-piece", "accusative", 1, "", $whose) } { FORM($subject, "sublative") }
        }
       *[other] { $value } egy darabja { FORM($subject, "sublative") } kerül
    }
    .adjective-none = szabad
    .adjective-some = foglalt
    .behind = , amely { FORM($value, "owner") },
-statues_built = felépített szobraid száma
    .accusative = felépített szobraid számát
    .plural = felépített szobraid számai
    .its = felépített szobraid száma
-statue_price = következő szobor ára
    .accusative = következő szobor árát
    .plural = következő szobor árai
    .its = következő szobor ára
statue_price =
    .omits = key
    .amount = annyi { FORM($what, $case, 1) }, amennyibe a következő { FORM("-statue", "", 1, "", $whose) } kerül,
    .table = a szobrok ára gránitban, a szobor sorszáma szerint
    .row = { $keys } – { $value }
statue_points = { FORM($key, "causal") } járó { FORM("-say-word-point", $form) }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($key, "causal") } jár
    .table = győzelmi pontok a felépített szobrok száma szerint
-god_plinths = az egyes isteneknél használt szoborhelyek száma
    .accusative = az egyes isteneknél használt szoborhelyek számát
    .plural = az egyes isteneknél használt szoborhelyek számai
    .its = az egyes isteneknél használt szoborhelyek száma
god_plinths =
    .omits = key
    .table = az egyes isteneknél használt szoborhelyek a játékosok száma szerint
    .row = { $keys } játékosnál { $value }
god_of_slot = { NUMERAL($n) ->
        [yes] { $n }. Hórusz-helyen
       *[no] { $n } szerinti Hórusz-helyen
    } lévő { FORM("-god", $form) }
-gods_of_slots = a Hórusz-helyek istenei
    .accusative = a Hórusz-helyek isteneit
    .plural = a Hórusz-helyek istenei
    .its = a Hórusz-helyek istenei
slot_number = { $deity } Hórusz-helyének { FORM("-say-word-amount", $case, 1, "", "its") }
slot_of = { $deity } { FORM("-horus_slot", $case, 1, "", "its") }
statue_owners = { $deity } szobrainak { FORM("-owned_by", $case, $count, "", "its") }
-own_statues = általad felépített szobor
    .accusative = általad felépített szobrot
    .plural = általad felépített szobrok
    .its = általad felépített szobra

## The temple

-temple = templomkomplexum
    .accusative = templomkomplexumot
    .plural = templomkomplexumok
    .its = templomkomplexuma
temple =
    .in = { FORM($noun, "inessive") }
-cell = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-space = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-pillar_tile = oszloplapka
pillar_tile =
    .piece = { $id } { FORM("-pillar_tile", $form) } ({ $price } mészkő)
-pillar_tiles = oszloplapka
-price = ár
    .accusative = árat
    .plural = árak
    .its = ára
price =
    .amount = annyi { FORM($what, $case, 1) }, amennyibe { $subject } kerül,
-edges = élek
    .accusative = éleket
    .plural = élek
    .its = élei
-ability = képesség
    .accusative = képességet
    .plural = képességek
    .its = képessége
ability =
    .do = { verb-use-the } { $piece } { FORM("-ability", "accusative", 1, "", "its") }
-quarter_turns = elfordítás
    .accusative = elfordítást
    .plural = elfordítások
    .its = elfordítása
quarter_turns =
    .set = { verb-turn-the } { FORM($subject, "accusative") } jobbra ennyi negyedfordulattal: { $value }
-tile_stack = oszloplapkahalom
    .accusative = oszloplapkahalmot
    .plural = oszloplapkahalmok
    .its = oszloplapkahalma
-tiles_for_sale = oszloplapkák sora
    .accusative = oszloplapkák sorát
    .plural = oszloplapkák sorai
    .its = oszloplapkák sora
ground = { FORM($key, $form) }
    .in = { FORM($noun, "superessive") }
    .to = { FORM($noun, "sublative") }
    .holder = { STARTS($piece, "ez_", "this", "other") ->
        [this] ezen oszloplapka
       *[other] { $piece }
    } alatti { FORM("-space", $form) }
-tile = lapka
-side = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
-top_edge = felső él
    .accusative = felső élt
    .plural = felső élek
    .its = felső éle
-right_edge = jobb él
    .accusative = jobb élt
    .plural = jobb élek
    .its = jobb éle
-bottom_edge = alsó él
    .accusative = alsó élt
    .plural = alsó élek
    .its = alsó éle
-left_edge = bal él
    .accusative = bal élt
    .plural = bal élek
    .its = bal éle
-edge_colour = élszín
    .accusative = élszínt
    .plural = élszínek
    .its = élszíne
-red = piros
    .accusative = pirosat
    .plural = pirosak
    .its = pirosa
-blue = kék
    .accusative = kéket
    .plural = kékek
    .its = kékje
-green = zöld
    .accusative = zöldet
    .plural = zöldek
    .its = zöldje
shown_goods = { FORM($key, "superessive") } látható { FORM("-goods", $form) }
shown_amount = { FORM($key, "superessive") } látható { FORM("-amount_seen", $form) }
-amount_seen = mennyiség
    .accusative = mennyiséget
    .plural = mennyiségek
    .its = mennyisége
slot_points = { FORM($key, "causal") } járó { FORM("-say-word-point", $form) } az oszloplapkák sorában
    .table = az oszloplapkák sorában lévő helyek győzelmi pontjai
    .row = { $value } { STARTS($keys, "5 1_ 1, 1.", "az", "a") } { $keys }. helyért
-light_fits = megfelelő fény
    .accusative = megfelelő fényt
    .plural = megfelelő fények
    .its = megfelelő fénye
light_fits =
    .if = a Rénél lévő fény megfelel { FORM($tile, "dative") }
-free = szabad
free =
    .if = { $space } szabad
    .adjective = szabad
tile_on = { FORM($space, "superessive") } lévő { FORM("-tile", $form) }
pillar_on = { FORM($space, "superessive") } álló oszlop { FORM("-owned_by", $case, $count, "", "its") }
-own_pillars = általad felállított oszlop
    .accusative = általad felállított oszlopot
    .plural = általad felállított oszlopok
    .its = általad felállított oszlopa
-is_corner = sarok
    .accusative = sarkot
    .plural = sarkok
    .its = sarka
is_corner =
    .if = { $space } sarokban van
buildings_in_line = { FORM($space, "instrumental") } egy vonalban lévő épületek { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { FORM($space, "instrumental") } egy vonalban lévő { FORM("-building", $form) }
matching_edges = { $tile } illő éleinek { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { FORM($tile, "superessive") } lévő illő { FORM("-edge_word", $form) }
-edge_word = él
    .accusative = élt
    .plural = élek
    .its = éle
tile_place = { FORM($die_value, "dative") } megfelelő { FORM("-space", $form) }
opposite_side = { FORM($side, "instrumental") } szemközti { FORM("-side", $form) }
printed_side = oldal, amelyen { FORM($side, "superessive") } lévő él nyomtatva van ({ $quarter_turns } negyedfordulat)
edge = { $tile } színe { FORM($where_to, "superessive") }
facing = { FORM($space, "dative") } { FORM($where_to, "sublative") } néző szín
edge_on = { FORM($space, "dative") } { FORM($where_to, "superessive") } lévő színe
beside = { FORM($space, "dative") } { FORM($side, "superessive") } lévő szomszédos { FORM("-space", $form) }
border = a templomkomplexum szegélye { FORM($second, "dative") } { FORM($key, "superessive") }
-north = fölötte lévő hely
    .accusative = fölötte lévő helyet
    .plural = fölötte lévő helyek
    .its = fölötte lévő helye
-east = jobbra lévő hely
    .accusative = jobbra lévő helyet
    .plural = jobbra lévő helyek
    .its = jobbra lévő helye
-south = alatta lévő hely
    .accusative = alatta lévő helyet
    .plural = alatta lévő helyek
    .its = alatta lévő helye
-west = balra lévő hely
    .accusative = balra lévő helyet
    .plural = balra lévő helyek
    .its = balra lévő helye

-site = építési hely
    .accusative = építési helyet
    .plural = építési helyek
    .its = építési helye
site-west_r1 = { FORM("-site", $form) } az 1. sortól nyugatra ({ $bread_price } kenyér)
site-west_r2 = { FORM("-site", $form) } a 2. sortól nyugatra ({ $bread_price } kenyér)
site-west_r3 = { FORM("-site", $form) } a 3. sortól nyugatra ({ $bread_price } kenyér)
site-west_r4 = { FORM("-site", $form) } a 4. sortól nyugatra ({ $bread_price } kenyér)
site-west_r5 = { FORM("-site", $form) } az 5. sortól nyugatra ({ $bread_price } kenyér)
site-south_c1 = { FORM("-site", $form) } az 1. oszloptól délre ({ $bread_price } kenyér)
site-south_c2 = { FORM("-site", $form) } a 2. oszloptól délre ({ $bread_price } kenyér)
site-south_c3 = { FORM("-site", $form) } a 3. oszloptól délre ({ $bread_price } kenyér)
site-south_c4 = { FORM("-site", $form) } a 4. oszloptól délre ({ $bread_price } kenyér)
site-south_c5 = { FORM("-site", $form) } az 5. oszloptól délre ({ $bread_price } kenyér)
site-east_r2 = { FORM("-site", $form) } a 2. sortól keletre ({ $bread_price } kenyér)
site-east_r4 = { FORM("-site", $form) } a 4. sortól keletre ({ $bread_price } kenyér)
site-north_c2 = { FORM("-site", $form) } a 2. oszloptól északra ({ $bread_price } kenyér)
site-north_c4 = { FORM("-site", $form) } a 4. oszloptól északra ({ $bread_price } kenyér)
site-east_r1 = { FORM("-site", $form) } az 1. sortól keletre ({ $bread_price } kenyér)
site-east_r5 = { FORM("-site", $form) } az 5. sortól keletre ({ $bread_price } kenyér)
site-north_c1 = { FORM("-site", $form) } az 1. oszloptól északra ({ $bread_price } kenyér)
site-north_c5 = { FORM("-site", $form) } az 5. oszloptól északra ({ $bread_price } kenyér)
-sites = építési hely
    .accusative = építési helyet
    .plural = építési helyek
    .its = építési helye
-touches = szomszédos hely
    .accusative = szomszédos helyet
    .plural = szomszédos helyek
    .its = szomszédos helye
touches =
    .adjective-some = a templomkomplexum melletti
    .behind-some = a templomkomplexum mellett
-in_row = hely egy sorban
in_row =
    .if = { $subject } egy sorral van egy vonalban
-bread_price = ár
    .accusative = árat
    .plural = árak
    .its = ára
bread_price =
    .amount = annyi { FORM($what, $case, 1) }, amennyibe { $subject } kerül,
-min_players = legkisebb játékosszám
    .accusative = legkisebb játékosszámot
    .plural = legkisebb játékosszámok
    .its = legkisebb játékosszáma
min_players =
    .printed = { $value ->
        [0] { "" }
        [1] { "" }
        [2] { "" }
       *[other] Csak legalább { $value } játékossal.
    }
    .which-atmost = { $count ->
        [one] amely megfelel
       *[other] amelyek megfelelnek
    } { FORM($value, "dative") }
free_sites = a játékosok számának megfelelő szabad { FORM("-site", $form) }
line_of_site = { FORM($site, "instrumental") } egy vonalban lévő { FORM("-space", $form) }
line_of_plinth = { FORM($plinth, "instrumental") } egy vonalban lévő { FORM("-space", $form) }
-own_temple_buildings = általad a templomkomplexumnál épített épület
    .accusative = általad a templomkomplexumnál épített épületet
    .plural = általad a templomkomplexumnál épített épületek
    .its = általad a templomkomplexumnál épített épülete
-points_for_pillar = egy vonalban lévő oszlop értéke
    .accusative = egy vonalban lévő oszlop értékét
    .plural = egy vonalban lévő oszlop értékei
    .its = egy vonalban lévő oszlop értéke
points_for_pillar =
    .add = { $value } további győzelmi pontot kapsz minden oszlopod után, amely egy vonalban van egy általad a templomkomplexumnál épített épülettel
    .amount = annyi { FORM($what, $case, 1) }, amennyi egy ilyen oszlopért jár

## The Osiris area

-district = körzet
    .accusative = körzetet
    .plural = körzetek
    .its = körzete
-papyrus_workshop = papiruszmanufaktúra
-bread_workshop = kenyérmanufaktúra
-limestone_quarry = mészkőbánya
-granite_quarry = gránitbánya
-workplace = munkahely
    .accusative = munkahelyet
    .plural = munkahelyek
    .its = munkahelye
workplace =
    .piece = { $lies_in } { STARTS($row_number, "5 1_ 1, 1.", "az", "a") } { $row_number }. sorban
-workplaces = munkahely
    .accusative = munkahelyet
    .plural = munkahelyek
    .its = munkahelye
-lies_in = körzet
    .accusative = körzetet
    .plural = körzetek
    .its = körzete
lies_in =
    .which = { $count ->
        [one] amely { FORM($value, "", 1, "bare") }
       *[other] amelyek { FORM($value, "", 1, "bare") }
    }
-row_number = sor
    .accusative = sort
    .plural = sorok
    .its = sora
row_number =
    .adjective = { NUMERAL($value) ->
        [yes] { STARTS($value, "5 1_", "az", "a") } { $value }. sorban lévő
       *[no] { $value } sorában lévő
    }
    .behind = { NUMERAL($value) ->
        [yes] { STARTS($value, "5 1_", "az", "a") } { $value }. sorban
       *[no] { $value } sorában
    }
-reward = jutalom
    .accusative = jutalmat
    .plural = jutalmak
    .its = jutalma
reward =
    .do = { verb-gain-the } { $piece } { FORM("-reward", "accusative", 1, "", "its") }
-second_row_gold = második soron lévő arany
    .accusative = második soron lévő aranyat
    .plural = második soron lévő aranyak
    .its = második soron lévő aranya
second_row_gold =
    .zero = { verb-take-the } a második sorról az aranyat
workplace_of = { $key } { FORM("-district", $case, 1, "", "its") }
    .table = az egyes színek körzete
    .row = { $keys } – { $value }
goods_of = { $key } { FORM("-goods", $case, 1, "", "its") }
-own_workplaces = általad épített munkahely
    .accusative = általad épített munkahelyet
    .plural = általad épített munkahelyek
    .its = általad épített munkahelye
-trade = választott körzet
    .accusative = választott körzetet
    .plural = választott körzetek
    .its = választott körzete
building_row_points = épületsor { $key }. épületének { FORM("-say-word-point", $case, "plural", "", "its") }
    .table = az épületsor győzelmi pontjai
    .row = { $value } { STARTS($keys, "5 1_ 1, 1.", "az", "a") } { $keys }. helyen
building_row_bread = épületsor { $key }. épületének { FORM("-bread", $case, 1, "", "its") }
    .table = az épületsor kenyerei
    .row = { $value } ezeken a helyeken: { $keys }

## Cards and their market

-card = kártya
card =
    .piece = { $type ->
        [decree] { $id } { FORM("-decree", $form) } (szimbólum: { $symbol })
        [blessing] { $id } { FORM("-blessing", $form) }
       *[other] { $id } { FORM("-technology", $form) }
    }
-all_cards = kártya
-card_type = kártyatípus
    .accusative = kártyatípust
    .plural = kártyatípusok
    .its = kártyatípusa
-type = típus
    .accusative = típust
    .plural = típusok
    .its = típusa
type =
    .adjective = { $value } típusú
-blessing = áldás
    .accusative = áldást
    .plural = áldások
    .its = áldása
-technology = technológia
-decree = rendelet
    .accusative = rendeletet
    .plural = rendeletek
    .its = rendelete
-symbol = szimbólum
    .accusative = szimbólumot
    .plural = szimbólumok
    .its = szimbóluma
-stewardship = gazdálkodás
    .accusative = gazdálkodást
    .plural = gazdálkodások
    .its = gazdálkodása
-people = nép
    .accusative = népet
    .plural = népek
    .its = népe
-industry = ipar
    .accusative = ipart
    .plural = iparok
    .its = ipara
-temple_sign = templom
    .accusative = templomot
    .plural = templomok
    .its = temploma
-statues = szobrok
    .accusative = szobrokat
    .plural = szobrok
    .its = szobrai
-order_sign = rend
    .accusative = rendet
    .plural = rendek
    .its = rendje
-withdrawn = visszavont
    .accusative = visszavontat
    .plural = visszavontak
withdrawn =
    .printed = Visszavont: csak közös megegyezéssel használjátok.
-worth = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
worth =
    .do = { verb-score-the } { FORM($piece, "accusative") }
-section = rész
    .accusative = részt
    .plural = részek
    .its = része
-first_section = első rész
    .accusative = első részt
    .plural = első részek
    .its = első része
-second_section = második rész
    .accusative = második részt
    .plural = második részek
    .its = második része
-third_section = harmadik rész
    .accusative = harmadik részt
    .plural = harmadik részek
    .its = harmadik része
-fourth_section = negyedik rész
    .accusative = negyedik részt
    .plural = negyedik részek
    .its = negyedik része
-market_place = piachely
    .accusative = piachelyet
    .plural = piachelyek
    .its = piachelye
market_place =
    .piece = { FORM($in_section, "inessive") } lévő { $for_type }‿{ FORM("-space", $form) }
-market_places = piachely
    .accusative = piachelyet
    .plural = piachelyek
    .its = piachelye
-in_section = rész
    .accusative = részt
    .plural = részek
    .its = része
in_section =
    .behind = { FORM($value, "inessive") }
-for_type = típus
    .accusative = típust
    .plural = típusok
    .its = típusa
-opened = megnyitott rész
    .accusative = megnyitott részt
    .plural = megnyitott részek
    .its = megnyitott része
opened =
    .adjective = nyitott
    .omits = value
    .set = { verb-open-the } a kártyapiacon { FORM($subject, "accusative", 1, "the") }
-laid_out = kártyákkal ellátott rész
    .accusative = kártyákkal ellátott részt
    .plural = kártyákkal ellátott részek
    .its = kártyákkal ellátott része
laid_out =
    .set = { verb-mark-the } { FORM($subject, "accusative") } kirakottnak: { $value }
    .if = { $subject } el van látva kártyákkal
    .adjective = kártyákkal ellátott
    .not-adjective = kártya nélküli
    .behind = kártyákkal
    .behind-not = kártyák nélkül
-refreshed = ebben az akcióban frissített rész
    .accusative = ebben az akcióban frissített részt
    .plural = ebben az akcióban frissített részek
    .its = ebben az akcióban frissített része
refreshed =
    .set = jegyezd meg, hogy { $subject } frissítve lett-e: { $value }
    .if = { $subject } frissítve lett
    .if-not = { $subject } még nem lett frissítve
happiness_needed = { FORM($key, "allative") } szükséges { FORM("-happiness", $form) }
    .table = az egyes részekhez szükséges boldogság
    .row = { $keys } – { $value }
-card_box = doboz
    .accusative = dobozt
    .plural = dobozok
    .its = doboza
deck = { $key ->
    [blessing] áldás‿{ FORM("-deck_word", $form) }
    [technology] technológia‿{ FORM("-deck_word", $form) }
    [decree] rendelet‿{ FORM("-deck_word", $form) }
   *[other] { $key } { FORM("-deck_word", $case, $count, "", "its") }
}
-deck_word = pakli
    .accusative = paklit
    .plural = paklik
    .its = paklija
discards = { $key ->
    [blessing] áldás‿{ FORM("-discards_word", $form) }
    [technology] technológia‿{ FORM("-discards_word", $form) }
    [decree] rendelet‿{ FORM("-discards_word", $form) }
   *[other] { $key } { FORM("-discards_word", $case, $count, "", "its") }
}
-discards_word = dobópakli
    .accusative = dobópaklit
    .plural = dobópaklik
    .its = dobópaklija
-market = kártyapiac
    .accusative = kártyapiacot
    .plural = kártyapiacok
    .its = kártyapiaca
market =
    .in = { FORM($noun, "superessive") }
    .from = { FORM($noun, "delative") }
    .to = { FORM($noun, "sublative") }
    .holder = { $piece } kártyapiaci { FORM("-space", $case, 1, "", "its") }
-own_cards = játékterület
    .accusative = játékterületet
    .plural = játékterületek
    .its = játékterülete
own_cards =
    .in = { FORM($noun, "superessive") }
    .to = { FORM($noun, "sublative") }
-decrees = titkos rendeletek
    .accusative = titkos rendeleteket
    .plural = titkos rendeletek
    .its = titkos rendeletei
    .your = titkos rendeleteid
    .your-accusative = titkos rendeleteidet
decrees =
    .from = { $noun } közül
    .in = { $noun } között
    .to = { $noun } közé
-drawn = húzott kártyák
    .accusative = húzott kártyákat
    .plural = húzott kártyák
    .its = húzott kártyái
    .your = húzott kártyáid
    .your-accusative = húzott kártyáidat
drawn =
    .from = { $noun } közül
    .in = { $noun } között
    .to = { $noun } közé
-scored = pontozott rendeletek
    .accusative = pontozott rendeleteket
    .plural = pontozott rendeletek
    .its = pontozott rendeletei
    .your = pontozott rendeleteid
    .your-accusative = pontozott rendeleteidet
scored =
    .in = { $noun } között
    .from = { $noun } közül
    .to = { $noun } közé
-revealed = felfedett rendeletek
    .accusative = felfedett rendeleteket
    .plural = felfedett rendeletek
    .its = felfedett rendeletei
    .your = felfedett rendeleteid
    .your-accusative = felfedett rendeleteidet
revealed =
    .in = { $noun } között
    .to = { $noun } közé
cards_in = { FORM($section, "inessive") } lévő { FORM("-card", $form) }
cards_owed = { FORM($die_value, "dative") } megfelelő kártyák { FORM("-say-word-amount", $case, 1, "", "its") }
    .amount = annyi { FORM($what, $case, 1) }, amennyit { $die_value } enged
card_price = { FORM($die_value, "dative") } megfelelő ár papiruszban
    .amount = annyi { FORM($what, $case, 1) }, amennyi { $die_value } szerint kell
-within_reach = elérhető
within_reach =
    .if = { $section } elérhető a { FORM("-happiness", "instrumental", 1, "", $whose) }
    .behind = a { FORM("-happiness", "instrumental", 1, "", $whose) } elérhető távolságban
-holds_enough = elég kártya
holds_enough =
    .if = { $section } elérhető, és { NUMERAL($n) ->
        [yes] legalább { $n } kártya
       *[no] elég kártya
    } van benne
    .which = amely elérhető, és { NUMERAL($n) ->
        [yes] legalább { $n } kártya
       *[no] elég kártya
    } van benne
-enough_cards = elég elérhető kártya
enough_cards =
    .if = van olyan elérhető rész, amelyben { NUMERAL($n) ->
        [yes] legalább { $n } kártya
       *[no] elég kártya
    } van
    .if-not = nincs olyan elérhető rész, amelyben { NUMERAL($n) ->
        [yes] legalább { $n } kártya
       *[no] elég kártya
    } van
-cards_after_refresh = frissítés utáni kártyák száma
    .accusative = frissítés utáni kártyák számát
    .plural = frissítés utáni kártyák számai
    .its = frissítés utáni kártyák száma
cards_after_refresh =
    .which-atleast = amelyben frissítés után elég kártya van
    .omits = value
places_for = { FORM($section, "inessive") } lévő { $kind }‿helyek { FORM("-say-word-amount", $case, 1, "", "its") }
cards_to_deal = { FORM($section, "illative") } osztható kártyák { FORM("-say-word-amount", $case, 1, "", "its") } ({ $kind })
-may_be_refreshed = frissíthető
may_be_refreshed =
    .if = { $section } frissíthető
    .which = amely frissíthető
-gap = üres hely
    .accusative = üres helyet
    .plural = üres helyek
    .its = üres helye
-kind = típus
    .accusative = típust
    .plural = típusok
    .its = típusa
-taken = elvett kártya
-chosen = választott kártya
-again = másik rendelet
    .accusative = másik rendeletet
    .plural = másik rendeletek
    .its = másik rendelete

## Starting cards and destiny

-starting_card = kezdőkártya
starting_card =
    .piece = { $id } { FORM("-starting_card", $form) } (kezdeményezés: { $initiative })
-starting_cards = kezdőkártyák
    .accusative = kezdőkártyákat
    .plural = kezdőkártyák
    .its = kezdőkártyái
-initiative = kezdeményezésérték
    .accusative = kezdeményezésértéket
    .plural = kezdeményezésértékek
    .its = kezdeményezésértéke
-destiny_card = sorskártya
destiny_card =
    .piece = { $id } { FORM("-destiny_card", $form) } (Ankh: { $ankh })
-destiny_cards = sorskártyák
    .accusative = sorskártyákat
    .plural = sorskártyák
    .its = sorskártyái
-ankh = Ankh-érték
    .accusative = Ankh-értéket
    .plural = Ankh-értékek
    .its = Ankh-értéke
-starting_box = kezdőkártyák doboza
    .accusative = kezdőkártyák dobozát
    .plural = kezdőkártyák dobozai
    .its = kezdőkártyák doboza
-starting_row = kezdőkártyák sora
    .accusative = kezdőkártyák sorát
    .plural = kezdőkártyák sorai
    .its = kezdőkártyák sora
-drafted = kezdőkártyák
    .accusative = kezdőkártyákat
    .plural = kezdőkártyák
    .its = kezdőkártyái
    .your = kezdőkártyáid
    .your-accusative = kezdőkártyáidat
drafted =
    .in = { $noun } között
    .from = { $noun } közül
    .to = { $noun } közé
-destiny_row = sorskártyák sora
    .accusative = sorskártyák sorát
    .plural = sorskártyák sorai
    .its = sorskártyák sora
-destiny = sors
    .accusative = sorsot
    .plural = sorsok
    .its = sorsa
-fate = sorskártya
-first_drafter = kezdőjátékos
    .gender = person
    .accusative = kezdőjátékost
    .plural = kezdőjátékosok
    .its = kezdőjátékosa
first_drafter =
    .set = { $value } lesz a kezdőjátékos
starting_cards_shown = játékosok számának megfelelő kezdőkártyák { FORM("-say-word-amount", $case, 1, "", "its") }
    .omits = key
    .table = kezdőkártyák a játékosok száma szerint
    .row = { $keys } játékosnál { $value }
-starting_cards_alone = egy játékos kezdőkártyáinak száma
    .accusative = egy játékos kezdőkártyáinak számát
    .plural = egy játékos kezdőkártyáinak számai
    .its = egy játékos kezdőkártyáinak száma
-cards_to_reveal = felfordítandó kezdőkártyák száma
    .accusative = felfordítandó kezdőkártyák számát
    .plural = felfordítandó kezdőkártyák számai
    .its = felfordítandó kezdőkártyák száma
cards_to_reveal =
    .amount = annyi { FORM($what, $case, 1) }, amennyit fel kell fordítani
-total_initiative = kezdeményezésértékek összege
    .accusative = kezdeményezésértékek összegét
    .plural = kezdeményezésértékek összegei
    .its = kezdeményezésértékek összege
-highest_initiative = jobbik kártya kezdeményezésértéke
    .accusative = jobbik kártya kezdeményezésértékét
    .plural = jobbik kártya kezdeményezésértékei
    .its = jobbik kártya kezdeményezésértéke
-ankh_value = Ankh-érték
    .accusative = Ankh-értéket
    .plural = Ankh-értékek
    .its = Ankh-értéke
ankh_value =
    .is = az { FORM("-ankh_value", "", 1, "", $whose) } mindig { $value }

## Names that many sentences use

-die_value = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-shade = kocka színe
    .accusative = kocka színét
    .plural = kocka színei
    .its = kocka színe
-deity = isten
    .gender = person
    .accusative = istent
    .plural = istenek
    .its = istene
-face = új érték
    .accusative = új értéket
    .plural = új értékek
    .its = új értéke
-value_used = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-n = szám
    .accusative = számot
    .plural = számok
    .its = száma
    .adjective = szám szerinti
-row = sor
    .accusative = sort
    .plural = sorok
    .its = sora
row =
    .each = { FORM("-cell", $form) }
-owners = szoborral már rendelkező játékosok
    .accusative = szoborral már rendelkező játékosokat
    .plural = szoborral már rendelkező játékosok
-played = kártya
-second = másik körzet
    .accusative = másik körzetet
    .plural = másik körzetek
    .its = másik körzete
-area = isten
    .gender = person
    .accusative = istent
    .plural = istenek
    .its = istene
-where_to = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
-sign = szimbólum
    .accusative = szimbólumot
    .plural = szimbólumok
    .its = szimbóluma
-track = jelző
-has_one = ennek az istennek a szobra
has_one =
    .if = már volt szobrod ennek az istennek a tiszteletére
    .if-not = még nem volt szobrod ennek az istennek a tiszteletére
-allowed = választható körzetek
    .accusative = választható körzeteket
    .plural = választható körzetek
    .its = választható körzetei
-used = használt érték
    .accusative = használt értéket
    .plural = használt értékek
    .its = használt értéke
-action_is_free = ingyenes akció
action_is_free =
    .if = az akcióhoz nem kell erőforrást fizetned
    .set = jegyezd meg, kinek a fordulója van: { $value }
    .is = { $value } fordulója van
-anubis_called = Anubisz hívása
anubis_called =
    .set = jegyezd meg, hogy Anubiszt hívtad-e: { $value }
    .if = Anubiszt hívtad
    .if-not = nem hívtad Anubiszt
-anubis = Anubisz
    .accusative = Anubiszt
    .plural = Anubiszok
    .its = Anubisza
-botankhamun = Botankhamun
    .gender = person
    .accusative = Botankhamunt
    .plural = Botankhamunok
    .its = Botankhamunja
botankhamun =
    .pronoun = { $case ->
        [possessive] { "" }
        [owner] az övé
        [subject] { "" }
        [accusative] őt
        [dative] neki
        [instrumental] vele
       *[other] ő
    }
-with_statues = szobrok számítása
with_statues =
    .if = a szobrok számítanak
-doer = soron lévő játékos
    .gender = person
    .accusative = soron lévő játékost
    .plural = soron lévő játékosok
    .its = soron lévő játékosa

## A turn

-game = játék
    .accusative = játékot
    .plural = játékok
    .its = játéka
-one_round = kör
    .accusative = kört
    .plural = körök
    .its = köre
one_round =
    .do = { $mood ->
        [third] lejátszik
        [infinitive] lejátszani
        [may] lejátszhatsz
       *[order] játsszatok le
    } egy kört
-turn = forduló
turn =
    .do = { verb-play-the } a { FORM("-turn", "accusative", 1, "", $whose) }
-take_turn = kocka és akciója
take_turn =
    .do = { $mood ->
        [third] elvesz egy kockát, és felhasználja
        [infinitive] elvenni egy kockát, és felhasználni
        [may] elvehetsz egy kockát, és felhasználhatod
       *[order] vegyél el egy kockát, és használd fel
    }
-call_anubis = Anubisz-hívás
    .accusative = Anubisz-hívást
    .plural = Anubisz-hívások
    .its = Anubisz-hívása
call_anubis =
    .do = { verb-call-the } Anubiszt
    .event = Anubiszt hívod
-dice_on_wheel = keréken lévő kocka
-take_turn-die_value = kocka értéke
    .accusative = kocka értékét
    .plural = kocka értékei
    .its = kocka értéke
-take_turn-area = kocka istene
    .accusative = kocka istenét
    .plural = kocka istenei
    .its = kocka istene
-take_turn-status = kocka állapota
    .accusative = kocka állapotát
    .plural = kocka állapotai
    .its = kocka állapota
-main_action-area = kocka istene
    .accusative = kocka istenét
    .plural = kocka istenei
    .its = kocka istene
-main_action-goods = választott szín
    .accusative = választott színt
    .plural = választott színek
    .its = választott színe
-any_action-goods = választott szín
    .accusative = választott színt
    .plural = választott színek
    .its = választott színe
-free_action-shade = választott szín
    .accusative = választott színt
    .plural = választott színek
    .its = választott színe
-taking = kocka elvétele
taking =
    .when = amikor elveszel egy kockát
-calling_anubis = Anubisz hívása
calling_anubis =
    .when = amikor a fordulód elején Anubiszt hívod
-performing = istenakció
performing =
    .when = amikor { $deity ->
        [any] istenakciót hajtasz
       *[other] { $deity } istenakcióját hajtod
    } végre
producing =
    .when = amikor termelsz
-producing = termelés
    .accusative = termelést
    .plural = termelések
    .its = termelése
-any_time = bármikor
any_time =
    .when = bármikor a fordulódban
-before_last_scoring = utolsó pontozás
    .accusative = utolsó pontozást
    .plural = utolsó pontozások
    .its = utolsó pontozása
before_last_scoring =
    .when = az utolsó pontozás előtt
-actions = e forduló akciói
    .accusative = e forduló akcióit
    .plural = e forduló akciói
actions =
    .add = { $rule }, a normál akciód előtt vagy után
-change_value = értékmódosítás
    .accusative = értékmódosítást
    .plural = értékmódosítások
    .its = értékmódosítása
change_value =
    .do = { $mood ->
        [third] tetszés szerint módosítja
        [infinitive] tetszés szerint módosítani
        [may] módosíthatod
       *[order] tetszés szerint módosítsd
    } írnokokkal { FORM($die_value, "accusative") }
-change_value-used = használandó érték
    .accusative = használandó értéket
    .plural = használandó értékek
    .its = használandó értéke
scribes_to_change = ehhez a módosításhoz szükséges írnokok { FORM("-say-word-amount", $case, 1, "", "its") }
    .amount = annyi { FORM($what, $case, 1) }, amennyi a módosításhoz szükséges
    .omits = die_value used
-may_be_taken = elvehető kockák
    .accusative = elvehető kockákat
    .plural = elvehető kockák
may_be_taken =
    .if = elvehetsz { STARTS($status, "a_ az_", "named", "plain") ->
        [named] ilyen állapotú kockát
       *[plain] { $status } kockát
    }
-put_on_scale = kocka a mérlegen
put_on_scale =
    .do = { verb-put-the } { FORM($die, "accusative") } a { FORM("-scale", "sublative", 1, "", $whose) }
    .omits = status
-die_taken = elvett kocka
die_taken =
    .do = { verb-take-the } a kockát így: { $status }
    .event = elveszel egy { $status ->
        [any] { "" }
       *[other] { $status }
    } kockát
-turn_die = elfordított kocka
turn_die =
    .do = { verb-turn-the } { FORM($die, "accusative") } { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékre
       *[no] erre az értékre
    }
-main_action = normál akció
main_action =
    .omits = shade status
    .do = { verb-use-the } a kockát { FORM($area, "dative") } az akciójára vagy termelésre
-die_serves_god = istenakció a kockával
die_serves_god =
    .do = { verb-use-the } a kockát istenakcióra
    .event = elveszel egy { $status ->
        [any] { "" }
       *[other] { $status }
    } kockát istenakcióra
    .omits = shade status
-any_action = tetszőleges akció
any_action =
    .do = { verb-perform } egy tetszőleges akciót tetszőleges értékkel
-serve = istenakció egy kockával
serve =
    .do = { verb-perform-the } { $deity } akcióját { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
    .event = kockával istenakciót hajtasz végre
-next_god_action = szomszédos isten további akciója
next_god_action =
    .do = 1 írnokért a { FORM("-die", "", 1, "", $whose) } értékével { verb-perform-the } { $deity } akcióját is
-opposite_god_action = szemközti isten további akciója
opposite_god_action =
    .do = 1 boldogságért és 1 népességért a { FORM("-die", "", 1, "", $whose) } értékével { verb-perform-the } { $deity } akcióját is
-grow = a népesség vagy a boldogság növelése
grow =
    .do = { $mood ->
        [third] növeli 3-mal a népességét, vagy 3-mal a boldogságát, de legfeljebb a népességéig
        [infinitive] növelni 3-mal a népességedet, vagy 3-mal a boldogságodat, de legfeljebb a népességedig
        [may] növelheted 3-mal a népességedet, vagy 3-mal a boldogságodat, de legfeljebb a népességedig
       *[order] növeld 3-mal a népességedet, vagy 3-mal a boldogságodat, de legfeljebb a népességedig
    }
-one_more_god_action = további istenakció
one_more_god_action =
    .do = a { FORM("-die", "", 1, "", $whose) } értékével { verb-perform-the } { $deity } akcióját is
-god_action = istenakció
god_action =
    .do = { verb-perform-the } { BELONGS($deity) ->
        [yes] { FORM($deity, "dative") } az
       *[no] { $deity }
    } akcióját { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
    .event = { $deity ->
        [any] istenakciót hajtasz
       *[other] { $deity } istenakcióját hajtod
    } végre { $die_value ->
        [any] { "" }
       *[other] { FORM($die_value, "adjective") } értékkel
    }
-produce = termelés
    .accusative = termelést
    .plural = termelések
    .its = termelése
produce =
    .do = { verb-produce } { FORM($shade, "dative") } megfelelő erőforrást { FORM($die_value, "instrumental") }
-produce_once = termelés
    .accusative = termelést
    .plural = termelések
    .its = termelése
produce_once =
    .event = termelsz { $shade ->
        [any] { "" }
        [brown] kenyeret
       *[other] { $shade } kockával
    } { $die_value ->
        [any] { "" }
       *[other] { FORM($die_value, "adjective") } értékkel
    }
    .do = { verb-produce } { FORM($shade, "dative") } megfelelő erőforrást { FORM($die_value, "instrumental") }
-produce_beside = termelés istenakció mellett
produce_beside =
    .do = { verb-produce } { FORM($shade, "dative") } megfelelő erőforrást { FORM($die_value, "instrumental") }
-make_goods = megtermelt erőforrások
    .accusative = megtermelt erőforrásokat
    .plural = megtermelt erőforrások
make_goods =
    .do = { verb-produce } { FORM($shade, "dative") } megfelelő erőforrást { FORM($die_value, "instrumental") }
-gain_goods = megtermelt erőforrások
    .accusative = megtermelt erőforrásokat
    .plural = megtermelt erőforrások
gain_goods =
    .do = { verb-gain } { NUMERAL($n) ->
        [yes] { $n }, { FORM($shade, "dative") } megfelelő erőforrást
       *[no] annyi, { FORM($shade, "dative") } megfelelő erőforrást, amennyi { $n }
    }
excess = { FORM($shade, "instrumental") } és { FORM($die_value, "instrumental") } keletkező { FORM("-overproduced", $form) }
    .per = túltermelt { FORM("-goods", $form) }
-between_actions = akciók közti pillanat
    .accusative = akciók közti pillanatot
    .plural = akciók közti pillanatok
    .its = akciók közti pillanata
between_actions =
    .do = { $mood ->
        [third] tetszés szerint kijátszik
        [infinitive] tetszés szerint kijátszani
        [may] kijátszhatsz
       *[order] tetszés szerint játssz ki
    } bármikor kijátszható kártyákat
-forfeit_action = forduló akció nélkül
forfeit_action =
    .do = { verb-take } egy kockát akció nélkül
-discard = eldobás
    .accusative = eldobást
    .plural = eldobások
    .its = eldobása
discard =
    .do = { $mood ->
        [third] { STARTS($card, "minden_ minden,", "eldob", "eldobja") }
        [infinitive] eldobni
        [may] { STARTS($card, "minden_ minden,", "eldobhatsz", "eldobhatod") }
       *[order] { STARTS($card, "minden_ minden,", "dobj el", "dobd el") }
    } { FORM($card, "accusative") }

## The actions of the gods

-build_statue = Hórusz-akció
build_statue =
    .event = Hórusz-istenakciót hajtasz végre
    .do = { verb-build } egy szobrot { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
-build_statue-deity = tisztelt isten
    .accusative = tisztelt istent
    .plural = tisztelt istenek
    .its = tisztelt istene
-statue_bonus = Hórusz-bónusz
    .accusative = Hórusz-bónuszt
    .plural = Hórusz-bónuszok
    .its = Hórusz-bónusza
statue_bonus =
    .do = { verb-gain-the } { BELONGS($slot) ->
        [yes] { FORM($slot, "dative") } a
       *[no] { $slot }
    } { FORM("-bonus", "accusative", 1, "", "its") }
    .event = egy isten szobráért Hórusz-bónuszt kapsz
-slot = Hórusz-hely
    .accusative = Hórusz-helyet
    .plural = Hórusz-helyek
    .its = Hórusz-helye
-gain_statue_bonuses = szoborbónuszok
    .accusative = szoborbónuszokat
    .plural = szoborbónuszok
gain_statue_bonuses =
    .do = { verb-give-the } { FORM($owners, "dative") } { $deity } szobraiért járó bónuszokat
-raise_pillar = Ré-akció
raise_pillar =
    .event = Ré-istenakciót hajtasz végre
    .do = { verb-set } egy oszlopot { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
-points_of_slot = a lapka helyéért járó pontok
    .accusative = a lapka helyéért járó pontokat
    .plural = a lapka helyéért járó pontok
points_of_slot =
    .amount = annyi { FORM($what, $case, 1) }, amennyi a lapka eredeti helyéért jár
-gain_shown = jutalom a templomkomplexumból
gain_shown =
    .do = { verb-gain-the } { FORM($space, "superessive") } látható jutalmat
-double_cover = kettős jutalom a templomkomplexumból
double_cover =
    .do = { verb-gain-the } még egyszer { FORM($space, "superessive") } látható jutalmat, kivéve, ha az írnok
-build_at_temple = Hathor-akció
build_at_temple =
    .event = Hathor-istenakciót hajtasz végre
    .do = { verb-build } a templomkomplexum mellett { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
-gain_one_shown = jutalom a templomkomplexumból
gain_one_shown =
    .do = { verb-gain } 1-et { FORM($space, "superessive") } látható jutalomból, kivéve, ha az írnok
-score_pillar = pontok egy oszlopért
score_pillar =
    .do = { verb-gain-the } { FORM($space, "superessive") } álló { FORM("-pillar", "", 1, "", $whose) } után járó pontokat, ha van ott oszlop
-hold_festival = Básztet-akció
hold_festival =
    .event = Básztet-istenakciót hajtasz végre
    .do = { verb-hold } egy fesztivált { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
festival_scribes = { FORM($die_value, "dative") } megfelelő írnokok { FORM("-say-word-amount", $case, 1, "", "its") }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($die_value, "causal") } jár
-happiness_gold = boldogságért járó arany
    .accusative = boldogságért járó aranyat
    .plural = boldogságért járó aranyak
    .its = boldogságért járó aranya
happiness_gold =
    .do = { verb-gain-the } a boldogságsáv aranyát
-happiness_scribe = boldogságért járó írnok
    .accusative = boldogságért járó írnokot
    .plural = boldogságért járó írnokok
    .its = boldogságért járó írnoka
happiness_scribe =
    .do = { verb-gain-the } a boldogságsáv írnokát
-happiness_action = boldogságért járó extra akció
happiness_action =
    .do = { verb-perform } egy extra akciót
-bonus_action = extra akció
bonus_action =
    .do = { verb-perform-the } { $deity } akcióját { NUMERAL($values) ->
        [yes] { FORM($values, "adjective") } értékkel
       *[no] ezzel az értékkel: { $values }
    }
-act_with_one_of = extra akció
act_with_one_of =
    .do = { verb-perform-the } { $deity } akcióját ezek egyikével: { $values }
-values = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-take_cards = Thoth-akció
take_cards =
    .event = Thoth-istenakciót hajtasz végre
    .do = { verb-take } kártyákat a kártyapiacról { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
-refresh = frissített rész
    .accusative = frissített részt
    .plural = frissített részek
    .its = frissített része
refresh =
    .do = { verb-refresh-the } { FORM($section, "accusative") }
-keep = megtartott kártya
keep =
    .do = { STARTS($card, "minden_ minden,", "all", "one") ->
        [all] { verb-keep }
       *[one] { verb-keep-the }
    } { FORM($card, "accusative") }
-found_workplace = Ozirisz-akció
found_workplace =
    .event = Ozirisz-istenakciót hajtasz végre
    .do = { verb-build } egy munkahelyet { NUMERAL($die_value) ->
        [yes] { FORM($die_value, "adjective") } értékkel
       *[no] { FORM($die_value, "instrumental") }
    }
-place_workplace = új munkahely
    .accusative = új munkahelyet
    .plural = új munkahelyek
    .its = új munkahelye
place_workplace =
    .event = munkahelyet építesz Ozirisz területén
    .do = { verb-build } egy munkahelyet { NUMERAL($die_value) ->
        [yes] { STARTS($die_value, "5 1_ 1, 1.", "az", "a") } { $die_value }. sorban
       *[no] { FORM($die_value, "dative") } megfelelő sorban
    }, { STARTS($allowed, "a_ az_", "named", "list") ->
        [named] { $allowed } egyikében
       *[list] ezek egyikében: { $allowed }
    }
-found_for_free = Ozirisz-akció boldogságvesztés nélkül
found_for_free =
    .event = egy kezdőkártyával Ozirisz-istenakciót hajtasz végre
    .do = { verb-perform-the } Ozirisz akcióját { FORM($die_value, "adjective") } értékkel, boldogságvesztés nélkül, { STARTS($allowed, "a_ az_", "any", "some") ->
        [any] bármelyik körzetben
       *[some] ezek közül választva: { $allowed }
    }
-gain_from_workplace = a munkahely jutalma
gain_from_workplace =
    .do = { verb-gain-the } { $workplace } { FORM("-reward", "accusative", 1, "", "its") }
-gain_from_workplace-trade = körzet
    .accusative = körzetet
    .plural = körzetek
    .its = körzete
-gain_from_workplace-goods = körzet szerinti erőforrás
    .accusative = körzet szerinti erőforrást
    .plural = körzet szerinti erőforrások
    .its = körzet szerinti erőforrása
-gain_from_workplace-second = választott körzet
    .accusative = választott körzetet
    .plural = választott körzetek
    .its = választott körzete
-also_raises = második körzet
    .accusative = második körzetet
    .plural = második körzetek
    .its = második körzete
-take_row_gold = a második sor aranya
take_row_gold =
    .do = { verb-take-the } a második soron lévő aranyat, ha még ott van

## The market

-lay_out_opened_sections = újonnan megnyitott részek
    .accusative = újonnan megnyitott részeket
    .plural = újonnan megnyitott részek
lay_out_opened_sections =
    .do = { $mood ->
        [third] kártyákat tesz
       *[other] { verb-put } kártyákat
    } az újonnan megnyitott részekbe
-fill = kártyák egy részbe
fill =
    .do = { verb-fill-the } { $section } üres helyeit
-deal = kártya a kártyapiacra
deal =
    .do = { verb-deal } egy kártyát { FORM($gap, "sublative") }
-renew_deck = új pakli
    .accusative = új paklit
    .plural = új paklik
    .its = új paklija
renew_deck =
    .do = ha { STARTS($kind, "a_ az_", "", "a") } { $kind } paklija üres, a dobópakliját { $mood ->
        [third] új paklivá keveri
        [infinitive] új paklivá keverni
        [may] új paklivá keverheted
       *[order] keverd új paklivá
    }
-refill_market = a kártyapiac feltöltése
refill_market =
    .do = { verb-refill-the } a kártyapiacot
-draw_decree = rendelet a pakliból
draw_decree =
    .do = { $mood ->
        [third] felhúzza és megtartja
        [infinitive] felhúzni és megtartani
        [may] felhúzhatod és megtarthatod
       *[order] húzd fel és tartsd meg
    } a pakli legfelső rendeletét
-draw_two_keep_one = két húzott kártya
draw_two_keep_one =
    .do = { $mood ->
        [third] húz 2 { $kind }kártyát, 1-et megtart, a másikat visszakeveri
        [infinitive] húzni 2 { $kind }kártyát, 1-et megtartani, a másikat visszakeverni
        [may] húzhatsz 2 { $kind }kártyát, 1-et megtarthatsz, a másikat keverd vissza
       *[order] húzz 2 { $kind }kártyát, 1-et tarts meg, a másikat keverd vissza
    } a paklijába

## Rotation, Maat and scoring

-rotation = forgatás
    .accusative = forgatást
    .plural = forgatások
    .its = forgatása
rotation =
    .do = { $mood ->
        [third] elforgatja a kereket, és feltölti
        [infinitive] elforgatni a kereket, és feltölteni
        [may] elforgathatod a kereket, és feltöltheted
       *[order] forgasd el a kereket, és töltsd fel
    }
-turn_wheel = a kerék forgatása
turn_wheel =
    .do = { $mood ->
        [third] elforgatja
        [infinitive] elforgatni
        [may] elforgathatod
       *[order] forgasd el
    } a kereket
-refill_wheel = új kockák
    .accusative = új kockákat
    .plural = új kockák
refill_wheel =
    .do = { verb-put } kockákat az árnyékos szakaszokba
-add_dice = új kockák
    .accusative = új kockákat
    .plural = új kockák
add_dice =
    .do = { verb-put } { NUMERAL($n) ->
        [yes] { $n } kockát
       *[no] annyi kockát, amennyi { $n },
    } { $area } szakaszába
-dice_before = már ott lévő kockák száma
    .accusative = már ott lévő kockák számát
    .plural = már ott lévő kockák számai
    .its = már ott lévő kockák száma
-maat = Maat-fázis
    .accusative = Maat-fázist
    .plural = Maat-fázisok
    .its = Maat-fázisa
maat =
    .do = { verb-perform-the } a Maat-fázist
-maat_phases = Maat-fázisok száma
    .accusative = Maat-fázisok számát
    .plural = Maat-fázisok számai
    .its = Maat-fázisok száma
-next_marker = következő pontozásjelző
-turn_order = fordulósorrend
    .accusative = fordulósorrendet
    .plural = fordulósorrendek
    .its = fordulósorrendje
-weigh = mérés
    .accusative = mérést
    .plural = mérések
    .its = mérése
weigh =
    .do = { verb-weigh-the } a { FORM("-scale", "accusative", 1, "", $whose) }
pure_weight = tiszta { STARTS($you, "te_", "kockáid", "kockáinak") } { FORM("-total_value", $case, 1, "", "its") }
tainted_weight = szennyezett { STARTS($you, "te_", "kockáid", "kockáinak") } { FORM("-total_value", $case, 1, "", "its") }
-total_value = összérték
    .accusative = összértéket
    .plural = összértékek
    .its = összértéke
-offer_faith = hit a mérlegen
offer_faith =
    .do = { $mood ->
        [third] hitet tesz
       *[other] { verb-put } hitet
    } a { FORM("-scale", "sublative", 1, "", $whose) }
    .event = egy Maat-fázisban hitet teszel a mérlegedre
-weight = hit mennyisége
-faith_on_scale = hit mennyisége
-suffer_taint = büntetés a szennyezettségért
suffer_taint =
    .do = { verb-lose } pontokat a szennyezettségért
taint_penalty = { FORM($n, "causal") } járó { FORM("-penalty", $form) }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($n, "causal") } járó büntetés
-penalty = büntetés
    .accusative = büntetést
    .plural = büntetések
    .its = büntetése
-taint_penalty-n = egyensúly
    .accusative = egyensúlyt
    .plural = egyensúlyok
    .its = egyensúlya
-set_turn_order = új fordulósorrend
    .accusative = új fordulósorrendet
    .plural = új fordulósorrendek
    .its = új fordulósorrendje
set_turn_order =
    .do = { $mood ->
        [third] újra meghatározza
        [infinitive] újra meghatározni
        [may] újra meghatározhatod
       *[order] határozzátok meg újra
    } a fordulósorrendet
-maat_over = a Maat-fázis vége
    .accusative = a Maat-fázis végét
    .plural = a Maat-fázis végei
    .its = a Maat-fázis vége
maat_over =
    .do = { verb-end-the } a Maat-fázist
    .event = véget ér egy Maat-fázis
-clear_scale = a mérleg kiürítése
clear_scale =
    .do = { verb-clear-the } a { FORM("-scale", "accusative", 1, "", $whose) }
-choose_destiny = sorsválasztás
    .accusative = sorsválasztást
    .plural = sorsválasztások
    .its = sorsválasztása
choose_destiny =
    .do = { verb-choose } egy sorskártyát
-scorings = pontozások száma
    .accusative = pontozások számát
    .plural = pontozások számai
    .its = pontozások száma
scorings =
    .advance = { verb-count-the } ezt a pontozást
    .omits = by
    .is = az eddigi pontozások száma { $value }
-scoring = pontozás
    .accusative = pontozást
    .plural = pontozások
    .its = pontozása
scoring =
    .do = { verb-perform } egy pontozást
-score_districts = körzetekért járó pontok
    .accusative = körzetekért járó pontokat
    .plural = körzetekért járó pontok
score_districts =
    .do = { verb-score-the } a { FORM("-district", "accusative", "plural", "", $whose) }
-leader_of = vezető
    .its = vezetője
    .gender = person
contenders = { FORM($district, "causal") } versengő { FORM("-player", $form) }
pieces_in = { FORM($district, "inessive") } lévő darabok { FORM("-say-word-amount", $case, 1, "", "its") }
buildings_in = { FORM($district, "inessive") } lévő épületek { FORM("-say-word-amount", $case, 1, "", "its") }
statues_above = { $district } feletti szobrok { FORM("-say-word-amount", $case, 1, "", "its") }
pieces_that_break_ties = { FORM($district, "inessive") } lévő épületek vagy szobrok számának nagyobbika
topmost_row = { FORM($district, "inessive") } lévő legfelső darabjának { FORM("-row", $case, 1, "", "its") } (a szobrok mindenek felett állnak)
topmost_building = { FORM($district, "inessive") } lévő legfelső épületének { FORM("-row", $case, 1, "", "its") }
-score_temple = templomkomplexumért járó pontok
    .accusative = templomkomplexumért járó pontokat
    .plural = templomkomplexumért járó pontok
score_temple =
    .do = { verb-score-the } a templomkomplexumot
-temple_once_more = a templomkomplexumnál álló darabokért még egyszer járó pontok
    .accusative = a templomkomplexumnál álló darabokért még egyszer járó pontokat
    .plural = a templomkomplexumnál álló darabokért még egyszer járó pontok
temple_once_more =
    .amount = még egyszer annyi { FORM($what, $case, 1) }, amennyi a templomkomplexumnál álló { FORM("-piece", "causal", "plural", "", $whose) } jár
-temple_points = a templomkomplexumnál álló darabokért járó pontok
    .accusative = a templomkomplexumnál álló darabokért járó pontokat
    .plural = a templomkomplexumnál álló darabokért járó pontok
temple_points =
    .omits = with_statues
    .amount = annyi { FORM($what, $case, 1) }, amennyi a templomkomplexumnál álló { FORM("-piece", "causal", "plural", "", $whose) } jár
-pieces_around = a templomkomplexum körüli darabok száma
    .accusative = a templomkomplexum körüli darabok számát
    .plural = a templomkomplexum körüli darabok számai
    .its = a templomkomplexum körüli darabok száma
pieces_around =
    .omits = with_statues
pieces_in_line = { FORM($space, "instrumental") } egy vonalban lévő darabok { FORM("-say-word-amount", $case, 1, "", "its") }
    .omits = with_statues
-score_statues = szobrokért járó pontok
    .accusative = szobrokért járó pontokat
    .plural = szobrokért járó pontok
score_statues =
    .do = { verb-score-the } a { FORM("-statue", "accusative", "plural", "", $whose) }
-score_happiness = boldogságért járó pontok
    .accusative = boldogságért járó pontokat
    .plural = boldogságért járó pontok
score_happiness =
    .do = { verb-score-the } a { FORM("-happiness", "accusative", 1, "", $whose) }
-score_production = termelésért járó pontok
    .accusative = termelésért járó pontokat
    .plural = termelésért járó pontok
score_production =
    .do = { verb-score-the } a { FORM("-production", "accusative", 1, "", $whose) }
-score_building_row = az épületsor pontjai
    .accusative = az épületsor pontjait
    .plural = az épületsor pontjai
score_building_row =
    .do = { verb-score-the } az { FORM("-building_row", "accusative", 1, "", $whose) }
-building_row = épületsor
    .accusative = épületsort
    .plural = épületsorok
    .its = épületsora
-buildings_built = felépített épületeid száma
    .accusative = felépített épületeid számát
    .plural = felépített épületeid számai
    .its = felépített épületeid száma
points_for_leading = { FORM($n, "causal") } járó { FORM("-say-word-point", $form) }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($n, "causal") } jár
pyramids = { $track } által elért piramisok { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { $track } által elért { FORM("-pyramid_icon", $form) }
-pyramid_icon = piramis
    .accusative = piramist
    .plural = piramisok
    .its = piramisa
-pay_bread = kenyér a munkásoknak
    .accusative = kenyeret a munkásoknak
    .plural = kenyerek a munkásoknak
pay_bread =
    .do = { verb-pay } kenyeret a { FORM("-worker", "dative", "plural", "", $whose) }
-worker = munkás
    .accusative = munkást
    .plural = munkások
    .its = munkása
-paid = kenyérmennyiség
    .accusative = kenyérmennyiséget
    .plural = kenyérmennyiségek
    .its = kenyérmennyisége
paid =
    .amount = ennyi { FORM($what, $case, 1) }
-bread_paid = kenyérmennyiség
    .accusative = kenyérmennyiséget
    .plural = kenyérmennyiségek
    .its = kenyérmennyisége
-bread_owed = fizetendő kenyér
    .accusative = fizetendő kenyeret
    .plural = fizetendő kenyerek
    .its = fizetendő kenyere
bread_owed =
    .is = a pontozásban { $value } kenyeret kell fizetned
-final_scoring = a játék vége
    .accusative = a játék végét
    .plural = a játék végei
    .its = a játék vége
final_scoring =
    .do = { verb-score-the } a játék végét
-choose_decrees = pontozandó rendeletek
    .accusative = pontozandó rendeleteket
    .plural = pontozandó rendeletek
choose_decrees =
    .do = { verb-choose } legfeljebb három pontozandó rendeletet
-none_scored_with = még nem pontozott szimbólum
    .accusative = még nem pontozott szimbólumot
    .plural = még nem pontozott szimbólumok
    .its = még nem pontozott szimbóluma
none_scored_with =
    .if = egyik pontozott rendeleteden sincs { $sign }
-score_decrees = rendeletekért járó pontok
    .accusative = rendeletekért járó pontokat
    .plural = rendeletekért járó pontok
score_decrees =
    .do = { verb-score-the } a választott { FORM("-decree", "accusative", "plural", "", $whose) }
-symbols_held = rendeleteiden lévő különböző szimbólumok száma
    .accusative = rendeleteiden lévő különböző szimbólumok számát
    .plural = rendeleteiden lévő különböző szimbólumok számai
    .its = rendeleteiden lévő különböző szimbólumok száma
symbols_held =
    .per = a rendeleteiden lévő (ezt is beleszámítva) különböző { FORM("-symbol", $form) }
-lowest_happiness = a játékosok legkisebb boldogsága
-score_again = rendelet újbóli pontozása
score_again =
    .do = { verb-score-the } még egyszer egy { FORM("-decree", "accusative", 1, "", $whose) }, kivéve { FORM($card, "accusative") }
-score_place = fordulósorrendért járó pontok
    .accusative = fordulósorrendért járó pontokat
    .plural = fordulósorrendért járó pontok
score_place =
    .do = { verb-score-the } a fordulósorrendben elfoglalt { FORM("-space", "accusative", 1, "", $whose) }
-free_actions = ingyenes akciók
    .accusative = ingyenes akciókat
    .plural = ingyenes akciók
free_actions =
    .do = { verb-offer } ingyenes akciókat
-offer_free_action = ingyenes akció felajánlása
offer_free_action =
    .do = { $mood ->
        [third] tetszés szerint kijátszik
        [infinitive] tetszés szerint kijátszani
        [may] kijátszhatsz
       *[order] tetszés szerint játssz ki
    } az utolsó pontozás előtt kijátszható kártyákat
-free_action = ingyenes akció
free_action =
    .do = { verb-perform } egy tetszőleges akciót tetszőleges értékkel, kocka nélkül és erőforrás fizetése nélkül
-victory_points = győzelmi pontok
    .plural = győzelmi pontok

## Setup

-prepare = előkészítés
    .accusative = előkészítést
    .plural = előkészítések
    .its = előkészítése
prepare =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsétek elő
    } a játékot
-set_up_wheel = a kerék előkészítése
set_up_wheel =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsétek elő
    } a kereket
-set_up_temple = a templomkomplexum előkészítése
set_up_temple =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsétek elő
    } a templomkomplexumot
-set_up_cards = a kártyák előkészítése
set_up_cards =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsétek elő
    } a kártyákat
-choose_first_decree = első rendelet
    .accusative = első rendeletet
    .plural = első rendeletek
    .its = első rendelete
choose_first_decree =
    .do = { verb-choose-the } az első { FORM("-decree", "accusative", 1, "", $whose) }
-reveal_starting_cards = kezdőkártyák
    .accusative = kezdőkártyákat
    .plural = kezdőkártyák
reveal_starting_cards =
    .do = { verb-reveal-the } a kezdőkártyákat
-drafter = választott játékos
    .gender = person
    .accusative = választott játékost
    .plural = választott játékosok
    .its = választott játékosa
-draft_starting_card = kezdőkártya választása
draft_starting_card =
    .do = { verb-take } egy kezdőkártyát
-first_turn_order = első fordulósorrend
    .accusative = első fordulósorrendet
    .plural = első fordulósorrendek
    .its = első fordulósorrendje
first_turn_order =
    .do = { $mood ->
        [third] meghatározza
        [infinitive] meghatározni
        [may] meghatározhatod
       *[order] határozzátok meg
    } a fordulósorrendet a kezdeményezésértékek szerint
-choose_first_destiny = első sors
    .accusative = első sorsot
    .plural = első sorsok
    .its = első sorsa
choose_first_destiny =
    .do = { verb-choose } egy sorskártyát
-gain_starting_rewards = kezdőjutalmak
    .accusative = kezdőjutalmakat
    .plural = kezdőjutalmak
gain_starting_rewards =
    .do = { verb-gain-the } a { FORM("-starting_card", "", "plural", "", $whose) } és a { FORM("-destiny_card", "", 1, "", $whose) } jutalmait
-gain_starting_rewards-card = kezdőkártya
-gain_starting_rewards-other = másik kezdőkártya
-gain_starting_rewards-fate = sorskártya
-other = másik kezdőkártya

## Botankhamun

-bot_tile = Botankhamun-akciólapka
bot_tile =
    .piece = { $names_god } { FORM("-bot_action_tile", $case, 1, "", "its") }
-bot_action_tile = akciólapka
-bot_tile-bot_resource_granite = gránit-erőforráslapka
-bot_tile-bot_resource_papyrus = papirusz-erőforráslapka
-bot_tile-bot_resource_limestone = mészkő-erőforráslapka
-bot_tile-bot_resource_bread = kenyér-erőforráslapka
-bot_tiles = Botankhamun-akciólapkák
    .accusative = Botankhamun-akciólapkákat
    .plural = Botankhamun-akciólapkák
    .its = Botankhamun-akciólapkái
-names_god = isten
    .accusative = istent
    .plural = istenek
    .its = istene
names_god =
    .some = amely istent nevez meg
    .if = { $subject } istent nevez meg
    .if-not = { $subject } nem nevez meg istent
-seeks = szín
    .accusative = színt
    .plural = színek
    .its = színe
-bot_box = akciólapkák doboza
    .accusative = akciólapkák dobozát
    .plural = akciólapkák dobozai
    .its = akciólapkák doboza
pyramid = piramisban { FORM($key, "superessive") } lévő { FORM("-row", $form) }
-tile_under_marker = jelölő alatti lapka
-marker_tier = jelölő szintje
    .accusative = jelölő szintjét
    .plural = jelölő szintjei
    .its = jelölő szintje
marker_tier =
    .set = { $mood ->
        [third] a jelölőt { FORM($value, "sublative") } teszi
       *[other] { verb-put-the } a jelölőt { FORM($value, "sublative") }
    }
-marker_place = jelölő helye
    .accusative = jelölő helyét
    .plural = jelölő helyei
    .its = jelölő helye
    .adjective = jelölő helye szerinti
marker_place =
    .advance = { verb-move-the } a jelölőt egyenesen jobbra
    .omits = by
    .set = { verb-put-the } a jelölőt { STARTS($value, "5 1_ 1, 1.", "az", "a") } { $value }. helyre
    .zero = { $mood ->
        [third] a jelölőt az első hely elé teszi
       *[other] { verb-put-the } a jelölőt az első hely elé
    }
-tier = szint
    .accusative = szintet
    .plural = szintek
    .its = szintje
-base_tier = a piramis alapja
-second_tier = a második szint
    .accusative = a második szintet
    .plural = a második szintek
    .its = a második szintje
-third_tier = a harmadik szint
    .accusative = a harmadik szintet
    .plural = a harmadik szintek
    .its = a harmadik szintje
-top_tier = a piramis csúcsa
tiles_of_tier = { $key } lapkáinak { FORM("-say-word-amount", $case, 1, "", "its") }
    .amount = annyi { FORM($what, $case, 1) }, amennyi { FORM($key, "superessive") } van
    .table = az egyes szintek lapkái
-build_pyramid = piramis
    .accusative = piramist
    .plural = piramisok
    .its = piramisa
build_pyramid =
    .do = { verb-build-the } a piramist
-bot_colour = kockájának színe
    .accusative = kockájának színét
    .plural = kockájának színei
    .its = kockájának színe
bot_colour =
    .set = jegyezd meg: { $value }
-bot_pile = Botankhamun-pakli
    .accusative = Botankhamun-paklit
    .plural = Botankhamun-paklik
    .its = Botankhamun-paklija
-bot_balance = erre a Maat-fázisra megadott egyensúly
    .accusative = erre a Maat-fázisra megadott egyensúlyt
    .plural = erre a Maat-fázisra megadott egyensúlyok
    .its = erre a Maat-fázisra megadott egyensúlya
bot_balance =
    .omits = key
    .table = Botankhamun egyensúlya az egyes Maat-fázisokban
    .row = { $keys } – { $value }
-set_up_botankhamun = Botankhamun előkészítése
set_up_botankhamun =
    .do = { $mood ->
        [third] előkészíti
        [infinitive] előkészíteni
        [may] előkészítheted
       *[order] készítsd elő
    } Botankhamunt
bot_plinth = { NUMERAL($n) ->
        [yes] { $n }. Hórusz-hely
       *[no] { $n } szerinti Hórusz-hely
    } istenének első { FORM("-plinth", $case, 1, "", "its") }
-centre = a templomkomplexum középső helye
    .accusative = a templomkomplexum középső helyét
    .plural = a templomkomplexum középső helyei
    .its = a templomkomplexum középső helye
-move_marker = Botankhamun jelölője
move_marker =
    .do = { verb-move-the } a jelölőt
-direction = irány
    .accusative = irányt
    .plural = irányok
    .its = iránya
-up_and_right = jobbra felfelé
-straight_right = egyenesen jobbra
-level = sor
    .accusative = sort
    .plural = sorok
    .its = sora
-column = oszlop
    .accusative = oszlopot
    .plural = oszlopok
    .its = oszlopa
-bot_takes_die = Botankhamun kockája
    .accusative = Botankhamun kockáját
    .plural = Botankhamun kockái
    .its = Botankhamun kockája
bot_takes_die =
    .do = { verb-take } egy kockát { $tile } szerint
-take_for_god = egy isten kockája
    .accusative = egy isten kockáját
    .plural = egy isten kockái
    .its = egy isten kockája
take_for_god =
    .do = { verb-take } egy kockát { FORM($deity, "dative") }
usable = { FORM($area, "adessive") } lévő használható { FORM("-die", $form) }
-any_usable = használható kockák
    .accusative = használható kockákat
    .plural = használható kockák
any_usable =
    .if = { FORM($area, "adessive") } van használható kocka
    .adjective = használható kockával rendelkező
    .behind = használható kockával
-take_for_resource = egy erőforrás kockája
    .accusative = egy erőforrás kockáját
    .plural = egy erőforrás kockái
    .its = egy erőforrás kockája
take_for_resource =
    .do = { verb-take } egy kockát { $tile } színei szerint
place_on = { $shade } { FORM("-say-word-place", $case, 1, "", "its") } { FORM($tile, "superessive") }
-place_on-shade = szín
    .accusative = színt
    .plural = színek
    .its = színe
-statue_slot = az isten Hórusz-helyének száma (0, ha Botankhamunnak nincs ott szobra)
    .accusative = az isten Hórusz-helyének számát (0, ha Botankhamunnak nincs ott szobra)
    .plural = az isten Hórusz-helyének számai (0, ha Botankhamunnak nincs ott szobra)
statue_slot =
    .omits = area
-bot_acts = Botankhamun akciója
bot_acts =
    .do = { verb-act } { FORM($die, "instrumental") }
-bot_acts-area = kocka szakaszának istene
    .accusative = kocka szakaszának istenét
    .plural = kocka szakaszának istenei
    .its = kocka szakaszának istene
-bot_builds = Botankhamun szobra
bot_builds =
    .do = { verb-build } egy szobrot { FORM($plinth, "sublative") }
-change_of_control = új vezetőt kapó körzetek száma
    .accusative = új vezetőt kapó körzetek számát
    .plural = új vezetőt kapó körzetek számai
    .its = új vezetőt kapó körzetek száma
change_of_control =
    .per = új vezetőt kapó { FORM("-district", $form) }
pillars_beside = { FORM($plinth, "instrumental") } egy vonalban lévő oszlopainak { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { FORM($plinth, "instrumental") } egy vonalban lévő { FORM("-pillar", $case, 1, "", $whose) }
edges_touched = { FORM($space, "dative") } lapkát vagy szegélyt érintő oldalainak { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { FORM($space, "dative") } lapkát vagy szegélyt érintő { FORM("-side", $case, 1, "", "its") }
-own_building_in_line = egy vonalban lévő épület
    .accusative = egy vonalban lévő épületet
    .plural = egy vonalban lévő épületek
    .its = egy vonalban lévő épülete
own_building_in_line =
    .if = egy épülete egy vonalban van { FORM($space, "instrumental") }
    .which = amely egy vonalban van egy épületével
pillars_along = { FORM($site, "instrumental") } egy vonalban lévő oszlopainak { FORM("-say-word-amount", $case, 1, "", "its") }
    .per = { FORM($site, "instrumental") } egy vonalban lévő { FORM("-pillar", $case, 1, "", $whose) }
rows_up = { FORM($from_row, "ablative") } { FORM($to_row, "terminative") } felfelé számolt sorok { FORM("-say-word-amount", $case, 1, "", "its") }
-from_row = első sor
    .accusative = első sort
    .plural = első sorok
    .its = első sora
-to_row = második sor
    .accusative = második sort
    .plural = második sorok
    .its = második sora
-bot_district = kockájának körzete
    .accusative = kockájának körzetét
    .plural = kockájának körzetei
    .its = kockájának körzete
-emptiest = körzet
    .accusative = körzetet
    .plural = körzetek
    .its = körzete
-fewest_buildings = legkevesebb épületet tartalmazó körzet
    .accusative = legkevesebb épületet tartalmazó körzetet
    .plural = legkevesebb épületet tartalmazó körzetek
    .its = legkevesebb épületet tartalmazó körzete
-rebuild_pyramid = új piramis
    .accusative = új piramist
    .plural = új piramisok
    .its = új piramisa
rebuild_pyramid =
    .do = { $mood ->
        [third] újjáépíti
        [infinitive] újjáépíteni
        [may] újjáépítheted
       *[order] építsd újjá
    } a piramist

-points_for_leading-n = fordulósorrendbeli hely
    .accusative = fordulósorrendbeli helyet
    .plural = fordulósorrendbeli helyek
    .its = fordulósorrendbeli helye
-set_up_wheel-shade = szín
    .accusative = színt
    .plural = színek
    .its = színe
-change_value-value_used = használandó érték
    .accusative = használandó értéket
    .plural = használandó értékek
    .its = használandó értéke
-scribes_to_change-used = használandó érték
    .accusative = használandó értéket
    .plural = használandó értékek
    .its = használandó értéke

## Questions

prompt-bonus_action = Végrehajtod az extra akciót?
prompt-value_used = Melyik értéket használod?
prompt-change_value-value_used = Melyik értéket használod? Minden írnok 1-gyel vagy 2-vel módosítja a kockát.
prompt-site = Hol építesz a templomkomplexumnál?
prompt-honour = Kinek állítod a szobrot?
prompt-plinth = Hol álljon az embereknek szánt szobor?
prompt-faith_on_scale = Mennyi hitet teszel a mérlegedre? A 0-nál kevesebb a szennyezett oldalra kerül.
prompt-destiny_card = Melyik sorskártyát veszed el?
prompt-workplace = Melyik munkahelyet építed meg?
prompt-space = Melyik helyre állítod az oszlopot?
prompt-bread_paid = Mennyi kenyeret fizetsz? Minden hiányzó kenyér 3 győzelmi pontba kerül.
prompt-decree = Melyik rendeletet pontozod?
prompt-again = Melyik rendeletet pontozod még egyszer?
prompt-deed = Mire használod a kockát?
prompt-deity = Melyik isten akcióját hajtod végre?
prompt-goods = Milyen színű kockával termelsz?
prompt-first_decree = Melyik rendeletet tartod meg ezek közül?
prompt-starting_card = Melyik kezdőkártyát veszed el?
prompt-rewards = Melyik jutalmat kapod meg először?
prompt-kept_card = Melyik kártyát tartod meg?
prompt-section = A kártyapiac melyik része?
prompt-card = Melyik kártyát veszed el?
prompt-call_anubis = Hívod Anubiszt 2 írnokért, hogy bármelyik kockát bármelyik akcióra elvehesd?
prompt-die = Melyik kockát veszed el?
prompt-counts_as = Tiltott kocka: tiszta vagy szennyezett legyen?
prompt-actions = Melyik akció legyen az első?
prompt-growth = Népesség vagy boldogság?
prompt-face = Mi legyen az új érték?
prompt-shade = Mi legyen az új szín?
prompt-change_value = Módosítod a kocka értékét 1-gyel vagy 2-vel?
prompt-produce_first = Fizetsz 1 írnokot, hogy előbb termelj?
prompt-score_again = Fizetsz 2 aranyat, hogy egy másik rendeletet még egyszer pontozz?
prompt-trade = Melyik körzetben növeled a termelésedet?
prompt-taking = Elveszel egy kockát. Melyik kártyát játszod ki?
prompt-calling_anubis = Anubiszt hívod. Melyik kártyát játszod ki?
prompt-performing = Istenakciót hajtasz végre. Melyik kártyát játszod ki?
prompt-producing = Termelsz. Melyik kártyát játszod ki?
prompt-any_time = Melyik kártyát játszod ki most?
prompt-before_last_scoring = Melyik rendeletet használod az utolsó pontozás előtt?

choice-god_action = egy isten akciója
choice-produce = termelés
choice-main = a normál akció
choice-of_a_god = egy isten tiszteletére
choice-of_the_people = az embereknek
choice-people_grow = népesség
choice-joy_grows = boldogság
choice-first_card = az első kezdőkártya
choice-second_card = a második kezdőkártya
choice-destiny_card = a sorskártya
choice-of_a_resource = egy erőforrás kockája
choice-none_usable = egy kocka sem használható
choice-usable = egy használható kocka
choice-none_left = nincs mit építeni
choice-above_osiris = Ozirisz területe felett
choice-at_the_temple = a templomkomplexumnál
choice-nowhere = sehol
choice-none_there = nem maradt kocka

## Options

-printed_horus_tiles = nyomtatott Hórusz-bónuszlapkák
    .plural = nyomtatott Hórusz-bónuszlapkák
printed_horus_tiles =
    .if = a Hórusz-bónuszlapkák a nyomtatott helyükön vannak
    .if-not = a Hórusz-bónuszlapkák nem a nyomtatott helyükön vannak
    .about = Első játékhoz: a Hórusz-bónuszlapkák a táblára nyomtatott helyükön vannak.
-difficulty = Botankhamun nehézsége
difficulty =
    .is = a nehézség { $value }
    .is-not = a nehézség nem { $value }
    .about = Milyen erős Botankhamun, amikor egyedül játszol.
-difficulty-easy = könnyű
-difficulty-medium = közepes
    .accusative = közepeset
    .plural = közepesek
    .its = közepese
-difficulty-hard = nehéz
    .accusative = nehezet
    .plural = nehezek
    .its = neheze
-random_starting_cards = véletlen kezdőkártyák
    .plural = véletlen kezdőkártyák
random_starting_cards =
    .if = a kezdőkártyák véletlenszerűek
    .about = Egyedül két kezdőkártyát húzol, ahelyett hogy háromból választanál kettőt.
-precious_decrees = értékes rendeletek
    .plural = értékes rendeletek
precious_decrees =
    .if = a rendeletek értékesek
    .about = Egyedül Botankhamun paklijában minden rendelet 8 győzelmi pontot ér 4 helyett.
-with_withdrawn_decree = visszavont D03 rendelet
    .accusative = visszavont D03 rendeletet
    .plural = visszavont D03 rendeletek
    .its = visszavont D03 rendelete
with_withdrawn_decree =
    .if = a D03 játékban van
    .about = A tervezők visszavonták a D03 rendeletet; aki szereti, játszhat vele.
-district_tie = döntetlen a körzetekben
district_tie =
    .is = a körzetekben döntetlennél ez dönt: { $value }
    .about = Ki vezet egy körzetben, ha több játékosnak ugyanannyi darabja van ott.
-district_tie-topmost = a legfelső darab
-district_tie-most_of_one_kind = a legtöbb egyfajta darab
-scale_counts_changed_value = a mérleg a módosított értéket számolja
scale_counts_changed_value =
    .if = a mérleg a módosított értéket számolja
    .about = Az az érték számít-e a mérlegen, amellyel a kockát használtad, és nem az, amelyet mutat.
-turned_die_weighs_its_new_face = az elfordított kocka az új értékét mutatja
turned_die_weighs_its_new_face =
    .if = az elfordított kocka azzal számít, amit mutat
    .about = Az új értékével számít-e a mérlegen egy áldással elfordított kocka.
-pure_dice_pay_with_anubis = a T18 az Anubisszal elvett tiszta kockáért is fizet
pure_dice_pay_with_anubis =
    .if = az Anubisszal elvett kockák is számítanak
    .about = Fizet-e a T18 technológia az Anubisszal elvett tiszta kockáért is.
-tainted_dice_produce_with_anubis = a T19 az Anubisszal elvett szennyezett kockával is termel
tainted_dice_produce_with_anubis =
    .if = az Anubisszal elvett kockák is számítanak
    .about = Termel-e a T19 technológia az Anubisszal elvett szennyezett kockával is.
-values_change_without_a_die = a T14 a kocka nélküli értékeket is módosítja
values_change_without_a_die =
    .if = a kocka nélküli értékek is módosíthatók
    .if-not = csak a kockák értéke módosítható
    .about = Módosítja-e a T14 technológia a kocka nélküli értékeket is.
-last_maat_pays_places = T16 technológia minden Maat-fázisban
    .accusative = T16 technológiát minden Maat-fázisban
last_maat_pays_places =
    .if = az utolsó Maat-fázis is számít a T16-nál
    .about = Fizet-e a T16 technológia az utolsó Maat-fázisban is.
-producing_first_is_an_action = a T19 technológia termelése teljes akció
producing_first_is_an_action =
    .if = ez teljes termelés akciónak számít
    .about = Teljes akció-e a T19 technológia termelése, amelyben kártyák is kijátszhatók.
-extra_action_paid_at_once = a további istenakciót azonnal ki kell fizetni
extra_action_paid_at_once =
    .if = a további akciót azonnal ki kell fizetni
    .about = A B17–B20 áldások további akcióját a kártya kijátszásakor kell-e kifizetni, és nem az akció kezdetén.
-bonus_actions_may_be_declined = az extra akciók elutasíthatók
    .plural = az extra akciók elutasíthatók
bonus_actions_may_be_declined =
    .if = az extra akciók elutasíthatók
    .about = El lehet-e utasítani egy extra akciót.
-refresh_needs_cards = a frissítés előtt ott kell lenniük a kártyáknak
    .plural = a frissítés előtt ott kell lenniük a kártyáknak
refresh_needs_cards =
    .if = a kártyáknak a frissítés előtt ott kell lenniük
    .if-not = a kártyáknak nem kell a frissítés előtt ott lenniük
    .about = Csak akkor kezdheted-e el Thoth akcióját, ha elég elérhető kártya van.
-refresh_any_open_section = elérhetetlen részek frissítése
refresh_any_open_section =
    .if = az elérhetetlen részek is frissíthetők
    .about = Frissíthető-e egy elérhetetlen rész is.
-substitution_chains = az írnokok erőforrást is helyettesítenek
    .plural = az írnokok erőforrást is helyettesítenek
substitution_chains =
    .if = az írnokok arany közvetítésével erőforrást is helyettesíthetnek
    .about = Lehetővé teszi-e a T10 technológia, hogy az írnokok erőforrásokat is helyettesítsenek.
-free_action_comes = a D23 rendelet pillanata
free_action_comes =
    .is = a D23 ekkor használható: { $value }
    .about = Mikor használható a D23 rendelet.
-free_action_comes-before_scoring = az utolsó pontozás előtt
-free_action_comes-before_decrees = a rendeletek előtt
-temple_again_counts_statues = a szobrok számítanak a D24 rendeletnél
    .plural = a szobrok számítanak a D24 rendeletnél
temple_again_counts_statues =
    .if = a szobrok számítanak a D24-nél
    .about = Számítanak-e a szobrok a D24 rendeletnél.

## Sentences by hand

explain-card-B21 = Kijátszhatod, amikor termelsz: előbb még egyszer termelj a kocka színének megfelelő erőforrást az értékkel.
explain-card-B22 = { explain-card-B21 }
explain-pillar_tile-P12-ability = Hajtsd végre Hórusz akcióját 1-es, 2-es vagy 3-as értékkel.
explain-matching_edges = A lapka egy éle akkor illő, ha a mellette fekvő másik lapka vagy a szegély ott ugyanolyan színű.
explain-temple_points = Minden, a templomkomplexum körül álló darabodért egy pont jár, és még egy minden oszlopodért, amely egy vonalban van vele.
explain-pyramids = A sávon a 9., 13., 16., 19. és 21. mezőn van piramis.
explain-add_dice = Húzz a húzózsákból kockákat az isten szakaszába, és dobj velük.
explain-contenders = Azok a játékosok, akiknek van darabjuk a körzetben, aszerint kerülnek sorba, hogy hány van ott; akinek 0, az kimarad. Döntetlennél a legfelső darab dönt; a szobrok mindenek felett állnak.
explain-score_building_row = Az épületsorod 1. helyétől kezdve megkapod minden olyan hely győzelmi pontjait, ahonnan már elkerült az épület.
explain-bread_owed = Az épületsorod 1. helyétől kezdve minden olyan hely kenyerét meg kell fizetned, ahonnan már elkerült az épület.
explain-make_goods = A kocka színének megfelelő erőforrásból annyit kapsz, amennyi az érték, levonva a túltermelést, amely a túltermelésedhez adódik.
explain-excess = A túltermelés az, amennyivel az érték több, mint a kocka színének megfelelő körzetben a termelésed, de legalább 0.
explain-score_decrees = Pontozd a pontozott rendeleteid között lévő összes kártyát, a legkisebb számúval kezdve.
explain-card-B11 = Kijátszhatod, amikor elveszel egy kockát: válassz a kockának egy új színt, amely nem a mostani, és egy új értéket 1-től 6-ig, amely legfeljebb 1-gyel tér el az értékétől.
explain-card-B12 = { explain-card-B11 }
explain-card-B07 = Kijátszhatod bármikor a fordulódban, az akciók között vagy a kockádra és az akciójára vonatkozó bármely döntésnél: növeld a népességedet 3-mal, vagy a boldogságodat 3-mal, de legfeljebb a népességedig.
explain-card-B08 = { explain-card-B07 }
explain-card-B17 = Kijátszhatod, amikor elveszel egy kockát: válassz egy istent, akinek a szakasza szomszédos azzal, ahol a kocka van. A normál akciód előtt vagy után fizess 1 írnokot, és hajtsd végre ennek az istennek az akcióját is a kockád értékével.
explain-card-B18 = { explain-card-B17 }
explain-card-B19 = Kijátszhatod, amikor elveszel egy kockát: a normál akciód előtt vagy után fizess 1 boldogságot és 1 népességet, és hajtsd végre annak az istennek az akcióját is a kockád értékével, akinek a szakasza szemközt van azzal, ahol a kocka van.
explain-card-B20 = { explain-card-B19 }
explain-choose_first_decree = Húzz 2 kártyát a rendeletpakliból. Tedd az egyiket e húzott kártyák közül a titkos rendeleteid közé, a másikat pedig a rendeletpakli aljára.
explain-first_turn_order = Ha részt vesz a játékban, Botankhamun az első. Utána a többiek következnek a kezdeményezésértékeik összege szerint csökkenő sorrendben, egyenlőség esetén a jobbik kártya nagyobb kezdeményezésértéke dönt. Ez a fordulósorrend.
explain-gain_statue_bonuses = A soron lévő játékos utáni játékossal kezdve, körsorrendben mindenki, akinek az akció kezdetén már volt szobra, megkapja az isten Hórusz-helyének bónuszát. A soron lévő játékos csak akkor kapja meg, ha a játékosok száma 2.
explain-gain_goods = Ennyit kapsz a kocka színének megfelelő körzet erőforrásából.
explain-offer_faith = Válassz egy mennyiséget a hiteidből, és növeld vagy csökkentsd ennyivel az egyensúlyodat.
explain-pay_bread = Válassz egy kenyérmennyiséget 0-tól a fizetendő kenyérig, és fizesd ki. Minden ki nem fizetett kenyérért 3 győzelmi pontot veszítesz.
explain-choose_decrees = Válassz pontozandó kártyákat a titkos rendeleteid közül: a pontozott rendeleteid között már ott lévőkkel együtt legfeljebb 3-at. Mindegyiknek különböző szimbóluma legyen, és egyiké sem lehet olyan, amilyen már van egy pontozott rendeleteden. Tedd ezeket a pontozott rendeleteid közé. Tedd az összes többi kártyát a titkos rendeleteid közül a felfedett rendeleteid közé.
explain-score_again = Válassz egy másik kártyát a pontozott rendeleteid közül. Pontozd ezt a másik rendeletet.
explain-move_marker = Ha a jelölő helye 0, Botankhamun az 1. helyre teszi. Egyébként véletlenszerűen vagy jobbra felfelé, a jelölő szintje utáni szintre mozgatja, vagy egyenesen jobbra.
explain-take_for_god = A használható kockával rendelkező istenek közül Botankhamun ahhoz fordul, akitől a legkevesebb lépés vezet a lapka istenéig. Ott választ egy használható kockát: a legnagyobb értékűt; döntetlennél lehetőleg olyat, amelynek az állapota tiszta, majd véletlenszerűen. Cselekszik a kockával.
explain-take_cards-for-botankhamun = Ha lehet, Botankhamun kártyákat vesz el a piacról, a boldogságával elérhető részek közül az utolsóból, amelyben van kártya. Annyit választ, amennyit az érték enged, vagy az összeset, ha kevesebb van: először minden rendeletet, azután minden technológiát, azután minden áldást, és mindegyik típusból előbb az előrébb lévő piachelyről. A kártyákat a Botankhamun-pakliba teszi.
explain-rows_up = A sorok számát az első sortól felfelé számoljuk a második sorig; a legfelső sor után a 6. sor következik.
explain-deal = Ha a típus paklija üres, keverd a típus dobópakliját új paklivá. Húzz 1 kártyát ebből a pakliból, és tedd a kártyapiac üres helyére.

explain-set_up_wheel = Válassz véletlenszerűen egy istent. Fordítsd a nyilat az istenre. Tedd az első pontozásjelzőt a nyíl előtt 2 hellyel, a második pontozásjelzőt pedig a nyíl után 2 hellyel lévő istenhez. Húzz a kockadobozból a húzózsákba minden színből annyi kockát, amennyi játékban van. Keverd meg a húzózsákot. Tegyél 3 kockát minden isten szakaszába.
explain-build_statue = Fizess annyi gránitot, amennyibe a következő szobrod kerül, és 1 szobrot. Válassz: egy isten tiszteletére vagy az embereknek építesz. A tisztelt isten az érték szerinti Hórusz-helyen lévő isten: az ő használatban lévő szabad szoborhelyei közül az elsőre tedd az egyik darabodat, és ha a játékosok száma 3, és még nem volt szobrod ennek az istennek a tiszteletére, megkapod a tisztelt isten Hórusz-helyének a bónuszát. Az embereknek építve válassz egy, az embereknek szánt szabad szoborhelyet, tedd oda az egyik darabodat, vedd el a szoborhelyen lévő aranyat, és kapsz 3 győzelmi pontot minden, a szoborhellyel egy vonalban lévő oszlopod után.
explain-raise_pillar = Vedd az oszloplapkák sorából az értéknek megfelelő helyen lévő oszloplapkát. Fizess annyi mészkövet, amennyibe a lapka kerül, és 1 oszlopot. Válassz egy szabad helyet a templomkomplexumban, fordítsd el a lapkát jobbra 0–3 negyedfordulattal, és tedd a helyre. Kapsz 1 győzelmi pontot minden, a hellyel egy vonalban lévő épület után. Kapsz annyi győzelmi pontot, amennyi a lapka illő éleinek száma, 2-vel szorozva, ha a hely sarokban van. Megkapod a helyen látható jutalmat. Kapsz annyi győzelmi pontot, amennyi a lapka eredeti helyéért jár. Ha a Rénél lévő fény megfelel a lapkának, használd a lapka képességét. Tedd az egyik darabodat a lapkára. Húzz az oszloplapkahalomból az oszloplapkák sorába 1 oszloplapkát.
explain-build_at_temple = Válassz egy, a játékosok számának megfelelő szabad építési helyet. Fizess annyi kenyeret, amennyibe az építési hely kerül, és 1 épületet. Tedd az egyik darabodat az építési helyre. Minden, az építési hellyel egy vonalban lévő szabad helyért kapsz 1-et az ott látható jutalomból, kivéve, ha az írnok. Ahol oszlop áll, és az a tiéd, megkapod az oszlopodért járó pontokat. Növeld a népességedet az értékkel.
explain-take_cards = Fizess annyi papiruszt, amennyi az érték szerint kell. Ha egyik elérhető részben sincs elég kártya, válassz egy, a boldogságoddal elérhető, kártyákkal ellátott részt, amelyben frissítés után elég kártya lesz, fizess 1 papiruszt, és frissítsd ezt a részt. Legfeljebb 4 alkalommal választhatsz egy frissíthető részt, fizethetsz 1 papiruszt, és frissítheted ezt a részt. Ha lehet, válassz egy elérhető részt, amelyben elég kártya van, válassz a részből annyi kártyát, amennyit az érték enged, és tartsd meg az elvett kártyákat.
explain-place_workplace = Válassz egy szabad munkahelyet az érték sorában, a választható körzetek egyikében. Fizess 1 épületet. Tedd az egyik darabodat a munkahelyre. Megkapod a munkahely jutalmát.
explain-refill_wheel = Minden olyan isten szakaszába, akinek a fénye árnyékos, tegyél annyi kockát, amennyi a játékosok száma.
explain-card-D06-worth = Kapsz annyi győzelmi pontot, amennyivel a boldogságod több a játékosok legkisebb boldogságánál.
explain-card-T16 = Miután véget ér egy Maat-fázis: ha a fordulósorrendbeli helyed 1, kapsz 2 győzelmi pontot; ha a fordulósorrendbeli helyed az utolsó, kapsz 1 aranyat.
explain-bot_district = A kockájának körzete: ha a kockájának színe szürke, a legkevesebb épületet tartalmazó körzet, egyébként a kockájának színéhez tartozó körzet.
explain-victory_points = Minden győzelmi pontod 1 pontot ér.
explain-bot_acts = Botankhamun átteszi a kockát a mérlege alatti helyre. A kocka értékével végrehajtja a kocka szakaszához tartozó isten akcióját.
explain-rebuild_pyramid = Botankhamun a piramis minden szintjének sorából az akciólapkák dobozába teszi az összes Botankhamun-akciólapkát. Megépíti a piramist. A jelölőt a piramis alapjára, az első hely elé teszi.

## The table (table.yaml)

-table_wheel = kerék
    .accusative = kereket
    .plural = kerekek
    .its = kereke
-table_pyramid = piramis
    .accusative = piramist
    .plural = piramisok
    .its = piramisa
-table_cards = kártyák és mérlegek
    .accusative = kártyákat és mérlegeket
    .plural = kártyák és mérlegek
-table_goods = erőforrások
    .accusative = erőforrásokat
    .plural = erőforrások
-table_discards = dobópaklik
    .accusative = dobópaklikat
    .plural = dobópaklik
-rounds_to_rotation = körök a kerék elforgatásáig
    .plural = körök a kerék elforgatásáig
-rounds_to_maat = körök a Maat-fázisig
    .plural = körök a Maat-fázisig
-rounds_to_scoring = körök a pontozásig
    .plural = körök a pontozásig
-gives = erőforrás
    .accusative = erőforrást
    .plural = erőforrások
    .its = erőforrása
-amount = mennyiség
    .accusative = mennyiséget
    .plural = mennyiségek
    .its = mennyisége
-balance_now = jelenlegi egyensúly
    .accusative = jelenlegi egyensúlyt
    .plural = jelenlegi egyensúlyok
    .its = jelenlegi egyensúlya
explain-take_for_resource = Botankhamun a keréken lévő kockák közül egy nem tiltott állapotút választ: azt, amelynek a színe a legelőrébb van a lapkán; döntetlennél a legnagyobb értékűt, majd azt, amelyiknél az isten Hórusz-helyének száma a legnagyobb (0, ha Botankhamunnak nincs ott szobra), majd véletlenszerűen. Cselekszik a kockával.
explain-raise_pillar-for-botankhamun = Ha lehet, és van legalább egy oszlopa, Botankhamun elveszi az oszloplapkák sorából az értéknek megfelelő helyen lévő oszloplapkát. Azt a szabad helyet választja a templomkomplexumban, ahol a hellyel egy vonalban lévő épületek száma és a hely lapkát vagy szegélyt érintő oldalainak száma együtt a legnagyobb; döntetlennél lehetőleg olyat, amely egy vonalban van egy épületével, majd lehetőleg olyat, amelynek pontosan 4 szomszédja van, majd véletlenszerűen. Annyi győzelmi pontot kap, amennyi ez a két szám és a lapka sorszámáért járó pont együtt. Az egyik darabját a lapkára, a lapkát pedig a helyre teszi. Veszít 1 oszlopot. Húz az oszloplapkahalomból az oszloplapkák sorába 1 oszloplapkát.
explain-build_at_temple-for-botankhamun = Ha lehet, és van legalább egy épülete, Botankhamun a játékosok számának megfelelő szabad építési helyek közül azt választja, amelyikkel a legtöbb oszlopa van egy vonalban; döntetlennél véletlenszerűen. Az egyik darabját az építési helyre teszi. Veszít 1 épületet. Kap 3 győzelmi pontot minden, az építési hellyel egy vonalban lévő oszlopa után. Növeli a népességét az értékkel.
explain-found_workplace-for-botankhamun = Ha lehet, és van legalább egy épülete, Botankhamun azt a szabad munkahelyet választja, amelynek a soráig az értéktől felfelé számolva a legkevesebb sor vezet; döntetlennél azt, amelynek a körzetéig a kockájának körzetétől a legkevesebb lépés vezet. Az egyik darabját a munkahelyre teszi. Veszít 1 épületet. Ha a munkahely sora 2, elveszi a második sorról az aranyat.
explain-build_statue-for-botankhamun = Botankhamun az elsőt teszi meg ezek közül, amely lehetséges. Ha egyetlen szobra sincs, nem tesz semmit. Szobrot épít az érték szerinti Hórusz-helyen lévő isten 1-es számú szabad szoborhelyére. Ozirisz területe felett szobrot épít egy szabad szoborhelyre, amely alatt legalább egy körzet van, és amellyel legalább egy körzet új vezetőt kap: arra, amellyel a legtöbb; döntetlennél véletlenszerűen. Szobrot épít a templomkomplexum melletti szabad szoborhelyek közül arra, amelyikkel a legtöbb oszlopa van egy vonalban, döntetlennél véletlenszerűen, és kap 3 győzelmi pontot minden ilyen oszlopa után. Egyébként kap 3 győzelmi pontot.
explain-weigh-for-botankhamun = Botankhamun egyensúlya az erre a Maat-fázisra megadott egyensúly lesz.
explain-set_up_cards = Minden kártyát, amely megfelel a játékosok számának, és nem visszavont, tegyél a dobozból a típusa paklijába. Keverd meg minden kártyatípus pakliját. Tegyél kártyákat az újonnan megnyitott részekbe.
explain-build_pyramid = Keverd meg az akciólapkák dobozát. A piramis minden szintjének sorába húzz az akciólapkák dobozából annyi Botankhamun-akciólapkát, amennyi az adott szintre való.
explain-set_turn_order = Az új fordulósorrend: előbb az jön, akinek az egyensúlya közelebb van a nullához, egyenlőség esetén az, akinek nagyobb az Ankh-értéke.
explain-lay_out_opened_sections = Töltsd fel minden nyitott, kártya nélküli rész üres helyeit.
explain-fill = Ossz egy kártyát a rész minden olyan piachelyére, amelyen nincs kártya.
explain-bonus_action = Ha lehet, hajtsd végre az isten akcióját az értékek egyikével. Ha az isten Thoth, és nincs olyan elérhető rész, amelyben legalább 1 kártya van, akkor végrehajthatod, de nem kell.
explain-set_up_botankhamun = Építsd meg a piramist. Botankhamun népessége 7, boldogsága 4, nincs aranya és nincs írnoka, és 5 szobra van. Egy darabja az 1-es számú Hórusz-hely istenének első szoborhelyére kerül.
