"""Escape Pods, EP-1, from the text: board, pods, crews, beacons, refuge cards, tokens, explosion cards, who begins."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import astroport.games.escape_pods
from astroport import Match
from astroport.core.contract import SPECTATOR
from astroport.games.escape_pods import GAME
from astroport.testing import rule

from .board import SOLO_CARDS, Board, Opening, words

TOUCHING = {
    "1": "2 4 5",
    "2": "1 3 5",
    "3": "2 5 6",
    "4": "1 5 7 8",
    "5": "1 2 3 4 6 8",
    "6": "3 5 8 9",
    "7": "4 8 10 11",
    "8": "4 5 6 7 9 10",
    "9": "6 8 10 13",
    "10": "7 8 9 11 12 13",
    "11": "7 10 12",
    "12": "10 11 13",
    "13": "9 10 12",
}
ROLES = ("commander", "scientist", "engineer")


# The board


@rule("EP-1.1")
@pytest.mark.parametrize("sector", TOUCHING)
def test_which_sectors_touch(sector: str) -> None:
    board = Board(pods={"mini-1": f"{sector} Ac"}).play("use accelerate commander")
    assert board.choices("move") == {f"mini-1 {to}" for to in words(TOUCHING[sector])}


@rule("EP-1.1", "EP-5.3")
def test_every_shared_border_has_a_place_for_a_beacon() -> None:
    shared = {f"{one}-{other}" for one in TOUCHING for other in words(TOUCHING[one]) if int(one) < int(other)}
    assert len(shared) == 26
    assert Board().play("use program commander", "beacon AB").choices("border") == shared


@rule("EP-1.2")
@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_pods_at_the_start(seats: int) -> None:
    board = Opening(seats).begin()
    assert board.pods == {
        "duo-1": "hangar-1",
        "trio": "hangar-2",
        "duo-2": "hangar-3",
        "mini-1": "ship",
        "mini-2": "ship",
        "mini-3": "ship",
    }
    assert {pod["name"]: pod["size"] for pod in board.picture()["pods"]} == {
        "duo-1": 2,
        "trio": 3,
        "duo-2": 2,
        "mini-1": 1,
        "mini-2": 1,
        "mini-3": 1,
    }


@rule("EP-1.2")
def test_no_trio_for_two() -> None:
    board = Opening(2).begin()
    assert set(board.pods) == words("duo-1 duo-2 mini-1 mini-2 mini-3")
    assert board.hangars == {"1": "duo-1", "3": "duo-2"}
    board.play("use embark commander")
    assert board.rule("embark commander trio") == "EP-1.2"


@rule("EP-1.2", "EP-3.1")
@pytest.mark.parametrize(("pod", "sector"), [("duo-1", "1"), ("trio", "2"), ("duo-2", "3")])
def test_where_hangars_open(pod: str, sector: str) -> None:
    board = Board(seats=3).play("use embark commander", f"embark commander {pod}")
    assert board.flying == {pod: sector}


@rule("EP-1.2", "EP-3.5")
def test_which_sectors_touch_the_ship() -> None:
    board = Board().play("use minipod commander")
    assert board.choices("launch") == {f"{role} {sector}" for role in ROLES for sector in "123"}


@rule("EP-1.3", "EP-3.2")
@pytest.mark.parametrize("sector", TOUCHING)
def test_which_refuges_a_sector_touches(sector: str) -> None:
    refuges = {"11": "r1", "12": "r2 r3", "13": "r4"}.get(sector, "")
    board = Board(pods={"mini-1": f"{sector} Ac"}).play("use embark commander")
    assert board.choices("disembark") == {f"mini-1.1 {refuge}" for refuge in words(refuges)}
    for other in words("r1 r2 r3 r4") - words(refuges):
        assert board.rule(f"disembark mini-1.1 {other}") == "EP-3.2"


# Crews


@rule("EP-1.4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_nine_crew_each(seats: int) -> None:
    board = Opening(seats).begin()
    assert board.reserves == dict.fromkeys("ABCDE"[:seats], "cccssseee")


HIDDEN = Board(
    seats=3,
    pods={"duo-1": "5 Ac Bs"},
    refuges={"r1": "Ae Bc"},
    panels={"A": "pilot:s program:e", "B": "board:c"},
)


@rule("EP-1.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_owners_are_public_and_roles_are_not(viewer: int) -> None:
    seen = HIDDEN.picture(viewer)
    pod, refuge = seen["pods"][0]["crew"], seen["refuges"][0]["arrivals"]
    assert [member["owner"] for member in pod] == [0, 1]
    assert [member["owner"] for member in refuge[:2]] == [0, 1]
    assert [member["role"] for member in pod] == [
        "commander" if viewer == 0 else None,
        "scientist" if viewer == 1 else None,
    ]
    assert [member["role"] for member in refuge[:2]] == [
        "engineer" if viewer == 0 else None,
        "commander" if viewer == 1 else None,
    ]


@rule("EP-1.4", "EP-2.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_reserves_and_panels_are_secret_too(viewer: int) -> None:
    players = HIDDEN.picture(viewer)["players"]
    assert [player["reserve"] for player in players] == [5, 6, 9]
    assert [player["roles"] is not None for player in players] == [viewer == seat for seat in range(3)]
    assert players[0]["panel"]["pilot"] == ["scientist" if viewer == 0 else "hidden"]
    assert players[0]["panel"]["program"] == ["engineer" if viewer == 0 else "hidden"]
    assert players[1]["panel"]["board"] == ["commander" if viewer == 1 else "hidden"]


@rule("EP-1.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_both_implementations_hide_alike(viewer: int) -> None:
    expected = HIDDEN.oracle.position(viewer)
    seen = HIDDEN.picture(viewer)
    assert {name: seen[name] for name in expected} == expected


# Beacons


@rule("EP-1.5")
@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (1, "AB AC AD AE"),
        (2, "AB AC AD AE BC BD BE"),
        (3, "AB AC AD AE BC BD BE CD CE"),
        (4, "AB AC AD AE BC BD BE CD CE DE"),
        (5, "AB AC AD AE BC BD BE CD CE DE"),
    ],
)
def test_beacons_with_a_colour_in_play(seats: int, names: str) -> None:
    board = Opening(seats).begin()
    assert {beacon["name"] for beacon in board.picture()["beacons"]} == words(names)
    assert board.beacons == {}
    board.play("use program commander")
    assert board.choices("beacon") == words(names)
    assert {action.fields["beacon"] for action in Match(GAME, seats).lexicon if action.kind == "beacon"} == words(names)


# Refuge cards


def _components() -> dict[str, Any]:
    path = Path(astroport.games.escape_pods.__file__).with_name("components.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


CARDS: list[dict[str, Any]] = _components()["refuge"]
SOLO = [card for card in CARDS if card.get("solo", False)]
NAMES = [card["card"] for card in CARDS]
FLATTEST, STEEP = (3, 3, 3, 2, 1), [(4, 3, 2, 2, 1), (4, 3, 2, 1, 1), (4, 3, 3, 2, 1), (4, 4, 2, 1, 1)]


def _points(card: dict[str, Any]) -> tuple[int, ...]:
    return tuple(points for _, points in card["squares"])


@rule("EP-1.6")
def test_22_cards_of_five_kinds() -> None:
    assert len(CARDS) == len(set(NAMES)) == 22
    assert Counter(card["kind"] for card in CARDS) == {"plain": 6, "green": 4, "red": 4, "orange": 4, "cyan": 4}
    assert len({(card["kind"], str(card["squares"])) for card in CARDS}) == 22


@rule("EP-1.6")
@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_a_card_is_steep_and_worth_11_to_13(card: dict[str, Any]) -> None:
    points = _points(card)
    assert len(points) == 5
    assert all(1 <= worth <= 4 for worth in points)
    assert 11 <= sum(points) <= 13
    assert points in (FLATTEST, *STEEP)


@rule("EP-1.6")
@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_an_x_is_on_a_low_square(card: dict[str, Any]) -> None:
    crosses = [points for wants, points in card["squares"] if wants == "any"]
    assert crosses
    assert all(points <= 2 for points in crosses)
    assert {wants for wants, _ in card["squares"]} == {*ROLES, "any"}


@rule("EP-1.6")
def test_each_role_is_wanted_equally_often() -> None:
    wanted = Counter(wants for card in CARDS for wants, _ in card["squares"])
    assert wanted["commander"] == wanted["scientist"] == wanted["engineer"]


@rule("EP-1.6", "EP-9.1")
def test_the_four_solo_cards() -> None:
    assert len(SOLO) == 4
    assert {card["kind"] for card in SOLO} == {"plain"}
    assert all(11 <= sum(_points(card)) <= 12 for card in SOLO)
    steep = [card for card in SOLO if _points(card) in STEEP]
    assert len(steep) == 3
    assert {card["squares"][0][0] for card in steep} == set(ROLES)
    assert [_points(card) for card in SOLO if card not in steep] == [FLATTEST]


@rule("EP-1.6", "EP-8.2")
@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_which_squares_are_marked(card: dict[str, Any]) -> None:
    others = dict(zip(("r2", "r3", "r4"), (name for name in SOLO_CARDS.values() if name != card["card"]), strict=False))
    shown = Board(cards={"r1": card["card"], **others}).picture()["refuges"][0]
    marked = {"green": [1, 2], "red": [2, 3], "orange": [3]}.get(card["kind"], [])
    assert shown["kind"] == card["kind"]
    assert [square["mark"] for square in shown["squares"]] == [
        card["kind"] if number in marked else None for number in range(1, 6)
    ]
    assert [[square["wants"], square["points"]] for square in shown["squares"]] == card["squares"]


@rule("EP-1.6", "EP-9.1")
@pytest.mark.parametrize(
    ("seats", "option", "fixed"),
    [(1, "usual", True), (1, "fixed", True), (1, "drawn", False)]
    + [(seats, option, option == "fixed") for seats in (2, 5) for option in ("usual", "fixed", "drawn")],
)
def test_four_refuges_are_drawn_each_once(seats: int, option: str, fixed: bool) -> None:
    board = Opening(seats, option)
    left = {card["card"] for card in (SOLO if fixed else CARDS)}
    laid = sorted(left)[:4]
    for card in laid:
        assert board.asked == "chance"
        assert board.choices("refuge") == left
        board.play(f"refuge {card}")
        left -= {card}
        assert board.phase != "refuges" or board.rule(f"refuge {card}") == "EP-1.6"
    assert board.cards == dict(zip(("r1", "r2", "r3", "r4"), laid, strict=True))
    assert board.phase == "cards"


@rule("EP-1.6")
def test_fixed_refuges_are_none_of_the_others() -> None:
    board = Opening(2, "fixed")
    assert board.rule("refuge greenhouse") == "EP-1.6"
    assert board.rule("card 4") == "EP-1.6"


# Tokens, explosion cards, lots


@rule("EP-1.7")
@pytest.mark.parametrize(
    ("seats", "lateral", "central"), [(1, 3, 2), (2, 3, 2), (3, 3, 3), (4, 4, 3), (5, 4, 4)], ids=str
)
def test_where_tokens_start(seats: int, lateral: int, central: int) -> None:
    assert Opening(seats).begin().tokens == {"r1": lateral, "r2": central, "r3": central, "r4": lateral}


@rule("EP-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_card_of_4_to_10_is_face_up(seats: int) -> None:
    board = Opening(seats).lay_refuges()
    assert board.asked == "chance"
    assert board.choices("card") == words("4 5 6 7 8 9 10")
    for other in words("1 2 3 11 12 13"):
        assert board.rule(f"card {other}") == "EP-1.8"
    board.play("card 7")
    assert (board.row, board.unseen, board.under) == ("7", words("4 5 6 8 9 10"), "")
    assert board.phase == "lots"


@rule("EP-1.8", "EP-9.1")
def test_two_of_all_thirteen_in_solo() -> None:
    board = Opening(1).lay_refuges()
    assert board.choices("card") == {str(sector) for sector in range(1, 14)}
    board.play("card 12")
    assert board.rule("card 12") == "EP-1.8"
    board.play("card 1")
    assert board.row == "12 1"
    assert board.unseen == {str(sector) for sector in range(2, 14)} - {"12"}
    assert board.asked == "A"


@rule("EP-1.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_begin(seats: int) -> None:
    board = Opening(seats).lay_refuges().play("card 4")
    assert board.asked == "chance"
    assert board.choices("first") == set("ABCDE"[:seats])
    assert board.rule("card 5") == "EP-1.9"


@rule("EP-1.9")
@pytest.mark.parametrize(("seats", "order"), [(2, "BABA"), (3, "BCAB"), (5, "DEABCD")])
def test_then_clockwise(seats: int, order: str) -> None:
    board = Opening(seats).begin(order[0])
    assert board.picture()["first"] == "ABCDE".index(order[0])
    turns = ""
    for _ in order:
        assert board.turn == board.asked
        turns += board.asked
        board.play("end")
    assert turns == order


@rule("EP-1.9")
def test_nothing_is_drawn_again() -> None:
    board = Opening(3).begin()
    assert board.rule("first B") == "EP-1.9"
    assert board.rule("card 5") == "EP-1.8"
    assert board.rule("refuge meadow") == "EP-1.6"
