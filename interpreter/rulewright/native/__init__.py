"""Programs in C: built with the machine's own compiler, kept, loaded and played."""
