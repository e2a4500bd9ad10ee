pack-teotihuacan-hu = Teotihuacan: City of Gods, a magyar szabálykönyv szerint
    .about = Amit a magyar szabálykönyv másképp mond, és semmi más.

# Sentences by hand, as the game is by this rulebook.
extra_goods =
    .do = { verb-gain } még 1 tetszőleges nyersanyagot: fát, követ vagy aranyat
    .omits = goal
explain-technology-tech_05 = Miután végrehajtod egy tábla fő akcióját, ha a táblának van nyersanyaga, kapsz még 1 tetszőleges nyersanyagot: fát, követ vagy aranyat.
explain-fits_class = Minden lapka az osztályba tartozik, bármi is az osztálya.
explain-climb_for_icon = Ha léphetsz egyet a templomon, megteheted: lépj egy lépcsőt a templomon.
explain-alchemy_power_ups = Növeld az alkímián lévő minden szabad munkásod erejét egyszer az alkímiánál.
