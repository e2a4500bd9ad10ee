"""The tree of a search: which answer is tried next, what is expected of it, and where a search stands in it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.run.failing import Fail
from rulewright.run.searching.seeking import Seeker, Trail
from rulewright.run.searching.tree import Node

ME, OTHER = 1, 2


def test_a_new_run_begins_where_the_tree_stood() -> None:
    """What is tried and cannot be done has led the search away from there; what is chosen instead is learnt at the root."""

    def step(S: Any, C: Any, player: int) -> None:
        if C.trying(S, lambda *_: True, step, player):
            C.choose(0, player, [1, 2])
            raise Fail
        S[0] = C.choose(1, player, [3, 4])

    root, state = Node(), [0]
    trail = Trail(root)
    assert Seeker(trail, lambda: 0.0).run(state, step, (ME,)) and state == [3]
    assert 3 in root.below and root.below[3] in trail.visited and trail.node is None


def test_a_node_expects_what_games_have_shown() -> None:
    assert Node().value == 0.5 and Node(visits=4, reward=3.0).value == 0.75
    assert Node(impression=0.8).value == pytest.approx(0.8)
    assert Node(visits=6, reward=0.0, impression=0.8).value == pytest.approx(0.4)  # it counts as much as six games
    node = Node()
    child = node.child(5, OTHER)
    assert node.child(5, ME) is child and child.player == OTHER


def tried(*games: tuple[int, float], **more: Any) -> Node:
    """A node whose answers a, b, c were tried so often, with so much reward."""
    node = Node(visits=sum(visits for visits, _ in games), **more)
    node.below = {name: Node(visits=visits, reward=reward) for name, (visits, reward) in zip("abc", games, strict=False)}
    return node


@pytest.mark.parametrize(
    ("node", "chance", "taken"),
    [
        (tried(), 0.0, "a"),
        (tried(), 0.99, "c"),
        (tried(order=["b", "a"]), 0.99, "b"),  # what looks good comes first
        (tried((1, 0.0), (0, 0.0), order=["a", "b"]), 0.99, "b"),
        (tried((1, 0.0), order=["a"]), 0.99, "c"),  # then one of those that made no impression
        (tried((1, 0.0), dead={"b"}), 0.0, "c"),
        (tried(dead={"a", "b", "c"}), 0.0, "a"),  # where all lead nowhere, something is taken
        (tried((1, 1.0), (1, 0.0), (1, 0.0)), 0.99, "a"),  # all were tried: the most promising
        (tried((1, 1.0), (1, 0.0), (1, 0.0), dead={"a"}), 0.99, "b"),
        (tried((9, 4.5), (1, 0.4), (9, 4.5)), 0.99, "b"),  # and what was tried seldom
        (tried((9, 8.1), (1, 0.1), (9, 4.5)), 0.99, "a"),
        # what was tried once in three games is worth 0.0764 more for that than what was tried twice: half of the difference of
        # the roots of log 4 / 2 and log 4 / 3
        (tried((1, 0.4), (2, 2 * 0.472), dead={"c"}), 0.99, "a"),
        (tried((1, 0.4), (2, 2 * 0.479), dead={"c"}), 0.99, "b"),
    ],
)
def test_which_answer_is_tried_next(node: Node, chance: float, taken: str) -> None:
    assert node.pick("abc", chance) == taken


def test_few_are_tried_while_there_were_few_games() -> None:
    """2 and 2 more for each of 1, 4.7, 11.5 … visits: of ten, four behind one visit."""
    node = tried((1, 1.0))
    node.visits = 1
    for name in "bcd":
        assert node.pick("abcdefghij", 0.0) == name
        node.child(name, ME).visits = 1
    assert node.pick("abcdefghij", 0.0) == "a"
    assert Node().pick("abcdefghij", 0.45) == "e"
