"""Simulations on the terminal: progress, figures in words, comparisons."""
