"""What Escape Pods' rules ask, offer, foretell and answer, from what a seat sees: nothing that it cannot know."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from astroport.core.compiling import plain
from astroport.core.contract import SPECTATOR
from astroport.core.events import MOST_ANSWERS, MOST_NUMBERS, blank_notes
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods import rules as by_the_rules
from astroport.games.escape_pods.state import MOST_EVENTS, STATE
from astroport.games.escape_pods.tally import ask
from astroport.testing import rule
from astroport.testing.position import Position, hidden
from astroport.testing.watching import Watched, watching

from .board import Board, Opening
from .oracle import Oracle
from .purposeful import purposeful
from .story import LAND, described, previewed, prompted

# What is asked


@rule("EP-2.1", "EP-5.4")
def test_prompts_in_a_turn() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert prompted(board, "A") == "act 2"
    assert prompted(board, "B") == prompted(board) == "wait A"
    board.play("use embark scientist", "embark commander duo-1")
    assert prompted(board, "A") == "act 1"
    board.play("use program commander", "beacon BC", "border 2-5")
    assert prompted(board, "A") == "cross-or-end"
    assert prompted(board.play("move duo-1 4"), "A") == "end"
    assert prompted(Board(pods={"duo-1": "11 Ac As"}, debris="7 8 9", barrier="A", final=True), "A") == "act-finally 2"


@rule("EP-2.2", "EP-2.3")
def test_prompts_where_no_action_is_possible() -> None:
    out = {"duo-1": "1 Bc Ac", "duo-2": "3 Ac As", "trio": "8 As As Ae"}
    stuck = {"A": "board:e pilot:e"}
    assert prompted(Board(seats=3, pods=out, refuges={"r1": "Ac"}, panels=stuck), "A") == "nothing"
    crossing = Board(seats=3, pods=out, refuges={"r1": "Ac"}, panels=stuck, beacons={"AB": "1-4"})
    assert prompted(crossing, "A") == "nothing-but-cross"


@pytest.mark.parametrize(
    ("use", "asked"),
    [
        ("embark", "embark"),
        ("accelerate", "accelerate"),
        ("pilot", "pilot"),
        ("spy", "spy"),
        ("minipod", "launch"),
        ("board", "board"),
        ("program", "program"),
    ],
)
def test_prompts_once_an_action_is_paid_for(use: str, asked: str) -> None:
    board = Board(pods={"duo-1": "1 Ac", "duo-2": "2 Bs"}).play(f"use {use} engineer")
    assert prompted(board, "A") == asked
    assert prompted(board, "B") == "wait A"


def test_prompts_on_the_way() -> None:
    taken = Board(beacons={"AB": "1-2"}).play("use program commander", "beacon AB")
    assert prompted(taken, "A") == "place-beacon AB A+B 1-2"
    reserve = Board().play("use program commander", "beacon BC")
    assert prompted(reserve, "A") == "place-beacon BC B -"
    pushing = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs"}).play("use accelerate commander", "move trio 5")
    assert prompted(pushing, "A") == "push duo-1 5"
    empty = Board(pods={"duo-1": "5 Ac", "duo-2": "8 Ac ."}).play(LAND, "embark duo-1.1 duo-2")
    assert (prompted(empty, "A"), prompted(empty, "B")) == ("choose-hangar duo-1", "wait A")


def test_prompts_around_the_turns() -> None:
    opening = Opening(2)
    assert prompted(opening, "A") == prompted(opening) == "lay-refuges"
    assert prompted(opening.lay_refuges(), "A") == "turn-up"
    assert prompted(opening.play("card 4"), "B") == "draw-lots"
    scoring = Board(refuges={"r1": "Bc"}, quiet=39).play("end")
    assert prompted(scoring, "B") == "assign r1 1 commander"
    assert prompted(scoring, "A") == prompted(scoring) == "wait-for-square B r1"
    assert prompted(scoring.play("assign 1"), "A") == "over"


# What can be chosen, and what cannot


def test_choices_in_a_turn() -> None:
    board = Board(pods={"duo-1": "1 Ac", "mini-1": "4 Bs"}, beacons={"AC": "1-4"})
    assert described(board, "A", "use spy scientist") == "use spy scientist 3"
    assert described(board, "A", "end") == "end 2"
    assert described(board, "A", "move duo-1 4") == "move duo-1 1 4 mini-1 AC"
    assert described(board, "A", "move duo-1 13") == "move duo-1 1 13 - -"
    assert described(board, "A", "move duo-2 4") == "move duo-2 - 4 mini-1 -", "it is in its hangar"
    assert described(board, "B", "use spy scientist") == "use spy scientist 2"
    paid = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"}).play("use accelerate commander")
    assert described(paid, "A", "move duo-1 4") == "move duo-1 1 4 - -", "a paid move needs no beacon"


@rule("EP-1.4", "EP-3.4")
def test_choices_name_who_is_known() -> None:
    pods = {"duo-1": "11 Bs Bc:A", "duo-2": "10 Ac", "mini-1": "1 Be"}
    board = Board(seats=3, pods=pods, refuges={"r1": "Cc Cc"}, row="6").play(LAND)
    known, unknown, nobody = "disembark duo-1.2 r1", "disembark duo-1.1 r1", "disembark duo-2.2 r4"
    assert described(board, "A", known) == "disembark B commander duo-1.2 duo-1 11 r1 3 6"
    assert described(board, "A", unknown) == "disembark B ? duo-1.1 duo-1 11 r1 3 6"
    assert described(board, "B", unknown) == "disembark B scientist duo-1.1 duo-1 11 r1 3 6"
    assert described(board, "C", known) == "disembark B ? duo-1.2 duo-1 11 r1 3 6"
    assert described(board, "A", nobody) == "disembark - - duo-2.2 duo-2 10 r4 1 -"
    assert described(board, "A", "embark duo-1.1 duo-2") == "embark ? duo-1.1 duo-1 11 duo-2 10 -"
    assert described(board, "A", "embark duo-2.1 duo-1") == "embark commander duo-2.1 duo-2 10 duo-1 11 -"
    assert described(board, "A", "embark scientist trio") == "embark scientist - - - trio - 2"
    assert described(board, "A", "swap engineer mini-1.1") == "swap engineer - - B ? mini-1.1 mini-1 1"
    assert described(board, "A", "swap duo-2.1 duo-1.2") == "swap commander duo-2.1 duo-2 B commander duo-1.2 duo-1 11"
    assert described(board, "C", "swap duo-2.1 duo-2.2") == "swap ? duo-2.1 duo-2 - - duo-2.2 duo-2 10"


def test_choices_of_other_actions() -> None:
    board = Board(pods={"trio": "5 Bs Ac"}, refuges={"r2": "Bs"}, seats=3, beacons={"AB": "1-2"})
    assert described(board, "A", "spy trio") == "spy trio 5 - 2"
    assert described(board, "A", "spy duo-1") == "spy duo-1 - - 0"
    assert described(board, "A", "spy r2") == "spy - - r2 1"
    assert described(board, "A", "launch engineer 3") == "launch engineer mini-1 3"
    assert described(board, "A", "delay 9") == "delay 9"
    assert described(board, "A", "beacon AB") == "beacon AB A+B 1-2"
    assert described(board, "A", "border 1-2") == "border 1-2 - AB A+B"
    board.play("use program commander", "beacon CD")
    assert described(board, "A", "border 1-2") == "border 1-2 CD AB A+B"
    assert described(board, "A", "border 4-5") == "border 4-5 CD - -"
    minipods = {f"mini-{n}": f"{n + 3} Ac" for n in (1, 2, 3)}
    assert described(Board(pods=minipods), "A", "launch engineer 3") == "launch engineer - 3", "none is left"


def test_choices_on_the_way() -> None:
    pushing = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs", "mini-1": "8 Cs"})
    assert described(pushing, "A", "push 8") == "push - - 8 mini-1"
    pushing.play("use accelerate commander", "move trio 5")
    assert described(pushing, "A", "push 8") == "push duo-1 5 8 mini-1"
    empty = Board(pods={"duo-1": "5 Ac", "duo-2": "8 Ac ."})
    assert described(empty, "A", "hangar 3") == "hangar - 3"
    assert described(empty.play(LAND, "embark duo-1.1 duo-2"), "A", "hangar 3") == "hangar duo-1 3"


@rule("EP-8.1")
def test_choices_of_squares_and_of_chance() -> None:
    board = Board(refuges={"r1": "Bc"}, quiet=39)
    assert described(board, "B", "assign 1") == "assign - - - 1 - 0"
    board.play("end")
    assert (
        described(board, "B", "assign 1") == described(board, "", "assign 1") == "assign r1 1 commander 1 commander 4"
    )
    assert described(board, "B", "assign 5") == "assign r1 1 commander 5 - 1"
    opening = Opening(2)
    opening.play("refuge commons")
    assert described(opening, "", "refuge lighthouse") == "refuge r2 lighthouse"
    assert described(board, "A", "refuge lighthouse") == "refuge - lighthouse"
    assert described(board, "A", "card 7") == "card 7"
    assert described(board, "A", "first B") == "first B"


# What can be foretold


def comes_true(board: Board, action: str) -> list[str]:
    """What is heard of an action whose preview is sure, and leaves what will be seen."""
    seat = board.awaited
    assert seat is not None
    sure, told, view = previewed(board, action)
    assert sure
    board.play(action)
    assert view.tobytes() == board.match.view(seat).state.tobytes()
    return told


@rule("EP-4.3")
def test_a_move_is_foretold_to_the_next_question() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs"}).play("use accelerate commander")
    assert comes_true(board, "move trio 5") == ["moves A trio 2 5"]


@rule("EP-3.2", "EP-6.1")
def test_an_explosion_is_foretold_and_not_the_next_card() -> None:
    """Though another's members are hidden, and go back where nobody sees them."""
    pods = {"mini-1": "11 Bc", "duo-2": "8 Bs Bc:A"}
    board = Board(pods=pods, refuges={"r1": "Be Be"}, row="8").play(LAND)
    told = comes_true(board, "disembark mini-1.1 r1")
    assert told[:4] == [
        "disembarks A B ? mini-1.1 mini-1 11 r1",
        "is-empty mini-1 11",
        "lands B ? r1 3",
        "token-moves r1 3 4",
    ]
    assert told[4:6] == ["explodes 8 duo-2", "gets-back B duo-2.1+duo-2.2 duo-2"]
    assert board.phase == "cards"


@rule("EP-5.3")
def test_a_card_that_everybody_has_seen_is_foretold() -> None:
    board = Board(row="4", under="5 6 7 8 9 10").play("use program commander")
    assert comes_true(board, "delay 4") == ["delays A 4", "comes-back 5"]


@rule("EP-5.1")
def test_a_swap_with_somebody_unknown_is_foretold() -> None:
    board = Board(seats=3, pods={"duo-1": "1 Bs Be:A"}).play("use board commander")
    assert comes_true(board, "swap engineer duo-1.1") == ["swaps A engineer - B ? duo-1.1 duo-1 1"]
    known = Board(seats=5, pods={"duo-1": "1 Es Be:A"}).play("use board commander")
    assert comes_true(known, "swap engineer duo-1.2") == ["swaps A engineer - B engineer duo-1.2 duo-1 1"]
    last = Board(seats=5, pods={"duo-1": "1 Es Be:A"}).play("use board commander")
    assert comes_true(last, "swap engineer duo-1.1") == ["swaps A engineer - E ? duo-1.1 duo-1 1"]


@rule("EP-3.4")
def test_what_a_spy_will_see_is_not_foretold() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Ac Ce:A"}).play("use spy commander")
    before = board.match.view(0).state.tobytes()
    sure, told, view = previewed(board, "spy trio")
    assert (sure, told) == (False, ["spies A trio 5 -"])
    assert view.tobytes() == before, "it stops before a blank"
    known = Board(seats=3, pods={"trio": "5 Bs:A Ac Ce:A"}).play("use spy commander")
    assert comes_true(known, "spy trio")[1:] == [
        "sees A B scientist trio.1 - -",
        "sees A A commander trio.2 - -",
        "sees A C engineer trio.3 - -",
    ]


@rule("EP-8.1")
def test_a_refuge_is_foretold_as_far_as_it_is_known_who_is_there() -> None:
    board = Board(refuges={"r2": "Ac", "r3": "Bs"}, quiet=39)
    assert comes_true(board, "end") == [
        "ends-turn A -",
        "nobody-lands 20",
        "is-turned-up r1 0",
        "is-turned-up r2 1",
    ]
    sure, told, view = previewed(board, "assign 3")
    assert (sure, told) == (False, ["assigns A commander r2 1 3", "scores A 2 r2"])
    assert view[0].landed[2, 0] & 3 == 3
    hidden_first = Board(refuges={"r1": "Bc"}, quiet=39)
    assert previewed(hidden_first, "end")[:2] == (False, ["ends-turn A -", "nobody-lands 20"])


def test_what_is_refused_is_not_foretold() -> None:
    board = Board(pods={"duo-1": "1 Ac"})
    for action in ("move duo-1 13", "launch engineer 3", "hangar 3", "assign 1", "refuge lighthouse"):
        before = board.match.view(0).state.tobytes()
        sure, told, view = previewed(board, action)
        assert (sure, told) == (False, [])
        assert view.tobytes() == before


# What boards ask


def named(sectors: list[int]) -> list[int]:
    return [sector + 1 for sector in sectors]


def test_where_pods_can_go() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Ac", "mini-1": "4 Bs", "duo-2": "8 As"}, debris="6", beacons={"AB": "2-5"})
    assert named(ask("moves", board.s, 0)) == [1, 2, 3, 4]
    assert ask("moves", board.s, 1) == [], "the trio is in its hangar"
    assert named(ask("crossings", board.s, 0, 0)) == [2]
    assert ask("crossings", board.s, 1, 0) == ask("crossings", board.s, 0, 3) == []
    assert named(ask("push_targets", board.s, 3, 3, 4)) == [1, 7]
    assert named(ask("beyond", board.s)) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]


def test_how_crews_are_spread() -> None:
    board = Board(
        seats=3,
        pods={"duo-1": "5 Bs:A Ac", "duo-2": "8 Bc ."},
        refuges={"r1": "Be Be"},
        panels={"B": "spy:c"},
        turn="B",
    )
    for viewer in (0, 1, 2, SPECTATOR):
        view = board.match.view(viewer).state[0]
        assert ask("crew_of", view, 1) == [4, 1, 2, 2]
        assert ask("crew_of", view, 2) == [9, 0, 0, 0]
    assert ask("crew_of", board.s, 7) == []


@rule("EP-8.1", "EP-8.3")
def test_what_fits_and_what_it_is_worth() -> None:
    board = Board(refuges={"r1": "Ac Bs", "r2": "Bc"}, quiet=39)
    assert ask("fitting_squares", board.s, 0, 0) == [], "nobody sees yet who is there"
    board.play("end")
    assert ask("fitting_squares", board.s, 0, 0) == [0, 4]
    assert ask("fitting_squares", board.s, 1, 0) == ask("fitting_squares", board.s, 0, 2) == []
    board.play("assign 1", "assign 2")
    assert [ask("points_in", board.s, 0, seat) for seat in (0, 1)] == [[4], [4]]
    assert ask("score_of", board.s, 1) == [4, 2, 1, 2]
    assert ask("score_of", Opening(2).s, 0) == ask("points_in", Opening(2).s, 0, 0) == []


# In the interpreter, where an index that leaves its field is noticed


def test_nothing_that_is_asked_of_a_view_leaves_its_field() -> None:
    luck, asked = random.Random(3), Counter[str]()
    rules = {name: plain(getattr(by_the_rules, name), Watched) for name in ("prompt", "describe", "preview")}
    declared: Mapping[Any, tuple[str, ...]] = by_the_rules.QUERIES
    queries = [(plain(query, Watched), len(things)) for query, things in declared.items()]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for seats in (1, 3, 5):
            ours, oracle = Position(GAME, seats, {"refuges": "usual"}), Oracle(seats)
            lexicon = GAME.variant(seats, {"refuges": "usual"}).lexicon
            while not ours.over:
                for viewer in luck.sample(list(ours.viewers()), 1):
                    view = hidden(ours, ours.state, viewer).view(watching(STATE))
                    rules["prompt"](view[0], viewer, np.zeros(MOST_NUMBERS, np.int64).view(Watched))
                    for action in luck.sample(list(lexicon), 2):
                        rules["describe"](view[0], viewer, action.number, blank_notes(STATE, 1))
                    for query, takes in queries:
                        numbers = [luck.choice([-1, 0, 1, 2, 4, 5, 12, 13, 17, 255]) for _ in range(takes)]
                        query(view[0], *numbers, np.zeros(MOST_ANSWERS, np.int64).view(Watched))
                    if viewer in ours.awaited():
                        kind = luck.choice([action.kind for action in map(lexicon.__getitem__, ours.legal(viewer))])
                        of_kind = [n for n in ours.legal(viewer) if lexicon[n].kind == kind]
                        rules["preview"](view[0], viewer, luck.choice(of_kind), blank_notes(STATE, MOST_EVENTS))
                        asked[kind] += 1
                (seat,) = ours.awaited()
                text = purposeful([lexicon[n].text for n in ours.legal(seat)], oracle, luck, 0.3)
                ours.play(seat, lexicon.parse(text).number)
                oracle.follow(text)
    assert {"use", "move", "embark", "disembark", "spy", "swap", "end", "push", "assign"} <= asked.keys()
