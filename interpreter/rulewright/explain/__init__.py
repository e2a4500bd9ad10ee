"""Rules, options and the log in words. Every text is a Fluent message; grammar lives in the messages, never in code."""

from rulewright.explain.check import check_texts, coverage
from rulewright.explain.sentences import Sentences, explain
from rulewright.explain.texts import Texts

__all__ = ["Sentences", "Texts", "check_texts", "coverage", "explain"]
