"""Whether the Python that rules are compiled to can do any harm."""

from __future__ import annotations

import ast
import builtins

from tests.inside import BUILTINS, METHODS, MODES, Checked, machine_of

OWN_STRINGS = {"before", "after", "instead of", "in", "you", "another player", "any player"}
REFUSED = ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal | ast.ClassDef | ast.Try | ast.With
PREFIXES = ("my_", "rule_", "value_", "score_", "plain_", "effect_", "seat_", "on_", "mod_", "flow_", "step_")


def assert_harmless(checked: Checked) -> None:
    """Every name is one of the compiler's own, or a pack's behind a prefix; no string, import or hidden attribute occurs."""
    strings = {*OWN_STRINGS, *checked.rules.seats()}
    for mode in MODES:
        machine = machine_of(checked, checked.rules.base.players[0], mode=mode)
        names = {**machine.names, **machine.program.slots}
        nodes = list(ast.walk(ast.parse(machine.program.source)))
        made = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        made |= {node.arg for node in nodes if isinstance(node, ast.arg)}
        made |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        assert not [node for node in nodes if isinstance(node, REFUSED)]
        assert {node.attr for node in nodes if isinstance(node, ast.Attribute)} <= METHODS
        assert {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)} <= strings
        used = {node.id for node in nodes if isinstance(node, ast.Name)}
        assert all(name.isascii() and (name == "_" or not name.startswith("_")) for name in used)
        for name in used - made:
            assert name in names or name in BUILTINS, name
            assert name not in vars(builtins) or name in BUILTINS
        for name in made - {"_"}:
            assert name.startswith(PREFIXES) or name not in vars(builtins) or name in {"range", "len"}, name
        assert set(names["__builtins__"]) == set(BUILTINS)
        for name, value in names.items():
            assert not isinstance(value, type(ast)), f"{name} is a module"
    assert not {"open", "eval", "exec", "__import__", "getattr", "setattr", "type", "vars", "compile"} & set(BUILTINS)
