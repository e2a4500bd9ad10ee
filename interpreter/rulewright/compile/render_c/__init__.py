"""A program to C: the only place where C is written. No text of a pack comes into it, only numbers."""
