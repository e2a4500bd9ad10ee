pack-teotihuacan-rivals = Teotihuacan: soupeři
    .about = Domácí pravidlo pro ty, kdo mají rádi závod. Kdo při zatmění vede na stupnici pyramidy, získá před výplatou mezd dvě kakaa.

-reward_leaders = odměna vedoucích
    .gender = f
reward_leaders =
    .do = { $mood ->
        [third] odmění
        [infinitive] odměnit
       *[order] odměňte
    } vedoucí
-furthest = nejvyšší pozice
    .gender = f
    .genitive = nejvyšší pozice
explain-reward_leaders = Každý hráč, jehož pozice na stupnici pyramidy je nejvyšší a větší než 0, získá 2 kakaa, počínaje prvním hráčem a dále kolem stolu.
