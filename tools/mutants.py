"""Break one line of the engine at a time and see whether a test notices.

    python tools/mutants.py [N] [--seed S] [--rooms state,compile,run,check,link] [--stages 3]

The project is copied to a temporary folder; there one line is changed, the tests that are most likely to notice run first,
then the others, and the line is put back. A test that runs out of time or memory has noticed. What survives is printed with
its place, before and after. Some survivors change nothing that anybody could see, such as a cheaper bound; people must judge.

The same seed breaks the same lines in the same way. `--stages 1` runs only the tests of the room and of the language,
`--stages 2` those of all rooms that play games, `--stages 3` (the default) all that are not slow.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENGINE = Path("interpreter/rulewright")
ROOMS = ("state", "compile", "run", "check", "link")
LEFT_OUT = {"limits.py", "meter.py", "by_hand.py", "__init__.py"}  # limits, and what only counts work
COUNTING = {
    "spend",
    "metered",
    "counted",
    "reset",
    "set_aside",
    "room_to_recurse",
    "run_cost",
    "forget",
    "cached",
    "held",
    "assert_never",
}
KNOWN = {"ctx", "checking", "facts", "known", "style", "world", "rules", "node", "S", "C", "out", "layout", "meaning", "scope"}
PICKY = {"isinstance", "getattr", "zip", "range", "print", "issubclass", "cast"}  # whose arguments are not swapped
MEMORY, CPU, WALL = 3 << 30, 240, 900  # bytes; seconds for one run of tests
STAGES = (
    ("tests/docs/test_language.py", "tests/{room}"),
    (
        "tests/run",
        "tests/compile",
        "tests/check",
        "tests/link",
        "tests/state",
        "tests/scenario",
        "tests/hard_rules",
        "tests/abuse",
    ),
    ("tests",),
)
BESIDES = ("tests/structure", "tests/packaging")  # they look at how the code is written, not at what it does

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

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.block(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if self.depth and node.value is not None:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are for people."""

    def visit_Assign(self, node: ast.Assign) -> None:
        if not self.depth:
            return  # tables and limits of a module
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.dropped(node)
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.dropped(node)
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        if "TooLong" not in ast.unparse(node):  # a limit
            self.dropped(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """For readers and for mypy."""

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):  # a docstring
                self.visit(statement)

    # statements
    def dropped(self, node: ast.stmt) -> None:
        self.replace(node, "pass", "statement dropped")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Yield | ast.YieldFrom):
            self.replace(node, "pass", "yield dropped")
        elif not _counts(node.value):
            self.dropped(node)
            self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.dropped(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.dropped(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.dropped(node)
        else:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
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
        if len(body) > 1 and self.depth:
            self.replace(body[-1], "return", "returned early")

    # expressions
    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1 and type(node.ops[0]) in SWAPPED:
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


def _counts(node: ast.AST) -> bool:
    """Whether a call only counts work or remembers things."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return name in COUNTING


def mutants(root: Path, rooms: list[str]) -> dict[tuple[Path, int], list[Mutant]]:
    """Every way to break each line of some rooms."""
    found: dict[tuple[Path, int], list[Mutant]] = {}
    for room in rooms:
        for path in sorted((root / ENGINE / room).rglob("*.py")):
            if path.name in LEFT_OUT:
                continue
            source = path.read_text(encoding="utf-8")
            finder = Finder(path.relative_to(root), source)
            finder.block(ast.parse(source).body)
            for mutant in finder.found:
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


# -- running the tests --
def copied(to: Path) -> Path:
    left_out = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.pyc", ".hypothesis", "build", "dist")
    return Path(shutil.copytree(ROOT, to / "project", ignore=left_out))


def _limited() -> None:
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))


def passes(root: Path, *arguments: str) -> tuple[bool, str]:
    """Whether Python ends well with these arguments in time; otherwise what it said last."""
    environment = {key: value for key, value in os.environ.items() if key != "RULEWRIGHT_CACHE"}
    environment.update(PYTHONPATH=f"{root / 'interpreter'}{os.pathsep}{root}", PYTHONDONTWRITEBYTECODE="1")
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=root, env=environment, stdout=said, stderr=said, preexec_fn=_limited
        )
        try:
            code = process.wait(WALL)
        except subprocess.TimeoutExpired:
            code = -signal.SIGXCPU
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        said.seek(0)
        lines = said.read().splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))] or lines[-1:]
    return code == 0, "out of time" if code < 0 else (failed or ["nothing said"])[0][:150]


def tests(root: Path, room: str, stage: int) -> list[str]:
    """The arguments for one stage; what an earlier stage has run is left out."""
    done = [folder.format(room=room) for earlier in STAGES[:stage] for folder in earlier]
    wanted = [folder.format(room=room) for folder in STAGES[stage]]
    there = [folder for folder in wanted if folder not in done and (root / folder).exists()]
    ignored = [f"--ignore={folder}" for folder in (*done, *BESIDES)]
    return ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", *there, *ignored]


def noticed_by(root: Path, mutant: Mutant, stages: int) -> str | None:
    """What notices a mutant; None if nothing does."""
    path = root / mutant.path
    source = path.read_text(encoding="utf-8")
    path.write_text(_broken(source, mutant), encoding="utf-8")
    try:
        fine, said = passes(root, "-c", "import rulewright, rulewright.cli.main")
        if not fine:
            return f"import: {said}"
        for stage in range(stages):
            fine, said = passes(root, *tests(root, mutant.path.parts[2], stage))
            if not fine:
                return said
        return None
    finally:
        path.write_text(source, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", nargs="?", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rooms", default=",".join(ROOMS))
    parser.add_argument("--stages", type=int, choices=(1, 2, 3), default=3)
    parser.add_argument("--skip", type=int, default=0, help="go on behind as many as an earlier run has tried")
    parser.add_argument("--list", action="store_true", help="only print what would be broken")
    parser.add_argument("--trust", action="store_true", help="do not first make sure that the tests pass as they are")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the tests end too, and the copy is removed
    rooms = given.rooms.split(",")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        root = copied(Path(folder))
        found = mutants(root, rooms)
        print(f"{sum(map(len, found.values()))} ways to break {len(found)} lines of {', '.join(rooms)}; seed {given.seed}")
        chosen = list(drawn(root, found, given.skip + given.number, given.seed))[given.skip :]
        if given.list:
            print(*chosen, sep="\n")
            return 0
        if not given.trust:
            for stage in range(given.stages):
                fine, said = passes(root, *tests(root, rooms[0], stage))
                if not fine:
                    print(f"the tests do not pass as they are: {said}")
                    return 2
        survivors: list[Mutant] = []
        for number, mutant in enumerate(chosen, given.skip + 1):
            began = time.monotonic()
            said_by = noticed_by(root, mutant, given.stages)
            survivors += [mutant] if said_by is None else []
            verdict = "SURVIVED" if said_by is None else f"noticed: {said_by}"
            print(f"{number}. {mutant}\n    {verdict}  [{time.monotonic() - began:.0f} s]", flush=True)
    share = 100 * (len(chosen) - len(survivors)) / max(1, len(chosen))
    print(f"\nnoticed {len(chosen) - len(survivors)} of {len(chosen)} ({share:.0f} %)")
    print(*(f"survived: {mutant}" for mutant in survivors), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
