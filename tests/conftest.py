"""What all tests share: the rule marks, the tiny game of examples/ as a package of somebody else, and the tools."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from hypothesis import settings

pytest_plugins = ["astroport.testing.plugin"]

# A shell lets what it starts in the background ignore Ctrl+C, and so would everything that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "examples" / "comets" / "src"), str(ROOT / "tools")]

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
