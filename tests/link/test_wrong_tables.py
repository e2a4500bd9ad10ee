"""Whatever may be wrong in a table is told at its word, and nothing else is: one mistake of each kind, in one pack.

What is said of a thing that is not there is not looked at: in `table.yaml` it makes no sense, and that is not told.
"""

from __future__ import annotations

from pathlib import Path

from tests.link.small import GAME, pack

from rulewright import load

NOUNS = """\
enums:
  colour: [red, blue]
  ground: [sand, rock]
  ⟦if⟧: [one, two]              # RW302 `if` is a word of the language and cannot name a enumeration
  ⟦players⟧: [one, two]         # RW302 `players` is built in and cannot name a enumeration
resources:
  coin: {per: player}
  ⟦coin__x⟧: {per: player}      # RW302 `coin__x` cannot be a name
  ⟦colour⟧: {per: player}       # RW301 `colour` is declared twice
  lead: {per: player, min: 5, max: ⟦3⟧}        # RW318 `lead` is at least 5 and at most 3, which no number is
  gem: {per: player, stands_for: [⟦pearl⟧]}    # RW304 there is no resource called `pearl` to stand for
  ore: {per: player, stands_for: [coin, ⟦ore⟧]}            # RW305 `ore` stands for itself
  tin: {per: player, stands_for: [coin,  ⟦coin⟧]}          # RW305 `coin` stands in this list twice
  dye: {per: [player, colour], stands_for: ⟦[coin]⟧}       # RW305 there is one `dye` per colour, so it cannot stand for anything
  ink: {stands_for: [coin, ⟦dye⟧]}             # RW305 there is one `dye` per colour, so nothing can stand for it
boards:
  lake: {shape: square, width: 3, height: 3, tiles: ⟦tyle⟧}            # RW304 there is no kind of piece called `tyle`
  bog: {shape: square, tiles: peat}
  camp: {shape: square, tiles: ⟦hut⟧}                      # RW305 `hut` is a kind of place, and places cover no board
  shared: {shape: square, width: 2, height: 2, per: ⟦colour⟧}          # RW305 a board can only be per player
  ⟦flat⟧: {shape: square, width: 2}                                    # RW440 `height` is missing in boards.flat
  ⟦thin⟧: {shape: square, height: 2}                                   # RW440 `width` is missing in boards.thin
  ⟦hoop⟧: {shape: ring}                                                # RW440 `width` is missing in boards.hoop
  plain: {shape: square, width: 2, height: 2, legend: ⟦{o: sand}⟧}     # RW441 `legend` means nothing without a map
  growing: {shape: square, tiles: slab, cells: ⟦{mark: player}⟧}       # RW441 the cells of a board that grows have nothing
  named: {shape: square, width: 2, height: 2, cells: {⟦mark__x⟧: player}}   # RW302 `mark__x` cannot be a name
  round: {shape: ring, map: ⟦o⟧, legend: {o: sand}}                    # RW443 a ring has no map
  empty: {shape: square, map: ⟦. .⟧, legend: {o: sand}}                # RW443 this map has no cell
  large: {shape: square, map: o, width: ⟦3⟧, legend: {o: sand}}        # RW441 `width` means nothing beside a map
  bare: {shape: square, map: ⟦oo⟧}                                     # RW443 a map needs a `legend`
  signs: {shape: square, map: o, legend: {o: sand, ⟦ab⟧: rock}}        # RW443 `ab` is no sign for a cell
  words: {shape: square, map: o, legend: {o: sand, x: ⟦red⟧}}          # RW443 `red` is not a ground
  other: {shape: square, map: o⟦x⟧, legend: {o: sand}}                 # RW443 the legend has no `x`
zones:
  pile: {holds: card, per: colour, seen_by: ⟦owner⟧}       # RW305 `pile` has no owner who could look into it
  bin: {holds: ⟦hut⟧}                  # RW305 `hut` is a kind of place, and places lie in no zone
  box: {holds: ⟦crad⟧}                 # RW304 there is no kind of piece called `crad`
tables:
  price: {key: colour, values: {red: 1, ⟦green⟧: 2}}                   # RW305 `green` is no colour, as a key of `price` must be
  worth: {key: colour, values: {red: ⟦many⟧, blue: 2}}                 # RW305 `many` is no number
  deeds: {key: ⟦card⟧, type: effect, values: {ant: gain 1 coin}}       # RW305 a table cannot be looked up by a card
  finds: {key: ⟦cell of plain⟧, type: effect, values: {a1: skip}}      # RW305 effects cannot be looked up by a cell
  waits: {key: colour, type: effect, values: {red: "⟦a⟧fter you do turn: skip", blue: skip}}   # RW305 what a table says is done
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, ⟦gift__x⟧: effect}   # RW302 `gift__x` cannot be a name
items:
  ant: {worth: ⟦one⟧}             # RW305 `one` is no number, as `worth` must be
  bee: {hue: ⟦green⟧}             # RW305 `green` is no colour, as `hue` must be
  cow: {⟦wroth⟧: 3}               # RW304 a card has no attribute called `wroth`
  doe: {same_as: ⟦elk⟧}           # RW304 there is no card called `elk` above this one
  ⟦no⟧: {worth: 1}                # RW302 no card can be called `no`
"""
MORE = """\
more: card
items:
  ⟦bee⟧: {worth: 4}               # RW301 there are two cards called `bee`
"""
SHOWN = """\
regions:
  open: {shows: [coin, ⟦coyn⟧]}         # RW304 there is no noun that could be shown called `coyn`
  closed: {shows: [⟦coin⟧]}             # RW315
unseen: [⟦coin⟧]                        # RW315
order:
  ⟦colr⟧: it +                          # RW304 there is no enumeration or kind of piece called `colr`
looks:
  slab: {where: ⟦size of grounds⟧}      # RW402 this is a number, but a yes or no is needed here
  ⟦coyn⟧: {colour: red, where: 1 +}     # RW304 there is no counter, constant, piece or kind of piece called `coyn`
  card: {coloured_by: ⟦worth⟧, where: 1 +}   # RW304 there is no attribute of `card` that could be used so called `worth`
  ⟦coin⟧: {where: worth >}              # RW304 there is no kind of piece called `coin`
beside:
  ⟦colr⟧: {lines: it +}                 # RW304 there is no enumeration, kind of piece or board called `colr`
"""
NOWHERE = "more: ⟦crad⟧   # RW304 there is no kind of piece called `crad`\nitems: {}\n"
SLABS = """\
pieces: slab
faces: grounds
shapes: {two: [[0, 0], [1, 0]]}
attributes: {grounds: list of ground}
items:
  s: {grounds: ⟦[sand]⟧}          # RW305 `s` has 1 faces, but its shape has 2 cells
  t: {grounds: [sand, rock], shape: ⟦three⟧}   # RW305 there is no shape called `three`
"""
PEAT = """\
pieces: ⟦peat⟧                    # RW440 `peat` covers `bog`, but `faces` names no list of what its cells show
faces: height
shapes: {two: [[0, 0], [1, 0]]}
attributes: {height: number}
items: {p: {height: 1}}
"""
OPTIONS = """\
options:
  fast: {default: ⟦maybe⟧}                                # RW303 the default of `fast` is neither yes nor no
  level: {values: [low, high], default: ⟦middle⟧}         # RW303 the default of `level` is not one of its values
  many: {type: number, min: 1, max: 3, default: ⟦few⟧}    # RW303 the default of `many` is not a number
  more: {type: number, min: 1, max: 3, default: ⟦4⟧}      # RW318
"""
PROMISES = """\
always:
  rich: coin > 0 and ⟦coyn⟧ > 0         # RW401 there is nothing called `coyn`
  poor: coin ⟦>⟧ > 0                    # RW201
"""
FILES = {
    "invariants.yaml": PROMISES,
    "nouns.yaml": NOUNS,
    "cards.yaml": CARDS,
    "more.yaml": MORE,
    "nowhere.yaml": NOWHERE,
    "slabs.yaml": SLABS,
    "peat.yaml": PEAT,
    "table.yaml": SHOWN,
}
Told = tuple[str, int, str, str]  # a file, a line, a code, and what stands under the carets


def test_each_mistake_is_told_at_its_word(tmp_path: Path) -> None:
    files = {**FILES, "huts.yaml": "places: hut\nitems: {one: {}}\n"}
    wanted: dict[Told, str] = {}
    for file, text in {**files, "pack.yaml": "\n" * 3 + OPTIONS}.items():
        for number, line in enumerate(text.split("\n"), 1):
            if "⟦" in line:
                word, said = line[line.index("⟦") + 1 : line.index("⟧")], line.rpartition("# ")[2]
                wanted[f"base/{file}", number, said[:5], word] = said[6:]
    clean = {file: text.replace("⟦", "").replace("⟧", "") for file, text in files.items()}
    found = load([pack(tmp_path, GAME + "rule turn: skip\n", more=OPTIONS.replace("⟦", "").replace("⟧", ""), files=clean)])
    told: dict[Told, str] = {}
    for problem in found.diagnostics:
        span = problem.span
        assert span is not None
        line = found.sources[span.file].split("\n")[span.line - 1]
        told[span.file, span.line, problem.code, line[span.column - 1 : span.end_column - 1]] = str(problem.message)
    assert {one: said for one, said in wanted.items() if not told.get(one, "").startswith(said)} == {}
    assert {one: said for one, said in told.items() if one not in wanted} == {}
