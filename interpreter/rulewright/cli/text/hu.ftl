# What the terminal game says in Hungarian. Words to be typed (help, undo, why, hint, state, log, back, quit) stay as they are.

### Beginning and end

going-on = Folytatás: { $path }, { $lines } sor után.
other-game = { $path } egy másik játék mentése ({ $packs }); adj meg másik fájlt, vagy hagyd el a csomagot
other-settings = { $path } más beállításokkal kezdődött; a folytatáshoz hagyd el a --players, --seed és --option kapcsolót
no-link = `{ $path }` hivatkozás; add meg azt a fájlt, amelyre mutat
no-seat = nincs `{ $seat }` számú hely; a helyek 1-től { $players }-ig tartanak, vagy `all`
no-such-effort = `{ $who }`: írd meg, hány játékot próbálhat ki, például mcts:500, vagy mennyi ideig, például mcts:1s
no-such-bot-file = `{ $who }` nem ülhet le: { $detail }
no-such-bot = `{ $who }` nem ülhet le: abban a fájlban nincs `{ $name }`
seat-again = { $who }, egy program ült a { $seat } számú helyen; add meg újra: --seat { $seat }={ $who }, vagy ültess oda mást
no-such-player = `{ $who }` nem ülhet le; írd ezek egyikét: { $known }
welcome = { $game }, { $players } játékos, mag: { $seed }. A help szó segít.
goodbye = Viszontlátásra.
not-saved = Ez a játék nincs elmentve. A save szó megőrzi, újabb quit kilép.
saved-as = Mentés helye: { $path }; mostantól minden választás után.
saved-already = Minden választás után ide mentődik: { $path }.
cannot-save = Oda nem menthető: { $reason }
kept-as = Megőrizve itt: { $path }; a play --save { $path } folytatja.
end-of-turn = A köröd véget ért: az Enter továbblép, az undo visszaveszi a legutóbbi választásodat.
came-from = Honnan származik: { $noun }
card-of-what = Írd mögé egy kártya vagy más dolog nevét: card NÉV.
no-card = Itt semmit sem hívnak így: `{ $name }`.
no-rule = Nincs `{ $name }` nevű szabály; a rules szó felsorolja őket.
rules-known = Olvasható szabályok:
goodbye-saved = Elmentve: ugyanez a parancs innen folytatja.
played = { $packs }, { $players } játékos, mag: { $seed }: { $decisions } döntés
total = összesen
state-hash = állapot: { $hash }

### Questions

# A line of the log that stands there several times in a row.
times = { $line } ({ $many } alkalommal)
asked = { $player }: { $question }
which-way-round = { $cell }: melyik irányban?
back-for-another = (back: másik mező)
first-the-cell = Előbb a mező ehhez: { $tile }, azután az irány.
cells = mezők: { $cells }
or-else = vagy: { $label }

### What was typed

help =
    egy szám, egy név vagy egy része    választ; ha több is illik rá, azokat mutatja
    table      újra megmutatja az asztalt; a state mindent, amit láthatsz
    card NÉV   mit mond egy kártya vagy más; a neve magában is elég
    rules NÉV  felolvas egy szabályt; a rules magában felsorolja őket
    undo       visszaveszi a legutóbbi választásodat, ha azóta semmi sem derült ki és más nem választott
    why        miért hiányoznak lehetőségek, és honnan vannak a pontjaid és javaid
    why NÉV    a szabályok melyik mondata nem engedi azt a lehetőséget
    hint       mit tenne egy néhány másodpercig gondolkodó gép, amely nem tud többet nálad
    log        mi történt eddig, és melyik szabály miatt
    back       a forgatás helyett másik mezőt választ
    save FÁJL  innentől fájlban őrzi a játékot; a play --save FÁJL folytatja
    quit       itt befejezi; el nem mentett játékból csak második szóra lép ki
    Ha egy szó egy lehetőség neve is, tegyél elé / jelet: /undo.
not-understood = Ezt nem értem: `{ $text }`. { $hint }
type-number = Írj egy számot { $first } és { $last } között, vagy azt, hogy help.
type-one-of = Írd ezek egyikét: { $labels }, vagy azt, hogy help.
type-word = Írj egy szót, például { $first } vagy { $last }, vagy azt, hogy help.
narrowed = Több is illik erre: `{ $text }`:
ambiguous = `{ $text }` többféle is lehet: { $matches }; írj belőle többet.
matches = { $others } vagy { $last }
matches-more = { $shown } vagy még { $more }
nothing-to-go-back = Nincs hová visszalépni; az undo visszaveszi a legutóbbi választásodat.
taken-back = Visszavéve.
no-undo = { $reason ->
    [nothing] Nincs mit visszavenni.
    [revealed] Ez nem vehető vissza: azóta húztatok, dobtatok vagy felfedtetek valamit.
   *[others] Azóta más is választott; a választásod érvényes.
}
chosen-secretly = { $player } titokban választott

### The table in a browser

needs-web = ehhez a `web` kiegészítés kell: pip install "rulewright[web]"
lobby-link = Itt indíthatsz játékot:  { $link }
seat-link = { $seat }. hely:  { $link }
no-store = a játékok itt nem őrizhetők meg: { $path } ({ $reason })
serving = A Ctrl-C befejezi. Akinél egy hely címe van, az játszik ott.

### The table

of-player = { $what } ({ $player })
face-down = { $count } képpel lefelé
points-now = pontok most
you = { $player } (te)

### Why

hint = Én ezt választanám: { $option }. Ezt { $tries } innen végigjátszott játék mutatja.
hint-option = { $share } százalék: { $option } ({ $games } játék)
no-hint = Erről nem tudok mit mondani.
possible = `{ $text }` lehetséges: írd be, ha azt választod.
nothing-to-choose = `{ $text }` nem választható ennél: { $what }.
not-possible = Nem lehetséges: `{ $text }`, mert akkor ez nem tehető meg:
not-an-option = `{ $text }` nincs a lehetőségek között, mert a szabály ezt kívánja:
points-of = { $player } pontjai most: { $points }
nothing-happened = Még semmi sem történt, amit meg lehetne magyarázni.
and-more = … és még { $more }
in-all = { $noun }: összesen { $amount }

### The rulebook

book-written = { $path } elkészült, { $kilobytes } kB.
not-spoken = ez a játék nem beszéli ezt a nyelvet: `{ $language }`; ezeket beszéli: { $spoken }

### Simulations

sim-page = Szimuláció: { $packs }
sim-title = { $packs }, { $players } játékos: { $games } játék
sim-part = { $wanted } játékból csak { $games } zajlott le.
sim-closely = A pontok, szabályok és alkatrészek szerinti adatok és a hossz { $closely } közelről megnézett játékból valók.
sim-bounds = Ahol határok állnak, a valódi érték 100-ból 95 esetben közöttük van.
sim-length = Döntések egy játékban: { $mean } ({ $bounds })
sim-margin = A legjobb előnye a második előtt: { $mean } ({ $bounds })
sim-ties = Megosztott győzelmek: { $share }
sim-first-seat = { $certain ->
    [yes] Az első hely { $much } százalékponttal gyakrabban nyer, mint ami rá jutna ({ $bounds }).
   *[no] Az első hely előnye nem biztos: { $much } százalékpont ({ $bounds }).
}
sim-seats = Helyek
sim-seat = hely
sim-who = ki
sim-wins = győzelem
sim-bounds-head = határok
sim-result = eredmény
sim-spread = szórás
sim-range = legkisebb … legnagyobb
sim-results = Az összes hely eredményei
sim-scores = Pontok játékosonként
sim-score = pontozás
sim-points = pont
sim-sources = Honnan származik, játékosonként
sim-rule = szabály
sim-counter = miből
sim-more = … és még { $more }: a --format json és a --html mindet tartalmazza.
sim-components = Alkatrészek
sim-kind = fajta
sim-item = darab
sim-owners = birtokolja
sim-chosen = választva játékonként
sim-worth = érték
sim-owner-wins = birtokosa győz
sim-worth-means = Az érték azt mutatja, mennyivel jártak jobban, akiknél a végén megvolt; nem biztos, hogy ez az ok.
sim-dead = Lehetőségek, amelyeket senki sem választott
sim-dead-means = Mindegyiket körülbelül ötször választották volna, ha minden lehetőség egyforma volna.
sim-stopped = Játékok, amelyek nem értek véget
sim-difference = Ami változik: { $before } → { $after }
sim-difference-means = Biztos az a változás, amelynek határai a nulla egyik oldalán vannak; a többi lehet véletlen.
sim-figure = adat
sim-before = előtte
sim-after = utána
sim-change = változás
sim-figure-result = a(z) { $seat }. hely eredménye
sim-figure-win = a(z) { $seat }. hely győzelmi aránya
sim-figure-length = döntések egy játékban
sim-figure-margin = a legjobb előnye
sim-figure-score = { $score }
sim-figure-source = { $noun } ({ $rule })
sim-compare-what = a --compare mellé --with kell: azok a csomagok, amelyek hatása kérdés
sim-interrupted = Megszakítva: eddig ennyi van.
sim-broken = Egy folyamatot kívülről leállítottak: eddig ennyi van.

### Differences

diff-title = Ami változik: { $before } → { $after }
diff-none = Semmi sem szól másként.
diff-count = { $changes } dolog különbözik.
diff-entries = A táblázatok számai és szavai
diff-address = cím
diff-name = név
diff-named = { $address }: { $name }
diff-is-missing = –
diff-behaviour = { $pack } forgatókönyvei
diff-not-played = A forgatókönyvek nem lettek lejátszva.
diff-played = { $played } lett mindkettőben lejátszva, { $different ->
    [0] és mind egyformán végződik.
   *[other] és { $different } másként végződik.
}
diff-left-out = { $left } kimaradt: olyan beállítást kíván, amely másként dőlt el.
diff-holds = érvényes
diff-what = mi legyen összehasonlítva? Add meg: --with CSOMAG, vagy egy második csomagot

### Texts of a language

texts-fine = Minden szöveg rendben ezen a nyelven: `{ $language }`.
texts-which-file = add meg a nyomtatott szövegek fájlját
texts-sentences = { $needed } mondatból { $there } teljes
texts-texts = { $needed } szövegből { $there }
texts-wordings = { $needed } fordulatból { $there }
texts-forms = { $missing ->
    [0] egy alak sem hiányzik
   *[other] { $missing } alak hiányzik
}
texts-nothing-missing = `{ $language }` nyelven semmi sem hiányzik.
texts-asked-by = { $count } mondat, például { $address }
texts-agreed-idle = el van fogadva, de ott semmi sem tér el.
texts-idle = nem volt mivel összevetni: a szabályokból nem készül ilyen azonosítójú szöveg, vagy itt nincs `text`.
texts-guess = `{ $guess }` lenne az?
texts-compared = { $count ->
    [0] Egy szöveg sem tér el.
   *[other] { $count } szöveg tér el.
}

### Whether a pack can be played with

val-verdict = { $verdict ->
    [fine] { $packs }: igen, ezzel lehet játszani.
    [look] { $packs }: ezzel lehet játszani; előbb nézd meg, ami mellett kérdőjel áll.
   *[stop] { $packs }: így, ahogy van, nem.
}
val-errors = { $errors } hibája van, ezért semmi más nem lett kipróbálva.
val-checked = { $warnings ->
    [0] Az ellenőrzés semmit sem kifogásol.
   *[other] Az ellenőrzés { $warnings } figyelmeztetést ad.
}
val-changes = { $changes ->
    [0] Semmin sem változtat.
   *[other] { $changes } dolgon változtat.
}
val-base-scenarios = { $different ->
    [0] Az alapjáték mind a(z) { $played } forgatókönyve úgy végződik, mint előtte.
   *[other] Az alapjáték { $played } forgatókönyvéből { $different } másként végződik.
}
val-base-broken = Közülük { $broken } már nem játszható le: eltűnt valami, amit megneveznek.
val-own-none = Nincs saját forgatókönyve, ezért senki sem tudja, hogy azt teszi-e, amit kell.
val-own-scenarios = { $failed ->
    [0] Mind a(z) { $played } saját forgatókönyve érvényes.
   *[other] { $played } saját forgatókönyvéből { $failed } nem teljesül.
}
val-own-coverage = { $missing ->
    [0] Mind a(z) { $total } mondatot és ágat lejátsszák, amelyet bevezet.
   *[other] { $total } bevezetett mondatból és ágból { $missing } kipróbálatlan marad.
}
val-games = { $stopped ->
    [0] { $settings } beállításban a gépek mind a(z) { $games } játéka véget ért.
   *[other] { $settings } beállításban a gépek { $games } játékából { $stopped } nem ért véget.
}
val-games-unwilling = { $games } játékban a gépek újra meg újra döntöttek, de sosem választották azt, ami véget vetett volna neki.
val-play-first-seat = Az első hely { $points } százalékponttal gyakrabban nyer, mint nélküle.
val-play-length = A döntések száma egy játékban: { $share } %.
val-play-result = Az első hely átlagosan { $points } pontot ér el.
val-play-same = Véletlenszerű játékban semmi sem változik biztosan.
val-progress = { $stage ->
    [scenarios] Forgatókönyvek
    [base] Az alapjáték forgatókönyvei
   *[games] Beállítások játékai
}: { $done } / { $total }
val-looking = Az állandó feltételek megnézése.
val-play = Mit tesz a játékkal: { $players } találomra játszó gép, { $games } játék vele és ugyanennyi nélküle
val-stopped = Játékok, amelyek nem értek véget
val-setting = { $players } { $who } ({ $options })
val-accepted = { $path }: { $things } dologhoz készült, ahogy most szólnak
val-not-accepted = { $path } marad, ahogy volt: csak úgy jelölhető meg, ha minden kulcsa külön sorban áll

### Played natively

native-compiling = { $game } fordítása gépi kódra…
native-built = { $seconds } s alatt elkészült, és megmarad.
native-ready = { $game } { $players } játékossal gépi kódban játszható.
native-not = Pythonban játszva: { $why }.
sim-unreachable = { $address } nem használható: { $reason }
needs-parquet = Ehhez a parquet kiegészítés kell: pip install "rulewright[parquet]"
needs-cluster = Ehhez a cluster kiegészítés kell: pip install "rulewright[cluster]"
val-promises = A csomagok által megígért { $promised } állandó feltétel minden megnézett játékban teljesült.
val-promise-broken = „{ $name }” ({ $place }) nem teljesül a(z) { $seed }. játékban { $decisions } döntés után.
