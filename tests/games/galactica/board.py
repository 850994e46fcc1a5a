"""Positions of Galactica set up by hand, in both implementations at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from astroport import Match, SeededLuck
from astroport.games.galactica import GAME
from astroport.games.galactica import state as layout_of
from astroport.games.galactica.state import CARD_KINDS, NOBODY, PLACE_NAMES
from tests.games.boards import LETTERS, BoardInStep

from .oracle import Oracle
from .test_oracle import position

BEGIN, SPIN, CARDS = "begin", "spin", "cards"
PHASES = {
    "replacing": layout_of.REPLACING,
    "spinning": layout_of.SPINNING,
    "cards": layout_of.PLAYING_CARDS,
}


class Board(BoardInStep[Oracle]):
    """A match that stands where a test puts it; the oracle stands there too and must agree after every action.

    Jets are on squares or at "home": `{"A": "n6", "B": "home"}` are two players. A derelict that is carried is with its
    carrier. Cards, face up and in decks, are named by their kinds: `{"A": "overdrive laser"}`; what is not named is
    not there. Everybody has three evasion cards unless told otherwise. With phase BEGIN a turn begins, with SPIN its
    player is to spin (and has spun `spun` if that is given), with CARDS it has flown and may play cards.
    """

    def __init__(
        self,
        jets: Mapping[str, str],
        *,
        derelict: str = "j10",
        carrier: str = "",
        cards: Mapping[str, str] | None = None,
        decks: Mapping[str, str] | None = None,
        evasions: Mapping[str, int] | None = None,
        turn: str = "A",
        first: str = "A",
        phase: str = SPIN,
        spun: int = 0,
        round: int = 1,
    ) -> None:
        self._sit_down(len(jets))
        o, seats = self.oracle, LETTERS[: len(jets)]
        o.jets = [jets[letter] for letter in seats]
        o.carrier = LETTERS.index(carrier) if carrier else None
        o.derelict = jets[carrier] if carrier else derelict
        o.cards = [(cards or {}).get(letter, "").split() for letter in seats]
        o.decks = [self._counted((decks or {}).get(letter, "")) for letter in seats]
        o.evasions = [(evasions or {}).get(letter, 3) for letter in seats]
        o.first, o.round, o.turn = LETTERS.index(first), round, LETTERS.index(turn)
        self._check()
        self._begin(phase)
        self._copy_to_state()
        self._look()
        self._agree()
        if spun:
            self.play(f"spin {spun}")

    def _sit_down(self, seats: int) -> None:
        self.match = Match(GAME, seats, {}, SeededLuck(0), deal=False)
        self.s = self.match._buffer[0].state
        self.oracle = Oracle(seats)
        self.told = []

    def _counted(self, cards: str) -> dict[str, int]:
        return {kind: cards.split().count(kind) for kind in CARD_KINDS}

    def _check(self) -> None:
        o = self.oracle
        assert o.derelict != "home", "the derelict in a station has been won"
        flying = [at for at in o.jets if at != "home"]
        assert len(flying) == len(set(flying)), "two jets are on one square"
        assert o.carrier is not None or o.derelict not in flying, "a jet is on the free derelict"

    def _begin(self, phase: str) -> None:
        o = self.oracle
        assert o.turn is not None
        if phase == BEGIN:
            o.begin_turn(o.turn)
        elif phase == SPIN:
            o.phase, o.mover = "spinning", o.turn
        else:
            o.play_cards()
            assert o.phase == "cards", "no card can be played"

    def _copy_to_state(self) -> None:
        s, o = self.s, self.oracle
        for seat in range(o.seats):
            s.jet[seat] = PLACE_NAMES.index(o.jets[seat])
            s.shown[seat] = [o.cards[seat].count(kind) for kind in CARD_KINDS]
            s.left[seat] = list(o.decks[seat].values())
            s.evasions[seat] = o.evasions[seat]
        s.derelict = PLACE_NAMES.index(o.derelict)
        s.carrier = NOBODY if o.carrier is None else o.carrier
        s.first, s.turn, s.mover, s.rounds = o.first, o.turn, o.turn, o.round - 1
        s.phase = PHASES[o.phase]

    def position(self) -> Any:
        return position(self.s)

    def ends(self) -> set[str]:
        """Where whoever flies may end."""
        return {text.removeprefix("fly ") for text in self.allowed("fly")}

    @property
    def jets(self) -> dict[str, str]:
        return {LETTERS[jet["seat"]]: jet["at"] for jet in self.picture()["jets"]}

    @property
    def derelict(self) -> str:
        return str(self.picture()["derelict"]["at"])

    @property
    def carrier(self) -> str | None:
        carrier = self.picture()["derelict"]["carrier"]
        return None if carrier is None else LETTERS[carrier]

    @property
    def cards(self) -> dict[str, str]:
        """Face up."""
        return {LETTERS[seat]: " ".join(cards) for seat, cards in enumerate(self.picture()["cards"])}

    @property
    def evasions(self) -> dict[str, int]:
        return {LETTERS[seat]: left for seat, left in enumerate(self.picture()["evasions"])}

    @property
    def free_planets(self) -> set[str]:
        return set(self.picture()["free"])

    @property
    def won(self) -> str | None:
        won = self.picture()["won"]
        return None if won is None else LETTERS[won]


class Opening(Board):
    """A match as it is set up, before the first card is dealt."""

    def __init__(self, seats: int) -> None:
        self._sit_down(seats)
        self._agree()

    def deal(self) -> Opening:
        """An overdrive and a laser to everybody."""
        self.play(*("card overdrive-1", "card laser-1") * self.match.seats)
        return self


def squares(names: str) -> set[str]:
    return set(names.split())
