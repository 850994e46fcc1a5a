"""What the rules of Escape Pods say of an action: in kinds and names, to whoever hears it, and in sentences."""

from __future__ import annotations

from typing import Any

import numpy as np

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR
from astroport.core.events import MOST_NUMBERS, Happened, Kinds, Number, Numbered, noted
from astroport.core.sentences import Reader
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.state import CHOICES, EVENTS, PROMPTS, names

from .board import Board

LETTERS = "ABCDE"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
LAND = "use embark commander"


class Story:
    """What happened in the last of some actions."""

    def __init__(self, board: Board, *actions: str) -> None:
        board.play(*actions[:-1])
        self.match, after, seat = board.match, board.match.state, board.awaited
        action = self.match.action(actions[-1])
        assert seat is not None
        self.notes, _ = compiled_game(GAME).noted("play_noting", after, seat, action.number)
        board.play(actions[-1])
        assert after.tobytes() == self.match.state.tobytes(), "noting makes no difference"

    @property
    def true(self) -> list[str]:
        """All of it."""
        return [said(EVENTS, EVENTS.read(row), self.match.seats) for row in noted(self.notes)]

    def heard(self, letter: str = "") -> list[str]:
        """As one hears it, by a letter; a spectator has none."""
        viewer = seat_of(letter)
        return [said(EVENTS, EVENTS.read(row, viewer), self.match.seats) for row in noted(self.notes, viewer)]

    def cuts(self) -> list[Any]:
        """The states that are shown on the way."""
        return [self.notes.cuts[row["cut"]] for row in noted(self.notes) if row["cut"] >= 0]

    def to(self, letter: str = "", lang: str = "en") -> list[str]:
        """In sentences."""
        viewer = seat_of(letter)
        heard = (EVENTS.read(row, viewer) for row in noted(self.notes, viewer))
        return [line.text.to(lang) for line in self.match.sentences.of(heard, reader(letter))]

    def both(self, letter: str = "") -> list[tuple[str, str]]:
        """In English and in French."""
        return list(zip(self.to(letter), self.to(letter, "fr"), strict=True))


def seat_of(letter: str) -> int:
    return LETTERS.index(letter) if letter else SPECTATOR


def reader(letter: str) -> Reader:
    return Reader(NAMES, seat_of(letter), seat_of(letter) if letter else None)


def said(kinds: Kinds[Any], happened: Happened, seats: int) -> str:
    """A kind with what its numbers are called: `moves A trio 2 5`; - is none, ? is unknown."""
    kind: Numbered = kinds[happened.kind]
    return " ".join([kind.name, *(called(number, happened[number.name], seats) for number in kind.numbers)])


def called(number: Number, value: int | None, seats: int) -> str:
    """What a number of a kind is called."""
    known = {"seat": LETTERS[:seats], **names(seats, {})}
    if value is None:
        return "?"
    if number.thing == "count":
        return str(value)
    if number.several:
        return "+".join(name for bit, name in enumerate(known[number.thing]) if value >> bit & 1) or "-"
    return "-" if value < 0 else known[number.thing][value]


def prompted(board: Board, letter: str = "") -> str:
    """What is asked of somebody, from what they see."""
    out = np.zeros(MOST_NUMBERS, np.int64)
    view = board.match.view(seat_of(letter)).state
    number = compiled_game(GAME).noting["prompt_for"](view, seat_of(letter), out)
    return said(PROMPTS, PROMPTS.asked(int(number), out), board.match.seats)


def described(board: Board, letter: str, action: str) -> str:
    """An action as a choice, from what somebody sees."""
    seat = seat_of(letter)
    view = board.match.view(seat).state
    notes, _ = compiled_game(GAME).noted("describe_for", view, seat, board.match.action(action).number)
    (row,) = noted(notes)
    return said(CHOICES, CHOICES.read(row, seat), board.match.seats)


def previewed(board: Board, action: str) -> tuple[bool, list[str], Any]:
    """What who is asked can know of an action: whether that is all, what will be heard, and how it will look."""
    seat = board.awaited
    assert seat is not None
    view = board.match.view(seat).state.copy()
    notes, sure = compiled_game(GAME).noted("preview_for", view, seat, board.match.action(action).number)
    told = [said(EVENTS, EVENTS.read(row, seat), board.match.seats) for row in noted(notes, seat)]
    return bool(sure), told, view


def prompt(board: Board, letter: str = "") -> tuple[str, str]:
    """What is asked of somebody, in English and in French."""
    seen = board.match.view(seat_of(letter))
    asked = seen.sentences.prompt(seen.state, seen.seat, seen.actions, reader(letter))
    return asked.to("en"), asked.to("fr")


def choice(board: Board, action: str) -> tuple[str, str]:
    """An action as a choice of who is asked, in English and in French."""
    letter = board.asked if board.asked in LETTERS else ""
    seen = board.match.view(seat_of(letter))
    offered = seen.sentences.choice(seen.state, seen.seat, board.match.action(action), reader(letter))
    return offered.to("en"), offered.to("fr")
