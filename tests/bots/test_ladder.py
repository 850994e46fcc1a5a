"""The levels people meet: named in every language, from weak to strong, in every game. docs/bots.md has the figures."""

from __future__ import annotations

import comets
import pytest

import astroport
from astroport import AstroportError, Match, SeededLuck, bots
from astroport.bots import Budget
from astroport.core.words import LANGUAGES

FIRST_WAY = 150  # actions
GAMES = [*astroport.catalogue().values(), comets.GAME]


def test_people_are_offered_four_levels_at_least() -> None:
    offered = bots.levels()
    assert len(offered) >= 4
    assert [level.name for level in offered] == [name for name in bots.names() if bots.level(name).offered]
    assert bots.DEFAULT_LEVEL in [level.name for level in offered]
    assert offered[-1].name == bots.STRONGEST == bots.names()[-1]
    for words in ([level.title for level in offered], [level.about for level in offered]):
        for lang in LANGUAGES:
            assert len({each.to(lang) for each in words}) == len(offered)


def test_a_level_is_a_budget() -> None:
    assert bots.level(bots.STRONGEST).budget.seconds == 3.0
    budgets = [level.budget.simulations or 0 for level in bots.levels()]
    assert budgets == sorted(budgets)
    for level in bots.levels():
        match = astroport.start("sputnik", seats=2, seed=1)
        choice = bots.named(level.name).choose(match.view(match.awaited[0]))
        assert 0 < choice.simulations <= (level.budget.simulations or 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("name", [level.name for level in bots.levels()])
def test_every_level_plays_every_game_with_any_number_of_seats(game: astroport.Game, name: str) -> None:
    """A match of the fewest to its end, the others on their first way."""
    for seats in game.default_seats:
        match = Match(game, seats, luck=SeededLuck(seats))
        players = [bots.named(name, seat) for seat in range(seats)]
        while not match.over and (match.ply < FIRST_WAY or seats == game.seats[0]):
            seat = match.awaited[0]
            choice = players[seat].choose(match.view(seat), Budget(simulations=20))
            assert choice.expected is not None
            match.play(choice.action, seat)


@pytest.mark.parametrize("weak", range(len(bots.levels()) - 1))
def test_a_level_beats_the_one_below(weak: int) -> None:
    """A short check, in the game with little luck; the arena measures it properly."""
    below, above = bots.levels()[weak : weak + 2]
    budget = Budget(simulations=3000) if above.name == bots.STRONGEST else bots.Budget()
    won = 0.0
    for number in range(12):
        match = astroport.start("sputnik", seats=2, seed=number // 2)
        names = [above.name, below.name] if number % 2 else [below.name, above.name]
        players = [bots.named(name, number) for name in names]
        while not match.over:
            seat = match.awaited[0]
            match.play(players[seat].choose(match.view(seat), budget if names[seat] == above.name else Budget()).action)
        assert match.result is not None
        won += match.result[names.index(above.name)]
    assert won >= 8


def test_the_strongest_makes_short_work_of_chance_in_galactica() -> None:
    """A short check with a hundredth of its thought; random players hardly ever bring the derelict home."""
    won = 0.0
    for number in range(20):
        match = astroport.start("galactica", seats=2, seed=number)
        players = [bots.named(bots.STRONGEST, number), bots.named("random", number)]
        while not match.over:
            seat = match.awaited[0]
            match.play(players[(seat + number) % 2].choose(match.view(seat), Budget(simulations=1000)).action)
        assert match.result is not None
        won += match.result[number % 2]
    assert won >= 19


def test_in_asteroyds_people_meet_somebody_who_captures() -> None:
    """The mistakes of the usual level leave programs that lead somewhere; the level below comes there less often."""
    captured = {bots.DEFAULT_LEVEL: 0, "cadet": 0}
    for number in range(4):
        match = astroport.start("asteroyds", seats=2, seed=number)
        names = [bots.DEFAULT_LEVEL, "cadet"] if number % 2 else ["cadet", bots.DEFAULT_LEVEL]
        players = [bots.named(name, number) for name in names]
        while not match.over:
            seat = match.awaited[0]
            match.play(players[seat].choose(match.view(seat)).action, seat)
        for seat, name in enumerate(names):
            captured[name] += int(match.state[0].score[seat])
    assert captured[bots.DEFAULT_LEVEL] >= 4
    assert captured[bots.DEFAULT_LEVEL] > captured["cadet"]


def test_alone_in_escape_pods_thought_brings_people_home() -> None:
    """With a fiftieth of its thought the strongest is a survivor no more; chance hardly saves anybody."""
    grades = {}
    for name in ("random", bots.STRONGEST):
        grades[name] = 0.0
        for number in range(8):
            match, player = astroport.start("escape_pods", seats=1, seed=number), bots.named(name, number)
            while not match.over:
                match.play(player.choose(match.view(0), Budget(simulations=2000)).action)
            assert match.result is not None
            grades[name] += match.result[0]
    assert grades["random"] == 0
    assert grades[bots.STRONGEST] >= 2


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_budget_of_time_has_an_end_and_is_not_nothing(seconds: float) -> None:
    with pytest.raises(AstroportError, match="seconds"):
        Budget(seconds=seconds)


@pytest.mark.parametrize("simulations", [0, -3, 2.5])
def test_a_budget_of_simulations_is_a_whole_number(simulations: float) -> None:
    with pytest.raises(AstroportError, match="simulations"):
        Budget(simulations=simulations)  # type: ignore[arg-type]


def test_who_has_nothing_to_choose_is_told_so() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    with pytest.raises(AstroportError, match="nothing to choose"):
        bots.named("pilot").choose(match.view(1 - match.awaited[0]))
