pack-teotihuacan-rivals = Teotihuacan: vetélytársak
    .about = Házi szabály azoknak, akik szeretik a versenyt. Aki napfogyatkozáskor a piramissávon vezet, a bérek kifizetése előtt két kakaót kap.

reward_leaders = jutalom az élen állóknak
    .do = jutalmazzátok meg az élen állókat
-furthest = legtávolabbi hely
    .accusative = legtávolabbi helyet
    .plural = legtávolabbi helyek
    .its = legtávolabbi helye
explain-reward_leaders = A kezdőjátékossal kezdve, körsorrendben kap 2 kakaót minden játékos, akinek a piramissávon elért helye a legtávolabbi hely, és több, mint 0.
