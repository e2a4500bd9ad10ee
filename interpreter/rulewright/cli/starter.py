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
  berry: {per: player, start: 3}
  jar:   {per: player}
"""

RULES = """\
# {name}: pick berries and make jam; whoever fills enough jars first ends the game.

flow game:
    turns:
        do turn

action turn:
    choose one as work:
        pick:
            gain 2 berry
        cook:
            pay 3 berry  # who cannot pay is not offered this
            gain 1 jar
    if jar >= goal: end game

value goal = (2 if short else 4)

score jars = 3 * jar
score leftovers = berry div 2

winner: most points then most berry
"""

TEXT = """\
# How things are called. $count decides between one and many.
berry = { $count ->
    [one] berry
   *[other] berries
}
jar = { $count ->
    [one] jar
   *[other] jars
}
jars = jars
leftovers = leftover berries
goal = number of jars to fill
short = short game
work = work
pick = pick berries
cook = make jam
turn = turn

prompt-work = What will you do?
"""

SCENARIOS = """\
- scenario: Picking brings two berries
  seats: [anna, ben]
  given: {berry: {anna: 3}}
  turn: anna
  when:
    - work: pick
  then:
    - berry of anna = 5
  asked: ben

- scenario: A jar takes three berries
  seats: [anna, ben]
  given: {berry: {anna: 3}}
  turn: anna
  when:
    - work: cook
  then:
    - berry of anna = 0
    - jar of anna = 1

- scenario: Nobody cooks without berries; what is left to do is not even asked
  seats: [anna, ben]
  given: {berry: {anna: 2}}
  turn: anna
  then:
    - berry of anna = 4
    - jar of anna = 0
  asked: ben

- scenario: The last jar ends the game
  seats: [anna, ben]
  given: {berry: {anna: 3}, jar: {anna: 3}}
  turn: anna
  when:
    - work: cook
  over: yes
  winners: [anna]
"""


def starter_files(id_: str) -> dict[str, str]:
    """File names and texts of a new pack with this id."""
    name = id_.replace("-", " ").capitalize()
    return {
        "pack.yaml": PACK.format(id=id_, name=name),
        "nouns.yaml": NOUNS,
        "game.rules": RULES.format(name=name),
        "text/en.ftl": TEXT,
        "scenarios/game.yaml": SCENARIOS,
    }
