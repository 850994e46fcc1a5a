"""What people see of Escape Pods: the picture, and the position in signs."""

from __future__ import annotations

import json

from astroport.core.words import LANGUAGES, Sentence
from astroport.games.escape_pods.present import draw
from astroport.testing import rule

from .board import SOLO_CARDS, Board, Opening

# The picture


def test_the_picture_of_an_opening() -> None:
    opening = Opening(2)
    shown = opening.picture()
    assert (shown["phase"], shown["turn"], shown["first"], shown["result"]) == ("refuges", None, None, None)
    assert [refuge["card"] for refuge in shown["refuges"]] == [None] * 4
    assert [refuge["squares"] for refuge in shown["refuges"]] == [[]] * 4
    assert [refuge["touches"] for refuge in shown["refuges"]] == ["11", "12", "12", "13"]
    assert [refuge["token"] for refuge in shown["refuges"]] == [3, 2, 2, 3]
    assert [pod["name"] for pod in shown["pods"]] == ["duo-1", "duo-2", "mini-1", "mini-2", "mini-3"]
    assert shown["hangars"] == [
        {"name": "1", "size": 2, "pod": "duo-1"},
        {"name": "3", "size": 2, "pod": "duo-2"},
    ]
    assert len(shown["beacons"]) == 7
    opening.lay_refuges()
    assert opening.phase == "cards"
    opening.play("card 4")
    assert (opening.phase, opening.row) == ("lots", "4")
    opening.play("first B")
    shown = opening.picture()
    assert (shown["phase"], shown["turn"], shown["first"], shown["actions"]) == ("turn", 1, 1, 1)
    assert [refuge["card"] for refuge in shown["refuges"]] == list(SOLO_CARDS.values())
    assert shown["refuges"][0]["squares"][:2] == [
        {"wants": "commander", "points": 4, "mark": None, "taken": None},
        {"wants": "scientist", "points": 4, "mark": None, "taken": None},
    ]


def test_the_picture_of_a_position() -> None:
    board = Board(
        seats=3,
        pods={"duo-1": "5 Bs:AC Ac", "trio": "hangar-2"},
        refuges={"r1": "Bc"},
        beacons={"AB": "1-2"},
        debris="9",
        row="6",
        under="8",
        panels={"B": "embark:c embark:e board:s"},
        quiet=3,
    )
    shown = board.picture(0)
    assert shown["pods"][0] == {
        "name": "duo-1",
        "size": 2,
        "at": "5",
        "crew": [
            {"place": "duo-1.1", "owner": 1, "role": "scientist", "seen": [0, 2]},
            {"place": "duo-1.2", "owner": 0, "role": "commander", "seen": []},
        ],
    }
    assert [pod["at"] for pod in shown["pods"][1:]] == ["hangar-2", "hangar-3", "ship", "ship", "ship"]
    assert shown["refuges"][0]["arrivals"] == [{"owner": 1, "role": None, "seen": [], "square": None}, *[None] * 4]
    assert shown["beacons"][0] == {"name": "AB", "seats": [0, 1], "at": "1-2"}
    assert shown["beacons"][1]["at"] is None
    assert (shown["row"], shown["under"], shown["gone"]) == (["6"], ["8"], ["9"])
    assert shown["unseen"] == ["4", "5", "7", "10"]
    assert [sector["name"] for sector in shown["sectors"] if sector["debris"]] == ["9"]
    assert (shown["quiet"], shown["quietMost"], shown["barrier"], shown["final"]) == (3, 60, False, False)
    assert shown["players"][1]["panel"] == {
        "embark": ["hidden", "hidden"],
        **{use: [None] for use in ("accelerate", "spy", "minipod", "pilot", "program", "refresh")},
        "board": ["hidden"],
    }
    assert board.picture(1)["players"][1]["panel"]["embark"] == ["commander", "engineer"]
    assert json.loads(json.dumps(shown)) == shown


def test_the_picture_says_what_is_asked() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs"})
    assert board.picture()["using"] is None
    board.play("use accelerate commander")
    assert (board.phase, board.picture()["using"]) == ("move", "accelerate")
    board.play("move trio 5")
    assert board.picture()["push"] == {"pod": "duo-1", "at": "5", "to": ["1", "3", "4", "6", "8"]}
    board.play("push 8")
    assert board.picture()["push"] is board.picture()["using"] is None
    board.play("use program scientist", "beacon AC")
    assert (board.phase, board.picture()["beacon"]) == ("border", "AC")


@rule("EP-8.1")
def test_the_picture_of_the_scoring() -> None:
    board = Board(refuges={"r1": "Ac Bs"}, quiet=39).play("end")
    assert board.picture()["assign"] == {"seat": 0, "refuge": "r1", "arrival": 1, "squares": [1, 5]}
    board.play("assign 5")
    refuge = board.picture()["refuges"][0]
    assert [square["taken"] for square in refuge["squares"]] == [None, 2, None, None, 1]
    assert [member["square"] for member in refuge["arrivals"][:2]] == [5, 2]
    assert (refuge["scored"], refuge["points"]) == (True, [1, 4])
    assert board.picture()["assign"] is None
    assert board.picture()["result"] == {
        "scores": [
            {"seat": 0, "points": 1, "crew": 1, "assigned": 1, "refuges": 1},
            {"seat": 1, "points": 4, "crew": 1, "assigned": 1, "refuges": 1},
        ],
        "winners": [1],
        "grade": None,
    }


# For a terminal


def test_the_drawing() -> None:
    board = Board(
        pods={"duo-1": "1 Ac", "mini-1": "2 Bs:A"},
        refuges={"r1": "Ac Bc"},
        beacons={"AB": "1-2"},
        debris="5",
        under="6",
        panels={"A": "board:c"},
    )
    view = board.match.view(0)
    drawing = draw(view.state[0], view.actions)
    assert "duo-1[Ac .]" in drawing
    assert "<2>mini-1[Bs]" in drawing
    assert " 5 ###" in drawing
    assert "r1@11 plain c4 s4 e2 e1 X1 | Ac B? .* . ." in drawing
    assert "! 10 / 6  = AB:1-2" in drawing
    assert "(A) c0 s3 e3  [board]\n(B) ?7  []" in drawing
    assert "duo-1[A? .]" in draw(board.match.view(1).state[0])
    for sign in ("###", "*", "?"):
        assert all(sign in Sentence("escape_pods", "legend").to(lang) for lang in LANGUAGES)
