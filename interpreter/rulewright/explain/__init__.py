"""Rules in words, made from the rules themselves, so that text and behaviour cannot drift.

Every text is a Fluent message; grammar lives in the messages, never in code. What is said of a game in play is `narrate`'s.
"""

from rulewright.explain.addresses import address_of, addresses, meant, sayable
from rulewright.explain.book import Explained, explain
from rulewright.explain.catalog import ENGLISH, Catalog
from rulewright.explain.check_texts import check_texts, coverage
from rulewright.explain.compared import Compared, Idle, compare_printed
from rulewright.explain.offered import Variant, pack_words, variants
from rulewright.explain.phrases import PLURAL, Count, Form, Phrase, fixed
from rulewright.explain.pieces import Shown, item_of, piece_name, piece_phrase, printed_on, shown_of_piece
from rulewright.explain.sentences import Sentences
from rulewright.explain.skeleton import skeleton
from rulewright.explain.statements.blocks import Told
from rulewright.explain.survey import Lack, Survey, survey
from rulewright.explain.wording import Arg, joined, listed, message, numeral

__all__ = [
    "ENGLISH",
    "PLURAL",
    "Arg",
    "Catalog",
    "Compared",
    "Count",
    "Explained",
    "Form",
    "Idle",
    "Lack",
    "Phrase",
    "Sentences",
    "Shown",
    "Survey",
    "Told",
    "Variant",
    "address_of",
    "addresses",
    "check_texts",
    "compare_printed",
    "coverage",
    "explain",
    "fixed",
    "item_of",
    "joined",
    "listed",
    "meant",
    "message",
    "numeral",
    "pack_words",
    "piece_name",
    "piece_phrase",
    "printed_on",
    "sayable",
    "shown_of_piece",
    "skeleton",
    "survey",
    "variants",
]
