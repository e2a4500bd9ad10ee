"""Packs to one table of addressable declarations."""

from rulewright.link.link import link
from rulewright.link.ruleset import Ruleset

__all__ = ["Ruleset", "link"]
