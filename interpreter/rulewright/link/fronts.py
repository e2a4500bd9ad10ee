"""What a pack says of itself that nobody looks at: who plays is said by the game below, and versions are of packs it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.diagnostics import Diagnostic, English, Span, did_you_mean, suggest, suggest_or_list
from rulewright.link.nouns import Manifest
from rulewright.read import Mapping, PackFiles, Scalar, available_packs
from rulewright.read import Sequence as Listed


def of_no_use(front: Mapping, manifest: Manifest, below: list[Manifest], there: Sequence[str]) -> Iterator[Diagnostic]:
    """Entries of a pack.yaml that mean nothing; `below` are the packs that it lies over, `there` the ids of all."""
    games = [pack for pack in below if not pack.extends]
    if (players := front.get("players")) is not None and any(game.players != manifest.players for game in games):
        hint = English("a pack over another changes them by `set players.max to …`")
        yield Diagnostic("RW305", English("`{key}` is only looked at in the game below", key="players"), players.span, hint)
    if manifest.solo is not None and any(game.solo != manifest.solo for game in games):
        hint = English("remove it, or write it there")
        yield Diagnostic("RW305", English("`{key}` is only looked at in the game below", key="solo"), manifest.solo.span, hint)
    known = {*manifest.extends, *(pack.id for pack in below), *manifest.knows}
    for name, (_, span) in manifest.needs.items():
        if name not in known:
            hint = suggest_or_list(name, sorted(known)) or English("remove it, or let the pack extend `{name}`", name=name)
            yield Diagnostic("RW305", English("this pack neither extends nor knows `{name}`", name=name), span, hint)
    for name in manifest.knows:
        others = [other for other in (*there, *available_packs()) if other not in known and other != manifest.id]
        if name not in there and did_you_mean(name, others):
            message = English("no pack called `{name}` is there to be known", name=name)
            yield Diagnostic("RW320", message, named_in(front, name), suggest(name, others))


def named_in(front: Mapping, pack: str) -> Span:
    """Where a pack.yaml names another pack: in one of its lists, or as the game that it is an edition of."""
    for key in ("extends", "knows", "edition_of"):
        node = front.get(key)
        for word in node.items if isinstance(node, Listed) else (node,):
            if isinstance(word, Scalar) and str(word.value) == pack:
                return word.span
    return front.span


def unspoken(packs: list[PackFiles], languages: Sequence[str]) -> Iterator[Diagnostic]:
    """Files of texts in a language that no pack of a game speaks; English stands behind every other one."""
    for files in packs:
        for path in files.texts:
            name = path.removeprefix("text/").removesuffix(".ftl")
            if name != "en" and name not in languages:
                message = English("no pack of this game has `{name}` among its `languages`", name=name)
                hint = suggest(name, languages) or English("add it to `languages` in pack.yaml")
                yield Diagnostic("RW110", message, Span.point(f"{files.name}/{path}", 1, 1), hint)
