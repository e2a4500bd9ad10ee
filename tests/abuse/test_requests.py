"""A server among strangers: whatever is sent to it is answered, and no seat learns what another one holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests import small_packs

from rulewright.serve import Lobby, Store, Wish, make_app
from rulewright.serve.words import words

HERE = "http://127.0.0.1"
RULES = """
flow game:
    each player: do turn
action turn:
    choose n from 1..3
    gain n reed
winner: most reed
"""


@pytest.fixture
def served(tmp_path: Path) -> tuple[TestClient, Lobby, dict[int, str]]:
    pack = str(small_packs.pack(tmp_path, RULES, "resources: {reed: {per: player}}", name="cove", players=(2, 2)))
    lobby = Lobby(Store(None), {"cove": (pack,)})
    return TestClient(make_app(lobby), base_url=HERE), lobby, lobby.begin(Wish((pack,), 2))


@pytest.mark.parametrize(
    "body",
    [
        "[" * 9_999,
        '{"version":' * 900,
        "9" * 9_999,
        '{"version": 1e999}',
        '{"version": 0, "key": "\\ud800"}',
        "\ud800",
        "{}" * 5_001,
    ],
    ids=["nested lists", "nested tables", "a long number", "infinity", "half a character", "no text", "too much"],
)
def test_a_body_of_any_kind_is_refused(served: tuple[TestClient, Lobby, dict[int, str]], body: str) -> None:
    client, lobby, tokens = served
    sent = body.encode("utf-8", "surrogatepass")
    for path in (f"/s/{tokens[1]}/choose", f"/s/{tokens[1]}/undo", f"/l/{lobby.key}/games"):
        answer = client.post(path, content=sent, headers={"origin": HERE})
        assert answer.status_code in (400, 409)


@pytest.mark.parametrize("text", ["\ud800", "a\udfff", "\0", "\u202e\x1b[31m", "../..", "x" * 3_000], ids=ascii)
def test_a_text_of_any_kind_is_answered_wherever_it_stands(served: tuple[TestClient, Lobby, dict[int, str]], text: str) -> None:
    """What is wrong is told with the very words that were sent."""
    client, lobby, tokens = served
    bodies = [{"pack": text}, {"pack": "cove", "with": [text]}, {"pack": "cove", "options": {text: text}}]
    bodies += [{"pack": "cove", "players": text}, {"pack": "cove", "seats": {text: text, "1": text}}, {text: text}]
    for body in bodies:
        answer = client.post(f"/l/{lobby.key}/games", content=json.dumps(body), headers={"origin": HERE})
        assert answer.status_code in (200, 400, 409) and isinstance(answer.json(), dict)
    for deed in ("choose", "undo", "end"):
        sent = json.dumps({"version": 0, "key": text, text: text})
        answer = client.post(f"/s/{tokens[1]}/{deed}", content=sent, headers={"origin": HERE})
        assert answer.status_code == 409 and isinstance(answer.json(), dict)


@pytest.mark.parametrize(
    "seats", [{"1" * 5_000: "human"}, {"²": "random"}, {"1": ["human"], "2": {}}, {"0": "random", "99": "greedy"}]
)
def test_odd_seats_are_left_out(served: tuple[TestClient, Lobby, dict[int, str]], seats: dict[str, Any]) -> None:
    client, lobby, _ = served
    sent = json.dumps({"pack": "cove", "seats": seats})
    answer = client.post(f"/l/{lobby.key}/games", content=sent, headers={"origin": HERE})
    assert answer.status_code == 200 and sorted(answer.json()["seats"]) == ["1", "2"]


@pytest.mark.parametrize(
    "origin", ["http://[::1", "http://127.0.0.1.evil.example", "null", "", "http://127.0.0.1:80:80", "//127.0.0.1"]
)
def test_a_page_of_elsewhere_changes_nothing(served: tuple[TestClient, Lobby, dict[int, str]], origin: str) -> None:
    client, _, tokens = served
    assert client.post(f"/s/{tokens[1]}/choose", json={"version": 0, "key": "1"}, headers={"origin": origin}).status_code == 400
    assert client.get(f"/s/{tokens[1]}/view").json()["version"] == 0


def test_a_seed_cannot_be_found_by_trying(served: tuple[TestClient, Lobby, dict[int, str]]) -> None:
    """Who knows the seed knows every card that will be drawn; two of them below a thousand million are no accident."""
    _, lobby, tokens = served
    found = lobby.enter(tokens[1])
    assert found is not None
    again = lobby.enter(lobby.begin(Wish(lobby.packs["cove"], 2))[1])
    assert again is not None
    assert max(found[0].game.seed, again[0].game.seed) > 10**9


def test_words_are_kept_only_for_languages_there_are() -> None:
    english = words("en")
    assert all(words(language) is english for language in ("éé", "..", "zz", "", "\x00"))
    assert words("hu") != english
