"""Positions of Escape Pods set up by hand, in both implementations at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from astroport import Match, SeededLuck
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods import state as layout_of
from astroport.games.escape_pods.present import picture
from astroport.games.escape_pods.state import (
    BEACON_NAMES,
    BORDER_NAMES,
    CARD_NAMES,
    EMPTY,
    FIRST_SPACE,
    HANGAR,
    IN_RESERVE,
    NOBODY,
    NONE,
    PLACE_NAMES,
    POD_NAMES,
    REFUGE_NAMES,
    ROLE_NAMES,
    SHIP,
    SPACES,
    USE_NAMES,
)
from tests.games.boards import LETTERS, BoardInStep

from .oracle import Oracle
from .pieces import BY_THE_SHIP, HANGAR_SIZE, PANEL, SHORT_TURNS, SIZE, Member

BY_SIGN = {role[0]: role for role in ROLE_NAMES}  # c, s, e
SOLO_CARDS = {"r1": "lighthouse", "r2": "laboratory", "r3": "workshop", "r4": "commons"}

Signs = Mapping[str, str]


class Board(BoardInStep[Oracle]):
    """A match that stands where a test puts it; the oracle stands there too and must agree after every action.

    A member is `Ac`: a commander of A (s: scientist, e: engineer); `Ac:BD` has been spied by B and D. A pod is where it
    is and who is on its seats: `{"duo-1": "5 Ac Bs", "trio": "8 . Ac", "duo-2": "hangar-1"}`; pods that are not named
    are at home. `refuges` are who has arrived there, in order: `{"r1": "Ac Bs"}`; `cards` are these refuges (else the
    solo ones); a token lies where it starts, or on the first free space if that is farther; 0 is out. `panels` are who
    lies there: `{"A": "embark:c embark:s board:e"}`. The rest of everybody's nine is in the reserve.

    Debris lies where a card has exploded: `debris="4 5"`. `row` is what is face up (the farther first), `under` what
    was put under the deck (the next first), the rest nobody has seen; without `row` the highest of these are face up.
    `barrier` is who was active when it arose; with `final` the final turns have begun. The short first turns are over,
    unless `turns`, how many have begun with this one, says otherwise. `disembarked`: in this turn somebody has. It is
    the turn of `turn`, with `actions` left.
    """

    def __init__(
        self,
        *,
        seats: int = 2,
        pods: Signs | None = None,
        refuges: Signs | None = None,
        cards: Signs | None = None,
        tokens: Mapping[str, int] | None = None,
        panels: Signs | None = None,
        beacons: Signs | None = None,
        debris: str = "",
        row: str | None = None,
        under: str = "",
        turn: str = "A",
        first: str = "A",
        turns: int = 9,
        actions: int = 2,
        quiet: int = 0,
        disembarked: bool = False,
        barrier: str = "",
        final: bool = False,
        specials: str = "all",
    ) -> None:
        self._sit_down(seats, specials=specials)
        o = self.oracle
        o.cards = list({**SOLO_CARDS, **(cards or {})}.values())
        o.arrivals = [[_member(sign) for sign in (refuges or {}).get(name, "").split()] for name in REFUGE_NAMES]
        self._place_pods(pods or {})
        self._place_tokens(tokens or {})
        self._place_panels(panels or {})
        o.beacons = {**o.beacons, **(beacons or {})}
        self._place_explosions(debris, row, under)
        self._count_reserves()
        o.phase, o.first, o.turn, o.turns, o.actions = "turn", _seat(first), _seat(turn), turns, actions
        o.quiet, o.quiet_so_far = quiet, not disembarked
        o.closer, o.final = (_seat(barrier) if barrier else None), final
        if final:
            assert o.closer is not None, "final turns without a barrier"
            o.waiting = [(o.turn + k) % seats for k in range(1, (o.closer - o.turn) % seats + 1)]
        self._check(beacons or {})
        self._copy_to_state()
        self._look()
        self._agree()

    def _sit_down(self, seats: int, refuges: str = "usual", specials: str = "all") -> None:
        self.match = Match(GAME, seats, {"refuges": refuges, "specials": specials}, SeededLuck(0), deal=False)
        self.s = self.match._buffer[0].state
        self.oracle = Oracle(seats, refuges, specials)
        self.told = []

    # Setting up, in the oracle's words

    def _place_pods(self, pods: Signs) -> None:
        o = self.oracle
        assert pods.keys() <= o.at.keys(), "no such pod"
        for pod, signs in pods.items():
            at, *crew = signs.split()
            if not at.startswith("hangar"):
                o.at[pod] = int(at)
                assert crew, "an empty pod in space"
            members = [None if sign == "." else _member(sign) for sign in crew]
            assert len(members) <= SIZE[pod]
            o.crew[pod] = members + [None] * (SIZE[pod] - len(members))
        parked = {int(signs[-1]): pod for pod, signs in pods.items() if signs.startswith("hangar")}
        o.hangars = {hangar: parked.get(hangar) for hangar in o.hangars}
        for pod in set(o.at) - set(pods):
            if SIZE[pod] > 1:
                o.hangars[self._own_or_free_hangar(pod)] = pod

    def _own_or_free_hangar(self, pod: str) -> int:
        free = [k for k, inside in self.oracle.hangars.items() if not inside and HANGAR_SIZE[k] == SIZE[pod]]
        own = POD_NAMES.index(pod) + 1
        return own if own in free else free[0]

    def _place_tokens(self, tokens: Mapping[str, int]) -> None:
        o = self.oracle
        for k, name in enumerate(REFUGE_NAMES):
            start = o.tokens[k]
            assert start is not None
            token = tokens.get(name, max(start, len(o.arrivals[k]) + 1))
            o.tokens[k] = token if 1 <= token <= SPACES else None

    def _place_panels(self, panels: Signs) -> None:
        for letter, signs in panels.items():
            for sign in signs.split():
                what, _, role = sign.partition(":")
                spaces = self.oracle.panels[_seat(letter)][what]
                spaces.append(BY_SIGN[role])
                assert len(spaces) <= PANEL[what]

    def _place_explosions(self, debris: str, row: str | None, under: str) -> None:
        o = self.oracle
        o.gone = sorted(map(int, debris.split()))
        o.debris = frozenset(o.gone)
        o.under = [int(card) for card in under.split()]
        left = [card for card in o.unseen if card not in o.debris and card not in o.under]
        shown = 2 if o.solo else 1
        o.row = left[::-1][:shown] if row is None else [int(card) for card in row.split()]
        deck = o.unseen
        o.unseen = [card for card in left if card not in o.row]
        assert sorted([*o.gone, *o.under, *o.row, *o.unseen]) == deck, "a card is in two places, or in none"
        assert len(o.row) == shown or not (o.unseen or o.under), "a card should be face up"

    def _count_reserves(self) -> None:
        o = self.oracle
        for seat, reserve in enumerate(o.reserves):
            gone = [role for roles in o.panels[seat].values() for role in roles]
            gone += [member.role for member in self._placed() if member.owner == seat]
            for role in ROLE_NAMES:
                reserve[role] -= gone.count(role)
                assert reserve[role] >= 0, f"more than three of a role: {LETTERS[seat]} {role}"

    def _placed(self) -> Iterable[Member]:
        o = self.oracle
        yield from (member for crew in o.crew.values() for member in crew if member)
        yield from (member for arrivals in o.arrivals for member in arrivals)

    def _check(self, beacons: Signs) -> None:
        """It is a position of a match that is not over."""
        o = self.oracle
        flying = [at for at in o.at.values() if at]
        assert len(flying) == len(set(flying)), "two pods in one sector"
        assert o.debris.isdisjoint(flying), "a pod in debris"
        assert set(o.at) == {*filter(None, o.hangars.values()), *(pod for pod in o.at if o.at[pod] or SIZE[pod] == 1)}
        assert len(set(o.cards)) == len(REFUGE_NAMES), "a refuge is there twice"
        assert beacons.keys() <= o.beacons.keys(), "no such beacon"
        assert len(set(beacons.values())) == len(beacons), "two beacons on one border"
        assert all(member.owner < o.seats for member in self._placed())
        assert o.beyond().isdisjoint(BY_THE_SHIP) == (o.closer is not None), "debris says whether there is a barrier"
        assert o.closer is None or o.beyond() & set(flying), "the match is over"
        assert o.turns > SHORT_TURNS[o.seats] or o.actions <= 1

    # And in ours

    def _copy_to_state(self) -> None:
        s, o = self.s, self.oracle
        s.phase = layout_of.TURN
        s.first, s.turn, s.turns, s.actions = o.first, o.turn, min(o.turns, 2), o.actions
        s.quiet, s.disembarked = o.quiet, not o.quiet_so_far
        s.closer, s.final = NOBODY if o.closer is None else o.closer, o.final
        for pod in o.at:
            s.pod_at[POD_NAMES.index(pod)] = self._number_of_place(pod)
            for k, member in enumerate(o.crew[pod], 1):
                place = PLACE_NAMES.index(f"{pod}.{k}")
                s.aboard[place], s.aboard_seen[place] = _numbers(member)
        for k in range(len(REFUGE_NAMES)):
            s.refuge[k] = CARD_NAMES.index(o.cards[k])
            s.token[k] = (o.tokens[k] or SPACES + 1) - 1
            for space, member in enumerate(o.arrivals[k]):
                s.landed[k, space], s.landed_seen[k, space] = _numbers(member)
        for seat in range(o.seats):
            s.reserve[seat] = [o.reserves[seat][role] for role in ROLE_NAMES]
            for what, roles in o.panels[seat].items():
                for k, role in enumerate(roles):
                    s.panel[seat, FIRST_SPACE[USE_NAMES.index(what)] + k] = ROLE_NAMES.index(role)
        for name, border in o.beacons.items():
            s.beacon_at[BEACON_NAMES.index(name)] = IN_RESERVE if border is None else BORDER_NAMES.index(border)
        s.debris, s.unseen = _bits(o.debris), _bits(o.unseen)
        s.row[:] = [sector - 1 for sector in o.row] + [NONE] * (len(s.row) - len(o.row))
        s.under[: len(o.under)] = [sector - 1 for sector in o.under]
        s.buried = len(o.under)

    def _number_of_place(self, pod: str) -> int:
        for hangar, inside in self.oracle.hangars.items():
            if inside == pod:
                return HANGAR + hangar - 1
        return self.oracle.at[pod] - 1 if self.oracle.at[pod] else SHIP

    # What tests ask

    def position(self) -> Any:
        """With all roles; what the oracle does not write is not compared."""
        shown = picture(self.s, 0)
        return {name: shown[name] for name in self.oracle.position()}

    def choices(self, kind: str) -> set[str]:
        """What may be done of a kind, without its name."""
        return {text.removeprefix(kind).strip() for text in self.allowed(kind)}

    @property
    def uses(self) -> set[str]:
        """The actions that may be paid for."""
        return {choice.split()[0] for choice in self.choices("use")}

    @property
    def pods(self) -> dict[str, str]:
        """As the constructor takes them, those at home too; seats behind the last member are not written."""
        return {
            pod["name"]: " ".join([pod["at"], *(_sign(member) for member in pod["crew"])]).rstrip(" .")
            for pod in self.position()["pods"]
        }

    @property
    def flying(self) -> dict[str, str]:
        """Where the pods in space are."""
        return {pod["name"]: pod["at"] for pod in self.position()["pods"] if pod["at"].isdigit()}

    @property
    def hangars(self) -> dict[str, str | None]:
        return {hangar["name"]: hangar["pod"] for hangar in self.position()["hangars"]}

    @property
    def refuges(self) -> dict[str, str]:
        """Who is there, in order of arrival."""
        return {
            refuge["name"]: " ".join(_sign(member) for member in refuge["arrivals"] if member)
            for refuge in self.position()["refuges"]
        }

    @property
    def tokens(self) -> dict[str, int | None]:
        return {refuge["name"]: refuge["token"] for refuge in self.position()["refuges"]}

    @property
    def cards(self) -> dict[str, str | None]:
        return {refuge["name"]: refuge["card"] for refuge in self.position()["refuges"]}

    @property
    def reserves(self) -> dict[str, str]:
        """Such as "cccssseee"."""
        return {
            LETTERS[player["seat"]]: "".join(role[0] * n for role, n in player["roles"].items())
            for player in self.position()["players"]
        }

    @property
    def panels(self) -> dict[str, str]:
        """As the constructor takes them."""
        return {
            LETTERS[player["seat"]]: " ".join(
                f"{what}:{role[0]}" for what, roles in player["panel"].items() for role in roles if role
            )
            for player in self.position()["players"]
        }

    @property
    def beacons(self) -> dict[str, str]:
        """Those on the board."""
        return {beacon["name"]: beacon["at"] for beacon in self.position()["beacons"] if beacon["at"]}

    @property
    def debris(self) -> set[str]:
        return {sector["name"] for sector in self.position()["sectors"] if sector["debris"]}

    @property
    def row(self) -> str:
        return " ".join(self.position()["row"])

    @property
    def under(self) -> str:
        return " ".join(self.position()["under"])

    @property
    def unseen(self) -> set[str]:
        return set(self.position()["unseen"])

    @property
    def actions(self) -> int:
        return int(self.position()["actions"])


class Opening(Board):
    """A match as it is set up, before the first refuge is drawn."""

    def __init__(self, seats: int, refuges: str = "usual") -> None:
        self._sit_down(seats, refuges)
        self._agree()

    def lay_refuges(self) -> Opening:
        """The four solo ones."""
        self.play(*(f"refuge {card}" for card in SOLO_CARDS.values()))
        return self

    def begin(self, first: str = "A") -> Opening:
        """Explosion cards, and lots if there is more than one player."""
        self.lay_refuges()
        self.play(*(["card 4", "card 5"] if self.match.seats == 1 else ["card 4", f"first {first}"]))
        return self


def words(names: str) -> set[str]:
    return set(names.split())


def _seat(letter: str) -> int:
    return LETTERS.index(letter)


def _member(sign: str) -> Member:
    """`Ac` or, spied by B and D, `Ac:BD`."""
    member, _, spies = sign.partition(":")
    return Member(_seat(member[0]), BY_SIGN[member[1]], tuple(map(_seat, spies)))


def _sign(member: Mapping[str, Any] | None) -> str:
    if member is None:
        return "."
    spies = "".join(LETTERS[seat] for seat in member["seen"])
    return f"{LETTERS[member['owner']]}{member['role'][0]}{':' * bool(spies)}{spies}"


def _numbers(member: Member | None) -> tuple[int, int]:
    """A member and its spies, as the state has them."""
    if member is None:
        return EMPTY, 0
    return member.owner * 4 + ROLE_NAMES.index(member.role), sum(1 << seat for seat in member.seen)


def _bits(sectors: Iterable[int]) -> int:
    return sum(1 << (sector - 1) for sector in sectors)
