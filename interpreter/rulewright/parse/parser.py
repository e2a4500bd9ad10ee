"""Text to trees. Each top-level declaration is parsed alone, so one run reports every broken sentence."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from lark import Lark, UnexpectedInput, UnexpectedToken, lexer
from lark import __version__ as lark_version
from lark.exceptions import LarkError, UnexpectedCharacters, VisitError
from lark.indenter import DedentError, Indenter

from rulewright.diagnostics import Diagnostic, Span, did_you_mean
from rulewright.parse import ast
from rulewright.parse.build import MAX_DIGITS, Build, Locate, TooDeep, TooLarge
from rulewright.read.limits import MAX_PROBLEMS
from rulewright.read.resources import cached, forget, grammar_text

MAX_DECLARATION = 40_000
MAX_DECLARATIONS = 5_000
MAX_BRACKETS = 40
MAX_NAME = 80
VERBS = ["pay", "gain", "lose", "advance", "set", "let", "choose", "move", "place", "draw", "shuffle", "roll", "require", "do",
         "window", "add", "until", "if", "match", "may", "for", "each", "turns", "repeat", "part", "value", "score", "winner",
         "flow", "action", "rule", "bot", "after", "before", "when", "while", "replace", "remove", "extend"]
STARTS = ("declaration", "effect", "expression")
LONG_NAME = re.compile(rf"[A-Za-z][A-Za-z0-9_]{{{MAX_NAME},}}")
CONTINUES = re.compile(r"(where|by|then|and|or|through|cost)\b|[+*]")


class Indentation(Indenter):
    """Blocks by indentation, as the grammar's _INDENT and _DEDENT."""

    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB"]
    CLOSE_PAREN_types = ["RPAR", "RSQB"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 4


@cache
def _parser() -> tuple[Lark, Build]:
    build = Build()
    text = grammar_text("rules.lark")
    options: dict[str, Any] = {"postlex": Indentation()}

    def make() -> bytes:
        thorough, lexer.has_interegular = lexer.has_interegular, False  # words that collide are a test's business
        try:
            lark = Lark(text, parser="lalr", start=list(STARTS), propagate_positions=True, postlex=Indentation())
        finally:
            lexer.has_interegular = thorough
        data, memo = lark.memo_serialize([*_terminal_types()])
        return pickle.dumps((data, memo))

    def load(tables: bytes) -> Lark:
        data, memo = pickle.loads(tables)
        loaded: Lark = Lark.__new__(Lark)._load({"data": data, "memo": memo}, **options)
        return loaded

    key = f"{lark_version} {text}"
    try:
        return load(cached("grammar", key, make)), build
    except Exception:  # whatever is wrong with what was remembered, it can be made again
        forget("grammar", key)
        return load(make()), build


def _terminal_types() -> tuple[type, ...]:
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    return TerminalDef, Rule


@cache
def reserved_words() -> frozenset[str]:
    """Every word the grammar gives a meaning to; no noun of a pack may be one of them."""
    text = grammar_text("rules.lark")
    words = set(re.findall(r'"([a-z]+)"', text))
    for alternatives in re.findall(r"/\(([a-z| ]+)\)", text):
        words.update(word for phrase in alternatives.split("|") for word in phrase.split())
    words |= {"any", "first", "else", "up", "it", "div", "mod", "extend"}
    return frozenset(words - {"player", "game"})


def parse_rules(text: str, file: str) -> tuple[list[ast.Decl], list[Diagnostic]]:
    """Every declaration of a rules file, and a diagnostic for each that could not be read."""
    declarations: list[ast.Decl] = []
    problems: list[Diagnostic] = []
    for count, (first_line, chunk) in enumerate(declarations_of(text)):
        if count >= MAX_DECLARATIONS or len(problems) >= MAX_PROBLEMS:
            problems.append(_too_many(file, first_line, len(problems)))
            break

        def locate(line: int, column: int, first: int = first_line) -> tuple[int, int]:
            return line + first - 1, column

        found, errors = _parse(chunk, "declaration", file, locate)
        problems.extend(errors)
        if found is not None:
            declarations.append(found)
    return declarations, problems


def parse_effect(text: str, file: str, locate: Locate) -> tuple[tuple[ast.Node, ...], list[Diagnostic]]:
    """The listeners and statements of a component's effect; `locate` knows where its lines stand in the file."""
    found, errors = _parse(text, "effect", file, locate)
    return (found or ()), errors


def parse_expression(text: str, file: str, locate: Locate) -> tuple[ast.Expr | None, list[Diagnostic]]:
    return _parse(text, "expression", file, locate)


def declarations_of(text: str) -> list[tuple[int, str]]:
    """Split a file into its top-level declarations: (number of the first line, text)."""
    chunks: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        starts = bool(line) and line[0] not in " \t#" and not CONTINUES.match(line)
        if starts:
            chunks.append((number, [line]))
        elif chunks:
            chunks[-1][1].append(line)
        elif line.strip() and not line.lstrip().startswith("#"):
            chunks.append((number, [line]))
    return [(number, "\n".join(lines)) for number, lines in chunks]


def _parse(text: str, start: str, file: str, locate: Locate) -> tuple[Any, list[Diagnostic]]:
    problem = _too_much(text, file, locate)
    if problem:
        return None, [problem]
    lark, build = _parser()
    build.begin(file, locate)
    source = text.rstrip() + "\n"
    try:
        return build.transform(lark.parse(source, start=start)), []
    except VisitError as error:
        if isinstance(error.orig_exc, TooDeep):
            message, hint = "this sentence nests too deeply", "split it into named values or rules"
            return None, [Diagnostic("RW205", message, _first_line(error.orig_exc.span), hint)]
        if isinstance(error.orig_exc, TooLarge):
            message, hint = f"this number has more than {MAX_DIGITS} digits", "use a smaller number"
            return None, [Diagnostic("RW208", message, error.orig_exc.span, hint)]
        raise
    except DedentError:
        line, column = locate(1, 1)
        return None, [_indentation(source, file, locate)]
    except UnexpectedInput as error:
        return None, [_explain(error, source, start, file, locate)]
    except LarkError as error:
        line, column = locate(1, 1)
        return None, [Diagnostic("RW203", f"this sentence cannot be read: {error}", Span.point(file, line, column))]


def _too_much(text: str, file: str, locate: Locate) -> Diagnostic | None:
    line, column = locate(1, 1)
    if len(text) > MAX_DECLARATION:
        message = f"this declaration is {len(text)} characters long; the limit is {MAX_DECLARATION}"
        return Diagnostic("RW206", message, Span.point(file, line, column), "split it into several")
    depth = 0
    for number, row in enumerate(text.split("\n"), 1):
        for index, char in enumerate(row, 1):
            if char == "#":
                break
            depth += (char in "([") - (char in ")]")
            if depth > MAX_BRACKETS:
                at = Span.point(file, *locate(number, index))
                return Diagnostic("RW205", "brackets are nested too deeply here", at, "split it into named values")
        long = LONG_NAME.search(row.split("#")[0])
        if long:
            at = Span.point(file, *locate(number, long.start() + 1))
            return Diagnostic("RW210", f"this name has more than {MAX_NAME} characters", at, "use a shorter name")
        if len(row) - len(row.lstrip()) > 4 * MAX_BRACKETS:
            at = Span.point(file, *locate(number, 1))
            return Diagnostic("RW205", "this line is indented too deeply", at, "move the inner part to a rule")
    return None


def _too_many(file: str, line: int, problems: int) -> Diagnostic:
    at = Span.point(file, line, 1)
    if problems:
        return Diagnostic("RW140", f"this file has more than {problems} problems; the rest is not read", at, "mend these first")
    message = f"a file may have at most {MAX_DECLARATIONS} declarations; the rest is not read"
    return Diagnostic("RW209", message, at, "remove what is not needed")


def _first_line(span: Span) -> Span:
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line, span.column + 1)


def _indentation(text: str, file: str, locate: Locate) -> Diagnostic:
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
    return Diagnostic("RW204", "this line is indented unlike any line above it", at, "line it up with its block")


def _explain(error: UnexpectedInput, text: str, start: str, file: str, locate: Locate) -> Diagnostic:
    """Lark's complaint, as a sentence for a rules author."""
    if isinstance(error, UnexpectedCharacters):
        at = Span.point(file, *locate(error.line, error.column))
        shown = text.split("\n")[error.line - 1][error.column - 1 : error.column]
        return Diagnostic("RW202", f"the sign `{shown}` has no meaning here", at, _sign_hint(shown))
    if not isinstance(error, UnexpectedToken):
        at = Span.point(file, *locate(max(1, text.count("\n")), 1))
        return Diagnostic("RW203", "this sentence ends too early", at, "write the rest of it")
    token = error.token
    expected = sorted(_words(name) for name in error.accepts or error.expected)
    if token.type in ("$END", "_NL", "_DEDENT", "_INDENT"):
        row = max(1, min(token.line or 1, text.count("\n")))
        if token.type == "_INDENT":
            at = Span.point(file, *locate(token.end_line or row, token.end_column or 1))
            return Diagnostic("RW204", "this line is indented, but nothing above opens a block", at, "end that line with `:`")
        code = text.split("\n")[row - 1].split("#")[0].rstrip()
        at = Span.point(file, *locate(row, len(code) + 1))
        return Diagnostic("RW203", "this sentence ends too early", at, _expected(expected) or "write the rest of it")
    line, column = locate(token.line or 1, token.column or 1)
    span = Span(file, line, column, line, column + len(str(token)))
    word = str(token)
    if word == "else":
        return Diagnostic("RW201", "there is no `if` for this `else`", span, "line it up with its `if`")
    verb = _misspelt_verb(text, token.line or 1, token.column or 1, file, locate)
    if verb is not None:
        return verb
    guess = did_you_mean(word, [w for w in expected if w.isalpha()])
    hint = f"did you mean `{guess}`?" if guess else _expected(expected)
    if "a name" in expected and word in reserved_words():
        return Diagnostic("RW207", f"`{word}` is a word of the language and cannot be a name", span, "choose another name")
    return Diagnostic("RW201", f"`{word}` does not fit here", span, hint)


def _misspelt_verb(text: str, row: int, column: int, file: str, locate: Locate) -> Diagnostic | None:
    """`gian 2 stone` stumbles at the 2, but what is wrong is the word before it."""
    head = re.match(r"\s*([a-z_]+)\s+$", text.split("\n")[row - 1][: column - 1])
    if head is None or head[1] in reserved_words():
        return None
    guess = did_you_mean(head[1], VERBS)
    if guess is None:
        return None
    line, start = locate(row, head.start(1) + 1)
    span = Span(file, line, start, line, start + len(head[1]))
    return Diagnostic("RW201", f"`{head[1]}` is no verb of the language", span, f"did you mean `{guess}`?")


def _sign_hint(sign: str) -> str:
    return {"×": "write `*`", "≥": "write `>=`", "≤": "write `<=`", "≠": "write `!=`", "'": "names need no quotes",
            '"': "names need no quotes", "/": "write `div`", "%": "write `mod`",
            "{": "write a list as [a, b]"}.get(sign, "remove it")


def _words(terminal: str) -> str:
    names = {"NAME": "a name", "INT": "a number", "LPAR": "(", "RPAR": ")", "LSQB": "[", "RSQB": "]", "COLON": ":",
             "COMMA": ",", "SEMICOLON": ";", "_NL": "end of line", "_INDENT": "an indented block", "EQUAL": "=",
             "CMP": "a comparison", "ADD": "+", "MUL": "*", "MINUS": "-", "__ANON_0": "..", "$END": "end of text",
             "ALTS": "choose one", "AGG": "count", "QUANT": "none", "RULE": "rule", "WHEN": "after",
             "_DEDENT": "less indentation"}
    return names.get(terminal, terminal.lower().strip("_"))


def _expected(words: list[str]) -> str | None:
    shown = [w if w in ("a name", "a number", "end of line", "an indented block", "a comparison", "end of text",
                        "less indentation") else f"`{w}`" for w in words if w != "less indentation"]
    if not shown or len(shown) > 8:
        return None
    return "expected " + (" or ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else shown[0])


Parse = Callable[[str, str], tuple[list[ast.Decl], list[Diagnostic]]]
