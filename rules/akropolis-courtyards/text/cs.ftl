pack-akropolis-courtyards = Akropolis: nádvoří
    .about = Lom obestavěný ze všech stran se stane nádvořím a má hodnotu svého patra.

-courtyard_points = dvory
    .gender = mi
    .plural = dvory
