-courtyard_points = dvory
    .gender = mi
    .plural = dvory
