"""What Prometheus may know."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST

NAMESPACE = "astroport"
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge = partial(Gauge, namespace=NAMESPACE, registry=self.registry)
        counter = partial(Counter, namespace=NAMESPACE, registry=self.registry)
        histogram = partial(Histogram, namespace=NAMESPACE, registry=self.registry, buckets=FINE)
        self.sockets = gauge("sockets", "open sockets")
        self.connections = gauge("connections", "open connections, sockets too")
        self.turned_away = counter("turned_away", "connections not served, or ended", ["why"])
        self.tables = gauge("tables", "tables in memory")
        self.bots = gauge("bots", "bots that think or wait to think")
        self.stores = gauge("stores", "whether anything can be stored")
        self.damaged = gauge("database_damaged", "whether the database is")
        self.disk_used = gauge("disk_used_bytes", "taken by the database")
        self.disk_free = gauge("disk_free_bytes", "left on its disk")
        self.stored = gauge("stored_bytes", "of matches, by what they are", ["kind"])
        self.entries = counter("entries", "what happened at tables", ["kind"])
        self.refused = counter("refused", "commands refused", ["code"])
        self.dropped = counter("dropped", "sockets closed by us", ["why"])
        self.commit = histogram("commit_seconds", "until what happened is stored")
        self.answer = histogram("answer_seconds", "until a command is answered")

    def shown(self) -> bytes:
        """In Prometheus' own format."""
        return generate_latest(self.registry)


METRICS = Metrics()
CONTENT_TYPE = CONTENT_TYPE_LATEST
