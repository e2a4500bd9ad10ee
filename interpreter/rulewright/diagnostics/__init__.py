"""Problems as values: a stable code, a place, a sentence, a suggestion. Imports no other stage."""

from rulewright.diagnostics.codes import CODES
from rulewright.diagnostics.diagnostic import Diagnostic, did_you_mean, errors, has_errors
from rulewright.diagnostics.render import to_json, to_text
from rulewright.diagnostics.span import Span

__all__ = ["CODES", "Diagnostic", "Span", "did_you_mean", "errors", "has_errors", "to_json", "to_text"]
