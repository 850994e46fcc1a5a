"""Asteroyds, AC-1.3: what must be true of every layout in components.toml, wherever its pieces stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
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


def rows_from(cell: Cell, other: Cell) -> int:
    """How many rows a cell lies below another; above it, less than none."""
    return "abcdefghijklm".index(cell[0]) - "abcdefghijklm".index(other[0])


def further(cell: Cell, way: Way, steps: int = 1) -> Cell:
    """The cell so many steps away, "" beyond the border."""
    for _ in range(steps):
        cell = AHEAD.get((cell, way)) or ""
    return cell


def off_the_middle(cells: Iterable[Cell], rows: int) -> list[Cell]:
    """Those that lie so many rows above or below the middle row, from the top."""
    return sorted(cell for cell in cells if abs(rows_from(cell, "g0")) == rows)


@rule("AC-1.3")
def test_two_teams_lie_as_the_rulebooks_tell_it() -> None:
    red = bases("duel")["red"]
    row = [cell for cell in PLACE if cell.startswith("g")]
    first, second, home, pod, platform, third, fourth, far = row[:8]
    assert (red.home, red.platform) == (home, platform)
    above, below = off_the_middle(red.pods, 3)
    assert sorted(red.pods) == sorted([pod, far, above, below])
    assert sorted(red.turrets) == off_the_middle(red.turrets, 2)
    assert not {first, second, third, fourth} & {*red.pods, *red.turrets}
    three = bases("3v2")["red"]
    assert (three.platform, three.home, three.pods) == (red.platform, red.home, red.pods)
    near = off_the_middle(three.turrets, 1)
    assert [further(cell, "W", 2) for cell in near] == ["", ""]
    top = [cell for cell in PLACE if cell.startswith("a")]
    assert sorted(three.turrets) == sorted([*near, top[0]])
    assert list(bases("3v2")["white"].turrets) == [top[-1]]


@rule("AC-1.3")
def test_three_teams_lie_as_the_rulebooks_tell_it() -> None:
    red, white, _ = bases("three_teams").values()
    duel = bases("duel")["red"]
    assert (red.platform, red.home) == (duel.platform, duel.home)
    between = further(red.home, "E")
    assert further(between, "E") == red.platform
    assert sorted(red.pods) == sorted([between, *off_the_middle(red.pods, 2)])
    assert list(red.turrets) == [further(red.home, "W")]
    assert rows_from(white.platform, "g0") == -3
    assert rows_from(white.home, white.platform) == -2
    middle = next(pod for pod in white.pods if pod in AROUND[white.platform] and pod in AROUND[white.home])
    below = next(pod for pod in white.pods if rows_from(pod, white.platform) == 2)
    left = further(white.home, "W", 2)
    assert sorted(white.pods) == sorted([middle, below, left])
    assert list(white.turrets) == [further(white.platform, "E", 2)]


@rule("AC-1.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rows_have_as_many_cells_as_the_rulebooks_tell(lang: Lang) -> None:
    told = [int(n) for n in re.findall(r"\d+", GAME.rulebooks[lang].rules["AC-1.1"].text)]
    rows = [sum(cell.startswith(row) for cell in PLACE) for row in "abcdefghijklm"]
    assert told == [len(PLACE), len(rows), *rows[:7]]
    assert rows == rows[::-1]


WORDS_FOR: dict[Lang, dict[str, Way]] = {
    "en": {"southwest": "SW", "southeast": "SE", "northwest": "NW", "west": "W", "east": "E"},
    "fr": {"sud-ouest": "SW", "sud-est": "SE", "nord-ouest": "NW", "ouest": "W", "est": "E"},
}


@rule("AC-1.5")
@pytest.mark.parametrize("lang", WORDS_FOR)
def test_the_rulebooks_tell_where_every_turret_points(lang: Lang) -> None:
    """Two teams: upper red and lower white, then lower red and upper white; the other layouts turret by turret."""
    ways = "|".join(WORDS_FOR[lang])
    said = re.findall(rf"(?:vers (?:le |l’)|\b)({ways})(?: for| pour)", GAME.rulebooks[lang].rules["AC-1.5"].text)
    told = [WORDS_FOR[lang][word] for word in said]
    red, white = bases("duel").values()
    (upper_red, lower_red), (upper_white, lower_white) = red.turrets.values(), white.turrets.values()
    assert (upper_red, lower_red) == (lower_white, upper_white)
    single = [way for name in ("3v2", "three_teams") for base in bases(name).values() for way in base.turrets.values()]
    assert told == [upper_red, lower_red, *single]


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
def test_rocks_begin_as_the_rulebooks_tell_it() -> None:
    assert [PLACE[rock][0] for rock in ROCKS] == [MIDDLE] * 4
    assert [rows_from(rock, "g0") for rock in ROCKS] == [-1, 1, -3, 3]


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
