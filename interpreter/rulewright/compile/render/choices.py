"""Choices as calls of `C`, which answers them, looks ahead, or draws."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compile.improve.draw import empty_cells
from rulewright.compile.improve.fold import yes
from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render.boards import spot_arguments
from rulewright.compile.render.lets import let
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, gathered, key, plain, slot, tested, text
from rulewright.state import USING, DoingAt

WriteBlock = Callable[[Block, Source, Style], None]
Write = Callable[[Op, Source, Style], None]


def asked(
    site: int, player: Value, options: str, answers: tuple[ops.Answer, ...], style: Style, parts: tuple[ops.Asked, ...] = ()
) -> str:
    """A choice, perhaps in parts; an automated seat with an answer for it decides by its priorities, and at once."""
    who = plain(player, style)
    found = (
        f"C.choose_parts({site}, {who}, {options}, {in_parts(parts, style)})" if parts else f"C.choose({site}, {who}, {options})"
    )
    if site in style.interrupted:
        found = f"({interrupted(site, who, options, style, parts)} if has_aside(S, {who}, NOW) else {found})"
    for answer in answers:
        ranked = f"C.answer({site}, {who}, {options}, {key(answer.key, style)}, {answer.at_random})"
        found = f"({ranked} if SEATS[{who}] == {answer.seat!r} else {found})"
    return found


def interrupted(site: int, who: str, options: str, style: Style, parts: tuple[ops.Asked, ...] = ()) -> str:
    """A question of somebody who has something that may fit at any time."""
    now = f"NOW, {style.naming.of(DoingAt(USING))}, SETTLED, PLAYERS"
    if parts:
        return f"interrupted_parts(S, C, {site}, {who}, lambda: {options}, {in_parts(parts, style)}, {now})"
    return f"interrupted(S, C, {site}, {who}, lambda: {options}, {now})"


def in_parts(parts: tuple[ops.Asked, ...], style: Style) -> str:
    return "(" + "".join(f"({part.site}, lambda {part.var.name}: {plain(part.of, style)}), " for part in parts) + ")"


def choose(op: ops.Choose, out: Source, style: Style) -> None:
    if op.site not in style.interrupted or op.answers or not (op.sampler or op.soon):
        choose_plainly(op, out, style)
        return
    candidates, who = op.candidates, plain(op.player, style)
    options = needing(f"[{gathered(candidates, style, (*op.costs, *op.soon))}]", op, style)
    with out.block(f"if has_aside(S, {who}, NOW):"):
        out.add(f"{op.local.name} = {interrupted(op.site, who, options, style, op.parts)}")
    with out.block("else:"):
        choose_plainly(op, out, style)


def choose_plainly(op: ops.Choose, out: Source, style: Style) -> None:
    candidates = op.candidates
    var = candidates.var.name
    costs = "".join(f" if {tested(cost, style)}" for cost in op.costs)
    options = gathered(candidates, style, op.costs)
    if op.sampler is not None:
        drawn_from, listed = sampling(op.sampler, var, style)
        left = () if op.sampler.lying else candidates.tests
        options = f"{var} for {var} in {listed}" + "".join(f" if {tested(t, style)}" for t in left) + costs
        tests = " and ".join(text(test, style) for test in (*left, *op.costs)) or "True"
        sampler = f"lambda rnd: {drawn_from}, rnd, lambda {var}: {tests})"
        parts = f", {in_parts(op.parts, style)}" if op.parts else ""
        out.add(
            f"{op.local.name} = C.choose_sampled({op.site}, {plain(op.player, style)}, lambda: ({options}), {sampler}{parts})"
        )
    elif op.soon:
        test = f"lambda {var}: {' and '.join(text(one, style) for one in op.soon)}"
        listed = needing(f"[{options}]", op, style)
        out.add(f"{op.local.name} = C.choose_tested({op.site}, {plain(op.player, style)}, {listed}, {test})")
    else:
        bare = not candidates.tests and not op.costs and isinstance(candidates.value, Local) and not candidates.weight
        whole = text(candidates.items, style) if bare else f"({options})" if candidates.weight else f"[{options}]"
        whole = needing(whole, op, style)
        out.add(f"{op.local.name} = {asked(op.site, op.player, whole, op.answers, style, op.parts)}")


def needing(options: str, op: ops.Choose, style: Style) -> str:
    """The options, or none where what all of them need does not hold."""
    return f"({options} if {' and '.join(text(one, style) for one in op.needs)} else [])" if op.needs else options


def sampling(sampler: ops.Sampler, var: str, style: Style) -> tuple[str, str]:
    """How one of some things is drawn, up to the test it must pass, and how all are listed."""
    items, lying = sampler.items, sampler.lying
    if isinstance(items, ir.Spots) and lying is not None:
        spots = spot_arguments(items, lambda part: text(part, style), lambda part: plain(part, style))
        ground, upon = (
            "None" if test == yes(True) else f"lambda {var}, {lying.cells.name}: {plain(test, style)}"
            for test in (lying.ground, lying.upon)
        )
        return f"drawn_lying({spots}, {lying.beside.name}, {ground}, {upon}", (
            f"each_lying({spots}, {lying.steps.name}, {ground}, {upon})"
        )
    if isinstance(items, ir.Spots):
        spots = spot_arguments(items, lambda part: text(part, style), lambda part: plain(part, style))
        return f"sampled_spot({spots}", f"each_spot({spots})"
    found = text(items, style)
    return f"sampled({found}", found


def drawn(op: ops.Drawn, out: Source, style: Style, write_block: WriteBlock) -> None:
    """Random play: one uniform draw; a single candidate is not asked for, and one that leads nowhere is taken back."""
    found, count, local = f"{op.local.name}_found", f"{op.local.name}_count", op.local.name
    region, shift = empty_cells(op.candidates), ""
    if op.filling is not None:
        found = style.empty[op.filling.address]
    elif region is not None:
        first = style.naming.of(region.address)
        out.add(f"{found} = [x for x in range({first} + 1, {first} + {region.size + 1}) if not S[x]]")
        shift = f" - {first}"
    else:
        out.add(f"{found} = {text(op.candidates, style)}")
    pick = f"({found}[int(rnd() * {count})] if {count} > 1 else {found}[0]){shift}"
    if not any(said.fails for said in op.tried):
        out.add(f"{count} = len({found})")
        with out.block(f"if not {count}:"):
            out.add("raise Fail")
        out.add(f"{local} = {f'{found}.pop(int(rnd() * {count}) if {count} > 1 else 0)' if op.filling is not None else pick}")
        write_block(op.tried, out, style)
        return
    with out.block("while True:"):
        out.add(f"{count} = len({found})")
        with out.block(f"if not {count}:"):
            out.add("raise Fail")
        out.add(f"{local} = {pick}")
        taken_back = (f"{found}.remove({local}{shift.replace('-', '+')})", "continue")
        for said in op.tried:
            out.span = said.span
            for one in said.ops:
                assert isinstance(one, ops.Let)
                let(one, out, style, taken_back)
        out.add("break")


def open_ways(ways: tuple[tuple[Value | None, tuple[Value, ...]], ...], style: Style) -> str:
    """The numbers of the alternatives that are open."""
    tests = [" and ".join(text(one, style) for one in ((test, *soon) if test is not None else soon)) for test, soon in ways]
    if not any(tests):
        return "(" + "".join(f"{number}, " for number in range(1, len(tests) + 1)) + ")"
    parts = [f"(({number},) if {test} else ())" if test else f"({number},)" for number, test in enumerate(tests, 1)]
    return "(" + " + ".join(parts) + ")"


def choose_one(op: ops.ChooseOne, out: Source, style: Style, write_block: WriteBlock) -> None:
    if op.answers or op.site in style.interrupted or not any(way.soon for way in op.ways):
        options = open_ways(tuple((way.test, way.soon) for way in op.ways), style)
        out.add(f"{op.picked.name} = {asked(op.site, op.player, options, op.answers, style)}")
    else:  # what a way needs is asked of the one that is drawn
        options = open_ways(tuple((way.test, ()) for way in op.ways), style)
        soon = [(number, " and ".join(text(one, style) for one in way.soon)) for number, way in enumerate(op.ways, 1) if way.soon]
        test = " and ".join(f"({op.picked.name} != {number} or {needs})" for number, needs in soon)
        out.add(
            f"{op.picked.name} = C.choose_tested({op.site}, {plain(op.player, style)}, list({options}), "
            f"lambda {op.picked.name}: {test})"
        )
    for number, way in enumerate(op.ways, 1):
        with out.block(f"{'el' if number > 1 else ''}if {op.picked.name} == {number}:"):
            write_block(way.block, out, style)


def may(op: ops.May, out: Source, style: Style, write_block: WriteBlock) -> None:
    soon = " and ".join(text(one, style) for one in op.soon)
    options = f"((1, 0) if {soon} else (0, ))" if soon else "(1, 0)"
    with out.block(f"if {asked(op.site, op.player, options, op.answers, style)}:"):
        write_block(op.block, out, style)


def more(op: ops.Times, out: Source, style: Style) -> None:
    """Another time?"""
    assert op.site is not None and op.player is not None
    with out.block(f"if not {asked(op.site, op.player, '(1, 0)', op.answers, style)}:"):
        out.add("break")


def any_order(op: ops.AnyOrder, out: Source, style: Style, write: Write) -> None:
    """The items are functions; whoever works them off gives back the names around them as they have become."""
    for part in op.parts:
        write(part, out, style)
    kept, carry = op.parts[0].keeps, op.carry[0]
    items = "".join(f"{part.name}, " for part in op.parts)
    names = "".join(f"{local.name}, " for local in kept)
    places = "".join(f"({''.join(f'{kept.index(local)}, ' for local in part.results)}), " for part in op.parts)
    added = f"{slot(op.added, style)}, RULES" if op.added is not None else "0, ()"
    ask = f"lambda S, C, options: {asked(op.site, op.player, 'options()', op.answers, style)}"
    listed = open_ways(tuple((test, ()) for test in op.tests), style)
    agenda = f"Agenda(({items}), ({places}), {added}, {ask}, {op.weight})"
    call = f"any_order(S, C, {plain(op.player, style)}, {listed}, ({names}), {agenda}, AROUND)"
    if not any(one.ends for one in op.carry) and not any(part.results for part in op.parts):
        out.add(call)
        return
    out.add(f"{carry.found.name} = {call}")
    if any(one.ends for one in op.carry):
        with out.block(f"if {carry.found.name} is None:"):
            write(carry.leave, out, style)
    if any(part.results for part in op.parts):
        out.add(f"{names}= {carry.found.name}")
