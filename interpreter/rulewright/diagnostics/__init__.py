"""Problems as values: a stable code, a place, a sentence, a suggestion. Imports no other stage."""

from rulewright.diagnostics.bug import bug
from rulewright.diagnostics.codes import CODES
from rulewright.diagnostics.diagnostic import Diagnostic, errors, has_errors
from rulewright.diagnostics.english import English, both, either
from rulewright.diagnostics.game_error import GameError
from rulewright.diagnostics.render import to_json, to_text
from rulewright.diagnostics.source_line import escaped
from rulewright.diagnostics.sources import Sources, from_here, opened_by
from rulewright.diagnostics.span import Span
from rulewright.diagnostics.suggest import did_you_mean, suggest, suggest_or_list
from rulewright.diagnostics.unusable import unusable
from rulewright.diagnostics.wording import worded

__all__ = [
    "CODES",
    "Diagnostic",
    "English",
    "GameError",
    "Sources",
    "Span",
    "both",
    "bug",
    "did_you_mean",
    "either",
    "errors",
    "escaped",
    "from_here",
    "has_errors",
    "opened_by",
    "suggest",
    "suggest_or_list",
    "to_json",
    "to_text",
    "unusable",
    "worded",
]
