"""What we promise, beside what is."""

from __future__ import annotations

Promise = tuple[str, float, float, str, str]  # what, how much, the bar, its sense, the unit


def promises(*made: Promise) -> int:
    """Print what is promised and what is; 1 if something is not kept."""
    broken = 0
    for what, figure, bar, sense, unit in made:
        kept = figure >= bar if sense == "at least" else figure <= bar
        broken += not kept
        print(f"{'kept  ' if kept else 'BROKEN'}  {what}: {figure:.3g} {unit} ({sense} {bar:g})")
    return 1 if broken else 0
