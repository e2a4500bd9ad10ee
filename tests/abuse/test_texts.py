"""Files of texts made to hurt: what is too much is refused before it is read, or before each part is compared with the others."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.abuse.helpers import GOOD, NOUNS, write_pack
from tests.small_packs import place

from rulewright.diagnostics import Diagnostic
from rulewright.limits import MAX_PARTS_TOLD
from rulewright.link.tables import parts_of
from rulewright.pipeline import check_packs

LANGUAGES = ["en", "hu", "cs", "de", "fr"]
LARGE = {
    "attributes": "coin = coin\n" + "".join(f" .a{number}=x\n" for number in range(24_000)),
    "messages": "".join(f"m{number} = {{ $x }}\n" for number in range(14_000)),
    "references": "x = " + "{ coin }" * 28_000 + "\n",
    "variants": "x = { $n ->\n" + "".join(f" [a{number}] x\n" for number in range(18_000)) + " *[o] y\n }\n",
    "comments": "# words\n" * 30_000,
}


def problems(folder: Path, text: str, languages: list[str]) -> list[Diagnostic]:
    files = {f"text/{language}.ftl": text for language in languages}
    path = write_pack(folder, GOOD, NOUNS, more=f"languages: [{', '.join(languages)}]\n", files=files)
    return list(check_packs([path]).diagnostics)


@pytest.mark.parametrize("name", LARGE)
def test_the_texts_of_all_languages_together_have_a_limit(tmp_path: Path, name: str) -> None:
    found = [problem for problem in problems(tmp_path, LARGE[name] + " " * 20_000, LANGUAGES) if problem.code == "RW209"]
    assert [place(problem)[1] for problem in found] == [1]


@pytest.mark.slow
def test_a_message_with_very_many_attributes_is_not_used(tmp_path: Path) -> None:
    """Each would be looked for among the others, once for each language."""
    attributes = LARGE["attributes"][:100_000].rpartition("\n")[0] + "\n"
    found = [problem for problem in problems(tmp_path, attributes, LANGUAGES[:2]) if problem.code == "RW803"]
    assert sorted(place(problem) for problem in found) == [("abuse/text/en.ftl", 1), ("abuse/text/hu.ftl", 1)]


def filled(unit: str, count: int) -> str:
    return "".join(unit.format(number) for number in range(count))


DENSE: dict[str, Callable[[], str]] = {  # made when they are asked for: to make all takes longer than to find all tests
    "messages": lambda: filled("m{0} = x\n", 80_000),
    "terms with forms": lambda: filled("-t{0} = x\n    .plural = y\n", 35_000),
    "one name again and again": lambda: "coin = x\n" * 100_000,
    "placeables": lambda: "x = " + "{1}" * 310_000 + "\n",
    "brackets in brackets": lambda: filled("m{0} = " + "{{" * 38 + "1" + "}}" * 38 + "\n", 11_000),
    "arguments": lambda: "x = {NUMBER(" + "1," * 470_000 + "1)}\n",
    "calls in calls": lambda: filled("m{0} = {{" + "NUMBER(" * 30 + "1" + ")" * 30 + "}}\n", 3_500),
    "variants": lambda: "x = { $count ->\n" + filled("[a{0}]x\n", 85_000) + "*[o] y\n }\n",
    "lines": lambda: "x =\n" + " a\n" * 310_000,
    "no Fluent": lambda: "a b\n" * 230_000,
    "never closed": lambda: "a = {\n" * 150_000,
    "a mistake at the end": lambda: filled("m{0} = x\n", 80_000) + "!\n",
}


@pytest.mark.parametrize("name", DENSE)
def test_what_short_texts_are_made_of_is_counted_before_it_is_read(tmp_path: Path, name: str) -> None:
    dense = DENSE[name]()
    assert len(dense) < 1_000_000
    start = time.process_time()
    found = [problem for problem in problems(tmp_path, dense, ["en"]) if problem.severity == "error"]
    assert [(problem.code, place(problem)) for problem in found] == [("RW209", ("abuse/text/en.ftl", 1))]
    assert time.process_time() - start < 5  # a tenth of a second, on a machine that is not too busy


@pytest.mark.slow
@pytest.mark.parametrize("name", DENSE)
def test_as_many_parts_as_are_allowed_are_read_soon(tmp_path: Path, name: str) -> None:
    text = DENSE[name]()
    text = text[: int(len(text) * 0.97 * MAX_PARTS_TOLD / parts_of(text))]
    start = time.process_time()
    assert "RW209" not in {problem.code for problem in problems(tmp_path, text[: text.rfind("\n") + 1] or text, ["en"])}
    assert time.process_time() - start < 10  # at most two seconds, on a machine that is not too busy


def test_messages_that_ask_twice_for_the_next_are_worded_once_each(tmp_path: Path) -> None:
    """As if it were a noun: forty of them would take two to the fortieth steps."""
    asks = '{ FORM("-m%d", $form) }'
    chain = "".join(f"m{number} = {(asks % (number + 1)) * 2}\n" for number in range(40))
    found = problems(tmp_path, f"coin = {asks % 0}\n{chain}m40 = end\n", ["en"])
    assert {problem.code for problem in found} >= {"RW802", "RW806"}


@pytest.mark.parametrize("mistake", ["!", "x = }", "x = {", "x = { $count ->", "-x =", "#!"])
def test_a_mistake_in_a_long_text_costs_its_own_message(tmp_path: Path, mistake: str) -> None:
    """Character by character, a text of a million of them takes twenty seconds."""
    text = f"# {'a' * 400_000}\ncoin = {'a ' * 200_000}\n{mistake}\n{'a' * 100_000}\n"
    start = time.process_time()
    assert ("RW803", 3) in {(problem.code, place(problem)[1]) for problem in problems(tmp_path, text, ["en"])}
    assert time.process_time() - start < 5


MANY = [f"{first}{second}" for first in "abcd" for second in "abcde"]
LONG = "".join(f"rule r{number}:\n    gain 1 coin\n    lose 1 coin\n" for number in range(800))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("languages", "rules", "text"),
    [(MANY, GOOD, ""), (["en", *MANY[:11]], GOOD + LONG, ""), (["en", *MANY[:11]], GOOD, filled("m{0} = x\n", 4_000))],
)
def test_what_is_told_in_many_languages_is_counted_in_each(tmp_path: Path, languages: list[str], rules: str, text: str) -> None:
    given = f"languages: [{', '.join(languages)}]\n"
    path = write_pack(tmp_path, rules, NOUNS, more=given, files={"text/en.ftl": text} if text else {})
    found = [problem for problem in check_packs([path]).diagnostics if problem.severity == "error"]
    assert [(problem.code, place(problem)) for problem in found] == [("RW209", ("abuse/pack.yaml", 1))]
    few = write_pack(tmp_path / "few", rules, NOUNS, more="languages: [en, hu]\n", files={"text/en.ftl": text} if text else {})
    assert "RW209" not in {problem.code for problem in check_packs([few]).diagnostics}
