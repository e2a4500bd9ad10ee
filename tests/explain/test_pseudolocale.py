"""A made-up language in which every text has accents: a plain word in it is in no table, so nobody could translate it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from tests.shipped_games import LARGE, rules

from rulewright import new_game
from rulewright.cli import phrases
from rulewright.explain import explain, layer, survey
from rulewright.narrate import Texts

PSEUDO = "xa"
ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
WORD = re.compile(r"(?<![\w.&])[A-Za-z]{2,}(?![\w.])")
CHOICES = 60
PACKS = [
    pytest.param(pack, marks=[pytest.mark.slow] if pack in LARGE else [])
    for pack in ("tic-tac-toe", "connect-four", "akropolis", "cuzco", "tekhenu", "teotihuacan")
]


class Accents(Transformer):  # type: ignore[misc]
    """Puts accents on every text of a message, also on those that are chosen by how the next word begins."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(ACCENTS))

    def visit_CallArguments(self, node: ftl.CallArguments) -> ftl.CallArguments:
        return node


def accented(text: str) -> str:
    return str(FluentSerializer().serialize(Accents().visit(FluentParser().parse(text))))


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder, copy = layer._TEXT, tmp_path_factory.mktemp("text")
    for path in folder.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    (copy / f"{PSEUDO}.ftl").write_text(accented((folder / "en.ftl").read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(layer, "_TEXT", copy)
        layer._engine.cache_clear()
        yield
    layer._engine.cache_clear()


def plain_words(pack: str, text: str) -> list[str]:
    """Words without an accent that have a vowel; names by which rules and pieces are known are no words.

    `key` is what the log shows of a noun that shows what it is looked up by: a line of the log does not know that.
    """
    checked = rules(pack).rules
    ids = {item.id for kind in checked.pieces.values() for item in kind.items} | {"an", "key", checked.base.name}
    known = {part for id in ids for part in re.split(r"[^A-Za-z]+", id)}
    return [word for word in WORD.findall(text) if re.search("[aeiouyAEIOUY]", word) and word not in known]


def in_pseudo(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = rules(pack).rules.texts
    unnamed = "".join(f"-{name} = é\n" for name in sorted(_unnamed(pack)))  # names within sentences, shown in English as written
    monkeypatch.setitem(texts, PSEUDO, tuple((file, accented(text) + unnamed) for file, text in texts["en"]))  # type: ignore[arg-type]


@cache
def _unnamed(pack: str) -> set[str]:
    return {lack.name for lack in survey(rules(pack), "en").lacks if lack.sort == "text"}


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_no_plain_word_is_in_the_book(pack: str, pseudo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    in_pseudo(pack, monkeypatch)
    told = explain(rules(pack), language=PSEUDO)
    assert told
    assert {each.id: words for each in told if (words := plain_words(pack, f"{each.part} {each.title} {each.text}"))} == {}


@pytest.mark.parametrize("pack", PACKS)
def test_no_plain_word_is_in_a_game(pack: str, pseudo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    in_pseudo(pack, monkeypatch)
    game, chance = new_game(rules(pack), rules(pack).rules.base.players[1], seed=1), random.Random(1)
    texts = Texts(rules(pack), PSEUDO)
    said = []
    for _ in range(CHOICES):
        if game.decision is None:
            break
        said.append(texts.prompt(game, game.decision))
        said += [texts.option(game, game.decision, option) for option in game.decision.options[:20]]
        game.choose(chance.choice(game.decision.options).key)
    said += [texts.entry(game, entry, place=False) for entry in game.log] + texts.result(game)
    assert [line for line in said if plain_words(pack, line)] == []


def test_the_terminal_has_every_text_in_every_language() -> None:
    found = {path.stem: FluentParser().parse(path.read_text(encoding="utf-8")).body for path in phrases.TEXT.glob("*.ftl")}
    assert {"en", "hu", "cs"} <= set(found)
    ids = {language: {entry.id.name for entry in body if isinstance(entry, ftl.Message)} for language, body in found.items()}
    assert [entry for body in found.values() for entry in body if isinstance(entry, ftl.Junk)] == []
    assert {language: sorted(ids["en"] ^ own) for language, own in ids.items()} == {language: [] for language in ids}


def test_the_engine_has_every_text_in_every_language() -> None:
    english = set(layer.engine_entries())
    assert {language: sorted(english - set(layer.engine_entries(language))) for language in ("hu", "cs")} == {"hu": [], "cs": []}
