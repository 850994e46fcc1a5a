"""Where chance outcomes come from: a seed for simulation, or a secret that anyone can check afterwards.

Both are functions of the ply alone: undoing and playing on meets the same luck again.

Fair luck: the table draws a secret of 32 bytes. When the match starts it shows the hash to which it is bound,

    SHA-256("match id:first ply:" followed by the secret)

where the first ply is 0, or the ply at which the match was forked with a luck of its own. The outcome at a ply with n
equally likely outcomes comes from the numbers

    HMAC-SHA256(secret, "match id:ply:0"), HMAC-SHA256(secret, "match id:ply:1"), …

each read as four big-endian 64-bit numbers. The first number below the largest multiple of n that fits into 64 bits is
taken modulo n: an outcome in the order in which the rules list them. When the match ends the secret is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from astroport.core.errors import InvalidArgumentError, UnavailableError

SECRET_BYTES = 32  # always, or the hash below could be made from other parts


class Luck(Protocol):
    """A source of chance outcomes, from a ply on: what came before was dealt by another."""

    @property
    def since(self) -> int:
        """The first ply it deals."""

    def outcome(self, ply: int, n: int) -> int:
        """Which of n equally likely outcomes comes at this ply."""


@dataclass(frozen=True)
class SeededLuck:
    """Luck for simulation: the same seed, the same luck.

    >>> luck = SeededLuck(7)
    >>> [luck.outcome(ply, 6) for ply in range(8)]
    [2, 0, 3, 1, 4, 2, 2, 5]
    """

    seed: int
    since: int = 0

    def __post_init__(self) -> None:
        if type(self.seed) is not int:
            raise InvalidArgumentError(f"a seed is a whole number, not {self.seed!r}")

    def outcome(self, ply: int, n: int) -> int:
        """Which of n equally likely outcomes comes at this ply."""
        return _fair_choice(
            lambda message: hashlib.blake2b(message, digest_size=8).digest(),
            f"{self.seed}:{ply}",
            n,
        )


@dataclass(frozen=True)
class FairLuck:
    """Luck for play, bound by a hash shown beforehand to a secret shown afterwards.

    >>> FairLuck("demo", bytes(32)).hash == hashlib.sha256(b"demo:0:" + bytes(32)).hexdigest()
    True
    """

    match_id: str
    secret: bytes = field(repr=False)
    since: int = 0

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise InvalidArgumentError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")
        if not self.match_id.isprintable():
            raise InvalidArgumentError("the id of a match has printable characters only")

    @classmethod
    def fresh(cls) -> FairLuck:
        """A new match id and a new secret."""
        return cls(secrets.token_hex(8), secrets.token_bytes(SECRET_BYTES))

    @property
    def hash(self) -> str:
        """What is shown when the match starts."""
        return hashlib.sha256(f"{self.match_id}:{self.since}:".encode() + self.secret).hexdigest()

    def outcome(self, ply: int, n: int) -> int:
        """Which of n equally likely outcomes comes at this ply."""
        return _fair_choice(lambda message: hmac.digest(self.secret, message, "sha256"), f"{self.match_id}:{ply}", n)


@dataclass(frozen=True)
class SealedLuck:
    """The luck of a match whose secret is not known here: it can be followed, not dealt."""

    match_id: str
    hash: str
    since: int = 0

    def outcome(self, ply: int, n: int) -> int:
        """Nobody but the table that holds the secret can say."""
        raise UnavailableError(
            f"the luck of match {self.match_id} is sealed: chance at ply {ply} cannot be dealt"
            " here; fork the match with a luck of its own"
        )


def _fair_choice(digest: Callable[[bytes], bytes], label: str, n: int) -> int:
    """The first number of the digests of label:0, label:1 … that favours none of n outcomes, modulo n."""
    fair = 2**64 // n * n
    counter = 0
    while True:
        octets = digest(f"{label}:{counter}".encode())
        for start in range(0, len(octets), 8):
            number = int.from_bytes(octets[start : start + 8], "big")
            if number < fair:
                return number % n
        counter += 1
