"""Names from strangers: none reaches the generated Python but as an identifier behind a prefix."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import RULES, loaded
from tests.abuse.hostile_names import CARDS, EACH_HOSTILE, HOSTILE, KEYWORDS, MANIFEST, PLACES, SENTENCES, build, quoted
from tests.compile.harmless import assert_harmless
from tests.small_packs import checked_of, codes, play, problem_of, shown

from rulewright import GameError


@pytest.mark.slow
@pytest.mark.parametrize("where", [*PLACES, *CARDS, *MANIFEST])
def test_hostile_texts_in_tables(tmp_path: Path, where: str) -> None:
    for number, text in enumerate(HOSTILE):
        result = build(tmp_path / str(number), where, quoted(text))
        if result.checked is not None:
            assert_harmless(result.checked)
            try:
                play(result, 6)
            except GameError as error:
                assert where in ("item effect", "option number", "solo"), error.diagnostic
        else:
            assert any(problem.span for problem in result.diagnostics if problem.severity == "error"), shown(result)


@pytest.mark.parametrize(
    "where",
    [
        "enum",
        "constant",
        "resource",
        "track",
        "variable",
        "zone",
        "board",
        "cell",
        "table",
        "kind",
        "all",
        "attribute",
        "effect attribute",
        "faces",
        "option",
    ],
)
@pytest.mark.parametrize("text", EACH_HOSTILE)
def test_a_hostile_name_is_refused_where_it_stands(tmp_path: Path, where: str, text: str) -> None:
    result = build(tmp_path, where, quoted(text))
    problem = problem_of(result, "RW302" if text or "RW136" not in codes(result) else "RW136")
    assert problem.span is not None
    assert problem.span.file in ("abuse/nouns.yaml", "abuse/cards.yaml", "abuse/pack.yaml")
    assert len(problem.message) < 120
    assert not result.ok


@pytest.mark.slow
@pytest.mark.parametrize("text", KEYWORDS)
def test_words_of_python_are_names_like_any_other(tmp_path: Path, text: str) -> None:
    """In every kind of declaration, and as rule, value, score, parameter and local."""
    for number, where in enumerate(
        ["enum", "resource", "variable", "zone", "board", "cell", "table", "kind", "attribute", "option"]
    ):
        result = build(tmp_path / str(number), where, quoted(text))
        assert_harmless(checked_of(result))
        play(result, 6)
    rules = (
        f"flow game:\n    turns:\n        do {text}(2)\nwinner: most coin\n"
        f"rule {text}({text}x):\n    choose {text}y from 1..3\n"
        f"    let {text}z = {text}y + {text}x + {text}v({text}y)\n    gain {text}z coin\n"
        f"    for each {text} in players: gain 1 coin\n    set round to round + 1\n    if round > 3: end game\n"
        f"value {text}v({text}) = {text} * 2\nscore {text}s = coin\n"
    )
    result = loaded(tmp_path / "rules", rules)
    assert_harmless(checked_of(result))
    assert play(result, 6).over


@pytest.mark.parametrize("text", EACH_HOSTILE)
def test_hostile_names_in_sentences(tmp_path: Path, text: str) -> None:
    """Each is no sentence of the language, or an unknown or refused name; none is carried out."""
    places = [
        f"rule {text}: skip\n",
        f"value {text} = 1\n",
        f"score {text} = 1\n",
        f"flow {text}:\n    do turn\n",
        f"rule other({text}): skip\n",
        f"value other({text}) = 1\n",
        f"value other(x: {text}) = 1\n",
        f"rule other:\n    let {text} = 1\n",
        f"rule other:\n    choose {text} from players\n",
        f"rule other:\n    for each {text} in players: skip\n",
        f"rule other:\n    do {text}\n",
        f"rule other:\n    gain 1 {text}\n",
        f"rule other:\n    choose x from players as {text}\n",
        f"rule other:\n    pay 1 coin for {text}\n",
        f"rule other:\n    part {text}: skip\n",
        f"rule other:\n    window {text}\n",
        f"rule other:\n    choose one:\n        {text}: skip\n",
        f"bot {text}:\n    amount: random\n",
        f"remove {text}\n",
        f"set {text} to 1\n",
        f"replace turn with rule {text}: skip\n",
        f"extend after {text}: skip\n",
    ]
    for number, place in enumerate(places):
        result = loaded(tmp_path / str(number), SENTENCES + place)
        if result.checked is not None:
            assert_harmless(result.checked)
            assert play(result, 6).over
        else:
            assert {problem.span.file for problem in result.diagnostics if problem.span} == {RULES}, shown(result)
