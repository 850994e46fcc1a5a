"""Our games as OpenSpiel's: its own checks, agreement with our matches, and its search on them."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import comets
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import astroport
from astroport import CHANCE, Game, Match, SeededLuck
from astroport.research import openspiel
from tests.bots.small_boards import board, view_of

SPUTNIK = astroport.game("sputnik")
ASTEROIDS = astroport.game("asteroid_escape")
VARIANTS = [
    (SPUTNIK, 2, {}),
    (SPUTNIK, 3, {"layout": "pyramid"}),
    (SPUTNIK, 4, {"teams": True}),
    (ASTEROIDS, 2, {}),
    (ASTEROIDS, 4, {"salvage": True}),
    (comets.GAME, 2, {"peek": False}),
    (comets.GAME, 3, {}),
]
EACH = pytest.mark.parametrize(
    ("game", "seats", "options"), VARIANTS, ids=[f"{game.slug}-{seats}" for game, seats, _ in VARIANTS]
)


def one_after_another(match: Match) -> int:
    """Who decides, in our numbers, when seats that choose at once are asked in turn; -4 when it is over."""
    if match.over:
        return -4
    return match.awaited[0] if match.awaited else CHANCE


def side_by_side(game: Game, seats: int, options: dict[str, object], seed: int) -> tuple[Match, pyspiel.State]:
    """The same beginning here and there."""
    match = Match(game, seats, options, SeededLuck(seed), deal=False)
    return match, openspiel.game(game, seats, options).new_initial_state()


@EACH
def test_openspiels_own_checks(game: Game, seats: int, options: dict[str, object]) -> None:
    pyspiel.random_sim_test(openspiel.game(game, seats, options), num_sims=3, serialize=True, verbose=False)


@EACH
def test_the_same_match_here_and_there(game: Game, seats: int, options: dict[str, object]) -> None:
    for seed in range(10):
        luck = random.Random(seed)
        match, state = side_by_side(game, seats, options, seed)
        while not match.over:
            seat = one_after_another(match)
            assert state.current_player() == (-1 if seat == CHANCE else seat)
            assert state.returns() == [0.0] * seats
            assert not state.is_terminal()
            numbers = sorted(match.numbers(seat))
            assert state.legal_actions() == numbers
            if seat == CHANCE:
                assert state.chance_outcomes() == [(number, 1 / len(numbers)) for number in numbers]
            else:
                assert state.observation_string(seat) == match.view(seat).state.tobytes().hex()
            action = luck.choice(numbers)
            assert state.action_to_string(action) == str(match.action(action))
            state.apply_action(action)
            match.follow(seat, match.action(action))
        assert match.result is not None
        assert state.is_terminal()
        assert state.returns() == pytest.approx([2 * result - 1 for result in match.result])
        assert state.history() == [move.action.number for move in match.log]


def test_loaded_by_name_with_parameters() -> None:
    game = pyspiel.load_game("astroport_sputnik(seats=4,teams=true,layout=pyramid)")
    assert game.num_players() == 4
    assert game.get_parameters() == {"seats": 4, "teams": True, "layout": "pyramid", "rockets": 1}
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert pyspiel.load_game("astroport_asteroid_escape").num_players() == 2
    with pytest.raises(astroport.InvalidOptionError, match="seats"):
        openspiel.game("sputnik", seats=9)
    assert {"astroport_sputnik", "astroport_asteroid_escape"} <= set(pyspiel.registered_names())


def test_a_fresh_interpreter_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered beyond the end of Python."""
    code = "import pyspiel; import astroport.research.openspiel; pyspiel.load_game('astroport_sputnik(seats=3)')"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@EACH
def test_copies_go_their_own_way(game: Game, seats: int, options: dict[str, object]) -> None:
    luck = random.Random(3)
    _, state = side_by_side(game, seats, options, 1)
    while not state.is_terminal():
        kept, before = state.clone(), state.serialize()
        seen = [state.information_state_string(seat) for seat in range(seats)]
        state.apply_action(luck.choice(state.legal_actions()))
        assert kept.serialize() == before
        assert [kept.information_state_string(seat) for seat in range(seats)] == seen
        kept.apply_action(luck.choice(kept.legal_actions()))
    assert pickle.loads(pickle.dumps(state)).returns() == state.returns()
    assert copy.deepcopy(state).history() == state.history()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = openspiel.game("sputnik").new_initial_state()
    before = state.observation_string(0)
    with pytest.raises(astroport.RefusedError, match="begin"):
        state.apply_action(0)
    assert state.observation_string(0) == before


def test_no_leak_in_what_a_seat_is_told() -> None:
    """Matches of Comets that look alike to a seat all along have the same strings for it, and the others differ."""
    game = openspiel.game(comets.GAME, 2, {"peek": False})
    dealt = [(mine, other, choice) for mine in range(5) for other in range(5) for choice in (0, 1) if mine != other]
    strings: dict[int, set[str]] = {}
    for mine, other, choice in dealt:
        state = game.new_initial_state()
        state.apply_action(other)
        state.apply_action(mine)
        state.apply_action(state.legal_actions()[choice])  # seat 0 chooses, and seat 1 does not see what
        assert state.current_player() == 1
        strings.setdefault(mine, set()).add(state.information_state_string(1) + state.observation_string(1))
    assert len(strings) == 5
    assert all(len(each) == 1 for each in strings.values())
    assert len(set.union(*strings.values())) == 5


def test_the_information_state_remembers() -> None:
    """Two ways to the same view are two information states."""
    game = openspiel.game("sputnik")
    begun = game.new_initial_state()
    begun.apply_action(begun.legal_actions()[0])
    by_view: dict[str, set[str]] = {}
    for seed in range(300):
        luck, state = random.Random(seed), begun.clone()
        for _ in range(12):
            state.apply_action(luck.choice(state.legal_actions()[:2]))
        by_view.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
    assert max(len(each) for each in by_view.values()) > 1


@EACH
def test_redealt_worlds_look_the_same(game: Game, seats: int, options: dict[str, object]) -> None:
    luck = random.Random(5)
    _, state = side_by_side(game, seats, options, 1)
    worlds = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            for seat in range(seats):
                other = state.resample_from_infostate(seat, luck.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.current_player() == state.current_player()
                if seat == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                again = other.resample_from_infostate(seat, luck.random)
                assert again.information_state_string(seat) == state.information_state_string(seat)
                worlds += other.turn.world().tobytes() != state.turn.world().tobytes()
        state.apply_action(luck.choice(state.legal_actions()))
    assert bool(worlds) == bool(game.secrets)


def test_the_tensor_of_an_observation() -> None:
    state = openspiel.game("sputnik", 3).new_initial_state()
    expected = np.frombuffer(bytes.fromhex(state.observation_string(1)), np.uint8)
    assert state.observation_tensor(1) == expected.tolist()


def search(state: pyspiel.State, simulations: int) -> pyspiel.SearchNode:
    bot = pyspiel.MCTSBot(state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 100, True, 1, False)
    return bot.mcts_search(state)


def test_openspiels_search_finds_a_win() -> None:
    """A flies to d2 and takes d4, and B has nowhere to go; every other way loses or goes on."""
    start = board("c1 d1 d2 d3 d4 d5 e1", ("d1", "d5"))
    match = astroport.start("sputnik", seats=2, seed=1)
    numbers = [match.action(f"fly {cell}").number for cell in ("c1", "d2", "e1")]
    state = openspiel.state(view_of(start, 0, numbers))
    assert state.legal_actions() == sorted(numbers)
    assert state.history() == []
    for _ in range(2):
        found = search(state, 2000).best_child()
        state.apply_action(found.action)
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def test_openspiels_search_with_several_players() -> None:
    state = openspiel.game("sputnik", 4).new_initial_state()
    state.apply_action(state.legal_actions()[2])
    root = search(state, 200)
    assert root.explore_count == 200
    assert {child.action for child in root.children} == set(state.legal_actions())
    assert all(child.player == 2 and -1 <= child.total_reward / child.explore_count <= 1 for child in root.children)


def test_openspiels_search_with_secrets() -> None:
    """Who was dealt the biggest comet chases it; who sees somebody else's world would not know."""
    game = openspiel.game(comets.GAME, 2, {"peek": False})
    state = game.new_initial_state()
    state.apply_action(2)
    state.apply_action(4)
    state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=200,
        random_state=np.random.RandomState(1),
    )
    assert state.action_to_string(int(bot.step(state))) == "chase"


def test_a_state_from_a_view() -> None:
    """Also of a seat that is not asked first: it is asked first there."""
    match = Match(comets.GAME, 3, {"peek": False}, SeededLuck(1))
    for seat in range(3):
        state = openspiel.state(match.view(seat), seed=3)
        assert state.current_player() == seat
        assert state.observation_string(seat) == match.view(seat).state.tobytes().hex()
        state.apply_action(state.legal_actions()[0])
        assert state.current_player() == (1 if seat == 0 else 0)
