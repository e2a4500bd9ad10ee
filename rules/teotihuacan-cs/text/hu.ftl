pack-teotihuacan-cs = Teotihuacan: City of Gods, a cseh szabálykönyv szerint
    .about = Amit a cseh szabálykönyv másképp mond, és semmi más.

# Sentences by hand, as the game is by this rulebook.
explain-send_on = A munkás a templomok imádásmezői közül a táblától számított elsőt foglalja el, ahol nincs munkás. Ha nincs ilyen, a táblától számított első elfoglalható imádásmezőt, ahol legalább egy munkás van.
explain-move_calendar = Ha te vagy az utolsó játékos, mozgasd a világos korongot 1 mezővel előre, de legfeljebb a sötét korongig. Ha napfogyatkozás esedékes, csökkentsd a napfogyatkozás előtti körök számát 1-gyel. Egyébként ha a világos korong elérte a sötét korongot, napfogyatkozás esedékes, és a napfogyatkozás előtti körök száma a játékosok száma plusz a tőled az utolsó játékosig vezető lépések száma. Ha napfogyatkozás esedékes, és azonnal bekövetkezik, a napfogyatkozás előtti körök száma 0.
explain-climb = Ha léphetsz egyet a templomon, léphetsz egy lépcsőt a templomon.
