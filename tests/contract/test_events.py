"""The kit finds what is wrong with what rules say of themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from astroport.core.contract import Game
from astroport.core.events import Kinds
from astroport.testing import BrokenGameError, check, kit
from astroport.testing.events import Tally, check_worded
from astroport.testing.kit import check_declaration, check_walk
from astroport.testing.lockstep import check_lockstep
from tests.contract.mutants import RULES, STATE, WORDS, mutant

UNTIL = '"""Until a comet comes to light, or what others have chosen."""'
PEEKED = "peek_at(s, seat, decode_peek(action), notes)\n"
CHOSE = "note(notes, s, CHOOSES, seat, s.choice[seat] - CHASE, knows=1 << seat)"
SOMEBODY_PASSES = 0  # in the match of this seed
SOME_MATCHES = 9  # in which views are looked at
MUTANTS = {
    # who hears and knows what
    "lets_all_hear": (RULES, ", hears=1 << seat)", ")", "hears more of"),
    "lets_all_know": (RULES, "comet, knows=1 << seat)", "comet)", "hears more of"),
    "lets_only_others_know": (RULES, "CHASE, knows=1 << seat)", "CHASE, knows=~(1 << seat))", "hears more of"),
    "stays_silent": (RULES, "note(notes, s, PASSES, seat)", "pass", "hears nothing of"),
    "shows_at_a_cut": (RULES, CHOSE, f"s.phase = OVER\n    {CHOSE}\n    s.phase = CHOOSING", "hears more of"),
    # what is asked and offered
    "asks_with_a_secret": (RULES, "out[0] = size_of(s, seat)", "out[0] = size_of(s, 0)", "prompt for seat [12]"),
    "offers_with_a_secret": (
        RULES,
        "size_of(s, other) if knows(s, seat, other) else NONE_OF_THEM",
        "size_of(s, other)",
        r"peek \w\) for seat",
    ),
    "answers_with_a_secret": (RULES, "n += s.seen[seat, other]", "n += s.comet[other] == 3", "query seen_by"),
    "asks_and_plays": (
        RULES,
        "out[0] = awaited(s)",
        "out[0] = awaited(s)\n    s.peek += 1",
        "prompt, describe or a query changed",
    ),
    "asks_nothing_declared": (RULES, "return IS_OVER", "return 77", "number 77 is of no kind among deal"),
    "describes_twice": (
        RULES,
        "note(notes, s, CAN_PASS)",
        "note(notes, s, CAN_PASS)\n        note(notes, s, CAN_PASS)",
        "by 2 choices",
    ),
    "describes_another": (RULES, "note(notes, s, CAN_PASS)", "note(notes, s, CAN_WAIT)", "described as wait"),
    # what is declared
    "explains_too_little": (STATE, ', explains=("seen",)', "", "changes seen, which peeks, sees does not explain"),
    "explains_too_much": (
        STATE,
        'Event("passes", Number("seat"))',
        'Event("passes", Number("seat"), explains=("seen",))',
        "passes explains seen, which never",
    ),
    "explains_nothing_there": (
        STATE,
        'explains=("seen",)',
        'explains=("seen", "scent")',
        "names .scent., and the state has no",
    ),
    "keeps_what_is_not_there": (
        STATE,
        'UNTOLD = ("phase", "turn")',
        'UNTOLD = ("phase", "turn", "tone")',
        "UNTOLD names .tone.",
    ),
    "keeps_what_it_tells": (
        STATE,
        'UNTOLD = ("phase", "turn")',
        'UNTOLD = ("phase", "turn", "seen")',
        "event peeks explains 'seen', which is in UNTOLD",
    ),
    "has_no_name": (
        STATE,
        'Number("comet", secret=True)',
        'Number("comet", "meteor", secret=True)',
        "number of a meteor",
    ),
    "asks_of_nothing": (RULES, '{seen_by: ("seat",)}', "{seen_by: 1}", "does not say of which things"),
    "counts_past_the_end": (
        RULES,
        "note(notes, s, PEEKS, seat, other)",
        "note(notes, s, PEEKS, seat, other + 7)",
        "whose is no seat",
    ),
    "says_too_much": (
        RULES,
        "note(notes, s, PASSES, seat)",
        "note(notes, s, PASSES, seat, 1)",
        "more numbers than it has",
    ),
    "takes_another_for_its_kind": (
        RULES,
        "note(notes, s, PASSES, seat)",
        "note(notes, s, 99, seat)",
        "number 99 is of no kind among is-dealt",
    ),
    "has_no_room": (STATE, "MOST_EVENTS = 1 + MOST_SEATS + 1", "MOST_EVENTS = MOST_SEATS", "more than 3 events"),
    "has_too_much_room": (STATE, "MOST_EVENTS = 1 + MOST_SEATS + 1", "MOST_EVENTS = 500", "room for 500 events"),
    # what is foretold
    "foretells_luck": (RULES, PEEKED + "        return False", PEEKED + "        return True", "leaves another view"),
    "foretells_in_silence": (
        RULES,
        "apply(s, seat, action, notes)\n        return True",
        "apply(s, seat, action, None)\n        return True",
        r"is sure: \[\]",
    ),
    "foretells_another": (
        RULES,
        PEEKED + "        return",
        PEEKED + "        note(notes, s, PASSES, seat)\n        return",
        "is a beginning:",
    ),
    "foretells_a_secret": (
        RULES,
        PEEKED + "        return",
        PEEKED + "        see(s, seat, decode_peek(action), notes)\n        return",
        "is a beginning:",
    ),
    "foretells_nothing": (RULES, UNTIL, UNTIL + "\n    return False", "none was sure"),
    # where an index leads
    "looks_before_the_row": (
        RULES,
        "size_of(s, other) if knows(s, seat, other) else NONE_OF_THEM",
        "s.seen[seat, other - 1]",
        "describe, line .*: -1 is no index of 3",
    ),
    "looks_into_the_next_row": (
        RULES,
        "n += s.seen[seat, other]",
        "n += s.seen[seat, other + 1]",
        "seen_by, line .*: 3 is no index of 3",
    ),
    "looks_where_an_unknown_leads": (
        RULES,
        "n += s.seen[seat, other]",
        "n += s.seen[seat, s.choice[other] // 50]",
        "seen_by, line .*: \\d+ is no index",
    ),
}


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", MUTANTS)
def test_kit_finds(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "check_frequencies", lambda *_: 1)  # slow in the interpreter
    file, old, new, complaint = MUTANTS[name]
    with pytest.raises(BrokenGameError, match=complaint):
        check(mutant(name, old, new, tmp_path, file), fast_matches=20, gpu=False)


WORDLESS = {
    "refuses_in_silence": ("refusal-CO-2-1 =", "part-of-CO-2-1 =", "no words for refusal-CO-2-1"),
    "offers_in_silence": ("option-peek-no = no\n", "option-peek-no =\n", "no words for option-peek-no"),
    "offers_for_nothing": (
        "    .effect = Everyone knows their own comet only.\n",
        "",
        "no words for option-peek-no.effect",
    ),
    "has_no_goal": ("goal =", "aim =", "no words for goal"),
    "speaks_of_no_rule": ("legend =", "refusal-CO-3-2 = No.\nlegend =", "words for refusal-CO-3-2, and nothing asks"),
    "calls_what_is_not": ("legend =", "thing-choice-flee = flee\nlegend =", "words for thing-choice-flee, and nothing"),
    "says_what_nobody_asks": ("legend =", "cell-empty = empty\nlegend =", "words for cell-empty, and nothing asks"),
}


@pytest.mark.parametrize("name", WORDLESS)
def test_what_can_be_said_has_words_and_nothing_else_has(name: str, tmp_path: Path) -> None:
    old, new, complaint = WORDLESS[name]
    with pytest.raises(BrokenGameError, match=complaint):
        check_worded(mutant(name, old, new, tmp_path, WORDS))


def test_what_a_game_is_called_comes_from_its_files(tmp_path: Path) -> None:
    """Words in the code would be said beside those of the files."""
    game = mutant("calls_itself", 'Sentence(SLUG, "goal")', 'Sentence(SLUG, "about")', tmp_path, "__init__.py")
    with pytest.raises(BrokenGameError, match="goal is declared in other words"):
        check_worded(game)


@pytest.mark.usefixtures("interpreted")
def test_every_action_is_a_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = mutant("offers_less", "CO_2_1 = 201", "CO_2_1 = 201", tmp_path)
    monkeypatch.setattr(game.state, "CHOICES", Kinds(*(c for c in game.state.CHOICES if c.name != "wait")))
    with pytest.raises(BrokenGameError, match="'wait' is a kind of action or of choice, and not of both"):
        check_declaration(game)


@pytest.mark.usefixtures("interpreted")
def test_noting_changes_nothing(tmp_path: Path) -> None:
    dozes = "if notes is not None:\n            s.turn = 0\n        note(notes, s, PASSES, seat)"
    game = mutant("dozes", "note(notes, s, PASSES, seat)", dozes, tmp_path)
    with pytest.raises(BrokenGameError, match="ends differently when it is noted"):
        check_walk(game, 2, {"peek": True}, seed=SOMEBODY_PASSES, tally=Tally(game))


def test_lockstep_compares_what_is_noted(tmp_path: Path) -> None:
    game = mutant("notes_otherwise", "note(notes, s, PASSES, seat)", "note(notes, s, PASSES, s.seats << 7)", tmp_path)
    with pytest.raises(BrokenGameError, match="rows of what play_noting notes of 8"):
        check_lockstep(game, 2, {"peek": True}, seed=SOMEBODY_PASSES)


@pytest.mark.usefixtures("interpreted")
def test_lockstep_notices_an_index_before_its_field(tmp_path: Path) -> None:
    game = mutant("counts_from_the_end", "if s.comet[seat] == comet", "if s.comet[seat - 1] == comet", tmp_path)
    with pytest.raises(BrokenGameError, match=r"the interpreter says: held, line .*: -1 is no index of 3"):
        check_lockstep(game, 2, {"peek": True}, seed=0)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (
            "awaited",
            "if s.choice[seat] == NONE:",
            "if s.choice[seat] == NONE or s.seen[seat, s.choice[seat] // 50] == 7:",
        ),
        (
            "verdict",
            "return 0 if other < s.seats and other != seat",
            "return 0 if other < s.seats and other != seat and s.seen[seat, s.comet[other] // 50] < 7",
        ),
    ],
)
def test_lockstep_notices_where_an_unknown_leads_whoever_judges(name: str, old: str, new: str, tmp_path: Path) -> None:
    """A page asks the rules what may be done on what its seat sees, where 255 is an unknown comet or choice."""
    game = mutant(f"{name}_where_an_unknown_leads", old, new, tmp_path)
    with pytest.raises(BrokenGameError, match=rf"the interpreter says: {name}, line .*: 5 is no index of 3"):
        check_some_in_lockstep(game)


def check_some_in_lockstep(game: Game) -> None:
    """Some matches, since views are looked at in some positions only."""
    for seed in range(SOME_MATCHES):
        check_lockstep(game, 3, {"peek": True}, seed)
