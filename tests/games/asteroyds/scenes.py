"""Positions of Asteroyds set up by hand or played by texts, and what people hear and see of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.words import Words
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.present import log_lines, picture, prompt
from astroport.games.asteroyds.state import (
    CELL_NAMES,
    DIRECTION_NAMES,
    MODE_NAMES,
    RESOLVE,
    RESOLVING,
    ROCK,
    TEAM_NAMES,
    TOKEN_NAMES,
)
from astroport.testing.position import Position, copied

LETTERS = "ABCDEF"
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"pilots": True, "rocks": 2}),
    (2, {"ships": 3, "own_layout": True}),
    (4, {}),
    (5, {"own_layout": True, "pilots": True, "rocks": 4}),
    (6, {"rocks": 3, "destructible": False}),
    (6, {"teams": 3, "pilots": True}),
]
Told = list[tuple[str, str]]  # in English and in French


class Scene:
    """A position set up by hand: all turrets are off, and programs run. Ships go by their names: A, or A2."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.position = Position(GAME, seats, GAME.settle(seats, options))
        self.now = self.position.state
        self.s = self.now[0]
        self.s.phase = RESOLVING
        self.s.turrets_off = 15
        self.s.done = (1 << int(self.s.ships)) - 1

    def ship(self, name: str) -> int:
        number = int(name[1:]) - 1 if name[1:] else 0
        return LETTERS.index(name[0]) + number * int(self.s.seats)

    def at(self, **places: str) -> Scene:
        """Ships on cells with a heading: A="c4 E"."""
        for name, place in places.items():
            cell, heading = place.split()
            self.s.cell[self.ship(name)] = CELL_NAMES.index(cell)
            self.s.heading[self.ship(name)] = DIRECTION_NAMES.index(heading)
        return self

    def does(self, **tokens: str) -> Scene:
        """What ships do in this round."""
        for name, token in tokens.items():
            self.s.program[self.ship(name), self.s.now] = TOKEN_NAMES.index(token)
        return self

    def mode(self, **modes: str) -> Scene:
        """The mode that ships have on this round."""
        for name, mode in modes.items():
            self.s.mode[self.ship(name)] = MODE_NAMES.index(mode)
            self.s.rounds[self.ship(name)] = 1 << int(self.s.now)
        return self

    def carrying(self, **teams: str) -> Scene:
        """What ships carry: A="white"."""
        for name, colours in teams.items():
            for colour in colours.split():
                team = TEAM_NAMES.index(colour)
                self.s.carries[self.ship(name)] |= 1 << team
                self.s.asteroyd[team] = self.s.cell[self.ship(name)]
        return self

    def lying(self, **cells: str) -> Scene:
        """Asteroyds on cells: white="c6"."""
        for team, cell in cells.items():
            self.s.asteroyd[TEAM_NAMES.index(team)] = CELL_NAMES.index(cell)
        return self

    def turrets_on(self, *cells: str, **dice: int) -> Scene:
        """These turrets are on, with these dice of the teams."""
        for turret, cell in enumerate(self.s.turret_cell.tolist()):
            if cell < len(CELL_NAMES) and CELL_NAMES[cell] in cells:
                self.s.turrets_off &= ~(1 << turret) & 15
        for team, die in dice.items():
            self.s.die[TEAM_NAMES.index(team)] = die - 1
        return self

    def scored(self, **scores: int) -> Scene:
        for team, score in scores.items():
            self.s.score[TEAM_NAMES.index(team)] = score
        return self

    def rocks_at(self, *cells: str) -> Scene:
        for rock, cell in enumerate(cells):
            self.s.grid[self.s.rock_cell[rock]] = 0
            self.s.rock_cell[rock] = CELL_NAMES.index(cell)
            self.s.grid[self.s.rock_cell[rock]] = ROCK
        return self

    def happens(self, viewer: str = "", action: int = RESOLVE) -> Told:
        """Chance does something, and what a viewer is told of it: a seat by its letter, or a spectator."""
        after = copied(self.now)
        self.position.engine.module.apply(after[0], CHANCE, action, None)
        seat = LETTERS.index(viewer) if viewer else SPECTATOR
        told = log_lines(self.s, CHANCE, self.position.table[action], after[0], seat)
        self.now, self.s = after, after[0]
        return heard(told, seat)

    def round(self, viewer: str = "") -> Told:
        """What is told of a round, after its number."""
        number = int(self.s.now) + 1
        first, *rest = self.happens(viewer)
        assert first == (f"Round {number}", f"Round {number}")
        return rest

    def picture(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return picture(self.s, viewer)


def heard(told: list[Any], viewer: int) -> Told:
    """Sentences as a viewer hears them; others go by their letters."""
    who = dict(enumerate(LETTERS))
    return [(event.you if event.seat == viewer else event.they.fill(who=who.get(event.seat, "?"))) for event in told]


def one(told: Told) -> tuple[str, str]:
    """The only sentence."""
    (sentence,) = told
    return tuple(sentence)  # type: ignore[return-value]  # Words are a pair


class Opening:
    """A match from its beginning, played by texts; luck is played too."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.position = Position(GAME, seats, GAME.settle(seats, options))
        self.lexicon = GAME.variant(seats, GAME.settle(seats, options)).lexicon

    def play(self, text: str, viewer: int = SPECTATOR) -> Told:
        (seat,), before, action = self.position.awaited(), self.position.state, self.lexicon.parse(text)
        self.position.play(seat, action.number)
        return heard(log_lines(before[0], seat, action, self.position.state[0], viewer), viewer)

    def asked(self, viewer: int) -> Words:
        choices = self.position.legal(viewer) if viewer in self.position.awaited() else []
        return prompt(self.position.state[0], viewer, [self.position.table[number] for number in choices])

    def picture(self) -> dict[str, Any]:
        return picture(self.position.state[0], SPECTATOR)


def walk(position: Position, luck: random.Random, plies: int) -> Iterator[tuple[Any, int, int]]:
    """Play at random, mostly flying and shooting: each state with who acts then, and what."""
    while not position.over and position.ply < plies:
        seat = luck.choice(position.awaited())
        choices = position.legal(seat)
        lively = [number for number in choices if number in (1, 2, 3, 4)]
        action = luck.choice(lively if lively and luck.random() < 0.7 else choices)
        yield position.state, seat, action
        position.play(seat, action)
