"""What comes from outside is read here and nowhere else: whatever is wrong with it is one refusal, with a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import DecodeError
from msgspec.json import Decoder

from astroport.core.errors import RefusedError
from astroport.core.refusal import refused

LONGEST_ID = 40  # letters; a table's has twelve
DEEPEST_RECORD = 8  # lists and objects within each other; a sound one has four

T = TypeVar("T")
_objects = Decoder(dict[str, Any])


def malformed(what: str) -> RefusedError:
    """Why a message is not understood."""
    return refused("malformed", what=what)


def understood(said: bytes | str, decoder: Decoder[T], fault: Callable[[str], RefusedError] = malformed) -> T:
    """The message that somebody sent. Refused: what is no JSON, not the message it should be, no text that could be
    stored (half a character), or nested deeper than anybody can follow."""
    try:
        return decoder.decode(said)
    except RecursionError:
        raise fault("it is nested too deeply") from None
    except (DecodeError, UnicodeError) as error:
        raise fault(str(error).encode("ascii", "replace").decode()[:200]) from None


def record_in(body: bytes) -> dict[str, Any]:
    """A record that somebody brought, or why it cannot be one."""

    def no_record(what: str) -> RefusedError:
        return refused("record", what=f"it is no JSON of a record: {what}")

    record = understood(body, _objects, no_record)
    if _deeper_than(record, DEEPEST_RECORD):
        raise no_record("it is nested too deeply")
    return record


def _deeper_than(value: object, levels: int) -> bool:
    layer = [value]
    for _ in range(levels):
        inner = [part for each in layer if isinstance(each, dict) for part in each.values()]
        layer = inner + [part for each in layer if isinstance(each, list) for part in each]
    return bool(layer)


def may_be_id(given: str) -> bool:
    """Whether a table could have this id: no database is asked about anything else."""
    return given.isascii() and given.isalnum() and len(given) <= LONGEST_ID
