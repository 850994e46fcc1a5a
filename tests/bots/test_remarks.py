"""When a bot says something with its move: seldom, shortly, without numbers, and only when something has changed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from astroport.bots.remarks import SILENT, Silence, mood, remark, words
from astroport.core.words import LANGUAGES, Words, house

LONG = Silence(moves=SILENT)


def duel(mine: float) -> tuple[float, float]:
    """What the first of two seats expects."""
    return mine, 1 - mine


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        (duel(0.5), "even"),
        (duel(0.64), "even"),
        (duel(0.66), "good"),
        (duel(0.34), "bad"),
        (duel(0.96), "won"),
        (duel(0.04), "lost"),
        ((0.3, 0.4, 0.3), "even"),
        ((0.6, 0.2, 0.2), "good"),
        ((0.02, 0.5, 0.48), "lost"),
        ((0.8, 0.2, 0.8, 0.2), "good"),  # in teams
        ((1.0,), "even"),  # alone
    ],
)
def test_how_it_stands_is_measured_by_an_even_share(expected: tuple[float, ...], said: str) -> None:
    assert mood(expected, 0) == said


def test_it_speaks_when_its_outlook_has_swung() -> None:
    assert remark(duel(0.60), 0, LONG) == ""
    assert remark(duel(0.70), 0, LONG) == "good"
    assert remark(duel(0.30), 0, LONG) == "bad"
    spoke = Silence(SILENT, 0.70, "good")
    assert remark(duel(0.60), 0, spoke) == ""
    assert remark(duel(0.90), 0, spoke) == ""  # it has said that already
    assert remark(duel(0.50), 0, spoke) == "even"


def test_it_owns_up_to_a_slip() -> None:
    assert remark(duel(0.5), 0, LONG, missed=0.2) == "slip"
    assert remark(duel(0.5), 0, LONG, missed=0.05) == ""


def test_it_sees_the_end_coming_and_says_so_once() -> None:
    just_spoke = Silence(0, 0.9, "good")
    assert remark(duel(0.97), 0, just_spoke) == "won"
    assert remark(duel(0.02), 0, just_spoke) == "lost"
    assert remark(duel(0.99), 0, just_spoke.after("won", 0.97)) == ""


def test_without_numbers_it_has_nothing_to_say() -> None:
    assert remark((), 0, LONG, missed=1.0) == ""


def test_it_speaks_with_one_move_in_six_at_most() -> None:
    silence, spoken = Silence(), list[int]()
    for move in range(60):
        said = remark(duel(0.7 if move % 2 else 0.3), 0, silence, missed=0.3)
        spoken += [move] if said else []
        silence = silence.after(said, 0.5)
    assert spoken
    assert all(later - earlier > SILENT for earlier, later in pairwise(spoken))
    assert spoken[0] >= SILENT


def test_what_it_says_has_no_numbers_and_is_said_in_every_language() -> None:
    for kind in ("won", "good", "even", "bad", "lost", "slip"):
        said = [words(kind, Words("fly on", "voler")).to(lang) for lang in LANGUAGES]
        assert len(set(said)) == len(said)
        assert not any(sign.isdigit() or sign == "%" for sign in "".join(said))
    assert words("slip", Words("fly to c5", "voler en c5")).to("en") == "A slip: “fly to c5” was stronger."
    assert words("good", Words("", "")) == house("bot-mood-good")
