"""Bots: they see only their view, say what they weighed, and the greedy one is better than chance."""

from __future__ import annotations

import random

import comets
import pytest

import astroport
from astroport import AstroportError, Match, SeededLuck, bots


def share_of_greedy(game: str, matches: int) -> float:
    """What the greedy bot gets on average against the random one, both beginning equally often."""
    total = 0.0
    for seed in range(matches):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = astroport.start(game, seats=2, seed=seed)
        players = [bots.named(name, seed * 10 + seat) for seat, name in enumerate(names)]
        while not match.over:
            assert match.to_move is not None
            match.play(players[match.to_move].choose(match.view(match.to_move)).action)
        assert match.result is not None
        total += match.result[names.index("greedy")]
    return total / matches


@pytest.mark.parametrize(("game", "matches", "share"), [("sputnik", 20, 0.9), ("asteroid_escape", 60, 0.8)])
def test_greedy_beats_random(game: str, matches: int, share: float) -> None:
    assert share_of_greedy(game, matches) >= share


def test_same_seed_same_choice() -> None:
    view = astroport.start("sputnik", seats=3, seed=2).view(0)
    for name in bots.names():
        match = astroport.start("sputnik", seats=3, seed=1)
        view = match.view(match.awaited[0])
        assert bots.named(name, 4).choose(view) == bots.named(name, 4).choose(view)


def test_reasons_come_with_the_choice() -> None:
    match = astroport.start("sputnik", seats=3, seed=1)
    seat = match.awaited[0]
    choice = bots.named("greedy").choose(match.view(seat))
    assert choice.action is choice.weighed[0].action
    assert {weighed.action for weighed in choice.weighed} == set(match.actions())
    hopes = [weighed.expected[seat] for weighed in choice.weighed]
    assert hopes == sorted(hopes, reverse=True)
    assert all(sum(weighed.expected) == pytest.approx(1) for weighed in choice.weighed)


def test_a_bot_does_not_see_what_its_seat_cannot() -> None:
    """Two matches that look alike to a seat get the same choice from its bot."""
    for seed in range(10):
        match = Match(comets.GAME, 2, {"peek": False}, SeededLuck(seed))
        own = match.view(0).state[0].comet[0]
        twins = [Match(comets.GAME, 2, {"peek": False}, SeededLuck(other)) for other in range(40)]
        alike = [twin for twin in twins if twin.view(0).state[0].comet[0] == own]
        assert len({twin.state.tobytes() for twin in alike}) > 1
        assert len({bots.named("greedy", 1).choose(twin.view(0)).action for twin in alike}) == 1


def test_greedy_chases_the_biggest_comet() -> None:
    for seed in range(30):
        match = Match(comets.GAME, 2, {"peek": False}, SeededLuck(seed))
        if match.view(0).state[0].comet[0] == 5:
            assert str(bots.named("greedy").choose(match.view(0)).action) == "chase"


def test_unknown_bot() -> None:
    with pytest.raises(AstroportError, match="there is no bot 'deep'"):
        bots.named("deep")


def test_playouts_differ_even_where_an_action_ends_the_match() -> None:
    """An action that ends the match uses no luck; what is left of it must not be the same for the next world."""
    estimates = []
    for seed in range(40):
        match, luck = astroport.start("sputnik", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            ends = [_ends(match, action) for action in match.actions()]
            if ends[-1] and not all(ends):
                seat = match.awaited[0]
                choice = bots.named("greedy", seed).choose(match.view(seat))
                assert choice.weighed[0].expected[seat] == 1.0
                estimates += [w.expected[seat] for w in choice.weighed if not _ends(match, w.action)]
            match.play(luck.choice(match.actions()))
    assert len(estimates) > 20
    assert any(0.0 < estimate < 1.0 for estimate in estimates)


def _ends(match: Match, action: astroport.Action) -> bool:
    then = match.fork()
    then.play(action)
    return then.over
