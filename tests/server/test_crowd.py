"""A crowded house: bots think where somebody watches, people share thought fairly, and memory has an end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Generator, Sequence
from typing import Any, cast

import pytest

import astroport
from astroport import SeededLuck, bots
from astroport.client import Person
from astroport.core.errors import RefusedError
from astroport.core.match import Match
from astroport.server import http
from astroport.server import messages as m
from astroport.server.hours import Hours
from astroport.server.identity import network_of
from astroport.server.live import House, LiveTable
from astroport.server.store import StoredEntry
from astroport.server.thinking import KEPT, MEMORY, Thinkers, Thought
from astroport.server.thinking_queue import (
    LEAST_NODES,
    MOST_OF_A_NETWORK,
    MOST_OF_A_PERSON,
    Client,
    Task,
    ThinkingQueue,
)
from astroport.server.workshop import Workshop
from astroport.table.entries import Chair, Reasons
from tests.server.faults import ServerProcess, run
from tests.table.party import ANN, party


class Shelf:
    """A store that keeps nothing."""

    async def append(self, _entries: Sequence[StoredEntry], **_more: object) -> bool:
        return True


class Room:
    """A disk with room for everything."""

    def check_more(self, *_: object) -> None:
        """There is."""


class Asked:
    """Thinks until it is told what to play."""

    def __init__(self) -> None:
        self.workshop = Workshop()
        self.at_work: list[asyncio.Future[str]] = []
        self.asked = 0

    def least_asked(self, clients: Collection[Client]) -> Client:
        return min(clients)

    async def play(self, _level: str, _match: Match, _seat: int, *_who: object) -> Thought:
        self.asked += 1
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.at_work.append(answer)
        try:
            return Thought(await answer, Reasons("pilot", [], [], 0))
        finally:
            self.at_work.remove(answer)


class Quiet:
    """A house with nothing in it but a store and those who think."""

    def __init__(self) -> None:
        self.store, self.disk, self.thinkers, self.hours = Shelf(), Room(), Asked(), Hours()

    def tell_others(self, _table: str, _number: int) -> None:
        """There are none."""

    def show_others(self, _table: str, _seats: Collection[int], _watching: int) -> None:
        """There are none."""


class Screen:
    """Somebody's page, that hears and says nothing."""

    def __init__(self, person: str) -> None:
        self.client, self.person = Client(person=person), person
        self.seat: int | None = None
        self.stream: str | None = ""
        self.last_seen = 0
        self.shown: int | None = None

    def send(self, message: bytes) -> None:
        """Not looked at."""


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_bots_think_while_somebody_watches_and_only_then() -> None:
    async def watch() -> None:
        at, house = party(Chair(level="pilot"), Chair(level="pilot")), Quiet()
        live, bots = LiveTable(at.table, cast(House, house)), house.thinkers
        live.attend()
        await settle()
        assert not live.presence.watched
        assert bots.asked == 0
        first, second = Screen(ANN), Screen(ANN)
        live.presence.enter(first)
        live.presence.enter(second)
        await settle()
        assert live.presence.watched
        assert len(bots.at_work) == 1
        live.presence.leave(first)
        await settle()
        assert len(bots.at_work) == 1, "somebody is still there"
        live.presence.leave(second)
        await settle()
        assert not bots.at_work
        assert live.idle
        live.presence.enter(first)
        await settle()
        assert len(bots.at_work) == 1
        ply = at.table.state.match.ply
        bots.at_work[0].set_result(at.table.state.match.actions()[0].text)
        await settle()
        assert at.table.state.match.ply > ply
        assert len(bots.at_work) == 1, "and on it goes"
        await live.close()
        assert not bots.at_work

    run(watch())


def test_a_table_is_watched_when_another_process_says_so() -> None:
    async def watch() -> None:
        live = LiveTable(party().table, cast(House, Quiet()))
        live.presence.seen_elsewhere("other", frozenset(), 1)
        assert live.presence.watched
        live.presence.seen_elsewhere("other", frozenset(), 0)
        assert not live.presence.watched
        live.presence.seen_elsewhere("other", frozenset([1]), 0)
        assert live.presence.watched

    run(watch())


# Whose turn it is


def endless(_nodes: int) -> Generator[None, None, None]:
    while True:
        yield


def task(network: str, person: str, nodes: int = 1 << 17, seconds: float = 1e9) -> Task[Any]:
    return Task(endless, Client(network, person), nodes, seconds)


def served(queue: ThinkingQueue, slices: int) -> list[Task[Any]]:
    """Who had each of so many slices, on one thread."""
    found = []
    for _ in range(slices):
        taken = queue.take()
        assert taken is not None
        assert taken.go_on()
        queue.give_back(taken)
        found.append(taken)
    return found


def test_a_first_bot_goes_before_anothers_hundredth() -> None:
    queue = ThinkingQueue(1 << 22)
    for _ in range(118):
        queue.add(task("a", "mallory"))
    served(queue, 40)
    late = task("b", "ann")
    queue.add(late)
    assert served(queue, 1) == [late]
    assert served(queue, 20).count(late) == 10, "and then every other slice is hers"


def test_who_makes_up_a_hundred_persons_is_still_one_network() -> None:
    queue = ThinkingQueue(1 << 22)
    for number in range(118):
        queue.add(task("a", f"mallory {number}"))
    ann, ben = task("b", "ann"), task("c", "ben")
    queue.add(ann)
    queue.add(ben)
    found = served(queue, 60)
    assert found.count(ann) == found.count(ben) == 20


def test_in_a_network_persons_take_turns_and_then_their_bots() -> None:
    queue = ThinkingQueue(1 << 22)
    ann, first, second = task("a", "ann"), task("a", "ben"), task("a", "ben")
    for each in (first, second, ann):
        queue.add(each)
    found = Counter(map(id, served(queue, 40)))
    assert [found[id(each)] for each in (ann, first, second)] == [20, 10, 10]


def test_a_new_name_does_not_go_before_somebody_who_was_here_before() -> None:
    """A hundred people of one network play with bots; when one of them is done thinking, who waits longest begins."""
    queue = ThinkingQueue(1 << 24)
    queue.add(first := task("a", "ann"))
    served(queue, 1)
    queue.done(queue.take() or first)
    for number in range(100):
        queue.add(task("a", f"mallory {number}"))
    begun = served(queue, 100)
    queue.add(again := task("a", "ann"))
    assert len(set(map(id, begun))) == MOST_OF_A_NETWORK
    assert again not in served(queue, 100), "so many think at once"
    queue.done(queue.take() or again)
    assert served(queue, 1) == [again]


def test_however_many_think_for_one_person_there_is_memory_for_the_next_of_that_network() -> None:
    queue = ThinkingQueue(MEMORY // bots.BYTES_A_NODE)
    for _ in range(MOST_OF_A_PERSON):
        queue.add(task("a", "mallory", 1 << 18))
    served(queue, 100)
    queue.add(ann := task("a", "ann", 1 << 18))
    assert ann in served(queue, 2)
    assert ann.given >= 1 << 16
    assert served(queue, 20).count(ann) == 10


def test_all_who_only_watch_from_one_network_are_one() -> None:
    """Whatever names they give themselves; who plays is somebody."""

    async def ask(chair: Chair, *watching: Screen) -> Client:
        at, house = party(Chair(level="pilot"), chair), Quiet()
        live = LiveTable(at.table, cast(House, house))
        for each in watching:
            live.presence.enter(each)
        found = live._client()
        await live.close()
        return found

    mallory, other, ann = (Screen(name) for name in ("mallory", "other", ANN))
    for each in (mallory, other, ann):
        each.client = Client("a", each.person)
    bot = Chair(level="pilot")
    assert run(ask(bot, mallory)) == run(ask(bot, other)) == run(ask(bot, ann)) == Client("a")
    assert run(ask(Chair([ANN], "Ann"), mallory, ann, other)) == Client("a", ANN)


def test_whose_time_is_up_goes_first_among_ones_own() -> None:
    queue = ThinkingQueue(1 << 22)
    late, others = task("a", "ann", seconds=0), [task("a", "ann") for _ in range(3)]
    for each in (*others, late):
        queue.add(each)
    served(queue, 4)  # all have begun
    assert served(queue, 5) == [late] * 5
    queue.add(other := task("b", "ben"))
    assert served(queue, 1) == [other], "but not before other people's"


def test_so_many_think_at_once_for_a_person_and_for_a_network() -> None:
    queue = ThinkingQueue(1 << 24)
    for _ in range(50):
        queue.add(task("a", "mallory"))
    assert len(set(map(id, served(queue, 200)))) == MOST_OF_A_PERSON
    for number in range(50):
        queue.add(task("a", f"mallory {number}"))
    assert len(set(map(id, served(queue, 200)))) == MOST_OF_A_NETWORK
    begun = queue.take()
    assert begun is not None
    begun.answer.cancel()
    assert not begun.go_on()
    queue.done(begun)
    assert len(set(map(id, served(queue, 200)))) == MOST_OF_A_NETWORK, "another one begins instead"


def test_memory_has_a_bound_and_the_last_of_it_is_nobodys() -> None:
    queue = ThinkingQueue(1 << 21)
    assert queue.take() is None
    first = task("0", "somebody", 1 << 18)
    queue.add(first)
    served(queue, 1)
    assert first.given == 1 << 18, "all it has use for"
    for network in range(20):
        for number in range(20):
            queue.add(task(str(network), f"{number}", 1 << 18))
    begun = served(queue, 2000)
    given = {id(each): each.given for each in begun}
    assert sum(given.values()) == queue.given <= 1 << 21
    assert min(given.values()) >= LEAST_NODES
    assert max(Counter({each.client.network: each.given for each in begun}).values()) <= 1 << 20
    for each in {id(each): each for each in begun}.values():
        queue.done(each)
    assert queue.given == 0


def test_what_a_node_takes_is_no_more_than_is_counted() -> None:
    for game in astroport.catalogue().values():
        tree = bots.search_bot.Tree(game, most_nodes=1 << 12)
        size = tree.nodes.nbytes + tree.edges.nbytes + tree.slots.nbytes
        assert size <= (1 << 12) * bots.BYTES_A_NODE, game.slug


def test_trees_of_all_that_think_or_remember_stay_within_the_house() -> None:
    """Forty admirals of one person are asked; each finds its nodes granted, and what is kept afterwards has its end."""

    async def think() -> None:
        thinkers = Thinkers(longest=0.05, threads=2, memory=MEMORY // 16)
        most = [0]
        take = thinkers.queue.take

        def counted() -> Task[Any] | None:
            found = take()
            most[0] = max(most[0], thinkers.queue.given)
            return found

        thinkers.queue.take = counted  # type: ignore[method-assign]
        match = Match(astroport.game("sputnik"), 2, luck=SeededLuck(1))
        view = match.view(match.awaited[0])
        await asyncio.gather(*(thinkers.choose("admiral", view, ("table", n), Client("a", "ann")) for n in range(40)))
        assert 0 < most[0] * bots.BYTES_A_NODE <= MEMORY // 16
        assert 0 < thinkers.kept * bots.BYTES_A_NODE <= KEPT
        while thinkers.queue.given:  # the last one has answered, and hands them back
            await asyncio.sleep(0.01)
        thinkers.close()

    run(think())


def test_a_table_thinks_for_whoever_has_asked_least() -> None:
    thinkers = Thinkers(threads=1)
    busy, free = Client("a", "mallory"), Client("b", "ann")
    thinkers.queue.add(task(*busy))
    assert thinkers.least_asked({busy, free}) == free


# Limits


class At:
    """A connection from an address."""

    def __init__(self, host: str) -> None:
        self.client = type("Address", (), {"host": host})()


def test_one_household_is_one_network() -> None:
    def network(host: str) -> str:
        return network_of(cast(Any, At(host)))

    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == "192.0.2.1"
    assert network("testclient") == "testclient"


def test_a_person_has_so_many_tables_that_are_not_over(house: ServerProcess) -> None:
    wanted = m.NewTable("sputnik", [m.Place("me"), m.Place("bot", level="pilot")])

    async def play() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            for _ in range(http.MOST_TABLES):
                await ann.open_table(wanted)
            with pytest.raises(RefusedError) as refused:
                await ann.open_table(wanted)
            assert refused.value.refusal.code == "tables"
            assert str(http.MOST_TABLES) in refused.value.refusal.text.to("en")
            assert str(http.MOST_TABLES) in refused.value.refusal.text.to("fr")
            await ben.open_table(wanted)

    run(play())
