"""Expressions in words: values, tests, and many things. `voice` has the four ways to say one; each other file is one idea."""
