"""Sentences, carried out one after another on the state."""

from __future__ import annotations

from typing import assert_never

from tests.reference_interpreter import agendas, choices, goods, pieces
from tests.reference_interpreter.calling import do
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.listening import (
    each_holder,
    listen_or_hear,
    listeners,
    replaced,
    stood_in,
    watched,
    window,
)
from tests.reference_interpreter.slots import address
from tests.reference_interpreter.stopping import Broken, Failed, Left, TooLong

from rulewright.compile.ir import ops
from rulewright.compile.ir.ops import Op
from rulewright.run.failing import LOOPS


def perform(op: Op, frame: Frame) -> None:
    match op:
        case ops.Note() | ops.NotePaid() | ops.Cover():
            pass  # for the log, and for coverage
        case ops.Let(local=local, value=value):
            frame.names[local.name] = frame.value(value)
        case ops.Store(slot=slot, value=value):
            found = frame.value(value)
            frame.state[address(slot, frame)] = found
        case ops.Fail(unless=unless):
            if unless is None or not frame.value(unless):
                raise Failed
        case ops.Broken():
            raise Broken
        case ops.EndGame():
            frame.state[1] = 1
        case ops.Leave(value=wanted):
            raise Left(None if wanted is None else frame.value(wanted))
        case ops.LeaveWith(values=values):
            raise Left((*(frame.names[local.name] for local in values), *frame.names["rest"]))
        case ops.Barrier(unless_one=unless_one):
            if unless_one is None or len(frame.value(unless_one)) > 1:
                frame.ask.barrier()
        case ops.If() | ops.ForEach() | ops.Times() | ops.Repeat() | ops.Part() | ops.CarryOut():
            branch(op, frame)
        case ops.Choose() | ops.ChooseSome() | ops.Decide() | ops.ChooseOne() | ops.May() | ops.AnyOrder():
            ask(op, frame)
        case (
            ops.Advance()
            | ops.Roll()
            | ops.Change()
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
        ):
            handle(op, frame)
        case (
            ops.Do()
            | ops.DoVersion()
            | ops.Listen()
            | ops.Hear()
            | ops.Instead()
            | ops.StoodIn()
            | ops.Window()
            | ops.Watched()
            | ops.EachHolder()
        ):
            call(op, frame)
        case (
            ops.AddToAgenda()
            | ops.Last()
            | ops.OnceOnly()
            | ops.Forget()
            | ops.Keep()
            | ops.Recall()
            | ops.Treat()
            | ops.TreatLasting()
        ):
            remember(op, frame)
        case _:
            assert_never(op)


def branch(op: ops.If | ops.ForEach | ops.Times | ops.Repeat | ops.Part | ops.CarryOut, frame: Frame) -> None:
    match op:
        case ops.If(branches=branches, other=other):
            frame.run(next((block for test, block in branches if frame.value(test)), other))
        case ops.ForEach(var=var, items=items, block=block):
            for item in tuple(frame.value(items)):
                frame.names[var.name] = item
                frame.run(block)
        case ops.Times(count=count, block=block, site=site, player=player, answers=answers):
            for _ in range(frame.number(count)):
                frame.world.count_sentence()
                if site is not None:
                    assert player is not None
                    if not choices.asked(site, player, lambda: (1, 0), answers, frame):
                        break
                frame.run(block)
        case ops.Repeat(block=block, until=until):
            for _ in LOOPS:
                frame.world.count_sentence()
                frame.run(block)
                if frame.value(until):
                    return
            raise TooLong
        case ops.Part(name=name):
            frame.parts[name] = op
        case ops.CarryOut():
            choices.carry_out(op, frame)
        case _:
            assert_never(op)


def ask(op: ops.Choose | ops.ChooseSome | ops.Decide | ops.ChooseOne | ops.May | ops.AnyOrder, frame: Frame) -> None:
    match op:
        case ops.Choose():
            choices.choose(op, frame)
        case ops.ChooseSome():
            choices.choose_some(op, frame)
        case ops.Decide():
            choices.decide(op, frame)
        case ops.ChooseOne():
            choices.choose_one(op, frame)
        case ops.May():
            choices.may(op, frame)
        case ops.AnyOrder():
            agendas.any_order(op, frame)
        case _:
            assert_never(op)


def handle(
    op: ops.Advance
    | ops.Roll
    | ops.Change
    | ops.ChangeNamed
    | ops.GainMix
    | ops.Pay
    | ops.PayWith
    | ops.Move
    | ops.MoveAll
    | ops.Draw
    | ops.DrawSome
    | ops.Shuffle
    | ops.Place,
    frame: Frame,
) -> None:
    match op:
        case ops.Advance():
            pieces.advance(op, frame)
        case ops.Roll():
            pieces.roll(op, frame)
        case ops.Change():
            goods.change(op, frame)
        case ops.ChangeNamed():
            goods.change_named(op, frame)
        case ops.GainMix():
            goods.gain_mix(op, frame)
        case ops.Pay():
            goods.pay(op, frame)
        case ops.PayWith():
            goods.pay_with(op, frame)
        case ops.Move(locations=locations, piece=piece, to=to):
            pieces.move(locations, frame.number(piece), address(to, frame), frame)
        case ops.MoveAll():
            pieces.move_all(op, frame)
        case ops.Draw():
            pieces.draw(op, frame)
        case ops.DrawSome():
            pieces.draw_some(op, frame)
        case ops.Shuffle():
            pieces.shuffle(op, frame)
        case ops.Place():
            pieces.place(op, frame)
        case _:
            assert_never(op)


def call(
    op: ops.Do | ops.DoVersion | ops.Listen | ops.Hear | ops.Instead | ops.StoodIn | ops.Window | ops.Watched | ops.EachHolder,
    frame: Frame,
) -> None:
    match op:
        case ops.Do(function=function, player=player, args=args):
            do(function, frame.number(player), frame.values(args), frame.world, frame.state, frame.ask)
        case ops.DoVersion(plain=plain, versions=versions, player=player, args=args):
            who = frame.number(player)
            function = dict(versions).get(frame.world.draft.layout.seats[who], plain)
            do(function, who, frame.values(args), frame.world, frame.state, frame.ask)
        case ops.Listen(heard=heard, player=player, ears=ears):
            frame.names[heard.name] = listeners(ears, frame.number(player), frame)
        case ops.Hear():
            listen_or_hear(op, frame)
        case ops.Instead(heard=heard, player=player, values=values, replaced=instead, block=block):
            done = replaced(frame.names[heard.name], frame.number(player), frame.values(values), frame)
            frame.run(instead if done else block)
        case ops.StoodIn():
            stood_in(op, frame)
        case ops.Window():
            window(op, frame)
        case ops.Watched():
            watched(op, frame)
        case ops.EachHolder():
            each_holder(op, frame)
        case _:
            assert_never(op)


def remember(
    op: ops.AddToAgenda | ops.Last | ops.OnceOnly | ops.Forget | ops.Keep | ops.Recall | ops.Treat | ops.TreatLasting,
    frame: Frame,
) -> None:
    """Agendas, what lasts for a while, and what modifiers make of a value."""
    match op:
        case ops.AddToAgenda(slot=slot, rule=rule, player=player, args=args):
            entry = (rule, frame.values((player, *args)))
            at = address(slot, frame)
            frame.state[at] = (*frame.state[at], entry)
        case ops.Last(slot=slot, amount=amount, args=args, doing=doing):
            if doing is not None and not frame.value(doing):
                return
            lasts = (frame.value(amount), frame.values(args))
            at = address(slot, frame)
            frame.state[at] = (*frame.state[at], lasts)
        case ops.OnceOnly(slot=slot, doing=doing):
            if frame.state[address(slot, frame)] or (doing is not None and not frame.value(doing)):
                raise Left(None)
            frame.state[address(slot, frame)] = 1
        case ops.Keep(memory=memory, kept=kept):
            frame.names[kept.name] = [frame.state[slot] for slot in memory]
        case ops.Forget(memory=memory, fresh=fresh):
            for number, fresh_value in zip(memory, frame.table(fresh), strict=True):
                frame.state[number] = fresh_value
        case ops.Recall(memory=memory, kept=kept):
            for number, kept_value in zip(memory, frame.names[kept.name], strict=True):
                frame.state[number] = kept_value
        case ops.Treat(op="add", result=result, value=value):
            frame.names[result.name] += frame.value(value)
        case ops.Treat(result=result, value=value):
            found = frame.value(value)
            if found is not None:
                frame.names[result.name] = found
        case ops.TreatLasting(op="add", result=result, amounts=amounts):
            frame.names[result.name] += sum(frame.value(amounts))
        case ops.TreatLasting(result=result, amounts=amounts):
            for amount in frame.value(amounts):
                frame.names[result.name] = amount
        case _:
            assert_never(op)
