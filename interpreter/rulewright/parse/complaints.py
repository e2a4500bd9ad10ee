"""What the parser stumbled over, as a sentence for a rules author."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress

from lark import Lark, Token, UnexpectedInput, UnexpectedToken
from lark.exceptions import UnexpectedCharacters
from lark.lexer import PatternStr

from rulewright.diagnostics import Diagnostic, English, Span, either, suggest
from rulewright.parse.confusions import Stumble, confused
from rulewright.parse.makers import Locate

CONTINUES = re.compile(r"(where|by|then|and|or|through|cost|with|as)\b|[+*]")
UNWRITTEN = ("$END", "_NL", "_DEDENT", "_INDENT")
SENTENCE_STARTS = frozenset({"GAIN", "VALUE"})  # terminals that only a statement or a declaration begins with
PLAIN_WORDS = re.compile(r"\(?([a-z| ]+)\)?(?:\\b)?")
SHORTEST_VERB = 3
A_NAME = English("a name")


def indentation(text: str, file: str, locate: Locate) -> Diagnostic:
    levels, at = [0], Span.point(file, *locate(1, 1))
    for number, row in enumerate(text.split("\n"), 1):
        bare = row.lstrip()
        if not bare or bare.startswith("#") or CONTINUES.match(bare):
            continue
        width = len(row.expandtabs(4)) - len(bare)
        back = width < levels[-1]
        while width < levels[-1]:
            levels.pop()
        if width > levels[-1]:
            if back:
                at = Span.point(file, *locate(number, len(row) - len(bare) + 1))
                break
            levels.append(width)
    return Diagnostic(
        "RW204", English("this line is indented unlike any line above it"), at, English("line it up with its block")
    )


def complaint(
    error: UnexpectedInput, lark: Lark, text: str, start: str, file: str, locate: Locate, reserved: Collection[str]
) -> Diagnostic:
    """Lark's complaint about a text, in words."""
    if isinstance(error, UnexpectedCharacters):
        at = Span.point(file, *locate(error.line, error.column))
        shown = text.split("\n")[error.line - 1][error.column - 1 : error.column]
        return Diagnostic("RW202", English("the sign `{shown}` has no meaning here", shown=shown), at, _sign_hint(shown))
    if not isinstance(error, UnexpectedToken):
        at = Span.point(file, *locate(max(1, text.count("\n")), 1))
        return Diagnostic("RW203", English("this sentence ends too early"), at, English("write the rest of it"))
    token, word = error.token, str(error.token)
    meant = confused(_stumble(error, token, lark, text, start))
    if meant is not None:
        code, at_fault, message, better = meant
        return Diagnostic(code, message, _span(at_fault, file, locate), better)
    verb = _misspelt_verb(lark, text, start, token, reserved)
    if verb is not None:
        wrong, near = verb
        return Diagnostic("RW201", English("`{wrong}` is no verb of the language", wrong=wrong), _span(wrong, file, locate), near)
    expected = sorted({_words(name, lark) for name in error.accepts or error.expected if name != "_DEDENT"})
    if token.type in UNWRITTEN:
        return _too_early(token, expected, text, file, locate)
    span = _span(token, file, locate)
    if A_NAME in expected and word in reserved:
        return Diagnostic(
            "RW207",
            English("`{word}` is a word of the language and cannot be a name", word=word),
            span,
            English("choose another name"),
        )
    hint = suggest(word, [w for w in expected if w.isalpha()]) or _expected(expected)
    return Diagnostic("RW201", English("`{word}` does not fit here", word=word), span, hint)


def _too_early(token: Token, expected: list[str], text: str, file: str, locate: Locate) -> Diagnostic:
    row = max(1, min(token.line or 1, text.count("\n")))
    if token.type == "_INDENT":
        at = Span.point(file, *locate(token.end_line or row, token.end_column or 1))
        return Diagnostic(
            "RW204", English("this line is indented, but nothing above opens a block"), at, English("end that line with `:`")
        )
    code = text.split("\n")[row - 1].split("#")[0].rstrip()
    at = Span.point(file, *locate(row, len(code) + 1))
    return Diagnostic(
        "RW203", English("this sentence ends too early"), at, _expected(expected) or English("write the rest of it")
    )


def _stumble(error: UnexpectedToken, token: Token, lark: Lark, text: str, start: str) -> Stumble:
    before = [each for each, _ in _tokens(lark, text, start) if (each.start_pos or 0) < (token.start_pos or 0)]
    written = [each for each in before if each.type not in UNWRITTEN]
    accepted = frozenset(error.accepts or error.expected)
    return Stumble(token, written, text, start == "declaration", lambda: _verbs(lark), accepted)


def _verbs(lark: Lark) -> frozenset[str]:
    """Every word that begins a statement, and no declaration."""
    inside = lark.parse_interactive("rule a: ", start="declaration")
    for _ in inside.iter_parse():
        pass
    accepted: set[str] = inside.accepts()  # type: ignore[no-untyped-call]
    return frozenset(word for name in accepted for word in _written(lark, name))


# -- a verb that is none --
def _misspelt_verb(lark: Lark, text: str, start: str, wrong: Token, reserved: Collection[str]) -> tuple[Token, English] | None:
    """`gian 2 coin` stumbles at the 2, as a sentence may begin with a name (`n times: …`); what is wrong is the word before."""
    before = None
    for token, _ in _tokens(lark, text, start):
        if (token.start_pos or 0) >= (wrong.start_pos or 0):
            break
        before = token
    if before is None or before.type != "NAME" or len(before) < SHORTEST_VERB or before in reserved:
        return None
    accepted = next(accepts() for token, accepts in _tokens(lark, text, start) if token.start_pos == before.start_pos)
    if not accepted & SENTENCE_STARTS:
        return None
    better = suggest(before, [word for name in accepted for word in _written(lark, name)])
    return (before, better) if better else None


def _tokens(lark: Lark, text: str, start: str) -> Iterator[tuple[Token, Callable[[], set[str]]]]:
    """Every token up to the one that does not fit, and what the parser would take in its place."""
    parser = lark.parse_interactive(text, start=start)
    with suppress(UnexpectedInput):
        for token in parser.iter_parse():
            yield token, parser.accepts


def _written(lark: Lark, terminal: str) -> list[str]:
    """The words of a terminal; none if it is a name, a number or a sign."""
    if terminal in UNWRITTEN:
        return []
    words = PLAIN_WORDS.fullmatch(lark.get_terminal(terminal).pattern.value)
    return words[1].split("|") if words else []


# -- words for what the grammar knows --
def _span(token: Token, file: str, locate: Locate) -> Span:
    line, column = locate(token.line or 1, token.column or 1)
    return Span(file, line, column, line, column + len(token))


def _sign_hint(sign: str) -> English:
    return {
        "×": English("write `{sign}`", sign="*"),
        "≥": English("write `{sign}`", sign=">="),
        "≤": English("write `{sign}`", sign="<="),
        "≠": English("write `{sign}`", sign="!="),
        "'": English("names need no quotes"),
        '"': English("names need no quotes"),
        "/": English("write `{sign}`", sign="div"),
        "%": English("write `{sign}`", sign="mod"),
        "{": English("write a list as [a, b]"),
        "&": English("write `{sign}`", sign="and"),
        "|": English("write `{sign}`", sign="or"),
        "!": English("write `{sign}`", sign="not"),
        "?": English("write `{sign}`", sign="(a if test else b)"),
    }.get(sign, English("remove it"))


def _words(terminal: str, lark: Lark) -> str:
    """How a terminal is told: a sign or a word of the language as it is, a kind of word as `English`."""
    known: dict[str, str] = {
        "NAME": A_NAME,
        "INT": English("a number"),
        "LPAR": "(",
        "RPAR": ")",
        "LSQB": "[",
        "RSQB": "]",
        "COLON": ":",
        "COMMA": ",",
        "SEMICOLON": ";",
        "DOT": ".",
        "_NL": English("end of line"),
        "_INDENT": English("an indented block"),
        "EQUAL": "=",
        "CMP": English("a comparison"),
        "ADD": "+",
        "MUL": "*",
        "MINUS": "-",
        "$END": English("end of text"),
        "ALTS": "choose one",
        "AGG": "count",
        "QUANT": "none",
        "RULE": "rule",
        "WHEN": "after",
        "VERB": English("a verb, as `gains`"),
        "EXTEND": "extend before",
        "OR_NOTHING": "or nothing",
    }
    if terminal in known:
        return known[terminal]
    pattern = lark.get_terminal(terminal).pattern
    return pattern.value if isinstance(pattern, PatternStr) else terminal.lower().strip("_")


def _expected(words: list[str]) -> English | None:
    shown = [word if isinstance(word, English) else f"`{word}`" for word in words]
    return English("expected {ways}", ways=either(shown)) if 0 < len(shown) <= 8 else None
