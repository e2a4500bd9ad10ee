"""Packs of the first edition of the language, rewritten in the second: a table of words, and a table of what trees say.

Only the words that change are exchanged, where they stand; comments and layout stay as they are. What was rewritten once is
not found again. What only the author can know is told as a problem (RW314) and left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link.link import link
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast
from rulewright.read import PackFiles

# Sentences that are no longer read, and how they are written now; each stands at the beginning of a line.
WORDS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"^extend instead of ([\w.]+(?: for \w+)?)[ \t]*:", re.M), r"replace \1 with:"),
    (re.compile(r"^replace winner with winner[ \t]*:[ \t]*", re.M), "set winner to "),
)
OWNED = re.compile(r"\bwhile owned[ \t]*:[ \t]*")  # what stands on a component needs no word about that


@dataclass(frozen=True)
class Found:
    """A word that has no meaning any more, and where it stands: in a declaration, on a piece, behind a trigger."""

    word: ast.Ident
    owner: ast.Decl | ast.Stmt


def upgraded(packs: Sequence[PackFiles], own: PackFiles) -> tuple[dict[str, str], list[Diagnostic]]:
    """The texts of a pack that change, by the names its sources have, and what must be decided by hand."""
    texts = {name: _in_new_words(text) if name.endswith(".rules") else text for name, text in own.sources.items()}
    rules, _ = link([_with_texts(files, texts) if files is own else files for files in packs])
    problems: list[Diagnostic] = []
    edits: list[tuple[Span, str]] = []
    for found, names in _old(rules):
        if not found.word.span.file.startswith(f"{own.name}/"):
            continue
        if len(names) == 1:
            edits.append((found.word.span, next(iter(names))))
        else:
            problems.append(_undecided(found.word, names))
    for span, name in sorted(set(edits), key=lambda edit: (edit[0].file, -edit[0].line, -edit[0].column)):
        texts[span.file] = _exchanged(texts[span.file], span, name)
    texts = {name: OWNED.sub("", text) if name.endswith(".yaml") else text for name, text in texts.items()}
    return {name: text for name, text in texts.items() if text != own.sources[name]}, list(dict.fromkeys(problems))


def _in_new_words(text: str) -> str:
    for old, new in WORDS:
        text = old.sub(new, text)
    return text


def _with_texts(files: PackFiles, texts: dict[str, str]) -> PackFiles:
    return replace(files, rules={path: texts[f"{files.name}/{path}"] for path in files.rules})


def _exchanged(text: str, span: Span, name: str) -> str:
    lines = text.split("\n")
    line = lines[span.line - 1]
    lines[span.line - 1] = line[: span.column - 1] + name + line[span.end_column - 1 :]
    return "\n".join(lines)


def _undecided(word: ast.Ident, names: set[str]) -> Diagnostic:
    meant = (
        English("write one of {names}", names=", ".join(sorted(names)))
        if names
        else English("write the rule or flow that is meant")
    )
    return Diagnostic("RW314", English("`{word}` does not say which rule or flow is meant", word=word), word.span, meant)


# -- spans: `until end of action` and `once per turn` --
def _old(rules: Ruleset) -> Iterator[tuple[Found, set[str]]]:
    """Every `action` and `turn` that stands for a rule or a flow, and what it can mean."""
    meant: dict[str, Callable[[Found], set[str]]] = {
        "action": lambda found: _actions_of(rules, found.owner),
        "turn": lambda _: _turns_of(rules),
    }
    patched = [sentence for patches in rules.patches.values() for sentence in patches]
    seen: set[Span] = set()  # what a patch says stands in the patched rule, too, where more is known about it
    for owner in [*(sentence.node for sentence in rules.sentences()), *patched]:
        for node in ast.walk(owner):
            word = node.stretch if isinstance(node, ast.Lasting) else node.once_per if isinstance(node, ast.Listener) else None
            if word in meant and word not in rules.rules and word not in rules.flows:
                assert isinstance(word, ast.Ident)
                if word.span in seen:
                    continue
                seen.add(word.span)
                found = Found(word, owner)
                yield found, meant[word](found)


def _actions_of(rules: Ruleset, owner: ast.Decl | ast.Stmt) -> set[str]:
    """The actions in which something is said: a rule that is one, the actions that do it, those that open its window."""
    match owner:
        case ast.Rule():
            return _around(rules, {str(owner.name)})
        case ast.Listener(trigger=ast.InWindow(name=window)):
            return _around(rules, {name for name, rule in rules.rules.items() if _opens(rule, window)})
        case ast.Listener(trigger=ast.OnEvent(verb="do", when="before" | "instead of", names=names)):
            return _around(rules, set(map(str, names)))
        case _:
            return set()


def _around(rules: Ruleset, names: set[str]) -> set[str]:
    """The nearest actions at or around some rules."""
    found: set[str] = set()
    seen: set[str] = set()
    while names:
        found |= {name for name in names if name in rules.rules and rules.rules[name].keyword == "action"}
        seen |= names
        inner = names - found
        names = {name for name, rule in rules.rules.items() if any(_does(rule, done) for done in inner)} - seen
    return found


def _turns_of(rules: Ruleset) -> set[str]:
    """What players do in turns, where that is one rule."""
    rounds = [node for flow in rules.flows.values() for node in ast.walk(flow) if isinstance(node, ast.Turns)]
    return {done for turns in rounds for statement in turns.body for done in _done(statement)}


def _opens(rule: ast.Rule, window: str) -> bool:
    return any(isinstance(node, ast.Window) and node.name == window for node in ast.walk(rule))


def _does(rule: ast.Rule, name: str) -> bool:
    return name in _done(rule)


def _done(node: ast.Node) -> set[str]:
    calls = [part.rule for part in ast.walk(node) if isinstance(part, ast.Do)]
    return {str(call.name) for call in calls if isinstance(call, ast.Name | ast.Call)}
