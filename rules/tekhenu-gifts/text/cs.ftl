pack-tekhenu-gifts = Tekhenu: dary Nilu
    .about = Malé rozšíření vlastního návrhu. Šest požehnání, čtyři technologie a startovní karta, asi stejně silné jako ty dosavadní.
