"""Asteroid Escape: what a lay would do, seen before it is done, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from astroport.core.codec import Action
from astroport.core.compiled_game import compiled_game
from astroport.core.words import Words
from astroport.games.asteroid_escape import GAME
from astroport.games.asteroid_escape.rules import wakes
from astroport.games.asteroid_escape.state import BOARDS, LETTERS, TILE_NAMES, TURNS, cell_names

ENDS = ("rests", "edge", "asteroid", "loop")  # by the numbers of `wakes`


@dataclass(frozen=True)
class Flight:
    """Where a ship would end: how, and where it rests, before which cell."""

    seat: int
    end: str
    front: str | None


@dataclass(frozen=True)
class Lay:
    """A placement and what would come of it; `rule` forbids it."""

    tile: int
    turn: int
    action: str
    rule: str | None
    flights: tuple[Flight, ...]


@cache
def rule_called(number: int) -> str | None:
    """The id of the rule that refuses, or None."""
    return GAME.rule_id(number) if number else None


def flights(s: Any, seat: int, piece: int) -> tuple[Flight, ...]:
    """What happens to every ship that faces the cell in front of a seat if a piece is laid there; its own first."""
    names = cell_names(BOARDS[s.board])
    cells, points, flying = s.ship_cell.tolist(), s.ship_point.tolist(), s.flying.tolist()
    cell, follow_wake = cells[seat], compiled_game(GAME).queries["follow_wake"]
    facing = [other for other, here in enumerate(cells) if flying[other] and here == cell and other != seat]
    found = []
    for other in (seat, *facing):
        how, at, _ = follow_wake(s, cell, points[other], cell, piece)
        found.append(Flight(other, ENDS[how], names[at] if how == wakes.RESTS else None))
    return tuple(found)


def lays(s: Any, seat: int) -> list[Lay]:
    """Every tile of a hand, turned every way, allowed or not."""
    found = []
    may_lay = compiled_game(GAME).queries["may_lay"]
    for tile in s.hand[seat, : int(s.held[seat])].tolist():
        different = [
            Lay(
                tile,
                turn,
                f"lay {TILE_NAMES[tile]} {turn}",
                rule_called(int(may_lay(s, seat, 4 * tile + turn))),
                flights(s, seat, 4 * tile + turn),
            )
            for turn in range(int(TURNS[tile]))
        ]
        for turn in range(4):
            like = different[turn % len(different)]
            found.append(Lay(tile, turn, like.action, like.rule, like.flights))
    return found


def shares(s: Any, seat: int, piece: int) -> bool:
    """Whether a ship would share its wake with another after a placement (AE-3.5)."""
    return bool(compiled_game(GAME).queries["shares_wake"](s, seat, piece))


# In words

AIMS = {
    "rests": Words(en="to stop before {front}", fr="pour s’arrêter devant {front}"),
    "edge": Words(en="and fly off the board", fr="et sortir du plateau"),
    "asteroid": Words(en="and hit an asteroid", fr="et heurter un astéroïde"),
    "loop": Words(en="and circle for ever", fr="et tourner en rond pour toujours"),
}
OWN = {
    "rests": Words(en="You stop before {front}.", fr="Vous vous arrêtez devant {front}."),
    "edge": Words(en="You fly off the board and are out.", fr="Vous sortez du plateau : hors jeu."),
    "asteroid": Words(en="You hit an asteroid and are out.", fr="Vous heurtez un astéroïde : hors jeu."),
    "loop": Words(en="You circle for ever and are out.", fr="Vous tournez en rond pour toujours : hors jeu."),
}
OTHERS = {
    "rests": Words(en="{who} stops before {front}.", fr="{who} s’arrête devant {front}."),
    "edge": Words(en="{who} flies off the board and is out.", fr="{who} sort du plateau : hors jeu."),
    "asteroid": Words(en="{who} hits an asteroid and is out.", fr="{who} heurte un astéroïde : hors jeu."),
    "loop": Words(en="{who} circles for ever and is out.", fr="{who} tourne en rond pour toujours : hors jeu."),
}
# The same of what is not allowed and so does not happen.
OWN_WOULD = {
    "rests": Words(en="You would stop before {front}.", fr="Vous vous arrêteriez devant {front}."),
    "edge": Words(en="You would fly off the board and be out.", fr="Vous sortiriez du plateau : hors jeu."),
    "asteroid": Words(en="You would hit an asteroid and be out.", fr="Vous heurteriez un astéroïde : hors jeu."),
    "loop": Words(en="You would circle for ever and be out.", fr="Vous tourneriez en rond pour toujours : hors jeu."),
}
OTHERS_WOULD = {
    "rests": Words(en="{who} would stop before {front}.", fr="{who} s’arrêterait devant {front}."),
    "edge": Words(en="{who} would fly off the board and be out.", fr="{who} sortirait du plateau : hors jeu."),
    "asteroid": Words(en="{who} would hit an asteroid and be out.", fr="{who} heurterait un astéroïde : hors jeu."),
    "loop": Words(
        en="{who} would circle for ever and be out.", fr="{who} tournerait en rond pour toujours : hors jeu."
    ),
}


def piece_of(action: Action) -> int:
    """The tile that is laid, as it lies."""
    return 4 * TILE_NAMES.index(action.fields["tile"]) + int(action.fields["turn"])


def foretold(lay: Lay, seat: int) -> Words:
    """What a placement does to each ship, or would do if it were allowed, in words put to a seat."""
    own, others = (OWN_WOULD, OTHERS_WOULD) if lay.rule else (OWN, OTHERS)
    sentences = [
        (own if flight.seat == seat else others)[flight.end].fill(who=LETTERS[flight.seat], front=flight.front or "")
        for flight in lay.flights
    ]
    return Words(" ".join(each.en for each in sentences), " ".join(each.fr for each in sentences))


def aimed_at(of: tuple[Flight, ...]) -> tuple[Words, Words]:
    """The same as part of a choice: what becomes of one's own ship, and of the others."""
    own, *others = of
    told = [OTHERS[f.end].fill(who=LETTERS[f.seat], front=f.front or "") for f in others]
    rest = Words("".join(f"; {each.en[:-1]}" for each in told), "".join(f" ; {each.fr[:-1]}" for each in told))
    return AIMS[own.end].fill(front=own.front or ""), rest
