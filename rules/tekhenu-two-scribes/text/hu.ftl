pack-tekhenu-two-scribes = Tekhenu: két írnok
    .about = Egyetlen számból álló házi szabály. Mindenki két írnokkal kezd, hogy az első fordulóban több legyen a választási lehetőség.
