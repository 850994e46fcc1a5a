"""The keys of a table's links. They are made from the table's door, so none has to be kept; each opens one thing."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Sequence
from typing import Literal

Role = Literal["seat", "join", "watch"]


def new_door() -> str:
    """What the keys of a new table are made from."""
    return secrets.token_hex(16)


def key(door: str, role: Role, seat: int | None = None, since: int = 0) -> str:
    """The key to a role at the table; to a seat, for whoever has sat there since that entry: the next one gets another.

    >>> key("00", "join") == key("00", "watch")
    False
    """
    what = role if seat is None else f"{role}:{seat}:{since}"
    made = hmac.digest(bytes.fromhex(door), what.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:18]).decode()


def opened_by(door: str, given: str, since: Sequence[int]) -> tuple[Role, int | None] | None:
    """What a key opens, if anything, `since` being since when each seat is its player's. All are compared, in constant
    time."""
    found: tuple[Role, int | None] | None = None
    doors: list[tuple[Role, int | None, int]] = [("join", None, 0), ("watch", None, 0)]
    doors += [("seat", seat, number) for seat, number in enumerate(since)]
    for role, seat, number in doors:
        if hmac.compare_digest(key(door, role, seat, number).encode(), given.encode()):
            found = role, seat
    return found
