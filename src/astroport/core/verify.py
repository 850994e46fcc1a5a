"""Was the luck of a match touched? Anyone can check, from the record alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from astroport.core.contract import CHANCE, Game
from astroport.core.errors import AstroportError
from astroport.core.luck import FairLuck, SealedLuck
from astroport.core.match import Match
from astroport.core.record import blank_match, follow, read


class AlteredLuckError(AstroportError, ValueError):
    """A roll or the hash is not what it was; `ply` says which roll, if it is one."""

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why)
        self.ply = ply


@dataclass(frozen=True)
class Verified:
    """A match whose every roll is the one that its luck gives."""

    match: Match
    rolls: int  # checked
    unchecked: int  # before the match was forked from another one, whose luck they were
    hash: str | None  # shown beforehand; None if the match was merely played from a seed


def verify(source: Mapping[str, Any] | str | Path, shown_hash: str | None = None, of: Game | None = None) -> Verified:
    """Check every roll of a finished match; `AlteredLuckError` says exactly what is wrong.

    `shown_hash` is the hash that was shown when the match started, if somebody wrote it down: without it a record is
    checked against the hash it carries itself. `of` is the game if it is not among the installed ones.
    """
    record = read(source)
    match = blank_match(record, of)
    luck = match.luck
    if isinstance(luck, SealedLuck):
        raise AlteredLuckError("luck.secret: not in the record yet: it is shown when the match ends")
    if isinstance(luck, FairLuck):
        if shown_hash is not None and shown_hash.strip().lower() != luck.hash:
            raise AlteredLuckError("luck.hash: is not the hash shown at the start")
    elif shown_hash is not None:
        raise AlteredLuckError("luck.kind: the match was played from a seed, not bound to any hash")
    rolls = unchecked = 0
    for ply, move in follow(record, match):
        if move.seat != CHANCE:
            continue
        if ply < luck.since:
            unchecked += 1
            continue
        outcomes = match.actions(CHANCE)
        if outcomes:
            due = outcomes[luck.outcome(ply, len(outcomes))]
            if due is not move.action:
                raise AlteredLuckError(
                    f"actions[{ply}]: chance gave {str(due)!r}, the record says {str(move.action)!r}",
                    ply,
                )
            rolls += 1
    if not match.over and isinstance(luck, FairLuck) and "ended" not in record:
        raise AlteredLuckError("result: the match is not over, and yet the secret of its luck is known")
    return Verified(match, rolls, unchecked, luck.hash if isinstance(luck, FairLuck) else None)
