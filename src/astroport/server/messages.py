"""Every message between the server and whoever plays at it: people's pages, and programs.

These types are the protocol. The JSON Schema, docs/protocol.md and the page's TypeScript types are made from them
(`python -m astroport.server.protocol`). What a person reads comes as a `Text`, without a language: who reads it makes a
sentence of it, in any.

Over the socket of a table the client sends one of `FROM_CLIENT`, the server one of `FROM_SERVER`, each a JSON object
whose `type` names it. What one is told of a table is numbered from 1, as one hears it: what is said to others, or
planned by others, has no number. Such a row of events is a stream, and has a name; who comes back says which stream
and which number they have, and get what they missed, or its last stretch. Who sits down, or looks from another seat in
a game with secrets, may know other things: that is another stream, and begins with its last stretch. What is earlier
can be asked for (`history`). A command carries an id of the client's choice; sent twice it is done once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, cast

from msgspec import Meta, Struct, json

from astroport.core import words

LONGEST_MESSAGE = 4096  # bytes, from a client over the socket
LONGEST_TALK = 500  # characters of one thing said
LONGEST_SERIES = 64  # actions at once
encoder = json.Encoder()

CommandId = Annotated[
    str,
    Meta(pattern="^[!-~]+$", max_length=40, description="chosen by the client, new for each command: printable ASCII"),
]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=60)]
Played = Short | Annotated[int, Meta(ge=0, le=2**15 - 1)]  # an action by its text, or by its number in a layout
Actions = Annotated[Sequence[Played], Meta(max_length=LONGEST_SERIES)]
PartName = Literal["hand", "status"]
EventKind = Literal[
    "opened", "admitted", "sat", "left", "back", "timeout", "began", "acted", "asked", "answered", "undone", "said",
    "rematch", "paused", "resumed", "stood_in", "nudged", "resigned", "claimed", "wished", "declined",
]  # fmt: skip
Value = str | int | bool


class Text(Struct, frozen=True, omit_defaults=True):
    """What a person reads: the message `key` of the bundle `of` (the house's, or a game's) and what it says of, or, of
    a game whose sentences are not in files yet, the words in English and French."""

    of: str = ""
    key: str = ""  # id, or id.attribute
    args: dict[str, Arg] = {}
    en: str = ""
    fr: str = ""

    def read(self) -> words.Text:
        """The same as the library has it."""
        if not self.of:
            return words.Words(self.en, self.fr)
        return words.Sentence(self.of, self.key, **{name: _read(arg) for name, arg in self.args.items()})

    def to(self, lang: words.Lang) -> str:
        """The text in one language."""
        return self.read().to(lang)


Part = str | int | float | Text
Arg = Part | list[Part]


def text(said: words.Name) -> Text:
    """What a person reads, as it goes over the wire."""
    if isinstance(said, str):
        return Text(en=said, fr=said)
    if isinstance(said, words.Words):
        return Text(en=said.en, fr=said.fr)
    return Text(said.of, said.key, {name: _sent(arg) for name, arg in said.args.items()})


def _sent(arg: words.Arg) -> Arg:
    if isinstance(arg, words.Words | words.Sentence):
        return text(arg)
    return arg if isinstance(arg, str | int | float) else [cast(Part, _sent(each)) for each in arg]


def _read(arg: Arg) -> words.Arg:
    if isinstance(arg, Text):
        return arg.read()
    return [cast(words.Part, _read(each)) for each in arg] if isinstance(arg, list) else arg


# The games, over HTTP


class OptionInfo(Struct):
    """An option of a game: its values in a row, what each is called and does, and what the option means."""

    name: str
    values: list[Value]
    labels: list[Text]
    default: Value
    label: Text
    meaning: Text
    effects: list[Text] = []  # of the values; none where the meaning says it all


class LevelInfo(Struct):
    """A level of bots."""

    name: str
    title: Text
    about: Text


class GameInfo(Struct):
    """A game on the shelf."""

    slug: str
    name: Text
    about: Text
    tagline: Text  # what it is like
    goal: Text  # what one plays for
    least: int  # players
    most: int
    seats: list[int]  # how many players there may be, of those in between
    minutes: list[int]  # from, to
    options: list[OptionInfo]
    secrets: bool  # whether a seat may know what another does not: on one screen, the device is then handed over
    levels: list[LevelInfo]  # of bots, the weakest first
    default_level: str  # the level for who does not choose one
    guide: bool  # whether there is a page on how to play it
    answers: int | None = None  # seconds for an answer out of turn (the shortest), None if it has no such questions
    engine: str | None = None  # where its rules and its search are to be had as WebAssembly, None if nowhere


class RuleInfo(Struct):
    """One rule of a rulebook, in one language."""

    id: str
    title: str
    text: str
    note: int  # the number of the footnote that says where it comes from


class SectionInfo(Struct):
    """A headed part of a rulebook."""

    title: str
    text: str
    rules: list[RuleInfo]


class NoteInfo(Struct):
    """A footnote of a rulebook: where rules come from, and which do."""

    number: int
    text: str
    rules: list[str]  # their ids


class BookInfo(Struct):
    """A rulebook in one language."""

    title: str
    text: str
    sections: list[SectionInfo]
    notes: list[NoteInfo]


class Rulebooks(Struct):
    """A game's rulebook in every language of the house: where there is none in one, in English."""

    books: dict[str, BookInfo]  # by language


# Tables, over HTTP


class Clock(Struct, frozen=True):
    """None, so many seconds for every decision, or so many for each player's whole match."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Place(Struct):
    """Who shall sit on a seat: whoever asks (also several times, for several people on one screen), anyone with the
    link, or a bot of a level."""

    who: Literal["me", "open", "bot"]
    name: Short = ""
    level: Short = ""


class NewTable(Struct):
    """A table that somebody asks for. `options` left out have their defaults."""

    game: Short
    seats: list[Place]
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    spectators: bool = True
    stand_in: Short = ""  # the level of a bot that takes over a seat; empty: the usual one
    hints: bool = True  # whether players may ask for hints
    answers: bool = True  # whether who does not answer out of turn in time is taken to let it happen
    strangers: bool = False  # whether somebody else may take the seat of who does not come back


class Setting(Struct):
    """A number of seats with options, which may not go together; `last` names the choice made last: an option, or
    `seats`."""

    seats: Annotated[int, Meta(ge=0, le=16)]
    options: dict[str, Value] = {}
    last: Short = ""


class Offer(Struct):
    """A value that could be chosen next, and what would change with it; or why it cannot be had at all."""

    value: Value
    seats: int | None = None  # that it would bring; None: as many as now
    options: dict[str, Value] = {}  # that it would change
    why: Refusal | None = None


class Settled(Struct):
    """What can be played: the choice made last stands, and as little as possible of the rest has changed.

    `offers` are all values there are, by the name of their option, and those of `seats`.
    """

    seats: int
    options: dict[str, Value]
    offers: dict[str, list[Offer]]


class Opened(Struct):
    """A table was opened."""

    table: str


class Enter(Struct):
    """The key of a link, from behind the # of its address."""

    key: Key


class Entered(Struct):
    """What the key opened."""

    role: Literal["seat", "player", "spectator"]
    seat: int | None = None


class Links(Struct):
    """The keys for links of a table: to take an open seat, to watch, and to come back to one's own seats."""

    join: str | None
    watch: str | None
    seats: dict[str, str]


class Fork(Struct):
    """Play from here: a new table that begins where this one was at a ply."""

    ply: Number
    seats: list[Place]
    clock: Clock = Clock()
    spectators: bool = True
    stand_in: Short = ""


class MyTable(Struct):
    """A table at which one sits."""

    table: str
    game: str
    stage: Literal["open", "playing", "over"]
    names: list[Text]
    yours: list[int]  # seats
    review: bool  # a match that one has brought along
    your_turn: bool
    at: int  # when something last happened, in milliseconds since 1970
    ended: EndedInfo | None = None
    awaited: list[int] = []  # seats whose turn it is
    result: list[float] | None = None  # of each seat, once over


class LogLine(Struct):
    """A sentence about what happened; `seat` is whose doing it was, if anybody's."""

    seat: int | None
    text: Text


class Note(Struct, frozen=True, omit_defaults=True):
    """Something that happened in a match, of a kind that its game declares: with its numbers, None where it is secret.

    `cut` is the record of the position as it was then, as one may know it; None where nothing is shown in between.
    """

    kind: int
    numbers: list[int | None]
    cut: str | None = None


class Frame(Struct):
    """One position of a replay, after `ply` actions."""

    ply: int
    seat: int | None  # who acted last, None for chance
    picture: dict[str, Any]  # empty where there is a `record`, as in a view
    awaited: list[int]
    lines: list[LogLine]  # what the last action did; or `notes`, as in an event
    record: str | None = None
    notes: list[Note] = []


class FigureInfo(Struct):
    """A figure of a guide: positions of a recorded match, to be shown one after another."""

    seat: int | None  # as seen from
    seats: list[SeatInfo]
    options: dict[str, Value]
    frames: list[Frame]  # the lines of each tell what happened since the one before
    choices: list[list[Choice]]  # by frame: what is lit
    at: list[list[str]]  # by frame: the places to point at
    around: list[str]  # the places around which the board is seen; empty: all of it
    parts: list[PartName]  # what is seen besides the board


class FigureWords(Struct):
    """A figure in words."""

    figure: int  # which of the guide's
    alt: str  # what is to be seen
    captions: list[str]  # by frame; empty: the frames' own lines


class GuideSection(Struct):
    """What stands below a heading of a guide."""

    title: str
    text: str
    figures: list[FigureWords]


class GuideInfo(Struct):
    """A guide in one language."""

    title: str
    text: str
    sections: list[GuideSection]


class Guides(Struct):
    """How to play a game, in every language of the house (or in English), with the figures that all of them show."""

    game: str
    figures: list[FigureInfo]
    guides: dict[str, GuideInfo]  # by language


class Replay(Struct):
    """A page of a match that is looked at again, as one seat or a spectator saw it.

    The first frame is the position at the ply that was asked for, or the last before it of which something was told.
    """

    table: str
    game: str
    seat: int | None  # as seen from
    seats: list[SeatInfo]
    options: dict[str, Value]
    last: int  # the last ply of the match, as long as it is by now
    frames: list[Frame]
    next: int | None  # the ply from which the next page goes on; None: these are the last positions
    result: list[float] | None


class Moves(Struct):
    """A finished match as its list of actions, chance included, for who has the game's rules: each its seat (16 is
    chance) and its number, in this layout. What is not finished, or has no layout, is looked at in pages (Replay)."""

    table: str
    game: str
    layout: str
    seats: list[SeatInfo]
    options: dict[str, Value]
    actions: list[list[int]]
    result: list[float]


class KeyMoment(Struct):
    """A ply at which the expected results swung: who had acted (None: luck), whose result changed and by how much."""

    ply: int  # of the position after it
    seat: int | None
    whose: int
    change: float
    text: Text


class Evaluations(Struct):
    """The expected result of each seat at every ply of a finished match, and where it swung the most."""

    plies: list[int]
    seats: list[list[float]]
    key_moments: list[KeyMoment]


class VerifiedInfo(Struct):
    """Whether every roll is the one that the luck, bound by the hash shown at the start, gives."""

    ok: bool
    rolls: int
    hash: str | None
    secret: str | None
    text: Text


class Refusal(Struct):
    """Why something is refused. `rule` is the game's rule where there is one, `action` what was to be played."""

    code: str
    title: Text
    text: Text
    rule: str | None = None
    action: str | None = None


# At a table, from the client


class Command(Struct, tag_field="type"):
    """Something to be done or answered, under an id of the client's choice."""

    id: CommandId


class OfSeat(Command):
    """The same on a seat of one's own."""

    seat: Seat


class Decision(Command):
    """The same in the version of the position that one sees."""

    version: Number
    seat: Seat


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: the last event the client has (0: none) and of which stream, and from which seat it looks."""

    last_seen: Number = 0
    seat: Seat | None = None
    stream: Short = ""


class Do(Decision, tag="do"):
    """Play an action on a seat; `version` is that of the view in which it was chosen.

    An action that is a number is one of a `layout`, as `welcome` names it.
    """

    action: Played
    layout: Short = ""


class DoAll(Decision, tag="do_all"):
    """Play a series of actions on a seat as one: all of them, or none. It ends where others or luck are to act."""

    actions: Actions
    layout: Short = ""


class Draft(Decision, tag="draft"):
    """Change what a seat plans to play from here, in a game with plans: the whole series so far, [] for none.

    It must be such as could be played now, but nothing is played. Who is on the same team sees it, nobody else.
    """

    actions: Actions
    layout: Short = ""


class Choices(OfSeat, tag="choices"):
    """What can be done on a seat of one's own now, and what is asked, in words: for who has not the game's rules."""


class Why(OfSeat, tag="why"):
    """Why can this not be done? About an action, or about everything that could be done with a place of the board."""

    action: Short | None = None
    place: Short | None = None


class Look(Struct, tag_field="type", tag="look"):
    """Look from another of one's own seats from now on."""

    seat: Seat


class Say(Command, tag="say"):
    """Say something to all at the table, or to one's team."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]
    to: Literal["all", "team"] = "all"
    seat: Seat | None = None


class Undo(Decision, tag="undo"):
    """Take back the seat's last decision: at once where that is free, otherwise the others are asked."""


class Answer(OfSeat, tag="answer"):
    """Agree, or not, to what another seat wants to take back."""

    yes: bool


class Sit(OfSeat, tag="sit"):
    """Take a seat that is open, or that its player has left."""

    name: Short = ""


class Leave(OfSeat, tag="leave"):
    """Leave one's seat: a bot of the agreed level plays on (or the seat is open again, if play has not begun)."""


class Back(OfSeat, tag="back"):
    """Take one's own seat back from the bot that stands in."""


class Resign(OfSeat, tag="resign"):
    """Give the match up. Of two sides the other wins; of more a bot plays on, and the seat is not taken back."""


class Nudge(OfSeat, tag="nudge"):
    """Remind another seat, whose turn it is; from a seat of one's own."""

    other: Seat


class StandIn(OfSeat, tag="stand_in"):
    """Let a bot play for another seat, whose turn it is and whose person is gone (`patience` of the table)."""

    other: Seat


class Claim(OfSeat, tag="claim"):
    """Claim the win, or call it a draw, where the other of two people is gone (`patience` of the table)."""

    draw: bool = False


class Start(Command, tag="start"):
    """Begin at once: bots of a level take the seats that are still open. For who opened the table."""

    level: Short = ""


class Rematch(Command, tag="rematch"):
    """Another match for the same people; when all of them wish it, an event here names the new table.

    Nobody waits for who has left and is gone, nor, once two people wish it, for who has been gone for ten seconds: bots
    stand in for them.

    Not `yes`: one does not, or not any more, and nobody's wish stands.
    """

    yes: bool = True


class Reasons(Command, tag="reasons"):
    """Why did the bot play that? `number` is that of the event."""

    number: Number


class History(Command, tag="history"):
    """What happened before the event of this number? The answer is a stretch of the stream that one is told now."""

    before: Number


class Hint(OfSeat, tag="hint"):
    """What would a bot play on this seat of one's own, which is to act? Nobody else is told of the question."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Is the server there?"""


FromClient = (
    Hello | Do | DoAll | Draft | Choices | Why | Look | Say | Undo | Answer | Sit | Leave | Back | Resign | Nudge
    | StandIn | Claim | Start | Rematch | Reasons | History | Hint | Ping
)  # fmt: skip


# At a table, from the server


class SeatInfo(Struct):
    """A seat and who is on it."""

    seat: int
    letter: str
    name: str  # of the person; empty if none was given
    who: Literal["open", "person", "bot"]
    level: str | None  # of the bot
    away: bool  # a person's seat on which a bot stands in
    online: bool
    yours: bool
    team: int | None  # allies have the same; None if the game has no teams
    left: int | None  # milliseconds on the clock at the time of the message, None without a clock
    ticking: bool
    answering: bool = False  # asked out of turn: `left` is for the answer, also at a table without a clock
    planning: bool = False  # is to plan in time: `left` is for the plan, also at a table without a clock
    gone: int | None = None  # milliseconds for which a person is not connected any more
    waited: int | None = None  # milliseconds for which somebody there has waited for who is gone
    resigned: bool = False  # the person gave up, a bot plays on


class Choice(Struct):
    """Something a seat can do now. `fields` name the places and things it is about."""

    action: str
    kind: str
    fields: dict[str, str]
    text: Text


class UndoInfo(Struct):
    """Whether the seat can take back: freely, by consent of others, or not, and why not freely."""

    how: Literal["free", "ask", "no"]
    why: Text | None
    asked_by: int | None = None  # a seat that waits for consent
    waiting_for: list[int] = []  # seats that have not answered yet


class View(Struct):
    """How things stand, as far as one seat (or a spectator) can know it.

    Of a game with a layout the view has the `record`, in base64: with the game's rules a page finds out by itself what
    can be done and what is asked. Of other games it has a `picture`, of the game's own making, and `choices`.
    """

    version: int  # of the position: goes with commands that this view led to
    ply: int
    seat: int | None  # from which one looks; None: a spectator
    picture: dict[str, Any]  # empty where there is a record
    prompt: Text | None  # None: what the game's rules ask
    awaited: list[int]
    choices: list[Choice]
    undo: UndoInfo
    result: list[float] | None
    drafts: list[list[str] | None] = []  # what each seat plans, in a game with plans; None: not for these eyes
    record: str | None = None


class Event(Struct):
    """Something that happened at the table, as far as one is told. Numbers may be left out where nothing is told."""

    number: int
    at: int  # milliseconds since 1970
    kind: EventKind
    ply: int  # of the match after it
    seat: int | None
    lines: list[LogLine]  # of a game with a layout: what its rules do not tell of
    reasons: bool = False  # a bot did it and can say why
    because: Text | None = None  # what it says of its own accord; mostly nothing
    said: str | None = None  # of `said`: the words
    team: bool = False  # said to the team only
    back: list[int] = []  # of `undone`: the events that are void
    alone: bool = False  # of `undone`: only what this seat planned is taken back, what others did since stays
    notes: list[Note] = []  # of a game with a layout: what happened in the match, luck included


class Patience(Struct, frozen=True):
    """Seconds that one waits for somebody who is gone: before a bot may stand in, before the match may be claimed,
    before a stranger may take the seat; None: never."""

    stand_in: int
    claim: int | None
    strangers: int | None


class EndedInfo(Struct):
    """How a match ended that was not played to its end: whose doing it was."""

    how: Literal["resigned", "claimed", "drawn"]
    seat: int


class TableInfo(Struct):
    """What does not change while a table lives."""

    table: str
    game: str
    seats: int
    options: dict[str, Value]
    clock: Clock
    spectators: bool
    stand_in: str
    hash: str | None  # to which the luck is bound; None: the match was imported, its luck is another table's
    opened_by_you: bool
    came_from: str | None  # the table from which this one was forked or rematched
    review: bool  # an imported match: only to look at and to fork
    server: str  # its version: a page made for another one should be loaded anew
    hints: bool = True  # whether players may ask for hints
    answers: bool = True  # whether answers out of turn have a time of their own
    plan: int | None = None  # seconds for a plan (0: no limit); None: the game has no plans
    patience: Patience = Patience(60, None, None)
    layout: str | None = None  # of the game's records, actions, events: who has another one needs the page anew


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello; a News with everything missed follows at once."""

    table: TableInfo
    role: Literal["player", "guest", "spectator"]  # on a seat; may take one; watches
    seats: list[int]  # one's own
    now: int  # the server's time in milliseconds since 1970


class Scene(Struct):
    """A moment on the way to a view, where luck did several things one after another.

    `picture` has those parts of the view's picture that were different then; the first `lines` of the event of this
    number had been told.
    """

    number: int
    lines: int
    picture: dict[str, Any]


class News(Struct, tag_field="type", tag="news"):
    """What happened since the last message, and how things stand now, at a number of a stream.

    Nothing lies between number `after` and the first of these events: who has another stream, or not as much of it,
    begins with these events anew, and asks for `history` before number `after` + 1 if that is more than 1. `scenes` are
    the moments in between, in order; who does not care for them leaves them out.
    """

    stream: str
    number: int
    events: list[Event]
    stage: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    view: View
    rematch: str | None
    now: int
    scenes: list[Scene] = []
    after: int = 0
    ended: EndedInfo | None = None  # None also of a match that was played to its end
    again: list[int] = []  # seats whose people would play again


class Drafted(Struct, tag_field="type", tag="drafted"):
    """A seat of one's team (or one's own, at another device) changed what it plans: `drafts` of the view, anew.

    It is no event: others are not told of it.
    """

    seat: int
    actions: list[str]


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected: seats, and how many others watch. By seat as in `seats` of the news: `gone` and `waited`."""

    online: list[int]
    watching: int
    gone: list[int | None] = []
    waited: list[int | None] = []


class Preparing(Struct, tag_field="type", tag="preparing"):
    """How far a game is made ready for this machine, which is done once. At a table: a bot waits for it; over when all
    `steps` are `done`."""

    done: int
    steps: int


class Ack(Struct, tag_field="type", tag="ack"):
    """The command was done (once, however often it was sent) and is stored; who has event `number` was told of it."""

    id: str
    number: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command was refused, nothing has changed."""

    id: str | None
    refusal: Refusal


class Stale(Struct, tag_field="type", tag="stale"):
    """The command was made for a position that is past; nothing has changed. The present view has this version."""

    id: str
    version: int


class ChoicesAre(Struct, tag_field="type", tag="choices_are"):
    """The answer to choices: what is asked of the seat, and what it can do, in the view of this version."""

    id: str
    seat: int
    version: int
    prompt: Text
    choices: list[Choice]


class Because(Struct, tag_field="type", tag="because"):
    """The answer to why: nothing in `refusals` if it can be done."""

    id: str
    refusals: list[Refusal]


class Past(Struct, tag_field="type", tag="past"):
    """What happened in a stream after number `after` and before number `before`; 0: from the beginning."""

    id: str
    stream: str
    after: int
    before: int
    events: list[Event]


class WeighedInfo(Struct):
    """An action that a bot weighed, and what it expects of it for each seat.

    While a match with secrets is played `action` is empty, and `text` is what everybody was told.
    """

    action: str
    text: Text
    expected: list[float]


class ReplyInfo(Struct):
    """An action that a bot expects of a seat; None: of luck."""

    seat: int | None
    action: str
    text: Text


class ReasonsAre(Struct, tag_field="type", tag="reasons_are"):
    """What the bot weighed: what it played (`action`), then the three best alternatives; nothing if it did not weigh.

    What it played without weighing it has no expected results. `line` is how it expected play to go on, `simulations`
    how many lines of play it looked at. While a match with secrets is played, others than the seat itself learn
    only what it expected of what it played (not `whole`).
    """

    id: str
    number: int
    seat: int
    action: str
    level: str
    weighed: list[WeighedInfo]
    line: list[ReplyInfo]
    sentence: Text
    simulations: int
    whole: bool


class HintIs(Struct, tag_field="type", tag="hint_is"):
    """What a bot would play, from what the seat knows: `action`, then as with reasons. `version` is that of the view.

    In a game with plans `line` is the rest of the plan.
    If the table goes on before it is found, the answer is `stale`.
    """

    id: str
    seat: int
    version: int
    action: str
    level: str
    weighed: list[WeighedInfo]
    line: list[ReplyInfo]
    sentence: Text
    simulations: int


class Pong(Struct, tag_field="type", tag="pong"):
    """It is."""

    now: int


FromServer = (
    Welcome | News | Past | Drafted | Presence | Preparing | Ack | Refused | Stale | ChoicesAre | Because | ReasonsAre
    | HintIs | Pong
)  # fmt: skip


# For the host, over HTTP


class HostTable(Struct):
    """A table in the host's list. Nothing of anybody's hand or talk is in it."""

    table: str
    game: str
    stage: Literal["open", "playing", "over"]
    people: int
    bots: int
    online: int
    watching: int
    events: int
    at: int


class Notice(Struct):
    """Something that the host should know and do."""

    code: str
    text: Text


class DiskPart(Struct):
    """What matches of one kind take: open, playing, over, or brought along as records."""

    kind: str
    matches: int
    bytes: int


class DiskInfo(Struct):
    """What the database takes on the disk, in bytes, and of what."""

    used: int
    free: int | None  # left on its disk; of a PostgreSQL nobody knows
    most: int  # that the house may take; 0: no limit
    parts: list[DiskPart]


class HostInfo(Struct):
    """How the house is doing."""

    version: str
    up: int  # seconds
    tables: list[HostTable]
    online: int  # sockets
    bots_thinking: int
    bots_waiting: int
    moves: int  # since the start
    database: str
    notices: list[Notice]
    disk: DiskInfo
