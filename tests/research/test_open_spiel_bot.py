"""OpenSpiel's search as the opponent of our benchmarks: it plays our games, and well."""

from __future__ import annotations

import comets
import pytest
from bench.open_spiel_bot import OpenSpielMCTS
from bench.versus import Task, play

import astroport
from astroport import Match, SeededLuck, bots
from astroport.arena.ratings import wilson
from astroport.bots import Budget
from tests.bots.small_boards import board, view_of


@pytest.mark.parametrize("budget", [Budget(simulations=30), Budget(seconds=0.01)], ids=["simulations", "seconds"])
@pytest.mark.parametrize(
    "match",
    [
        astroport.start("sputnik", seats=3, seed=1),
        astroport.start("asteroid_escape", seats=2, seed=1),
        Match(comets.GAME, 3, {"peek": False}, SeededLuck(1)),
    ],
    ids=lambda match: match.game.slug,
)
def test_an_action_for_any_seat_that_is_awaited(match: Match, budget: Budget) -> None:
    for seat in match.awaited:
        choice = OpenSpielMCTS(1).choose(match.view(seat), budget)
        assert choice.action in match.actions(seat)
        assert choice.simulations > 0


def test_it_takes_a_win() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    numbers = [match.action(f"fly {cell}").number for cell in ("c1", "d2", "e1")]
    view = view_of(board("c1 d1 d2 d3 d4 d5 e1", ("d1", "d5")), 0, numbers)
    assert str(OpenSpielMCTS(1).choose(view, Budget(simulations=1000)).action) == "fly d2"


def test_it_is_better_than_chance() -> None:
    won, matches = 0.0, 10
    for number in range(matches):
        match, own = astroport.start("sputnik", seats=2, seed=number), number % 2
        stray, searching = bots.named("random", number), OpenSpielMCTS(number)
        while not match.over:
            seat = match.awaited[0]
            bot = searching if seat == own else stray
            match.play(bot.choose(match.view(seat), Budget(simulations=50)).action)
        assert match.result is not None
        won += match.result[own]
    assert won / matches >= 0.8


def test_a_match_of_the_benchmark() -> None:
    tally = play(Task("sputnik", 3, Budget(simulations=5)))
    assert tally.matches == 1
    assert tally.share in (0.0, 1.0)
    assert 5 >= tally.theirs.simulations / tally.theirs.moves > 1
    _, low, high = wilson(45, 50)
    assert 0.78 < low < 0.9 < high < 0.96
