"""A position of Asteroyds as plain data: of the game under test, of the second implementation, and as it is shown."""

from __future__ import annotations

from typing import Any, TypeAlias

from astroport.games.asteroyds import state as names

from .arena import BASIC, MOVES, PILOTS, TEAMS, Cell, Ship, Team, Turret, pointed_at
from .oracle import Oracle

PHASES = ("place", "face", "deal", "orient", "roll", "program", "drift", "resolve", "over")
Picture: TypeAlias = dict[str, Any]

# Where the fields of a state are.
FIELDS = {
    name: slice(offset, offset + dtype.itemsize) for name, (dtype, offset, *_) in (names.STATE.fields or {}).items()
}


class Record:
    """The fields of a state by their names, as plain integers: reading them one by one from NumPy takes long."""

    def __init__(self, state: bytes) -> None:
        self._state = state

    def __getitem__(self, name: str) -> int:
        return self._state[FIELDS[name].start]

    def row(self, name: str) -> bytes:
        """A field that is an array, flat."""
        return self._state[FIELDS[name]]


def _cell(number: int) -> Cell | None:
    return None if number == names.NOWHERE else names.CELL_NAMES[number]


def _teams(bits: int) -> set[Team]:
    return {team for k, team in enumerate(names.TEAM_NAMES) if bits >> k & 1}


def position(state: bytes) -> Picture:
    """What the game under test says."""
    s = Record(state)
    phase = PHASES[s["phase"]]
    teams = names.TEAM_NAMES[: s["teams"]]
    dice = 0 if phase in PHASES[:4] else s["next"] if phase == "roll" else 3 if s["rocks"] else s["teams"]
    grid = s.row("grid")
    turrets = range(s["turrets"])
    facing, off, owner = s.row("turret_facing"), s["turrets_off"], s.row("turret_team")
    at = [names.CELL_NAMES[cell] for cell in s.row("turret_cell")[: s["turrets"]]]
    scores, asteroyds = s.row("score"), s.row("asteroyd")
    return {
        "phase": phase,
        "turn": s["turn"] + 1,
        "round": s["now"] + 1,
        "scores": {team: (scores[k] + 128) % 256 - 128 for k, team in enumerate(teams)},
        "dice": {team: s.row("die")[k] + 1 for k, team in enumerate(names.TEAM_NAMES[:dice])},
        "compass": names.DIRECTION_NAMES[s["compass"]] if s["rocks"] and s["phase"] > names.ORIENTING else None,
        "asteroyds": {team: _cell(asteroyds[k]) for k, team in enumerate(teams)},
        "turrets": {
            at[k]: (names.TEAM_NAMES[owner[k]], names.DIRECTION_NAMES[facing[k]], off >> k & 1) for k in turrets
        },
        "rocks": [_cell(cell) for cell in s.row("rock_cell")[: s["rocks"]]],
        "standing": {cell: what for cell, what in zip(names.CELL_NAMES, grid, strict=True) if what != names.OPEN},
        "ships": [_ship(s, number) for number in range(s["ships"])],
        "beams": _beams(s, at),
    }


def _ship(s: Record, number: int) -> Picture:
    pilot, settled = s.row("pilot")[number], s.row("filled")[number]
    tokens = s.row("program")[6 * number : 6 * number + min(settled, 6)]
    bits = s.row("rounds")[number]
    return {
        "cell": _cell(s.row("cell")[number]),
        "heading": names.DIRECTION_NAMES[s.row("heading")[number]],
        "off": bool(s.row("off")[number]),
        "carries": _teams(s.row("carries")[number]),
        "via": _cell(s.row("via")[number]),
        "pilot": None if pilot == names.NOBODY else names.PILOT_NAMES[pilot],
        "spent": bool(s.row("spent")[number]),
        "columns": [names.TOKEN_NAMES[token] for token in tokens],
        "rounds": {k for k in range(1, 7) if bits >> (k - 1) & 1},
        "mode": names.MODE_NAMES[s.row("mode")[number]],
        "programmed": bool(s["done"] >> number & 1),
    }


def _beams(s: Record, turrets: list[Cell]) -> dict[int | Cell, tuple[str, ...]]:
    beams: dict[int | Cell, tuple[str, ...]] = {}
    for k, (start, end, way) in enumerate(zip(s.row("beam_from"), s.row("beam_to"), s.row("beam_way"), strict=True)):
        if start != names.NOWHERE:
            by = k if k < names.SHIPS else turrets[k - names.SHIPS]
            beams[by] = (names.CELL_NAMES[start], names.CELL_NAMES[end], names.DIRECTION_NAMES[way])
    return beams


def expected(o: Oracle) -> Picture:
    """What the oracle says."""
    standing = {
        **dict.fromkeys(o.pods, names.POD),
        **{base.platform: names.PLATFORM for base in o.bases.values()},
        **{rock: names.ROCK for rock in o.rocks if rock},
        **{cell: names.TURRET + k for k, cell in enumerate(o.turrets)},
    }
    return {
        "phase": o.phase,
        "turn": o.turn,
        "round": o.round,
        "scores": o.scores,
        "dice": o.dice,
        "compass": o.compass,
        "asteroyds": o.asteroyds,
        "turrets": {cell: (it.team, it.one, it.off) for cell, it in o.turrets.items() if cell != o.facing},
        "rocks": o.rocks,
        "standing": standing,
        "ships": [
            {
                "cell": ship.cell,
                "heading": ship.heading,
                "off": ship.off,
                "carries": ship.carries,
                "via": ship.via,
                "pilot": ship.pilot,
                "spent": ship.spent,
                "columns": ship.columns,
                "rounds": ship.rounds,
                "mode": "shield" if ship.pilot == "shield" and ship.line else ship.mode or "none",
                "programmed": ship.is_programmed,
            }
            for ship in o.ships
        ],
        "beams": {beam.by: (beam.start, beam.end, beam.way) for beam in o.beams},
    }


# What a viewer should be shown, in the words of the game's picture


def seen(o: Oracle, viewer: int) -> Picture:
    """For a seat, or a spectator (any other number); a turret that is being turned is left out, cells are sorted."""
    ended = o.phase == "over" and o.turn > o.turns
    return {
        "phase": o.phase,
        "turn": o.turns if ended else o.turn,
        "turns": o.turns,
        "round": 6 if ended else o.round - 1,
        "goal": o.goal,
        "teams": [_seen_team(o, team) for team in o.teams],
        "ships": [_seen_ship(o, ship, viewer) for ship in o.ships],
        "pods": sorted(o.pods),
        "turrets": [_seen_turret(o, cell, turret) for cell, turret in o.turrets.items() if cell != o.facing],
        "rocks": [{"rock": number, "cell": rock} for number, rock in enumerate(o.rocks) if rock],
        "compass": o.compass,
        "destructible": o.destructible,
        "beams": [
            {
                "from": beam.start,
                "way": beam.way,
                "to": beam.end,
                "team": beam.team,
                "ship": beam.by if isinstance(beam.by, int) else None,
                "turret": None if isinstance(beam.by, int) else list(o.turrets).index(beam.by),
            }
            for beam in o.beams
        ],
        "placing": dict(zip(("seat", "team", "piece"), o.to_place[0], strict=True)) if o.to_place else None,
        "moves": {token: [sixths % 6, cells] for token, (sixths, cells) in MOVES.items() if o.pilots or token in BASIC},
        "result": {"winners": o.winners} if o.phase == "over" else None,
    }


def _seen_team(o: Oracle, team: Team) -> Picture:
    base = o.bases[team]
    return {
        "name": team,
        "score": o.scores[team],
        "die": o.dice.get(team),
        "platform": base.platform,
        "heading": base.heading,
        "zone": sorted(base.zone),
        "home": base.home,
        "asteroyd": o.asteroyds[team],
        "carrier": next((ship.number for ship in o.ships if team in ship.carries), None),
        "seats": sorted({ship.seat for ship in o.ships if ship.team == team}),
    }


def _seen_ship(o: Oracle, ship: Ship, viewer: int) -> Picture:
    """AC-2.2, AC-2.4: a program that is being made is for the eyes of its team; others see who is done with all."""
    known = o.phase != "program" or any(other.seat == viewer and other.team == ship.team for other in o.ships)
    letter = "ABCDEF"[ship.seat]
    mode = "shield" if ship.pilot == "shield" and ship.line else ship.mode
    return {
        "ship": ship.number,
        "seat": ship.seat,
        "name": letter if len(o.ships) == o.seats else f"{letter}{ship.number // o.seats + 1}",
        "team": ship.team,
        "cell": ship.cell,
        "heading": ship.heading,
        "off": ship.off,
        "carries": [team for team in TEAMS if team in ship.carries],
        "via": ship.via,
        "pilot": ship.pilot,
        "spent": ship.spent,
        "powers": [token for token in MOVES if ship.pilot and not ship.spent and token in PILOTS[ship.pilot]],
        "done": ship.is_programmed and (known or ship.seat not in o.awaited()),
        "program": ship.columns if known else None,
        "rounds": sorted(ship.rounds) if known else [],
        "mode": mode if known and mode != "none" else None,
    }


def _seen_turret(o: Oracle, cell: Cell, turret: Turret) -> Picture:
    die = o.dice.get(turret.team)
    return {
        "cell": cell,
        "team": turret.team,
        "facing": turret.one,
        "off": turret.off,
        "fires": pointed_at(turret.one, die) if die else None,
    }
