"""Packs full of things that may not be there: each is led through lists, names, rules and values to where something is written.

Every noun that is written to lies between two that no sentence names. So whatever is written beside its place shows at once.
"""

from __future__ import annotations

import random
import re

from tests.generated.packs import Pack

# What may be nothing, by type. Nobody is chief unless somebody made him so; a card may lie nowhere, a cell beyond the edge.
SOURCES = {
    "player": (
        "chief",
        "rival",
        "rival of chief",
        "rival of next of player",
        "mark of item_at(grid, 1)",
        "mark of item_at(grid, 9)",
        "(first of band or nothing)",
        "item_at(players, 3)",
        "item_at(players, 0)",
        "(first of players where purse of it > 5 or nothing)",
        "best q in players by most purse of q",
        "owner_of(1)",
        "player",
        "next of player",
    ),
    "hue": (
        "tint",
        "paint of item_at(grid, 2)",
        "paint of item_at(grid, 7)",
        "(first of dyes or nothing)",
        "best_hue(2)",
        "shade of (first of row or nothing)",
        "red",
    ),
    "card": (
        "(first of row or nothing)",
        "(first of bin or nothing)",
        "prize",
        "friend of prize",
        "friend of (first of row or nothing)",
        "item_at(row, 4)",
    ),
    "cell": ("spot", "item_at(grid, 8)", "(first of grid where high of it > 3 or nothing)", "best c in grid by most high of c"),
}
TARGETS = {
    "player": (
        "set gem of {} to gem of player + 1",
        "advance fame of {}",
        "set rival of {} to player",
        "set purse of {} to 3",
        "move all row to nest of {}",
        "draw 1 from deck to nest of {}",
        "set gem of {} to fame of {} + 1",
    ),
    "hue": ("set price({}) to 99", "advance price({})", "set favour({}) to 7", "advance favour({})"),
    "card": ("set level of {} to 9", "advance level of {}", "set friend of {} to prize", "move {} to bin"),
    "cell": ("set high of {} to 5", "advance high of {}", "set mark of {} to player", "set paint of {} to tint"),
}
OTHERS = {"player": "player", "hue": "blue", "card": "(last of row or nothing)", "cell": "item_at(grid, 1)"}
LISTS = {
    "player": ("list of mark for it in grid", "band", "list of rival of it for it in players", "players where it = chief"),
    "hue": ("list of paint for it in grid", "dyes", "list of shade for it in row"),
    "card": ("list of friend for it in row", "bin", "row where level of it > 4"),
    "cell": ("grid where mark = chief", "list of spot for it in players"),
}
PARAMS = {"player": "p: player", "hue": "p: hue", "card": "p: card", "cell": "p: cell of grid"}
FLOWS = (
    "each player: do turn",
    "turns from {} until clock >= 3:\n        do turn\n        advance clock",
    "each player from {}:\n        do turn",
    "each player in [{}, item_at(players, 1)]:\n        do turn",
    "for each p in [{}, {}]:\n        set gem of p to 2\n    each player: do turn",
)
# Nouns of every kind that is written to, between two of the same kind that no sentence names.
NOUNS = """\
enums: {hue: [red, blue, green]}
resources: {gem_below: {per: player, start: 50}, gem: {per: player, max: 9}, gem_above: {per: player, start: 51}}
tracks:
  fame_below: {per: player, max: 60, start: 52}
  fame: {per: player, max: 9}
  fame_above: {per: player, max: 60, start: 53}
variables:
  chief_below: {start: 54}
  chief: {type: player}
  tint: {type: hue}
  spot: {type: cell of grid}
  prize: {type: card}
  clock: {}
  rival_below: {per: player, start: 55}
  rival: {type: player, per: player}
  purse: {per: player, start: 4}
  purse_above: {per: player, start: 56}
  price_below: {per: hue, start: 57}
  price: {per: hue}
  price_above: {per: hue, start: 58}
  favour: {per: [player, hue]}
  favour_above: {per: [player, hue], start: 59}
  band: {type: list of player}
  dyes: {type: list of hue}
boards:
  grid: {shape: square, width: 2, height: 2, cells: {below: number, mark: player, paint: hue, high: number, above: number}}
zones:
  deck: {holds: card, start: all}
  row: {holds: card}
  bin: {holds: card}
  nest: {holds: card, per: player}
  nest_above: {holds: card, per: player}
"""
CARDS = """\
pieces: card
attributes:
  shade: hue
  under: {type: number, varies: true}
  level: {type: number, varies: true}
  friend: {type: card, varies: true}
  over: {type: number, varies: true}
items:
  ant: {copies: 2, under: 62, over: 63}
  bee: {shade: red, under: 62, over: 63}
  cat: {shade: blue, under: 62, over: 63}
"""
DEAL = """\
rule deal:
    draw 1 from deck to row
    set chief to player
    set tint to green
    set prize to (first of row or nothing)
"""
VALUES = """\
value owner_of(k) = (chief if k > 0 else rival of chief)
value best_hue(k) = (first of hue where price(it) > k or nothing)
"""
UNNAMED = re.compile(r"\b(\w+_below|\w+_above|below|above|under|over)\b")  # what no sentence names


def from_seed(seed: int) -> Pack:
    rnd = random.Random(seed)
    turn = [line for _ in range(rnd.randint(1, 3)) for line in _writing(rnd)]
    deed = rnd.choice(tuple(PARAMS))
    rules = [
        f"flow game:\n    {'each player: do deal' if rnd.random() < 0.5 else 'skip'}\n    {_flow(rnd)}",
        "winner: most gem",
        DEAL,
        f"rule deed({PARAMS[deed]}):\n    {_target(deed, 'p', rnd)}",
        "action turn:\n" + "".join(f"    {line}\n" for line in [*turn, f"do deed({rnd.choice((*SOURCES[deed], 'nothing'))})"]),
        VALUES,
    ]
    files = {"nouns.yaml": NOUNS, "cards.yaml": CARDS, "game.rules": "\n\n".join(rules)}
    return Pack({"pack.yaml": "id: made\nversion: 1.0.0\nplayers: {min: 2, max: 3}\n", **files})


def _flow(rnd: random.Random) -> str:
    flow = rnd.choice(FLOWS)
    sources = [source for source in SOURCES["player"] if not re.search(r"\bplayer\b|^rival", source)]
    return flow.replace("{}", rnd.choice(sources))


def _target(type_: str, thing: str, rnd: random.Random) -> str:
    return rnd.choice(TARGETS[type_]).replace("{}", thing)


def _writing(rnd: random.Random) -> list[str]:
    """One way from something that may not be there to a place that is written to."""
    type_ = rnd.choice(tuple(SOURCES))
    source, name = rnd.choice(SOURCES[type_]), f"{type_}_{rnd.randrange(100)}"
    write = _target(type_, name, rnd)
    match rnd.randrange(9):
        case 0:
            return [_target(type_, f"({source})", rnd)]
        case 1:
            return [f"let {name} = {source}", write]
        case 2:
            return [f"for each {name} in [{source}, {OTHERS[type_]}]: {write}"]
        case 3:
            return [f"for each {name} in ({rnd.choice(LISTS[type_])}): {write}"]
        case 4:
            return [f"choose {name} from ({rnd.choice(LISTS[type_])})", write]
        case 5:
            return [f"choose {name} from [{source}, {OTHERS[type_]}]", write]
        case 6:
            return [f"let {name} = {OTHERS[type_]}", f"if gem < 3: set {name} to {source}", write]
        case 7:
            return [f"let {name} = item_at([{OTHERS[type_]}, {source}], 2)", f"if {name} != nothing: {write}"]
        case _:
            lists = {"player": "band", "hue": "dyes"}
            if type_ not in lists:
                return [f"may: {_target(type_, f'({source})', rnd)}"]
            return [f"set {lists[type_]} to [{source}, {OTHERS[type_]}]", f"for each {name} in {lists[type_]}: {write}"]
