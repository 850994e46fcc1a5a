"""Two worlds that differ only in what is hidden from a listener: what bots say, and when, does not tell them apart."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from numpy.typing import NDArray

import astroport
from astroport import Match, SeededLuck, bots
from astroport.core.contract import Game
from astroport.core.log import Move
from astroport.core.match import Step
from astroport.core.seeds import generators
from astroport.core.words import Words
from astroport.server import thinking
from astroport.server.thinking import Thinkers, pace
from astroport.table import entries, reasoning
from astroport.table.past import Event

SECRETIVE = [game for game in astroport.catalogue().values() if game.secrets]
NAMES = [Words(letter, letter) for letter in "ABCDEFGH"]
PAIRS = 24  # of each game


def in_world(match: Match, state: NDArray[Any]) -> Match:
    other = match.fork()
    other._buffer[0].state = state[0]
    return other


def seen(match: Match, seat: int) -> bytes:
    return match.view(seat).state.tobytes()


def pairs(game: Game) -> Iterator[tuple[Match, Match, int, int, str]]:
    """Two worlds that look the same to a listener, before a bot on another seat plays the same in both."""
    luck, rng = random.Random(7), generators(7)[0]
    variants = [(seats, options) for seats, options in game.variants() if seats > 1]
    for number in range(1000):
        seats, options = luck.choice(variants)
        match = Match(game, seats, options, SeededLuck(number))
        for _ in range(luck.randrange(40)):
            if match.over:
                break
            seat = luck.choice(match.awaited)
            match.play(luck.choice(match.actions(seat)), seat)
        if match.over:
            continue
        bot = luck.choice(match.awaited)
        listener = luck.choice([seat for seat in range(seats) if seat != bot])
        world = match.view(listener).state.copy()
        reasoning.redealing(game)(world, listener, rng)
        other = in_world(match, world)
        if world.tobytes() == match.state.tobytes() or bot not in other.awaited:
            continue
        both = [each.text for each in match.view(bot).actions if other.why_not(each, bot) is None]
        if both:
            yield match, other, listener, bot, luck.choice(both)


def account(match: Match, seat: int, action: str, simulations: int) -> tuple[reasoning.Account | None, Match]:
    """What everybody is told of a bot's move, from the move as it is kept; and the match after it."""
    after = match.fork()
    after.follow(seat, after.action(action))
    own = [entries.Weighed(each.text, [simulations / 1e6] * match.seats) for each in match.view(seat).actions]
    public = [round(share, 4) for share in bots.evaluate(after, 200)]
    why = entries.Reasons("pilot", own, [(seat, action)], simulations, public)
    entry = entries.Acted(seat, action, [], reasons=why)
    step = Step(match.state, Move(seat, match.action(action)), after.state, after)
    names = tuple(NAMES[: match.seats])
    event = Event(9, 0, entry, after.ply, (step,), names, (None,) * match.seats)
    return reasoning.account(after, event, whole=False), after


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.slug)
def test_what_a_bot_says_to_all_is_the_same_in_both(game: Game) -> None:
    """Its numbers, its sentence, how much it has thought; unless the move itself shows something of what was hidden."""
    compared = 0
    for one, other, listener, bot, action in pairs(game):
        said, after = account(one, bot, action, 1000)
        said_there, after_there = account(other, bot, action, 77)
        if seen(after, listener) != seen(after_there, listener):
            continue
        assert said == said_there
        assert said is not None
        assert said.simulations == 0
        compared += 1
        if compared == PAIRS:
            return
    raise AssertionError(f"only {compared} pairs")


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.slug)
def test_a_hint_comes_of_what_its_player_sees(game: Game) -> None:
    """With the same seeds it is the same in both worlds, to the last simulation."""
    for number, (one, other, listener, _, _) in enumerate(pairs(game)):
        if listener in one.awaited:
            budget = bots.Budget(simulations=200)
            first, second = (bots.named("admiral", 5).choose(each.view(listener), budget) for each in (one, other))
            assert first == second
        if number == PAIRS:
            return


def test_when_a_bot_answers_is_settled_by_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long its hand made it think: not before its pace, and what it waits for is computed without a view."""
    clock, slept = [100.0], list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(round(clock[0] + seconds, 6))

    async def play(took: float, level: str) -> float:
        thinkers, match = Thinkers(threads=1), Match(astroport.game("asteroid_escape"), 2, luck=SeededLuck(1))
        clock[0] = 100.0

        async def choose(*_: object) -> thinking.Thought:
            clock[0] += took
            return thinking.Thought(match.actions()[0].text, entries.Reasons(level, [], [], 0))

        async def think(_task: object) -> tuple[float, ...]:
            return (0.5, 0.5)

        monkeypatch.setattr(thinkers, "_choose", choose)
        monkeypatch.setattr(thinkers, "_think", think)
        await thinkers.play(level, match, match.awaited[0])
        return slept[-1]

    async def both() -> None:
        for level in bots.levels():
            due = [await play(took, level.name) for took in (0.0, 0.001, 0.1)]
            assert due == [round(100 + pace(level.budget), 6)] * 3

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    asyncio.run(both())


def test_the_pace_of_a_level_leaves_time_for_its_thought() -> None:
    paces = [pace(level.budget) for level in bots.levels()]
    assert paces == sorted(paces)
    assert 0.1 < paces[0] < 0.3
    assert 1 < paces[-1] < 3
    assert pace(bots.Budget(seconds=0.5, simulations=100_000)) == 0.5
