"""The flow twice: as a machine whose place is kept in the state, and as plain loops for random play.

The machine suspends between steps: a step is a rule carried out as a whole, so all that must be remembered between two of
them are the slots of the flow. The loops do the same without stopping.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compile.expressions import Env
from rulewright.compile.layout import FLOW
from rulewright.compile.modifiers import Modifiers
from rulewright.compile.writing import Body, flat
from rulewright.diagnostics import Span
from rulewright.parse import ast

Write = Callable[[], None]
FIRST_SEAT = "1"


class FlowWriter(Modifiers):
    """What the flow needs of the writer of a game."""

    flow_steps: dict[ast.Stmt, str]

    def quiet(self, node: ast.Stmt) -> bool:
        """Statements that neither ask, nor fail, nor call other rules."""
        failure = self.checked.failure
        if isinstance(node, ast.If):
            return not failure.picks(node.test) and all(map(self.quiet, flat(node.then + node.other)))
        kinds = ast.Assign | ast.Gain | ast.Lose | ast.Advance | ast.EndGame | ast.Skip | ast.Let | ast.Draw | ast.Shuffle
        waits = bool(self.heard) or any(self.scoped.values())
        return isinstance(node, kinds) and not waits and not failure.statement_asks(node) and not failure.picks(node)


@dataclass
class Op:
    """One state of the machine: Python lines that end by moving on, jumping or giving a step to be done."""

    write: Write
    span: Span | None = None


class Label:
    """A place to jump to, known once the code before it is written."""

    at = -1


class FlowMachine:
    """Writes `flow(S)`, which runs on to the next step and gives it as (rule, arguments, otherwise)."""

    def __init__(self, emit: FlowWriter) -> None:
        self.emit = emit
        self.ops: list[Op] = []
        self.nobodys: set[int] = set()  # steps that no player takes
        self.places: dict[str, tuple[int, int]] = {}  # where a flow that another one does begins and ends
        self.here: Span | None = None

    def compile(self, body: Body) -> None:
        self.body(body, Env(player=FIRST_SEAT))
        out = self.emit.out
        out.span = body[0].span if body else None
        with out.block("def flow(S):"):
            out.add(f"pc = S[{FLOW}]")
            with out.block("for _ in counted(LOOPS):"):
                with out.block("if S[1]:"):
                    out.add("return None")
                for number, op in enumerate(self.ops):
                    out.span = op.span
                    with out.block(f"{'if' if number == 0 else 'elif'} pc == {number}:"):
                        op.write()
                with out.block("else:" if self.ops else "if True:"):
                    out.add("S[1] = 1")
                    out.add("return None")
            out.add("raise TooLong")

    def op(self, write: Write, span: Span | None = None) -> None:
        self.ops.append(Op(write, span or self.here))

    def line(self, text: str, span: Span | None = None) -> None:
        def write() -> None:
            self.emit.out.add(text)
            self.emit.out.add("pc += 1")

        self.op(write, span)

    def jump(self, label: Label, test: str | None = None) -> None:
        def write() -> None:
            self.emit.out.add(f"pc = {label.at}" if test is None else f"pc = {label.at} if {test} else pc + 1")

        self.op(write)

    def fence(self) -> None:
        """The end of a flow, where a scenario that plays it alone stops."""
        with self.emit.out.block("if pc in FENCES:"):
            self.emit.out.add(f"S[{FLOW}] = pc")
            self.emit.out.add("return None")
        self.emit.out.add("pc += 1")

    def slot(self) -> int:
        layout = self.emit.layout
        layout.initial.append(0)
        return len(layout.initial) - 1

    def body(self, body: Body, env: Env) -> Env:
        for node in flat(body):
            env = self.statement(node, env)
        return env

    def statement(self, node: ast.Stmt, env: Env) -> Env:
        emit, start, end = self.emit, Label(), Label()
        self.here = node.span
        match node:
            case ast.Do():
                self.do(node, env)
            case ast.If(test=test, then=then, other=other):
                otherwise = Label()
                self.jump(otherwise, f"not {emit.expr(test, env)}")
                self.body(then, env)
                self.jump(end)
                otherwise.at = len(self.ops)
                self.body(other, env)
                end.at = len(self.ops)
            case ast.Repeat(body=body, until=until):
                start.at = len(self.ops)
                inner = self.body(body, env)
                self.jump(start, f"not {emit.expr(until, inner)}")
            case ast.Turns(start=first, until=until, body=body):
                who = self.slot()
                acting = env.acting(f"S[{who}]")
                self.line(f"S[{who}] = {emit.expr(first, env) if first is not None else '1'}", node.span)
                start.at = len(self.ops)
                if until is not None:
                    self.jump(end, emit.expr(until, acting))
                self.body(body, acting)
                self.line(f"S[{who}] = S[{who}] % {emit.layout.players} + 1")
                self.jump(start)
                end.at = len(self.ops)
            case ast.EachPlayer(body=body):
                self.loop(emit.order(node, env), body, lambda item: env.acting(item), node)
            case ast.ForEach(name=name, items=items, body=body):
                self.loop(f"tuple({emit.items(items, env)})", body, lambda item: env.bind(name, item), node)
            case ast.Part(body=body):
                return self.body(body, env)
            case ast.Let(name=name, value=value):
                kept = self.slot()
                self.line(f"S[{kept}] = {emit.expr(value, env)}", node.span)
                return env.bind(name, f"S[{kept}]")
            case _:
                self.step(node, env)
        return env

    def step(self, node: ast.Stmt, env: Env) -> None:
        """A statement that stands in the flow itself is a step of its own."""
        emit = self.emit
        self.note_whose(env)
        name = emit.out.fresh("step")
        emit.out.span = node.span
        with emit.out.block(f"def {name}(S, C, player):"):
            emit.body((node,), env.acting("player"), False)
        emit.flow_steps[node] = name

        def write() -> None:
            emit.out.add(f"S[{FLOW}] = pc + 1")
            emit.out.add(f"return {name}, ({env.player}, ), None")

        self.op(write, node.span)

    def loop(self, items: str, body: Body, bind: Callable[[str], Env], node: ast.Stmt) -> None:
        start, end = Label(), Label()
        many, at = self.slot(), self.slot()
        self.line(f"S[{many}], S[{at}] = {items}, 0", node.span)
        start.at = len(self.ops)
        self.jump(end, f"S[{at}] >= len(S[{many}])")
        self.body(body, bind(f"S[{many}][S[{at}]]"))
        self.line(f"S[{at}] += 1")
        self.jump(start)
        end.at = len(self.ops)

    def note_whose(self, env: Env) -> None:
        """The flow itself acts for the first seat, but nobody takes such a step."""
        if env.player == FIRST_SEAT:
            self.nobodys.add(len(self.ops))

    def do(self, node: ast.Do, env: Env) -> None:
        emit = self.emit
        ref = emit.meaning.refs[node.rule]
        if ref.kind == "flow":
            start = len(self.ops)
            self.body(ref.target.body, env)
            self.places.setdefault(ref.target.name, (start, len(self.ops)))
            self.op(self.fence, node.span)
            return
        self.note_whose(env)

        def write() -> None:
            emit.new_turn()
            emit.out.add(f"S[{FLOW}] = pc + 1")
            other = "None"
            if node.otherwise is not None:
                other = f"({emit.program(node.otherwise)}, ({env.player}{emit.program_args(node.otherwise, env)}, ))"
            emit.out.add(f"return {emit.program(node.rule)}, ({env.player}{emit.program_args(node.rule, env)}, ), {other}")

        self.op(write, node.span)


class FlowLoops:
    """Writes `playout(S, rnd)`: the same flow as plain loops, choices drawn at random."""

    def __init__(self, emit: FlowWriter, inline: set[str], ending: set[str]) -> None:
        self.emit = emit
        self.inline = inline
        self.ending = ending

    def compile(self, body: Body) -> None:
        out = self.emit.out
        with out.block("def playout(S, rnd, luck):"):
            self.body(body, Env(player="1"))
            out.add("S[1] = 1")

    def body(self, body: Body, env: Env) -> Env:
        for node in flat(body):
            self.emit.out.span = node.span
            env = self.statement(node, env)
        return env

    def statement(self, node: ast.Stmt, env: Env) -> Env:
        emit, out = self.emit, self.emit.out
        match node:
            case ast.Do():
                self.do(node, env)
            case ast.If(test=test, then=then, other=other):
                with out.block(f"if {emit.expr(test, env)}:"):
                    self.body(then, env)
                if other:
                    with out.block("else:"):
                        self.body(other, env)
            case ast.Repeat(body=body, until=until):
                with out.block("for _ in counted(LOOPS):"):
                    inner = self.body(body, env)
                    with out.block(f"if {emit.expr(until, inner)}:"):
                        out.add("break")
                with out.block("else:"):
                    out.add("raise TooLong")
            case ast.Turns(start=start, until=until, body=body):
                who = out.fresh("player")
                first = emit.expr(start, env) if start is not None else "1"
                out.add(f"{who} = {first}")
                with out.block("for _ in LOOPS:"):
                    if until is not None:
                        with out.block(f"if {emit.expr(until, env.acting(who))}:"):
                            out.add("break")
                    self.body(body, env.acting(who))
                    out.add(f"{who} = {who} % {emit.layout.players} + 1")
                with out.block("else:"):
                    out.add("raise TooLong")
            case ast.EachPlayer(body=body):
                who = out.fresh("player")
                with out.block(f"for {who} in {emit.order(node, env)}:"):
                    self.body(body, env.acting(who))
            case ast.ForEach(name=name, items=items, body=body):
                var = emit.local(name)
                with out.block(f"for {var} in tuple({emit.items(items, env)}):"):
                    self.body(body, env.bind(name, var))
            case ast.Part(body=body):
                return self.body(body, env)
            case _ if emit.quiet(node):
                return emit.statement(node, env, False, [])
            case _:
                out.add(f"walk(S, rnd, {emit.flow_steps[node]}, ({env.player}, ), None)")
        return env

    def do(self, node: ast.Do, env: Env) -> None:
        emit, out = self.emit, self.emit.out
        ref = emit.meaning.refs[node.rule]
        if ref.kind == "flow":
            self.body(ref.target.body, env)
            return
        emit.new_turn()
        args = f"{env.player}{emit.program_args(node.rule, env)}"
        name = emit.program(node.rule)
        if ref.kind == "rule" and ref.target.name in self.inline and node.otherwise is None:
            self.written_here(ref.target, ref.args, env)
            return
        other = "None"
        if node.otherwise is not None:
            other = f"({emit.program(node.otherwise)}, ({env.player}{emit.program_args(node.otherwise, env)}, ))"
        if node.otherwise is None and emit.checked.failure.smooth(node.rule):
            out.add(f"lucky(S, luck, {name}, ({args}, ))")
        else:
            out.add(f"walk(S, rnd, {name}, ({args}, ), {other})")
        if ref.kind != "rule" or ref.target.name in self.ending:
            with out.block("if S[1]:"):
                out.add("return")

    def written_here(self, rule: ast.Rule, args: tuple[ast.Expr, ...], env: Env) -> None:
        """A simple step is written into the loop itself; its `end game` then leaves the whole playout."""
        emit = self.emit
        names = {}
        for (param, _), arg in zip(emit.meaning.params[rule], args, strict=True):
            names[param] = emit.local(param)
            emit.out.add(f"{emit.local(param)} = {emit.expr(arg, env)}")
        emit.rule_name = rule.name
        emit.body(rule.body, Env(names, env.player), False)
