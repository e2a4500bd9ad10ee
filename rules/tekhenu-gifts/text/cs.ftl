pack-tekhenu-gifts = Tekhenu: dary Nilu
    .about = Malé rozšíření vlastního návrhu. Šest požehnání, čtyři technologie a počáteční karta, asi stejně silné jako ty stávající.
