"""A game for those who train players: an environment of PettingZoo. Needs the extra `pettingzoo`."""

from rulewright.arena.environment import GameEnvironment, environment

__all__ = ["GameEnvironment", "environment"]
