"""A whole book of a game: every chapter in the order in which somebody learns it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from rulewright.book.changes import changes_by_address, folders
from rulewright.book.components import colour_of, components
from rulewright.book.contents import Block, Book, Change, Chapter, Leads, Picture, Prose, Section, Source
from rulewright.book.examples import examples
from rulewright.book.order import END, PLAY, SETUP, Home, done_in, homes
from rulewright.book.pictures import empty_board, fan, tile_picture
from rulewright.book.pieces import pieces
from rulewright.book.telling import Telling
from rulewright.book.words import Words
from rulewright.check import Checked
from rulewright.draw import codes
from rulewright.explain import ENGLISH, Catalog, Explained, addresses, explain, pack_words
from rulewright.pipeline import Loaded
from rulewright.scenario import show_scenarios

COVER = 7
GAME, WINNER = "game", "winner"
WRITTEN = (".rules", ".yaml")


def make_book(loaded: Loaded, checked: Checked, language: str = ENGLISH, options: Mapping[str, object] | None = None) -> Book:
    """The rulebook of packs as they stand; options that are given are in use, the others at their defaults."""
    telling = Telling(checked, Catalog(checked.rules.texts, language), Words(language))
    explained = explain(checked, language=language, options=options)
    changes = changes_by_address(telling, explained)
    home, over = folders(telling)
    chapters = [
        *_changes(telling, explained),
        *_rules(telling, explained, changes),
        *_seats(telling, explained, changes),
        *_options(telling, explained, changes),
        _chapter("examples", telling, examples(telling, show_scenarios(loaded))),
        _chapter(
            "pieces", telling, _marked(pieces(telling, {each.id: each for each in explained if each.sort == "printed"}), changes)
        ),
        _chapter("sources", telling, _sources(checked)),
    ]
    title, _, subtitle = pack_words(checked.rules.base, telling.catalog)[0].partition(": ")
    kept = tuple(chapter for chapter in chapters if chapter.sections)
    return Book(language, title, subtitle, tuple(_facts(telling)), tuple(_cover(telling)), kept, home, over)


def _chapter(id: str, telling: Telling, sections: Iterable[Section], **args: str) -> Chapter:
    return Chapter(id, telling.words(f"chapter-{id}", **args), tuple(sections), telling.words(f"lead-{id}", **args))


# ---- the rules ----
def _rules(telling: Telling, explained: list[Explained], changes: Mapping[str, tuple[Change, ...]]) -> Iterator[Chapter]:
    """The game at a glance, what is in the box, the setup, the play, the end."""
    told = [each for each in explained if each.sort == PLAY]
    titles = {each.id: each.title for each in told}
    placed = _placed(told, homes(telling.checked), telling)
    done = {address: done_in(nodes, telling.checked) for address, nodes in addresses(telling.checked)}

    def section(each: Explained, depth: int) -> Section:
        leads = tuple((name, titles[name]) for name in done.get(each.id, ()) if name in titles and name != each.id)
        blocks: list[Block] = [Prose(paragraph) for paragraph in each.paragraphs if paragraph]
        return Section(
            each.id, each.title, (*blocks, *([Leads(leads)] if leads else [])), depth, each.span, changes.get(each.id, ())
        )

    chapters: dict[str, list[Section]] = {GAME: [], SETUP: [], PLAY: [], END: []}
    for each, where in placed:
        chapters[where.chapter].append(section(each, where.depth))
    aim = [each for each in told if each.id == WINNER]
    glance = [replace(section(each, 0), id="aim", title=telling.words("aim")) for each in aim]
    glance += [replace(each, title=telling.words("course")) if each.id == GAME else each for each in chapters[GAME]]
    yield _chapter(GAME, telling, glance)
    yield _chapter("components", telling, _marked(components(telling), changes))
    for id in (SETUP, PLAY, END):
        yield _chapter(id, telling, chapters[id])


def _placed(told: list[Explained], known: Mapping[str, Home], telling: Telling) -> Iterator[tuple[Explained, Home]]:
    """Every section with its chapter, in order; what the flow does not come to by itself stays behind what it was told behind."""
    scores = {*telling.checked.rules.scores, WINNER}
    order = {name: at for at, name in enumerate(known)}
    before = ""
    keyed: list[tuple[tuple[int, int], Explained, Home]] = []
    for at, each in enumerate(told):
        if each.id == GAME:
            where, rank = Home(GAME), -2
        elif each.id == "start":
            where, rank = Home(SETUP), -1
        elif each.id in scores:
            where, rank = Home(END), len(order)
        elif each.id in known:
            where, rank, before = known[each.id], order[each.id], each.id
        else:
            where, rank = known.get(before, Home(PLAY)), order.get(before, 0)
        keyed.append(((rank, at), each, where))
    for _, each, where in sorted(keyed, key=lambda found: found[0]):
        yield each, where


def _seats(telling: Telling, explained: list[Explained], changes: Mapping[str, tuple[Change, ...]]) -> Iterator[Chapter]:
    """What automated players do, each in a chapter of its own."""
    parts: dict[str, list[Section]] = {}
    for each in explained:
        if each.sort == "seat":
            blocks = tuple(Prose(paragraph) for paragraph in each.paragraphs if paragraph)
            parts.setdefault(each.part, []).append(Section(each.id, each.title, blocks, 0, each.span, changes.get(each.id, ())))
    for number, (part, sections) in enumerate(parts.items(), 1):
        chapter = _chapter("seat", telling, sections, name=part)
        yield replace(chapter, id=f"seat-{number}")


def _options(telling: Telling, explained: list[Explained], changes: Mapping[str, tuple[Change, ...]]) -> Iterator[Chapter]:
    yield _chapter(
        "options",
        telling,
        [
            Section(f"option.{each.id}", each.title, tuple(map(Prose, each.paragraphs)), 1, each.span, changes.get(each.id, ()))
            for each in explained
            if each.sort == "options"
        ],
    )


def _marked(sections: Iterable[Section], changes: Mapping[str, tuple[Change, ...]]) -> Iterator[Section]:
    """Sections whose things have been changed, with the changes; they are named by kind: `pieces-card`."""
    for section in sections:
        kind = section.id.partition("-")[2]
        own = {change for address, found in changes.items() if address.partition(".")[0] == kind for change in found}
        yield replace(section, changes=tuple(sorted(own, key=str)))


def _changes(telling: Telling, explained: list[Explained]) -> Iterator[Chapter]:
    """What each pack over the game changes, at the very front."""
    parts: dict[str, list[Explained]] = {}
    for each in explained:
        if each.change:
            parts.setdefault(each.part, []).append(each)
    for number, (part, found) in enumerate(parts.items(), 1):
        sections = [
            Section(f"change-{number}.{at}", each.title, tuple(map(Prose, each.paragraphs)), 1)
            for at, each in enumerate(found, 1)
        ]
        yield Chapter(f"changes-{number}", part, tuple(sections), telling.words("lead-changes"))


# ---- the frame ----
def _facts(telling: Telling) -> Iterator[tuple[str, str]]:
    rules, words = telling.checked.rules, telling.words
    low, high = rules.base.players
    yield words("fact-players"), words("players", low=low, high=high) if low != high else words("players-exactly", number=low)
    if rules.base.solo:
        yield words("fact-solo"), telling.title(rules.base.solo)
    count = sum(item.copies for kind in rules.pieces.values() if not kind.places for item in kind.items)
    if count:
        yield words("fact-pieces"), str(count)
    for pack in rules.packs[1:]:
        yield words("fact-over"), pack_words(pack, telling.catalog)[0]
    yield words("fact-version"), rules.base.version


def _cover(telling: Telling) -> Iterator[Picture]:
    """What one sees of a game at first: some of its tiles or cards, or else its board."""
    rules = telling.checked.rules
    for board in rules.boards.values():
        kind = rules.pieces.get(board.tiles)
        if board.places and board.shape == "hex":
            yield from filter(None, [empty_board(rules, board, telling.say)])
            return
        if kind is not None and board.grows:
            step = max(1, len(kind.items) // COVER)
            for item in kind.items[::step][:COVER]:
                picture = tile_picture(rules, kind, item, board, telling.say, "")
                if picture is not None:
                    yield picture
            return
    kinds = [kind for kind in rules.pieces.values() if not kind.places and not kind.shapes and kind.items]
    if kinds:
        short = codes([kind.name for kind in kinds], {kind.name: telling.name(kind.name) for kind in kinds})
        largest = sorted(kinds, key=lambda kind: -len(kind.items))[:COVER]
        cards = [(short[kind.name], colour_of(kind, None, telling)) for kind in largest]
        yield fan(cards if len(cards) > 2 else cards * 3, "")
        return
    for board in rules.boards.values():
        picture = empty_board(rules, board, telling.say)
        if picture is not None:
            yield picture
            return


def _sources(checked: Checked) -> Iterator[Section]:
    """The files of the packs as they are written, so that every sentence can be looked up in the same book."""
    for file, text in checked.rules.sources.items():
        if file.endswith(WRITTEN) and "/scenarios/" not in file:
            yield Section(f"file-{file}", file, (Source(file, tuple(text.rstrip("\n").split("\n"))),), 1)
