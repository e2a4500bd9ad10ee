"""Expressions to Python expressions over the flat state `S`."""

from __future__ import annotations

import re

from rulewright.check.refs import Ref
from rulewright.compile.addresses import Env
from rulewright.compile.many import Many
from rulewright.compile.properties import FACE_MASK, LEVEL_SHIFT, TILE_MASK, TILE_SHIFT
from rulewright.compile.source import fold
from rulewright.parse import ast

OPERATORS = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=", "+": "+", "-": "-", "*": "*",
             "div": "//", "mod": "%"}
SIMPLE = re.compile(r"\w+")
FEW_PARTS = 25
DEEP = 2  # values written out inside one another
WRITTEN_OUT = 110  # characters of a value that is written where it is used
FOLDED = 15  # digits: larger numbers are left to be worked out, and refused, when the game is played


class Expressions(Many):
    """`expr` gives Python text for an expression."""

    def expr(self, node: ast.Expr, env: Env) -> str:
        match node:
            case ast.Number(value=value):
                return str(value)
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.named(node, env)
            case ast.SetOf(items=items):
                return "(" + "".join(f"{self.expr(item, env)}, " for item in items) + ")"
            case ast.Negative(operand=operand):
                return f"(-{self.expr(operand, env)})"
            case ast.Not(operand=operand):
                return f"(not {self.expr(operand, env)})"
            case ast.Both(op=op, left=left, right=right):
                return f"({self.expr(left, env)} {op} {self.expr(right, env)})"
            case ast.Compare(op=op, left=left, right=right) if self.meaning.type(left).kind == "list":
                return f"(tuple({self.expr(left, env)}) {OPERATORS[op]} tuple({self.expr(right, env)}))"
            case ast.Compare(op=op, left=left, right=right) if self.lies_nowhere(left, right):
                low, high, at = self.lying(left, env)
                return f"({'' if op == '!=' else 'not '}{low} < {at} <= {high})"
            case ast.Compare(op=op, left=left, right=right):
                return f"({self.expr(left, env)} {OPERATORS[op]} {self.expr(right, env)})"
            case ast.Member(item=item, items=items):
                return f"({self.expr(item, env)} in {self.items(items, env)})"
            case ast.Arith(op=op, left=left, right=right):
                return self.arith(op, self.expr(left, env), self.expr(right, env))
            case ast.EitherOr(then=then, test=test, other=other):
                return f"({self.expr(then, env)} if {self.expr(test, env)} else {self.expr(other, env)})"
            case ast.Range(low=low, high=high):
                return f"span({self.expr(low, env)}, {self.expr(high, env)})"
            case ast.Filtered():
                loop, var = self.loop(node, env)
                return f"[{var} {loop}]"
            case ast.Fold():
                return self.fold(node, env)
            case ast.Quantified(op=op, items=items):
                return self.quantified(op, items, env)
            case ast.AnyLine():
                return self.any_line(node, env)
            case ast.Pick(which=which, items=items):
                text = self.generator(items, env)
                if text.isidentifier() and self.tables.get(text):
                    return f"{text}[{0 if which == 'first' else -1}]"
                return f"{which}({text})"
            case ast.Best(name=name, items=items, prefs=prefs):
                key = self.key(prefs, name, self.meaning.type(node), env)
                empty = "()" if self.meaning.type(node).kind == "list" else "None"
                return f"best({self.items(items, env)}, {key}, {empty})"
            case ast.Rank(items=items, prefs=prefs):
                element = self.meaning.type(node).of
                assert element is not None
                return f"sorted({self.items(items, env)}, key={self.key(prefs, 'it', element, env)}, reverse=True)"
            case ast.Groups(items=items):
                return self.groups(node, items, env)
            case ast.Reach():
                return self.reach(node, env)
            case ast.Able(rule=rule):
                return f"able(S, {self.program(rule)}, {env.player}{self.program_args(rule, env)})"
            case ast.Hypothetical(value=value, rule=rule):
                after = f"after(S, {self.program(rule)}, {env.player}{self.program_args(rule, env)})"
                return f"(lambda S: {self.expr(value, env)})({after})"
        raise AssertionError(type(node))

    def lies_nowhere(self, left: ast.Expr, right: ast.Expr) -> bool:
        """`zone of piece != nothing`, which needs no more than a look at where the piece lies."""
        place, nothing = self.meaning.refs.get(left), self.meaning.refs.get(right)
        return place is not None and place.kind == "whereabouts" and nothing is not None and nothing.kind == "nothing"

    def lying(self, node: ast.Expr, env: Env) -> tuple[int, int, str]:
        """The slots of the zones a piece is asked for, and the one it lies in."""
        ref = self.meaning.refs[node]
        piece = self.it_of(ref, env) if ref.of_it else self.expr(ref.args[0], env)
        base = self.layout.base[f"zone {ref.target.name}"]
        location = self.layout.base[f"location {ref.target.holds}"]
        return base, base + self.layout.span(ref.target.per), f"S[{fold(location, [(piece, 1)])}]"

    def arith(self, op: str, left: str, right: str) -> str:
        if left.isdigit() and right.isdigit() and op in "+-*" and len(left) + len(right) <= FOLDED:
            return str({"+": int(left) + int(right), "-": int(left) - int(right), "*": int(left) * int(right)}[op])
        if op in ("div", "mod") and right.isdigit() and int(right):
            return f"({left} {OPERATORS[op]} {right})"
        if op in ("div", "mod"):
            return f"{'divide' if op == 'div' else 'remainder'}({left}, {right})"
        return f"({left} {OPERATORS[op]} {right})"

    def named(self, node: ast.Expr, env: Env) -> str:
        ref = self.meaning.refs[node]
        match ref.kind:
            case "local":
                return env.player if ref.target == "player" else env.names[ref.target]
            case "property":
                return self.of_it(ref, env) if ref.of_it else self.property(
                    ref.target, self.expr(ref.args[0], env), self.meaning.type(ref.args[0]), env)
            case "variable":
                text = f"S[{self.address(f'variable {ref.target.name}', ref.target.per, ref, env)}]"
                return f"bool({text})" if ref.target.type.kind == "yes_no" else text
            case "zone":
                return f"S[{self.address(f'zone {ref.target.name}', ref.target.per, ref, env)}]"
            case "all":
                return f"range(1, {len(self.layout.piece_ids[ref.target.name]) + 1})"
            case "table":
                return self.look_up(ref, env)
            case "value":
                fixed = self.fixed.get(ref.target.name)
                if fixed is not None:
                    return fixed
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                given = [self.expr(arg, env) for arg in ref.args]
                short = self.written_out(ref.target, player, given)
                return short or f"value_{ref.target.name}(S, {player}{''.join(f', {text}' for text in given)})"
            case "score":
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                return f"score_{ref.target.name}(S, {player})"
            case "points":
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                return f"points(S, {player})"
            case "option":
                return self.option(ref.target.name)
            case "constant":
                return str(ref.target[1])
            case "members":
                return f"range(1, {len(ref.target.members) + 1})"
            case "players":
                return "PLAYERS"
            case "seat":
                return str(self.layout.seats.index(ref.target) if ref.target in self.layout.seats else 0)
            case "player_count":
                return str(self.layout.players)
            case "resource":
                return str(self.layout.resource_base(ref.target))
            case "yes_no":
                return str(ref.target)
            case "nothing":
                return "0"
            case "function":
                return self.function(ref, env)
            case "whereabouts":
                return self.whereabouts(ref, env)
            case "board":
                return self.cells_of(ref.target.name, env)
        raise AssertionError(ref.kind)

    def written_out(self, value: ast.Value | ast.Banded, player: str, given: list[str]) -> str:
        """A short value that nothing changes, written where it is used; "" if it is better called."""
        if self.counted_calls() or not isinstance(value, ast.Value) or self.changeable(value.name) or value.name in self.opened:
            return ""
        if len(self.opened) >= DEEP or not all(SIMPLE.fullmatch(text) for text in (player, *given)):
            return ""
        if sum(1 for _ in ast.walk(value.body)) > FEW_PARTS:
            return ""
        params = [param for param, _ in self.meaning.params[value]]
        self.opened.add(value.name)
        text = self.expr(value.body, Env(dict(zip(params, given, strict=True)), player))
        self.opened.discard(value.name)
        return text if len(text) <= WRITTEN_OUT and "lambda" not in text else ""

    def changeable(self, value: str) -> bool:
        """Whether a modifier may change a value; who does not know the listeners must take it that one may."""
        return True

    def counted_calls(self) -> bool:
        """Whether somebody wants to know which values are used."""
        return False

    def option(self, name: str) -> str:
        option, value = self.rules.options[name], self.layout.options[name]
        if option.values:
            return str(option.values.index(value) + 1)
        return str(value)

    def function(self, ref: Ref, env: Env) -> str:
        if ref.target == "spots":
            piece, board = ref.args
            name = self.meaning.type(board).name
            noun = self.rules.boards[name]
            shapes = (0, *self.layout.shape_column(self.rules.pieces[noun.tiles]))
            shape = f"{self.table(f'{noun.tiles.upper()}_shape', shapes)}[{self.expr(piece, env)}]"
            slot = self.board_slot(name, env)
            return f"spots(S[{slot}], {self.footprint_table(name)}, {shape}, {self.steps(name)})"
        if ref.target == "item_at":
            return f"item_at({self.items(ref.args[0], env)}, {self.expr(ref.args[1], env)})"
        if ref.target == "place_in":
            return f"place_in({self.items(ref.args[0], env)}, {self.expr(ref.args[1], env)})"
        return f"{ref.target}({', '.join(self.expr(arg, env) for arg in ref.args)})"

    def program(self, call: ast.Expr) -> str:
        ref = self.meaning.refs[call]
        if ref.kind == "effect":
            kind, attribute = ref.target
            return f"effect_{kind}__{attribute}"
        return f"rule_{ref.target.name}"

    def program_args(self, call: ast.Expr, env: Env) -> str:
        return "".join(f", {self.expr(arg, env)}" for arg in self.meaning.refs[call].args)

__all__ = ["FACE_MASK", "LEVEL_SHIFT", "TILE_MASK", "TILE_SHIFT", "Env", "Expressions"]
