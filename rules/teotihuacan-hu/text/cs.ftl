pack-teotihuacan-hu = Teotihuacan: City of Gods podle maďarských pravidel
    .about = Co maďarská pravidla říkají jinak, a nic jiného.

# Sentences by hand, as the game is by this rulebook.
extra_goods =
    .do = { verb-gain } o 1 libovolnou surovinu více: dřevo, kámen nebo zlato
    .omits = goal
explain-technology-tech_05 = Poté, co vykonáte hlavní akci na desce, která dává surovinu, získejte o 1 libovolnou surovinu více: dřevo, kámen nebo zlato.
explain-fits_class = Z kategorie je každý dílek, ať je na něm uvedena kterákoli.
explain-climb_for_icon = Pokud můžete na chrámu postoupit, můžete vystoupit na chrámu o 1 schod výše.
explain-alchemy_power_ups = Posilte jednou každého vlastního volného pracovníka, jehož deskou je alchymie, na desce alchymie.
