"""Whatever may be wrong with a word is told at that word, and nothing else is: one mistake of each kind, in one game."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import loaded

PARAGRAPHS = (Path(__file__).parent / "wrong_words.txt").read_text(encoding="utf-8").split("\n\n")[1:]
NOUNS = """\
enums: {colour: [red, blue], ground: [grass]}
resources: {coin: {per: player}, wood: {per: player}, stock: {per: colour}, pool: {}}
tracks: {fame: {per: player, max: 20}}
variables: {leader: {type: player}, told: {}, owed: {per: [colour, player]}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player}
  box: {holds: cube, start: all}
  tiles_left: {holds: tile, start: all}
boards:
  grid: {shape: square, width: 3, height: 3, cells: {mark: player}}
  land: {shape: square, tiles: tile}
  own_land: {shape: square, tiles: tile, per: player}
  isle: {shape: square, legend: {g: grass}, map: gg}
tables: {price: {key: number, values: {1: 3, 2: 5}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, hues: list of colour, gift: effect}
items: {ant: {worth: 1, hue: red, hues: [red], gift: "gain 1 coin"}}
"""
TILES = """\
pieces: tile
faces: hues
shapes: {one: [[0, 0]]}
attributes: {hues: list of colour}
items: {t: {hues: [red]}}
"""
RULES = """\
flow game:
    each player: do rest
    do round

winner: most coin
flow round: do rest
value plain_value = 1
value doubled(n) = 2 * n
rule rest: skip
rule twice(n): gain n coin
"""
Told = tuple[int, str, str, str]  # a line, a code, a message, and what stands under the carets


def written() -> tuple[str, list[Told]]:
    """All sentences as one file, and what must be told of it."""
    text, wanted = RULES, []
    for number, paragraph in enumerate(PARAGRAPHS):
        head, *lines = paragraph.strip("\n").split("\n")
        text += f"\nrule wrong_{number}:\n" if lines[0].startswith(" ") else "\n"
        for line in lines:
            if "⟦" in line:
                wanted.append((text.count("\n") + 1, head[:5], head[6:], line[line.index("⟦") + 1 : line.index("⟧")]))
            text += line.replace("⟦", "").replace("⟧", "") + "\n"
    return text, wanted


def test_each_mistake_is_told_at_its_word(tmp_path: Path) -> None:
    text, wanted = written()
    files = {"tiles.yaml": TILES, "cubes.yaml": "pieces: cube\nitems: {c: {}}\n"}
    found = loaded(tmp_path, text, NOUNS, CARDS, files=files)
    told = []
    for problem in found.diagnostics:
        span = problem.span
        assert span is not None
        line = found.sources[span.file].split("\n")[span.line - 1]
        end = span.end_column - 1 if span.end_line == span.line else len(line)
        told.append((span.line, problem.code, str(problem.message), line[span.column - 1 : end]))
    assert [one for one in wanted if one not in told] == []
    assert [one for one in told if one not in wanted] == []


# What is wrong, and what is proposed.
HINTS = {
    "gain qqqqqq coin": "declare it, or look at its spelling",
    "gain tolt coin": "did you mean `told`?",
    "gain twice coin": "write `do twice`",
    "gain doubled coin": "it is `doubled(n: number)`",
    "gain plain_value(3) coin": "it is just `plain_value`",
    "gain price coin": "it is `price(…)` with a number",
    "gain stock coin": "there is one `stock` per colour",
    "gain told of player coin": "it is just `told`",
}


def test_what_is_proposed(tmp_path: Path) -> None:
    rules = RULES + "".join(f"rule wrong_{number}: {line}\n" for number, line in enumerate(HINTS))
    found = loaded(tmp_path, rules, NOUNS, CARDS, files={"tiles.yaml": TILES, "cubes.yaml": "pieces: cube\nitems: {c: {}}\n"})
    first = RULES.count("\n") + 1
    told = {
        problem.span.line - first: str(problem.suggestion)
        for problem in found.diagnostics
        if problem.severity == "error" and problem.span
    }
    assert {line: told[number] for number, line in enumerate(HINTS)} == HINTS
