"""Asteroid Escape: what is secret stays so, and worlds that a player could be in come as often as they should."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Set as AbstractSet
from itertools import permutations

import numpy as np
import pytest

from astroport import Match, SeededLuck
from astroport.core.contract import SPECTATOR, Value
from astroport.core.seeds import generators
from astroport.games.asteroid_escape import GAME
from astroport.games.asteroid_escape.state import NONE, SALVAGING, STATE, TILE_NAMES, UNKNOWN
from astroport.testing import rule
from astroport.testing.kit import too_far

from .board import Board

MATCHES = 12
SAMPLES = 8_000
FAR = {"blue-5": "3/6.0", "red-5": "3/5.0"}


class Memory:
    """What each player can know, written from the rules.

    `known` are the tiles seen in a salvage and not laid since. A tile that was laid and eaten lies face down for
    everybody. `met` are all tiles that a player ever held or looked at.
    """

    def __init__(self, seats: int) -> None:
        self.known: list[set[int]] = [set() for _ in range(seats)]
        self.met: list[set[int]] = [set() for _ in range(seats)]

    def after(self, match: Match, phase_before: int) -> None:
        s = match.state[0]
        hands = [set(s.hand[seat, : s.held[seat]].tolist()) for seat in range(match.seats)]
        if s.phase == SALVAGING and phase_before != SALVAGING:
            salvager = int(s.turn)
            victims = [seat for seat in range(match.seats) if s.victims >> seat & 1]
            looked_at = set().union(hands[salvager], *(hands[seat] for seat in victims))
            self.known[salvager] |= looked_at  # and others who knew some can follow them: the places are public
            self.met[salvager] |= looked_at
        for seat, hand in enumerate(hands):
            self.met[seat] |= hand
            self.known[seat] -= {piece // 4 for piece in s.laid.tolist() if piece != NONE}

    def sees(self, seat: int, flying: bool, tile: int, seen: int) -> bool:
        """Whether a view shows what it should of a tile in another hand or in the queue."""
        if seat == SPECTATOR:
            return seen == UNKNOWN
        if flying:
            return seen == (tile if tile in self.known[seat] else UNKNOWN)
        return seen == UNKNOWN or (seen == tile and tile in self.met[seat])


@rule("AE-1.6", "AE-7.2")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"salvage": True}),
        (4, {"salvage": True, "open_space": True}),
        (6, {"salvage": True, "open_space": True, "board": "6x6"}),
        (8, {"salvage": True}),
    ],
    ids=str,
)
def test_a_view_shows_no_other_hand_nor_the_order_of_the_pile(seats: int, options: dict[str, Value]) -> None:
    shown = 0
    for number in range(MATCHES):
        luck = random.Random(number)
        match = Match(GAME, seats, options, SeededLuck(number), deal=False)
        buffer, memory = match._buffer[0], Memory(seats)
        while not match.over:
            phase = int(buffer.state.phase)
            match.follow(int(buffer.first), match.action(luck.choice(buffer.legal[: buffer.choices].tolist())))
            memory.after(match, phase)
            for viewer in (*range(seats), SPECTATOR):
                shown += sees_what_it_should(match, viewer, memory)
    assert bool(shown) == bool(options)  # salvage does show something


def sees_what_it_should(match: Match, viewer: int, memory: Memory) -> int:
    """Compare a view with the truth; how many tiles of others and of the queue it shows."""
    truth, view = match.state[0], match.view(viewer).state[0]
    flying = viewer != SPECTATOR and bool(truth.flying[viewer])
    placed, shown = set(), 0
    places = [(truth.queue[: truth.queued], view.queue[: truth.queued])]
    for seat in range(match.seats):
        held = int(truth.held[seat])
        if seat == viewer:
            given = int(truth.swapped_theirs[seat])  # in a salvage, to who is out
            own = [UNKNOWN if given >> i & 1 else tile for i, tile in enumerate(truth.hand[seat].tolist())]
            assert own == view.hand[seat].tolist()
            placed |= set(view.hand[seat, :held].tolist())
        else:
            places.append((truth.hand[seat, :held], view.hand[seat, :held]))
    for true, seen in ((t, v) for tiles, views in places for t, v in zip(tiles.tolist(), views.tolist(), strict=True)):
        assert memory.sees(viewer, flying, true, seen)
        placed.add(seen)
        shown += seen != UNKNOWN
    laid = {piece // 4 for piece in truth.laid.tolist() if piece != NONE}
    unplaced = set(range(len(TILE_NAMES))) - laid - placed
    assert {tile for tile in range(len(TILE_NAMES)) if int(view.pile) >> tile & 1} == unplaced
    return shown


def redealt(board: Board, viewer: int) -> Counter[tuple[str, ...]]:
    """How often each world comes: the hands one after another, then the queue, then the pile."""
    view = board.match.view(viewer).state
    rng = generators(viewer)[0]
    found: Counter[tuple[str, ...]] = Counter()
    engine = board.match._compiled.module
    for _ in range(SAMPLES):
        world = view.view(np.uint8).copy().view(STATE)
        engine.fill_for(world, viewer, rng)
        found[world_of(world)] += 1
    return found


def world_of(state: np.ndarray[tuple[int], np.dtype[np.void]]) -> tuple[str, ...]:
    s = state[0]
    hands = [" ".join(TILE_NAMES[tile] for tile in s.hand[p, : s.held[p]].tolist()) for p in range(s.seats)]
    queue = " ".join(TILE_NAMES[tile] for tile in s.queue[: s.queued].tolist())
    return (*hands, queue, " ".join(name for tile, name in enumerate(TILE_NAMES) if int(s.pile) >> tile & 1))


def fair(found: Counter[tuple[str, ...]], worlds: AbstractSet[tuple[str, ...]]) -> bool:
    """Whether these worlds come, each as often as any other, and no other does."""
    return set(found) <= worlds and not too_far([(found[world], SAMPLES / len(worlds)) for world in worlds])


def in_order(tiles: set[str]) -> str:
    return " ".join(sorted(tiles, key=TILE_NAMES.index))


SMALL = {"A": "1 2", "B": "3"}


def test_redealt_worlds_come_equally_often() -> None:
    """A holds two tiles, B one, three are in the pile and two under it: 6 · 5 · 4 worlds to A, 7 · 6 · 5 · 4 to B."""
    board = Board({"A": "N1", "B": "S1"}, SMALL, asteroids=FAR, pile="5 6 7", queue="8 9")
    rest = {"3", "5", "6", "7", "8", "9"}
    to_a = {("1 2", b, f"{q} {r}", in_order(rest - {b, q, r})) for b, q, r in permutations(rest, 3)}
    assert len(to_a) == 120
    assert fair(redealt(board, 0), to_a)
    rest = {"1", "2", "5", "6", "7", "8", "9"}
    to_b = {(f"{a} {o}", "3", f"{q} {r}", in_order(rest - {a, o, q, r})) for a, o, q, r in permutations(rest, 4)}
    assert len(to_b) == 840
    assert fair(redealt(board, 1), to_b)


def test_a_spectator_knows_nothing() -> None:
    board = Board({"A": "N1", "B": "S1"}, {"A": "1", "B": "3"}, asteroids=FAR, pile="5 6", queue="8")
    rest = {"1", "3", "5", "6", "8"}
    worlds = {(a, b, q, in_order(rest - {a, b, q})) for a, b, q in permutations(rest, 3)}
    assert fair(redealt(board, SPECTATOR), worlds)


@rule("AE-7.2")
def test_redealt_worlds_keep_what_a_salvager_has_seen() -> None:
    ships = {"A": "N1", "B": "N2", "C": "S1"}
    hands = {"A": "18 2", "B": "4 5", "C": "7"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=3, pile="20 21 22", queue="9").play("lay 18 0")
    unknown = {"7", "20", "21", "22", "9"}  # during the salvage
    worlds = {("2", "4 5", c, q, in_order(unknown - {c, q})) for c, q in permutations(unknown, 2)}
    assert fair(redealt(board, 0), worlds)
    board.play("swap 1 B1", "done", "draw 20", "draw 21")  # A: 4 20 21; under the pile: 9 2 5
    assert world_of(board.match.state) == ("4 20 21", "", "7", "9 2 5", "22")
    unknown = {"7", "9", "22"}
    worlds = {("4 20 21", "", c, f"{q} 2 5", in_order(unknown - {c, q})) for c, q in permutations(unknown, 2)}
    assert fair(redealt(board, 0), worlds)
    unknown = {"4", "20", "21", "9", "2", "5", "22"}  # to C all is possible, though it could follow the places
    found = redealt(board, 2)
    assert {tile for world in found for tile in world[0].split()} == unknown


def test_redealt_worlds_look_the_same() -> None:
    ships = {"A": "N1", "B": "N2", "C": "S1"}
    hands = {"A": "18 2", "B": "4 5", "C": "7"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=3, pile="20 21 22", queue="9")
    board.play("lay 18 0", "done", "draw 20", "draw 21")
    for viewer in range(3):
        view = board.match.view(viewer).state
        world = np.array(view, STATE)
        board.match._compiled.module.fill_for(world, viewer, generators(1)[0])
        assert bin(int(world[0].pile)).count("1") == world[0].in_pile
        board.match._compiled.blank_for(world, viewer)
        assert world.tobytes() == view.tobytes()
