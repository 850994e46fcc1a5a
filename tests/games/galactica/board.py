"""Positions of Galactica set up by hand, in both implementations at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from astroport import CHANCE, Match, SeededLuck
from astroport.core.contract import SPECTATOR, Event
from astroport.games.galactica import GAME
from astroport.games.galactica import state as layout_of
from astroport.games.galactica.state import CARD_KINDS, NOBODY, PLACE_NAMES

from .oracle import Oracle
from .test_oracle import position

LETTERS = "ABCD"
BEGIN, SPIN, CARDS = "begin", "spin", "cards"
PHASES = {
    "replacing": layout_of.REPLACING,
    "spinning": layout_of.SPINNING,
    "cards": layout_of.PLAYING_CARDS,
}


class Board:
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
        self.s: Any = self.match._desk[0].state
        self.oracle = Oracle(seats)
        self.told: list[Event] = []

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

    def _look(self) -> None:
        self.match._see(self.match._native.module.look(self.match._desk[0]))

    def _agree(self) -> None:
        """The oracle sees the same position, and the same choices in it."""
        seat = self.oracle.awaited()
        assert self._awaited == (None if seat is None else CHANCE if seat == -1 else seat)
        assert position(self.s) == self.oracle.position()
        if seat is not None:
            assert self.allowed() == self.oracle.legal()

    # What tests do

    def play(self, *actions: str) -> Board:
        """Seats and chance, one after another; what is told of the last of these actions is kept."""
        for text in actions:
            before, seat, action = self.match.state, self._awaited, self.match.action(text)
            assert seat is not None, "the match is over"
            assert text in self.allowed(), f"{text}: {self.refused(text)}"
            self.match.follow(seat, action)
            self.told = list(GAME.present.tell(before[0], seat, action, self.match.state[0], SPECTATOR))
            self.oracle.play(text)
            self._agree()
        return self

    # What tests ask

    @property
    def _awaited(self) -> int | None:
        return None if self.match.over else int(self.match._desk[0].first)

    @property
    def asked(self) -> str:
        """Whose choice it is; "chance"; nobody's when the match is over."""
        seat = self._awaited
        return "" if seat is None else "chance" if seat == CHANCE else LETTERS[seat]

    def allowed(self, kind: str = "") -> set[str]:
        desk = self.match._desk[0]
        numbers = desk.legal[: desk.choices].tolist()
        assert len(numbers) == len(set(numbers)), "an action is listed twice"
        actions = [self.match.action(number) for number in numbers]
        return {action.text for action in actions if kind in ("", action.kind)}

    def ends(self) -> set[str]:
        """Where whoever flies may end."""
        return {text.removeprefix("fly ") for text in self.allowed("fly")}

    def refused(self, action: str) -> str | None:
        """The rule against an action of whoever is to act, chance too; None if it is allowed."""
        seat = self._awaited
        assert seat is not None
        number = self.match._native.judge(self.match._desk, seat, self.match.action(action).number)
        return GAME.rule_id(number) if number else None

    def picture(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return self.match.view(viewer).picture

    @property
    def phase(self) -> str:
        return str(self.picture()["phase"])

    @property
    def turn(self) -> str | None:
        turn = self.picture()["turn"]
        return None if turn is None else LETTERS[turn]

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

    @property
    def result(self) -> tuple[float, ...] | None:
        return self.match.result


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
