"""What boards of tests share: a match that stands where a test puts it, and an oracle that must always agree."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Set as AbstractSet
from typing import Any, Generic, Protocol, Self, TypeVar

from astroport import CHANCE, Match
from astroport.core.contract import SPECTATOR, LogLine
from astroport.core.words import Text

LETTERS = "ABCDEFGH"


def in_both(said: Text) -> tuple[str, str]:
    """A text in English and in French."""
    return said.to("en"), said.to("fr")


class Oracle(Protocol):
    """A second implementation, as boards use it: chance is seat -1."""

    def awaited(self) -> int | None: ...

    def legal(self) -> AbstractSet[str]: ...

    def play(self, action: str, /) -> object: ...

    def position(self) -> Any: ...


Second = TypeVar("Second", bound=Oracle)


class BoardInStep(ABC, Generic[Second]):
    """A match and an oracle in the same position."""

    match: Match
    oracle: Second
    s: Any  # the match's state, to be set up
    told: list[LogLine]  # of the last action

    @abstractmethod
    def position(self) -> Any:
        """The position as the oracle writes it."""

    def _look(self) -> None:
        """The match looks at what was set up."""
        self.match._compiled.module.look(self.match._buffer[0])
        self.match._see()

    def _agree(self) -> None:
        """The oracle sees the same position, and the same choices in it."""
        seat = self.oracle.awaited()
        assert self.awaited == (None if seat is None else CHANCE if seat == -1 else seat)
        assert self.position() == self.oracle.position()
        if seat is not None:
            assert self.allowed() == self.oracle.legal()

    # What tests do

    def play(self, *actions: str) -> Self:
        """Seats and chance, one after another; what is told of the last of these actions is kept."""
        for text in actions:
            before, seat, action = self.match.state, self.awaited, self.match.action(text)
            assert seat is not None, "the match is over"
            assert text in self.allowed(), f"{text}: {self.rule(text)}"
            self.match.follow(seat, action)
            if not self.match.game.has_events:  # else its events are asked for
                told = self.match.game.present.log_lines(before[0], seat, action, self.match.state[0], SPECTATOR)
                self.told = list(told)
            self.oracle.play(text)
            self._agree()
        return self

    # What tests ask

    @property
    def awaited(self) -> int | None:
        """The seat that is to act, or CHANCE; None when the match is over."""
        return None if self.match.over else int(self.match._buffer[0].first)

    @property
    def asked(self) -> str:
        """Whose choice it is; "chance"; nobody's when the match is over."""
        seat = self.awaited
        return "" if seat is None else "chance" if seat == CHANCE else LETTERS[seat]

    def allowed(self, kind: str = "") -> set[str]:
        """What may be done, of a kind or at all."""
        buffer = self.match._buffer[0]
        numbers = buffer.legal[: buffer.choices].tolist()
        assert len(numbers) == len(set(numbers)), "an action is listed twice"
        actions = [self.match.action(number) for number in numbers]
        return {action.text for action in actions if kind in ("", action.kind)}

    def rule(self, action: str) -> str | None:
        """The rule against an action of whoever is to act, chance too; None if it is allowed."""
        seat = self.awaited
        assert seat is not None
        number = self.match._compiled.verdict_for(self.match._buffer, seat, self.match.action(action).number)
        return self.match.game.rule_id(number) if number else None

    def picture(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a viewer sees."""
        return self.match.view(viewer).picture

    @property
    def phase(self) -> str:
        """What is going on."""
        return str(self.picture()["phase"])

    @property
    def turn(self) -> str | None:
        """Whose turn it is."""
        turn = self.picture()["turn"]
        return None if turn is None else LETTERS[turn]

    @property
    def result(self) -> tuple[float, ...] | None:
        """What came out, once over."""
        return self.match.result
