// Made from src/astroport/server/messages.py by `make protocol`; do not edit.

/** The command was done (once, however often it was sent) and is stored; who has event `number` was told of it. */
export interface Ack {
  type: "ack"
  id: string
  number: number
}

/** Agree, or not, to what another seat wants to take back. */
export interface Answer {
  type: "answer"
  id: string
  seat: number
  yes: boolean
}

/** Take one's own seat back from the bot that stands in. */
export interface Back {
  type: "back"
  id: string
  seat: number
}

/** The answer to why: nothing in `refusals` if it can be done. */
export interface Because {
  type: "because"
  id: string
  refusals: (Refusal)[]
}

/** A rulebook in one language. */
export interface BookInfo {
  title: string
  text: string
  sections: (SectionInfo)[]
  notes: (NoteInfo)[]
}

/** Something a seat can do now. `fields` name the places and things it is about. */
export interface Choice {
  action: string
  kind: string
  fields: Record<string, string>
  text: Text
}

/** What can be done on a seat of one's own now, and what is asked, in words: for who has not the game's rules. */
export interface Choices {
  type: "choices"
  id: string
  seat: number
}

/** The answer to choices: what is asked of the seat, and what it can do, in the view of this version. */
export interface ChoicesAre {
  type: "choices_are"
  id: string
  seat: number
  version: number
  prompt: Text
  choices: (Choice)[]
}

/** Claim the win, or call it a draw, where the other of two people is gone (`patience` of the table). */
export interface Claim {
  type: "claim"
  id: string
  seat: number
  draw?: boolean
}

/** None, so many seconds for every decision, or so many for each player's whole match. */
export interface Clock {
  kind?: "move" | "none" | "player"
  seconds?: number
}

/** What the database takes on the disk, in bytes, and of what. */
export interface DiskInfo {
  used: number
  free: number | null
  most: number
  parts: (DiskPart)[]
}

/** What matches of one kind take: open, playing, over, or brought along as records. */
export interface DiskPart {
  kind: string
  matches: number
  bytes: number
}

/** Play an action on a seat; `version` is that of the view in which it was chosen. An action that is a number is one of a `layout`, as `welcome` names it. */
export interface Do {
  type: "do"
  id: string
  version: number
  seat: number
  action: string | number
  layout?: string
}

/** Play a series of actions on a seat as one: all of them, or none. It ends where others or luck are to act. */
export interface DoAll {
  type: "do_all"
  id: string
  version: number
  seat: number
  actions: (string | number)[]
  layout?: string
}

/** Change what a seat plans to play from here, in a game with plans: the whole series so far, [] for none. It must be such as could be played now, but nothing is played. Who is on the same team sees it, nobody else. */
export interface Draft {
  type: "draft"
  id: string
  version: number
  seat: number
  actions: (string | number)[]
  layout?: string
}

/** A seat of one's team (or one's own, at another device) changed what it plans: `drafts` of the view, anew. It is no event: others are not told of it. */
export interface Drafted {
  type: "drafted"
  seat: number
  actions: (string)[]
}

/** How a match ended that was not played to its end: whose doing it was. */
export interface EndedInfo {
  how: "claimed" | "drawn" | "resigned"
  seat: number
}

/** The key of a link, from behind the # of its address. */
export interface Enter {
  key: string
}

/** What the key opened. */
export interface Entered {
  role: "player" | "seat" | "spectator"
  seat: number | null
}

/** The expected result of each seat at every ply of a finished match, and where it swung the most. */
export interface Evaluations {
  plies: (number)[]
  seats: ((number)[])[]
  key_moments: (KeyMoment)[]
}

/** Something that happened at the table, as far as one is told. Numbers may be left out where nothing is told. */
export interface Event {
  number: number
  at: number
  kind: "acted" | "admitted" | "answered" | "asked" | "back" | "began" | "claimed" | "declined" | "left" | "nudged" | "opened" | "paused" | "rematch" | "resigned" | "resumed" | "said" | "sat" | "stood_in" | "timeout" | "undone" | "wished"
  ply: number
  seat: number | null
  lines: (LogLine)[]
  reasons: boolean
  because: Text | null
  said: string | null
  team: boolean
  back: (number)[]
  alone: boolean
  notes: (Note)[]
}

/** A figure of a guide: positions of a recorded match, to be shown one after another. */
export interface FigureInfo {
  seat: number | null
  seats: (SeatInfo)[]
  options: Record<string, string | number | boolean>
  frames: (Frame)[]
  choices: ((Choice)[])[]
  at: ((string)[])[]
  around: (string)[]
  parts: ("hand" | "status")[]
}

/** A figure in words. */
export interface FigureWords {
  figure: number
  alt: string
  captions: (string)[]
}

/** Play from here: a new table that begins where this one was at a ply. */
export interface Fork {
  ply: number
  seats: (Place)[]
  clock?: Clock
  spectators?: boolean
  stand_in?: string
}

/** One position of a replay, after `ply` actions. */
export interface Frame {
  ply: number
  seat: number | null
  picture: Record<string, any>
  awaited: (number)[]
  lines: (LogLine)[]
  record: string | null
  notes: (Note)[]
}

/** A game on the shelf. */
export interface GameInfo {
  slug: string
  name: Text
  about: Text
  tagline: Text
  goal: Text
  least: number
  most: number
  seats: (number)[]
  minutes: (number)[]
  options: (OptionInfo)[]
  secrets: boolean
  levels: (LevelInfo)[]
  default_level: string
  guide: boolean
  answers: number | null
  engine: string | null
}

/** A guide in one language. */
export interface GuideInfo {
  title: string
  text: string
  sections: (GuideSection)[]
}

/** What stands below a heading of a guide. */
export interface GuideSection {
  title: string
  text: string
  figures: (FigureWords)[]
}

/** How to play a game, in every language of the house (or in English), with the figures that all of them show. */
export interface Guides {
  game: string
  figures: (FigureInfo)[]
  guides: Record<string, GuideInfo>
}

/** The first message: the last event the client has (0: none) and of which stream, and from which seat it looks. */
export interface Hello {
  type: "hello"
  last_seen?: number
  seat?: number | null
  stream?: string
}

/** What would a bot play on this seat of one's own, which is to act? Nobody else is told of the question. */
export interface Hint {
  type: "hint"
  id: string
  seat: number
}

/** What a bot would play, from what the seat knows: `action`, then as with reasons. `version` is that of the view. In a game with plans `line` is the rest of the plan. If the table goes on before it is found, the answer is `stale`. */
export interface HintIs {
  type: "hint_is"
  id: string
  seat: number
  version: number
  action: string
  level: string
  weighed: (WeighedInfo)[]
  line: (ReplyInfo)[]
  sentence: Text
  simulations: number
}

/** What happened before the event of this number? The answer is a stretch of the stream that one is told now. */
export interface History {
  type: "history"
  id: string
  before: number
}

/** How the house is doing. */
export interface HostInfo {
  version: string
  up: number
  tables: (HostTable)[]
  online: number
  bots_thinking: number
  bots_waiting: number
  moves: number
  database: string
  notices: (Notice)[]
  disk: DiskInfo
}

/** A table in the host's list. Nothing of anybody's hand or talk is in it. */
export interface HostTable {
  table: string
  game: string
  stage: "open" | "over" | "playing"
  people: number
  bots: number
  online: number
  watching: number
  events: number
  at: number
}

/** A ply at which the expected results swung: who had acted (None: luck), whose result changed and by how much. */
export interface KeyMoment {
  ply: number
  seat: number | null
  whose: number
  change: number
  text: Text
}

/** Leave one's seat: a bot of the agreed level plays on (or the seat is open again, if play has not begun). */
export interface Leave {
  type: "leave"
  id: string
  seat: number
}

/** A level of bots. */
export interface LevelInfo {
  name: string
  title: Text
  about: Text
}

/** The keys for links of a table: to take an open seat, to watch, and to come back to one's own seats. */
export interface Links {
  join: string | null
  watch: string | null
  seats: Record<string, string>
}

/** A sentence about what happened; `seat` is whose doing it was, if anybody's. */
export interface LogLine {
  seat: number | null
  text: Text
}

/** Look from another of one's own seats from now on. */
export interface Look {
  type: "look"
  seat: number
}

/** A finished match as its list of actions, chance included, for who has the game's rules: each its seat (16 is chance) and its number, in this layout. What is not finished, or has no layout, is looked at in pages (Replay). */
export interface Moves {
  table: string
  game: string
  layout: string
  seats: (SeatInfo)[]
  options: Record<string, string | number | boolean>
  actions: ((number)[])[]
  result: (number)[]
}

/** A table at which one sits. */
export interface MyTable {
  table: string
  game: string
  stage: "open" | "over" | "playing"
  names: (Text)[]
  yours: (number)[]
  review: boolean
  your_turn: boolean
  at: number
  ended: EndedInfo | null
  awaited: (number)[]
  result: (number)[] | null
}

/** A table that somebody asks for. `options` left out have their defaults. */
export interface NewTable {
  game: string
  seats: (Place)[]
  options?: Record<string, string | number | boolean>
  clock?: Clock
  spectators?: boolean
  stand_in?: string
  hints?: boolean
  answers?: boolean
  strangers?: boolean
}

/** What happened since the last message, and how things stand now, at a number of a stream. Nothing lies between number `after` and the first of these events: who has another stream, or not as much of it, begins with these events anew, and asks for `history` before number `after` + 1 if that is more than 1. `scenes` are the moments in between, in order; who does not care for them leaves them out. */
export interface News {
  type: "news"
  stream: string
  number: number
  events: (Event)[]
  stage: "open" | "over" | "playing"
  seats: (SeatInfo)[]
  view: View
  rematch: string | null
  now: number
  scenes: (Scene)[]
  after: number
  ended: EndedInfo | null
  again: (number)[]
}

/** Something that happened in a match, of a kind that its game declares: with its numbers, None where it is secret. `cut` is the record of the position as it was then, as one may know it; None where nothing is shown in between. */
export interface Note {
  kind: number
  numbers: (number | null)[]
  cut?: string | null
}

/** A footnote of a rulebook: where rules come from, and which do. */
export interface NoteInfo {
  number: number
  text: string
  rules: (string)[]
}

/** Something that the host should know and do. */
export interface Notice {
  code: string
  text: Text
}

/** Remind another seat, whose turn it is; from a seat of one's own. */
export interface Nudge {
  type: "nudge"
  id: string
  seat: number
  other: number
}

/** A value that could be chosen next, and what would change with it; or why it cannot be had at all. */
export interface Offer {
  value: string | number | boolean
  seats: number | null
  options: Record<string, string | number | boolean>
  why: Refusal | null
}

/** A table was opened. */
export interface Opened {
  table: string
}

/** An option of a game: its values in a row, what each is called and does, and what the option means. */
export interface OptionInfo {
  name: string
  values: (string | number | boolean)[]
  labels: (Text)[]
  default: string | number | boolean
  label: Text
  meaning: Text
  effects: (Text)[]
}

/** What happened in a stream after number `after` and before number `before`; 0: from the beginning. */
export interface Past {
  type: "past"
  id: string
  stream: string
  after: number
  before: number
  events: (Event)[]
}

/** Seconds that one waits for somebody who is gone: before a bot may stand in, before the match may be claimed, before a stranger may take the seat; None: never. */
export interface Patience {
  stand_in: number
  claim: number | null
  strangers: number | null
}

/** Is the server there? */
export interface Ping {
  type: "ping"
}

/** Who shall sit on a seat: whoever asks (also several times, for several people on one screen), anyone with the link, or a bot of a level. */
export interface Place {
  who: "bot" | "me" | "open"
  name?: string
  level?: string
}

/** It is. */
export interface Pong {
  type: "pong"
  now: number
}

/** How far a game is made ready for this machine, which is done once. At a table: a bot waits for it; over when all `steps` are `done`. */
export interface Preparing {
  type: "preparing"
  done: number
  steps: number
}

/** Who is connected: seats, and how many others watch. By seat as in `seats` of the news: `gone` and `waited`. */
export interface Presence {
  type: "presence"
  online: (number)[]
  watching: number
  gone: (number | null)[]
  waited: (number | null)[]
}

/** Why did the bot play that? `number` is that of the event. */
export interface Reasons {
  type: "reasons"
  id: string
  number: number
}

/** What the bot weighed: what it played (`action`), then the three best alternatives; nothing if it did not weigh. What it played without weighing it has no expected results. `line` is how it expected play to go on, `simulations` how many lines of play it looked at. While a match with secrets is played, others than the seat itself learn only what it expected of what it played (not `whole`). */
export interface ReasonsAre {
  type: "reasons_are"
  id: string
  number: number
  seat: number
  action: string
  level: string
  weighed: (WeighedInfo)[]
  line: (ReplyInfo)[]
  sentence: Text
  simulations: number
  whole: boolean
}

/** Why something is refused. `rule` is the game's rule where there is one, `action` what was to be played. */
export interface Refusal {
  code: string
  title: Text
  text: Text
  rule: string | null
  action: string | null
}

/** The command was refused, nothing has changed. */
export interface Refused {
  type: "refused"
  id: string | null
  refusal: Refusal
}

/** Another match for the same people; when all of them wish it, an event here names the new table. Nobody waits for who has left and is gone, nor, once two people wish it, for who has been gone for ten seconds: bots stand in for them. Not `yes`: one does not, or not any more, and nobody's wish stands. */
export interface Rematch {
  type: "rematch"
  id: string
  yes?: boolean
}

/** A page of a match that is looked at again, as one seat or a spectator saw it. The first frame is the position at the ply that was asked for, or the last before it of which something was told. */
export interface Replay {
  table: string
  game: string
  seat: number | null
  seats: (SeatInfo)[]
  options: Record<string, string | number | boolean>
  last: number
  frames: (Frame)[]
  next: number | null
  result: (number)[] | null
}

/** An action that a bot expects of a seat; None: of luck. */
export interface ReplyInfo {
  seat: number | null
  action: string
  text: Text
}

/** Give the match up. Of two sides the other wins; of more a bot plays on, and the seat is not taken back. */
export interface Resign {
  type: "resign"
  id: string
  seat: number
}

/** One rule of a rulebook, in one language. */
export interface RuleInfo {
  id: string
  title: string
  text: string
  note: number
}

/** A game's rulebook in every language of the house: where there is none in one, in English. */
export interface Rulebooks {
  books: Record<string, BookInfo>
}

/** Say something to all at the table, or to one's team. */
export interface Say {
  type: "say"
  id: string
  text: string
  to?: "all" | "team"
  seat?: number | null
}

/** A moment on the way to a view, where luck did several things one after another. `picture` has those parts of the view's picture that were different then; the first `lines` of the event of this number had been told. */
export interface Scene {
  number: number
  lines: number
  picture: Record<string, any>
}

/** A seat and who is on it. */
export interface SeatInfo {
  seat: number
  letter: string
  name: string
  who: "bot" | "open" | "person"
  level: string | null
  away: boolean
  online: boolean
  yours: boolean
  team: number | null
  left: number | null
  ticking: boolean
  answering: boolean
  planning: boolean
  gone: number | null
  waited: number | null
  resigned: boolean
}

/** A headed part of a rulebook. */
export interface SectionInfo {
  title: string
  text: string
  rules: (RuleInfo)[]
}

/** A number of seats with options, which may not go together; `last` names the choice made last: an option, or `seats`. */
export interface Setting {
  seats: number
  options?: Record<string, string | number | boolean>
  last?: string
}

/** What can be played: the choice made last stands, and as little as possible of the rest has changed. `offers` are all values there are, by the name of their option, and those of `seats`. */
export interface Settled {
  seats: number
  options: Record<string, string | number | boolean>
  offers: Record<string, (Offer)[]>
}

/** Take a seat that is open, or that its player has left. */
export interface Sit {
  type: "sit"
  id: string
  seat: number
  name?: string
}

/** The command was made for a position that is past; nothing has changed. The present view has this version. */
export interface Stale {
  type: "stale"
  id: string
  version: number
}

/** Let a bot play for another seat, whose turn it is and whose person is gone (`patience` of the table). */
export interface StandIn {
  type: "stand_in"
  id: string
  seat: number
  other: number
}

/** Begin at once: bots of a level take the seats that are still open. For who opened the table. */
export interface Start {
  type: "start"
  id: string
  level?: string
}

/** What does not change while a table lives. */
export interface TableInfo {
  table: string
  game: string
  seats: number
  options: Record<string, string | number | boolean>
  clock: Clock
  spectators: boolean
  stand_in: string
  hash: string | null
  opened_by_you: boolean
  came_from: string | null
  review: boolean
  server: string
  hints: boolean
  answers: boolean
  plan: number | null
  patience: Patience
  layout: string | null
}

/** What a person reads: the message `key` of the bundle `of` (the house's, or a game's) and what it says of, or, of a game whose sentences are not in files yet, the words in English and French. */
export interface Text {
  of?: string
  key?: string
  args?: Record<string, string | number | (string | number | Text)[] | Text>
  en?: string
  fr?: string
}

/** Take back the seat's last decision: at once where that is free, otherwise the others are asked. */
export interface Undo {
  type: "undo"
  id: string
  version: number
  seat: number
}

/** Whether the seat can take back: freely, by consent of others, or not, and why not freely. */
export interface UndoInfo {
  how: "ask" | "free" | "no"
  why: Text | null
  asked_by: number | null
  waiting_for: (number)[]
}

/** Whether every roll is the one that the luck, bound by the hash shown at the start, gives. */
export interface VerifiedInfo {
  ok: boolean
  rolls: number
  hash: string | null
  secret: string | null
  text: Text
}

/** How things stand, as far as one seat (or a spectator) can know it. Of a game with a layout the view has the `record`, in base64: with the game's rules a page finds out by itself what can be done and what is asked. Of other games it has a `picture`, of the game's own making, and `choices`. */
export interface View {
  version: number
  ply: number
  seat: number | null
  picture: Record<string, any>
  prompt: Text | null
  awaited: (number)[]
  choices: (Choice)[]
  undo: UndoInfo
  result: (number)[] | null
  drafts: ((string)[] | null)[]
  record: string | null
}

/** An action that a bot weighed, and what it expects of it for each seat. While a match with secrets is played `action` is empty, and `text` is what everybody was told. */
export interface WeighedInfo {
  action: string
  text: Text
  expected: (number)[]
}

/** The answer to hello; a News with everything missed follows at once. */
export interface Welcome {
  type: "welcome"
  table: TableInfo
  role: "guest" | "player" | "spectator"
  seats: (number)[]
  now: number
}

/** Why can this not be done? About an action, or about everything that could be done with a place of the board. */
export interface Why {
  type: "why"
  id: string
  seat: number
  action?: string | null
  place?: string | null
}

export type FromClient = Hello | Do | DoAll | Draft | Choices | Why | Look | Say | Undo | Answer | Sit | Leave | Back | Resign | Nudge | StandIn | Claim | Start | Rematch | Reasons | History | Hint | Ping
export type FromServer = Welcome | News | Past | Drafted | Presence | Preparing | Ack | Refused | Stale | ChoicesAre | Because | ReasonsAre | HintIs | Pong
