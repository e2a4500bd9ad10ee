pack-akropolis-courtyards = Akropolis: udvarok
    .about = A minden oldalról körbeépített kőbánya udvarrá válik, és annyit ér, ahányadik szinten fekszik.

courtyard_points = udvarok
explain-courtyard_points = Udvarok: annyi pont jár, amennyi a városodban lévő azon kőbányák szintjeinek összege, amelyek minden oldalról körbe vannak építve.
