"""Our figures beside the peers', in one run on one core.

    make bench

Each figure is measured several times in turns with its peer and the best of each is taken, so that a noisy machine
disturbs both alike. What we promise is a ratio; a promise that is not kept makes this command fail.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3
from rich.console import Console
from rich.table import Table

import astroport
from astroport import Action, Match
from astroport.core.compiling import njit
from astroport.core.contract import Game, Value
from astroport.research.simulate import simulate
from bench.games import EASIEST, SHELF, figures
from bench.promises import Promise, promises

SEATS = 4
SECONDS = 0.7  # of each measurement
ROUNDS = 4
RANDOM = random.Random(1)
PEERS = ("breakthrough", "amazons", "hex")
HALFWAY = 20  # plies into a match, where it is copied


def for_a_while(play_one: Callable[[int], int]) -> float:
    """How many a second: calls with 0, 1, 2 … until the time is up, adding up what they return."""
    done, begin, number = 0, time.perf_counter(), 0
    while time.perf_counter() - begin < SECONDS:
        done += play_one(number)
        number += 1
    return done / (time.perf_counter() - begin)


def native(game: Game, options: Mapping[str, Value] | None = None) -> Callable[[int], int]:
    """Actions of random matches in compiled code."""

    def play_many(number: int) -> int:
        return simulate(game, SEATS, options, matches=5000, seed=number).actions

    return play_many


def in_python(game: Game, listed: Callable[[Match], Sequence[Action | int]]) -> Callable[[int], int]:
    """Actions of one random match through the Python API, listed as named objects or as numbers."""

    def play_one(number: int) -> int:
        match = astroport.start(game.slug, seats=SEATS, seed=number)
        choice = RANDOM.choice
        while not match.over:
            match.play(choice(listed(match)))
        return match.ply

    return play_one


def together_by_number(game: Game) -> Callable[[int], int]:
    """The same where several seats may be awaited at once: the first of them acts."""

    def play_one(number: int) -> int:
        match = astroport.start(game.slug, seats=SEATS, seed=number)
        choice = RANDOM.choice
        while not match.over:
            seat = match.awaited[0]
            match.play(choice(match.numbers(seat)), seat)
        return match.ply

    return play_one


def open_spiel(name: str) -> Callable[[int], int]:
    """Actions of one random match of a game of OpenSpiel, driven from Python."""
    game = pyspiel.load_game(name)

    def play_one(_number: int) -> int:
        state, plies = game.new_initial_state(), 0
        choice = RANDOM.choice
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            plies += 1
        return plies

    return play_one


def fork(game: Game) -> Callable[[int], int]:
    """Forks of a match that has gone on for a while."""
    match = astroport.start(game.slug, seats=SEATS, seed=1)
    while match.ply < HALFWAY:
        seat = match.awaited[0]
        match.play(match.numbers(seat)[0], seat)
    return many(match.fork)


def clone(name: str) -> Callable[[int], int]:
    """Clones of a state of OpenSpiel's, as far into its match."""
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(HALFWAY):
        state.apply_action(state.legal_actions()[0])
    return many(state.clone)


def connect_four(_number: int) -> int:
    """Actions of one random match of PettingZoo's connect four."""
    env = connect_four_v3.env()
    env.reset()
    plies = 0
    for _agent in env.agent_iter():
        observed, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(RANDOM.choice(np.flatnonzero(observed["action_mask"]).tolist()))
            plies += 1
    return plies


@njit
def copy_states(states, times):  # type: ignore[no-untyped-def]
    """Copy states from one to the next, round and round."""
    for _ in range(times):
        for i in range(states.shape[0] - 1):
            states[i + 1] = states[i]
        states[0] = states[-1]
    return times * states.shape[0]


def copies(number: int) -> int:
    """Copies of a state in compiled code."""
    return int(copy_states(np.zeros(100, EASIEST.state.STATE), 10_000 + number))  # type: ignore[no-untyped-call]


def many(call: Callable[[], object]) -> Callable[[int], int]:
    """A thousand calls."""

    def calls(_number: int) -> int:
        for _ in range(1000):
            call()
        return 1000

    return calls


def seconds_of(code: str) -> float:
    """The best of three fresh interpreters: what a piece of code takes by its own account."""
    call = [sys.executable, "-c", f"import time; t = time.perf_counter()\n{code}\nprint(time.perf_counter() - t)"]
    runs = [subprocess.run(call, capture_output=True, text=True, check=True).stdout for _ in range(3)]
    return min(float(run.split()[-1]) for run in runs)


def main() -> int:
    """Measure in turns, print the table, and say whether every promise is kept."""
    played: dict[str, Callable[[int], int]] = {
        **{row: play for game in SHELF for row, play in rows_of(game).items()},
        BY_NAME: in_python(EASIEST, Match.actions),
        **{name: open_spiel(name) for name in PEERS},
        "connect four": connect_four,
    }
    forked = {copied(game.name.to("en")): fork(game) for game in SHELF} | {copied(name): clone(name) for name in PEERS}
    measured = {**played, **forked, "copies": copies}
    best = dict.fromkeys(measured, 0.0)
    console = Console(width=120)
    with console.status("measuring…") as status:
        for turn in range(ROUNDS):
            for name, play_one in measured.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {name}")
                if turn == 0:
                    play_one(0)
                best[name] = max(best[name], for_a_while(play_one))
    peer = max(PEERS, key=lambda name: best[name])
    table = Table(title="actions a second, random play, one core", title_justify="left")
    clones = max(best[copied(name)] for name in PEERS)
    for heading in ("", "actions/s", f"× {peer}", "× connect four", "forks/s", "× clone()"):
        table.add_column(heading, justify="left" if not heading else "right")
    rows = {name: f"OpenSpiel {name}, from Python" for name in PEERS} | {"connect four": "PettingZoo connect four"}
    for name in played:
        ratios = (f"{best[name] / best[against]:.2f}" for against in (peer, "connect four"))
        whose = next((game.name.to("en") for game in SHELF if name.startswith(game.name.to("en"))), name)
        forks = best.get(copied(whose))
        pace = (f"{forks:,.0f}", f"{forks / clones:.2f}") if forks else ("", "")
        table.add_row(rows.get(name, name), f"{best[name]:,.0f}", *ratios, *pace)
    console.print(table)
    print(f"forks: match.fork() after {HALFWAY} plies; OpenSpiel's: state.clone(), from Python")
    print(f"copying a state in compiled code: {1e9 / best['copies']:.1f} ns\n")
    made = [promise for game in SHELF for promise in promised(game, best)]
    return promises(
        (f"native play against OpenSpiel's best ({peer})", best[NATIVE] / best[peer], 20, "at least", "times"),
        (f"Python API against OpenSpiel's best ({peer})", best[BY_NUMBER] / best[peer], 1, "at least", "times"),
        *made,
        ("import astroport", seconds_of("import astroport"), 1.5, "at most", "s"),
        ("first move, compiled before", seconds_of(FIRST_MOVE), 2, "at most", "s"),
    )


def rows_of(game: Game) -> dict[str, Callable[[int], int]]:
    """What is measured of a game, by the heading of its row."""
    variants = {"": {}, **figures(game).variants}
    compiled = {row(game, "native", called): native(game, options) for called, options in variants.items()}
    numbered = together_by_number(game) if game.plan else in_python(game, Match.numbers)
    return {**compiled, row(game, "Python, match.numbers()"): numbered}


def copied(name: str) -> str:
    """What the copies of a game are kept under."""
    return f"copies of {name}"


def row(game: Game, how: str, called: str = "") -> str:
    """The heading of a row."""
    return f"{' '.join(filter(None, (game.name.to('en'), called)))}, {SEATS} players, {how}"


def promised(game: Game, best: Mapping[str, float]) -> Iterator[Promise]:
    """What a game promises, and what it is."""
    pace, name, bars = best[row(game, "native")], game.name.to("en"), figures(game)
    yield f"native play of {name}", pace / 1e6, bars.native, "at least", "million actions/s"
    for peer, times in bars.peers.items():
        yield f"native play of {name} against {peer}", pace / best[peer], times, "at least", "times"
    yield f"size of a state of {name}", game.state.STATE.itemsize, bars.state, "at most", "bytes"


NATIVE, BY_NUMBER = row(EASIEST, "native"), row(EASIEST, "Python, match.numbers()")
BY_NAME = row(EASIEST, "Python, match.actions()")
FIRST_MOVE = f"""
import astroport
match = astroport.start({EASIEST.slug!r}, seats={SEATS}, seed=1)
match.play(match.actions()[0])
"""


if __name__ == "__main__":
    sys.exit(main())
