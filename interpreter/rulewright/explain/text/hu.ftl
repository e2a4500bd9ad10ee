# What the engine says in Hungarian. Nouns give what a dictionary prints; hu.endings.yaml makes the rest.
#
# Order is the second person (fizess, kapsz), third is said of others (fizet), may is what one may do (fizethetsz). A verb that ends
# in -the has a certain object: { verb-pay } 2 követ, { verb-pay-the } az árat.

### Nouns that every game has. A pack may give them other names.

-cell = mező
    .its = mezője
-cells = mező
    .its = mezője
-spot = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-player = játékos
    .gender = person
    .accusative = játékost
    .plural = játékosok
    .its = játékosa
-number = szám
    .accusative = számot
    .plural = számok
    .its = száma
-piece = darab
    .accusative = darabot
    .plural = darabok
    .its = darabja
-tile = lapka
-face = oldal
    .accusative = oldalt
    .plural = oldalak
    .its = oldala
-level = szint
    .accusative = szintet
    .plural = szintek
    .its = szintje
-row = sor
    .accusative = sort
    .plural = sorok
    .its = sora
row =
    .each = { FORM("-cell", $form) }
-column = oszlop
    .accusative = oszlopot
    .plural = oszlopok
    .its = oszlopa
column =
    .each = { FORM("-cell", $form) }
-rows = sor
    .accusative = sort
    .plural = sorok
    .its = sora
-columns = oszlop
    .accusative = oszlopot
    .plural = oszlopok
    .its = oszlopa
-neighbours = szomszéd
    .accusative = szomszédot
    .plural = szomszédok
    .its = szomszédja
    .its-plural = szomszédai
-holes = bezárt lyuk
    .accusative = bezárt lyukat
    .plural = bezárt lyukak
    .its = bezárt lyuka
-position = sorszám
    .accusative = sorszámot
    .plural = sorszámok
    .its = sorszáma
-seat = ülőhely
    .accusative = ülőhelyet
    .plural = ülőhelyek
    .its = ülőhelye
-size = méret
    .accusative = méretet
    .plural = méretek
    .its = mérete
-first = első
-last = utolsó
-next = következő játékos
    .gender = person
    .accusative = következő játékost
    .plural = következő játékosok
    .its = következő játékosa
-previous = előző játékos
    .gender = person
    .accusative = előző játékost
    .plural = előző játékosok
    .its = előző játékosa
-empty = üres
    .plural = üresek
empty =
    .adjective = üres
-here = lépés előtti mező
    .its = lépés előtti mezője
-there = lépés utáni mező
    .its = lépés utáni mezője
-cost = eddigi költség
    .accusative = eddigi költséget
    .plural = eddigi költségek
    .its = eddigi költsége
-actor = soron lévő játékos
    .gender = person
    .accusative = soron lévő játékost
    .plural = soron lévő játékosok
    .its = soron lévő játékosa
-owner = tulajdonos
    .gender = person
    .accusative = tulajdonost
    .plural = tulajdonosok
    .its = tulajdonosa
-this = ezt viselő darab
    .accusative = ezt viselő darabot
    .plural = ezt viselő darabok
    .its = ezt viselő darabja
-action = akció
-turn = kör
    .accusative = kört
    .plural = körök
    .its = köre
-round = forduló
-game = játék
    .accusative = játékot
    .plural = játékok
    .its = játéka
-effect = hatás
    .accusative = hatást
    .plural = hatások
    .its = hatása
-start = kezdőérték
    .accusative = kezdőértéket
    .plural = kezdőértékek
    .its = kezdőértéke
-copies = példányszám
    .accusative = példányszámot
    .plural = példányszámok
    .its = példányszáma
-default = alapérték
    .accusative = alapértéket
    .plural = alapértékek
    .its = alapértéke

### Words for the sentences below

-say-word-point = pont
    .accusative = pontot
    .plural = pontok
    .its = pontja
-say-word-amount = szám
    .accusative = számot
    .plural = számok
    .its = száma
-say-word-sum = összeg
    .accusative = összeget
    .plural = összegek
    .its = összege
-say-word-product = szorzat
    .accusative = szorzatot
    .plural = szorzatok
    .its = szorzata
-say-word-quotient = hányados
    .accusative = hányadost
    .plural = hányadosok
    .its = hányadosa
-say-word-difference = különbség
    .accusative = különbséget
    .plural = különbségek
    .its = különbsége
-say-word-remainder = maradék
    .accusative = maradékot
    .plural = maradékok
    .its = maradéka
-say-word-half = fél
    .accusative = felet
    .plural = felek
    .its = fele
-say-word-option = beállítás
    .accusative = beállítást
    .plural = beállítások
    .its = beállítása
-say-word-place = hely
    .accusative = helyet
    .plural = helyek
    .its = helye
-say-word-list = lista
-say-word-group = összefüggő csoport
    .accusative = összefüggő csoportot
    .plural = összefüggő csoportok
    .its = összefüggő csoportja
-say-word-line = egyenes vonal
    .accusative = egyenes vonalat
    .plural = egyenes vonalak
    .its = egyenes vonala
-say-word-steps = lépés
    .accusative = lépést
    .plural = lépések
    .its = lépése
-say-word-value = érték
    .accusative = értéket
    .plural = értékek
    .its = értéke
-say-word-distance = távolság
    .accusative = távolságot
    .plural = távolságok
    .its = távolsága
-say-word-nothing = semmi
    .accusative = semmit
-say-word-one = első
-say-word-last_one = utolsó
-say-word-that = az
    .accusative = azt
    .dative = annak
    .inessive = abban
    .illative = abba
    .elative = abból
    .superessive = azon
    .sublative = arra
    .delative = arról
    .adessive = annál
    .allative = ahhoz
    .ablative = attól
    .instrumental = azzal
    .causal = azért
    .terminative = addig
    .plural = azok
-say-word-these = ez
    .accusative = ezt
    .dative = ennek
    .inessive = ebben
    .illative = ebbe
    .elative = ebből
    .superessive = ezen
    .sublative = erre
    .delative = erről
    .adessive = ennél
    .allative = ehhez
    .ablative = ettől
    .instrumental = ezzel
    .causal = ezért
    .terminative = eddig
    .plural = ezek
-say-word-who = ő
    .accusative = őt
    .dative = neki
    .inessive = benne
    .illative = belé
    .elative = belőle
    .superessive = rajta
    .sublative = rá
    .delative = róla
    .adessive = nála
    .allative = hozzá
    .ablative = tőle
    .instrumental = vele
    .causal = érte
    .plural = ők
-say-word-which = amely
    .accusative = amelyet
    .plural = amelyek
    .dative = amelynek
-say-word-whoever = aki
    .accusative = akit
    .plural = akik
    .dative = akinek
    .plural-dative = akiknek
    .adessive = akinél
    .plural-adessive = akiknél
-say-word-which_of = melyik
    .accusative = melyiket
    .plural = melyek
say-rel = { $gender ->
    [person] { FORM("-say-word-whoever", "", $count) }
   *[other] { FORM("-say-word-which", "", $count) }
}
say-rel-dative = { $gender ->
    [person] { FORM("-say-word-whoever", "dative", $count) }
   *[other] { FORM("-say-word-which", "dative", $count) }
}
say-rel-at = { $gender ->
    [person] { FORM("-say-word-whoever", "adessive", $count) }
   *[other] { FORM("-say-word-which", "adessive", $count) }
}

### Verbs. $mood: order, third (said of others), infinitive, may (what you may do).

verb-act = { $mood ->
    [third] cselekszik
    [infinitive] cselekedni
    [may] cselekedhetsz
   *[order] cselekedj
}
verb-add = { $mood ->
    [third] hozzáad
    [infinitive] hozzáadni
    [may] hozzáadhatsz
   *[order] adj hozzá
}
verb-add-the = { $mood ->
    [third] hozzáadja
    [infinitive] hozzáadni
    [may] hozzáadhatod
   *[order] add hozzá
}
verb-advance = { $mood ->
    [third] lép
    [infinitive] lépni
    [may] léphetsz
   *[order] lépj
}
verb-advance-the = { $mood ->
    [third] lépteti
    [infinitive] léptetni
    [may] léptetheted
   *[order] léptesd
}
verb-begin = { $mood ->
    [third] kezd
    [infinitive] kezdeni
    [may] kezdhetsz
   *[order] kezdj
}
verb-begin-the = { $mood ->
    [third] elkezdi
    [infinitive] elkezdeni
    [may] elkezdheted
   *[order] kezdd el
}
verb-build = { $mood ->
    [third] épít
    [infinitive] építeni
    [may] építhetsz
   *[order] építs
}
verb-build-the = { $mood ->
    [third] megépíti
    [infinitive] megépíteni
    [may] megépítheted
   *[order] építsd meg
}
verb-buy = { $mood ->
    [third] vesz
    [infinitive] venni
    [may] vehetsz
   *[order] vegyél
}
verb-buy-the = { $mood ->
    [third] megveszi
    [infinitive] megvenni
    [may] megveheted
   *[order] vedd meg
}
verb-call = { $mood ->
    [third] hív
    [infinitive] hívni
    [may] hívhatsz
   *[order] hívj
}
verb-call-the = { $mood ->
    [third] hívja
    [infinitive] hívni
    [may] hívhatod
   *[order] hívd
}
verb-change = { $mood ->
    [third] változtat
    [infinitive] változtatni
    [may] változtathatsz
   *[order] változtass
}
verb-change-the = { $mood ->
    [third] megváltoztatja
    [infinitive] megváltoztatni
    [may] megváltoztathatod
   *[order] változtasd meg
}
verb-choose = { $mood ->
    [third] választ
    [infinitive] választani
    [may] választhatsz
   *[order] válassz
}
verb-choose-the = { $mood ->
    [third] kiválasztja
    [infinitive] kiválasztani
    [may] kiválaszthatod
   *[order] válaszd ki
}
verb-clear = { $mood ->
    [third] ürít
    [infinitive] üríteni
    [may] üríthetsz
   *[order] üríts
}
verb-clear-the = { $mood ->
    [third] kiüríti
    [infinitive] kiüríteni
    [may] kiürítheted
   *[order] ürítsd ki
}
verb-count = { $mood ->
    [third] számol
    [infinitive] számolni
    [may] számolhatsz
   *[order] számolj
}
verb-count-the = { $mood ->
    [third] megszámolja
    [infinitive] megszámolni
    [may] megszámolhatod
   *[order] számold meg
}
verb-deal = { $mood ->
    [third] oszt
    [infinitive] osztani
    [may] oszthatsz
   *[order] ossz
}
verb-deal-the = { $mood ->
    [third] kiosztja
    [infinitive] kiosztani
    [may] kioszthatod
   *[order] oszd ki
}
verb-do = { $mood ->
    [third] végez
    [infinitive] végezni
    [may] végezhetsz
   *[order] végezz
}
verb-do-the = { $mood ->
    [third] végrehajtja
    [infinitive] végrehajtani
    [may] végrehajthatod
   *[order] hajtsd végre
}
verb-draw = { $mood ->
    [third] húz
    [infinitive] húzni
    [may] húzhatsz
   *[order] húzz
}
verb-draw-the = { $mood ->
    [third] felhúzza
    [infinitive] felhúzni
    [may] felhúzhatod
   *[order] húzd fel
}
verb-drop = { $mood ->
    [third] dob
    [infinitive] dobni
    [may] dobhatsz
   *[order] dobj
}
verb-drop-the = { $mood ->
    [third] dobja
    [infinitive] dobni
    [may] dobhatod
   *[order] dobd
}
verb-end = { $mood ->
    [third] befejezi
    [infinitive] befejezni
    [may] befejezheted
   *[order] fejezd be
}
verb-end-the = { $mood ->
    [third] befejezi
    [infinitive] befejezni
    [may] befejezheted
   *[order] fejezd be
}
verb-fill = { $mood ->
    [third] tölt
    [infinitive] tölteni
    [may] tölthetsz
   *[order] tölts
}
verb-fill-the = { $mood ->
    [third] feltölti
    [infinitive] feltölteni
    [may] feltöltheted
   *[order] töltsd fel
}
verb-gain = { $mood ->
    [third] kap
    [infinitive] kapni
    [may] kaphatsz
   *[order] kapsz
}
verb-gain-the = { $mood ->
    [third] megkapja
    [infinitive] megkapni
    [may] megkaphatod
   *[order] megkapod
}
verb-give = { $mood ->
    [third] ad
    [infinitive] adni
    [may] adhatsz
   *[order] adj
}
verb-give-the = { $mood ->
    [third] adja
    [infinitive] adni
    [may] adhatod
   *[order] add
}
verb-hold = { $mood ->
    [third] tart
    [infinitive] tartani
    [may] tarthatsz
   *[order] tarts
}
verb-hold-the = { $mood ->
    [third] megtartja
    [infinitive] megtartani
    [may] megtarthatod
   *[order] tartsd meg
}
verb-keep = { $mood ->
    [third] megtart
    [infinitive] megtartani
    [may] megtarthatsz
   *[order] tarts meg
}
verb-keep-the = { $mood ->
    [third] megtartja
    [infinitive] megtartani
    [may] megtarthatod
   *[order] tartsd meg
}
verb-lay = { $mood ->
    [third] fektet
    [infinitive] fektetni
    [may] fektethetsz
   *[order] fektess
}
verb-lay-the = { $mood ->
    [third] fekteti
    [infinitive] fektetni
    [may] fektetheted
   *[order] fektesd
}
verb-leave = { $mood ->
    [third] hagy
    [infinitive] hagyni
    [may] hagyhatsz
   *[order] hagyj
}
verb-leave-the = { $mood ->
    [third] hagyja
    [infinitive] hagyni
    [may] hagyhatod
   *[order] hagyd
}
verb-lose = { $mood ->
    [third] veszít
    [infinitive] veszíteni
    [may] veszíthetsz
   *[order] veszítesz
}
verb-lose-the = { $mood ->
    [third] elveszíti
    [infinitive] elveszíteni
    [may] elveszítheted
   *[order] elveszíted
}
verb-lower = { $mood ->
    [third] csökkent
    [infinitive] csökkenteni
    [may] csökkenthetsz
   *[order] csökkents
}
verb-lower-the = { $mood ->
    [third] csökkenti
    [infinitive] csökkenteni
    [may] csökkentheted
   *[order] csökkentsd
}
verb-make = { $mood ->
    [third] készít
    [infinitive] készíteni
    [may] készíthetsz
   *[order] készíts
}
verb-make-the = { $mood ->
    [third] elkészíti
    [infinitive] elkészíteni
    [may] elkészítheted
   *[order] készítsd el
}
verb-mark = { $mood ->
    [third] jelöl
    [infinitive] jelölni
    [may] jelölhetsz
   *[order] jelölj
}
verb-mark-the = { $mood ->
    [third] megjelöli
    [infinitive] megjelölni
    [may] megjelölheted
   *[order] jelöld meg
}
verb-move = { $mood ->
    [third] mozgat
    [infinitive] mozgatni
    [may] mozgathatsz
   *[order] mozgass
}
verb-move-the = { $mood ->
    [third] mozgatja
    [infinitive] mozgatni
    [may] mozgathatod
   *[order] mozgasd
}
verb-offer = { $mood ->
    [third] ajánl
    [infinitive] ajánlani
    [may] ajánlhatsz
   *[order] ajánlj
}
verb-offer-the = { $mood ->
    [third] felajánlja
    [infinitive] felajánlani
    [may] felajánlhatod
   *[order] ajánld fel
}
verb-open = { $mood ->
    [third] nyit
    [infinitive] nyitni
    [may] nyithatsz
   *[order] nyiss
}
verb-open-the = { $mood ->
    [third] megnyitja
    [infinitive] megnyitni
    [may] megnyithatod
   *[order] nyisd meg
}
verb-pay = { $mood ->
    [third] fizet
    [infinitive] fizetni
    [may] fizethetsz
   *[order] fizess
}
verb-pay-the = { $mood ->
    [third] kifizeti
    [infinitive] kifizetni
    [may] kifizetheted
   *[order] fizesd ki
}
verb-perform = { $mood ->
    [third] végrehajt
    [infinitive] végrehajtani
    [may] végrehajthatsz
   *[order] hajts végre
}
verb-perform-the = { $mood ->
    [third] végrehajtja
    [infinitive] végrehajtani
    [may] végrehajthatod
   *[order] hajtsd végre
}
verb-place = { $mood ->
    [third] helyez
    [infinitive] helyezni
    [may] helyezhetsz
   *[order] helyezz
}
verb-place-the = { $mood ->
    [third] helyezi
    [infinitive] helyezni
    [may] helyezheted
   *[order] helyezd
}
verb-play = { $mood ->
    [third] kijátszik
    [infinitive] kijátszani
    [may] kijátszhatsz
   *[order] játssz ki
}
verb-play-the = { $mood ->
    [third] kijátssza
    [infinitive] kijátszani
    [may] kijátszhatod
   *[order] játszd ki
}
verb-produce = { $mood ->
    [third] termel
    [infinitive] termelni
    [may] termelhetsz
   *[order] termelj
}
verb-produce-the = { $mood ->
    [third] megtermeli
    [infinitive] megtermelni
    [may] megtermelheted
   *[order] termeld meg
}
verb-put = { $mood ->
    [third] tesz
    [infinitive] tenni
    [may] tehetsz
   *[order] tegyél
}
verb-put-the = { $mood ->
    [third] teszi
    [infinitive] tenni
    [may] teheted
   *[order] tedd
}
verb-raise = { $mood ->
    [third] növel
    [infinitive] növelni
    [may] növelhetsz
   *[order] növelj
}
verb-raise-the = { $mood ->
    [third] növeli
    [infinitive] növelni
    [may] növelheted
   *[order] növeld
}
verb-refill = { $mood ->
    [third] feltölt
    [infinitive] feltölteni
    [may] feltölthetsz
   *[order] tölts fel
}
verb-refill-the = { $mood ->
    [third] feltölti
    [infinitive] feltölteni
    [may] feltöltheted
   *[order] töltsd fel
}
verb-refresh = { $mood ->
    [third] frissít
    [infinitive] frissíteni
    [may] frissíthetsz
   *[order] frissíts
}
verb-refresh-the = { $mood ->
    [third] frissíti
    [infinitive] frissíteni
    [may] frissítheted
   *[order] frissítsd
}
verb-reveal = { $mood ->
    [third] felfordít
    [infinitive] felfordítani
    [may] felfordíthatsz
   *[order] fordíts fel
}
verb-reveal-the = { $mood ->
    [third] felfordítja
    [infinitive] felfordítani
    [may] felfordíthatod
   *[order] fordítsd fel
}
verb-roll = { $mood ->
    [third] dob
    [infinitive] dobni
    [may] dobhatsz
   *[order] dobj
}
verb-roll-the = { $mood ->
    [third] dobja
    [infinitive] dobni
    [may] dobhatod
   *[order] dobd
}
verb-score = { $mood ->
    [third] szerez
    [infinitive] szerezni
    [may] szerezhetsz
   *[order] szerzel
}
verb-score-the = { $mood ->
    [third] pontozza
    [infinitive] pontozni
    [may] pontozhatod
   *[order] pontozd
}
verb-sell = { $mood ->
    [third] elad
    [infinitive] eladni
    [may] eladhatsz
   *[order] adj el
}
verb-sell-the = { $mood ->
    [third] eladja
    [infinitive] eladni
    [may] eladhatod
   *[order] add el
}
verb-set = { $mood ->
    [third] állít
    [infinitive] állítani
    [may] állíthatsz
   *[order] állíts
}
verb-set-the = { $mood ->
    [third] állítja
    [infinitive] állítani
    [may] állíthatod
   *[order] állítsd
}
verb-shuffle = { $mood ->
    [third] kever
    [infinitive] keverni
    [may] keverhetsz
   *[order] keverj
}
verb-shuffle-the = { $mood ->
    [third] megkeveri
    [infinitive] megkeverni
    [may] megkeverheted
   *[order] keverd meg
}
verb-take = { $mood ->
    [third] elvesz
    [infinitive] elvenni
    [may] elvehetsz
   *[order] vegyél el
}
verb-take-the = { $mood ->
    [third] elveszi
    [infinitive] elvenni
    [may] elveheted
   *[order] vedd el
}
verb-trade = { $mood ->
    [third] cserél
    [infinitive] cserélni
    [may] cserélhetsz
   *[order] cserélj
}
verb-trade-the = { $mood ->
    [third] elcseréli
    [infinitive] elcserélni
    [may] elcserélheted
   *[order] cseréld el
}
verb-turn = { $mood ->
    [third] fordít
    [infinitive] fordítani
    [may] fordíthatsz
   *[order] fordíts
}
verb-turn-the = { $mood ->
    [third] fordítja
    [infinitive] fordítani
    [may] fordíthatod
   *[order] fordítsd
}
verb-use = { $mood ->
    [third] használ
    [infinitive] használni
    [may] használhatsz
   *[order] használj
}
verb-use-the = { $mood ->
    [third] használja
    [infinitive] használni
    [may] használhatod
   *[order] használd
}
verb-weigh = { $mood ->
    [third] mér
    [infinitive] mérni
    [may] mérhetsz
   *[order] mérj
}
verb-weigh-the = { $mood ->
    [third] megméri
    [infinitive] megmérni
    [may] megmérheted
   *[order] mérd meg
}

### How nouns are put together

say-noun = { $det ->
    [the] { $described ->
        [yes] { STARTS($body, "a_ az_", "", FORM("-say-word-that", $case, $count)) } { STARTS($body, "a_ az_", "", STARTS($body, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $body }
       *[no] { STARTS($body, "a_ az_", "", STARTS($body, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $body }
    }
    [own] { STARTS($body, "a_ az_", "", STARTS($body, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $body }
    [a] { $belongs ->
        [yes] { $body }
       *[no] { $described ->
            [yes] egy olyan{ STARTS($body, "a_ az_ ez_ ezen_ ennek_", ",", "") } { $body }
           *[no] egy{ STARTS($body, "a_ az_ ez_ ezen_ ennek_", ",", "") } { $body }
        }
    }
    [no] { $body }
   *[bare] { $described ->
        [yes] { $belongs ->
            [yes] { $body }
           *[no] olyan{ STARTS($body, "a_ az_ ez_ ezen_ ennek_", ",", "") } { $body }
        }
       *[no] { $body }
    }
}
say-noun-body = { $of } { $belongs ->
    [yes] { $det ->
        [a] egy
       *[other] { "" }
    }
   *[no] { "" }
} { $way ->
    [in] { $det ->
        [a] { "" }
        [no] { "" }
       *[other] { $place } lévő
    }
   *[other] { "" }
} { $adjective } { $head } { $way ->
    [in] { $det ->
        [a] { $place }
        [no] { $place }
       *[other] { "" }
    }
   *[other] { $place }
} { $clauses }
say-noun-clauses = , { $clauses },
say-behind = { $place } { $behind }
say-of = { BELONGS($subject) ->
    [yes] { FORM($subject, "dative") }
   *[no] { $subject }
}
say-of-all = { $subject }
say-of-owner = { $place }
say-this = { FORM("-say-word-these", $case) } { STARTS(FORM($kind, $case), "a_ az_", "", STARTS(FORM($kind, $case), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($kind, $case) }
    .det = the
say-any = bármely { FORM($noun, $case) }
say-you = { $case ->
    [possessive] { "" }
    [owner] a tiéd
    [accusative] téged
    [dative] neked
    [instrumental] veled
    [allative] hozzád
    [ablative] tőled
    [causal] érted
    [superessive] rajtad
    [sublative] rád
    [delative] rólad
    [adessive] nálad
    [elative] belőled
    [inessive] benned
    [terminative] hozzád
   *[other] te
}
say-it = { $case ->
    [possessive] { "" }
   *[other] { FORM("-say-word-that", $case, $count) }
}
    .det = the
say-they = { $case ->
    [possessive] { "" }
   *[other] { FORM("-say-word-who", $case, $count) }
}
    .det = the
say-in-zone = { FORM($place, "inessive") }
say-from-zone = { FORM($place, "elative") }
say-to-zone = { FORM($place, "illative") }
say-in-board = { FORM($place, "superessive") }
say-from-board = { FORM($place, "delative") }
say-to-board = { FORM($place, "sublative") }
say-for-player = { $player } { FORM($value, $case, $count, "", "its") }

### Lists

say-list-and-next = { $list }, { $item }
say-list-and-last = { $list }{ STARTS($item, "amely ami aki", ", és", " és") } { $item }
say-list-or-next = { $list }, { $item }
say-list-or-last = { $list }{ STARTS($item, "amely ami aki", ", vagy", " vagy") } { $item }
say-list-either-next = { $list }, { $item }
# Amounts stand without a comma: 1 fát vagy 1 követ.
say-list-either-last = { $list }{ STARTS($item, "0 1 2 3 4 5 6 7 8 9", " vagy", ", vagy") } { $item }
say-list-and-clause-next = { $list }, { $item }
say-list-and-clause-last = { $list }, és { $item }
say-list-or-clause-next = { $list }, { $item }
say-list-or-clause-last = { $list }, vagy { $item }
say-list-then-next = { $list }, majd { $item }
say-list-then-last = { $list }, majd { $item }
say-list-do-next = { $list }, { $item }
say-list-do-last = { $list }, és { $item }
say-list-row-next = { $list }; { $item }
say-list-row-last = { $list }; { $item }
say-nothing = { FORM("-say-word-nothing", $case) }

### Values

say-number-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } { FORM("-say-word-amount", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-player-count = a játékosok { FORM("-say-word-amount", $case, 1, "", "its") }
    .det = the
say-points = { $whose ->
    [its] { FORM("-say-word-point", $case, "plural", "", "its") }
   *[other] a { FORM("-say-word-point", $case, "plural", "", "your") }
}
    .det = the
say-points-bare = { FORM("-say-word-point", $case, 1, "", $whose) }
say-score = { STARTS($name, "a_ az_", "", STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $name } { FORM("-say-word-point", $case, "plural", "", "its") }
    .det = the
say-option = { STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } „{ $name }” { FORM("-say-word-option", $case) }
    .det = the
say-yes = igen
    .omits = case
say-no = nem
    .omits = case
say-none = { FORM("-say-word-nothing", $case) }
say-negative = mínusz { FORM($value, $case) }
say-plus = { FORM($left, $case) } plusz { FORM($right, $case) }
say-minus = { FORM($left, $case) } mínusz { FORM($right, $case) }
say-times = { NUMERAL($left) ->
    [yes] { $case ->
        [accusative] { FORM($left, $case) } szorozva { FORM($right, "instrumental") }
        [instrumental] { FORM($left, $case) } szorozva { FORM($right, "instrumental") }
        [terminative] { FORM($left, $case) } szorozva { FORM($right, "instrumental") }
       *[other] { FORM($right, "dative") } { STARTS($left, "5 1_", "az", "a") } { FORM($left, "multiple") }
    }
   *[no] { FORM($left, $case) } szorozva { FORM($right, "instrumental") }
}
say-times-if = { FORM($left, $case) }, { FORM($right, "instrumental") } szorozva, ha { $test }
say-divided = { $right ->
    [2] { FORM($left, "dative") } a { FORM("-say-word-half", $case, 1, "", "its") } (lefelé kerekítve)
   *[other] { $left } és { $right } { FORM("-say-word-quotient", $case, 1, "", "its") } (lefelé kerekítve)
}
say-divided-up = { $right ->
    [2] { FORM($left, "dative") } a { FORM("-say-word-half", $case, 1, "", "its") } (felfelé kerekítve)
   *[other] { $left } és { $right } { FORM("-say-word-quotient", $case, 1, "", "its") } (felfelé kerekítve)
}
say-half-up = { FORM($value, "dative") } a { FORM("-say-word-half", $case, 1, "", "its") }, felfelé kerekítve
say-remainder = { $left } és { $right } osztási { FORM("-say-word-remainder", $case, 1, "", "its") }
say-brackets = ({ FORM($value, $case) })
say-either-or = { FORM($then, $case) }, ha { $test }, egyébként { FORM($other, $case) }
say-whether = { FORM("-say-word-that", $case) }, hogy { $test }
say-min = { $items } közül { $case ->
    [accusative] a legkisebbet
   *[other] a legkisebb
}
    .det = the
say-max = { $items } közül { $case ->
    [accusative] a legnagyobbat
   *[other] a legnagyobb
}
    .det = the
say-abs = { $items } { FORM("-say-word-distance", $case, 1, "", "its") } a nullától
say-difference = { $left } és { $right } { FORM("-say-word-difference", $case, 1, "", "its") }
say-spots-place = { FORM($piece, "dative") } { $place }
say-whereabouts = { FORM("-say-word-that", $case) } { STARTS(FORM($owner, $case), "a_ az_", "", STARTS(FORM($owner, $case), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($owner, $case) }, amelynek a(z) { FORM($zone, "", 1, "", "its") } { FORM($piece, "accusative") } tartalmazza
    .det = the
say-steps = { FORM($start, "ablative") } { FORM($goal, "terminative") } vezető lépések { FORM("-say-word-amount", $case, 1, "", "its") }
say-place-in = { $item } { FORM("-say-word-place", $case, 1, "", "its") } { FORM($items, "inessive") }
say-place-from = { $whose } { FORM($start, "ablative") } számított { FORM("-say-word-place", $case, 1, "", "its") }
say-item-at = { $items } közül { FORM("-say-word-that", $case) }, amelynek a sorszáma { $number }
say-hypothetical = { FORM("-say-word-that", $case) }, ami { $value } lenne, ha ezt tennéd: { $rule }
property-next = { HEAD($subject) } utáni { FORM($kind, $case) }
    .det = the
property-next-far = { STARTS($far, "5 1_", "az", "a") } { $far } hellyel { $subject } utáni { FORM($kind, $case) }
    .det = the
property-previous-far = { STARTS($far, "5 1_", "az", "a") } { $far } hellyel { $subject } előtti { FORM($kind, $case) }
    .det = the
property-reverse = { FORM($items, $case) } fordított sorrendben
property-previous = { STARTS(HEAD($subject), "a_ az_", "", STARTS(HEAD($subject), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { HEAD($subject) } előtti { FORM($kind, $case) }
    .det = the

### Many things

say-each-of = minden{ STARTS(FORM($items, $case), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case) }
say-out-of = ezek közül: { $items }
say-groups = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } { FORM("-say-word-group", $case, $count, "", "its") }{ TAIL($items) }
say-range = { FORM("-number", $case, $count) } { FORM($low, "ablative") } { FORM($high, "terminative") }
say-from-to = { FORM($low, "ablative") } { FORM($high, "terminative") }
say-rank = { FORM($items, $case) } sorba rendezve: { $order }
say-beginning = { FORM($items, $case) } { FORM($start, "instrumental") } kezdve
say-reach = { FORM($start, "ablative") } elérhető { FORM("-cell", $case, $count) } (léphetsz, ha { $through }; egy lépés ára { $cost }{ $where })
say-reach-where = ; csak ha { $test }
say-at-place = { NUMERAL($place) ->
    [yes] { STARTS(FORM($place, "adjective"), "a_ az_", "", STARTS(FORM($place, "adjective"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($place, "adjective") } helyen lévő
   *[no] { FORM($place, "superessive") } lévő
}{ STARTS(FORM($items, $case), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case) }
    .det = the
say-first = { STARTS(HEAD($items, "", "plural", "the"), "azok_", STARTS(HEAD($items, "", "plural", "no"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "azok közül az", "azok közül a"), "") } { STARTS(HEAD($items, "", "plural", "the"), "azok_", HEAD($items, "", "plural", "no"), HEAD($items, "", "plural", "the")) } közül az { FORM("-say-word-one", $case) }{ TAIL($items, "", "plural") }
    .det = the
say-first-of = { HEAD($items) } közül az { FORM("-say-word-one", $case) }{ TAIL($items) }
    .det = the
say-last-of = { HEAD($items) } közül az { FORM("-say-word-last_one", $case) }{ TAIL($items) }
    .det = the
say-last = { STARTS(HEAD($items, "", "plural", "the"), "azok_", STARTS(HEAD($items, "", "plural", "no"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "azok közül az", "azok közül a"), "") } { STARTS(HEAD($items, "", "plural", "the"), "azok_", HEAD($items, "", "plural", "no"), HEAD($items, "", "plural", "the")) } közül az { FORM("-say-word-last_one", $case) }{ TAIL($items, "", "plural") }
    .det = the
say-best = { FORM("-say-word-that", $case) } { STARTS(FORM($items, $case), "a_ az_", "", STARTS(FORM($items, $case), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($items, $case) }, amelynek { FORM($first, whose: "its") } van
    .det = the
say-best-ties = { FORM($whole, $case) } (döntetlennél: { $ties })
    .det = the
say-best-by = { FORM("-say-word-that", $case) } { STARTS(FORM($items, $case), "a_ az_", "", STARTS(FORM($items, $case), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($items, $case) }, amely az első ({ $first })
    .det = the
say-sum = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } { FORM("-say-word-sum", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-lowest = { $items } közül { $case ->
    [accusative] a legkisebbet
   *[other] a legkisebb
}
    .det = the
say-highest = { $items } közül { $case ->
    [accusative] a legnagyobbat
   *[other] a legnagyobb
}
    .det = the
say-kinds = a különböző { HEAD($items, "", "plural", "bare") } { FORM("-say-word-amount", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-list = { FORM($items, $case) }
say-list-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } { FORM($value, $case, "plural", "", "its") }{ TAIL($items) }
    .det = the
say-list-each = { FORM("-say-word-list", $case) } minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) }: { $value }
    .det = the
say-sum-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } { STARTS(HEAD($items), "azok_", STARTS(FORM($value, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a"), "") } { FORM($value, "dative", "plural", "", "its") } { FORM("-say-word-sum", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-lowest-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } legkisebb { FORM($value, $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-highest-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } legnagyobb { FORM($value, $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-kinds-of = { STARTS(HEAD($items), "a_ az_ azok_", "", STARTS(HEAD($items), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { STARTS(HEAD($items), "azok_", HEAD($items, "dative"), HEAD($items)) } különböző { FORM($value, "dative", "plural", "", "its") } { FORM("-say-word-amount", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-sum-each = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } után { $value } { FORM("-say-word-sum", $case, 1, "", "its") }{ TAIL($items) }
    .det = the
say-lowest-each = a legkisebb { FORM("-say-word-value", $case) } bármely { HEAD($items) } esetén{ TAIL($items) }: { $value }
    .det = the
say-highest-each = a legnagyobb { FORM("-say-word-value", $case) } bármely { HEAD($items) } esetén{ TAIL($items) }: { $value }
    .det = the
say-kinds-each = a különböző eredmények { FORM("-say-word-amount", $case, 1, "", "its") } minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) }: { $value }
    .det = the

### Orders of preference

say-most = a legtöbb { FORM($items, "", 1, "", $whose) }
    .omits = case
say-least = a legkevesebb { FORM($items, "", 1, "", $whose) }
    .omits = case
say-nearest = a nullához legközelebbi { FORM($value, "", 1, "", $whose) }
    .omits = case
say-most-of = a legnagyobb { FORM($value, "", 1, "", $whose) }
    .omits = case
say-least-of = a legkisebb { FORM($value, "", 1, "", $whose) }
    .omits = case
say-most-sum = { $left } és { $right } legnagyobb összege
    .omits = case
say-least-sum = { $left } és { $right } legkisebb összege
    .omits = case
say-most-steps = { FORM($start, "ablative") } { FORM($goal, "terminative") } a legtöbb lépés
    .omits = case
say-least-steps = { FORM($start, "ablative") } { FORM($goal, "terminative") } a legkevesebb lépés
    .omits = case
say-pref-choice = { $name }, ha lehetséges
say-most-value = { FORM($value, "possessive") } legnagyobb értéke
    .omits = case
say-least-value = { FORM($value, "possessive") } legkisebb értéke
    .omits = case
say-pref-prefer = lehetőleg olyan, { $test }
say-pref-first = { $items } közül a legkorábbi
say-pref-random = véletlenszerűen
say-pref-never = semmi

### Conditions

say-be = { "" }
say-has = van
say-either = vagy { $test }
say-together = egyszerre { $test }
say-somewhere = { $piece } egy { FORM($zone, "inessive") } van
say-nowhere = { $piece } egyetlen { FORM($zone, "inessive") } sincs
say-compare = { $subject } { $comparison }
say-equal = { $person ->
    [you] { $value } vagy
   *[other] { $value }
}
say-unequal = nem { $value }
say-less = kevesebb, mint { $value }
say-atmost = legfeljebb { $value }
say-atleast = legalább { $value }
say-more = több, mint { $value }
say-plays = részt vesz a játékban
say-plays-not = nem vesz részt a játékban
say-equal-nobody = senki
say-unequal-nobody = valaki
say-equal-nothing = üres
say-unequal-nothing = nem üres
say-quantity-some = legalább egy{ STARTS(FORM($items, $case, 1, "no", $whose), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case, 1, "no", $whose) }
say-quantity-none = { $det ->
    [bare] { FORM($items, $case, 1, "no", $whose) }
   *[other] egyetlen { FORM($items, $case, 1, "no", $whose) } sem
}
say-quantity-equal = pontosan { $number }{ STARTS(FORM($items, $case, 1, "no", $whose), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case, 1, "no", $whose) }
say-quantity-unequal = nem { $number } { FORM($items, $case, 1, "no", $whose) }
say-quantity-less = { FORM($number, "adessive") } kevesebb { FORM($items, $case, 1, "no", $whose) }
say-quantity-atmost = legfeljebb { $number }{ STARTS(FORM($items, $case, 1, "no", $whose), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case, 1, "no", $whose) }
say-quantity-more = { FORM($number, "adessive") } több { FORM($items, $case, 1, "no", $whose) }
say-quantity-atleast = legalább { $number }{ STARTS(FORM($items, $case, 1, "no", $whose), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($items, $case, 1, "no", $whose) }
say-have-you = { STARTS($quantity, "egyetlen_", "nincs", "van") } { FORM($quantity, whose: "your") }
say-have = { STARTS(FORM($who, "dative"), "annak_", "", FORM($who, "dative"), unless: "annak_a_ annak_az_") } { STARTS($quantity, "egyetlen_", "nincs", "") } { HEAD($quantity, whose: "its") } { STARTS($quantity, "egyetlen_", "", "van") }{ TAIL($quantity, whose: "its") }
say-there = { STARTS($quantity, "egyetlen_", "nincs", "van") } { FORM($quantity, "", 1, "bare") }
say-there-is = van { FORM($items, "", 1, "no") }
say-subject-has = { STARTS(FORM($subject, "dative"), "annak_", "", FORM($subject, "dative"), unless: "annak_a_ annak_az_") } van { FORM($items, "", 1, "", "its") }
say-subject-has-no = { STARTS(FORM($subject, "dative"), "annak_", "", FORM($subject, "dative"), unless: "annak_a_ annak_az_") } nincs { FORM($items, "", 1, "", "its") }
say-there-is-no = nincs { FORM($items, "", 1, "no") }
say-every = minden { $items } olyan, { $clauses }
say-every-not = nem minden { $items } olyan, { $clauses }
say-member = { $subject } { $items }
say-member-not = { $subject } nem { $items }
say-one-of = { $items } egyike
    .omits = case
say-any-line = van { FORM($cell, "superessive") } át egy egyenes vonalban { $length } olyan mező, { FORM($clauses, "", 1) }
say-any-line-not = nincs { FORM($cell, "superessive") } át egy egyenes vonalban { $length } olyan mező, { FORM($clauses, "", 1) }
say-able = lehetséges ez: { $rule }
say-able-not = nem lehetséges ez: { $rule }
say-so = { $value } igaz
say-so-not = { $value } nem igaz
say-is = { $subject } { $name }
say-is-not = { $subject } nem { $name }
say-holds = { $subject } igaz
say-holds-not = { $subject } nem igaz
say-option-on = { STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } „{ $name }” beállítás használatban van
say-option-on-not = { STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } „{ $name }” beállítás nincs használatban
say-always = mindenképpen
say-never = soha

### Conditions behind the noun they are about

say-which = { say-rel } { $comparison }
say-which-is = { say-rel } { $value }
say-which-is-not = { say-rel } nem { $value }
say-whose = { say-rel-dative } { STARTS(FORM($name, "", 1, "", "its"), "a_ az_", "", STARTS(FORM($name, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($name, "", 1, "", "its") } { $comparison }
say-whose-is = { say-rel-dative } { STARTS(FORM($name, "", 1, "", "its"), "a_ az_", "", STARTS(FORM($name, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($name, "", 1, "", "its") } { $value }
say-whose-is-not = { say-rel-dative } { STARTS(FORM($name, "", 1, "", "its"), "a_ az_", "", STARTS(FORM($name, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($name, "", 1, "", "its") } nem { $value }
say-of-which-you = { say-rel-dative } te vagy { STARTS(FORM($name, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } { FORM($name, "", 1, "", "its") }
say-of-which-you-not = { say-rel-dative } nem te vagy { STARTS(FORM($name, "", 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } { FORM($name, "", 1, "", "its") }
say-which-has = { say-rel-dative } van { FORM($items, "", 1, "", "its") }
say-which-has-no = { say-rel-dative } nincs { FORM($items, "", 1, "", "its") }
say-which-differs = { say-rel } { $by } tér el { FORM($value, "ablative") }
say-by-equal = { FORM($value, "instrumental") }
say-by-unequal = nem { FORM($value, "instrumental") }
say-by-less = kevesebb mint { FORM($value, "instrumental") }
say-by-atmost = legfeljebb { FORM($value, "instrumental") }
say-by-more = több mint { FORM($value, "instrumental") }
say-by-atleast = legalább { FORM($value, "instrumental") }
say-which-beside = { say-rel } { $subject } mellett van
say-unless = { $clauses } (kivéve, ha { $test })
say-with = { say-rel-at } { STARTS($quantity, "egyetlen_", "nincs", "") } { $quantity } { STARTS($quantity, "egyetlen_", "", "van") }
say-for-which = { say-rel-at } { $test }

### Effects

say-pay = { DET($cost) ->
    [the] { verb-pay-the }
   *[other] { verb-pay }
} { FORM($cost, "accusative") }
say-pay-for = { DET($cost) ->
    [the] { verb-pay-the }
   *[other] { verb-pay }
} { FORM($cost, "accusative") } { FORM($purpose, "causal") }
say-gain = { verb-gain } { FORM($goods, "accusative") }
say-lose = { DET($goods) ->
    [the] { verb-lose-the }
   *[other] { verb-lose }
} { FORM($goods, "accusative") }
say-gains = { $who } kap { FORM($goods, "accusative") }
say-loses = { $who } veszít { FORM($goods, "accusative") }
say-amount = { $number } { FORM($noun, $case) }
say-amount-of = { NUMERAL($number) ->
    [yes] { $number }
   *[no] { $number } értékű
} { FORM($what, $case, 1) }
say-amount-equal = annyi { FORM($noun, $case, 1) }, amennyi { $value }
say-amount-players = játékosonként 1 { FORM($noun, $case) }
say-amount-players-more = játékosonként 1 { FORM($noun, $case) } és még { FORM($number, $case) }
say-amount-less = { FORM($number, "instrumental") } kevesebb { FORM($noun, $case, 1) }, mint { $value }
say-amount-mix = összesen { FORM($number, $case) } ezekből tetszés szerint: { FORM($items, "", 1) }
say-amount-one = { FORM($number, $case) } ezek közül: { $items }
say-amount-either = { FORM($items, $case) }
say-amount-per = { FORM($amount, $case) } { BELONGS($items) ->
    [yes] { HEAD($items, "", "plural", "no") } közül mindegyik
   *[no] minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) }
} után{ TAIL($items) }
say-amount-per-own = { FORM($amount, $case) } minden { FORM($items, "", 1, "", "your") } után
say-amount-limit = { FORM($amount, $case) }, de legfeljebb { FORM($limit, $case) }
say-advance = { verb-raise-the } { FORM($target, "accusative") } { FORM($by, "instrumental") }
say-limited = { FORM($effect, $form) }, de legfeljebb { FORM($limit, "terminative") }
say-set = { $mood ->
    [third] beállítja { FORM($target, "accusative") } erre: { $value }
    [infinitive] beállítani { FORM($target, "accusative") } erre: { $value }
    [may] beállíthatod { FORM($target, "accusative") } erre: { $value }
   *[order] { $target } legyen { $value }
}
say-set-rank = { verb-set-the } { FORM($target, "accusative") } sorrendbe: { $order }
say-now-has = { FORM($who, "dative") } mostantól { $number } { FORM($noun, "", 1, "", "its") } van
say-now-has-none = { FORM($who, "dative") } mostantól nincs { FORM($noun, "", 1, "", "its") }
say-raise = { verb-raise-the } { FORM($target, "accusative") } { FORM($by, "instrumental") }
say-lower = { verb-lower-the } { FORM($target, "accusative") } { FORM($by, "instrumental") }
say-clear = { verb-clear-the } { FORM($target, "accusative") }
say-let-number = { $name } kezdetben { $value }
say-take = { $mood ->
    [third] veszi
    [infinitive] venni
    [may] veheted
   *[order] vedd
} { FORM($value, "accusative") }
say-let = { $name } itt { $value }
say-choose = { DET($what) ->
    [the] { verb-choose-the }
   *[other] { verb-choose }
} { FORM($what, "accusative") }
say-choose-random = { verb-choose } véletlenszerűen { FORM($what, "accusative") }
say-choose-by = { verb-choose } { FORM($what, "accusative") }: { $several ->
    [yes] azokat, { GENDER($what) ->
        [person] akiknek
       *[other] amelyeknek
    }
   *[no] azt, { GENDER($what) ->
        [person] akinek
       *[other] amelynek
    }
} { FORM($first, whose: "its") } van
say-choose-by-by = { verb-choose } { FORM($what, "accusative") }: { $first }
say-choose-by-ties = { FORM($whole, $form) }; döntetlennél: { $ties }
say-one-or-any = { FORM($one, $case) } (vagy bármely { FORM($items, $case) }, ha { $test })
    .det = the
say-one-or-any-of = { FORM($one, $case) }, ha az { $items } (vagy ezek bármelyikét, ha { $test })
    .det = the
say-choose-number = { $number } { FORM($what, $case) }
say-choose-number-equal = annyi{ STARTS(FORM($what, $case, 1), "a_ az_ ez_ ezen_ ennek_", ",", "") } { FORM($what, $case, 1) }, amennyi { $number }
say-choose-up-to-equal = legfeljebb annyi { FORM($what, $case, 1) }, amennyi { $number }
say-choose-up-to = legfeljebb { $number } { FORM($what, $case) }
say-different = { FORM($what, $case) }, mindet különböző { FORM($value, "instrumental") }
say-chosen = { FORM($what, $case) } ({ GENDER($what) ->
    [person] ő
   *[other] ez
} lesz { STARTS($name, "a_ az_", "", STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $name })
say-priced = { FORM($what, $case) }; { STARTS($price, "a_ az_", "", STARTS($price, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $price } az odavezető út költsége
say-move = { $mood ->
    [third] átteszi
   *[other] { STARTS($what, "minden_ minden,", "all", "one") ->
        [all] { verb-put }
       *[one] { verb-put-the }
    }
} { FORM($what, "accusative") } { $to }
say-all = az összes { FORM($items, $case, 1) }
    .det = the
say-place = { verb-place-the } { FORM($what, "accusative") } { FORM($at, "sublative") }
say-draw = { verb-draw } { $source } { $to } { FORM($goods, "accusative") }
say-shuffle = { verb-shuffle-the } { FORM($zone, "accusative") }
say-roll = { verb-roll } { FORM($what, "instrumental") }
say-all-own = az összes { FORM($items, $case, 1, "", "your") }
    .det = the
say-draw-some = { verb-draw } { $number } { FORM($items, "accusative") } { $to }
say-draw-equal = { verb-draw } annyi { FORM($items, "accusative", 1) }, amennyi { $number }, { $to }
say-need = { $person ->
    [you] szükséged van erre
   *[other] { FORM($who, "dative") } szüksége van erre
}: { $quantity }
say-require = ez csak akkor lehetséges, ha { $test }
say-do = { verb-do-the } ezt: „{ $name }”
say-do-with = { verb-do-the } ezt: „{ $name }” ({ $items })
say-do-printed = { verb-do-the } { $piece } { FORM($effect, "accusative", 1, "", "its") }
say-do-otherwise = { FORM($rule, $form) }; ha ez lehetetlen, akkor ehelyett { $otherwise }
say-does = { $who } { FORM($body, mood: "third") }
say-do-this = { $mood ->
    [third] ezt teszi:
   *[other] { "" }
} { $body }
say-skip = { $mood ->
    [third] nem tesz
    [infinitive] nem tenni
    [may] nem kell tenned
   *[order] ne tegyél
} semmit
say-end-game = { $mood ->
    [third] véget vet a játéknak
    [infinitive] befejezni a játékot
    [may] befejezheted a játékot
   *[order] a játék véget ér
}
say-window = most használhatók { STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } „{ $name }” pillanatára váró hatások
say-window-when = most kijátszhatók azok { STARTS($cards, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } { $cards }, amelyek { STARTS($when, "amikor", "akkor játszhatók ki,", "") } { $when } { STARTS($when, "amikor", "", "játszhatók ki") }
say-agenda = { verb-add-the } ehhez: „{ $agenda }” – { $rule }
say-lasting = { STARTS(HEAD($scope), "a_ az_", "", STARTS(HEAD($scope), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { HEAD($scope) } végéig { $mod }
say-lasting-waive = ebben { STARTS(FORM($scope, "inessive"), "a_ az_", "", STARTS(FORM($scope, "inessive"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($scope, "inessive") } nem kell { FORM($items, "accusative", 1) } fizetned
say-lasting-waive-for = ebben { STARTS(FORM($scope, "inessive"), "a_ az_", "", STARTS(FORM($scope, "inessive"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($scope, "inessive") } nem kell { FORM($items, "accusative", 1) } fizetned { FORM($purpose, "causal") }

### Statements with parts; the one ending in -block is followed by a list

say-if = ha { $test }, { FORM($body, $form) }
say-if-else = ha { $test }, { $body }; egyébként { $other }
say-if-block = ha { $test }
say-if-able = ha lehet, { $body }
say-if-able-else = ha lehet, { $body }; egyébként { $other }
say-if-able-block = ha lehet
say-otherwise = egyébként
say-otherwise-block = egyébként
say-then-if = { FORM($first, $form) }; azután { $rest }
say-may = { $person ->
    [you] { FORM($body, mood: "may") }
   *[other] { $who }, ha akarja, { FORM($body, mood: "third") }
}
say-may-block = { $person ->
    [you] megteheted ezt
   *[other] { $who } megteheti ezt
}
say-times-do = tedd ezt { $number ->
    [one] egyszer
   *[other] { $number } alkalommal
}: { $body }
say-times-do-block = tedd ezt { $number ->
    [one] egyszer
   *[other] { $number } alkalommal
}
say-times-as = tedd ezt annyiszor, amennyi { $number }: { $body }
say-times-as-block = tedd ezt annyiszor, amennyi { $number }
say-up-to-times = { NUMERAL($number) ->
    [yes] legfeljebb { $number } alkalommal
   *[no] legfeljebb annyiszor, amennyi { $number },
} { FORM($body, mood: "may") }
say-up-to-times-block = { NUMERAL($number) ->
    [yes] legfeljebb { $number } alkalommal
   *[no] legfeljebb annyiszor, amennyi { $number },
} megteheted ezt
say-for-each-may = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } után{ TAIL($items) } { FORM($body, mood: "may") }
say-for-each-may-block = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } után{ TAIL($items) } megteheted ezt
say-for-each = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) }{ STARTS($body, "ha_", ",", "") } { $body }
say-for-each-block = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) }
say-for-each-named = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) } ({ GENDER($items) ->
    [person] ő
   *[other] ez
} { STARTS($name, "a_ az_", "", STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $name }){ STARTS($body, "ha_", ",", "") } { $body }
say-for-each-named-block = minden{ STARTS(HEAD($items), "a_ az_ ez_ ezen_ ennek_", ",", "") } { HEAD($items) } esetén{ TAIL($items) } ({ GENDER($items) ->
    [person] ő
   *[other] ez
} { STARTS($name, "a_ az_", "", STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $name })
say-each-player = minden játékos ezt teszi: { $body }
say-each-player-block = minden játékos ezt teszi
say-each-player-third = minden játékos { FORM($body, mood: "third") }
say-each-player-from = { FORM($start, "instrumental") } kezdve, körsorrendben minden játékos ezt teszi: { $body }
say-each-player-from-block = { FORM($start, "instrumental") } kezdve, körsorrendben minden játékos ezt teszi
say-each-player-from-third = { FORM($start, "instrumental") } kezdve, körsorrendben minden játékos { FORM($body, mood: "third") }
say-each-player-in = azzal kezdve, akinek { FORM($order, whose: "its") } van, minden játékos ezt teszi: { $body }
say-each-player-in-block = azzal kezdve, akinek { FORM($order, whose: "its") } van, minden játékos ezt teszi
say-each-player-in-third = azzal kezdve, akinek { FORM($order, whose: "its") } van, minden játékos { FORM($body, mood: "third") }
say-each-player-by = { STARTS($order, "a_ az_ azok_", "", STARTS($order, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $order } { STARTS($order, "azok_", "sorra kerülnek, és mindegyikük", "szerint haladva minden játékos") } ezt teszi: { $body }
say-each-player-by-block = { STARTS($order, "a_ az_ azok_", "", STARTS($order, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $order } { STARTS($order, "azok_", "sorra kerülnek, és mindegyikük", "szerint haladva minden játékos") } ezt teszi
say-each-player-by-third = { STARTS($order, "a_ az_ azok_", "", STARTS($order, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $order } { STARTS($order, "azok_", "sorra kerülnek, és mindegyikük", "szerint haladva minden játékos") } { FORM($body, mood: "third") }
say-each-player-back = fordított körsorrendben, { FORM($start, "instrumental") } befejezve minden játékos ezt teszi: { $body }
say-each-player-back-block = fordított körsorrendben, { FORM($start, "instrumental") } befejezve minden játékos ezt teszi
say-each-player-back-third = fordított körsorrendben, { FORM($start, "instrumental") } befejezve minden játékos { FORM($body, mood: "third") }
say-turns = a játékosok felváltva kerülnek sorra{ $from }{ $until }: { $body }
say-turns-block = a játékosok felváltva kerülnek sorra{ $from }{ $until }
say-turns-from = , { FORM($start, "instrumental") } kezdve
say-turns-until = , és akkor hagyják abba, amikor { $test }
say-repeat = ismételjétek ezt, és akkor hagyjátok abba, amikor { $test }: { $body }
say-repeat-block = ismételjétek ezt, és akkor hagyjátok abba, amikor { $test }
say-match = { $subject } szerint
say-band = { STARTS($low, "-", "below", "above") ->
    [below] { FORM($low, "ablative") } { FORM($high, "terminative") }
   *[above] { $low }–{ $high }
}
say-band-from = { $low } vagy több
say-band-to = { $high } vagy kevesebb
say-point = { $lead }: { $body }
say-choose-one = válassz egyet ezek közül
say-either-way = vagy { FORM($ways, $form) }
say-first-possible = tedd meg ezek közül az elsőt, amely lehetséges
say-any-order = tedd meg mindezt tetszőleges sorrendben
say-alternative-if = { $name } (csak ha { $test })

### Declarations

say-value-is = { $what }: { $value }
say-when = { $what }, ha { $test }
say-when-always = minden esetben igaz, hogy { $what }
say-when-never = soha nem igaz, hogy { $what }
say-given = { $whole }, ahol { $names }
say-banded = { $what } ettől függ: { $key }
say-banded-shown = { $what }
say-banded-when = { $test }
say-begin-with = minden játékos ezzel kezd: { $goods }
say-begin-at = minden játékos így kezd: { $tracks }
say-begin-track = { $track }: { $number }
say-table = { $what }: { $rows }
say-table-row = { $keys } – { $value }
say-score-per = { $name }: 1 pont jár minden { FORM($items, "", 1, "", "your") } után
say-score-is = { $name }: { NUMERAL($value) ->
    [yes] { $value } pont jár
   *[no] annyi pont jár, amennyi { $value }
}
say-winner = az a játékos győz, akinek { FORM($first, whose: "its") } van
say-winner-ties = az a játékos győz, akinek { FORM($first, whose: "its") } van; döntetlennél ez dönt: { $others }
say-bot = „{ $name }” így dönt
say-answer = { $name }: { $order }

### Sentences that wait

say-listener = { $trigger }, { $body }
say-listener-block = { $trigger }
say-moment = { $lead }: { $body }
say-moment-next = { $first }; { $next }
say-once = { FORM($scope, "distributive", 1, "bare") } egyszer, { $trigger }
say-trigger-if = { $trigger }, ha { $test }
say-when-reaches = amikor { $subject } eléri { STARTS(FORM($amount, "accusative"), "a_ az_", "", STARTS(FORM($amount, "accusative"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($amount, "accusative") }
say-in-window = { STARTS($name, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a") } „{ $name }” pillanatában
say-at-any-time = bármikor felhasználhatod a { FORM($stretch, "inessive", 1, "", "your") }
say-at-any-time-except = bármikor felhasználhatod a { FORM($stretch, "inessive", 1, "", "your") } (kivéve { STARTS($unless, "a_ az_", "", STARTS($unless, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($unless, "accusative") })
say-play-when = kijátszhatod{ STARTS($when, "amikor", ",", "") } { $when }
say-before = mielőtt { $event }
say-after = miután { $event }
say-instead-of = amikor { $event }, ehelyett
say-event-do = { $who ->
    [you] végrehajtod
    [another] egy másik játékos végrehajtja
   *[any] bármely játékos végrehajtja
} ezt: „{ $what }”
say-event-gain = { $who ->
    [you] kapsz
    [another] egy másik játékos kap
   *[any] bármely játékos kap
} { FORM($what, "accusative", 1) }
say-event-pay = { $who ->
    [you] fizetsz
    [another] egy másik játékos fizet
   *[any] bármely játékos fizet
} { FORM($what, "accusative", 1) }
say-event-move = { $who ->
    [you] mozgatsz
    [another] egy másik játékos mozgat
   *[any] bármely játékos mozgat
} { FORM($what, "accusative") }
say-event-place = { $who ->
    [you] lehelyezel
    [another] egy másik játékos lehelyez
   *[any] bármely játékos lehelyez
} { FORM($what, "accusative") }
say-event-play = { $who ->
    [you] kijátszol
    [another] egy másik játékos kijátszik
   *[any] bármely játékos kijátszik
} { FORM($what, "accusative") }
say-event-substitute = { $who ->
    [you] felhasználsz
    [another] egy másik játékos felhasznál
   *[any] bármely játékos felhasznál
} { FORM($what, "accusative", 1) }
say-event-for = { FORM($event, $case) } { FORM($purpose, "causal") }
say-event-as = { FORM($event, $case) } { FORM($purpose, "formal", 1) }
say-event-instead = { FORM($event, $case) } valami más helyett
say-while = amíg { $test }, { $mods }
say-while-seat = { FORM($who, "sublative") } ez érvényes: { $mods }
say-substitute = { FORM($targets, "formal", 1) } felhasználhatsz { FORM($items, "accusative", 1) }
say-waive = nem kell { FORM($items, "accusative", 1) } fizetned
say-waive-for = nem kell fizetni { FORM($purpose, "causal") }: { $items }
say-add-to = { $name } ennyivel több: { $value }
say-treat-as = { $name } ennek számít: { $value }

### What one pack does to another

say-replace = „{ $path }” helyett ez áll
say-remove = „{ $path }” kimarad
say-set-value = „{ $path }” mostantól { $value }
say-set-option = „{ $name }” mostantól: { $value }
say-set-row = „{ $what }”: mostantól { $row }
say-set-row-of = „{ $what }”, { $first }: mostantól { $row }
say-path = { $of } { FORM($part, $case, 1, "", "its") }
say-extend-before = „{ $path }” előtt
say-extend-after = „{ $path }” után
say-extend-ways = további lehetőség itt: „{ $path }”

### Sentences

tell-english = [en] { $text }
say-sentence = { CAPITAL($text) }.
say-heading = { CAPITAL($text) }:
# Numbers in words, from nought: a sentence written by hand may use them.
say-number-words = nincs/semmi egy/egyet/egyszer két/kettő/kettőt/kétszer három/hármat/háromszor négy/négyet öt/ötöt hat/hatot hét/hetet nyolc/nyolcat kilenc/kilencet tíz/tízet tizenegy tizenkettő/tizenkét
say-may-words = *hatsz *hetsz *hatod *heted megteheted

### The whole of a game, section by section

tell-part-play = A játék menete
tell-part-seat = { CAPITAL($name) }
tell-part-printed = { CAPITAL($name) }
tell-part-options = Beállítások
tell-part-changes = Amit ez változtat: { $name }
tell-title = { CAPITAL($name) }
tell-title-change = Változás
tell-change = { $much } { $noun }
tell-start = amivel minden játékos kezd
tell-title-of = { $piece }: { $effect }
tell-left-out = { CAPITAL($who) } minden játékos szabályait követi az alábbi eltérésekkel, és ezeket kihagyja: { $rules }.
tell-printed = { $before } { $text }
tell-yes-or-no = igen vagy nem
tell-option = { $about } { CAPITAL($values) }; ha másban nem egyeztek meg: { $now }.
-winner = győztes
    .gender = person
    .accusative = győztest
    .plural = győztesek
    .its = győztese

### Questions and options

ask-choose = Melyik { FORM($what, "accusative", 1, "bare") } választod?
ask-may = Szeretnéd ezt: { FORM($body, mood: "infinitive") }?
ask-may-other = Szeretnéd megtenni ezt?
ask-more = Szeretnéd ezt még egyszer: { FORM($body, mood: "infinitive") }?
ask-more-other = Még egyszer?
ask-one = Melyiket választod?
ask-order = Mi következzen?
ask-window = Melyiket játszod ki most?
ask-effects = Melyik hatás érvényesüljön előbb?
ask-mix = Mennyit veszel?
ask-pay = Hogyan fizetsz?
ask-yes = igen
ask-no = nem
ask-enough = nem kérek többet
ask-now = most: { $what }
ask-go-on = egyiket sem; tovább
ask-added = amit hozzáadtál ({ $number })
ask-added-rule = { $rule } ({ $number })
ask-added-rule-with = { $rule } ({ $given }) ({ $number })

### Things and players in words

tell-player = { $seat }. { FORM("-player", $case) }
tell-piece = { $id } { FORM($kind, $case) }
tell-piece-does = { $piece }: { $effect }
tell-change = { $much } { $noun }
tell-cell = { $label }
    .omits = case
# What an option changes. The number has its sign already.
tell-change = { $much } { $noun }
tell-at = { $what } ({ $place })
tell-turned = { $turn ->
    [0] elforgatás nélkül
   *[other] { $turn }/{ $turns } fordulattal elforgatva
}
tell-spot = { $label }, { tell-turned }
    .omits = case
tell-spot-ground = a földön itt: { $label }, { tell-turned }
    .omits = case
tell-spot-level = { FORM($level, "adjective") } szinten itt: { $label }, { tell-turned }
    .omits = case
tell-none = { FORM("-say-word-nothing", $case) }
tell-mix-left = { $goods }, a többire { $left } marad
tell-nobody = senki
    .omits = case
tell-the-game = A játék

### The log

# A player without a name has a number, and an article before it: a 2. játékos.
say-the-seat-first = { STARTS($who, "1. 5.", "Az", STARTS($who, "2. 3. 4. 6. 7. 8. 9. 10. 11. 12.", "A", "")) }
say-the-seat = { STARTS($who, "1. 5.", "az", STARTS($who, "2. 3. 4. 6. 7. 8. 9. 10. 11. 12.", "a", "")) }

log-choice = { say-the-seat-first } { $who } választása: { $what }
log-may = { say-the-seat-first } { $who } { $answer ->
    [yes] igent
   *[no] nemet
} mond erre: { FORM($body, mood: "infinitive") }
log-may-other = { say-the-seat-first } { $who } { $answer ->
    [yes] igent
   *[no] nemet
} mond
log-pay = { say-the-seat } { $who } fizet { FORM($amount, "accusative") }
log-paid = { say-the-seat-first } { $who } ezzel fizet: { $what }
log-played = { say-the-seat-first } { $who } kijátssza ezt: { $what }
log-first = { say-the-seat-first } { $who } ezt a hatást érvényesíti előbb: { $what }
log-gain = { say-the-seat } { $who } kap { FORM($amount, "accusative") }
log-lose = { say-the-seat } { $who } veszít { FORM($amount, "accusative") }
log-amount = { $number } { FORM($noun, $case) }
log-advance = { say-the-seat } { $who }: { STARTS($noun, "a_ az_", "", STARTS($noun, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $noun } mostantól { $number }
# A changing attribute of a piece.
log-mark = { $piece }: { STARTS($noun, "a_ az_", "", STARTS($noun, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $noun } mostantól { $value }
log-set = { STARTS($noun, "a_ az_", "", STARTS($noun, "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { $noun } mostantól: { $value }
log-set-own = { say-the-seat } { $who } { FORM($noun, "", 1, "", "its") } mostantól: { $value }
log-move = { say-the-seat } { $who } ezt teszi { $to }: { $what }
log-move-many = { CAPITAL($what) } kerülnek { $to }
log-draw = { $amount } kerül { $to }
log-draw-own = { say-the-seat } { $who } húz { FORM($amount, "accusative") } { $to }
log-roll = { say-the-seat } { $who } dobása: { $number } ({ $noun })
log-place = { say-the-seat } { $who } ezt helyezi le { $to }: { $what }
log-other = { say-the-seat } { $who } változtat ezen: { $noun }
log-noun = { STARTS(FORM($noun, $case), "a_ az_", "", STARTS(FORM($noun, $case), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($noun, $case) }
log-noun-own = { STARTS(FORM($noun, $case, 1, "", "its"), "a_ az_", "", STARTS(FORM($noun, $case, 1, "", "its"), "a á e é i í o ó ö ő u ú ü ű 5 1_ 1- 1. 1000", "az", "a")) } { FORM($noun, $case, 1, "", "its") }
log-line = { CAPITAL($text) }
log-source = { $text } ({ $rule }, { $place })

### Results

tell-winner = { say-the-seat-first } { CAPITAL($who) } győz.
tell-winner-points = { say-the-seat-first } { CAPITAL($who) } győz { $points } ponttal.
tell-shared = { say-the-seat-first } { CAPITAL($who) } osztozik a győzelmen.
tell-shared-points = { say-the-seat-first } { CAPITAL($who) } egyaránt { $points } ponttal osztozik a győzelmen.
tell-draw = A játék döntetlen.
tell-unfinished = A játék még nem ért véget.
tell-score = { $name } { $points }
tell-sheet = { CAPITAL($who) }: { $scores }; összesen { $points }.
