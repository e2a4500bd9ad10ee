"""Rules that can never be carried out: something in them can never be done, or they do nothing but call each other."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check.behaviour import all_mods
from rulewright.check.meaning import Meaning
from rulewright.check.refs import RuleRef
from rulewright.diagnostics import Diagnostic, English
from rulewright.link import Ruleset
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]


def find_impossible(rules: Ruleset, meaning: Meaning) -> list[Diagnostic]:
    return [*_never_done(rules), *_only_calling(rules, meaning)]


def _never_done(rules: Ruleset) -> Iterator[Diagnostic]:
    """Only what is plain to see: numbers that are written down."""
    softened: set[str] = {name for mod in all_mods(rules) for name in (*mod.targets, *mod.names)}
    softened |= {name for variable in rules.variables.values() for name in variable.substitutes}
    for sentence in rules.sentences():
        for node in sentence.parts:
            match node:
                case ast.Require(test=test) if _plainly(test) is False:
                    yield _told(English("this can never be so"), node, English("remove it, or ask for something that may be so"))
                case ast.Choose(items=ast.Range(low=ast.Number(value=low), high=ast.Number(value=high))) if low > high:
                    yield _told(
                        English("there is no number from {low} to {high}", low=low, high=high),
                        node.items,
                        English("write `{high}..{low}`", high=high, low=low),
                    )
                case ast.Choose(count=ast.Number(value=count), up_to=False, items=ast.SetOf(items=items)) if count > len(items):
                    yield _told(
                        English("there are only {count} to choose {count2} from", count=len(items), count2=count),
                        node.items,
                        English("choose fewer, or `up to`"),
                    )
                case ast.Pay(amounts=amounts):
                    yield from (_too_dear(amount, rules) for amount in amounts if _beyond(amount, rules, softened))


def _told(message: English, node: ast.Node, hint: English) -> Diagnostic:
    return Diagnostic("RW439", English("{message}, so that this can never be carried out", message=message), node.span, hint)


def _beyond(amount: ast.Amount, rules: Ruleset, softened: set[str]) -> bool:
    variable = rules.variables.get(amount.what) if isinstance(amount.what, str) else None
    if variable is None or variable.high is None or not isinstance(amount.count, ast.Number) or amount.what in softened:
        return False
    return amount.count.value > variable.high - variable.low


def _too_dear(amount: ast.Amount, rules: Ruleset) -> Diagnostic:
    most = f"{rules.variables[str(amount.what)].high} {amount.what}"
    return _told(
        English("nobody ever has more than {most}", most=most),
        amount,
        English("ask for less, or raise the `max` of `{what}`", what=amount.what),
    )


def _plainly(test: ast.Expr) -> bool | None:
    """Whether a test of written numbers holds; None if that is not plain to see."""
    match test:
        case ast.Compare(op=op, left=ast.Number(value=a), right=ast.Number(value=b)):
            return {"=": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
        case ast.Name(name="no"):
            return False
        case ast.Both(op="and", left=left, right=right):
            return False if _plainly(left) is False or _plainly(right) is False else None
        case ast.Not(operand=operand):
            inner = _plainly(operand)
            return None if inner is None else not inner
    return None


def _only_calling(rules: Ruleset, meaning: Meaning) -> Iterator[Diagnostic]:
    """Rules that come back to themselves whatever happens: none of them ever ends."""
    calls = {name: _always_does(rule.body, meaning) for name, rule in rules.rules.items()}
    for around in _circles(calls):
        name = around[0]
        way = " → ".join(f"`{one}`" for one in (*around, name))
        message = English("`{name}` always comes back to itself ({way}), so that it never ends", name=name, way=way)
        yield Diagnostic("RW439", message, rules.rules[name].span.head, English("let one of them end without calling the next"))


def _always_does(body: Body, meaning: Meaning) -> list[str]:
    """The rules that a body carries out in any case: not in a branch, a loop, or after somebody's choice."""
    found: list[str] = []
    for statement in body:
        match statement:
            case ast.Line(statements=inner) | ast.Part(body=inner) | ast.Surely(body=inner):
                found += _always_does(inner, meaning)
            case ast.Do(rule=call, otherwise=None):
                ref = meaning.refs.get(call)
                found += [ref.rule.name] if isinstance(ref, RuleRef) else []
            case ast.EndGame():
                break
    return found


def _circles(calls: dict[str, list[str]]) -> Iterator[list[str]]:
    """Ways from a rule back to itself. Every call is followed once, however many ways lead to it."""
    done: set[str] = set()
    for start in calls:
        way: dict[str, None] = {}  # from the start to where we are, in order; for each, the calls that are still to be followed
        open_: list[list[str]] = []
        following: str | None = None if start in done else start
        while following is not None:
            if following in way:
                yield list(way)[list(way).index(following) :]
            if following not in done:
                done.add(following)
                way[following] = None
                open_.append(list(reversed(calls.get(following, ()))))
            while open_ and not open_[-1]:
                open_.pop()
                way.popitem()
            following = open_[-1].pop() if open_ else None
