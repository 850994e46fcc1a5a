"""Asteroid Escape, AE-2, from the text: what asteroids do, and to whom."""

from __future__ import annotations

from itertools import product

import pytest

from astroport.testing import rule

from .board import BEGIN, Board

# A faces 3/3 from the left, B faces 5/5 from the left, C has not started to fly. The red asteroid 5 turns on a 5.
SHIPS = {"A": "3/3@7", "B": "5/5@7", "C": "S14"}
TILES = {"3/2": "4.0", "5/4": "5.0"}
HANDS = {"A": "1 2 3", "B": "6 7 8", "C": "9 10 11"}
FAR = {"red-5": "1/6.0"}
ACT = ("blue 3", "red 4")
STAY = ("blue 1", "red 1")


def field(
    rocks: dict[str, str], *, ships: dict[str, str] = SHIPS, tiles: dict[str, str] = TILES, **more: object
) -> Board:
    """Three ships and some asteroids; A’s turn begins."""
    given: dict[str, object] = {"seats": 3, "hands": HANDS, "phase": BEGIN} | more
    return Board(ships, tiles=tiles, asteroids=rocks, **given)  # type: ignore[arg-type]


def acted(board: Board) -> str:
    return str(board.picture()["acted"])


# 2.1 Never fewer than two


@rule("AE-2.1")
@pytest.mark.parametrize(("there", "missing"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_missing_asteroids_are_placed_first(there: int, missing: int) -> None:
    board = field({f"blue-{n}": f"6/{n}.0" for n in range(1, there + 1)})
    for cell in ("1/1", "1/2")[:missing]:
        assert board.phase == "placing"
        board.play(min(board.allowed("asteroid")), f"land {cell}", "face 0")
    assert (board.phase, board.turn) == ("rolling", "A")
    assert len(board.asteroids()) == max(2, there)


@rule("AE-2.1", "AE-2.7")
def test_all_are_placed_even_if_one_destroys_the_active_ship_and_nobody_rolls() -> None:
    board = field({}).play("asteroid blue-1", "land 3/3", "face 0")
    assert (board.out, board.turn, board.phase) == ("A", "A", "placing")
    board.play("asteroid red-1", "land 1/1", "face 0")
    assert (board.turn, board.phase) == ("B", "rolling")


@rule("AE-2.1", "AE-6.1")
def test_a_refill_that_leaves_one_ship_ends_the_match_at_once() -> None:
    ships = {"A": "3/3@7", "B": "S14"}
    board = Board(ships, HANDS | {"C": ""}, tiles={"3/2": "4.0"}, phase=BEGIN)
    board.play("asteroid blue-1", "land 3/3", "face 0")
    assert (board.won, board.result) == ("B", (0.0, 1.0))
    assert board.hands() == {"A": "1 2 3", "B": "6 7 8"}


@rule("AE-2.1")
def test_other_ships_are_safe_from_a_refill() -> None:
    board = field({}).play("asteroid blue-1", "land 5/5", "face 0", "asteroid red-1", "land 6/1", "face 0")
    assert (board.out, board.turn, board.phase) == ("", "A", "rolling")


@rule("AE-2.1")
def test_how_many_are_missing_is_counted_when_a_turn_begins() -> None:
    # Both leave the board in A's turn: B, not A, refills.
    board = field({"blue-1": "1/1.0", "red-1": "1/2.0"}).play(*ACT, "die 2", "die 2")
    assert (board.asteroids(), board.phase, board.turn) == ({}, "laying", "A")
    board.play("lay 2 0", "draw 20")
    assert (board.phase, board.turn) == ("placing", "B")
    assert board.rule("asteroid blue-1") == "AE-1.8"


@rule("AE-2.1")
@pytest.mark.parametrize("replaces", [False, True])
def test_a_refill_may_replace_the_roll(replaces: bool) -> None:
    board = field(FAR, refill_replaces_roll=replaces).play("asteroid blue-1", "land 1/1", "face 0")
    assert board.phase == ("laying" if replaces else "rolling")
    assert board.turn == "A"


@rule("AE-2.1", "AE-2.8")
def test_a_refill_instead_of_the_roll_does_not_move_what_lies_in_front() -> None:
    board = field({"blue-1": "3/3.0"}, refill_replaces_roll=True).play("asteroid red-1", "land 1/1", "face 0")
    assert (board.out, board.turn) == ("A", "B")


@rule("AE-2.1")
def test_who_placed_none_rolls_all_the_same() -> None:
    assert field(FAR | {"blue-1": "1/1.0"}, refill_replaces_roll=True).phase == "rolling"
    assert field({}, supply="", refill_replaces_roll=True).phase == "rolling"


# 2.2 On 6, 7 or 8


@rule("AE-2.2")
def test_asteroids_act_on_6_7_or_8() -> None:
    start = field(FAR | {"blue-1": "1/1.0"})
    assert start.allowed() == {f"blue {n}" for n in range(1, 7)}
    assert start.rule("red 1") == start.rule("die 1") == "AE-2.2"
    for blue, red in product(range(1, 7), repeat=2):
        board = field(FAR | {"blue-1": "1/1.0"}).play(f"blue {blue}")
        assert board.allowed() == {f"red {n}" for n in range(1, 7)}
        assert board.rule("blue 1") == "AE-2.2"
        board.play(f"red {red}")
        assert board.phase == ("acting" if blue + red in (6, 7, 8) else "laying")


@rule("AE-2.2")
def test_in_ascending_value_blue_before_red() -> None:
    rocks = {"red-2": "6/4.0", "blue-3": "6/1.0", "red-1": "6/2.0", "blue-2": "6/3.0", "blue-1": "6/5.0"}
    board = field(rocks, ships={"A": "N1", "B": "N3", "C": "N5"}, tiles={}).play(*ACT)
    order = [acted(board.play(f"die {die}")) for die in (1, 1, 2, 2, 3)]  # each turns
    assert order == ["blue-1", "red-1", "blue-2", "red-2", "blue-3"]
    assert set(board.asteroids().values()) == {"6/5.3", "6/2.3", "6/3.3", "6/4.3", "6/1.3"}
    assert board.phase == "laying"


# 2.3 A die for each


@rule("AE-2.3")
def test_one_die_each() -> None:
    board = field(FAR | {"blue-1": "1/1.0"}).play(*ACT)
    assert board.allowed() == {f"die {n}" for n in range(1, 7)}
    assert board.rule("blue 3") == "AE-2.3"
    board.play("die 5")
    assert board.asteroids() == FAR | {"blue-1": "1/2.0"}
    assert board.phase == "acting"
    board.play("die 5")
    assert board.phase == "laying"


@rule("AE-2.3")
def test_on_a_6_it_stays_and_another_one_comes_that_does_not_act() -> None:
    board = field(FAR | {"blue-1": "1/1.0"}).play(*ACT, "die 6")
    assert (board.phase, acted(board)) == ("placing", "blue-1")
    board.play("asteroid red-1", "land 6/1", "face 3")
    assert board.asteroids() == FAR | {"blue-1": "1/1.0", "red-1": "6/1.3"}
    board.play("die 5")  # red-5, the only other one
    assert (acted(board), board.phase) == ("red-5", "laying")


@rule("AE-2.3", "AE-2.6")
def test_one_that_was_pushed_and_placed_again_does_not_act() -> None:
    board = field(FAR | {"blue-1": "1/1.0", "red-1": "6/4.0", "blue-2": "1/2.0"}).play(*ACT, "die 5")
    assert board.supply() >= {"blue-2"}
    board.play("die 6", "asteroid blue-2", "land 2/6", "face 0", "die 5")
    assert (acted(board), board.phase) == ("red-5", "laying")
    assert board.asteroids()["blue-2"] == "2/6.0"


# 2.4 Over the edge


@rule("AE-2.4")
@pytest.mark.parametrize(("at", "die"), [("1/3", 2), ("3/1", 3), ("6/3", 4), ("3/6", 5), ("m/1", 3), ("6/m", 4)])
def test_an_asteroid_over_the_edge_never_comes_back(at: str, die: int) -> None:
    board = field(FAR | {"blue-1": f"{at}.0"}).play(*ACT, f"die {die}")
    assert board.asteroids() == FAR
    assert "blue-1" not in board.supply()
    board.play("die 6")
    assert board.rule("asteroid blue-1") == "AE-1.8"
    assert len(board.allowed("asteroid")) == 8


# 2.5 Eaten wakes


@rule("AE-2.5")
def test_an_eaten_tile_goes_under_the_pile_and_its_ship_is_lost() -> None:
    board = field(FAR | {"blue-1": "4/4.0"}).play(*ACT, "die 4")
    assert board.tiles() == {"3/2": "4.0"}
    assert board.asteroids()["blue-1"] == "5/4.0"
    assert (board.out, set(board.ships())) == ("B", {"A", "C"})
    assert board.queue() == "5 6 7 8"


@rule("AE-2.5", "AE-5.2")
@pytest.mark.parametrize("turn", ["A", "B", "C"])
def test_every_ship_resting_on_it_is_lost_the_active_one_too(turn: str) -> None:
    # All but D rest on 3/2, on three sides of it.
    ships = {"A": "3/3@7", "B": "3/3@6", "C": "2/2@5", "D": "S14"}
    hands = {"A": "1 2", "B": "6", "C": "9 10 11", "D": "12"}
    board = field(FAR | {"blue-1": "3/1.0"}, ships=ships, tiles={"3/2": "4.0"}, seats=4, turn=turn, hands=hands)
    board.play(*ACT, "die 5")
    assert (board.out, board.won) == ("ABC", "D")


@rule("AE-2.5", "AE-5.2")
def test_several_lost_with_one_tile_go_under_the_pile_after_it() -> None:
    ships = {"A": "5/5@7", "B": "3/3@6", "C": "2/2@5", "D": "3/3@7", "E": "S14"}
    hands = {"A": "1 2", "B": "6", "C": "9 10 11", "D": "12 13", "E": "14"}
    board = field(FAR | {"blue-1": "3/1.0"}, ships=ships, seats=5, turn="D", hands=hands).play(*ACT, "die 5")
    assert board.out == "BCD"
    assert board.queue() == "4 12 13 6 9 10 11"  # the tile, the active player's hand, then clockwise
    assert (board.phase, board.turn) == ("acting", "D")  # red-5 still acts
    assert board.play("die 5").turn == "E"


@rule("AE-2.5")
def test_a_ship_whose_earlier_wake_is_eaten_survives() -> None:
    tiles = TILES | {"3/1": "17.0"}
    board = field(FAR | {"blue-1": "2/1.0"}, tiles=tiles).play(*ACT, "die 4")
    assert (board.out, board.queue()) == ("", "17")
    assert board.ships()["A"] == "3/3@7"


@rule("AE-2.5")
def test_a_ship_on_a_start_mark_rests_on_no_tile() -> None:
    # C at N2 faces 1/1; a tile beside it and one across the board are eaten.
    ships = SHIPS | {"C": "N2"}
    board = field(FAR | {"blue-1": "2/2.0"}, ships=ships, tiles=TILES | {"1/2": "17.0"}).play(*ACT, "die 2")
    assert (board.out, board.queue()) == ("", "17")
    board = field(FAR | {"blue-1": "5/m.0"}, ships=ships, tiles=TILES | {"6/m": "17.0"}).play(*ACT, "die 4")
    assert (board.out, board.queue()) == ("", "17")


@rule("AE-2.5", "AE-2.7")
def test_an_asteroid_on_the_cell_a_ship_faces_from_its_mark_is_no_eaten_tile() -> None:
    ships = SHIPS | {"C": "N2"}
    board = field(FAR | {"blue-1": "1/2.0"}, ships=ships).play(*ACT, "die 3")
    assert board.asteroids()["blue-1"] == "1/1.0"
    assert board.out == ""


# 2.6 Asteroid meets asteroid


@rule("AE-2.6")
def test_the_one_that_was_there_goes_to_the_supply_and_acts_no_more() -> None:
    board = field(FAR | {"blue-1": "1/1.0", "red-3": "1/2.2"}).play(*ACT, "die 5")
    assert board.asteroids() == FAR | {"blue-1": "1/2.0"}
    assert "red-3" in board.supply()
    board.play("die 5")
    assert (acted(board), board.phase) == ("red-5", "laying")


@rule("AE-2.6")
def test_one_that_has_acted_can_be_removed_too() -> None:
    board = field(FAR | {"blue-1": "2/6.0"}).play(*ACT, "die 1", "die 3")
    assert board.asteroids() == {"red-5": "2/6.0"}
    assert "blue-1" in board.supply()


# 2.7 Hit in your turn


@rule("AE-2.7")
def test_an_asteroid_that_moves_in_front_of_the_active_ship_destroys_it_at_once() -> None:
    board = field(FAR | {"blue-1": "2/3.0"}).play(*ACT, "die 4")
    assert (board.out, board.phase, board.turn) == ("A", "acting", "A")
    assert board.queue() == "1 2 3"


@rule("AE-2.7")
def test_in_front_of_another_ship_it_is_harmless_until_that_ships_turn() -> None:
    board = field(FAR | {"blue-1": "4/5.0"}).play(*ACT, "die 4", "die 5")
    assert (board.asteroids()["blue-1"], board.out, board.phase) == ("5/5.0", "", "laying")
    board.play("lay 2 0", "draw 20", *STAY)
    assert (board.out, board.turn) == ("B", "C")


@rule("AE-2.7")
def test_an_asteroid_placed_in_front_of_the_active_ship_destroys_it() -> None:
    board = field(FAR | {"blue-1": "1/1.0"}).play(*ACT, "die 6", "asteroid red-2", "land 3/3")
    assert board.out == ""  # judged when it lies there
    board.play("face 0")
    assert (board.out, board.phase, board.turn) == ("A", "acting", "A")


@rule("AE-2.7")
def test_an_asteroid_placed_in_front_of_another_ship_is_harmless() -> None:
    board = field(FAR | {"blue-1": "1/1.0"}).play(*ACT, "die 6", "asteroid red-2", "land 5/5", "face 0", "die 5")
    assert (board.out, board.phase, board.turn) == ("", "laying", "A")


@rule("AE-2.7", "AE-2.6")
def test_pushing_away_the_asteroid_in_front_destroys_at_once() -> None:
    board = field(FAR | {"blue-1": "2/3.0", "red-1": "3/3.0"}).play(*ACT, "die 4")
    assert board.asteroids() == FAR | {"blue-1": "3/3.0"}
    assert (board.out, board.phase) == ("A", "acting")


@rule("AE-2.5", "AE-2.9")
def test_the_active_ship_is_lost_with_its_tile_and_the_turn_goes_on_without_it() -> None:
    ships = {"A": "3/2@2", "B": "S14", "C": "S13"}
    board = field(FAR | {"blue-1": "2/3.0"}, ships=ships, tiles={"3/3": "4.0"}).play(*ACT, "die 4")
    assert (board.out, board.queue(), board.phase) == ("A", "4 1 2 3", "acting")
    assert board.play("die 5").turn == "B"


@rule("AE-2.7", "AE-2.8")
@pytest.mark.parametrize("die", ["die 1", "die 6"])
def test_one_that_lay_there_and_stays_counts_after_all_have_acted(die: str) -> None:
    board = field(FAR | {"blue-1": "3/3.0"}).play(*ACT, die)
    if die == "die 6":
        board.play("asteroid red-1", "land 6/1", "face 0")
    assert (board.out, board.phase) == ("", "acting")
    board.play("die 5")
    assert (board.out, board.turn) == ("A", "B")


@rule("AE-2.7", "AE-2.8")
def test_one_that_lay_there_and_moves_away_in_time_spares_the_ship() -> None:
    board = field(FAR | {"blue-1": "3/3.0"}).play(*ACT, "die 5", "die 5")
    assert (board.out, board.phase, board.turn) == ("", "laying", "A")


# 2.8 No way ahead


@rule("AE-2.8")
@pytest.mark.parametrize("hand", ["1 2 3", ""])
def test_an_asteroid_in_front_destroys_tiles_in_hand_or_not(hand: str) -> None:
    board = field(FAR | {"blue-1": "3/3.0"}, hands=HANDS | {"A": hand}).play(*STAY)
    assert (board.out, board.turn, board.queue()) == ("A", "B", hand)


@rule("AE-2.8", "AE-6.1")
def test_the_check_may_end_the_match() -> None:
    ships = {"A": "3/3@7", "C": "S14"}
    board = field(FAR | {"blue-1": "3/3.0"}, ships=ships, tiles={"3/2": "4.0"}, hands={"A": "1 2 3"}).play(*STAY)
    assert (board.won, board.result, board.hands()["A"]) == ("C", (0.0, 0.0, 1.0), "1 2 3")


# 2.9 The others finish


@rule("AE-2.9")
def test_the_other_asteroids_finish_acting_then_the_next_player_has_the_turn() -> None:
    board = field(FAR | {"blue-1": "2/3.0", "red-2": "4/4.0"}).play(*ACT, "die 4")
    assert board.out == "A"
    board.play("die 5")  # red-2 goes down onto 5/4, where B rests
    assert (board.out, board.won) == ("AB", "C")


@rule("AE-2.9")
def test_a_lost_players_asteroids_may_bring_others_and_hit_nobody_else() -> None:
    board = field(FAR | {"blue-1": "2/3.0", "red-2": "4/5.0"}).play(*ACT, "die 4", "die 5")
    assert (board.out, board.asteroids()["red-2"]) == ("A", "5/5.0")  # B is not active
    board.play("die 6", "asteroid red-1", "land 6/1", "face 0")
    assert (board.turn, board.phase, board.out) == ("B", "rolling", "A")


@rule("AE-2.9", "AE-6.1")
def test_with_one_ship_left_nothing_more_acts() -> None:
    ships = {"A": "3/3@7", "C": "S14"}
    board = field(FAR | {"blue-1": "2/3.0"}, ships=ships, tiles={"3/2": "4.0"}).play(*ACT, "die 4")
    assert (board.won, board.awaited) == ("C", None)
