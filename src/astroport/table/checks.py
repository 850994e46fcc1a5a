"""Who may do something with a seat of a table, and when; whoever may not is refused."""

from __future__ import annotations

from astroport.core.errors import StaleError
from astroport.core.refusal import refused
from astroport.table.state import TableState


def check_seat(state: TableState, seat: int) -> None:
    """That there is such a seat."""
    if seat not in range(len(state.chairs)):
        raise refused("no_seat", seats=len(state.chairs))


def check_own(state: TableState, person: str, seat: int) -> None:
    """That a seat is a person's."""
    check_seat(state, seat)
    if person not in state.chairs[seat].holders:
        raise refused("not_your_seat")


def check_at_play(state: TableState, person: str, seat: int, version: int | None = None) -> None:
    """That a person may do something with a seat now, in that version of the position if it depends on one."""
    check_own(state, person, seat)
    if state.review:
        raise refused("review")
    if not state.begun:
        raise refused("not_begun")
    if version is not None and version != state.versions[seat]:
        raise StaleError(state.versions[seat])
    if state.stage == "over":
        raise refused("over")


def check_plays(state: TableState, person: str, seat: int, version: int | None = None) -> None:
    """The same, and that no bot plays on the seat for the person."""
    check_at_play(state, person, seat, version)
    if state.bot_on(seat):
        raise refused("away")
