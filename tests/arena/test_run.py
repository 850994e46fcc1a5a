"""The arena as a library: the same matches everywhere, and bots that break down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest

import astroport
from astroport import arena
from astroport.arena import Results, summary
from astroport.arena.playing import Thought
from astroport.bots import Bot, Budget, Choice, Level, bot
from astroport.core.errors import AstroportError
from astroport.core.view import View
from astroport.core.words import Words


class Fragile(Bot):
    """Breaks down at its third choice."""

    name = "fragile"

    def __init__(self, seed: int) -> None:
        self.choices = 0

    def choose(self, view: View, budget: Budget = bot.DEFAULT) -> Choice:
        self.choices += 1
        if self.choices == 3:
            raise ZeroDivisionError("out of\nfuel")
        return Choice(view.actions[0])


class Cheat(Bot):
    """Plays what it may not."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, budget: Budget = bot.DEFAULT) -> Choice:
        return Choice(next(each for each in view.game.state.lexicon(2, view.options) if each not in view.actions))


@pytest.fixture
def troublemakers() -> Iterator[None]:
    for make in (Fragile, Cheat):
        bot.maker(Level(make.name, Words("Trouble", "Ennui"), Words("", "")))(make)
    yield
    for make in (Fragile, Cheat):
        del bot._makers[make.name], bot._levels[make.name]


def outcomes(results: Results) -> list[Any]:
    return [(each.fixture, each.result, each.plies) for each in results.played]


def run(game: str, **given: Any) -> Results:
    usual: dict[str, Any] = {"bots": ["random", "greedy"], "matches": 6, "simulations": 60, "jobs": 1}
    return arena.run(game, **usual | given)


def test_the_same_whatever_the_number_of_jobs() -> None:
    alone, together = run("sputnik", matches=12), run("sputnik", matches=12, jobs=2)
    assert outcomes(alone) == outcomes(together)
    assert len(alone.finished) == 12
    assert [row.rating for row in alone.rows] == [row.rating for row in together.rows]
    assert outcomes(run("sputnik", matches=12, seed=1)) != outcomes(alone)


def test_one_ply_ahead_is_better_than_none() -> None:
    results = run("sputnik", matches=20)
    best, worst = results.rows
    assert (best.bot, best.rank, worst.bot, worst.rank) == ("greedy", 1, "random", 2)
    assert best.rating.low > worst.rating.high
    duel = results.duels["greedy", "random"]
    assert duel.score.low > 0.5
    assert duel.score.value + results.duels["random", "greedy"].score.value == pytest.approx(1)
    assert best.matches == worst.matches == duel.matches == 20
    assert best.thought.choices > 100
    assert best.thought.longest >= best.thought.seconds / best.thought.choices > 0
    assert results.each == results.planned == 20


@pytest.mark.parametrize(("game", "seats", "options"), [("asteroid_escape", 3, {}), ("sputnik", 4, {"teams": True})])
def test_several_seats(game: str, seats: int, options: dict[str, object]) -> None:
    results = run(game, seats=seats, options=options, matches=seats)
    assert results.system == "plackett-luce"
    assert len(results.finished) == results.planned
    assert {len(each.fixture.bots) for each in results.played} == {seats}
    assert all(0 <= row.rating.low < row.rating.value < row.rating.high for row in results.rows)
    json.dumps(results.to_json())


def test_partners_are_one_bot() -> None:
    results = run("sputnik", seats=4, options={"teams": True}, matches=19)
    assert results.contest.sides == [[0, 2], [1, 3]]
    assert results.each == results.planned == results.duels["greedy", "random"].matches == 20
    assert {each.fixture.bots[:2] for each in results.played} == {("greedy", "random"), ("random", "greedy")}
    assert all(each.fixture.bots[:2] == each.fixture.bots[2:] for each in results.played)
    assert results.duels["greedy", "random"].score.value > 0.5
    assert "Allies are one and the same bot." in summary.notes(results, "en")[2]


def test_the_same_bots_on_both_sides_tell_nothing() -> None:
    results = run("sputnik", seats=4, options={"teams": True}, matches=4)

    def seated(*bots: str) -> Results:
        """As if these had sat there, and the first side had won."""
        played = [replace(each, result=(1, 0, 1, 0)) for each in results.played]
        return replace(results, played=tuple(replace(e, fixture=replace(e.fixture, bots=bots)) for e in played))

    mixed = seated("greedy", "greedy", "random", "random")
    assert mixed.duels["greedy", "random"].matches == 0
    assert [row.score for row in mixed.rows] == [None, None]
    assert [row.rating for row in mixed.rows] == [row.rating for row in replace(results, played=()).rows]
    partly = seated("greedy", "random", "greedy", "greedy")  # two of a kind beat a mixture
    assert partly.duels["greedy", "random"].score.value == 1
    assert partly.rows[0].rating.value > partly.rows[1].rating.value


@pytest.mark.usefixtures("troublemakers")
def test_a_bot_that_breaks_down_is_named_and_the_others_go_on() -> None:
    results = run("sputnik", bots=["random", "greedy", "fragile"], matches=4)
    assert len(results.played) == 12
    assert len(results.breakdowns) == 8
    assert results.duels["greedy", "random"].matches == 4
    number, broken = results.breakdowns[0]
    assert broken.bot == "fragile"
    assert broken.why == "ZeroDivisionError: out of fuel"
    assert results.played[number - 1].fixture.bots[broken.seat] == "fragile"
    assert astroport.load(broken.record).ply == broken.ply
    silent = next(row for row in results.rows if row.bot == "fragile")
    assert (silent.score, silent.matches) == (None, 0)


@pytest.mark.usefixtures("troublemakers")
def test_a_bot_that_cheats_has_broken_down() -> None:
    results = run("sputnik", bots=["random", "cheat"], matches=2)
    assert len(results.breakdowns) == 2
    assert results.breakdowns[0][1].why.startswith("RefusedError: ")


def test_stopped_early() -> None:
    def stop(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    results = run("sputnik", matches=20, advance=stop)
    assert results.interrupted
    assert (len(results.finished), results.planned) == (5, 20)
    assert outcomes(results) == outcomes(run("sputnik", matches=20))[:5]


def test_time_for_a_turn_reaches_the_bots() -> None:
    assert run("sputnik", seconds=0.5, matches=2).contest.budget == Budget(0.5, 60)
    assert "--seconds 0.5 --simulations 60" in run("sputnik", seconds=0.5, matches=2).command


def test_thoughts_add_up() -> None:
    assert Thought(1, 2, 0.75) + Thought(3, 4, 2) == Thought(4, 6, 2)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"bots": ["random"]}, "two bots at least"),
        ({"bots": []}, "two bots at least"),
        ({"bots": ["random", "random"]}, "'random' is named twice"),
        ({"bots": ["random", "genius"]}, "there is no bot 'genius'"),
        ({"seats": 9}, "2 to 6 seats, not 9"),
        ({"matches": 0}, "0 matches"),
        ({"matches": 2.5}, "2.5 matches"),
        ({"jobs": 0}, "0 jobs"),
        ({"jobs": 1.5}, "1.5 jobs"),
        ({"seconds": 0}, "0 seconds"),
        ({"seconds": -1}, "-1 seconds"),
        ({"seconds": float("nan")}, "nan seconds"),
        ({"seconds": float("inf")}, "inf seconds"),
        ({"simulations": 0}, "0 simulations"),
        ({"simulations": 2.5}, "2.5 simulations"),
        ({"options": {"layout": "round"}}, "not one of classic, pyramid"),
        ({"ray": "somewhere"}, "HOST:PORT"),
        ({"ray": "127.0.0.1:1"}, "nobody answers there"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_played(given: dict[str, Any], complaint: str) -> None:
    if "ray" in given and find_spec("ray") is None:
        pytest.skip("ray is not installed")
    with pytest.raises(AstroportError, match=complaint):
        run("sputnik", **given)


def test_alone_nobody_is_beaten() -> None:
    with pytest.raises(AstroportError, match="two seats at least"):
        run("escape_pods", seats=1)
    assert arena.contest_of("escape_pods", ["random", "cadet"]).seats == 2


@pytest.mark.parametrize(
    ("module", "extra", "given"), [("openskill", "arena", {"seats": 3}), ("ray", "cluster", {"ray": "local"})]
)
def test_what_must_be_installed(
    module: str, extra: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == module else object())
    with pytest.raises(AstroportError, match=rf"{module} is not installed: .*'\.\[{extra}\]'"):
        run("sputnik", **given)
