"""Games in a browser: every seat sees only its own side, nothing is lost, and nobody from elsewhere gets in."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests import small_packs

from rulewright.serve import Lobby, Refused, Store, Wish, make_app

HERE = "http://127.0.0.1"
ORIGIN = {"origin": HERE}
NOUNS = """
resources: {reed: {per: player}}
zones:
  deck: {holds: shell, seen_by: nobody, start: all}
  hand: {holds: shell, per: player, seen_by: owner}
  beach: {holds: shell}
"""
SHELLS = "pieces: shell\nitems:\n" + "".join(f"  secret{n:02}: {{}}\n" for n in range(1, 25))
RULES = """
flow game:
    do deal
    for each n in 1..3:
        each player: do turn
rule deal:
    shuffle deck
    each player: draw 6 from deck to hand
action turn:
    choose shell from hand
    move shell to beach
    choose other from hand
    move other to beach
    gain 1 reed
winner: most reed
"""


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(small_packs.pack(tmp_path, RULES, NOUNS, SHELLS, name="cove", players=(2, 3)))


class Table:
    """A server with one game, and what its seats can do."""

    def __init__(self, packs: tuple[str, ...], players: int = 2, bots: dict[int, str] | None = None, store: Store | None = None):
        self.lobby = Lobby(store or Store(None), {"cove": packs, "bad": ("no-such-pack",)})
        self.tokens = self.lobby.begin(Wish(packs, players, 7, {}, bots or {})) if packs else {}
        self.client = TestClient(make_app(self.lobby), base_url=HERE)

    def view(self, seat: int) -> dict[str, Any]:
        answer = self.client.get(f"/s/{self.tokens[seat]}/view")
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        return found

    def post(self, seat: int, what: str, **data: Any) -> Any:
        return self.client.post(f"/s/{self.tokens[seat]}/{what}", json=data, headers=ORIGIN)

    def choose(self, seat: int, number: int = 0) -> Any:
        view = self.view(seat)
        return self.post(seat, "choose", key=view["options"][number]["key"], version=view["version"])


def secrets_in(data: Any) -> set[str]:
    text = json.dumps(data)
    return {f"secret{n:02}" for n in range(1, 25) if f"secret{n:02}" in text}


@pytest.mark.slow
def test_no_hidden_thing_ever_reaches_a_client(folder: str) -> None:
    table = Table((folder,), players=3)
    rnd = random.Random(5)
    for _ in range(14):
        whole = table.lobby.enter(table.tokens[1])[0].game.view()["zones"]
        for seat in (1, 2, 3):
            may_see = {*whole["beach"]["all"], *whole["hand"][f"player {seat}"]}
            view = table.view(seat)
            assert secrets_in(view) <= may_see
            assert secrets_in(view["table"]) == may_see
            look = table.client.get(f"/s/{table.tokens[seat]}/look", params={"key": "secret01"}).json()
            assert secrets_in(look) <= may_see
        asked = table.view(1)["asked"]
        others = [seat for seat in (1, 2, 3) if seat != asked]
        assert all(table.view(seat)["options"] == [] and table.view(seat)["question"] == "" for seat in others)
        table.choose(asked, rnd.randrange(len(table.view(asked)["options"])))


def test_only_who_is_asked_answers_and_only_once(folder: str) -> None:
    table = Table((folder,))
    first = table.view(1)
    key = first["options"][0]["key"]
    assert table.post(2, "choose", key=key, version=first["version"]).status_code == 409
    assert table.post(1, "choose", key="secret99", version=first["version"]).status_code == 409
    answer = table.post(1, "choose", key=key, version=first["version"])
    assert answer.status_code == 200 and answer.json()["version"] == first["version"] + 1
    again = table.post(1, "choose", key=key, version=first["version"])  # from another tab that shows the old table
    assert again.status_code == 409 and again.json()["version"] == first["version"] + 1
    assert table.post(1, "choose", key=key).status_code == 400


def test_undo_ends_where_somebody_else_has_chosen(folder: str) -> None:
    table = Table((folder,))
    before = table.view(1)
    table.choose(1)
    after = table.view(1)
    assert after["may_undo"] and not table.view(2)["may_undo"]
    assert table.post(2, "undo", version=after["version"]).status_code == 409
    assert table.post(1, "undo", version=after["version"]).status_code == 200
    back = table.view(1)
    assert back["options"] == before["options"] and back["table"] == before["table"]
    for seat in (1, 1, 2):
        table.choose(seat)
    assert not table.view(1)["may_undo"]


def test_a_turn_that_bots_follow_is_ended_by_hand(folder: str) -> None:
    table = Table((folder,), bots={2: "random"})
    with table.client:
        table.choose(1)
        assert not table.view(1)["may_end"]
        table.choose(1)
        ended = table.view(1)
        assert ended["may_end"] and ended["may_undo"] and ended["options"] == []
        assert table.post(1, "end", version=ended["version"]).status_code == 200
        for _ in range(100):
            view = table.view(1)
            if view["options"]:
                break
        assert len([line for line in view["log"] if line["text"].startswith("Player 2")]) > 1
    assert set(table.tokens) == {1}, "a bot has no link"


def test_a_restart_loses_nothing(folder: str, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = Store(path)
    table = Table((folder,), store=store)
    for seat in (1, 1, 2):
        table.choose(seat)
    table.post(2, "undo", version=table.view(2)["version"])
    before = [table.view(seat) for seat in (1, 2)]
    key = table.lobby.key
    store.close()
    again = Table((), store=Store(path))
    again.tokens = table.tokens
    after = [again.view(seat) for seat in (1, 2)]
    for one, other in zip(before, after, strict=True):
        assert {**one, "version": 0} == {**other, "version": 0}
    assert again.lobby.key == key
    again.choose(2)


def test_a_game_whose_rules_have_changed_is_refused_in_words(folder: str, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = Store(path)
    table = Table((folder,), store=store)
    table.choose(1)
    store.close()
    cards = Path(folder, "cards.yaml")
    cards.write_text(cards.read_text().replace("secret", "other"))
    again = Table((), store=Store(path))
    answer = again.client.get(f"/s/{table.tokens[1]}/view")
    assert answer.status_code == 409 and "rules have changed" in answer.json()["error"]


def test_pages_are_told_of_changes(folder: str) -> None:
    table = Table((folder,))
    live = f"ws://127.0.0.1/s/{table.tokens[2]}/live"
    with table.client.websocket_connect(live, headers=ORIGIN) as socket:
        assert socket.receive_json() == {"version": 0}
        table.choose(1)
        assert socket.receive_json() == {"version": 1}


def test_nobody_from_elsewhere_gets_in(folder: str) -> None:
    table = Table((folder,))
    client, token = table.client, table.tokens[1]
    key = table.view(1)["options"][0]["key"]
    body = {"key": key, "version": 0}
    for headers in ({}, {"origin": "http://evil.example"}):
        assert client.post(f"/s/{token}/choose", json=body, headers=headers).status_code == 400
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"ws://127.0.0.1/s/{token}/live", headers=headers) as socket,
        ):
            socket.receive_json()
    assert client.get(f"/s/{token}/view", headers={"host": "evil.example"}).status_code == 400
    for path in ("/s/guess", "/s/guess/view", "/l/guess", "/l/guess/packs", "/", "/page/../store.py", "/page/%2e%2e/store.py"):
        assert client.get(path).status_code == 404
    assert client.post("/l/guess/games", json={"pack": "cove"}, headers=ORIGIN).status_code == 404
    huge = client.post(f"/s/{token}/choose", content=b"x" * 20_000, headers=ORIGIN)
    assert huge.status_code == 400
    assert table.view(1)["version"] == 0
    assert len(token) >= 32 and len(set(table.tokens.values())) == 2


def test_a_browser_may_run_nothing_but_our_own_scripts(folder: str) -> None:
    table = Table((folder,))
    page = table.client.get(f"/s/{table.tokens[1]}")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "<script>" not in page.text and "onclick" not in page.text and "style=" not in page.text
    scripts = sorted(path.name for path in Path(make_app.__code__.co_filename).parent.glob("page/*.js"))
    assert "table.js" in scripts
    for name in scripts:
        text = table.client.get(f"/page/{name}").text
        assert "innerHTML" not in text and "eval(" not in text and "insertAdjacentHTML" not in text


def test_the_lobby_begins_games_of_its_own_packs_only(folder: str) -> None:
    table = Table((folder,))
    lobby = f"/l/{table.lobby.key}"
    assert table.client.get(lobby).status_code == 200
    assert [box["key"] for box in table.client.get(f"{lobby}/packs").json()["packs"]] == ["cove"], (
        "what is not there is not offered"
    )
    begun = table.client.post(f"{lobby}/games", json={"pack": "cove", "players": 3, "seats": {"2": "greedy"}}, headers=ORIGIN)
    assert sorted(begun.json()["seats"]) == ["1", "3"]
    assert table.client.get(begun.json()["seats"]["3"]).status_code == 200
    cove = {"pack": "cove"}
    odd = (
        {"players": "2"},
        {"seats": []},
        {"with": "cove"},
        {"with": ["cove"]},
        {"with": [folder]},
        {"options": []},
        {"options": {"x": 1}},
    )
    for wrong in ({"pack": folder}, {"pack": "../cove"}, {}, *(cove | part for part in odd)):
        assert table.client.post(f"{lobby}/games", json=wrong, headers=ORIGIN).status_code == 400
    assert table.client.post(f"{lobby}/games", json={"pack": "cove", "players": 9}, headers=ORIGIN).status_code == 409
    assert table.client.post(f"{lobby}/games", json={"pack": "bad"}, headers=ORIGIN).status_code == 409
    with pytest.raises(Refused):
        table.lobby.begin(Wish((folder,), 9))


def test_what_was_chosen_in_this_turn_is_marked_for_its_player_alone(folder: str) -> None:
    table = Table((folder,))
    key = table.view(1)["options"][0]["key"]
    assert table.view(1)["picked"] == []
    table.choose(1)
    assert table.view(1)["picked"] == [f"shell:{key}"]
    assert table.view(2)["picked"] == []


@pytest.mark.slow
def test_a_hint_is_an_option_of_who_is_asked(folder: str) -> None:
    table = Table((folder,))
    hint = table.client.get(f"/s/{table.tokens[1]}/hint").json()
    assert hint["key"] in [option["key"] for option in table.view(1)["options"]]
    assert table.client.get(f"/s/{table.tokens[2]}/hint").json() == {}
    table.lobby.thinker.close()


def test_the_rulebook_of_this_very_game_is_beside_the_table(folder: str) -> None:
    table = Table((folder,))
    seat = f"/s/{table.tokens[1]}"
    page = table.client.get(f"{seat}/book")
    assert "Gain 1 reed" in page.text and page.headers["content-type"].startswith("text/html")
    assert page.headers["content-security-policy"] == "frame-ancestors 'self'", (
        "the page's own policy holds, and only our page has it beside it"
    )
    assert "default-src &#39;none&#39;" in page.text
    places = table.client.get(f"{seat}/places").json()
    view = table.view(1)
    assert view["rule"] == "turn"
    for address in ("turn", "deal", "reed"):
        assert f'id="{places[address]}"' in page.text
    assert table.client.get("/s/guess/book").status_code == 404


def test_the_book_of_a_game_is_made_with_its_options_and_once(tmp_path: Path) -> None:
    rules = RULES.replace("gain 1 reed", "if rich:\n        gain 5 reed\n    else:\n        gain 1 reed")
    option = "options: {rich: {default: no}}\n"
    folder = str(small_packs.pack(tmp_path, rules, NOUNS, SHELLS, name="cove", players=(2, 3), more=option))
    lobby = Lobby(Store(None), {"cove": (folder,)})
    client = TestClient(make_app(lobby), base_url=HERE)
    texts = {}
    for rich in ("no", "yes"):
        token = lobby.begin(Wish((folder,), 2, 7, {"rich": rich}))[1]
        texts[rich] = client.get(f"/s/{token}/book").text.partition('id="s-turn"')[2].partition("</section>")[0]
        assert client.get(f"/s/{token}/book").text.count("<html") == 1
    assert "5 reed" in texts["yes"] and "5 reed" not in texts["no"]


@pytest.mark.slow
def test_at_the_end_everybody_sees_where_points_came_from(folder: str) -> None:
    table = Table((folder,))
    assert table.view(1)["scores"] == [] and table.view(1)["origins"] == []
    while not table.view(1)["over"]:
        table.choose(table.view(1)["asked"])
    view = table.view(2)
    assert view["options"] == [] and view["result"] and view["scores"] == [], "this game has no score sheet"
    assert view["origins"] == [], "a single rule gives all reed"


def test_cards_and_words_can_be_read(folder: str) -> None:
    table = Table((folder,))
    seat = f"/s/{table.tokens[1]}"
    assert len(table.client.get(f"{seat}/cards").json()) == 24
    words = table.client.get(f"{seat}/words?lang=hu").json()  # the game speaks English only, and so does its page
    assert words["undo"] == "Undo"
    used = {name for path in Path(make_app.__code__.co_filename).parent.glob("page/*.js") for name in _named(path.read_text())}
    assert used == set(words)


def test_the_page_speaks_every_language_of_the_engine_whole() -> None:
    text = Path(make_app.__code__.co_filename).parent / "text"
    english = set(re.findall(r"^([\w-]+) =", (text / "en.ftl").read_text(), re.M))
    others = {path.stem: set(re.findall(r"^([\w-]+) =", path.read_text(), re.M)) for path in text.glob("*.ftl")}
    assert sorted(others) == ["cs", "en", "hu"]
    assert all(found == english for found in others.values())
    client = TestClient(make_app(Lobby(Store(None), {})), base_url=HERE)
    assert client.get("/words", headers={"accept-language": "hu-HU,hu;q=0.9"}).json()["undo"] == "Visszavonás"
    assert client.get("/words?lang=cs").json()["rules"] == "Pravidla"
    assert client.get("/words?lang=../").json()["rules"] == "Rules"


def _named(script: str) -> set[str]:
    return {one or other for one, other in re.findall(r"\bwords(?:\.(\w+)|\[\"([\w-]+)\"\])", script)}
