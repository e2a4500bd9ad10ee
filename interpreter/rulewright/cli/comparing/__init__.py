"""Two sets of rules on the terminal: what differs, as sections."""
