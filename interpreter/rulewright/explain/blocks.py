"""Statements with parts: in one sentence if they are short, else as a heading with points below it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.explain.phrases import Form, Phrase
from rulewright.explain.speaker import Arg
from rulewright.explain.statements import Statements
from rulewright.parse import ast

LONGEST_LINE = 3
LONGEST_PARAGRAPH = 4
COMPOUND = (
    ast.If, ast.IfAble, ast.Match, ast.Alternatives, ast.May, ast.Times, ast.ForEach, ast.EachPlayer, ast.Turns, ast.Repeat,
)
# These are sentences with a subject of their own and cannot be one of several orders.
STANDING_ALONE = (ast.Let, ast.Require, ast.Window, ast.AddToAgenda, ast.Lasting)
WAYS = (2, 3)  # so few short ways are one sentence: `either pay 1 coin or lose 1 fame`
Body = tuple[ast.Stmt, ...]


@dataclass
class Told:
    """A sentence, and the points below it."""

    text: str
    below: list[Told] = field(default_factory=list)


class Blocks(Statements):
    """`tell` gives the sentences of a body; `inline` the same as one clause, if it is short enough."""

    def tell(self, body: Body) -> list[Told]:
        return [told for statement in flat(body) for told in self.tell_one(statement)]

    def tell_one(self, node: ast.Stmt) -> list[Told]:
        short = self.inline_one(node)
        if short is not None:
            return [self.sentence(short)]
        match node:
            case ast.Match(subject=subject, arms=arms):
                points = [self.point(self.bands(arm.bands), arm.body) for arm in arms]
                return [self.heading(self.say("say-match", subject=self.expr(subject)), points)]
            case ast.Alternatives(op=op, alternatives=alternatives):
                points = [self.point(self.alternative(each), each.body) for each in alternatives]
                return [self.heading(self.say(f"say-{op.replace(' ', '-')}"), points)]
            case ast.If(other=other) | ast.IfAble(other=other):
                name, args = self.frame(node)
                told = [self.heading(self.say(f"{name}-block", **args), self.tell(node.then))]
                return [*told, self.heading(self.say("say-otherwise-block"), self.tell(other))] if other else told
        name, args = self.frame(node)
        return [self.heading(self.say(f"{name}-block", **args), self.tell(_body(node)))]

    def frame(self, node: ast.Stmt) -> tuple[str, dict[str, Arg]]:
        """The message of a statement with a body, and all of its arguments but the body."""
        match node:
            case ast.If(test=test):
                return "say-if", {"test": self.cond(test)}
            case ast.IfAble():
                return "say-if-able", {}
            case ast.May():
                return "say-may", {}
            case ast.Times(up_to=up_to, count=count):
                unit = self.unit(count) if up_to else None
                if unit is not None:
                    return "say-for-each-may", {"items": unit}
                number: Arg = count.value if isinstance(count, ast.Number) else self.expr(count)
                return ("say-up-to-times" if up_to else "say-times-do"), {"number": number}
            case ast.ForEach(name=name, items=items):
                noun = self.items(items)
                each = self.noun(noun).like(Form(count=1, det="bare"))
                if self.same_word(name, noun):
                    return "say-for-each", {"items": each}
                return "say-for-each-named", {"items": each, "name": self.word(name)}
            case ast.EachPlayer(order=ast.Rank(prefs=prefs)):
                with self.about("it"):
                    return "say-each-player-in", {"order": self.order(prefs)}
            case ast.EachPlayer(order=order) if order is not None:
                return "say-each-player-by", {"order": self.expr(order)}
            case ast.EachPlayer(start=start):
                if start is None:
                    return "say-each-player", {}
                return "say-each-player-from", {"start": self.expr(start)}
            case ast.Turns(start=start, until=until):
                from_: Arg = self.say("say-turns-from", start=self.expr(start)) if start is not None else ""
                until_: Arg = self.say("say-turns-until", test=self.cond(until)) if until is not None else ""
                return "say-turns", {"from": from_, "until": until_}
            case ast.Repeat(until=until):
                return "say-repeat", {"test": self.cond(until)}
        raise AssertionError(type(node))

    # -- in one sentence --
    def inline(self, body: Body) -> Phrase | None:
        statements = flat(body)
        if len(statements) == 1:
            return self.inline_one(statements[0])
        if len(statements) > LONGEST_LINE or any(isinstance(s, COMPOUND) or _alone(s) for s in statements):
            return None
        return self.joined([self.effect(statement) for statement in statements], "do")

    def inline_one(self, node: ast.Stmt) -> Phrase | None:
        if not isinstance(node, COMPOUND):
            return self.effect(node)
        if isinstance(node, ast.Alternatives):
            return self.ways(node)
        if isinstance(node, ast.Match):
            return None
        body = self.inline(_body(node))
        if body is None and isinstance(node, ast.May):
            body = self.ending_in_if(node.body)
        if body is None:
            return None
        name, args = self.frame(node)
        if isinstance(node, ast.If | ast.IfAble) and node.other:
            other = self.inline(node.other)
            return self.say(f"{name}-else", **args, body=body, other=other) if other is not None else None
        return self.say(name, **args, body=body)

    def ending_in_if(self, body: Body) -> Phrase | None:
        """`pay 1 coin; then, if you can, gain 1 gem`: orders and a condition at their end."""
        *orders, last = flat(body)
        if not orders or not isinstance(last, ast.If | ast.IfAble):
            return None
        first, rest = self.inline(tuple(orders)), self.inline_one(last)
        return self.say("say-then-if", first=first, rest=rest) if first is not None and rest is not None else None

    def ways(self, node: ast.Alternatives) -> Phrase | None:
        """A choice between a few things that take one order each; their names are for the question only."""
        bodies = [flat(each.body) for each in node.alternatives if each.test is None]
        short = all(len(body) == 1 and not isinstance(body[0], (*COMPOUND, ast.Skip)) and not _alone(body[0]) for body in bodies)
        if node.op != "choose one" or not short or len(node.alternatives) not in WAYS or len(bodies) != len(node.alternatives):
            return None
        return self.say("say-either-way", ways=self.joined([self.effect(body[0]) for body in bodies], "or"))

    def paragraph(self, lead: Phrase, body: Body) -> list[Told] | None:
        """`Lead: do this. Do that.`: what a card does when its moment comes, if every step of it is one sentence."""
        statements = flat(body)
        said = [self.inline_one(statement) for statement in statements]
        steps = [phrase for phrase in said if phrase is not None]
        if not steps or len(steps) < len(said) or len(said) > LONGEST_PARAGRAPH:
            return None
        return [self.sentence(self.say("say-moment", lead=lead, body=steps[0])), *map(self.sentence, steps[1:])]

    # -- points --
    def point(self, lead: Phrase, body: Body) -> Told:
        short = self.inline(body)
        if short is not None:
            return self.sentence(self.say("say-point", lead=lead, body=short))
        return self.heading(lead, self.tell(body))

    def alternative(self, node: ast.Alternative) -> Phrase:
        name = self.choice(node.name)
        return self.say("say-alternative-if", name=name, test=self.cond(node.test)) if node.test is not None else name

    def choice(self, name: str) -> Phrase:
        """What an alternative is called; a name of its own (`choice-sell`) keeps it apart from a noun."""
        return self.message(f"choice-{name}", "") if self.catalog.has(f"choice-{name}") else self.word(name)

    def bands(self, bands: tuple[ast.Band, ...]) -> Phrase:
        return self.joined([self.band(band) for band in bands], "or")

    def band(self, band: ast.Band) -> Phrase:
        if band.low is None:
            return self.say("say-otherwise")
        if band.high is None:
            return self.expr(band.low)
        return self.say("say-band", low=self.expr(band.low), high=self.expr(band.high))

    def sentence(self, phrase: Phrase) -> Told:
        return Told(self.catalog.format("say-sentence", text=str(phrase)))

    def heading(self, phrase: Phrase, below: list[Told]) -> Told:
        return Told(self.catalog.format("say-heading", text=str(phrase)), below)


def flat(body: Body) -> list[ast.Stmt]:
    """Statements with lines and named parts opened up: both are for writers, not for readers."""
    found: list[ast.Stmt] = []
    for statement in body:
        if isinstance(statement, ast.Line):
            found.extend(flat(statement.statements))
        elif isinstance(statement, ast.Part):
            found.extend(flat(statement.body))
        else:
            found.append(statement)
    return found


def _alone(node: ast.Stmt) -> bool:
    return isinstance(node, STANDING_ALONE) or (isinstance(node, ast.Do) and node.otherwise is not None)


def _body(node: ast.Stmt) -> Body:
    return node.then if isinstance(node, ast.If | ast.IfAble) else getattr(node, "body", ())


def laid_out(told: list[Told], depth: int = 0) -> list[str]:
    """Lines of text: sentences in a row at the top, points with a bullet below a heading."""
    lines: list[str] = []
    running = False
    for each in told:
        if depth:
            lines.append(f"{'  ' * depth}• {each.text}")
        elif running and not each.below:
            lines[-1] += f" {each.text}"
        else:
            lines.append(each.text)
        running = not each.below
        lines.extend(laid_out(each.below, depth + 1))
    return lines
