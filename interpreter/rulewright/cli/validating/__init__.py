"""A verdict on the terminal, in JSON, or as annotations."""
