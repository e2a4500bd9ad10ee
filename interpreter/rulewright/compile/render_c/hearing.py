"""Those who listen: found, asked, and what they change taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.compile.ir import ops
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local, Value
from rulewright.compile.render_c.basics import load, target, words
from rulewright.compile.render_c.calls import lying, owners_of
from rulewright.compile.render_c.frame import Frame
from rulewright.compile.render_c.many import row
from rulewright.diagnostics import English

WriteBlock = Callable[[Block, Frame], None]
Write = Callable[[Op, Frame], None]
WHEN = {"before": "BEFORE", "after": "AFTERWARDS", "in": "DURING", "instead of": "INSTEAD"}


def hearing(
    op: ops.Watched | ops.Listen | ops.Hear | ops.Instead | ops.StoodIn | ops.Window | ops.EachHolder,
    f: Frame,
    write_block: WriteBlock,
    write: Write,
) -> None:
    match op:
        case ops.Watched():
            watched(op, f, write)
        case ops.Listen(heard=heard, player=player, ears=ears):
            f.kinds[heard.name] = "h"
            f.line(f"{f.name(heard, 'h')} = {listening(f.text(player), ears, f)};")
        case ops.Hear(heard=heard, player=player, when=when, values=values, into=into):
            who = f.text(player)
            with f.block(f"if ({f.name(heard, 'h')}->many)" if isinstance(heard, Local) else ""):
                found = f.name(heard, "h") if isinstance(heard, Local) else listening(who, heard, f)
                heard_by(who, found, WHEN[when], values, into, f)
        case ops.Instead(heard=heard, player=player, values=values, replaced=replaced, block=block):
            given = f"{words(values, f)}, {len(values)}"
            called = f"replaced(g, S, c, {f.text(player)}, {f.name(heard, 'h')}, {given})"
            with f.block(f"if ({called})" if replaced else f"if (!{called})"):
                write_block(replaced or block, f)
        case ops.StoodIn(way=way, due=due, player=player, pairs=pairs, ears=ears):
            shown = ", ".join(f"{{.l = {row((one, *others), f)}}}" for one, others in pairs)
            paid, owed, who = f.name(way, "l"), f.name(due, "l"), f.text(player)
            listed = f"listed(g, (W[]){{{shown}}}, {len(pairs)}, 1)" if pairs else "EMPTY"
            with f.block(f"if ({paid}->len && stood_in({paid}, {owed}, {listed}))"):
                heard_by(who, listening(who, ears, f), "AFTERWARDS", (), (), f)
        case ops.Window():
            window(op, f)
        case ops.EachHolder(owner=owner, this=this, pieces=pieces, owners=owners, block=block):
            holder, piece = f.name(owner, "n"), f.name(this, "n")
            if not owners:
                f.line(f"{holder} = {f.names['player', 'n']}; {piece} = 0;")
                write_block(block, f)
                return
            at = f.fresh("i")
            with f.block(f"for (int {at} = 0; {at} < {len(pieces)}; {at}++)"):
                listed = lying(pieces, f.module)
                f.line(
                    f"{holder} = owner_of(S, {listed}[{at}].slot, {owners_of(owners, f.module)}); {piece} = {listed}[{at}].piece;"
                )
                with f.block(f"if ({holder})"):
                    write_block(block, f)
        case _:
            assert_never(op)


def listening(player: str, ears: str, f: Frame) -> str:
    return f"listening(g, S, {player}, {f.module.ears[ears]})"


def heard_by(who: str, heard: str, when: str, values: tuple[Value, ...], into: tuple[Local, ...], f: Frame) -> None:
    """What listeners change of the values is taken over by the names given."""
    array, many = handed(values, f)
    lists = sum(1 << place for place, value in enumerate(values) if f.kind(value) != "n")
    f.line(f"hear(g, S, c, {who}, {heard}, {when}, {array}, &{many}, {lists});")
    taken_over(array, into, f)


def handed(values: tuple[Value, ...], f: Frame) -> tuple[str, str]:
    """Values where listeners may change them, and how many there are."""
    array, many = f.fresh("w"), f.fresh("n")
    f.line(f"W {array}[VALUES] = {{{words(values, f).removeprefix('(W[]){').removesuffix('}')}}}; int {many} = {len(values)};")
    return array, many


def taken_over(array: str, into: tuple[Local, ...], f: Frame) -> None:
    for at, local in enumerate(into):
        kind = f.kind(local)
        f.line(f"{f.name(local)} = {array}[{at}].{kind};")


def watched(op: ops.Watched, f: Frame, write: Write) -> None:
    """Who waits for something to reach an amount acts once it does."""
    old, at, who = f.name(op.old, "n"), target(op.slot, f), f.text(op.player)
    f.line(f"{old} = {at};")
    for inner in op.ops:
        write(inner, f)
    for reaction in op.reactions:
        amount = f.fresh("n")
        f.line(f"N {amount} = {f.text(reaction.amount)};")
        with f.block(f"if ({old} < {amount} && {amount} <= {at})"):
            heard_by(who, listening(who, reaction.ears, f), "DURING", reaction.values, (), f)


def window(op: ops.Window, f: Frame) -> None:
    if any(f.kind(value) != "n" for value in op.values):
        raise f.unrendered(English("a window that hands a list on"))
    hands = " || ".join(f"{load(at, f)}->len" for at in op.hands)
    with f.block(f"if ({hands})" if hands else ""):
        array, many = handed(op.values, f)
        played = ", ".join(f.module.ears[ears] if ears else "&NOBODY" for ears in op.played)
        interrupted = int(f.module.draft.sites[op.site].interrupted)
        given = f"{op.site}, {f.text(op.player)}, {f.module.ears[op.ears]}, {array}, &{many}, 0"
        f.line(
            f"play_window(g, S, c, {given}, (const Ears *const[]){{{played or '&NOBODY'}}}, {interrupted}, "
            f"{int(op.site in f.module.draft.settled)});"
        )
        taken_over(array, op.into, f)
