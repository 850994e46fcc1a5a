"""Asteroyds against an independent implementation that shares no code with it (oracle.py): in step, counted.

The tests compare positions after everything but programming, and after some of that. As a command, this plays more
matches, and compares positions after every action:

    python -m tests.games.asteroyds.test_oracle --matches 5000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest

from astroport import CHANCE
from astroport.core.contract import SPECTATOR
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds import state as names
from astroport.games.asteroyds.present import picture
from astroport.testing.position import Position, hidden, seats_in

from .arena import AHEAD, AROUND, PLACE, POWERS, WAYS
from .oracle import Oracle
from .purposeful import purposeful
from .shown import expected, position, seen

MATCHES = {2: 24, 4: 24, 5: 24, 6: 36}
SCRAMBLED = {2: 400, 4: 400, 5: 400, 6: 400}
ROUNDS = 7  # of a scrambled position: a little more than a turn
SELDOM = 40  # compared after one action of programming in so many
SHOWN = 150  # pictures, which take longer, after one action in so many


class Watched(Oracle):
    """It keeps what has happened."""

    def __init__(self, met: Counter[str], seats: int, **options: Any) -> None:
        self.met = met
        super().__init__(seats, **options)

    def note(self, what: str) -> None:
        self.met[what] += 1


@cache
def texts(seats: int, pilots: bool) -> list[str]:
    """All actions by their number."""
    table = GAME.variant(seats, {"pilots": pilots}).lexicon.table
    return [action.text if action else "" for action in table]


class InStep:
    """Both implementations, played alike and compared after every action."""

    def __init__(self, seats: int, options: dict[str, Any], met: Counter[str]) -> None:
        self.ours = Position(GAME, seats, options)
        self.oracle = Watched(met, seats, **options)
        self.texts = texts(seats, options["pilots"])
        self.numbers: dict[str, int] = {}

    def awaited(self) -> list[int]:
        """Seats, or chance."""
        awaited = seats_in(int(self.ours.buffer["awaited"][0]))
        assert [-1 if seat == CHANCE else seat for seat in awaited] == self.oracle.awaited()
        return awaited

    def legal(self, seat: int) -> list[str]:
        legal = self.ours.legal(seat)
        self.numbers = {self.texts[number]: number for number in legal}
        assert self.numbers.keys() == self.oracle.legal(-1 if seat == CHANCE else seat)
        assert len(self.numbers) == len(legal)
        return list(self.numbers)

    def play(self, seat: int, text: str) -> None:
        self.ours.play(seat, self.numbers[text])
        self.oracle.follow(-1 if seat == CHANCE else seat, text)

    def same_position(self) -> None:
        assert position(self.ours.buffer["state"].tobytes()) == expected(self.oracle)

    def same_picture(self, viewer: int) -> None:
        """As one sees it: with the programs that it knows, and no others."""
        shown = picture(hidden(self.ours, self.ours.state, viewer)[0], viewer)
        shown["pods"].sort()
        for team in shown["teams"]:
            team["zone"].sort()
        shown["turrets"] = [turret for turret in shown["turrets"] if turret["cell"] != self.oracle.facing]
        wanted = seen(self.oracle, viewer)
        assert {name: shown[name] for name in wanted} == wanted

    def same_result(self) -> None:
        found = np.zeros(GAME.seats[-1])
        self.ours.engine.payoffs(self.ours.state, found)
        assert found[: self.ours.seats].tolist() == pytest.approx(self.oracle.result())


def anything(choices: list[str], luck: random.Random) -> str:
    """At random, but for powers: they are few, and soon spent."""
    powers = [text for text in choices if text[7:] in POWERS]
    return luck.choice(powers if powers and luck.random() < 0.5 else choices)


def play_on(both: InStep, luck: random.Random, at_random: bool, seldom: int, rounds: int | None = None) -> None:
    """To the end, or for so many rounds."""
    while (awaited := both.awaited()) and rounds != 0:
        seat = luck.choice(awaited)
        choices = both.legal(seat)
        text = anything(choices, luck) if at_random else purposeful(choices, both.oracle, seat, luck)
        both.play(seat, text)
        if both.oracle.phase != "program" or luck.randrange(seldom) == 0:
            both.same_position()
        if luck.randrange(SHOWN) == 0:
            both.same_picture(luck.choice([*range(both.ours.seats), SPECTATOR]))
        if rounds and text == "resolve":
            rounds -= 1
    both.same_position()
    if not awaited:
        both.same_picture(SPECTATOR)
        both.same_result()


def variants(seats: int, luck: random.Random) -> Iterator[dict[str, Any]]:
    """All of them again and again, three teams every third time; the time to program is nothing to the rules."""
    known = [dict(options) for n, options in GAME.variants() if n == seats and options["chrono"] == 40]
    two, three = ([options for options in known if options["teams"] == teams] for teams in (2, 3))
    luck.shuffle(two)
    luck.shuffle(three)
    duels = cycle(two)
    for options in cycle(three or two):
        if three:
            yield next(duels)
            yield next(duels)
        yield options


def play_matches(seats: int, many: int, luck: random.Random, met: Counter[str], seldom: int) -> None:
    """Whole matches, one of ten at random."""
    for number, options in enumerate(islice(variants(seats, luck), many)):
        play_on(InStep(seats, options, met), luck, number % 10 == 0, seldom)


# Positions that seldom come about


def play_scrambled(seats: int, many: int, luck: random.Random, met: Counter[str], seldom: int) -> None:
    """A turn and more from scrambled positions, one of two at random."""
    for number, options in enumerate(islice(variants(seats, luck), many)):
        both = InStep(seats, options, met)
        while both.oracle.phase != "program":
            (seat,) = both.awaited()
            both.play(seat, luck.choice(both.legal(seat)))
        scramble(both.oracle, luck)
        take_over(both)
        both.same_position()
        play_on(both, luck, number % 2 == 0, seldom, ROUNDS)


def scramble(o: Oracle, luck: random.Random) -> None:
    """Ships close together, with what they carry, or about to score; rocks that meet; scores."""
    middle = luck.choice([*PLACE])
    near = sorted({cell for beside in AROUND[middle] if beside for cell in AROUND[beside] if cell})
    cells = [cell for cell in near if not o.stands_on(cell)]
    free = [cell for cell in PLACE if not o.stands_on(cell)]
    for ship in o.ships:
        if luck.random() < 0.9:
            ship.cell = luck.choice(cells if cells and luck.random() < 0.8 else free)
            ship.heading = luck.choice([*WAYS])
    if luck.random() < 0.3:
        _bring_home(o, luck)
    else:
        _strew(o, luck)
    level = luck.randrange(o.goal)
    o.scores = {team: level if luck.random() < 0.8 else luck.randrange(o.goal) for team in o.scores}
    for number in range(len(o.rocks)):
        o.rocks[number] = luck.choice([cell for cell in near if not o.in_the_way(cell)] or [o.rocks[number]])


def _bring_home(o: Oracle, luck: random.Random) -> None:
    """Each team has another's asteroyd nearly home."""
    for team, other in zip(o.teams, [*o.teams[1:], o.teams[0]], strict=True):
        ship = luck.choice([ship for ship in o.ships if ship.team == team])
        around = {cell for beside in o.bases[team].zone for cell in AROUND[beside] if cell and not o.stands_on(cell)}
        ship.cell = luck.choice(sorted(around))
        ship.carries = {other}
        o.asteroyds[other] = ship.cell


def _strew(o: Oracle, luck: random.Random) -> None:
    """Asteroyds aboard ships, where ships are, or on the way."""
    for colour in o.asteroyds:
        ship = luck.choice([ship for ship in o.ships if ship.pilot == "double" and luck.random() < 0.7] or o.ships)
        if o.stands_on(ship.cell) or luck.random() < 0.2:
            continue
        ahead = AHEAD[ship.cell, ship.heading]
        near = [ahead] if ship.pilot == "double" and luck.random() < 0.8 else [ship.cell, *AROUND[ship.cell]]
        o.asteroyds[colour] = luck.choice([cell for cell in near if cell and not o.stands_on(cell)] or [ship.cell])
        if ship.team != colour and o.asteroyds[colour] == ship.cell:
            ship.carries.add(colour)


def take_over(both: InStep) -> None:
    """The game under test is given the oracle's position."""
    o, s = both.oracle, both.ours.buffer[0].state
    for ship in o.ships:
        s.cell[ship.number] = names.CELL_NAMES.index(ship.cell)
        s.heading[ship.number] = names.DIRECTION_NAMES.index(ship.heading)
        s.carries[ship.number] = sum(1 << names.TEAM_NAMES.index(colour) for colour in ship.carries)
    for k, team in enumerate(o.scores):
        s.asteroyd[k] = names.CELL_NAMES.index(o.asteroyds[team])
        s.score[k] = o.scores[team]
    s.grid[s.grid == names.ROCK] = names.OPEN
    for k, rock in enumerate(o.rocks):
        assert rock is not None
        s.rock_cell[k] = names.CELL_NAMES.index(rock)
        s.grid[s.rock_cell[k]] = names.ROCK


# What has to happen, or this would show nothing

OFTEN = {
    *("an asteroyd is taken", "an asteroyd is taken up again", "an asteroyd is returned", "a capture"),
    *("an asteroyd stays: two want it", "an asteroyd is taken in its own ships' presence", "won by points"),
    *("a carrier is hit", "two ships hit each other", "two are hit at once on a cell", "a platform shelters a ship"),
    *("one of several on a cell is hit", "a beam goes past a shielded ship", "a shielded ship is hit"),
    *("the shield pilot's power", "a turret is hit", "a turret is hit again", "a beam passes an allied turret"),
    *("crash: the border", "crash: a pod", "crash: a turret", "crash: a rock", "crash: its own platform"),
    *("crash: a platform", "crash of a carrier", "a rock drifts", "a rock pushes another", "two rocks are blocked"),
    *("a rock is destroyed", "a rock is blocked by a ship", "a rock is blocked by an asteroyd"),
    *("a rock is blocked by a pod", "a rock is blocked by a turret", "a rock is blocked by a platform"),
    *("a rock is blocked by the border", "power: double", "power: turnabout", "power: back"),
    *("power: wide-right", "power: wide-left"),
}
IN_MATCHES = OFTEN - {"crash: a platform"} | {"won after all turns", "draw of 2"}
WHEN_SCRAMBLED = OFTEN | {
    *("power: pivot-right", "power: pivot-left", "power: spin-right", "power: spin-left"),
    *("two captures at once", "level at the goal: play goes on"),
    *("an asteroyd is taken on the way", "an asteroyd is returned on the way", "a rock is blocked by a home"),
    *("crash: double", "crash: turnabout", "crash: back", "crash: wide-right", "crash: wide-left"),
    "crash after passing over an asteroyd",
}


@pytest.mark.parametrize("seats", MATCHES)
def test_in_step(seats: int) -> None:
    met: Counter[str] = Counter()
    play_matches(seats, MATCHES[seats], random.Random(seats), met, SELDOM)
    assert not IN_MATCHES - met.keys(), met
    assert (met["a score below zero"] > 0) == (seats == 6)


@pytest.mark.parametrize("seats", SCRAMBLED)
def test_in_step_from_scrambled_positions(seats: int) -> None:
    met: Counter[str] = Counter()
    play_scrambled(seats, SCRAMBLED[seats], random.Random(seats), met, SELDOM)
    assert not WHEN_SCRAMBLED - met.keys(), met
    assert (met["a ship carries two"] > 0) == (seats == 6)


def main() -> None:
    """So many whole matches, and as many scrambled positions; what has happened in them."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--seats", type=int, nargs="+", choices=MATCHES, default=list(MATCHES))
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    luck, met, began = random.Random(asked.seed), Counter[str](), time.monotonic()
    for seats in asked.seats:
        play_matches(seats, asked.matches // len(asked.seats), luck, met, 1)
        play_scrambled(seats, asked.matches // len(asked.seats), luck, met, 1)
        print(f"{seats} seats: in step, {time.monotonic() - began:.0f} s", flush=True)
    for what, times in met.most_common():
        print(f"{times:>9} {what}")


if __name__ == "__main__":
    main()
