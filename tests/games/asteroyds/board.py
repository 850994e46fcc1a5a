"""Positions of Asteroyds set up by hand, in both implementations at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from astroport import CHANCE, Match, SeededLuck
from astroport.core.contract import SPECTATOR
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds import state as names
from astroport.games.asteroyds.present import picture
from tests.games.boards import LETTERS

from .arena import AHEAD, PILOTS, PLACE, Turret, bases
from .oracle import Oracle
from .shown import expected, position

TOKENS = {"F": "forward", "R": "right", "L": "left", "A": "about", "S": "shoot", ".": "empty"}
NOTHING = ""

Signs = Mapping[str, str]


class Board:
    """A match that stands where a test puts it; the oracle stands there too and must agree after every action.

    All are about to program. A ship is its cell and its heading, and what it carries: `{"A": "e5 E", "B": "e8 W +red"}`
    (A1, B1, A2 … where two players have several); ships that are not named are on their platforms. Asteroyds that
    nobody carries are at home, unless `asteroyds` says otherwise. Platforms and homes are those of the layout; there
    are no other pieces than these: `pods="e7 f8"`, `turrets={"e9": "white SW"}` (its 1 points SW), `rocks="f7 h7"` (a
    dot is a rock that was destroyed). `dice` are of red, white and, if it is rolled, blue.

    With `pilots` there are some: `{"A": "double", "B": "back spent"}`; the other ships have what is left of them.
    """

    def __init__(
        self,
        *,
        seats: int = 4,
        ships: Signs | None = None,
        asteroyds: Signs | None = None,
        pods: str = "",
        turrets: Signs | None = None,
        rocks: str = "",
        compass: str = "E",
        dice: str = "1 1 1",
        scores: Mapping[str, int] | None = None,
        pilots: Signs | None = None,
        turn: int = 1,
        **options: Any,
    ) -> None:
        self._sit_down(seats, {"pilots": pilots is not None, "rocks": len(rocks.split()), **options})
        o = self.oracle
        o.pods = set(pods.split())
        o.turrets = {cell: _turret(*sign.split()) for cell, sign in (turrets or {}).items()}
        o.rocks = [None if cell == "." else cell for cell in rocks.split()]
        o.compass = compass if rocks else None
        o.dice = {team: int(face) for team, face in zip(o.rolled, dice.split(), strict=False)}
        o.scores.update(scores or {})
        o.turn, o.phase = turn, "program"
        o.asteroyds.update(asteroyds or {})
        for name, sign in (ships or {}).items():
            self._place_ship(name, sign)
        self._seat_pilots(pilots or {})
        self._check()
        self._copy_to_state()
        self.match._compiled.module.look(self.match._buffer[0])
        self.match._see()
        self._agree()

    def _sit_down(self, seats: int, options: Mapping[str, Any]) -> None:
        self.match = Match(GAME, seats, options, SeededLuck(0), deal=False)
        self.s = self.match._buffer[0].state
        self.oracle = Oracle(seats, **{name: value for name, value in options.items() if name != "chrono"})
        ships = self.oracle.ships
        self.names = [
            LETTERS[ship.seat] + (str(ship.number // seats + 1) if len(ships) > seats else "") for ship in ships
        ]

    # Setting up, in the oracle's words

    def _place_ship(self, name: str, sign: str) -> None:
        ship = self.oracle.ships[self.names.index(name)]
        ship.cell, ship.heading, *carried = sign.split()
        for colour in carried:
            assert self._carrier(colour[1:]) is None, "an asteroyd is aboard two ships"
            ship.carries.add(colour[1:])
            self.oracle.asteroyds[colour[1:]] = ship.cell

    def _carrier(self, colour: str) -> str | None:
        return next((self.names[ship.number] for ship in self.oracle.ships if colour in ship.carries), None)

    def _seat_pilots(self, pilots: Signs) -> None:
        ships = self.oracle.ships
        left = [pilot for pilot in PILOTS if pilot not in {sign.split()[0] for sign in pilots.values()}]
        for name, ship in zip(self.names, ships, strict=True):
            if name in pilots:
                ship.pilot, *spent = pilots[name].split()
                ship.spent = bool(spent)
            elif self.oracle.pilots:
                ship.pilot = left.pop(0)

    def _check(self) -> None:
        """It is a position that could come about."""
        o = self.oracle
        pieces = [*o.pods, *o.turrets, *filter(None, o.rocks), *(base.platform for base in o.bases.values())]
        assert len(pieces) == len(set(pieces)), "two pieces on a cell"
        assert {*pieces, *o.asteroyds.values()} <= set(names.CELL_NAMES), "no such cell"
        assert not {*pieces} & {*o.asteroyds.values()}, "an asteroyd on a piece"
        for ship in o.ships:
            assert ship.team not in ship.carries, "a ship carries its own colour"
            assert ship.cell not in pieces or ship.cell == o.bases[ship.team].platform, "a ship on a piece"

    # And in ours

    def _copy_to_state(self) -> None:
        s, o = self.s, self.oracle
        for ship in o.ships:
            s.cell[ship.number] = names.CELL_NAMES.index(ship.cell)
            s.heading[ship.number] = names.DIRECTION_NAMES.index(ship.heading)
            s.carries[ship.number] = sum(1 << names.TEAM_NAMES.index(colour) for colour in ship.carries)
            s.pilot[ship.number] = names.PILOT_NAMES.index(ship.pilot) if ship.pilot else names.NOBODY
            s.spent[ship.number] = ship.spent
        for k, team in enumerate(o.teams):
            s.asteroyd[k] = names.CELL_NAMES.index(o.asteroyds[team])
            s.score[k] = o.scores[team]
        for k, die in enumerate(o.dice.values()):
            s.die[k] = die - 1
        self._copy_pieces()
        s.turn, s.next, s.phase = o.turn - 1, len(o.dice), names.PROGRAMMING

    def _copy_pieces(self) -> None:
        s, o = self.s, self.oracle
        s.grid[:] = names.OPEN
        for what, cells in (
            (names.POD, list(o.pods)),
            (names.PLATFORM, [base.platform for base in o.bases.values()]),
            (names.ROCK, [rock for rock in o.rocks if rock]),
        ):
            s.grid[[names.CELL_NAMES.index(cell) for cell in cells]] = what
        for k, rock in enumerate(o.rocks):
            s.rock_cell[k] = names.CELL_NAMES.index(rock) if rock else names.NOWHERE
        if o.compass:
            s.compass = names.DIRECTION_NAMES.index(o.compass)
        s.turret_cell[:], s.turret_team[:], s.turrets = names.NOWHERE, names.NOBODY, len(o.turrets)
        for k, (cell, turret) in enumerate(o.turrets.items()):
            s.turret_cell[k] = names.CELL_NAMES.index(cell)
            s.turret_team[k] = names.TEAM_NAMES.index(turret.team)
            s.turret_facing[k] = names.DIRECTION_NAMES.index(turret.one)
            s.grid[s.turret_cell[k]] = names.TURRET + k

    def _agree(self) -> None:
        """The oracle sees the same position, and the same choices in it."""
        assert position(self.match.state.tobytes()) == expected(self.oracle)
        awaited = [LETTERS[seat] if seat >= 0 else "chance" for seat in self.oracle.awaited()]
        assert self.awaited == awaited
        for who in awaited:
            assert self.allowed(who) == self.oracle.legal(-1 if who == "chance" else _seat(who))

    # What tests do

    def play(self, who: str, *actions: str) -> Self:
        """One of those that are awaited, or chance, does something, one thing after another."""
        for text in actions:
            assert text in self.allowed(who), f"{who} {text}: {self.rule(who, text)}"
            self.match.follow(_seat(who), self.match.action(text))
            self.oracle.follow(-1 if who == "chance" else _seat(who), text)
            self._agree()
        return self

    def program(self, **programs: str) -> Self:
        """All programs, such as `A="F R S . A L | 3 shield"`: columns, then a round and a mode, if there are any.

        Columns that are not written are empty; powers are written in full. The shield pilot may have two rounds.
        """
        assert programs.keys() <= set(self.names), "no such ship"
        for name, ship in sorted(zip(self.names, self.oracle.ships, strict=True)):
            self.play(name[0], *steps(programs.get(name, NOTHING), ship.pilot == "shield"))
        return self

    def resolve(self, rounds: int = 1) -> Self:
        """So many rounds."""
        return self.play("chance", *["resolve"] * rounds)

    def fly(self, **programs: str) -> Self:
        """All programs, and as many rounds as the longest of them has columns; before, rocks drift."""
        self.program(**programs)
        if self.phase == "drift":
            self.play("chance", "drift")
        return self.resolve(max(len(sign.split("|")[0].split()) for sign in programs.values()))

    def end_turn(self) -> Self:
        """The rest of the rounds, or a turn in which nobody does anything."""
        if self.phase == "program":
            self.fly(**{self.names[0]: ". . . . . ."})
        while self.phase == "resolve":
            self.resolve()
        return self

    def next_turn(self, *dice: int) -> Self:
        """The rest of the turn, and the dice of the next one: ones, unless they are named."""
        self.end_turn()
        faces = iter(dice)
        while self.phase == "roll":
            self.play("chance", f"die {next(faces, 1)}")
        return self

    # What tests ask

    @property
    def awaited(self) -> list[str]:
        """Who may act: seats by their letters, or chance."""
        waiting = int(self.match._buffer[0].awaited)
        return ["chance" if seat == CHANCE else LETTERS[seat] for seat in range(CHANCE + 1) if waiting >> seat & 1]

    def allowed(self, who: str, kind: str = "") -> set[str]:
        """What one of those may do, of a kind or at all."""
        assert who in self.awaited, f"{who} is not awaited"
        out = self.match._compiled.buffer()[0].legal
        many = self.match._compiled.legal_for(self.match._buffer, _seat(who), out)
        actions = [self.match.action(number) for number in out[:many].tolist()]
        assert len({action.text for action in actions}) == many, "an action is listed twice"
        return {action.text for action in actions if kind in ("", action.kind)}

    def choices(self, who: str, kind: str) -> set[str]:
        """What one may do of a kind, without its name."""
        return {text.removeprefix(kind).strip() for text in self.allowed(who, kind)}

    def rule(self, who: str, action: str) -> str | None:
        """The rule against an action of one who is awaited; None if it is allowed."""
        assert who in self.awaited, f"{who} is not awaited"
        number = self.match._compiled.verdict_for(self.match._buffer, _seat(who), self.match.action(action).number)
        return GAME.rule_id(number) if number else None

    @property
    def position(self) -> dict[str, Any]:
        """The whole of it, as nobody sees it while programs are made."""
        return picture(self.match.state[0], SPECTATOR)

    @property
    def phase(self) -> str:
        return str(self.position["phase"])

    def seen_by(self, who: str) -> dict[str, dict[str, Any]]:
        """The ships as a player sees them."""
        shown = self.match.view(_seat(who)).picture["ships"]
        return {ship["name"]: ship for ship in shown}

    @property
    def ships(self) -> dict[str, str]:
        """As the constructor takes them; `off` behind it if they are."""
        return {
            ship["name"]: " ".join(
                [ship["cell"], ship["heading"], *(f"+{colour}" for colour in ship["carries"]), *["off"] * ship["off"]]
            )
            for ship in self.position["ships"]
        }

    def __getitem__(self, name: str) -> str:
        """A ship."""
        return self.ships[name]

    @property
    def off(self) -> set[str]:
        """The ships and turrets that are off."""
        ships, turrets = self.position["ships"], self.position["turrets"]
        return {it["name"] for it in ships if it["off"]} | {it["cell"] for it in turrets if it["off"]}

    @property
    def spent(self) -> set[str]:
        """The ships whose pilots have used their power."""
        return {ship["name"] for ship in self.position["ships"] if ship["spent"]}

    @property
    def asteroyds(self) -> dict[str, str]:
        """Where they are."""
        return {team["name"]: team["asteroyd"] for team in self.position["teams"]}

    @property
    def scores(self) -> dict[str, int]:
        return {team["name"]: team["score"] for team in self.position["teams"]}

    @property
    def beams(self) -> dict[str, str]:
        """Of the last round: the ship or the cell of the turret, and the last cell that its beam reached."""
        shown = self.position
        return {
            shown["turrets"][beam["turret"]]["cell"] if beam["ship"] is None else self.names[beam["ship"]]: beam["to"]
            for beam in shown["beams"]
        }

    @property
    def rocks(self) -> str:
        """As the constructor takes them."""
        cells = {rock["rock"]: rock["cell"] for rock in self.position["rocks"]}
        return " ".join(cells.get(rock, ".") for rock in range(len(self.oracle.rocks)))

    @property
    def winners(self) -> list[str] | None:
        """The teams that have won, or share the match; None while it goes on."""
        result = self.position["result"]
        return None if result is None else list(result["winners"])

    @property
    def result(self) -> tuple[float, ...] | None:
        """What came out for each seat, once over."""
        return self.match.result


class Opening(Board):
    """A match as it is set up, before anybody or chance has done anything."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self._sit_down(seats, options)
        self._agree()

    def begin(self) -> Opening:
        """Chance does what it likes best until programs are made; no pieces are to be placed any more."""
        while self.awaited == ["chance"]:
            self.play("chance", min(self.allowed("chance")))
        return self


def steps(program: str, shield_pilot: bool = False) -> list[str]:
    """The actions that settle a program as it is written."""
    columns, _, line = program.partition("|")
    tokens = [TOKENS.get(sign, sign) for sign in columns.split()]
    said = [f"column {token}" for token in [*tokens, *["empty"] * (6 - len(tokens))]]
    rounds = [f"round {word}" for word in line.split() if word.isdigit()]
    modes = [f"mode {word}" for word in line.split() if not word.isdigit()]
    if shield_pilot:
        return [*said, *rounds, *["round none"] * (2 - len(rounds))]
    return [*said, *(rounds or ["round none"]), *(modes or ["mode none"])]


def free_line(layout: str, many: int) -> list[str]:
    """Cells in a row from west to east, away from all platforms, zones and homes."""
    taken = {cell for base in bases(layout).values() for cell in (base.platform, base.home, *base.zone)}
    for start in PLACE:
        line: list[str] = [start]
        while len(line) < many and (ahead := AHEAD[line[-1], "E"]):
            line.append(ahead)
        if len(line) == many and not taken & set(line):
            return line
    raise AssertionError("no room")


def words(names: str) -> set[str]:
    return set(names.split())


def _turret(team: str, one: str) -> Turret:
    return Turret(team, one)


def _seat(who: str) -> int:
    return CHANCE if who == "chance" else LETTERS.index(who)
