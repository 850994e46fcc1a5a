"""The search: what it finds, what it cannot know, and how it keeps to its budget."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import comets
import numpy as np
import pytest

import astroport
from astroport import Match, SeededLuck, bots
from astroport.bots import Budget
from astroport.bots.search_bot import Findings, SearchBot, SearchParams, Tree, compiled
from astroport.core.compiling import plain
from astroport.core.seeds import generators
from astroport.core.view import View
from tests.bots import standoff
from tests.bots.small_boards import SEVEN, board, view_of
from tests.bots.standoff.state import WORTH

SPUTNIK = astroport.game("sputnik")
GAMES = [
    SPUTNIK,
    *map(astroport.game, ("asteroid_escape", "galactica", "escape_pods", "asteroyds")),
    comets.GAME,
]


def bot(seed: int = 0, threads: int = 1, **params: Any) -> SearchBot:
    return SearchBot("test", seed, SearchParams(**params), Budget(simulations=300), threads)


def at_the_first_choice(game: Any, seats: int, seed: int = 1) -> View:
    match = Match(game, seats, luck=SeededLuck(seed))
    return match.view(match.awaited[0])


HELPED = [(game, True) for game in GAMES] + [(SPUTNIK, False)]


@pytest.mark.parametrize(("game", "helped"), HELPED, ids=lambda each: getattr(each, "slug", str(each)))
def test_weighs_what_may_be_done_and_counts_every_simulation(game: Any, helped: bool) -> None:
    view = at_the_first_choice(game, 2)
    choice = bot(helped=helped).choose(view, Budget(simulations=1000))
    assert choice.action in view.actions
    assert {each.action for each in choice.weighed} <= set(view.actions)
    assert choice.simulations <= 1000
    assert sum(each.share for each in choice.weighed) == pytest.approx(1)
    for each in choice.weighed:
        assert sum(each.expected) == pytest.approx(1, abs=1e-3)
    assert choice.expected == choice.weighed[0].expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_compiled_and_plain_search_agree(game: Any) -> None:
    """The same simulations in the interpreter and compiled leave the same tree."""
    view = at_the_first_choice(game, 2)
    found = []
    ways: list[Any] = [lambda function: function, plain]
    for way in ways:
        tree, rng, totals = Tree(game, most_nodes=64), generators(3)[0].copy(), np.zeros(game.seats[-1])
        module: Any = compiled(game)[1]
        own = (tree.worlds, tree.words, tree.nodes, tree.edges, tree.slots)
        numbers = SearchParams().numbers_for(game)
        way(module.search)(view.state, view.seat, *own, tree.book, rng, numbers, 40, totals)
        used = int(tree.book[1])
        found.append((rng.tolist(), tree.edges["action"][:used].tolist(), tree.edges["visits"][:used].tolist()))
        assert totals.sum() == pytest.approx(40, abs=1e-3)
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_same_seed_same_choice(game: Any) -> None:
    view = at_the_first_choice(game, 2)
    first, again = (bot(5).choose(view, Budget(simulations=2000)) for _ in range(2))
    assert first == again


def test_knows_for_sure_where_everything_can_be_counted() -> None:
    """On seven galaxies the search comes to an end by itself, and what it expects is no estimate any more."""
    state = board(SEVEN["flower"], ("d4", "c3"))
    seat = int(state[0].turn)
    choice = bots.named("admiral").choose(_view(state, seat), Budget(simulations=200_000))
    assert choice.simulations < 200_000
    assert choice.expected in ((0.0, 1.0), (1.0, 0.0))


def _view(state: Any, seat: int) -> View:
    from astroport.core.compiled_game import compiled_game

    buffer = compiled_game(SPUTNIK).buffer()
    buffer[0]["state"] = state[0]
    out = np.empty(SPUTNIK.codec.count, np.int16)
    count = compiled_game(SPUTNIK).legal_for(buffer, seat, out)
    return view_of(state, seat, out[:count].tolist())


def test_takes_a_win_and_flees_a_loss() -> None:
    """Wherever an action ends a match of Sputnik at once with a win, that is what it plays."""
    seen = 0
    for seed in range(40):
        match = astroport.start("sputnik", seats=2, seed=seed)
        walker = bots.named("random", seed)
        while not match.over:
            seat = match.awaited[0]
            wins = [action for action in match.actions() if _result(match, action, seat) == 1.0]
            if wins:
                choice = bot(seed).choose(match.view(seat), Budget(simulations=300))
                assert choice.expected is not None
                assert choice.expected[seat] == 1.0
                seen += 1
            match.play(walker.choose(match.view(seat)).action)
    assert seen > 20


def _result(match: Match, action: astroport.Action, seat: int) -> float | None:
    then = match.fork()
    then.play(action)
    return then.result[seat] if then.result else None


def test_does_not_see_what_its_seat_cannot() -> None:
    """Two matches that look alike to a seat get the same choice, with the same numbers."""
    for seed in range(5):
        match = Match(comets.GAME, 2, {"peek": False}, SeededLuck(seed))
        own = match.view(0).picture
        twins = [Match(comets.GAME, 2, {"peek": False}, SeededLuck(other)) for other in range(40)]
        alike = [twin for twin in twins if twin.view(0).picture == own]
        assert len({twin.state.tobytes() for twin in alike}) > 1
        assert len({bot(1).choose(twin.view(0)) for twin in alike}) == 1


def strategy(params: dict[str, Any], seat: int, simulations: int) -> Any:
    """How often each sign of Standoff is shown, by bots that differ in their seed alone."""
    match = Match(standoff.GAME, 2)
    if params["matches_regrets"]:  # it says itself how often
        seeker = bot(1, **params)
        seeker.choose(match.view(seat), Budget(simulations=simulations))
        strategy = Findings(match.view(seat), seeker._trees).strategy
        return strategy / strategy.sum()
    shown: Counter[int] = Counter()
    for seed in range(30):
        choice = bot(seed, **params).choose(match.view(seat), Budget(simulations=simulations))
        shown[choice.action.number] += 1
    return np.array([shown[sign] for sign in range(3)]) / 30


def exploited(params: dict[str, Any], simulations: int = 20_000) -> float:
    """What somebody who knows how often each sign is shown could win more than fairness allows, over both seats."""
    first, second = (strategy(params, seat, simulations) for seat in range(2))
    return float((WORTH @ second).max() - (first @ WORTH).min())


def test_choosing_at_once_is_not_foreseeable() -> None:
    """Matching regrets comes close to the fair mixture; each going by its own bounds does not come as close."""
    matching, bounds = (exploited({"matches_regrets": way}) for way in (True, False))
    assert matching < 0.05
    assert matching < bounds


def test_a_choice_made_before_does_not_show() -> None:
    """To choose second, while the first choice is hidden, is to choose among redealt first choices."""
    chosen = set()
    for sign in range(3):
        match = Match(standoff.GAME, 2)
        match.play(match.actions(0)[sign], 0)
        chosen.add(bot(4).choose(match.view(1)).action)
    assert len(chosen) == 1


def test_the_next_search_builds_on_the_last_one() -> None:
    match = astroport.start("sputnik", seats=2, seed=3)
    seeker = bot(1)
    seat = match.awaited[0]
    match.play(seeker.choose(match.view(seat), Budget(simulations=2000)).action)
    known = Findings(match.view(seat), seeker._trees).visits.sum()
    assert known > 500
    seeker.choose(match.view(seat), Budget(simulations=100))
    assert Findings(match.view(seat), seeker._trees).visits.sum() > known


def test_what_was_secret_is_not_built_on() -> None:
    match = Match(astroport.game("asteroid_escape"), 2, luck=SeededLuck(1))
    seeker = bot(1)
    seat = match.awaited[0]
    seeker.choose(match.view(seat), Budget(simulations=500))
    seeker.choose(match.view(seat), Budget(simulations=100))
    assert seeker._trees[0].simulations == 100


def test_a_full_tree_still_answers() -> None:
    view = at_the_first_choice(SPUTNIK, 4)
    tree = Tree(SPUTNIK, most_nodes=16)
    totals = tree.grow(view, generators(1)[0], SearchParams().numbers_for(SPUTNIK), 2000)
    assert totals.sum() == pytest.approx(2000)
    assert tree.simulations == 2000
    assert tree.crowded
    assert Findings(view, [tree]).visits.sum() > 1900


def test_large_choices_widen_with_thought() -> None:
    """Where there are many actions, a few are tried first, and all of them in the end."""
    match = Match(astroport.game("asteroid_escape"), 2, luck=SeededLuck(1))
    view = match.view(match.awaited[0])
    assert len(view.actions) > 40
    tried = [
        len(bot(2, explores=2.0, widens_from=6, widens=1.0).choose(view, Budget(simulations=n)).weighed)
        for n in (25, 400, 20_000)
    ]
    assert tried[0] < 15
    assert tried[0] < tried[1] < tried[2] == len(view.actions)


def test_threads_share_the_work() -> None:
    view = at_the_first_choice(SPUTNIK, 4)
    choice = bot(1, threads=3).choose(view, Budget(simulations=3000))
    assert choice.simulations >= 1000
    assert choice.action in view.actions


def test_a_budget_in_time_is_kept_and_thought_can_be_dropped_at_any_slice() -> None:
    view = at_the_first_choice(SPUTNIK, 4)
    seeker = bot(1)
    seeker.choose(view)  # compiled now
    begin = time.perf_counter()
    choice = seeker.choose(view, Budget(seconds=0.2))
    assert time.perf_counter() - begin < 2.0
    assert choice.simulations > 100
    pondering = seeker.ponder(view, Budget(seconds=60.0))
    next(pondering)
    pondering.close()
    assert time.perf_counter() - begin < 10.0


def test_one_possibility_needs_no_thought() -> None:
    view = at_the_first_choice(SPUTNIK, 4)
    alone = View(view.game, view.seats, view.options, view.seat, view.state, view.awaited, view.actions[:1])
    choice = bot(1).choose(alone, Budget(simulations=1_000_000))
    assert choice.action is view.actions[0]
    assert choice.simulations < 1000


def test_a_line_can_be_played() -> None:
    """What is expected after a move is legal, move after move."""
    for seed in range(5):
        match = astroport.start("sputnik", seats=3, seed=seed)
        choice = bot(seed).choose(match.view(match.awaited[0]), Budget(simulations=5000))
        match.play(choice.action)
        assert choice.line
        for reply in choice.line:
            match.play(reply.action, reply.seat)


def test_luck_and_secrets_end_a_line() -> None:
    match = Match(astroport.game("asteroid_escape"), 2, luck=SeededLuck(2))
    while match.actions()[0].kind != "lay":
        match.play(match.actions()[-1])
    assert bot(1).choose(match.view(match.awaited[0]), Budget(simulations=2000)).line == ()


def test_a_beginner_errs_and_the_others_do_not() -> None:
    match = astroport.start("sputnik", seats=2, seed=8)
    view = match.view(match.awaited[0])
    by_beginners = [bots.named("cadet", seed).choose(view) for seed in range(30)]
    assert any(choice.action is not choice.weighed[0].action for choice in by_beginners)
    by_others = [bot(seed).choose(view) for seed in range(10)]
    assert all(choice.action is choice.weighed[0].action for choice in by_others)
