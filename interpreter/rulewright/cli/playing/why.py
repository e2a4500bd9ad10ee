"""`why`: which line of the rules refuses an option, and where points and goods came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import bold, dim
from rulewright.cli.playing.answers import exists
from rulewright.cli.playing.columns import folded, width
from rulewright.link import NumberType, PieceType

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.diagnostics import Span
    from rulewright.pipeline import Loaded
    from rulewright.run import Decision, Game, Option

COUNTED = ("gain", "lose", "pay", "advance")
MANY = 12
NAME = "\x00"  # where the names of what is refused for one reason stand


def why_option(loaded: Loaded, game: Game, words: Words, decision: Decision, text: str) -> list[str]:
    """Why an option is not offered, in the words of the table and of the rules."""
    known = {option.key: option for option in [*beside(game, decision), *decision.candidates, *decision.options]}
    called = {key: words.option(game, decision, option) for key, option in known.items()}
    offered = {option.key for option in decision.options}
    wanted = text.lower()
    found = [key for key, name in called.items() if wanted in (key.lower(), name.lower())]
    found = found or [key for key, name in called.items() if all(word in name.lower() for word in wanted.split())]
    lines: list[str] = []
    for key in found[:MANY]:
        if key in offered:
            lines.append(phrases.say("possible", text=called[key]))
        else:
            lines += refusal(loaded, game, words, decision, called[key], known[key])
    if found:
        return lines
    if exists(text, game, decision):
        return refusal(loaded, game, words, decision, text, None)
    return [phrases.say("nothing-to-choose", text=text, what=words.name(decision.site.label))]


def refusal(loaded: Loaded, game: Game, words: Words, decision: Decision, text: str, candidate: Option | None) -> list[str]:
    """What stands against something: what fails later, or what the choice itself asks for; as a sentence, and its place."""
    tried = candidate or next((option for option in beside(game, decision) if option.key == text), None)
    span = game.refusal(tried) if tried is not None else None
    if span is not None:
        return [phrases.say("not-possible", text=text), *told(loaded, game, words, span)]
    spans = [decision.site.span, *_behind_number(game, decision, text)]
    return [phrases.say("not-an-option", text=text), *(line for span in spans for line in told(loaded, game, words, span))]


def _behind_number(game: Game, decision: Decision, text: str) -> list[Span]:
    """Where a number fails that was left out because it would: it cannot be paid, or something else is required."""
    from rulewright.run import Option

    if decision.site.kind != "choose" or not isinstance(decision.site.type, NumberType) or not text.isdecimal():
        return []
    span = game.refusal(Option(game.program, decision.site, int(text)))
    return [span] if span is not None and span not in [site.span for site in game.program.sites] else []


def told(loaded: Loaded, game: Game, words: Words, span: Span) -> list[str]:
    """The sentence at a place of the rules, in words if it is a sentence by itself, and as its author wrote it."""
    from rulewright.parse import ast

    for sentence in game.program.checked.rules.sentences():
        if sentence.node.span.file != span.file:
            continue
        for node in ast.walk(sentence.node):
            if isinstance(node, ast.Stmt) and node.span == span:
                said = words.sentences.statement(node)
                return [*(f"    {line}" for line in folded(said, width() - 4, "  ")), dim(quoted(loaded, span))]
    return [quoted(loaded, span)]


def beside(game: Game, decision: Decision) -> list[Option]:
    """Pieces that lie in one zone with offered ones and are not offered: the choice itself has sorted them out."""
    from rulewright.run import Option

    if decision.site.kind != "choose" or not isinstance(decision.site.type, PieceType):
        return []
    kind = decision.site.type.name
    offered = {option.key for option in decision.candidates}
    ids = game.program.layout.piece_ids[kind]
    found: dict[str, Option] = {}
    for places in game.view(decision.player)["zones"].values():
        for content in places.values():
            if isinstance(content, list) and offered.intersection(content):
                found.update(
                    {
                        piece: Option(game.program, decision.site, ids.index(piece) + 1)
                        for piece in content
                        if piece not in offered
                    }
                )
    return list(found.values())


def why(loaded: Loaded, game: Game, words: Words, seat: int) -> list[str]:
    """The refused options of the pending choice, then the score sheet and the story of each counter."""
    lines: list[str] = []
    decision = game.decision
    if decision is not None and decision.player == seat:
        lines += _refused(loaded, game, words, decision)
    rules = game.program.checked.rules
    scores = game.scores(seat)
    if scores:
        lines.append(bold(phrases.say("points-of", player=words.player(seat), points=sum(scores.values()))))
        wide = max(len(words.name(name, 2)) for name in scores)
        for name, points in scores.items():
            lines.append(f"  {words.name(name, 2):<{wide}} {points:>4}   {dim(place(rules.scores[name].span))}")
    return [*lines, *_stories(game, words, seat)] or [phrases.say("nothing-happened")]


def _refused(loaded: Loaded, game: Game, words: Words, decision: Decision) -> list[str]:
    offered = {option.key for option in decision.options}
    refused = [option for option in [*decision.candidates, *beside(game, decision)] if option.key not in offered]
    lines = []
    reasons: dict[tuple[str, ...], list[str]] = {}
    for option in refused[:MANY]:
        name = words.option(game, decision, option)
        first, *rest = refusal(loaded, game, words, decision, NAME, option)
        reasons.setdefault((first, *rest), []).append(name)
    for (first, *rest), names in reasons.items():
        lines += [*folded(first.replace(NAME, "`, `".join(names)), width(), "  "), *rest]
    if len(refused) > MANY:
        lines.append(phrases.say("and-more", more=len(refused) - MANY))
    return lines


def _stories(game: Game, words: Words, seat: int) -> list[str]:
    """For each counter, what was added and taken, and by which line of which rule."""
    stories: dict[str, list[str]] = {}
    totals: dict[str, str] = {}
    for entry in game.log_for(seat):
        effect, amount = entry.effect, entry.amount
        if effect is None or entry.player != seat or effect.verb not in COUNTED or not isinstance(amount, int) or not amount:
            continue
        signed = -amount if effect.verb in ("pay", "lose") else amount
        told_as = (
            f"→ {amount}" if effect.verb == "advance" else f"{signed:+d}"
        )  # a marker that moves is told by where it comes to
        stories.setdefault(effect.noun, []).append(f"{told_as} {words.cause(effect.rule)} {dim('(' + place(effect.span) + ')')}")
        before = totals.get(effect.noun, "")
        totals[effect.noun] = told_as if effect.verb == "advance" or before.startswith("→") else f"{int(before or 0) + signed:+d}"
    lines = []
    for noun, story in stories.items():
        lines.append(bold(phrases.say("in-all", noun=words.name(noun, 2), amount=totals[noun])))
        lines += [f"  {line}" for line in _folded(story)]
    return lines


def _folded(story: list[str]) -> list[str]:
    """Equal lines in a row are one line with a number."""
    folded: list[tuple[str, int]] = []
    for line in story:
        if folded and folded[-1][0] == line:
            folded[-1] = (line, folded[-1][1] + 1)
        else:
            folded.append((line, 1))
    return [line if times == 1 else f"{line}  x{times}" for line, times in folded]


def place(span: Span) -> str:
    return f"{span.file}:{span.line}"


def quoted(loaded: Loaded, span: Span) -> str:
    """The source line of a span, as its author wrote it."""
    lines = loaded.sources.get(span.file, "").split("\n")
    last = min(span.end_line, span.line + 2)
    text = "\n".join(f"    {line.strip()}" for line in lines[span.line - 1 : last])
    return f"{text}   {dim(place(span))}"
