pack-tekhenu-gifts = Tekhenu: a Nílus ajándékai
    .about = Saját tervezésű kis kiegészítő. Hat áldás, négy technológia és egy kezdőkártya, nagyjából olyan erősek, mint a meglévők.
