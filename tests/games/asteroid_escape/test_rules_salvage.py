"""Asteroid Escape, AE-7.2, from the text: tiles swapped with the hands of those one has put out."""

from __future__ import annotations

import pytest

from astroport import InvalidOptionError, Match
from astroport.games.asteroid_escape import GAME
from astroport.testing import rule

from .board import Board

# 18 (05 17 …) in the corner sends A on and B off the board, 4 (05 16 …) sends B and D off.
SHIPS = {"A": "N1", "B": "N2", "C": "S1", "D": "W13"}
FAR = {"blue-5": "3/6.0", "red-5": "3/5.0"}
HANDS = {"A": "18 32 16", "B": "4 5 6", "C": "17 21 9"}
STAY = ("blue 1", "red 1")


def wreck(hands: dict[str, str] = HANDS, lay: str = "lay 18 0", *, ships: str = "ABC", **more: object) -> Board:
    """A has laid in the corner and put B out."""
    given: dict[str, object] = {"asteroids": FAR, "salvage": True, "seats": len(ships)} | more
    board = Board({letter: SHIPS[letter] for letter in ships}, hands, **given)  # type: ignore[arg-type]
    return board.play(lay)


def seen(board: Board, viewer: str) -> tuple[list[str], str]:
    """All hands as a player sees them, and the queue, unknown tiles as ?."""
    view = board.match.view("ABCDEFGH".index(viewer))
    hands = [" ".join(tile["tile"] if tile else "?" for tile in hand) for hand in view.picture["hands"]]
    state = view.state[0]
    names = GAME.state.TILE_NAMES
    queue = [names[tile] if tile < len(names) else "?" for tile in state.queue[: state.queued].tolist()]
    return hands, " ".join(queue)


@rule("AE-7.2")
def test_salvage_is_for_three_and_more() -> None:
    with pytest.raises(InvalidOptionError, match=r"AE-7\.2"):
        Match(GAME, 2, {"salvage": True})


@rule("AE-7.2")
def test_seats_count_at_the_start_not_later() -> None:
    board = wreck(ships="ABC", seats=4)  # D was out before
    assert board.phase == "salvaging"


@rule("AE-7.2")
def test_the_active_player_may_swap_each_of_its_tiles_for_each_of_theirs() -> None:
    board = wreck()
    assert (board.phase, board.turn, board.out) == ("salvaging", "A", "B")
    assert board.allowed() == {f"swap {mine} B{theirs}" for mine in (1, 2) for theirs in (1, 2, 3)} | {"done"}
    for action in ("swap 3 B1", "swap 1 C1", "swap 1 A2", "lay 32 0", "draw 10"):
        assert board.rule(action) == "AE-7.2"


@rule("AE-7.2")
def test_a_swap_changes_the_places_of_two_tiles_each_place_once() -> None:
    board = wreck().play("swap 1 B3")
    assert board.hands() == {"A": "6 16", "B": "4 5 32", "C": "17 21 9"}
    assert board.allowed() == {"swap 2 B1", "swap 2 B2", "done"}
    assert board.rule("swap 1 B1") == board.rule("swap 2 B3") == board.rule("swap 1 B3") == "AE-7.2"
    board.play("swap 2 B1")
    assert board.hands()["A"] == "6 4"
    assert board.allowed() == {"done"}


@rule("AE-7.2", "AE-5.2")
def test_done_puts_the_rest_under_the_pile_and_the_active_player_draws() -> None:
    board = wreck(queue="30").play("swap 2 B2", "done")
    assert board.hands() == {"A": "32 5", "B": "", "C": "17 21 9"}
    assert board.queue() == "30 4 16 6"  # as the places were
    assert (board.phase, board.turn) == ("drawing", "A")


@rule("AE-7.2")
def test_no_swap_need_be_made() -> None:
    board = wreck().play("done")
    assert (board.hands()["A"], board.queue()) == ("32 16", "4 5 6")


@rule("AE-7.2", "AE-5.2")
def test_several_victims_at_once() -> None:
    hands = {"A": "4 2", "B": "5", "C": "7 8 9", "D": "10 11"}
    board = wreck(hands, "lay 4 0", ships="ABCD")
    assert board.out == "BD"
    assert board.allowed() == {"swap 1 B1", "swap 1 D1", "swap 1 D2", "done"}
    board.play("swap 1 D1", "done")
    assert (board.hands()["A"], board.queue()) == ("10", "5 2 11")


@rule("AE-7.2")
def test_not_if_the_active_ship_was_destroyed_too() -> None:
    board = wreck({"A": "1", "B": "4 5", "C": "7", "D": "8"}, "lay 1 0", ships="ABCD")
    assert (board.out, board.phase, board.turn) == ("ABD", "over", None)
    ships = {"A": "N1", "B": "N2", "C": "S1", "D": "S3"}
    board = Board(ships, {"A": "1 33", "B": "4 5"}, asteroids=FAR, salvage=True, seats=4).play("lay 1 0")
    assert (board.out, board.queue(), board.turn) == ("AB", "33 4 5", "C")


@rule("AE-7.2")
@pytest.mark.parametrize(("mine", "theirs"), [("18", "4 5 6"), ("18 2 3", "")])
def test_not_asked_when_a_hand_is_empty(mine: str, theirs: str) -> None:
    board = wreck({"A": mine, "B": theirs, "C": "7"})
    assert (board.phase, board.out, board.queue()) == ("drawing", "B", theirs)


@rule("AE-7.2")
def test_not_without_the_variant_nor_by_asteroids() -> None:
    assert wreck(salvage=False).phase == "drawing"
    ships = {"A": "S3", "B": "3/3@7", "C": "S1"}
    rocks = {"blue-1": "2/2.0", "red-5": "1/6.0"}
    board = Board(ships, HANDS, tiles={"3/2": "10.0"}, asteroids=rocks, seats=3, salvage=True, phase="begin")
    board.play("blue 3", "red 4", "die 4")
    assert (board.out, board.phase, board.queue()) == ("B", "acting", "10 4 5 6")


@rule("AE-7.2", "AE-6.1")
def test_not_when_the_match_is_over() -> None:
    board = wreck(ships="AB", seats=3)
    assert (board.phase, board.won, board.hands()["B"]) == ("over", "A", "4 5 6")


@rule("AE-7.2", "AE-5.4")
def test_the_marker_serves_after_the_salvage() -> None:
    hands = {"A": "18 2 3", "B": "4 5", "C": "7 8"}
    board = wreck(hands, pile="", marker="C")
    assert (board.phase, board.hands()["C"]) == ("salvaging", "7 8")
    board.play("swap 1 B1", "done")
    assert board.hands() == {"A": "4 3 5", "B": "", "C": "7 8 2"}
    assert board.marker is None


@rule("AE-7.2", "AE-5.4")
def test_a_victim_keeps_the_marker_until_its_hand_goes_under_the_pile() -> None:
    hands = {"A": "18 2 3", "B": "4", "C": "7 8 9"}
    board = wreck(hands, pile="", marker="B")
    assert (board.marker, board.phase) == ("B", "salvaging")
    board.play("done")
    assert (board.marker, board.hands()["A"]) == (None, "2 3 4")


# What salvage shows


@rule("AE-7.2", "AE-1.6")
def test_only_the_salvager_sees_the_hands() -> None:
    board = wreck()
    assert seen(board, "A") == (["32 16", "4 5 6", "? ? ?"], "")
    assert seen(board, "C") == (["? ?", "? ? ?", "17 21 9"], "")
    board.play("swap 1 B1")
    assert seen(board, "A") == (["4 16", "32 5 6", "? ? ?"], "")
    assert seen(board, "C") == (["? ?", "? ? ?", "17 21 9"], "")
    assert board.picture()["hands"] == [[None] * 2, [None] * 3, [None] * 3]


@rule("AE-7.2", "AE-1.6")
def test_the_salvager_knows_the_queue_and_who_draws_of_it() -> None:
    board = wreck(pile="20").play("swap 1 B1", "done", "draw 20")
    assert seen(board, "A") == (["4 16 20", "", "? ? ?"], "32 5 6")
    assert seen(board, "C") == (["? ? ?", "", "17 21 9"], "? ? ?")
    assert seen(board, "B") == (["? ? ?", "", "? ? ?"], "? ? ?")
    board.play(*STAY, "lay 17 0")  # C draws 32 from the queue
    assert seen(board, "A") == (["4 16 20", "", "? ? 32"], "5 6")
    assert seen(board, "C") == (["? ? ?", "", "21 9 32"], "? ?")
    board.play(*STAY, "lay 16 0", *STAY, "lay 21 0")  # its place in the hand changes
    assert seen(board, "A") == (["4 20 5", "", "? 32 6"], "")
    assert seen(board, "C") == (["? ? ?", "", "9 32 6"], "")


@rule("AE-7.2")
def test_looking_is_enough_to_know() -> None:
    board = wreck(pile="20").play("done", "draw 20")
    assert seen(board, "A") == (["32 16 20", "", "? ? ?"], "4 5 6")


@rule("AE-7.2")
def test_what_is_returned_without_salvage_nobody_sees() -> None:
    board = wreck(salvage=False, pile="20").play("draw 20")
    for viewer in "ABC":
        assert seen(board, viewer)[1] == "? ? ?"


@rule("AE-7.2")
def test_in_a_second_salvage_the_first_salvager_follows_the_tiles_it_knew() -> None:
    """A has seen 4 5 6; C draws 4; D puts C out, looks and swaps: all see the places, so A knows where 4 goes."""
    # C and D face the corner 6/6 by points 5 and 4. Its hand lets D send C off: 18b turned twice (14 53 …).
    ships = {"A": "N1", "B": "N2", "C": "S2", "D": "S1"}
    hands = {"A": "18 2 3", "B": "4 5 6", "C": "7 8 17", "D": "18b 10 11"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=4, pile="20")
    board.play("lay 18 0", "swap 1 B3", "done", "draw 20", *STAY, "lay 17 0")
    assert (board.hands()["C"], board.ships()["C"], board.ships()["D"]) == ("7 8 4", "5/6@5", "5/6@4")
    assert seen(board, "A") == (["6 3 20", "", "? ? 4", "? ? ?"], "5 2")
    board.play(*STAY, "lay 18b 2")
    assert (board.phase, board.out) == ("salvaging", "BC")
    assert seen(board, "A") == (["6 3 20", "", "? ? 4", "? ?"], "5 2")  # nothing is swapped yet
    assert seen(board, "D") == (["? ? ?", "", "7 8 4", "10 11"], "? ?")
    board.play("swap 1 C3", "done")
    assert board.hands()["D"] == "4 11 5"
    assert seen(board, "A") == (["6 3 20", "", "", "4 ? 5"], "2 ? ? ?")
    assert seen(board, "D") == (["? ? ?", "", "", "4 11 5"], "? 7 8 10")


@rule("AE-7.2")
def test_what_others_knew_of_the_salvagers_own_hand_they_know_on() -> None:
    ships = {"A": "N1", "B": "N2", "C": "S2", "D": "S1"}
    hands = {"A": "18 16 2", "B": "4 5 6", "C": "17 32 9", "D": "21 18b 10"}
    rocks = {"blue-5": "1/4.0", "red-5": "1/5.0"}
    board = Board(ships, hands, asteroids=rocks, salvage=True, seats=4, pile="20 22")
    board.play("lay 18 0", "done", "draw 20", *STAY, "lay 17 0", "draw 22", *STAY, "lay 21 0")
    assert seen(board, "A") == (["16 2 20", "", "? ? ?", "? ? 4"], "5 6")
    board.play(*STAY, "lay 16 0", *STAY, "lay 32 0", *STAY)
    assert seen(board, "A") == (["2 20 5", "", "? ? 6", "? ? 4"], "")
    board.play("lay 18b 2")
    assert (board.phase, board.out) == ("salvaging", "BC")
    assert seen(board, "A") == (["2 20 5", "", "? ? 6", "? 4"], "")
    assert seen(board, "D") == (["? ? ?", "", "9 22 6", "10 4"], "")
    board.play("swap 2 C1")
    assert seen(board, "A") == (["2 20 5", "", "4 ? 6", "? ?"], "")
    assert seen(board, "C")[0][2] == "? 22 6"  # who is out does not see what it is given


@rule("AE-7.2")
def test_what_a_salvager_took_stays_known_to_it_when_its_own_hand_goes_under_the_pile() -> None:
    """Rulebook, 8: what a salvage showed you stays known to you."""
    ships = {"A": "N1", "B": "N2", "C": "S1", "D": "S5"}
    board = Board(ships, HANDS | {"D": "21b 10 11"}, asteroids=FAR, salvage=True, seats=4, pile="20")
    board.play("lay 18 0", "swap 1 B1", "done", "draw 20")  # A holds 4 16 20; under the pile: 32 5 6
    board.play(*STAY, "lay 17 0", *STAY, "lay 21b 0")  # C and D draw 32 and 5
    board.play("blue 3", "red 3", "die 6", "asteroid blue-1", "land 2/1", "face 0")  # in front of A
    assert (board.out, board.queue()) == ("AB", "6 4 16 20")
    assert seen(board, "A")[1].split()[:2] == ["6", "4"]  # both were shown to A when it salvaged B's hand


@rule("AE-7.2")
def test_a_victim_does_not_see_what_it_is_given() -> None:
    """Rulebook, 8: all see how many tiles are swapped and at which places, but not which tiles."""
    board = wreck().play("swap 1 B1")  # A gives 32 and takes 4
    assert "32" not in seen(board, "B")[0][1].split()
