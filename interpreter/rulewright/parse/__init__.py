"""Text to syntax trees and back: the grammar, the trees, the parser and the printer."""

from rulewright.parse.formatter import format_rules
from rulewright.parse.parser import declarations_of, parse_effect, parse_expression, parse_rules, reserved_words
from rulewright.parse.printer import print_declaration, print_effect, print_expression
from rulewright.parse.wording import expression as written

__all__ = [
    "declarations_of",
    "format_rules",
    "parse_effect",
    "parse_expression",
    "parse_rules",
    "print_declaration",
    "print_effect",
    "print_expression",
    "reserved_words",
    "written",
]
