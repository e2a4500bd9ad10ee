"""Names from strangers: none reaches the generated Python but as an identifier behind a prefix."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path

import pytest
from tests.abuse.helpers import PACK, codes, found, loaded, play

from rulewright.check.check import Checked
from rulewright.check.load import Loaded
from rulewright.compile import Mode, compile_game
from rulewright.run.game import GameError, settle
from rulewright.run.guards import METHODS, Forbidden, guarded
from rulewright.run.machine import BUILTINS, Machine

# Each of these would run, rename, end a string or a line, or look like something else.
HOSTILE = [
    "__import__('os').system('true')",
    "x): pass\nimport os\ndef y(S",
    'x"""\nimport os\n"""',
    "a'b",
    'a"b',
    "a\nb",
    "a;b",
    "a b",
    "a-b",
    "a.b",
    "a\\",
    "{x}",
    "${x}",
    "%s",
    "__class__",
    "__builtins__",
    "_private",
    "a__b",
    "сoin",  # the first letter is Cyrillic
    "ｃｏｉｎ",
    "coin\u200b",
    "coın",
    "café",
    "9lives",
    "",
    " ",
    "x" * 900,
]
KEYWORDS = [
    "class",
    "def",
    "lambda",
    "None",
    "True",
    "import",
    "exec",
    "eval",
    "print",
    "S",
    "C",
    "self",
    "rnd",
    "points2",
    "element",
    "python",
    "type_",
    "this",
    "owner",
    "PLAYERS",
    "Fail",
    "LOOPS",
    "counted",
    "spend",
    "held",
    "able2",
    "flow2",
    "globals",
    "range",
    "len",
    "type",
]
PLACES = {
    "enum": "enums:\n  {0}: [aa, bb]\n",
    "constant": "enums:\n  colour: [aa, {0}]\n",
    "resource": "resources:\n  {0}: {{per: player}}\n",
    "track": "tracks:\n  {0}: {{per: player, max: 5}}\n",
    "variable": "variables:\n  {0}: {{}}\n",
    "zone": "zones:\n  {0}: {{holds: card}}\n",
    "board": "boards:\n  {0}: {{shape: square, width: 3, height: 3, cells: {{mark: player}}}}\n",
    "cell": "boards:\n  grid: {{shape: square, width: 3, height: 3, cells: {{{0}: player}}}}\n",
    "table": "tables:\n  {0}: {{key: number, values: {{1: 2}}}}\n",
    "holds": "zones:\n  hand: {{holds: {0}}}\n",
    "per": "variables:\n  thing: {{per: {0}}}\n",
    "type": "variables:\n  thing: {{type: {0}}}\n",
    "start": "variables:\n  thing: {{start: {0}}}\n",
    "stands for": "resources:\n  gold: {{per: player, stands_for: [{0}]}}\n",
    "tiles": "boards:\n  land: {{shape: hex, tiles: {0}}}\n",
    "table key": "enums:\n  colour: [aa, bb]\ntables:\n  prices: {{key: colour, values: {{{0}: 2}}}}\n",
    "table value": "enums:\n  colour: [aa, bb]\ntables:\n  prices: {{key: number, type: colour, values: {{1: {0}}}}}\n",
}
CARDS = {
    "kind": "pieces: {0}\nitems:\n  a: {{}}\n",
    "all": "pieces: card\nall: {0}\nitems:\n  a: {{}}\n",
    "attribute": "pieces: card\nattributes:\n  {0}: number\nitems:\n  a: {{}}\n",
    "effect attribute": "pieces: card\nattributes:\n  {0}: effect\nitems:\n  a: {{}}\n",
    "faces": "pieces: card\nfaces: {0}\nshapes:\n  i: [[0, 0]]\nattributes:\n  {0}: list of number\nitems:\n  a: {{{0}: [1]}}\n",
    "shape": "pieces: card\nshapes:\n  {0}: [[0, 0]]\nitems:\n  a: {{shape: {0}}}\n",
    "item": "pieces: card\nattributes:\n  cost: number\nitems:\n  {0}: {{cost: 2}}\n",
    "item value": "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {{cost: {0}}}\n",
    "item field": "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {{{0}: 1}}\n",
    "item effect": "pieces: card\nattributes:\n  use: effect\nitems:\n  a: {{use: {0}}}\n",
    "source": "pieces: card\nsource: {0}\nitems:\n  a: {{}}\n",
    "note": "pieces: card\nnote: {0}\nitems:\n  a: {{note: {0}}}\n",
}
MANIFEST = {
    "option": "options:\n  {0}: {{type: yes_no, default: no}}\n",
    "option value": "options:\n  mood: {{type: choice, values: [aa, {0}], default: {0}}}\n",
    "option number": "options:\n  mood: {{type: number, min: 0, max: 9, default: {0}}}\n",
    "pack name": "name: {0}\n",
    "base": "extends: [{0}]\n",
    "known": "knows: [{0}]\n",
    "language": "languages: [{0}]\n",
    "solo": "solo: {0}\n",
}
RULES = """flow game:
    turns:
        do turn
winner: most coin
rule turn:
    choose amount from 1..3
    gain amount coin
    set round to round + 1
    if round > 3: end game
"""
NOUNS = "resources:\n  coin: {per: player}\nvariables:\n  round: {}\n"
CARD = "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {cost: 1}\n"


def quoted(name: str) -> str:
    """A name as a YAML text, whatever it holds."""
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def merged(first: str, second: str) -> str:
    """Two noun files in one; a section that both have is continued."""
    sections: dict[str, str] = {}
    name = ""
    for line in (first + second).splitlines(keepends=True):
        if not line.startswith(" "):
            name = line
            sections.setdefault(name, "")
        else:
            sections[name] += line
    return "".join(head + body for head, body in sections.items())


def build(tmp_path: Path, where: str, text: str) -> Loaded:
    if where in PLACES:
        return loaded(tmp_path / "abuse", RULES, merged(NOUNS, PLACES[where].format(text)), cards_yaml=CARD)
    if where in CARDS:
        return loaded(tmp_path / "abuse", RULES, NOUNS, cards_yaml=CARDS[where].format(text))
    return loaded(tmp_path / "abuse", RULES, NOUNS, PACK.format(id="abuse") + MANIFEST[where].format(text), cards_yaml=CARD)


def module_of(checked: Checked) -> list[ast.Module]:
    """The generated module in all its modes."""
    players = checked.rules.base.players[0]
    options = settle(checked, players, {})
    modes = (Mode(), Mode(trace=True), Mode(cover=True))
    return [ast.parse(compile_game(checked, players, options, mode).source) for mode in modes]


PREFIXES = ("my_", "rule_", "value_", "score_", "plain_", "effect_", "seat_", "on_", "mod_", "flow_", "step_")


def assert_harmless(checked: Checked) -> None:
    """Every name is one of the compiler's own, or a pack's behind a prefix; no string, import or hidden attribute occurs."""
    program = compile_game(checked, checked.rules.base.players[0], settle(checked, checked.rules.base.players[0], {}))
    machine = Machine(program)
    for tree in module_of(checked):
        made = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        made |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        made |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for node in ast.walk(tree):
            assert not isinstance(
                node, ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal | ast.ClassDef | ast.Try | ast.With
            )
            if isinstance(node, ast.Attribute):
                assert node.attr in METHODS
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value in {
                    "before",
                    "after",
                    "instead of",
                    "in",
                    "you",
                    "another player",
                    "any player",
                    *checked.rules.seats(),
                }
            elif isinstance(node, ast.Name):
                assert node.id.isascii()
                assert not node.id.startswith("_") or node.id == "_"
                if node.id not in made:
                    assert node.id in machine.names or node.id in BUILTINS
                    assert node.id not in vars(builtins) or node.id in BUILTINS
        for name in made - {"_"}:
            assert name.startswith(PREFIXES) or name not in vars(builtins) or name in {"range", "len"}, name
    assert set(machine.names["__builtins__"]) == set(BUILTINS)
    assert not {"open", "eval", "exec", "__import__", "getattr", "setattr", "type", "vars", "compile"} & set(BUILTINS)
    for name, value in machine.names.items():
        assert not isinstance(value, type(ast)), f"{name} is a module"


@pytest.mark.parametrize("where", [*PLACES, *CARDS, *MANIFEST])
def test_hostile_texts_in_tables(tmp_path: Path, where: str) -> None:
    for number, text in enumerate(HOSTILE):
        result = build(tmp_path / str(number), where, quoted(text))
        if result.checked is not None:
            assert_harmless(result.checked)
            try:
                play(result, 6)
            except GameError as error:
                assert where in ("item effect", "option number", "solo"), error.diagnostic


@pytest.mark.parametrize(
    "where",
    [
        "enum",
        "constant",
        "resource",
        "track",
        "variable",
        "zone",
        "board",
        "cell",
        "table",
        "kind",
        "all",
        "attribute",
        "effect attribute",
        "faces",
        "option",
    ],
)
@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:20])
def test_a_hostile_name_is_refused_where_it_stands(tmp_path: Path, where: str, text: str) -> None:
    result = build(tmp_path, where, quoted(text))
    problem = found(result, "RW302" if text or "RW136" not in codes(result) else "RW136")
    assert problem.span is not None
    assert problem.span.file in ("abuse/nouns.yaml", "abuse/cards.yaml", "abuse/pack.yaml")
    assert len(problem.message) < 120
    assert not result.ok


@pytest.mark.parametrize("text", KEYWORDS)
def test_words_of_python_are_names_like_any_other(tmp_path: Path, text: str) -> None:
    """In every kind of declaration, and as rule, value, score, parameter and local."""
    for number, where in enumerate(
        ["enum", "resource", "variable", "zone", "board", "cell", "table", "kind", "attribute", "option"]
    ):
        result = build(tmp_path / str(number), where, quoted(text))
        if result.checked is not None:
            assert_harmless(result.checked)
            play(result, 6)
    rules = (
        f"flow game:\n    turns:\n        do {text}(2)\nwinner: most coin\n"
        f"rule {text}({text}x):\n    choose {text}y from 1..3\n"
        f"    let {text}z = {text}y + {text}x + {text}v({text}y)\n    gain {text}z coin\n"
        f"    for each {text} in players: gain 1 coin\n    set round to round + 1\n    if round > 3: end game\n"
        f"value {text}v({text}) = {text} * 2\nscore {text}s = coin\n"
    )
    result = loaded(tmp_path / "rules", rules)
    assert result.checked is not None, codes(result)
    assert_harmless(result.checked)
    play(result, 6)


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:20])
def test_hostile_names_in_sentences(tmp_path: Path, text: str) -> None:
    """Each is no sentence of the language, or an unknown or refused name; none is carried out."""
    places = [
        f"rule {text}: skip\n",
        f"value {text} = 1\n",
        f"score {text} = 1\n",
        f"flow {text}:\n    do turn\n",
        f"rule other({text}): skip\n",
        f"value other({text}) = 1\n",
        f"value other(x: {text}) = 1\n",
        f"rule other:\n    let {text} = 1\n",
        f"rule other:\n    choose {text} from players\n",
        f"rule other:\n    for each {text} in players: skip\n",
        f"rule other:\n    do {text}\n",
        f"rule other:\n    gain 1 {text}\n",
        f"rule other:\n    choose x from players as {text}\n",
        f"rule other:\n    pay 1 coin for {text}\n",
        f"rule other:\n    part {text}: skip\n",
        f"rule other:\n    window {text}\n",
        f"rule other:\n    choose one:\n        {text}: skip\n",
        f"bot {text}:\n    amount: random\n",
        f"remove {text}\n",
        f"set {text} to 1\n",
        f"replace turn with rule {text}: skip\n",
        f"extend after {text}: skip\n",
    ]
    for number, place in enumerate(places):
        result = loaded(tmp_path / str(number), RULES + place)
        if result.checked is not None:
            assert_harmless(result.checked)
            play(result, 6)


def test_shipped_games_are_harmless() -> None:
    from rulewright.check.load import load
    from rulewright.read.packs import available_packs

    for name in available_packs():
        checked = load([name]).checked
        if checked is not None:
            assert_harmless(checked)


@pytest.mark.parametrize(
    "source",
    [
        "import os\n",
        "x = ().__class__\n",
        "x = S.__dict__\n",
        "x = __builtins__\n",
        "class X: pass\n",
        "def f():\n    yield 1\n",
        "try:\n    pass\nexcept Fail:\n    pass\n",
        "with x: pass\n",
        "del x\n",
        "async def f(): pass\n",
        "x = f'{y}'\n",
        "x = (y := 1)\n",
        "global x\n",
        "assert x\n",
        "x = S.clear()\n",
    ],
)
def test_code_that_no_rule_is_compiled_to_is_refused(source: str) -> None:
    """A second fence: even if a name slipped through, what it could say is not carried out."""
    with pytest.raises(Forbidden):
        guarded(source, {}, 10)


def test_two_tables_never_share_a_name(tmp_path: Path) -> None:
    """`card` and `Card`, or a kind `a` with `b_c` and a kind `a_b` with `c`, would meet in one Python name."""
    nouns = (
        NOUNS + "zones:\n  first_zone: {holds: a, start: all}\n  two: {holds: a_b, start: all}\n  three: {holds: A, start: all}\n"
    )
    rules = (
        "flow game:\n    do turn\nwinner: most coin\nrule turn:\n    let x = first of first_zone\n    let y = first of two\n"
        "    let z = first of three\n    gain b_c of x + 10 * c of y + 100 * b_c of z coin\n    set round to 1\n"
    )
    cards = {
        "one_yaml": "pieces: a\nall: ones\nattributes:\n  b_c: number\nitems:\n  i: {b_c: 1}\n",
        "two_yaml": "pieces: a_b\nall: twos\nattributes:\n  c: number\nitems:\n  i: {c: 2}\n",
        "three_yaml": "pieces: A\nall: threes\nattributes:\n  b_c: number\nitems:\n  i: {b_c: 3}\n",
    }
    game = play(loaded(tmp_path / "abuse", rules, nouns, **cards))
    assert game.view()["variables"]["coin"]["player 1"] == 321
