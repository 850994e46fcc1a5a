"""What a seat can take back: to which ply, whether freely or by consent, and why not."""

from __future__ import annotations

from typing import Literal

from astroport.core.contract import CHANCE
from astroport.table import entries
from astroport.table.entries import Entry
from astroport.table.state import TableState

How = Literal["free", "ask", "no"]


def undo_for(state: TableState, seat: int) -> tuple[How, str | None, int]:
    """Whether a seat can go back to its last decision, why not freely, and to which ply that would be.

    Where several seats are one person's, the last decision of any of them is meant.
    """
    if state.stage == "over":
        return "no", "undo_over", 0
    own = state.seats_with(seat)
    last = state.match.last_decision(*own, since=len(state.opened.moves))
    if last is None:
        return "no", "undo_nothing", 0
    plies = _decision_with(state, last)
    ply = plies[0]
    others = not state.match.acted_since(ply) <= {*own, CHANCE}
    planned, still = _planned(state, ply), _still_planned(state, ply)
    if others and not still:
        code: str | None = "undo_others"
    else:  # what was planned comes out when plans begin anew
        code = "undo_revealed" if (planned and not still) or state.match.revealed_since(ply) else None
    if not state.unanswered.isdisjoint(plies):
        code = code or ("undo_late" if planned else "undo_unanswered")
    if code and state.must_agree(seat):
        return "ask", code, ply
    return "free", None, ply


def undone(state: TableState, seat: int, ply: int) -> Entry:
    """The entry that takes back what a seat decided at a ply."""
    return entries.Undone(seat, ply, _still_planned(state, ply))


def undone_without(state: TableState, seat: int) -> list[Entry]:
    """What a seat wanted to take back is taken back, if this other seat was the last to be waited for."""
    if state.asking is None or state.waiting_for() != [seat]:
        return []
    return [undone(state, state.asking.seat, state.asking.ply)]


def _decision_with(state: TableState, ply: int) -> list[int]:
    """The plies of the decision to which an action belongs: of a plan all its actions, once it is played whole."""
    if not _planned(state, ply):
        return [ply]
    seat, plans = state.match.move_at(ply).seat, state.plans
    begun = max((p for p in plans.begun if p <= ply), default=ply)
    if begun == plans.begun[-1] and state.planning(seat):
        return [ply]
    since = enumerate(state.match.moves_from(begun)[: ply + 1 - begun], begun)
    return [p for p, each in since if each.seat == seat]


def _planned(state: TableState, ply: int) -> bool:
    """Whether what was played at a ply belongs to a plan."""
    return state.plans.exist and state.plans.holds(state.match.move_at(ply))


def _still_planned(state: TableState, ply: int) -> bool:
    """Whether an action belongs to a plan, and all that happened since are plans made at the same time."""
    return _planned(state, ply) and ply >= state.plans.begun[-1]
