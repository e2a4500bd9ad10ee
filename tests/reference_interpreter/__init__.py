"""A second interpreter of the intermediate program, kept only to be compared with the fast one.

It reads a draft directly: no generated Python, no look ahead that knows what is safe, no tables of what was found before.
Whatever it shares with the engine (the layout of a state, its random numbers, the packing of spots) is small and tested alone.
"""

from tests.reference_interpreter.frames import Patience
from tests.reference_interpreter.game import Decision, ReferenceGame
from tests.reference_interpreter.stopping import Stopped

__all__ = ["Decision", "Patience", "ReferenceGame", "Stopped"]
