"""Plans: drafted for the eyes of one's team, played whole, and played as they stand when time is up."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.errors import AstroportError, RefusedError, StaleError
from astroport.table import entries, opening, state
from astroport.table.clock import STEP_SEEN
from astroport.table.entries import Chair, ClockRule
from astroport.table.table import MOST_DRAFTS, Table, follow
from astroport.table.undo import undo_for
from tests.table.convoy import GAME
from tests.table.party import ANN, BEN, CAT, Party, party

DAN = "dan"
PEOPLE = (Chair([ANN], "Ann"), Chair([BEN], "Ben"), Chair([CAT], "Cat"), Chair([DAN], "Dan"))
NAMES = (ANN, BEN, CAT, DAN)  # by seat; Ann and Cat are allies, Ben and Dan
WHOLE = ["leg port", "leg hold", "leg port", "signal flare"]
OTHER = ["leg hold", "leg hold", "leg hold", "signal none"]
TIME = 40_000


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: GAME)


def planning(*chairs: Chair, **more: Any) -> Party:
    """All are to plan."""
    at = party(*(chairs or PEOPLE), game=GAME, **more)
    at.act("muster", 0)
    assert at.table.state.awaited == tuple(range(len(at.table.state.chairs)))
    return at


def draft(at: Party, seat: int, *actions: str) -> None:
    at.put(at.table.draft(_person(at, seat), seat, at.table.state.version(seat), actions))


def play(at: Party, seat: int, *actions: str) -> None:
    at.put(at.table.act_all(_person(at, seat), seat, at.table.state.version(seat), actions))


def undo(at: Party, seat: int) -> None:
    at.put(at.table.undo(_person(at, seat), seat, at.table.state.version(seat)))


def run_out(at: Party) -> None:
    """Nobody does anything until a time is up."""
    end = at.table.state.clock.next_end()
    assert end is not None
    at.now = end[0]
    at.put(at.table.time_is_up(at.now))


def _person(at: Party, seat: int) -> str:
    return sorted(at.table.state.chairs[seat].holders)[0]


def played(at: Party, seat: int, since: int = 0) -> list[str]:
    return [move.action.text for move in at.table.state.match.moves_from(since) if move.seat == seat]


def same(one: Table, other: Table, now: int) -> bool:
    """Whether two tables stand alike."""
    seats = range(len(one.state.chairs))
    return all(
        ask(one.state) == ask(other.state)
        for ask in (
            lambda t: t.match.log,
            lambda t: (
                t.plans.drafts,
                t.plans.changes,
                t.plans.begun,
                t.versions,
                t.positions,
                t.hearing._heard,
                t.unanswered,
            ),
            lambda t: [(t.clock.shown(s, now), t.clock.ticking(s), t.clock.planning(s)) for s in seats],
            lambda t: t.clock.next_end(),
            lambda t: [undo_for(t, s) for s in seats],
        )
    )


# Drafts


def test_a_draft_is_for_the_eyes_of_the_team() -> None:
    at = planning()
    draft(at, 0, *WHOLE[:2])
    unseen = [None] * 4
    assert at.table.state.drafts_for(0) == [WHOLE[:2], None, [], None], "its own other devices look from the same seat"
    assert at.table.state.drafts_for(2) == [WHOLE[:2], None, [], None]
    assert at.table.state.drafts_for(1) == [None, [], None, []]
    assert at.table.state.drafts_for(None) == unseen
    assert [at.told(seat) for seat in range(4)] == [[]] * 4, "nobody is told in words"
    assert not any(at.heard()), "nor that there was anything"


def test_a_plan_is_made_up_on_a_trial_to_its_end_and_no_further() -> None:
    """As a bot does that advises somebody; the last step may set off what others planned, which is not its business."""
    at = planning()
    for seat in (1, 2, 3):
        play(at, seat, *OTHER)
    trial = at.table.state.match.fork()
    assert [at.table.plans_on(trial, 0, action) for action in WHOLE] == [True, True, True, False]
    assert played(at, 0) == ["muster"]
    alone = planning()
    trial = alone.table.state.match.fork()
    assert [alone.table.plans_on(trial, 0, action) for action in WHOLE] == [True, True, True, False]
    early = party(*PEOPLE, game=GAME)
    trial = early.table.state.match.fork()
    assert not early.table.plans_on(trial, 0, "muster")
    assert trial.ply == early.table.state.match.ply, "what is no plan is not tried"


def test_where_all_are_alone_a_draft_is_ones_own() -> None:
    at = planning(PEOPLE[0], PEOPLE[1])
    draft(at, 1, "leg port")
    assert at.table.state.drafts_for(0) == [[], None]
    assert at.table.state.drafts_for(1) == [None, ["leg port"]]


def test_a_draft_is_no_change_of_the_position() -> None:
    at = planning()
    versions, counts = list(at.table.state.versions), [at.table.state.hearing.count(team) for team in (None, 0, 1)]
    draft(at, 0, *WHOLE)
    assert at.table.state.versions == versions
    assert [at.table.state.hearing.count(team) for team in (None, 0, 1)] == counts
    assert played(at, 0) == ["muster"]
    assert at.table.state.awaited == (0, 1, 2, 3)
    at.act("leg hold", 1)
    assert [at.table.state.hearing.count(team) for team in (None, 0, 1)] == [count + 1 for count in counts]


def test_it_can_be_changed_and_cleared_and_the_same_again_is_nothing_new() -> None:
    at = planning()
    draft(at, 0, *WHOLE)
    draft(at, 0, *WHOLE[:1])
    assert at.table.state.plans.drafts[0] == ("leg port",)
    assert at.table.draft(ANN, 0, at.table.state.version(0), ["leg port"]) == []
    draft(at, 0)
    assert at.table.state.drafts_for(0)[0] == []


@pytest.mark.parametrize(
    ("actions", "code", "rule"),
    [
        (["leg port", "leg port"], "rule", "CV-2.2"),
        (["signal flare"], "rule", "CV-2.3"),
        ([*WHOLE[:3], "leg hold"], "rule", "CV-2.1"),
        ([*WHOLE, "leg hold"], "series_over", None),
        (["leg nowhere"], "action", None),
        (["muster"], "no_plan", None),
    ],
)
def test_what_cannot_be_played_is_refused_and_the_old_draft_stays(
    actions: list[str], code: str, rule: str | None
) -> None:
    at = planning()
    draft(at, 0, "leg starboard")
    with pytest.raises(RefusedError) as refused:
        draft(at, 0, *actions)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)
    assert refused.value.refusal.text.to("en") != refused.value.refusal.text.to("fr")
    assert at.table.state.plans.drafts[0] == ("leg starboard",)
    if code != "no_plan":
        with pytest.raises(RefusedError) as refused:
            play(at, 0, *actions)
        assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)
        assert played(at, 0) == ["muster"]


def test_the_last_to_plan_cannot_see_behind_the_end_of_the_plan() -> None:
    at = planning(PEOPLE[0], PEOPLE[1], options={"wind": False})
    play(at, 1, *OTHER)
    for extra in ("leg port", "signal none"):
        with pytest.raises(RefusedError) as refused:
            draft(at, 0, *WHOLE, extra)
        assert refused.value.refusal.code == "series_over", "whatever the next turn would allow"


def test_only_ones_own_seat_and_only_now() -> None:
    at = planning()
    with pytest.raises(RefusedError, match="Not your seat"):
        at.table.draft(BEN, 0, at.table.state.version(0), [])
    with pytest.raises(StaleError):
        at.table.draft(ANN, 0, at.table.state.version(0) - 1, [])
    play(at, 0, *WHOLE)
    with pytest.raises(RefusedError, match="Not your turn"):
        draft(at, 0, "leg hold")
    at.put(at.table.leave(BEN, 1))
    with pytest.raises(RefusedError, match="A bot stands in"):
        draft(at, 1, "leg hold")
    with pytest.raises(RefusedError, match="A bot stands in"):
        play(at, 1, *WHOLE)


def test_what_is_no_plan_is_not_drafted() -> None:
    at = party(*PEOPLE, game=GAME)
    with pytest.raises(RefusedError) as refused:
        draft(at, 0, "muster")
    assert refused.value.refusal.code == "no_plan"


def test_there_is_an_end_to_changing_ones_mind() -> None:
    at = planning()
    for i in range(MOST_DRAFTS):
        draft(at, 0, "leg hold", *["leg port"] * (i % 2))
    with pytest.raises(RefusedError) as refused:
        draft(at, 0, "leg starboard")
    assert refused.value.refusal.code == "drafted_out"
    draft(at, 2, "leg starboard")
    for seat in range(4):
        play(at, seat, *WHOLE)
    draft(at, 0, "leg starboard")


def test_single_actions_use_up_the_draft_and_another_one_drops_it() -> None:
    at = planning()
    draft(at, 0, *WHOLE)
    at.act("leg port", 0)
    assert at.table.state.plans.drafts[0] == tuple(WHOLE[1:])
    at.act("leg starboard", 0)
    assert at.table.state.plans.drafts[0] == ()
    draft(at, 2, "leg hold")
    at.act("leg hold", 1)
    assert at.table.state.plans.drafts[2] == ("leg hold",), "what others do leaves it alone"


def test_a_new_turn_begins_without_drafts() -> None:
    for wind in (True, False):
        at = planning(options={"wind": wind})
        for seat in range(4):
            draft(at, seat, "leg hold")
        for seat in range(4):
            play(at, seat, *WHOLE)
        assert at.table.state.awaited == (0, 1, 2, 3)
        assert at.table.state.plans.drafts == [()] * 4


def test_who_takes_a_seat_over_begins_without_a_draft() -> None:
    at = planning()
    draft(at, 0, "leg hold")
    at.put(at.table.leave(ANN, 0))
    at.put([entries.Sat(0, "eve", "Eve")])
    assert at.table.state.plans.drafts[0] == ()


# Playing a whole plan


def test_a_plan_is_played_whole() -> None:
    at = planning()
    wanted = at.table.act_all(ANN, 0, at.table.state.version(0), WHOLE)
    assert wanted == [entries.Acted(0, action) for action in WHOLE]
    at.put(wanted)
    assert at.table.state.awaited == (1, 2, 3)


def test_the_last_plan_ends_with_what_luck_did() -> None:
    at = planning()
    for seat in range(3):
        play(at, seat, *WHOLE)
    *first, last = at.table.act_all(DAN, 3, at.table.state.version(3), WHOLE)
    assert first == [entries.Acted(3, action) for action in WHOLE[:3]]
    assert last == entries.Acted(3, "signal flare", ["blow"])


def test_the_end_of_the_match_is_said() -> None:
    at = planning(PEOPLE[0], PEOPLE[1])
    for _ in range(3):
        for seat in range(2):
            play(at, seat, *WHOLE)
    assert at.table.state.stage == "over"
    last = at.log[-1][2]
    assert isinstance(last, entries.Acted)
    assert last.over


def test_part_of_a_plan_can_be_played_and_the_rest_then() -> None:
    at = planning()
    play(at, 0, *WHOLE[:2])
    assert 0 in at.table.state.awaited
    play(at, 0, *WHOLE[2:])
    assert played(at, 0) == ["muster", *WHOLE]


def test_a_series_is_stale_when_the_position_is_another_one_for_that_seat() -> None:
    at = planning()
    version = at.table.state.version(0)
    play(at, 1, *OTHER)
    assert at.table.state.version(0) == version, "what others plan changes nothing"
    at.act("leg hold", 0)
    with pytest.raises(StaleError):
        at.table.act_all(ANN, 0, version, WHOLE[1:])


def test_any_game_takes_a_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    at = party()
    seat = at.table.state.awaited[0]
    action = at.table.state.match.actions(seat)[0].text
    assert [type(f) for f in at.table.act_all(_person(at, seat), seat, at.table.state.version(seat), [action])] == [
        entries.Acted
    ]
    with pytest.raises(RefusedError) as refused:
        draft(at, seat, action)
    assert refused.value.refusal.code == "no_plan"
    assert at.table.state.drafts_for(seat) == []


# Time


def test_when_time_is_up_the_draft_is_played_and_the_rest_otherwise() -> None:
    at = planning()
    draft(at, 0, *WHOLE[:1])
    at.now += 1_000
    assert [at.table.state.clock.shown(seat, at.now) for seat in range(4)] == [TIME - 1_000] * 4
    assert at.table.time_is_up(at.now + TIME - 1_001) == []
    run_out(at)
    assert played(at, 0) == ["muster", "leg port", "leg hold", "leg hold", "signal none"]
    assert at.table.state.awaited == (1, 2, 3)
    assert at.table.state.bot_on(0) is None, "and nobody stands in"
    assert not at.table.state.chairs[0].away


def test_it_is_told_once_in_both_languages() -> None:
    at = planning()
    draft(at, 0, *WHOLE)
    run_out(at)
    late = [event for event in at.events if isinstance(event.entry, entries.Acted) and event.entry.late]
    assert [event.entry for event in late] == [entries.Acted(0, "leg port", late=True)]
    at.events.append(late[0])
    assert at.told(0)[0] == "Your time is up: your plan is played as it stands"
    assert at.told(0, "fr")[0] == "Votre temps est écoulé : votre plan est joué tel quel"
    assert at.told(1) == ["Ann is out of time: the plan is played as it stands"]
    assert at.told(1, "fr") == ["Ann n’a plus de temps : son plan est joué tel quel"]


def test_time_is_up_for_all_and_the_next_plan_has_its_whole_time() -> None:
    """It begins when what luck did has been seen: a second for each step of it."""
    for wind in (True, False):
        at = planning(options={"wind": wind})
        at.now += 5_000
        play(at, 3, *WHOLE)
        for _ in range(3):
            run_out(at)
        assert played(at, 3) == WHOLE
        assert at.table.state.awaited == (0, 1, 2, 3)
        seen = STEP_SEEN if wind else 0
        assert [at.table.state.clock.shown(seat, at.now) for seat in range(4)] == [TIME + seen] * 4
        assert [at.table.state.clock.shown(seat, at.now + seen + 1_000) for seat in range(4)] == [TIME - 1_000] * 4
        assert at.table.time_is_up(at.now + seen + TIME - 1) == []
        assert at.table.time_is_up(at.now + seen + TIME) != []


def test_the_last_plan_in_time_ends_where_plans_begin_anew() -> None:
    at = planning(PEOPLE[0], PEOPLE[1], options={"wind": False})
    play(at, 1, *OTHER)
    run_out(at)
    assert played(at, 0) == ["muster", "leg hold", "leg hold", "leg hold", "signal none"]
    assert at.table.state.awaited == (0, 1)


def test_no_time_is_won_by_single_actions() -> None:
    at = planning()
    at.now += 10_000
    at.act("leg port", 0)
    at.now += 10_000
    at.act("leg hold", 0)
    assert at.table.state.clock.shown(0, at.now) == TIME - 20_000
    draft(at, 0, "leg starboard")
    assert at.table.state.clock.shown(0, at.now) == TIME - 20_000, "nor by drafting"
    run_out(at)
    assert played(at, 0) == ["muster", "leg port", "leg hold", "leg starboard", "signal none"]


@pytest.mark.parametrize("rule", [ClockRule("move", 90), ClockRule("player", 90)])
def test_the_tables_clock_loses_nothing_by_it(rule: ClockRule) -> None:
    at = party(*PEOPLE, game=GAME, clock=rule)
    assert at.table.state.clock.shown(0, at.now + 1_000) == 89_000
    at.act("muster", 0)
    at.now += 10_000
    assert not at.table.state.clock.table.running
    for seat in range(4):
        play(at, seat, *WHOLE)
    assert at.table.state.clock.table.left == [90_000] * 4


def test_without_a_time_of_its_own_a_plan_is_one_decision_of_the_tables_clock() -> None:
    at = planning(clock=ClockRule("move", 90), options={"hurry": False})
    at.now += 10_000
    at.act("leg port", 0)
    assert at.table.state.clock.shown(0, at.now) == 80_000
    assert not at.table.state.clock.planning(0)
    play(at, 0, *WHOLE[1:])
    assert at.table.state.clock.shown(0, at.now) == 90_000
    undo(at, 0)
    assert at.table.state.clock.shown(0, at.now) == 80_000, "nothing is won by taking it back"
    at.now += 80_000
    assert at.table.time_is_up(at.now) == [entries.TimedOut(0)]
    assert planning(options={"hurry": False}).table.state.clock.next_end() is None


def test_nobody_is_hurried_who_keeps_nobody_waiting() -> None:
    alone = planning(Chair([ANN]), Chair(level="random"), Chair(level="random"))
    one_screen = planning(Chair([ANN]), Chair([ANN]), Chair([ANN, BEN]))
    for at in (alone, one_screen):
        assert at.table.state.clock.next_end() is None
        assert at.table.time_is_up(at.now + 10**9) == []
        draft(at, 0, *WHOLE)
        assert at.table.state.plans.drafts[0] == tuple(WHOLE)


def test_bots_are_not_hurried() -> None:
    at = planning(PEOPLE[0], PEOPLE[1], Chair(level="random"))
    for _ in range(2):
        run_out(at)
    assert at.table.state.awaited == (2,)
    assert at.table.state.clock.next_end() is None


def test_when_the_others_have_left_there_is_time_and_when_one_is_back_what_was_left() -> None:
    at = planning(PEOPLE[0], PEOPLE[1])
    at.now += 5_000
    at.put(at.table.leave(BEN, 1))
    assert at.table.state.clock.next_end() is None
    at.now += 60_000
    at.put(at.table.back(BEN, 1))
    assert at.table.state.clock.shown(0, at.now) == 15_000


def test_a_closed_house_does_not_count() -> None:
    at = planning()
    assert at.table.state.clock.running
    at.now += 100_000
    at.put([entries.Resumed(95_000)])
    assert at.table.time_is_up(at.now) == []
    assert at.table.state.clock.shown(0, at.now) == TIME - 5_000


# Taking back


def test_a_plan_is_taken_back_whole_and_freely_while_others_plan() -> None:
    at = planning()
    play(at, 0, *WHOLE)
    play(at, 1, *OTHER)
    play(at, 2, *OTHER)  # an ally, who has seen it: what one shows to a friend one may change
    version = at.table.state.version(3)
    assert undo_for(at.table.state, 0) == ("free", None, 1)
    undo(at, 0)
    assert at.table.state.awaited == (0, 3)
    assert (played(at, 1), played(at, 2)) == (OTHER, OTHER), "what others planned since stays"
    assert at.table.state.plans.drafts[0] == tuple(WHOLE), "to be changed, not made up again"
    assert at.table.state.version(3) == version, "and nobody who plans notices"
    assert at.told(0) == ["You take your plan back"]
    assert at.told(3, "fr") == ["Ann reprend son plan"]
    play(at, 0, *OTHER)
    play(at, 3, *WHOLE)
    assert at.table.state.match.state[0].turn == 1
    assert at.table.state.match.state[0].sailed.tolist() == [0, 0, 0, 2]


def test_of_a_plan_in_the_making_the_last_action_is_taken_back() -> None:
    at = planning()
    draft(at, 0, *WHOLE)
    at.act("leg port", 0)
    at.act("leg hold", 0)
    at.act("leg hold", 1)
    undo(at, 0)
    assert played(at, 0) == ["muster", "leg port"]
    assert played(at, 1) == ["leg hold"]
    assert at.table.state.plans.drafts[0] == tuple(WHOLE[1:])


def test_no_time_is_won_by_taking_back() -> None:
    at = planning()
    at.now += 10_000
    play(at, 0, *WHOLE)
    at.now += 15_000
    undo(at, 0)
    assert at.table.state.clock.shown(0, at.now) == TIME - 25_000
    assert at.table.state.clock.shown(1, at.now) == TIME - 25_000
    at.now += 1_000
    at.act("leg port", 0)
    undo(at, 0)
    assert at.table.state.clock.shown(0, at.now) == TIME - 26_000


def test_who_takes_back_late_has_a_little_time() -> None:
    at = planning(PEOPLE[0], PEOPLE[1], Chair(level="random"))
    play(at, 0, *WHOLE)
    run_out(at)
    at.now += 30_000
    undo(at, 0)
    assert at.table.state.clock.shown(0, at.now) == 10_000


def test_what_time_has_filled_up_is_taken_back_by_consent_only() -> None:
    at = planning()
    at.act("leg port", 0)
    run_out(at)
    assert undo_for(at.table.state, 0) == ("ask", "undo_late", 1)
    undo(at, 0)
    for seat in (1, 2, 3):
        at.put(at.table.answer(NAMES[seat], seat, True))
    assert at.table.state.awaited == (0, 1, 2, 3)
    assert at.log[-1][2] == entries.Undone(0, 1, alone=True)
    assert at.table.state.clock.shown(0, at.now) == 10_000
    play(at, 0, *WHOLE)
    assert undo_for(at.table.state, 0) == ("free", None, 1), "this one was ready"


def test_of_others_it_is_remembered_that_they_were_late() -> None:
    at = planning(PEOPLE[0], PEOPLE[1], Chair(level="random"))
    play(at, 0, *WHOLE)
    run_out(at)
    assert undo_for(at.table.state, 1) == ("ask", "undo_late", 5)
    undo(at, 0)
    assert undo_for(at.table.state, 1) == ("ask", "undo_late", 1)


def test_after_all_was_revealed_a_plan_is_taken_back_by_consent() -> None:
    for wind in (True, False):
        at = planning(options={"wind": wind})
        for seat in (1, 0, 2, 3):
            play(at, seat, *(WHOLE if seat else OTHER))
        draft(at, 2, "leg starboard")
        assert undo_for(at.table.state, 0) == ("ask", "undo_others", 5)
        assert undo_for(at.table.state, 3)[:2] == ("ask", "undo_revealed")
        at.now += 30_000
        undo(at, 0)
        for seat in (1, 2, 3):
            at.put(at.table.answer(NAMES[seat], seat, True))
        assert at.log[-1][2] == entries.Undone(0, 5)
        assert at.told(0) == ["You take your move back"]
        assert played(at, 1) == WHOLE, "planned before"
        assert at.table.state.awaited == (0, 2, 3)
        assert at.table.state.plans.drafts == [tuple(OTHER), (), tuple(WHOLE), tuple(WHOLE)]
        assert at.table.state.clock.shown(2, at.now) == TIME, "all who agreed plan again"
        assert undo_for(at.table.state, 1) == ("free", None, 1)


def test_alone_with_bots_the_last_plan_is_taken_back_freely() -> None:
    at = planning(PEOPLE[0], Chair(level="random"), options={"wind": False})
    play(at, 0, *WHOLE)
    for action in OTHER:
        at.put(at.table.bot_acts(1, at.table.state.version(1), action, entries.Reasons("random")))
    assert undo_for(at.table.state, 0) == ("free", None, 1)
    undo(at, 0)
    assert at.table.state.awaited == (0, 1)
    assert at.table.state.plans.drafts == [tuple(WHOLE), ()], "bots draft nothing"


def test_on_one_screen_each_seat_drafts_for_itself() -> None:
    at = planning(Chair([ANN], "Ann"), Chair([ANN], "Ben"), Chair([ANN], "Cat"))
    draft(at, 0, "leg port")
    draft(at, 1, "leg hold")
    assert at.table.state.drafts_for(0) == [["leg port"], None, []], (
        "as with hands: the other team's is behind the curtain"
    )
    assert at.table.state.drafts_for(1) == [None, ["leg hold"], None]
    play(at, 0, *WHOLE)
    play(at, 1, *OTHER)
    undo(at, 0)
    assert at.table.state.awaited == (1, 2), "the last decision of any seat of the person"
    assert at.table.state.plans.drafts[1] == tuple(OTHER)


# What is kept


def test_the_stored_entries_make_the_same_table() -> None:
    at = planning(clock=ClockRule("move", 90))
    draft(at, 0, *WHOLE)
    draft(at, 1, *OTHER[:2])
    play(at, 2, *OTHER)
    at.now += 4_000
    at.act("leg port", 0)
    undo(at, 2)
    again = follow(at.table.state.id, at.log)
    assert again.state.plans.drafts == [tuple(WHOLE[1:]), tuple(OTHER[:2]), tuple(OTHER), ()]
    assert same(again, at.table, at.now)
    for _ in range(4):
        run_out(at)
    again = follow(at.table.state.id, at.log)
    assert same(again, at.table, at.now)


def test_the_record_of_a_match_holds_no_drafts() -> None:
    at, other = planning(PEOPLE[0], PEOPLE[1]), planning(PEOPLE[0], PEOPLE[1])
    for _ in range(3):
        for seat in range(2):
            draft(at, seat, "leg starboard", "leg hold")
            for party_ in (at, other):
                play(party_, seat, *WHOLE)
    secret = {"luck", "id", "played"}
    one, two = ({k: v for k, v in p.table.state.record().items() if k not in secret} for p in (at, other))
    assert one == two
    assert "starboard" not in str(at.table.state.record())


def test_entries_of_before_still_read() -> None:
    assert entries.decode(b'{"is":"undone","seat":0,"ply":3}') == entries.Undone(0, 3)
    assert entries.decode(b'{"is":"acted","seat":0,"action":"leg port"}') == entries.Acted(0, "leg port")
    assert b"late" not in entries.encode(entries.Acted(0, "leg port"))


def test_a_table_that_begins_amid_plans_goes_on_with_them() -> None:
    at = planning(PEOPLE[0], PEOPLE[1])
    at.act("leg port", 0)
    first = opening.forked(at.table.state, at.table.state.match.ply, [PEOPLE[0], PEOPLE[1]], opener=ANN)
    fork = Party(first)
    assert undo_for(fork.table.state, 0)[0] == "no"
    play(fork, 0, *WHOLE[1:])
    undo(fork, 0)
    assert played(fork, 0) == ["muster", "leg port"]
    assert fork.table.state.plans.drafts[0] == tuple(WHOLE[1:])
    with pytest.raises(AstroportError):
        undo(fork, 0)
