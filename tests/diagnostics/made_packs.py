"""Packs that a repository cannot hold well: very large or very many files, links, odd names."""

from __future__ import annotations

from pathlib import Path

from tests.diagnostics.finding import NOUNS, Found, everything, made, pond

from rulewright import load
from rulewright.link import upgraded
from rulewright.parse.parser import MAX_DECLARATION, MAX_DECLARATIONS
from rulewright.read.limits import MAX_FILE_BYTES, MAX_NODES, MAX_PACK_FILES, MAX_PROBLEMS


@made("RW101", "lost.rules:1")
def unreadable(folder: Path, good: bool) -> Found:
    root = pond(folder)
    if not good:
        (root / "lost.rules").symlink_to("nowhere.rules")
    return everything(root)


@made("RW102", "notes.rules:1")
def too_large(folder: Path, good: bool) -> Found:
    return everything(pond(folder, files={"notes.rules": "#" * (MAX_FILE_BYTES + (not good))}))


@made("RW103", "nouns.yaml:2")
def not_utf8(folder: Path, good: bool) -> Found:
    text = "resources:\n  reed: {per: player, note: a café's reed}\n"
    return everything(pond(folder, files={"nouns.yaml": text.encode("utf-8" if good else "latin-1")}))


@made("RW104", "nouns.yaml:2")
def control_character(folder: Path, good: bool) -> Found:
    return everything(pond(folder, nouns=NOUNS.replace("reed:", "reed: " + "\x07" * (not good))))


@made("RW105", "shared.rules:1")
def link_that_leads_out(folder: Path, good: bool) -> Found:
    root = pond(folder)
    (root if good else folder).joinpath("shared.rules").write_text("value two = 2\n", encoding="utf-8")
    if not good:
        (root / "shared.rules").symlink_to("../shared.rules")
    return everything(root)


@made("RW106", "")
def too_many_files(folder: Path, good: bool) -> Found:
    count = MAX_PACK_FILES - 3 + (not good)
    return everything(pond(folder, files={f"note{number}.rules": "# nothing\n" for number in range(count)}))


@made("RW107", "more.rules:1")
def names_that_differ_in_case(folder: Path, good: bool) -> Found:
    names = ["More.rules"] if good else ["More.rules", "more.rules"]
    return everything(pond(folder, files=dict.fromkeys(names, "# nothing\n")))


@made("RW314", "game.rules:12")
def old_words(folder: Path, good: bool) -> Found:
    scope = "buy" if good else "action"
    rules = "action buy: do help\naction sell: do help\nrule turn: do buy\n\n"
    help_ = f"rule help:\n    until end of {scope}: waive reed\n"
    loaded = load([pond(folder, f"{rules}\n{help_}")])
    _, problems = upgraded(loaded.packs, loaded.packs[0])
    return Found(tuple(problems), loaded.sources)


@made("RW111", "turn\u202e.rules:1")
def name_that_cannot_be_shown(folder: Path, good: bool) -> Found:
    return everything(pond(folder, files={"turn.rules" if good else "turn\u202e.rules": "# nothing\n"}))


@made("RW139", "nouns.yaml:4")
def too_many_entries(folder: Path, good: bool) -> Found:
    values = "[]" if good else "[" + "1," * MAX_NODES + "1]"
    return everything(pond(folder, nouns=NOUNS + f"variables: {{}}\n{'# ' * good}lists: {values}\n"))


@made("RW140", f"nouns.yaml:{MAX_PROBLEMS + 2}")
def too_many_problems(folder: Path, good: bool) -> Found:
    return everything(pond(folder, nouns=NOUNS + "  reed: {per: player}\n" * (0 if good else MAX_PROBLEMS + 5)))


@made("RW206", "long.rules:1")
def long_declaration(folder: Path, good: bool) -> Found:
    count = 5 if good else MAX_DECLARATION // 4
    return everything(pond(folder, files={"long.rules": f"value long = 1{' + 1' * count}\n"}))


@made("RW209", f"many.rules:{MAX_DECLARATIONS + 1}")
def too_many_declarations(folder: Path, good: bool) -> Found:
    count = 5 if good else MAX_DECLARATIONS + 1
    return everything(pond(folder, files={"many.rules": "".join(f"value v{n} = 1\n" for n in range(count))}))


@made("RW310", "")
def no_such_pack(folder: Path, good: bool) -> Found:
    root = pond(folder)
    loaded = load([root if good else "pnod"])
    return Found(loaded.diagnostics, loaded.sources)


@made("RW434", "chain.rules:67")
def built_too_high(folder: Path, good: bool) -> Found:
    count = 5 if good else 90
    chain = "".join(f"value v{n} = v{n + 1} + 1\n" for n in range(count)) + f"value v{count} = reed\n"
    return everything(pond(folder, "action turn:\n    gain v0 reed\n", files={"chain.rules": chain}))


@made("RW436", "many.rules:301")
def too_many_mistakes(folder: Path, good: bool) -> Found:
    values = "".join(f"value v{n} = wed{n}\n" for n in range(0 if good else 320))
    return everything(pond(folder, files={"many.rules": values}))
