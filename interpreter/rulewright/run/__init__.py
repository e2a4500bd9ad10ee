"""Playing: states, choices, games, saves and bots."""
