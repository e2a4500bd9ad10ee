"""A whole program as one C module over the runtime."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.compile.ir import ops
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.node import Node, walk
from rulewright.compile.ir.program import Draft, FlowStep, Function
from rulewright.compile.ir.values import Local
from rulewright.compile.render_c import acting, agendas
from rulewright.compile.render_c.flow import playout
from rulewright.compile.render_c.frame import C_TYPES, ZERO, Callee, Frame, Kind, Module, Sort, given_kind, priced_names
from rulewright.compile.render_c.many import listed
from rulewright.compile.render_c.ops import write_block
from rulewright.compile.render_c.parts import free_in
from rulewright.compile.render_c.slots import entries_in, flow_first, slots
from rulewright.compile.render_c.stopping import stopping
from rulewright.compile.render_c.values import text
from rulewright.diagnostics import Span
from rulewright.state import is_large

SORTS: dict[str, Sort] = {"value": "value", "listener": "listener", "can": "can"}
TABLES = ("static const ", "const ")  # bodies that are lists, which cost a compiler little
RULE = "Game *g, W *S, Chooser *c, N player"
HEADS: dict[Sort, str] = {
    "value": "Game *g, W *S, N player",
    "rule": RULE,
    "part": RULE,
    "listener": "Game *g, W *S, Chooser *c, N player, N actor, N this, W *values, int *many",
    "can": "Game *g, W *S, N player, N actor, N this, const W *values, int many",
    "flow": "Game *g, W *S, Chooser *c",
}


@dataclass(frozen=True)
class Shape:
    """What one must know of a program in C to read its states from outside."""

    players: int
    kinds: tuple[int, ...]  # of the slots: 0 a number, 1 numbers, 2 lists of numbers, 3 a board
    width: int  # of a standing; 0 if it is not only numbers
    flow_first: int  # where the names of the flow begin
    remembered: frozenset[int]  # slots with entries of a number and the values that belong to it


@dataclass(frozen=True)
class NativeProgram:
    """A program in C."""

    source: str
    shape: Shape
    largest: int = 0  # characters of the largest function
    code: int = 0  # and of all functions together
    span: Span | None = None  # the sentence that becomes most


def render_c(draft: Draft) -> NativeProgram:
    """Write the module; raises Unrendered."""
    module = Module(draft, text, listed, large=is_large(draft.layout.initial))
    module.kinds, data = slots(draft, module)
    _announce(module)
    spans: dict[int, Span] = {}  # of what stands where among the bodies
    for function in draft.functions.values():
        before = len(module.bodies)
        _function(function, module)
        spans |= dict.fromkeys(range(before, len(module.bodies)), function.span)
    for name, functions in draft.effects_of.items():
        _dispatch(name, functions, module)
    width = _standing(module)
    _scores(module)
    _flow(module)
    acting.listeners(module)
    acting.interruptions(module)
    _rules(module)
    seats = ", ".join(str(module.seat(seat)) for seat in (*draft.layout.seats, *[""] * (draft.layout.players + 1)))
    head = [
        f"#define SLOTS {len(draft.layout.initial)}",
        f"#define PLAYERS {draft.layout.players}",
        *["#define LARGE"] * module.large,
        '#include "rulewright.h"',
        f"static const unsigned char SEATS[] = {{{seats}}};",
        "static const Ears NOBODY = {0, NULL, -1, 0, NULL, {0, NULL}, {0, NULL}, 0};",
    ]
    source = "\n".join([*head, *module.heads, *data(), *module.bodies]) + "\n"
    layout = draft.layout
    shape = Shape(layout.players, module.kinds, width, flow_first(layout), entries_in(layout))
    sizes = [len(body) for body in module.bodies if not body.startswith(TABLES)]
    named = max(spans, key=lambda number: len(module.bodies[number]), default=None)
    span = spans[named] if named is not None else None
    return NativeProgram(source, shape, max(sizes, default=0), sum(sizes), span)


# -- what is called what --
def _announce(module: Module) -> None:
    draft = module.draft
    for name, function in draft.functions.items():
        frame = _frame(function, module)
        takes = tuple(frame.kind(local) for local in function.params)
        sort = SORTS.get(function.sort, "rule")
        module.callees[name] = Callee(module.fresh("f"), sort, takes)
    for name, function in draft.functions.items():
        if function.sort == "value":
            old = module.callees[name]
            module.callees[name] = Callee(old.name, old.sort, old.takes, given_kind(function, _frame(function, module)))
    for name in draft.effects_of:
        module.callees[name] = Callee(module.fresh("f"), "rule", ("n",))
    for name, function in draft.functions.items():
        for part in _parts(function):
            _announce_part(part, _frame(function, module), module)
        for agenda in _agendas(function):
            agendas.announce(agenda, module)
        callee = module.callees[name]
        module.heads.append(f"static {_result(callee)} {callee.name}({_head(callee)});")
    for name in draft.ears:
        module.ears[name] = f"&{(short := module.fresh('e'))}"
        module.heads.append(f"static const Ears {short};")
    tried = {node.function for node in _all(draft) if isinstance(node, ir.Able | ir.After)}
    steps = {node.function for node in _all(draft) if isinstance(node, FlowStep)}
    others = {node.otherwise[0] for node in _all(draft) if isinstance(node, FlowStep) and node.otherwise is not None}
    added = {f"rule_{name}" for name in draft.checked.rules.rules} if _adds(draft) else set()
    for name in sorted(tried | steps | others | added):
        _step(name, module)


def _all(draft: Draft) -> Iterator[Node]:
    for function in draft.functions.values():
        yield from walk(function)
    for op in draft.flow:
        yield from walk(op)


def _adds(draft: Draft) -> bool:
    return any(isinstance(node, ops.AddToAgenda) for node in _all(draft))


def _parts(node: Node) -> list[ops.Part]:
    return [one for one in walk(node) if isinstance(one, ops.Part)]


def _agendas(node: Node) -> list[ops.AnyOrder]:
    return [one for one in walk(node) if isinstance(one, ops.AnyOrder)]


def _frame(function: Function, module: Module) -> Frame:
    return Frame(module, SORTS.get(function.sort, "rule"), kinds=dict(priced_names(function)), span=function.span)


def _result(callee: Callee) -> str:
    match callee.sort:
        case "value":
            return C_TYPES[callee.gives]
        case "rule" | "flow":
            return "void"
        case _:
            return "int"


def _head(callee: Callee) -> str:
    """The parameters as they are declared."""
    if callee.sort in ("listener", "can"):
        return HEADS[callee.sort]
    given = "".join(f", {C_TYPES[kind]} p{at}" for at, kind in enumerate(callee.takes))
    return HEADS[callee.sort] + given + (", W *out" if callee.sort == "part" else "")


def _announce_part(part: ops.Part, frame: Frame, module: Module) -> None:
    frees = free_in(part)
    takes = tuple(frame.kind(local) for local in (*part.keeps, *frees))
    results = tuple(frame.kind(local) for local in part.results)
    callee = Callee(module.fresh("p"), "part", takes, "n", results)
    module.parts[part.name] = (callee, frees)
    module.heads.append(f"static int {callee.name}({_head(callee)});")


def _step(name: str, module: Module) -> None:
    """A rule or a part with its arguments in a row."""
    callee = module.parts[name][0] if name in module.parts else module.callees[name]
    key, short = callee.name if name in module.parts else name, module.fresh("s")
    module.steps[key] = short
    module.heads.append(f"static void {short}(Game *g, W *S, Chooser *c, const W *args);")
    given = "".join(f", args[{at}].{kind}" for at, kind in enumerate(callee.takes, 1))
    out = ", out" if callee.sort == "part" else ""
    room = f"W out[{max(1, len(callee.results))}]; " if out else ""
    head = f"static void {short}(Game *g, W *S, Chooser *c, const W *args)"
    module.bodies.append(f"{head} {{ {room}{callee.name}(g, S, c, args[0].n{given}{out}); }}")


# -- functions --
def _function(function: Function, module: Module) -> None:
    for part in reversed(_parts(function)):
        _part(part, function, module)
    for agenda in _agendas(function):
        agendas.define(agenda, function, module)
    callee = module.callees[function.name]
    frame = _frame(function, module)
    frame.names["player", "n"] = "player"
    frame.params = len(function.params)
    if callee.sort in ("listener", "can"):
        frame.names["actor", "n"], frame.names["this", "n"] = "actor", "this"
        many = "*many" if callee.sort == "listener" else "many"
        for at, local in enumerate(function.params):
            kind = frame.kind(local)
            frame.line(f"{frame.name(local)} = {many} > {at} ? values[{at}].{kind} : {ZERO[kind]};")
    else:
        _given(function.params, callee.takes, frame)
    if function.spend:
        frame.line(f"spend(g, {function.spend});")
    write_block(function.block, frame)
    last = {
        "value": "return NONE;" if callee.gives == "n" else f"return {ZERO[callee.gives]};",
        "listener": "return 0;",
        "can": "return 0;",
    }
    _finish(f"static {_result(callee)} {callee.name}({_head(callee)})", frame, last.get(callee.sort, ""), module)


def _given(params: tuple[Local, ...], takes: tuple[Kind, ...], frame: Frame) -> None:
    for at, (local, kind) in enumerate(zip(params, takes, strict=True)):
        frame.names[local.name, kind] = f"p{at}"


def _part(part: ops.Part, function: Function, module: Module) -> None:
    callee, frees = module.parts[part.name]
    frame = Frame(module, "part", kinds=dict(priced_names(function)), span=function.span)
    frame.names[part.player.name, "n"] = "player"
    _given((*part.keeps, *frees), callee.takes, frame)
    write_block(part.block, frame)
    for at, (local, kind) in enumerate(zip(part.results, callee.results, strict=True)):
        frame.line(f"out[{at}].{kind} = {frame.name(local, kind)};")
    _finish(f"static int {callee.name}({_head(callee)})", frame, "return 1;", module)


def _finish(head: str, frame: Frame, last: str, module: Module) -> None:
    declared = [f"    {line}" for line in frame.declared]
    end = [f"    {last}"] if last else []
    module.bodies.append("\n".join([f"{head} {{", "    deep(g);", *declared, *frame.lines, *end, "}"]))


def _dispatch(name: str, functions: tuple[str, ...], module: Module) -> None:
    """Programs printed on pieces: found by the piece."""
    callee, table = module.callees[name], module.fresh("d")
    shown = ", ".join(module.callees[one].name if one else "NULL" for one in functions)
    signature = "Game *g, W *S, Chooser *c, N player, N p0"
    module.heads.append(f"static void {callee.name}({signature});")
    module.bodies.append(
        f"static void (*const {table}[])({signature}) = {{{shown}}};\n"
        f"static void {callee.name}({signature}) {{\n"
        f"    size_t at = slot_in(g, p0, 0, {len(functions)});\n"
        f"    if ({table}[at]) {table}[at](g, S, c, player, p0);\n}}"
    )


def _standing(module: Module) -> int:
    """Everybody's place at the end, if it is made of numbers."""
    order = module.draft.standing
    frame = Frame(module, "value")
    frame.names[order.var.name, "n"] = "player"
    plain = all(op in ("most", "prefer", "least") and frame.kind(part) == "n" for op, part in order.parts)
    width = len(order.parts) if plain else 0
    for at, (op, part) in enumerate(order.parts[:width]):
        shown = frame.text(part)
        frame.line(f"if ({at} < room) out[{at}] = {shown if op != 'least' else f'sub(g, 0, {shown})'};")
    _finish("static N standing_of(Game *g, W *S, N player, N *out, N room)", frame, f"return {width};", module)
    return width


def _scores(module: Module) -> None:
    names = [module.callees[f"score_{name}"].name for name in module.draft.checked.rules.scores]
    cases = "".join(f"case {at}: return {name}(g, S, player); " for at, name in enumerate(names))
    head = "static N score_of(Game *g, W *S, N which, N player)"
    module.bodies.append(f"{head} {{ switch (which) {{ {cases}default: stop(g, ODD); }} }}")


def _flow(module: Module) -> None:
    frame = Frame(module, "flow")
    playout(module.draft, frame)
    _finish("static void playout(Game *g, W *S, Chooser *c)", frame, "", module)
    frame = Frame(module, "flow")
    stopping(module.draft, frame)
    _finish("static int flow(Game *g, W *S, Due *due)", frame, "", module)


def _rules(module: Module) -> None:
    rules = [f"rule_{name}" for name in module.draft.checked.rules.rules] if _adds(module.draft) else []
    shown = ", ".join(module.steps[name] for name in rules) or "NULL"
    module.bodies.append(f"const Step RULES[] = {{{shown}}};")
    module.bodies.append(f"const int N_RULES = {len(rules)};")
    module.bodies += agendas.stretches(module.draft.layout)
