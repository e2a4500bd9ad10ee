reward_leaders = jutalom az élen állóknak
    .do = jutalmazzátok meg az élen állókat
-furthest = legtávolabbi hely
    .accusative = legtávolabbi helyet
    .plural = legtávolabbi helyek
    .its = legtávolabbi helye
