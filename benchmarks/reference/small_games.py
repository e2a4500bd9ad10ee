"""Tic-tac-toe and connect four in plain Python, with a list of legal moves at each decision: the yardstick of speed.

Written as a programmer would by hand who only wants to play these two games at random.
"""

from __future__ import annotations

from collections.abc import Callable

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [[tuple(x for x in line if x != c) for line in LINES if c in line] for c in range(9)]


def tic_tac_toe(rnd: Callable[[], float]) -> int:
    """One random game; gives the number of plies."""
    board, me = [0] * 9, 1
    for ply in range(1, 10):
        legal = [i for i in range(9) if not board[i]]
        c = legal[int(rnd() * len(legal))]
        board[c] = me
        for x, y in THROUGH[c]:
            if board[x] == me == board[y]:
                return ply
        me = 3 - me
    return 9


def connect_four(rnd: Callable[[], float]) -> int:
    """One random game; gives the number of plies."""
    board, height, me = [0] * 42, [0] * 7, 1
    for ply in range(1, 43):
        legal = [c for c in range(7) if height[c] < 6]
        c = legal[int(rnd() * len(legal))]
        r = height[c]
        height[c] = r + 1
        board[r * 7 + c] = me
        for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
            n = 1
            for s in (1, -1):
                y, x = r + s * dr, c + s * dc
                while 0 <= y < 6 and 0 <= x < 7 and board[y * 7 + x] == me:
                    n += 1
                    y += s * dr
                    x += s * dc
            if n >= 4:
                return ply
        me = 3 - me
    return 42
