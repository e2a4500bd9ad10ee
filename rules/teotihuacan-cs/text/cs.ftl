pack-teotihuacan-cs = Teotihuacan: City of Gods podle českých pravidel
    .about = Co česká pravidla říkají jinak, a nic jiného.

# Sentences by hand, as the game is by this rulebook.
explain-send_on = Pracovník zaujme první z políček uctívání u chrámů po desce, na kterém nejsou pracovníci. Není-li takové, zaujme první políčko uctívání po desce, které smí zaujmout a na kterém je aspoň jeden pracovník.
explain-move_calendar = Jste-li poslední hráč, přesuňte světlý disk o 1, ale ne za tmavý disk. Blíží-li se zatmění, snižte počet tahů do zatmění o 1. Jinak, je-li světlý disk na tmavém disku, se zatmění blíží: počet tahů do zatmění je počet hráčů a počet kroků od vás k poslednímu hráči dohromady. Má-li toto zatmění přijít okamžitě, je počet tahů do zatmění 0.
explain-climb = Pokud můžete na chrámu postoupit, můžete vystoupit na chrámu o 1 schod výše.
