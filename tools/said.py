"""Everything that diagnostics say, as a table to be translated: `interpreter/rulewright/diagnostics/text/en.ftl`.

English stands in the code, where it is said. This gathers it, room by room, and writes the table; a test sees to it that the
table is what the code says. `--missing hu` shows what a language lacks, as messages to be filled in.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

from rulewright.cli.helping import paragraphs
from rulewright.diagnostics import wording

ENGINE = Path(wording.__file__).parent.parent
HEAD = """# What diagnostics and reports say in English, gathered from the code by tools/said.py: do not write here.
# A translation is a copy with other words, named after its language; what it leaves out is said in English.
"""
SAYING = ("English", "said")
COMMANDS = ("click.command", "click.group")
EXAMPLES = re.compile(r"(rulewright \S+( \S+)*\n?)+")  # commands without a word beside them
NAME = re.compile(r"\{\{|\}\}|\{(\w+)\}|\{|\}")
FLUENT_BRACES = {"{": '{ "{" }', "}": '{ "}" }'}


def said() -> dict[str, dict[str, str]]:
    """The messages of each room: id and English, as Fluent. Two templates with one id are a mistake."""
    found: dict[str, dict[str, str]] = {}
    templates: dict[str, str] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        room = path.relative_to(ENGINE).parts[0].removesuffix(".py")
        for template, valued in _templates(path):
            id = wording.template_id(template)
            if templates.setdefault(id, template) != template:
                raise ValueError(f"{path}: `{template}` and `{templates[id]}` have the same id")
            if not any(id in known for known in found.values()):
                found.setdefault(room, {})[id] = as_fluent(template, valued)
    return found


def _templates(path: Path) -> Iterator[tuple[str, bool]]:
    """Every template in a file, and whether it is given values."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
            template = node.args[0]
            if not isinstance(template, ast.Constant):
                raise ValueError(f"{path}:{node.lineno}: what is said must be written out")
            yield str(template.value), bool(node.keywords)
    if "cli" in path.relative_to(ENGINE).parts:
        yield from ((text, False) for text in _help(path))


def _help(path: Path) -> Iterator[str]:
    """What commands and options say of themselves, paragraph by paragraph; examples alone need no words."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield from (
                str(word.value.value) for word in node.keywords if word.arg == "help" and isinstance(word.value, ast.Constant)
            )
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(each).startswith(COMMANDS) for each in node.decorator_list):
            yield from (each for each in paragraphs(ast.get_docstring(node) or "") if not EXAMPLES.fullmatch(each))


def as_fluent(template: str, valued: bool) -> str:
    """A template as a Fluent pattern."""

    def one(found: re.Match[str]) -> str:
        if not valued or found[1] is None:
            return (
                "".join(FLUENT_BRACES[sign] for sign in (found[0] if not valued else found[0][:1]))
                if found[1] is None
                else (f"{FLUENT_BRACES['{']}{found[1]}{FLUENT_BRACES['}']}")
            )
        return f"{{ ${found[1]} }}"

    return NAME.sub(one, template)


def _value(text: str) -> str:
    """A pattern behind its id; one of several lines, or one that begins with a space, stands below it."""
    if text.startswith(" "):
        return f' {{ "" }}{text}'
    return f" {text}" if "\n" not in text else "\n" + "\n".join(f"    {line}" for line in text.split("\n"))


def written() -> str:
    """The whole table."""
    parts = [HEAD]
    for room, messages in sorted(said().items()):
        parts.append(f"\n### {room}\n\n" + "".join(f"{id} ={_value(text)}\n" for id, text in sorted(messages.items())))
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--missing", metavar="LANGUAGE", help="show what a language lacks instead of writing the table")
    language = parser.parse_args().missing
    if language is None:
        (wording.TEXT / "en.ftl").write_text(written(), encoding="utf-8")
        return
    known = wording._sources(language)
    for messages in said().values():
        for id, text in messages.items():
            if id not in known:
                print(f"{id} ={_value(text)}")


if __name__ == "__main__":
    main()
