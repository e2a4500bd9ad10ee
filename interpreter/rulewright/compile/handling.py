"""Pieces as Python statements: moving, drawing, shuffling, placing and rolling."""

from __future__ import annotations

from rulewright.compile.addresses import Env
from rulewright.compile.goods import Goods
from rulewright.parse import ast


class Handling(Goods):
    """Everything that changes where a piece lies."""

    def kept(self, piece: str) -> str:
        """A piece found before it moves: afterwards the same words (`first of row`) would find another one."""
        if piece.isidentifier() or piece.isdigit():
            return piece
        name = self.out.fresh("piece")
        self.out.add(f"{name} = {piece}")
        return name

    def handling(self, node: ast.Stmt, env: Env) -> None:
        add = self.out.add
        if self.checked.failure.statement_crosses(node) and not self.mode.random:
            add("C.barrier()")
        match node:
            case ast.Move(what=what, every=every, to=to):
                kind = self.meaning.type(to).of
                assert kind is not None
                location = self.layout.base[f"location {kind.name}"]
                many = every or self.meaning.type(what).kind in ("list", "zone")
                target = self.zone_slot(to, env)
                if many:
                    add(f"move_all(S, {location}, tuple({self.items(what, env)}), {target})")
                else:
                    piece = self.kept(self.expr(what, env))
                    add(f"move(S, {location}, {piece}, {target})")
                if many and not every and self.mode.trace:  # those that somebody chose are told one by one
                    piece = self.out.fresh("piece")
                    with self.out.block(f"for {piece} in {self.items(what, env)}:"):
                        self.log(node, "move", self.zone_name(to), env, piece)
                else:
                    self.log(node, "move", self.zone_name(to), env, piece if not many else "0")
                if not many:
                    self.raised("move", kind.name, env, piece)
            case ast.Draw(count=count, source=source, to=to):
                kind = self.meaning.type(to).of
                assert kind is not None
                location = self.layout.base[f"location {kind.name}"]
                call = f"draw(S, {location}, {self.expr(count, env)}, {self.zone_slot(source, env)}, {self.zone_slot(to, env)})"
                taken = self.out.fresh("taken") if self.mode.trace else ""
                add(f"{taken} = {call}" if taken else call)
                self.log(node, "draw", self.zone_name(to), env, taken)
            case ast.Shuffle(zone=zone):
                add(f"shuffle(S, {self.zone_slot(zone, env)})")
            case ast.Place(what=what, at=at):
                name = self.meaning.type(at).name
                kind_name = self.rules.boards[name].tiles
                location = self.layout.base[f"location {kind_name}"]
                faces = self.faces(kind_name)
                piece = self.kept(self.expr(what, env))
                add(f"place(S, {location}, {piece}, {self.expr(at, env)}, {self.board_slot(name, env)}, "
                    f"{faces}, {self.footprint_table(name)})")
                self.log(node, "place", name, env, piece)
                self.raised("place", name, env, piece)
                self.raised("place", kind_name, env, piece)
            case ast.Roll(what=what):
                low, high = self.faces_of_die(what)
                add(f"{self.target(what, env)} = rolled(S, {low}, {high})")
                name = str(getattr(what, "name", "die"))
                self.log(node, "roll", name, env, self.target(what, env))

    def faces(self, kind: str) -> str:
        noun = self.rules.pieces[kind]
        return self.table(f"{kind.upper()}_{noun.faces}", (0, *self.layout.column(noun, noun.faces)))

    def faces_of_die(self, what: ast.Expr) -> tuple[int, int]:
        ref = self.meaning.refs[what]
        if ref.kind == "local":
            return 1, 6
        if ref.kind == "variable":
            return ref.target.low or 1, ref.target.high or 6
        attribute = self.rules.pieces[self.meaning.type(ref.args[0]).name].attributes[ref.target]
        return attribute.low or 1, attribute.high or 6

    def zone_slot(self, node: ast.Expr, env: Env) -> str:
        ref = self.meaning.refs[node]
        return self.address(f"zone {ref.target.name}", ref.target.per, ref, env)

    def zone_name(self, node: ast.Expr) -> str:
        return str(self.meaning.refs[node].target.name)
