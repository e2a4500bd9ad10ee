"""The table at the terminal: shown once and then by what changed, with cards and rules to read, and nothing lost unasked."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from tests import small_packs
from tests.cli.starting import hot_seat

from rulewright.cli.playing.columns import TWO_COLUMNS, folded, in_columns, plain

NOUNS = """
enums: {shore: [north_shore, south_shore]}
resources: {reed: {per: player}}
variables: {tide: }
zones:
  deck: {holds: shell, seen_by: nobody, start: all}
  row: {holds: shell, per: shore}
  own: {holds: shell, per: player}
"""
SHELLS = """
pieces: shell
attributes: {worth: number}
items:
  oyster: {copies: 3, worth: 3, effect: "after you do rest: gain 1 reed"}
  mussel: {copies: 9, worth: 1, effect: "after you do rest: gain 2 reed"}
"""
RULES = """
flow game:
    do deal
    for each n in 1..4:
        each player: do turn
rule deal:
    shuffle deck
    draw 5 from deck to row(north_shore)
    draw 5 from deck to row(south_shore)
action turn:
    choose shell from shells where it in row(north_shore) or it in row(south_shore)
    gain worth of shell reed
    move shell to own
    do rest
rule rest: advance tide
winner: most reed
"""
TABLE = """
regions: {beach: {shows: [row]}}
unseen: [deck, tide]
beside: {shore: {left: size of row(it)}}
"""


@pytest.fixture
def beach(tmp_path: Path) -> tuple[str, ...]:
    files = {"table.yaml": TABLE}
    folder = small_packs.pack(tmp_path, RULES, NOUNS, SHELLS + "all: shells\n", name="beach", players=(2, 2), files=files)
    return "play", str(folder), "--seed", "11", "--seat", "2=human"


def test_the_table_is_shown_once_and_then_only_what_changed(run, beach):
    output = run(*beach, text="1\ntable\nquit\n").output
    first, second, third = re.split(r"^> ", output, flags=re.M)[:3]
    assert "north shore (left 5)" in first and "south shore (left 5)" in first
    assert "tide" not in output  # bookkeeping, also where it changes
    assert "(left 4)" in second and "Player 1 gains" in second and ".rules:" not in second
    assert "north shore (left " in third and "reed" in third


def test_options_stand_as_on_the_table_with_what_they_do_for_certain(run, beach):
    output = run(*beach, text="quit\n").output
    menu = output.partition("?\n")[2]
    assert menu.index("  north shore\n") < menu.index("1) ") < menu.index("  south shore\n") < menu.index("6) ")
    assert "mussel" in menu and "oyster" in menu
    for line in menu.splitlines():  # its worth, and what it gives when one rests
        assert ("(+3 reed)" in line, "(+4 reed)" in line) == ("mussel" in line, "oyster" in line)
    assert menu.count("reed)") == 10


def test_a_thing_is_read_by_its_name(run, beach):
    output = run(*beach, text="card oyster\ncard zebra\nrules rest\nrules zebra\nrules\nquit\n").output
    assert "> shell oyster.1\n  After you do “rest”, gain 1 reed." in output
    assert "Nothing here is called `zebra`." in output
    assert "> Rest\n  Advance the tide by 1." in output
    assert "No rule is called `zebra`" in output
    assert "Rules to read:\n  game · deal · turn · rest" in output


def test_a_long_list_is_narrowed_by_typing(run, beach):
    output = run(*beach, text="mussel\nquit\n").output
    narrowed = output.partition("Several fit `mussel`:\n")[2].partition("\n> ")[0]
    listed = re.findall(r"\d+\) shell (\w+)", narrowed)
    assert len(listed) > 1 and set(listed) == {"mussel"}


def test_no_word_is_broken_at_the_edge(run, beach, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    output = run(*beach, text="1\nhelp\nlog\nrules turn\nwhy\nquit\n").output
    assert max(len(line) for line in output.splitlines() if "beach/" not in line) <= 60


def test_a_wide_terminal_has_two_columns():
    blocks = [["one", "two"], ["three"], ["four"]]
    assert in_columns(blocks, TWO_COLUMNS - 1) == ["one", "two", "", "three", "", "four"]
    assert [line.split() for line in in_columns(blocks, TWO_COLUMNS)] == [["one", "three"], ["two"], ["four"]]
    assert folded("  \x1b[1mred\x1b[0m green blue", 12, "..") == ["  \x1b[1mred\x1b[0m green", "  ..blue"]
    assert plain("\x1b[1mred\x1b[0m") == "red"


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.cli.playing.session.on_terminal", lambda stream: True)


def test_a_finished_turn_is_confirmed_before_bots_follow(run, monkeypatch):
    at_a_terminal(monkeypatch)
    output = run("play", "tic-tac-toe", "--seed", "1", text="b2\nundo\na1\n\nquit\nquit\n").output
    assert output.count("Your turn is over") == 2
    assert output.count("Taken back.") == 1
    board = output[output.rindex("┌") :]
    assert board.count("O") >= 1 and "1 │ X │" in board


def test_between_two_turns_one_can_read_and_save(run, monkeypatch, tmp_path):
    at_a_terminal(monkeypatch)
    path = tmp_path / "Evening.save"
    typed = f"b2\nlog\nrules turn\nsave {path}\nhelp\nundo\nquit\n"
    output = run("play", "tic-tac-toe", "--seed", "1", text=typed).output
    assert output.count("Your turn is over") == 5, "each is answered, and then the turn still waits"
    between = output[output.index("Your turn is over") : output.index("Taken back.")]
    assert "Player 1 chooses b2" in between and "Turn" in between
    assert path.exists(), "the name of a file keeps its capital letters"


def test_quitting_asks_and_saving_keeps_seats(run, monkeypatch, tmp_path):
    at_a_terminal(monkeypatch)
    path = tmp_path / "evening.save"
    asked = run(*hot_seat(), text="a1\nquit\nb1\nquit\nquit\n").output
    assert asked.count("This game is not saved.") == 2
    opening = "play", "tic-tac-toe", "--seed", "1", "--seat", "2=greedy"
    saved = run(*opening, text=f"a1\n\nsave {path}\nsave\nquit\n").output
    assert f"Saved in {path}" in saved.replace("\n", " ") and "It is saved in" in saved
    assert '"seats": {"1": "human", "2": "greedy"}' in path.read_text()
    again = run("play", "--save", str(path), text="quit\n")
    assert again.exit_code == 0 and "after 2 lines" in again.output


def test_a_lost_terminal_keeps_the_game(run, monkeypatch, tmp_path):
    at_a_terminal(monkeypatch)
    monkeypatch.chdir(tmp_path)
    output = run(*hot_seat(), text="a1\nb1\n").output
    (kept,) = Path(".").glob("*.save")
    assert f"Kept as {kept}" in output
    assert "after 2 lines" in run("play", "--save", str(kept), text="quit\n").output


def test_the_end_tells_where_points_came_from(run, tmp_path, pack):
    rules = Path(pack, "game.rules")
    more = "\nafter any player does turn, as feast: gain 1 berry\n"
    rules.write_text(rules.read_text() + more)
    output = run("play", pack, "--seed", "1", "--seat", "2=human", text="2\n" * 60).output
    told = output.partition("Where berries came from")[2]
    first, *rest = told.splitlines()[2:5]
    assert first.split()[:5] == ["what", "each", "player", "has", "at"]
    lines = [line.split() for line in rest]
    assert [line[0] for line in lines] == ["turn", "feast"]
    assert all(part.startswith(("+", "-")) for line in lines for part in line[1:])


def test_a_save_starts_no_program(run, tmp_path):
    path = tmp_path / "evening.save"
    stranger = tmp_path / "bot.py"
    stranger.write_text("from pathlib import Path\nPath(__file__).with_name('ran').touch()\nclass Mine: pass\n")
    run("play", "tic-tac-toe", "--seed", "1", "--save", str(path), text="a1\nquit\n")
    first, header, *_ = path.read_text().splitlines()
    data = header.partition(" ")[2].replace('"random"', f'"{stranger}:Mine"')
    chain = hashlib.sha256(f"{first} {data}".encode()).hexdigest()[:12]
    path.write_text(f"{first}\n{chain} {data}\n")
    result = run("play", "--save", str(path), text="quit\n")
    assert result.exit_code == 2 and "say so again with --seat 2=" in " ".join(result.output.split())
    assert not (tmp_path / "ran").exists()


FIELD = """
resources: {reed: {per: player, start: 2}}
boards: {field: {shape: square, width: 2, height: 2, cells: {sown: yes_no}}}
"""
HUTS = """
places: hut
all: huts
attributes: {near: cell of field, owned_by: {type: player, varies: true}}
items: {mill: {near: a1}, barn: {near: b2}}
"""
SOWING = """
flow game: each player: do turn
action turn:
    choose used from 1..6
    pay used reed
    choose hut from huts where owned_by = nothing
    set owned_by of hut to player
value crop(cell) = (3 if cell = first of cells of field else 5)
winner: most reed
"""
SHOWN = "beside: {field: {worth: crop(it)}}\nlooks: {hut: {touches: near}}\n"


def test_bare_cells_tell_their_worth_and_places_beside_a_board_whose_they_are(run, tmp_path):
    files = {"huts.yaml": HUTS, "table.yaml": SHOWN}
    folder = small_packs.pack(tmp_path, SOWING, FIELD, name="field", players=(2, 2), files=files)
    said = run("play", str(folder), "--seat", "2=human", text="why 4\nwhy 1\n1\nbarn\ntable\nquit\nn\n").output
    assert "│ 5 │ 5 │" in said and "│ 3 │ 5 │" in said
    assert "  hut barn (Player 1)" in said
    asked = said.partition("`4` is not among the options")[2].partition("> ")[0]
    assert "from 1 to 6" in asked and "Pay" in asked, "the number is in the list of the rule, and cannot be paid"
