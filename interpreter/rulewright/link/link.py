"""Packs, stacked, to one ruleset. A base game, an expansion and a house rule are all packs; nothing overrides silently."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence as Many
from typing import assert_never

from rulewright.diagnostics import Diagnostic, English, Span, has_errors
from rulewright.limits import MAX_DECLARATIONS, MAX_GAME_PROBLEMS
from rulewright.link.alike import alike
from rulewright.link.components import ComponentReader
from rulewright.link.display import TABLE, read_display
from rulewright.link.fronts import unspoken
from rulewright.link.invariants import INVARIANTS, read_invariants, refine
from rulewright.link.made_for import marks_of, outdated, wanted_marks
from rulewright.link.manifests import read_manifest, read_options
from rulewright.link.nouns import Manifest
from rulewright.link.patching import Patch, change_sentences, change_tables, settle_claims, with_changes
from rulewright.link.ruleset import Owned, Ruleset
from rulewright.link.schemas import schema_of, validate
from rulewright.link.sharing import written_out
from rulewright.link.stacking import WRONG_PACKS, bases_of, in_order
from rulewright.link.stand_ins import wrong_stand_ins
from rulewright.link.starts import twice_begun
from rulewright.link.symbols import named_by_use
from rulewright.link.tables import SECTIONS, Enough, TableReader
from rulewright.link.twice import named_twice
from rulewright.parse import ast, declarations_of, parse_rules
from rulewright.read import Mapping, Node, PackFiles, content_hash

Declared = ast.Value | ast.Banded | ast.Score | ast.Winner | ast.Flow | ast.Rule | ast.Bot | ast.Listener | ast.Modifier
COMMENT = re.compile(r"^[ \t]*#.*$", re.M)
# Names whose sentence could not be read: what uses them is not wrong because of that.
NAMED = re.compile(r"^(?:value|score|flow|action|rule|bot)[ \t]+(\w+)", re.M)


def link(packs: Many[PackFiles], broken: frozenset[str] = frozenset()) -> tuple[Ruleset, list[Diagnostic]]:
    """Link packs; files named in `broken` failed their schema and are left out."""
    rules = Ruleset()
    problems: list[Diagnostic] = []
    tables = ComponentReader(rules, problems)
    try:
        _link(packs, broken, rules, tables, problems)
    except Enough as enough:
        message = English("there are more than {count} problems; the rest is not shown", count=len(problems))
        problems.append(Diagnostic("RW436", message, enough.span, English("mend these first")))
    rules.faulty = has_errors(problems)
    return rules, problems


def _link(
    packs: Many[PackFiles], broken: frozenset[str], rules: Ruleset, tables: ComponentReader, problems: list[Diagnostic]
) -> None:
    ordered = in_order(packs, tables, broken, problems)
    if any(problem.code in WRONG_PACKS for problem in problems):
        return
    rules.packs = [manifest for _, manifest in ordered]
    rules.digest = hashlib.sha256("".join(content_hash(files) for files, _ in ordered).encode()).hexdigest()
    problems += unspoken([files for files, _ in ordered], rules.languages)
    for files, _ in ordered:
        rules.sources.update(files.sources)
        for path, text in files.texts.items():
            if tables.may_tell(text, f"{files.name}/{path}"):
                rules.texts.setdefault(path.removeprefix("text/").removesuffix(".ftl"), []).append((f"{files.name}/{path}", text))
    documents = written_out(
        {
            f"{files.name}/{path}": node
            for files, _ in ordered
            for path, node in files.yaml.items()
            if f"{files.name}/{path}" not in broken and isinstance(node, Mapping)
        }
    )
    declared, patches = _sentences(ordered, rules, tables, problems)
    if patches or any(manifest.made_for for manifest in rules.packs):
        marks = marks_of(declared, documents, SECTIONS)
        problems += outdated(rules.packs, marks)
        rules.marks = wanted_marks(patches, marks)
    holding, conflicts = settle_claims(patches, [node for node, _ in declared])
    problems.extend(conflicts)
    written = documents
    documents, of_sentences = change_tables(written, SECTIONS, holding, _validated, problems)
    for file, document in documents.items():
        if ordered and file == f"{ordered[0][0].name}/pack.yaml":
            rules.packs[0] = read_manifest(tables, document)
        if file.endswith("/pack.yaml"):
            read_options(tables, document)
    apart = ("/pack.yaml", f"/{TABLE}", f"/{INVARIANTS}")
    _read_tables(tables, [(file, document) for file, document in documents.items() if not file.endswith(apart)])
    for file, document in documents.items():
        if file.endswith(f"/{TABLE}"):
            read_display(tables, document)
        if file.endswith(f"/{INVARIANTS}"):
            read_invariants(tables, document)
    problems += twice_begun(rules, documents)
    problems += wrong_stand_ins(rules, documents)
    problems += refine(tables, documents)
    problems[:] = with_changes(problems, written, documents)
    for declaration, file in declared:
        _declare(rules, tables, declaration, file)
    change_sentences(rules, of_sentences, holding, problems)
    for patch in holding:
        rules.patches.setdefault(patch.pack.id, []).append(patch.sentence)
    _collect_effects(rules)
    problems.extend(alike(rules.triggers))
    for twice in dict.fromkeys(named_twice(rules)):
        if len(problems) > MAX_GAME_PROBLEMS:
            raise Enough(twice.span)
        problems.append(twice)
    if rules.packs:
        tables.may_speak(rules.languages, [text for _, text in rules.texts.get("en", ())], rules.base.span)


def _validated(file: str, document: Mapping) -> list[Diagnostic]:
    return validate(document, schema_of(file.split("/", 1)[1], document))


def _unread(text: str, errors: list[Diagnostic]) -> str:
    """The declarations in which something could not be read; all of them, if nobody tried."""
    wrong = {error.span.line for error in errors if error.span is not None}
    parts = declarations_of(text) if errors else []
    return "\n".join(part for first, part in parts if not wrong.isdisjoint(range(first, first + part.count("\n") + 1))) or text


def _sentences(
    ordered: list[tuple[PackFiles, Manifest]], rules: Ruleset, tables: TableReader, problems: list[Diagnostic]
) -> tuple[list[tuple[Declared, str]], list[Patch]]:
    """Everything that the packs say, each with its file, and everything that they change in others."""
    declared: list[tuple[Declared, str]] = []
    patches: list[Patch] = []
    manifests = {manifest.id: manifest for _, manifest in ordered}
    for files, manifest in ordered:
        over = frozenset({*manifest.knows, *bases_of(manifest, manifests)})
        for path, text in files.rules.items():
            file = f"{files.name}/{path}"
            read_it = tables.may_say(COMMENT.sub("", text), Span(file, 1, 1, 1, 1))
            declarations, errors = parse_rules(text, file) if read_it else ([], [])
            problems.extend(errors)
            if errors or not read_it:
                read = {getattr(declaration, "name", "") for declaration in declarations}
                rules.broken |= (set(NAMED.findall(text)) - read) | named_by_use(_unread(text, errors))
                if re.search(r"^winner\b", text, re.M):
                    rules.broken.add("winner")
            if len(declared) + len(patches) + len(declarations) > MAX_DECLARATIONS:
                message = English(
                    "a game may have at most {max_declarations} declarations; the rest is not read",
                    max_declarations=MAX_DECLARATIONS,
                )
                tables.report("RW209", message, declarations[-1].span, English("remove what is not needed"))
                break
            if len(problems) > MAX_GAME_PROBLEMS:
                raise Enough(errors[-1].span if errors else None)
            for declaration in declarations:
                if isinstance(declaration, ast.Patching):
                    patches.append(Patch(declaration, manifest, over))
                else:
                    declared.append((declaration, file))
    return declared, patches


def _read_tables(tables: ComponentReader, documents: list[tuple[str, Mapping]]) -> None:
    def sections(name: str) -> list[tuple[str, Node]]:
        return [(file, node) for file, document in documents if (node := document.get(name)) is not None]

    for name in ("enums", "boards"):
        for _, node in sections(name):
            tables.names(name, node)
    components = [(file, document) for file, document in documents if document.get("pieces") or document.get("places")]
    for _, document in components:
        tables.kind_name(document)
    for name in SECTIONS:
        if name != "enums":
            for _, node in sections(name):
                if isinstance(node, Mapping):
                    tables.section(name, node)
    for file, document in components:
        tables.components(document, file)
    for file, document in documents:
        if document.get("more") is not None:
            tables.more(document, file)
    tables.tiles()


def _declare(rules: Ruleset, tables: TableReader, declaration: Declared, file: str) -> None:
    """Enter one sentence under its name."""
    span = declaration.span.head
    match declaration:
        case ast.Value(name=name) | ast.Banded(name=name):
            if tables.declare(name, span, English("value")):
                rules.values[name] = declaration
        case ast.Score(name=name):
            if tables.declare(name, span, English("score")):
                rules.scores[name] = declaration
        case ast.Flow(name=name):
            if tables.declare(name, span, English("flow")):
                rules.flows[name] = declaration
        case ast.Rule(name=name, seat=seat):
            if seat is None:
                if tables.declare(name, span, English("rule")):
                    rules.rules[name] = declaration
                return
            if (name, seat) in rules.seat_rules:
                note = ((English("it was first given here"), rules.seat_rules[name, seat].span),)
                tables.problems.append(
                    Diagnostic(
                        "RW301",
                        English("`{name} for {seat}` is declared twice", name=name, seat=seat),
                        span,
                        English("remove one of them"),
                        note,
                    )
                )
            rules.seat_rules[name, seat] = declaration
        case ast.Bot(name=name):
            if tables.declare(name, span, English("bot")):
                rules.bots[name] = declaration
        case ast.Winner():
            if rules.winner is not None:
                note = ((English("the first one stands here"), rules.winner.span),)
                tables.problems.append(
                    Diagnostic("RW301", English("the winner is declared twice"), span, English("remove one of them"), note)
                )
            rules.winner = declaration
        case ast.Listener(name=label) | ast.Modifier(name=label):
            if label is None or tables.declare(label, label.span, English("listener")):
                rules.listeners.append(Owned(declaration, None, None, file))
        case _:
            assert_never(declaration)


def _collect_effects(rules: Ruleset) -> None:
    """Effects printed on components listen like any other sentence, but belong to their owner."""
    for kind in rules.pieces.values():
        for item in kind.items:
            for sentence in item.effects.get("effect", ()):
                if isinstance(sentence, ast.Listener | ast.Modifier):
                    rules.listeners.append(Owned(sentence, kind.name, item, item.span.file))
