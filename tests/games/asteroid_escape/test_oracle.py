"""Asteroid Escape against an independent implementation that shares no code with it (oracle.py): in step, counted."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from astroport import CHANCE
from astroport.core.contract import SPECTATOR, Value
from astroport.games.asteroid_escape import GAME
from astroport.games.asteroid_escape.present import picture
from astroport.games.asteroid_escape.state import ASTEROID_NAMES, BOARDS, GONE, NONE, SUPPLY, TILE_NAMES, cell_names
from astroport.testing import matters
from astroport.testing.position import Position
from tests.amount import part_of

from .oracle import Oracle

MATCHES = 10_000
VARIANTS = matters(GAME)


def oracle_for(seats: int, options: dict[str, Value]) -> Oracle:
    return Oracle(
        seats,
        str(options["board"]),
        bool(options["open_space"]),
        bool(options["salvage"]),
        bool(options["refill_replaces_roll"]),
    )


def position(s: Any) -> dict[str, Any]:
    """A position as the oracle writes it."""
    seats, names = int(s.seats), cell_names(BOARDS[s.board])
    in_order = [TILE_NAMES[tile] for tile in s.queue[: s.queued].tolist()]
    rocks = {ASTEROID_NAMES[r]: at for r, at in enumerate(s.rock_at.tolist())}
    return {
        "tiles": {names[c]: (TILE_NAMES[p // 4], p % 4) for c, p in enumerate(s.laid.tolist()) if p != NONE},
        "asteroids": {
            ASTEROID_NAMES[r]: (names[at], int(s.rock_turn[r]))
            for r, at in enumerate(s.rock_at.tolist())
            if at not in (SUPPLY, GONE)
        },
        "supply": sorted(r for r, at in rocks.items() if at == SUPPLY and not s.open_space),
        "gone": sorted(r for r, at in rocks.items() if at == GONE),
        "ships": {p: (names[s.ship_cell[p]], int(s.ship_point[p])) for p in range(seats) if s.flying[p]},
        "hands": [[TILE_NAMES[t] for t in s.hand[p, : s.held[p]].tolist()] for p in range(seats)],
        "pile": sorted(TILE_NAMES[t] for t in range(len(TILE_NAMES)) if int(s.pile) >> t & 1),
        "queue": in_order,
        "marker": None if s.marker == NONE else int(s.marker),
        "turn": picture(s, SPECTATOR)["turn"],
    }


class InStep:
    """Both implementations, played alike and compared after every action."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        self.ours = Position(GAME, seats, options)
        self.oracle = oracle_for(seats, options)
        self.lexicon = GAME.variant(seats, options).lexicon

    def awaited(self) -> int | None:
        seat = self.oracle.awaited()
        assert self.ours.awaited() == ([] if seat is None else [CHANCE if seat == -1 else seat])
        return seat

    def legal(self) -> list[str]:
        (seat,) = self.ours.awaited()
        texts = [self.lexicon[number].text for number in self.ours.legal(seat)]
        assert set(texts) == self.oracle.legal()
        assert len(set(texts)) == len(texts)
        return texts

    def play(self, text: str) -> None:
        (seat,) = self.ours.awaited()
        self.ours.play(seat, self.lexicon.parse(text).number)
        self.oracle.follow(text)

    def same_position(self) -> None:
        assert position(self.ours.state[0]) == self.oracle.position()

    def same_result(self) -> None:
        found = np.zeros(GAME.seats[-1])
        self.ours.engine.payoffs(self.ours.state, found)
        assert found[: self.ours.seats].tolist() == pytest.approx(self.oracle.result())


def choose(texts: list[str], luck: random.Random, steered: bool) -> str:
    """Any action; steered, mostly such dice that asteroids act, since that is where rules meet."""
    if steered and luck.random() < 0.8:
        wanted = [t for t in texts if t in ("blue 3", "blue 4", "red 3", "red 4")]
        if wanted:
            return luck.choice(wanted)
    return luck.choice(texts)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_in_step(seats: int, options: dict[str, Value]) -> None:
    luck = random.Random(f"{seats}{options}")
    for number in range(part_of(MATCHES) // len(VARIANTS) + 1):
        both = InStep(seats, options)
        while both.awaited() is not None:
            both.play(choose(both.legal(), luck, steered=number % 3 == 0))
            if number % 20 == 0:
                both.same_position()
        both.same_position()
        both.same_result()
