"""Names that are given again, and what changes on the way: whoever looks ahead knows what each means where it stands.

Behind `choose n from 1..4 where it > n` the name means one thing before and another after. So does `n` behind `let n = n + 1`,
and a variable behind what sets it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.compile.test_foreseen_alike import assert_alike
from tests.small_packs import checked

RULES = """\
flow game:
    repeat:
        each player: do turn otherwise do rest
        do goes_on
    until step = 4

winner: most coin

action turn:
    choose n from 1..4
    choose one as deed:
        again: do again(n)
        other: gain 1 coin

rule again(n):
    LINES

rule deeper(n):
    choose n from 1..4 where it > n
    pay n coin

rule goes_on: set step to step + 1
rule resets: set round to 5
rule rest: gain 2 coin
"""
NOUNS = """\
resources: {coin: {per: player, start: 3}, wood: {per: player, start: 2}}
tracks: {fame: {per: player, max: 5}}
variables: {leader: {type: player}, round: {}, step: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
attributes: {worth: number}
items: {a: {worth: 1}, b: {worth: 2}, c: {worth: 3}, d: {worth: 4}, e: {worth: 5}}
"""
BEHIND = """\
choose n from 1..4 where it > n

choose n from 1..4 where abs(it - n) = 1
require n > 2

let n = n + 1
require n < 4

for each n in 1..n: gain n coin
require n > 2

choose m from 1..4 where it > n
choose n from 1..4 where it > m and it > n

choose n from 1..n
pay n coin

choose n from 1..n
pay n coin
require coin > n

let m = n
choose n from 1..4
require n > m

let m = n + coin
gain 1 coin
choose n from 1..4 where it > m
require n < 4

set leader to player
let n = n * 2
choose m from 1..4 where it > n
pay m coin
require n > 2

do deeper(n + 1)
require n > 1

choose n from 1..4 where it > n
do deeper(n)

let m = coin
set coin to 0
require m > 2

let m = round
set round to 0
require m > 2
require round = 0

set round to 3
choose n from 1..4 where it > round
set round to n
require round < 4

set round to n
if n > 2: set round to 1
require round < 2

set round to 2
for each k in 1..n: set round to k
require round > 2

set round to 2
do resets
require round > 2

match n:
    1: set round to 4
    2, 3: set round to 1
    else: pay 2 coin
require round < 3
require coin > 1

move first of row to hand
require size of hand < 2
require size of row > 0

let c = first of row
move c to hand
choose card from hand where it != c
require worth of card > n

choose card from row where worth > n
move card to hand
choose card from row where worth < worth of card
pay worth of card coin

choose one as way_of:
    here:
        pay n coin
        require coin > 0
    there:
        gain n coin
        choose n from 1..4 where it > n
    elsewhere if n > 2: pay 3 wood

may as maybe:
    pay 1 coin
    choose n from 1..3 where it < n
    pay n wood

if able: pay n wood
require wood < 3

up to n times: pay 1 coin
require coin < 3

any order as jobs:
    one_job: pay n coin
    another_job:
        choose n from 1..4 where it > n
        pay n wood

first possible:
    one_way:
        pay n coin
        require coin > 1
    another_way:
        choose n from 1..4 where it > n + 1
        gain n coin

lose all coin
choose n from 1..4 where it > n
require coin = 0
pay n wood

advance fame by n
require fame > 2
choose n from 1..4 where it < n
require fame > n
"""


@pytest.mark.parametrize("lines", BEHIND.rstrip().split("\n\n"))
def test_a_name_means_what_it_means_where_it_stands(tmp_path: Path, lines: str) -> None:
    found = checked(tmp_path, RULES.replace("LINES", lines.replace("\n", "\n    ")), NOUNS, CARDS)
    assert assert_alike(found, 2, range(6), 40) > 40
