"""Asteroyds, AC-1.3: what must be true of every layout in components.toml, wherever its pieces stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from astroport.core.words import LANGUAGES, Lang
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.state import wrong_with
from astroport.testing import rule

from .arena import AHEAD, AROUND, MIDDLE, PLACE, ROCKS, WAYS, Base, Cell, Team, Way, bases

LAYOUTS = ("duel", "3v2", "three_teams")
OF_TWO = ("duel", "3v2")
MIRRORED: dict[Way, Way] = {"E": "W", "W": "E", "SE": "SW", "SW": "SE", "NE": "NW", "NW": "NE"}
CELL = re.compile(r"\b[a-m]\d+\b")
IN_THE_MIRROR = {1: 1, 5: 4, 3: 2, 6: 6, 2: 3, 4: 5}  # AC-1.5: the numbers of a turret


def mirrored(cell: Cell) -> Cell:
    """The cell on the other side of the middle."""
    x, y = PLACE[cell]
    return next(other for other, place in PLACE.items() if place == (2 * MIDDLE - x, y))


def upside_down(cell: Cell) -> Cell:
    """The cell as far below the middle row as this one is above it."""
    (x, y), (_, middle) = PLACE[cell], PLACE["g4"]
    return next(other for other, place in PLACE.items() if place == (x, 2 * middle - y))


def pieces(layout: dict[Team, Base]) -> list[Cell]:
    """Where pieces stand that stop ships."""
    return [cell for base in layout.values() for cell in (base.platform, *base.pods, *base.turrets)]


def reachable(start: Cell, walls: set[Cell]) -> set[Cell]:
    """Where ships can fly from a platform."""
    seen, waiting = {start}, [start]
    while waiting:
        for cell in AROUND[waiting.pop()]:
            if cell and cell not in seen and cell not in walls:
                seen.add(cell)
                waiting.append(cell)
    return seen


def lines_of_fire(team: Team, layout: dict[Team, Base]) -> set[Cell]:
    """All cells that beams from a team's platform reach; its own turrets do not stop them."""
    walls = set(pieces(layout)) - set(layout[team].turrets)
    reached: set[Cell] = set()
    for way in WAYS:
        cell = AHEAD[layout[team].platform, way]
        while cell and cell not in walls:
            reached.add(cell)
            cell = AHEAD[cell, way]
    return reached


@rule("AC-1.3")
def test_the_layouts() -> None:
    assert set(GAME.components["layout"]) == set(LAYOUTS)
    assert [set(bases(name)) for name in LAYOUTS] == [{"red", "white"}, {"red", "white"}, {"red", "white", "blue"}]


TITLES: dict[Lang, tuple[str, ...]] = {
    "en": ("Two teams:", "Three against two:", "Three teams:"),
    "fr": (
        "Deux équipes\N{NO-BREAK SPACE}:",
        "Trois contre deux\N{NO-BREAK SPACE}:",
        "Trois équipes\N{NO-BREAK SPACE}:",
    ),
}


@rule("AC-1.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_tell_where_everything_lies(lang: Lang) -> None:
    _, *told = re.split("|".join(TITLES[lang]), GAME.rulebooks[lang].rules["AC-1.3"].text)
    for name, text in zip(LAYOUTS, told, strict=True):
        layout = bases(name)
        homes = [base.home for base in layout.values()]
        told_before = [cell for base in layout.values() for cell in (base.platform, base.home, *base.pods)]
        same = told_before if name == "3v2" else []  # "the same, but"
        assert sorted(CELL.findall(text) + same) == sorted(pieces(layout) + homes), name
        if same:
            assert set(same) <= set(CELL.findall(told[0]))


@rule("AC-1.5")
@pytest.mark.parametrize(("lang", "said"), [("en", r"on (\S+) ([NSEW]+)"), ("fr", r"en (\S+) vers ([NSEW]+)")])
def test_the_rulebooks_tell_where_every_turret_points(lang: Lang, said: str) -> None:
    turrets = [turret for name in LAYOUTS for base in bases(name).values() for turret in base.turrets.items()]
    assert re.findall(said, GAME.rulebooks[lang].rules["AC-1.5"].text) == turrets


@rule("AC-1.3")
@pytest.mark.parametrize("name", OF_TWO)
def test_two_teams_mirror_left_and_right(name: str) -> None:
    red, white = bases(name).values()
    assert mirrored(red.platform) == white.platform
    assert MIRRORED[red.heading] == white.heading
    assert mirrored(red.home) == white.home
    assert sorted(map(mirrored, red.pods)) == sorted(white.pods)
    turned = {mirrored(cell): MIRRORED[way] for cell, way in red.turrets.items()}
    assert white.turrets.items() <= turned.items()
    if name == "duel":
        assert white.turrets == turned
    else:
        assert len(white.turrets) < len(red.turrets)


@rule("AC-1.3")
def test_white_and_blue_of_three_teams_mirror_above_and_below() -> None:
    """And red lies between them, no nearer to either."""
    red, white, blue = bases("three_teams").values()
    for upper, lower in ((white, blue), (red, red)):
        assert upside_down(upper.platform) == lower.platform
        assert upside_down(upper.home) == lower.home
        assert sorted(map(upside_down, upper.pods)) == sorted(lower.pods)
        assert sorted(map(upside_down, upper.turrets)) == sorted(lower.turrets)


@rule("AC-1.5")
def test_in_a_mirror_image_numbers_change_places() -> None:
    """So a red turret fires with one number as its image does with another."""
    clockwise = GAME.components["turret"]["clockwise"]
    assert clockwise == [1, 5, 3, 6, 2, 4]
    assert [clockwise[0], *clockwise[:0:-1]] == [IN_THE_MIRROR[number] for number in clockwise]


@rule("AC-1.3")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_asteroyd_can_be_reached_from_every_platform(name: str) -> None:
    layout = bases(name)
    for base in layout.values():
        within = reachable(base.platform, set(pieces(layout)))
        assert {other.home for other in layout.values()} <= within
        assert all(other.zone & within for other in layout.values())


@rule("AC-1.3")
@pytest.mark.parametrize("name", LAYOUTS)
def test_no_straight_line_of_fire_from_a_platform_to_an_enemy_home(name: str) -> None:
    layout = bases(name)
    for team in layout:
        enemy_homes = {base.home for other, base in layout.items() if other != team}
        assert not enemy_homes & lines_of_fire(team, layout)


@rule("AC-1.3")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_box_has_enough_pieces(name: str) -> None:
    layout = bases(name).values()
    assert sum(len(base.turrets) for base in layout) <= 4
    assert sum(1 + len(base.pods) for base in layout) <= 12
    assert all(base.pods and base.turrets for base in layout)


@rule("AC-1.2", "AC-1.3")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_piece_has_a_cell_of_its_own(name: str) -> None:
    layout = bases(name)
    cells = [*pieces(layout), *(base.home for base in layout.values())]
    assert len(cells) == len(set(cells))
    assert set(cells) <= set(PLACE)
    for team, base in layout.items():
        enemy_homes = {other.home for name, other in layout.items() if name != team}
        assert not enemy_homes & base.zone, "an asteroyd that scores where it lies"


@rule("AC-7.4")
@pytest.mark.parametrize("name", OF_TWO)
def test_rocks_begin_on_free_cells(name: str) -> None:
    layout = bases(name)
    assert len(set(ROCKS)) == 4
    assert not set(ROCKS) & {*pieces(layout), *(base.home for base in layout.values())}
    for base in layout.values():
        within = reachable(base.platform, {*pieces(layout), *ROCKS})
        assert {other.home for other in layout.values()} <= within


# Whoever corrects components.toml is told what is wrong


def broken(change: Callable[[dict[str, Any]], Any]) -> str | None:
    """What is said of the components after a change."""
    components = deepcopy(GAME.components)
    change(components)
    return wrong_with(components)


def add_turrets(layout: dict[str, Any], many: int) -> None:
    """Of red, on free cells."""
    teams = [layout[team] for team in ("red", "white", "blue") if team in layout]
    taken = {cell for base in teams for cell in (base["platform"], base["home"], *base["pods"], *base["turrets"])}
    layout["red"]["turrets"].update(dict.fromkeys([cell for cell in PLACE if cell not in taken][:many], "E"))


@rule("AC-1.3")
def test_the_components_can_be_played_with() -> None:
    assert wrong_with(GAME.components) is None


@rule("AC-1.3")
@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("a base for each team", lambda layout: layout.pop("white")),
        ("every piece on a cell of its own", lambda layout: layout["red"].update(home=layout["red"]["platform"])),
        ("every piece on a cell of its own", lambda layout: layout["red"].update(home=layout["white"]["pods"][0])),
        ("every piece on a cell of its own", lambda layout: layout["red"].update(platform="a7")),
        ("every piece on a cell of its own", lambda layout: layout["white"]["pods"].append("z9")),
        ("every piece on a cell of its own", lambda layout: layout["white"]["turrets"].update(n3="E")),
        ("pods and turrets in every base", lambda layout: layout["white"].update(pods=[])),
        ("pods and turrets in every base", lambda layout: layout["red"].update(turrets={})),
        ("at most 4 turrets", lambda layout: add_turrets(layout, 3)),
        ("a direction is one of", lambda layout: layout["white"].update(heading="N")),
        (
            "a direction is one of",
            lambda layout: layout["red"].update(turrets=dict.fromkeys(layout["red"]["turrets"], "S")),
        ),
    ],
)
def test_broken_layouts_are_refused(name: str, what: str, change: Callable[[dict[str, Any]], Any]) -> None:
    said = broken(lambda components: change(components["layout"][name]))
    assert said is not None
    assert re.match(rf"{name}: .*{what}", said)


@rule("AC-1.5", "AC-5.5", "AC-7.4")
@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("turret", lambda components: components["turret"].update(clockwise=[1, 5, 3, 6, 2, 2])),
        ("turret", lambda components: components["turret"]["clockwise"].pop()),
        ("match", lambda components: components["match"].update(points=0)),
        ("match", lambda components: components["match"].update(points_of_three_teams=10)),
        ("rocks", lambda components: components["rocks"]["cells"].pop()),
        ("rocks", lambda components: components["rocks"].update(cells=["f7", "f7", "h7", "d7"])),
        ("rocks", lambda components: components["rocks"].update(cells=["f7", "h7", "d7", "a8"])),
    ],
)
def test_broken_components_are_refused(what: str, change: Callable[[dict[str, Any]], Any]) -> None:
    said = broken(change)
    assert said is not None
    assert said.startswith(f"{what}: ")
