"""Rules that can never be carried out: something in them can never be done, or they do nothing but call each other."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check.behaviour import all_mods
from rulewright.check.meaning import Meaning
from rulewright.check.refs import RuleRef
from rulewright.diagnostics import Diagnostic
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
        for node in ast.walk(sentence.node):
            match node:
                case ast.Require(test=test) if _plainly(test) is False:
                    yield _told("this can never be so", node, "remove it, or ask for something that may be so")
                case ast.Choose(items=ast.Range(low=ast.Number(value=low), high=ast.Number(value=high))) if low > high:
                    yield _told(f"there is no number from {low} to {high}", node.items, f"write `{high}..{low}`")
                case ast.Choose(count=ast.Number(value=count), up_to=False, items=ast.SetOf(items=items)) if count > len(items):
                    yield _told(f"there are only {len(items)} to choose {count} from", node.items, "choose fewer, or `up to`")
                case ast.Pay(amounts=amounts):
                    yield from (_too_dear(amount, rules) for amount in amounts if _beyond(amount, rules, softened))


def _told(message: str, node: ast.Node, hint: str) -> Diagnostic:
    return Diagnostic("RW439", f"{message}, so that this can never be carried out", node.span, hint)


def _beyond(amount: ast.Amount, rules: Ruleset, softened: set[str]) -> bool:
    variable = rules.variables.get(amount.what) if isinstance(amount.what, str) else None
    if variable is None or variable.high is None or not isinstance(amount.count, ast.Number) or amount.what in softened:
        return False
    return amount.count.value > variable.high - variable.low


def _too_dear(amount: ast.Amount, rules: Ruleset) -> Diagnostic:
    most = f"{rules.variables[str(amount.what)].high} {amount.what}"
    return _told(f"nobody ever has more than {most}", amount, f"ask for less, or raise the `max` of `{amount.what}`")


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
    told: set[str] = set()
    for name, rule in rules.rules.items():
        around = _circle(name, calls)
        if around and not told & set(around):
            told |= set(around)
            way = " → ".join(f"`{one}`" for one in (*around, name))
            message = f"`{name}` always comes back to itself ({way}), so that it never ends"
            yield Diagnostic("RW439", message, rule.span.head, "let one of them end without calling the next")


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


def _circle(name: str, calls: dict[str, list[str]]) -> tuple[str, ...]:
    """The way from a rule back to itself."""
    seen: set[str] = set()
    waiting: list[tuple[str, ...]] = [(name,)]
    while waiting:
        way = waiting.pop()
        for following in calls.get(way[-1], ()):
            if following == name:
                return way
            if following not in seen:
                seen.add(following)
                waiting.append((*way, following))
    return ()
