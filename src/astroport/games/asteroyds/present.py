"""Asteroyds as people see and read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from astroport.core.codec import Action
from astroport.core.compiling import plain
from astroport.core.contract import Picture
from astroport.core.words import Words
from astroport.games.asteroyds.log_lines import log_lines
from astroport.games.asteroyds.rules import placing
from astroport.games.asteroyds.state import (
    BACK,
    BLUE,
    BORDER,
    CELL_NAMES,
    COLUMNS,
    DEALING,
    DIRECTION_NAMES,
    DIRECTIONS,
    DRIFTING,
    FACING,
    HOME_AT,
    LETTERS,
    MODE_NAMES,
    NEXT,
    NO_MODE,
    NOBODY,
    NOWHERE,
    ORIENTING,
    OVER,
    PILOT_NAMES,
    PILOT_OF,
    PLACING,
    PLATFORM_AT,
    POD,
    POINTS,
    POINTS_OF_THREE,
    POWERS,
    PROGRAMMING,
    RESOLVING,
    ROCK,
    ROLLING,
    ROUND_STEP,
    SHIELD_PILOT,
    SHIPS,
    SIDE_OF_FACE,
    SITES,
    START_HEADING,
    STEPS,
    TEAM_NAMES,
    TOKEN_NAMES,
    TURNS,
    TURRET,
    UNKNOWN,
)
from astroport.games.asteroyds.words import (
    MODE_CHOICES,
    PIECES,
    PILOT_WORDS,
    TOKEN_CHOICES,
    WAYS,
    Ask,
    leaders,
    named,
    ship_name,
    ship_programmed,
    team_of,
    together,
)

__all__ = ["LEGEND", "describe", "draw", "log_lines", "picture", "prompt"]

LEGEND = Words(
    en="A→ a ship and its heading, A+ several ships on a cell · o a public pod · [R] a platform · r↙ a turret and where"
    " it fires (before the dice: its 1), r× one that is off · *r an asteroyd, (r) its empty home · @ a rock · in"
    " <angles> where you can place a piece; below: each team’s points, die and asteroyd; each ship with its cell, what"
    " it carries, its program (! shoot, ^ forward, > right, < left, v about-turn, . nothing; powers: ^^ double,"
    " v^ turnabout, _ back, >> << wide, ) ( 60° in place, )) (( 120° in place; ? unknown, = settled), round and mode"
    " (! shoot, # shield); @ the 1 of the rocks and where they drift",
    fr="A→ un vaisseau et son cap, A+ plusieurs vaisseaux sur une case · o un pod de public · [R] une plate-forme ·"
    " r↙ une tourelle et où elle tire (avant les dés : son 1), r× une tourelle éteinte · *r un asteroyd, (r) son"
    " origine vide · @ un rocher · entre <angles> où vous pouvez poser une pièce ; dessous : points, dé et asteroyd de"
    " chaque équipe ; chaque vaisseau avec sa case, ce qu’il porte, son programme (! tir, ^ avance, > droite,"
    " < gauche, v demi-tour, . rien ; pouvoirs : ^^ double, v^ volte-face, _ recul, >> << virage large, ) ( 60° sur"
    " place, )) (( 120° sur place ; ? inconnu, = fixé), round et mode (! tir, # bouclier) ; @ le 1 des rochers et où"
    " ils dérivent",
)
PHASES = {
    PLACING: "place",
    FACING: "face",
    DEALING: "deal",
    ORIENTING: "orient",
    ROLLING: "roll",
    PROGRAMMING: "program",
    DRIFTING: "drift",
    RESOLVING: "resolve",
    OVER: "over",
}
placing_team: Ask = plain(placing.placing_team)
placing_seat: Ask = plain(placing.placing_seat)
is_turret_due: Ask = plain(placing.is_turret_due)


# The picture


def picture(s: Any, _viewer: int) -> Picture:
    """The position as plain data: teams, ships with their programs as far as they are known, pieces, beams."""
    phase, teams = int(s.phase), int(s.teams)
    return {
        "phase": PHASES[phase],
        "turn": turn(s),
        "turns": int(s.limit),
        "round": COLUMNS if phase == OVER and s.now == 0 else int(s.now),
        "goal": POINTS_OF_THREE if teams == len(TEAM_NAMES) else POINTS,
        "teams": [team_picture(s, team) for team in range(teams)],
        "ships": [ship_picture(s, ship) for ship in range(s.ships)],
        "pods": [CELL_NAMES[cell] for cell, what in enumerate(s.grid.tolist()) if what == POD],
        "turrets": [turret_picture(s, turret) for turret in range(turrets(s))],
        "rocks": [
            {"rock": rock, "cell": CELL_NAMES[cell]}
            for rock, cell in enumerate(s.rock_cell.tolist())
            if cell != NOWHERE
        ],
        "compass": DIRECTION_NAMES[s.compass] if is_oriented(s) else None,
        "drift": drift_die(s),
        "destructible": bool(s.destructible),
        "beams": [beam_picture(s, laser, cell) for laser, cell in enumerate(s.beam_from.tolist()) if cell != NOWHERE],
        "placing": placing_picture(s) if phase in (PLACING, FACING) else None,
        "moves": {
            name: [int(TURNS[token]), -1 if token == BACK else int(STEPS[token])]
            for token, name in enumerate(TOKEN_NAMES if s.pilots else TOKEN_NAMES[:POWERS])
        },
        "result": {"winners": [TEAM_NAMES[team] for team in leaders(s)]} if phase == OVER else None,
    }


def turn(s: Any) -> int:
    """The turn, from 1; after the last it is still that one."""
    return min(int(s.turn) + 1, int(s.limit))


def team_picture(s: Any, team: int) -> dict[str, Any]:
    """A team, its base and its asteroyd."""
    layout, platform = int(s.layout), int(PLATFORM_AT[s.layout, team])
    carriers = [ship for ship in range(s.ships) if s.carries[ship] >> team & 1]
    return {
        "name": TEAM_NAMES[team],
        "score": int(s.score[team]),
        "die": int(s.die[team]) + 1 if is_rolled(s, team) else None,
        "platform": CELL_NAMES[platform],
        "heading": DIRECTION_NAMES[START_HEADING[layout, team]],
        "zone": [CELL_NAMES[cell] for cell in NEXT[platform].tolist() if cell != BORDER],
        "home": CELL_NAMES[HOME_AT[layout, team]],
        "asteroyd": CELL_NAMES[s.asteroyd[team]],
        "carrier": carriers[0] if carriers else None,
        "seats": [seat for seat in range(s.seats) if team_of(s, seat) == team],
    }


def is_rolled(s: Any, die: int) -> bool:
    """Whether a die shows something in this turn."""
    return bool(s.phase > ROLLING or (s.phase == ROLLING and die < s.next))


def ship_picture(s: Any, ship: int) -> dict[str, Any]:
    """A ship, and its program as far as the viewer knows it."""
    pilot = int(s.pilot[ship])
    return {
        "ship": ship,
        "seat": ship % int(s.seats),
        "name": ship_name(s, ship),
        "team": TEAM_NAMES[team_of(s, ship)],
        "cell": CELL_NAMES[s.cell[ship]],
        "heading": DIRECTION_NAMES[s.heading[ship]],
        "off": bool(s.off[ship]),
        "carries": [name for team, name in enumerate(TEAM_NAMES) if s.carries[ship] >> team & 1],
        "via": None if s.via[ship] == NOWHERE else CELL_NAMES[s.via[ship]],
        "pilot": None if pilot == NOBODY else PILOT_NAMES[pilot],
        "spent": bool(s.spent[ship]),
        "powers": [
            name for token, name in enumerate(TOKEN_NAMES) if PILOT_OF[token] == pilot != NOBODY and not s.spent[ship]
        ],
        "done": bool(s.done >> ship & 1),
        **program_picture(s, ship),
    }


def program_picture(s: Any, ship: int) -> dict[str, Any]:
    """The columns that are settled, the rounds and the mode; nothing of what is secret."""
    if s.filled[ship] == UNKNOWN:
        return {"program": None, "rounds": [], "mode": None}
    columns = s.program[ship, : min(int(s.filled[ship]), COLUMNS)]
    return {
        "program": [TOKEN_NAMES[token] for token in columns.tolist()],
        "rounds": [at + 1 for at in range(COLUMNS) if s.rounds[ship] >> at & 1],
        "mode": None if s.mode[ship] == NO_MODE else MODE_NAMES[s.mode[ship]],
    }


def turrets(s: Any) -> int:
    """How many turrets stand in the arena, with the one that is still to be turned."""
    return int(s.turrets) + int(s.phase == FACING)


def turret_picture(s: Any, turret: int) -> dict[str, Any]:
    """A turret, where its 1 points, and where it fires in this turn."""
    team = int(s.turret_team[turret])
    return {
        "cell": CELL_NAMES[s.turret_cell[turret]],
        "team": TEAM_NAMES[team],
        "facing": DIRECTION_NAMES[s.turret_facing[turret]],
        "off": bool(s.turrets_off >> turret & 1),
        "fires": pointed(int(s.turret_facing[turret]), s, team) if is_rolled(s, team) else None,
    }


def pointed(one: int, s: Any, die: int) -> str:
    """Where a die's number points if the 1 points there (AC-1.5)."""
    return DIRECTION_NAMES[(one + int(SIDE_OF_FACE[s.die[die]])) % DIRECTIONS]


def is_oriented(s: Any) -> bool:
    """Whether it is known where the 1 of the rocks' die points."""
    return bool(s.rocks and s.phase > ORIENTING)


def drift_die(s: Any) -> int | None:
    """What the die of the rocks shows."""
    return int(s.die[BLUE]) + 1 if s.rocks and is_rolled(s, BLUE) else None


def beam_picture(s: Any, laser: int, start: int) -> dict[str, Any]:
    """A beam of the last round: whose it was and how far it went."""
    is_ship = laser < SHIPS
    team = team_of(s, laser) if is_ship else s.turret_team[laser - SHIPS]
    return {
        "from": CELL_NAMES[start],
        "way": DIRECTION_NAMES[s.beam_way[laser]],
        "to": CELL_NAMES[s.beam_to[laser]],
        "team": TEAM_NAMES[team],
        "ship": laser if is_ship else None,
        "turret": None if is_ship else laser - SHIPS,
    }


def placing_picture(s: Any) -> dict[str, Any]:
    """Who places what."""
    return {
        "seat": int(placing_seat(s)),
        "team": TEAM_NAMES[placing_team(s)],
        "piece": "turret" if is_turret_due(s) else "pod",
    }


# For a terminal

ARROWS = "→↘↙←↖↗"
TOKEN_SIGNS = (".", "!", "^", ">", "<", "v", "^^", "v^", "_", ">>", "<<", ")", "(", "))", "((")
MODE_SIGNS = ("", "!", "#")
WIDTH = 4  # of a cell
LAST_ROW, LAST_COLUMN = (max(places) for places in zip(*SITES, strict=True))
TEAM_INITIALS = [name[0] for name in TEAM_NAMES]


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in the signs of LEGEND."""
    signs = dict.fromkeys(SITES, ".")
    signs.update((SITES[cell], sign) for cell, sign in signs_on(s))
    signs.update((SITES[CELL_NAMES.index(action.fields["cell"])], "<.>") for action in lit if action.kind == "place")
    lines = [" " * 3 + "".join(f"{column:^{WIDTH}}" for column in range(LAST_COLUMN + 1))]
    for row in range(LAST_ROW + 1):
        shift = " " * (WIDTH // 2 * (row % 2))
        cells = (f"{signs.get((row, column), ''):^{WIDTH}}" for column in range(LAST_COLUMN + 1))
        lines.append(f"{chr(ord('a') + row)}  {shift}" + "".join(cells))
    lines += [team_sign(s, team) for team in range(s.teams)]
    lines += [ship_sign(s, ship) for ship in range(s.ships)]
    if is_oriented(s):
        lines.append(rocks_sign(s))
    return "\n".join(line.rstrip() for line in lines)


def signs_on(s: Any) -> Iterator[tuple[int, str]]:
    """The cells with something on them; what comes later hides what came before."""
    layout, cells = int(s.layout), s.cell[: s.ships].tolist()
    for team, initial in enumerate(TEAM_INITIALS[: int(s.teams)]):
        yield int(HOME_AT[layout, team]), f"({initial})"
    for cell, lying in groupby(sorted(range(s.teams), key=lambda team: s.asteroyd[team]), lambda t: s.asteroyd[t]):
        yield int(cell), "*" + "".join(TEAM_INITIALS[team] for team in lying)
    for ship, cell in reversed(list(enumerate(cells))):
        yield cell, ship_name(s, ship)[:2] + (ARROWS[s.heading[ship]] if cells.count(cell) == 1 else "+")
    for cell, what in enumerate(s.grid.tolist()):
        if what >= TURRET:
            yield cell, turret_sign(s, what - TURRET)
        elif what in (POD, ROCK):
            yield cell, "o" if what == POD else "@"
    for team, initial in enumerate(TEAM_INITIALS[: int(s.teams)]):
        yield int(PLATFORM_AT[layout, team]), f"[{initial.upper()}]"


def rocks_sign(s: Any) -> str:
    """Where the 1 of the rocks points, and where their die does."""
    die = drift_die(s)
    return f"@ 1{ARROWS[s.compass]}" + (f" {die}{arrow(pointed(int(s.compass), s, BLUE))}" if die else "")


def arrow(way: str) -> str:
    """The sign of a direction."""
    return ARROWS[DIRECTION_NAMES.index(way)]


def turret_sign(s: Any, turret: int) -> str:
    """A turret: where it fires in this turn, or else where its 1 points."""
    shown = turret_picture(s, turret)
    is_turned = turret < s.turrets
    way = arrow(shown["fires"] or shown["facing"]) if is_turned else "?"
    return f"{shown['team'][0]}{'×' if shown['off'] else way}"


def team_sign(s: Any, team: int) -> str:
    """A team's points, its die, its asteroyd and who carries it."""
    shown = team_picture(s, team)
    carrier = "" if shown["carrier"] is None else f"({ship_name(s, shown['carrier'])})"
    return f"[{shown['name'][0].upper()}] {shown['score']:2}  {shown['die'] or '-'}  *{shown['asteroyd']}{carrier}"


def ship_sign(s: Any, ship: int) -> str:
    """A ship: where it is, what it carries, its pilot, its program."""
    shown = ship_picture(s, ship)
    carried = "".join(f"*{name[0]}" for name in shown["carries"])
    way = "×" if shown["off"] else arrow(shown["heading"])
    power = f" {shown['pilot']}{'×' if shown['spent'] else ''}" if shown["pilot"] else ""
    line = f"{shown['name']} {shown['team'][0]} {shown['cell']}{way}{carried}{power}"
    if shown["program"] is None:
        return f"{line} | {'=' if shown['done'] else '?'}"
    columns = " ".join(TOKEN_SIGNS[TOKEN_NAMES.index(token)] for token in shown["program"])
    rounds = ",".join(map(str, shown["rounds"])) + MODE_SIGNS[s.mode[ship]]
    return f"{line} | {columns}{' | ' + rounds if rounds else ''}"


# What is asked

PROGRAM_COLUMN = Words(en="Program {ship}: column {n}.", fr="Programmez {ship} : colonne {n}.")
PROGRAM_ROUND = Words(
    en="Program {ship}: a round to pierce or shield.", fr="Programmez {ship} : un round pour Imparable ou Bouclier."
)
MODE_WITHOUT_ROUND = Words(
    en="Program {ship}: no round, so a mode has no effect.",
    fr="Programmez {ship} : aucun round, un mode reste donc sans effet.",
)
PROGRAM_MODE = Words(
    en="Program {ship}: pierce or shield in round {n}.", fr="Programmez {ship} : Imparable ou Bouclier au round {n}."
)
SHIELD_ROUND = Words(en="Program {ship}: a round for the shield.", fr="Programmez {ship} : un round pour le bouclier.")
SECOND_SHIELD_ROUND = Words(
    en="Program {ship}: another round for the shield.", fr="Programmez {ship} : un autre round pour le bouclier."
)
YOUR_SHIP = Words(en="your ship", fr="votre vaisseau")
THEY_PROGRAM = Words(en="Still programming: {who}.", fr="Programment encore : {who}.")
PLACE = Words(en="Place {piece} on your side.", fr="Posez {piece} de votre côté.")
FACE = Words(en="Turn the turret: where does its 1 point?", fr="Tournez la tourelle : où pointe son 1 ?")
PLACES = Words(en="{who} places {piece}.", fr="{who} pose {piece}.")
FINISHED = Words(en="The match is over.", fr="La partie est terminée.")
CHANCE_ASKED = {
    DEALING: Words(en="Pilots are dealt …", fr="On distribue les pilotes…"),
    ORIENTING: Words(en="The way of the rocks is drawn …", fr="On tire au sort la direction des rochers…"),
    ROLLING: Words(en="The dice are rolled …", fr="On lance les dés…"),
    DRIFTING: Words(en="The rocks drift …", fr="Les rochers dérivent…"),
    RESOLVING: Words(en="The programs run: round {n} …", fr="Les programmes se déroulent : round {n}…"),
}


def prompt(s: Any, seat: int, choices: Sequence[Action]) -> Words:
    """What is asked of a seat now."""
    phase = int(s.phase)
    if phase == OVER:
        return FINISHED
    if phase in (PLACING, FACING):
        return placing_asked(s, bool(choices))
    if phase != PROGRAMMING:
        return CHANCE_ASKED[phase].fill(n=int(s.now) + 1)
    if choices:
        return step_asked(s, seat)
    waiting = [at for at in range(s.seats) if any(not s.done >> ship & 1 for ship in range(at, s.ships, s.seats))]
    return THEY_PROGRAM.fill(who=together([named(LETTERS[at]) for at in waiting]))


def placing_asked(s: Any, own: bool) -> Words:
    """A piece is placed or turned."""
    if own and s.phase == FACING:
        return FACE
    piece = PIECES["turret" if is_turret_due(s) else "pod"]
    return PLACE.fill(piece=piece) if own else PLACES.fill(who=LETTERS[placing_seat(s)], piece=piece)


def step_asked(s: Any, seat: int) -> Words:
    """The step of a program that a seat is asked for."""
    ship = ship_programmed(s, seat)
    step, called = int(s.filled[ship]), YOUR_SHIP if s.ships == s.seats else named(ship_name(s, ship))
    if step < COLUMNS:
        return PROGRAM_COLUMN.fill(ship=called, n=step + 1)
    if s.pilot[ship] == SHIELD_PILOT:
        return (SHIELD_ROUND if step == ROUND_STEP else SECOND_SHIELD_ROUND).fill(ship=called)
    if step == ROUND_STEP:
        return PROGRAM_ROUND.fill(ship=called)
    return (PROGRAM_MODE if s.rounds[ship] else MODE_WITHOUT_ROUND).fill(
        ship=called, n=int(s.rounds[ship]).bit_length()
    )


SAID = {
    "place": Words(en="place the piece on {cell}", fr="poser la pièce en {cell}"),
    "face": Words(en="the 1 points {way}", fr="le 1 pointe vers {way}"),
    "compass": Words(en="the 1 of the rocks points {way}", fr="le 1 des rochers pointe vers {way}"),
    "pilot": Words(en="the next pilot: {pilot}", fr="le pilote suivant : {pilot}"),
    "die": Words(en="the die shows {face}", fr="le dé donne {face}"),
    "drift": Words(en="the rocks drift", fr="les rochers dérivent"),
    "resolve": Words(en="the next round", fr="le round suivant"),
    "round": Words(en="round {round}", fr="round {round}"),
}
NO_ROUND = Words(en="no round", fr="aucun round")


def describe(_s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    fields = action.fields
    match action.kind:
        case "column":
            return TOKEN_CHOICES[fields["token"]]
        case "mode":
            return MODE_CHOICES[fields["mode"]]
        case "round" if fields["round"] == "none":
            return NO_ROUND
        case "pilot":
            return SAID["pilot"].fill(pilot=PILOT_WORDS[fields["pilot"]])
        case "face" | "compass":
            return SAID[action.kind].fill(way=WAYS[fields["direction"]])
    return SAID[action.kind].fill(**fields)
