"""What all tests share: the rule marks, and the tiny game of examples/ as a package of somebody else."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

pytest_plugins = ["astroport.testing.plugin"]

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "examples" / "comets" / "src"))

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
