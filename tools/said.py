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

from rulewright.diagnostics import wording

ENGINE = Path(wording.__file__).parent.parent
HEAD = """# What diagnostics and reports say in English, gathered from the code by tools/said.py: do not write here.
# A translation is a copy with other words, named after its language; what it leaves out is said in English.
"""
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
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "English":
            template = node.args[0]
            if not isinstance(template, ast.Constant):
                raise ValueError(f"{path}:{node.lineno}: what is said must be written out")
            yield str(template.value), bool(node.keywords)


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


def written() -> str:
    """The whole table."""
    parts = [HEAD]
    for room, messages in sorted(said().items()):
        parts.append(f"\n### {room}\n\n" + "".join(f"{id} = {text}\n" for id, text in sorted(messages.items())))
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
                print(f"{id} = {text}")


if __name__ == "__main__":
    main()
