"""Asteroyds: what has happened, in words.

While programs are made, others are told only that one is settled. A round runs when all is open: its story is the same
for everybody, and is found by letting the rules run it once more, step by step.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from astroport.core.codec import Action
from astroport.core.compiling import plain
from astroport.core.contract import LogLine
from astroport.core.log_lines import SHARES, WINS, Pair, about, nobody
from astroport.core.words import Words, pair
from astroport.games.asteroyds.rules import beams, fleet, flight
from astroport.games.asteroyds.state import (
    BACK,
    BLUE,
    BORDER,
    CELL_NAMES,
    COLUMNS,
    DIRECTION_NAMES,
    DIRECTIONS,
    FACING,
    MODE_NAMES,
    MOST_SEATS,
    NEXT,
    NO_MODE,
    NOWHERE,
    OPEN,
    OVER,
    PLATFORM,
    POD,
    PROGRAMMING,
    ROCK,
    ROLLING,
    SHIELDING,
    SHIPS,
    SHOOTING,
    SIDE_OF_FACE,
    STATE,
    TEAM_NAMES,
    TOKEN_NAMES,
    TURNS,
    TURRET,
)
from astroport.games.asteroyds.words import (
    ASTEROYD_OF,
    DICE,
    MODES,
    NOTHING,
    PIECES,
    PILOT_WORDS,
    TEAMS_WORDS,
    TOKEN_WORDS,
    TURRET_OF,
    WAYS,
    Ask,
    begun,
    leaders,
    listed,
    named,
    points,
    ship_name,
    ship_programmed,
    team_of,
    together,
)

shoot: Ask = plain(beams.shoot)
fire: Ask = plain(beams.fire)
anticipates: Ask = plain(beams.anticipates)
move_all: Ask = plain(flight.move_all)
gather: Ask = plain(flight.gather)
takers: Ask = plain(flight.takers)
carried: Ask = plain(fleet.carried)
score: Ask = plain(flight.score)


PLACES = pair(
    en=("{{who}} places {piece} on {cell}", "You place {piece} on {cell}"),
    fr=("{{who}} pose {piece} en {cell}", "Vous posez {piece} en {cell}"),
)
FACES = pair(
    en=("{{who}} turns the turret on {cell}: its 1 points {way}", "You turn the turret on {cell}: its 1 points {way}"),
    fr=(
        "{{who}} tourne la tourelle en {cell} : son 1 pointe vers {way}",
        "Vous tournez la tourelle en {cell} : son 1 pointe vers {way}",
    ),
)
GETS_PILOT = pair(
    en=("{{who}} gets a pilot: {pilot}", "You get a pilot: {pilot}"),
    fr=("{{who}} reçoit un pilote : {pilot}", "Vous recevez un pilote : {pilot}"),
)
COMPASS = Words(en="The 1 of the rocks points {way}", fr="Le 1 des rochers pointe vers {way}")
ROLLED = Words(en="Turn {turn}, dice: {dice}", fr="Tour {turn}, dés : {dice}")
SETTLED = pair(
    en=("{{who}} has its program", "You have your program"), fr=("{{who}} a son programme", "Vous avez votre programme")
)
PROGRAMMED = pair(
    en=("{{who}} has its program: {program}", "You have your program: {program}"),
    fr=("{{who}} a son programme : {program}", "Vous avez votre programme : {program}"),
)
UNPROGRAMMED = pair(
    en=("{{who}} has no program", "You have no program"),
    fr=("{{who}} n’a pas de programme", "Vous n’avez pas de programme"),
)
NO_PROGRAM = Words(en="no program", fr="pas de programme")
ANTICIPATING = Words(en="{program}; {mode} in {rounds}", fr="{program} ; {mode} au {rounds}")
ROUND_N = Words(en="round {n}", fr="round {n}")
ALL_IN = Words(en="All programs are in", fr="Tous les programmes sont prêts")
DRIFTS = Words(en="The rocks drift {way}: {moves}", fr="Les rochers dérivent vers {way} : {moves}")
DRIFTED = Words(en="{cell} → {to}", fr="{cell} → {to}")
BLOCKED = Words(en="{cell} is blocked", fr="{cell} est bloqué")
ROUND = Words(en="Round {n}", fr="Round {n}")
FIRES = pair(
    en=("{{who}} fires {way}{past}: {effect}", "You fire {way}{past}: {effect}"),
    fr=("{{who}} tire vers {way}{past} : {effect}", "Vous tirez vers {way}{past} : {effect}"),
)
TURRET_FIRES = Words(
    en="{turret} on {cell} fires {way}{past}: {effect}", fr="{turret} en {cell} tire vers {way}{past} : {effect}"
)
PAST = Words(en=" past {ships} (shield)", fr=" à côté de {ships} (bouclier)")
PIERCING = Words(en=" (no shield stops it)", fr=" (tir imparable)")
SHIP_HIT = Words(en="{ships} is hit", fr="{ships} est touché")
SHIPS_HIT = Words(en="{ships} are hit", fr="{ships} sont touchés")
TURRET_HIT = Words(en="{turret} on {cell} is hit", fr="{turret} en {cell} est touchée")
ROCK_DESTROYED = Words(en="the rock on {cell} is destroyed", fr="le rocher en {cell} est détruit")
STOPPED = {
    POD: Words(en="a pod on {cell} stops the beam", fr="un pod arrête le laser en {cell}"),
    PLATFORM: Words(en="the platform on {cell} stops the beam", fr="la plate-forme en {cell} arrête le laser"),
    ROCK: Words(en="the rock on {cell} stops the beam", fr="le rocher en {cell} arrête le laser"),
}
NO_HIT = Words(en="nothing is hit", fr="rien n’est touché")
GOES_BACK = pair(
    en=("{{who}} goes back to the platform{left}", "You go back to the platform{left}"),
    fr=("{{who}} retourne sur la plate-forme{left}", "Vous retournez sur la plate-forme{left}"),
)
LEAVING = Words(en=", leaving {asteroyds} on {cell}", fr=", laissant {asteroyds} en {cell}")
TURRET_OFF = Words(
    en="{turret} on {cell} is off until the end of the turn", fr="{turret} en {cell} est éteinte jusqu’à la fin du tour"
)
USES_POWER = pair(
    en=("{{who}} uses the power of its pilot: {power}", "You use the power of your pilot: {power}"),
    fr=("{{who}} utilise le pouvoir de son pilote : {power}", "Vous utilisez le pouvoir de votre pilote : {power}"),
)
CRASHES = pair(
    en=("{{who}} crashes into {obstacle}{left}", "You crash into {obstacle}{left}"),
    fr=("{{who}} s’écrase contre {obstacle}{left}", "Vous vous écrasez contre {obstacle}{left}"),
)
OBSTACLES = {
    POD: Words(en="a pod on {cell}", fr="un pod en {cell}"),
    PLATFORM: Words(en="the platform on {cell}", fr="la plate-forme en {cell}"),
    ROCK: Words(en="the rock on {cell}", fr="le rocher en {cell}"),
}
THE_BORDER = Words(en="the border", fr="le bord")
A_TURRET = Words(en="{turret} on {cell}", fr="{turret} en {cell}")
PICKS_UP = pair(
    en=("{{who}} picks up {asteroyd} on {cell}", "You pick up {asteroyd} on {cell}"),
    fr=("{{who}} prend {asteroyd} en {cell}", "Vous prenez {asteroyd} en {cell}"),
)
CONTESTED = Words(
    en="{asteroyd} stays on {cell}: several ships want it", fr="{asteroyd} reste en {cell} : plusieurs le convoitent"
)
GOES_HOME = Words(en="{asteroyd} goes home", fr="{asteroyd} rentre chez lui")
SCORES = pair(
    en=("{{who}} brings {asteroyd} home: {scores}", "You bring {asteroyd} home: {scores}"),
    fr=("{{who}} ramène {asteroyd} à sa base : {scores}", "Vous ramenez {asteroyd} à votre base : {scores}"),
)
TEAM_POINTS = Words(en="{team} {score}", fr="{team} {score}")
LAST_TURN = Words(en="The last turn is over", fr="Le dernier tour est fini")
TEAM_WINS = Words(en="The {team} team wins with {points}", fr="Les {team} gagnent avec {points}")
DRAW = Words(en="A draw: {teams} have {points} each", fr="Égalité : {teams} à {points}")
YOUR = Words(en="Your {ship}", fr="Votre {ship}")


def log_lines(before: Any, seat: int, action: Action, after: Any, viewer: int) -> list[LogLine]:
    """What an action did, in the order in which it happened, as far as the viewer can know it."""
    fields = action.fields
    match action.kind:
        case "column" | "round" | "mode":
            return list(programmed(before, seat, after, viewer))
        case "place":
            piece = PIECES["turret" if after.phase == FACING else "pod"]
            return [about(seat, PLACES, piece=piece, cell=fields["cell"])]
        case "face":
            cell = CELL_NAMES[before.turret_cell[before.turrets]]
            return [about(seat, FACES, cell=cell, way=WAYS[fields["direction"]])]
        case "pilot":
            return [of_ship(before, int(before.next), GETS_PILOT, pilot=PILOT_WORDS[fields["pilot"]])]
        case "compass":
            return [nobody(COMPASS.fill(way=WAYS[fields["direction"]]))]
        case "die":
            return rolled(after)
        case "drift":
            return drifted(before, after)
    return list(round_told(before.tobytes())) + list(ended(after))


def of_ship(s: Any, ship: int, words: Pair, **parts: Words | str | int) -> LogLine:
    """Something that befell a ship: it is its player, or, of several ships, one of them by its name."""
    seat = int(ship) % int(s.seats)
    told = about(seat, words, **parts)
    if s.ships == s.seats:
        return told
    name = ship_name(s, ship)
    your = YOUR.fill(ship=name)
    by_name = Words(*(text.replace("{who}", f"{name} ({{who}})") for text in told.they))
    return LogLine(seat, by_name, told.they.fill(who=your))


# Programs


def programmed(before: Any, seat: int, after: Any, viewer: int) -> Iterator[LogLine]:
    """To allies each program that is settled, to others that all of a seat are; the steps to it go untold."""
    ship = ship_programmed(before, seat)
    if not after.done >> ship & 1:
        return
    if viewer < MOST_SEATS and team_of(before, viewer) == team_of(before, ship):
        program = program_words(after, ship)
        yield of_ship(before, ship, UNPROGRAMMED if program is NO_PROGRAM else PROGRAMMED, program=program)
    elif all(after.done >> own & 1 for own in range(seat, int(after.ships), int(after.seats))):
        yield about(seat, SETTLED, program="")
    if after.phase != PROGRAMMING:
        yield nobody(ALL_IN)


def program_words(s: Any, ship: int) -> Words:
    """A program: its columns as far as they are filled, the rounds and the mode."""
    tokens = [TOKEN_NAMES[token] for token in s.program[ship].tolist()]
    while tokens and tokens[-1] == "empty":
        tokens.pop()
    columns = listed([TOKEN_WORDS[token] for token in tokens]) if tokens else NO_PROGRAM
    rounds = [ROUND_N.fill(n=at + 1) for at in range(COLUMNS) if s.rounds[ship] >> at & 1]
    if not rounds or s.mode[ship] == NO_MODE:
        return columns
    return ANTICIPATING.fill(program=columns, mode=MODES[MODE_NAMES[s.mode[ship]]], rounds=together(rounds))


# Luck


def rolled(after: Any) -> list[LogLine]:
    """The dice of a turn, when all have been rolled."""
    if after.phase == ROLLING:
        return []
    shown = [
        TEAM_POINTS.fill(team=DICE[TEAM_NAMES[die]], score=int(after.die[die]) + 1) for die in range(int(after.next))
    ]
    return [nobody(ROLLED.fill(turn=int(after.turn) + 1, dice=listed(shown)))]


def drifted(before: Any, after: Any) -> list[LogLine]:
    """Where the rocks went."""
    moves = [
        (BLOCKED if was == at else DRIFTED).fill(cell=CELL_NAMES[was], to=CELL_NAMES[at])
        for was, at in zip(before.rock_cell.tolist(), after.rock_cell.tolist(), strict=True)
        if was != NOWHERE
    ]
    way = (int(before.compass) + int(SIDE_OF_FACE[before.die[BLUE]])) % DIRECTIONS
    return [nobody(DRIFTS.fill(way=WAYS[DIRECTION_NAMES[way]], moves=listed(moves)))] if moves else []


# A round


@lru_cache(maxsize=64)
def round_told(state: bytes) -> tuple[LogLine, ...]:
    """The story of the next round of a position."""
    s = record(state)
    told = [nobody(ROUND.fill(n=int(s.now) + 1))]
    for part in (lasers, moves, prizes, captures):
        before = record(s.tobytes())
        told += part(before, s)
    return tuple(told)


def record(state: bytes) -> Any:
    """A state of one's own."""
    return np.frombuffer(bytearray(state), STATE)[0]


def lasers(before: Any, s: Any) -> Iterator[LogLine]:
    """AC-3: who fires at what; then what becomes of what was hit."""
    shoot(s)
    for laser, start in enumerate(s.beam_from.tolist()):
        if start != NOWHERE:
            yield from beam(before, s, laser)
    for ship in newly_off(before, s):
        yield of_ship(before, ship, GOES_BACK, left=left_behind(before, s, ship))
    yield from switched_off(before, s)


def beam(before: Any, s: Any, laser: int) -> Iterator[LogLine]:
    """A shot: past whom it went, and what it hit; a turret's only if that matters."""
    start, way = int(s.beam_from[laser]), int(s.beam_way[laser])
    is_ship = laser < SHIPS
    team = int(team_of(s, laser) if is_ship else s.turret_team[laser - SHIPS])
    piercing = is_ship and anticipates(before, laser, SHOOTING)
    hit = int(fire(record(before.tobytes()), laser, start, way, team, piercing))
    spared = [] if piercing else passed(before, team, start, way, int(s.beam_to[laser]))
    past = PAST.fill(ships=names(before, spared)) if spared else PIERCING if piercing else NOTHING
    parts = {"way": WAYS[DIRECTION_NAMES[way]], "past": past, "effect": effect(before, hit, int(s.beam_to[laser]))}
    if is_ship:
        yield of_ship(before, laser, FIRES, **parts)
    elif hit & ~(int(before.turrets_off) << SHIPS) or spared:
        turret = begun(TURRET_OF[TEAM_NAMES[team]])
        yield nobody(TURRET_FIRES.fill(turret=turret, cell=CELL_NAMES[start], **parts))


def passed(s: Any, team: int, start: int, way: int, end: int) -> list[int]:
    """AC-3.8: the shielded enemies past whom a beam went."""
    cells, at = [], start
    while at != end:
        at = int(NEXT[at, way])
        cells.append(at)
    return [
        ship
        for cell in cells
        for ship in range(s.ships)
        if s.cell[ship] == cell
        and s.grid[cell] == OPEN
        and team_of(s, ship) != team
        and anticipates(s, ship, SHIELDING)
    ]


def names(s: Any, ships: list[int]) -> Words:
    """Ships by their names."""
    return together([named(ship_name(s, ship)) for ship in ships])


def effect(s: Any, hit: int, end: int) -> Words:
    """What a beam did at its end."""
    ships = [ship for ship in range(SHIPS) if hit >> ship & 1]
    what, cell = int(s.grid[end]), CELL_NAMES[end]
    if ships:
        return (SHIP_HIT if len(ships) == 1 else SHIPS_HIT).fill(ships=names(s, ships))
    if what >= TURRET and hit:
        return TURRET_HIT.fill(turret=turret_words(s, what - TURRET), cell=cell)
    if what == ROCK and hit:
        return ROCK_DESTROYED.fill(cell=cell)
    return STOPPED[what].fill(cell=cell) if what in STOPPED else NO_HIT


def turret_words(s: Any, turret: int) -> Words:
    """A turret by its colour."""
    return TURRET_OF[TEAM_NAMES[s.turret_team[turret]]]


def left_behind(before: Any, s: Any, ship: int) -> Words:
    """AC-3.5: what a ship leaves where it was."""
    left = [team for team in range(s.teams) if before.carries[ship] >> team & 1]
    if not left:
        return NOTHING
    asteroyds = together([ASTEROYD_OF[TEAM_NAMES[team]] for team in left])
    return LEAVING.fill(asteroyds=asteroyds, cell=CELL_NAMES[s.asteroyd[left[0]]])


def newly_off(before: Any, s: Any) -> list[int]:
    """The ships that went out of play."""
    return [ship for ship in range(s.ships) if s.off[ship] and not before.off[ship]]


def switched_off(before: Any, s: Any) -> Iterator[LogLine]:
    """AC-3.6, AC-4.3: turrets that are off now."""
    for turret in range(s.turrets):
        if int(s.turrets_off) & ~int(before.turrets_off) & 1 << turret:
            cell = CELL_NAMES[s.turret_cell[turret]]
            yield nobody(TURRET_OFF.fill(turret=begun(turret_words(s, turret)), cell=cell))


def moves(before: Any, s: Any) -> Iterator[LogLine]:
    """AC-4, AC-7.1: powers that were used, and who crashed into what."""
    move_all(s)
    for ship in range(s.ships):
        if s.spent[ship] and not before.spent[ship]:
            power = TOKEN_WORDS[TOKEN_NAMES[before.program[ship, before.now]]]
            yield of_ship(before, ship, USES_POWER, power=power)
    for ship in newly_off(before, s):
        yield of_ship(before, ship, CRASHES, obstacle=obstacle(before, ship), left=left_behind(before, s, ship))
    yield from switched_off(before, s)


def obstacle(s: Any, ship: int) -> Words:
    """AC-4.2: what a ship crashes into in this round: the first thing in its way."""
    token = int(s.program[ship, s.now])
    way = (int(s.heading[ship]) + int(TURNS[token]) + (3 if token == BACK else 0)) % DIRECTIONS
    at = int(NEXT[s.cell[ship], way])
    while at != BORDER and s.grid[at] == OPEN:
        at = int(NEXT[at, way])
    if at == BORDER:
        return THE_BORDER
    if s.grid[at] >= TURRET:
        return A_TURRET.fill(turret=turret_words(s, int(s.grid[at]) - TURRET), cell=CELL_NAMES[at])
    return OBSTACLES[int(s.grid[at])].fill(cell=CELL_NAMES[at])


def prizes(before: Any, s: Any) -> Iterator[LogLine]:
    """AC-5.2, AC-5.3: asteroyds that are picked up, contested or sent home."""
    gather(s)
    free = [team for team in range(s.teams) if not carried(before) >> team & 1]
    for team in free:
        asteroyd, cell = ASTEROYD_OF[TEAM_NAMES[team]], CELL_NAMES[before.asteroyd[team]]
        taker = [ship for ship in range(s.ships) if s.carries[ship] >> team & 1]
        if taker:
            yield of_ship(before, taker[0], PICKS_UP, asteroyd=asteroyd, cell=cell)
        elif takers(before, team)[1] > 1:
            yield nobody(CONTESTED.fill(asteroyd=begun(asteroyd), cell=cell))
        elif s.asteroyd[team] != before.asteroyd[team]:
            yield nobody(GOES_HOME.fill(asteroyd=begun(asteroyd)))


def captures(before: Any, s: Any) -> Iterator[LogLine]:
    """AC-5.4: who scores."""
    score(s)
    for ship in range(s.ships):
        if before.carries[ship] and not s.carries[ship]:
            brought = [ASTEROYD_OF[name] for team, name in enumerate(TEAM_NAMES) if before.carries[ship] >> team & 1]
            yield of_ship(before, ship, SCORES, asteroyd=together(brought), scores=scores(s))


def scores(s: Any) -> Words:
    """The points of all teams."""
    return listed(
        [TEAM_POINTS.fill(team=TEAMS_WORDS[TEAM_NAMES[team]], score=int(s.score[team])) for team in range(s.teams)]
    )


def ended(after: Any) -> Iterator[LogLine]:
    """AC-5.5, AC-6.2: who has won."""
    if after.phase != OVER:
        return
    if after.turn == after.limit:
        yield nobody(LAST_TURN)
    first = leaders(after)
    best = points(int(after.score[first[0]]))
    teams = [TEAMS_WORDS[TEAM_NAMES[team]] for team in first]
    if len(first) == 1:
        yield nobody(TEAM_WINS.fill(team=teams[0], points=best))
    else:
        yield nobody(DRAW.fill(teams=together(teams), points=best))
    for seat in range(after.seats):
        if team_of(after, seat) in first:
            yield about(seat, WINS if len(first) == 1 else SHARES)
