# What diagnostics and reports say in Czech. The ids are the English words; tools/said.py --missing cs shows what lacks.

### check

a-a-and-a-b-can-never-be-equal = { $a } a { $b } se nikdy nemohou rovnat
a-band-holds-what-another-one-holds-already = pásmo obsahuje to, co už obsahuje jiné
a-board-may-be-covered-by-at-most-max-tiles-2b0f4b = desku smí pokrýt nejvýše { $max_tiles } kusů, ale `{ $tiles }` jich má { $many }
a-flow-does-not-remember-what-was-chosen = průběh si nepamatuje, co bylo vybráno
a-given-can-never-be-among-among-s = { $given } nikdy nemůže být mezi tímto: { $among }
a-limit-is-set-here = mez je dána zde
a-line-goes-through-a-cell-but-this-is-a-at = řada prochází polem, ale toto je { $at }
a-mix = směs
a-mix-is-made-of-resources-not-of-element-s = směs se skládá ze surovin, ne z tohoto: { $element }
a-number-is-no-list-write-1-n = číslo není seznam: napište `1..n`
a-path-starts-from-a-cell-but-this-is-a-at = cesta začíná na poli, ale toto je { $at }
a-piece-is-placed-at-a-spot-but-this-is-a-where = kus se klade na místo, ale toto je { $where }
a-rule-cannot-run-a-flow = pravidlo nemůže spustit průběh
a-type = { $type }
a-type-cannot-be-asked-for-as-a-part = { $type } nelze zjišťovat po částech
a-type-cannot-be-nothing = { $type } nemůže být nic
a-types-has-has = { $types } má: { $has }
a-types-has-no-name = { $types } nemá `{ $name }`
a-window-passes-on-names-so-that-a-card-may-change-them = okno předává jména, aby je karta mohla změnit
agenda = pořad
alternative = možnost
alternatives-are-answered-by-name = na možnosti se odpovídá jménem
an-event-is-announced-when-it-has-happened = událost se ohlašuje, až když nastala
and-another-here = a jiná zde
another-player-s-board-cannot-be-looked-at-directly = na desku jiného hráče se nelze dívat přímo
ask-about-each-of-them-of-it = ptejte se na každé z nich: `… of it`
ask-for-less-or-raise-the-max-of-what = žádejte méně, nebo zvyšte `max` u `{ $what }`
ask-for-the-size-of-the-list-first = nejprve se zeptejte na velikost seznamu
board = deska
bot = robot
by-says-who-does-what-do-plays-and-there-is-no-do = `by` říká, kdo dělá to, co hraje `do`, a žádné `do` tu není
choice = volba
choose-another-name = zvolte jiné jméno
choose-fewer-or-up-to = vyberte méně, nebo napište `up to`
choose-in-a-rule-and-set-a-variable = vyberte v pravidle a uložte to do proměnné: `set`
choose-one-and-let-the-player-choose = zvolte jedno a nechte vybrat hráče
choose-one-from-spots-piece-board = vyberte jedno z `spots(piece, board)`
declare-it-or-look-at-its-spelling = zaveďte je, nebo zkontrolujte pravopis
do-it-in-each-player-or-say-whose-it-is = udělejte to v `each player`, nebo řekněte, čí to je
do-name-is-heard-by-itself-give-the-event-another-name = `do { $name }` je slyšet samo; dejte události jiné jméno
draw-a-smaller-map-or-use-fewer-or-smaller-shapes = nakreslete menší mapu, nebo použijte méně či menší tvary
draw-or-move-it-to-where-it-is-seen-first-its-size-is-no-secret = nejprve to lízněte nebo přesuňte tam, kde je to vidět; počet tajný není
each-player-in-needs-players-but-these-are-element-s = `each player in` potřebuje hráče, ale toto jsou: { $element }
first-needs-a-list-to-look-in-but-this-is-a-type = `first` potřebuje seznam, ale toto je { $type }
flow = průběh
flows-do-one-another-too-deeply-here = průběhy se tu volají příliš hluboko
give-it-the-same-ones = dejte mu tytéž
give-one-a-name-of-its-own-choose-as = dejte jedné vlastní jméno: `choose … as …`
guard-it-with-may-or-if-able-or-require-able-before-that = ošetřete to pomocí `may` nebo `if able`, nebo předtím napište `require able(…)`
imagine-a-rule-that-does-neither = představte si pravidlo, které nedělá ani jedno
it-is-done-here-outside-of-turns-and-each-player = dělá se to zde, mimo `turns` a `each player`
it-is-just-name = píše se jen `{ $name }`
it-is-name-shown = píše se `{ $name }({ $shown })`
it-is-name-with-keys = píše se `{ $name }(…)`, uvnitř { $keys }
it-stands-here-already = už stojí zde
joins-two-lists-of-the-same-things-but-these-are-a-type-and-a-found = `+` spojuje dva seznamy stejných věcí, ale toto jsou { $type } a { $found }
kind-of-piece-or-board = druh kusů nebo deska
leave-it-out = vynechte to
leave-it-out-by-says-who-does-it = vynechte to: kdo to dělá, říká `by`
leave-it-out-or-name-another = vynechte to, nebo uveďte jiné
leave-out-who-gains-or-loses-it = vynechte, kdo to získá nebo ztratí
leave-while-owned-out-what-is-printed-on-a-component-holds-while-somebody-has-it = vynechte `while owned:`; co je vytištěno na komponentě, platí, dokud ji někdo má
let-every-band-hold-something-else = ať každé pásmo obsahuje něco jiného
let-fewer-of-them-build-on-one-another = ať jich na sobě staví méně
let-one-of-them-end-without-calling-the-next = ať jedno z nich skončí, aniž zavolá další
let-the-flow-do-the-rule = ať pravidlo provede průběh
lines-are-known-on-boards-with-an-edge-only = řady jsou jen na deskách s okrajem
list-it-below-checklist-in-a-file-of-its-own-in-scenarios-or-leave-covers-out = uveďte to pod `checklist:` ve vlastním souboru v `scenarios`, nebo vynechte `covers`
listen-before-or-instead-of-the-rule-that-does-it = poslouchejte před pravidlem, které to dělá, nebo místo něj
mend-these-first = nejprve opravte tyto
message-so-that-this-can-never-be-carried-out = { $message }, takže to nelze nikdy provést
name-always-comes-back-to-itself-way-so-that-it-never-ends = `{ $name }` se vždy vrací k sobě ({ $way }), takže nikdy neskončí
name-an-attribute-that-is-one-thing = uveďte vlastnost, která je jedna věc
name-asks-or-draws-so-nobody-can-say-what-holds-after-it = `{ $name }` se ptá nebo lízá, takže nikdo neví, co platí potom
name-can-be-nothing-but-low-and-is-no-option = `{ $name }` může být jen { $low }, takže to není volba
name-cannot-be-applied-to-shown = `{ $name }` nelze použít na: { $shown }
name-cannot-stand-alone-here = `{ $name }` zde nemůže stát samo
name-for-seat-has-other-parameters-than-name = `{ $name } for { $seat }` má jiné parametry než `{ $name }`
name-has-a-min-and-no-max = `{ $name }` má `min`, ale žádné `max`
name-has-attributes-only-and-says-nothing-itself = `{ $name }` má jen atributy a sám nic neříká
name-has-count-parameters = `{ $name }` má { $count ->
    [one] { $count } parametr
    [few] { $count } parametry
   *[other] { $count } parametrů
}
name-has-no-attribute-what = `{ $name }` nemá atribut `{ $what }`
name-is-a-flow-and-a-rule-is-needed-here = `{ $name }` je průběh, a zde je potřeba pravidlo
name-is-a-known-above-but-a-type-here = `{ $name }` je výše { $known }, ale zde { $type }
name-is-a-rule-not-a-value = `{ $name }` je pravidlo, ne hodnota
name-is-a-type-which-has-nothing-to-show = `{ $name }` je { $type }, což nemá co ukázat
name-is-a-word-of-all-and-both-would-do-here = `{ $name }` je slovo v { $all } a hodilo by se zde obojí
name-is-a-word-of-the-language-and-cannot-be-a-name = `{ $name }` je slovo jazyka a nemůže být jménem
name-is-both-a-name-bound-above-and-an-attribute-of-it = `{ $name }` je zároveň jméno zavedené výše i vlastnost `it`
name-is-given-too-few-values = `{ $name }` dostává příliš málo hodnot
name-is-given-too-many-values = `{ $name }` dostává příliš mnoho hodnot
name-is-hidden-so-the-rules-may-not-look-at-what-lies-in-it = `{ $name }` je skryté, takže pravidla se nesmějí dívat, co v něm leží
name-is-in-this-mix-twice = `{ $name }` je v této směsi dvakrát
name-is-no-resource-that-each-player-has = `{ $name }` není surovina, kterou má každý hráč
name-needs-a-parameter-to-look-up = `{ $name }` potřebuje parametr, podle kterého se hledá
name-stands-for-itself = `{ $name }` zastupuje sebe
name-takes-count-values-not-count = `{ $name }` čeká hodnot: { $count }, ne { $count2 }
name-what-each-player-has-once-or-what-there-is-one-of-for-all = uveďte to, co má každý hráč jednou, nebo co je jedno pro všechny
no-score-is-declared-so-nobody-has-points = žádné `score` není dáno, takže nikdo nemá body
nobody-acts-here-so-wrong = nikdo zde nejedná, takže { $wrong }
nobody-can-be-asked = nikoho se nelze zeptat
nobody-ever-has-more-than-most = nikdo nikdy nemá víc než { $most }
nobody-owns-a-place-so-what-is-printed-on-it-can-never-listen = místo nikomu nepatří, takže to, co je na něm vytištěno, nikdy neposlouchá
nobody-owns-this-sentence-so-who-is-nobody = tato věta nikomu nepatří, takže `{ $who }` není nikdo
not-all-choices-called-name-offer-the-same-sort-of-things = ne všechny volby jménem `{ $name }` nabízejí věci téhož druhu
nothing-says-who-wins = nic neříká, kdo vyhrává
nothing-that-changes-is-called-name = nic, co se mění, se nejmenuje `{ $name }`
one-of-them-is-asked-here = jedna z nich se klade zde
one-thing-differs-from-nothing = jedna věc se od ničeho neliší
only-a-card-can-be-played-in-a-window = v okně lze zahrát jen kartu
only-a-rule-can-be-added-to-an-agenda = na pořad lze přidat jen pravidlo
only-after-can-be-said-of-verb = o `{ $verb }` lze říci jen `after`
only-cells-form-groups-but-these-are-type-s = skupiny tvoří jen pole, ale toto jsou: { $type }
only-one-goal-of-a-reach-has-the-price-of-the-way-to-it = cenu cesty má jen jediný cíl `reach`
only-one-thing-that-a-player-chooses-is-asked-for-in-parts = po částech se zjišťuje jen jedna věc, kterou vybírá hráč
only-variables-tracks-and-changing-attributes-can = měnit se mohou jen proměnné, stupnice a proměnlivé vlastnosti
op-needs-a-number-but-this-is-a-type = `{ $op }` potřebuje číslo, ale toto je { $type }
op-of-needs-numbers-but-these-are-type-s = `{ $op } of` potřebuje čísla, ale toto jsou: { $type }
option = volba hry
otherwise-belongs-in-a-flow = `otherwise` patří do průběhu
players-must-be-told-what-they-may-do-here-so-it-needs-a-name = hráčům je třeba říci, co zde smějí, proto to potřebuje jméno
print-it-on-a-component = vytiskněte to na kus
purpose = účel
put-it-before-end-game-or-remove-it = dejte to před `end game`, nebo to odstraňte
put-it-in-quotes-as-the-name-of-a-cell-is-a-text-item = dejte to do uvozovek, protože jméno pole je text: "{ $item }"
remove-it-or-ask-for-something-that-may-be-so = odstraňte to, nebo žádejte něco, co může platit
remove-it-or-let-the-game-come-to-it = odstraňte to, nebo ať k tomu hra dojde
remove-it-or-use-it = odstraňte to, nebo to použijte
resource-or-track = surovina nebo stupnice
rule = pravidlo
rule-or-event = pravidlo nebo událost
rule-or-flow = pravidlo nebo průběh
say-how-many-choose-up-to = řekněte kolik: `choose up to 3 …`
say-how-many-first-1-what = nejprve řekněte kolik: `1 { $what }`
say-what-is-counted-score-points = řekněte, co se počítá: `score points = …`
say-with-turn-whose-turn-it-is-or-add-do = řekněte pomocí `turn`, kdo je na tahu, nebo doplňte `do`
show-a-number-a-yes-or-no-a-player-a-2f79a9 = ukažte číslo, ano či ne, hráče, kus, pole nebo slovo výčtu, nebo jejich seznam
steps-are-counted-around-players-or-constants-but-this-is-a-type = kroky se počítají kolem hráčů nebo konstant, ale toto je { $type }
table = tabulka
the-event-name-has-count-values-elsewhere = událost `{ $name }` má jinde hodnot: { $count }
the-first-one-which-would-count-stands-here = první, které by platilo, stojí zde
the-rule = pravidlo
the-what-name-is-never-used = { $what } `{ $name }` se nikde nepoužívá
the-what-name-is-used-only-by-what-is-never-reached-from-flow-game = { $what } `{ $name }` používá jen to, k čemu `flow game` nikdy nedojde
the-window-name-has-count-values-elsewhere = okno `{ $name }` má jinde hodnot: { $count }
there-are-more-than-max-game-problems-problems-the-rest-is-not-shown = chyb je více než { $max_game_problems }; ostatní se neukazují
there-are-only-count-to-choose-count2-from = vybírá se { $count2 } jen z { $count }
there-are-only-count-values-here-not-count = je zde jen hodnot: { $count }, ne { $count2 }
there-are-too-many-lines-on-so-large-a-board-to-look-for = na tak velké desce je příliš mnoho řad k prohledání
there-are-too-many-ways-to-lay-tiles-on-so-large-a-map-to-list-them = na tak velké mapě je příliš mnoho způsobů, jak položit `{ $tiles }`
there-is-a-rule-called-name = pravidlo `{ $name }` už existuje
there-is-no-checklist-so-nothing-says-what-value-is = není tu žádný kontrolní seznam, takže nic neříká, co je `{ $value }`
there-is-no-flow-called-game = není tu průběh `game`
there-is-no-number-from-low-to-high = od { $low } do { $high } není žádné číslo
there-is-no-resource-or-track-called-name = žádná surovina ani stupnice se nejmenuje `{ $name }`
there-is-no-rule-called-name = žádné pravidlo se nejmenuje `{ $name }`
there-is-no-type-called-wrong = žádný typ se nejmenuje `{ $wrong }`
there-is-no-what-called-name = není tu { $what } jménem `{ $name }`
there-is-nothing-called-name = nic se nejmenuje `{ $name }`
there-is-one-name-for-all-so-nobody-has-it = `{ $name }` je jen jedno pro všechny, takže je nikdo nemá
there-is-one-name-per-per = `{ $name }` je po jednom na: { $per }
there-is-one-name-per-per-say-which = `{ $name }` je po jednom na: { $per }; řekněte které
things-differ-in-one-thing-but-this-is-a-type = věci se liší v jedné věci, ale toto je { $type }
this-can-fail-but-a-draw-roll-or-another-player-s-choice-stands-before-it = toto se nemusí podařit, ale předtím stojí líznutí, hod nebo volba jiného hráče
this-can-never-be-so = toto nemůže nikdy platit
this-cannot-be-changed = toto nelze změnit
this-flow-comes-back-to-itself-circle = tento průběh se vrací k sobě: { $circle }
this-is-a-given-but-a-wanted-is-needed-here = toto je { $given }, ale je třeba { $wanted }
this-is-a-type-but-a-zone-is-needed-here = toto je { $type }, ale je třeba oblast
this-is-a-type-but-elsewhere-the-event-has-a-wanted-here = toto je { $type }, ale jinde má událost na tomto místě { $wanted }
this-is-never-carried-out-the-game-has-ended-before-it = toto se nikdy neprovede: hra předtím skončila
this-is-no-rule = toto není pravidlo
this-is-not-known-here-all-who-wait-for-it-wait-for-the-same-number = `this` tu není známo: všichni, kdo na to čekají, čekají na totéž číslo
this-is-one-type-but-a-list-is-needed-here = toto je jen { $type }, ale je třeba seznam
this-is-one-type-but-several-things-are-needed-here = toto je jen { $type }, ale je třeba více věcí
this-is-the-same-for-all-that-are-put-in-order = to je stejné pro všechny, které se řadí
this-range-has-more-than-max-range-numbers = tento rozsah má více než { $max_range } čísel
this-zone-holds-of-s-not-holds-s = v této oblasti leží { $of }, ne { $holds }
those-who-listen-to-this-rule-may-draw-roll-or-8aac55 = kdo na toto pravidlo poslouchá, může lízat, házet nebo se ptát předtím, než se kolem něj něco nepodaří
too-many-sentences-build-on-one-another-up-to-name = příliš mnoho vět na sobě staví až po `{ $name }`
turn-is-never-looked-at-beside-by-where-a-rule-is-played-alone = na `turn` se vedle `by` nikdo nedívá tam, kde se pravidlo hraje samo
turns-belongs-in-a-flow = `turns` patří do průběhu
use-a-smaller-board-or-shorter-or-fewer-lines = použijte menší desku, nebo kratší či méně řad
use-a-smaller-range = použijte menší rozsah
use-advance-or-set = použijte `advance` nebo `set`
use-another-name = použijte jiné jméno
use-each-player-in-a-rule = v pravidle použijte `each player`
use-fewer-copies = použijte méně kopií
use-fewer-copies-cells-or-combinations = použijte méně kopií, polí nebo kombinací
use-for-numbers = pro čísla použijte `-`
use-if-able-in-a-rule = v pravidle použijte `if able:`
use-let-first = nejprve použijte `let`
use-repeat-or-put-sentences-into-rules = použijte `repeat`, nebo dejte věty do pravidel
use-repeat-or-turns = použijte `repeat` nebo `turns`
value = hodnota
what-is-nobody-s = { $what } nikomu nepatří
window = okno
with-name-the-game-has-total-things-to-remember-the-limit-is-max-slots = s `{ $name }` si hra musí pamatovat věcí: { $total }; nejvýše smí { $max_slots }
write-a-max-above-the-min = napište `max` větší než `min`
write-a-rule-that-does-it = napište pravidlo, které to dělá
write-a-value-for-one-player-and-ask-it-of-the-other = napište hodnotu pro jednoho hráče a zeptejte se na druhého pomocí `of`
write-after = napište `after`
write-any-player = napište `any player`
write-at-any-time-in-stretch-as-name = napište `at any time in { $stretch }, as name:`
write-both-or-none = napište obojí, nebo nic
write-choose-goal-for-fare-from-reach-from = napište `choose goal for fare from reach from …`
write-do-name = napište `do { $name }`
write-flow-game-with-what-happens-from-start-to-end = napište `flow game:` a pod to, co se děje od začátku do konce
write-high-low = napište `{ $high }..{ $low }`
write-it-in-a-rules-file-or-on-a-piece = napište to do souboru rules nebo na kus
write-it-where-only-a-homes-fits-or-only-a-homes = napište to tam, kde se hodí jen { $homes }, nebo jen { $homes2 }
write-name-n = napište `{ $name }(n)`
write-name-of-cells-of = napište `{ $name } of cells of …`
write-name-of-it-or-give-the-other-another-name = napište `{ $name } of it`, nebo dejte tomu druhému jiné jméno
write-name-shown = napište `{ $name }({ $shown })`
write-prefer-ways = napište `prefer { $ways }`
write-some-of-them-out = některé z nich rozepište
write-the-name-of-a-rule = napište jméno pravidla
write-the-name-of-a-rule-with-its-values-in-brackets = napište jméno pravidla s hodnotami v závorce
write-the-number-itself = napište samo číslo
write-winner-most-points = napište `winner: most points`
written-out-the-flow-name-has-total-sentences-the-limit-is-max-flow = rozepsaný průběh `{ $name }` má vět: { $total }; nejvýše smí { $max_flow }
zone = oblast

### cli

a-house-rule-or-expansion-of-this-pack-instead-of-a-game = Místo hry domácí pravidlo nebo rozšíření tohoto balíčku.
a-link-is-not-formatted = odkaz se neformátuje
a-name-is-small-letters-digits-and-hyphens-beginning-with-a-letter = jméno jsou malá písmena, číslice a spojovníky a začíná písmenem
a-pack-is-the-name-of-a-pack-that-comes-8ea4ea = PACK je jméno balíčku dodaného s rulewright, nebo složka, ve které je pack.yaml.
a-pack-to-lay-over-it-may-be-given-again = Balíček, který se na hru položí; lze uvést vícekrát.
a-page-or-markdown = Stránka, nebo Markdown.
a-path-is-a-rules-file-a-folder-or-the-0f5893 =
    PATH je soubor .rules, složka nebo jméno balíčku. Bez ní se formátují balíčky dodané s rulewright. Soubor s chybami
    se ohlásí a nechá, jak je.
a-scenario-says-what-is-given-what-is-chosen-and-what-must-hold-then = Scénář říká, co je dáno, co se vybere a co pak musí platit.
a-variant-of-the-pack-may-be-given-again = Varianta balíčku; lze uvést vícekrát.
a-variant-such-as-name-value-may-be-given-again = Varianta, např. name=value; lze uvést vícekrát.
aborted = Přerušeno!
all-else-is-as-in-game-all-shows-the-whole-game = Vše ostatní je jako v { $game }; --all ukáže celou hru.
also-tell-which-declarations-and-branches-of-the-pack-no-scenario-has-run = Řekne i to, které deklarace a větve balíčku žádný scénář nespustil.
answer-whether-one-can-play-with-a-pack = Odpoví, zda se s balíčkem dá hrát.
as-play-runs-it-with-notes-for-the-log = Tak, jak ji spouští `play`, s poznámkami pro záznam.
board-game-rules-as-text-files-that-people-edit-computers-check-and-an-engine-plays = Pravidla deskových her jako textové soubory, které lidé upravují, počítače kontrolují a stroj hraje.
bots-take-every-seat-only-the-result-is-shown = Všude sedí roboti; ukáže se jen výsledek.
build-it-with-the-machine-s-c-compiler-and-keep-it-for-random-games = Sestaví ji překladačem C tohoto počítače a uchová pro náhodné hry.
change-nothing-show-what-would-change-exit-with-1-if-anything = Nic nezmění; ukáže, co by se změnilo, a skončí s 1, pokud něco.
choose-from-choices =
    Vyberte z:
    	{ $choices }
commands = Příkazy
compare-with-these-packs-laid-over-it-instead = Porovná raději s těmito balíčky položenými na hru.
compile-a-game-to-python-and-show-what-came-out = Přeloží hru do Pythonu a ukáže, co vzniklo.
count-error = { $count } chyba
count-errors = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
count-file = { $count } soubor
count-files = { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
   *[other] { $count } souborů
}
count-listener = { $count } posluchač
count-listeners = { $count ->
    [one] { $count } posluchač
    [few] { $count } posluchači
   *[other] { $count } posluchačů
}
count-not-played-as-they-want-options-that-are-settled-otherwise = neodehráno { $count }, protože chtějí volby, které jsou dány jinak
count-player = { $count } hráč
count-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
count-rule = { $count } pravidlo
count-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
count-scenario = { $count } scénář
count-scenarios = { $count ->
    [one] { $count } scénář
    [few] { $count } scénáře
   *[other] { $count } scénářů
}
count-score = { $count } bodování
count-scores = { $count } bodování
count-value = { $count } hodnota
count-values = { $count ->
    [one] { $count } hodnota
    [few] { $count } hodnoty
   *[other] { $count } hodnot
}
decides-all-chance-the-same-seed-and-choices-give-the-same-game = Rozhoduje o všem náhodném; totéž semínko a tytéž volby dají tutéž hru.
default-default = výchozí: { $default }
did-you-mean-guess = mysleli jste `{ $guess }`?
did-you-mean-possibility = Mysleli jste { $possibility }?
do-not-play-the-scenarios-of-the-base-in-both = Nehrát scénáře základu v obou.
done-of-total = { $done } z { $total }
each-with-its-version-how-many-play-it-and-its-6c6274 = Každý s verzí, počtem hráčů a volbami s jejich výchozími hodnotami a významem.
error-message = Chyba: { $message }
every-command-explains-itself-rulewright-play-help-the-exit-code-b73fab =
    Každý příkaz se vysvětlí sám: rulewright play --help. Návratový kód je 0, je-li vše v pořádku, 1, našly-li se
    chyby, 2, je-li příkazový řádek špatně.
every-entry-of-a-table-and-every-sentence-that-differs-e6abab =
    Každá položka tabulky a každá věta, která se liší, stojí vedle sebe, i s větami z nich vytvořenými, a scénáře základu
    se odehrají v obou: které skončí jinak a jak. O dvou balíčcích, např. dvou verzích téhož, řekne, v čem se druhý
    liší od prvního.
fail = CHYBA
failed = NEUSPĚLO
files-nothing-to-change = { $files }: není co měnit
files-of-all-would-change = změnilo by se: { $files } z { $all }
find-every-mistake-in-packs-names-types-tables-texts-scenarios-are-for-test = Najde všechny chyby v balíčcích: jména, typy, tabulky, texty. Scénáře zkouší `test`.
fine = v pořádku
first-rewrite-packs-of-the-first-edition-of-the-language-in-the-second = Nejprve přepíše balíčky prvního vydání jazyka do druhého.
folder-is-there-already-and-not-empty-nothing-was-changed = { $folder } už existuje a není prázdná; nic se nezměnilo
follow-a-save-of-other-rules-as-far-as-its-choices-still-exist = Sleduje hru uloženou s jinými pravidly, dokud její volby ještě existují.
format-json-goes-with-auto = --format json patří k --auto
format-the-file-it-leads-to = zformátujte soubor, kam vede
formatted-file = zformátováno: { $file }
game-for-players-lines-lines-of-python-slots-slots-of-state-sites-places-where-somebody-chooses = { $game }, { $players }: řádků Pythonu { $lines }, položek stavu { $slots }, míst, kde někdo vybírá, { $sites }
games-to-compare-it-by = Počet her pro porovnání.
given-is-neither-a-file-a-folder-nor-the-name-of-a-pack = `{ $given }` není soubor, složka ani jméno balíčku
given-is-neither-a-folder-nor-the-name-of-a-pack = `{ $given }` není složka ani jméno balíčku
got-unexpected-extra-argument-args = Argument navíc ({ $args })
got-unexpected-extra-arguments-args = Argumenty navíc ({ $args })
greedy-games-for-each-count-of-players = Počet hladových her pro každý počet hráčů.
has-errors = má chyby
has-errors-so-nothing-was-tested = má chyby, takže se nic nezkoušelo
help-whoever-translates-a-pack-into-the-language-of-lang = Pomůže tomu, kdo překládá balíček do jazyka --lang.
how-many-games = Kolik her.
how-many-play-the-fewest-possible-unless-given = Kolik hráčů hraje; není-li uvedeno, co nejméně.
how-many-processes-one-for-each-core-unless-given = Kolik procesů; není-li uvedeno, jeden na jádro.
how-many-processes-one-for-each-core-unless-given-it-changes-no-figure = Kolik procesů; není-li uvedeno, jeden na jádro. Žádné číslo to nezmění.
invalid-value-for-param-hint-message = Neplatná hodnota pro { $param_hint }: { $message }
invalid-value-message = Neplatná hodnota: { $message }
it-cannot-be-used = nelze jej použít
it-checks-tests-and-plays-at-once-to-be-changed-e9aca5 = Hned jde zkontrolovat, vyzkoušet i hrát, abyste jej řádek po řádku změnili ve svou hru. Nic se nikdy nepřepíše.
it-is-checked-compared-with-the-base-tested-by-all-e6edc6 =
    Zkontroluje se, porovná se základem, vyzkouší všemi scénáři obou, odehrají jej roboti s každým počtem hráčů a každou
    volbou a řekne se, co dělá se hrou, s tím, co je jisté. Na konci stojí verdikt. Návratový kód je 1, pokud něco
    vadí.
it-is-empty-too-long-or-has-a-character-that-cannot-be-meant = je prázdné, příliš dlouhé, nebo má znak, který nemůže být míněn
it-is-the-very-source-that-runs-that-of-random-e5c6b9 =
    Je to právě ten zdroj, který běží: náhodných her, nebo s --traced hry, kterou někdo hraje. S --native se jednou sestaví
    překladačem C tohoto počítače a náhodné hry se od té doby hrají jím; --show vypíše C.
keep-all-games-in-this-file-if-it-exists-go-on-with-them = Uchová všechny hry v tomto souboru; existuje-li, pokračuje v nich.
keep-the-game-in-this-file-if-it-exists-go-on-with-it = Uchová hru v tomto souboru; existuje-li, pokračuje v ní.
keep-the-games-in-this-file-as-they-come-if-it-exists-go-on-with-it = Uchovává hry v tomto souboru, jak přicházejí; existuje-li, pokračuje v něm.
kept-of-all-lines-followed = sledováno řádků: { $kept } z { $all }
let-a-dask-cluster-play-such-as-tcp-host = Nechá hrát klastr Dask, např. tcp://host:8786.
list-the-packs-there-are = Vypíše dostupné balíčky.
list-the-scenarios-that-pass-too = Vypíše i scénáře, které uspěly.
look-closely-at-every-n-th-game-1-is-all-of-them = Zblízka se podívá na každou N-tou hru; 1 jsou všechny.
low-high-players = { $low }–{ $high } hráčů
low-players = { $low ->
    [one] { $low } hráč
    [few] { $low } hráči
   *[other] { $low } hráčů
}
low-to-high = { $low } až { $high }
made-name-now-try = Vytvořeno: { $name }. Teď zkuste:
make-a-small-pack-to-begin-with = Vytvoří malý balíček na začátek.
missing-argument = Chybí argument
missing-command = Chybí příkaz.
missing-option = Chybí přepínač
missing-parameter = Chybí parametr
no-scenario-fits = žádný scénář neodpovídá
no-such-command-name = Příkaz { $name } neexistuje.
no-such-option-name = Přepínač { $name } neexistuje.
of-a-pack-over-another-it-says-what-that-pack-changes = O balíčku nad jiným řekne, co ten balíček mění.
of-a-pack-over-another-the-whole-game-not-only-what-the-pack-changes = U balíčku nad jiným: celou hru, nejen to, co balíček mění.
only-scenarios-of-files-that-fit-as-in-turns-or-turn = Jen scénáře odpovídajících souborů, např. turns nebo 'turn*'.
only-scenarios-with-this-text-in-their-name = Jen scénáře s tímto textem ve jméně.
option-name-does-not-take-a-value = Přepínač { $name } nemá hodnotu.
option-name-requires-an-argument = Přepínač { $name } potřebuje hodnotu.
options = Přepínače
over-packs = , nad { $packs }
passed-passed-failed-failed = uspělo { $passed }, neuspělo { $failed }
path-is-no-ordinary-file = `{ $path }` není obyčejný soubor
play-a-game-here = Spustí hru zde v terminálu.
play-a-saved-game-again-and-show-where-it-ends = Znovu odehraje uloženou hru a ukáže, kde končí.
play-in-a-browser = Spustí hru v prohlížeči.
play-it-also-without-the-packs-of-with-and-tell-what-they-change = Odehraje ji i bez balíčků z --with a řekne, co mění.
play-many-games-and-tell-what-they-show = Odehraje mnoho her a řekne, co ukazují.
play-the-scenarios-of-packs-their-tests = Odehraje scénáře balíčků: jejich zkoušky.
play-them-under-this-pack-may-be-given-again = Odehraje je pod tímto balíčkem; lze uvést vícekrát.
possible-options-possibilities = (Možné přepínače: { $possibilities })
print-the-whole-source-not-only-its-size = Vypíše celý zdroj, nejen jeho velikost.
prints-a-link-for-each-person-or-a-link-to-46cd75 =
    Vypíše odkaz pro každého člověka, nebo odkaz, kterým se hry začínají. Kdo má odkaz místa, ten za ně hraje; roboti
    dostanou místa, která jim dáte. Potřebuje doplněk `web`: pip install "rulewright[web]".
random-games-in-each-setting = Počet náhodných her v každém nastavení.
rules-covered = pokryto: { $rules }
rulewright-packs-lists-those-there-are-a-folder-works-too = `rulewright packs` vypíše, které jsou; lze uvést i složku
rulewright-packs-what-there-is-rulewright-play-pack-play-one-2726f1 =
    rulewright packs                     co je k dispozici
    rulewright play PACK                 zahrajte si zde
    rulewright serve PACK                zahrajte si v prohlížeči
    rulewright new my-game               začněte vlastní hru
    rulewright check my-game             najděte v ní všechny chyby
    rulewright test my-game              odehrajte její scénáře
rulewright-play-my-game-rulewright-play-my-game-players-3-8b08b6 =
    rulewright play my-game
    rulewright play my-game --players 3 --seat 2=greedy --seat 3=human
    rulewright play my-game --option short=yes --with my-house-rule
    rulewright play my-game --save evening.save       (později znovu: pokračuje)
    rulewright play my-game --auto --seed 1 --format json
rulewright-serve-a-lobby-with-all-games-rulewright-serve-my-7bd360 =
    rulewright serve                               (vstupní stránka se všemi hrami)
    rulewright serve my-game                       (vy proti robotovi)
    rulewright serve my-game --players 3 --seat 3=greedy --save evening.db
    rulewright serve my-game --host 0.0.0.0        (pro všechny ve vaší síti)
rulewright-texts-status-my-game-how-much-of-each-language-6e79de =
    rulewright texts status my-game               kolik je z každého jazyka hotovo
    rulewright texts missing my-game --lang cs    co chybí; první je to, co odemkne nejvíce vět
    rulewright texts check my-game --lang cs      co je špatně
    rulewright texts extract my-game --lang cs    soubor k vyplnění se vším, co chybí
    rulewright texts compare my-game FILE         tištěné texty vedle textů z pravidel
say-in-words-what-rules-and-cards-do-or-what-a-diagnostic-means = Řekne slovy, co dělají pravidla a karty, nebo co znamená kód chyby.
seat-is-no-seat-write-its-number-or-all = `{ $seat }` není místo u stolu: napište jeho číslo, nebo `all`
show-the-version-and-exit = Ukáže verzi a skončí.
show-this-message-and-exit = Ukáže tuto zprávu a skončí.
speak-this-language-as-hu = Mluvit tímto jazykem, např. `cs`.
stop-after-n-lines-of-the-save = Zastaví se po N řádcích uložené hry.
tell-what-a-pack-changes-in-the-rules-in-words-and-in-play = Řekne, co balíček mění: v pravidlech, slovy a ve hře.
text-is-no-language-write-two-or-three-letters-as-cs = `{ $text }` není jazyk: napište dvě nebo tři písmena, např. `cs`
the-file-to-write = Soubor, který se zapíše.
the-language-of-the-sentences-that-of-the-terminal-unless-given = Jazyk vět; není-li uveden, jazyk terminálu.
the-language-such-as-en-without-it-that-of-your-terminal = Jazyk, např. cs; bez něj jazyk vašeho terminálu.
the-page-has-pictures-every-card-worked-examples-and-a-6f0905 =
    Stránka má obrázky, všechny karty, řešené příklady a hledání a nic dalšího nepotřebuje. Domácí pravidla položená
    na hru jsou v ní označena.
the-port-to-listen-on = Port, na kterém naslouchá.
the-same-as-a-parquet-file = Totéž jako soubor Parquet.
the-seed-of-the-first-game-each-has-the-next-one = Semínko první hry; každá další má následující.
there-is-no-code-code = kód `{ $code }` neexistuje
there-is-no-command-name = příkaz `{ $name }` neexistuje
there-is-no-file-path-or-it-may-not-be-looked-at = soubor `{ $path }` není, nebo se na něj nelze podívat
there-is-no-pack-called-name-hint = žádný balíček se nejmenuje `{ $name }`; { $hint }
there-is-too-much-below-given-to-look-through-name-a-pack-in-it = pod `{ $given }` je toho příliš mnoho k prohledání; uveďte balíček v ní
these-failed = tyto neuspěly:
those-that-come-with-rulewright-and-those-in-this-folder = Ty, které jsou dodány s rulewright, a ty v této složce.
title-with-packs = { $title } spolu s { $packs }
try-command-option-for-help = Nápověda: '{ $command } { $option }'.
usage = Použití:
value-is-not-a-valid-number-type = { $value } není platná hodnota ({ $number_type }).
value-is-not-in-the-range-range = { $value } není v rozsahu { $range }.
value-is-not-of-the-form-name-value = `{ $value }` nemá tvar name=value
value-is-not-one-of-choices = { $value } není jedno z { $choices }.
what-reason = { $what }: { $reason }
what-there-is-to-say-cannot-be-written = co je třeba říci, nelze zapsat
where-to-listen-only-this-machine-unless-given = Kde naslouchat; není-li uvedeno, jen na tomto počítači.
where-to-make-it-name-unless-given = Kde vznikne; není-li uvedeno, ./NAME.
which-pack-rulewright-packs-lists-them = který PACK? vypíše je `rulewright packs`
who-plays-it-changes-no-figure = Kdo hraje; žádné číslo to nezmění.
who-plays-where-random-greedy-mcts-500-file-py-class = Kdo kde hraje: random, greedy, mcts:500, FILE.py:CLASS.
who-sits-where-human-random-greedy-mcts-1s-file-py-class = Kdo kde sedí: human, random, greedy, mcts:1s, FILE.py:CLASS.
who-sits-where-human-random-or-greedy-may-be-repeated = Kdo kde sedí: human, random nebo greedy; lze uvést vícekrát.
who-wins-from-which-seat-and-by-how-much-where-445480 =
    Kdo z kterého místa vyhrává a o kolik, odkud jsou body, které kusy se vyplatí mít a které možnosti nikdo nevolí,
    vše s mezemi toho, co je jisté. Ctrl-C to ukončí s tím, co je hotovo.
with-1-player = { "" } (s 1 hráčem)
with-auto-give-up-after-so-many = S --auto: po tolika to vzdá.
with-auto-show-the-boards-at-the-end-too = S --auto: na konci ukáže i desky.
with-compare-differences-that-are-agreed-with-reasons = S compare: dohodnuté rozdíly s důvody.
with-numbers-players = { "" } (počet hráčů { $numbers })
with-show-write-the-rule-s-file-and-line-beside-each-line = S --show: vedle každého řádku vypíše soubor a řádek pravidla.
without-a-pack-all-that-come-with-rulewright-are-checked = Bez PACK se zkontrolují všechny balíčky dodané s rulewright.
without-a-pack-all-that-come-with-rulewright-are-tested-67db17 =
    Bez PACK se vyzkouší všechny balíčky dodané s rulewright. S jinými balíčky položenými navrch řekne, které jeho scénáře
    pod nimi končí jinak.
words-for-people-json-or-annotations-for-github = Slova pro lidi, JSON, nebo poznámky pro GitHub.
words-for-people-or-json-for-programs = Slova pro lidi, nebo JSON pro programy.
write-a-line-for-each-game-to-this-file = Do tohoto souboru zapíše řádek za každou hru.
write-a-page-with-all-figures-and-charts-to-this-file = Do tohoto souboru zapíše stránku se všemi čísly a grafy.
write-a-page-with-everything-side-by-side-to-this-file = Do tohoto souboru zapíše stránku se vším vedle sebe.
write-a-page-with-everything-to-this-file = Do tohoto souboru zapíše stránku se vším.
write-rules-files-in-their-canonical-form-comments-stay = Zapíše soubory rules v jejich ustáleném tvaru; poznámky zůstanou.
write-the-rulebook-of-a-pack-as-one-page-or-as-markdown = Napíše pravidla balíčku jako jednu stránku nebo jako Markdown.
write-to-the-packs-of-with-what-they-were-made-for-as-it-reads-now = Zapíše do balíčků z --with, pro co vznikly, tak jak to zní nyní.
write-what-was-kept-to-a-new-save = Zapíše, co zbylo, do nové uložené hry.
wrong-did-you-mean-guess = { $wrong }; mysleli jste `{ $guess }`?
you-take-the-first-seat-and-bots-the-others-type-8cef82 =
    Vy zasednete na první místo a roboti na ostatní. Pište číslo možnosti, její jméno nebo jeho začátek;
    zbytek vysvětlí `help`.

### diagnostics

count-note = { $count } poznámka
count-notes = { $count ->
    [one] { $count } poznámka
    [few] { $count } poznámky
   *[other] { $count } poznámek
}
count-warning = { $count } varování
count-warnings = { $count } varování
error = chyba
file-exists = soubor už existuje
file-name-too-long = příliš dlouhé jméno souboru
inner-called-from-outer = { $inner }, voláno z { $outer }
is-a-directory = je to složka
it-happened-in-calls = stalo se to v { $calls }
its-name-is-not-valid = jeho jméno není platné
known-here-names = známá jsou: { $names }
no-place-that-is-known = na neznámém místě
no-space-left-on-device = na disku není místo
no-such-file-or-directory = takový soubor ani složka není
not-a-directory = není to složka
note = poznámka
operation-not-permitted = operace není povolena
others-and-last = { $others } a { $last }
others-or-last = { $others } nebo { $last }
permission-denied = přístup odepřen
please-report-this-text-with-the-packs-the-command-the-seed-and-the-choices-so-far = nahlaste prosím tento text spolu s balíčky, příkazem, semínkem a dosavadními volbami
read-only-file-system = souborový systém je jen pro čtení
rulewright-has-made-a-mistake-the-rules-are-not-to-blame-said = rulewright udělal chybu; pravidla za ni nemohou ({ $said })
too-many-levels-of-symbolic-links = příliš mnoho odkazů za sebou
warning = varování

### explain

there-is-no-text-name = text `{ $name }` neexistuje
docs-texts-md-tells-what-there-is = docs/texts.md říká, co existuje
there-is-no-form-word = tvar `{ $word }` neexistuje
word-is-never-chosen = `{ $word }` se nikdy nevybere
a-message-is-name-text = zpráva vypadá takto: `name = text`
a-message-may-have-at-most-count-attributes = zpráva smí mít nejvýše { $count } atributů
a-number-is-shown-with-at-most-most-digits-digits = číslo se ukazuje nejvýše s { $most_digits } číslicemi
add-form-below-noun-in-text-language-ftl-wanted-by = přidejte `.{ $form } = …` pod `-{ $noun }` v text/{ $language }.ftl; { $wanted_by }
add-key-below-name-in-text-language-ftl = přidejte `.{ $key } = …` pod `{ $name }` v text/{ $language }.ftl
add-name-to-text-language-ftl = přidejte `{ $name } = …` do text/{ $language }.ftl
address-asks-for-it-sentence = žádá o to `{ $address }`: { $sentence }
address-is-about-thing-but-this-sentence-does-not-say-so = `{ $address }` je o tomto: { $thing }, ale tato věta to neříká
all-of-the-engine-s-own-words-are-missing-in-language-count-of-total = v `{ $language }` chybí všechna vlastní slova stroje: { $count } z { $total }
attribute-of-name = `.{ $attribute }` u `{ $name }`
attribute-of-name-does-not-show-shown-so-it-is-not-used = `.{ $attribute }` u `{ $name }` neukazuje { $shown }, proto se nepoužije
attribute-of-name-is-never-shown = `.{ $attribute }` u `{ $name }` se nikde neukáže
attribute-of-name-stands-here-a-second-time = `.{ $attribute }` u `{ $name }` tu stojí podruhé
name-is-never-shown-first-in-line-line-says-it-already = `{ $name }` se nikde neukáže: na řádku { $line } to už říká `{ $first }`
close-it-with = uzavřete ji pomocí `{ "}" }`
delete-it = smažte to
docs-texts-md-tells-what-each-text-is-given = docs/texts.md říká, co který text dostává
function-takes-no-name = `{ $function }` nepřijímá `{ $name }`
it-takes-what = přijímá: { $what }
known-known = známá jsou: { $known }
known-takes = známé jsou: { $takes }
name-has-key-in-english-and-not-in-language = `{ $name }` má v angličtině `.{ $key }`, ale v `{ $language }` ne
name-has-no-text-in-language = `{ $name }` nemá text v `{ $language }`
attribute-knows-no-word = `.{ $attribute }` nezná `{ $word }`
name-is-not-given-to-this-text = tento text `${ $name }` nedostává
name-is-the-engine-s-and-cannot-be-changed-by-a-pack = `{ $name }` patří stroji a balíček je nemůže měnit
name-leads-back-to-itself = `{ $name }` vede zpět k sobě
name-the-noun-instead = pojmenujte místo toho podstatné jméno
nothing-in-the-rules-is-called-called = nic v pravidlech se nejmenuje `{ $called }`
noun-has-no-form-form-in-language = `-{ $noun }` nemá v `{ $language }` tvar `{ $form }`
put-form-or-form-to-use-or-write-omits-form-below-name-wanted-by = použijte `$form` nebo `${ $form }`, nebo napište pod `{ $name }` `.omits = { $form }`; { $wanted_by }
remove-it-or-name-something-with-it = odstraňte to, nebo tím něco pojmenujte
say-here-what-is-meant = napište sem, co se tím myslí
say-what-the-rule-does-or-remove-the-sentence = řekněte, co pravidlo dělá, nebo větu odstraňte
show-shown-in-it-or-remove-it = ukažte v něm { $shown }, nebo je odstraňte
some-of-the-engine-s-own-words-are-missing-in-language-count-of-total = v `{ $language }` chybí některá vlastní slova stroje: { $count } z { $total }
split-it-into-several-messages = rozdělte to na více zpráv
the-log-asks-for-it = žádá o to záznam hry
the-number-number = číslo { $number }
there-is-no-function-name = žádná funkce se nejmenuje `{ $name }`
they-are-shown-in-english = ukazují se anglicky
this-escape-stands-for-bad-which-is-not-allowed = tento zápis znamená { $bad }, což není dovoleno
this-is-never-closed = tato `{ "{" }` není uzavřena
this-is-not-fluent = toto není Fluent
this-is-not-fluent-reason = toto není Fluent: { $reason }
this-sentence-is-an-order-but-by-address-one-may = tato věta je příkaz, ale podle `{ $address }` to hráč jen smí
this-sentence-says-that-one-may-but-address-is-an-order = tato věta říká, že to hráč smí, ale `{ $address }` je příkaz
this-sentence-says-thing-but-address-is-not-about-it = tato věta říká { $thing }, ale `{ $address }` o tom není
this-text-nests-too-deeply = tento text je vnořen příliš hluboko
use-a-smaller-number = použijte menší číslo
whole-does-not-look-at-the-form-that-it-is-asked-for = { $whole } nehledí na { $form }, o který se žádá

### link

name-fits-the-same-question-as-another-name = `{ $name }` se hodí ke stejné otázce jako jiné `{ $name }`
name-is-the-answer-of-whoever-takes-no-more-and-cannot-be-a-name = `{ $name }` je odpověď toho, kdo už nic nebere, a nemůže být jménem
a-board-can-only-be-per-player = deska může být jen pro každého hráče
a-game-may-have-at-most-max-declarations-declarations-the-rest-is-not-read = hra smí mít nejvýše { $max_declarations } deklarací; ostatní se nečtou
a-game-may-have-at-most-max-effects-effects-on-its-components = hra smí mít na svých kusech nejvýše { $max_effects } účinků
a-game-without-a-winner-cannot-be-played = hru bez vítěze nelze hrát
a-key-of-name = klíč `{ $name }`
a-list = seznam
a-map-has-at-most-max-side-rows-and-columns = mapa má nejvýše { $max_side } řad a sloupců
a-map-is-a-picture-of-several-lines = mapa je obrázek o více řádcích
a-map-needs-a-legend = mapa potřebuje `legend`
a-name-has-no-attribute-called-name = { $name } nemá vlastnost jménem `{ $name2 }`
a-pack-over-another-changes-them-by-set-players-max-to = balíček nad jiným je mění pomocí `set players.max to …`
a-ring-has-no-map = kruh nemá mapu
a-ring-has-width-cells-and-no-height = kruh má `width` polí a žádné `height`
a-start-of-name = jeden začátek `{ $name }`
a-table = tabulka
a-table-cannot-be-looked-up-by-a-type = v tabulce nelze hledat podle: { $type }
a-table-holds-no-formula = tabulka neobsahuje vzorec
a-text = text
a-value-of-name = hodnota `{ $name }`
a-whole-number = celé číslo
add-faces-with-an-attribute-that-is-a-list-of-an-enumeration = přidejte `faces:` s vlastností, která je `list of` výčtu
add-it-to-languages-in-pack-yaml = přidejte to do `languages` v pack.yaml
add-legend-o-plain-with-the-constants-that-the-characters-stand-for = přidejte `legend: { "{" }o: plain{ "}" }` s konstantami, které znaky znamenají
add-map-or-remove-it = přidejte `map:`, nebo to odstraňte
add-missing = přidejte `{ $missing }:`
add-players = přidejte `players:`
add-shapes = přidejte `shapes:`
add-side-or-a-map-or-tiles-that-make-it-grow = přidejte `{ $side }:`, nebo `map:`, nebo `tiles:`, díky nimž roste
add-values = přidejte `values`
address-can-only-be-replaced-by-something-of-its-own-kind-and-name = `{ $address }` lze nahradit jen něčím téhož druhu a jména
an-effect-cannot-be-set = účinek nelze nastavit
ask-for-what-they-are-or-leave-it-out = žádejte, jaké jsou, nebo to vynechte
attribute-of-name-that-could-be-used-so = takto použitelná vlastnost u `{ $name }`
call-it-path-too = nazvěte to také `{ $path }`
cell-of-board = pole desky { $board }
cells-are-called-first-to-last = pole se jmenují { $first } až { $last }
change-this-too-or-leave-pack-out = změňte i toto, nebo vynechte `{ $pack }`
choose-another-number-of-players = zvolte jiný počet hráčů
constant = konstanta
counter-constant-piece-or-kind-of-piece = počitadlo, konstanta, kus nebo druh kusů
data-is-a-kind-of-place-and-places-lie-in-no-zone = `{ $data }` je druh míst a místa neleží v žádné oblasti
data-is-no-wanted-as-name-must-be = `{ $data }` není { $wanted }, jak to vyžaduje `{ $name }`
declare-it-with-pieces = zaveďte to pomocí `pieces:`
draw-a-map-so-that-there-are-cells-before-tiles-are-laid = nakreslete `map:`, aby pole byla už před pokládáním dílků
draw-a-smaller-map = nakreslete menší mapu
draw-each-cell-as-a-character-of-the-legend = nakreslete každé pole znakem z legendy
each-of-them-names-the-other-under-knows-only-one-of-them-may = každý z nich jmenuje druhý pod `knows`; smí jen jeden
effect = účinek
effects-cannot-be-looked-up-by-a-key = účinky nelze hledat podle: { $key }
enumeration = výčet
enumeration-kind-of-piece-or-board = výčet, druh kusů nebo deska
enumeration-or-kind-of-piece = výčet nebo druh kusů
every-kind-begins-in-first-and-cannot-begin-in-zone-too = každý `{ $kind }` začíná v oblasti `{ $first }` a nemůže začínat i v oblasti `{ $zone }`
every-row-of-this-kind-is-asked-to-be-so-here = zde se žádá, aby každý řádek tohoto druhu byl takový
exchange-min-and-max = vyměňte `min` a `max`
extra-has-no-meaning-in-shown = `{ $extra }` nemá význam v: { $shown }
give-it-another-name = dejte tomu jiné jméno
give-it-another-name-or-write-replace-what-with = dejte tomu jiné jméno, nebo napište `replace { $what } with:`
give-one-of-them-another-id = dejte jednomu z nich jiné id
give-one-of-them-another-name = dejte jednomu z nich jiné jméno
give-them-different-names-in-the-pack-below = dejte jim v balíčku pod tím různá jména
id-and-id2-are-both-editions-of-edition-of = `{ $id }` a `{ $id2 }` jsou obě vydání `{ $edition_of }`
id-extends-base-which-is-not-there = `{ $id }` rozšiřuje `{ $base }`, které tu není
id-extends-itself = `{ $id }` rozšiřuje sebe
id-extends-itself-through-other-packs = `{ $id }` rozšiřuje sebe přes jiné balíčky
id-has-count-faces-but-its-shape-has-count2-cells = `{ $id }` má stran: { $count }, ale jeho tvar má polí: { $count2 }
id-is-also-this-pack = `{ $id }` je také tento balíček
id-needs-name-wanted-and-this-is-version = `{ $id }` potřebuje `{ $name }` { $wanted }, a toto je { $version }
id-says-so-here = `{ $id }` to říká zde
it-is-for-fewest-to-most-players = je pro { $fewest } až { $most } hráče
it-was-first-given-here = poprvé to bylo dáno zde
item-is-no-wanted-as-what-must-be = `{ $item }` není { $wanted }, jak musí být { $what }
item-stands-in-this-list-twice = `{ $item }` stojí v tomto seznamu dvakrát
its-cells-have-no-names = jeho pole nemají jména
key-is-for-options-of-type-needed = `{ $key }` patří jen k volbám typu `{ $needed }`
key-is-only-looked-at-in-the-game-below = `{ $key }` platí jen v hře pod ním
kind-is-a-kind-of-piece-and-not-one-of-them = `{ $kind }` je druh kusů, ne jeden z nich
kind-of-piece = druh kusů
kind-of-place = druh míst
known-here-known = známá jsou: { $known }
lay-one-of-them-over-the-game-not-both = položte na hru jedno z nich, ne obě
leave-one-of-them-out = vynechte jedno z nich
leave-the-option-at-its-default = nechte volbu na výchozí hodnotě
leave-the-option-out-or-set-it-to-shown = volbu vynechte, nebo ji nastavte na { $shown }
legend-means-nothing-without-a-map = `legend` bez mapy nic neznamená
let-it-begin-at-high-or-less = ať začíná nejvýše na { $high }
let-it-begin-at-low-or-more = ať začíná nejméně na { $low }
let-one-of-them-name-the-other-knows-one = ať jeden jmenuje druhý: `knows: [{ $one }]`
let-the-pack-below-extend-nothing-above-it = ať spodní balíček nerozšiřuje nic nad sebou
let-them-begin-in-a-zone-without-per-and-deal-them-out-from-there = ať začínají v oblasti bez `per`, a odtud je rozdejte
let-what-each-player-has-once-stand-for-something = ať něco zastupuje to, co má každý hráč jednou
letters-digits-and-beginning-with-a-letter-or-digit = písmena, číslice, _ a -, začíná se písmenem nebo číslicí
list-of-what = seznam: { $what }
listener = posluchač
look = vzhled
look-up-how-it-is-written = podívejte se, jak se to píše
look-up-its-name-in-the-pack-below = podívejte se na jeho jméno v balíčku pod tím
look-whether-the-pack-still-does-what-it-should-and-leave-this-line-out = podívejte se, zda balíček stále dělá, co má, a tento řádek vynechte
look-whether-the-patch-still-fits-then-rulewright-validate-accept-writes-now-here = podívejte se, zda změna stále sedí; potom sem `rulewright validate … --accept` zapíše { $now }
missing-is-missing-in-shown = v { $shown } chybí `{ $missing }`
name-a-rule-or-a-part-with-one-choose-one = uveďte pravidlo nebo část s jedním `choose one`
name-begins-at-start-but-is-never-above-high = `{ $name }` začíná na { $start }, ale nikdy není větší než { $high }
name-begins-at-start-but-is-never-below-low = `{ $name }` začíná na { $start }, ale nikdy není menší než { $low }
name-cannot-be-a-name = `{ $name }` nemůže být jméno
name-cannot-be-a-type = `{ $name }` nemůže být { $type }
name-cannot-be-changed-like-this = `{ $name }` takto změnit nelze
name-covers-board-name-but-faces-names-no-list-of-what-its-cells-show = `{ $name }` pokrývá `{ $board_name }`, ale `faces` nejmenuje seznam toho, co ukazují jeho pole
name-covers-board-name-but-has-no-shapes = `{ $name }` pokrývá `{ $board_name }`, ale nemá `shapes`
name-for-seat-is-declared-twice = `{ $name } for { $seat }` je uvedeno dvakrát
name-has-changed-since-id-was-made-for-it = `{ $name }` se změnilo od doby, kdy pro ně vzniklo `{ $id }`
name-has-no-owner-who-could-look-into-it = `{ $name }` nemá vlastníka, který by se do toho mohl podívat
name-has-two-keys-so-there-is-a-table-for-each-first-one = `{ $name }` má dva klíče, takže pro každý první je jedna tabulka
name-has-two-what-s-on-the-table = `{ $name }` má na stole dvakrát: { $what }
name-is-a-number-from-low-to-high-not-value = `{ $name }` je číslo od { $low } do { $high }, ne `{ $value }`
name-is-a-word-of-the-language-and-cannot-name-a-what = `{ $name }` je slovo jazyka a nemůže jím být pojmenováno: { $what }
name-is-at-least-low-and-at-most-high-which-no-number-is = `{ $name }` je nejméně { $low } a nejvýše { $high }, ale takové číslo není
name-is-built-in-and-cannot-name-a-what = `{ $name }` je vestavěné a nemůže jím být pojmenováno: { $what }
name-is-declared-twice = `{ $name }` je uvedeno dvakrát
name-is-for-low-players = { $name } je pro počet hráčů { $low }
name-is-for-low-to-high-players-not-players = { $name } je pro { $low } až { $high } hráčů, ne pro { $players }
name-is-for-shown-players = `{ $name }` je pro počet hráčů { $shown }
name-is-settled-a-pack-over-this-game-has-set-it-to-shown = `{ $name }` je dáno: balíček nad touto hrou je nastavil na { $shown }
name-is-yes-or-no-not-value = `{ $name }` je ano nebo ne, ne `{ $value }`
name-message = `{ $name }`: { $message }
name-numbers-of-players-or-leave-players-out = uveďte počty hráčů, nebo `players` vynechte
name-one-as-in-kind-id = uveďte jeden, např. `{ $kind }.ID`
name-says-its-version-here = `{ $name }` zde uvádí svou verzi
name-stands-in-a-table-and-cannot-be-changed-like-this = `{ $name }` stojí v tabulce a takto je změnit nelze
name-was-first-declared-here = `{ $name }` bylo poprvé uvedeno zde
name-which-id-was-made-for-is-not-there-any-more = `{ $name }`, pro které vzniklo `{ $id }`, tu už není
names-are-letters-and-digits-with-single-between-them-beginning-with-a-letter = jména jsou písmena a číslice s jednotlivými _ mezi nimi a začínají písmenem
no-kind-is-as-this-asks-for-message = žádný `{ $kind }` není takový, jak se zde žádá: { $message }
no-name-can-be-called-name = { $name } se nemůže jmenovat `{ $name2 }`
no-pack-called-name-is-there-to-be-known = balíček `{ $name }`, který by šlo znát, tu není
no-pack-of-this-game-has-name-among-its-languages = žádný balíček této hry nemá `{ $name }` mezi svými `languages`
nobody-plays-this-game-with-count-players = tuto hru nikdo nehraje v počtu hráčů { $count }
nothing = nic
nothing-would-be-left-of-path = z `{ $path }` by nic nezbylo
nothing-would-be-left-to-choose-from-without-path = bez `{ $path }` by nezbylo z čeho vybírat
noun-that-could-be-shown = podstatné jméno, které lze ukázat
number = číslo
one-changes-it-here = `{ $one }` to mění zde
one-changes-name-twice = `{ $one }` mění `{ $name }` dvakrát
only-the-effect-of-a-piece-can-listen-to-something = něco poslouchat může jen účinek kusu
order = pořadí
other-and-one-both-change-name = `{ $other }` i `{ $one }` mění `{ $name }`
other-changes-name-and-one-changes-whole = `{ $other }` mění `{ $name }` a `{ $one }` mění `{ $whole }`
pack-changes-what-here = `{ $pack }` zde mění `{ $what }`
pack-removes-name-here = `{ $pack }` zde odstraňuje `{ $name }`
place = místo
player = hráč
players-is-missing-in-the-file = v souboru chybí `players`
put-the-pack-base-beside-this-one-or-name-it-too = dejte balíček `{ $base }` vedle tohoto, nebo jej také uveďte
region = část stolu
remove-it-or-let-the-pack-extend-name = odstraňte to, nebo ať balíček rozšiřuje `{ $name }`
remove-it-or-write-it-there = odstraňte to, nebo to napište tam
remove-it-or-write-type-needed = odstraňte to, nebo napište `type: { $needed }`
remove-one-of-them = odstraňte jedno z nich
remove-one-of-them-a-pack-over-another-may-remove-the-first = odstraňte jedno z nich; balíček nad jiným může první odebrat pomocí `remove`
remove-what-is-not-needed = odstraňte, co není potřeba
remove-what-it-stands-in-or-put-something-in-its-place-first = odstraňte to, v čem stojí, nebo nejprve dejte něco na jeho místo
remove-word = odstraňte `{ $word }`
resource = surovina
score = bodování
set-cells-two-characters-apart-and-every-other-row-one-character-on = dávejte pole dva znaky od sebe a každou druhou řadu o znak dál
set-of-pieces = množina kusů
set-of-places = množina míst
short-is-not-allowed-for-shown = `{ $short }` není dovoleno pro { $shown }
short-is-not-written-right-for-shown = `{ $short }` není správně zapsáno pro { $shown }
shown-is-empty-and-must-be-wanted = { $shown } je prázdné; má to být { $wanted }
shown-is-not-right-plain = { $shown } není správně: { $plain }
shown-is-written-in-a-way-that-has-no-meaning = { $shown } je zapsáno způsobem, který nic neznamená
shown-must-be-wanted-not-short = { $shown }: musí to být { $wanted }, ne `{ $short }`
side-is-missing-in-boards-name = v boards.{ $name } chybí `{ $side }`
sign-is-no-sign-for-a-cell = `{ $sign }` není znak pro pole
small-letters-digits-and-hyphens = malá písmena, číslice a spojovníky
spot-of-board = místo na desce { $board }
stay-within-the-limit = zůstaňte v mezích
take-another-version-of-name-or-of-id = vezměte jinou verzi `{ $name }` nebo `{ $id }`
the-cells-of-a-board-that-grows-have-nothing-of-their-own = pole rostoucí desky nemají nic vlastního
the-choice-name-is-answered-twice = na volbu `{ $name }` se odpovídá dvakrát
the-default-of-name-is-neither-yes-nor-no = výchozí hodnota `{ $name }` není ano ani ne
the-default-of-name-is-not-a-number = výchozí hodnota `{ $name }` není číslo
the-default-of-name-is-not-one-of-its-values = výchozí hodnota `{ $name }` není jedna z jeho hodnot
the-fewest-players-are-more-than-the-most = nejmenší počet hráčů je větší než největší
the-file = soubor
the-first-one-stands-here = první stojí zde
the-legend-has-no-sign = legenda nemá `{ $sign }`
the-sentences-of-a-game-may-have-at-most-max-fbbd7f = věty hry smějí mít dohromady nejvýše { $max_said } znaků; ostatní se nečtou
the-texts-of-a-game-may-have-at-most-max-2afd98 = texty hry smějí mít dohromady nejvýše { $max_told } znaků; ostatní se nečtou
a-game-may-have-at-most-count-languages = hra smí mít nejvýše { $count } jazyků
give-it-fewer-languages-or-remove-what-is-not-needed = dejte jí méně jazyků, nebo odstraňte, co není potřeba
the-texts-of-a-game-may-have-at-most-count-33575c = texty hry smějí mít dohromady nejvýše { $count } řádků, závorek a čárek; ostatní se nečtou
the-sentences-of-a-game-may-have-at-most-count-7fe5b0 = věty hry smějí mít nejvýše { $count } znaků, počítáno znovu pro každý její jazyk
the-texts-of-a-game-may-have-at-most-count-30afb9 = texty hry smějí mít dohromady nejvýše { $count } řádků, závorek a čárek, přičemž anglické se počítají znovu pro každý jazyk
the-start-of-name = začátek `{ $name }`
the-winner-is-declared-twice = vítěz je uveden dvakrát
there-are-count-word-in-path = v `{ $path }` je `{ $word }` tolikrát: { $count }
there-are-more-than-count-problems-the-rest-is-not-shown = chyb je více než { $count }; ostatní se neukazují
there-are-two-alternatives-called-name-here = možnost jménem `{ $name }` je tu dvakrát
there-are-two-invariants-called-name = slib jménem `{ $name }` je tu dvakrát
there-are-two-name-s-called-name = { $name } jménem `{ $name2 }` je tu dvakrát
there-are-two-parts-called-name-here = část jménem `{ $name }` je tu dvakrát
there-cannot-be-one-for-each-type = nemůže být po jednom na: { $type }
there-is-an-alternative-called-name-already = možnost `{ $name }` už existuje
there-is-more-than-one-choice-in-where = v `{ $where }` je více než jedna volba
there-is-no-choice-in-where = v `{ $where }` není žádná volba
there-is-no-kind-of-piece-called-data = žádný druh kusů se nejmenuje `{ $data }`
there-is-no-kind-of-piece-called-kind = žádný druh kusů se nejmenuje `{ $kind }`
there-is-no-kind-of-piece-called-tiles = žádný druh kusů se nejmenuje `{ $tiles }`
there-is-no-list-of-what-name-starts-by = není seznam toho, podle čeho `{ $name }` začíná
there-is-no-name-called-data-above-this-one = nad tímto není { $name } jménem `{ $data }`
there-is-no-option-called-name = žádná volba hry se nejmenuje `{ $name }`
there-is-no-resource-called-name-to-stand-for = žádná surovina, kterou by to zastoupilo, se nejmenuje `{ $name }`
there-is-no-shape-called-data = žádný tvar se nejmenuje `{ $data }`
there-is-no-type-called-name = žádný typ se nejmenuje `{ $name }`
there-is-no-what-to-change = není tu `{ $what }`, co by šlo změnit
there-is-one-name-per-per-so-it-cannot-stand-for-anything = `{ $name }` je po jednom na: { $per }, takže nemůže nic zastupovat
there-is-one-other-per-per-so-nothing-can-stand-for-it = `{ $other }` je po jednom na: { $per }, takže to nemůže nic zastupovat
there-is-one-zone-for-each-type-and-no-kind-can-begin-in-all-of-them = `{ $zone }` je po jednom na: { $type }, a žádný `{ $kind }` nemůže začínat ve všech
they-begin-in-first-here = v oblasti `{ $first }` začínají zde
things-can-be-per-player-enumeration-kind-of-piece-or-board-of-a-fixed-size = věci mohou být podle hráče, výčtu, druhu kusů nebo desky pevné velikosti
this-hex-does-not-stand-between-those-above-and-below-it = tento šestiúhelník nestojí mezi těmi nad ním a pod ním
this-is-how-name-reads-now = takto `{ $name }` zní nyní
this-map-has-no-cell = na této mapě není žádné pole
this-option-could-never-be-chosen = tuto volbu by nikdy nešlo zvolit
this-pack-neither-extends-nor-knows-name = tento balíček nerozšiřuje ani nezná `{ $name }`
this-row = tento řádek
three-numbers-as-in = tři čísla, např. 1.0.0
tiles-is-a-kind-of-place-and-places-cover-no-board = `{ $tiles }` je druh míst a místa žádnou desku nepokrývají
to-change-it-write-replace-address-effect-with-or-set-address-to-in-a-rules-file = chcete-li to změnit, napište v souboru .rules `replace { $address }.effect with:` nebo `set { $address }.… to …`
track = stupnice
true-or-false = pravda nebo nepravda
two-packs-have-the-id-id = dva balíčky mají id `{ $id }`
two-parameters-are-called-name = dva parametry se jmenují `{ $name }`
unknown = neznámé
use-a-number-an-enumeration-or-the-cells-of-a-board = použijte číslo, výčet nebo pole desky
use-a-number-or-an-enumeration = použijte číslo nebo výčet
use-a-variable-that-is-a-list = použijte proměnnou, která je seznam
use-one-character-other-than-a-space-or-a-full-stop = použijte jeden znak, jiný než mezeru nebo tečku
value-is-no-value-of-name = `{ $value }` není hodnota `{ $name }`
variable = proměnná
wanted-is-no-range-of-versions = `{ $wanted }` není rozsah verzí
what-a-table-says-is-done-when-it-is-looked-up-it-cannot-wait-for-anything = co říká tabulka, se děje, když se v ní hledá; nemůže na nic čekat
what-changes-cannot-be-a-found-here = co se mění, zde nemůže být { $found }
what-may-have-at-most-limit-characters = { $what }: nejvýše { $limit } znaků
what-may-have-at-most-limit-entries = { $what }: nejvýše { $limit } položek
what-must-be-at-least-limit = { $what }: musí být aspoň { $limit }
what-must-be-at-most-limit = { $what }: smí být nejvýše { $limit }
what-must-have-at-least-limit-characters = { $what }: musí mít aspoň { $limit } znaků
what-must-have-at-least-limit-entries = { $what }: musí mít aspoň { $limit } položek
word-does-not-say-which-rule-or-flow-is-meant = `{ $word }` neříká, které pravidlo nebo průběh se míní
word-is-not-what-as-all-that-is-printed-on-a-map-must-be = `{ $word }` není { $what }, jak musí být vše vytištěné na mapě
word-means-nothing-beside-a-map = `{ $word }` vedle mapy nic neznamená
write-a-list-as-in-a-b = napište seznam, např. [a, b]
write-a-list-of-plain-things = napište seznam jednoduchých věcí
write-a-listener-in-a-rules-file-or-on-a-component = napište posluchače do souboru rules nebo na kus
write-a-max-that-is-not-below-the-min = napište `max`, které není menší než `min`
write-a-number-a-word-or-a-list-of-them = napište číslo, slovo nebo jejich seznam
write-a-whole-number = napište celé číslo
write-extend-name-with-and-further-alternatives-below = napište `extend { $name } with:` a pod to další možnosti
write-it-like-1-2-1-2-3-1-0-2-0-or = napište to jako `^1.2`, `~1.2.3`, `>=1.0 <2.0` nebo `1.4.0`
write-it-without-a-patch-as-a-sentence-of-its-own = napište to bez záplaty, jako samostatnou větu
write-map-and-the-picture-below-it = napište `map: |` a pod to obrázek
write-one-face-for-each-cell = napište jednu stranu pro každé pole
write-one-of-allowed = napište jedno z: { $allowed }
write-one-of-names = napište jedno z: { $names }
write-one-of-values = napište jedno z: { $values }
write-one-start-for-all = napište jeden začátek pro všechny
write-per-player-or-leave-it-out = napište `per: player`, nebo to vynechte
write-remove-path = napište `remove { $path }`
write-replace-address-with-and-what-is-done-below = napište `replace { $address } with:` a pod to, co se dělá
write-replace-name-with-and-the-whole-sentence = napište `replace { $name } with` a celou větu
write-replace-name-with-and-what-is-done-below = napište `replace { $name } with:` a pod to, co se dělá
write-replace-path-with-and-the-lines-of-the-effect-below = napište `replace { $path } with:` a pod to řádky účinku
write-rule-name-for-seat-without-a-patch-to-give-that-seat-one = napište `rule { $name } for { $seat }:` bez záplaty, má-li to místo mít vlastní
write-seen-by-nobody-or-let-each-player-have-one-with-per-player = napište `seen_by: nobody`, nebo ať má každý hráč jednu: `per: player`
write-set-name-to = napište `set { $name } to`
write-set-name-to-and-a-value-or-remove-name = napište `set { $name } to` a hodnotu, nebo `remove { $name }`
write-set-name-to-and-an-order-as-in-most-points = napište `set { $name } to` a pořadí, např. `most points`
write-set-winner-to-and-who-wins = napište `set winner to` a kdo vyhrává
write-start-empty-and-move-them-here-by-a-rule = napište `start: empty` a přesuňte je sem pravidlem
write-the-number-of-a-seat = napište číslo místa u stolu
write-the-rule-or-flow-that-is-meant = napište pravidlo nebo průběh, který míníte
write-wanted = napište: { $wanted }
write-ways = napište { $ways }
write-width-or-make-it-a-square-or-hex-board = napište `width:`, nebo z ní udělejte čtvercovou či šestiúhelníkovou desku
write-word = napište `{ $word }: { "{" }…: …{ "}" }`
write-yes-or-no = napište yes nebo no
yes-or-no = ano nebo ne
zone-of-what = oblast: { $what }

### native

build-it-with-rulewright-compile-native = sestavte to pomocí `rulewright compile --native`
construct-cannot-be-played-natively-yet = nativně zatím nelze hrát: { $construct }
install-one-cc-tcc-or-the-extra-native-with-pip-or-play-in-python = nainstalujte jej (`cc`, `tcc`, nebo přes pip doplněk `native`), nebo hrajte v Pythonu
it-has-not-been-built-yet = ještě nebylo sestaveno
play-it-in-python-engine-python = hrajte v Pythonu: `--engine python`
the-c-compiler-did-not-build-it-error = překladač C to nesestavil: { $error }
there-is-no-c-compiler-on-this-machine = na tomto počítači není překladač C
these-rules-are-too-large-to-be-built-natively = tato pravidla jsou příliš velká na nativní sestavení
this-becomes-a-function-that-is-too-large-to-be-built-natively = z tohoto by byla funkce příliš velká na to, aby se dala přeložit do strojového kódu

### parse

a-comparison = porovnání
a-file-may-have-at-most-max-declarations-declarations-the-rest-is-not-read = soubor smí mít nejvýše { $max_declarations } deklarací; ostatní se nečtou
a-name = jméno
a-number = číslo
an-indented-block = odsazený blok
begin-a-rule-with-rule-name-and-indent-this-below-it = začněte pravidlo pomocí `rule NAME:` a toto odsaďte pod ně
brackets-are-nested-too-deeply-here = závorky jsou zde vnořeny příliš hluboko
end-of-line = konec řádku
end-of-text = konec textu
end-that-line-with = ukončete ten řádek pomocí `:`
expected-ways = očekává se { $ways }
extend-instead-of-is-no-longer-said = `extend instead of` se už neříká
if-does-not-fit-here = `if` se sem nehodí
indent-with-spaces = odsazujte mezerami
is-no-sign-of-the-language = `==` není znak jazyka
it-is-not-said-how-many-name = není řečeno, kolik `{ $name }`
last-is-no-sign-of-the-language = `{ $last }=` není znak jazyka
line-it-up-with-its-block = zarovnejte jej s jeho blokem
line-it-up-with-its-if = zarovnejte jej s jeho `if`
move-the-inner-part-to-a-rule = přesuňte vnitřní část do pravidla
names-need-no-quotes = jména nepotřebují uvozovky
only-compares = `=` jen porovnává
remove-it = odstraňte to
split-it-into-named-values = rozdělte to na pojmenované hodnoty
split-it-into-named-values-or-rules = rozdělte to na pojmenované hodnoty nebo pravidla
split-it-into-several = rozdělte to na více
the-sign-shown-has-no-meaning-here = znak `{ $shown }` zde nic neznamená
then-does-not-fit-here = `then` se sem nehodí
there-is-no-if-for-this-else = k tomuto `else` není žádné `if`
this-declaration-is-count-characters-long-the-limit-is-max-declaration = tato deklarace má znaků: { $count }; nejvýše smí { $max_declaration }
this-file-has-more-than-problems-problems-the-rest-is-not-read = tento soubor má více než { $problems } chyb; zbytek se nečte
this-line-is-indented-but-nothing-above-opens-a-block = tento řádek je odsazen, ale nic nad ním neotevírá blok
this-line-is-indented-too-deeply = tento řádek je odsazen příliš hluboko
this-line-is-indented-unlike-any-line-above-it = tento řádek je odsazen jinak než všechny nad ním
this-line-is-indented-with-a-tab = tento řádek je odsazen tabulátorem
this-name-has-more-than-max-name-characters = toto jméno má více než { $max_name } znaků
this-number-has-more-than-max-digits-digits = toto číslo má více než { $max_digits } číslic
this-sentence-cannot-be-read-error = tuto větu nelze přečíst: { $error }
this-sentence-ends-too-early = tato věta končí příliš brzy
this-sentence-nests-too-deeply = tato věta je vnořena příliš hluboko
use-a-shorter-name = použijte kratší jméno
word-does-not-fit-here = `{ $word }` se sem nehodí
word-is-a-word-of-the-language-and-cannot-be-a-name = `{ $word }` je slovo jazyka a nemůže být jménem
write-a-list-as-a-b = seznam napište jako [a, b]
write-a-number-before-it-verb-1-name = napište před ně číslo: `{ $verb } 1 { $name }`
write-gain-or-lose-for-a-resource-and-set-n-to-n-2-for-a-variable = pro surovinu napište `gain` nebo `lose`, pro proměnnou `set n to n + 2`
write-if-else-brackets-around-the-whole-and-around-a-df903e = napište `((…) if … else …)`: závorky kolem celku a kolem části, která končí seznamem nebo `where`
write-replace-with-rulewright-fmt-upgrade-does-it-for-you = napište `replace … with:`; `rulewright fmt --upgrade` to udělá za vás
write-set-to = napište `set … to …`
write-sign = napište `{ $sign }`
write-the-rest-of-it = napište zbytek
wrong-cannot-stand-by-itself-only-rules-do-something = `{ $wrong }` nemůže stát samo: něco dělají jen pravidla
wrong-is-no-verb-of-the-language = `{ $wrong }` není sloveso jazyka

### pipeline

name-a-folder-or-a-pack-that-rulewright-packs-lists = uveďte složku nebo balíček, který vypíše `rulewright packs`
there-is-no-pack-called-name = žádný balíček se nejmenuje `{ $name }`

### read

a-after-a-space-begins-a-comment-put-the-text-8bc671 = `#` za mezerou začíná poznámku; patří-li `#` k textu, dejte jej do uvozovek
a-comma-is-missing-before-this = před tímto chybí čárka
a-ending-file-is-not-read-in-this-folder = soubor { $ending } se v této složce nečte
a-file-that-ends-in-ending-is-not-read = soubor s příponou { $ending } se nečte
a-key-has-to-be-a-text-or-a-number-not-a-list-or-a-table = klíč musí být text nebo číslo, ne seznam nebo tabulka
a-line-may-not-begin-with = řádek nesmí začínat `%`
a-link-to-a-folder-is-not-followed = odkaz na složku se nesleduje
a-list-has-to-begin-on-a-line-of-its-own = seznam musí začít na vlastním řádku
a-number-may-have-at-most-max-digits-digits = číslo smí mít nejvýše { $max_digits } číslic
a-pack-may-have-at-most-max-pack-files-files-max-folder-entries-of-any-kind = balíček smí mít nejvýše { $max_pack_files } souborů ({ $max_folder_entries } čehokoli)
a-pack-may-have-at-most-number-mib-of-text-the-rest-was-not-read = balíček smí mít nejvýše { $number } MiB textu; zbytek se nepřečetl
a-second-document-begins-here-and-a-file-may-hold-only-one = zde začíná druhý dokument, ale soubor smí obsahovat jen jeden
a-space-is-missing-after-this = za touto `:` chybí mezera
a-tab-cannot-stand-here = zde nemůže stát tabulátor
a-text-cannot-begin-with-char = text nemůže začínat `{ $char }`
a-text-that-begins-with-is-a-tag-to-yaml-and-tags-are-not-allowed = text začínající `!` je pro YAML značka a značky nejsou dovoleny
a-text-that-holds-needs-quotes = text, ve kterém je `: `, potřebuje uvozovky
a-value-is-missing-here = zde chybí hodnota
add-a-comma-or-put-the-whole-text-in-quotes = přidejte čárku, nebo dejte celý text do uvozovek
add-a-space-or-put-the-whole-text-in-quotes = přidejte mezeru, nebo dejte celý text do uvozovek
after-mark-the-text-has-to-begin-on-the-next-line-indented = za `{ $mark }` musí text začít na dalším řádku, odsazený
anchor-is-an-alias-and-aliases-are-not-allowed = `*{ $anchor }` je alias a aliasy nejsou dovoleny
anchor-is-an-anchor-and-anchors-are-not-allowed = `&{ $anchor }` je kotva a kotvy nejsou dovoleny
check-the-indentation-and-whether-the-line-above-should-end-with = zkontrolujte odsazení a zda řádek nad tím nemá končit `:`
close-it-with-another-at-the-end-of-the-text-inside-such-a-text-write-for = uzavřete ji dalším ' na konci textu; uvnitř takového textu pište '' místo '
close-it-with-another-mark-at-the-end-of-the-text = uzavřete ji dalším { $mark } na konci textu
close-it-with-what = uzavřete ji pomocí `{ $what }`
copy-the-file-here = zkopírujte soubor sem
copy-the-folder-here = zkopírujte složku sem
delete-it-or-put-the-text-in-quotes = smažte to, nebo dejte text do uvozovek
described-is-not-allowed-here = { $described } zde není dovoleno
every-pack-has-a-pack-yaml-that-gives-its-id-and-version = každý balíček má pack.yaml, který uvádí jeho id a verzi
indent-it-like-the-lines-it-belongs-with = odsaďte jej jako řádky, ke kterým patří
indent-it-or-put-the-text-in-quotes = odsaďte jej, nebo dejte text do uvozovek
it-is-not-an-ordinary-file = není to obyčejný soubor
it-was-first-written-here = poprvé je to zapsáno zde
join-small-files-and-take-out-what-is-not-part-of-the-pack = spojte malé soubory a vyndejte, co do balíčku nepatří
lists-and-tables-nest-more-than-max-depth-deep = seznamy a tabulky jsou vnořeny hlouběji než { $max_depth }
move-it-into-a-file-of-its-own = přesuňte jej do vlastního souboru
move-it-to-the-folder-text = přesuňte jej do složky text
move-it-to-the-pack-s-folder-or-to-a-folder-directly-below-it = přesuňte jej do složky balíčku nebo do složky přímo pod ní
name-and-other-name-are-the-same-name-on-some-machines = `{ $name }` a `{ $other_name }` je na některých počítačích totéž jméno
no-key-can-stand-in-this-line = na tomto řádku nemůže stát klíč
put-it-in-quotes-if-it-is-a-text = je-li to text, dejte jej do uvozovek
put-texts-in-quotes-and-look-at-the-indentation = dejte texty do uvozovek a zkontrolujte odsazení
put-the-text-in-quotes = dejte text do uvozovek
put-the-text-in-quotes-if-it-begins-with-or = začíná-li text `[` nebo `{ "{" }`, dejte jej do uvozovek
put-the-whole-text-in-quotes = dejte celý text do uvozovek
remove-one-of-them-or-rename-it = odstraňte jedno z nich, nebo je přejmenujte
rename-it = přejmenujte jej
rename-one-of-them = přejmenujte jeden z nich
rename-pack-yml-to-pack-yaml = přejmenujte pack.yml na pack.yaml
save-the-file-as-utf = uložte soubor jako UTF-8
see-that-it-is-there-and-may-be-read = podívejte se, zda tam je a smí se číst
see-that-it-is-there-is-an-ordinary-file-and-may-be-read = podívejte se, zda tam je, je to obyčejný soubor a smí se číst
shown-does-not-stand-for-any-character = `{ $shown }` neznamená žádný znak
split-it-into-several-files = rozdělte jej na více souborů
take-out-what-is-not-part-of-the-pack-or-split-it-into-two-packs = vyndejte, co do balíčku nepatří, nebo jej rozdělte na dva
the-character-u-number = znak U+{ $number }
the-character-u-number-name = znak U+{ $number } ({ $name })
the-file-cannot-be-read-reason = soubor nelze přečíst: { $reason }
the-file-has-max-problems-problems-or-more-the-rest-of-it-was-not-read = soubor má { $max_problems } nebo více chyb; jeho zbytek se nepřečetl
the-file-has-more-than-max-file-bytes-characters = soubor má více než { $max_file_bytes } znaků
the-file-has-more-than-max-nodes-keys-and-values = soubor má více než { $max_nodes } klíčů a hodnot
the-file-is-larger-than-number-kib = soubor je větší než { $number } KiB
the-file-is-not-utf-8-byte-number-0x-data-is-part-of-no-character = soubor není UTF-8: bajt { $number } (0x{ $data }) nepatří k žádnému znaku
the-file-s-name-has-characters-that-cannot-be-shown = jméno souboru má znaky, které nelze ukázat
the-folder-cannot-be-read-reason = složku nelze přečíst: { $reason }
the-text-goes-on-after-its-end = text pokračuje za svým koncem
the-text-goes-on-after-the-closing-before = text pokračuje za koncovým { $before }
there-is-no-pack-yaml = není tu pack.yaml
this-cannot-be-read-as-yaml = toto nelze přečíst jako YAML
this-escape-stands-for-described-which-is-not-allowed = tento zápis znamená { $described }, což není dovoleno
this-key-is-empty = tento klíč je prázdný
this-line-does-not-fit-the-lines-around-it = tento řádek se nehodí k řádkům kolem
this-line-has-no = na tomto řádku není `:`
this-link-leads-out-of-the-pack = tento odkaz vede ven z balíčku
this-opened-is-never-closed = tato `{ $opened }` není uzavřena
this-quote-is-never-closed = tato uvozovka není uzavřena
unknown-reason = neznámý důvod
use-spaces = použijte mezery
use-yaml = použijte .yaml
value-is-written-twice-in-one-table = `{ $value }` je v jedné tabulce dvakrát
would-merge-another-table-into-this-one-and-that-is-not-allowed = `<<` by sem vložilo jinou tabulku, a to není dovoleno
write-a-name-before-the = napište jméno před `:`
write-for-a-backslash-or-use-single-quotes = pro zpětné lomítko pište `\\`, nebo použijte jednoduché uvozovky
write-it-with-fewer-levels = zapište to s méně úrovněmi
write-key-value-or-indent-the-line-if-it-goes-on-with-the-text-above = napište `key: value`, nebo řádek odsaďte, pokračuje-li text nad ním
write-one-or-remove-what-leads-up-to-it = napište ji, nebo odstraňte, co k ní vede
write-the-entries-out = položky rozepište
write-the-value-out-or-put-the-text-in-quotes = hodnotu rozepište, nebo dejte text do uvozovek

### run

a-number-here-grows-beyond-largest = číslo zde přeroste { $largest }
add-otherwise-may-or-if-able = přidejte `otherwise`, `may` nebo `if able`
another-program = jiný program
another-program-has-changed-the-save-name = uloženou hru `{ $name }` změnil jiný program
ask-first-whether-it-is-nothing = nejprve se zeptejte, zda to není `nothing`
end-that-program-first-or-play-another-save = nejprve ukončete ten program, nebo hrajte jinou uloženou hru
everything-before-it-is-whole-rulewright-replay-file-migrate-save-new-keeps-that = vše před tím je celé: `rulewright replay FILE --migrate --save NEW` to zachová
give-it-a-limit-with-max = dejte tomu mez pomocí `max`
give-the-save-another-name-or-move-that-file-away = pojmenujte uloženou hru jinak, nebo ten soubor přesuňte
it-begins-with-decode = začíná `{ $decode }`
it-cannot-be-read = nelze jej přečíst
it-is-a-link = je to odkaz
key-is-not-among-the-options-for-label-here = `{ $key }` zde není mezi možnostmi pro `{ $label }`
let-choose-game-return-the-key-of-one-of-game-decision-options = ať `choose(game)` vrátí klíč jedné z `game.decision.options`
let-it-come-to-an-end-or-allow-more-with-decisions = ať skončí, nebo dovolte více pomocí --decisions
let-it-end-or-do-less-at-once = ať to skončí, nebo dělejte méně najednou
let-somebody-choose-or-end-game = ať někdo vybírá, nebo napište `end game`
look-at-its-name-and-its-place = podívejte se na jeho jméno a místo
make-that-choice-again = vyberte znovu
name-is-in-the-way-and-is-no-lock-of-ours = `{ $name }` překáží a není to náš zámek
nothing-was-written-look-at-it-with-rulewright-replay = nic se nezapsalo; podívejte se pomocí `rulewright replay`
offer-less-at-once-or-require-less-later = nabídněte najednou méně, nebo později méně vyžadujte
one-of-them-fails-here = jedna z nich se nezdaří zde
play-on-from-here = hrajte odtud dál
player-player-is-asked-for-label-here-not-player-seat-for-record-label = zde se ptáme hráče { $player } na `{ $label }`, ne hráče { $seat } na `{ $record_label }`
replay-it-with-migrate-to-keep-what-still-fits = přehrajte ji s --migrate, aby zůstalo, co stále sedí
rulewright-replay-file-migrate-save-new-writes-it-anew = `rulewright replay FILE --migrate --save NEW` ji zapíše znovu
say-what-happens-otherwise-if-able-else = řekněte, co se stane jinak: `if able: … else: …`
split-them-into-several-rules = rozdělte je na více pravidel
the-game-goes-on-and-on-without-asking-anybody = hra jde stále dál a nikoho se neptá
the-game-has-not-ended-after-most-decisions = hra neskončila ani po { $most } rozhodnutích
the-game-is-over-before-this-choice = hra před touto volbou končí
the-last-line-is-torn-and-was-dropped = poslední řádek byl neúplný a vynechal se
the-rules-ask-for-something-that-cannot-be-done-and-say-nothing-else = pravidla žádají něco, co nelze udělat, a nic jiného neříkají
the-save-cannot-be-read-it-is-not-an-ordinary-file = uloženou hru nelze přečíst: není to obyčejný soubor
the-save-cannot-be-read-reason = uloženou hru nelze přečíst: { $reason }
the-save-name-is-in-use-by-held = uloženou hru `{ $name }` právě používá { $held }
the-save-was-edited-or-is-not-of-this-game = uložená hra byla upravena, nebo nepatří k této hře
the-save-was-made-with-another-file = uložená hra vznikla s jiným `{ $file }`
the-save-was-made-with-name-old-but-this-is-name-version = uložená hra vznikla s { $name } { $old }, ale toto je { $name } { $version }
the-second-line-does-not-say-what-is-played = druhý řádek neříká, co se hraje
there-are-too-many-ways-to-go-on-from-label-to-try-them-all = od `{ $label }` vede příliš mnoho cest, než aby šly vyzkoušet všechny
there-is-no-legal-option-for-label = pro `{ $label }` není žádná dovolená možnost
there-is-no-such-file = takový soubor není
these-rules-are-nested-or-branched-too-much-to-be-carried-out = tato pravidla jsou příliš vnořená nebo rozvětvená, než aby šla provést
this-file-is-too-large-to-be-a-save = tento soubor je příliš velký na uloženou hru
this-goes-on-for-too-long = toto trvá příliš dlouho
this-is-not-a-save-or-its-beginning-is-lost = toto není uložená hra, nebo se ztratil její začátek
this-line-is-neither-a-choice-nor-an-undo = tento řádek není volba ani vzetí zpět
this-line-is-not-as-it-was-written = tento řádek není takový, jaký byl zapsán
this-save-is-of-an-earlier-version-without-checksums = tato uložená hra je starší verze, bez kontrolních součtů
this-undo-is-not-possible-here = zde to nelze vzít zpět
this-uses-something-that-is-not-there = toto používá něco, co tam není
this-was-being-tried-at-last = naposledy se zkoušelo toto
use-a-copy-from-before-it-was-damaged = použijte kopii z doby před poškozením
what-the-rules-call-sure-cannot-be-done-here = co pravidla nazývají jistým, zde nelze udělat
who-answered-shown-which-is-not-the-key-of-an-option = `{ $who }` odpověděl { $shown }, což není klíč žádné možnosti
who-was-asked-and-raised-name-error = `{ $who }` byl dotázán a vyvolal { $name }: { $error }

### scenario

a-cell-of-name-has-attributes = pole `{ $name }` má: { $attributes }
a-cell-of-name-has-no-value = pole `{ $name }` nemá `{ $value }`
a-choice-behind-the-setup = volba po přípravě
a-name-has-no-changing-value = { $name } nemá proměnlivé `{ $value }`
a-number-is-needed-here-not-text = je třeba číslo, ne `{ $text }`
a-type-cannot-be-given-in-a-scenario = { $type } nelze ve scénáři zadat
a-type-is-needed-here = je třeba: { $type }
add-it-to-the-checklist = přidejte je na kontrolní seznam
after-endless-random-choices = ani po { $endless } náhodných volbách
among-among-there-is-none = mezi { $among } žádné není
an-option-is-named-by-its-key = možnost se jmenuje svým klíčem
and-the-game-is-over = a hra skončila
and-the-step-is-done = a krok je hotov
begin-each-scenario-with-scenario-what-it-shows = každý scénář začněte `- scenario: what it shows`
begin-it-with-scenario-what-it-shows = začněte jej `- scenario: what it shows`
changed-of-total-end-differently-with-packs = jinak končí { $changed } z { $total }, leží-li navrch { $packs }
choose-less = vybírejte méně
coordinates-go-from-farthest-to-farthest = souřadnice jdou od -{ $farthest } do { $farthest }
count-not-played-they-want-options-that-are-settled-otherwise-now = neodehráno { $count }: chtějí volby, které jsou teď dány jinak
covered-of-total-rules-of-the-checklist-are-covered = pokryto { $covered } z { $total } pravidel kontrolního seznamu
do-names-a-rule-with-its-arguments-in-brackets = `do` jmenuje pravidlo s argumenty v závorce
each-name-is-named = každý { $name } je pojmenován
expected-expected = očekáváno: { $expected }
expected-impossible-by-wanted = očekáváno: nemožné kvůli `{ $wanted }`
expected-sometimes-value = očekáváno: někdy { $value }
expected-text = očekáváno: { $text }
expected-this-is-impossible = očekáváno: toto je nemožné
expected-what-is-wanted = očekáváno: { $what } je { $wanted }
first-then = { $first }; { $then }
found-found = nalezeno: { $found }
found-impossible-by-told = nalezeno: nemožné kvůli { $told }
found-it-can-be-done = nalezeno: lze to udělat
found-never-with-none-of-the-seeds = nalezeno: nikdy, s žádným semínkem
found-times = { $found }×
found-what = nalezeno: { $what }
found-what-is-found = nalezeno: { $what } je { $found }
it-fails-without-what-is-laid-over-it-too = neuspěje ani bez toho, co na ní leží
it-goes-on = pokračuje
it-is-named-twice = je jmenován dvakrát
it-is-not-so = neplatí to
it-is-over = skončila
it-is-refused-here = zde se to odmítá
it-lies-on-a-board = leží na desce
it-must-lie-flat-on-the-board-or-beside-what-is-built = musí ležet rovně, na desce nebo vedle toho, co je postaveno
it-passes-without-what-is-laid-over-it = bez toho, co na ní leží, uspěje
label-option-is-not-offered = `{ $label }: { $option }` se nenabízí
label-option-is-offered = `{ $label }: { $option }` se nabízí
leave-it-out-or-write-another-scenario-for-it = vynechte to, nebo pro to napište jiný scénář
mend-the-packs-below-first = nejprve opravte balíčky pod tím
more-is-offered-for-name-than-the-scenario-says-some = pro `{ $name }` se nabízí víc, než říká scénář: { $some }
name-a-flow-or-a-rule-setup = uveďte průběh nebo pravidlo: `setup: …`
name-another-piece = uveďte jiný kus
name-cannot-lie-at-rest = `{ $name }` nemůže ležet na { $rest }
name-has-no-cell-text = `{ $name }` nemá pole `{ $text }`
name-has-no-entry-value = `{ $name }` nemá položku `{ $value }`
name-holds-holds-s-in-order = v `{ $name }` leží { $holds } v pořadí
name-is-a-table = `{ $name }` je tabulka
name-is-asked = ptáme se: { $name }
name-is-given-cell-by-cell = `{ $name }` se zadává pole po poli
name-is-told-cell-by-cell = `{ $name }` se říká pole po poli
name-means-something-in-the-rules-and-cannot-name-a-seat = `{ $name }` v pravidlech něco znamená a nemůže pojmenovat místo u stolu
name-one-or-leave-it-out = uveďte jednu, nebo to vynechte
name-one-with-key-name = pojmenujte jedno pomocí `- { $key }: { "{" }{ $name }: { "{" }…{ "}" }{ "}" }`
name-sits-at-the-table-twice = `{ $name }` sedí u stolu dvakrát
names-standings-standings = { $names } (stav: { $standings })
no-passing-scenario-covers-rule-checklist = žádný úspěšný scénář nepokrývá `{ $rule }`: { $checklist }
no-scenario-is-given-name = žádný scénář nedostává `{ $name }`
nobody = nikdo
nobody-called-value-sits-at-this-table = u stolu nesedí nikdo jménem `{ $value }`
nobody-has-turns-at-the-first-decision = při prvním rozhodnutí nikdo nemá tah
nobody-is-asked-for-value-here-so-that-nothing-of-it-could-be-offered = zde se nikoho neptáme na `{ $value }`, takže se z toho nic nemohlo nabídnout
nobody-is-asked-for-value-now = teď se nikoho neptáme na `{ $value }`
nobody-is-asked-for-value-why = nikoho se neptáme na `{ $value }`: { $why }
not-every-one-of-among-is-so = ne pro každé z { $among } to platí
not-name-place = { "" }  ne: { $name } ({ $place })
nothing-lasts-for-name-and-nothing-works-once-in-it = nic netrvá po `{ $name }` a nic v něm nefunguje jednou
nothing-that-works-once-is-called-text = nic, co funguje jednou, se nejmenuje `{ $text }`
offered-at-the-end-offered = nabídka na konci:  { $offered }
offered-some = nabízí se: { $some }
offered-told = nabízí se: { $told }
once-begins-with-this-scenario-so-nothing-is-used-in-it-yet = `{ $once }` začíná tímto scénářem, takže v něm ještě nic není použito
only-only-is-possible = možné je jen `{ $only }`
passed-of-total-scenarios-pass = uspělo { $passed } z { $total } scénářů
play-a-part-of-once-with-do = zahrajte část `{ $once }` pomocí `do`
random-choices-are-counted-or-made-until-something-is-so = náhodné volby se počítají, nebo se dělají, dokud něco nenastane
rename-one = přejmenujte jeden
run-of-total-branches-are-executed = spuštěno { $run } z { $total } větví
run-of-total-declarations-are-executed = spuštěno { $run } z { $total } deklarací
say-what-is-expected-of-a-name-as-a-condition = co se čeká od tohoto: { $name }, řekněte jako podmínku
saying-names-no-choice = `{ $saying }` nejmenuje žádnou volbu
saying-names-no-option-of-value = `{ $saying }` nejmenuje žádnou možnost pro `{ $value }`
show-something-that-this-pack-changes-or-leave-differs-out = ukažte něco, co tento balíček mění, nebo vynechte `differs`
some-and-more-more = { $some } a ještě { $more }
text-cannot-be-put-here-reason = `{ $text }` sem nelze dát: { $reason }
text-does-not-say-what-the-cells-have = `{ $text }` neříká, co pole mají
text-does-not-say-what-the-cells-show = `{ $text }` neříká, co pole ukazují
text-is-no-cell-of-name = `{ $text }` není pole `{ $name }`
text-is-no-spot-of-name = `{ $text }` není místo na `{ $name }`
text-is-too-far-away = `{ $text }` je příliš daleko
text-says-neither-which-piece-lies-where-nor-what-a-cell-shows = `{ $text }` neříká ani který kus kde leží, ani co pole ukazuje
the-checklist-has-no-rule-value = kontrolní seznam nemá pravidlo `{ $value }`
the-end-of-what = konec { $what }
the-game = hra
the-game-goes-on = hra pokračuje
the-game-goes-on-after-endless-random-choices = hra pokračuje i po { $endless } náhodných volbách
the-game-is-over = hra skončila
the-game-is-over-after-made-of-count-random-choices = hra skončila po { $made } z { $count } náhodných voleb
the-log-never-says-value = záznam nikdy neříká `{ $value }`
the-rules-do-not-allow-it-now = pravidla to teď nedovolují
the-rules-do-not-work-with-the-tables-that-are-given = pravidla s danými tabulkami nefungují
the-rules-never-ask-for-value = pravidla se nikdy neptají na `{ $value }`
the-rules-stopped-this-scenario = pravidla tento scénář zastavila
the-step-is-done = krok je hotov
the-winners-are-names = vítězové jsou { $names }
there-are-two-givens-called-name = zadání jménem `{ $name }` je tu dvakrát
there-are-two-scenarios-called-name = scénář jménem `{ $name }` je tu dvakrát
there-is-no-enumeration-called-text = není tu { $enumeration } jménem `{ $text }`
there-is-no-flow-or-rule-called-name-in-the-game = ve hře není průběh ani pravidlo jménem `{ $name }`
there-is-no-given-called-name = žádné zadání se nejmenuje `{ $name }`
there-is-no-kind-called-text = není tu { $kind } jménem `{ $text }`
there-is-no-option-called-value = žádná volba hry se nejmenuje `{ $value }`
there-is-nothing-called-value-on-the-table = nic na stole se nejmenuje `{ $value }`
there-is-one-name-per-first = `{ $name }` je po jednom na: { $first }
there-is-what = je tu { $what }
this = toto
this-cannot-be-worked-out-it-goes-on-for-too-long = toto nelze spočítat: trvá to příliš dlouho
this-cannot-be-worked-out-it-is-nested-too-deeply = toto nelze spočítat: je to vnořeno příliš hluboko
this-cannot-be-worked-out-it-uses-something-that-is-not-there = toto nelze spočítat: používá to něco, co tam není
this-cannot-be-worked-out-there-is-nothing-to-pick-from = toto nelze spočítat: není z čeho vybrat
this-file-holds-no-list-of-scenarios = tento soubor neobsahuje seznam scénářů
this-game-has-no-turns-and-no-repeat-so-nothing-says-where-its-setup-ends = tato hra nemá `turns` ani `repeat`, takže nic neříká, kde končí příprava
this-holds-without-pack-too = toto platí i bez `{ $pack }`
this-is-no-scenario = toto není scénář
this-pack-lies-over-no-other-so-there-is-nothing-to-differ-from = tento balíček neleží na jiném, takže se nemá od čeho lišit
this-scenario = tento scénář
use-do-and-by = použijte `do` a `by`
value-can-never-be-an-option-for-label = `{ $value }` nemůže být nikdy možností pro `{ $label }`
value-could-never-be-an-option-for-the-label-value-that-is-asked-here = `{ $value }` by nikdy nemohlo být možností pro `{ $label_value }`, na které se zde ptáme
value-happens-node-value-times = `{ $value }` nastane { $node_value }×
value-is-never-looked-at-where-something-is-impossible = na `{ $value }` se nikdo nedívá tam, kde je něco nemožné
value-is-no-type-as-a-value-of-name-must-be = `{ $value }` není { $type }, jak musí být hodnota `{ $name }`
value-node-value-is-not-offered = `{ $value }: { $node_value }` se nenabízí
wait-for-something-else-or-begin-with-another-seed = čekejte na něco jiného, nebo začněte s jiným `seed`
what-happened = co se stalo:
what-has-been-used-is-named = co bylo použito, se jmenuje
what-is-found = { $what } je { $found }
what-never-comes-when = `{ $what }` nikdy nenastane, { $when }
who-chooses-label-options = { $who } vybírá { $label }: { $options }
who-chose-label-key = { $who }, volba { $label }: { $key }
who-is-asked = ptáme se: { $who }
who-is-asked-for-label = ptáme se na `{ $label }`: { $who }
who-what = { $who }: { $what }
without-this-pack-the-game-has-errors-so-that-nothing-can-be-compared = bez tohoto balíčku má hra chyby, takže nelze nic porovnat
write-a-cell-and-a-number-of-turns-as-in-what = napište pole a počet otočení, např. `{ $what }@3`
write-a-list-name-a-b = napište seznam: `{ $name }: [a, b]`
write-a-number-to-the-end-or-until-and-a-condition = napište číslo, `{ $to_the_end }`, nebo `{ $until }` a podmínku
write-a-sentence-that-is-to-hold = napište větu, která má platit
write-attribute-value = napište `{ "{" }attribute: value{ "}" }`
write-cells-a-face-and-perhaps-a-level-0-0-1-0-face = napište pole, stranu a případně patro: `0,0 1,0 face 2`
write-cells-rest-value = napište `{ $cells } { $rest } value`
write-choice-option-or-leave-it-out = napište `- choice: option`, nebo to vynechte
write-do-rule = napište `do: rule(…)`
write-given-name-or-remove-it = napište `given: [{ $name }, …]`, nebo je odstraňte
write-its-two-coordinates-as-in = napište jeho dvě souřadnice, např. `2,-1`
write-name-a = napište `{ $name }: { "{" }a1: …{ "}" }`
write-name-a-attribute = napište `{ $name }: { "{" }a: { "{" }attribute: …{ "}" }{ "}" }`
write-name-seat = napište `{ $name }: { "{" }{ $seat }: …{ "}" }`
write-name-words = napište `{ $name }: { "{" }{ $words }: …{ "}" }`
write-one-with-covers-rule = napište nějaký s `covers: [{ $rule }]`
write-one-word-or-number = napište jedno slovo nebo číslo
write-piece-at-a-0-a-face = napište `piece at { $a }@0`, `{ $a } face 2`
write-piece-at-a-0-a-face-2-or-a-attribute-value = napište `piece at { $a }@0`, `{ $a } face 2` nebo `{ $a } { $attribute } value`
write-the-name-of-a-piece-or-words-of-the-rules = napište jméno kusu nebo slova pravidel
write-to-the-end = napište `{ $to_the_end }`
yes-or-no-is-needed-here-not-text = je třeba ano nebo ne (yes, no), ne `{ $text }`

### simulate

another-program-has-changed-path = `{ $path }` změnil jiný program
begin-anew = začněte znovu
end-that-program-first-or-name-another-file = nejprve ukončete ten program, nebo uveďte jiný soubor
name-another-file-or-repeat-what-it-was-begun-with = uveďte jiný soubor, nebo zopakujte, s čím začal
name-another-file-or-simulate-in-parts = uveďte jiný soubor, nebo simulujte po částech
nothing-was-written-begin-again = nic se nezapsalo; začněte znovu
path-holds-games-of-another-plan-other-rules-players-options-seats-or-number = `{ $path }` obsahuje hry jiného plánu: jiná pravidla, hráči, volby, místa nebo počet
path-holds-no-simulation = `{ $path }` neobsahuje simulaci
path-is-in-use-by-held = `{ $path }` právě používá { $held }
path-is-larger-than-number-mib = `{ $path }` je větší než { $number } MiB
the-packs-have-changed-since-these-games-were-planned = balíčky se změnily od doby, kdy byly tyto hry naplánovány
add-form-phrase-below-noun-in-text-language-ftl-or-whichever-form-it-is-forms = přidejte `.{ $form } = { $phrase }` pod `-{ $noun }` v text/{ $language }.ftl, nebo ten tvar, kterým to je: { $forms }
noun-has-no-form-phrase-in-which-address-speaks-of-it-by-hand = `-{ $noun }` nemá tvar „{ $phrase }“, kterým o něm mluví ručně psaná věta `{ $address }`
a-value-of-another-kind-kind = hodnota jiného druhu ({ $kind })
a-modifier-that-lasts-and-is-meant-for-a-list = trvající úprava, která se týká seznamu
several-lists-chosen-at-once = několik seznamů vybraných najednou
a-window-that-hands-a-list-on = okno, které předává seznam
a-list-made-of-kind = seznam z { $kind }
a-listener-that-changes-how-many-values-there-are = posluchač, který mění počet hodnot
a-list-that-is-remembered = zapamatovaný seznam
coverage = pokrytí
a-board-that-is-not-empty-at-the-start = deska, která není na začátku prázdná
a-choice-of-lists-or-in-parts-that-are-lists-e45b15 = výběr ze seznamů nebo po částech, které jsou seznamy, vedle kterého lze kdykoli udělat něco jiného
a-table-that-is-looked-up-by-a-list = tabulka, ve které se hledá podle seznamu
a-table-with-few-entries-far-apart = tabulka s několika vzdálenými záznamy
there-are-too-many-games-here = je tu už příliš mnoho her
the-rules-have-changed-since-this-game-was-played = pravidla se od této hry změnila
no-such-pack = takový balíček není
required = povinné
case = pád
mood = způsob
who-is-no-bot-that-plays-here = `{ $who }` není bot, který tu hraje
