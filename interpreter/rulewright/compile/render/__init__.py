"""A program to Python text: the only place where Python is written."""
