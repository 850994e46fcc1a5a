"""Escape Pods against an independent implementation that shares no code with it (oracle.py): in step, secrets too."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle

import numpy as np
import pytest

from astroport import CHANCE
from astroport.core.contract import SPECTATOR
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.present import picture
from astroport.testing.position import Position, hidden
from tests.amount import part_of

from .oracle import Oracle
from .pieces import CARDS
from .purposeful import purposeful, steered

MATCHES = {1: 5_400, 2: 1_800, 3: 1_200, 4: 900, 5: 700}
REFUGES = GAME.option("refuges").values
SPECIALS = GAME.option("specials").values
# Choices and who has them are compared after every action; pictures, which take longer, after one action of so many
# and at the end of one match of three.
SHOWN = 200

# What has to happen in those matches, or they would show nothing.
MET = {
    *("duo pushes", "a launch pushes", "fallback", "move by beacon", "refresh", "a beacon is placed"),
    *("a beacon is moved", "beacons change places", "a card comes from under the deck", "home to the other hangar"),
    *("explosion on a pod of 1", "explosion on a pod of 2", "hangar chosen after an explosion"),
    *("the same card comes up again", "barrier", "final turn", "final turns are over"),
    *("no pod beyond the barrier, in the same turn", "no pod beyond the barrier, in a final turn"),
    *("a launch is blocked by a pod", "a launch is blocked by a pod that cannot be pushed"),
    *("a spied member goes elsewhere", "a spied member is back in the reserve", "plain: somebody is unassigned"),
}
MET_ALONE = {"the nearer card is delayed", "a launch is blocked by debris", "survivor", "conqueror", "master"}
MET_TOGETHER = {
    *("another's member is disembarked", "swap with the reserve", "swap between pods", "assigned by another player"),
    *("the advanced panel's crew returns", "final turn is skipped", "refuge is full", "token is out"),
    *(f"{kind}: somebody is unassigned" for kind in ("green", "red", "orange", "cyan")),
    *(f"{kind}: all marked" for kind in ("green", "red", "orange")),
    *(f"{kind}: not all marked" for kind in ("green", "red", "orange")),
    *("won by points", "won by crew", "won by assigned", "won by refuges", "shared"),
    *("another winner by the other reading",),
}
MET_WITH_TRIO = {"trio pushes", "chain of pushes", "explosion on a pod of 3"}
MET_WITH = {
    1: MET | MET_ALONE | MET_WITH_TRIO,
    2: MET | MET_TOGETHER | {"quiet end"},
    3: MET | MET_TOGETHER | MET_WITH_TRIO,
    4: MET | MET_TOGETHER | MET_WITH_TRIO,
    5: MET | MET_TOGETHER | MET_WITH_TRIO | {"all arrival spaces are taken", "no card left to explode"},
}


class Watched(Oracle):
    """It keeps what has happened."""

    def __init__(self, seats: int, refuges: str, specials: str, met: Counter[str]) -> None:
        super().__init__(seats, refuges, specials)
        self.met = met

    def note(self, what: str) -> None:
        self.met[what] += 1


@cache
def texts(seats: int) -> list[str]:
    """All actions by their number."""
    table = GAME.variant(seats).lexicon.table
    return [action.text if action else "" for action in table]


class InStep:
    """Both implementations, played alike and compared after every action."""

    def __init__(self, seats: int, refuges: str, specials: str, met: Counter[str]) -> None:
        self.ours = Position(GAME, seats, {"refuges": refuges, "specials": specials})
        self.awaited_by_ours = self.ours.buffer["awaited"]
        self.oracle = Watched(seats, refuges, specials, met)
        self.texts = texts(seats)
        self.seat = CHANCE
        self.numbers: dict[str, int] = {}

    def awaited(self) -> int | None:
        seat = self.oracle.awaited()
        self.seat = CHANCE if seat is None or seat == -1 else seat
        assert self.awaited_by_ours[0] == (0 if seat is None else 1 << self.seat)
        return seat

    def legal(self) -> list[str]:
        ours = self.ours
        legal = ours.out[: ours.engine.legal_for(ours.buffer, self.seat, ours.out)].tolist()
        self.numbers = {self.texts[number]: number for number in legal}
        assert self.numbers.keys() == self.oracle.legal()
        assert len(self.numbers) == len(legal)
        return list(self.numbers)

    def play(self, text: str) -> None:
        self.ours.play(self.seat, self.numbers[text])
        self.oracle.follow(text)

    def same_position(self, viewer: int) -> None:
        """As one sees it: with the roles that it knows, and no others."""
        shown = picture(hidden(self.ours, self.ours.state, viewer)[0], viewer)
        expected = self.oracle.position(viewer)
        assert {name: shown[name] for name in expected} == expected

    def same_result(self) -> None:
        found = np.zeros(GAME.seats[-1])
        self.ours.engine.payoffs(self.ours.state, found)
        assert found[: self.ours.seats].tolist() == pytest.approx(self.oracle.result())


def met_at_the_end(o: Oracle) -> Iterator[str]:
    """What came out."""
    for k, card in enumerate(CARDS[name] for name in o.cards):
        if None in o.assigned[k]:
            yield f"{card.kind}: somebody is unassigned"
        if card.marked and o.arrivals[k]:
            yield f"{card.kind}: {'' if {*card.marked} <= {*o.assigned[k]} else 'not '}all marked"
    if o.solo:
        yield o.grade()
        return
    other = o.copy()
    other.specials = "assigned" if o.specials == "all" else "all"
    if other.winners() != o.winners():
        yield "another winner by the other reading"
    winners = o.winners()
    if len(winners) > 1:
        yield "shared"
        return
    first, second = sorted((o.scores(seat) for seat in range(o.seats)), reverse=True)[:2]
    by = next(k for k in range(4) if first[k] != second[k])
    yield f"won by {('points', 'crew', 'assigned', 'refuges')[by]}"


def choose(both: InStep, number: int, luck: random.Random) -> str:
    """Some matches anyhow, some with luck that makes them long; in most of them players want something."""
    texts, o = both.legal(), both.oracle
    if both.seat == CHANCE:
        return steered(texts, o, luck) if number % 4 == 3 else luck.choice(texts)
    if number % 50 == 0:
        return luck.choice(texts)
    return purposeful(texts, o, luck, meddling=0.5 if number % 5 == 1 else 0.0)


def play_in_step(seats: int, matches: int, met: Counter[str], specials: str | None = None) -> None:
    """Whole matches, with all refuges and either reading of their colours (or one of them)."""
    luck = random.Random(seats)
    viewers = cycle([*range(seats), SPECTATOR])
    for number in range(matches):
        reading = specials or str(SPECIALS[number // 12 % len(SPECIALS)])
        both = InStep(seats, str(REFUGES[number % len(REFUGES)]), reading, met)
        while both.awaited() is not None:
            both.play(choose(both, number, luck))
            if luck.randrange(SHOWN) == 0:
                both.same_position(next(viewers))
        if luck.randrange(3) == 0:
            both.same_position(next(viewers))
        both.same_result()
        met.update(met_at_the_end(both.oracle))


@pytest.mark.parametrize("seats", MATCHES)
def test_in_step(seats: int) -> None:
    met: Counter[str] = Counter()
    play_in_step(seats, part_of(MATCHES[seats]), met)
    assert not MET_WITH[seats] - met.keys(), met


if __name__ == "__main__":  # python -m tests.games.escape_pods.test_oracle assigned 1000
    reading, so_many = sys.argv[1], int(sys.argv[2])
    for players in MATCHES:
        happened: Counter[str] = Counter()
        play_in_step(players, so_many, happened, reading)
        print(f"{players} seats, specials={reading}: {so_many} matches in step", flush=True)
