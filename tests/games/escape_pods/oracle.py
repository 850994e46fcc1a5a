"""Escape Pods, written a second time: plain and straight from the rules.

The tests hold the fast implementation against this one, so nothing here is shared with it but the cards, which are
data. The marks EP-x.y point to the paragraphs of the rules. Sectors are numbers from 1 to 13, refuges numbers from 0 to
3 ("r1" to "r4" in actions), players' seats numbers from 0; pods, roles, beacons, borders and cards go by their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from .pieces import (
    ACTIONS,
    ADVANCED,
    AT_THE_START,
    BASIC,
    BEACONS,
    BORDERS,
    BUSY,
    BY_THE_REFUGES,
    BY_THE_SHIP,
    CARDS,
    CHANCE,
    EVERYONE,
    HANGAR_SIZE,
    LETTERS,
    OF_EACH_ROLE,
    PANEL,
    QUESTION,
    QUIET_ROUNDS,
    REFUGES,
    ROLES,
    SHORT_TURNS,
    SIZE,
    SPACES,
    TOKENS,
    TOUCHED_BY,
    TOUCHING,
    Member,
    Picture,
    Pod,
    Role,
    Sector,
)
from .shown import position


class Oracle:
    """One match of Escape Pods: the position, what may be played in it, and playing it.

    A position may be set up by hand: set the attributes, all of them plain data; nothing is derived from them or kept
    besides.
    """

    def __init__(self, seats: int, refuges: str = "usual", specials: str = "all") -> None:
        if seats not in TOKENS:
            raise ValueError(f"not a game for {seats} players")
        self.specials = specials  # EP-8.2: whom the colours of refuges concern
        self.seats = seats
        self.solo = seats == 1
        self.fixed = refuges == "fixed" or (refuges == "usual" and self.solo)  # EP-1.6, EP-9.1

        # Where the pods are: 0 is not on the board. Who sits in them. Which of them are in the hangars; others wait in
        # the ship. With two players there is no trio (EP-1.2).
        pods = [pod for pod in SIZE if pod != "trio" or seats != 2]
        self.at: dict[Pod, Sector] = dict.fromkeys(pods, 0)
        self.crew: dict[Pod, list[Member | None]] = {pod: [None] * SIZE[pod] for pod in pods}
        self.hangars: dict[int, Pod | None] = {k: pod for k, pod in AT_THE_START.items() if pod in pods}
        self.debris: frozenset[Sector] = frozenset()
        # Which sectors a pod has left by beacon since the last action (EP-5.4).
        self.left: dict[Pod, frozenset[Sector]] = dict.fromkeys(pods, frozenset())
        # The borders where beacons are; None: in the reserve.
        self.beacons: dict[str, str | None] = {name: None for name, colours in BEACONS.items() if colours[0] < seats}

        # Of each refuge: its card, where its token is (None: out), who is there in order of arrival.
        lateral, central = TOKENS[seats]
        self.cards: list[str] = []
        self.tokens: list[int | None] = [lateral, central, central, lateral]
        self.arrivals: list[list[Member]] = [[], [], [], []]

        # What everyone has in the reserve and on the panel (EP-1.4).
        self.reserves: list[dict[Role, int]] = [dict.fromkeys(ROLES, OF_EACH_ROLE) for _ in range(seats)]
        self.panels: list[dict[str, list[Role]]] = [{what: [] for what in PANEL} for _ in range(seats)]

        # The explosion cards: face up (the farther first), not yet seen, put under the deck (the next first), exploded.
        self.row: list[Sector] = []
        self.unseen: list[Sector] = list(range(1, 14) if self.solo else range(4, 11))  # EP-1.8
        self.under: list[Sector] = []
        self.gone: list[Sector] = []

        # What is awaited, in the words of the game's own picture.
        self.phase = "refuges"
        # What is to happen when the question is answered.
        self.todo: list[tuple[Any, ...]] = []
        # Who began, whose turn it is, how many turns there were, and how many actions are left in this one.
        self.first: int | None = None
        self.turn: int | None = None
        self.turns = 0
        self.actions = 0
        # The action being carried out.
        self.using: str | None = None
        # What is asked about: a pushed pod and where it may go, an emptied pod, a beacon.
        self.pushed: tuple[Pod, list[Sector]] | None = None
        self.emptied: Pod | None = None
        self.beacon: str | None = None
        # Turns in a row in which nobody disembarked, and whether this is one so far (EP-7.4).
        self.quiet = 0
        self.quiet_so_far = True
        # Who made the barrier, if there is one; whether the final turns have begun, and who may still have one.
        self.closer: int | None = None
        self.final = False
        self.waiting: list[int] = []
        # The refuge whose crew is being assigned; the squares of those that arrived first (None: unassigned).
        self.scoring: int | None = None
        self.assigned: list[list[int | None]] = [[], [], [], []]

    def copy(self) -> Oracle:
        """Another match that stands where this one does."""
        twin = object.__new__(type(self))
        twin.__dict__.update({name: _copied(value) for name, value in vars(self).items()})
        return twin

    def note(self, what: str) -> None:
        """For those who watch: something worth knowing has happened."""

    def awaited(self) -> int | None:
        """The seat that is to act, -1 for chance, None when the match is over."""
        match self.phase:
            case "over":
                return None
            case "refuges" | "cards" | "lots":
                return CHANCE
            case "assign":
                return self.to_assign().owner
        return self.turn

    def legal(self) -> set[str]:
        """What may be played right now; where chance is awaited, all of it is equally likely."""
        match self.phase:
            case "turn":
                return self._in_turn()
            case "embark" | "move" | "spy" | "minipod" | "board" | "program":
                reserve = self.reserves[self._active()]
                assert self.using is not None
                return set(self._ways(self.using, [role for role in ROLES if reserve[role]]))
            case "border":
                return {f"border {border}" for border in self._open_borders()}
            case "push":
                assert self.pushed is not None
                return {f"push {sector}" for sector in self.pushed[1]}
            case "hangar":
                return {f"hangar {hangar}" for hangar in self.free_hangars()}
            case "assign":
                return {f"assign {square}" for square in self.fitting()}
            case "refuges":
                return {f"refuge {card}" for card in CARDS if self._in_play(card) and card not in self.cards}
            case "cards":
                return {f"card {sector}" for sector in self.unseen}
            case "lots":
                return {f"first {letter}" for letter in LETTERS[: self.seats]}
            case "over":
                return set()
        raise AssertionError(self.phase)

    def play(self, action: str) -> None:
        """Play one action, and then all that happens by itself."""
        if action not in self.legal():
            raise ValueError(f"illegal action {action!r}")
        self.follow(action)

    def follow(self, action: str) -> None:
        """Play an action that is known to be legal."""
        word, *rest = action.split()
        if self.phase != "turn":
            self.phase = BUSY
        match word:
            case "use":
                self._use(*rest)
            case "move":
                self._move(rest[0], int(rest[1]))
            case "end":
                self._end_turn()
            case "embark":
                self._embark(*rest)
            case "disembark":
                self._disembark(*rest)
            case "spy":
                self._spy(rest[0])
            case "launch":
                self._launch(rest[0], int(rest[1]))
            case "swap":
                self._swap(*rest)
            case "delay":
                self._delay(int(rest[0]))
            case "beacon":
                self.beacon, self.phase = rest[0], "border"
            case "border":
                self._place_beacon(rest[0])
            case "push":
                self._push_on(int(rest[0]))
            case "hangar":
                self._park(int(rest[0]))
            case "assign":
                assert self.scoring is not None
                self.assigned[self.scoring].append(int(rest[0]))
                self.todo = [("assign",)]
            case "refuge":
                self._deal(rest[0])
            case "card":
                self.unseen.remove(int(rest[0]))
                self.row.append(int(rest[0]))
            case "first":
                self.first = LETTERS.index(rest[0])
                self._begin_turn(self.first)
            case _:
                raise AssertionError(action)
        while self.phase == BUSY:
            step, *args = self.todo.pop(0)
            self._step(step, *args)

    def _step(self, step: str, *args: Any) -> None:
        """What is to happen next."""
        match step:
            case "sit":
                self._sit(*args)
            case "arrive":
                self._arrive(*args)
            case "explode":
                self._explode()
            case "turn up":
                self._turn_up()
            case "look":
                self._look_for_a_barrier()
            case "done":
                self.using, self.phase = None, "turn"
                self._check_the_end()
            case "next":
                self._next_turn()
            case "lots":
                self.phase = "lots"
            case "alone":
                self.first = 0
                self._begin_turn(0)
            case "assign":
                self._assign()
            case _:
                raise AssertionError(step)

    def result(self) -> list[float]:
        """The winner has 1, or those that share the victory their part of it; in solo by grade (EP-8.3, EP-9.3)."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        if self.solo:
            return [{"survivor": 0.0, "conqueror": 0.5, "master": 1.0}[self.grade()]]
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    # What can be done in a turn.

    def _in_turn(self) -> set[str]:
        choices = {"end", *self._beacon_moves()}
        reserve = self.reserves[self._active()]
        roles = [role for role in ROLES if reserve[role]]
        if self.actions and roles:  # EP-2.2
            # EP-2.3: who is left when the cost is paid; which roles those are makes no difference to what is possible.
            left = ["another"] if sum(reserve.values()) > 1 else []
            panel = self.panels[self._active()]
            for what, spaces in PANEL.items():
                if len(panel[what]) < spaces and self._is_possible(what, left):
                    choices.update([f"use {what} {role}" for role in roles])
        return choices

    def _is_possible(self, what: str, roles: list[Role]) -> bool:
        """EP-2.3: whether an action would have an effect."""
        if what == "refresh":
            return any(self.panels[self._active()][what] for what in ADVANCED)
        return next(self._ways(what, roles), None) is not None

    def _ways(self, what: str, roles: list[Role]) -> Iterator[str]:
        """All ways to carry out an action, with these roles in the reserve."""
        match what:
            case "embark":
                return chain(self._disembarking(), self._embarking(roles))
            case "accelerate":  # EP-3.3
                return self._moves(self._own_pods())
            case "pilot":  # EP-5.2: there are no pods without crew on the board
                return self._moves([pod for pod, at in self.at.items() if at])
            case "spy":
                return self._spying()
            case "minipod":
                return self._launching(roles)
            case "board":
                return self._boarding(roles)
            case "program":
                return self._programming()
        raise AssertionError(what)

    def _embarking(self, roles: list[Role]) -> Iterator[str]:
        """EP-3.1: from the reserve into a hangar or near the ship; elsewhere from pod to pod."""
        if roles:
            for hangar, pod in self.hangars.items():
                if pod and self._can_launch(pod, hangar):
                    yield from (f"embark {role} {pod}" for role in roles)
        for pod, at in self.at.items():
            if not at or None not in self.crew[pod]:
                continue
            if at in BY_THE_SHIP:
                yield from (f"embark {role} {pod}" for role in roles)
                continue
            for other, there in self.at.items():
                if there in TOUCHING[at]:
                    yield from (f"embark {seat} {pod}" for seat in self._own_seats(other))

    def _can_launch(self, pod: Pod, to: Sector) -> bool:
        """EP-3.1, EP-4.3: hangars have the numbers of their sectors; who is pushed must have somewhere to go."""
        sizes = self._sizes()
        there = sizes.get(to, 0)
        if to in self.debris:
            self.note("a launch is blocked by debris")
            return False
        if there >= SIZE[pod]:
            self.note("a launch is blocked by a pod")
            return False
        if there and not self._pushable(there, to, 0, sizes):
            self.note("a launch is blocked by a pod that cannot be pushed")
            return False
        return True

    def _disembarking(self) -> Iterator[str]:
        """EP-3.2, EP-6.2"""
        for pod, at in self.at.items():
            for refuge in TOUCHED_BY.get(at, ()):
                if len(self.arrivals[refuge]) < SPACES:
                    for k, member in enumerate(self.crew[pod], 1):
                        if member:
                            yield f"disembark {pod}.{k} {REFUGES[refuge]}"

    def _launching(self, roles: list[Role]) -> Iterator[str]:
        """EP-3.5"""
        if self._minipod():
            for sector in BY_THE_SHIP:
                if sector not in self.debris and sector not in self.at.values():
                    yield from (f"launch {role} {sector}" for role in roles)

    def _minipod(self) -> Pod | None:
        """The first one in the ship."""
        return next((pod for pod, at in self.at.items() if SIZE[pod] == 1 and not at), None)

    def _boarding(self, roles: list[Role]) -> Iterator[str]:
        """EP-5.1"""
        seat = self._active()
        own = [(own, self.at[pod]) for pod in self._own_pods() for own in self._own_seats(pod)]
        for pod, at in self.at.items():
            if not at:
                continue
            for k, member in enumerate(self.crew[pod], 1):
                if member and member.owner != seat:
                    if at in BY_THE_SHIP:
                        yield from (f"swap {role} {pod}.{k}" for role in roles)
                    yield from (f"swap {who} {pod}.{k}" for who, there in own if there in TOUCHING[at])

    def _spying(self) -> Iterator[str]:
        """EP-3.4"""
        yield from (f"spy {pod}" for pod, at in self.at.items() if at)
        yield from (f"spy {REFUGES[k]}" for k, there in enumerate(self.arrivals) if there)

    def _programming(self) -> Iterator[str]:
        """EP-5.3"""
        yield from (f"delay {sector}" for sector in self.row)
        yield from (f"beacon {name}" for name in self.beacons)

    def _moves(self, pods: Iterable[Pod]) -> Iterator[str]:
        """EP-4.1, EP-4.2; a smaller pod can always be pushed, at least to where the mover comes from (EP-4.3)."""
        sizes = self._sizes()
        for pod in pods:
            for to in TOUCHING[self.at[pod]]:
                if to not in self.debris and sizes.get(to, 0) < SIZE[pod]:
                    yield f"move {pod} {to}"

    def _beacon_moves(self) -> Iterator[str]:
        """EP-5.4"""
        seat = self._active()
        borders = [BORDERS[border] for name, border in self.beacons.items() if border and seat in BEACONS[name]]
        if not borders:
            return
        sizes = self._sizes()
        for pod in self._own_pods():
            at = self.at[pod]
            for one, other in borders:
                if at in (one, other):
                    to = other if at == one else one
                    if to not in self.left[pod] and to not in self.debris and sizes.get(to, 0) < SIZE[pod]:
                        yield f"move {pod} {to}"

    def _open_borders(self) -> list[str]:
        """EP-5.3: free ones, or with a beacon that changes places with one on the board."""
        assert self.beacon is not None
        at = self.beacons[self.beacon]
        if at is None:
            return [border for border in BORDERS if border not in self.beacons.values()]
        return [border for border in BORDERS if border != at]

    def _own_pods(self) -> list[Pod]:
        """The pods on the board with crew of the player whose turn it is."""
        seat = self.turn
        return [
            pod for pod, at in self.at.items() if at and seat in [member.owner for member in self.crew[pod] if member]
        ]

    def _own_seats(self, pod: Pod) -> list[str]:
        seat = self.turn
        return [f"{pod}.{k}" for k, member in enumerate(self.crew[pod], 1) if member and member.owner == seat]

    def _sizes(self) -> dict[Sector, int]:
        """How large the pods are that are in the sectors."""
        return {at: SIZE[pod] for pod, at in self.at.items() if at}

    def _pushable(self, size: int, at: Sector, barred: Sector, sizes: dict[Sector, int]) -> list[Sector]:
        """EP-4.3: where a pod may be pushed to, not counting the fallback, by one that came from the barred sector."""
        free = []
        for to in TOUCHING[at]:
            if to == barred or to in self.debris:
                continue
            there = sizes.get(to, 0)
            if not there or (there < size and self._pushable(there, to, at, sizes)):
                free.append(to)
        return free

    # Actions.

    def _use(self, what: str, role: Role) -> None:
        """EP-2.2"""
        seat = self._active()
        self.reserves[seat][role] -= 1
        self.panels[seat][what].append(role)
        self.actions -= 1
        self.left = dict.fromkeys(self.at, frozenset())
        if what == "refresh":  # EP-2.5
            self._take_back(seat, ADVANCED)
            self._check_the_end()
            self.note("refresh")
        else:
            self.using, self.phase = what, QUESTION.get(what, what)

    def _move(self, pod: Pod, to: Sector) -> None:
        """Paid, or by beacon (EP-5.4)."""
        if self.phase == "turn":
            self.left[pod] |= {self.at[pod]}
            self.note("move by beacon")
        self.phase = BUSY
        self.todo = [("done",)]
        self._enter(pod, to)

    def _enter(self, pod: Pod, to: Sector) -> None:
        came_from, self.at[pod] = self.at[pod], to
        self._collide(pod, came_from)

    def _collide(self, mover: Pod, came_from: Sector) -> None:
        """EP-4.3: push who is there already."""
        here = self.at[mover]
        there = [pod for pod, at in self.at.items() if at == here and pod != mover]
        if not there:
            return
        (pod,) = there
        ways = self._pushable(SIZE[pod], here, came_from, self._sizes())
        self.note(f"{mover[:-2] if mover != 'trio' else mover} pushes")
        if not came_from:
            self.note("a launch pushes")
        if not ways:
            assert came_from, "no way out for a pushed pod"
            self.at[pod] = came_from
            self.note("fallback")
        elif len(ways) == 1:
            self._push(pod, ways[0])
        else:
            self.pushed, self.phase = (pod, ways), "push"

    def _push_on(self, to: Sector) -> None:
        assert self.pushed is not None
        pod, self.pushed = self.pushed[0], None
        self._push(pod, to)

    def _push(self, pod: Pod, to: Sector) -> None:
        if to in self.at.values():
            self.note("chain of pushes")
        came_from, self.at[pod] = self.at[pod], to
        self._collide(pod, came_from)

    def _embark(self, who: str, pod: Pod) -> None:
        """EP-3.1"""
        self.todo = [("done",)]
        if who not in ROLES:
            member = self._leave(who)
            self.todo.insert(0, ("sit", member, pod))
            self._go_home_if_empty(_pod_of(who))
            return
        seat = self._active()
        self.reserves[seat][who] -= 1
        self._sit(Member(seat, who), pod)
        for hangar, parked in self.hangars.items():
            if parked == pod:
                self.hangars[hangar] = None
                self._enter(pod, hangar)

    def _disembark(self, place: str, refuge: str) -> None:
        """EP-3.2"""
        member = self._leave(place)
        self.quiet, self.quiet_so_far = 0, False
        if member.owner != self.turn:
            self.note("another's member is disembarked")
        self.todo = [("arrive", member, REFUGES.index(refuge)), ("done",)]
        self._go_home_if_empty(_pod_of(place))

    def _leave(self, place: str) -> Member:
        pod, k = _seat(place)
        member, self.crew[pod][k] = self.crew[pod][k], None
        assert member is not None
        if member.seen:
            self.note("a spied member goes elsewhere")
        return member

    def _sit(self, member: Member, pod: Pod) -> None:
        """On the first free seat."""
        self.crew[pod][self.crew[pod].index(None)] = member

    def _go_home_if_empty(self, pod: Pod) -> None:
        """EP-4.4"""
        if any(self.crew[pod]):
            return
        self.at[pod] = 0
        self.left[pod] = frozenset()
        if SIZE[pod] == 1:
            return
        self.emptied = pod
        hangars = self.free_hangars()
        if len(hangars) == 1:
            self._park(hangars[0])
        else:
            self.phase = "hangar"

    def free_hangars(self) -> list[int]:
        assert self.emptied is not None
        return [k for k, pod in self.hangars.items() if pod is None and HANGAR_SIZE[k] == SIZE[self.emptied]]

    def _park(self, hangar: int) -> None:
        if AT_THE_START[hangar] != self.emptied:
            self.note("home to the other hangar")
        self.hangars[hangar], self.emptied = self.emptied, None

    def _spy(self, place: str) -> None:
        """EP-3.4"""
        self.todo = [("done",)]
        seat = self._active()
        if place in REFUGES:
            refuge = REFUGES.index(place)
            self.arrivals[refuge] = [_spied(member, seat) for member in self.arrivals[refuge]]
        else:
            self.crew[place] = [member and _spied(member, seat) for member in self.crew[place]]

    def _launch(self, role: Role, sector: Sector) -> None:
        """EP-3.5"""
        self.todo = [("done",)]
        pod, seat = self._minipod(), self._active()
        assert pod is not None
        self.reserves[seat][role] -= 1
        self._sit(Member(seat, role), pod)
        self.at[pod] = sector

    def _swap(self, who: str, place: str) -> None:
        """EP-5.1"""
        self.todo = [("done",)]
        seat = self._active()
        other = self._leave(place)
        pod, k = _seat(place)
        if who in ROLES:
            self.reserves[seat][who] -= 1
            self.crew[pod][k] = Member(seat, who)
            self._back(other)
            self.note("swap with the reserve")
        else:
            self.crew[pod][k] = self._leave(who)
            pod, k = _seat(who)
            self.crew[pod][k] = other
            self.note("swap between pods")

    def _back(self, member: Member) -> None:
        """Into the reserve of its owner."""
        self.reserves[member.owner][member.role] += 1
        if member.seen:
            self.note("a spied member is back in the reserve")

    def _delay(self, sector: Sector) -> None:
        """EP-5.3, EP-9.1"""
        if sector != self.row[0]:
            self.note("the nearer card is delayed")
        if not self.unseen and not self.under:
            self.note("the same card comes up again")
        self.row.remove(sector)
        self.under.append(sector)
        self.todo = [("turn up",), ("done",)]

    def _place_beacon(self, border: str) -> None:
        """EP-5.3"""
        beacon, self.beacon = self.beacon, None
        assert beacon is not None
        for other, at in self.beacons.items():
            if at == border:
                self.beacons[other] = self.beacons[beacon]
                self.note("beacons change places")
        self.note("a beacon is placed" if self.beacons[beacon] is None else "a beacon is moved")
        self.beacons[beacon] = border
        self.todo = [("done",)]

    # Refuges and explosions.

    def _arrive(self, member: Member, refuge: int) -> None:
        """EP-6.1"""
        self.arrivals[refuge].append(member)
        if len(self.arrivals[refuge]) == SPACES:
            self.note("refuge is full")
        space = len(self.arrivals[refuge])
        if self.tokens[refuge] != space:
            return
        self.tokens[refuge] = None if space == SPACES else space + 1
        if space == SPACES:
            self.note("token is out")
        if self.row:
            self.todo[:0] = [("explode",), ("turn up",), ("look",)]
        else:
            self.note("no card left to explode")

    def _explode(self) -> None:
        """EP-6.1; in solo the farther card of the two (EP-9.1)."""
        sector = self.row.pop(0)
        self.gone.append(sector)
        self.debris |= {sector}
        for pod, at in self.at.items():
            if at == sector:
                for member in filter(None, self.crew[pod]):
                    self._back(member)
                self.crew[pod] = [None] * SIZE[pod]
                self.note(f"explosion on a pod of {SIZE[pod]}")
                self._go_home_if_empty(pod)
        if self.phase == "hangar":
            self.note("hangar chosen after an explosion")

    def _turn_up(self) -> None:
        """EP-5.3: those not yet seen come first; which of them is left to chance."""
        if self.unseen:
            self.phase = "cards"
        elif self.under:
            self.row.append(self.under.pop(0))
            self.note("a card comes from under the deck")

    def _deal(self, card: str) -> None:
        """EP-1.6, then EP-1.8 and EP-1.9."""
        self.cards.append(card)
        if len(self.cards) < len(REFUGES):
            self.phase = "refuges"
        elif self.solo:
            self.todo = [("turn up",), ("turn up",), ("alone",)]
        else:
            self.todo = [("turn up",), ("lots",)]

    def _in_play(self, card: str) -> bool:
        return CARDS[card].solo or not self.fixed

    # Turns and the end.

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.turns += 1
        self.actions = 1 if self.turns <= SHORT_TURNS[self.seats] else ACTIONS  # EP-2.1
        self.left = dict.fromkeys(self.at, frozenset())
        self.quiet_so_far = True
        self.phase = "turn"

    def _end_turn(self) -> None:
        """EP-2.4; EP-9.1 and EP-9.2."""
        seat = self._active()
        panel = self.panels[seat]
        self._take_back(seat, BASIC)
        if self.solo:
            self._take_back(seat, ADVANCED)
        elif panel["board"] and panel["pilot"] and panel["program"]:
            self._take_back(seat, ADVANCED)
            self.note("the advanced panel's crew returns")
        self.phase = BUSY
        self.todo = [("next",)]
        if self.solo and not self.final and self.row:
            self.todo[:0] = [("explode",), ("turn up",), ("look",)]

    def _take_back(self, seat: int, spaces: Iterable[str]) -> None:
        for what in spaces:
            for role in self.panels[seat][what]:
                self.reserves[seat][role] += 1
            self.panels[seat][what] = []

    def _next_turn(self) -> None:
        """EP-7.4, EP-7.2."""
        if self.quiet_so_far:
            self.quiet += 1
        if self.quiet >= QUIET_ROUNDS * self.seats:
            self.note("quiet end")
            self._score()
            return
        if self.closer is not None and not self.final:
            self.final = True
            self.waiting = [(self.closer + k) % self.seats for k in range(1, self.seats + 1)]
        if not self.final:
            self._begin_turn((self._active() + 1) % self.seats)
            return
        while self.waiting:
            seat = self.waiting.pop(0)
            if self._is_beyond(seat):
                self.note("final turn")
                self._begin_turn(seat)
                return
            self.note("final turn is skipped")
        self.note("final turns are over")
        self._score()

    def beyond(self) -> set[Sector]:
        """EP-7.2: the sectors from which the refuges can be reached without debris."""
        found: set[Sector] = set()
        ahead = [sector for sector in BY_THE_REFUGES if sector not in self.debris]
        while ahead:
            sector = ahead.pop()
            found.add(sector)
            ahead += [to for to in TOUCHING[sector] if to not in self.debris and to not in found]
        return found

    def _is_beyond(self, seat: int | None = None) -> bool:
        """Whether there is a pod beyond the barrier, with crew of that player."""
        beyond = self.beyond()
        return any(
            at in beyond and (seat is None or any(member and member.owner == seat for member in self.crew[pod]))
            for pod, at in self.at.items()
        )

    def _look_for_a_barrier(self) -> None:
        """EP-7.1, after an explosion."""
        if self.closer is None and self.beyond().isdisjoint(BY_THE_SHIP):
            self.closer = self._active()
            self.note("barrier")
        self._check_the_end()

    def _check_the_end(self) -> None:
        """EP-7.3"""
        if all(len(there) == SPACES for there in self.arrivals):
            self.note("all arrival spaces are taken")
            self._score()
        elif self.closer is not None and not self._is_beyond():
            self.note(f"no pod beyond the barrier, in {'a final' if self.final else 'the same'} turn")
            self._score()

    # Scoring.

    def _score(self) -> None:
        """EP-8.1"""
        self.using = None
        self.scoring = 0
        self.phase, self.todo = BUSY, [("assign",)]

    def _assign(self) -> None:
        """Refuge by refuge, in order of arrival, as far as it goes by itself."""
        assert self.scoring is not None
        while self.scoring < len(REFUGES):
            done, there = self.assigned[self.scoring], self.arrivals[self.scoring]
            if len(done) == len(there):
                self.scoring += 1
                continue
            fitting = self.fitting()
            if len(fitting) > 1:
                self.phase = "assign"
                if self.to_assign().owner != self.turn:
                    self.note("assigned by another player")
                return
            done.append(fitting[0] if fitting else None)
        self.phase = "over"

    def to_assign(self) -> Member:
        assert self.scoring is not None
        return self.arrivals[self.scoring][len(self.assigned[self.scoring])]

    def fitting(self) -> list[int]:
        """The free squares for the next one."""
        assert self.scoring is not None
        squares, taken = CARDS[self.cards[self.scoring]].squares, self.assigned[self.scoring]
        role = self.to_assign().role
        return [k for k, (wants, _) in enumerate(squares, 1) if k not in taken and wants in (role, "any")]

    def points(self, refuge: int) -> list[int]:
        """What a refuge brings everyone (EP-8.2)."""
        card, taken, there = CARDS[self.cards[refuge]], self.assigned[refuge], self.arrivals[refuge]
        all_marked = all(square in taken for square in card.marked)
        extra = 0
        match card.kind:
            case "green" if all_marked:
                extra = 1
            case "orange" if not all_marked:
                extra = -1
            case "cyan":
                extra = len({member.owner for member in there})
        points = [0] * self.seats
        if card.kind == "red" and not all_marked:
            return points
        for member, square in zip(there, taken, strict=True):
            if square is not None:
                points[member.owner] += card.squares[square - 1][1] + extra
            elif self.specials == "all":
                points[member.owner] += extra
        return points

    def scores(self, seat: int) -> tuple[int, int, int, int]:
        """EP-8.3: points, crew in refuges, how many of them are assigned, and in how many refuges they are."""
        points = sum(self.points(refuge)[seat] for refuge in range(len(REFUGES)))
        squares = [
            square
            for there, taken in zip(self.arrivals, self.assigned, strict=True)
            for member, square in zip(there, taken, strict=True)
            if member.owner == seat
        ]
        refuges = sum(any(member.owner == seat for member in there) for there in self.arrivals)
        return points, len(squares), len(squares) - squares.count(None), refuges

    def winners(self) -> list[int]:
        """Who has the most."""
        scores = [self.scores(seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def grade(self) -> str:
        """EP-9.3"""
        points = self.scores(0)[0]
        return "master" if points > 15 else "conqueror" if points >= 13 else "survivor"

    def _active(self) -> int:
        """Whose turn it is."""
        assert self.turn is not None
        return self.turn

    def position(self, viewer: int = EVERYONE) -> Picture:
        """The position as plain data, with the roles that a viewer knows; any other number is a spectator's."""
        return position(self, viewer)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return value


def _seat(place: str) -> tuple[Pod, int]:
    """The pod and the seat in it: "duo-1.2"."""
    pod, _, k = place.partition(".")
    return pod, int(k) - 1


def _pod_of(place: str) -> Pod:
    return place.partition(".")[0]


def _spied(member: Member, seat: int) -> Member:
    return member._replace(seen=tuple(sorted({*member.seen, seat})))
