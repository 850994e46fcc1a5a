"""How much one may ask for: so many at once, and so many a second after that."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the network that one customer has, or new addresses would be free.

    >>> neighbourhood("2001:db8::1:2:3:4"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))


class Bucket:
    """Holds tokens up to `burst`, and gets `rate` new ones a second; each request takes one."""

    __slots__ = ("burst", "held", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.held, self.since = burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there were so many tokens left."""
        now = time.monotonic()
        self.held = min(self.burst, self.held + (now - self.since) * self.rate)
        self.since = now
        if self.held < cost:
            return False
        self.held -= cost
        return True

    def give_back(self) -> None:
        """What was taken is not counted here."""
        self.held = min(self.burst, self.held + 1)


class Buckets:
    """A bucket for everybody, the longest unseen forgotten first. A rate of 0 is no limit."""

    def __init__(self, per_minute: float, most: int = 10_000, burst: float | None = None) -> None:
        self.per_minute, self.most, self.burst = per_minute, most, per_minute if burst is None else burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether somebody may go on."""
        if not self.per_minute:
            return True
        if who not in self._buckets:
            self._buckets[who] = Bucket(self.per_minute / 60, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who].take(cost)
