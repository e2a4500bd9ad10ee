"""Those who listen, as calls of the helpers that find and ask them."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.compile.ir import ops
from rulewright.compile.ir.ops import Block, Op
from rulewright.compile.ir.values import Local
from rulewright.compile.render.source import Source
from rulewright.compile.render.values import Style, plain, row, slot, text
from rulewright.state import USING, DoingAt

WriteBlock = Callable[[Block, Source, Style], None]
Write = Callable[[Op, Source, Style], None]
FEW = 3  # pieces of which it is seen at once where they lie


def hearing(
    op: ops.Watched | ops.Listen | ops.Hear | ops.Instead | ops.StoodIn | ops.Window | ops.EachHolder,
    out: Source,
    style: Style,
    write_block: WriteBlock,
    write: Write,
) -> None:
    match op:
        case ops.Watched():
            watched(op, out, style, write)
        case ops.Listen(heard=heard, player=player, ears=ears):
            out.add(f"{heard.name} = {listening(plain(player, style), ears, style)}")
        case ops.Hear():
            hear(op, out, style)
        case ops.Instead(heard=heard, player=player, values=values, replaced=replaced, block=block):
            called = f"replaced(S, C, {plain(player, style)}, {heard.name}, {row(values, style)})"
            if replaced:
                with out.block(f"if {called}:"):
                    write_block(replaced, out, style)
            else:
                with out.block(f"if not {called}:"):
                    write_block(block, out, style)
        case ops.StoodIn(way=way, due=due, player=player, pairs=pairs, ears=ears):
            shown = "".join(f"({slot(a, style)}, ({''.join(slot(o, style) + ', ' for o in others)})), " for a, others in pairs)
            who = plain(player, style)
            with out.block(f"if {way.name} and stood_in({way.name}, {due.name}, ({shown})):"):
                out.add(f"hear(S, C, {who}, {listening(who, ears, style)}, 'after', ())")
        case ops.Window():
            window(op, out, style)
        case ops.EachHolder(owner=owner, this=this, pieces=pieces, owners=owners, block=block):
            if not owners:
                out.add(f"{owner.name}, {this.name} = player, 0")
                write_block(block, out, style)
            elif len(pieces) == 1:
                out.add(f"{owner.name}, {this.name} = {owners}.get(S[{style.naming.place(pieces[0][0])}], 0), {pieces[0][1]}")
                with out.block(f"if {owner.name}:"):
                    write_block(block, out, style)
            else:
                with out.block(f"for {owner.name}, {this.name} in holders(S, {pieces!r}, {owners}):"):
                    write_block(block, out, style)
        case _:
            assert_never(op)


def listening(player: str, ears: str, style: Style) -> str:
    """Those who listen now; where only a few pieces do, nobody is looked for while they lie elsewhere."""
    found = f"listening(S, {player}, PLAYERS, {ears})"
    lying: list[str] = []
    for ear in style.ears.get(ears, ()):
        for slot_of_piece, _ in ear.pieces or ():
            place = style.naming.place(slot_of_piece)
            lying.append(f"{ear.owners}.get(S[{place}], 0) == {player}" if ear.who == "you" else f"S[{place}] in {ear.owners}")
        if ear.pieces is None or len(lying) > FEW:
            return found
    return f"({found} if {' or '.join(dict.fromkeys(lying))} else ())" if lying else found


def hear(op: ops.Hear, out: Source, style: Style) -> None:
    who, values = plain(op.player, style), row(op.values, style)
    if isinstance(op.heard, Local):
        into = "".join(f"{local.name}, " for local in op.into)
        with out.block(f"if {op.heard.name}:"):
            called = f"hear(S, C, {who}, {op.heard.name}, {op.when!r}, {values})"
            out.add(f"{into}= {called}" if into else called)
        return
    out.add(f"hear(S, C, {who}, {listening(who, op.heard, style)}, {op.when!r}, {values})")


def watched(op: ops.Watched, out: Source, style: Style, write: Write) -> None:
    """Who waits for something to reach an amount acts once it does."""
    at, who = text(op.slot, style), plain(op.player, style)
    out.add(f"{op.old.name} = S[{at}]")
    for inner in op.ops:
        write(inner, out, style)
    for reaction in op.reactions:
        with out.block(f"if {op.old.name} < {text(reaction.amount, style)} <= S[{at}]:"):
            values = row(reaction.values, style)
            out.add(f"hear(S, C, {who}, {listening(who, reaction.ears, style)}, 'in', {values})")


def window(op: ops.Window, out: Source, style: Style) -> None:
    who, values = plain(op.player, style), row(op.values, style)
    played = "".join(f"{ears or 'NOBODY'}, " for ears in op.played)
    now = f", (NOW, {style.naming.of(DoingAt(USING))}, SETTLED)" if op.site in style.interrupted else ""
    called = f"play_window(S, C, {op.site}, {who}, {op.ears}, {values}, PLAYERS, ({played}){now})"
    hands = " or ".join(f"not CARDS_{op.ears}.isdisjoint(S[{slot(at, style)}])" for at in op.hands)
    into = "".join(f"{local.name}, " for local in op.into)
    done = f"{into}= {called}" if into else called
    if not hands:
        out.add(done)
        return
    with out.block(f"if {hands}:"):
        out.add(done)
