"""Reasons, hints and turning points over the wire: who gets how much of them, and when not."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from comets import GAME as COMETS

from astroport.client import Person, Table, play_bot
from astroport.core.errors import RefusedError, StaleError
from astroport.core.errors import StaleError as Past
from astroport.core.view import View
from astroport.server import messages as m
from astroport.server import render
from astroport.server.hours import Hours
from astroport.server.live import House, LiveTable
from astroport.server.thinking import Thought
from astroport.table import state
from astroport.table.entries import Chair
from tests.server.faults import ServerProcess, run
from tests.table.party import ANN, BEN, CAT, party

ME, OPEN, BOT = m.Place("me", "Ann"), m.Place("open"), m.Place("bot", level="greedy")


def first(view: m.View) -> str:
    return view.choices[0].action


async def until_a_bot_moved(there: Table) -> m.Event:
    """Play on until a bot has moved, and it is one's own turn again."""
    while not any(event.reasons for event in there.events):
        view = await there.turn(0)
        await there.do(view.choices[0].action)
    await there.turn(0)
    return next(event for event in there.events if event.reasons)


def test_a_bot_says_why_when_it_is_asked(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            async with ann.at(table) as there:
                moved = await until_a_bot_moved(there)
                why = await there.reasons(moved.number)
                assert "%" not in why.sentence.to("en") + why.sentence.to("fr")
                assert (why.seat, why.whole) == (1, True)
                assert 1 <= len(why.weighed) <= 4
                assert all(len(each.expected) == 2 and each.text.to("fr") for each in why.weighed)
                own = next(event for event in there.events if event.kind == "acted" and event.seat == 0)
                assert (own.reasons, own.because) == (False, None)

    run(play())


def test_a_bot_speaks_seldom_and_the_same_to_who_comes_later(house: ServerProcess) -> None:
    """Over whole matches: of its own accord with few of its moves, and never a number."""

    async def play() -> tuple[int, int]:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            async with ann.at(table) as there:
                await play_bot(there, 0, first)
                await there.until(lambda: there.stage == "over")
                moved = [event for event in there.events if event.reasons]
                spoken = {event.number: event.because for event in moved if event.because}
            assert all(
                "%" not in said.to("en") + said.to("fr") and said.to("en") != said.to("fr") for said in spoken.values()
            )
            async with ann.at(table) as again:
                assert {event.number: event.because for event in again.events if event.because} == spoken
            return len(moved), len(spoken)

    moves = spoken = 0
    for _ in range(12):
        moved, said = play_one = run(play())
        assert said <= 2 + moved / 6, play_one  # it may see the end coming just after
        moves, spoken = moves + moved, spoken + said
        if spoken and moves >= 60:
            break
    assert 0 < spoken <= moves / 4


def test_a_bots_hand_stays_secret_while_play_goes_on(house: ServerProcess) -> None:
    """Neither the sentence nor the answer names a tile that was not laid; when the match is over, all is open."""

    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("asteroid_escape", [ME, BOT]))
            async with ann.at(table) as there:
                while there.stage == "playing":
                    view = await there.turn(0)
                    if not view.choices:
                        break
                    for event in there.events:
                        await check_reduced(there, event)
                    await there.do(view.choices[0].action)
                await there.until(lambda: there.stage == "over")
                moved = [event for event in there.events if event.reasons]
                whole = [await there.reasons(event.number) for event in moved]
                assert all(each.whole for each in whole)
                assert not seen or any(len(each.weighed) > 1 and each.weighed[0].action for each in whole)

    async def check_reduced(there: Table, event: m.Event) -> None:
        if not event.reasons or event.number in seen:
            return
        seen.add(event.number)
        why = await there.reasons(event.number)
        assert not why.whole
        assert [each.action for each in why.weighed] == [""]
        assert (why.line, why.simulations) == ([], 0)
        assert len(why.weighed[0].expected) == 2
        assert why.weighed[0].text == event.lines[0].text
        for sentence in (why.sentence, event.because or why.sentence):
            assert "tile" not in sentence.to("en")
            assert "“" not in sentence.to("en")
            assert "tuile" not in sentence.to("fr")

    seen: set[int] = set()
    for _ in range(20):  # luck may end a match before anybody asks
        seen.clear()
        run(play())
        if seen:
            return
    raise AssertionError("no bot ever said why while a match went on")


def test_a_hint_for_who_is_to_act(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            async with ann.at(table) as there:
                assert there.info is not None
                assert there.info.hints
                view = await there.turn(0)
                known = there.last_seen
                found = await there.hint(0)
                assert found.action in [choice.action for choice in view.choices]
                assert (found.seat, found.version) == (0, view.version)
                assert found.weighed[0].action == found.action
                assert 1 <= len(found.weighed) <= 4
                assert found.sentence.to("en")
                assert found.sentence.to("en") != found.sentence.to("fr")
                assert there.last_seen == known  # nobody is told
                assert (await there.hint(0)).weighed == found.weighed  # it is known by now
                await there.do(found.action)

    run(play())


def test_a_hint_never_tells_anothers_hand(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            for _ in range(20):  # luck may destroy a ship before it lays anything
                if await asked_while_laying(ann):
                    return
        raise AssertionError("no ship ever came to lay a tile")

    async def asked_while_laying(ann: Person) -> bool:
        table = await ann.open_table(m.NewTable("asteroid_escape", [ME, BOT]))
        async with ann.at(table) as there:
            view = await there.turn(0)
            while view.choices and view.choices[0].kind == "start":
                await there.do(first(view))
                view = await there.turn(0)
            if not view.choices:
                return False
            found = await there.hint(0)
            mine = {choice.action for choice in view.choices}
            assert {each.action for each in found.weighed} <= mine
            return True

    run(play())


def test_who_gets_no_hint(house: ServerProcess) -> None:
    async def refused(there: Table, seat: int) -> str:
        with pytest.raises(RefusedError) as why:
            await there.hint(seat)
        assert why.value.refusal.text.to("en") != why.value.refusal.text.to("fr")
        return why.value.refusal.code

    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await ann.open_table(m.NewTable("sputnik", [ME, OPEN]))
            links = await ann.links(table)
            await ben.enter(table, links.join or "")
            async with ann.at(table) as hers, ben.at(table) as his:
                assert await refused(hers, 0) == "not_begun"
                assert await refused(his, 0) == "not_your_seat"
                assert await refused(hers, 7) == "no_seat"
                await his.sit(1, "Ben")
                await hers.until(lambda: hers.stage == "playing")
                waits, seat = (his, 1) if hers.view.awaited == [0] else (hers, 0)
                assert await refused(waits, seat) == "not_awaited"
                await asyncio.gather(play_bot(hers, 0, first), play_bot(his, 1, first))
                assert await refused(hers, 0) == "over"

    run(play())


def test_a_table_without_hints_says_so_and_so_does_its_rematch(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME], hints=False))
            async with ann.at(table) as there:
                assert there.info is not None
                assert not there.info.hints
                seat = there.view.awaited[0]
                with pytest.raises(RefusedError) as refused:
                    await there.hint(seat)
                assert refused.value.refusal.code == "no_hints"
                await there.do(there.view.choices[0].action)
                forked = await ann.fork(table, m.Fork(1, [ME, ME]))
                while there.stage == "playing":
                    view = await there.turn(there.view.awaited[0])
                    await there.do(view.choices[0].action)
                again = await there.play_again()
            for other in (forked, again):
                async with ann.at(other) as there:
                    assert there.info is not None
                    assert not there.info.hints

    run(play())


def test_moves_go_on_while_a_hint_is_thought_about_and_then_it_is_stale(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                view = await there.turn(seat)
                asking = asyncio.create_task(there.hint(seat))
                twice = asyncio.create_task(there.hint(seat))
                await asyncio.sleep(0.05)
                await there.do(view.choices[0].action)
                for asked in (asking, twice):
                    with pytest.raises(StaleError):
                        await asked

    run(play())


def test_asked_twice_the_same_answer_comes(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                one, other = await asyncio.gather(there.hint(seat), there.hint(seat))
                assert one.weighed == other.weighed
                assert one.id != other.id

    run(play())


class Slow:
    """Thinks until it is told to stop, or breaks down."""

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.breaks = False

    async def choose(self, _level: str, view: View, *_who: object) -> Thought:
        self.asked.append(view)
        if self.breaks:
            raise RuntimeError("out of ideas")
        await asyncio.sleep(60)
        raise AssertionError


class Quiet:
    """A house with nothing in it but those who think."""

    def __init__(self) -> None:
        self.thinkers, self.hours = Slow(), Hours()


def test_one_question_of_a_person_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: COMETS)

    async def ask() -> None:
        house = Quiet()
        at = party(
            Chair([ANN, CAT], "Ann"), Chair([ANN], "Ann too"), Chair([BEN]), game=COMETS, options={"peek": False}
        )
        live = LiveTable(at.table, cast(House, house))
        asked = [asyncio.ensure_future(live.hint(person, 0)) for person in (ANN, CAT)]
        await asyncio.sleep(0.01)
        assert len(house.thinkers.asked) == 1  # the same question
        other = asyncio.ensure_future(live.hint(ANN, 1))
        await asyncio.sleep(0.01)
        assert len(house.thinkers.asked) == 2
        assert not any(each.done() for each in asked)  # somebody else still wants to know
        last = asyncio.ensure_future(live.hint(CAT, 0))
        house.thinkers.breaks = True
        again = asyncio.ensure_future(live.hint(ANN, 0))
        with pytest.raises(Past):
            await other
        await live.close()
        for each in (*asked, last, again):
            with pytest.raises(Past):
                await each
        with pytest.raises(RuntimeError):
            await live.hint(ANN, 1)
        with pytest.raises(RuntimeError):
            await live.hint(ANN, 1)  # it is tried again
        assert len(house.thinkers.asked) == 4

    run(ask())


def test_turning_points_in_words() -> None:
    at = party()
    for _ in range(5):
        at.act()
    match = at.table.state.match
    series = [(0.5, 0.5)] * match.ply + [(0.22, 0.78)]
    series[0] = (0.8, 0.2)  # the lot that was drawn changed much too
    found = render.evaluations(at.table.state, match.fork(), series)
    luck, move = found.key_moments
    acted = match.log[-1]
    assert (luck.ply, luck.seat, luck.whose) == (1, None, 0)
    assert luck.text.to("en").startswith("Luck: ")
    assert luck.text.to("en").endswith("begins — Ann falls from 80% to 50%")
    assert luck.text.to("fr").startswith("Le hasard : ")
    assert (move.ply, move.seat, move.whose, move.change) == (match.ply, acted.seat, 0, -0.28)
    assert move.text.to("en").startswith(f"{('Ann', 'Ben')[acted.seat]}: ")
    assert move.text.to("en").endswith(" — Ann falls from 50% to 22%")
    assert move.text.to("fr").endswith(" — Ann tombe de 50 % à 22 %")


def test_key_moments_of_a_finished_match(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            async with ann.at(table) as there:
                with pytest.raises(RefusedError) as refused:
                    await ann.evaluations(table)
                assert refused.value.refusal.code == "not_over"
                await play_bot(there, 0, first)
                await there.until(lambda: there.stage == "over")
                names = [seat.name or "Glutton" for seat in there.seats]
            found = await ann.evaluations(table)
            assert len(found.key_moments) <= 6
            frames = {frame.ply: frame.seat async for frame in ann.frames(table)}
            for moment in found.key_moments:
                before, after = (found.seats[moment.whose][found.plies.index(moment.ply - back)] for back in (1, 0))
                assert abs(after - before) >= 0.149
                assert round(after - before - moment.change, 2) == 0
                assert frames[moment.ply] == moment.seat
                assert ("falls" if moment.change < 0 else "climbs") in moment.text.to("en")
                assert ("tombe" if moment.change < 0 else "monte") in moment.text.to("fr")
                assert moment.seat is None or moment.text.to("en").startswith((names[moment.seat], "Scout"))

    run(play())
