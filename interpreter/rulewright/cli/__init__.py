"""The command line: thin shells over the stages. Importing it costs next to nothing; each command fetches what it needs."""

from rulewright.cli.main import main

__all__ = ["main"]
