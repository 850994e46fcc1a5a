"""What can go wrong, each with a message fit to be shown as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astroport.core.refusal import Refusal


class AstroportError(Exception):
    """Anything the library refuses to do; `str()` is one clear line."""


class UnknownGameError(AstroportError):
    """No game of that name is installed."""


class InvalidOptionError(AstroportError):
    """A number of seats or an option that the game does not offer."""


class InvalidActionError(AstroportError):
    """Something that names no action of the game."""


class RefusedError(AstroportError):
    """An action that a rule forbids here; `refusal` says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class InvalidRecordError(AstroportError):
    """A record that cannot be read; `place` says where, in the notation of the JSON file."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why
