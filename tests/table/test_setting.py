"""Whatever is chosen before a match, in whatever order, it can be played; and everything there is can be chosen."""

from __future__ import annotations

import comets
import pytest
from hypothesis import given
from hypothesis import strategies as st

import astroport
from astroport.core.contract import Game, Value
from astroport.core.errors import RefusedError
from astroport.table import setting
from astroport.table.setting import SEATS, Setting
from tests.table import convoy

GAMES = [*astroport.catalogue().values(), comets.GAME, convoy.GAME]
CATALOGUE = astroport.catalogue()


def choices_of(game: Game) -> list[tuple[str, Value]]:
    """Every choice there is, also those that cannot be had."""
    every: list[tuple[str, Value]] = [(SEATS, seats) for seats in game.seats]
    return [*every, *((option.name, value) for option in game.options for value in option.values)]


def at_first(game: Game, seats: int = 2) -> Setting:
    return setting.read(game, seats, {})


def choose(game: Game, now: Setting, name: str, value: Value) -> Setting:
    return setting.settled(game, now | {name: value}, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@given(data=st.data())
def test_whatever_is_chosen_can_be_played(game: Game, data: st.DataObject) -> None:
    now = setting.settled(game, at_first(game))
    for name, value in data.draw(st.lists(st.sampled_from(choices_of(game)), max_size=8)):
        told = next(offer for offer in setting.offers(game, now)[name] if offer.value == value)
        then = choose(game, now, name, value)
        assert setting.invalid_combination(game, then) is None
        if told.rule:
            assert not any({SEATS: s, **options}[name] == value for s, options in game.variants())
        else:
            assert then == now | {name: value} | dict(told.brings), "it does what was offered"
        now = then


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_setting_can_be_reached(game: Game) -> None:
    """By choosing its values one after another, in the order in which they are on the page or in another one."""
    first = setting.settled(game, at_first(game))
    for seats, options in game.variants():
        wanted = {SEATS: seats, **options}
        now = first
        for _ in range(2):
            for name, value in wanted.items():
                now = choose(game, now, name, value)
        assert now == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_goes_together_stays_as_it_is(game: Game) -> None:
    for seats, options in game.variants():
        wanted = {SEATS: seats, **options}
        assert setting.settled(game, wanted, SEATS) == setting.settled(game, wanted) == wanted


def test_teams_of_sputnik_fix_four_seats() -> None:
    game = CATALOGUE["sputnik"]
    fleet = choose(game, at_first(game), "rockets", 3)
    assert fleet == {SEATS: 2, "layout": "classic", "rockets": 3, "teams": False}
    teams = choose(game, fleet, "teams", True)
    assert teams == {SEATS: 4, "layout": "classic", "rockets": 1, "teams": True}
    assert choose(game, teams, SEATS, 6) == {SEATS: 6, "layout": "classic", "rockets": 1, "teams": False}
    assert choose(game, teams, "rockets", 2) == {SEATS: 3, "layout": "classic", "rockets": 2, "teams": False}


def test_an_option_gives_way_before_the_number_of_players_does() -> None:
    game = CATALOGUE["asteroyds"]
    three = choose(game, at_first(game), "teams", 3)
    assert three[SEATS] == 6
    assert choose(game, three, "rocks", 2) | {"rocks": 2, "teams": 2, SEATS: 6} == choose(game, three, "rocks", 2)
    lasting = choose(game, at_first(game), "destructible", False)
    assert (lasting[SEATS], lasting["rocks"]) == (2, 2)


def test_what_cannot_be_had_at_all_names_its_rule() -> None:
    game = CATALOGUE["asteroyds"]
    offers = setting.offers(game, at_first(game))[SEATS]
    assert {offer.value: offer.rule for offer in offers} == {2: None, 3: "AC-1.3", 4: None, 5: None, 6: None}
    assert setting.settled(game, at_first(game, 3), SEATS)[SEATS] in (2, 4)


@pytest.mark.parametrize(("seats", "options"), [(9, {}), (2, {"size": 3}), (2, {"layout": "flat"})])
def test_what_is_no_choice_is_refused(seats: int, options: dict[str, Value]) -> None:
    with pytest.raises(RefusedError):
        setting.read(CATALOGUE["sputnik"], seats, options)


@pytest.mark.parametrize("game", astroport.catalogue().values(), ids=lambda game: game.slug)
def test_every_value_says_what_it_does(game: Game) -> None:
    for option in game.options:
        said = [effect.to(lang) for effect in option.effects for lang in ("en", "fr")]
        assert len(said) == len(set(said)) == 2 * len(option.values)


def test_the_easiest_game_comes_first() -> None:
    assert list(CATALOGUE) == ["sputnik", "asteroid_escape", "galactica", "escape_pods", "asteroyds"]
