"""Who plays a seat: a bot that comes with the project, with what it may spend, or one of a Python file."""

from __future__ import annotations

from rulewright.run import Policy, make_policy


def make_bot(who: str, seed: int) -> Policy:
    return make_policy(who, seed)
