"""Asteroid Escape as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import SPECTATOR, Picture
from astroport.core.words import Words
from astroport.games.asteroid_escape import foresight
from astroport.games.asteroid_escape.log_lines import log_lines, mark_words
from astroport.games.asteroid_escape.state import (
    ACT_FROM,
    ACT_TO,
    ACTING,
    ASTEROID_NAMES,
    AT_THE_START,
    BOARDS,
    COLOURS,
    COMPONENTS,
    DEALING,
    DOES,
    DRAWING,
    DRAWING_LOTS,
    FACING,
    HAND,
    LANDING,
    LAYING,
    LETTERS,
    MARK_CELL,
    MARK_POINT,
    MOST_CELLS,
    NONE,
    OVER,
    PATTERNS,
    PICKING,
    ROLLING_BLUE,
    ROLLING_RED,
    SALVAGING,
    SIDES,
    STARTING,
    SUPPLY,
    TILE_NAMES,
    TURN,
    cell_names,
    mark_names,
    turned,
)

__all__ = ["LEGEND", "describe", "draw", "log_lines", "picture", "prompt"]

LEGEND = Words(
    en="12.1 wake tile 12, turned once clockwise · #b3.0 blue asteroid 3 · (A4) ship A enters here at point 4 · a dot:"
    " empty · in <angles> what you can do; below: your hand, the pairs of points that each tile joins",
    fr="12.1 tuile sillage 12, tournée d’un quart · #b3.0 astéroïde bleu 3 · (A4) le vaisseau A entre ici au point 4 ·"
    " un point : vide · entre <angles> ce que vous pouvez faire ; dessous : votre main, et les points que joignent ses"
    " tuiles",
)
PHASES = {
    DEALING: "dealing",
    PICKING: "placing",
    LANDING: "placing",
    FACING: "placing",
    DRAWING_LOTS: "first",
    STARTING: "starting",
    ROLLING_BLUE: "rolling",
    ROLLING_RED: "rolling",
    ACTING: "acting",
    LAYING: "laying",
    SALVAGING: "salvaging",
    DRAWING: "drawing",
    OVER: "over",
}


# The picture


@cache
def pairs(tile: int, turn: int) -> str:
    """The points that a tile joins as it lies, two digits a pair."""
    return "".join(f"{p}{q}" for p, q in sorted(turned(PATTERNS[tile], turn)))


@cache
def does(rock: int, turn: int) -> list[str]:
    """What a die of 1 to 5 makes an asteroid do that lies turned so."""
    return ["turn" if what == TURN else SIDES[(what + turn) % 4] for what in DOES[rock].tolist()]


def picture(s: Any, viewer: int) -> Picture:
    """The position as plain data: what lies on the board, the ships, the hands, the dice, and what lays would do."""
    board, phase, seats = BOARDS[s.board], int(s.phase), int(s.seats)
    names = cell_names(board)
    out, turn = s.out.tolist(), int(s.turn)
    laid, rock_turn = s.laid.tolist(), s.rock_turn.tolist()
    cells, points, flying = s.ship_cell.tolist(), s.ship_point.tolist(), s.flying.tolist()
    return {
        "size": len(COMPONENTS["boards"][board]["labels"]),
        "labels": COMPONENTS["boards"][board]["labels"],
        "phase": PHASES[phase],
        "turn": None if phase == OVER or before_first(s) else turn,
        "tiles": [
            {
                "at": names[cell],
                "tile": TILE_NAMES[piece // 4],
                "turn": piece % 4,
                "pairs": pairs(piece // 4, piece % 4),
            }
            for cell, piece in enumerate(laid)
            if piece != NONE
        ],
        "asteroids": [
            {
                "name": ASTEROID_NAMES[rock],
                "colour": COLOURS[rock % len(COLOURS)],
                "value": rock // len(COLOURS) + 1,
                "at": names[at],
                "turn": rock_turn[rock],
                "does": does(rock, rock_turn[rock]),
            }
            for rock, at in enumerate(s.rock_at.tolist())
            if at < MOST_CELLS
        ],
        "supply": 0 if s.open_space else s.rock_at.tolist().count(SUPPLY),
        "dice": {"blue": int(s.blue) or None, "red": int(s.red) or None, "die": int(s.die) or None},
        "acts": ACT_FROM <= int(s.blue) + int(s.red) <= ACT_TO if s.red else None,
        "acted": ASTEROID_NAMES[s.acted] if s.acted != NONE else None,
        "placing": placing(s, names),
        "ships": [
            {"seat": seat, "front": names[cells[seat]], "point": points[seat]} for seat in range(seats) if flying[seat]
        ],
        "marks": free_marks(s, board, names) if phase == STARTING else [],
        "out": [seat for seat in range(seats) if out[seat]],
        "won": [seat for seat, won in enumerate(s.won.tolist()) if won],
        "hands": [hand(s, seat) for seat in range(seats)],
        "pile": int(s.in_pile) + int(s.queued),
        "marker": None if s.marker == NONE else int(s.marker),
        "salvage": salvage(s) if phase == SALVAGING else None,
        "lays": [
            {
                "tile": TILE_NAMES[lay.tile],
                "turn": lay.turn,
                "action": lay.action,
                "rule": lay.rule,
                "ends": [{"seat": f.seat, "end": f.end, "front": f.front} for f in lay.flights],
                "words": foresight.foretold(lay, turn)._asdict(),
            }
            for lay in (foresight.lays(s, turn) if phase == LAYING and viewer == turn else ())
        ],
    }


def before_first(s: Any) -> bool:
    """Whether it is not known yet who begins."""
    return s.phase in (DEALING, DRAWING_LOTS) or (PHASES[int(s.phase)] == "placing" and s.reason == AT_THE_START)


def placing(s: Any, names: list[str]) -> dict[str, str | None] | None:
    """The asteroid that is being placed, and where it will lie as soon as that is known."""
    if s.phase not in (LANDING, FACING):
        return None
    return {"name": ASTEROID_NAMES[s.rock], "at": names[s.spot] if s.phase == FACING else None}


def free_marks(s: Any, board: str, names: list[str]) -> list[dict[str, Any]]:
    """The start marks where no ship stands."""
    taken = {(int(s.ship_cell[p]), int(s.ship_point[p])) for p in range(s.seats) if s.flying[p]}
    places = zip(MARK_CELL[s.board].tolist(), MARK_POINT[s.board].tolist(), strict=True)
    return [
        {"name": name, "at": names[cell], "point": point}
        for name, (cell, point) in zip(mark_names(board), places, strict=False)
        if (cell, point) not in taken
    ]


def hand(s: Any, seat: int) -> list[dict[str, str] | None]:
    """A hand as far as one sees it."""
    return [
        {"tile": TILE_NAMES[tile], "pairs": pairs(tile, 0)} if tile < len(TILE_NAMES) else None
        for tile in s.hand[seat, : int(s.held[seat])].tolist()
    ]


def salvage(s: Any) -> dict[str, Any]:
    """Who salvages whose hands, and which places were swapped."""
    return {
        "seat": int(s.turn),
        "victims": [seat for seat in range(s.seats) if s.victims >> seat & 1],
        "mine": [place + 1 for place in range(HAND) if s.swapped_mine >> place & 1],
        "theirs": [
            f"{LETTERS[seat]}{place + 1}"
            for seat in range(s.seats)
            for place in range(HAND)
            if s.swapped_theirs[seat] >> place & 1
        ],
    }


# For a terminal


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in the signs of LEGEND: the board, the start marks one can choose, what one sees of hands."""
    shown = picture(s, SPECTATOR)
    size, labels = shown["size"], shown["labels"]
    signs = dict.fromkeys(cell_names(BOARDS[s.board]), "·")
    for tile in shown["tiles"]:
        signs[tile["at"]] = f"{tile['tile']}.{tile['turn']}"
    for rock in shown["asteroids"]:
        signs[rock["at"]] = f"#{rock['colour'][0]}{rock['value']}.{rock['turn']}"
    for ship in shown["ships"]:
        there = signs[ship["front"]]
        signs[ship["front"]] = f"{'' if there == '·' else there}({LETTERS[ship['seat']]}{ship['point']})"
    if any(action.kind == "lay" for action in lit):
        front = next(ship["front"] for ship in shown["ships"] if ship["seat"] == shown["turn"])
        signs[front] = f"<{signs[front]}>"
    width = max(9, *map(len, signs.values())) + 1
    drawn = [f"{sign:^{width}}" for sign in signs.values()]
    lines = ["    " + "".join(f"{label:^{width}}" for label in labels)]
    lines += [f"{label:>2}  " + "".join(drawn[row * size : (row + 1) * size]) for row, label in enumerate(labels)]
    marks = [action.fields["mark"] for action in lit if action.kind == "start"]
    lines += [" ".join(f"<{mark}>" for mark in marks if mark[0] == side) for side in "NESW" if marks]
    for seat, tiles in enumerate(shown["hands"]):
        known = [f"{tile['tile']}={tile['pairs']}" for tile in tiles if tile]
        if known:
            lines.append(f"({LETTERS[seat]}) " + "  ".join(known))
    return "\n".join(line.rstrip() for line in lines)


# What is asked

ASKED = {
    "start": Words(
        en="Choose a start mark at the edge of the board.", fr="Choisissez une marque de départ au bord du plateau."
    ),
    "lay": Words(
        en="Your turn: lay a tile in front of your ship.",
        fr="À vous : posez une tuile devant votre vaisseau.",
    ),
    "swap": Words(
        en="Salvage: swap tiles, one for one, or be done.",
        fr="Récupération : échangez des tuiles, une pour une, ou terminez.",
    ),
}
LAST_LAY = Words(
    en="Your last flight, whatever you lay: choose it.",
    fr="Votre dernier vol, quoi que vous posiez : choisissez.",
)
SHARED_LAY = Words(
    en="Every tile leads your ship into another’s wake: choose one.",
    fr="Chaque tuile mène votre vaisseau dans le sillage d’un autre : choisissez.",
)
SWAPPED_OUT = Words(en="Nothing is left to swap: be done.", fr="Plus rien à échanger : terminez.")
DOING = {
    STARTING: Words(en="{who} chooses a start mark.", fr="{who} choisit une marque de départ."),
    LAYING: Words(en="{who}’s turn to lay a tile.", fr="C’est à {who} de poser une tuile."),
    SALVAGING: Words(en="{who} salvages tiles.", fr="{who} récupère des tuiles."),
    OVER: Words(en="The match is over.", fr="La partie est terminée."),
}
LUCK_ACTS = Words(en="Luck has its way …", fr="Le hasard agit…")
WATCHING = Words(en="You are out and watch. {doing}", fr="Vous êtes hors jeu et regardez. {doing}")


def prompt(s: Any, seat: int, actions: Sequence[Action]) -> Words:
    """What is asked of a seat now."""
    if actions:
        return asked(s, seat, actions)
    doing = DOING.get(int(s.phase), LUCK_ACTS).fill(who=LETTERS[s.turn])
    if s.phase != OVER and seat < s.seats and s.out[seat]:
        return WATCHING.fill(doing=doing)
    return doing


def asked(s: Any, seat: int, actions: Sequence[Action]) -> Words:
    """What a seat that has these actions is asked to choose."""
    kind = actions[0].kind
    if kind == "lay":
        flight = foresight.flights(s, seat, foresight.piece_of(actions[0]))[0]
        if flight.end != "rests":
            return LAST_LAY
        if foresight.shares(s, seat, foresight.piece_of(actions[0])):
            return SHARED_LAY
    return ASKED.get(kind, SWAPPED_OUT)


SAID = {
    "start": Words(en="start at {mark}{before}", fr="partir de {mark}{before}"),
    "swap": Words(en="swap your tile {mine} for {theirs}", fr="échanger votre tuile {mine} contre {theirs}"),
    "done": Words(en="be done", fr="terminer"),
    "draw": Words(en="tile {tile} is drawn", fr="la tuile {tile} est piochée"),
    "asteroid": Words(en="asteroid {which} is drawn", fr="l’astéroïde {which} est tiré"),
    "land": Words(en="it lands on {at}", fr="il tombe en {at}"),
    "face": Words(en="it lies turned by {turn}", fr="il est tourné de {turn}"),
    "first": Words(en="{seat} begins", fr="{seat} commence"),
    "blue": Words(en="the blue die shows {die}", fr="le dé bleu donne {die}"),
    "red": Words(en="the red die shows {die}", fr="le dé rouge donne {die}"),
    "die": Words(en="the die shows {die}", fr="le dé donne {die}"),
}
NOTHING = Words(en="", fr="")
BEFORE_ASTEROID = Words(en=", right before an asteroid", fr=", juste devant un astéroïde")
LAID = Words(en="lay tile {tile}{turned} {own}{others}", fr="poser la tuile {tile}{turned} {own}{others}")
TURNED = (
    NOTHING,
    Words(en=" turned right", fr=" tournée à droite"),
    Words(en=" upside down", fr=" tête en bas"),
    Words(en=" turned left", fr=" tournée à gauche"),
)


def describe(s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    if action.kind == "start":
        mark = mark_names(BOARDS[s.board]).index(action.fields["mark"])
        blocked = s.rock_on[MARK_CELL[s.board, mark]] != NONE
        where = mark_words(int(s.board), action.fields["mark"])
        return SAID["start"].fill(mark=where, before=BEFORE_ASTEROID if blocked else NOTHING)
    if action.kind != "lay":
        return SAID[action.kind].fill(**action.fields)
    own, others = foresight.aimed_at(foresight.flights(s, int(s.turn), foresight.piece_of(action)))
    turn = TURNED[int(action.fields["turn"])]
    return LAID.fill(tile=action.fields["tile"], turned=turn, own=own, others=others)
