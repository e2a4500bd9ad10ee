"""Codes are short, unique and stable."""

from __future__ import annotations

from string import ascii_letters, digits

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.draw.codes import codes, labels, symbol
from rulewright.draw.colours import face_styles

NAME = st.builds(str.__add__, st.sampled_from(ascii_letters), st.text(f"{ascii_letters}{digits}_", max_size=12))
NAMES = st.lists(NAME, unique=True, max_size=60)


def test_codes_of_related_names():
    found = codes(["garden", "garden_wall", "gate", "garlic", "g"])
    assert found["garden"] == "Ga"
    assert found["garden_wall"] == "GW"
    assert len(set(found.values())) == 5


@settings(deadline=None)
@given(NAMES)
@pytest.mark.slow
def test_codes_are_unique_and_short(names):
    found = codes(names)
    assert set(found) == set(names)
    assert len(set(found.values())) == len(names)
    assert all(1 <= len(code) <= 4 for code in found.values())


def test_labels_go_on_behind_z():
    assert labels(28)[25:] == ["z", "aa", "ab"]
    assert len(set(labels(400))) == 400


def test_players_differ_without_colours():
    assert len({symbol(player) for player in range(1, 13)}) == 12


def test_related_names_share_a_hue_and_still_differ():
    styles = face_styles(["temple", "temple_plaza", "market"])
    assert len(set(styles.values())) == 3
    assert styles == face_styles(["temple", "temple_plaza", "market"])


def test_codes_are_of_what_things_are_called() -> None:
    called = {"blessing": "áldás", "forest": "az erdő", "market": "the Market", "sea": "mély tenger"}
    assert codes(list(called), called) == {"blessing": "Ál", "forest": "Er", "market": "Ma", "sea": "MT"}
