pack-akropolis-courtyards = Akropolis: udvarok
    .about = A minden oldalról körbeépített kőfejtő udvarrá válik, és annyit ér, ahányadik szinten fekszik.

courtyard_points = udvarok
