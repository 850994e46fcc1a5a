"""A match as programmers use it."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import comets
import pytest
from comets.state import UNKNOWN

import astroport
from astroport import (
    CHANCE,
    AstroportError,
    FairLuck,
    InvalidActionError,
    InvalidOptionError,
    Match,
    Player,
    RefusedError,
    SeededLuck,
    UnknownGameError,
)
from astroport.core.luck import SealedLuck

from .delayed import GAME as DELAYED


def played(seed: int = 3, seats: int = 3, **options: object) -> Match:
    match, luck = astroport.start("sputnik", seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.actions()))
    return match


def test_three_ways_to_name_an_action() -> None:
    one, two, three = (astroport.start("sputnik", seed=1) for _ in range(3))
    action = one.actions()[0]
    one.play(action)
    two.play(str(action))
    three.play(action.number)
    assert one.state.tobytes() == two.state.tobytes() == three.state.tobytes()


def test_an_action_of_another_match_counts_by_its_name() -> None:
    small = astroport.start("sputnik", seed=1, options={"layout": "pyramid"})
    big = astroport.start("sputnik", seed=1)
    assert big.action(small.action("fly c5")) is big.action("fly c5")
    assert big.action("fly c5").number != small.action("fly c5").number
    with pytest.raises(InvalidActionError, match="no value of 'to'"):
        small.play(big.action("fly g4"))
    tiny = Match(comets.GAME, 2, luck=SeededLuck(1))
    with pytest.raises(InvalidActionError, match="an action begins with"):
        tiny.play(big.action("begin A"))


def test_actions_and_numbers_are_the_same() -> None:
    match = astroport.start("sputnik", seats=4, seed=2)
    while not match.over:
        assert tuple(action.number for action in match.actions()) == match.numbers()
        assert match.actions(match.to_move) == match.actions()
        match.play(match.numbers()[-1])
    assert match.actions() == () == match.numbers()


def test_who_is_not_awaited_has_no_actions() -> None:
    match = astroport.start("sputnik", seats=3, seed=1)
    assert match.to_move is not None
    assert match.actions((match.to_move + 1) % 3) == ()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("", "an action begins with one of fly, rescue, take, begin"),
        ("jump d4", "an action begins with one of"),
        ("fly", "0 values given for 'fly <to> <rocket>'"),
        ("fly z9", "'z9' is no value of 'to'"),
        ("fly d4 2", "'2' is no value of 'rocket' (1)"),
        ("fly d4 1 1", "3 values given"),
        (9999, "no action number 9999"),
        (2**70, f"no action number {2**70}"),
        (-1, "no action number -1"),
        (1, "no action number 1 with these options"),
        (2.5, "2.5 is no action"),
        (None, "None is no action"),
        (True, "True is no action"),
    ],
)
def test_what_names_no_action(given: object, complaint: str) -> None:
    match = astroport.start("sputnik", seed=1)
    before = match.state.tobytes()
    with pytest.raises(InvalidActionError) as error:
        match.play(given)  # type: ignore[arg-type]
    assert complaint in str(error.value)
    assert match.state.tobytes() == before


def test_usual_values_may_be_left_out_or_spelled_out() -> None:
    match = astroport.start("sputnik", seed=1)
    assert match.action("fly d4 1") is match.action("fly d4") is match.action("  FLY   D4 ")


def test_a_refusal_has_its_rule_and_words_in_every_language() -> None:
    match = astroport.start("sputnik", seed=1)
    refusal = match.why_not("fly a1")
    assert refusal is not None
    assert refusal.rule == "SP-2.2"
    assert refusal.to("en") == "You can only fly your own rocket, one cell at a time. (SP-2.2)"
    assert refusal.title.to("fr") == "Vous ne pouvez déplacer que votre fusée, d’une case à la fois."
    assert refusal.title.to("de") == "Du kannst nur mit deiner eigenen Rakete fliegen, ein Feld weit."
    assert [refusal.text.to(lang) for lang in ("en", "fr", "de")] == ["", "", ""]
    before = match.state.tobytes()
    with pytest.raises(RefusedError) as error:
        match.play("fly a1")
    assert error.value.refusal == refusal
    assert match.state.tobytes() == before


def test_the_house_refuses_too() -> None:
    match = astroport.start("sputnik", seats=3, seed=1)
    assert match.to_move is not None
    other = (match.to_move + 1) % 3
    refusal = match.why_not("fly a1", other)
    assert refusal is not None
    assert refusal.code == "house.turn"
    over = played()
    refusal = over.why_not("take a1")
    assert refusal is not None
    assert refusal.code == "house.over"
    with pytest.raises(RefusedError, match="match is over"):
        over.play("take a1")
    for nobody in (77, -5, -1, 3, CHANCE, 99, 2**70, 0.7, "A"):
        for ask in (match.play, match.why_not):
            with pytest.raises(AstroportError, match=f"there is no seat {nobody}"):
                ask("take a1", nobody)  # type: ignore[arg-type]
    for nobody in (77, -5, 3, CHANCE):
        assert match.actions(nobody) == ()


def test_several_at_once_must_be_named() -> None:
    match = Match(comets.GAME, 2, {"peek": False}, SeededLuck(1))
    assert match.awaited == (0, 1)
    assert match.to_move is None
    with pytest.raises(RefusedError, match="Which seat"):
        match.play("chase")
    with pytest.raises(RefusedError, match="Which seat"):
        match.actions()
    match.play("chase", 1)
    assert len(match.awaited) == 1
    match.play("wait")
    assert match.result == (0.0, 1.0)


def test_views_hide_what_the_seat_cannot_know() -> None:
    match = Match(comets.GAME, 3, luck=SeededLuck(2))
    assert match.view().state[0].comet[:3].tolist() == [UNKNOWN] * 3
    for seat in range(3):
        comets_seen = match.view(seat).state[0].comet[:3].tolist()
        assert [comet != UNKNOWN for comet in comets_seen] == [other == seat for other in range(3)]
    with pytest.raises(AstroportError, match="no seat 3"):
        match.view(3)


def test_fork_and_undo() -> None:
    match = played()
    half = match.fork(match.ply // 2)
    assert not half.over
    assert half.log == match.log[: half.ply]
    half.play(half.actions()[-1])
    assert match.over
    ply = half.ply
    half.undo()
    assert half.ply < ply
    with pytest.raises(AstroportError, match="no ply"):
        match.fork(match.ply + 1)
    with pytest.raises(AstroportError, match="decisions to take back"):
        half.undo(9999)
    fresh = astroport.start("sputnik", seed=1)
    with pytest.raises(AstroportError, match="0 decisions to take back"):
        fresh.undo()


def test_undo_takes_back_what_chance_did_and_meets_it_again() -> None:
    match = Match(comets.GAME, 2, luck=SeededLuck(5))
    dealt = match.log
    match.play("pass")
    match.undo()
    assert match.log == dealt
    assert match.fork(0).log == dealt


def test_a_fork_with_luck_of_its_own_deals_from_there_on() -> None:
    match = Match(comets.GAME, 3, luck=SeededLuck(5))
    dealt = {str(match.fork(0, SeededLuck(seed)).log) for seed in range(20)}
    assert len(dealt) > 10
    later = match.fork(2, SeededLuck(8))
    assert later.log[:2] == match.log[:2]
    assert later.luck.since == 2


def test_a_fork_does_not_show_the_secret_of_its_origin() -> None:
    match = astroport.start("sputnik")
    fork = match.fork()
    while not fork.over:
        fork.play(fork.actions()[0])
    assert fork.record()["luck"]["secret"] is None
    own = match.fork(luck=FairLuck.fresh())
    while not own.over:
        own.play(own.actions()[0])
    assert own.record()["luck"]["secret"] is not None


def test_copies_go_their_own_way() -> None:
    match = astroport.start("sputnik", seed=1)
    for other in (copy.copy(match), copy.deepcopy(match)):
        other.play(other.actions()[0])
    assert match.ply == 1


def test_an_action_that_chance_cannot_follow_is_not_played() -> None:
    """In a match whose luck is sealed, an action after which chance must act is refused as a whole."""
    sealed = Match(DELAYED, 2, {}, SealedLuck("m", "00"))
    with pytest.raises(AstroportError, match="sealed"):
        sealed.play("pass")
    assert (sealed.ply, sealed.awaited) == (0, (0,))
    freed = sealed.fork(luck=SeededLuck(1))
    freed.play("pass")
    assert freed.log[1].seat == CHANCE


def test_no_match_outgrows_its_log() -> None:
    match = Match(replace(DELAYED, slug="short", max_plies=1), 2, {}, SeededLuck(1))
    with pytest.raises(RefusedError, match="Too long a match"):
        match.play("pass")
    assert match.ply == 0


def test_a_fork_with_luck_of_its_own() -> None:
    match = played()
    other = match.fork(20, FairLuck.fresh())
    assert other.luck.since == 20
    assert other.record()["luck"]["from"] == 20
    assert match.fork(20).record()["luck"] == match.record()["luck"]


def test_same_seed_same_match() -> None:
    assert played(7).record() == played(7).record()
    assert len({astroport.start("sputnik", seats=6, seed=seed).to_move for seed in range(50)}) == 6


def test_chance_is_in_the_log() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    assert match.ply == 1
    assert match.log[0].seat == CHANCE


def test_results_come_at_the_end() -> None:
    assert astroport.start("sputnik", seed=1).result is None
    assert sorted(played().result or ()) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        ({"seats": 1}, "2 to 6 seats, not 1"),
        ({"seats": 7}, "2 to 6 seats, not 7"),
        ({"seats": "3"}, "2 to 6 seats, not '3'"),
        ({"seats": True}, "2 to 6 seats, not True"),
        ({"seats": 2.0}, "2 to 6 seats, not 2.0"),
        ({"options": {"rockets": True}}, "True is not one of 1, 2, 3"),
        ({"options": {"rockets": [1]}}, "[1] is not one of 1, 2, 3"),
        ({"options": {"layout": "square"}}, "'square' is not one of classic, pyramid"),
        ({"options": {"lay": "classic"}}, "no option 'lay'"),
        ({"options": {"rockets": 4}}, "4 is not one of 1, 2, 3"),
        ({"options": {"teams": 1}}, "1 is not one of false, true"),
        ({"seats": 3, "options": {"rockets": 3}}, "SP-5.1"),
        ({"seats": 3, "options": {"teams": True}}, "SP-5.2"),
    ],
)
def test_bad_options(call: dict[str, object], complaint: str) -> None:
    with pytest.raises(InvalidOptionError) as error:
        astroport.start("sputnik", **call)  # type: ignore[arg-type]
    assert complaint in str(error.value)


def test_options_may_be_text() -> None:
    match = astroport.start("sputnik", seats=4, options={"teams": "yes", "rockets": "1"})
    assert match.options == {"layout": "classic", "rockets": 1, "teams": True}


def test_seeds_and_names() -> None:
    for seed in ("a", 1.5, True):
        with pytest.raises(AstroportError, match="a seed is a whole number"):
            astroport.start("sputnik", seed=seed)  # type: ignore[arg-type]
    for name in ("\x1b[2J", "a\nb", "x" * 61):
        with pytest.raises(AstroportError, match="is no name"):
            Player(name)


def test_unknown_game_and_players() -> None:
    with pytest.raises(UnknownGameError, match="there is no game 'chess'"):
        astroport.start("chess")
    with pytest.raises(AstroportError, match="2 players are named for 3 seats"):
        astroport.start("sputnik", seats=3, players=[Player("Ann"), Player("Bob")])
    assert astroport.start("sputnik", players=[Player("a"), Player("b"), Player("c")]).seats == 3


def test_story_tells_everything() -> None:
    match = played(3)
    story = list(match.story())
    told = [line.text.to("en") for line in story]
    assert told[0] in {f"{letter} begins" for letter in "ABC"}
    assert told[-1] in {f"{letter} wins" for letter in "ABC"}
    assert sum(text.endswith(" is stranded and out") for text in told) == 2
    assert len({line.text.to("fr") for line in story}) > 10
