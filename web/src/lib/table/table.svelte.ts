// A table as its page knows it: what the server said last, what the person may do, and the commands for it.

import { flushSync } from 'svelte'
import type { Choice, Preparing, Refusal, Refused, SeatInfo, TableInfo, Welcome } from '../messages'
import { outOf } from '../board'
import { meaningOf, type Meaning } from '../choices'
import { Commands, type Wanted } from './commands'
import { Connection, openSocket, type Socket, type Status } from './connection'
import { Course } from './course.svelte'
import { Drafting } from './drafting.svelte'
import { Hints } from './hints.svelte'
import { History } from './history.svelte'
import { Interpreter } from './interpreter'
import type { Entry } from './log'
import { pagesOf, type Pages } from './pages'
import { Plans } from './plans.svelte'
import { Presence } from './presence.svelte'
import { Queue } from './queue'
import { eventsUntil, seenUntil, viewIn, withEnd } from './scenes'
import type { Message, News, Preview, Scene, View } from './shown'
import { toldBy, type Told } from './told'
import { paceOf, type Listener, type Ways } from './ways'

export class Table {
  status = $state<Status | 'unreadable'>('connecting')
  info = $state.raw<TableInfo | null>(null)
  role = $state<Welcome['role']>('guest')
  mine = $state.raw<number[]>([])
  stage = $state<News['stage']>('open')
  view = $state.raw<View | null>(null)
  rematch = $state<string | null>(null)
  /** How the match ended, if it was not played to its end. */
  ended = $state.raw<News['ended']>(null)
  /** The seats whose people would play again. */
  again = $state.raw<number[]>([])
  /** This page asked for a rematch: it goes there as soon as there is one. */
  rematching = $state(false)
  /** What is said to this person at the board. */
  told = $state.raw<Told | null>(null)
  /** How far the game is made ready for the server's machine, while a bot waits for that. */
  preparing = $state.raw<Preparing | null>(null)
  /** News that are not shown yet. */
  behind = $state(0)
  /** Why the last thing was refused; the first reason first. */
  refusals = $state.raw<Refusal[]>([])
  /** Several things can be done at the place that was chosen. */
  chooser = $state.raw<Choice[]>([])
  /** Who shall hear what one says; null: not chosen yet. */
  channel = $state<'all' | 'team' | null>(null)
  /** On one screen with secrets: the seat to which the device is to be handed. */
  curtain = $state<number | null>(null)
  /** Scenes are passed over that nobody is to see moving. */
  hurried = $state(false)
  /** The board tells how the match ended: until it has said who won, nothing beside it does. */
  withheld = $state(false)
  /** The seats that are out, as far as that may be known beside the board. */
  out = $state.raw<number[]>([])
  readonly presence = new Presence()
  readonly history = new History(this)
  readonly hints: Hints
  readonly plans: Plans
  /** What the end of the match is told from. */
  readonly course = new Course()
  /** The match to be looked at again. */
  readonly pages: Pages

  #connection: Connection
  #interpreter: Interpreter
  #queue: Queue
  #commands = new Commands((command) => this.#interpreter.command(command))
  #drafting = new Drafting((seat, version, actions) => this.send({ type: 'draft', seat, version, actions }))
  /** What is told here, and how much of it has come. */
  #stream = ''
  #lastSeen = 0
  #look: number | null = null
  /** The position for which a command is on its way. */
  #sentFor = $state<number | null>(null)
  /** What was seen before one's own move, which the server has not judged yet; null: nothing is seen early. */
  #unjudged: View | null = null
  /** News with which the log begins anew. */
  #anew = new WeakSet<News>()
  /** What the listener hears once the board has told the end. */
  #untold: (() => void)[] = []

  constructor(
    id: string,
    private readonly ways: Ways,
    private readonly listener: Listener,
    open: () => Socket = () => openSocket(id),
  ) {
    this.hints = new Hints(this, listener)
    this.plans = new Plans(this, ways, this.#drafting)
    this.#queue = new Queue(
      (news, scene, unseen) => {
        if (!scene) this.#show(news)
        else if (unseen) this.#passOver(news, scene)
        else this.#showScene(news, scene)
      },
      (waiting) => this.#isBehind(waiting),
      paceOf(ways, () => this.view),
    )
    this.#interpreter = new Interpreter(
      ways,
      (message) => this.#hear(message),
      (command) => this.#connection.command(command),
    )
    this.pages = pagesOf(id, this.#interpreter, () => this.stage === 'over')
    this.#connection = new Connection(open, {
      hello: () => ({ type: 'hello', last_seen: this.#lastSeen, seat: this.#look, stream: this.#stream }),
      heard: (message) => this.#interpreter.hear(message),
      status: (status) => (this.status = status),
    })
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#commands.stop()
    this.#connection.stop()
    this.#queue.stop()
    this.#drafting.stop()
  }

  nudge(): void {
    this.#connection.nudge()
  }

  /** Show at once all news that wait. */
  skip(): void {
    this.#queue.flush()
  }

  get seats(): SeatInfo[] {
    return this.presence.seats
  }

  get log(): Entry[] {
    return this.history.log
  }

  /** Whether it may be said beside the board how the match ended. */
  get judged(): boolean {
    return this.stage === 'over' && !this.withheld
  }

  /** The board has said who won: so does all else, and what happened since. */
  tellEnd(): void {
    this.withheld = false
    this.#showLog()
    for (const tell of this.#untold.splice(0)) tell()
  }

  /** Whether somebody has to answer, to come or to come back, or only watches. */
  get interrupted(): boolean {
    const absent = ({ who, away, online }: SeatInfo) => who === 'person' && (away || !online)
    return (
      this.stage === 'open' ||
      this.role !== 'player' ||
      this.view?.undo.asked_by != null ||
      this.seats.some(absent)
    )
  }

  /** Whether somebody else is there to talk to, or has talked: bots do not. */
  get talks(): boolean {
    const person = ({ yours, who }: SeatInfo) => !yours && who !== 'bot'
    return this.seats.some(person) || this.log.some(({ event }) => event.kind === 'said')
  }

  /** The seat from which one looks, if it is one's own. */
  get seat(): number | null {
    const seat = this.view?.seat ?? null
    return seat !== null && this.mine.includes(seat) ? seat : null
  }

  /** What can be done now: nothing while older news are still being shown, or a command is on its way. */
  get choices(): Choice[] {
    if (!this.view || this.behind || this.curtain !== null || this.sending) return []
    return this.view.choices
  }

  get yourTurn(): boolean {
    return this.stage === 'playing' && this.#toAct.length > 0
  }

  /** The seats of one's own that are to act, and for which no bot does. */
  get #toAct(): number[] {
    return this.view?.awaited.filter((seat) => this.mine.includes(seat) && !this.seats[seat]?.away) ?? []
  }

  /** What one had left to answer a question out of turn, at `presence.clocksAt`; null if one is not asked any. */
  get toAnswer(): number | null {
    return this.#leftFor('answering')
  }

  /** What one had left to plan, at `presence.clocksAt`; null if one does not plan against a time. */
  get toPlan(): number | null {
    return this.#leftFor('planning')
  }

  #leftFor(what: 'answering' | 'planning'): number | null {
    const seat = this.seat === null ? undefined : this.seats[this.seat]
    return seat?.[what] && this.view?.awaited.includes(seat.seat) ? seat.left : null
  }

  /** A place of the board was chosen: play, ask which, or ask why not. */
  place(place: string): void {
    this.#choose(meaningOf(this.choices, place), { place })
  }

  /** An action was chosen by name: play it, or ask why not. */
  act(action: string): void {
    const choice = this.choices.find((one) => one.action === action)
    this.#choose(choice ? { is: 'do', choice } : { is: 'why' }, { action })
  }

  #choose(meaning: Meaning, what: { place: string } | { action: string }): void {
    if (this.behind) return this.skip()
    if (!this.view || this.sending) return
    this.refusals = []
    if (meaning.is === 'do') this.play(meaning.choice)
    else if (meaning.is === 'choose') this.chooser = meaning.among
    else if (this.seat !== null && this.stage !== 'open') this.send({ type: 'why', seat: this.seat, ...what })
  }

  play({ action }: Choice): void {
    if (this.view && this.seat !== null)
      this.commit({ type: 'do', version: this.view.version, seat: this.seat, action })
  }

  /** Send what one does in a position: nothing else can be done there until it is answered. */
  commit(wanted: Wanted & { version: number }): string {
    this.chooser = []
    this.hints.close()
    this.#sentFor = wanted.version
    return this.send(wanted)
  }

  /** Whether a move of one's own is on its way to the server. */
  get sending(): boolean {
    return this.#sentFor !== null && this.#sentFor === this.view?.version
  }

  send(wanted: Wanted): string {
    return this.#commands.send(wanted)
  }

  /** Send commands, and wait until the server has answered all of them. */
  settled(wanted: Wanted[]): Promise<void> {
    return this.#commands.settled(wanted)
  }

  undo(): void {
    if (this.view && this.seat !== null)
      this.send({ type: 'undo', version: this.view.version, seat: this.seat })
  }

  /** Say that one would play again, or would not. */
  wishRematch(yes: boolean): void {
    this.rematching = yes
    this.send({ type: 'rematch', yes })
  }

  /** Several people look at this screen in turn, and one may know what the other may not. */
  get shared(): boolean {
    return this.mine.length > 1 && this.ways.secrets()
  }

  /** Look from another of one's own seats. A curtain stays until what that seat sees is there. */
  lookFrom(seat: number): void {
    this.#look = seat
    this.#queue.flush()
    if (this.view?.seat === seat) this.curtain = null
    this.#connection.post({ type: 'look', seat })
  }

  closeRefusal(): void {
    this.refusals = []
  }

  #hear(message: Message): void {
    if ('id' in message && message.id !== null) this.#commands.answered(message.id)
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'news':
        return this.#news(message)
      case 'preview':
        return this.#foresee(message)
      case 'past':
        if (this.history.past(message)) this.#showLog()
        return
      case 'presence':
        return this.presence.heard(message)
      case 'preparing':
        this.preparing = message.done < message.steps ? message : null
        return
      case 'because':
        return this.#refuse(message.refusals)
      case 'reasons_are':
        return this.history.reasonsAre(message)
      case 'hint_is':
        return this.hints.heard(message)
      case 'drafted':
        this.#drafting.heard(message)
        if (!this.behind) this.#drafting.settle()
        return
      case 'refused':
        return this.#refused(message)
      case 'stale':
        if (!this.#drafting.answered(message.id, 'stale') && !this.hints.failed(message.id)) this.#notDone()
        return
      case 'ack':
        this.#drafting.stored(message.id, this.behind > 0)
        return
      case 'unreadable':
        this.stop()
        this.status = 'unreadable'
        return
      case 'pong':
        return
    }
  }

  #refused({ id, refusal }: Refused): void {
    if (this.history.answered(id)) return
    const hasty = refusal.code === 'too_fast'
    const draft = this.#drafting.answered(id, hasty ? 'too_fast' : 'refused')
    if (draft && hasty) return
    if (!this.hints.failed(id) && !draft) this.#notDone()
    this.plans.refused(id)
    this.#refuse([refusal])
  }

  /** What one does is seen at once. */
  #foresee({ version, picture, happened }: Preview): void {
    if (!this.view || this.behind || !this.sending || version !== this.view.version) return
    this.#unjudged = this.view
    this.view = { ...this.view, picture }
    this.history.see(happened)
  }

  /** It was not done: what was seen early is taken back. */
  #notDone(): void {
    this.#sentFor = null
    if (!this.#unjudged) return
    this.view = this.#unjudged
    this.#unjudged = null
    this.history.see([])
  }

  #refuse(refusals: Refusal[]): void {
    this.refusals = refusals
    if (refusals[0]) this.listener.refused?.(refusals[0])
  }

  #isBehind(waiting: number): void {
    this.behind = waiting
    if (!waiting) this.#drafting.settle()
  }

  #welcome(welcome: Welcome): void {
    if (this.info && this.info.server !== welcome.table.server) location.reload()
    this.info = welcome.table
    this.role = welcome.role
    this.mine = welcome.seats
    if (this.#look !== null && !welcome.seats.includes(this.#look)) this.#look = null
  }

  #news(news: News): void {
    const first = this.#lastSeen === 0 && this.view === null
    const anew = news.stream !== this.#stream || news.after > this.#lastSeen
    const events = anew ? news.events : news.events.filter((event) => event.number > this.#lastSeen)
    this.#stream = news.stream
    this.#lastSeen = anew ? news.number : Math.max(this.#lastSeen, news.number)
    this.#drafting.superseded()
    const fresh = { ...news, events, scenes: this.#scenesOf(news) }
    this.presence.arrived(fresh)
    if (anew) this.#anew.add(fresh)
    this.#queue.add(fresh)
    if (first) this.#queue.flush()
  }

  /** The scenes that this screen may see. Where nothing was shown before, there is no way from there to be seen. */
  #scenesOf(news: News): Scene[] {
    if (!this.view || (this.shared && news.view.seat !== this.#look)) return []
    return news.stage === 'over' && this.stage !== 'over' ? withEnd(news) : news.scenes
  }

  #show(news: News): void {
    const before = this.view
    const moved = before?.version !== news.view.version || before.seat !== news.view.seat
    const anew = this.#anew.has(news)
    const ends = news.stage === 'over' && this.stage !== 'over'
    this.view = news.view
    this.#unjudged = null
    this.#drafting.view(news.view.drafts, news.view.seat, news.view.version)
    this.presence.shown(news)
    this.course.shown(news.view.picture, news.stage)
    this.stage = news.stage
    this.rematch = news.rematch
    this.ended = news.ended
    this.again = news.again
    if (anew) this.history.begin(news)
    else {
      if (before) this.told = toldBy(news, before, this.mine, this.told)
      this.history.add(news.events)
    }
    if (ends) this.withheld = this.course.watched && this.ways.motion()
    else if (news.stage !== 'over' && this.withheld) this.tellEnd()
    this.#showLog()
    if (moved) {
      this.#sentFor = null
      this.#putAway()
    }
    this.#lookWhereNeeded(news.view)
    if (this.curtain !== null) {
      this.#putAway()
      this.history.reasons = {}
    }
    const tell = () => this.listener.shown?.(news, before, before === null || anew)
    if (this.withheld) this.#untold.push(tell)
    else tell()
  }

  /** The log as it is now, and who is out: seen at once, unless the board has to tell it first. */
  #showLog(): void {
    if (this.withheld) return
    this.history.show()
    this.out = outOf(this.view?.picture)
  }

  /** What was asked and answered in one position, by one seat, does not stay for the next. */
  #putAway(): void {
    this.refusals = []
    this.chooser = []
    this.hints.close()
  }

  /** A moment on the way to news: the picture goes on, and the log as far as it was told by then. */
  #showScene(news: News, scene: Scene): void {
    if (!this.view) return
    this.hints.close()
    if (news.stage !== 'over') {
      this.stage = news.stage
      this.out = outOf(scene.picture)
    }
    this.presence.shown(news)
    this.view = viewIn(this.view, news, scene)
    this.#unjudged = null
    this.history.show(eventsUntil(news, scene))
    this.history.see(seenUntil(news, scene))
  }

  /** A scene that is not to be seen: the board is given it all the same, before the next one. */
  #passOver(news: News, scene: Scene): void {
    this.hurried = true
    this.#showScene(news, scene)
    flushSync()
    this.hurried = false
  }

  /** Several of one's own seats on this screen: look from the one that is to act, after a curtain if there are secrets. */
  #lookWhereNeeded(view: View): void {
    const awaited = this.#toAct
    const [next] = awaited
    if (this.shared && this.stage === 'playing') {
      const due =
        this.#look !== null && awaited.includes(this.#look) ? this.#look : (next ?? this.#look ?? view.seat)
      this.curtain = due === this.#look && due === view.seat ? null : due
      return
    }
    this.curtain = null
    if (next !== undefined && (view.seat === null || !awaited.includes(view.seat))) this.lookFrom(next)
  }
}
