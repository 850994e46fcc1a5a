"""Galactica, written a second time: slow, plain and straight from the rules.

The tests hold the fast implementation against this one, so nothing here is shared with it. The
marks GA-x.y point to the paragraphs of the rules. Squares are named by column letter from the left
and row number from the top: "a4" to "s16"; "home" is a player's own launch station. Stations and
quarters are "nw", "ne", "se" and "sw". Seats are numbers from 0; in actions they are letters from A.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache, lru_cache
from typing import TypeAlias

Square: TypeAlias = str
Corner: TypeAlias = str
Picture: TypeAlias = dict[str, object]

CHANCE = -1
SEATS = "ABCD"
HOME = "home"
ROUNDS = 250  # GA-5.2
EVASIONS = 3  # GA-1.6
FACE_UP = 2  # GA-1.6
KINDS = {"overdrive": 3, "force": 3, "laser": 3}  # GA-1.6

CORNERS: list[Corner] = ["nw", "ne", "se", "sw"]  # clockwise
STATIONS: dict[int, list[Corner]] = {2: ["nw", "se"], 3: ["nw", "ne", "se"], 4: CORNERS}  # GA-1.7

CENTRE = "j10"  # GA-1.5
HOLES = ["f6", "n6", "f14", "n14"]  # GA-1.3
PLANETS = ["h3", "q8", "l17", "c12"]  # GA-1.4

# Rows and columns count from 1. GA-1.1: nine squares in each corner are a station.
LINES = range(1, 20)
MIDDLE = 10
IN_A_CORNER = {1, 2, 3, 17, 18, 19}
PLACE: dict[Square, tuple[int, int]] = {
    "abcdefghijklmnopqrs"[column - 1] + str(row): (row, column)
    for row in LINES
    for column in LINES
    if not (row in IN_A_CORNER and column in IN_A_CORNER)
}
NAME = {place: square for square, place in PLACE.items()}


def _beside(square: Square, steps: list[tuple[int, int]]) -> list[Square]:
    """The squares that are so many rows down and columns right of one."""
    row, column = PLACE[square]
    return [NAME[row + down, column + right] for down, right in steps if (row + down, column + right) in NAME]


def _touched(corner: Corner) -> list[Square]:
    """GA-1.1: the six squares along the two inner sides of a station."""
    row = 4 if corner[0] == "n" else 16
    column = 4 if corner[1] == "w" else 16
    rows = range(1, 4) if corner[0] == "n" else range(17, 20)
    columns = range(1, 4) if corner[1] == "w" else range(17, 20)
    return [NAME[r, column] for r in rows] + [NAME[row, c] for c in columns]


def _quarters(square: Square) -> set[Corner]:
    """GA-1.2, GA-6.4: the quarters a square is in; on a yellow line those on either side of it."""
    row, column = PLACE[square]
    vertical = [side for side, inside in (("n", row <= MIDDLE), ("s", row >= MIDDLE)) if inside]
    horizontal = [side for side, inside in (("w", column <= MIDDLE), ("e", column >= MIDDLE)) if inside]
    return {v + h for v in vertical for h in horizontal}


CROSS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
TOUCHED = {corner: _touched(corner) for corner in CORNERS}
# GA-2.2, GA-2.4: where a step may lead. Out of stations, but not into them.
STEPS: dict[Square | Corner, list[Square]] = {square: _beside(square, CROSS) for square in PLACE} | TOUCHED
AROUND = {square: set(_beside(square, [*CROSS, (-1, -1), (-1, 1), (1, 1), (1, -1)])) for square in PLACE}
QUARTERS = {square: _quarters(square) for square in PLACE}

# Sets of squares as the bits of a number, since there are many of them.
BIT = {square: 1 << number for number, square in enumerate(PLACE)}


def _paths(path: list[Square], length: int) -> Iterator[list[Square]]:
    """All ways to go on from the end of a path by so many steps, on no square twice (GA-2.3)."""
    if length == 0:
        yield path
        return
    for square in STEPS[path[-1]]:
        if square not in path:
            yield from _paths([*path, square], length - 1)


@cache
def _ways(start: Square | Corner, length: int) -> dict[Square, set[int]]:
    """For every end of a path of that length on an empty board, the squares entered on each way there."""
    ways: dict[Square, set[int]] = {}
    for path in _paths([start], length):
        ways.setdefault(path[-1], set()).add(sum(BIT[square] for square in path[1:]))
    return ways


@cache
def _met(start: Square | Corner, length: int) -> int:
    """All squares on paths of that length: jets elsewhere are in nobody's way."""
    squares = 0
    for ways in _ways(start, length).values():
        for way in ways:
            squares |= way
    return squares


@lru_cache(maxsize=10_000)
def _reached(start: Square | Corner, length: int, jets: int) -> frozenset[Square]:
    """The ends of the paths of that length that meet none of those jets (GA-2.4)."""
    return frozenset(end for end, ways in _ways(start, length).items() if any(not way & jets for way in ways))


@lru_cache(maxsize=100)
def _reaches(start: Square | Corner, number: int, jets: int, station: Corner | None) -> dict[int, frozenset[Square]]:
    """The ends of the paths of each length; a carrier also enters its station, from the six squares (GA-5.1)."""
    by_length = {0: frozenset([start])}
    for length in range(1, number + 1):
        by_length[length] = _reached(start, length, jets & _met(start, length))
        if station and not by_length[length - 1].isdisjoint(TOUCHED[station]):
            by_length[length] |= {HOME}
    del by_length[0]  # at least one step
    return by_length


class Oracle:
    """One match of Galactica: the position, what may be played in it, and playing it.

    A position may be set up by hand: set the attributes, all of them plain data; nothing is derived
    from them or kept besides. Then call `begin_turn(seat)`; or set `turn` to the seat and call
    `play_cards()`; or set `turn` and `mover` to the seat and `phase` to "spinning".
    """

    def __init__(self, seats: int) -> None:
        if seats not in STATIONS:
            raise ValueError(f"not a game for {seats} players")
        self.seats = seats
        self.stations = STATIONS[seats]

        # Where the jets are: squares, or "home".
        self.jets: list[Square] = [HOME] * seats
        # Where the derelict is, and who carries it.
        self.derelict: Square = CENTRE
        self.carrier: int | None = None
        # What everyone has left: evasion cards, command cards face up, and face down how many of each kind.
        self.evasions = [EVASIONS] * seats
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.decks = [dict(KINDS) for _ in range(seats)]

        # What is awaited: "dealing", "lots", "replacing", "spinning", "flying", "jumping", "battle", "sending",
        # "cards", "shots", "aiming", "evading" or "over".
        self.phase = "dealing"
        # Who still has to spin for the start, and what the others spun.
        self.lots_to_spin: list[int] = []
        self.lots: dict[int, int] = {}
        # Who began, and which round this is.
        self.first = 0
        self.round = 1
        # Whose turn it is, and who spins and flies in it: a winning defender does out of turn.
        self.turn: int | None = None
        self.mover: int | None = None
        # How far the mover is to fly.
        self.number = 0
        # In a challenge, and until the loser is sent away: who attacked whom, what the attacker spun, and who lost.
        self.attacker: int | None = None
        self.defender: int | None = None
        self.attack: int | None = None
        self.loser: int | None = None
        # The card being played, "laser" or "force"; of a laser how many shots there are and how many are still to
        # come, of a force field the planet; and who is about to be hit or moved, in order.
        self.card: str | None = None
        self.shots = 0
        self.shots_left = 0
        self.planet: Square | None = None
        self.threatened: list[int] = []
        # Who won, once over; nobody in a draw.
        self.won: int | None = None

    def copy(self) -> Oracle:
        """Another match that stands where this one does."""
        return deepcopy(self)

    def awaited(self) -> int | None:
        """The seat that is to act, -1 for chance, None when the match is over."""
        match self.phase:
            case "over":
                return None
            case "flying" | "jumping":
                return self.mover
            case "sending":
                return self.carrier
            case "cards":
                return self.turn
            case "evading":
                return self.threatened[0]
        return CHANCE

    def legal(self) -> set[str]:
        """What may be played right now; where chance is awaited, all of it is equally likely."""
        match self.phase:
            case "dealing" | "replacing":
                deck = self.decks[self._drawer()]
                return {f"card {kind}-{k}" for kind, left in deck.items() for k in range(1, left + 1)}
            case "lots" | "spinning" | "battle" | "shots":  # GA-1.8
                return {f"spin {number}" for number in range(1, 7)}
            case "aiming":  # GA-1.8
                return {f"quarter {quarter}" for quarter in CORNERS}
            case "flying":
                return {f"fly {to}" for to in self.ends()}
            case "jumping":  # GA-3.1
                return {"stay", *(f"jump {hole}" for hole in self._other_holes())}
            case "sending":  # GA-4.5
                return {f"send {planet}" for planet in self.free_planets()}
            case "cards":  # GA-6.1
                return {"done", *self._playable()}
            case "evading":  # GA-7.1
                return {"evade", "accept"}
            case "over":
                return set()
        raise AssertionError(self.phase)

    def play(self, action: str) -> None:
        """Play what is legal, and nothing else."""
        if action not in self.legal():
            raise ValueError(f"illegal action {action!r}")
        self.follow(action)

    def follow(self, action: str) -> None:
        """Play one action that is known to be legal, and then all that happens by itself."""
        word, *rest = action.split()
        match word:
            case "card":
                self._draw(rest[0].split("-")[0])
            case "spin":
                self._spin(int(rest[0]))
            case "quarter":
                self._shoot(rest[0])
            case "fly":
                self._fly(rest[0])
            case "jump":
                self._jump(rest[0])
            case "stay":
                self._come_near()
            case "send":
                self._send(rest[0])
            case "overdrive" | "laser" | "force":
                self._play_card(word, rest)
            case "done":
                self._end_turn()
            case "evade" | "accept":
                self._answer(word)
            case _:
                raise AssertionError(action)

    def result(self) -> list[float]:
        """The winner has 1; in a draw all have the same (GA-5.1, GA-5.2)."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        if self.won is None:
            return [1 / self.seats] * self.seats
        return [1.0 if seat == self.won else 0.0 for seat in range(self.seats)]

    def position(self) -> Picture:
        """The position as plain data, to be compared: as far as it goes in the words of the game's own picture."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "mover": self.mover if self.phase in ("spinning", "flying", "jumping") else None,
            "round": self.round,
            "jets": [{"seat": seat, "at": at} for seat, at in enumerate(self.jets)],
            "derelict": {"at": self.derelict, "carrier": self.carrier},
            "evasions": list(self.evasions),
            "cards": [sorted(cards, key=list(KINDS).index) for cards in self.cards],
            "decks": [dict(deck) for deck in self.decks],
            "battle": self._challenge(),
            "laser": self._laser(),
            "threat": self._threat(),
            "sending": self._sending(),
            "free": self.free_planets(),
            "won": self.won,
            "drawn": self.phase == "over" and self.won is None,
        }

    def _challenge(self) -> Picture | None:
        if self.attacker is None or self.phase == "over":
            return None
        winner = None if self.loser is None else self.carrier
        return {"attacker": self.attacker, "defender": self.defender, "winner": winner}

    def _laser(self) -> Picture | None:
        if self.card != "laser" or self.phase not in ("aiming", "evading"):
            return None
        return {"by": self.turn, "shots": self.shots, "left": self.shots_left}

    def _threat(self) -> Picture | None:
        if self.phase != "evading":
            return None
        return {"seat": self.threatened[0], "by": self.turn, "card": self.card, "planet": self.planet}

    def _sending(self) -> Picture | None:
        if self.phase != "sending":
            return None
        return {"by": self.carrier, "loser": self.loser, "planets": self.free_planets()}

    # Looking at the position.

    def _drawer(self) -> int:
        """Who gets the next card: the first without two of them, later the player whose turn it is."""
        if self.turn is not None:
            return self.turn
        return next(seat for seat in range(self.seats) if len(self.cards[seat]) < FACE_UP)

    def _active(self) -> int:
        """Whose turn it is."""
        assert self.turn is not None
        return self.turn

    def _flier(self) -> int:
        """Who moves."""
        assert self.mover is not None
        return self.mover

    def reaches(self) -> dict[int, frozenset[Square]]:
        """Where the paths of each length up to the number spun lead."""
        seat = self._flier()
        station = self.stations[seat]
        start = station if self.jets[seat] == HOME else self.jets[seat]
        others = sum(BIT[at] for k, at in enumerate(self.jets) if k != seat and at != HOME)
        return _reaches(start, self.number, others, station if self.carrier == seat else None)

    def ends(self) -> set[Square]:
        """Where the mover may fly; nowhere if it cannot make one step (GA-2.5)."""
        by_length = self.reaches()
        full = [ends for ends in by_length.values() if ends][-1:]  # GA-2.2, GA-2.5: the longest there is
        early = self._early_stops().intersection(frozenset().union(*by_length.values()))
        return early.union(*full)

    def _early_stops(self) -> set[Square]:
        """GA-2.6: where a move may end before its full length."""
        stops = {*HOLES, HOME}
        if self.carrier is None:
            stops.add(self.derelict)
        elif self.carrier != self.mover:
            stops |= AROUND[self.derelict]
        return stops

    def _other_holes(self) -> list[Square]:
        """GA-3.1: the black holes without a jet."""
        return [hole for hole in HOLES if hole not in self.jets]

    def free_planets(self) -> list[Square]:
        """GA-6.3: the planets without a jet and without the derelict."""
        return [planet for planet in PLANETS if planet not in self.jets and planet != self.derelict]

    def _opponents(self) -> list[int]:
        """The others, clockwise from the player whose turn it is."""
        return [(self._active() + k) % self.seats for k in range(1, self.seats)]

    def _playable(self) -> set[str]:
        """GA-6.1 to GA-6.4: the cards that may be played, in all ways."""
        plays = {card for card in self.cards[self._active()] if card != "force"}
        if "force" in self.cards[self._active()]:
            plays |= {f"force {SEATS[seat]} {to}" for seat in self._opponents() for to in self.free_planets()}
        return plays

    # The course of play.

    def _draw(self, kind: str) -> None:
        seat = self._drawer()
        self.decks[seat][kind] -= 1
        self.cards[seat].append(kind)
        if self.phase == "replacing":
            self._replace()
        elif all(len(cards) == FACE_UP for cards in self.cards):
            self._draw_lots(list(range(self.seats)))

    def _draw_lots(self, seats: list[int]) -> None:
        """GA-1.7."""
        self.phase, self.lots_to_spin, self.lots = "lots", seats, {}

    def _lots_spun(self, number: int) -> None:
        self.lots[self.lots_to_spin.pop(0)] = number
        if self.lots_to_spin:
            return
        highest = [seat for seat, spun in self.lots.items() if spun == max(self.lots.values())]
        if len(highest) > 1:
            self._draw_lots(highest)
        else:
            self.first = highest[0]
            self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        """GA-2.1."""
        self.turn = seat
        self._replace()

    def _replace(self) -> None:
        seat = self._active()
        if len(self.cards[seat]) < FACE_UP and any(self.decks[seat].values()):
            self.phase = "replacing"
        else:
            self._spin_and_move(seat)

    def _spin_and_move(self, seat: int) -> None:
        self.phase, self.mover = "spinning", seat

    def _spin(self, number: int) -> None:
        match self.phase:
            case "lots":
                self._lots_spun(number)
            case "spinning":
                self.number = number
                if self.ends():
                    self.phase = "flying"
                else:  # GA-2.5
                    self._moved()
            case "battle":
                self._battle(number)
            case "shots":
                self.shots = self.shots_left = number
                self.phase = "aiming"

    def _put(self, to: Square) -> bool:
        """The mover comes to a square, with the derelict if it carries it; whether it captures it there."""
        seat = self._flier()
        self.jets[seat] = to
        if self.carrier == seat:
            self.derelict = to
        if self.carrier is None and self.derelict == to:  # GA-4.1, GA-4.2
            self.carrier = seat
            self._spin_and_move(seat)
            return True
        return False

    def _fly(self, to: Square) -> None:
        if to == HOME:  # GA-5.1
            self.jets[self._flier()] = self.derelict = HOME
            self.won = self.mover
            self._over()
        elif self._put(to):
            pass
        elif to in HOLES and self._other_holes():
            self.phase = "jumping"
        else:
            self._come_near()

    def _jump(self, to: Square) -> None:
        if not self._put(to):
            self._come_near()  # GA-3.2

    def _come_near(self) -> None:
        """GA-4.4: having stopped next to a carrier, challenge it."""
        seat = self._flier()
        if self.carrier not in (None, seat) and self.jets[seat] in AROUND[self.derelict]:
            self.phase, self.attack = "battle", None
            self.attacker, self.defender = seat, self.carrier
        else:
            self._moved()

    def _battle(self, number: int) -> None:
        if self.attack is None:  # the attacker first
            self.attack = number
        elif self.attack == number:
            self.attack = None
        elif self.attack > number:
            self._win_battle(self.attacker, self.defender)
        else:
            self._win_battle(self.defender, self.attacker)

    def _win_battle(self, winner: int | None, loser: int | None) -> None:
        """GA-4.5."""
        assert winner is not None
        self.carrier, self.derelict = winner, self.jets[winner]
        self.loser = loser
        self._spin_and_move(winner)

    def _moved(self) -> None:
        """The mover has moved. If somebody lost a challenge before, it is sent away now (GA-4.5).

        A planet is free then: after one flight winner and loser cannot be on two of them, so far are these apart.
        """
        if self.loser is None:
            self.play_cards()
        else:
            self.phase = "sending"

    def _send(self, planet: Square) -> None:
        assert self.loser is not None
        self.jets[self.loser] = planet
        self.attacker = self.defender = self.loser = None
        self.play_cards()

    def play_cards(self) -> None:
        """GA-6.1: the player whose turn it is may play cards, as long as it has any to play."""
        self.card = self.planet = None
        if self._playable():
            self.phase = "cards"
        else:
            self._end_turn()

    def _play_card(self, card: str, rest: list[str]) -> None:
        self.cards[self._active()].remove(card)
        match card:
            case "overdrive":  # GA-6.2
                self._spin_and_move(self._active())
            case "laser":  # GA-6.4
                self.card, self.phase = card, "shots"
            case "force":  # GA-6.3
                self.card, self.planet = card, rest[1]
                self.threatened = [SEATS.index(rest[0])]
                self._threaten()

    def _shoot(self, quarter: Corner) -> None:
        """GA-6.4: whoever is in that quarter is hit."""
        self.shots_left -= 1
        self.threatened = [
            seat for seat in self._opponents() if self.jets[seat] != HOME and quarter in QUARTERS[self.jets[seat]]
        ]
        self._threaten()

    def _threaten(self) -> None:
        """Move those that are hit, one after another; ask each that has an evasion card (GA-7.1)."""
        while self.threatened:
            if self.evasions[self.threatened[0]]:
                self.phase = "evading"
                return
            self._hit(self.threatened.pop(0))
        if self.card == "laser" and self.shots_left:
            self.phase = "aiming"
        else:
            self.play_cards()

    def _answer(self, word: str) -> None:
        seat = self.threatened.pop(0)
        if word == "evade":
            self.evasions[seat] -= 1
        else:
            self._hit(seat)
        self._threaten()

    def _hit(self, seat: int) -> None:
        """To its station, or to the planet; a derelict it carries stays (GA-6.3, GA-6.4)."""
        self.jets[seat] = self.planet or HOME
        if self.carrier == seat:
            self.carrier = None

    def _end_turn(self) -> None:
        following = (self._active() + 1) % self.seats
        if following == self.first:
            if self.round == ROUNDS:  # GA-5.2
                self._over()
                return
            self.round += 1
        self.begin_turn(following)

    def _over(self) -> None:
        self.phase, self.turn, self.mover = "over", None, None
