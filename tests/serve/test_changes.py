"""Only what has changed is sent, and whoever follows it sees what a new page would."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.serve.following import follow
from tests.serve.test_serve import NOUNS, RULES, SHELLS, Table
from tests.small_packs import pack

from rulewright.serve.changes import changes
from rulewright.serve.sending import encoded
from rulewright.table import Cell, Face, Note, Place, Thing, Zone

WORDS = st.sampled_from(["", "reed", "shell"])
FACES = st.builds(Face, WORDS, WORDS)
NOTES = st.lists(st.builds(Note, WORDS, WORDS, FACES), max_size=3).map(tuple)
THINGS = st.lists(st.builds(Thing, WORDS, WORDS, FACES, WORDS, NOTES), max_size=3).map(tuple)
PARTS = st.one_of(
    st.builds(Zone, WORDS, WORDS, st.integers(0, 2), st.lists(st.builds(Place, WORDS, WORDS, THINGS), max_size=3).map(tuple)),
    st.builds(Cell, WORDS, WORDS, st.integers(0, 2), st.integers(0, 2), FACES, FACES, WORDS, st.integers(0, 1), NOTES, THINGS),
)
VIEWS = st.fixed_dictionaries(
    {
        "version": st.integers(0, 9),
        "table": st.lists(PARTS, max_size=4),
        "log": st.lists(WORDS, max_size=5),
        "may_end": st.booleans(),
    }
)


def plain(value: Any) -> Any:
    return json.loads(encoded(value))


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(VIEWS, VIEWS)
def test_changes_lead_from_any_view_to_any_other(before: Any, after: Any) -> None:
    found = plain(list(changes(before, after)))
    assert follow(plain(before), found) == plain(after)


@settings(max_examples=40, deadline=None)
@given(VIEWS)
def test_where_nothing_has_changed_nothing_is_sent(view: Any) -> None:
    assert list(changes(view, view)) == []


@pytest.fixture
def table(tmp_path: Path) -> Table:
    folder = str(pack(tmp_path, RULES, NOUNS, SHELLS, name="cove", players=(2, 3)))
    return Table((folder,), players=3)


@pytest.mark.slow
def test_a_page_that_follows_sees_what_a_new_page_sees(table: Table) -> None:
    rnd = random.Random(3)
    pages = {seat: table.view(seat) for seat in (1, 2, 3)}
    saved = 0
    for _ in range(14):
        asked = pages[1]["asked"]
        key = rnd.choice(pages[asked]["options"])["key"]
        answer = table.post(asked, "choose", key=key, version=pages[asked]["version"]).json()
        assert answer["since"] == pages[asked]["version"]
        pages[asked] = follow(pages[asked], answer["changes"])
        for seat, page in pages.items():
            got = table.client.get(f"/s/{table.tokens[seat]}/view?have={page['version']}")
            pages[seat] = follow(page, got.json()["changes"])
            whole = table.client.get(f"/s/{table.tokens[seat]}/view")
            assert pages[seat] == whole.json()
            saved += len(got.content) < len(whole.content) / 2
    assert saved > 36, "most of what is sent is short"


def test_who_has_missed_much_gets_all_of_it(table: Table) -> None:
    for have in ("999", "-1", "x", "1" * 40, ""):
        assert "table" in table.client.get(f"/s/{table.tokens[1]}/view?have={have}").json()
    first = table.view(2)["version"]
    for _ in range(4):
        table.choose(table.view(1)["asked"])
        table.view(2)
    assert "table" in table.client.get(f"/s/{table.tokens[2]}/view?have={first}").json()
