"""Whether a bot says something with its move: seldom, and only when something has changed for it.

A remark has no numbers; who wants those asks why (see `explain`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astroport.core.words import Text, house

SILENT = 6  # moves of its own after a remark in which a bot says nothing, unless it sees the end coming
SWING = 0.15  # by how much its expected result has changed since it last spoke
SLIP = 0.10  # by how much something that it overlooked was better
LIKES, SEES = 0.3, 0.9  # of the way from an even share to all or nothing: what it likes, and what it takes for settled

SETTLED = ("won", "lost")


@dataclass(frozen=True)
class Silence:
    """How long a bot has said nothing: its moves since, how it stood when it spoke, and what it said then."""

    moves: int = 0
    stood: float | None = None  # None: it has not said anything yet
    said: str = ""

    def after(self, remark: str, share: float | None) -> Silence:
        """The same after one more move, with or without a remark."""
        if not remark:
            return Silence(self.moves + 1, self.stood, self.said)
        return Silence(0, share, remark)


def mood(expected: Sequence[float], seat: int) -> str:
    """How a seat stands that expects such results for all: between an even share and all, or nothing.

    >>> mood((0.5, 0.5), 0), mood((0.2, 0.8), 1), mood((0.2, 0.8), 0), mood((0.3, 0.6, 0.1), 0)
    ('even', 'good', 'bad', 'even')
    """
    share, even = expected[seat], sum(expected) / len(expected)
    room = 1 - even if share > even else even
    ahead = (share - even) / room if room > 0 else 0.0
    if abs(ahead) < LIKES:
        return "even"
    if abs(ahead) < SEES:
        return "good" if ahead > 0 else "bad"
    return "won" if ahead > 0 else "lost"


def remark(expected: Sequence[float], seat: int, silence: Silence, missed: float = 0.0) -> str:
    """What a bot remarks with its move: one of its moods, "slip", or nothing.

    `missed` says by how much the best that it overlooked was better.
    """
    if not expected:
        return ""
    now, stood = mood(expected, seat), silence.stood
    if now in SETTLED and now != silence.said:
        return now
    if silence.moves < SILENT:
        return ""
    if missed >= SLIP:
        return "slip"
    before = sum(expected) / len(expected) if stood is None else stood
    return now if abs(expected[seat] - before) >= SWING and now != (silence.said or "even") else ""


def words(remark: str, better: Text) -> Text:
    """A remark as it is said; `better` is what was overlooked."""
    return house("bot-slip", next=better) if remark == "slip" else house(f"bot-mood-{remark}")
