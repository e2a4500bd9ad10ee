pack-akropolis-courtyards = Akropolis: nádvoří
    .about = Lom obestavěný ze všech stran se stane nádvořím a má hodnotu své úrovně.

-courtyard_points = nádvoří
    .gender = n
    .plural = nádvoří
