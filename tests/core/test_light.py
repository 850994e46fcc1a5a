"""A match is light: forks share its log, it can be pickled, walked through again, and begun at any state."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import astroport
from astroport import AstroportError, Match, SeededLuck
from astroport.core.contract import SPECTATOR, Game
from astroport.core.log import PAGE

GAMES = [pytest.param(game, id=slug) for slug, game in astroport.catalogue().items()]
FAR = 3 * PAGE
every_game = pytest.mark.parametrize("game", GAMES)
tried = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(game: Game, seed: int, plies: int) -> Match:
    """A match of the game, so far into it."""
    seats = game.default_seats[seed % len(game.default_seats)]
    match = Match(game, seats, {}, SeededLuck(seed))
    go_on(match, seed, plies)
    return match


def go_on(match: Match, seed: int, plies: int) -> None:
    choose = random.Random(seed).choice
    while not match.over and match.ply < plies:
        seat = match.awaited[0]
        match.play(choose(match.numbers(seat)), seat)


def seen(match: Match) -> tuple[Any, ...]:
    """All there is to see of a match."""
    views = [match.view(seat) for seat in (*range(match.seats), SPECTATOR)]
    return (
        *(match.state.tobytes(), match.ply, match.log, match.awaited, match.to_move, match.over, match.result),
        *(match.actions(seat) for seat in range(match.seats)),
        *(view.state.tobytes() for view in views),
    )


@every_game
@given(seed=st.integers(0, 1000), plies=st.integers(0, FAR))
@tried
def test_a_match_comes_back_from_a_pickle_and_goes_on_alike(game: Game, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    again: Match = pickle.loads(pickle.dumps(match))
    assert again.game is game
    assert seen(again) == seen(match)
    assert seen(copy.copy(match)) == seen(copy.deepcopy(match)) == seen(match)
    ply = match.ply
    for each in (match, again):
        go_on(each, seed + 1, ply + PAGE)
        each.go_back(ply // 2)
    assert seen(again) == seen(match)
    assert again.record() == match.record()


@every_game
@given(seed=st.integers(0, 1000), plies=st.integers(0, FAR))
@tried
def test_views_and_actions_come_back_from_a_pickle(game: Game, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    for seat in (*range(match.seats), SPECTATOR):
        view = match.view(seat)
        for again in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
            assert (again.game, again.seats, again.seat, again.awaited) == (game, view.seats, seat, view.awaited)
            assert (again.options, again.actions) == (view.options, view.actions)
            assert again.state.tobytes() == view.state.tobytes()
            assert again.picture == view.picture
        for action in view.actions[:5]:
            again = pickle.loads(pickle.dumps(action))
            assert (again, hash(again), again.fields) == (action, hash(action), action.fields)
            match.fork().play(again, seat)
    assert pickle.loads(pickle.dumps(match.log)) == match.log


@every_game
@given(seed=st.integers(0, 1000), plies=st.integers(0, FAR), back=st.floats(0, 1))
@tried
def test_forks_share_a_log_and_none_changes_anothers(game: Game, seed: int, plies: int, back: float) -> None:
    match = played(game, seed, plies)
    kept = seen(match)
    forks = [match.fork() for _ in range(3)]
    earlier = match.fork(int(back * match.ply))
    for number, fork in enumerate([*forks, earlier]):
        go_on(fork, seed + number, fork.ply + PAGE + 1)
        alone = Match(game, match.seats, match.options, match.luck, deal=False)
        for move in fork.log:
            alone.follow(move.seat, move.action)
        assert seen(alone) == seen(fork)
    assert seen(match) == kept
    for fork in forks:
        fork.go_back(match.ply)
    assert [seen(fork) for fork in forks] == [kept] * 3


@every_game
@given(seed=st.integers(0, 1000), plies=st.integers(0, FAR), since=st.floats(0, 1), until=st.floats(0, 1))
@tried
def test_steps_go_through_what_was_played(game: Game, seed: int, plies: int, since: float, until: float) -> None:
    match = played(game, seed, plies)
    begin = int(since * match.ply)
    end = begin + int(until * (match.ply - begin))
    state = match.fork(begin, deal=False).state.tobytes()
    ply = begin
    for ply, step in enumerate(match.steps(begin, end), begin + 1):
        assert step.before.tobytes() == state
        assert step.move == match.log[ply - 1]
        state = step.after.tobytes()
        assert (step.match.ply, step.match.state.tobytes()) == (ply, state)
    assert ply == end
    assert match.fork(end, deal=False).state.tobytes() == state


@every_game
@given(seed=st.integers(0, 1000), plies=st.integers(0, FAR))
@tried
def test_a_match_begun_at_a_state_plays_on_like_the_one_it_is_of(game: Game, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    begun = Match.from_state(game, match.state, match.seats, dict(match.options), SeededLuck(seed))
    assert begun.ply == 0
    first = seen(begun)
    go_on(begun, seed, 2 * PAGE)
    for move in begun.log:
        match.follow(move.seat, move.action)
    assert match.state.tobytes() == begun.state.tobytes()
    assert (match.over, match.result) == (begun.over, begun.result)
    assert seen(pickle.loads(pickle.dumps(begun))) == seen(begun.fork()) == seen(begun)
    assert len(list(begun.steps())) == begun.ply
    list(begun.story())
    if begun.ply:
        begun.undo(sum(move.seat < match.seats for move in begun.log))
        assert seen(begun) == first


def test_a_match_begun_at_a_state_has_no_record_and_says_so() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    with pytest.raises(AstroportError, match="began at a given state"):
        Match.from_state(match.game, match.state, 2).record()
    with pytest.raises(ValueError, match="no state of sputnik"):
        Match.from_state(match.game, np.zeros(1, np.int64), 2)


def test_a_fork_takes_as_much_as_a_state_however_long_the_match() -> None:
    """The log of a long match is not copied: forks hold the very same pages."""
    match = played(astroport.game("escape_pods"), 1, 8 * PAGE)
    fork = match.fork()
    assert len(match._pages) == 8
    assert fork._pages is match._pages
    assert len(pickle.dumps(fork._octets)) < 8 * match.state.nbytes
