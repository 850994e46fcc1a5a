"""What the rules of Escape Pods note: each kind of event, who hears it, and who knows which role (EP-1.4, EP-3.4)."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, Opening
from .story import LAND, Story

# The opening


@rule("EP-1.6", "EP-1.8", "EP-1.9")
def test_an_opening() -> None:
    opening = Opening(3)
    assert Story(opening, "refuge lighthouse").heard("A") == ["is-laid r1 lighthouse"]
    assert Story(opening, "refuge workshop", "refuge commons", "refuge laboratory").heard() == ["is-laid r4 laboratory"]
    assert Story(opening, "card 7").heard() == ["comes-up 7"]
    assert Story(opening, "first B").heard("C") == ["begins B"]


@rule("EP-9.1")
def test_alone_one_begins_as_soon_as_two_cards_are_up() -> None:
    opening = Opening(1).lay_refuges()
    assert Story(opening, "card 7").heard() == ["comes-up 7"]
    assert Story(opening, "card 3").heard() == ["comes-up 3", "begins A"]


# Turns


@rule("EP-2.2")
def test_a_role_that_pays_is_known_to_its_owner_only() -> None:
    board = Board(seats=3, pods={"duo-1": "1 Ac", "duo-2": "2 Bs"})
    story = Story(board, "use accelerate engineer")
    assert story.heard("A") == ["pays A accelerate engineer 3"]
    for letter in ("B", "C", ""):
        assert story.heard(letter) == ["pays A accelerate ? 3"]


@rule("EP-2.2")
def test_it_is_said_which_space_is_taken() -> None:
    board = Board(panels={"A": "embark:c"})
    assert Story(board, "use embark scientist").heard("B") == ["pays A embark ? 2"]


@rule("EP-2.5")
def test_refresh_takes_back_the_advanced_panel_and_who_has_paid() -> None:
    story = Story(Board(panels={"A": "spy:c board:e"}), "use refresh commander")
    assert story.heard("A") == ["pays A refresh commander 9", "takes-back A 6+9"]
    assert story.heard("B") == ["pays A refresh ? 9", "takes-back A 6+9"]


@rule("EP-2.4")
def test_the_end_of_a_turn_says_from_which_spaces_crew_returns() -> None:
    assert Story(Board(panels={"A": "embark:c spy:s board:e"}), "end").heard() == ["ends-turn A 1+4"]
    full = Board(panels={"A": "board:e pilot:c program:s"})
    assert Story(full, "end").heard("B") == ["ends-turn A 6+7+8"]
    assert Story(Board(), "end").heard() == ["ends-turn A -"]


# Pods


@rule("EP-3.3", "EP-4.3", "EP-5.2")
def test_moves_and_pushes_in_a_chain() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs", "mini-1": "8 Cs"})
    moved = Story(board, "use accelerate commander", "move trio 5")
    assert moved.heard("C") == ["moves A trio 2 5"]
    (cut,) = moved.cuts()
    assert cut.pod_at[1] == cut.pod_at[0] == 4, "the film shows the trio where the duo still is"
    assert Story(board, "push 8").heard() == ["pushes A duo-1 5 8"]
    assert Story(board, "push 10").heard("B") == ["pushes A mini-1 8 10"]


@rule("EP-4.3")
def test_a_push_with_one_way_only_is_nobody_s_choice() -> None:
    board = Board(pods={"duo-1": "1 Ac", "mini-1": "2 Bs", "mini-2": "3 Bc"})
    story = Story(board, "use accelerate commander", "move duo-1 2")
    assert story.heard() == ["moves A duo-1 1 2", "is-pushed mini-1 2 5"]
    assert [int(cut.pod_at[3]) for cut in story.cuts()] == [1, 4]


@rule("EP-4.3")
def test_who_can_go_nowhere_else_changes_places() -> None:
    board = Board(pods={"duo-1": "2 Ac", "mini-1": "1 Bs", "mini-2": "5 Bc"}, debris="4")
    story = Story(board, "use pilot commander", "move duo-1 1")
    assert story.heard("B") == ["moves A duo-1 2 1", "is-pushed mini-1 1 2"]


@rule("EP-5.4")
def test_a_crossing_says_by_which_beacon() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert Story(board, "move duo-1 4").heard() == ["crosses A duo-1 1 4 AC"]


# The crew


@rule("EP-3.1")
def test_embarking_in_a_hangar() -> None:
    story = Story(Board(), LAND, "embark scientist duo-2")
    own, others = story.heard("A"), story.heard("B")
    assert own == ["embarks A scientist duo-2 - 3", "takes-seat A scientist duo-2.1 duo-2 - 3", "flies-out duo-2 3 3"]
    assert others == ["embarks A ? duo-2 - 3", "takes-seat A ? duo-2.1 duo-2 - 3", "flies-out duo-2 3 3"]
    assert [int(cut.pod_at[2]) for cut in story.cuts()] == [15, 2], "seated in the hangar, then out"


@rule("EP-3.1", "EP-4.3")
def test_a_launch_pushes_once_the_pod_is_out() -> None:
    board = Board(pods={"mini-1": "1 Bs", "mini-2": "2 Bs", "mini-3": "5 Be"})
    story = Story(board, LAND, "embark scientist duo-1")
    assert story.heard()[2:] == ["flies-out duo-1 1 1", "is-pushed mini-1 1 4"]


@rule("EP-3.1")
def test_embarking_by_the_ship() -> None:
    story = Story(Board(pods={"duo-1": "1 Bs"}), LAND, "embark engineer duo-1")
    assert story.heard("A") == ["embarks A engineer duo-1 1 -", "takes-seat A engineer duo-1.2 duo-1 1 -"]
    assert story.heard("") == ["embarks A ? duo-1 1 -", "takes-seat A ? duo-1.2 duo-1 1 -"]


@rule("EP-3.1", "EP-3.4", "EP-4.4")
def test_stepping_over_is_followed_by_who_has_spied() -> None:
    """The pod that is left empty is gone before its hangar is chosen and the seat is taken."""
    board = Board(seats=3, pods={"duo-1": "5 Bs:A", "duo-2": "8 Ac ."}, turn="B")
    left = Story(board, LAND, "embark duo-1.1 duo-2")
    chosen = Story(board, "hangar 3")
    for letter, role in (("A", "scientist"), ("B", "scientist"), ("C", "?"), ("", "?")):
        assert left.heard(letter) == [f"steps-over B {role} duo-1.1 duo-1 5 duo-2 8", "is-empty duo-1 5"]
        assert chosen.heard(letter) == ["sends-home B duo-1 3", f"takes-seat B {role} duo-2.2 duo-2 8 -"]


@rule("EP-3.2", "EP-3.4")
def test_disembarking_somebody() -> None:
    board = Board(seats=3, pods={"duo-1": "11 Bs:A Cc"})
    story = Story(board, LAND, "disembark duo-1.1 r1")
    for letter, role in (("A", "scientist"), ("B", "scientist"), ("C", "?"), ("", "?")):
        assert story.heard(letter) == [f"disembarks A B {role} duo-1.1 duo-1 11 r1", f"lands B {role} r1 1"]


@rule("EP-3.2", "EP-4.4")
def test_the_last_member_lands_once_its_pod_is_home() -> None:
    mini = Story(Board(pods={"mini-2": "13 As"}), LAND, "disembark mini-2.1 r4")
    assert mini.heard() == ["disembarks A A ? mini-2.1 mini-2 13 r4", "is-empty mini-2 13", "lands A ? r4 1"]
    trio = Story(Board(seats=3, pods={"trio": "12 As", "duo-1": "1 As"}), LAND, "disembark trio.1 r3")
    assert trio.heard()[1:3] == ["is-empty trio 12", "goes-home trio 2"]
    duo = Story(Board(pods={"duo-1": "12 As", "duo-2": "hangar-1"}), LAND, "disembark duo-1.1 r2")
    assert duo.heard()[1:3] == ["is-empty duo-1 12", "goes-home duo-1 3"]


@rule("EP-3.5")
def test_a_minipod_goes_out() -> None:
    story = Story(Board(pods={"mini-1": "1 Bs"}), "use minipod commander", "launch engineer 3")
    assert story.heard("A") == ["launches A engineer mini-2.1 mini-2 3"]
    assert story.heard("B") == story.heard() == ["launches A ? mini-2.1 mini-2 3"]


@rule("EP-3.4")
def test_only_the_spy_hears_what_is_seen() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Ac Ce:B"})
    story = Story(board, "use spy commander", "spy trio")
    assert story.heard("A") == [
        "spies A trio 5 -",
        "sees A B scientist trio.1 - -",
        "sees A A commander trio.2 - -",
        "sees A C engineer trio.3 - -",
    ]
    for letter in ("B", "C", ""):
        assert story.heard(letter) == ["spies A trio 5 -"]


@rule("EP-3.4")
def test_spying_on_a_refuge() -> None:
    story = Story(Board(refuges={"r2": "Bs Ae"}), "use spy commander", "spy r2")
    assert story.heard("A") == ["spies A - - r2", "sees A B scientist - r2 1", "sees A A engineer - r2 2"]
    assert story.heard("B") == ["spies A - - r2"]


@rule("EP-5.1", "EP-3.4")
def test_a_swap_has_two_secrets() -> None:
    """A gives an engineer of its reserve for B's scientist, whom C has spied and A has not seen."""
    story = Story(Board(seats=3, pods={"duo-1": "1 Bs:C"}), "use board commander", "swap engineer duo-1.1")
    known = {"A": ("engineer", "?"), "B": ("?", "scientist"), "C": ("?", "scientist"), "": ("?", "?")}
    for letter, (mine, theirs) in known.items():
        assert story.heard(letter) == [f"swaps A {mine} - B {theirs} duo-1.1 duo-1 1"]


@rule("EP-5.1", "EP-3.4")
def test_a_swap_from_pod_to_pod() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs:A", "duo-2": "8 Ac:C"})
    story = Story(board, "use board commander", "swap duo-2.1 duo-1.1")
    known = {"A": ("commander", "scientist"), "B": ("?", "scientist"), "C": ("commander", "?"), "": ("?", "?")}
    for letter, (mine, theirs) in known.items():
        assert story.heard(letter) == [f"swaps A {mine} duo-2.1 B {theirs} duo-1.1 duo-1 5"]


# Cards and beacons


@rule("EP-5.3")
def test_a_card_goes_under_the_deck() -> None:
    assert Story(Board(row="7"), "use program commander", "delay 7").heard() == ["delays A 7"]
    again = Board(row="4", under="5 6 7 8 9 10")
    assert Story(again, "use program commander", "delay 4").heard("B") == ["delays A 4", "comes-back 5"]


@rule("EP-5.3", "EP-1.5")
def test_beacons_come_to_borders() -> None:
    """Of two players' beacons only the colours in play are named."""
    board = Board(beacons={"AB": "1-2"})
    assert Story(board, "use program commander", "beacon BC").heard() == ["takes-beacon A BC B"]
    assert Story(board, "border 4-5").heard() == ["places-beacon A BC B - 4-5"]
    moved = Board(beacons={"AB": "1-2"})
    assert Story(moved, "use program commander", "beacon AB").heard() == ["takes-beacon A AB A+B"]
    assert Story(moved, "border 8-9").heard("B") == ["places-beacon A AB A+B 1-2 8-9"]


@rule("EP-5.3")
def test_beacons_change_places() -> None:
    board = Board(beacons={"AB": "1-2", "AC": "4-5"}).play("use program commander", "beacon AB")
    assert Story(board, "border 4-5").heard() == ["exchanges-beacons A AB A+B 1-2 4-5 AC A"]


# Explosions


@rule("EP-6.1", "EP-4.4")
def test_an_explosion_in_its_order() -> None:
    pods = {"mini-1": "11 Ac", "duo-2": "8 Bs Bc", "duo-1": "hangar-1"}
    story = Story(Board(pods=pods, refuges={"r1": "Be Be"}, row="8"), LAND, "disembark mini-1.1 r1")
    assert story.heard("B") == [
        "disembarks A A ? mini-1.1 mini-1 11 r1",
        "is-empty mini-1 11",
        "lands A ? r1 3",
        "token-moves r1 3 4",
        "explodes 8 duo-2",
        "gets-back B duo-2.1+duo-2.2 duo-2",
        "is-empty duo-2 8",
        "goes-home duo-2 3",
    ]
    assert story.heard("A")[0] == "disembarks A A commander mini-1.1 mini-1 11 r1"
    exploded = next(cut for cut in story.cuts() if cut.debris)
    assert exploded.pod_at[2] == 7
    assert exploded.aboard[5] != 255, "the film shows who was there"


@rule("EP-6.1")
def test_everybody_who_had_crew_in_the_pod_has_it_back() -> None:
    pods = {"mini-1": "11 Ac", "trio": "8 Bs Ac Bc"}
    story = Story(Board(seats=3, pods=pods, refuges={"r1": "Be Be"}, row="8"), LAND, "disembark mini-1.1 r1")
    assert story.heard()[5:] == [
        "gets-back A trio.2 trio",
        "gets-back B trio.1+trio.3 trio",
        "is-empty trio 8",
        "goes-home trio 2",
    ]


@rule("EP-6.1")
def test_an_explosion_where_nobody_is() -> None:
    board = Board(pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be Bc Bc"}, tokens={"r1": 5}, row="8")
    story = Story(board, LAND, "disembark duo-1.1 r1")
    assert story.heard()[-2:] == ["token-moves r1 5 -", "explodes 8 -"]


@rule("EP-6.1")
def test_with_no_card_left_only_the_token_moves() -> None:
    board = Board(
        pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be"}, debris="4 5 6 7 8 9 10", row="", barrier="B", final=True
    )
    assert Story(board, LAND, "disembark duo-1.1 r1").heard()[1:] == ["lands A ? r1 3", "token-moves r1 3 4"]


@rule("EP-9.1")
def test_alone_the_farther_card_explodes_at_the_end_of_a_turn() -> None:
    story = Story(Board(seats=1, pods={"duo-1": "7 Ac", "duo-2": "1 As"}, row="7 3"), "end")
    assert story.heard()[:3] == ["ends-turn A -", "explodes 7 duo-1", "gets-back A duo-1.1 duo-1"]


# The end


@rule("EP-7.1", "EP-7.2")
def test_a_barrier_and_the_final_turns() -> None:
    pods = {"duo-1": "11 Ac As", "mini-1": "12 Bs"}
    board = Board(seats=3, pods=pods, refuges={"r1": "Be Be Ae Ae"}, debris="7 8", row="9")
    assert Story(board, LAND, "disembark duo-1.1 r1", "card 4").heard() == ["comes-up 4", "barrier-arises"]
    assert Story(board, "end").heard() == ["ends-turn A 1", "has-final-turn B"]
    assert Story(board, "end").heard("C") == ["ends-turn B -", "has-final-turn A"]
    assert Story(board, "end").heard()[:3] == ["ends-turn A -", "final-turns-end", "is-turned-up r1 5"]


@rule("EP-7.3")
def test_no_pod_beyond_the_barrier() -> None:
    board = Board(pods={"mini-1": "11 Ac"}, refuges={"r1": "Be Be"}, debris="7 8", row="9")
    arises = Story(board, LAND, "disembark mini-1.1 r1", "card 4")
    assert arises.heard()[:4] == ["comes-up 4", "barrier-arises", "nobody-is-beyond", "is-turned-up r1 3"]
    later = Board(pods={"mini-1": "11 Ac"}, debris="7 8 9", barrier="B")
    assert Story(later, LAND, "disembark mini-1.1 r1").heard()[2:5] == [
        "lands A ? r1 1",
        "nobody-is-beyond",
        "is-turned-up r1 1",
    ]


@rule("EP-7.3")
def test_all_arrival_spaces_are_taken() -> None:
    refuges = {"r1": "Be Be As Bs", "r2": "As Bs Cs Cc Be", "r3": "Bs Bc Bc Bc Ae", "r4": "Ae Ae Cc Cc Ce"}
    board = Board(seats=3, pods={"duo-1": "11 Ac Cs"}, refuges=refuges, tokens={"r1": 0})
    story = Story(board, LAND, "disembark duo-1.1 r1")
    assert story.heard("C")[1:4] == ["lands A ? r1 5", "all-have-landed", "is-turned-up r1 5"]


@rule("EP-7.4")
def test_nobody_lands_for_twenty_rounds() -> None:
    assert Story(Board(quiet=39), "end").heard()[:3] == ["ends-turn A -", "nobody-lands 20", "is-turned-up r1 0"]


@rule("EP-8.1", "EP-8.2")
def test_the_scoring_refuge_by_refuge() -> None:
    board = Board(refuges={"r1": "Ac Bs Bs Bs", "r2": "Bc", "r3": "Ae"}, quiet=39)
    assert Story(board, "end").heard()[-1] == "is-turned-up r1 4"
    assert Story(board, "assign 1").heard("B") == ["assigns A commander r1 1 1"]
    assert Story(board, "assign 2").heard("A") == [
        "assigns B scientist r1 2 2",
        "gets-square B scientist r1 3 5",
        "gets-no-square B scientist r1 4",
        "scores A 4 r1",
        "scores B 5 r1",
        "is-turned-up r2 1",
    ]
    assert Story(board, "assign 3").heard() == ["assigns B commander r2 1 3", "scores B 2 r2", "is-turned-up r3 1"]
    assert Story(board, "assign 1").heard() == [
        "assigns A engineer r3 1 1",
        "scores A 4 r3",
        "is-turned-up r4 0",
        "totals A 8",
        "totals B 7",
        "wins A",
    ]


@rule("EP-8.1")
def test_a_refuge_is_shown_turned_up_before_anybody_is_assigned() -> None:
    story = Story(Board(refuges={"r1": "Bs"}, quiet=39), "end")
    assert story.heard("A")[-1] == "is-turned-up r1 1"
    cut = story.cuts()[-1]
    assert (int(cut.scoring), cut.assigned[0, 0]) == (0, 255)


@rule("EP-8.3")
def test_a_shared_win() -> None:
    board = Board(seats=3, refuges={"r1": "Ac", "r2": "Bs"}, quiet=59).play("end", "assign 1")
    assert Story(board, "assign 1").heard()[-5:] == [
        "totals A 4",
        "totals B 4",
        "totals C 0",
        "shares-win A",
        "shares-win B",
    ]


@rule("EP-9.3")
@pytest.mark.parametrize(
    ("r4", "choices", "grade"),
    [("", [], "survivor"), ("Ac", ["assign 2"], "conqueror"), ("As Ac", ["assign 1", "assign 2"], "master")],
)
def test_a_grade(r4: str, choices: list[str], grade: str) -> None:
    board = Board(seats=1, refuges={"r1": "Ac", "r2": "As", "r3": "Ae", "r4": r4}, quiet=19, row="7 3")
    story = Story(board, "end", "card 1", "assign 1", "assign 1", "assign 1", *choices)
    assert story.heard()[-1] == f"gets-grade A {grade}"
