"""What happens, is asked and can be chosen the page says as Python does: from the same numbers, word for word.

The arguments of a sentence are made twice, in core/sentences.py and in the page's sentences.ts; here both are told the
golden records of each game that has a board, by everybody who sits at them and by somebody who watches.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from astroport import catalogue
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR
from astroport.core.events import MOST_NUMBERS, noted
from astroport.core.match import Step
from astroport.core.sentences import Reader
from astroport.core.words import LANGUAGES, house
from astroport.testing import check_record

ROOT = Path(__file__).parents[2]
TELLER = ROOT / "web" / "scripts" / "tell.mjs"
NAMES = ("Ann", house("bot-level-cadet"), "Élodie", "Yann", "Hélène", "Ben")  # one is called by a message


@pytest.mark.skipif(not TELLER.exists() or shutil.which("node") is None, reason="there is no page, or no Node")
@pytest.mark.parametrize("slug", [slug for slug, game in catalogue().items() if game.board])
def test_page_and_python_tell_the_same_of_a_match(slug: str, tmp_path: Path) -> None:
    asked, ours = [], []
    for path in sorted((ROOT / "tests" / "games" / slug / "golden").glob("*.json")):
        for step in check_record(catalogue()[slug], path).steps():
            for viewer in (*range(step.match.seats), SPECTATOR):
                asked.append(numbers_of(step, viewer))
                ours.append(told(step, viewer))
    (tmp_path / "asked.jsonl").write_text("".join(f"{json.dumps(each)}\n" for each in asked))
    with (tmp_path / "asked.jsonl").open() as lines:
        command = ["node", str(TELLER), slug, *LANGUAGES]
        run = subprocess.run(command, stdin=lines, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    theirs = [json.loads(line) for line in run.stdout.splitlines()]
    assert sum(len(each[LANGUAGES[0]]["lines"]) for each in theirs) > len(theirs) / 2
    for numbers, mine, page in zip(asked, ours, theirs, strict=True):
        assert page == mine, numbers


def reader_on(seat: int) -> Reader:
    return Reader(NAMES, seat, None if seat == SPECTATOR else seat)


def numbers_of(step: Step, viewer: int) -> dict[str, Any]:
    """What the page knows of a step before it has words for it."""
    match, engine = step.match, compiled_game(step.match.game)
    events, out = match.game.state.EVENTS, np.zeros(MOST_NUMBERS, np.int64)
    view = match.view(viewer)
    kind = int(engine.noting["prompt_for"](view.state, viewer, out))
    rows = [noted(engine.noted("describe_for", view.state, viewer, each.number)[0])[0] for each in view.actions]
    return {
        "variant": {"seats": match.seats, "options": dict(match.options)},
        "seat": None if viewer == SPECTATOR else viewer,
        "you": reader_on(viewer).you,
        "names": [name if isinstance(name, str) else {"of": name.of, "key": name.key} for name in NAMES],
        "notes": [
            {"kind": int(row["kind"]), "numbers": list(events.read(row, viewer).numbers.values())}
            for row in noted(step.notes, viewer)
        ],
        "prompt": {"kind": kind, "numbers": out.tolist()},
        "choices": [{"kind": int(row["kind"]), "numbers": row["numbers"].tolist()} for row in rows],
    }


def told(step: Step, viewer: int) -> dict[str, Any]:
    """What Python says of it, in every language."""
    view, reader = step.match.view(viewer), reader_on(viewer)
    said = view.sentences
    lines = said.lines(step, reader)
    prompt = said.prompt(view.state, viewer, view.actions, reader)
    choices = [said.choice(view.state, viewer, each, reader) for each in view.actions]
    return {
        lang: {
            "lines": [[line.seat, line.text.to(lang)] for line in lines],
            "prompt": prompt.to(lang),
            "choices": [choice.to(lang) for choice in choices],
        }
        for lang in LANGUAGES
    }
