pack-tekhenu-easy-start = Tekhenu: snazší začátek
    .about = Na první večer. Každý začíná s jedním zlatem navíc a je o jedno požehnání víc.
