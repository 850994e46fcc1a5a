"""What a game may offer to the search is declared, and takes no memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from astroport import catalogue
from astroport.bots.search_bot import help_of
from astroport.core.bot_help import BotHelp
from astroport.testing.kit import check_memory

ROOT = Path(__file__).parents[2]


def test_a_misspelt_name_is_an_error() -> None:
    with pytest.raises(TypeError, match="estimte"):
        BotHelp(estimte=print)  # type: ignore[call-arg]


def test_a_bot_that_offers_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue()["sputnik"]
    help_of.cache_clear()
    monkeypatch.delattr("astroport.games.sputnik.bot.HELP")
    with pytest.raises(TypeError, match="declares no HELP"):
        help_of(game)
    help_of.cache_clear()


@pytest.mark.parametrize("slug", catalogue())
def test_rules_and_estimates_take_no_memory(slug: str) -> None:
    check_memory(catalogue()[slug], pytest.fail)


def test_rules_that_take_memory_are_found(tmp_path: Path) -> None:
    """In a process of its own: a tiny game whose `apply` makes an array."""
    source = (ROOT / "tests" / "core" / "delayed.py").read_text(encoding="utf-8")
    wasteful = source.replace("s.winner = action", "s.winner = np.full(2, action)[1]").replace(
        "import sys\n", "import sys\nimport numpy as np\n", 1
    )
    (tmp_path / "wasteful").mkdir()
    (tmp_path / "wasteful" / "__init__.py").write_text(wasteful, encoding="utf-8")
    code = "from astroport.testing.kit import check_memory; from wasteful import GAME; check_memory(GAME, print)"
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "ASTROPORT_CACHE": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert "BrokenGameError: delayed: memory is taken by rules" in done.stderr
