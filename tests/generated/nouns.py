"""The nouns of a generated pack: a fixed stock of names, of which each pack has some, with bounds and starts of its own."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.generated.chance import Dice

HUES = ("red", "green", "blue")
GOODS = ("wood", "fish", "coin")
SQUARE, RING, HEX = "square", "ring", "hex"


@dataclass
class Setting:
    """What lies on the table, and what kind of game it is.

    `chancy`: it rolls and draws, so that little may fail. `risky`: it sometimes asks for what is not there.
    """

    dice: Dice
    chancy: bool
    risky: bool
    solo: bool
    hues: tuple[str, ...]
    goods: tuple[str, ...]
    stand_in: str | None
    board: str | None
    board_per_player: bool
    tiles: str | None  # the shape of a board of tiles, if there is one
    mapped: bool  # whether that has a map and an edge, or grows
    cards: int
    hidden_deck: bool
    hidden_hand: bool
    max_players: int
    interrupted: bool  # whether something fits at any time
    asides: list[str] = field(default_factory=list)  # what fits at any time and stands in the rules
    labels: dict[str, str] = field(default_factory=dict)  # choices a bot may answer, by what they are about

    def new_aside(self) -> str:
        self.asides.append(f"aside_{len(self.asides)}")
        return self.asides[-1]

    @property
    def cell(self) -> bool:
        return self.board is not None

    def resources(self) -> tuple[str, ...]:
        """Everything that a player gains, loses and pays."""
        return (*self.goods, *([self.stand_in] if self.stand_in else []))

    def readable_zones(self) -> list[str]:
        """Zones in which the acting player may look at the cards."""
        if not self.cards:
            return []
        return ["row", "hand", *([] if self.hidden_deck else ["deck"]), "bin"]

    def zones(self) -> list[str]:
        return ["row", "hand", "deck", "bin"] if self.cards else []


def new_setting(dice: Dice) -> Setting:
    chancy = dice.often(45)
    goods = GOODS[: dice.number(2, 3)]
    return Setting(
        dice,
        chancy,
        dice.often(15),
        dice.often(25),
        HUES[: dice.number(2, 3)],
        goods,
        "gold" if dice.often(35) else None,
        dice.pick((SQUARE, RING)) if dice.often(50) else None,
        dice.often(40),
        dice.pick((SQUARE, HEX)) if dice.often(12) else None,
        dice.often(50),
        dice.number(2, 4) if dice.often(75) else 0,
        chancy and dice.often(60),
        chancy and dice.often(40),
        dice.number(2, 3),
        dice.often(25),
    )


def pack_yaml(setting: Setting) -> str:
    low = 1 if setting.solo else 2
    solo = "solo: automa\n" if setting.solo else ""
    return f"id: made\nversion: 1.0.0\nplayers: {{min: {low}, max: {setting.max_players}}}\n{solo}"


def nouns_yaml(setting: Setting) -> str:
    dice = setting.dice
    lines = ["enums:", f"  hue: [{', '.join(setting.hues)}]", "resources:"]
    for name in setting.goods:
        limit = f", max: {dice.number(3, 6)}" if dice.often(25) else ""
        lines.append(f"  {name}: {{per: player, start: {dice.number(0, 4)}{limit}}}")
    if setting.stand_in:
        lines.append(f"  gold: {{per: player, start: {dice.number(0, 3)}, stands_for: [{', '.join(stood_for(setting))}]}}")
    lines += [
        f"  bank: {{start: {dice.number(0, 5)}}}",
        "tracks:",
        f"  fame: {{per: player, max: {dice.number(3, 6)}}}",
        "  favour: {per: [player, hue]}",
        "variables:",
        "  clock: {}",
        "  tally: {}",
        "  chief: {type: player}",
        f"  tint: {{type: hue{f', start: {setting.hues[0]}' if dice.often(30) else ''}}}",
        "  rival: {type: player, per: player}",
        "  lit: {type: yes_no, per: player}",
        f"  die: {{min: 1, max: {dice.number(2, 4)}}}",
        "  fancy: {type: resource}",
        "  queue: {type: list of player}",
        f"  tints: {{type: list of hue, start: [{setting.hues[0]}, {setting.hues[-1]}]}}",
        f"  ration: {{per: hue, start: {{{setting.hues[-1]}: 2}}}}",
    ]
    if setting.cards:
        lines.append("  prize: {type: card}")
    if setting.board:
        lines.append("  spot: {type: cell of land}")
    if setting.cards:
        deck = "nobody" if setting.hidden_deck else "all"
        hand = "owner" if setting.hidden_hand else "all"
        lines += [
            "zones:",
            f"  deck: {{holds: card, start: all, seen_by: {deck}}}",
            "  row: {holds: card}",
            f"  hand: {{holds: card, per: player, seen_by: {hand}}}",
            f"  bin: {{holds: card, per: player, active: {'true' if dice.often(30) else 'false'}}}",
        ]
    if setting.tiles:
        lines += [*(["zones:"] if not setting.cards else []), "  box: {holds: tile, start: all}"]
    if setting.board or setting.tiles:
        lines.append("boards:")
    if setting.tiles:
        lines += ["  map:", f"    shape: {setting.tiles}", "    tiles: tile", *(["    per: player"] if dice.often(50) else [])]
    if setting.tiles and setting.mapped:
        rows = (". a b", ".a b a", ". b a") if setting.tiles == HEX else ("ab", "b.a", "ba")
        lines += ["    cells: {worth: number, sign: {type: hue, shown: no}}", "    map: |", *(f"      {row}" for row in rows)]
        lines += [f"    legend: {{a: {setting.hues[0]}, b: {setting.hues[-1]}}}"]
    if setting.board:
        size = "width: 2, height: 2" if setting.board == SQUARE else f"width: {dice.number(3, 4)}"
        per = ", per: player" if setting.board_per_player else ""
        attributes = "{mark: player, height: number, paint: hue}"
        lines += [f"  land: {{shape: {setting.board}, {size}{per}, cells: {attributes}}}"]
    first, last = setting.hues[0], setting.hues[-1]
    lines += [
        "tables:",
        "  price: {key: number, values: {0: 1, 1: 2, 3: 1}}",
        f"  liking: {{key: hue, type: hue, values: {{{first}: {last}}}}}",
        f"  toll: {{key: [hue, number], values: {{{first}: {{0: 2, 1: 1}}, {last}: {{2: 3}}}}}}",
        f"  match_of: {{key: [hue, hue], type: hue, values: {{{first}: {{{first}: {last}, {last}: {first}}}}}}}",
        f"  windfall: {{key: hue, type: effect, values: {{{first}: gain 1 {setting.goods[0]}, {last}: advance fame}}}}",
    ]
    return "\n".join(lines) + "\n"


def tiles_yaml(setting: Setting) -> str:
    shape = setting.dice.pick(("[[0, 0]]", "[[0, 0], [1, 0]]"))
    faces = ", ".join(setting.hues[:1] if shape == "[[0, 0]]" else setting.hues[:2])
    return (
        f"pieces: tile\nfaces: sides\nshapes: {{flat: {shape}}}\nattributes: {{sides: list of hue}}\nitems:\n"
        f"  hill: {{copies: 4, sides: [{faces}]}}\n"
    )


def stood_for(setting: Setting) -> tuple[str, ...]:
    return setting.goods[:1] if setting.dice.often(50) else setting.goods[:2]
