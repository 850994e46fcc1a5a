"""What can go wrong, each with a message fit to be shown as it is.

Every error is an `AstroportError`, and also the built-in error that a program would expect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astroport.core.refusal import Refusal


class AstroportError(Exception):
    """Anything the library cannot do, never raised as such; `str()` is one clear line."""


class UnknownGameError(AstroportError, LookupError):
    """No game of that name is installed."""


class UnknownBotError(AstroportError, LookupError):
    """There is no bot of that name."""


class NoSuchSeatError(AstroportError, IndexError):
    """A seat that the match does not have."""


class NoSuchPlyError(AstroportError, IndexError):
    """A ply, or a decision to take back, that the match does not have."""


class InvalidOptionError(AstroportError, ValueError):
    """A number of seats or an option that the game does not offer."""


class InvalidActionError(AstroportError, ValueError):
    """Something that names no action of the game."""


class InvalidArgumentError(AstroportError, ValueError):
    """A name, a number, a seed … that cannot be what was meant."""


class InvalidRecordError(AstroportError, ValueError):
    """A record that cannot be read; `place` says where, in the notation of the JSON file."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(place, why)
        self.place = place
        self.why = why

    def __str__(self) -> str:
        return f"{self.place}: {self.why}"


class RefusedError(AstroportError, ValueError):
    """Something that a rule, the table or the server forbids here, and nothing has changed; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class StaleError(AstroportError, RuntimeError):
    """Something that was chosen in a position that is past, and nothing has changed; `version` is the present one."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version

    def __str__(self) -> str:
        return f"the position has changed since: it is now at {self.version}"


class UnavailableError(AstroportError, RuntimeError):
    """Something that cannot be done here or now, though another time or elsewhere it could."""


class FileError(AstroportError, OSError):
    """A file that is not there, is there already, or is not what it should be."""
