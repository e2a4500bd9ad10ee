"""What a lobby offers: games in the language of who looks, what can be agreed on, what fits over them and what does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.serve.test_serve import HERE, NOUNS, ORIGIN, RULES, SHELLS
from tests.small_packs import pack

from rulewright.serve import Lobby, Store, make_app

OPTIONS = """about: Shells on a beach.
languages: [en, hu]
options:
  rich: {default: no}
  tide: {type: choice, values: [ebb, flow], default: ebb, players: [3]}
  waves: {type: number, default: 2, min: 1, max: 4}
"""
USED = RULES.replace("gain 1 reed", "if rich or tide = flow:\n        gain waves reed\n    else:\n        gain 1 reed")
PATCH = 'id: {id}\nversion: 1.0.0\nname: "{id}"\nextends: [cove]\n'


@pytest.fixture
def client(tmp_path: Path) -> Any:
    cove = pack(tmp_path, USED, NOUNS, SHELLS, name="cove", players=(2, 3), more=OPTIONS)
    text = cove / "text"
    text.mkdir(exist_ok=True)
    (text / "hu.ftl").write_text("pack-cove = Öböl\n    .about = Kagylók a parton.\nrich = gazdag\n    .about = Több nád.\n")
    for id, rules in {"more": "set reed.start to 3", "less": "set reed.start to 1", "sure": "set option.rich to yes"}.items():
        folder = tmp_path / id
        folder.mkdir()
        (folder / "pack.yaml").write_text(PATCH.format(id=id))
        (folder / "patch.rules").write_text(rules + "\n")
    lobby = Lobby(Store(None), {id: (str(tmp_path / id),) for id in ("cove", "more", "less", "sure")})
    client = TestClient(make_app(lobby), base_url=f"{HERE}/l/{lobby.key}/")
    client.lobby = lobby  # type: ignore[attr-defined]
    return client


def inside(client: Any, *more: str, lang: str = "en") -> Any:
    return client.get("inside", params={"pack": "cove", "with": list(more), "lang": lang}).json()


def test_games_are_told_in_the_language_of_who_looks(client: Any) -> None:
    english, hungarian, czech = (client.get(f"packs?lang={lang}").json()["packs"] for lang in ("en", "hu", "cs"))
    assert [(box["name"], box["about"], box["players"]) for box in hungarian] == [("Öböl", "Kagylók a parton.", [2, 3])]
    assert english == czech and english[0]["about"] == "Shells on a beach."
    assert client.get("packs?lang=..").json()["packs"] == english


def test_what_can_be_agreed_on_is_told_with_what_it_means(client: Any) -> None:
    found = inside(client, lang="hu")
    rich, tide, waves = found["variants"]
    assert (rich["title"], rich["about"], rich["default"]) == ("Gazdag", "Több nád.", "no")
    assert [key for key, _ in rich["values"]] == ["yes", "no"]
    assert [key for key, _ in tide["values"]] == ["ebb", "flow"] and tide["players"] == [3]
    assert (waves["low"], waves["high"], waves["default"]) == (1, 4, "2") and "values" not in waves
    assert found["players"] == [2, 3]


def test_packs_over_a_game_can_be_ticked_and_conflicts_are_told(client: Any) -> None:
    assert [box["key"] for box in inside(client)["over"]] == ["less", "more", "sure"]
    assert inside(client, "more")["wrong"] == []
    both = inside(client, "more", "less")
    assert len(both["wrong"]) == 1 and "reed" in both["wrong"][0]
    assert [one["name"] for one in inside(client, "sure")["variants"]] == ["tide", "waves"], "what is settled is not asked"
    assert client.get("inside", params={"pack": "nothing"}).status_code == 400
    assert client.get("inside", params={"pack": "cove", "with": "../cove"}).status_code == 400


def test_a_game_begins_with_what_was_ticked_and_agreed(client: Any) -> None:
    wish = {"pack": "cove", "with": ["more"], "players": 2, "options": {"rich": "yes"}}
    seat = client.post("games", json=wish, headers=ORIGIN).json()["seats"]["2"]
    room, _ = client.lobby.enter(seat.removeprefix("/s/"))
    assert room.game.view()["variables"]["reed"] == {"player 1": 3, "player 2": 3}
    assert room.game.program.layout.options["rich"] is True
    refused = client.post("games?lang=hu", json=wish | {"options": {"waves": "9"}}, headers=ORIGIN)
    assert refused.status_code == 409 and "waves" in refused.json()["error"]
