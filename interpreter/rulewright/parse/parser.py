"""Text to trees. Each top-level declaration is parsed alone, so one run reports every broken sentence."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from lark import UnexpectedInput
from lark.exceptions import LarkError
from lark.indenter import DedentError

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.limits import (
    MAX_BRACKETS,
    MAX_DECLARATION,
    MAX_DECLARATIONS,
    MAX_DIGITS,
    MAX_FILE_PROBLEMS,
    MAX_NAME,
)
from rulewright.parse import ast
from rulewright.parse.complaints import CONTINUES, complaint, indentation
from rulewright.parse.makers import Locate, TooDeep, TooLarge, build
from rulewright.parse.tables import parser
from rulewright.process import PARSING
from rulewright.read import grammar_text

LONG_NAME = re.compile(rf"[A-Za-z][A-Za-z0-9_]{{{MAX_NAME},}}")
SHORT, KEPT = 500, 1000  # characters of a declaration that is remembered, and how many are: less than a hundred megabytes


@cache
def reserved_words() -> frozenset[str]:
    """Every word the grammar gives a meaning to; no noun of a pack may be one of them."""
    text = grammar_text("rules.lark")
    words = set(re.findall(r'"([a-z]+)"', text))
    for alternatives in re.findall(r"/\(([a-z| ]+)\)", text):
        words.update(word for phrase in alternatives.split("|") for word in phrase.split())
    words |= {"any", "first", "last", "else", "up", "it", "div", "mod", "extend"}
    return frozenset(words - {"player", "game"})


def parse_rules(text: str, file: str) -> tuple[list[ast.Decl], list[Diagnostic]]:
    """Every declaration of a rules file, and a diagnostic for each that could not be read."""
    declarations: list[ast.Decl] = []
    problems: list[Diagnostic] = []
    for count, (first_line, chunk) in enumerate(declarations_of(text)):
        if count >= MAX_DECLARATIONS or len(problems) >= MAX_FILE_PROBLEMS:
            problems.append(_too_many(file, first_line, len(problems)))
            break

        read = _remembered if len(chunk) <= SHORT else _declaration
        found, errors = read(chunk, file, first_line)
        problems.extend(errors)
        if found is not None:
            declarations.append(found)
    return declarations, problems


def _declaration(chunk: str, file: str, first: int) -> tuple[ast.Decl | None, tuple[Diagnostic, ...]]:
    found, errors = _parse(chunk, "declaration", file, lambda line, column: (line + first - 1, column))
    return found, tuple(errors)


_remembered = lru_cache(KEPT)(_declaration)  # who changes a line of a pack and loads it again has not changed the others


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
    source = text.rstrip() + "\n"
    try:
        with PARSING:
            tree = parser().parse(source, start=start)
        return build(tree, file, locate), []
    except TooDeep as error:
        message, hint = English("this sentence nests too deeply"), English("split it into named values or rules")
        return None, [Diagnostic("RW205", message, error.span.head, hint)]
    except TooLarge as error:
        message, hint = (
            English("this number has more than {max_digits} digits", max_digits=MAX_DIGITS),
            English("use a smaller number"),
        )
        return None, [Diagnostic("RW208", message, error.span, hint)]
    except DedentError:
        return None, [indentation(source, file, locate)]
    except UnexpectedInput as error:
        with PARSING:  # what was meant is asked of the parser, too
            return None, [complaint(error, parser(), source, start, file, locate, reserved_words())]
    except LarkError as error:
        line, column = locate(1, 1)
        return None, [
            Diagnostic("RW203", English("this sentence cannot be read: {error}", error=error), Span.point(file, line, column))
        ]


def _too_much(text: str, file: str, locate: Locate) -> Diagnostic | None:
    line, column = locate(1, 1)
    if len(text) > MAX_DECLARATION:
        message = English(
            "this declaration is {count} characters long; the limit is {max_declaration}",
            count=len(text),
            max_declaration=MAX_DECLARATION,
        )
        return Diagnostic("RW206", message, Span.point(file, line, column), English("split it into several"))
    depth = 0
    for number, row in enumerate(text.split("\n"), 1):
        for index, char in enumerate(row, 1):
            if char == "#":
                break
            depth += (char in "([") - (char in ")]")
            if depth > MAX_BRACKETS:
                at = Span.point(file, *locate(number, index))
                return Diagnostic(
                    "RW205", English("brackets are nested too deeply here"), at, English("split it into named values")
                )
        indent = row[: len(row) - len(row.lstrip())]
        if "\t" in indent and row.strip():
            at = Span.point(file, *locate(number, indent.index("\t") + 1))
            return Diagnostic("RW121", English("this line is indented with a tab"), at, English("indent with spaces"))
        long = LONG_NAME.search(row.split("#")[0])
        if long:
            at = Span.point(file, *locate(number, long.start() + 1))
            return Diagnostic(
                "RW210",
                English("this name has more than {max_name} characters", max_name=MAX_NAME),
                at,
                English("use a shorter name"),
            )
        if len(row) - len(row.lstrip()) > 4 * MAX_BRACKETS:
            at = Span.point(file, *locate(number, 1))
            return Diagnostic("RW205", English("this line is indented too deeply"), at, English("move the inner part to a rule"))
    return None


def _too_many(file: str, line: int, problems: int) -> Diagnostic:
    at = Span.point(file, line, 1)
    if problems:
        return Diagnostic(
            "RW140",
            English("this file has more than {problems} problems; the rest is not read", problems=problems),
            at,
            English("mend these first"),
        )
    message = English(
        "a file may have at most {max_declarations} declarations; the rest is not read", max_declarations=MAX_DECLARATIONS
    )
    return Diagnostic("RW209", message, at, English("remove what is not needed"))
