"""Every text of docs/texts.md is rendered, and says what the page says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tests.docs.examples import Block
from tests.docs.examples import Example as Pack
from tests.docs.examples import write as write_pack
from tests.inside import Checked
from tests.small_packs import checked_of, write

from rulewright import Game, load, new_game
from rulewright.explain import check_texts, coverage, layer
from rulewright.explain.check_texts import ATTRIBUTES
from rulewright.narrate import Texts

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "texts.md").read_text(encoding="utf-8").partition("-->")[2]
PART = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```|^#+ ([^\n]*)$", re.M | re.S)
CODE = re.compile(r"RW8\d\d")


@dataclass
class Example:
    """The blocks under one heading: a pack, its texts by language, the engine's, what is said, what is wrong."""

    title: str
    pack: list[Block] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    engine: dict[str, str] = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=dict)
    wrong: list[tuple[str, str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        return self.title


def examples() -> Iterator[Example]:
    current = Example("")
    for language, info, text, title in PART.findall(PAGE):
        if title:
            if current.pack:
                yield current
            current = Example(title)
            continue
        words = info.split()
        codes = [word for word in words if CODE.fullmatch(word)]
        match language:
            case "rules" | "yaml":
                current.pack.append(Block(language, "".join(words), "doc", "", text, 0))
            case "ftl" if codes:
                current.wrong.append((words[0], codes[0], text))
            case "ftl" if words[0] == "engine":
                current.engine[words[1]] = text
            case "ftl":
                current.texts[words[0]] = text
            case "says":
                current.said[words[0]] = text.splitlines()
            case _:
                raise AssertionError(f"a block of {language} has no meaning here")
    if current.pack:
        yield current


def made(example: Example, folder: Path, more: tuple[str, str] = ("", "")) -> Checked:
    (pack,) = write_pack(Pack(example.title, 1, example.pack), folder)
    texts = {language: text + ("\n" + more[1] if language == more[0] else "") for language, text in example.texts.items()}
    write(pack / "text", {f"{language}.ftl": text for language, text in texts.items()})
    return checked_of(load([pack]))


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the engine's texts to which languages can be added."""
    folder = tmp_path / "engine"
    folder.mkdir()
    for path in (Path(layer.__file__).parent / "text").iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(layer, "_TEXT", folder)
    layer._engine.cache_clear()
    yield folder
    layer._engine.cache_clear()


class Telling:
    """Compares what is said with the lines of a block."""

    def __init__(self, checked: Checked, language: str) -> None:
        self.checked, self.language = checked, language
        self.texts = Texts(checked, language)
        self.game: Game | None = None

    def playing(self) -> Game:
        if self.game is None:
            self.game = new_game(self.checked, 1)
        return self.game

    def check(self, line: str) -> None:
        head, _, said = line.partition(": ")
        match head.split():
            case ["name", noun, number]:
                assert self.texts.name(noun, int(number)) == said
            case ["piece", kind, id_]:
                assert self.texts.piece(self.checked.rules.pieces[kind], id_) == said
            case ["coverage"]:
                assert "{} of {}".format(*coverage(self.checked, self.language)) == said
            case ["log"]:
                game = self.playing()
                assert said in [self.texts.entry(game, entry) for entry in game.log]
            case ["ask", label]:
                game = self.playing()
                while game.decision is not None and game.decision.site.label != label:
                    game.choose(game.decision.options[0].key)
                assert game.decision is not None
                assert self.texts.prompt(game, game.decision) == said
            case ["option", key]:
                game = self.playing()
                assert game.decision is not None
                assert {o.key: self.texts.option(game, game.decision, o) for o in game.decision.options}[key] == said
            case [address]:
                assert self.texts.sentences.declaration(address) == said
            case _:
                raise AssertionError(f"`{head}` has no meaning here")


EXAMPLES = list(examples())


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_texts_say_what_the_page_says(example: Example, tmp_path: Path, engine: Path) -> None:
    for language, text in example.engine.items():
        assert layer.Layer("en", [("engine", text)]).problems == []
        (engine / f"{language}.ftl").write_text(text, encoding="utf-8")
    checked = made(example, tmp_path)
    for language, lines in example.said.items():
        telling = Telling(checked, language)
        for line in lines:
            telling.check(line)
    for language in example.texts:
        found = [d for d in check_texts(checked, language) if d.code != "RW801"]
        assert found == [], [d.message for d in found]


@pytest.mark.parametrize(("example", "number"), [(e, n) for e in EXAMPLES for n in range(len(e.wrong))], ids=str)
def test_what_is_wrong_is_found(example: Example, number: int, tmp_path: Path) -> None:
    language, code, text = example.wrong[number]
    checked = made(example, tmp_path, (language, text))
    assert {d.code for d in check_texts(checked, language)} - {"RW801"} == {code}


def test_every_attribute_and_code_is_on_the_page() -> None:
    assert all(f"`.{name}`" in PAGE for name in ATTRIBUTES)
    assert all(f"| RW80{n} |" in PAGE for n in range(1, 6))
    assert sum(len(example.wrong) for example in EXAMPLES) == 5
