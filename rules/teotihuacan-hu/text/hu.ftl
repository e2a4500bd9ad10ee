pack-teotihuacan-hu = Teotihuacan: City of Gods, a magyar szabálykönyv szerint
    .about = Amit a magyar szabálykönyv másképp mond, és semmi más.
