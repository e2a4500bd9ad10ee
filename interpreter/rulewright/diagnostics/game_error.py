"""An error that stops a game, carrying what is to be told about it."""

from __future__ import annotations

from rulewright.diagnostics.diagnostic import Diagnostic


class GameError(Exception):
    """The rules, or what a game was begun with, stopped it; the diagnostic names the place."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic
