"""The keys of a table's links. They are made from the table's door, so none has to be kept; each opens one thing."""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import Literal

Role = Literal["seat", "join", "watch"]


def new_door() -> str:
    """What the keys of a new table are made from."""
    return secrets.token_hex(16)


def key(door: str, role: Role, seat: int | None = None) -> str:
    """The key to a role at the table (and to a seat, for whoever sits there).

    >>> key("00", "join") == key("00", "watch")
    False
    """
    made = hmac.digest(bytes.fromhex(door), f"{role}:{'' if seat is None else seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:18]).decode()


def opened_by(door: str, given: str, seats: int) -> tuple[Role, int | None] | None:
    """What a key opens, if anything. Every key is compared, in constant time."""
    found: tuple[Role, int | None] | None = None
    doors: list[tuple[Role, int | None]] = [("join", None), ("watch", None), *(("seat", s) for s in range(seats))]
    for role, seat in doors:
        if hmac.compare_digest(key(door, role, seat).encode(), given.encode()):
            found = role, seat
    return found
