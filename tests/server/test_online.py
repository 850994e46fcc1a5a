"""A table over the network: two people, bots, restarts, looking back."""

from __future__ import annotations

import asyncio
import random

import pytest

import astroport
from astroport import bots
from astroport.client import GoneError, Person, new_id, play_bot
from astroport.core.errors import RefusedError
from astroport.server import messages as m
from tests.server.faults import ServerProcess, run, text_of

ME, OPEN = m.Place("me"), m.Place("open")
BOT = m.Place("bot", level="greedy")


def choice(view: m.View) -> str:
    return random.choice(view.choices).action


async def two_people(ann: Person, ben: Person, **more: object) -> str:
    """A table at which two sit."""
    table = await ann.open_table(m.NewTable("sputnik", [m.Place("me", "Ann"), OPEN], **more))  # type: ignore[arg-type]
    key = (await ann.links(table)).join
    assert key is not None
    await ben.enter(table, key)
    async with ben.at(table) as there:
        await there.sit(1, "Ben")
    return table


async def finished(ann: Person) -> str:
    """A match that Ann has played to its end against a bot."""
    table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
    async with ann.at(table) as there:
        await play_bot(there, 0, bots.named("random"))
    return table


def test_two_people_play_to_the_end(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await two_people(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                await asyncio.gather(play_bot(hers, 0, choice), play_bot(his, 1, choice))
                assert hers.view.result == his.view.result
                assert (
                    [e.number for e in hers.events]
                    == [e.number for e in his.events]
                    == list(range(1, hers.last_seen + 1))
                )
                assert hers.view.picture == his.view.picture
                told = [line.text.to("en") for event in hers.events for line in event.lines]
                assert any(line.startswith("You fly") for line in told)
                assert any(line.startswith("Ben flies") for line in told)
                record = await ann.record(table)
                assert astroport.load(record).result == tuple(hers.view.result or ())
                assert (await ben.verify(table)).ok
                assert [s["name"] for s in record["seats"]] == ["Ann", "Ben"]

    run(play())


def test_a_bot_plays_and_says_why(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            async with ann.at(table) as there:
                view = await there.turn(0)
                for _ in range(2):
                    await there.do(view.choices[0].action)
                    view = await there.turn(0)
                thought = next(e for e in there.events if e.reasons)
                why = await there.ask(m.Reasons(new_id(), thought.number))
                assert why.level == "greedy"
                assert why.weighed[0].expected[1] == max(w.expected[1] for w in why.weighed)
                assert why.weighed[0].action.split()[0] in ("fly", "take")
                own = next(e for e in there.events if e.kind == "acted" and e.seat == 0)
                with pytest.raises(RefusedError, match="No reasons"):
                    await there.ask(m.Reasons(new_id(), own.number))

    run(play())


def test_why_not(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, m.Place("me")]))
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                await there.look(seat)
                because = await there.ask(m.Why(new_id(), seat, place="d4"))
                assert because.refusals[0].rule == "SP-2.2"
                assert because.refusals[0].title.to("de").startswith("Du kannst nur mit deiner eigenen Rakete")
                with pytest.raises(RefusedError) as refused:
                    await there.do("fly d4")
                assert (refused.value.refusal.code, refused.value.refusal.rule) == ("rule", "SP-2.2")

    run(ask())


def test_undo_and_consent(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await two_people(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                there, seat = (hers, 0) if hers.view.awaited == [0] else (his, 1)
                other = his if there is hers else hers
                view = await there.turn(seat)
                before = view.picture
                await there.do(view.choices[0].action)
                assert there.view.undo.how == "free"
                await there.undo(seat)
                assert there.view.picture == before
                for _ in range(2):
                    await there.do((await there.turn(seat)).choices[0].action)
                await other.do((await other.turn(1 - seat)).choices[0].action)
                await there.until(lambda: there.view.undo.how == "ask")
                await there.undo(seat)
                await other.until(lambda: other.view.undo.waiting_for == [1 - seat])
                await other.answer(1 - seat, True)
                await there.until(lambda: there.view.awaited == [seat])
                assert there.events[-1].kind == "undone"

    run(play())


def test_leave_and_come_back_while_strangers_wait(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben, Person(house.url) as cat:
            table = await two_people(ann, ben, strangers=True)
            key = (await ann.links(table)).join
            assert key
            async with ann.at(table) as hers:
                async with ben.at(table) as his:
                    await his.leave(1)
                    await hers.until(lambda: hers.seats[1].away)
                    with pytest.raises(RefusedError) as both:
                        await hers.sit(1, "Ann")
                    assert both.value.refusal.code == "both_sides"
                await hers.until(lambda: not hers.seats[1].online)
                assert hers.seats[1].waited is not None
                await cat.enter(table, key)
                async with cat.at(table) as third:
                    with pytest.raises(RefusedError) as early:
                        await third.sit(1, "Cat")
                    assert early.value.refusal.code == "wait_longer"
                async with ben.at(table) as his:
                    await his.back(1)
                    await hers.until(lambda: hers.seats[1].online and not hers.seats[1].away)

    run(play())


def test_nudged_resigned_and_played_again_when_both_wish_it(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await two_people(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                assert hers.info is not None
                assert (hers.info.patience.claim, hers.info.patience.strangers) == (180, None)
                moves = hers.view.awaited[0]
                going_on = next(t for t in await ben.tables() if t.table == table)
                assert (going_on.awaited, going_on.your_turn, going_on.result) == ([moves], moves == 1, None)
                one, other = (his, hers) if moves == 0 else (hers, his)
                await one.nudge(1 - moves, moves)
                await other.until(lambda: other.events[-1].kind == "nudged")
                with pytest.raises(RefusedError) as early:
                    await one.claim(1 - moves)
                assert early.value.refusal.code == "is_there"
                await hers.resign(0)
                await his.until(lambda: his.stage == "over")
                assert his.view.result == [0.0, 1.0]
                assert his.view.prompt is not None
                assert his.view.prompt.to("en") == "Ann resigned. You win!"
                listed = next(t for t in await ben.tables() if t.table == table)
                assert (listed.stage, listed.ended) == ("over", m.EndedInfo("resigned", 0))
                assert (listed.awaited, listed.result) == ([], [0.0, 1.0])
                assert (await ann.replay(table)).result == [0.0, 1.0]
                await hers.command(m.Rematch(new_id()))
                await his.until(lambda: his.again == [0])
                assert his.rematch is None
                assert await his.play_again() == await hers.play_again()
            await ann.forget(table)
            assert table not in {t.table for t in await ann.tables()}
            assert table in {t.table for t in await ben.tables()}
            async with ann.at(table) as hers:
                assert hers.mine == [0], "at the table nothing changed"

    run(play())


def test_a_rematch_of_those_who_are_there(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben, Person(house.url) as cat:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me", "Ann"), OPEN, OPEN]))
            key = (await ann.links(table)).join
            assert key is not None
            for seat, person in enumerate((ben, cat), 1):
                await person.enter(table, key)
                async with person.at(table) as there:
                    await there.sit(seat, "")
            async with cat.at(table) as there:
                await there.command(m.Leave(new_id(), 2))
            async with ann.at(table) as hers, ben.at(table) as his:
                await hers.resign(0)
                await his.resign(1)
                await hers.until(lambda: hers.stage == "over")
                await hers.command(m.Rematch(new_id()))
                again = await his.play_again()
            async with cat.at(again) as there:
                assert [seat.away for seat in there.seats] == [False, False, True]
                await there.command(m.Back(new_id(), 2))
                await there.until(lambda: not there.seats[2].away)

    run(play())


def test_a_second_device_and_links(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as phone, Person(house.url) as eve:
            table = await ann.open_table(m.NewTable("sputnik", [ME, m.Place("me")]))
            links = await ann.links(table)
            assert len({links.join, links.watch, *links.seats.values()}) == 4
            await phone.enter(table, links.seats["0"])
            async with phone.at(table) as there:
                assert there.mine == [0]
            assert links.watch
            await eve.enter(table, links.watch)
            async with eve.at(table) as watching:
                assert watching.role == "spectator"
                assert watching.view.choices == []
                with pytest.raises(RefusedError) as refused:
                    await watching.command(m.Do(new_id(), watching.view.version, watching.view.awaited[0], "fly d4"))
                assert refused.value.refusal.code == "not_your_seat"
            with pytest.raises(RefusedError) as hidden:
                await eve.links(table)
            assert hidden.value.refusal.code == "not_your_seat"

    run(play())


def test_after_the_match(house: ServerProcess) -> None:
    async def look() -> None:
        async with Person(house.url) as ann:
            table = await finished(ann)
            replay = await ann.replay(table, 1)
            frames = [frame async for frame in ann.frames(table, 1)]
            assert [frame.ply for frame in frames] == list(range(replay.last + 1))
            assert replay.frames == frames[: len(replay.frames)]
            assert (await ann.replay(table, 1, replay.last)).frames == frames[-1:]
            assert replay.result is not None
            for ply in (str(replay.last + 1), "-1", "1.5", "²", "", "1" * 5000):
                odd = await ann._http.get(f"/api/tables/{table}/replay", params={"from": ply})
                assert (odd.status_code, odd.json()["code"]) == (422, "no_ply")
                assert f"{replay.last}." in text_of(odd.json(), "en")
            fork = await ann.fork(table, m.Fork(ply=5, seats=[ME, m.Place("bot", level="random")]))
            async with ann.at(fork) as there:
                assert there.info is not None
                assert there.info.came_from == table
                assert there.view.ply >= 5
            async with ann.at(table) as there:
                again = await there.play_again()
                assert await there.play_again() == again
            async with ann.at(again) as there:
                assert there.mine == [0]
            tables = {t.table: t for t in await ann.tables()}
            assert {table, fork, again} <= set(tables)
            assert tables[table].stage == "over"

    run(look())


def test_expected_results_end_in_the_result(house: ServerProcess) -> None:
    async def look() -> None:
        async with Person(house.url) as ann:
            table = await finished(ann)
            found = await ann._ask("GET", f"tables/{table}/evaluations", m.Evaluations)
            replay = await ann.replay(table)
            assert [row[-1] for row in found.seats] == replay.result
            assert found.plies[-1] == replay.last
            assert all(abs(sum(column) - 1) < 0.01 for column in zip(*found.seats, strict=True))

    run(look())


def test_a_record_comes_and_goes(house: ServerProcess) -> None:
    async def look() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            record = await ann.record(await finished(ann))
            brought = await ben._http.post("/api/records", json=record)
            assert brought.status_code == 201
            table = brought.json()["table"]
            async with ben.at(table) as there:
                assert there.info is not None
                assert there.info.review
                assert there.stage == "over"
            assert await ben.record(table) == record
            assert (await ben.verify(table)).ok
            record["actions"][1][1] = "fly z9"
            broken = await ben._http.post("/api/records", json=record)
            assert broken.status_code == 422
            assert "actions[1]" in text_of(broken.json(), "en")

    run(look())


def test_time_runs_out_and_a_bot_stands_in(house: ServerProcess) -> None:
    async def play() -> None:
        async with Person(house.url) as ann:
            wanted = m.NewTable("sputnik", [ME, m.Place("me")], clock=m.Clock("move", 1), stand_in="random")
            table = await ann.open_table(wanted)
            async with ann.at(table) as there:
                first = there.view.awaited[0]
                await asyncio.wait_for(there.until(lambda: there.seats[first].away), 60)
                assert any(event.kind == "timeout" for event in there.events)
                await asyncio.wait_for(there.until(lambda: there.view.awaited == [1 - first]), 60)
                assert there.seats[first].level == "random", "it has played for who was late"
                await asyncio.wait_for(there.until(lambda: there.seats[1 - first].away), 60)
                ply = there.view.ply
                await asyncio.sleep(2)
                assert there.view.ply == ply, "all are away: the match waits for them"
                await there.back(1 - first)
                assert not there.seats[1 - first].away

    run(play())


def test_nobody_comes_in_without_a_link(house: ServerProcess) -> None:
    async def come() -> None:
        async with Person(house.url) as ann, Person(house.url) as eve:
            table = await ann.open_table(m.NewTable("sputnik", [ME, BOT]))
            await eve.open_table(m.NewTable("sputnik", [ME, BOT]))  # she has a cookie, of somebody else
            with pytest.raises(GoneError):
                async with eve.at(table):
                    pass
            with pytest.raises(RefusedError) as hidden:
                await eve.replay(table)
            assert hidden.value.refusal.code == "no_key"
            with pytest.raises(GoneError):
                async with eve.at("nosuchtable0"):
                    pass

    run(come())


def test_who_vanishes_without_a_word_is_gone_soon(house: ServerProcess) -> None:
    """A phone out of reach does not close its socket, and answers no ping."""
    from astroport.server.line import BEAT_S, LOST

    assert (LOST + 1) * BEAT_S < 10

    async def vanish() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await two_people(ann, ben)
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            head = (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
                f"Cookie: {ben.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            writer.write(head.encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            hello = b'{"type":"hello"}'
            writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            async with ann.at(table) as hers:
                await asyncio.wait_for(hers.until(lambda: hers.seats[1].online), 60)
                await asyncio.wait_for(hers.until(lambda: not hers.seats[1].online), 60)
                assert hers.seats[1].gone is not None
            writer.close()

    run(vanish())
