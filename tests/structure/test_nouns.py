"""No game is known to the engine: what the shipped packs call their things stands nowhere in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from tests.shipped_games import PACKS, ROOT, RULES

PACKAGE = ROOT / "interpreter" / "rulewright"
FILES = sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *(ROOT / "grammar").iterdir(), *(ROOT / "schemas").iterdir()])
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # where everything is text
SECTIONS = ("resources", "tracks", "variables", "zones", "boards", "tables")

# Nouns of packs that are also words of the engine, and may stand anywhere in it.
ORDINARY = {
    "value",
    "hex",
    "tile",
    "tiles",
    "round",
    "card",
    "win",  # of the rule language, or of every game
    "site",
    "sites",
    "section",
    "opened",  # names in the code: a site is a place in the rules that asks somebody
    "people",
    "hand",
    "side",
    "drawn",
    "ground",
    "status",
    "laid_out",
    "scored",
    "revealed",
    "forbidden",  # plain English
    "colour",
    "red",
    "green",
    "symbol",
    "blue",
    "yellow",
    "black",
    "white",
    "brown",
    "gray",
    "icon",  # what is shown on a screen or a page
    "box",
    "house",  # a rulebook's own words: what is in the box, and house rules
    "host",  # of a server
    "die",  # what is rolled, if the rules have no name for it
    "board",
    "step",  # of the rule language
    "slot",
    "find",
    "kept",
    "offered",
    "outside",
    "acting",
    "helpers",  # names in the code
    "lying",
    "plain",
    "ready",
    "saving",
    "used",  # plain English
}
# Those that may only stand in comments and docstrings.
IN_PROSE = {
    "deck",
    "grid",
    "hexes",
    "hard",
    "light",
    "wheel",  # plain English
    "double",  # plain English
    "building",
    "city",
    "god",
    "gold",
    "stone",
    "wood",
    "worker",  # examples that are taken from games; better ones would be of no game
    "bonus",
    "construction",
    "corner",
    "dealt",
    "landing",  # plain English
}


def nouns_of(data: dict[str, Any]) -> Iterator[str]:
    """What a file of a pack gives names to."""
    yield from (data[key] for key in ("id", "solo", "pieces", "all") if key in data)
    for name, option in data.get("options", {}).items():
        yield from (name, *option.get("values", ()))
    for name, members in data.get("enums", {}).items():
        yield from (name, *members)
    for section in SECTIONS:
        yield from data.get(section, ())


@cache
def nouns() -> frozenset[str]:
    paths = [path for pack in PACKS for path in (RULES / pack).glob("*.yaml")]
    files = [yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER) for path in paths]
    return frozenset(noun for data in files for noun in nouns_of(data))


@cache
def by_word() -> dict[str, set[str]]:
    """The nouns that are written with the same letters, large or small, under these letters."""
    found: dict[str, set[str]] = {}
    for noun in nouns():
        found.setdefault(noun.lower(), set()).add(noun)
    return found


@cache
def joined() -> frozenset[str]:
    return frozenset(noun for noun in nouns() if "-" in noun)


def found_in(text: str, allowed: set[str]) -> set[str]:
    """The nouns in a text, as whole words; a name of several words joined by hyphens is looked for as it is."""
    low = text.lower()
    words, known = set(re.findall(r"\w+", low)), by_word()
    alone = {noun for word in words & known.keys() for noun in known[word]}
    return (alone | {noun for noun in joined() if noun in low}) - allowed


def in_code(path: Path) -> set[str]:
    """The nouns in a file, but for its comments and docstrings; most files have none anywhere."""
    text = path.read_text(encoding="utf-8")
    return found_in(without_prose(path, text), ORDINARY) if found_in(text, ORDINARY) else set()


def without_prose(path: Path, text: str) -> str:
    if path.suffix != ".py":
        return "\n".join(line for line in text.split("\n") if not line.lstrip().startswith(("#", "//")))
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_noun_of_a_game_is_in_the_engine() -> None:
    assert {path.relative_to(ROOT).as_posix(): found for path in FILES if (found := in_code(path))} == {}


def test_no_noun_of_a_game_is_in_its_comments() -> None:
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES}
    in_all = {path: found_in(text, ORDINARY | IN_PROSE) for path, text in texts.items()}
    assert {path: found for path, found in in_all.items() if found} == {}


def test_nouns_of_every_sort_and_pack_are_looked_for() -> None:
    things = {"papyrus", "happiness", "marker_tier", "starting_box", "temple", "plaza_of", "pillar_tile", "dice"}
    assert {"tic-tac-toe", "botankhamun", "free_action_comes", "before_decrees", "overproduced", "tainted", *things} <= nouns()
    assert len(nouns()) > 200
    assert found_in('if noun == "Papyrus" or here.stacks: papyrus_like()', set()) == {"papyrus", "stacks"}


def test_only_nouns_need_to_be_allowed() -> None:
    assert (ORDINARY | IN_PROSE) - nouns() == set()
    assert set() == ORDINARY & IN_PROSE
