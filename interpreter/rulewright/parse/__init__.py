"""Text to syntax trees and back: the grammar, the trees, the parser and the printer."""

from rulewright.parse.parser import parse_effect, parse_expression, parse_rules, reserved_words

__all__ = ["parse_effect", "parse_expression", "parse_rules", "reserved_words"]
