"""Improvements: each a function from program to program that can be tested and left out alone.

An improvement changes what a program costs, never what it does: with and without it, the same options are offered and the
same states reached.
"""
