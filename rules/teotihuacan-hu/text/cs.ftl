pack-teotihuacan-hu = Teotihuacan: City of Gods podle maďarských pravidel
    .about = Co maďarská pravidla říkají jinak, a nic jiného.
