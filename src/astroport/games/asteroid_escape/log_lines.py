"""Asteroid Escape: what has happened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from astroport.core.codec import Action
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import LogLine
from astroport.core.log_lines import BEGINS, SHARES, WINS, Pair, about, nobody
from astroport.core.words import Words, pair
from astroport.games.asteroid_escape import GAME, foresight
from astroport.games.asteroid_escape.state import (
    ACTING,
    BOARDS,
    COLOURS,
    DEALING,
    DIE,
    DOES,
    DRAWING,
    HAND,
    MARK_CELL,
    MARK_POINT,
    MOST_CELLS,
    NEIGHBOUR,
    NONE,
    OVER,
    SALVAGING,
    SIDES,
    TURN,
    cell_names,
    mark_names,
)

ROCK = {
    "blue": Words(en="The blue asteroid {value}", fr="L’astéroïde bleu {value}"),
    "red": Words(en="The red asteroid {value}", fr="L’astéroïde rouge {value}"),
}
TOWARDS = {
    "up": Words(en="up", fr="vers le haut"),
    "right": Words(en="right", fr="vers la droite"),
    "down": Words(en="down", fr="vers le bas"),
    "left": Words(en="left", fr="vers la gauche"),
}
APPEARS = Words(en="{rock} appears on {at}", fr="{rock} apparaît en {at}")
MOVES = Words(en="{rock} rolls {die} and moves {towards} to {at}", fr="{rock} fait {die} et va {towards} en {at}")
TURNS_ROUND = Words(en="{rock} rolls {die} and turns on the spot", fr="{rock} fait {die} et pivote sur place")
LEAVES = Words(
    en="{rock} rolls {die} and leaves the board for good", fr="{rock} fait {die} et quitte le plateau pour de bon"
)
BRINGS = Words(en="{rock} rolls 6: another one comes", fr="{rock} fait 6 : un autre arrive")
BRINGS_NONE = Words(en="{rock} rolls 6, but no other can come", fr="{rock} fait 6, mais aucun autre ne peut venir")
EATS = Words(en="It swallows the wake on {at}", fr="Il engloutit le sillage en {at}")
KNOCKS = Words(en="{rock} is knocked back into the supply", fr="{rock} est renvoyé dans la réserve")
MARKER_BACK = Words(
    en="All hands are full: the priority marker goes back",
    fr="Toutes les mains sont pleines : le marqueur de priorité est rangé",
)
ROLLS: dict[bool, Pair] = {
    True: pair(
        en=("{{who}} rolls {blue} + {red}: the asteroids move", "You roll {blue} + {red}: the asteroids move"),
        fr=(
            "{{who}} lance {blue} + {red} : les astéroïdes bougent",
            "Vous lancez {blue} + {red} : les astéroïdes bougent",
        ),
    ),
    False: pair(
        en=("{{who}} rolls {blue} + {red}: nothing moves", "You roll {blue} + {red}: nothing moves"),
        fr=("{{who}} lance {blue} + {red} : rien ne bouge", "Vous lancez {blue} + {red} : rien ne bouge"),
    ),
}
DEALT = pair(
    en=("{who} receives three tiles", "You receive three tiles"),
    fr=("{who} reçoit trois tuiles", "Vous recevez trois tuiles"),
)
DRAWS = pair(en=("{who} draws a tile", "You draw a tile"), fr=("{who} pioche une tuile", "Vous piochez une tuile"))
DRAWS_UNDER = pair(
    en=("{{who}} draws from under the pile: {n}", "You draw from under the pile: {n}"),
    fr=("{{who}} pioche sous la pioche : {n}", "Vous piochez sous la pioche : {n}"),
)
STARTS = pair(
    en=("{{who}} starts at {mark}", "You start at {mark}"), fr=("{{who}} part de {mark}", "Vous partez de {mark}")
)
LAYS = pair(
    en=("{{who}} lays a tile on {at} and {ends}", "You lay a tile on {at} and {ends}"),
    fr=("{{who}} pose une tuile en {at} et {ends}", "Vous posez une tuile en {at} et {ends}"),
)
SWAPS = pair(en=("{who} swaps a tile", "You swap a tile"), fr=("{who} échange une tuile", "Vous échangez une tuile"))
DONE_SALVAGING = pair(
    en=("{who} has salvaged enough", "You are done with salvaging"),
    fr=("{who} a fini de récupérer", "Vous avez fini de récupérer"),
)
FLIES = pair(en=("{{who}} {ends}", "You {ends}"), fr=("{{who}} {ends}", "Vous {ends}"))
ENDS_SO: dict[str, Pair] = {
    "rests": pair(
        en=("stops before {front}", "stop before {front}"),
        fr=("s’arrête devant {front}", "vous arrêtez devant {front}"),
    ),
    "edge": pair(
        en=("flies off the board: out", "fly off the board: you are out"),
        fr=("sort du plateau : hors jeu", "sortez du plateau : hors jeu"),
    ),
    "asteroid": pair(
        en=("hits an asteroid: out", "hit an asteroid: you are out"),
        fr=("heurte un astéroïde : hors jeu", "heurtez un astéroïde : hors jeu"),
    ),
    "loop": pair(
        en=("circles for ever: out", "circle for ever: you are out"),
        fr=("tourne en rond pour toujours : hors jeu", "tournez en rond pour toujours : hors jeu"),
    ),
}
SWALLOWED = pair(
    en=("{who} was there and is out", "You were there and are out"),
    fr=("{who} s’y trouvait : hors jeu", "Vous vous y trouviez : hors jeu"),
)
BLOCKED = pair(
    en=("An asteroid lies in front of {who}: out", "An asteroid lies in front of you: you are out"),
    fr=("Un astéroïde est devant {who} : hors jeu", "Un astéroïde est devant vous : hors jeu"),
)
NO_TILE = pair(
    en=("{who} has no tile to lay", "You have no tile to lay"),
    fr=("{who} n’a pas de tuile à poser", "Vous n’avez pas de tuile à poser"),
)
TAKES_MARKER = pair(
    en=("{who} has the priority marker", "You have the priority marker"),
    fr=("{who} a le marqueur de priorité", "Vous avez le marqueur de priorité"),
)


# A start mark by the cell it faces and the point where a ship enters it, clockwise from top left.
MARKS = (
    Words(en="the left mark above {cell}", fr="la marque de gauche au-dessus de {cell}"),
    Words(en="the right mark above {cell}", fr="la marque de droite au-dessus de {cell}"),
    Words(en="the upper mark right of {cell}", fr="la marque du haut à droite de {cell}"),
    Words(en="the lower mark right of {cell}", fr="la marque du bas à droite de {cell}"),
    Words(en="the right mark below {cell}", fr="la marque de droite au-dessous de {cell}"),
    Words(en="the left mark below {cell}", fr="la marque de gauche au-dessous de {cell}"),
    Words(en="the lower mark left of {cell}", fr="la marque du bas à gauche de {cell}"),
    Words(en="the upper mark left of {cell}", fr="la marque du haut à gauche de {cell}"),
)


def mark_words(board: int, mark: str) -> Words:
    """A start mark as the board shows it, where no mark has a name."""
    at = mark_names(BOARDS[board]).index(mark)
    cell = cell_names(BOARDS[board])[MARK_CELL[board, at]]
    return MARKS[MARK_POINT[board, at]].fill(cell=cell)


def rock_words(rock: int) -> Words:
    """An asteroid as the subject of a sentence."""
    return ROCK[COLOURS[rock % len(COLOURS)]].fill(value=rock // len(COLOURS) + 1)


def log_lines(before: Any, seat: int, action: Action, after: Any, _viewer: int) -> list[LogLine]:
    """What an action did and what followed from it; which tiles are drawn or swapped is told to nobody."""
    whose, names = int(before.turn), cell_names(BOARDS[after.board])
    told = list(deed(before, seat, action, after, names))
    flew, flies = before.flying.tolist(), after.flying.tolist()
    if flew != flies and action.kind not in ("lay", "start"):
        told += losses(before, after, flew, flies)
    phase = int(after.phase)
    had, has = before.held.tolist(), after.held.tolist()
    if had != has:
        told += drawn(whose, action, int(before.marker), had, has)
    passed = any(flew) and phase not in (DRAWING, SALVAGING, OVER)
    skips = skipped(whose, action, int(after.turn), flies[: int(after.seats)]) if passed else []
    waits = [about(p, NO_TILE) for p in skips]
    moved = marker(int(before.marker), int(after.marker))
    if before.marker == NONE and after.marker in skips:  # it had no tile, and then could not draw
        told += [*waits, *moved]
    else:
        told += [*moved, *waits]
    if phase == OVER:
        winners = [p for p, won in enumerate(after.won.tolist()) if won]
        told += [about(p, SHARES if len(winners) > 1 else WINS) for p in winners]
    return told


def deed(before: Any, seat: int, action: Action, after: Any, names: list[str]) -> Iterator[LogLine]:
    """The action itself; dice that belong together are told with the last one."""
    whose = int(before.turn)
    match action.kind:
        case "draw" if before.phase == DEALING:
            if before.held[whose] == HAND - 1:
                yield about(whose, DEALT)
        case "draw":
            yield about(whose, DRAWS)
        case "face":
            yield nobody(APPEARS.fill(rock=rock_words(int(before.rock)), at=names[before.spot]))
        case "first":
            yield about(int(after.first), BEGINS)
        case "red":
            yield about(whose, ROLLS[after.phase == ACTING], blue=int(before.blue), red=action.fields["die"])
        case "die":
            yield from act(before, after, names)
        case "start":
            yield about(seat, STARTS, mark=mark_words(int(after.board), action.fields["mark"]))
        case "lay":
            own, *others = foresight.flights(before, seat, foresight.piece_of(action))
            yield flown(own, LAYS, at=names[before.ship_cell[seat]])
            for flight in others:
                yield flown(flight, FLIES)
        case "swap":
            yield about(seat, SWAPS)
        case "done":
            yield about(seat, DONE_SALVAGING)


def flown(flight: foresight.Flight, pair: Pair, **parts: str) -> LogLine:
    """How a flight ended, in a sentence about its ship or to its pilot."""
    they, you = (
        sentence.fill(ends=ends.fill(front=flight.front or ""), **parts)
        for sentence, ends in zip(pair, ENDS_SO[flight.end], strict=True)
    )
    return LogLine(flight.seat, they, you)


def act(before: Any, after: Any, names: list[str]) -> Iterator[LogLine]:
    """What an asteroid did, and to what."""
    rock, die = int(after.acted), int(after.die)
    words = rock_words(rock)
    if die == DIE:
        comes = int(after.placing) > 0
        yield nobody((BRINGS if comes else BRINGS_NONE).fill(rock=words))
        return
    what = int(DOES[rock, die - 1])
    if what == TURN:
        yield nobody(TURNS_ROUND.fill(rock=words, die=die))
        return
    direction = (what + int(before.rock_turn[rock])) % 4
    there = int(NEIGHBOUR[after.board, before.rock_at[rock], direction])
    if there >= MOST_CELLS:
        yield nobody(LEAVES.fill(rock=words, die=die))
        return
    yield nobody(MOVES.fill(rock=words, die=die, towards=TOWARDS[SIDES[direction]], at=names[there]))
    if before.rock_on[there] != NONE:
        yield nobody(KNOCKS.fill(rock=rock_words(int(before.rock_on[there]))))
    if before.laid[there] != NONE:
        yield nobody(EATS.fill(at=names[there]))


def losses(before: Any, after: Any, flew: list[int], flies: list[int]) -> Iterator[LogLine]:
    """Ships that asteroids destroyed, the active one first; those lost in flight are told with the flight."""
    cell_behind = compiled_game(GAME).queries["cell_behind"]
    for lost in in_turn(int(before.turn), [was and not still for was, still in zip(flew, flies, strict=True)]):
        behind = int(cell_behind(before, lost))
        gone = behind < MOST_CELLS and before.laid[behind] != NONE and after.laid[behind] == NONE
        yield about(lost, SWALLOWED if gone else BLOCKED)


def in_turn(first: int, chosen: list[Any]) -> list[int]:
    """The seats that are chosen, clockwise from one of them."""
    seats = len(chosen)
    return [seat for seat in ((first + k) % seats for k in range(seats)) if chosen[seat]]


def skipped(whose: int, action: Action, turn: int, flies: list[int]) -> list[int]:
    """Those whose turn passed because their hands are empty."""
    had_its_turn = action.kind in ("draw", "lay", "done")
    if not had_its_turn and action.kind not in ("red", "die", "face"):
        return []
    seats, found = len(flies), []
    seat = (whose + 1) % seats if had_its_turn else whose
    while seat != turn:
        found += [seat] if flies[seat] else []
        seat = (seat + 1) % seats
    return found


def marker(before: int, after: int) -> list[LogLine]:
    """The priority marker, if it changed hands."""
    if before == after:
        return []
    return [nobody(MARKER_BACK) if after == NONE else about(after, TAKES_MARKER)]


def drawn(whose: int, action: Action, marker: int, had: list[int], has: list[int]) -> Iterator[LogLine]:
    """Tiles that came from under the pile: to who has the marker first, or at the end of one's own turn."""
    more = [after - before for before, after in zip(had, has, strict=True)]
    more[whose] += {"lay": 1, "draw": -1}.get(action.kind, 0)
    for p in in_turn(whose if marker == NONE else marker, [n > 0 for n in more]):
        yield about(p, DRAWS_UNDER, n=more[p])
