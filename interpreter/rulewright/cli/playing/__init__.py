"""A person at the terminal: what is shown, what may be typed, and what it means."""
