"""What can be said of a mean, a share and a difference: each with the bounds between which it lies in 95 of 100 cases."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite, sqrt

from rulewright.simulate.tally import Sums

Z = 1.959964  # 95 of 100
T = (0, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09, 2.09)


@dataclass(frozen=True)
class Estimate:
    """A number and its bounds; `count` is how many it rests on."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def certain(self) -> bool:
        """Whether it is known which side of zero it lies on."""
        return self.low > 0 or self.high < 0

    def as_json(self) -> dict[str, float | int | None]:
        """Where there is too little to go by, there are no bounds."""
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        return {**{name: round(number, 4) if isfinite(number) else None for name, number in numbers.items()}, "count": self.count}


def _wide(count: float) -> float:
    """How many standard errors to each side; more where there is little to go by."""
    return T[max(1, int(count))] if count < len(T) else Z


def mean_of(sums: Sums, scale: int = 1) -> Estimate:
    if sums.count < 2:
        return Estimate(sums.mean / scale, float("-inf"), float("inf"), sums.count)
    error = _wide(sums.count - 1) * sqrt(sums.variance / sums.count)
    return Estimate(sums.mean / scale, (sums.mean - error) / scale, (sums.mean + error) / scale, sums.count)


def share_of(part: float, count: int) -> Estimate:
    """Wilson's bounds of a share, which stay between none and all."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = part / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    wide = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Estimate(share, max(0.0, middle - wide), min(1.0, middle + wide), count)


def difference(first: Sums, second: Sums, scale: int = 1) -> Estimate:
    """How much more the second is than the first, after Welch."""
    count = min(first.count, second.count)
    gap = second.mean - first.mean
    if count < 2:
        return Estimate(gap / scale, float("-inf"), float("inf"), count)
    error = _wide(count - 1) * sqrt(first.variance / first.count + second.variance / second.count)
    return Estimate(gap / scale, (gap - error) / scale, (gap + error) / scale, count)
