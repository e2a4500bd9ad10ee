"""What a lobby offers: games with what they are about, and packs over them, in the language of who looks.

The front of a box is read without its rules: pack.yaml and the few words that its texts have for it. What can be agreed on before
a game is told when somebody takes the box in hand; then the rules are read, with the packs that are laid over them, and whatever
does not fit together is said in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.diagnostics import English, errors, worded
from rulewright.explain import ENGLISH, Catalog, Variant, pack_words, variants
from rulewright.link import read_front
from rulewright.pipeline import load
from rulewright.read import find_pack, read_some
from rulewright.serve.library import Library, Refused

MOST_LANGUAGES = 8  # that are remembered
MOST_TOLD = 3  # problems of packs that do not fit together


@dataclass(frozen=True)
class Box:
    """The front of a box: `key` is the name under which the lobby knows it, `over` the packs that it is laid over."""

    key: str
    id: str
    name: str
    about: str
    players: tuple[int, int]
    over: tuple[str, ...]


@dataclass(frozen=True)
class Inside:
    """What is known of a game with its packs: how many play, and what they may agree on; or what is wrong."""

    players: tuple[int, int]
    variants: tuple[Variant, ...] = ()
    wrong: tuple[str, ...] = ()


class Offering:
    """Fronts and insides by language, each read once."""

    def __init__(self, packs: Mapping[str, tuple[str, ...]], library: Library) -> None:
        self.packs, self.library = packs, library
        self._fronts: dict[str, tuple[Box, ...]] = {}

    def boxes(self, language: str) -> tuple[Box, ...]:
        """Everything that can be read, games first."""
        if language not in self._fronts:
            if len(self._fronts) > MOST_LANGUAGES:
                self._fronts.clear()
            found = [box for key, named in self.packs.items() if (box := _front(key, named[0], language)) is not None]
            self._fronts[language] = tuple(sorted(found, key=lambda box: (bool(box.over), box.name, box.key)))
        return self._fronts[language]

    def over(self, key: str, language: str) -> tuple[Box, ...]:
        """The packs that can be laid over a game."""
        boxes = self.boxes(language)
        base = next((box.id for box in boxes if box.key == key), "")
        return tuple(box for box in boxes if base and base in box.over)

    def chosen(self, key: str, more: Sequence[str]) -> tuple[str, ...]:
        """The packs of a game with those laid over it; a key that the lobby does not know is refused."""
        known = {box.key for box in self.over(key, ENGLISH)}
        if key not in self.packs or not set(more) <= known:
            raise Refused(English("no such pack"))
        return tuple(dict.fromkeys([*self.packs[key], *(name for each in more for name in self.packs[each])]))

    def inside(self, packs: tuple[str, ...], language: str) -> Inside:
        try:
            checked = self.library.loaded(packs)[1]
        except Refused:
            wrong = errors(load(list(packs)).diagnostics)[:MOST_TOLD]
            return Inside((0, 0), (), tuple(worded(problem.message, language) for problem in wrong))
        catalog = Catalog(checked.rules.texts, self.library.spoken(packs, language))
        return Inside(checked.rules.base.players, tuple(variants(checked.rules, catalog)))


def _front(key: str, name: str, language: str) -> Box | None:
    """None for what cannot be read; whoever wants to play it is told why."""
    folder = find_pack(name)
    if folder is None:
        return None
    files = read_some(folder, ("pack.yaml", f"text/{language}.ftl"))
    pack = read_front(files.get("pack.yaml", ""), folder.name)
    if pack is None:
        return None
    text = files.get(f"text/{language}.ftl", "")
    spoken = language if text else ENGLISH
    title, about = pack_words(pack, Catalog({spoken: [(name, text)]}, spoken))
    return Box(key, pack.id, title, about, pack.players, pack.extends)
