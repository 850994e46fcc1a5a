"""Galactica against an independent implementation that shares no code with it (oracle.py): in step, counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from astroport import CHANCE
from astroport.core.contract import SPECTATOR
from astroport.games.galactica import GAME
from astroport.games.galactica.present import picture
from astroport.games.galactica.state import NOBODY, PLACE_NAMES
from astroport.testing.position import Position
from tests.amount import part_of

from .oracle import AROUND, STEPS, TOUCHED, Oracle
from .purposeful import CORNERED, HOLES, NEARLY_CORNERED, PLANETS, crowding, purposeful

MATCHES = {2: 4_800, 3: 3_000, 4: 2_200}
TIGHT_PLACES = 2_500
CROWDED_ROUNDS = 10
CROWDS = {3: [CORNERED], 4: [CORNERED, NEARLY_CORNERED, PLANETS, HOLES]}

COMPARED = list(Oracle(2).position())

# What has to happen in those matches, or they would show nothing.
MET = {
    *("capture", "capture by a jump", "jump", "jump with the derelict", "stay on a hole"),
    *("attacker wins", "defender wins", "battle is a tie", "challenge after a jump", "win after a challenge"),
    *("laser hits a carrier", "force hits a carrier", "laser hits from a line", "evade laser", "evade force"),
    *("force out of the station", "deck is empty", "lots are tied", "win", "draw"),
}
MET_WITH = {
    2: MET,
    3: MET | {"cannot move"},
    4: MET | {"cannot move", "cannot move so far", "no planet is free", "no hole to jump to"},
}


def position(s: Any) -> dict[str, Any]:
    """A position as the oracle writes it."""
    shown = picture(s, SPECTATOR)
    phase, battle, laser = shown["phase"], shown["battle"], shown["laser"]
    return {
        **{name: shown[name] for name in COMPARED},
        "mover": shown["mover"] if phase in ("spinning", "flying", "jumping") else None,
        "battle": None if phase == "over" else _part(battle, "attacker", "defender", "winner"),
        "laser": _part(laser, "by", "shots", "left") if phase in ("aiming", "evading") else None,
    }


def _part(shown: dict[str, Any] | None, *names: str) -> dict[str, Any] | None:
    return None if shown is None else {name: shown[name] for name in names}


class InStep:
    """Both implementations, played alike and compared after every action."""

    def __init__(self, seats: int) -> None:
        self.ours = Position(GAME, seats, {})
        self.oracle = Oracle(seats)
        self.lexicon = GAME.variant(seats, {}).lexicon
        self.seat = CHANCE
        self.numbers: dict[str, int] = {}

    def awaited(self) -> int | None:
        seat = self.oracle.awaited()
        self.seat = CHANCE if seat is None or seat == -1 else seat
        assert self.ours.awaited() == ([] if seat is None else [self.seat])
        return seat

    def legal(self) -> list[str]:
        legal = self.ours.legal(self.seat)
        self.numbers = {self.lexicon[number].text: number for number in legal}
        assert self.numbers.keys() == self.oracle.legal()
        assert len(self.numbers) == len(legal)
        return list(self.numbers)

    def play(self, text: str) -> None:
        self.ours.play(self.seat, self.numbers[text])
        self.oracle.follow(text)

    def same_position(self) -> None:
        assert position(self.ours.state[0]) == self.oracle.position()
        if self.oracle.phase == "flying":
            self.same_flights()

    def same_flights(self) -> None:
        """Every end the mover is shown, and a way there that it may fly."""
        o = self.oracle
        assert o.mover is not None
        for viewer in (SPECTATOR, *(seat for seat in range(o.seats) if seat != o.mover)):
            assert picture(self.ours.state[0], viewer)["ends"] == []
        shown = picture(self.ours.state[0], o.mover)["ends"]
        assert sorted(f"fly {end['to']}" for end in shown) == sorted(o.legal())
        longest = max(length for length, ends in o.reaches().items() if ends)
        for end in shown:
            path, why = end["path"], end["why"]
            assert path[0] == o.jets[o.mover]
            assert path[-1] == end["to"]
            assert len(set(path)) == len(path)
            assert not (set(path[1:]) - {"home"}) & set(o.jets)
            assert all(self._is_step(one, other) for one, other in pairwise(path))
            assert len(path) - 1 == longest if why == "full" else len(path) - 1 <= longest
            assert why == "full" or end["to"] in self._early(why)

    def _is_step(self, one: str, other: str) -> bool:
        assert self.oracle.mover is not None
        station = TOUCHED[self.oracle.stations[self.oracle.mover]]
        if other == "home":
            return one in station
        return other in (station if one == "home" else STEPS[one])

    def _early(self, why: str) -> set[str]:
        derelict = self.oracle.derelict
        return {"hole": set(HOLES), "derelict": {derelict}, "battle": AROUND[derelict], "home": {"home"}}[why]

    def same_result(self) -> None:
        found = np.zeros(GAME.seats[-1])
        self.ours.engine.payoffs(self.ours.state, found)
        assert found[: self.ours.seats].tolist() == pytest.approx(self.oracle.result())


class Before:
    """As much of the position before an action as it takes to say what the action did."""

    def __init__(self, o: Oracle) -> None:
        self.phase, self.carrier, self.card = o.phase, o.carrier, o.card
        self.jets = list(o.jets)
        self.turn, self.attacker, self.loser = o.turn, o.attacker, o.loser

    def met(self, text: str, o: Oracle) -> Iterator[str]:
        """What the action did."""
        word = text.split()[0]
        yield from self._on_the_way(word, o)
        if self.phase == "spinning" and o.phase != "flying":
            yield "cannot move"
        if self.phase == "spinning" and o.phase == "flying" and not o.reaches()[o.number]:
            yield "cannot move so far"
        if self.phase == "spinning" and o.phase == "flying" and o.reaches()[o.number] == {"home"}:
            yield "only the station is so far"
        if self.phase == "battle" and o.attack is None:
            yield "battle is a tie"
        if self.phase == "battle" and o.phase != "battle":
            yield "attacker wins" if o.carrier == self.attacker else "defender wins"
        if self.phase == "lots" and o.phase == "lots" and not o.lots:
            yield "lots are tied"
        yield from self._by_cards(word, text, o)
        if o.phase == "over":
            yield "draw" if o.won is None else "win"
        if o.won is not None and self.loser is not None:
            yield "win after a challenge"

    def _on_the_way(self, word: str, o: Oracle) -> Iterator[str]:
        if self.carrier is None and o.carrier is not None:
            yield "capture"
            if word == "jump":
                yield "capture by a jump"
        if word == "jump":
            yield "jump"
            if o.phase == "battle":
                yield "challenge after a jump"
            if self.carrier is not None and self.jets[self.carrier] != o.jets[self.carrier]:
                yield "jump with the derelict"
        if word == "stay":
            yield "stay on a hole"
        if word == "fly" and not set(HOLES) - set(o.jets):
            yield "no hole to jump to"

    def _by_cards(self, word: str, text: str, o: Oracle) -> Iterator[str]:
        if self.carrier is not None and o.carrier is None:
            yield "force hits a carrier" if word == "force" or self.card == "force" else "laser hits a carrier"
        if word == "evade":
            yield f"evade {self.card}"
        if word == "force" and self.jets["ABCD".index(text.split()[1])] == "home":
            yield "force out of the station"
        hit = [at for at, now in zip(self.jets, o.jets, strict=True) if at != "home" and now == "home"]
        if self.phase in ("aiming", "evading") and any(at[0] == "j" or at[1:] == "10" for at in hit):
            yield "laser hits from a line"
        if word == "done" and o.turn is not None and o.phase == "spinning" and len(o.cards[o.turn]) < 2:
            yield "deck is empty"
        if word == "fly" and self.turn is not None and "force" in o.cards[self.turn] and not o.free_planets():
            yield "no planet is free"


def choose(both: InStep, number: int, luck: random.Random) -> str:
    """Some matches anyhow, to the very end; some with all jets on each other's way at first; most to win."""
    texts, o = both.legal(), both.oracle
    if number % 50 == 0:
        return luck.choice(texts)
    if number % 20 == 5 and o.seats in CROWDS and o.round <= CROWDED_ROUNDS:
        crowds = CROWDS[o.seats]
        return crowding(texts, o.position(), luck, crowds[number // 20 % len(crowds)])
    if o.awaited() == -1:
        return luck.choice(texts)
    return purposeful(texts, o.position(), luck)


def in_a_tight_place(luck: random.Random) -> InStep:
    """Four jets close together by the station of the first player, who is to spin, or by a black hole."""
    both = InStep(4)
    while both.awaited() is not None and both.oracle.phase != "spinning":
        both.play(luck.choice(both.legal()))
    o = both.oracle
    middle = luck.choice([*TOUCHED[o.stations[o.first]], *HOLES])
    close = sorted(AROUND[middle] | {middle})
    o.jets = luck.sample(close, 4)
    o.carrier = luck.choice([None, o.first, luck.randrange(4)])
    o.derelict = luck.choice(sorted({*HOLES, *close} - {*o.jets})) if o.carrier is None else o.jets[o.carrier]
    if o.carrier is None:
        o.jets[luck.randrange(4)] = "home"
    s = both.ours.buffer[0].state
    s.jet[:] = [PLACE_NAMES.index(at) for at in o.jets]
    s.derelict = PLACE_NAMES.index(o.derelict)
    s.carrier = NOBODY if o.carrier is None else o.carrier
    return both


def test_in_tight_places() -> None:
    luck = random.Random(1)
    met: Counter[str] = Counter()
    for _ in range(part_of(TIGHT_PLACES)):
        both = in_a_tight_place(luck)
        for _ in range(6):
            if both.awaited() is None:
                break
            before, text = Before(both.oracle), luck.choice(both.legal())
            both.play(text)
            met.update(before.met(text, both.oracle))
            if both.oracle.phase == "flying":
                both.same_position()
        both.same_position()
    assert not {"cannot move", "cannot move so far", "only the station is so far", "capture"} - met.keys(), met


@pytest.mark.parametrize("seats", MATCHES)
def test_in_step(seats: int) -> None:
    luck = random.Random(seats)
    met: Counter[str] = Counter()
    for number in range(part_of(MATCHES[seats])):
        both = InStep(seats)
        while both.awaited() is not None:
            before, text = Before(both.oracle), choose(both, number, luck)
            both.play(text)
            met.update(before.met(text, both.oracle))
            if number % 50 == 1:
                both.same_position()
        both.same_position()
        both.same_result()
    assert not MET_WITH[seats] - met.keys(), met
