"""Every code is explained in docs/diagnostics.md, reported where something is wrong, and gone where it is put right.

Most codes have two packs (or two folders with several packs) in `fixtures/RWnnn`: `bad` and `good`. The line in
question ends in a comment with the code; where no comment can stand, `expected.txt` names it. What a repository cannot
hold well (very large or very many files, links, odd names), games that stop and saves are made by functions here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rulewright.check.load import load
from rulewright.diagnostics import CODES, Diagnostic, errors, to_text
from rulewright.explain import check_texts
from rulewright.parse.parser import MAX_DECLARATION, MAX_DECLARATIONS
from rulewright.read.limits import MAX_FILE_BYTES, MAX_NODES, MAX_PACK_FILES, MAX_PROBLEMS
from rulewright.run.failing import GameError
from rulewright.run.game import new_game
from rulewright.run.save import Replayed, Save, Settings, read_save, replay
from rulewright.scenario import run_scenarios

FIXTURES = Path(__file__).parent / "fixtures"
PAGE = Path(__file__).parents[2] / "docs" / "diagnostics.md"
SECTION = re.compile(r"^### (RW\d{3}): (.*)$", re.M)

# Two types that do not go together: which of the two is meant, only the author knows.
WITHOUT_SUGGESTION = frozenset({"RW402", "RW407"})


@dataclass(frozen=True)
class Found:
    """What came of a pack, with the texts it was read from."""

    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]


# -- packs in files --
def everything(folder: Path) -> Found:
    """Every problem of a pack, or of all packs in a folder: of its files, its rules, its texts and its scenarios."""
    packs = sorted(path.parent for path in folder.glob("*/pack.yaml"))
    loaded = load(packs or [folder])
    problems = list(loaded.diagnostics)
    if loaded.checked is not None:
        languages = dict.fromkeys(language for pack in loaded.checked.rules.packs for language in pack.languages)
        problems += [problem for language in languages for problem in check_texts(loaded.checked, language)]
        report = run_scenarios(loaded)
        problems += [*report.problems, *(problem for result in report.results for problem in result.problems)]
    return Found(tuple(problems), loaded.sources)


def marked(code: str) -> set[str]:
    """The places, as `file:line`, at which a bad pack says that the problem is."""
    home = FIXTURES / code
    named = home / "expected.txt"
    if named.is_file():
        return set(named.read_text(encoding="utf-8").split())
    places = set()
    for path in sorted((home / "bad").rglob("*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.is_file() else (), 1):
            if line.endswith(f"# {code}"):
                places.add(f"{path.relative_to(home / 'bad').as_posix()}:{number}")
    assert places, f"no line of {home}/bad ends in `# {code}`"
    return places


def place_of(problem: Diagnostic) -> str:
    """`file:line` as the bad pack knows it; empty where a problem has no place."""
    if problem.span is None:
        return ""
    return f"{problem.span.file.removeprefix('bad/').removeprefix('pond/')}:{problem.span.line}"


# -- packs made on the spot --
PACK = "id: pond\nversion: 1.0.0\nplayers: {min: 2, max: 2}\n"
NOUNS = "resources:\n  reed: {per: player}\n"
GAME = "flow game:\n    each player: do turn\n\nwinner: most reed\n\n"
TURN = "action turn:\n    gain 1 reed\n"

Make = Callable[[Path, bool], Found]
MADE: dict[str, tuple[Make, str]] = {}


def made(code: str, place: str) -> Callable[[Make], Make]:
    """Enter a function that makes what is wrong, or what is right, in a folder; `place` is where the problem is."""

    def enter(make: Make) -> Make:
        MADE[code] = (make, place)
        return make

    return enter


def write(folder: Path, **files: str) -> Path:
    """A small pack, with further files or others in place of its own; `__` in a name stands for the dot."""
    own = {"pack__yaml": PACK, "nouns__yaml": NOUNS, "game__rules": GAME + TURN}
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (own | files).items():
        (folder / name.replace("__", ".")).write_text(text, encoding="utf-8")
    return folder


def link_to(place: Path, target: str) -> None:
    try:
        place.symlink_to(target)
    except (OSError, NotImplementedError):
        pytest.skip("links cannot be made here")


@made("RW101", "lost.rules:1")
def unreadable(folder: Path, good: bool) -> Found:
    write(folder)
    if not good:
        link_to(folder / "lost.rules", "nowhere.rules")
    return everything(folder)


@made("RW102", "notes.rules:1")
def too_large(folder: Path, good: bool) -> Found:
    return everything(write(folder, notes__rules="#" * (MAX_FILE_BYTES + (not good))))


@made("RW103", "nouns.yaml:2")
def not_utf8(folder: Path, good: bool) -> Found:
    write(folder)
    text = "resources:\n  reed: {per: player, note: a café’s reed}\n".replace("’", "'")
    (folder / "nouns.yaml").write_bytes(text.encode("utf-8" if good else "latin-1"))
    return everything(folder)


@made("RW104", "nouns.yaml:2")
def control_character(folder: Path, good: bool) -> Found:
    return everything(write(folder, nouns__yaml=NOUNS.replace("reed:", "reed: " + "\x07" * (not good))))


@made("RW105", "shared.rules:1")
def link_that_leads_out(folder: Path, good: bool) -> Found:
    write(folder)
    (folder if good else folder.parent).joinpath("shared.rules").write_text("value two = 2\n", encoding="utf-8")
    if not good:
        link_to(folder / "shared.rules", "../shared.rules")
    return everything(folder)


@made("RW106", "")
def too_many_files(folder: Path, good: bool) -> Found:
    write(folder)
    for number in range(MAX_PACK_FILES - 3 + (not good)):
        (folder / f"note{number}.rules").write_text("# nothing\n", encoding="utf-8")
    return everything(folder)


@made("RW107", "more.rules:1")
def names_that_differ_in_case(folder: Path, good: bool) -> Found:
    write(folder, More__rules="# nothing\n")
    if not good and (folder / "more.rules").exists():
        pytest.skip("upper and lower case are the same here")
    return everything(folder if good else write(folder, more__rules="# nothing\n"))


@made("RW111", "turn\u202e.rules:1")
def name_that_cannot_be_shown(folder: Path, good: bool) -> Found:
    write(folder, **{"turn__rules" if good else "turn\u202e__rules": "# nothing\n"})
    return everything(folder)


@made("RW139", "nouns.yaml:4")
def too_many_entries(folder: Path, good: bool) -> Found:
    values = "[]" if good else "[" + "1," * MAX_NODES + "1]"
    return everything(write(folder, nouns__yaml=NOUNS + f"variables: {{}}\n{'# ' * good}lists: {values}\n"))


@made("RW140", f"nouns.yaml:{MAX_PROBLEMS + 2}")
def too_many_problems(folder: Path, good: bool) -> Found:
    return everything(write(folder, nouns__yaml=NOUNS + "  reed: {per: player}\n" * (0 if good else MAX_PROBLEMS + 5)))


@made("RW206", "long.rules:1")
def long_declaration(folder: Path, good: bool) -> Found:
    count = 5 if good else MAX_DECLARATION // 4
    return everything(write(folder, long__rules=f"value long = 1{' + 1' * count}\n"))


@made("RW209", f"many.rules:{MAX_DECLARATIONS + 1}")
def too_many_declarations(folder: Path, good: bool) -> Found:
    count = 5 if good else MAX_DECLARATIONS + 1
    return everything(write(folder, many__rules="".join(f"value v{n} = 1\n" for n in range(count))))


@made("RW310", "")
def no_such_pack(folder: Path, good: bool) -> Found:
    write(folder)
    loaded = load([folder if good else "pnod"])
    return Found(loaded.diagnostics, loaded.sources)


@made("RW434", "chain.rules:67")
def built_too_high(folder: Path, good: bool) -> Found:
    count = 5 if good else 90
    chain = "".join(f"value v{n} = v{n + 1} + 1\n" for n in range(count)) + f"value v{count} = reed\n"
    return everything(write(folder, chain__rules=chain, game__rules=GAME + "action turn:\n    gain v0 reed\n"))


@made("RW436", "many.rules:301")
def too_many_mistakes(folder: Path, good: bool) -> Found:
    return everything(write(folder, many__rules="".join(f"value v{n} = wed{n}\n" for n in range(0 if good else 320))))


# -- games that stop --
def played(folder: Path, rules: str, nouns: str = NOUNS, players: int = 2, **files: str) -> Found:
    """What stops a game before its first choice, if anything does."""
    loaded = load([write(folder, nouns__yaml=nouns, game__rules=GAME + rules, **files)])
    assert loaded.checked is not None, to_text(loaded.diagnostics, loaded.sources)
    try:
        new_game(loaded.checked, players)
    except GameError as error:
        return Found((error.diagnostic,), loaded.sources)
    return Found((), loaded.sources)


@made("RW501", "game.rules:8")
def endless(folder: Path, good: bool) -> Found:
    until = "reed > 5" if good else "reed < 0"
    return played(folder, f"action turn:\n    repeat:\n        gain 1 reed\n    until {until}\n")


@made("RW502", "game.rules:7")
def dead_end(folder: Path, good: bool) -> Found:
    rules = "action turn:\n    choose n from 1..2\n    pay n reed\n"
    return played(folder, rules, NOUNS.replace("player", "player, start: 1") if good else NOUNS)


@made("RW503", "pack.yaml:1")
def too_many_players(folder: Path, good: bool) -> Found:
    return played(folder, TURN, players=2 if good else 5)


@made("RW504", "game.rules:7")
def too_large_a_number(folder: Path, good: bool) -> Found:
    nouns = NOUNS.replace("player", "player, start: 1, max: 99" if good else "player, start: 1")
    return played(folder, "action turn:\n    60 times: gain reed reed\n", nouns)


@made("RW505", "game.rules:7")
def something_that_is_not_there(folder: Path, good: bool) -> Found:
    nouns = NOUNS + "enums: {colour: [red]}\nvariables:\n  found: {type: shell}\n"
    shells = "pieces: shell\nattributes: {colours: list of colour}\nitems:\n  cone: {colours: [red]}\n"
    test = "if found != nothing: " if good else ""
    return played(folder, f"action turn:\n    {test}gain size of colours of found reed\n", nouns, shells__yaml=shells)


@made("RW506", "game.rules:27")
def nested_too_much(folder: Path, good: bool) -> Found:
    count = 5 if good else 25
    loops = "".join(f"{'    ' * (n + 1)}for each n{n} in 1..1:\n" for n in range(count))
    return played(folder, f"action turn:\n{loops}{'    ' * (count + 1)}gain 1 reed\n")


# -- saves --
ASKING = "action turn:\n    choose n from 1..2\n    gain n reed\n"
SAVE = "evening.save"


def saved(folder: Path) -> Path:
    """The save of a game in which the first player has chosen."""
    loaded = load([write(folder, game__rules=GAME + ASKING)])
    save = Save.create(folder.parent / SAVE, loaded, Settings((str(folder),), 2, 1))
    save.add(1, "n", "2")
    return save.path


def replayed(path: Path) -> Found:
    """Whatever is wrong with a save."""
    save = read_save(path)
    if isinstance(save, Diagnostic):
        return Found((save,), {})
    found = replay(save)
    problems = found.diagnostics if isinstance(found, Replayed) else tuple(found)
    return Found(problems, {path.name: "\n".join(["", "…", *path.read_text(encoding="utf-8").split("\n")[2:]])})


@made("RW601", f"{SAVE}:4")
def torn(folder: Path, good: bool) -> Found:
    path = saved(folder)
    with path.open("a", encoding="utf-8") as file:
        file.write("2 n 1\n" if good else "2 n")
    return replayed(path)


@made("RW602", f"{SAVE}:4")
def damaged(folder: Path, good: bool) -> Found:
    path = saved(folder)
    with path.open("a", encoding="utf-8") as file:
        file.write("2 n 1\n" if good else "two reeds\n")
    return replayed(path)


@made("RW603", "game.rules:1")
def other_rules(folder: Path, good: bool) -> Found:
    path = saved(folder)
    if not good:
        write(folder, game__rules=GAME + ASKING.replace("1..2", "1..3"))
    return replayed(path)


@made("RW604", f"{SAVE}:4")
def choice_that_is_gone(folder: Path, good: bool) -> Found:
    path = saved(folder)
    with path.open("a", encoding="utf-8") as file:
        file.write("2 n 1\n" if good else "2 n 7\n")
    return replayed(path)


# -- the tests --
def bad(code: str, folder: Path) -> tuple[Found, set[str]]:
    """What comes of the wrong thing, and the places that are to be named."""
    if code in MADE:
        make, place = MADE[code]
        return make(folder / "pond", False), {place}
    return everything(FIXTURES / code / "bad"), marked(code)


def good(code: str, folder: Path) -> Found:
    return MADE[code][0](folder / "pond", True) if code in MADE else everything(FIXTURES / code / "good")


@cache
def sections() -> dict[str, tuple[str, str]]:
    """The title and the text of each section of the page."""
    text = PAGE.read_text(encoding="utf-8")
    found = list(SECTION.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: (match[2], text[match.end() : end]) for match, end in zip(found, ends, strict=True)}


def test_every_code_is_explained_once_and_in_order() -> None:
    explained = [match[1] for match in SECTION.finditer(PAGE.read_text(encoding="utf-8"))]
    assert explained == sorted(CODES)
    titles = {code: title for code, (title, _) in sections().items()}
    assert titles == {code: entry.title for code, entry in CODES.items()}


def test_every_code_is_exercised() -> None:
    pairs = {path.name for path in FIXTURES.iterdir() if (path / "bad").is_dir() and (path / "good").is_dir()}
    assert {path.name for path in FIXTURES.iterdir()} == pairs
    assert pairs | set(MADE) == set(CODES)
    assert not pairs & set(MADE)


@pytest.mark.parametrize("code", sorted(CODES))
def test_what_is_wrong_is_reported_at_its_line(code: str, tmp_path: Path) -> None:
    found, places = bad(code, tmp_path)
    problems = [problem for problem in found.diagnostics if problem.code == code]
    shown = to_text(found.diagnostics, found.sources)
    assert places <= {place_of(problem) for problem in problems}, shown
    for problem in problems:
        assert problem.message.strip() and "Traceback" not in problem.message
        assert problem.message[0] != problem.message[0].upper() or not problem.message[0].isalpha(), problem.message
        assert problem.suggestion or code in WITHOUT_SUGGESTION, shown


@pytest.mark.parametrize("code", sorted(CODES))
def test_what_is_right_is_not_reported(code: str, tmp_path: Path) -> None:
    found = good(code, tmp_path)
    shown = to_text(found.diagnostics, found.sources)
    assert code not in {problem.code for problem in found.diagnostics}, shown
    assert not errors(found.diagnostics), shown


@pytest.mark.parametrize("code", sorted(CODES))
def test_the_page_shows_what_is_really_said(code: str, tmp_path: Path) -> None:
    """The message and the suggestion of the page are those of the fixture, word for word."""
    found, places = bad(code, tmp_path)
    problem = next(problem for problem in found.diagnostics if problem.code == code and place_of(problem) in places)
    text = sections()[code][1]
    assert f"{problem.severity}[{code}]: {problem.message}\n" in text
    assert problem.suggestion is None or f"= {problem.suggestion}\n" in text
