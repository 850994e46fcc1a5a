"""Asteroyds, written a second time: plain and straight from the rules.

The tests hold the fast implementation against this one, so nothing here is shared with it but the layouts, which are
data. The marks AC-x.y point to the paragraphs of the rules. Cells, ways, teams and tokens go by their names, seats and
ships by their numbers from 0, rounds and turns from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import zip_longest
from typing import Any

from .arena import (
    AHEAD,
    AROUND,
    BASIC,
    CHANCE,
    FACES,
    MIDDLE,
    MOVES,
    PILOTS,
    PLACE,
    POWERS,
    ROCKS,
    ROUNDS,
    TEAMS,
    WAYS,
    Base,
    Beam,
    Cell,
    Ship,
    Team,
    Turret,
    Way,
    bases,
    pointed_at,
    runs,
    turned,
)


class Oracle:
    """One match of Asteroyds: the position, what may be played in it, and playing it.

    A position may be set up by hand: set the attributes, all of them plain data; nothing is derived from them or kept
    besides.
    """

    def __init__(
        self,
        seats: int,
        teams: int = 2,
        ships: int = 2,
        pilots: bool = False,
        rocks: int = 0,
        destructible: bool = True,
        own_layout: bool = False,
        turns: int = 60,
        **_without_effect: Any,
    ) -> None:
        self.seats = seats
        self.teams = TEAMS[:teams]
        self.goal = 2 if teams == 3 else 3  # AC-5.5, AC-7.2
        self.pilots = pilots
        self.destructible = destructible
        self.turns = turns
        self.bases: dict[Team, Base] = bases("three_teams" if teams == 3 else "3v2" if seats == 5 else "duel")

        # AC-1.4, AC-7.3: the ships, dealt to the seats in turns, and so to the teams; of five the first is white.
        self.ships: list[Ship] = []
        for number in range(2 * ships if seats == 2 else seats):
            team = self.teams[(number + 1 if seats == 5 else number) % teams]
            base = self.bases[team]
            self.ships.append(Ship(number, number % seats, team, base.platform, base.heading))

        # What stands on the board. A rock that was destroyed is nowhere.
        self.pods: set[Cell] = set()
        self.turrets: dict[Cell, Turret] = {}
        self.rocks: list[Cell | None] = [*ROCKS[:rocks]]
        self.asteroyds: dict[Team, Cell] = {team: base.home for team, base in self.bases.items()}
        # What is still to be placed, and by which seat; the cell of a turret that has to be turned.
        self.to_place: list[tuple[int, Team, str]] = []
        self.facing: Cell | None = None
        if own_layout:
            self.to_place = list(self._placing())
        else:
            for team, base in self.bases.items():
                self.pods.update(base.pods)
                self.turrets.update({cell: Turret(team, one) for cell, one in base.turrets.items()})

        self.scores = dict.fromkeys(self.teams, 0)
        self.rolled = TEAMS if rocks else self.teams  # AC-2.1: whose dice
        self.dice: dict[Team, int] = {}
        self.compass: Way | None = None
        self.beams: list[Beam] = []  # of the last round
        self.turn = 1
        self.round = 1
        self.winners: list[Team] = []
        self.phase = ""
        self._go_on()

    def copy(self) -> Oracle:
        """Another match that stands where this one does."""
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({vars(self)})"

    def note(self, what: str) -> None:
        """For those who watch: something worth knowing has happened."""

    # Who is to act, and what it may do.

    def awaited(self) -> list[int]:
        """The seats that are to act, or chance alone; nobody when the match is over."""
        match self.phase:
            case "over":
                return []
            case "place" | "face":
                return [self.to_place[0][0]]
            case "program":
                return sorted({ship.seat for ship in self.ships if not ship.is_programmed})
        return [CHANCE]

    def legal(self, seat: int) -> set[str]:
        """What an awaited seat may do right now; what chance may is equally likely."""
        match self.phase:
            case "place":
                return {f"place {cell}" for cell in PLACE if self._may_place(self.to_place[0][1], cell)}
            case "face":
                return {f"face {way}" for way in WAYS}
            case "deal":
                dealt = {ship.pilot for ship in self.ships}
                return {f"pilot {name}" for name in PILOTS if name not in dealt}
            case "orient":
                return {f"compass {way}" for way in WAYS}
            case "roll":
                return {f"die {face}" for face in FACES}
            case "program":
                return self._programming(self.to_program(seat))
        return {self.phase}

    def follow(self, seat: int, action: str) -> None:
        """Play an action that is known to be legal."""
        word, _, what = action.partition(" ")
        match word:
            case "place":
                self._place(what)
            case "face":
                assert self.facing is not None
                self.turrets[self.facing].one = what
                self.facing = None
                self.to_place.pop(0)
            case "pilot":
                next(ship for ship in self.ships if ship.pilot is None).pilot = what
            case "compass":
                self.compass = what
            case "die":
                self.dice[self.rolled[len(self.dice)]] = int(what)
            case "column":
                self.to_program(seat).columns.append(what)
            case "round":
                self.to_program(seat).line.append(what)
            case "mode":
                self.to_program(seat).mode = what
            case "drift":
                self._drift()
                self.phase = "resolve"
            case "resolve":
                self._resolve()
        self._go_on()

    def _go_on(self) -> None:
        """What is to come next: a layout, the pilots, the compass, and then turns."""
        if self.phase == "over":
            return
        if self.facing:
            self.phase = "face"
        elif self.to_place:
            self.phase = "place"
        elif self.pilots and any(ship.pilot is None for ship in self.ships):
            self.phase = "deal"
        elif self.rocks and self.compass is None:
            self.phase = "orient"
        elif len(self.dice) < len(self.rolled):
            self.phase = "roll"
        elif any(not ship.is_programmed for ship in self.ships):
            self.phase = "program"
        elif self.phase == "program":
            self.phase = "drift" if self.rocks else "resolve"

    def result(self) -> list[float]:
        """Those of the team that won have 1; those of the teams that are equal share it."""
        assert self.phase == "over"
        teams = {ship.seat: ship.team for ship in self.ships}
        return [1 / len(self.winners) if teams[seat] in self.winners else 0.0 for seat in range(self.seats)]

    # Own layouts (AC-7.5)

    def _placing(self) -> Iterator[tuple[int, Team, str]]:
        """Pods, then turrets, in turns: the teams, and in a team its players."""
        players = {team: sorted({ship.seat for ship in self.ships if ship.team == team}) for team in self.teams}
        placed: Counter[Team] = Counter()
        pods = [[(team, "pod")] * len(self.bases[team].pods) for team in self.teams]
        turrets = [[(team, "turret")] * len(self.bases[team].turrets) for team in self.teams]
        for turn in [*zip_longest(*pods), *zip_longest(*turrets)]:
            for team, piece in filter(None, turn):
                yield players[team][placed[team] % len(players[team])], team, piece
                placed[team] += 1

    def _may_place(self, team: Team, cell: Cell) -> bool:
        x, _ = PLACE[cell]
        if not (x < MIDDLE if team == "red" else x > MIDDLE) or self.stands_on(cell):
            return False
        kept_free = {place for base in self.bases.values() for place in (base.home, base.platform)}
        if kept_free & {cell, *AROUND[cell]}:
            return False
        return runs([next_to is not None and not self.stands_on(next_to) for next_to in AROUND[cell]]) <= 1

    def _place(self, cell: Cell) -> None:
        _, team, piece = self.to_place[0]
        if piece == "turret":
            self.turrets[cell] = Turret(team, "E")
            self.facing = cell
        else:
            self.pods.add(cell)
            self.to_place.pop(0)

    # Programs (AC-2.2, AC-2.3, AC-7.1)

    def to_program(self, seat: int) -> Ship:
        """The ship that a seat is programming."""
        return next(ship for ship in self.ships if ship.seat == seat and not ship.is_programmed)

    def _programming(self, ship: Ship) -> set[str]:
        if len(ship.columns) < len(ROUNDS):
            powers = PILOTS[ship.pilot] if ship.pilot and not ship.spent else set()
            return {f"column {token}" for token in (BASIC if POWERS & {*ship.columns} else BASIC | powers)}
        passed = ship.line == ["none"]  # what is still asked then has one answer
        if ship.line and ship.pilot != "shield":
            return {"mode none", "mode shoot", "mode shield"}
        return {"round none", *(f"round {number}" for number in ROUNDS if not passed and number not in ship.rounds)}

    # Drifting rocks (AC-7.4)

    def _drift(self) -> None:
        assert self.compass is not None
        way = pointed_at(self.compass, self.dice["blue"])
        for number, rock in enumerate(self.rocks):
            ahead = AHEAD[rock, way] if rock else None
            if ahead in self.rocks and ahead is not None:
                behind = AHEAD[ahead, way]
                if not self.in_the_way(behind):
                    self.rocks[self.rocks.index(ahead)] = behind
                    self.rocks[number] = ahead
                self.note("a rock pushes another" if self.rocks[number] == ahead else "two rocks are blocked")
            elif rock and not self.in_the_way(ahead):
                self.rocks[number] = ahead
                self.note("a rock drifts")
            elif rock:
                self.note(f"a rock is blocked by {self.in_the_way(ahead)}")

    def in_the_way(self, cell: Cell | None) -> str:
        """What keeps a rock away from a cell; nothing if it is free."""
        if cell is None:
            return "the border"
        if obstacle := self.stands_on(cell):
            return obstacle
        if any(ship.cell == cell for ship in self.ships):
            return "a ship"
        if cell in self.asteroyds.values():
            return "an asteroyd"
        return "a home" if any(cell == base.home for base in self.bases.values()) else ""

    def stands_on(self, cell: Cell) -> str:
        """Which obstacle there is on a cell."""
        if cell in self.pods:
            return "a pod"
        if any(cell == base.platform for base in self.bases.values()):
            return "a platform"
        if cell in self.turrets:
            return "a turret"
        return "a rock" if cell in self.rocks else ""

    # A round

    def _resolve(self) -> None:
        for ship in self.ships:
            ship.via = None
        self._shoot()
        for ship in self.ships:
            if not ship.off:
                self._move(ship)
        self._take_and_return()
        self._score()
        self.round += 1
        best = max(self.scores.values())
        leaders = [team for team in self.teams if self.scores[team] == best]
        if best >= self.goal and len(leaders) > 1:
            self.note("level at the goal: play goes on")
        if best >= self.goal and len(leaders) == 1:  # AC-5.5
            self.winners, self.phase = leaders, "over"
            self.note("won by points")
        elif self.round not in ROUNDS:
            self._end_turn()
            if self.turn > self.turns:  # AC-6.2
                self.winners, self.phase = leaders, "over"
                self.note("won after all turns" if len(leaders) == 1 else f"draw of {len(leaders)}")

    def _end_turn(self) -> None:
        """AC-6.1"""
        self.turn += 1
        self.round = 1
        if self.turn <= self.turns:
            self.dice = {}
        for turret in self.turrets.values():
            turret.off = False
        for ship in self.ships:
            ship.off, ship.columns, ship.line, ship.mode = False, [], [], None

    # Lasers (AC-3)

    def _shoot(self) -> None:
        self.beams = list(self._shots())
        hits = [(beam, target) for beam in self.beams for target in self._fly(beam)]
        self._note_hits({(beam.by, target.number) for beam, target in hits if isinstance(target, Ship)})
        # AC-3.7: all at once
        for _, target in hits:
            match target:
                case Ship():
                    if target.carries:
                        self.note("a carrier is hit")
                    self._send_back(target)
                case Turret():
                    self.note("a turret is hit again" if target.off else "a turret is hit")
                    target.off = True
                case str():
                    self.rocks = [None if rock == target else rock for rock in self.rocks]
                    self.note("a rock is destroyed")

    def _shots(self) -> Iterator[Beam]:
        """AC-3.1"""
        for ship in self.ships:
            if not ship.off and ship.columns[self.round - 1] == "shoot":
                sure = ship.mode == "shoot" and self.round in ship.rounds  # AC-3.9
                yield Beam(ship.number, ship.cell, ship.heading, ship.team, sure)
        for cell, turret in self.turrets.items():
            if not turret.off:
                yield Beam(cell, cell, pointed_at(turret.one, self.dice[turret.team]), turret.team)

    def _fly(self, beam: Beam) -> Iterator[Ship | Turret | Cell]:
        """AC-3.2, AC-3.3: what a beam hits; it keeps the last cell that it reached."""
        beam.end = beam.start
        while ahead := AHEAD[beam.end, beam.way]:
            beam.end = ahead
            stopped = False
            for target in self._on(ahead):
                if isinstance(target, Ship) and (target.team == beam.team or self._evades(target, beam)):
                    continue
                if isinstance(target, Turret) and target.team == beam.team:
                    self.note("a beam passes an allied turret")
                    continue
                if isinstance(target, (Ship, Turret)) or (target == "a rock" and self.destructible):
                    yield ahead if target == "a rock" else target
                stopped = True
            if stopped:
                return

    def _on(self, cell: Cell) -> Iterator[Ship | Turret | str]:
        """What a beam meets on a cell: an obstacle, or else ships. A platform shelters those on it (AC-3.4)."""
        obstacle = self.stands_on(cell)
        ships = [ship for ship in self.ships if ship.cell == cell]
        if obstacle:
            if ships:
                self.note("a platform shelters a ship")
            yield self.turrets.get(cell, obstacle)
        else:
            yield from ships

    def _evades(self, ship: Ship, beam: Beam) -> bool:
        """AC-3.8"""
        shielded = self.round in ship.rounds and (ship.mode == "shield" or ship.pilot == "shield")
        if shielded:
            self.note("a shielded ship is hit" if beam.sure else "a beam goes past a shielded ship")
            if ship.pilot == "shield":
                self.note("the shield pilot's power")
        return shielded and not beam.sure

    def _send_back(self, ship: Ship) -> None:
        """AC-3.5, AC-4.4: what it carries stays behind."""
        base = self.bases[ship.team]
        ship.cell, ship.heading, ship.off = base.platform, base.heading, True
        ship.carries = set()

    def _note_hits(self, hits: set[tuple[int | Cell, int]]) -> None:
        """Who hit which ships."""
        if any((target, by) in hits for by, target in hits if isinstance(by, int)):
            self.note("two ships hit each other")
        hit = {target for _, target in hits}
        for cell in {self.ships[number].cell for number in hit}:
            there = {ship.number for ship in self.ships if ship.cell == cell}
            if len(hit & there) > 1:
                self.note("two are hit at once on a cell")
            if there - hit:
                self.note("one of several on a cell is hit")

    # Moves (AC-4)

    def _move(self, ship: Ship) -> None:
        token = ship.columns[self.round - 1]
        sixths, cells = MOVES[token]
        ship.heading = turned(ship.heading, sixths)
        if token in POWERS:
            ship.spent = True
            self.note(f"power: {token}")
        way = ship.heading if cells >= 0 else turned(ship.heading, 3)
        for step in range(abs(cells)):
            passed, to = ship.cell, AHEAD[ship.cell, way]
            if to is None or self.stands_on(to):
                if step and any(self.asteroyds[team] == passed for team in {*self.teams} - ship.carries):
                    self.note("crash after passing over an asteroyd")
                self._crash(ship, to, token)
                return
            ship.cell = to
            if step:
                ship.via = passed
            for colour in ship.carries:  # AC-5.1
                self.asteroyds[colour] = to

    def _crash(self, ship: Ship, to: Cell | None, token: str) -> None:
        """AC-4.2, AC-4.3"""
        into = "the border" if to is None else self.stands_on(to)
        if to == self.bases[ship.team].platform:
            into = "its own platform"
        self.note(f"crash: {into}")
        if ship.carries:
            self.note("crash of a carrier")
        if token in POWERS:
            self.note(f"crash: {token}")
        if to in self.turrets:
            self.turrets[to].off = True
        self._send_back(ship)

    # Asteroyds (AC-5)

    def _take_and_return(self) -> None:
        """AC-5.2, AC-5.3: all together."""
        carried = set().union(*(ship.carries for ship in self.ships))
        taken: list[tuple[Ship, Team]] = []
        returned: list[Team] = []
        for colour, cell in self.asteroyds.items():
            if colour in carried:
                continue
            there = [ship for ship in self.ships if cell in (ship.cell, ship.via)]
            others = [ship for ship in there if ship.team != colour]
            if len(others) == 1:
                taken.append((others[0], colour))
                self._note_taking(others[0], colour, len(there))
            elif len(others) > 1:
                self.note("an asteroyd stays: two want it")
            elif there and cell != self.bases[colour].home:
                returned.append(colour)
                self.note("an asteroyd is returned")
                if any(ship.via == cell for ship in there):
                    self.note("an asteroyd is returned on the way")
        for ship, colour in taken:
            ship.carries.add(colour)
            self.asteroyds[colour] = ship.cell
            if len(ship.carries) > 1:
                self.note("a ship carries two")
        for colour in returned:
            self.asteroyds[colour] = self.bases[colour].home

    def _note_taking(self, ship: Ship, colour: Team, present: int) -> None:
        cell = self.asteroyds[colour]
        self.note("an asteroyd is taken" if cell == self.bases[colour].home else "an asteroyd is taken up again")
        if present > 1:
            self.note("an asteroyd is taken in its own ships' presence")
        if ship.via == cell:
            self.note("an asteroyd is taken on the way")

    def _score(self) -> None:
        """AC-5.4, AC-7.2: all captures of a round added up."""
        captures = 0
        for ship in self.ships:
            if ship.cell in self.bases[ship.team].zone:
                for colour in sorted(ship.carries):
                    captures += 1
                    self.scores[ship.team] += 1
                    if len(self.teams) == 3:
                        self.scores[colour] -= 1
                    self.asteroyds[colour] = self.bases[colour].home
                ship.carries = set()
        if captures:
            self.note("a capture" if captures == 1 else "two captures at once")
        if min(self.scores.values()) < 0:
            self.note("a score below zero")
