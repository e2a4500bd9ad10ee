pack-tekhenu-two-scribes = Tekhenu: dva písaři
    .about = Domácí pravidlo o jediném čísle. Každý začíná se dvěma písaři, aby bylo v prvním kole více na výběr.
