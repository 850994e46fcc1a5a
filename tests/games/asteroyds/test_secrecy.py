"""Asteroyds: programs are for the team's eyes until all are in (AC-2.2, AC-2.4)."""

from __future__ import annotations

from typing import Any

import pytest
from numpy.typing import NDArray

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR
from astroport.core.luck import SeededLuck
from astroport.core.match import Match
from astroport.core.seeds import generators
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.present import log_lines, picture
from astroport.games.asteroyds.state import PILOT_OF, POWERS, SHIELD_PILOT, TOKENS
from astroport.testing import rule
from astroport.testing.position import copied

LONG = ("forward", "right", "shoot", "left", "about", "shoot", "round 3", "mode shield")
OTHER = ("shoot", "shoot", "left", "empty", "forward", "about", "round 6", "mode shoot")
SHORT = ("empty", "empty", "about", "left", "left", "forward", "round none", "mode none")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"ships": 3, "pilots": True}),
    (4, {"rocks": 3}),
    (5, {}),
    (6, {"teams": 3}),
    (6, {"pilots": True}),
]
# By seats and teams: seat 0's allies.
ALLIES = {(2, 2): [], (4, 2): [2], (5, 2): [2, 4], (6, 2): [2, 4], (6, 3): [3]}
Told = list[tuple[str, ...]]


def texts(program: tuple[str, ...]) -> list[str]:
    """The actions that make a program."""
    return [text if " " in text else f"column {text}" for text in program]


def begun(seats: int, options: dict[str, Any], seed: int = 5) -> Match:
    """A match in which programs are made."""
    match = Match(GAME, seats, options, SeededLuck(seed))
    assert match.view().picture["phase"] == "program"
    return match


def allies_of_a(match: Match) -> list[int]:
    return ALLIES[match.seats, int(match.options["teams"])]


def enemies_of_a(match: Match) -> list[int]:
    """All who are not in A's team, and who only watches."""
    return [seat for seat in (*range(1, match.seats), SPECTATOR) if seat not in allies_of_a(match)]


def does(match: Match, seat: int, text: str) -> dict[int, Told]:
    """A seat acts; what each viewer is told of it."""
    before, after, action = match.state, after_it(match, seat, text), match.action(text)
    match.play(action, seat)
    viewers = (*range(match.seats), SPECTATOR)
    events = {viewer: log_lines(before[0], seat, action, after[0], viewer) for viewer in viewers}
    return {
        viewer: [tuple(event.you if event.seat == viewer else event.they) for event in told]
        for viewer, told in events.items()
    }


def after_it(match: Match, seat: int, text: str) -> NDArray[Any]:
    """The position after an action, before chance goes on."""
    after = copied(match.state)
    compiled_game(GAME).module.apply(after[0], seat, match.action(text).number, None)
    return after


def shown(match: Match, viewer: int) -> tuple[Any, ...]:
    """All that a viewer sees and reads."""
    view = match.view(viewer)
    return view.picture, view.draw(), view.prompt, view.state.tobytes()


def ship_of(match: Match, viewer: int, ship: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(viewer).picture["ships"][ship]
    return found


@rule("AC-2.2")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("program", [LONG, SHORT])
def test_enemies_and_spectators_learn_nothing_but_that_a_program_is_settled(
    seats: int, options: dict[str, Any], program: tuple[str, ...]
) -> None:
    match = begun(seats, {name: value for name, value in options.items() if name != "pilots"})
    enemies = enemies_of_a(match)
    before = {enemy: shown(match, enemy) for enemy in enemies}
    ships = 1 if seats > 2 else int(options.get("ships", 2))  # who flies several is done when all are
    *steps, last = texts(program) * ships
    for text in steps:
        told = does(match, 0, text)
        for enemy in enemies:
            assert told[enemy] == []
            assert shown(match, enemy) == before[enemy], "not even how far it has come"
    told = does(match, 0, last)
    for enemy in enemies:
        assert told[enemy] == [("{who} has its program", "{who} a son programme")]
        ship = ship_of(match, enemy)
        assert (ship["done"], ship["program"], ship["rounds"], ship["mode"]) == (True, None, [], None)


@rule("AC-2.2")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whatever_is_programmed_looks_the_same_to_enemies(seats: int, options: dict[str, Any]) -> None:
    matches = [begun(seats, options) for _ in range(3)]
    for match, program in zip(matches, (LONG, OTHER, SHORT), strict=True):
        for text in texts(program):
            if match.why_not(text, 0) is None:  # the shield pilot has no mode
                told = does(match, 0, text)
        while not ship_of(match, 0)["done"]:
            told = does(match, 0, "round none")
        assert ship_of(match, 0)["done"]
        for enemy in enemies_of_a(match):
            assert shown(match, enemy)[1:3] == shown(matches[0], enemy)[1:3]
            assert match.view(enemy).picture == matches[0].view(enemy).picture
            assert len(told[enemy]) == (seats > 2)  # one against one there is another ship to program


@rule("AC-2.4")
def test_a_ship_without_a_program_is_told_so() -> None:
    match = begun(4, {})
    *steps, last = texts(("empty",) * 6 + ("round none", "mode none"))
    for text in steps:
        does(match, 0, text)
    told = does(match, 0, last)
    assert told[0] == [("You have no program", "Vous n’avez pas de programme")]
    assert told[2] == [("{who} has no program", "{who} n’a pas de programme")]
    assert told[1] == [("{who} has its program", "{who} a son programme")]


@rule("AC-2.4")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_allies_and_oneself_see_a_program_as_it_is_made(seats: int, options: dict[str, Any]) -> None:
    options = {name: value for name, value in options.items() if name != "pilots"}
    match = begun(seats, options)
    friends = [0, *allies_of_a(match)]
    *steps, last = texts(LONG)
    for number, text in enumerate(steps, 1):
        told = does(match, 0, text)
        for friend in friends:
            assert ship_of(match, friend)["program"] == list(LONG[: min(number, 6)])
            assert told[friend] == [], "told when it is settled"
    assert ship_of(match, 0)["rounds"] == [3]
    told = does(match, 0, last)
    who = ("Your A1", "A1 ({who})") if seats == 2 else ("You", "{who}")
    for friend in friends:
        assert ship_of(match, friend)["mode"] == "shield"
        (sentence,) = told[friend]
        assert sentence[0].startswith(who[0] if friend == 0 else who[1])
        assert sentence[0].endswith("program: forward, right, shoot, left, about-turn, shoot; shield in round 3")
        assert sentence[1].endswith("programme : avance, droite, tir, gauche, demi-tour, tir ; bouclier au round 3")


@rule("AC-2.5")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (4, {"rocks": 2}), (6, {"teams": 3})])
def test_when_all_are_in_everything_is_open(seats: int, options: dict[str, Any]) -> None:
    match = begun(seats, options)
    ships = len(match.view().picture["ships"])
    for ship in range(ships):
        for text in texts((LONG, OTHER, SHORT)[ship % 3]):
            assert all(ship_of(match, SPECTATOR, other)["program"] is None for other in range(ships))
            opened = after_it(match, ship % seats, text)
            told = does(match, ship % seats, text)
    for viewer in (*range(seats), SPECTATOR):
        assert told[viewer][-1] == ("All programs are in", "Tous les programmes sont prêts")
        assert len(told[viewer]) == 2
        compiled_game(GAME).blank_for(opened, viewer)
        seen = picture(opened[0], viewer)
        assert seen["phase"] == ("drift" if options.get("rocks") else "resolve")
        programs = [(ship["program"], ship["rounds"], ship["mode"]) for ship in seen["ships"]]
        assert programs[0] == (list(LONG[:6]), [3], "shield")
        assert programs[1] == (list(OTHER[:6]), [6], "shoot")
        assert programs[2] == (list(SHORT[:6]), [], None)


@rule("AC-2.4")
def test_an_ally_does_not_give_away_the_rest_of_the_team() -> None:
    """Of three whites each sees the others, the reds see none of them."""
    match = begun(5, {})
    for seat in (0, 2):
        for text in texts(SHORT):
            does(match, seat, text)
    does(match, 4, "column shoot")
    assert [ship["program"] for ship in match.view(0).picture["ships"]] == [
        list(SHORT[:6]),
        None,
        list(SHORT[:6]),
        None,
        ["shoot"],
    ]
    assert [ship["program"] for ship in match.view(1).picture["ships"]] == [None, [], None, [], None]
    assert [ship["program"] for ship in match.view().picture["ships"]] == [None] * 5
    assert [ship["done"] for ship in match.view(1).picture["ships"]] == [True, False, True, False, False]
    assert match.view(1).prompt.to("en") == "Program your ship: column 1."
    assert match.view(0).prompt.to("en") == "Still programming: B, D and E."


@rule("AC-7.1")
def test_any_program_may_be_the_enemys() -> None:
    """For all A knows: with the power of a pilot, once, and with two rounds of the shield pilot; and no others."""
    match = begun(2, {"ships": 3, "pilots": True}, seed=6)
    for text in [text for ship in range(3) for text in finished(match, 1, ship)]:
        match.play(match.action(text), 1)
    redeal, rng = compiled_game(GAME).module.redeal, generators(3)[0]
    powers: dict[int, set[int]] = {}
    rounds: dict[int, set[int]] = {}
    for _ in range(400):
        world = match.view(0).state
        redeal(world[0], 0, rng)
        for ship in range(1, 6, 2):
            pilot, used = int(world[0].pilot[ship]), [int(t) for t in world[0].program[ship] if t >= POWERS]
            assert len(used) <= 1
            powers.setdefault(pilot, set()).update(used)
            rounds.setdefault(pilot, set()).add(int(world[0].rounds[ship]).bit_count())
    assert SHIELD_PILOT in powers
    for pilot, guessed in powers.items():
        assert guessed == {token for token in range(POWERS, TOKENS) if PILOT_OF[token] == pilot}
        assert rounds[pilot] == ({0, 1, 2} if pilot == SHIELD_PILOT else {0, 1})


def finished(match: Match, seat: int, ship: int) -> list[str]:
    """A program that the pilot of a seat's ship can have."""
    shield = int(match.state[0].pilot[2 * ship + seat]) == SHIELD_PILOT
    return texts(SHORT)[:-1] + (["round none"] if shield else ["mode none"])
