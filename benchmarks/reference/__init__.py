"""Hand-written reference games: speed yardsticks and test oracles, never part of the engine."""
