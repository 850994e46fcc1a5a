"""Structured logs: one JSON object a line, on stderr. Nothing secret is ever given to them: no key, cookie or talk."""

from __future__ import annotations

import json
import sys
import time
from typing import TextIO

_quiet = False


def quiet(wanted: bool = True) -> None:
    """Log nothing: for tests and commands that have their own voice."""
    global _quiet  # one switch for the process
    _quiet = wanted


def log(event: str, *, to: TextIO | None = None, **more: str | int | float | None) -> None:
    """Write down that something happened."""
    if _quiet:
        return
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    line = json.dumps({"at": at, "event": event, **more}, ensure_ascii=False)
    print(line, file=to or sys.stderr, flush=True)
