courtyard_points = courtyards
