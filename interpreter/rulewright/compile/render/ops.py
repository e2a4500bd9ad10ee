"""Operations as Python statements. `C` is whoever chooses: a person's answers, a look ahead, or chance."""

from __future__ import annotations

from contextlib import nullcontext
from typing import assert_never

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local
from rulewright.compile.render.choices import any_order, choose, choose_one, drawn, may, more
from rulewright.compile.render.lets import let
from rulewright.compile.render.lines import if_line
from rulewright.compile.render.listening import hearing
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, listed, plain, row, slot, text
from rulewright.compile.render.values import args as arguments
from rulewright.compile.render.values import key as order

HIGHEST = 10**15


def write_block(block: Block, out: Source, style: Style) -> None:
    for said in block:
        out.span = said.span
        for op in said.ops:
            write(op, out, style)
            out.span = said.span


def write(op: Op, out: Source, style: Style) -> None:
    match op:
        case ops.Note(effect=effect, player=player, amount=amount):
            told = effect if isinstance(effect, int) else plain(effect, style)
            out.add(f"C.note({told}, {plain(player, style)}, {plain(amount, style)})")
        case ops.NotePaid(way=way, player=player, goods=goods):
            for effect, at in goods:
                out.add(f"C.note({effect}, {plain(player, style)}, paid_from({way.name}, {slot(at, style)}))")
        case ops.Let():
            let(op, out, style)
        case ops.Store(slot=at, value=value):
            out.add(f"S[{slot(at, style)}] = {plain(value, style)}")
        case ops.Advance():
            advance(op, out, style)
        case ops.Roll(target=target, low=low, high=high):
            out.add(f"{place(target, style)} = rolled(S, {low}, {high})")
        case ops.Fail(unless=None):
            out.add("raise Fail")
        case ops.Fail(unless=unless):
            assert unless is not None
            with out.block(f"if not {text(unless, style)}:"):
                out.add("raise Fail")
        case ops.Broken():
            out.add("raise Broken")
        case ops.EndGame():
            out.add("S[OVER] = 1")
        case ops.Leave(value=value, soon=()):
            out.add("return" if value is None else f"return {plain(value, style)}")
        case ops.Leave(value=value, soon=soon):
            out.add(f"return {' and '.join(text(one, style) for one in (*soon, value) if one is not None)}")
        case ops.LeaveWith(values=values):
            out.add(f"return ({''.join(f'{local.name}, ' for local in values)}) + rest" if values else "return rest")
        case ops.Barrier(unless_one=None):
            out.add("C.barrier()")
        case ops.Barrier(unless_one=found):
            assert found is not None
            with out.block(f"if len({text(found, style)}) > 1:"):
                out.add("C.barrier()")
        case ops.Finished(mark=mark):
            out.add(f"C.finished({mark.name})")
        case ops.Cover(branch=branch):
            out.add(f"cover({branch})")
        case (
            ops.Change()
            | ops.ChangeNamed()
            | ops.GainMix()
            | ops.Pay()
            | ops.PayWith()
            | ops.Move()
            | ops.MoveAll()
            | ops.Draw()
            | ops.DrawSome()
            | ops.Shuffle()
            | ops.Place()
            | ops.Treat()
            | ops.TreatLasting()
            | ops.Last()
            | ops.AddToAgenda()
            | ops.OnceOnly()
            | ops.Forget()
            | ops.Keep()
            | ops.Recall()
        ):
            handle(op, out, style)
        case ops.Drawn():
            drawn(op, out, style, write_block)
        case ops.Choose() | ops.ChooseSome() | ops.Decide() | ops.ChooseOne() | ops.May() | ops.AnyOrder():
            ask(op, out, style)
        case ops.Watched() | ops.Listen() | ops.Hear() | ops.Instead() | ops.StoodIn() | ops.Window() | ops.EachHolder():
            hearing(op, out, style, write_block, write)
        case ops.Do(function=function, player=player, args=given):
            out.add(f"{function}(S, C, {plain(player, style)}{arguments(given, style)})")
        case ops.DoVersion():
            version(op, out, style)
        case _:
            flowing(op, out, style)


def flowing(op: ops.If | ops.ForEach | ops.Times | ops.Repeat | ops.Part | ops.CarryOut, out: Source, style: Style) -> None:
    """Branches, loops and parts."""
    match op:
        case ops.If(branches=((ir.LineListed() | ir.LineThrough() as line, block),), other=()):
            if_line(line, block, out, style, write_block)
        case ops.If():
            branch(op, out, style)
        case ops.ForEach(var=var, items=items, block=block, weight=weight):
            shown = text(items, style)
            with out.block(f"for {var.name} in {f'metered({shown}, {weight})' if weight else shown}:"):
                write_block(block, out, style)
        case ops.Times(count=count, block=block, weight=weight):
            rounds = f"range({plain(count, style)})"
            asked = op.site is not None
            if weight:
                rounds = f"{'counted' if asked else 'metered'}({rounds}, {weight})"
            with out.block(f"for _ in {rounds}:"):
                if asked:
                    more(op, out, style)
                write_block(block, out, style)
        case ops.Repeat(block=block, until=until, weight=weight):
            with out.block(f"for _ in counted(LOOPS, {weight}):"):
                write_block(block, out, style)
                with out.block(f"if {plain(until, style)}:"):
                    out.add("break")
            with out.block("else:"):
                out.add("raise TooLong")
        case ops.Part():
            part(op, out, style)
        case ops.CarryOut():
            carry_out(op, out, style)
        case _:
            assert_never(op)


def branch(op: ops.If, out: Source, style: Style) -> None:
    if not op.branches:
        write_block(op.other, out, style)
        return
    for number, (test, block) in enumerate(op.branches):
        with out.block(f"{'el' if number else ''}if {plain(test, style)}:"):
            write_block(block, out, style)
    if op.other:
        with out.block("else:"):
            write_block(op.other, out, style)


# -- names and slots --
def place(target: ir.Slot | Local, style: Style) -> str:
    return f"S[{slot(target, style)}]" if isinstance(target, ir.Slot) else target.name


def advance(op: ops.Advance, out: Source, style: Style) -> None:
    at = place(op.target, style)
    limits = ", ".join(plain(limit, style) for limit in op.limits)
    if not isinstance(op.by, ir.Const) or op.by.value < 0:
        high = f"min({limits}, {HIGHEST})" if limits else str(HIGHEST)
        out.add(f"{at} = moved({at}, {plain(op.by, style)}, {op.low}, {high})")
    elif limits:
        out.add(f"{at} = max({at}, min({at} + {op.by.value}, {limits}))")
    else:
        out.add(f"{at} += {op.by.value}")


# -- goods and pieces --
def handle(
    op: ops.Change
    | ops.ChangeNamed
    | ops.GainMix
    | ops.Pay
    | ops.PayWith
    | ops.Move
    | ops.MoveAll
    | ops.Draw
    | ops.DrawSome
    | ops.Shuffle
    | ops.Place
    | ops.Treat
    | ops.TreatLasting
    | ops.Last
    | ops.AddToAgenda
    | ops.OnceOnly
    | ops.Forget
    | ops.Keep
    | ops.Recall,
    out: Source,
    style: Style,
) -> None:
    match op:
        case ops.Change():
            change(op, out, style)
        case ops.ChangeNamed(resource=resource, player=player, count=count, sign=sign):
            shown = text(count, style)
            amount = shown if sign > 0 else f"-{shown}"
            out.add(f"gain_one(S, {plain(resource, style)}, {plain(player, style)}, {amount}, BOUNDS)")
        case ops.GainMix(taken=taken, site=site, player=player, count=count, resources=resources, sign=sign):
            who, items = plain(player, style), text(resources, style)
            out.add(f"{taken.name} = gain_mix(S, C, {site}, {who}, {plain(count, style)}, {items}, {sign}, BOUNDS)")
        case ops.Pay(slot=at, count=count, low=low):
            where, price = text(at, style), text(count, style)
            kept = f" + FLOORS.get({where}, 0)" if isinstance(at, ir.Bank) else f" + {low}" if low else ""
            with out.block(f"if S[{where}] < {price}{kept}:"):
                out.add("raise Fail")
            out.add(f"S[{where}] -= {price}")
        case ops.PayWith(way=way, due=due, site=site, player=player, needs=needs):
            out.add(f"{due.name} = ({''.join(f'{need(one, style)}, ' for one in needs)})")
            out.add(f"{way.name} = pay_with(S, C, {site}, {plain(player, style)}, {due.name}, FLOORS)")
        case ops.Move(locations=locations, piece=piece, to=to):
            out.add(f"move(S, {style.naming.of(locations.address)}, {plain(piece, style)}, {slot(to, style)})")
        case ops.MoveAll(locations=locations, pieces=pieces, to=to):
            out.add(f"move_all(S, {style.naming.of(locations.address)}, {text(pieces, style)}, {slot(to, style)})")
        case ops.Draw(locations=locations, count=count, source=source, to=to, taken=taken):
            zones = f"{slot(source, style)}, {slot(to, style)}"
            done = f"draw(S, {style.naming.of(locations.address)}, {plain(count, style)}, {zones})"
            out.add(done if taken is None else f"{taken.name} = {done}")
        case ops.DrawSome(locations=locations, count=count, pieces=pieces, to=to, taken=taken):
            given = f"{plain(count, style)}, {text(pieces, style)}, {slot(to, style)}"
            done = f"draw_some(S, {style.naming.of(locations.address)}, {given})"
            out.add(done if taken is None else f"{taken.name} = {done}")
        case ops.Shuffle(zone=zone):
            out.add(f"shuffle(S, {slot(zone, style)})")
        case ops.Place(locations=locations, piece=piece, cells=cells, board=board):
            where = f"{plain(piece, style)}, {plain(cells, style)}, {slot(board, style)}"
            out.add(f"place(S, {style.naming.of(locations.address)}, {where}, {op.faces})")
        case ops.Treat(op="add", result=result, value=value):
            out.add(f"{result.name} += {plain(value, style)}")
        case ops.Treat(result=result, value=value):
            out.add(f"{result.name} = treated({plain(value, style)}, {result.name})")
        case ops.TreatLasting(op="add", result=result, amounts=amounts):
            out.add(f"{result.name} += sum({text(amounts, style)})")
        case ops.TreatLasting(result=result, amounts=amounts):
            out.add(f"{result.name} = ([{result.name}] + {text(amounts, style)})[-1]")
        case ops.Last(slot=at, amount=amount, args=given, doing=doing):
            with nullcontext() if doing is None else out.block(f"if {text(doing, style)}:"):
                more = f"({plain(amount, style)}, {row(given, style)})"
                out.add(f"S[{slot(at, style)}] = with_one(S[{slot(at, style)}], {more})")
        case ops.AddToAgenda(slot=at, rule=rule, player=player, args=given):
            more = f"({rule}, {row((player, *given), style)})"
            out.add(f"S[{slot(at, style)}] = with_one(S[{slot(at, style)}], {more})")
        case ops.OnceOnly(slot=at, doing=doing):
            outside = "" if doing is None else f" or not {text(doing, style)}"
            with out.block(f"if S[{slot(at, style)}]{outside}:"):
                out.add("return None")
            out.add(f"S[{slot(at, style)}] = 1")
        case ops.Keep(memory=memory, kept=kept):
            out.add(f"{kept.name} = S[{style.naming.memory(memory)}]")
        case ops.Forget(memory=memory, fresh=fresh):
            out.add(f"S[{style.naming.memory(memory)}] = {fresh}")
        case ops.Recall(memory=memory, kept=kept):
            out.add(f"S[{style.naming.memory(memory)}] = {kept.name}")
        case _:
            assert_never(op)


def change(op: ops.Change, out: Source, style: Style) -> None:
    at, count = f"S[{slot(op.slot, style)}]", text(op.count, style)
    if op.sign < 0:
        out.add(f"{at} = min({at}, max({at} - {count}, {op.low}))")
    elif op.high is not None:
        out.add(f"{at} = max({at}, min({at} + {count}, {op.high}))")
    elif isinstance(op.count, ir.Held):  # the sum is what must not grow beyond the limit
        out.add(f"{at} = held({at} + {text(op.count.of, style)})")
    else:
        out.add(f"{at} += {plain(op.count, style)}")


def need(ways: tuple[ops.Need, ...], style: Style) -> str:
    """What a part of a cost may be paid with: alternatives of (count, slots)."""
    shown = []
    for way in ways:
        count = plain(way.count, style)
        if way.mix is not None:
            shown.append(f"({count}, resources_of({text(way.mix, style)}, {_player_of(way, style)}))")
            continue
        waived = " or ".join(text(test, style) for test in way.waived)
        shown.append(f"({f'0 if {waived} else {count}' if waived else count}, {listed(way.sources, style)})")
    return "(" + "".join(f"{one}, " for one in shown) + ")"


def _player_of(way: ops.Need, style: Style) -> str:
    assert way.player is not None
    return plain(way.player, style)


# -- choices --
def ask(op: ops.Choose | ops.ChooseSome | ops.Decide | ops.ChooseOne | ops.May | ops.AnyOrder, out: Source, style: Style) -> None:
    match op:
        case ops.Choose():
            choose(op, out, style)
        case ops.ChooseSome(local=local, site=site, player=player, items=items, count=count, up_to=up_to):
            wanted = f"{text(items, style)}, {plain(count, style)}{', True' if up_to else ''}"
            if op.different is not None:
                wanted = f"{text(items, style)}, {plain(count, style)}, {up_to}, {differing(op.different, style)}"
            name = "choose_some" if op.different is None else "choose_different"
            out.add(f"{local.name} = {name}(C, {site}, {plain(player, style)}, {wanted})")
        case ops.Decide(local=local, items=items, key=key, count=count, up_to=up_to, at_random=at_random):
            found = f"S, {text(items, style)}, {order(key, style)}"
            if count is not None:
                apart = f", {differing(op.different, style)}" if op.different is not None else ""
                out.add(f"{local.name} = best_some({found}, {plain(count, style)}, {up_to}, {at_random}{apart})")
            else:
                out.add(f"{local.name} = {'drawn' if at_random else 'first_best'}({found})")
        case ops.ChooseOne():
            choose_one(op, out, style, write_block)
        case ops.May():
            may(op, out, style, write_block)
        case ops.AnyOrder():
            any_order(op, out, style, write)
        case _:
            assert_never(op)


def differing(value: ops.Differing, style: Style) -> str:
    """In what the chosen things must differ."""
    return f"lambda {value.var.name}: {text(value.of, style)}"


# -- rules and parts --
def version(op: ops.DoVersion, out: Source, style: Style) -> None:
    found = op.plain
    for seat, function in op.versions:
        found = f"({function} if SEATS[{plain(op.player, style)}] == {seat!r} else {found})"
    out.add(f"{found}(S, C, {plain(op.player, style)}{arguments(op.args, style)})")


def part(op: ops.Part, out: Source, style: Style) -> None:
    """A block as a function of its own; it gets the names around it as they are when it is called."""
    kept = "".join(f", {local.name}" for local in op.keeps)
    with out.block(f"def {op.name}(S, C, {op.player.name}{kept}):"):
        write_block(op.block, out, style)
        out.add(f"return {names(op.results)}")


def names(locals_: tuple[Local, ...]) -> str:
    return "(" + "".join(f"{local.name}, " for local in locals_) + ")"


def carry_out(op: ops.CarryOut, out: Source, style: Style) -> None:
    call = f"{op.part}(S, C, {plain(op.player, style)}{arguments(op.keeps, style)})"
    if not op.ends and not op.results:
        out.add(call)
        return
    if not op.ends:
        out.add(f"{''.join(f'{local.name}, ' for local in op.results)}= {call}")
        return
    out.add(f"{op.found.name} = {call}")
    with out.block(f"if {op.found.name} is None:"):
        write(op.leave, out, style)
    if op.results:
        out.add(f"{''.join(f'{local.name}, ' for local in op.results)}= {op.found.name}")
