"""What is known behind each statement: names that were bound, branches that may not have run, loops that run again."""

from __future__ import annotations

from typing import assert_never

from rulewright.check.nothing.expressions import each, expression, learned, listed, look_at_all, look_at_call, look_at_prefs
from rulewright.check.nothing.facts import SOMEBODY, Body, Facts, Known, assigned, names_in, widened
from rulewright.check.refs import VariableRef
from rulewright.link import ConstantType, ListType, Sentence
from rulewright.parse import ast


def look_at_sentence(facts: Facts, sentence: Sentence) -> None:
    node = sentence.node
    params = [name for name, _ in facts.meaning.params.get(node, ())]
    known = {**SOMEBODY, **facts.given(node, params)}
    match node:
        case ast.Value(name=name, body=body, given=given):
            for one in given:
                known = {**known, one.name: expression(facts, one.value, known)}
            facts.gives(name, expression(facts, body, known))
        case ast.Banded(name=name, cases=cases):
            facts.gives(name, not _whole(facts, node))
            for case in cases:
                facts.gives(name, expression(facts, case.value, known))
        case ast.Score(body=body):
            expression(facts, body, known)
        case ast.Winner(prefs=prefs):
            look_at_prefs(facts, prefs, known)
        case ast.Bot(answers=answers):
            for answer in answers:
                look_at_prefs(facts, answer.prefs, {**known, "it": True})
        case ast.Flow(body=body) | ast.Rule(body=body):
            behind(facts, body, known)
        case ast.Listener():
            look_at_listener(facts, node, known)
        case ast.Modifier(test=test, mods=mods):
            if test in facts.meaning.types:
                expression(facts, test, known)
            for mod in mods:
                look_at_mod(facts, mod, known)
        case ast.Replace() | ast.ReplaceBody() | ast.Remove() | ast.SetValue() | ast.SetPrefs() | ast.Extend() | ast.ExtendWays():
            pass  # they have been carried out by the linker
        case _:
            behind_one(facts, node, known)


def _whole(facts: Facts, value: ast.Banded) -> bool:
    """Whether a table of bands has an answer for everything: an `else`, or each constant by name."""
    bands = [band for case in value.cases for band in case.bands]
    params = facts.meaning.params.get(value, ())
    if any(band.everything for band in bands):
        return True
    if not params or not isinstance(params[0][1], ConstantType) or (value, params[0][0]) in facts.params:
        return False
    named = {band.low.name for band in bands if isinstance(band.low, ast.Name)}
    return named >= set(facts.rules.enumeration(params[0][1].name))


def look_at_listener(facts: Facts, node: ast.Listener, known: Known) -> None:
    trigger = node.trigger
    if isinstance(trigger, ast.OnReach):
        expression(facts, trigger.amount, {**known, **dict.fromkeys(names_in(trigger.target), False)})
        behind(facts, node.body, {**known, **dict.fromkeys(names_in(trigger.target), False)})
        return
    params = () if isinstance(trigger, ast.AtAnyTime) else trigger.params
    inside: Known = {**known, **facts.given(node, params)}
    if trigger.test is not None:
        expression(facts, trigger.test, inside)
        inside = learned(facts, trigger.test, inside, True)
    behind(facts, node.body, inside)


def look_at_mod(facts: Facts, mod: ast.Mod, known: Known) -> None:
    value = facts.rules.values.get(mod.names[0])
    for arg in mod.args or ():
        expression(facts, arg, known)
    if mod.value is not None and value is not None:
        facts.gives(value.name, expression(facts, mod.value, known) and mod.op == "treat")


def behind(facts: Facts, body: Body, known: Known) -> Known:
    for statement in body:
        known = behind_one(facts, statement, known)
    return known


def behind_branch(facts: Facts, body: Body, known: Known, before: Known) -> Known:
    """What is known behind a block that may not have run, or may run again."""
    after = behind(facts, body, known)
    return {name: missing or after[name] for name, missing in before.items()}


def behind_one(facts: Facts, node: ast.Stmt, known: Known) -> Known:
    match node:
        case ast.Line(statements=statements):
            return behind(facts, statements, known)
        case ast.Part(body=body):
            return behind(facts, body, known)
        case ast.Pay(amounts=amounts) | ast.Gain(amounts=amounts) | ast.Lose(amounts=amounts):
            look_at_all(facts, known, None if isinstance(node, ast.Pay) else node.who)
            for amount in amounts:
                look_at_amount(facts, amount, known)
        case ast.LoseAll(who=who):
            look_at_all(facts, known, who)
        case ast.Advance(target=target, by=by, limit=limit):
            look_at_all(facts, known, target, by, limit)
        case ast.Assign(target=target, value=value):
            expression(facts, target, known)
            missing = expression(facts, value, known)
            match facts.meaning.refs.get(target):
                case VariableRef(variable=variable) if isinstance(variable.type, ListType):
                    facts.gives(variable.name, missing)
            return {**known, target.name: missing} if isinstance(target, ast.Name) and target.name in known else known
        case ast.Let(name=name, value=value):
            return {**known, name: expression(facts, value, known)}
        case ast.Choose(count=count, name=name, items=items, prefs=prefs):
            missing = listed(facts, items, known, name)
            look_at_all(facts, known, count)
            look_at_all(facts, each(facts, items, name, known, missing), node.different)
            look_at_all(facts, each(facts, items, name, known, missing), *node.parts)
            look_at_prefs(facts, prefs, each(facts, items, name, known, missing))
            return {**known, name: missing, **({node.price: False} if node.price is not None else {})}
        case ast.Move(what=what, to=to):
            look_at_all(facts, known, what, to)
        case ast.Place(what=what, at=at):
            look_at_all(facts, known, what, at)
        case ast.Draw(count=count, source=source, to=to):
            look_at_all(facts, known, count, source, to)
        case ast.Shuffle(zone=zone):
            expression(facts, zone, known)
        case ast.Roll(what=what):
            expression(facts, what, known)
        case ast.Require(test=test):
            expression(facts, test, known)
            return learned(facts, test, known, True)
        case ast.Do(rule=rule, otherwise=otherwise):
            look_at_call(facts, rule, known)
            if otherwise is not None:
                look_at_call(facts, otherwise, known)
        case ast.AddToAgenda(rule=rule):
            look_at_call(facts, rule, known)
        case ast.Window(name=name, args=args):
            return behind_window(facts, name, args, known)
        case ast.Event(name=name, args=args):
            passed = [expression(facts, arg, known) for arg in args]
            for heard in facts.rules.triggers.on_rule(name, "after"):
                trigger = heard.sentence.trigger
                assert isinstance(trigger, ast.OnEvent)
                for param, missing in zip(trigger.params, passed, strict=False):
                    facts.passes(heard.sentence, param, missing)
        case ast.Lasting(mod=mod):
            look_at_mod(facts, mod, known)
        case ast.Skip() | ast.EndGame():
            pass
        case _:
            return behind_block(facts, node, known)
    return known


def behind_block(
    facts: Facts,
    node: ast.If
    | ast.IfAble
    | ast.Surely
    | ast.Match
    | ast.Alternatives
    | ast.May
    | ast.Times
    | ast.ForEach
    | ast.EachPlayer
    | ast.Turns
    | ast.Repeat,
    known: Known,
) -> Known:
    """Statements that hold other statements."""
    match node:
        case ast.If(test=test, then=then, other=other):
            expression(facts, test, known)
            yes = behind(facts, then, learned(facts, test, known, True))
            no = behind(facts, other, learned(facts, test, known, False))
            return {name: yes[name] or no[name] for name in known}
        case ast.IfAble(then=then, other=other):
            yes = behind(facts, then, known)
            no = behind(facts, other, {**known, **{name: True for name in yes if name not in known}})
            return {name: yes[name] or no[name] for name in yes}
        case ast.Surely(body=body):
            return behind(facts, body, known)
        case ast.Match(subject=subject, arms=arms):
            expression(facts, subject, known)
            after = known
            for arm in arms:
                look_at_all(facts, known, *(edge for band in arm.bands for edge in (band.low, band.high)))
                after = behind_branch(facts, arm.body, known, after)
            return after
        case ast.Alternatives(alternatives=alternatives):
            start = widened(known, assigned(alternatives)) if node.op == "any order" else known
            after = start
            for alternative in alternatives:
                look_at_all(facts, known, alternative.test)
                inside = learned(facts, alternative.test, start, True) if alternative.test is not None else start
                after = behind_branch(facts, alternative.body, inside, after)
            return after
        case ast.May(body=body):
            return behind_branch(facts, body, known, known)
        case ast.Times(count=count, body=body):
            expression(facts, count, known)
            start = widened(known, assigned(body))
            return behind_branch(facts, body, start, start)
        case ast.ForEach(name=name, items=items, body=body):
            missing = listed(facts, items, known, name)
            start = widened(known, assigned(body))
            return behind_branch(facts, body, {**start, name: missing}, start)
        case ast.EachPlayer(start=first, body=body, order=order):
            look_at_all(facts, known, first, order)
            start = widened(known, assigned(body))
            return behind_branch(facts, body, start, start)
        case ast.Turns(start=first, until=until, body=body):
            look_at_all(facts, known, first, until)
            start = widened(known, assigned(body))
            return behind_branch(facts, body, start, start)
        case ast.Repeat(body=body, until=until):
            start = widened(known, assigned(body))
            after = behind(facts, body, start)
            expression(facts, until, after)
            return {name: after[name] for name in known}
    assert_never(node)


def look_at_amount(facts: Facts, amount: ast.Amount, known: Known) -> None:
    for option in amount.options:
        look_at_amount(facts, option, known)
    if amount.options:
        return
    look_at_all(facts, known, amount.count, amount.per)
    if isinstance(amount.what, ast.Expr):
        expression(facts, amount.what, known)


def behind_window(facts: Facts, name: str, args: tuple[ast.Expr, ...], known: Known) -> Known:
    """Cards hear the values and may change them; what one of them sets, the next one sees."""
    passed = [expression(facts, arg, known) for arg in args]
    changed: set[str] = set()
    for heard in facts.rules.triggers.in_window(name):
        trigger = heard.sentence.trigger
        assert isinstance(trigger, ast.InWindow)
        sets = assigned(heard.sentence.body)
        changed |= {
            arg.name for param, arg in zip(trigger.params, args, strict=False) if param in sets and isinstance(arg, ast.Name)
        }
    for heard in facts.rules.triggers.in_window(name):
        trigger = heard.sentence.trigger
        assert isinstance(trigger, ast.InWindow)
        for param, arg, missing in zip(trigger.params, args, passed, strict=False):
            facts.passes(heard.sentence, param, missing or (isinstance(arg, ast.Name) and arg.name in changed))
    return widened(known, changed)
