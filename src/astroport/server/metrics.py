"""What Prometheus may know."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("astroport_sockets", "open sockets", registry=self.registry)
        self.connections = Gauge("astroport_connections", "open connections, sockets too", registry=self.registry)
        self.turned_away = Counter(
            "astroport_turned_away", "connections not served, or ended", ["why"], registry=self.registry
        )
        self.tables = Gauge("astroport_tables", "tables in memory", registry=self.registry)
        self.bots = Gauge("astroport_bots", "bots that think or wait to think", registry=self.registry)
        self.stores = Gauge("astroport_stores", "whether anything can be stored", registry=self.registry)
        self.damaged = Gauge("astroport_database_damaged", "whether the database is", registry=self.registry)
        self.disk_used = Gauge("astroport_disk_used_bytes", "taken by the database", registry=self.registry)
        self.disk_free = Gauge("astroport_disk_free_bytes", "left on its disk", registry=self.registry)
        self.stored = Gauge("astroport_stored_bytes", "of matches, by what they are", ["kind"], registry=self.registry)
        self.entries = Counter("astroport_entries", "what happened at tables", ["kind"], registry=self.registry)
        self.refused = Counter("astroport_refused", "commands refused", ["code"], registry=self.registry)
        self.dropped = Counter("astroport_dropped", "sockets closed by us", ["why"], registry=self.registry)
        self.commit = Histogram(
            "astroport_commit_seconds", "until what happened is stored", buckets=FINE, registry=self.registry
        )
        self.answer = Histogram(
            "astroport_answer_seconds", "until a command is answered", buckets=FINE, registry=self.registry
        )

    def shown(self) -> bytes:
        """In Prometheus' own format."""
        return generate_latest(self.registry)


METRICS = Metrics()
CONTENT_TYPE = CONTENT_TYPE_LATEST
