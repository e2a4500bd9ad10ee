pack-teotihuacan-cs = Teotihuacan: City of Gods, a cseh szabálykönyv szerint
    .about = Amit a cseh szabálykönyv másképp mond, és semmi más.
