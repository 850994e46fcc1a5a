"""Run by hatchling when a wheel or an sdist is built: both contain the built page, and the rules that run in it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import engines
import page


class PageHook(BuildHookInterface[Any]):
    """Builds the page and the rules for it, except for an editable install: there `make` does."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building takes: Node, where the machine has none, and the compilers of the rules."""
        return sorted({*page.needs_node(), *engines.needs()})

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if version == "editable":
            return
        try:
            page.build()
            engines.build()
        except page.PageError as error:
            self.app.abort(f"The page of Astroport could not be built: {error}")
