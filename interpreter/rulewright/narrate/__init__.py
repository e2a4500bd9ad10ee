"""A game in play in words: questions, options, the log and the result, in one language."""

from rulewright.narrate.texts import Texts

__all__ = ["Texts"]
