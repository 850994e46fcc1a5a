"""Escape Pods: roles are secret (EP-1.4, EP-3.4), and worlds that a player could be in come as often as they should."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import perm, prod
from typing import Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from astroport.core.codec import Action
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.events import Happened, noted
from astroport.core.seeds import generators
from astroport.core.sentences import by_letter, sentences
from astroport.core.words import Text
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.present import draw, picture
from astroport.games.escape_pods.state import CHOICES, EVENTS, STATE
from astroport.testing import rule
from astroport.testing.kit import too_far
from astroport.testing.position import Position, hidden

from .board import Board
from .oracle import Oracle
from .purposeful import purposeful

LETTERS = "ABCDE"
SIGNS = "cse"
ROLE_NAMES = ("commander", "scientist", "engineer")
SAMPLES = 6_000
ROLE_WORD = re.compile(r"commander|scientist|engineer|commandant|scientifique|ingénieur")
FRENCH = dict(zip(ROLE_NAMES, ("commandant", "scientifique", "ingénieur"), strict=True))

Place: TypeAlias = str  # a seat of a pod, or an arrival space: "r1.3"
World: TypeAlias = tuple[str, ...]  # by crew, the roles that a viewer does not know: "cs|e|cssee"


# What a viewer sees


def crew_seen(board: Board, viewer: int = SPECTATOR) -> dict[Place, str]:
    """The members in pods and refuges as a viewer sees them: "Ac", or "A?"."""
    return crew_in(board.picture(viewer))


def signs_seen(board: Board, viewer: int = SPECTATOR) -> str:
    """All of them, pods first."""
    return " ".join(crew_seen(board, viewer).values())


def crew_in(shown: dict[str, Any]) -> dict[Place, str]:
    return {
        place: LETTERS[member["owner"]] + ("?" if member["role"] is None else str(member["role"])[0])
        for place, member in members_in(shown)
    }


def members_in(shown: dict[str, Any]) -> Iterator[tuple[Place, dict[str, Any]]]:
    for pod in shown["pods"]:
        yield from ((member["place"], member) for member in pod["crew"] if member)
    for refuge in shown["refuges"]:
        yield from ((f"{refuge['name']}.{k}", member) for k, member in enumerate(refuge["arrivals"], 1) if member)


def panel_seen(board: Board, of: str, viewer: int) -> list[str]:
    player = board.picture(viewer)["players"][LETTERS.index(of)]
    return [role for spaces in player["panel"].values() for role in spaces if role]


def spies(board: Board, viewer: int = SPECTATOR) -> dict[Place, str]:
    """Who has looked at whom, as a viewer sees it."""
    return {
        place: "".join(LETTERS[seat] for seat in member["seen"])
        for place, member in members_in(board.picture(viewer))
        if member["seen"]
    }


@rule("EP-1.4")
def test_roles_are_known_to_their_owner_only() -> None:
    board = Board(
        seats=3,
        pods={"duo-1": "5 Ac Bs", "trio": "8 Ce Bc"},
        refuges={"r2": "As Ce"},
        panels={"A": "embark:s pilot:e", "B": "board:c"},
    )
    assert signs_seen(board, 0) == "Ac B? C? B? As C?"
    assert signs_seen(board, 1) == "A? Bs C? Bc A? C?"
    assert signs_seen(board, 2) == "A? B? Ce B? A? Ce"
    assert signs_seen(board) == "A? B? C? B? A? C?"
    assert panel_seen(board, "A", 0) == ["scientist", "engineer"]
    assert panel_seen(board, "A", 1) == panel_seen(board, "A", SPECTATOR) == ["hidden", "hidden"]
    assert panel_seen(board, "B", 0) == ["hidden"]
    assert panel_seen(board, "B", 1) == ["commander"]


@rule("EP-1.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_reserves_are_counted_by_all_and_known_to_their_owner(viewer: int) -> None:
    board = Board(seats=3, pods={"trio": "5 Ac As Bs"}, refuges={"r1": "Ae"}, panels={"A": "spy:e"})
    players = board.picture(viewer)["players"]
    assert [player["reserve"] for player in players] == [5, 8, 9]
    assert [player["flying"] for player in players] == [2, 1, 0]
    assert [player["home"] for player in players] == [1, 0, 0]
    roles = [{"commander": 2, "scientist": 2, "engineer": 1}, {"commander": 3, "scientist": 2, "engineer": 3}]
    roles.append(dict.fromkeys(ROLE_NAMES, 3))
    for seat, player in enumerate(players):
        assert player["roles"] == (roles[seat] if seat == viewer else None)


@rule("EP-1.4", "EP-2.2")
def test_the_role_that_pays_embarks_or_launches_is_not_seen_by_others() -> None:
    board = Board(pods={"duo-1": "1 Bs"})
    board.play("use embark engineer", "embark commander duo-1", "use minipod scientist", "launch engineer 2")
    assert panel_seen(board, "A", 1) == panel_seen(board, "A", SPECTATOR) == ["hidden", "hidden"]
    assert panel_seen(board, "A", 0) == ["engineer", "scientist"]
    assert crew_seen(board, 0) == {"duo-1.1": "B?", "duo-1.2": "Ac", "mini-1.1": "Ae"}
    assert crew_seen(board, 1) == {"duo-1.1": "Bs", "duo-1.2": "A?", "mini-1.1": "A?"}


# Spying


@rule("EP-3.4")
def test_only_the_spy_learns_who_is_in_a_pod() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Ac Ce", "duo-1": "8 Bc"})
    board.play("use spy commander", "spy trio")
    assert crew_seen(board, 0) == {"trio.1": "Bs", "trio.2": "Ac", "trio.3": "Ce", "duo-1.1": "B?"}
    assert crew_seen(board, 1) == {"trio.1": "Bs", "trio.2": "A?", "trio.3": "C?", "duo-1.1": "Bc"}
    assert crew_seen(board) == {"trio.1": "B?", "trio.2": "A?", "trio.3": "C?", "duo-1.1": "B?"}
    for viewer in (0, 1, 2, SPECTATOR):  # that A has looked is public
        assert spies(board, viewer) == {"trio.1": "A", "trio.2": "A", "trio.3": "A"}


@rule("EP-3.4")
def test_only_the_spy_learns_who_is_in_a_refuge() -> None:
    board = Board(seats=3, refuges={"r2": "Bs Cc", "r3": "Be"}, pods={"duo-1": "5 Ac"})
    board.play("use spy commander", "spy r2")
    assert crew_seen(board, 0) == {"duo-1.1": "Ac", "r2.1": "Bs", "r2.2": "Cc", "r3.1": "B?"}
    assert crew_seen(board, 2) == {"duo-1.1": "A?", "r2.1": "B?", "r2.2": "Cc", "r3.1": "B?"}
    assert spies(board, 2) == {"r2.1": "A", "r2.2": "A"}


@rule("EP-3.4")
def test_a_second_spy_learns_too() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs:C Cc"}, turn="A").play("use spy commander", "spy duo-1")
    assert spies(board) == {"duo-1.1": "AC", "duo-1.2": "A"}
    assert crew_seen(board, 0) == crew_seen(board, 2) == {"duo-1.1": "Bs", "duo-1.2": "Cc"}
    assert crew_seen(board, 1) == {"duo-1.1": "Bs", "duo-1.2": "C?"}


@rule("EP-3.4")
def test_who_embarks_later_has_not_been_spied() -> None:
    board = Board(pods={"duo-1": "1 Bs"}).play("use spy commander", "spy duo-1", "end")
    board.play("use embark commander", "embark engineer duo-1")
    assert crew_seen(board, 0) == {"duo-1.1": "Bs", "duo-1.2": "B?"}


@rule("EP-3.4")
def test_what_was_spied_is_known_after_stepping_over_into_another_pod() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs:A Bc", "duo-2": "8 Cc ."}, turn="B")
    board.play("use embark commander", "embark duo-1.1 duo-2")
    assert crew_seen(board, 0) == {"duo-1.2": "B?", "duo-2.1": "C?", "duo-2.2": "Bs"}
    assert crew_seen(board, 2) == {"duo-1.2": "B?", "duo-2.1": "Cc", "duo-2.2": "B?"}


@rule("EP-3.4")
def test_what_was_spied_is_known_while_a_hangar_is_chosen_for_the_pod_left_empty() -> None:
    board = Board(pods={"duo-1": "5 Bs:A", "duo-2": "8 Bc ."}, turn="B")
    board.play("use embark commander", "embark duo-1.1 duo-2")
    assert board.phase == "hangar"
    board.play("hangar 3")
    assert crew_seen(board, 0) == {"duo-2.1": "B?", "duo-2.2": "Bs"}


@rule("EP-3.4")
def test_what_was_spied_is_known_in_the_refuge() -> None:
    board = Board(seats=3, pods={"duo-1": "12 Bs:A Bc"}, refuges={"r2": "Ce"}, turn="C")
    board.play("use embark commander", "disembark duo-1.1 r2")
    assert crew_seen(board, 0) == {"duo-1.2": "B?", "r2.1": "C?", "r2.2": "Bs"}
    assert crew_seen(board, 2) == {"duo-1.2": "B?", "r2.1": "Ce", "r2.2": "B?"}
    board.play("use embark commander", "disembark duo-1.2 r2")
    assert crew_seen(board, 0)["r2.3"] == "B?"


@rule("EP-3.4", "EP-5.1")
def test_what_was_spied_is_known_after_a_swap_between_pods() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs:A Cc", "duo-2": "8 Cs:B Ac"}, turn="C")
    board.play("use board commander", "swap duo-2.1 duo-1.1")
    assert crew_seen(board, 0) == {"duo-1.1": "C?", "duo-1.2": "C?", "duo-2.1": "Bs", "duo-2.2": "Ac"}
    assert crew_seen(board, 1) == {"duo-1.1": "Cs", "duo-1.2": "C?", "duo-2.1": "Bs", "duo-2.2": "A?"}
    assert spies(board) == {"duo-1.1": "B", "duo-2.1": "A"}


@rule("EP-3.4", "EP-5.1")
def test_who_takes_the_place_of_a_spied_member_is_not_known() -> None:
    board = Board(seats=3, pods={"duo-1": "1 Bs:A Be"}, turn="C")
    board.play("use board commander", "swap scientist duo-1.1")
    assert crew_seen(board, 0) == {"duo-1.1": "C?", "duo-1.2": "B?"}
    assert spies(board) == {}


@rule("EP-3.4", "EP-5.1")
def test_who_was_swapped_back_into_the_reserve_is_not_known_again() -> None:
    board = Board(seats=2, pods={"duo-1": "1 Bs:A"}).play("use board commander", "swap scientist duo-1.1", "end")
    board.play("use minipod commander", "launch scientist 2")
    assert crew_seen(board, 0) == {"duo-1.1": "As", "mini-1.1": "B?"}


@rule("EP-3.4", "EP-6.1")
def test_who_is_back_from_an_explosion_is_not_known() -> None:
    board = Board(pods={"duo-1": "11 Ac:B As", "duo-2": "5 Bs:A Be:A"}, refuges={"r1": "Ae Ae"}, row="5")
    board.play("use embark commander", "disembark duo-1.1 r1", "hangar 3", "card 4", "end")
    assert board.pods["duo-2"] == "hangar-3"
    board.play("use embark commander", "embark scientist duo-2")
    assert crew_seen(board, 0)["duo-2.1"] == "B?"
    assert crew_seen(board, 1) == {"duo-1.2": "A?", "duo-2.1": "Bs", "r1.1": "A?", "r1.2": "A?", "r1.3": "Ac"}


# At the scoring


@rule("EP-1.4", "EP-8.1")
def test_each_refuge_is_turned_up_only_when_it_comes() -> None:
    """In r1 and r3 somebody chooses; what is in pods and reserves stays unknown."""
    board = Board(
        pods={"duo-1": "5 Bs"},
        refuges={"r1": "Be Ac", "r2": "Bs", "r3": "Ac Bc"},
        panels={"B": "board:e"},
        quiet=39,
        turn="A",
    )
    assert crew_seen(board) == {"duo-1.1": "B?", "r1.1": "B?", "r1.2": "A?", "r2.1": "B?", "r3.1": "A?", "r3.2": "B?"}
    board.play("end")
    assert board.asked == "B"
    assert crew_seen(board) == {"duo-1.1": "B?", "r1.1": "Be", "r1.2": "Ac", "r2.1": "B?", "r3.1": "A?", "r3.2": "B?"}
    assert crew_seen(board, 0)["r2.1"] == "B?"
    board.play("assign 3")
    assert board.asked == "A"
    assert crew_seen(board)["r2.1"] == "B?"
    board.play("assign 1")
    assert (board.asked, board.picture()["assign"]["refuge"]) == ("B", "r2")  # laboratory: square 1, or X
    board.play("assign 1")
    assert crew_seen(board) == {"duo-1.1": "B?", "r1.1": "Be", "r1.2": "Ac", "r2.1": "Bs", "r3.1": "Ac", "r3.2": "Bc"}
    assert panel_seen(board, "B", 0) == ["hidden"]
    board.play("assign 2")
    assert board.phase == "over"  # only the X is left for B's
    assert board.picture()["players"][1]["roles"] is None
    assert crew_seen(board)["duo-1.1"] == "B?"


# In matches: a memory of what everybody has seen, kept by following the pieces


class Memory:
    """What each seat has spied: the places whose members it knows, followed by who went where."""

    def __init__(self, seats: int) -> None:
        self.known: list[set[Place]] = [set() for _ in range(seats)]
        self.leaving: list[bool] = []  # who knows the member that is on its way

    def after(self, text: str, before: dict[str, Any], now: dict[str, Any]) -> None:
        kind, *fields = text.split()
        there = {place for place, _ in members_in(now)}
        if kind == "spy":
            self.known[before["turn"]] |= {place for place in there if place.split(".")[0] == fields[0]}
        elif kind == "swap":
            mine, theirs = fields
            for known in self.known:
                moved = {theirs: mine, mine: theirs}
                places = {moved.get(place, place) for place in known}
                known.clear()
                known.update(places & there)
        came = there - {place for place, _ in members_in(before)}
        left = {place for place, _ in members_in(before)} - there
        if kind in ("embark", "disembark") and "." in fields[0]:
            self.leaving = [fields[0] in known for known in self.known]
        if kind in ("embark", "disembark", "hangar") and len(came) == 1 and self.leaving:
            for known, follows in zip(self.known, self.leaving, strict=True):
                if follows:
                    known |= came
        if came or kind == "end":
            self.leaving = []
        for known in self.known:
            known -= left

    def sees(self, viewer: int, place: Place, owner: int) -> bool:
        return viewer != SPECTATOR and (viewer == owner or place in self.known[viewer])


class Played:
    """A match of players that want something; they look at the oracle."""

    def __init__(self, seats: int, luck: random.Random) -> None:
        self.ours, self.oracle, self.luck = Position(GAME, seats, {"refuges": "usual"}), Oracle(seats), luck
        self.lexicon = GAME.variant(seats, {"refuges": "usual"}).lexicon
        self.sentences = sentences(GAME, seats, {"refuges": "usual"})

    @property
    def scored(self) -> bool:
        """The scoring has begun."""
        return self.oracle.scoring is not None

    def play(self, spying: float) -> tuple[int, Action]:
        """One action; whose it was."""
        (seat,) = self.ours.awaited()
        texts = [self.lexicon[number].text for number in self.ours.legal(seat)]
        spies = [text for text in texts if text.startswith("use spy")]
        if spies and self.luck.random() < spying:
            text = self.luck.choice(spies)
        else:
            text = purposeful([text for text in texts if text not in spies], self.oracle, self.luck, 0.3)
        action = self.lexicon.parse(text)
        self.ours.play(seat, action.number)
        self.oracle.follow(text)
        return seat, action


@rule("EP-1.4", "EP-3.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_views_in_matches_show_what_was_spied_and_can_be_followed(seats: int) -> None:
    luck = random.Random(seats)
    shown: Counter[bool] = Counter()
    for _ in range(4):
        both, memory = Played(seats, luck), Memory(seats)
        truth = picture(both.ours.state[0], 0)
        while not both.ours.over:
            before = truth
            _, action = both.play(spying=0.2)
            if both.scored:
                break
            state = both.ours.state
            truth = picture(state[0], 0)
            memory.after(action.text, before, truth)
            viewer = luck.choice(list(both.ours.viewers()))
            view = picture(hidden(both.ours, state, viewer)[0], viewer)
            for (place, seen), (_, true) in zip(members_in(view), members_in(truth), strict=True):
                known = memory.sees(viewer, place, true["owner"])
                assert seen == true | {"role": true["role"] if known else None}, place
                assert set(seen["seen"]) == {seat for seat in range(seats) if place in memory.known[seat]}
                shown[known and viewer != true["owner"]] += 1
    assert min(shown[True], shown[False]) > 100


@rule("EP-1.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_told_or_shown_to_others_has_a_role(seats: int) -> None:
    """In matches in which nobody spies, until the scoring: only one's own members are called by their roles."""
    luck = random.Random(seats)
    heard: Counter[str] = Counter()
    for _ in range(3):
        both = Played(seats, luck)
        while not both.ours.over:
            before = both.ours.state
            seat, action = both.play(spying=0)
            if both.scored:
                break
            after, others = both.ours.state, [viewer for viewer in both.ours.viewers() if viewer != seat]
            notes, _ = compiled_game(GAME).noted("play_noting", before, seat, action.number)
            for viewer in others:
                for happened in (EVENTS.read(row, viewer) for row in noted(notes, viewer)):
                    own, (line,) = own_roles(happened, viewer), both.sentences.of([happened], by_letter(viewer))
                    assert ROLE_WORD.findall(said(line.text)) == [*own, *(FRENCH[role] for role in own)], line
                    heard[happened.kind] += 1
                    heard["own member"] += bool(own)
            viewer = luck.choice([seat, *others] if seat != CHANCE else others)
            check_screen(both, hidden(both.ours, after, viewer), viewer)
    assert {"pays", "embarks", "launches", "swaps", "disembarks", "ends-turn"} <= heard.keys()
    assert heard["own member"]


def own_roles(happened: Happened, viewer: int) -> list[str]:
    """The roles of the viewer's members of which an event or a choice tells it, in their order."""
    numbers = happened.numbers
    whose = {"role": numbers.get("owner", numbers.get("seat", viewer)), "other-role": numbers.get("other")}
    known = {role: numbers.get(role) for role, owner in whose.items() if owner == viewer}
    return [ROLE_NAMES[role] for role in known.values() if role is not None and role >= 0]


def said(text: Text) -> str:
    """In English, then in French."""
    return f"{text.to('en')} {text.to('fr')}"


def check_screen(both: Played, view: NDArray[Any], viewer: int) -> None:
    """The picture, the drawing, the prompt, and a choice in words have no role of others."""
    s, own = view[0], "" if viewer == SPECTATOR else LETTERS[viewer]
    shown = picture(s, viewer)
    for refuge in shown["refuges"]:
        del refuge["squares"]
    for _, member in members_in(shown):
        if member["owner"] == viewer:
            del member["role"]
    if viewer != SPECTATOR:
        del shown["players"][viewer]["roles"], shown["players"][viewer]["panel"]
    assert not ROLE_WORD.search(json.dumps(shown))
    for owner, _ in re.findall(r"\b([A-E])([cse])\b", draw(s)):
        assert owner == own
    actions = [both.lexicon[n] for n in both.ours.legal(viewer)] if viewer in both.ours.awaited() else []
    assert not ROLE_WORD.search(said(both.sentences.prompt(view, viewer, actions, by_letter(viewer))))
    if actions:
        action = both.luck.choice(actions)
        notes, _ = compiled_game(GAME).noted("describe_for", view, viewer, action.number)
        shown_own = own_roles(CHOICES.read(noted(notes)[0], viewer), viewer)
        offered = said(both.sentences.choice(view, viewer, action, by_letter(viewer)))
        assert ROLE_WORD.findall(offered) == [*shown_own, *(FRENCH[role] for role in shown_own)], offered


# Which worlds are possible, by enumeration


def worlds_of(view: dict[str, Any], viewer: int, on_its_way: str = "") -> dict[World, int]:
    """All worlds that look like a view, with their weights: the nine pieces of a crew in any arrangement.

    A world is, by crew, the roles of those it does not know: in pods and on their way, in refuges, on panels. A member
    on its way that it knows is not in the picture, and given by its sign.
    """
    crews = [crew_worlds(view, seat, on_its_way) if seat != viewer else {"": 1} for seat in range(len(view["players"]))]
    return {
        tuple(world): prod(crew[roles] for crew, roles in zip(crews, world, strict=True)) for world in product(*crews)
    }


def crew_worlds(view: dict[str, Any], seat: int, on_its_way: str) -> dict[str, int]:
    left = dict.fromkeys(SIGNS, 3)
    unknown = 9 - view["players"][seat]["reserve"]
    for sign in [*crew_in(view).values(), on_its_way]:
        if sign[:1] == LETTERS[seat] and sign[1] != "?":
            left[sign[1]] -= 1
            unknown -= 1
    worlds = {}
    for roles in product(SIGNS, repeat=unknown):
        ways = prod(perm(left[sign], roles.count(sign)) for sign in SIGNS)
        if ways:
            worlds["".join(roles)] = ways
    return worlds


def redealt(board: Board, viewer: int) -> Counter[World]:
    """How often each world comes."""
    view = board.match.view(viewer).state
    rng, engine = generators(viewer)[0], compiled_game(GAME).module
    worlds = np.repeat(view, SAMPLES)
    for k in range(SAMPLES):
        engine.fill_for(worlds[k : k + 1], viewer, rng)
    check_crews(worlds)
    blank = unknown_members(view)[0]
    panels, turned = panel_spaces(view, viewer), unknown_members(worlds)
    found: Counter[World] = Counter()
    for k in range(SAMPLES):
        crews = [""] * int(view[0].seats)
        for was, now in zip(blank, turned[k], strict=True):
            if was != 255 and was & 3 == 3:
                crews[int(now) >> 2] += SIGNS[int(now) & 3]
        for seat, space in panels:
            crews[seat] += SIGNS[int(worlds[k]["panel"][seat, space])]
        found[tuple(crews)] += 1
    return found


def unknown_members(states: NDArray[Any]) -> NDArray[Any]:
    """All pieces in pods, on their way and in refuges."""
    rows = len(states)
    return np.hstack([states["aboard"], states["arriving"].reshape(rows, 1), states["landed"].reshape(rows, -1)])


def panel_spaces(view: NDArray[Any], viewer: int) -> list[tuple[int, int]]:
    return [(int(seat), int(k)) for seat, k in np.argwhere(view[0].panel == 3) if seat != viewer]


def check_crews(worlds: NDArray[Any]) -> None:
    """Everybody has three of each role in every world."""
    pieces = unknown_members(worlds)
    for seat in range(int(worlds[0]["seats"])):
        for role in range(3):
            count = (pieces == seat * 4 + role).sum(1) + (worlds["panel"][:, seat] == role).sum(1)
            assert (count + worlds["reserve"][:, seat, role] == 3).all()


def check_worlds(board: Board, viewer: int, least: int, on_its_way: str = "") -> None:
    """Redealt worlds are those that are possible, each as often as it should come."""
    due = worlds_of(board.picture(viewer), viewer, on_its_way)
    assert len(due) >= least
    found = redealt(board, viewer)
    assert found.keys() <= due.keys(), "an impossible world"
    if len(due) > 1:
        total = sum(due.values())
        assert not too_far([(found[world], SAMPLES * ways / total) for world, ways in due.items()])
        assert found.keys() == due.keys() or SAMPLES * min(due.values()) / total < 20


@rule("EP-1.4")
def test_worlds_of_a_small_position() -> None:
    board = Board(pods={"duo-1": "5 Bs Ac"}, refuges={"r1": "Be Be"}, panels={"B": "pilot:c"})
    check_worlds(board, 0, 78)
    check_worlds(board, 1, 3)
    check_worlds(board, SPECTATOR, 3 * 78)


@rule("EP-3.4")
def test_worlds_keep_to_what_was_spied() -> None:
    """Of B all scientists and two engineers are known: of its four others at least one is a commander."""
    board = Board(
        pods={"duo-1": "5 Bs:A Bs:A", "mini-1": "8 Be:A"},
        refuges={"r1": "Bs:A Be:A", "r2": "Bc"},
        panels={"B": "spy:e"},
    )
    due = worlds_of(board.picture(0), 0)
    assert due == {("", "cc"): 6, ("", "ce"): 3, ("", "ec"): 3}
    check_worlds(board, 0, 3)


@rule("EP-3.4")
def test_what_can_be_deduced_is_certain() -> None:
    """All commanders and scientists of B have been seen: everybody else is an engineer."""
    board = Board(
        pods={"duo-1": "5 Bc:A Bc:A", "duo-2": "8 Be"},
        refuges={"r1": "Bc:A Bs:A", "r2": "Bs:A Bs:A"},
        panels={"B": "spy:e"},
    )
    assert worlds_of(board.picture(0), 0) == {("", "ee"): 36 // 6}
    assert redealt(board, 0) == {("", "ee"): SAMPLES}
    check_worlds(board, SPECTATOR, 1)


@rule("EP-3.4")
def test_what_is_unlikely_comes_seldom() -> None:
    """Of B's seven others, six are scientists and engineers: a commander is one piece of seven."""
    board = Board(pods={"duo-1": "5 Bc:A Bc:A", "duo-2": "8 Bs"})
    assert worlds_of(board.picture(0), 0) == {("", "c"): 1, ("", "s"): 3, ("", "e"): 3}
    check_worlds(board, 0, 3)


@rule("EP-1.4")
def test_worlds_while_a_member_is_on_its_way() -> None:
    """B's last member has left duo-1; a hangar is asked for."""
    board = Board(pods={"duo-1": "5 Bs", "duo-2": "8 Bc .", "mini-1": "9 Ae"}, turn="B")
    board.play("use embark commander", "embark duo-1.1 duo-2")
    assert board.phase == "hangar"
    check_worlds(board, 0, 26)
    check_worlds(board, SPECTATOR, 78)
    spied = Board(pods={"duo-1": "5 Bs:A", "duo-2": "8 Bc .", "mini-1": "9 Ae"}, turn="B")
    spied.play("use embark commander", "embark duo-1.1 duo-2")
    check_worlds(spied, 0, 9, on_its_way="Bs")


@rule("EP-3.4", "EP-5.1")
def test_worlds_after_a_spied_member_is_back_in_the_reserve() -> None:
    board = Board(pods={"duo-1": "1 Bs:A Be:A"}).play("use board commander", "swap scientist duo-1.1", "end")
    board.play("use minipod commander", "launch scientist 2")
    assert worlds_of(board.picture(0), 0)[("", "ss")] == 6
    check_worlds(board, 0, 8)


@rule("EP-8.1")
def test_worlds_during_the_scoring_keep_to_what_is_turned_up() -> None:
    board = Board(pods={"duo-1": "5 Bs"}, refuges={"r1": "Be Bc Be", "r3": "Ac Bc"}, quiet=39).play("end")
    assert board.asked == "B"
    assert len(worlds_of(board.picture(0), 0)) == 8  # of B two engineers are known: not both others can be
    check_worlds(board, 0, 8)
    check_worlds(board, SPECTATOR, 8 * 3)


@rule("EP-1.4")
def test_worlds_of_two_other_crews_are_independent() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs Cc", "mini-1": "8 Be:A"}, refuges={"r1": "Cc"})
    check_worlds(board, 0, 27)
    check_worlds(board, 1, 9)


@rule("EP-1.4", "EP-3.4")
def test_redealt_worlds_look_the_same() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs:A Cc Ae:B"}, refuges={"r1": "Be Cs:A"}, panels={"C": "board:e"})
    for viewer in (0, 1, 2, SPECTATOR):
        view = board.match.view(viewer).state
        world = np.array(view, STATE)
        compiled_game(GAME).module.fill_for(world, viewer, generators(1)[0])
        compiled_game(GAME).blank_for(world, viewer)
        assert world.tobytes() == view.tobytes()
