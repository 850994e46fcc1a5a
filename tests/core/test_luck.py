"""Luck: fair, repeatable, and as documented, so that others can check it with a few lines of their own."""

from __future__ import annotations

import hashlib
import hmac

import numpy as np
import pytest

from astroport import AstroportError, FairLuck, SeededLuck
from astroport.core.compiling import plain
from astroport.core.dice import draw
from astroport.core.luck import SealedLuck
from astroport.core.seeds import generators
from astroport.testing.kit import too_far


def test_fair_luck_is_what_the_documentation_says() -> None:
    secret = bytes(range(32))
    luck = FairLuck("abc", secret)
    for ply in range(50):
        number = int.from_bytes(hmac.new(secret, f"abc:{ply}:0".encode(), hashlib.sha256).digest()[:8], "big")
        assert luck.outcome(ply, 6) == number % 6  # the chance of a rejected number is below 10^-18
    assert luck.hash == hashlib.sha256(b"abc:0:" + secret).hexdigest()
    assert secret.hex() not in repr(luck)


def test_numbers_that_would_be_unfair_are_rejected() -> None:
    # With three fifths of 2^64 outcomes two fifths of the numbers must be rejected, so several are needed at times.
    n = 2**64 * 3 // 5
    outcomes = [FairLuck("x", b"k" * 32).outcome(ply, n) for ply in range(2000)]
    assert max(outcomes) < n
    assert not too_far([(sum(o < n // 3 for o in outcomes), 2000 / 3), (sum(o >= n // 3 for o in outcomes), 4000 / 3)])


@pytest.mark.parametrize("luck", [SeededLuck(5), FairLuck("m", b"s" * 32)])
@pytest.mark.parametrize("n", [2, 3, 6, 37])
def test_outcomes_are_equally_likely(luck: SeededLuck | FairLuck, n: int) -> None:
    counts = np.bincount([luck.outcome(ply, n) for ply in range(20_000)], minlength=n)
    assert not too_far((int(count), 20_000 / n) for count in counts)


def test_fresh_luck_is_fresh() -> None:
    assert FairLuck.fresh() != FairLuck.fresh()
    assert len(FairLuck.fresh().secret) == 32


def test_sealed_luck_deals_nothing() -> None:
    with pytest.raises(AstroportError, match="sealed"):
        SealedLuck("m", "00").outcome(3, 6)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100, 1000])
def test_dice_are_fair_and_the_same_everywhere(n: int) -> None:
    rng, again = generators(n)[0], generators(n)[0]
    slowly = plain(draw)
    drawn = [draw(rng, n) for _ in range(20_000)]
    with np.errstate(all="raise"):
        assert drawn[:2000] == [slowly(again, n) for _ in range(2000)]
    if n > 1:
        assert not too_far((int(c), 20_000 / n) for c in np.bincount(drawn, minlength=n))


def test_generators_differ() -> None:
    assert len(np.unique(generators(0, 10_000))) == 10_000
    assert generators(1).tolist() != generators(2).tolist()
    assert generators(-1).min() > 0
