# The words of the rulebook itself in Czech. What things of a game are called stands in the packs.

### Chapters

chapter-game = Hra v kostce
chapter-components = Obsah krabice
chapter-setup = Příprava hry
chapter-play = Průběh hry
chapter-end = Konec hry a vítěz
chapter-seat = { $name }
chapter-options = Varianty a výklady
chapter-examples = Řešené příklady
chapter-pieces = Všechny karty, dílky a místa
chapter-sources = Pravidla tak, jak jsou zapsána

lead-game = Jak probíhá celá hra od prvního tahu do posledního.
lead-components = Vše, co leží na stole, nakreslené podle tabulek pravidel.
lead-setup = Co se udělá jednou, před prvním tahem.
lead-play = Všechna pravidla v pořadí, v jakém na ně narazíte. Pod každým stojí to, k čemu vede.
lead-end = Co se počítá na konci a kdo vyhrává.
lead-seat = { $name }: platí totéž co pro ostatní hráče, kromě toho, co je uvedeno zde.
lead-options = Na těchto věcech se dohodněte, než začnete. O čem nemluvíte, platí tak, jak je zde vytištěno.
lead-examples = Pozice ze zkoušek těchto pravidel. Každou z nich při vzniku této knihy odehrála sama pravidla.
lead-pieces = Každý kus se svým textem, podle čísel.
lead-sources = Tato kniha vznikla z následujících souborů. Každá její věta vede k řádku, který to říká.
lead-changes = Toto se pokládá na hru. Kde to mění pravidlo, je pravidlo označeno.

aim = Cíl hry
course = Jak hra plyne

### The cover

fact-players = Hráči
players = { $low } až { $high }
players-exactly = { $number ->
    [1] sólo
   *[other] { $number }
}
fact-solo = Sólo, soupeř
fact-pieces = Kusy
fact-over = Spolu s
fact-version = Verze
rulebook = Pravidla hry

### Components

components-boards = Desky
components-pieces = Kusy
components-goods = Suroviny a body
components-tracks = Stupnice
components-places = Místa na deskách
board-grows = Nemá okraj: roste s položenými dílky.
board-size = { $cells ->
    [one] { $cells } pole
    [few] { $cells } pole
   *[other] { $cells } polí
}
one-each = pro každého hráče jedna
one-for-each = po jednom na každé: { $what }
all-in-appendix = různých: { $kinds }; všechny jsou na konci knihy
copies = { $count ->
    [one] jednou
   *[other] { $count }×
}
begins-own = každý začíná s počtem { $number }
begins-shared = na začátku { $number }
at-most = nejvýše { $number }
stands-for = lze zaplatit místo: { $goods }
number = Číslo
between = {", "}

### Examples

before = Předtím
after = Potom
scene = Pozice
of = { $what }: { $of }
empty = nic
so-many = { $number } { $noun }
and-more = … a ještě { $more }.
happens = { $text }.
points = Body
total = Celkem

### The page

contents = Obsah
search = Hledat v pravidlech
nothing-found = Nic se nenašlo
show-sources = Ukázat zdroje
to-the-top = Nahoru
leads-to = Více
changed-by = Domácí pravidlo: { $pack }
legend = Vysvětlivky
skip = Přejít k pravidlům
made-by = Vytvořil Rulewright přímo z pravidel.
