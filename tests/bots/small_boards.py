"""Boards of Sputnik small enough to be solved: a few galaxies of the classic layout, two rockets, no luck left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from numpy.typing import NDArray

import astroport
from astroport import View
from astroport.games.sputnik.state import AROUND, BIT, FLYING, NOWHERE, cell_names

NAMES = cell_names("classic")
SEVEN = {
    "flower": "d4 c3 c4 d5 e4 e3 d3",
    "line": "d1 d2 d3 d4 d5 d6 d7",
    "trapezium": "c2 c3 c4 d2 d3 d4 d5",
    "bow": "c2 d2 d3 d4 c4 b1 b4",
    "hook": "c2 c3 d2 d4 e3 e4 d3",
}
BIGGER = {
    "eight": "d4 c3 c4 d5 e4 e3 d3 c5",
    "nine": "c2 c3 c4 d2 d3 d4 d5 e3 e4",
    "ten": "c2 c3 c4 d2 d3 d4 d5 e2 e3 e4",
    "twelve": "c2 c3 c4 c5 d2 d3 d4 d5 e2 e3 e4 e5",
    "triangle": "b3 c3 c4 d3 d4 d5 e2 e3 e4 e5",
}


def board(
    cells: str, rockets: Sequence[str], turn: int = 0, stacks: Sequence[str] = (), bases: bool = False
) -> NDArray[Any]:
    """A position on these galaxies only, with the rockets of A and B on two of them and a seat to fly.

    Stacks are two galaxies high. With bases, each rocket can still be rescued once.
    """
    state = astroport.start("sputnik", seats=2, seed=1).state
    s = state[0]
    s.galaxies = s.rockets = s.protected = 0
    s.height[:] = 0
    for cell in map(NAMES.index, cells.split()):
        s.galaxies |= BIT[cell]
        s.height[cell] = 2 if NAMES[cell] in stacks else 1
    for seat, name in enumerate(rockets):
        s.rocket[seat] = NAMES.index(name)
        s.rockets |= BIT[s.rocket[seat]]
        s.has_moved[seat] = 1
    if not bases:
        s.bases = 0
        s.base_at[:] = NOWHERE
    s.phase, s.turn = FLYING, turn
    return state


def boards(cells: str, stacks: Sequence[str] = (), bases: bool = False) -> Iterator[NDArray[Any]]:
    """Every way in which two rockets can stand on these galaxies with either to move, if it can."""
    for rockets in permutations(cells.split(), 2):
        for turn in range(2):
            state = board(cells, rockets, turn, stacks, bases)
            s = state[0]
            if bases or AROUND[s.layout, s.rocket[turn]] & s.galaxies & ~s.rockets:
                yield state


def view_of(state: NDArray[Any], seat: int, numbers: Sequence[int]) -> View:
    """What a seat that is to move sees; nothing is secret in Sputnik."""
    game = astroport.game("sputnik")
    variant = game.variant(2)
    actions = tuple(variant.lexicon[number] for number in numbers)
    return View(game, 2, variant.options, seat, state, (seat,), actions)
