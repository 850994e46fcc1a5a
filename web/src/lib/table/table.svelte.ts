// A table as its page knows it: what the server said last, what the person may do, and the commands for it.

import { flushSync } from 'svelte'
import type {
  Because,
  Choice,
  Event,
  FromServer,
  HintIs,
  News,
  Past,
  Preparing,
  Presence,
  ReasonsAre,
  Refusal,
  Refused,
  Scene,
  SeatInfo,
  TableInfo,
  Text,
  View,
  Welcome,
} from '../messages'
import { outOf, type Picture } from '../board'
import { begin } from '../busy.svelte'
import { meaningOf } from '../choices'
import { WORDS } from '../words'
import { Connection, type Command, type Socket, type Status } from './connection'
import { Course } from './course.svelte'
import { Drafting, type Drafts } from './drafting.svelte'
import { withEvents, type Entry } from './log'
import { END_PAUSE, Queue } from './queue'

/** A command without its id, which is chosen when it is sent. */
type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

/** What somebody who listens to the table hears of: for sounds, the tab's title, the live region. */
export interface Listener {
  shown?(news: News, before: View | null, first: boolean): void
  refused?(refusal: Refusal): void
  /** A bot was asked for a hint; it has answered. */
  hinting?(): void
  hinted?(hint: HintIs): void
}

export interface Ways {
  /** Whether the game has secrets, so that a device is handed over behind a curtain. */
  secrets(): boolean
  /** Whether moves are to be seen one after another. */
  motion(): boolean
  /** How many times as long as usual that takes. */
  factor?(): number
  /** How long what a bot did is to be seen; null: as long as any other move. */
  botsStay?(): number | null
  /** How long the board shows the way to a scene's picture; null: it takes no time of its own (see Pace). */
  scene?(before: Picture, after: Picture): number | null
  /** How long the board shows the way from one picture to the last one; at least so many milliseconds are given. */
  ending?(before: Picture, after: Picture): number
  /** What the seat is asked to plan in a game with plans; null: it is asked for something else. */
  plan?(view: View): Plan | null
}

/** Who is connected, as the server said last, whatever is still to be shown of the match. */
interface There {
  online: readonly number[]
  gone: readonly (number | null | undefined)[]
  waited: readonly (number | null | undefined)[]
}

/** Something that is said to this person at the board. */
export interface Told {
  what: 'nudged' | 'undoRefused'
  /** Whose doing it was. */
  by: number | null
}

export interface Plan {
  /** For how many ships. */
  ships: number
}

/** Commands whose answers nobody waits for: what they do is seen at once, or when it comes. */
const UNSEEN: ReadonlySet<Wanted['type']> = new Set(['draft', 'history', 'reasons', 'hint'] as const)

export class Table {
  status = $state<Status>('connecting')
  info = $state.raw<TableInfo | null>(null)
  role = $state<Welcome['role']>('guest')
  mine = $state.raw<number[]>([])
  seats = $state.raw<SeatInfo[]>([])
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
  /** When it was known who is gone for how long, on the clock of performance.now(). */
  thereAt = $state(0)
  /** How far the game is made ready for the server's machine, while a bot waits for that. */
  preparing = $state.raw<Preparing | null>(null)
  watching = $state(0)
  /** News that are not shown yet. */
  behind = $state(0)
  /** Why the last thing was refused; the first reason first. */
  refusals = $state.raw<Refusal[]>([])
  /** Several things can be done at the place that was chosen. */
  chooser = $state.raw<Choice[]>([])
  /** What bots weighed, by the number of the event. */
  reasons = $state.raw<Record<number, ReasonsAre>>({})
  /** What a bot advises in the position that is shown. */
  hint = $state.raw<HintIs | null>(null)
  /** Whether a bot thinks about it. */
  hinting = $state(false)
  /** Who shall hear what one says; null: not chosen yet. */
  channel = $state<'all' | 'team' | null>(null)
  /** On one screen with secrets: the seat to which the device is to be handed. */
  curtain = $state<number | null>(null)
  /** Scenes are passed over that nobody is to see moving. */
  hurried = $state(false)
  /** When the clocks of `seats` were right, on the clock of performance.now(). */
  clocksAt = $state(0)
  /** The board tells how the match ended: until it has said who won, nothing beside it does. */
  withheld = $state(false)
  /** The seats that are out, as far as that may be known beside the board. */
  out = $state.raw<number[]>([])
  /** What the end of the match is told from. */
  readonly course = new Course()

  #connection: Connection
  #queue: Queue
  #drafting = new Drafting((seat, version, actions) => this.send({ type: 'draft', seat, version, actions }))
  /** What is told here, and how much of it has come. */
  #stream = ''
  #lastSeen = 0
  #look: number | null = null
  #log = $state.raw<Entry[]>([])
  /** The events of the log as they came, and the number after which they begin. */
  #events: Event[] = []
  #after = $state(0)
  #earlierId: string | null = null
  /** The position for which a command is on its way. */
  #sentFor = $state<number | null>(null)
  /** The plan that is on its way. */
  #playing: { id: string; seat: number } | null = null
  #hintId: string | null = null
  #there: There = { online: [], gone: [], waited: [] }
  #answers = new Map<string, () => void>()
  /** What was asked for and is not answered yet: ends the sign that it is waited for. */
  #pending = new Map<string, () => void>()
  #tab = Math.random().toString(36).slice(2, 8)
  #count = 0
  #arrived = new WeakMap<News, number>()
  /** News with which the log begins anew. */
  #anew = new WeakSet<News>()
  /** The log without what a scene tells of news that are not shown yet. */
  #settled: Entry[] = []
  /** What the listener hears once the board has told the end. */
  #untold: (() => void)[] = []

  constructor(
    id: string,
    private readonly ways: Ways,
    private readonly listener: Listener,
    open: () => Socket = () => openSocket(id),
  ) {
    this.#queue = new Queue(
      (news, scene, unseen) => {
        if (!scene) this.#show(news)
        else if (unseen) this.#passOver(news, scene)
        else this.#showScene(news, scene)
      },
      (waiting) => this.#isBehind(waiting),
      {
        motion: ways.motion,
        factor: () => ways.factor?.() ?? 1,
        stay: (news) => (byBot(news) ? (ways.botsStay?.() ?? null) : null),
        scene: (news, scene) => {
          if (!this.view || !ways.scene) return null
          return ways.scene(this.view.picture, pictureIn(news, scene))
        },
        ending: (news) => {
          if (!this.view || !ways.ending) return END_PAUSE
          return Math.max(END_PAUSE, ways.ending(this.view.picture, news.view.picture))
        },
      },
    )
    this.#connection = new Connection(open, {
      hello: () => ({ type: 'hello', last_seen: this.#lastSeen, seat: this.#look, stream: this.#stream }),
      heard: (message) => this.#hear(message),
      status: (status) => (this.status = status),
    })
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    for (const end of this.#pending.values()) end()
    this.#pending.clear()
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

  /** What happened, as the seat one looks from may know it; nothing while the device is handed over. */
  get log(): Entry[] {
    return this.curtain === null ? this.#log : []
  }

  /** Whether something happened before what the log has. */
  get earlier(): boolean {
    return this.#after > 0 && this.curtain === null
  }

  askEarlier(): void {
    if (this.earlier && this.#earlierId === null)
      this.#earlierId = this.send({ type: 'history', before: this.#after + 1 })
  }

  /** Whether it may be said beside the board how the match ended. */
  get judged(): boolean {
    return this.stage === 'over' && !this.withheld
  }

  /** The board has said who won: so does all else, and what happened since. */
  tellEnd(): void {
    this.withheld = false
    this.#keep(this.#settled)
    for (const tell of this.#untold.splice(0)) tell()
  }

  /** The seat from which one looks, if it is one's own. */
  get seat(): number | null {
    const seat = this.view?.seat ?? null
    return seat !== null && this.mine.includes(seat) ? seat : null
  }

  /** What can be done now: nothing while older news are still being shown, or a command is on its way. */
  get choices(): Choice[] {
    if (!this.view || this.behind || this.curtain !== null || this.#sentFor === this.view.version) return []
    return this.view.choices
  }

  get yourTurn(): boolean {
    return (
      this.stage === 'playing' &&
      !!this.view?.awaited.some((seat) => this.mine.includes(seat) && !this.seats[seat]?.away)
    )
  }

  /** What one had left to answer a question out of turn, at `clocksAt`; null if one is not asked any. */
  get toAnswer(): number | null {
    const seat = this.seat === null ? undefined : this.seats[this.seat]
    return seat?.answering && this.view?.awaited.includes(seat.seat) ? seat.left : null
  }

  /** What one had left to plan, at `clocksAt`; null if one does not plan against a time. */
  get toPlan(): number | null {
    const seat = this.seat === null ? undefined : this.seats[this.seat]
    return seat?.planning && this.view?.awaited.includes(seat.seat) ? seat.left : null
  }

  /** What the seat one looks from is asked to plan; null: nothing. */
  get plan(): Plan | null {
    return this.view && this.#planIn(this.view)
  }

  #planIn(view: View): Plan | null {
    const asked = view.seat !== null && this.mine.includes(view.seat) && view.awaited.includes(view.seat)
    return (asked && this.stage === 'playing' && this.ways.plan?.(view)) || null
  }

  /** What is asked in a view. A plan is made up as one at the page, so its single steps are not asked for. */
  promptIn(view: View): Text {
    const plan = this.#planIn(view)
    if (!plan) return view.prompt
    return plan.ships > 1 ? WORDS.planAllAsked : WORDS.planAsked
  }

  /** What each seat has drafted: actions in a row; null: not for the eyes of the seat one looks from. */
  get drafts(): Drafts {
    return this.#drafting.shown
  }

  /** A seat of one's own, from which one looks, plans something else: the whole series from here. */
  draft(seat: number, actions: string[]): void {
    if (!this.#mayPlan(seat) || !this.view) return
    this.refusals = []
    this.#drafting.change(seat, this.view.version, actions)
  }

  /** Play a series on the seat from which one looks: all or nothing. */
  playAll(seat: number, actions: string[]): void {
    if (!this.#mayPlan(seat) || !this.view || !actions.length) return
    this.refusals = []
    this.chooser = []
    this.closeHint()
    this.#sentFor = this.view.version
    this.#drafting.played(seat)
    this.#playing = {
      id: this.send({ type: 'do_all', version: this.view.version, seat, actions: [...actions] }),
      seat,
    }
  }

  /** Whether a plan is for the position that is there: not for one that was still to be shown. */
  #mayPlan(seat: number): boolean {
    const version = this.view?.version
    if (this.behind) this.skip()
    return (
      version !== undefined &&
      version === this.view?.version &&
      seat === this.seat &&
      this.#sentFor !== version
    )
  }

  /** A place of the board was chosen: play, ask which, or ask why not. */
  place(place: string): void {
    if (this.behind) {
      this.skip()
      return
    }
    if (!this.view || this.#sentFor === this.view.version) return
    this.refusals = []
    const meaning = meaningOf(this.choices, place)
    if (meaning.is === 'do') this.play(meaning.choice)
    else if (meaning.is === 'choose') this.chooser = meaning.among
    else if (this.seat !== null && this.stage !== 'open') this.send({ type: 'why', seat: this.seat, place })
  }

  /** An action was chosen by name: play it, or ask why not. */
  act(action: string): void {
    if (this.behind) {
      this.skip()
      return
    }
    if (!this.view || this.#sentFor === this.view.version) return
    this.refusals = []
    const choice = this.choices.find((one) => one.action === action)
    if (choice) this.play(choice)
    else if (this.seat !== null && this.stage !== 'open') this.send({ type: 'why', seat: this.seat, action })
  }

  play(choice: Choice): void {
    if (!this.view || this.seat === null) return
    this.chooser = []
    this.closeHint()
    this.#sentFor = this.view.version
    this.send({ type: 'do', version: this.view.version, seat: this.seat, action: choice.action })
  }

  /** Whether a move of one's own is on its way to the server. */
  get sending(): boolean {
    return this.#sentFor !== null && this.#sentFor === this.view?.version
  }

  /** Send a command; it gets an id of its own, and arrives once however the network behaves. */
  send(wanted: Wanted): string {
    const id = `${this.#tab}${Date.now().toString(36)}.${++this.#count}`
    if (!UNSEEN.has(wanted.type)) this.#pending.set(id, begin())
    this.#connection.command({ ...wanted, id } as Command)
    return id
  }

  /** Send commands, and wait until the server has answered all of them. */
  async settled(wanted: Wanted[]): Promise<void> {
    await Promise.all(
      wanted.map((one) => {
        const id = this.send(one)
        return new Promise<void>((resolve) => this.#answers.set(id, resolve))
      }),
    )
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

  askReasons(number: number): void {
    if (!this.reasons[number]) this.send({ type: 'reasons', number })
  }

  /** Whether one may ask what to do: it is one's turn, and the table allows it. */
  get mayHint(): boolean {
    return !!this.info?.hints && this.seat !== null && this.choices.length > 0
  }

  /** Ask what a bot would do; asked again, its answer is put away. */
  askHint(): void {
    if (this.hint) return this.closeHint()
    if (!this.mayHint || this.hinting || this.seat === null) return
    this.refusals = []
    this.hinting = true
    this.#hintId = this.send({ type: 'hint', seat: this.seat })
    this.listener.hinting?.()
  }

  /** Put it away. An answer that is still on its way is known by its id, and not taken for that of a move. */
  closeHint(): void {
    this.hint = null
    this.hinting = false
  }

  /** What is advised, as long as it can be played. */
  get advised(): Choice | null {
    return this.choices.find((choice) => choice.action === this.hint?.action) ?? null
  }

  /** Do what is advised: play it, or where one plans make all of it the draft. */
  followHint(): void {
    const { advised, plan, seat } = this
    if (!advised || seat === null) return
    if (!plan) return this.play(advised)
    this.draft(seat, this.advisedPlan)
    this.closeHint()
  }

  /** All that is advised where one plans: one's own actions, the first and those after it. */
  get advisedPlan(): string[] {
    const { advised, hint, plan, seat } = this
    if (!advised || !hint || !plan) return []
    return [advised.action, ...hint.line.filter((step) => step.seat === seat).map(({ action }) => action)]
  }

  /** Several people look at this screen in turn, and one may know what the other may not. */
  get shared(): boolean {
    return this.#shared
  }

  get #shared(): boolean {
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

  #hear(message: FromServer): void {
    if ('id' in message && message.id !== null) {
      this.#pending.get(message.id)?.()
      this.#pending.delete(message.id)
      this.#answers.get(message.id)?.()
      this.#answers.delete(message.id)
    }
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'news':
        return this.#news(message)
      case 'past':
        return this.#past(message)
      case 'presence':
        return this.#presence(message)
      case 'preparing':
        this.preparing = message.done < message.steps ? message : null
        return
      case 'because':
        return this.#because(message)
      case 'reasons_are':
        this.reasons = { ...this.reasons, [message.number]: message }
        return
      case 'hint_is':
        return this.#hinted(message)
      case 'drafted':
        this.#drafting.heard(message)
        if (!this.behind) this.#drafting.settle()
        return
      case 'refused':
        return this.#refused(message)
      case 'stale':
        if (this.#drafting.answered(message.id, 'stale')) return
        if (this.#isHint(message.id)) this.closeHint()
        else this.#sentFor = null
        return
      case 'ack':
        this.#drafting.stored(message.id, this.behind > 0)
        return
      case 'pong':
        return
    }
  }

  #refused({ id, refusal }: Refused): void {
    const hasty = refusal.code === 'too_fast'
    if (id !== null && id === this.#earlierId) {
      this.#earlierId = null
      return
    }
    const draft = this.#drafting.answered(id, hasty ? 'too_fast' : 'refused')
    if (draft && hasty) return
    if (this.#isHint(id)) this.closeHint()
    else if (!draft) this.#sentFor = null
    if (this.#playing && id === this.#playing.id) this.#drafting.notPlayed(this.#playing.seat)
    this.refusals = [refusal]
    this.listener.refused?.(refusal)
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
    this.#arrived.set(fresh, performance.now())
    this.#isThere({
      online: news.seats.filter(({ online }) => online).map(({ seat }) => seat),
      gone: news.seats.map(({ gone }) => gone),
      waited: news.seats.map(({ waited }) => waited),
    })
    if (anew) this.#anew.add(fresh)
    this.#queue.add(fresh)
    if (first) this.#queue.flush()
  }

  /**
   * The scenes that this screen may see; the end of a match is one too, so that it is seen before it is judged, or told.
   * Where nothing was shown before, there is no way from there to be seen.
   */
  #scenesOf(news: News): Scene[] {
    if (!this.view) return []
    if (this.#shared && news.view.seat !== this.#look) return []
    const last = news.events.at(-1)
    if (news.stage !== 'over' || this.stage === 'over' || !last) return news.scenes
    const told = news.scenes.at(-1)
    return [
      ...news.scenes,
      { number: last.number, lines: told?.number === last.number ? told.lines : 0, picture: {} },
    ]
  }

  #show(news: News): void {
    const before = this.view
    const moved = before?.version !== news.view.version || before.seat !== news.view.seat
    const anew = this.#anew.has(news)
    const ends = news.stage === 'over' && this.stage !== 'over'
    this.view = news.view
    this.#drafting.view(news.view.drafts, news.view.seat, news.view.version)
    this.seats = this.#withThere(news.seats)
    this.course.shown(news.view.picture, news.stage)
    this.stage = news.stage
    this.rematch = news.rematch
    this.ended = news.ended ?? null
    this.again = news.again ?? []
    if (!anew) this.#tellOf(news, before)
    if (anew) this.#beginLog(news)
    else this.#events.push(...news.events)
    if (ends) this.withheld = this.course.watched && this.ways.motion()
    else if (news.stage !== 'over' && this.withheld) this.tellEnd()
    this.#keep(withEvents(anew ? [] : this.#settled, news.events))
    this.clocksAt = this.#arrived.get(news) ?? performance.now()
    if (moved) {
      this.#sentFor = null
      this.chooser = []
      this.refusals = []
    }
    if (moved) this.closeHint()
    this.#lookWhereNeeded(news.view)
    if (this.curtain !== null) this.#cover()
    const tell = () => this.listener.shown?.(news, before, before === null || anew)
    if (this.withheld) this.#untold.push(tell)
    else tell()
  }

  /** The log as it is now, and who is out: seen at once, unless the board has to tell it first. */
  #keep(log: Entry[]): void {
    this.#settled = log
    if (this.withheld) return
    this.#log = log
    this.out = outOf(this.view?.picture)
  }

  /** What is told from now on begins with these news: other things may be known here, or much was missed. */
  #beginLog(news: News): void {
    this.#events = [...news.events]
    this.#after = news.after
    this.#earlierId = null
    this.reasons = {}
  }

  #past(past: Past): void {
    if (past.id !== this.#earlierId) return
    this.#earlierId = null
    if (past.before !== this.#after + 1) return
    this.#events = [...past.events, ...this.#events]
    this.#after = past.after
    this.#keep(withEvents([], this.#events))
  }

  /** While the device is handed over nothing stays that one seat was told and the next may not know. */
  #cover(): void {
    this.refusals = []
    this.chooser = []
    this.reasons = {}
    this.closeHint()
  }

  /** A moment on the way to news: only the picture goes on, and the log as far as it was told by then. */
  #showScene(news: News, scene: Scene): void {
    if (!this.view) return
    this.closeHint()
    if (news.stage !== 'over') {
      this.stage = news.stage
      this.out = outOf(pictureIn(news, scene))
    }
    this.seats = this.#withThere(news.seats)
    this.clocksAt = this.#arrived.get(news) ?? performance.now()
    const now = news.events.find((event) => event.number === scene.number)?.lines[scene.lines - 1]
    this.view = {
      ...this.view,
      picture: pictureIn(news, scene),
      awaited: [],
      prompt: now?.text ?? WORDS.luckActs,
    }
    const told = news.events.flatMap((event) => {
      if (event.number > scene.number) return []
      return event.number < scene.number ? [event] : [{ ...event, lines: event.lines.slice(0, scene.lines) }]
    })
    this.#log = withEvents(this.#settled, told)
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
    const awaited = view.awaited.filter((seat) => this.mine.includes(seat) && !this.seats[seat]?.away)
    const [next] = awaited
    if (this.#shared && this.stage === 'playing') {
      const due =
        this.#look !== null && awaited.includes(this.#look) ? this.#look : (next ?? this.#look ?? view.seat)
      this.curtain = due === this.#look && due === view.seat ? null : due
      return
    }
    this.curtain = null
    if (next !== undefined && (view.seat === null || !awaited.includes(view.seat))) this.lookFrom(next)
  }

  #presence(presence: Presence): void {
    this.watching = presence.watching
    this.#isThere({ online: presence.online, gone: presence.gone ?? [], waited: presence.waited ?? [] })
  }

  /** Who is connected is true at once, also while older news wait to be shown. */
  #isThere(there: There): void {
    this.#there = there
    this.thereAt = performance.now()
    this.seats = this.#withThere(this.seats)
  }

  #withThere(seats: SeatInfo[]): SeatInfo[] {
    const { online, gone, waited } = this.#there
    return seats.map((seat) =>
      seat.who === 'person'
        ? {
            ...seat,
            online: online.includes(seat.seat),
            gone: gone[seat.seat] ?? null,
            waited: waited[seat.seat] ?? null,
          }
        : seat,
    )
  }

  /** What is meant for this person alone is said at the board. */
  #tellOf(news: News, before: View | null): void {
    if (!before) return
    const asked = before.undo.asked_by ?? null
    for (const event of news.events) {
      if (event.kind === 'declined' && asked !== null && this.mine.includes(asked))
        this.told = { what: 'undoRefused', by: event.seat }
      else if (event.kind === 'nudged' && event.seat !== null && this.mine.includes(event.seat))
        this.told = { what: 'nudged', by: null }
      else if (event.kind === 'acted' || event.kind === 'undone') this.told = null
    }
  }

  #isHint(id: string | null): boolean {
    return id !== null && id === this.#hintId
  }

  /** The answer to the last question, if the position is still the same. */
  #hinted(hint: HintIs): void {
    if (!this.#isHint(hint.id) || !this.hinting) return
    this.hinting = false
    if (hint.version !== this.view?.version || hint.seat !== this.seat || !this.choices.length) return
    this.hint = hint
    this.listener.hinted?.(hint)
  }

  #because(because: Because): void {
    this.refusals = because.refusals
    const [first] = because.refusals
    if (first) this.listener.refused?.(first)
  }
}

function pictureIn(news: News, scene: Scene): Picture {
  return { ...news.view.picture, ...scene.picture }
}

/** Whether a bot has done something, in its own right or for who is away. */
function byBot({ events, seats }: News): boolean {
  return events.some(({ kind, seat }) => {
    const info = seat === null ? undefined : seats[seat]
    return kind === 'acted' && !!info && (info.level !== null || !!info.away)
  })
}

function openSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`)
}
