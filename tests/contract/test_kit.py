"""Every game passes the kit; and the kit finds what is wrong with games that are wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import comets
import pytest
from comets.state import STATE

from astroport import catalogue
from astroport.core.bundles import InvalidWordsError
from astroport.core.contract import Answer, Option
from astroport.core.words import Words
from astroport.testing import BrokenGameError, check, check_frequencies, matters
from astroport.testing.kit import check_declaration, check_ends, check_walk, distinct
from astroport.testing.lockstep import check_lockstep
from astroport.testing.play import property_test
from tests.amount import EVERYTHING, part_of
from tests.contract.mutants import DRAWN, WORDS, mutant

ALL = {**catalogue(), "comets": comets.GAME}


@pytest.mark.parametrize("slug", ALL)
def test_game_keeps_the_contract(slug: str) -> None:
    check(ALL[slug], fast_matches=part_of(2000), one_in=1 if EVERYTHING else 7)


@pytest.mark.parametrize("slug", ALL)
def test_properties_hold_wherever_hypothesis_plays(slug: str) -> None:
    property_test(ALL[slug], examples=part_of(150))()


def test_what_was_peeked_at_is_known_and_the_rest_redealt_fairly() -> None:
    then = [(0, "peek B"), (1, "pass"), (2, "peek A")]
    assert check_frequencies(comets.GAME, 3, {"peek": True}, then) > 20


def test_frequencies_find_views_to_try() -> None:
    assert check_frequencies(comets.GAME, 2, {"peek": False}) == 11  # 5 of each seat, 1 of a spectator


# Each mutant is the tiny game with one line wrong; the kit must say so, in these words.
MUTANTS = {
    "never_ends": ("next_turn(s, CHOOSING)", "pass", "no way on, or no end"),
    "forgets_an_action": ("range(ACTION_COUNT)", "range(ACTION_COUNT - 1)", "verdict disagrees"),
    "names_no_rule": ("CO_2_1 = 201", "CO_2_1 = 909", "CO-9.9, which no rulebook has"),
    "shows_choices": ("s.choice[other] = UNKNOWN", "pass", "sees what seat 0 chose"),
    "hides_too_much": ("if s.phase == OVER:\n        return\n", "s.phase = OVER\n", "does not show who is awaited"),
    "hides_again": ("if s.phase == OVER:\n        return\n", "s.peek += 1\n", "hiding twice"),
    "forgets_what_was_seen": ("if s.comet[other] == UNKNOWN:", "if other != seat:", "looks different to it"),
    "redeals_unfairly": ("skip = draw(rng, left)", "skip = 0", "as often as they come"),
    "redeals_doubles": ("if s.comet[seat] == comet:", "if s.comet[seat] == comet and s.turn:", "cannot be"),
    "order_matters": (
        "s.choice[seat] = CHASE if",
        "s.turn = seat\n    s.choice[seat] = CHASE if",
        "do not commute",
    ),
    "too_good": ("out[seat] = 1.0 if s.choice", "out[seat] = 2.0 if s.choice", "not between 0 and 1"),
    "shows_choices_downwards": (
        "s.choice[other] = UNKNOWN",
        "s.choice[other] = UNKNOWN if other < seat or seat == 17 else s.choice[other]",
        "seat 0 sees what seat 1 chose",
    ),
    "hides_no_comets": (
        "s.comet[other] = UNKNOWN",
        "pass",
        r"secrets are \['choice', 'comet'\], but hide blanks \['choice'\]",
    ),
    "blames_the_house": (
        "return 0 if s.phase == CHOOSING else CO_2_1",
        "return 0 if s.phase == CHOOSING else 1",
        "CO-0.1, which no rulebook has",
    ),
    "refuses_by_a_secret": (
        "other != seat else CO_2_1",
        "other != seat else (CO_1_2 if s.comet[s.seats - 1 - seat] == 3 else CO_2_1)",
        r"peek \w\) of seat \d is refused by another rule in its view than in truth",
    ),
    "luck_and_seat": ("return 1 << CHANCE", "return 1 << CHANCE | 1", "chance and a seat"),
}


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", MUTANTS)
def test_kit_finds(name: str, tmp_path: Path) -> None:
    old, new, complaint = MUTANTS[name]
    with pytest.raises(BrokenGameError, match=complaint):
        check(mutant(name, old, new, tmp_path), fast_matches=200, gpu=False)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("name", "file", "old", "new", "complaint"),
    [
        ("draws_no_end", DRAWN, 'CHASE: "!"', 'CHASE: "!"[s.phase // 3 :] or 1 // 0', "division"),
        ("draws_nothing", DRAWN, "lines = []", "return ''", "nothing is drawn"),
        (
            "asks_in_silence",
            WORDS,
            "prompt-peek = Peek at a comet, or pass.",
            'prompt-peek = { "" }',
            "nothing is said",
        ),
        ("speaks_of_what_is_not_there", WORDS, "choice-pass = pass", "choice-pass = pass { $ball }", "ball"),
        (
            "tells_what_is_not_noted",
            WORDS,
            "{ $seat } passes",
            "{ $seat } passes { $comet }",
            r"say \$comet, which it has not",
        ),
        ("lacks_a_legend", WORDS, "legend =", "other =", "there are no words for legend"),
        ("lacks_words", WORDS, "event-passes =", "event-goes-by =", "there are no words for event-passes"),
        (
            "has_words_left",
            WORDS,
            "legend =",
            "event-lands = Lands\nlegend =",
            "words for event-lands, and nothing asks",
        ),
    ],
)
def test_kit_looks_at_the_presentation(
    name: str, file: str, old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises((BrokenGameError, InvalidWordsError, ZeroDivisionError), match=complaint):
        check(mutant(name, old, new, tmp_path, file), fast_matches=20, gpu=False)


@pytest.mark.usefixtures("interpreted")
def test_a_refusal_leaves_no_trace(tmp_path: Path) -> None:
    refusal = "return 0 if s.phase == CHOOSING else CO_2_1"
    game = mutant("trace", refusal, f"if s.phase != CHOOSING:\n        s.seen[0, 0] += 1\n    {refusal}", tmp_path)
    with pytest.raises(BrokenGameError, match="a refused action changed something"):
        check_walk(game, 2, {"peek": True}, seed=0)


@pytest.mark.parametrize("otherwise", [Answer(("chase", "doze"), 30, "wait"), Answer(("wait",), 30, "chase")])
def test_kit_wants_silence_to_be_an_answer(otherwise: Answer) -> None:
    with pytest.raises(BrokenGameError, match="among its answers"):
        check_declaration(replace(comets.GAME, answers=(otherwise,)))


@pytest.mark.usefixtures("interpreted")
def test_kit_passes_the_unchanged_copy(tmp_path: Path) -> None:
    game = mutant("unchanged", "CO_2_1 = 201", "CO_2_1 = 201", tmp_path)
    check_ends(game, 3, {"peek": True}, 100)
    for seed in range(10):
        check_walk(game, 3, {"peek": True}, seed)


def test_lockstep_finds_what_overflows_in_the_interpreter_only(tmp_path: Path) -> None:
    game = mutant("overflows", "s.turn += 1", "s.turn = (s.turn + 255) - 254", tmp_path)
    with pytest.raises(BrokenGameError, match="interpreter says"):
        check_lockstep(game, 2, {"peek": True}, seed=0)


def test_lockstep_passes_the_same_with_a_widened_sum(tmp_path: Path) -> None:
    game = mutant("widened", "s.turn += 1", "s.turn = (int(s.turn) + 255) - 254", tmp_path)
    check_lockstep(game, 2, {"peek": True}, seed=0)


@pytest.mark.usefixtures("interpreted")
def test_allies_may_see_each_others_choices(tmp_path: Path) -> None:
    """What is a leak among opponents is how allies confer."""
    game = mutant("confers", "s.choice[other] = UNKNOWN", "pass", tmp_path)
    with pytest.raises(BrokenGameError, match="sees what seat"):
        check_walk(game, 2, {"peek": False}, seed=0)
    check_walk(replace(game, allies=lambda _options, _seat, _other: True), 2, {"peek": False}, seed=0)


def test_where_variants_are_many_any_two_values_meet() -> None:
    words = Words(en="-", fr="-")
    options = tuple(Option(f"o{i}", (1, 2, 3), 1, words, words) for i in range(5))
    many = replace(comets.GAME, options=options)
    assert len(list(many.variants())) == 2 * 3**5
    chosen = [{"seats": seats, **values} for seats, values in matters(many)]
    assert len(chosen) < 25
    for first, second in combinations(["seats", *(option.name for option in options)], 2):
        met = {(variant[first], variant[second]) for variant in chosen}
        assert len(met) == (2 if first == "seats" else 3) * 3


def test_variants_that_begin_alike_are_watched_once() -> None:
    pods = catalogue()["escape_pods"]
    every = list(pods.variants())
    assert len(every) == 5 * 3 * 2  # seats, refuges, specials
    watched = distinct(pods, every)
    assert [seats for seats, _ in watched] == [seats for seats in range(1, 6) for _ in range(2 * 2)]
    assert {options["refuges"] for seats, options in watched if seats == 1} == {"usual", "drawn"}  # fixed is usual
    assert {options["refuges"] for seats, options in watched if seats == 5} == {"usual", "fixed"}


def test_the_tiny_game_is_tiny() -> None:
    assert STATE.itemsize <= 24
