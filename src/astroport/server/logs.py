"""Structured logs: one JSON object a line, on stderr. Nothing secret is ever given to them: no key, cookie or talk."""

from __future__ import annotations

import contextlib
import json
import logging
import sys
import time
from typing import TextIO


def log(event: str, *, to: TextIO | None = None, **more: str | int | float | None) -> None:
    """Write down that something happened."""
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    line = json.dumps({"at": at, "event": event, **more}, ensure_ascii=False)
    with contextlib.suppress(OSError):  # on a full disk there is nobody to tell
        print(line, file=to or sys.stderr, flush=True)


class Structured(logging.Handler):
    """What libraries log, in the same shape."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write down what a library says."""
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else None
        log("library", logger=record.name, level=record.levelname, text=record.getMessage(), trace=trace)


def take_over() -> None:
    """Let libraries log through us, warnings and worse."""
    logging.basicConfig(handlers=[Structured(logging.WARNING)], level=logging.WARNING, force=True)
