# The words of the rulebook itself in Hungarian. What things of a game are called stands in the packs.

### Chapters

chapter-game = A játék egy pillantásra
chapter-components = Ami a dobozban van
chapter-setup = Előkészületek
chapter-play = A játék menete
chapter-end = A játék vége és a győztes
chapter-seat = { $name }
chapter-options = Változatok és döntések
chapter-examples = Kidolgozott példák
chapter-pieces = Minden kártya, lapka és hely
chapter-sources = A szabályok, ahogy meg vannak írva

lead-game = Hogyan zajlik egy egész játék, az első körtől az utolsóig.
lead-components = Minden, ami az asztalra kerül, a szabályok táblázataiból rajzolva.
lead-setup = Amit egyszer kell megtenni, az első kör előtt.
lead-play = Minden szabály abban a sorrendben, ahogy találkozol vele. Amihez egy szabály vezet, az alatta áll.
lead-end = Mi számít a végén, és ki nyer.
lead-seat = { $name }: ugyanazok a szabályok érvényesek rá, mint a többi játékosra, kivéve, ami itt áll.
lead-options = Ezekben állapodjatok meg, mielőtt elkezditek. Amiről nem beszéltek, az úgy van, ahogy itt áll.
lead-examples = Állások a szabályok próbáiból. Mindegyiket maguk a szabályok játszották le, amikor ez a könyv készült.
lead-pieces = Minden darab a szövegével, sorszám szerint.
lead-sources = Ez a könyv az alábbi fájlokból készült. Minden mondata ahhoz a sorhoz vezet, amely ezt mondja.
lead-changes = Ez a játék fölé kerül. Ahol megváltoztat egy szabályt, ott a szabály meg van jelölve.

aim = A cél
course = A játék lefolyása

### The cover

fact-players = Játékosok
players = { $low }–{ $high }
players-exactly = { $number ->
    [1] egyedül
   *[other] { $number }
}
fact-solo = Egyedül, ellenfél
fact-pieces = Darabok
fact-over = Ezzel együtt
fact-version = Változat
rulebook = Szabálykönyv

### Components

components-boards = Táblák
components-pieces = Darabok
components-goods = Javak
components-tracks = Sávok
components-places = Helyek a táblákon
board-grows = Nincs széle: a lerakott lapkákkal nő.
board-size = { $cells } mező
one-each = minden játékosnak egy
one-for-each = egy-egy mindegyikhez: { $what }
all-in-appendix = { $kinds } különböző; mind látható a könyv végén
copies = { $count ->
    [one] egyszer
   *[other] { $count } példányban
}
begins-own = mindenki ennyivel kezd: { $number }
begins-shared = kezdetben { $number }
at-most = legfeljebb { $number }
stands-for = ezek helyett fizethető: { $goods }
number = Sorszám
between = {", "}

### Examples

before = Előtte
after = Utána
scene = Az állás
of = { $what }: { $of }
empty = nincs
so-many = { $number } { $noun }
and-more = … és még { $more }.
happens = { $text }.
points = Pontok
total = Összesen

### The page

contents = Tartalom
search = Keresés a szabályokban
nothing-found = Nincs találat
show-sources = Források mutatása
to-the-top = Az elejére
leads-to = Bővebben
changed-by = Házi szabály: { $pack }
legend = Jelmagyarázat
skip = Ugrás a szabályokhoz
made-by = A Rulewright készítette magukból a szabályokból.
