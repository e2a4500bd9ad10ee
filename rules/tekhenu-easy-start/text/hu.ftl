pack-tekhenu-easy-start = Tekhenu: könnyebb kezdés
    .about = Az első estére. Mindenki eggyel több arannyal kezd, és eggyel több áldás van.
