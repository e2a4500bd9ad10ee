pack-teotihuacan-cs = Teotihuacan: City of Gods podle českých pravidel
    .about = Co česká pravidla říkají jinak, a nic jiného.
