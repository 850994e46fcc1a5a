"""What seats plan: their drafts, and where in the match plans began anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from astroport.core.contract import Game, Value
from astroport.core.log import Move
from astroport.core.match import Match


class Plans:
    """The plans of a table; of a game without plans there are none."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        plan = game.plan
        self.exist = plan is not None
        self.kinds: Collection[str] = plan.kinds if plan else ()
        self.defaults: Sequence[str] = plan.defaults if plan else ()
        self.seconds = plan.seconds(seats, options) if plan else 0
        self.drafts: list[tuple[str, ...]] = [()] * seats  # what each seat plans to play from here
        self.changes = [0] * seats  # how often it changed that since it began to plan
        self.begun: list[int] = []  # the plies at which plans began anew

    def asked_of(self, match: Match, seat: int) -> bool:
        """Whether what a seat is to choose now belongs to a plan."""
        return self.exist and {action.kind for action in match.actions(seat)} <= set(self.kinds)

    def holds(self, move: Move) -> bool:
        """Whether an action belongs to a plan."""
        return move.action.kind in self.kinds

    def begin(self, ply: int) -> None:
        """All plan anew."""
        self.drafts = [()] * len(self.drafts)
        self.changes = [0] * len(self.changes)
        self.begun.append(ply)

    def draft(self, seat: int, actions: Sequence[str]) -> None:
        """A seat plans something else."""
        self.drafts[seat] = tuple(actions)
        self.changes[seat] += 1

    def played(self, seat: int, action: str) -> None:
        """A seat has played an action: the rest of its draft stays, if it began with that."""
        first, *rest = self.drafts[seat] or ("",)
        self.drafts[seat] = tuple(rest) if first == action else ()

    def took_back(self, seat: int, moves: Sequence[Move]) -> None:
        """A seat has taken back these moves: they are its draft again."""
        self.drafts[seat] = (*(move.action.text for move in moves if move.seat == seat), *self.drafts[seat])

    def went_back(self, ply: int, since: Sequence[Move], people: Collection[int]) -> None:
        """The match went back to a ply: what people planned there is their draft again."""
        end = next((begun for begun in self.begun if begun > ply), ply + len(since))
        planned = [move for move in since[: end - ply] if self.holds(move)]
        self.begun = [begun for begun in self.begun if begun <= ply]
        self.drafts = [()] * len(self.drafts)
        self.changes = [0] * len(self.changes)
        for seat in people:
            self.took_back(seat, planned)


def anew_after(luck: Sequence[object], before: Collection[int], now: Collection[int]) -> bool:
    """Whether plans begin anew after an action: luck acted, or somebody may act who was through before.

    While all plan, those who are awaited only become fewer.

    >>> anew_after([], (0, 1, 2), (0, 2)), anew_after(["die 3"], (0,), ()), anew_after([], (0,), (0, 1))
    (False, True, True)
    """
    return bool(luck) or not set(now) <= set(before)
