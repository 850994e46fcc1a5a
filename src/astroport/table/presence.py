"""Who is connected to a table, as it is told to it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Presence:
    """The seats whose people are connected; of the others, in milliseconds, for how long they are gone, and for how
    long somebody has waited for them: that they play, or come back to a seat on which a bot stands in."""

    online: Collection[int] = ()
    gone: Mapping[int, int] = field(default_factory=dict)
    waited: Mapping[int, int] = field(default_factory=dict)


UNKNOWN = Presence()
