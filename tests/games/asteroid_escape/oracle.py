"""Asteroid Escape, written a second time: slow, plain and straight from the rules.

The tests hold the fast implementation against this one, so nothing here is shared with it. The
marks AE-x.y point to the paragraphs of the rules. Everything has its name as a text: cells "1/1"
to "6/6" with "m" for the row and the column without a label, start marks "N1" and so on, tiles "1"
to "35" and "18b" and so on, asteroids "blue-1" to "red-5". Seats are numbers from 0; in actions
they are letters from A.
"""

from __future__ import annotations

from typing import TypeAlias

Cell: TypeAlias = str
Tile: TypeAlias = str
Rock: TypeAlias = str  # an asteroid
Ship: TypeAlias = tuple[Cell, int]  # the cell in front of it, and the point where it would enter that cell
End: TypeAlias = tuple[str, Cell, int]  # "rest", "edge", "asteroid" or "loop", and where

CHANCE = -1
HAND = 3  # AE-1.6
SEATS = "ABCDEFGH"

LABELS = {"7x7": ["1", "2", "3", "m", "4", "5", "6"], "6x6": ["1", "2", "3", "4", "5", "6"]}  # AE-1.1

# AE-1.4: number n of the names is the n-th of these, counted from 1.
PATTERNS = [
    *("01234567", "01234657", "03124567", "05162347", "07132645", "04132567", "04152367"),
    *("07142356", "05172436", "02153746", "02163547", "07132456", "03124756", "05132647"),
    *("03162547", "04152637", "05142736", "05172346", "06123745", "02173645", "05142367"),
    *("06172435", "06172534", "07152436", "06142537", "06123547", "06132457", "05162734"),
    *("04162537", "07142635", "04123756", "05142637", "07123456", "04172635", "03152467"),
]
TWICE = [
    *("05172346", "06123745", "02173645", "06172534", "07152436", "06142537", "06123547"),
    *("05162734", "07142635", "03152467", "05142367", "06172435", "06132457", "04162537"),
]
PATTERN: dict[Tile, str] = {str(number): pattern for number, pattern in enumerate(PATTERNS, 1)}
PATTERN |= {f"{PATTERNS.index(pattern) + 1}b": pattern for pattern in TWICE}

# Directions, and the sides of a cell: 0 up, 1 right, 2 down, 3 left. Point p lies on side p // 2.
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]

# AE-1.3: leaving a cell at a point, a ship enters the next one at this point.
ACROSS = [5, 4, 7, 6, 1, 0, 3, 2]

# AE-1.5: what the dice 1 to 5 do to an asteroid of that value.
TABLE = {
    1: ["turn", "up", "left", "down", "right"],
    2: ["right", "turn", "up", "left", "down"],
    3: ["down", "right", "turn", "up", "left"],
    4: ["left", "down", "right", "turn", "up"],
    5: ["up", "left", "down", "right", "turn"],
}
DIRECTION = {"up": 0, "right": 1, "down": 2, "left": 3}

# The order in which they act (AE-2.2).
ROCKS: list[Rock] = [f"{colour}-{value}" for value in TABLE for colour in ("blue", "red")]

ROCKS_AT_START = {2: 6, 3: 6, 4: 6, 5: 5, 6: 5, 7: 4, 8: 4}  # AE-1.7


def _wiring(pattern: str, turn: int) -> list[int]:
    """For every point of a tile lying so, the point at the other end of its wake."""
    other = [-1] * 8
    for k in range(0, 8, 2):
        p, q = (int(pattern[k]) + 2 * turn) % 8, (int(pattern[k + 1]) + 2 * turn) % 8
        other[p], other[q] = q, p
    return other


def _neighbours(board: str) -> dict[Cell, list[Cell | None]]:
    """For every cell, the cells above, to the right, below and to the left; None beyond the edge."""
    names = {(y, x): f"{row}/{column}" for y, row in enumerate(LABELS[board]) for x, column in enumerate(LABELS[board])}
    return {cell: [names.get((y + down, x + right)) for down, right in STEPS] for (y, x), cell in names.items()}


def _marks(board: str) -> dict[str, Ship]:
    """AE-1.2: for every start mark, the cell in front of it and the point there."""
    labels = LABELS[board]
    first, last = labels[0], labels[-1]
    sides = {
        "N": [f"{first}/{column}" for column in labels],
        "E": [f"{row}/{last}" for row in labels],
        "S": [f"{last}/{column}" for column in reversed(labels)],
        "W": [f"{row}/{first}" for row in reversed(labels)],
    }
    return {
        f"{letter}{2 * place + k + 1}": (cell, 2 * side + k)
        for side, (letter, cells) in enumerate(sides.items())
        for place, cell in enumerate(cells)
        for k in range(2)
    }


WIRING = {tile: [_wiring(pattern, turn) for turn in range(4)] for tile, pattern in PATTERN.items()}
# AE-3.1: the turns of a tile that give different pictures; of equal ones the smallest.
TURNS = {tile: [k for k in range(4) if wiring[k] not in wiring[:k]] for tile, wiring in WIRING.items()}
NEIGHBOURS = {board: _neighbours(board) for board in LABELS}
MARKS = {board: _marks(board) for board in LABELS}
LABELLED = {board: [cell for cell in cells if "m" not in cell] for board, cells in NEIGHBOURS.items()}


class Oracle:
    """One match of Asteroid Escape: the position, what may be played in it, and playing it.

    A position may be set up by hand: set the attributes, all of them plain data; nothing is derived
    from them or kept besides. For a turn in the middle of a match set `phase` to "lay" and `turn` to
    the seat, or call `begin_turn(seat)` once all is set up.
    """

    def __init__(
        self,
        seats: int,
        board: str = "7x7",
        open_space: bool = False,
        salvage: bool = False,
        refill_replaces_roll: bool = False,
    ) -> None:
        if seats not in ROCKS_AT_START:
            raise ValueError(f"not a game for {seats} players")
        if board not in LABELS:
            raise ValueError(f"no board {board!r}")
        if salvage and seats < 3:
            raise ValueError("AE-7.2: salvage is for three and more")
        if open_space and refill_replaces_roll:
            raise ValueError("AE-7.1: there are no asteroids to refill")
        self.seats = seats
        self.board = board
        self.open_space = open_space
        self.salvage = salvage
        self.refill_replaces_roll = refill_replaces_roll

        # The wake tiles on the board: which, and by how many quarter turns clockwise.
        self.tiles: dict[Cell, tuple[Tile, int]] = {}
        # The asteroids in play: where, and by how many quarter turns clockwise.
        self.asteroids: dict[Rock, tuple[Cell, int]] = {}
        # The asteroids that may yet be placed. One being placed is in here until it lies (after `face`).
        self.supply: set[Rock] = set() if open_space else set(ROCKS)
        # The asteroids out of the game.
        self.gone: set[Rock] = set()
        # The ships that fly. The cell in front of one never holds a wake tile; the cell behind it
        # holds the tile it rests on, or is beyond the edge: then it is on a start mark.
        self.ships: dict[int, Ship] = {}
        # In the order received.
        self.hands: list[list[Tile]] = [[] for _ in range(seats)]
        # The pile: the set nobody has seen, above the queue, which is drawn from its beginning.
        self.pile: set[Tile] = set(PATTERN)
        self.queue: list[Tile] = []
        # Who holds the priority marker (AE-5.3). Somebody may only where the pile is empty.
        self.marker: int | None = None
        # Whose turn it is (while starts are picked: who picks); None before the first and when over.
        self.turn: int | None = None

        # What is awaited: "deal", "asteroid", "land", "face", "first", "start", "blue", "red", "die", "lay",
        # "salvage", "draw" or "over".
        self.phase = "deal"
        # Why asteroids are being placed: "setup", "refill" (AE-2.1) or "act" (a 6, AE-2.3); how many
        # are still to be placed, and of the one being placed its name and its cell.
        self.step = "setup"
        self.to_place = 0
        self.placing: Rock | None = None
        self.landing: Cell | None = None
        # Whether in this turn at least one was placed under AE-2.1.
        self.refilled = False
        # The blue die while the red one is awaited.
        self.blue = 0
        # The asteroids that have yet to act, in order; the die awaited is for the first.
        self.acting: list[Rock] = []
        # During a salvage: who was put out, clockwise from the active player, and the places (from 0)
        # that were swapped, the active player's own and (seat, place) of the others.
        self.victims: list[int] = []
        self.swapped: set[int] = set()
        self.swapped_away: set[tuple[int, int]] = set()
        # Once over: who won, and by which paragraph.
        self.winners: list[int] = []
        self.ending: str | None = None

    def copy(self) -> Oracle:
        """The same position again, to be played on separately."""
        other = Oracle.__new__(Oracle)
        other.__dict__.update(self.__dict__)
        other.tiles = dict(self.tiles)
        other.asteroids = dict(self.asteroids)
        other.supply = set(self.supply)
        other.gone = set(self.gone)
        other.ships = dict(self.ships)
        other.hands = [list(hand) for hand in self.hands]
        other.pile = set(self.pile)
        other.queue = list(self.queue)
        other.acting = list(self.acting)
        other.victims = list(self.victims)
        other.swapped = set(self.swapped)
        other.swapped_away = set(self.swapped_away)
        other.winners = list(self.winners)
        return other

    def awaited(self) -> int | None:
        """The seat that is to act, -1 for chance, None when the match is over."""
        if self.phase == "over":
            return None
        if self.phase in ("start", "lay", "salvage"):
            return self.turn
        return CHANCE

    def legal(self) -> set[str]:
        """What may be played right now; where chance is awaited, all of it is equally likely."""
        match self.phase:
            case "deal" | "draw":
                return {f"draw {tile}" for tile in self.pile}
            case "asteroid":
                return {f"asteroid {rock}" for rock in self.supply}
            case "land":
                return {f"land {cell}" for cell in self._landings()}
            case "face":
                return {f"face {turn}" for turn in range(4)}
            case "first":
                return {f"first {SEATS[seat]}" for seat in range(self.seats)}
            case "blue" | "red" | "die":
                return {f"{self.phase} {pips}" for pips in range(1, 7)}
            case "start":  # AE-1.9
                taken = set(self.ships.values())
                return {f"start {mark}" for mark, ship in MARKS[self.board].items() if ship not in taken}
            case "lay":  # AE-3.5: of the first kind that exists
                kinds = self.kinds()
                best = min(kinds.values())
                return {action for action, kind in kinds.items() if kind == best}
            case "salvage":
                return {"done", *self._swaps()}
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
            case "draw" if self.phase == "deal":
                self._deal(rest[0])
            case "draw":
                self.pile.remove(rest[0])
                self.hands[self._active()].append(rest[0])
                self._draw()
            case "asteroid":
                self.placing = rest[0]
                self.phase = "land"
            case "land":
                self.landing = rest[0]
                self.phase = "face"
            case "face":
                self._placed(int(rest[0]))
            case "first":
                self.turn = SEATS.index(rest[0])
                self.phase = "start"
            case "start":
                self.ships[self._active()] = MARKS[self.board][rest[0]]
                following = (self._active() + 1) % self.seats
                if following in self.ships:  # all have picked, and this is the first player
                    self.begin_turn(following)
                else:
                    self.turn = following
            case "blue":
                self.blue = int(rest[0])
                self.phase = "red"
            case "red":
                total, self.blue = self.blue + int(rest[0]), 0
                if total in (6, 7, 8):  # AE-2.2
                    self.acting = [rock for rock in ROCKS if rock in self.asteroids]
                self._next_asteroid()
            case "die":
                self._act(self.acting.pop(0), int(rest[0]))
            case "lay":
                self._lay(rest[0], int(rest[1]))
            case "swap":
                self._swap(int(rest[0]) - 1, SEATS.index(rest[1][0]), int(rest[1][1]) - 1)
            case "done":
                self._end_salvage()
            case _:
                raise AssertionError(action)

    def result(self) -> list[float]:
        """The winners share 1 equally, the others have 0."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.seats)]

    def position(self) -> dict[str, object]:
        """The position as plain data, to be compared."""
        return {
            "tiles": dict(self.tiles),
            "asteroids": dict(self.asteroids),
            "supply": sorted(self.supply),
            "gone": sorted(self.gone),
            "ships": dict(self.ships),
            "hands": [list(hand) for hand in self.hands],
            "pile": sorted(self.pile),
            "queue": list(self.queue),
            "marker": self.marker,
            "turn": self.turn,
        }

    # Looking at the position.

    def _active(self) -> int:
        """The active player: whose turn it is, even if its ship was destroyed in it."""
        assert self.turn is not None
        return self.turn

    def _clockwise(self, seat: int) -> list[int]:
        """All seats, out or not, from that one on."""
        return [(seat + k) % self.seats for k in range(self.seats)]

    def _rock_at(self, cell: Cell) -> Rock | None:
        """The asteroid on that cell."""
        for rock, (where, _) in self.asteroids.items():
            if where == cell:
                return rock
        return None

    def _landings(self) -> list[Cell]:
        """AE-1.8: the empty cells a roll can designate."""
        rocky = {cell for cell, _ in self.asteroids.values()}
        return [cell for cell in LABELLED[self.board] if cell not in self.tiles and cell not in rocky]

    def _full(self) -> bool:
        """Whether no cell is empty."""
        return len(self.tiles) + len(self.asteroids) == len(NEIGHBOURS[self.board])

    def _resting_on(self, seat: int) -> Cell | None:
        """The cell of the tile a ship rests on; None on a start mark."""
        cell, point = self.ships[seat]
        return NEIGHBOURS[self.board][cell][point // 2]

    def _follow(self, ship: Ship) -> End:
        """Where the wake in front of a ship leads (AE-4.1, AE-4.2).

        Two ships have the same end if and only if they share a wake in the same direction: wakes
        do not fork, so they never come together again, and those that go the other way do not get to
        the same point from the same side.
        """
        neighbours = NEIGHBOURS[self.board]
        cell, point = ship
        passed = []
        while cell in self.tiles:
            passed.append((cell, point))
            tile, turn = self.tiles[cell]
            leaving = WIRING[tile][turn][point]
            following = neighbours[cell][leaving // 2]
            if following is None:
                return ("edge", cell, leaving)
            cell, point = following, ACROSS[leaving]
            if (cell, point) == ship:
                return ("loop", *min(passed))  # the same for all ships on this loop
        return ("rest" if self._rock_at(cell) is None else "asteroid", cell, point)

    def kinds(self) -> dict[str, str]:
        """Every way to lay a tile, legal or not, with its kind "a" to "d" by AE-3.5."""
        me = self._active()
        front = self.ships[me][0]
        assert front not in self.tiles
        kinds = {}
        for tile in self.hands[me]:
            for turn in TURNS[tile]:
                self.tiles[front] = (tile, turn)
                end = self._follow(self.ships[me])
                destroys = end[0] != "rest"  # AE-3.2, AE-3.3, AE-3.4
                # Ships that do not face the new tile have their end where they are.
                shares = any(self._follow(ship) == end for seat, ship in self.ships.items() if seat != me)
                kinds[f"lay {tile} {turn}"] = "abcd"[destroys + 2 * shares]
        del self.tiles[front]
        return kinds

    # Setup.

    def _deal(self, tile: Tile) -> None:
        """AE-1.9: three tiles to seat A, three to B and so on, then the asteroids."""
        self.pile.remove(tile)
        seat = next(seat for seat, hand in enumerate(self.hands) if len(hand) < HAND)
        self.hands[seat].append(tile)
        if all(len(hand) == HAND for hand in self.hands):
            self.step = "setup"
            self.to_place = 0 if self.open_space else ROCKS_AT_START[self.seats]
            self._next_placement()

    # Asteroids.

    def begin_turn(self, seat: int) -> None:
        """Give the turn to a flying ship's player."""
        self.turn = seat
        self.refilled = False
        if self.open_space:  # AE-7.1
            self._after_asteroids()
            return
        self.step = "refill"  # AE-2.1
        self.to_place = max(0, 2 - len(self.asteroids))
        self._next_placement()

    def _next_placement(self) -> None:
        """Place one more asteroid, if one is to be placed and can be; otherwise go on."""
        if self.to_place and self.supply and self._landings():  # AE-1.8
            self.phase = "asteroid"
            return
        self.to_place = 0
        match self.step:
            case "setup":
                self.phase = "first"
            case "refill":
                if self.turn not in self.ships:  # AE-2.1: nobody rolls
                    self._end_turn()
                elif self.refilled and self.refill_replaces_roll:
                    self._after_asteroids()
                else:
                    self.phase = "blue"
            case "act":
                self._next_asteroid()

    def _placed(self, turn: int) -> None:
        """AE-1.8: the asteroid being placed lies now."""
        assert self.placing is not None
        assert self.landing is not None
        cell = self.landing
        self.supply.remove(self.placing)
        self.asteroids[self.placing] = (cell, turn)
        self.placing = self.landing = None
        self.to_place -= 1
        if self.step == "refill":
            self.refilled = True
        if self.step == "setup" or not self._event(self._met_at(cell)):
            self._next_placement()

    def _next_asteroid(self) -> None:
        """AE-2.3: roll for the next asteroid that has to act; if none has, go on."""
        if self.acting:
            self.phase = "die"
        else:
            self._after_asteroids()

    def _act(self, rock: Rock, die: int) -> None:
        """AE-2.3: one asteroid acts."""
        if die == 6:
            self.step = "act"
            self.to_place = 1
            self._next_placement()
            return
        cell, turn = self.asteroids[rock]
        order = TABLE[int(rock[-1])][die - 1]
        if order == "turn":  # AE-1.5: anticlockwise
            self.asteroids[rock] = (cell, (turn + 3) % 4)
            self._next_asteroid()
            return
        target = NEIGHBOURS[self.board][cell][(DIRECTION[order] + turn) % 4]
        if target is None:  # AE-2.4
            del self.asteroids[rock]
            self.gone.add(rock)
            self._next_asteroid()
            return
        lost = self._met_at(target)
        if target in self.tiles:  # AE-2.5
            lost += [seat for seat in self.ships if self._resting_on(seat) == target]
            tile, _ = self.tiles.pop(target)
            self.queue.append(tile)
        pushed = self._rock_at(target)
        if pushed is not None:  # AE-2.6
            del self.asteroids[pushed]
            self.supply.add(pushed)
            if pushed in self.acting:
                self.acting.remove(pushed)
        self.asteroids[rock] = (target, turn)
        if not self._event(lost):
            self._next_asteroid()  # AE-2.9: even if the active ship was destroyed

    def _met_at(self, cell: Cell) -> list[int]:
        """AE-2.7: who is destroyed as an asteroid comes to lie on that cell: the active ship, if it faces it."""
        me = self._active()
        return [me] if me in self.ships and self.ships[me][0] == cell else []

    def _after_asteroids(self) -> None:
        """The first part of the turn is over: the check of AE-2.8, then the tile."""
        me = self._active()
        if me in self.ships and self._rock_at(self.ships[me][0]) is not None and self._event([me]):
            return
        if me not in self.ships:  # AE-2.9
            self._end_turn()
        elif self.hands[me]:
            self.phase = "lay"
        else:  # AE-3.6
            self._draw()

    # Laying, flying and salvage.

    def _lay(self, tile: Tile, turn: int) -> None:
        """AE-3.1, AE-4.1: lay a tile; the ships in front of it fly."""
        me = self._active()
        front = self.ships[me][0]
        self.hands[me].remove(tile)
        self.tiles[front] = (tile, turn)
        # One wake does not change another, so the order of flying does not matter.
        ends = {seat: self._follow(ship) for seat, ship in self.ships.items() if ship[0] == front}
        for seat, (_, cell, point) in ends.items():
            self.ships[seat] = (cell, point)
        lost = [seat for seat, (kind, _, _) in ends.items() if kind != "rest"]  # AE-4.2
        over_edge = [seat for seat, (kind, _, _) in ends.items() if kind == "edge"]
        if self._destroyed(lost, over_edge):
            return
        self.victims = [seat for seat in self._clockwise(me) if seat in lost]
        if self.salvage and me in self.ships and self.hands[me] and any(self.hands[seat] for seat in self.victims):
            self.phase = "salvage"  # AE-7.2
        else:
            self._end_salvage()

    def _swaps(self) -> list[str]:
        """AE-7.2: the swaps that are possible."""
        return [
            f"swap {mine + 1} {SEATS[seat]}{theirs + 1}"
            for mine in range(len(self.hands[self._active()]))
            if mine not in self.swapped
            for seat in self.victims
            for theirs in range(len(self.hands[seat]))
            if (seat, theirs) not in self.swapped_away
        ]

    def _swap(self, mine: int, seat: int, theirs: int) -> None:
        """AE-7.2: two tiles change places."""
        hand, other = self.hands[self._active()], self.hands[seat]
        hand[mine], other[theirs] = other[theirs], hand[mine]
        self.swapped.add(mine)
        self.swapped_away.add((seat, theirs))

    def _end_salvage(self) -> None:
        """What the tile that was laid returns goes under the pile, and the active player draws."""
        self._return_hands(self.victims)
        self.victims = []
        self.swapped = set()
        self.swapped_away = set()
        if self.turn in self.ships:
            self._draw()
        else:
            self._end_turn()

    # Drawing.

    def _draw(self) -> None:
        """AE-5.1: the active player draws until it holds three, and its turn ends."""
        me = self._active()
        hand = self.hands[me]
        while len(hand) < HAND and not self.pile and self.queue:
            hand.append(self.queue.pop(0))
        if len(hand) < HAND and self.pile:
            self.phase = "draw"
            return
        if len(hand) < HAND and self.marker is None:  # AE-5.3
            self.marker = me
        self._end_turn()

    def _return_hands(self, lost: list[int]) -> None:
        """The hands of those who are out go under the pile, and the marker does its work."""
        for seat in self._clockwise(self._active()):  # AE-5.2
            if seat in lost:
                self.queue += self.hands[seat]
                self.hands[seat] = []
        if self.marker is not None and self.marker not in self.ships:  # AE-5.4
            self.marker = self._first_short(self.marker)
        if self.marker is not None and self.queue:  # AE-5.3
            assert not self.pile
            for seat in self._clockwise(self.marker):
                while self._short(seat) and self.queue:
                    self.hands[seat].append(self.queue.pop(0))
            self.marker = self._first_short(self.marker)

    def _short(self, seat: int) -> bool:
        """Whether that player is in the match and holds fewer than three tiles."""
        return seat in self.ships and len(self.hands[seat]) < HAND

    def _first_short(self, seat: int) -> int | None:
        """The first player from that seat on, clockwise, with a short hand."""
        return next((each for each in self._clockwise(seat) if self._short(each)), None)

    # Ends.

    def _event(self, lost: list[int]) -> bool:
        """Finish an event of the asteroids: these ships are destroyed. Whether that ends the match."""
        if self._destroyed(lost, []):
            return True
        self._return_hands(lost)
        return False

    def _destroyed(self, lost: list[int], over_edge: list[int]) -> bool:
        """These ships are destroyed in one event, some of them over the edge. Whether that ends the match (AE-6)."""
        for seat in lost:
            del self.ships[seat]
        if not self.ships:
            self._over("AE-6.3", lost)
        elif len(over_edge) >= 2 and self._full():
            self._over("AE-6.4", [*over_edge, *self.ships])
        elif len(self.ships) == 1:
            self._over("AE-6.1", list(self.ships))
        return self.phase == "over"

    def _end_turn(self) -> None:
        """Pass the turn on to the next ship that flies."""
        if not self.pile and not self.queue and not any(self.hands):
            self._over("AE-6.2", list(self.ships))
            return
        self.begin_turn(next(seat for seat in self._clockwise(self._active() + 1) if seat in self.ships))

    def _over(self, ending: str, winners: list[int]) -> None:
        """The match is over; nothing else happens."""
        self.phase = "over"
        self.turn = None
        self.ending = ending
        self.winners = sorted(winners)
