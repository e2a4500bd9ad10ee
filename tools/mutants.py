"""Break one line of the engine at a time and see whether a quick test notices.

    python tools/mutants.py [N] [--seed S] [--rooms state,compile,run,check,link] [--known FILE] [--seconds S]

All tests are collected once. First they run as they are, and it is written down which functions of the engine each of them
calls. Then, for each mutant, a copy of the process (a fork) is given the broken line and runs the tests that call its function,
the cheapest first, up to the first that fails. A test that runs out of time or memory has noticed. No file is changed. Tests
that start a program of their own see the engine as it is, so they notice nothing here.

What survives is printed with its place, before and after. Some survivors change nothing that anybody could see; people must
judge: those stand with the reason in `harmless_engine_mutants.yaml` and are left out from then on, and so is what only another
system runs. The same seed breaks the same lines in the same way. `--known` keeps what each test calls in a
file and takes it from there, for whoever tries more mutants of the same engine; `--seconds` gives up on a mutant when the
cheapest tests that take so long together have passed. `--rooms` takes folders and files, too: `compile/improve,run/ears.py`.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "interpreter"), str(ROOT)]

from forked_tests import Trials, run  # noqa: E402

ENGINE = Path("interpreter/rulewright")
HARMLESS = Path(__file__).with_name("harmless_engine_mutants.yaml")
ROOMS = ("state", "compile", "run", "check", "link")
LEFT_OUT = {"limits.py", "meter.py", "by_hand.py", "__init__.py"}  # limits, and what only counts work
COUNTING = {
    "spend",
    "metered",
    "counted",
    "reset",
    "renew",
    "room_to_recurse",
    "run_cost",
    "forget",
    "cached",
    "held",
    "assert_never",
}
KNOWN = {"ctx", "checking", "facts", "known", "style", "world", "rules", "node", "S", "C", "out", "layout", "meaning", "scope"}
PICKY = {"isinstance", "getattr", "zip", "range", "print", "issubclass", "cast"}  # whose arguments are not swapped

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One line of a file, broken in one way."""

    path: Path
    line: int
    before: str
    after: str
    how: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.how})\n    - {self.before.strip()}\n    + {self.after.strip()}"


# -- ways to break a line --
class Finder(ast.NodeVisitor):
    """Collects every way to break a module, leaving out what is no behaviour: messages, types, limits, counting of work."""

    def __init__(self, path: Path, source: str) -> None:
        self.path, self.lines = path, source.splitlines()
        self.found: list[Mutant] = []
        self.depth = 0  # functions around

    def replace(self, node: ast.expr | ast.stmt, text: str, how: str) -> None:
        if node.end_lineno != node.lineno or node.end_col_offset is None:
            return
        before = self.lines[node.lineno - 1]
        raw = before.encode()
        after = (raw[: node.col_offset] + text.encode() + raw[node.end_col_offset :]).decode()
        if after != before:
            self.found.append(Mutant(self.path, node.lineno, before, after, how))

    # what is left out
    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.depth += 1
        if not node.name.startswith("__repr"):
            self.block(node.body)
        self.depth -= 1

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.block(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if self.depth and node.value is not None:
            self.visit(node.value)

    def left_alone(self, node: ast.AST) -> None:
        """Texts are for people, assertions for readers and for mypy; what a lambda takes is no behaviour."""

    visit_JoinedStr = visit_Assert = visit_arguments = left_alone

    def visit_Assign(self, node: ast.Assign | ast.AugAssign) -> None:
        if not self.depth:
            return  # tables and limits of a module
        if isinstance(node, ast.AugAssign) or all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.dropped(node)
        self.visit(node.value)

    visit_AugAssign = visit_Assign

    def visit_Raise(self, node: ast.Raise) -> None:
        text = ast.unparse(node)
        if "TooLong" not in text and "AssertionError" not in text:  # a limit, or what cannot happen
            self.dropped(node)

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):  # a docstring
                self.visit(statement)

    # statements
    def dropped(self, node: ast.stmt) -> None:
        """What speaks of `super()` knows the class it stands in, and must go on knowing it: else the code fits no function."""
        inherits = any(isinstance(part, ast.Name) and part.id == "super" for part in ast.walk(node))
        self.replace(node, "__class__" if inherits else "pass", "statement dropped")

    visit_Continue = visit_Break = dropped

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Yield | ast.YieldFrom):
            self.replace(node, "pass", "yield dropped")
        elif not _counts(node.value):
            self.dropped(node)
            self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.dropped(node)
        else:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not self.depth:  # what only another system runs, or only mypy reads; and it has been run when a line is broken
            self.block(node.orelse)
            return
        if isinstance(node.test, ast.Name | ast.Call | ast.Attribute):
            self.replace(node.test, f"not {ast.unparse(node.test)}", "test turned round")
        self.visit(node.test)
        self.early(node.body)
        self.block(node.body)
        self.block(node.orelse)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self.early(node.body)
        self.block(node.body)
        self.block(node.orelse)

    def early(self, body: list[ast.stmt]) -> None:
        if len(body) > 1 and self.depth and ast.unparse(body[-1]) != "return None":  # that is the same
            self.replace(body[-1], "return", "returned early")

    # expressions
    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1 and type(node.ops[0]) in SWAPPED and not _is_limit(node):
            other = ast.Compare(node.left, [SWAPPED[type(node.ops[0])]()], node.comparators)
            self.replace(node, ast.unparse(other), "comparison swapped")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value), "yes and no swapped")
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1), "one more")
            self.replace(node, f"({node.value - 1})", "one less")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.replace(node, f"bool({ast.unparse(node.operand)})", "not dropped")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.replace(node, f"({ast.unparse(ast.BoolOp(other, node.values))})", "and/or swapped")
        if len(node.values) > 1:
            self.replace(node, f"({ast.unparse(node.values[0])})", "second condition dropped")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (ast.JoinedStr, ast.List, ast.Tuple)  # no numbers: it would not run at all
        strings = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.left, node.right))
        if type(node.op) in COMPUTED and not strings and not isinstance(node.left, texts) and not isinstance(node.right, texts):
            other = ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
            self.replace(node, f"({ast.unparse(other)})", "operator swapped")
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a hint for readers
            self.visit(node.value)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if any(isinstance(way, ast.Constant) and " " in str(way.value) for way in (node.body, node.orelse)):
            return  # a text for people
        self.replace(node, f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})", "branches swapped")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            self.replace(node, f"{ast.unparse(node.value)}[-1]", "first and last swapped")
        elif ast.unparse(node.slice) == "-1":
            self.replace(node, f"{ast.unparse(node.value)}[0]", "first and last swapped")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if _counts(node) or any(isinstance(a, ast.Constant) and re.match(r"RW\d", str(a.value)) for a in node.args):
            return  # messages of diagnostics, and counting of work
        if name in RENAMED and isinstance(node.func, ast.Name):
            self.replace(node.func, RENAMED[name], f"{name} and {RENAMED[name]} swapped")
        names = {argument.id for argument in node.args[:2] if isinstance(argument, ast.Name)}
        if len(names) == 2 and not names & KNOWN and name not in PICKY:
            swapped = ast.Call(node.func, [node.args[1], node.args[0], *node.args[2:]], node.keywords)
            self.replace(node, ast.unparse(swapped), "arguments swapped")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.replace(test, "True", "filter dropped")
        self.generic_visit(node)


def _is_limit(node: ast.Compare) -> bool:
    """Whether something is compared with a limit that has a name: it might as well be one more or one less."""
    named = any(isinstance(side, ast.Name) and side.id.isupper() and len(side.id) > 1 for side in (node.left, *node.comparators))
    return named and isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)


def _counts(node: ast.AST) -> bool:
    """Whether a call only counts work or remembers things."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return name in COUNTING


def mutants(root: Path, rooms: list[str]) -> dict[tuple[Path, int], list[Mutant]]:
    """Every way to break each line of some rooms."""
    found: dict[tuple[Path, int], list[Mutant]] = {}
    judged = {(entry["file"], entry["before"], entry["after"]) for entry in yaml.safe_load(HARMLESS.read_text(encoding="utf-8"))}
    for room in rooms:
        place = root / ENGINE / room
        for path in [place] if place.suffix else sorted(place.rglob("*.py")):
            if path.name in LEFT_OUT:
                continue
            source = path.read_text(encoding="utf-8")
            finder = Finder(path.relative_to(root), source)
            finder.block(ast.parse(source).body)
            for mutant in finder.found:
                if (str(path.relative_to(root / ENGINE)), mutant.before.strip(), mutant.after.strip()) not in judged:
                    found.setdefault((mutant.path, mutant.line), []).append(mutant)
    return found


def _is_code(source: str, mutant: Mutant) -> bool:
    """Whether the module can still be read, and is another one."""
    try:
        return ast.dump(ast.parse(_broken(source, mutant))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def _broken(source: str, mutant: Mutant) -> str:
    lines = source.splitlines(keepends=True)
    lines[mutant.line - 1] = mutant.after + "\n"
    return "".join(lines)


def drawn(root: Path, found: dict[tuple[Path, int], list[Mutant]], number: int, seed: int) -> Iterator[Mutant]:
    """Each line is equally likely, however many ways there are to break it."""
    rnd = random.Random(seed)
    places = sorted(found)
    rnd.shuffle(places)
    for place in places:
        mutant = rnd.choice(found[place])
        if number > 0 and _is_code((root / mutant.path).read_text(encoding="utf-8"), mutant):
            number -= 1
            yield mutant


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", nargs="?", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rooms", default=",".join(ROOMS))
    parser.add_argument("--tests", default="tests", help="folders or files with tests")
    parser.add_argument("--skip", type=int, default=0, help="go on behind as many as an earlier run has tried")
    parser.add_argument("--list", action="store_true", help="only print what would be broken")
    parser.add_argument("--known", type=Path, help="where it is kept which test calls which functions")
    parser.add_argument("--seconds", type=float, default=inf, help="of tests for each mutant, for whoever looks for gaps")
    given = parser.parse_args()
    rooms = given.rooms.split(",")
    found = mutants(ROOT, rooms)
    print(f"{sum(map(len, found.values()))} ways to break {len(found)} lines of {', '.join(rooms)}; seed {given.seed}")
    chosen = list(drawn(ROOT, found, given.skip + given.number, given.seed))[given.skip :]
    if given.list:
        print(*chosen, sep="\n")
        return 0
    survivors: list[Mutant] = []

    def tried(trials: Trials) -> None:
        for number, mutant in enumerate(chosen, given.skip + 1):
            source = (ROOT / mutant.path).read_text(encoding="utf-8")
            outcome = trials.noticed(mutant.path, mutant.line, _broken(source, mutant), given.seconds)
            survivors.extend([] if outcome.by else [mutant])
            verdict = f"noticed by {outcome.by}" if outcome.by else "SURVIVED"
            print(f"{number}. {mutant}\n    {verdict}  [{outcome.tests} tests, {outcome.seconds:.1f} s]", flush=True)

    if not run(ROOT, given.tests.split(","), [str(ENGINE / room) for room in rooms], given.known, tried):
        return 2
    share = 100 * (len(chosen) - len(survivors)) / max(1, len(chosen))
    print(f"\nnoticed {len(chosen) - len(survivors)} of {len(chosen)} ({share:.0f} %)")
    print(*(f"survived: {mutant}" for mutant in survivors), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
