"""In the terminal a match that is over says who won, and how if it was not played to its end."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import astroport
from astroport import terminal
from astroport.core.errors import AstroportError
from astroport.core.match import Match, Player
from astroport.core.words import Lang


def told(record: dict[str, Any], lang: Lang, ply: int | None = None) -> str:
    console = Console(file=io.StringIO(), width=200)
    terminal.replay(console, record, ply, lang)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(moves: int) -> Match:
    match = astroport.start("sputnik", seats=2, seed=4)
    match.players = (Player("Ann"), Player("Ben"))
    while match.ply < moves and not match.over:
        match.play(match.actions()[0])
    return match


def test_a_match_played_to_its_end_names_who_won() -> None:
    record = played(1000).record()
    name = "Ann" if record["result"][0] > record["result"][1] else "Ben"
    assert f"{name} wins.\nResult: " in told(record, "en")
    assert f"{name} gagne.\nRésultat : " in told(record, "fr")
    assert "Result" not in told(record, "en", 6)


@pytest.mark.parametrize(
    ("how", "seat", "result", "en", "fr"),
    [
        ("resigned", 0, [0.0, 1.0], "Ann resigned.\nBen wins.", "Ann a abandonné.\nBen gagne."),
        ("claimed", 1, [0.0, 1.0], "Ben claimed the win: the opponent did not", "Ben a réclamé la victoire"),
        ("drawn", 0, [0.5, 0.5], "come back.\nA draw.", "revenu.\nMatch nul."),
    ],
)
def test_a_match_that_was_given_up_says_so(how: str, seat: int, result: list[float], en: str, fr: str) -> None:
    record = played(6).record() | {"ended": {"how": how, "seat": seat}, "result": result}
    assert en in told(record, "en")
    assert fr in told(record, "fr")
    assert en not in told(record, "en", 4)
    with pytest.raises(AstroportError, match="the match is over"):
        terminal.taken_up(record)


def test_who_plays_here_is_spoken_to() -> None:
    match = played(1000)
    assert match.result is not None
    winner = match.result.index(1.0)
    console = Console(file=io.StringIO(), width=200)
    terminal.Table(console, match, frozenset({winner}), "en").tell_end()
    assert isinstance(console.file, io.StringIO)
    assert "You win!\nResult: " in console.file.getvalue()
