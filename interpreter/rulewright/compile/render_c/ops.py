"""Operations as C statements. `c` is whoever chooses: chance, or a look ahead."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, assert_never

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.agendas import any_order
from rulewright.compile.render_c.basics import address, as_kind, changing, load, number, place, touched, truth, words
from rulewright.compile.render_c.calls import sourced
from rulewright.compile.render_c.candidates import drawn, foreseen
from rulewright.compile.render_c.choices import choose, choose_one, choose_some, decide, may, more
from rulewright.compile.render_c.frame import Frame, Kind, region_kind
from rulewright.compile.render_c.hearing import hearing
from rulewright.compile.render_c.lets import let
from rulewright.compile.render_c.many import loop
from rulewright.compile.render_c.tables import constant
from rulewright.diagnostics import English

HIGHEST = 10**15


def write_block(block: Block, f: Frame) -> None:
    for said in block:
        f.span = said.span
        for op in said.ops:
            write(op, f)
            f.span = said.span


def write(op: Op, f: Frame) -> None:
    match op:
        case ops.Cover():
            raise f.unrendered(English("coverage"))
        case ops.Note(effect=effect, player=player, amount=amount):
            told = effect if isinstance(effect, int) else f.text(effect)
            f.line(f"note(g, c, {told}, {f.text(player)}, {f.text(amount)});")
        case ops.NotePaid(way=way, player=player, goods=goods):
            for number_, at in goods:
                f.line(f"note(g, c, {number_}, {f.text(player)}, paid_from({f.name(way, 'l')}, (N){place(at, f)}));")
        case ops.Let():
            let(op, f)
        case ops.Store(slot=at, value=value):
            f.line(f"{changing(at, f)} = {as_kind(value, region_kind(at.region), f)};")
        case ops.Advance():
            advance(op, f)
        case ops.Roll(target=goal, low=low, high=high):
            f.line(f"{changing(goal, f)} = rolled(S, {number(low)}, {number(high)});")
        case ops.Fail(unless=None):
            f.line("fail(g);")
        case ops.Fail(unless=unless):
            assert unless is not None
            f.line(f"if (!{truth(unless, f)}) fail(g);")
        case ops.Broken():
            f.line("stop(g, BROKEN);")
        case ops.Finished(mark=mark):
            f.line(f"finished(c, {f.name(mark, 'n')});")
        case ops.EndGame():
            touched("1", f)
            f.line("S[1].n = 1;")
        case ops.Leave(value=value, soon=soon):
            if soon:
                f.line(f"if (!{foreseen(soon, f)}) return 0;")
            leave(value, f)
        case ops.LeaveWith(values=values):
            leave_with(values, f)
        case ops.Barrier(unless_one=None):
            f.line("barrier(g, c);")
        case ops.Barrier(unless_one=found):
            assert found is not None
            f.line(f"if ({f.listed(found)}->len > 1) barrier(g, c);")
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
            handle(op, f)
        case ops.Drawn():
            drawn(op, f, write_block)
        case ops.Choose():
            choose(op, f)
        case ops.ChooseSome():
            choose_some(op, f)
        case ops.Decide():
            decide(op, f)
        case ops.ChooseOne():
            choose_one(op, f, write_block)
        case ops.May():
            may(op, f, write_block)
        case ops.AnyOrder():
            any_order(op, f, write)
        case ops.Watched() | ops.Listen() | ops.Hear() | ops.Instead() | ops.StoodIn() | ops.Window() | ops.EachHolder():
            hearing(op, f, write_block, write)
        case ops.Do(function=function, player=player, args=given):
            f.line(f"{called(function, player, given, f)};")
        case ops.DoVersion():
            version(op, f)
        case _:
            flowing(op, f)


def flowing(op: ops.If | ops.ForEach | ops.Times | ops.Repeat | ops.Part | ops.CarryOut, f: Frame) -> None:
    """Branches, loops and parts."""
    match op:
        case ops.If(branches=branches, other=other):
            for test, block in branches:
                with f.block(f"if ({truth(test, f)})"):
                    write_block(block, f)
                f.line("else {")
                f.depth += 1
            write_block(other, f)
            for _ in branches:
                f.depth -= 1
                f.line("}")
        case ops.ForEach():
            for_each(op, f)
        case ops.Times(count=count, block=block, weight=weight):
            rounds, at = f.fresh("n"), f.fresh("i")
            asked = op.site is not None
            f.line(f"N {rounds} = {f.text(count)};")
            if weight and not asked:
                f.line(f"spend(g, mul(g, {weight}, most(0, {rounds})));")
            with f.block(f"for (N {at} = 0; {at} < {rounds}; {at}++)"):
                if weight and asked:
                    f.line(f"spend(g, {weight});")
                if asked:
                    more(op, f)
                write_block(block, f)
        case ops.Repeat(block=block, until=until, weight=weight):
            at = f.fresh("i")
            with f.block(f"for (N {at} = 0;; {at}++)"):
                f.line(f"if ({at} == LOOPS) stop(g, TOO_LONG);")
                f.line(f"spend(g, {weight});")
                write_block(block, f)
                f.line(f"if ({truth(until, f)}) break;")
        case ops.Part():
            pass  # written as a function of its own beforehand
        case ops.CarryOut():
            carry_out(op, f)
        case _:
            assert_never(op)


def for_each(op: ops.ForEach, f: Frame) -> None:
    """The block is written between the two halves of the loop, so that it stands on lines of its own."""
    mark = "\0"
    kind: Kind = f.kind(op.var)
    shown = loop(op.var, op.items, f, lambda: f"{f.name(op.var, kind)}; {mark}", op.weight)
    head, tail = shown.split(mark)
    loop_name = head.rstrip("; ").split()[-1]
    f.line(head.rsplit(loop_name, 1)[0].rstrip())
    f.depth += 1
    f.line(f"{f.name(op.var, kind)} = {loop_name};")
    write_block(op.block, f)
    f.depth -= 1
    f.line(tail)


# -- leaving --
def leave(value: Value | None, f: Frame) -> None:
    match f.sort:
        case "value" | "can":
            f.line("return NONE;" if value is None else f"return {f.listed(value) if f.kind(value) == 'l' else f.text(value)};")
        case "rule" | "flow":
            f.line("return;")
        case "listener" | "part":
            f.line("return 0;")


def leave_with(values: tuple[Local, ...], f: Frame) -> None:
    """Leave a listener: it applied, and these come before the values it did not ask for."""
    if f.sort != "listener" or len(values) not in (0, f.params):
        raise f.unrendered(English("a listener that changes how many values there are"))
    for at, local in enumerate(values):
        kind = f.kind(local)
        f.line(f"values[{at}].{kind} = {f.name(local)};")
    if values:
        f.line(f"if (*many < {len(values)}) *many = {len(values)};")
    f.line("return 1;")


# -- names and slots --
def advance(op: ops.Advance, f: Frame) -> None:
    at = changing(op.target, f)
    high = str(HIGHEST)
    for limit in op.limits:
        high = f"least({f.text(limit)}, {high})"
    if not isinstance(op.by, ir.Const) or op.by.value < 0:
        f.line(f"{at} = moved(g, {at}, {f.text(op.by)}, {number(op.low)}, {high});")
    elif op.limits:
        f.line(f"{at} = most({at}, least(add(g, {at}, {op.by.value}), {high}));")
    else:
        f.line(f"{at} = add(g, {at}, {op.by.value});")


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
    f: Frame,
) -> None:
    match op:
        case ops.Change():
            change(op, f)
        case ops.ChangeNamed(resource=resource, player=player, count=count, sign=sign):
            amount = f.text(count) if sign > 0 else f"sub(g, 0, {f.text(count)})"
            f.line(f"gain_one(g, S, {f.text(resource)}, {f.text(player)}, {amount});")
        case ops.GainMix(taken=taken, site=site, player=player, count=count, resources=resources, sign=sign):
            given = f"{f.text(player)}, {f.text(count)}, {f.listed(resources)}, {sign}"
            f.line(f"{f.name(taken, 'l')} = gain_mix(g, S, c, {site}, {given});")
        case ops.Pay(slot=at, count=count, low=low):
            where, price = f.fresh("a"), f.fresh("n")
            slot = place(at, f) if isinstance(at, ir.Slot) else f"number_slot(g, {f.text(at)})"
            kept = f"FLOORS[{where}]" if isinstance(at, ir.Bank) else str(low)
            f.line(f"size_t {where} = {slot}; N {price} = {f.text(count)};")
            f.line(f"if (S[{where}].n < add(g, {price}, {kept})) fail(g);")
            touched(where, f)
            f.line(f"S[{where}].n = sub(g, S[{where}].n, {price});")
        case ops.PayWith():
            pay_with(op, f)
        case ops.Move(locations=locations, piece=piece, to=to):
            f.line(f"move(g, S, {locations.origin}, {f.text(piece)}, {address(to, f)});")
        case ops.MoveAll(locations=locations, pieces=pieces, to=to):
            f.line(f"move_all(g, S, {locations.origin}, {f.listed(pieces)}, {address(to, f)});")
        case ops.Draw(locations=locations, count=count, source=source, to=to, taken=taken):
            done = f"draw(g, S, {locations.origin}, {f.text(count)}, {address(source, f)}, {address(to, f)})"
            f.line(f"{done};" if taken is None else f"{f.name(taken, 'n')} = {done};")
        case ops.DrawSome(locations=locations, count=count, pieces=pieces, to=to, taken=taken):
            done = f"draw_some(g, S, {locations.origin}, {f.text(count)}, {f.listed(pieces)}, {address(to, f)})"
            f.line(f"{done};" if taken is None else f"{f.name(taken, 'n')} = {done};")
        case ops.Shuffle(zone=zone):
            f.line(f"shuffle(g, S, {address(zone, f)});")
        case ops.Place(locations=locations, piece=piece, cells=cells, board=board):
            faces = [row if isinstance(row, tuple | list) else () for row in f.module.draft.tables[op.faces]]
            where = f"{f.text(piece)}, {f.listed(cells)}, {place(board, f)}, {constant(faces, f.module)}"
            f.line(f"place(g, S, {locations.origin}, {where});")
        case ops.Treat(op="add", result=result, value=value):
            f.line(f"{f.name(result)} = add(g, {f.name(result)}, {f.text(value)});")
        case ops.Treat(result=result, value=value):
            f.line(f"{f.name(result)} = treated({f.text(value)}, {f.name(result)});")
        case ops.TreatLasting(op="add", result=result, amounts=amounts):
            f.line(f"{f.name(result)} = add(g, {f.name(result)}, total(g, {f.listed(amounts)}));")
        case ops.TreatLasting(result=result, amounts=amounts):
            name = f.fresh("l")
            f.line(f"const List *{name} = {f.listed(amounts)};")
            f.line(f"if ({name}->len) {f.name(result)} = {name}->a[{name}->len - 1].n;")
        case ops.Last(slot=at, amount=amount, args=given, doing=doing):
            with nullcontext() if doing is None else f.block(f"if ({truth(doing, f)})"):
                remembered(at, (amount, *given), f)
        case ops.AddToAgenda(slot=at, rule=rule, player=player, args=given):
            remembered(at, (ir.Const(rule), player, *given), f)
        case ops.OnceOnly(slot=at, doing=doing):
            outside = "" if doing is None else f" || !{truth(doing, f)}"
            f.line(f"if ({load(at, f)}{outside}) return {'NONE' if f.sort == 'value' else '0'};")
            f.line(f"{changing(at, f)} = 1;")
        case ops.Keep(memory=memory, kept=kept):
            name = f.fresh("z")
            f.names[kept.name, "h"] = name
            f.declared.append(f"W {name}[{max(1, len(memory))}];")
            f.line(f"memcpy({name}, S + {memory.start}, {len(memory)} * sizeof(W));")
        case ops.Recall(memory=memory, kept=kept):
            if f.module.large:
                f.line(f"touched_row(g, S, {memory.start}, {len(memory)});")
            f.line(f"memcpy(S + {memory.start}, {f.names[kept.name, 'h']}, {len(memory)} * sizeof(W));")
        case ops.Forget(memory=memory, fresh=fresh):
            for at_slot, kept_value in zip(memory, f.module.draft.tables[fresh], strict=True):
                listed = isinstance(kept_value, tuple | list)
                touched(str(at_slot), f)
                f.line(f"S[{at_slot}].{'l' if listed else 'n'} = {constant(kept_value, f.module) if listed else kept_value};")
        case _:
            assert_never(op)


def remembered(at: ir.Slot, values: tuple[Value, ...], f: Frame) -> None:
    """Numbers as one more entry of a slot."""
    if any(f.kind(one) != "n" for one in values):
        raise f.unrendered(English("a list that is remembered"))
    entry = f"(W){{.l = listed(g, {words(values, f)}, {len(values)}, 0)}}"
    f.line(f"{changing(at, f)} = with_one(g, {load(at, f)}, {entry}, 1);")


def change(op: ops.Change, f: Frame) -> None:
    at = changing(op.slot, f)
    count = f.text(op.count)
    if op.sign < 0:
        f.line(f"{at} = least({at}, most(sub(g, {at}, {count}), {number(op.low)}));")
    elif op.high is not None:
        f.line(f"{at} = most({at}, least(add(g, {at}, {count}), {number(op.high)}));")
    elif isinstance(op.count, ir.Held):  # the sum is what must not grow beyond the limit
        f.line(f"{at} = held(g, add(g, {at}, {f.text(op.count.of)}));")
    else:
        f.line(f"{at} = add(g, {at}, {count});")


def pay_with(op: ops.PayWith, f: Frame) -> None:
    due, way = f.name(op.due, "l"), f.name(op.way, "l")
    f.kinds[op.due.name] = f.kinds[op.way.name] = "l"
    needs = ", ".join(f"{{.l = {alternatives(one, f)}}}" for one in op.needs) or "{0}"
    f.line(f"{due} = listed(g, (W[]){{{needs}}}, {len(op.needs)}, 1);")
    f.line(f"{way} = pay_with(g, S, c, {op.site}, {f.text(op.player)}, {due});")


def alternatives(ways: tuple[ops.Need, ...], f: Frame) -> str:
    """What a part of a cost may be paid with: each way a count and then the slots."""
    shown: list[str] = []
    for way in ways:
        count = f.text(way.count)
        if way.waived and way.mix is None:
            count = f"({' || '.join(truth(test, f) for test in way.waived)} ? 0 : {count})"
        base, slots = f.fresh("w"), f.fresh("l")
        if way.mix is not None:
            assert way.player is not None
            who, at = f.fresh("n"), f.fresh("i")
            listed = f.listed(way.mix)
            each = f"for (uint32_t {at} = 0; {at} < {slots}->len; {at}++) push_n(g, {slots}->a[{at}].n + {who});"
            before = f"N {who} = {f.text(way.player)};"
        else:
            at = f.fresh("i")
            listed = sourced(way.sources, f)
            each = f"for (uint32_t {at} = 0; {at} < {slots}->len; {at}++) push_n(g, {slots}->a[{at}].n);"
            before = ""
        first = f.fresh("n")
        made = f"N {first} = {count}; const List *{slots} = {listed}; W *{base} = g->top; push_n(g, {first}); {each}"
        shown.append(f"{{.l = ({{ {before} {made} pushed(g, {base}, 0); }})}}")
    return f"listed(g, (W[]){{{', '.join(shown)}}}, {len(shown)}, 1)" if shown else "EMPTY"


# -- rules and parts --
def called(function: str, player: Value, given: tuple[Value, ...], f: Frame) -> str:
    callee = f.module.callees[function]
    shown = [as_kind(arg, kind, f) for arg, kind in zip(given, callee.takes, strict=True)]
    return f"{callee.name}({', '.join(['g', 'S', 'c', f.text(player), *shown])})"


def version(op: ops.DoVersion, f: Frame) -> None:
    who = f.fresh("n")
    f.line(f"N {who} = {f.text(op.player)};")
    for seat, function in reversed(op.versions):
        with f.block(f"if (SEATS[slot_in(g, {who}, 0, PLAYERS + 1)] == {f.module.seat(seat)})"):
            f.line(f"{called(function, op.player, op.args, f)};")
        f.line("else")
    f.line(f"{called(op.plain, op.player, op.args, f)};")


def carry_out(op: ops.CarryOut, f: Frame) -> None:
    """The names that a part changed are taken over; an `end game` in it leaves here too."""
    callee, frees = f.module.parts[op.part]
    out = f.fresh("r")
    given: list[Any] = [f.text(op.player)]
    given += [as_kind(local, f.kind(local), f) for local in (*op.keeps, *frees)]
    f.line(f"W {out}[{max(1, len(callee.results))}];")
    with f.block(f"if (!{callee.name}({', '.join(['g', 'S', 'c', *given, out])}))"):
        if op.ends:
            write(op.leave, f)
    for at, (local, kind) in enumerate(zip(op.results, callee.results, strict=True)):
        f.line(f"{f.name(local, kind)} = {out}[{at}].{kind};")
