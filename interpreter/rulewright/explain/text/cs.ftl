# What the engine says in Czech. Nouns give their gender and the forms that are asked for; cs.endings.yaml says what is always alike.
#
# Order is the polite plural (zaplaťte), third is said of others (zaplatí), infinitive is for what one may do (zaplatit).
# A term with .gender = adjective is declined by the table: { FORM("-free", $form) }.

### Nouns that every game has. A pack may give them other names.

-cell = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-dative = polím
    .plural-locative = polích
    .plural-instrumental = poli
-cells = pole
    .gender = n
    .genitive = pole
    .dative = poli
    .locative = poli
    .instrumental = polem
    .plural = pole
    .plural-genitive = polí
    .plural-dative = polím
    .plural-locative = polích
    .plural-instrumental = poli
-spot = místo
    .gender = n
    .genitive = místa
    .dative = místu
    .locative = místě
    .instrumental = místem
    .plural = místa
    .plural-genitive = míst
    .plural-dative = místům
    .plural-locative = místech
    .plural-instrumental = místy
-player = hráč
    .gender = ma
    .genitive = hráče
    .dative = hráči
    .locative = hráči
    .instrumental = hráčem
    .plural = hráči
    .plural-genitive = hráčů
    .plural-accusative = hráče
    .plural-dative = hráčům
    .plural-locative = hráčích
    .plural-instrumental = hráči
-number = číslo
    .gender = n
    .genitive = čísla
    .dative = číslu
    .locative = čísle
    .instrumental = číslem
    .plural = čísla
    .plural-genitive = čísel
    .plural-dative = číslům
    .plural-locative = číslech
    .plural-instrumental = čísly
-piece = díl
    .gender = mi
    .genitive = dílu
    .dative = dílu
    .locative = dílu
    .instrumental = dílem
    .plural = díly
    .plural-genitive = dílů
    .plural-dative = dílům
    .plural-locative = dílech
    .plural-instrumental = díly
-tile = dílek
    .gender = mi
    .genitive = dílku
    .dative = dílku
    .locative = dílku
    .instrumental = dílkem
    .plural = dílky
    .plural-genitive = dílků
    .plural-dative = dílkům
    .plural-locative = dílcích
    .plural-instrumental = dílky
-face = strana
    .gender = f
    .genitive = strany
    .accusative = stranu
    .dative = straně
    .locative = straně
    .instrumental = stranou
    .plural = strany
    .plural-genitive = stran
    .plural-dative = stranám
    .plural-locative = stranách
    .plural-instrumental = stranami
-level = úroveň
    .gender = f
    .genitive = úrovně
    .accusative = úroveň
    .dative = úrovni
    .locative = úrovni
    .instrumental = úrovní
    .plural = úrovně
    .plural-genitive = úrovní
    .plural-dative = úrovním
    .plural-locative = úrovních
    .plural-instrumental = úrovněmi
-row = řada
    .gender = f
    .genitive = řady
    .accusative = řadu
    .dative = řadě
    .locative = řadě
    .instrumental = řadou
    .plural = řady
    .plural-genitive = řad
    .plural-dative = řadám
    .plural-locative = řadách
    .plural-instrumental = řadami
row =
    .each = { FORM("-cell", $form) }
-column = sloupec
    .gender = mi
    .genitive = sloupce
    .dative = sloupci
    .locative = sloupci
    .instrumental = sloupcem
    .plural = sloupce
    .plural-genitive = sloupců
    .plural-dative = sloupcům
    .plural-locative = sloupcích
    .plural-instrumental = sloupci
column =
    .each = { FORM("-cell", $form) }
-rows = řada
    .gender = f
    .genitive = řady
    .accusative = řadu
    .dative = řadě
    .locative = řadě
    .instrumental = řadou
    .plural = řady
    .plural-genitive = řad
    .plural-dative = řadám
    .plural-locative = řadách
    .plural-instrumental = řadami
-columns = sloupec
    .gender = mi
    .genitive = sloupce
    .dative = sloupci
    .locative = sloupci
    .instrumental = sloupcem
    .plural = sloupce
    .plural-genitive = sloupců
    .plural-dative = sloupcům
    .plural-locative = sloupcích
    .plural-instrumental = sloupci
-neighbours = sousední pole
    .gender = n
    .genitive = sousedního pole
    .dative = sousednímu poli
    .locative = sousedním poli
    .instrumental = sousedním polem
    .plural = sousední pole
    .plural-genitive = sousedních polí
    .plural-dative = sousedním polím
    .plural-locative = sousedních polích
    .plural-instrumental = sousedními poli
-holes = uzavřená mezera
    .gender = f
    .genitive = uzavřené mezery
    .accusative = uzavřenou mezeru
    .dative = uzavřené mezeře
    .locative = uzavřené mezeře
    .instrumental = uzavřenou mezerou
    .plural = uzavřené mezery
    .plural-genitive = uzavřených mezer
    .plural-dative = uzavřeným mezerám
    .plural-locative = uzavřených mezerách
    .plural-instrumental = uzavřenými mezerami
-position = pořadí
    .gender = n
    .genitive = pořadí
    .dative = pořadí
    .locative = pořadí
    .instrumental = pořadím
    .plural = pořadí
    .plural-genitive = pořadí
    .plural-dative = pořadím
    .plural-locative = pořadích
    .plural-instrumental = pořadími
-seat = místo u stolu
    .gender = n
    .genitive = místa u stolu
    .dative = místu u stolu
    .locative = místě u stolu
    .instrumental = místem u stolu
    .plural = místa u stolu
    .plural-genitive = míst u stolu
    .plural-dative = místům u stolu
    .plural-locative = místech u stolu
    .plural-instrumental = místy u stolu
-size = velikost
    .gender = f
    .genitive = velikosti
    .accusative = velikost
    .dative = velikosti
    .locative = velikosti
    .instrumental = velikostí
    .plural = velikosti
    .plural-genitive = velikostí
    .plural-dative = velikostem
    .plural-locative = velikostech
    .plural-instrumental = velikostmi
-first = první
    .gender = adjective
-last = poslední
    .gender = adjective
-next = následující hráč
    .gender = ma
    .genitive = následujícího hráče
    .dative = následujícímu hráči
    .locative = následujícím hráči
    .instrumental = následujícím hráčem
    .plural = následující hráči
    .plural-genitive = následujících hráčů
    .plural-accusative = následující hráče
    .plural-dative = následujícím hráčům
    .plural-locative = následujících hráčích
    .plural-instrumental = následujícími hráči
-previous = předchozí hráč
    .gender = ma
    .genitive = předchozího hráče
    .dative = předchozímu hráči
    .locative = předchozím hráči
    .instrumental = předchozím hráčem
    .plural = předchozí hráči
    .plural-genitive = předchozích hráčů
    .plural-accusative = předchozí hráče
    .plural-dative = předchozím hráčům
    .plural-locative = předchozích hráčích
    .plural-instrumental = předchozími hráči
-empty = prázdný
    .gender = adjective
empty =
    .adjective = { FORM("-empty", $form) }
-here = pole před krokem
    .gender = n
    .genitive = pole před krokem
    .dative = poli před krokem
    .locative = poli před krokem
    .instrumental = polem před krokem
    .plural = pole před krokem
    .plural-genitive = polí před krokem
    .plural-dative = polím před krokem
    .plural-locative = polích před krokem
    .plural-instrumental = poli před krokem
-there = pole po kroku
    .gender = n
    .genitive = pole po kroku
    .dative = poli po kroku
    .locative = poli po kroku
    .instrumental = polem po kroku
    .plural = pole po kroku
    .plural-genitive = polí po kroku
    .plural-dative = polím po kroku
    .plural-locative = polích po kroku
    .plural-instrumental = poli po kroku
-cost = dosavadní cena
    .gender = f
    .genitive = dosavadní ceny
    .accusative = dosavadní cenu
    .dative = dosavadní ceně
    .locative = dosavadní ceně
    .instrumental = dosavadní cenou
    .plural = dosavadní ceny
    .plural-genitive = dosavadních cen
    .plural-dative = dosavadním cenám
    .plural-locative = dosavadních cenách
    .plural-instrumental = dosavadními cenami
-actor = hráč na tahu
    .gender = ma
    .genitive = hráče na tahu
    .dative = hráči na tahu
    .locative = hráči na tahu
    .instrumental = hráčem na tahu
    .plural = hráči na tahu
    .plural-genitive = hráčů na tahu
    .plural-accusative = hráče na tahu
    .plural-dative = hráčům na tahu
    .plural-locative = hráčích na tahu
    .plural-instrumental = hráči na tahu
-owner = majitel
    .gender = ma
    .genitive = majitele
    .dative = majiteli
    .locative = majiteli
    .instrumental = majitelem
    .plural = majitelé
    .plural-genitive = majitelů
    .plural-accusative = majitele
    .plural-dative = majitelům
    .plural-locative = majitelích
    .plural-instrumental = majiteli
-this = díl, na kterém to je
    .gender = mi
    .genitive = dílu, na kterém to je
    .dative = dílu, na kterém to je
    .locative = dílu, na kterém to je
    .instrumental = dílem, na kterém to je
    .plural = díly, na kterých to je
    .plural-genitive = dílů, na kterých to je
    .plural-dative = dílům, na kterých to je
    .plural-locative = dílech, na kterých to je
    .plural-instrumental = díly, na kterých to je
-action = akce
    .gender = f
    .genitive = akce
    .accusative = akci
    .dative = akci
    .locative = akci
    .instrumental = akcí
    .plural = akce
    .plural-genitive = akcí
    .plural-dative = akcím
    .plural-locative = akcích
    .plural-instrumental = akcemi
-turn = tah
    .gender = mi
    .genitive = tahu
    .dative = tahu
    .locative = tahu
    .instrumental = tahem
    .plural = tahy
    .plural-genitive = tahů
    .plural-dative = tahům
    .plural-locative = tazích
    .plural-instrumental = tahy
-round = kolo
    .gender = n
    .genitive = kola
    .dative = kolu
    .locative = kole
    .instrumental = kolem
    .plural = kola
    .plural-genitive = kol
    .plural-dative = kolům
    .plural-locative = kolech
    .plural-instrumental = koly
-game = hra
    .gender = f
    .genitive = hry
    .accusative = hru
    .dative = hře
    .locative = hře
    .instrumental = hrou
    .plural = hry
    .plural-genitive = her
    .plural-dative = hrám
    .plural-locative = hrách
    .plural-instrumental = hrami
-effect = účinek
    .gender = mi
    .genitive = účinku
    .dative = účinku
    .locative = účinku
    .instrumental = účinkem
    .plural = účinky
    .plural-genitive = účinků
    .plural-dative = účinkům
    .plural-locative = účincích
    .plural-instrumental = účinky
-start = počáteční hodnota
    .gender = f
    .genitive = počáteční hodnoty
-copies = počet kusů
    .gender = mi
    .genitive = počtu kusů
-default = výchozí hodnota
    .gender = f
    .genitive = výchozí hodnoty

### Words for the sentences below

-say-word-point = bod
    .gender = mi
    .genitive = bodu
    .dative = bodu
    .locative = bodu
    .instrumental = bodem
    .plural = body
    .plural-genitive = bodů
    .plural-dative = bodům
    .plural-locative = bodech
    .plural-instrumental = body
-say-word-amount = počet
    .gender = mi
    .genitive = počtu
    .dative = počtu
    .locative = počtu
    .instrumental = počtem
    .plural = počty
    .plural-genitive = počtů
    .plural-dative = počtům
    .plural-locative = počtech
    .plural-instrumental = počty
-say-word-sum = součet
    .gender = mi
    .genitive = součtu
    .dative = součtu
    .locative = součtu
    .instrumental = součtem
    .plural = součty
    .plural-genitive = součtů
    .plural-dative = součtům
    .plural-locative = součtech
    .plural-instrumental = součty
-say-word-product = součin
    .gender = mi
    .genitive = součinu
    .dative = součinu
    .locative = součinu
    .instrumental = součinem
    .plural = součiny
    .plural-genitive = součinů
    .plural-dative = součinům
    .plural-locative = součinech
    .plural-instrumental = součiny
-say-word-quotient = podíl
    .gender = mi
    .genitive = podílu
    .dative = podílu
    .locative = podílu
    .instrumental = podílem
    .plural = podíly
    .plural-genitive = podílů
    .plural-dative = podílům
    .plural-locative = podílech
    .plural-instrumental = podíly
-say-word-difference = rozdíl
    .gender = mi
    .genitive = rozdílu
    .dative = rozdílu
    .locative = rozdílu
    .instrumental = rozdílem
    .plural = rozdíly
    .plural-genitive = rozdílů
    .plural-dative = rozdílům
    .plural-locative = rozdílech
    .plural-instrumental = rozdíly
-say-word-remainder = zbytek
    .gender = mi
    .genitive = zbytku
    .dative = zbytku
    .locative = zbytku
    .instrumental = zbytkem
    .plural = zbytky
    .plural-genitive = zbytků
    .plural-dative = zbytkům
    .plural-locative = zbytcích
    .plural-instrumental = zbytky
-say-word-half = polovina
    .gender = f
    .genitive = poloviny
    .accusative = polovinu
    .dative = polovině
    .locative = polovině
    .instrumental = polovinou
    .plural = poloviny
    .plural-genitive = polovin
    .plural-dative = polovinám
    .plural-locative = polovinách
    .plural-instrumental = polovinami
-say-word-option = volba
    .gender = f
    .genitive = volby
    .accusative = volbu
    .dative = volbě
    .locative = volbě
    .instrumental = volbou
    .plural = volby
    .plural-genitive = voleb
    .plural-dative = volbám
    .plural-locative = volbách
    .plural-instrumental = volbami
-say-word-place = místo
    .gender = n
    .genitive = místa
    .dative = místu
    .locative = místě
    .instrumental = místem
    .plural = místa
    .plural-genitive = míst
    .plural-dative = místům
    .plural-locative = místech
    .plural-instrumental = místy
-say-word-list = seznam
    .gender = mi
    .genitive = seznamu
    .dative = seznamu
    .locative = seznamu
    .instrumental = seznamem
    .plural = seznamy
    .plural-genitive = seznamů
    .plural-dative = seznamům
    .plural-locative = seznamech
    .plural-instrumental = seznamy
-say-word-group = souvislá skupina
    .gender = f
    .genitive = souvislé skupiny
    .accusative = souvislou skupinu
    .dative = souvislé skupině
    .locative = souvislé skupině
    .instrumental = souvislou skupinou
    .plural = souvislé skupiny
    .plural-genitive = souvislých skupin
    .plural-dative = souvislým skupinám
    .plural-locative = souvislých skupinách
    .plural-instrumental = souvislými skupinami
-say-word-steps = krok
    .gender = mi
    .genitive = kroku
    .dative = kroku
    .locative = kroku
    .instrumental = krokem
    .plural = kroky
    .plural-genitive = kroků
    .plural-dative = krokům
    .plural-locative = krocích
    .plural-instrumental = kroky
-say-word-value = hodnota
    .gender = f
    .genitive = hodnoty
    .accusative = hodnotu
    .dative = hodnotě
    .locative = hodnotě
    .instrumental = hodnotou
    .plural = hodnoty
    .plural-genitive = hodnot
    .plural-dative = hodnotám
    .plural-locative = hodnotách
    .plural-instrumental = hodnotami
-say-word-distance = vzdálenost
    .gender = f
    .genitive = vzdálenosti
    .accusative = vzdálenost
    .dative = vzdálenosti
    .locative = vzdálenosti
    .instrumental = vzdáleností
    .plural = vzdálenosti
    .plural-genitive = vzdáleností
    .plural-dative = vzdálenostem
    .plural-locative = vzdálenostech
    .plural-instrumental = vzdálenostmi
-say-word-every = každý
    .gender = adjective
-say-word-any = libovolný
    .gender = adjective
-say-word-various = různý
    .gender = adjective
-say-word-highest = nejvyšší
    .gender = adjective
-say-word-lowest = nejnižší
    .gender = adjective
say-rel = { $count ->
    [one] { $gender ->
        [f] která
        [n] které
       *[other] který
    }
   *[other] { $gender ->
        [ma] kteří
        [n] která
       *[other] které
    }
}
say-rel-whose = { $count ->
    [one] { $gender ->
        [f] jejíž
       *[other] jehož
    }
   *[other] jejichž
}
say-rel-at = { $count ->
    [one] { $gender ->
        [f] u které
       *[other] u kterého
    }
   *[other] u kterých
}
say-rel-has = { $count ->
    [one] má
   *[other] mají
}
say-own = { $count ->
    [one] { $gender ->
        [f] { $case ->
            [accusative] svou
            [instrumental] svou
            [genitive] své
            [dative] své
            [locative] své
           *[other] { say-own-plain }
        }
        [n] { $case ->
            [accusative] své
            [genitive] svého
            [dative] svému
            [locative] svém
            [instrumental] svým
           *[other] { say-own-plain }
        }
        [ma] { $case ->
            [accusative] svého
            [genitive] svého
            [dative] svému
            [locative] svém
            [instrumental] svým
           *[other] { say-own-plain }
        }
       *[mi] { $case ->
            [accusative] svůj
            [genitive] svého
            [dative] svému
            [locative] svém
            [instrumental] svým
           *[other] { say-own-plain }
        }
    }
   *[other] { $case ->
        [accusative] své
        [genitive] svých
        [dative] svým
        [locative] svých
        [instrumental] svými
       *[other] { say-own-plain }
    }
}
say-own-plain = { $whose ->
    [your] { $gender ->
        [f] vaše
        [n] vaše
        [ma] { $count ->
            [one] váš
           *[other] vaši
        }
       *[mi] { $count ->
            [one] váš
           *[other] vaše
        }
    }
   *[other] { $owner }
}

### Verbs. $mood: order, third (said of others), infinitive (what one may do).

verb-act = { $mood ->
    [third] jedná
    [infinitive] jednat
   *[order] jednejte
}
verb-add = { $mood ->
    [third] přidá
    [infinitive] přidat
   *[order] přidejte
}
verb-advance = { $mood ->
    [third] posune
    [infinitive] posunout
   *[order] posuňte
}
verb-begin = { $mood ->
    [third] začne
    [infinitive] začít
   *[order] začněte
}
verb-build = { $mood ->
    [third] postaví
    [infinitive] postavit
   *[order] postavte
}
verb-buy = { $mood ->
    [third] koupí
    [infinitive] koupit
   *[order] kupte
}
verb-call = { $mood ->
    [third] zavolá
    [infinitive] zavolat
   *[order] zavolejte
}
verb-change = { $mood ->
    [third] změní
    [infinitive] změnit
   *[order] změňte
}
verb-choose = { $mood ->
    [third] vybere
    [infinitive] vybrat
   *[order] vyberte
}
verb-clear = { $mood ->
    [third] vyprázdní
    [infinitive] vyprázdnit
   *[order] vyprázdněte
}
verb-count = { $mood ->
    [third] spočítá
    [infinitive] spočítat
   *[order] spočítejte
}
verb-deal = { $mood ->
    [third] rozdá
    [infinitive] rozdat
   *[order] rozdejte
}
verb-do = { $mood ->
    [third] provede
    [infinitive] provést
   *[order] proveďte
}
verb-draw = { $mood ->
    [third] lízne
    [infinitive] líznout
   *[order] lízněte
}
verb-drop = { $mood ->
    [third] vhodí
    [infinitive] vhodit
   *[order] vhoďte
}
verb-end = { $mood ->
    [third] ukončí
    [infinitive] ukončit
   *[order] ukončete
}
verb-fill = { $mood ->
    [third] naplní
    [infinitive] naplnit
   *[order] naplňte
}
verb-gain = { $mood ->
    [third] získá
    [infinitive] získat
   *[order] získejte
}
verb-give = { $mood ->
    [third] dá
    [infinitive] dát
   *[order] dejte
}
verb-hold = { $mood ->
    [third] drží
    [infinitive] držet
   *[order] držte
}
verb-keep = { $mood ->
    [third] si ponechá
    [infinitive] si ponechat
   *[order] ponechte si
}
verb-lay = { $mood ->
    [third] položí
    [infinitive] položit
   *[order] položte
}
verb-leave = { $mood ->
    [third] nechá
    [infinitive] nechat
   *[order] nechte
}
verb-lose = { $mood ->
    [third] ztratí
    [infinitive] ztratit
   *[order] ztraťte
}
verb-lower = { $mood ->
    [third] sníží
    [infinitive] snížit
   *[order] snižte
}
verb-make = { $mood ->
    [third] provede
    [infinitive] provést
   *[order] proveďte
}
verb-mark = { $mood ->
    [third] označí
    [infinitive] označit
   *[order] označte
}
verb-move = { $mood ->
    [third] přesune
    [infinitive] přesunout
   *[order] přesuňte
}
verb-offer = { $mood ->
    [third] nabídne
    [infinitive] nabídnout
   *[order] nabídněte
}
verb-open = { $mood ->
    [third] otevře
    [infinitive] otevřít
   *[order] otevřete
}
verb-pay = { $mood ->
    [third] zaplatí
    [infinitive] zaplatit
   *[order] zaplaťte
}
verb-perform = { $mood ->
    [third] provede
    [infinitive] provést
   *[order] proveďte
}
verb-place = { $mood ->
    [third] umístí
    [infinitive] umístit
   *[order] umístěte
}
verb-play = { $mood ->
    [third] zahraje
    [infinitive] zahrát
   *[order] zahrajte
}
verb-produce = { $mood ->
    [third] vyrobí
    [infinitive] vyrobit
   *[order] vyrobte
}
verb-put = { $mood ->
    [third] dá
    [infinitive] dát
   *[order] dejte
}
verb-raise = { $mood ->
    [third] zvýší
    [infinitive] zvýšit
   *[order] zvyšte
}
verb-refill = { $mood ->
    [third] doplní
    [infinitive] doplnit
   *[order] doplňte
}
verb-refresh = { $mood ->
    [third] obnoví
    [infinitive] obnovit
   *[order] obnovte
}
verb-reveal = { $mood ->
    [third] odhalí
    [infinitive] odhalit
   *[order] odhalte
}
verb-roll = { $mood ->
    [third] hodí
    [infinitive] hodit
   *[order] hoďte
}
verb-score = { $mood ->
    [third] získá
    [infinitive] získat
   *[order] získejte
}
verb-sell = { $mood ->
    [third] prodá
    [infinitive] prodat
   *[order] prodejte
}
verb-set = { $mood ->
    [third] nastaví
    [infinitive] nastavit
   *[order] nastavte
}
verb-shuffle = { $mood ->
    [third] zamíchá
    [infinitive] zamíchat
   *[order] zamíchejte
}
verb-take = { $mood ->
    [third] vezme
    [infinitive] vzít
   *[order] vezměte
}
verb-trade = { $mood ->
    [third] vymění
    [infinitive] vyměnit
   *[order] vyměňte
}
verb-turn = { $mood ->
    [third] otočí
    [infinitive] otočit
   *[order] otočte
}
verb-use = { $mood ->
    [third] použije
    [infinitive] použít
   *[order] použijte
}
verb-weigh = { $mood ->
    [third] zváží
    [infinitive] zvážit
   *[order] zvažte
}

### How nouns are put together

say-noun = { $det ->
    [own] { $whose ->
        [your] { say-own } { $body }
        [own] { say-own } { $body }
       *[other] { $owner } { $body }
    }
   *[bare] { $body }
}
say-noun-body = { $adjective } { $head } { $of } { $place } { $clauses }
say-noun-clauses = , { $clauses },
say-behind = { $behind } { $place }
say-of = { FORM($subject, "genitive") }
say-of-all = { FORM($subject, "genitive") }
say-of-owner = { $place }
say-this = { GENDER($kind) ->
    [f] { $case ->
        [accusative] tuto
        [genitive] této
        [dative] této
        [locative] této
        [instrumental] touto
       *[other] tato
    }
    [n] { $case ->
        [genitive] tohoto
        [dative] tomuto
        [locative] tomto
        [instrumental] tímto
       *[other] toto
    }
   *[other] { $case ->
        [genitive] tohoto
        [dative] tomuto
        [locative] tomto
        [instrumental] tímto
       *[other] tento
    }
} { FORM($kind, $case) }
    .det = the
say-any = { FORM("-say-word-any", $case, 1, "", "", GENDER($noun)) } { FORM($noun, $case) }
say-you = { $case ->
    [possessive] vaše
    [owner] vás
    [accusative] vás
    [genitive] vás
    [dative] vám
    [locative] vás
    [instrumental] vámi
   *[other] vy
}
# As the subject of a sentence a pronoun is left out: the verb tells it. $mood: after (behind a preposition).
say-it = { $case ->
    [possessive] { $count ->
        [one] { $gender ->
            [f] její
           *[other] jeho
        }
       *[other] jejich
    }
    [accusative] { $mood ->
        [after] { $count ->
            [one] { $gender ->
                [f] ni
               *[other] něj
            }
           *[other] ně
        }
       *[other] { $count ->
            [one] { $gender ->
                [f] ji
               *[other] ho
            }
           *[other] je
        }
    }
    [genitive] { $count ->
        [one] { $gender ->
            [f] jí
           *[other] něj
        }
       *[other] nich
    }
    [owner] { $count ->
        [one] { $gender ->
            [f] jí
           *[other] něj
        }
       *[other] nich
    }
    [dative] { $count ->
        [one] { $gender ->
            [f] jí
           *[other] mu
        }
       *[other] jim
    }
    [locative] { $count ->
        [one] { $gender ->
            [f] ní
           *[other] něm
        }
       *[other] nich
    }
    [instrumental] { $count ->
        [one] { $gender ->
            [f] jí
           *[other] ním
        }
       *[other] nimi
    }
   *[other] { "" }
}
say-they = { $case ->
    [possessive] jeho
    [accusative] ho
    [genitive] něj
    [owner] něj
    [dative] mu
    [locative] něm
    [instrumental] ním
   *[other] { "" }
}
say-in-zone = { STARTS(FORM($place, "locative"), "v f w sv sf hv kv lv tv dv vš", "ve", "v") } { FORM($place, "locative") }
say-from-zone = { STARTS(FORM($place, "genitive"), "z s š ž", "ze", "z") } { FORM($place, "genitive") }
say-to-zone = do { FORM($place, "genitive") }
say-in-board = na { FORM($place, "locative") }
say-from-board = { STARTS(FORM($place, "genitive"), "z s š ž", "ze", "z") } { FORM($place, "genitive") }
say-to-board = na { FORM($place, "accusative") }
say-for-player = { FORM($value, $case, $count) } { FORM($player, "genitive") }

### Lists

say-list-and-next = { $list }, { $item }
say-list-and-last = { $list } a { $item }
say-list-or-next = { $list }, { $item }
say-list-or-last = { $list } nebo { $item }
say-list-either-next = { $list }, { $item }
say-list-either-last = { $list }, nebo { $item }
say-list-and-clause-next = { $list }, { $item }
say-list-and-clause-last = { $list } a { $item }
say-list-or-clause-next = { $list }, { $item }
say-list-or-clause-last = { $list } nebo { $item }
say-list-then-next = { $list }, potom { $item }
say-list-then-last = { $list }, potom { $item }
say-list-do-next = { $list }, { $item }
say-list-do-last = { $list } a { $item }
say-list-row-next = { $list }; { $item }
say-list-row-last = { $list }; { $item }
say-nothing = { $case ->
    [genitive] ničeho
    [dative] ničemu
    [locative] ničem
    [instrumental] ničím
   *[other] nic
}

### Values

say-number-of = { FORM("-say-word-amount", $case) } { FORM($items, "genitive", "plural") }
say-player-count = { FORM("-say-word-amount", $case) } hráčů
say-points = { $whose ->
    [its] { FORM("-say-word-point", $case, "plural") }
   *[other] { $case ->
        [accusative] své body
       *[other] vaše { FORM("-say-word-point", $case, "plural") }
    }
}
say-points-bare = { FORM("-say-word-point", $case, $count) }
say-score = { FORM("-say-word-point", $case, "plural") } za { FORM($name, "accusative") }
say-option = { FORM("-say-word-option", $case) } „{ $name }“
say-yes = ano
    .omits = case
say-no = ne
    .omits = case
say-none = { say-nothing }
    .omits = case
say-negative = minus { FORM($value, $case) }
say-plus = { FORM($left, $case) } plus { FORM($right, $case) }
say-minus = { FORM($left, $case) } minus { FORM($right, $case) }
say-times = { NUMERAL($left) ->
    [yes] { $left }krát { FORM($right, $case) }
   *[no] { FORM("-say-word-product", $case) } { FORM($left, "genitive") } a { FORM($right, "genitive") }
}
say-times-if = { FORM($left, $case) }, krát { $right }, pokud { $test }
say-divided = { FORM("-say-word-quotient", $case) } { FORM($left, "genitive") } a { FORM($right, "genitive") } (zaokrouhleno dolů)
say-divided-up = { FORM("-say-word-quotient", $case) } { FORM($left, "genitive") } a { FORM($right, "genitive") } (zaokrouhleno nahoru)
say-half-up = { FORM("-say-word-half", $case) } { FORM($value, "genitive") }, zaokrouhleno nahoru
say-remainder = { FORM("-say-word-remainder", $case) } po dělení { FORM($left, "genitive") } { FORM($right, "instrumental") }
say-brackets = ({ FORM($value, $case) })
say-either-or = { FORM($then, $case) }, pokud { $test }, jinak { FORM($other, $case) }
say-whether = zda { $test }
    .omits = case
say-min = nejnižší z těchto hodnot: { $items }
    .omits = case
say-max = nejvyšší z těchto hodnot: { $items }
    .omits = case
say-abs = { FORM("-say-word-distance", $case) } { FORM($items, "genitive") } od nuly
say-difference = { FORM("-say-word-difference", $case) } { FORM($left, "genitive") } a { FORM($right, "genitive") }
say-spots-place = pro { FORM($piece, "accusative", mood: "after") } { $place }
say-whereabouts = { FORM($owner, $case) }, jehož { $zone } obsahuje { FORM($piece, "accusative") }
say-steps = { FORM("-say-word-amount", $case) } kroků od { FORM($start, "genitive") } k { FORM($goal, "dative") }
say-place-in = { FORM("-say-word-place", $case) } { FORM($item, "genitive") } { STARTS(FORM($items, "locative"), "v f w sv sf hv kv lv tv dv vš", "ve", "v") } { FORM($items, "locative") }
say-place-from = { $whose } { FORM("-say-word-place", $case) } počítané od { FORM($start, "genitive") }
say-item-at = to, co je na místě { $number } { STARTS(FORM($items, "locative"), "v f w sv sf hv kv lv tv dv vš", "ve", "v") } { FORM($items, "locative") }
    .omits = case
say-hypothetical = to, čím by { $value } bylo, kdybyste udělali toto: { $rule }
    .omits = case
property-next = { FORM($kind, $case) } po { FORM($subject, "locative") }
property-next-far = { FORM($kind, $case) } o { $far } místa po { FORM($subject, "locative") }
property-previous-far = { FORM($kind, $case) } o { $far } místa před { FORM($subject, "instrumental") }
property-reverse = { FORM($items, $case) } v opačném pořadí
property-previous = { FORM($kind, $case) } před { FORM($subject, "instrumental") }

### Many things

say-each-of = { FORM("-say-word-every", $case, 1, "", "", GENDER($items)) } { FORM($items, $case) }
say-out-of = z těchto: { $items }
say-groups = { FORM("-say-word-group", $case, $count) } { FORM($items, "genitive") }
say-range = { FORM("-number", $case, $count) } od { FORM($low, "genitive") } do { FORM($high, "genitive") }
say-from-to = od { FORM($low, "genitive") } do { FORM($high, "genitive") }
say-rank = { FORM($items, $case) } seřazené takto: { $order }
say-beginning = { FORM($items, $case) } počínaje { FORM($start, "instrumental") }
say-reach = { FORM("-cell", $case, $count) } v dosahu od { FORM($start, "genitive") } (krok je možný, pokud { $through }, a stojí { FORM($cost, "accusative") }{ $where })
say-reach-where = ; jen pokud { $test }
say-at-place = { FORM($items, $case) } na { NUMERAL($place) ->
    [yes] místě { $place }
   *[no] { FORM($place, "locative") }
}
say-first = { FORM("-first", $case, 1, "", "", GENDER($items)) } { FORM($items, $case) }
say-first-of = { FORM("-first", $case) } z těchto: { $items }
say-last-of = { FORM("-last", $case) } z těchto: { $items }
say-last = { FORM("-last", $case, 1, "", "", GENDER($items)) } { FORM($items, $case) }
say-best = { FORM($items, $case) } s tímto: { $first }
say-best-ties = { FORM($whole, $case) } (při shodě: { $ties })
say-best-by = { FORM($items, $case) } na prvním místě ({ $first })
say-sum = { FORM("-say-word-sum", $case) } { FORM($items, "genitive") }
say-lowest = nejnižší z těchto hodnot: { $items }
    .omits = case
say-highest = nejvyšší z těchto hodnot: { $items }
    .omits = case
say-kinds = { FORM("-say-word-amount", $case) } různých { FORM($items, "genitive", "plural", "bare") }
say-list = { FORM($items, $case) }
say-list-of = { FORM($value, $case, "plural") } { FORM($items, "genitive") }
say-list-each = { FORM("-say-word-list", $case) } pro { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $value }
say-sum-of = { FORM("-say-word-sum", $case) } { FORM($value, "genitive", "plural") } { FORM($items, "genitive") }
say-lowest-of = { FORM("-say-word-lowest", $case, 1, "", "", GENDER($value)) } { FORM($value, $case) } { FORM($items, "genitive") }
say-highest-of = { FORM("-say-word-highest", $case, 1, "", "", GENDER($value)) } { FORM($value, $case) } { FORM($items, "genitive") }
say-kinds-of = { FORM("-say-word-amount", $case) } různých { FORM($value, "genitive", "plural") } { FORM($items, "genitive") }
say-sum-each = { FORM("-say-word-sum", $case) } za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $value }
say-lowest-each = { FORM("-say-word-lowest", $case, 1, "", "", "f") } { FORM("-say-word-value", $case) } pro { FORM("-say-word-any", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $value }
say-highest-each = { FORM("-say-word-highest", $case, 1, "", "", "f") } { FORM("-say-word-value", $case) } pro { FORM("-say-word-any", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $value }
say-kinds-each = { FORM("-say-word-amount", $case) } různých výsledků za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $value }

### Orders of preference

say-most = nejvíce { FORM($items, "genitive", "plural") }
    .omits = case
say-least = nejméně { FORM($items, "genitive", "plural") }
    .omits = case
say-nearest = { FORM($value, $case) } nejblíže nule
say-most-of = { FORM("-say-word-highest", $case, 1, "", "", GENDER($value)) } { FORM($value, $case) }
say-least-of = { FORM("-say-word-lowest", $case, 1, "", "", GENDER($value)) } { FORM($value, $case) }
say-most-sum = nejvyšší součet { FORM($left, "genitive") } a { FORM($right, "genitive") }
    .omits = case
say-least-sum = nejnižší součet { FORM($left, "genitive") } a { FORM($right, "genitive") }
    .omits = case
say-most-steps = nejvíce kroků od { FORM($start, "genitive") } k { FORM($goal, "dative") }
    .omits = case
say-least-steps = nejméně kroků od { FORM($start, "genitive") } k { FORM($goal, "dative") }
    .omits = case
say-pref-choice = { $name }, je-li to možné
say-most-value = { FORM("-say-word-highest", $case, 1, "", "", "f") } { FORM("-say-word-value", $case) } { FORM($value, "genitive") }
say-least-value = { FORM("-say-word-lowest", $case, 1, "", "", "f") } { FORM("-say-word-value", $case) } { FORM($value, "genitive") }
say-pref-prefer = pokud možno takový, { $test }
say-pref-first = nejdřívější z těchto: { $items }
say-pref-random = náhodně
say-pref-never = vůbec nic

### Conditions

say-be = { $person ->
    [you] jste
   *[other] { $count ->
        [one] je
       *[other] jsou
    }
}
say-has = { $count ->
    [one] má
   *[other] mají
}
say-either = buď { $test }
say-together = zároveň { $test }
say-somewhere = { $piece } je { STARTS(FORM($zone, "locative"), "v f w sv sf hv kv lv tv dv vš", "ve", "v") } { FORM($zone, "locative") }
say-nowhere = { $piece } není v { GENDER($zone) ->
    [f] žádné
   *[other] žádném
} { FORM($zone, "locative") }
# The verb comes before what is compared: „pokud je hodnota 3“. $mood: verb, rest, or the whole.
say-compare = { FORM($comparison, "", "", "", "", GENDER($subject), mood: "verb") } { $subject } { FORM($comparison, "", "", "", "", GENDER($subject), mood: "rest") }
say-equal = { $mood ->
    [verb] { say-be }
    [rest] { $value }
   *[other] { say-be } { $value }
}
say-unequal = { $mood ->
    [verb] { $count ->
        [one] není
       *[other] nejsou
    }
    [rest] { $value }
   *[other] { $count ->
        [one] není
       *[other] nejsou
    } { $value }
}
say-less = { $mood ->
    [verb] { say-be }
    [rest] menší než { $value }
   *[other] { say-be } menší než { $value }
}
say-atmost = { $mood ->
    [verb] { say-be }
    [rest] nejvýše { $value }
   *[other] { say-be } nejvýše { $value }
}
say-atleast = { $mood ->
    [verb] { say-be }
    [rest] nejméně { $value }
   *[other] { say-be } nejméně { $value }
}
say-more = { $mood ->
    [verb] { say-be }
    [rest] větší než { $value }
   *[other] { say-be } větší než { $value }
}
say-plays = { $mood ->
    [verb] hraje
    [rest] { "" }
   *[other] hraje { "" }
}
say-plays-not = { $mood ->
    [verb] nehraje
    [rest] { "" }
   *[other] nehraje { "" }
}
say-equal-nobody = { $mood ->
    [verb] není
    [rest] nikdo
   *[other] není nikdo
}
say-unequal-nobody = { $mood ->
    [verb] { say-be }
    [rest] někdo
   *[other] { say-be } někdo
}
say-equal-nothing = { $mood ->
    [verb] { say-be }
    [rest] { FORM("-empty", "", $count, "", "", $gender) }
   *[other] { say-be } { FORM("-empty", "", $count, "", "", $gender) }
}
say-unequal-nothing = { $mood ->
    [verb] { $count ->
        [one] není
       *[other] nejsou
    }
    [rest] { FORM("-empty", "", $count, "", "", $gender) }
   *[other] { $count ->
        [one] není
       *[other] nejsou
    } { FORM("-empty", "", $count, "", "", $gender) }
}
say-quantity-some = aspoň 1 { FORM($items, $case, 1) }
say-quantity-none = žádné { GENDER($items) ->
    [n] { FORM($items, $case, 1) }
   *[other] { FORM($items, $case, "plural") }
}
say-quantity-equal = přesně { $number } { FORM($items, $case) }
say-quantity-unequal = jiný počet než { $number } { FORM($items, $case) }
say-quantity-less = méně než { $number } { FORM($items, $case) }
say-quantity-atmost = nejvýše { $number } { FORM($items, $case) }
say-quantity-more = více než { $number } { FORM($items, $case) }
say-quantity-atleast = nejméně { $number } { FORM($items, $case) }
say-have-you = { STARTS(FORM($quantity, "accusative"), "žádné", "nemáte", "máte") } { FORM($quantity, "accusative") }
say-have = { $who } { STARTS(FORM($quantity, "accusative"), "žádné", "nemá", "má") } { FORM($quantity, "accusative") }
# What is one's own is had: máte aspoň 1 vlastního pracovníka.
say-there = { STARTS($quantity, "aspoň_1_vlastní", "own", "other") ->
    [own] máte { FORM($quantity, "accusative") }
   *[other] { $count ->
        [few] jsou
       *[other] je
    } { $quantity }
}
say-there-is = existuje { FORM($items, "", 1, "a") }
say-subject-has = { $subject } má { FORM($items, "accusative", 1, "a") }
say-subject-has-no = { $subject } nemá { FORM($items, "accusative", 1) }
say-there-is-no = neexistuje { $items }
say-every = { FORM("-say-word-every", "", 1, "", "", GENDER($items)) } { $items } splňuje toto: { $clauses }
say-every-not = ne { FORM("-say-word-every", "", 1, "", "", GENDER($items)) } { $items } splňuje toto: { $clauses }
say-member = { $subject } { say-be } { $items }
say-member-not = { $subject } není { $items }
say-one-of = mezi { FORM($items, "instrumental") }
    .omits = case
say-any-line = existuje přímá řada { $length } polí vedoucí přes { FORM($cell, "accusative") }, { $clauses }
say-any-line-not = neexistuje přímá řada { $length } polí vedoucí přes { FORM($cell, "accusative") }, { $clauses }
say-able = lze provést toto: { $rule }
say-able-not = nelze provést toto: { $rule }
say-so = { $value } platí
say-so-not = { $value } neplatí
say-is = { $subject } je { $name }
say-is-not = { $subject } není { $name }
say-holds = { $subject } platí
say-holds-not = { $subject } neplatí
say-option-on = je použita volba „{ $name }“
say-option-on-not = není použita volba „{ $name }“
say-always = v každém případě
say-never = nikdy

### Conditions behind the noun they are about

say-which = { say-rel } { $comparison }
say-which-is = { say-rel } { say-be } { $value }
say-which-is-not = { say-rel } { $count ->
    [one] není
   *[other] nejsou
} { $value }
say-whose = { say-rel-whose } { $name } { $comparison }
say-whose-is = { say-rel-whose } { $name } je { $value }
say-whose-is-not = { say-rel-whose } { $name } není { $value }
say-of-which-you = { say-rel-whose } { FORM($name, "instrumental") } jste vy
say-of-which-you-not = { say-rel-whose } { FORM($name, "instrumental") } nejste vy
say-which-has = { say-rel } { say-rel-has } { FORM($items, "accusative", 1, "a") }
say-which-has-no = { say-rel } { $count ->
    [one] nemá
   *[other] nemají
} { FORM($items, "accusative", 1) }
say-which-differs = { say-rel } se od { FORM($value, "genitive") } liší { $by }
say-by-equal = o { FORM($value, "accusative") }
say-by-unequal = jinak než o { FORM($value, "accusative") }
say-by-less = o méně než { FORM($value, "accusative") }
say-by-atmost = nejvýše o { FORM($value, "accusative") }
say-by-more = o více než { FORM($value, "accusative") }
say-by-atleast = nejméně o { FORM($value, "accusative") }
say-which-beside = { say-rel } sousedí s { FORM($subject, "instrumental") }
say-unless = { $clauses } (ledaže { $test })
say-with = { say-rel } { STARTS(FORM($quantity, "accusative"), "žádné", "ne", "") }{ say-rel-has } { FORM($quantity, "accusative") }
say-for-which = { say-rel-at } { $test }

### Effects

say-pay = { verb-pay } { FORM($cost, "accusative") }
say-pay-for = { verb-pay } { FORM($cost, "accusative") } za { FORM($purpose, "accusative") }
say-gain = { verb-gain } { FORM($goods, "accusative") }
say-lose = { verb-lose } { FORM($goods, "accusative") }
say-gains = { $who } získá { FORM($goods, "accusative") }
say-loses = { $who } ztratí { FORM($goods, "accusative") }
say-amount = { $number } { FORM($noun, $case) }
say-amount-of = { NUMERAL($number) ->
    [yes] { $number }
   *[no] množství rovné { FORM($number, "dative") }:
} { FORM($what, "genitive", "plural") }
    .omits = case
say-amount-equal = tolik { FORM($noun, "genitive", "plural") }, kolik činí { $value }
    .omits = case
say-amount-players = 1 { FORM($noun, $case, 1) } za každého hráče
say-amount-players-more = 1 { FORM($noun, $case, 1) } za každého hráče a { $number } navíc
say-amount-less = o { $number } { FORM($noun, "accusative", $number) } méně, než je { $value }
    .omits = case
say-amount-mix = celkem { NUMERAL($number) ->
    [yes] { $number } { $number ->
        [one] kus
        [few] kusy
       *[other] kusů
    }
   *[no] tolik kusů, kolik činí { $number },
} v libovolné kombinaci: { FORM($items, "accusative", 1) }
    .omits = case
say-amount-one = { $number } z těchto: { FORM($items, "", 1) }
    .omits = case
say-amount-either = buď { FORM($items, $case) }
say-amount-per = { FORM($amount, $case) } za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }
say-amount-per-own = { FORM($amount, $case) } za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { GENDER($items) ->
    [ma] svého
    [f] svou
    [n] své
   *[other] svůj
} { FORM($items, "accusative") }
say-amount-limit = { FORM($amount, $case) }, ale nejvýše { FORM($limit, $case) }
say-advance = { verb-raise } { FORM($target, "accusative") } o { FORM($by, "accusative") }
say-limited = { FORM($effect, $form) }, ale nejvýše { NUMERAL($limit) ->
    [yes] na { $limit }
   *[no] do výše { FORM($limit, "genitive") }
}
say-set = { verb-set } { FORM($target, "accusative") } na { FORM($value, "accusative") }
say-set-rank = { verb-set } { FORM($target, "accusative") } podle: { $order }
say-now-has = { $who } má nyní { $number } { FORM($noun, "accusative") }
say-now-has-none = { $who } nyní nemá žádné { GENDER($noun) ->
    [n] { FORM($noun, "accusative", 1) }
   *[other] { FORM($noun, "accusative", "plural") }
}
say-raise = { verb-raise } { FORM($target, "accusative") } o { FORM($by, "accusative") }
say-lower = { verb-lower } { FORM($target, "accusative") } o { FORM($by, "accusative") }
say-clear = { verb-clear } { FORM($target, "accusative") }
say-let-number = { $name } začíná na { $value }
say-take = { verb-take } { FORM($value, "accusative") }
say-let = { $name } { say-be } { $value }
say-choose = { verb-choose } { FORM($what, "accusative") }
say-choose-random = { verb-choose } náhodně { FORM($what, "accusative") }
say-choose-by = { verb-choose } { FORM($what, "accusative") }: { $several ->
    [yes] takové, které mají
   *[no] { GENDER($what) ->
        [ma] takového, který má
        [f] takovou, která má
        [n] takové, které má
       *[other] takový, který má
    }
} { FORM($first, "accusative") }
say-choose-by-by = { verb-choose } { FORM($what, "accusative") }: { $first }
say-choose-by-ties = { FORM($whole, $form) }; při shodě: { $ties }
say-one-or-any = { FORM($one, $case) } (nebo { FORM("-say-word-any", $case, 1, "", "", GENDER($items)) } { FORM($items, $case) }, pokud { $test })
say-one-or-any-of = { FORM($one, $case) }, pokud je to { $items } (nebo cokoli z toho, pokud { $test }),
say-choose-number = { $number } { FORM($what, $case) }
say-choose-number-equal = tolik { FORM($what, "genitive", "plural") }, kolik je { $number }
    .omits = case
say-choose-up-to-equal = nejvýše tolik { FORM($what, "genitive", "plural") }, kolik je { $number }
    .omits = case
say-choose-up-to = až { $number } { FORM($what, $case) }
say-different = { FORM($what, $case) }, vždy s jinou hodnotou: { $value }
say-chosen = { FORM($what, $case) } (dále { $name })
say-priced = { FORM($what, $case) }; { $price } je cena cesty tam
say-move = { verb-move } { FORM($what, "accusative") } { $to }
say-all = všechny { FORM($items, $case, "plural") }
say-place = { verb-place } { FORM($what, "accusative") } na { FORM($at, "accusative") }
say-draw = { verb-draw } { FORM($goods, "accusative") } { $source } { $to }
say-shuffle = { verb-shuffle } { FORM($zone, "accusative") }
say-roll = { verb-roll } { FORM($what, "instrumental") }
say-all-own = všechny své { FORM($items, $case, "plural") }
say-draw-some = { verb-draw } { $number } { FORM($items, "accusative") } { $to }
say-draw-equal = { verb-draw } tolik { FORM($items, "genitive", "plural") }, kolik je { $number }, { $to }
say-need = { $person ->
    [you] potřebujete
   *[other] { $who } potřebuje
} { FORM($quantity, "accusative") }
say-require = to je dovoleno, jen pokud { $test }
say-do = { verb-do } „{ $name }“
say-do-with = { verb-do } „{ $name }“ ({ $items })
say-do-printed = { verb-do } { FORM($effect, "accusative") } { FORM($piece, "genitive") }
say-do-otherwise = { FORM($rule, $form) }; pokud to není možné, místo toho { $otherwise }
say-does = { $who } { FORM($body, mood: "third") }
say-do-this = { $mood ->
    [third] udělá toto:
   *[other] { "" }
} { $body }
say-skip = { $mood ->
    [third] neudělá
    [infinitive] neudělat
   *[order] nedělejte
} nic
say-end-game = { $mood ->
    [third] ukončí hru
    [infinitive] ukončit hru
   *[order] hra končí
}
say-window = nyní lze použít účinky čekající na „{ $name }“
say-window-when = nyní lze zahrát { FORM($cards, "accusative") }, které se hrají, { $when }
say-agenda = { verb-add } k „{ $agenda }“ toto: { $rule }
say-lasting = do konce { FORM($scope, "genitive") } { $mod }
say-lasting-waive = { GENDER($scope) ->
    [f] v této
   *[other] v tomto
} { FORM($scope, "locative") } neplatíte { FORM($items, "accusative", 1) }
say-lasting-waive-for = { GENDER($scope) ->
    [f] v této
   *[other] v tomto
} { FORM($scope, "locative") } neplatíte { FORM($items, "accusative", "plural") } za { FORM($purpose, "accusative") }

### Statements with parts; the one ending in -block is followed by a list

say-if = pokud { $test }, { FORM($body, $form) }
say-if-else = pokud { $test }, { $body }; jinak { $other }
say-if-block = pokud { $test }
say-if-able = pokud je to možné, { $body }
say-if-able-else = pokud je to možné, { $body }; jinak { $other }
say-if-able-block = pokud je to možné
say-otherwise = jinak
say-otherwise-block = jinak
say-then-if = { FORM($first, $form) }; potom { $rest }
say-may = { $person ->
    [you] můžete
   *[other] { $who } může
} { FORM($body, mood: "infinitive") }
say-may-block = { $person ->
    [you] můžete
   *[other] { $who } může
} udělat toto
say-times-do = udělejte toto { $number ->
    [one] jednou
   *[other] { $number }krát
}: { $body }
say-times-do-block = udělejte toto { $number ->
    [one] jednou
   *[other] { $number }krát
}
say-times-as = udělejte toto tolikrát, kolik je { $number }: { $body }
say-times-as-block = udělejte toto tolikrát, kolik je { $number }
say-up-to-times = { NUMERAL($number) ->
    [yes] až { $number }krát
   *[no] nejvýše tolikrát, kolik je { $number },
} můžete { FORM($body, mood: "infinitive") }
say-up-to-times-block = { NUMERAL($number) ->
    [yes] až { $number }krát
   *[no] nejvýše tolikrát, kolik je { $number },
} můžete udělat toto
say-for-each-may = za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") } můžete { FORM($body, mood: "infinitive") }
say-for-each-may-block = za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") } můžete udělat toto
say-for-each = pro { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }: { $body }
say-for-each-block = pro { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }
say-for-each-named = pro { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") } (dále { $name }): { $body }
say-for-each-named-block = pro { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") } (dále { $name })
say-each-player = každý hráč udělá toto: { $body }
say-each-player-block = každý hráč udělá toto
say-each-player-third = každý hráč { FORM($body, mood: "third") }
say-each-player-from = každý hráč, počínaje { FORM($start, "instrumental") } a dále kolem stolu, udělá toto: { $body }
say-each-player-from-block = každý hráč, počínaje { FORM($start, "instrumental") } a dále kolem stolu, udělá toto
say-each-player-from-third = každý hráč, počínaje { FORM($start, "instrumental") } a dále kolem stolu, { FORM($body, mood: "third") }
say-each-player-in = každý hráč, počínaje tím, kdo má { FORM($order, "accusative") }, udělá toto: { $body }
say-each-player-in-block = každý hráč, počínaje tím, kdo má { FORM($order, "accusative") }, udělá toto
say-each-player-in-third = každý hráč, počínaje tím, kdo má { FORM($order, "accusative") }, { FORM($body, mood: "third") }
say-each-player-by = podle { FORM($order, "genitive") } každý hráč udělá toto: { $body }
say-each-player-by-block = podle { FORM($order, "genitive") } každý hráč udělá toto
say-each-player-by-third = podle { FORM($order, "genitive") } každý hráč { FORM($body, mood: "third") }
say-each-player-back = každý hráč, kolem stolu opačným směrem a konče { FORM($start, "instrumental") }, udělá toto: { $body }
say-each-player-back-block = každý hráč, kolem stolu opačným směrem a konče { FORM($start, "instrumental") }, udělá toto
say-each-player-back-third = každý hráč, kolem stolu opačným směrem a konče { FORM($start, "instrumental") }, { FORM($body, mood: "third") }
say-turns = hráči se střídají na tahu{ $from }{ $until }: { $body }
say-turns-block = hráči se střídají na tahu{ $from }{ $until }
say-turns-from = , počínaje { FORM($start, "instrumental") }
say-turns-until = , až do chvíle, kdy { $test }
say-repeat = opakujte toto až do chvíle, kdy { $test }: { $body }
say-repeat-block = opakujte toto až do chvíle, kdy { $test }
say-match = podle { FORM($subject, "genitive") }
say-band = { $low } až { $high }
say-band-from = { $low } nebo více
say-band-to = { $high } nebo méně
say-point = { $lead }: { $body }
say-choose-one = vyberte jednu z těchto možností
say-either-way = buď { FORM($ways, $form) }
say-first-possible = proveďte první proveditelnou z těchto možností
say-any-order = proveďte toto vše v libovolném pořadí
say-alternative-if = { $name } (jen pokud { $test })

### Declarations

say-value-is = { $what } { say-be } { $value }
say-when = { $what }, pokud { $test }
say-when-always = v každém případě platí, že { $what }
say-when-never = nikdy neplatí, že { $what }
say-given = { $whole }, kde { $names }
say-banded = { $what } závisí na: { $key }
say-banded-shown = { $what }
say-banded-when = zda { $test }
say-begin-with = každý hráč má na začátku { FORM($goods, "accusative") }
say-begin-at = každý hráč začíná s těmito hodnotami: { $tracks }
say-begin-track = { $track } { $number }
say-table = { $what }: { $rows }
say-table-row = { $value } pro { FORM($keys, "accusative") }
say-score-per = { $name }: získáte 1 bod za { FORM("-say-word-every", "accusative", 1, "", "", GENDER($items)) } { FORM($items, "accusative") }
say-score-is = { $name }: získáte tolik bodů, kolik činí { $value }
say-winner = vítězem je hráč, který má { FORM($first, "accusative") }
say-winner-ties = vítězem je hráč, který má { FORM($first, "accusative") }; při shodě ten, který má { FORM($others, "accusative") }
say-bot = „{ $name }“ rozhoduje takto
say-answer = { $name }: { $order }

### Sentences that wait

say-listener = { $trigger }, { $body }
say-listener-block = { $trigger }
say-moment = { $lead }: { $body }
say-moment-next = { $first }; { $next }
say-once = jednou za { FORM($scope, "accusative") }{ STARTS($trigger, "poté", "", ",") } { $trigger }
say-trigger-if = { $trigger }, pokud { $test }
say-when-reaches = když { $subject } dosáhne { FORM($amount, "genitive") }
say-in-window = během „{ $name }“
say-at-any-time = můžete to použít kdykoli ve svém { FORM($stretch, "locative") }
say-at-any-time-except = můžete to použít kdykoli ve svém { FORM($stretch, "locative") }, ale ne při { FORM($unless, "locative") }
say-play-when = můžete zahrát, { $when }
say-before = než { $event }
say-after = poté, co { $event }
say-instead-of = když { $event }, místo toho
say-event-do = { $who ->
    [you] provedete
    [another] jiný hráč provede
   *[any] kterýkoli hráč provede
} „{ $what }“
say-event-gain = { $who ->
    [you] získáte
    [another] jiný hráč získá
   *[any] kterýkoli hráč získá
} { FORM($what, "accusative") }
say-event-pay = { $who ->
    [you] zaplatíte
    [another] jiný hráč zaplatí
   *[any] kterýkoli hráč zaplatí
} { FORM($what, "accusative") }
say-event-move = { $who ->
    [you] přesunete
    [another] jiný hráč přesune
   *[any] kterýkoli hráč přesune
} { FORM($what, "accusative") }
say-event-place = { $who ->
    [you] umístíte
    [another] jiný hráč umístí
   *[any] kterýkoli hráč umístí
} { FORM($what, "accusative") }
say-event-play = { $who ->
    [you] zahrajete
    [another] jiný hráč zahraje
   *[any] kterýkoli hráč zahraje
} { FORM($what, "accusative") }
say-event-substitute = { $who ->
    [you] použijete
    [another] jiný hráč použije
   *[any] kterýkoli hráč použije
} { FORM($what, "accusative") }
say-event-for = { FORM($event, $case) } za { FORM($purpose, "accusative") }
say-event-as = { FORM($event, $case) } jako { FORM($purpose, "accusative") }
say-event-instead = { FORM($event, $case) } jako něco jiného
say-while = dokud { $test }, { $mods }
say-while-seat = pro { FORM($who, "accusative") } platí: { $mods }
say-substitute = můžete použít { FORM($items, "accusative", 1) } jako { FORM($targets, "accusative", 1) }
say-waive = není třeba platit { FORM($items, "accusative", 1) }
say-waive-for = za { FORM($purpose, "accusative") } není třeba platit { FORM($items, "accusative", 1) }
say-add-to = k { FORM($name, "dative") } se přičte { $value }
say-treat-as = { $name } se počítá jako { $value }

### What one pack does to another

say-replace = „{ $path }“ se nahrazuje tímto
say-remove = „{ $path }“ se vynechává
say-set-value = „{ $path }“: nyní { $value }
say-set-option = volba „{ $name }“ je nyní: { $value }
say-set-row = „{ $what }“: nyní { $row }
say-set-row-of = „{ $what }“, { $first }: nyní { $row }
say-path = { $of }: { $part }
    .omits = case
say-extend-before = před „{ $path }“
say-extend-after = po „{ $path }“
say-extend-ways = další možnost v „{ $path }“

### Sentences

tell-english = [en] { $text }
say-sentence = { CAPITAL($text) }.
say-heading = { CAPITAL($text) }:
# Numbers in words, from nought: a sentence written by hand may use them.
say-number-words = žádný/žádné/žádnou jeden/jedna/jedno/jednu/jednoho/jedné/jednom/jednou dva/dvě/dvou/dvěma/dvakrát tři/tří/třemi/třikrát čtyři/čtyř/čtyřmi pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct/jedenácti dvanáct/dvanácti
say-may-words = můžete může mohou smíte

### The whole of a game, section by section

tell-part-play = Průběh hry
tell-part-seat = { CAPITAL($name) }
tell-part-printed = { CAPITAL($name) }
tell-part-options = Volby
tell-part-changes = Co mění { $name }
tell-title = { CAPITAL($name) }
tell-title-change = Změna
tell-start = s čím každý hráč začíná
tell-title-of = { $piece }: { $effect }
tell-left-out = { CAPITAL($who) } se řídí pravidly všech hráčů kromě toho, co je uvedeno níže. Nepoužívá tato pravidla: { $rules }.
tell-printed = { $before } { $text }
tell-yes-or-no = ano nebo ne
tell-option = { $about } { CAPITAL($values) }; pokud se nedohodnete jinak: { $now }.
-winner = vítěz
    .gender = ma
    .genitive = vítěze
    .dative = vítězi
    .locative = vítězi
    .instrumental = vítězem
    .plural = vítězové
    .plural-genitive = vítězů
    .plural-accusative = vítěze
    .plural-dative = vítězům
    .plural-locative = vítězích
    .plural-instrumental = vítězi

### Questions and options

ask-choose = { GENDER($what) ->
    [ma] Kterého
    [f] Kterou
    [n] Které
   *[other] Který
} { FORM($what, "accusative") } vyberete?
ask-may = Chcete { FORM($body, mood: "infinitive") }?
ask-may-other = Chcete to udělat?
ask-more = Chcete ještě jednou { FORM($body, mood: "infinitive") }?
ask-more-other = Ještě jednou?
ask-one = Co vyberete?
ask-order = Co uděláte teď?
ask-window = Co z toho nyní zahrajete?
ask-effects = Který účinek se provede dříve?
ask-mix = Kolik vezmete?
ask-pay = Jak zaplatíte?
ask-yes = ano
ask-no = ne
ask-enough = už nic dalšího
ask-now = nyní: { $what }
ask-go-on = nic; pokračovat
ask-added = co bylo přidáno ({ $number })
ask-added-rule = { $rule } ({ $number })
ask-added-rule-with = { $rule } ({ $given }) ({ $number })

### Things and players in words

tell-player = { FORM("-player", $case) } { $seat }
tell-piece = { FORM($kind, $case) } { $id }
tell-piece-does = { $piece }: { $effect }
tell-cell = { $label }
    .omits = case
# What an option changes. The number has its sign already.
tell-change = { $much } { $noun }
tell-at = { $what } ({ $place })
tell-turned = { $turn ->
    [0] bez otočení
   *[other] otočeno o { $turn } z { $turns }
}
tell-spot = místo { $label }, { tell-turned }
    .omits = case
tell-spot-ground = na zemi na { $label }, { tell-turned }
    .omits = case
tell-spot-level = v úrovni { $level } na { $label }, { tell-turned }
    .omits = case
tell-none = { say-nothing }
tell-mix-left = { $goods }, na ostatní zbývá { $left }
tell-nobody = nikdo
    .omits = case
tell-the-game = Hra

### The log

log-choice = { CAPITAL($who) } volí: { $what }
log-may = { CAPITAL($who) } { $answer ->
    [yes] se rozhodl
   *[no] odmítl
} { FORM($body, mood: "infinitive") }
log-may-other = { CAPITAL($who) } říká { $answer ->
    [yes] ano
   *[no] ne
}
log-pay = { $who } platí { FORM($amount, "accusative") }
log-paid = { CAPITAL($who) } platí takto: { $what }
log-played = { CAPITAL($who) } hraje: { $what }
log-first = { CAPITAL($who) } nejdříve provádí: { $what }
log-gain = { $who } získává { FORM($amount, "accusative") }
log-lose = { $who } ztrácí { FORM($amount, "accusative") }
log-amount = { $number } { FORM($noun, $case) }
log-advance = { $who }: { $noun } je nyní { $number }
# A changing attribute of a piece.
log-mark = { $piece }: { $noun } je nyní { $value }
log-set = { $noun } je nyní { $value }
log-set-own = { $who }: { $noun } je nyní { $value }
log-move = { $who } přesouvá { $to }: { $what }
log-move-many = { $what } se přesouvají { $to }
log-draw = hra přidává { FORM($amount, "accusative") } { $to }
log-draw-own = { $who } bere { FORM($amount, "accusative") } { $to }
log-roll = { $who } hází { $number } ({ $noun })
log-place = { $who } umísťuje { $to }: { $what }
log-other = { $who } mění { FORM($noun, "accusative") }
log-noun = { FORM($noun, $case) }
log-noun-own = { FORM($noun, $case) }
log-line = { CAPITAL($text) }
log-source = { $text } ({ $rule }, { $place })

### Results

tell-winner = { CAPITAL($who) } vítězí.
tell-winner-points = { CAPITAL($who) } vítězí s { $points } body.
tell-shared = { CAPITAL($who) } se dělí o vítězství.
tell-shared-points = { CAPITAL($who) } se dělí o vítězství, každý s { $points } body.
tell-draw = Hra končí remízou.
tell-unfinished = Hra ještě neskončila.
tell-score = { $name } { $points }
tell-sheet = { CAPITAL($who) }: { $scores }; celkem { $points }.
