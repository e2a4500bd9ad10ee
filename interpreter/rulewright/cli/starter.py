"""The files of a new pack: a whole small game that checks, tests and plays, to be changed line by line."""

from __future__ import annotations

PACK = """\
id: {id}
version: 0.1.0
name: {name}
players: {{min: 2, max: 4}}
languages: [en]

# What a table may settle before a game: rulewright play … --option short=yes
options:
  short: {{type: yes_no, default: no}}
"""

NOUNS = """\
# What is on the table. Rules speak of these names; `rulewright check` finds a misspelt one.
resources:
  wood:  {per: player, start: 1}
  house: {per: player}
"""

RULES = """\
# {name}: gather wood and build houses; whoever builds enough first ends the game.

flow game:
    turns:
        do turn

action turn:
    choose one as work:
        gather:
            gain 2 wood
        build:
            pay 3 wood  # who cannot pay is not offered this
            gain 1 house
    if house >= goal: end game

value goal = (2 if short else 4)

score houses = 3 * house
score leftovers = wood div 2

winner: most points then most wood
"""

TEXT = """\
# How things are called. $count decides between one and many.
wood = wood
house = { $count ->
    [one] house
   *[other] houses
}
houses = houses
leftovers = leftover wood
goal = number of houses to build
short = short game
work = work
gather = gather wood
build = build a house
turn = turn

prompt-work = What will you do?
"""

SCENARIOS = """\
- scenario: Gathering brings two wood
  seats: [anna, ben]
  given: {wood: {anna: 3}}
  turn: anna
  when:
    - work: gather
  then:
    - wood of anna = 5
  asked: ben

- scenario: A house costs three wood
  seats: [anna, ben]
  given: {wood: {anna: 3}}
  turn: anna
  when:
    - work: build
  then:
    - wood of anna = 0
    - house of anna = 1

- scenario: Nobody builds without wood
  seats: [anna, ben]
  given: {wood: {anna: 2}}
  turn: anna
  illegal:
    - work: build

- scenario: The last house ends the game
  seats: [anna, ben]
  given: {wood: {anna: 3}, house: {anna: 3}}
  turn: anna
  when:
    - work: build
  over: yes
  winners: [anna]
"""


def starter_files(id_: str) -> dict[str, str]:
    """File names and texts of a new pack with this id."""
    name = id_.replace("-", " ").capitalize()
    return {
        "pack.yaml": PACK.format(id=id_, name=name), "nouns.yaml": NOUNS, "game.rules": RULES.format(name=name),
        "text/en.ftl": TEXT, "scenarios/game.yaml": SCENARIOS,
    }
