"""The Python that rules are compiled to: small, cheap, and nothing in it that no rule says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, chain, loaded, quickly, turn
from tests.compile.harmless import assert_harmless
from tests.inside import Forbidden, loaded_code, source_of
from tests.shipped_games import EACH_PACK, rules
from tests.small_packs import checked_of, play


@pytest.mark.parametrize("pack", EACH_PACK)
def test_shipped_games_are_harmless(pack: str) -> None:
    assert_harmless(rules(pack))


@pytest.mark.parametrize("pack", EACH_PACK)
def test_no_branch_is_dead_and_no_slot_is_a_bare_number(pack: str) -> None:
    """A person may want to read it. The tests of loops, branches and alternatives ask something, and slots have names."""
    checked = rules(pack)
    for node in ast.walk(ast.parse(source_of(checked, 2))):
        for row in (getattr(node, "body", None), getattr(node, "orelse", None)):
            assert not isinstance(row, list) or not any(isinstance(one, ast.Return | ast.Raise) for one in row[:-1]), ast.unparse(
                node
            )
        match node:
            case ast.If(test=test) | ast.IfExp(test=test):
                asked = [test]
            case ast.comprehension(ifs=asked) | ast.BoolOp(values=asked):
                pass
            case ast.Subscript(value=ast.Name(id="S"), slice=ast.Slice(lower=ast.expr() as first, upper=ast.expr() as last)):
                asked = [first, last]
            case ast.Subscript(value=ast.Name(id="S"), slice=asked_slot):
                asked = [asked_slot]
            case _:
                continue
        assert not any(isinstance(one, ast.Constant) for one in asked), ast.unparse(node)[:200]


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
        "global x\n",
        "assert x\n",
        "x = S.clear()\n",
        "def __build_class__(): pass\n",
        "def f(__x): pass\n",
    ],
)
def test_code_that_no_rule_is_compiled_to_is_refused(source: str) -> None:
    """A second fence: even if a name slipped through, what it could say is not carried out."""
    with pytest.raises(Forbidden):
        loaded_code(source)


def test_two_tables_never_share_a_name(tmp_path: Path) -> None:
    """`card` and `Card`, or a kind `a` with `b_c` and a kind `a_b` with `c`, would meet in one Python name."""
    nouns = (
        NOUNS + "zones:\n  first_zone: {holds: a, start: all}\n  two: {holds: a_b, start: all}\n  three: {holds: A, start: all}\n"
    )
    sentences = (
        "flow game: each player: do turn\nwinner: most coin\n"
        "rule turn:\n    let x = first of first_zone\n    let y = first of two\n"
        "    let z = first of three\n    gain b_c of x + 10 * c of y + 100 * b_c of z coin\n    set round to 1\n"
    )
    cards = {
        "one.yaml": "pieces: a\nall: ones\nattributes:\n  b_c: number\nitems:\n  i: {b_c: 1}\n",
        "two.yaml": "pieces: a_b\nall: twos\nattributes:\n  c: number\nitems:\n  i: {c: 2}\n",
        "three.yaml": "pieces: A\nall: threes\nattributes:\n  b_c: number\nitems:\n  i: {b_c: 3}\n",
    }
    game = play(loaded(tmp_path, sentences, nouns, files=cards))
    assert game.view()["variables"]["coin"]["player 1"] == 321


def test_fixed_values_do_not_swell_the_code(tmp_path: Path) -> None:
    rules_text = (
        turn("choose x from players", "set round to v40")
        + "value v0 = size of players\n"
        + chain("v", "value {0}{1} = {0}{2} + {0}{2}\n")
    )
    with quickly():
        checked = checked_of(loaded(tmp_path, rules_text))
        assert len(source_of(checked, 2)) < 10_000


def test_plain_rules_are_not_slowed_down() -> None:
    """What the shipped small games do in a turn is proved cheap beforehand: nothing in it is counted or held."""
    for name in ("tic-tac-toe", "connect-four"):
        for function in ast.parse(source_of(rules(name), 2)).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("rule_", "value_")):
                called = {
                    node.func.id for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                }
                assert not called & {"spend", "counted", "metered", "held"}
