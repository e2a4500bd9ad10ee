courtyard_points = udvarok
