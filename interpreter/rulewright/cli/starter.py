"""The files of a new pack: a whole small game that checks, tests and plays, to be changed line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.link import Option, Ruleset

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


HOUSE_PACK = """\
id: {id}
version: 0.1.0
name: {name}
about: What this house rule is for, in a sentence.
extends: [{base}]
needs: {{{base}: ^{version}}}
languages: [en]
"""

HOUSE_RULES = """\
# {name}: what changes in {base}. Take the # away from a line and change it; `rulewright check` finds a misspelt address.
# rulewright explain {base} shows everything that can be addressed.

{examples}
"""


def house_rule_files(id_: str, rules: Ruleset) -> dict[str, str]:
    """File names and texts of a pack over another, with patches of its own things to begin with."""
    name, base = id_.replace("-", " ").capitalize(), rules.base
    started = [variable for variable in rules.variables.values() if isinstance(variable.start, int) and variable.start]
    lines = [f"# set {variable.name}.start to {variable.start + 1}" for variable in started[:2]]
    lines += [f"# set option.{option.name}.default to {'no' if option.default is True else 'yes'}" for option in _switches(rules)]
    lines += [f"# extend after {rule}: …" for rule in list(rules.rules)[:1]]
    return {
        "pack.yaml": HOUSE_PACK.format(id=id_, name=name, base=base.id, version=base.version),
        "house.rules": HOUSE_RULES.format(name=name, base=base.id, examples="\n".join(lines)),
    }


def _switches(rules: Ruleset) -> list[Option]:
    from rulewright.link import YES_NO

    return [option for option in rules.options.values() if option.type == YES_NO and not option.fixed][:1]
