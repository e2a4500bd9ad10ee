# What the terminal game says in Czech. Words to be typed (help, undo, why, hint, state, log, back, quit) stay as they are.

### Beginning and end

going-on = Pokračuje { $path }, po { $lines } { $lines ->
    [one] řádku
   *[other] řádcích
}.
other-game = { $path } je jiná hra ({ $packs }); uveďte jiný soubor, nebo balíček vynechte
other-settings = hra v { $path } začala s jiným nastavením; chcete-li pokračovat, vynechte --players, --seed a --option
no-link = `{ $path }` je odkaz; uveďte soubor, na který vede
no-seat = místo `{ $seat }` neexistuje; místa jsou 1 až { $players }, nebo `all`
no-such-effort = `{ $who }`: uveďte, kolik her smí vyzkoušet, např. mcts:500, nebo jak dlouho, např. mcts:1s
no-such-bot-file = `{ $who }` nemůže zasednout: { $detail }
no-such-bot = `{ $who }` nemůže zasednout: v tom souboru není `{ $name }`
seat-again = na místě { $seat } byl { $who }, program; uveďte to znovu pomocí --seat { $seat }={ $who }, nebo posaďte někoho jiného
no-such-player = `{ $who }` nemůže zasednout; napište jedno z: { $known }
welcome = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, semínko { $seed }. Nápovědu zobrazí help.
goodbye = Na shledanou.
not-saved = Tato hra není uložena. Slovem save ji uložíte, dalším quit ji opustíte.
saved-as = Uloženo do { $path }, odteď po každé volbě.
saved-already = Ukládá se do { $path } po každé volbě.
cannot-save = Tam uložit nelze: { $reason }
kept-as = Uchováno jako { $path }; pokračuje se pomocí play --save { $path }.
end-of-turn = Váš tah skončil: Enter pokračuje, undo vezme vaši poslední volbu zpět.
came-from = Odkud pochází { $noun }
card-of-what = Napište za to jméno karty nebo jiné věci: card JMÉNO.
no-card = Nic se tu nejmenuje `{ $name }`.
no-rule = Žádné pravidlo se nejmenuje `{ $name }`; samotné rules je vypíše.
rules-known = Pravidla ke čtení:
goodbye-saved = Uloženo: stejný příkaz odtud pokračuje.
played = { $packs }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, semínko { $seed }: { $decisions ->
    [one] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}
total = celkem
state-hash = stav { $hash }

### Questions

# A line of the log that stands there several times in a row.
times = { $line } ({ $many }krát)
asked = { $player }: { $question }
which-way-round = { $cell }: jak otočit?
back-for-another = (back: jiné pole)
first-the-cell = Nejprve pole pro { $tile }, potom otočení.
cells = pole: { $cells }
or-else = nebo: { $label }

### What was typed

help =
    číslo, název nebo jeho část         vybere možnost; hodí-li se jich víc, ukáže je
    table      znovu ukáže stůl; state ukáže vše, co smíte vidět, se všemi deskami
    card NÁZEV co říká karta nebo jiná věc; stačí i samotný název
    rules NÁZEV přečte pravidlo; samotné rules je vypíše
    undo       vezme vaši poslední volbu zpět, pokud se mezitím nic neodhalilo a nevolil nikdo jiný
    why        proč chybějí možnosti a odkud jsou vaše body a zboží
    why NÁZEV  která věta pravidel tu možnost nedovoluje
    hint       co by udělal stroj, který pár sekund přemýšlí a neví víc než vy
    log        co se dosud stalo a kvůli kterému pravidlu
    back       místo otočení zvolí jiné pole
    save SOUBOR odteď hru ukládá do souboru; pokračuje se pomocí play --save SOUBOR
    quit       zde skončí; neuloženou hru opustí až na druhé slovo
    Je-li slovo zároveň názvem možnosti, dejte před ně /, např. /undo.
not-understood = Nerozumím `{ $text }`. { $hint }
type-number = Napište číslo od { $first } do { $last }, nebo help.
type-one-of = Napište jedno z: { $labels }, nebo help.
type-word = Napište slovo, např. { $first } nebo { $last }, nebo help.
narrowed = Na `{ $text }` se hodí více možností:
ambiguous = `{ $text }` může být { $matches }: napište toho víc.
matches = { $others } nebo { $last }
matches-more = { $shown } nebo ještě { $more }
nothing-to-go-back = Není kam se vrátit; undo vezme vaši poslední volbu zpět.
taken-back = Vzato zpět.
no-undo = { $reason ->
    [nothing] Není co vzít zpět.
    [revealed] To nelze vzít zpět: mezitím se něco líznulo, hodilo nebo odhalilo.
   *[others] Mezitím volil někdo jiný; vaše volba platí.
}
chosen-secretly = { $player } tajně volí

### The table in a browser

needs-web = k tomu je potřeba doplněk `web`: pip install "rulewright[web]"
lobby-link = Hry začnete zde:  { $link }
seat-link = Místo { $seat }:  { $link }
no-store = hry nelze ukládat do { $path }: { $reason }
serving = Ctrl-C to ukončí. Kdo má odkaz na místo, hraje za ně.

### The table

of-player = { $what } ({ $player })
face-down = { $count } lícem dolů
points-now = body nyní
you = { $player } (vy)

### Why

hint = Vybral bych: { $option }. Říká to { $tries ->
    [one] { $tries } hra dohraná
    [few] { $tries } hry dohrané
   *[other] { $tries } her dohraných
} odtud do konce.
hint-option = { $share } ze 100: { $option } ({ $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
})
no-hint = K tomuto nemám co říci.
possible = `{ $text }` je možné: zvolíte to tak, že to napíšete.
nothing-to-choose = `{ $text }` nelze zvolit pro { $what }.
not-possible = Není možné: `{ $text }`, protože by pak nešlo udělat toto:
not-an-option = `{ $text }` není mezi možnostmi, protože pravidlo žádá toto:
points-of = body { $player } nyní: { $points }
nothing-happened = Ještě se nestalo nic, co by se dalo vysvětlit.
and-more = … a ještě { $more }
in-all = { $noun }: celkem { $amount }

### The rulebook

book-written = { $path } je napsáno, { $kilobytes } kB.
not-spoken = tato hra nemluví jazykem `{ $language }`; mluví těmito: { $spoken }

### Simulations

sim-page = Simulace { $packs }
sim-title = { $packs }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
sim-part = Odehrálo se jen { $games } z { $wanted } her.
sim-closely = Údaje podle bodování, pravidel a komponent a délka jsou z { $closely } her prohlédnutých zblízka.
sim-bounds = Kde jsou uvedeny meze, leží skutečná hodnota v 95 ze 100 případů mezi nimi.
sim-length = Rozhodnutí ve hře: { $mean } ({ $bounds })
sim-margin = Náskok nejlepšího před druhým: { $mean } ({ $bounds })
sim-ties = Sdílené výhry: { $share }
sim-first-seat = { $certain ->
    [yes] První místo vyhrává o { $much } procentního bodu častěji, než je jeho podíl ({ $bounds }).
   *[no] Výhoda prvního místa není jistá: { $much } procentního bodu ({ $bounds }).
}
sim-seats = Místa
sim-seat = místo
sim-who = kdo
sim-wins = výhry
sim-bounds-head = meze
sim-result = výsledek
sim-spread = odchylka
sim-range = nejméně … nejvíce
sim-results = Výsledky všech míst
sim-scores = Body na hráče
sim-score = bodování
sim-points = body
sim-sources = Odkud to je, na hráče
sim-rule = pravidlo
sim-counter = čeho
sim-more = … a ještě { $more }: --format json a --html mají všechny.
sim-components = Komponenty
sim-kind = druh
sim-item = kus
sim-owners = vlastní
sim-chosen = zvoleno za hru
sim-worth = hodnota
sim-owner-wins = vlastník vyhrává
sim-worth-means = Hodnota říká, oč lépe dopadli ti, kdo to na konci měli; nemusí to být příčina.
sim-dead = Možnosti, které nikdo nezvolil
sim-dead-means = Každá by byla zvolena asi pětkrát, kdyby všechny možnosti byly stejné.
sim-stopped = Hry, které neskončily
sim-difference = Co se mění od { $before } k { $after }
sim-difference-means = Změna, jejíž meze leží na jedné straně nuly, je jistá; ostatní mohou být náhoda.
sim-figure = údaj
sim-before = předtím
sim-after = potom
sim-change = změna
sim-figure-result = výsledek místa { $seat }
sim-figure-win = podíl výher místa { $seat }
sim-figure-length = rozhodnutí ve hře
sim-figure-margin = náskok nejlepšího
sim-figure-score = { $score }
sim-figure-source = { $noun } ({ $rule })
sim-compare-what = k --compare patří --with: balíčky, jejichž účinek chcete znát
sim-interrupted = Přerušeno: toto je zatím všechno.
sim-broken = Proces byl ukončen zvenčí: toto je zatím všechno.

### Differences

diff-title = Co se mění od { $before } k { $after }
diff-none = Nic se neříká jinak.
diff-count = { $changes ->
    [one] Liší se jedna věc.
    [few] Liší se { $changes } věci.
   *[other] Liší se { $changes } věcí.
}
diff-entries = Čísla a slova tabulek
diff-address = adresa
diff-name = název
diff-named = { $address }: { $name }
diff-is-missing = –
diff-behaviour = Scénáře { $pack }
diff-not-played = Scénáře nebyly přehrány.
diff-played = V obou bylo přehráno { $played }, { $different ->
    [0] a všechny končí stejně.
    [one] a jeden končí jinak.
   *[other] a { $different } končí jinak.
}
diff-left-out = Vynecháno: { $left }; chtějí volbu, která je rozhodnuta jinak.
diff-holds = platí
diff-what = co se má porovnat? Přidejte --with BALÍČEK, nebo druhý balíček

### Texts of a language

texts-fine = S texty v `{ $language }` je vše v pořádku.
texts-which-file = uveďte soubor s tištěnými texty
texts-sentences = vět úplných: { $there } z { $needed }
texts-texts = textů: { $there } z { $needed }
texts-wordings = obratů: { $there } z { $needed }
texts-forms = { $missing ->
    [0] nechybí žádný tvar
    [one] chybí { $missing } tvar
    [few] chybějí { $missing } tvary
   *[other] chybí { $missing } tvarů
}
texts-nothing-missing = V `{ $language }` nic nechybí.
texts-asked-by = { $count ->
    [one] 1 věta: { $address }
    [few] { $count } věty, např. { $address }
   *[other] { $count } vět, např. { $address }
}
texts-agreed-idle = je odsouhlaseno, ale nic se tam neliší.
texts-idle = nebylo s čím porovnat: z pravidel nevzniká text s tímto označením, nebo tu chybí `text`.
texts-guess = Nemělo tu být `{ $guess }`?
texts-compared = { $count ->
    [0] Neliší se žádný text.
    [one] Liší se { $count } text.
    [few] Liší se { $count } texty.
   *[other] Liší se { $count } textů.
}

### Whether a pack can be played with

val-verdict = { $verdict ->
    [fine] { $packs }: ano, s tímto lze hrát.
    [look] { $packs }: s tímto lze hrát; nejprve se podívejte na to, co má otazník.
   *[stop] { $packs }: ne, takto ne.
}
val-errors = Počet chyb: { $errors }; nic dalšího se proto nezkoušelo.
val-checked = { $warnings ->
    [0] Kontrola nemá výhrad.
   *[other] Kontrola prošla, upozornění: { $warnings }.
}
val-changes = { $changes ->
    [0] Nemění vůbec nic.
    [one] Mění jednu věc.
    [few] Mění { $changes } věci.
   *[other] Mění { $changes } věcí.
}
val-base-scenarios = { $different ->
    [0] Všechny scénáře základu ({ $played }) končí jako dřív.
   *[other] Ze scénářů základu ({ $played }) končí jinak: { $different }.
}
val-base-broken = Už je nelze přehrát: { $broken }; něco, co jmenují, zmizelo.
val-own-none = Nemá vlastní scénáře, takže nikdo neví, zda dělá, co má.
val-own-scenarios = { $failed ->
    [0] Všechny vlastní scénáře ({ $played }) platí.
   *[other] Z vlastních scénářů ({ $played }) neplatí: { $failed }.
}
val-own-coverage = { $missing ->
    [0] Projdou všechny věty a větve, které zavádí ({ $total }).
   *[other] Z vět a větví, které zavádí ({ $total }), zůstává nevyzkoušeno: { $missing }.
}
val-games = { $stopped ->
    [0] Všechny hry strojů ({ $games }) v { $settings } nastaveních skončily.
   *[other] Z her strojů ({ $games }) v { $settings } nastaveních neskončilo: { $stopped }.
}
val-games-unwilling = Hry, v nichž stroje rozhodovaly znovu a znovu a nikdy nezvolily to, co by hru ukončilo: { $games }.
val-play-first-seat = První místo vyhrává o { $points } procentního bodu častěji než bez něj.
val-play-length = Hra má { $share } % rozhodnutí.
val-play-result = První místo získává průměrně { $points } bodů.
val-play-same = Při náhodné hře se nic jistě nemění.
val-progress = { $stage ->
    [scenarios] Scénáře
    [base] Scénáře základu
   *[games] Hry v nastaveních
}: { $done } / { $total }
val-looking = Prohlížejí se podmínky.
val-play = Co dělá se hrou: náhodně hrajících strojů { $players }, her s ním { $games } a stejně bez něj
val-stopped = Hry, které neskončily
val-setting = { $players } { $who } ({ $options })
val-accepted = { $path }: přijato věcí v jejich nynějším znění: { $things }
val-not-accepted = { $path } zůstává, jak byl: lze jej označit jen tehdy, když každý jeho klíč stojí na vlastním řádku

### Played natively

native-compiling = Překládá se { $game } do strojového kódu…
native-built = Sestaveno za { $seconds } s a uchováno.
native-ready = { $game } pro { $players ->
    [one] { $players } hráče
   *[other] { $players } hráčů
} lze hrát ve strojovém kódu.
native-not = Hraje se v Pythonu: { $why }.
sim-unreachable = { $address } nelze použít: { $reason }
needs-parquet = K tomu je třeba doplněk parquet: pip install "rulewright[parquet]"
needs-cluster = K tomu je třeba doplněk cluster: pip install "rulewright[cluster]"
val-promises = { $promised ->
    [one] Podmínka, kterou balíčky slibují, platila
    [few] { $promised } podmínky, které balíčky slibují, platily
   *[other] { $promised } podmínek, které balíčky slibují, platilo
} ve všech prohlédnutých hrách.
val-promise-broken = „{ $name }“ ({ $place }) neplatí ve hře { $seed } po { $decisions ->
    [one] jednom rozhodnutí
   *[other] { $decisions } rozhodnutích
}.
