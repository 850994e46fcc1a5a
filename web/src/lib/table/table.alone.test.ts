import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  Choice,
  Event,
  FromClient,
  FromServer,
  HintIs,
  News,
  Refusal,
  Refused,
  Scene,
  SeatInfo,
  TableInfo,
  View,
} from '../messages'
import type { Picture } from '../board'
import type { Socket } from './connection'
import { AGAIN_AFTER, DRAFT_EVERY } from './drafting.svelte'
import { PAUSE, SCENE_PAUSE } from './queue'
import { HOUSE } from '../fluent'
import { learn, say } from '../lang.svelte'
import { Table } from './table.svelte'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('svelte', async (original) => ({ ...(await original<object>()), flushSync: drawn }))

const BOTH = { en: '', fr: '' }

let said: FromClient[]
let socket: Socket
let secrets: boolean
let motion: boolean
let hints: boolean
/** How many ships one is to plan for. */
let ships: number
/** How long the board takes for a scene. */
let sceneTime: number | null
/** How long it plays out the end. */
let endTime: (before: Picture) => number
let table: Table
/** What is told besides the picture. */
const heard = vi.fn()

function choice(action: string, to: string): Choice {
  return { action, kind: 'fly', fields: { to }, text: BOTH }
}

function view(version: number, seat: number, awaited: number[], choices: Choice[] = []): View {
  const undo = { how: 'no' as const, why: null, asked_by: null, waiting_for: [] }
  return {
    version,
    ply: version,
    seat,
    picture: {},
    prompt: BOTH,
    awaited,
    choices,
    undo,
    result: null,
    drafts: [],
    record: null,
  }
}

function seats(...yours: number[]): SeatInfo[] {
  return [0, 1].map((seat) => ({
    ...{
      seat,
      letter: 'AB'.charAt(seat),
      name: '',
      who: 'person' as const,
      level: null,
      away: false,
      online: true,
    },
    ...{ yours: yours.includes(seat), team: null, left: null, ticking: false },
    ...{ answering: false, planning: false, gone: null, waited: null, resigned: false },
  }))
}

function event(n: number, ...said: string[]): Event {
  const lines = said.map((text) => ({ seat: null, text: { en: text, fr: text } }))
  return {
    number: n,
    at: 0,
    kind: 'acted',
    ply: n,
    seat: 0,
    lines,
    reasons: false,
    because: null,
    ...{ said: null, team: false, back: [], alone: false, notes: [] },
  }
}

function hear(message: FromServer): void {
  socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
}

function news(n: number, shown: View, ...mine: number[]): void {
  const told: News = {
    type: 'news',
    stream: '',
    number: n,
    events: [event(n)],
    stage: 'playing',
    seats: seats(...mine),
    view: shown,
    rematch: null,
    ended: null,
    again: [],
    now: 0,
    scenes: [],
    after: n - 1,
  }
  hear(told)
}

function newsWith(n: number, shown: View, lines: string[], scenes: Scene[]): void {
  const base = {
    type: 'news' as const,
    stream: '',
    stage: 'playing' as const,
    rematch: null,
    ended: null,
    again: [],
    now: 0,
    after: n - 1,
  }
  hear({ ...base, number: n, events: [event(n, ...lines)], seats: seats(0), view: shown, scenes })
}

function refusal(code = 'rule'): Refusal {
  return { code, title: BOTH, text: BOTH, rule: 'SP-2.2', action: null }
}

function refused(id: string): Refused {
  return { type: 'refused', id, refusal: refusal() }
}

function sit(...mine: number[]): void {
  table.start()
  socket.onopen?.(new Event('open'))
  hear({ type: 'welcome', table: { server: '1', hints } as TableInfo, role: 'player', seats: mine, now: 0 })
  said = []
}

const lastId = (): string => (said.at(-1) as { id: string }).id

beforeEach(() => {
  said = []
  secrets = false
  motion = false
  hints = true
  ships = 0
  sceneTime = null
  endTime = () => 0
  const plan = () => ({ ships })
  const ways = {
    secrets: () => secrets,
    motion: () => motion,
    scene: () => sceneTime,
    ending: (before: Picture) => endTime(before),
    plan: () => (ships ? plan() : null),
  }
  table = new Table('t', ways, { shown: heard }, () => {
    socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => said.push(JSON.parse(text)),
      close: () => {},
    }
    return socket
  })
})

describe('choosing a place', () => {
  const two = [choice('fly d4', 'd4'), choice('fly e5', 'e5'), choice('fly e5 2', 'e5')]

  beforeEach(() => {
    sit(0)
    news(1, view(7, 0, [0], two), 0)
  })

  it('plays the only choice, for the position in which it was seen', () => {
    table.place('d4')
    expect(said).toMatchObject([{ type: 'do', version: 7, seat: 0, action: 'fly d4' }])
  })

  it('does not play twice while the first is on its way', () => {
    table.place('d4')
    expect(table.choices).toEqual([])
    table.place('d4')
    expect(said).toHaveLength(1)
  })

  it('asks which, where there are several', () => {
    table.place('e5')
    expect(said).toEqual([])
    expect(table.chooser.map((one) => one.action)).toEqual(['fly e5', 'fly e5 2'])
    table.play(table.chooser[1] as Choice)
    expect(said).toMatchObject([{ type: 'do', action: 'fly e5 2' }])
    expect(table.chooser).toEqual([])
  })

  it('asks why not, where there is none', () => {
    table.place('a1')
    expect(said).toMatchObject([{ type: 'why', seat: 0, place: 'a1' }])
    hear({ type: 'because', id: lastId(), refusals: [refusal()] })
    expect(table.refusals[0]?.rule).toBe('SP-2.2')
    news(2, view(8, 0, [0], two), 0)
    expect(table.refusals).toEqual([])
  })

  it.each(['refused', 'stale'] as const)('can be done again after %s', (answer) => {
    table.place('d4')
    const id = lastId()
    hear(answer === 'stale' ? { type: 'stale', id, version: 7 } : refused(id))
    expect(table.choices).toHaveLength(3)
    table.place('d4')
    expect(said).toHaveLength(2)
    expect(lastId()).not.toBe(id)
  })
})

describe('choosing an action', () => {
  beforeEach(() => {
    sit(0)
    news(1, view(7, 0, [0], [choice('lay 12 1', '12')]), 0)
  })

  it('plays it if it can be done', () => {
    table.act('lay 12 1')
    expect(said).toMatchObject([{ type: 'do', version: 7, seat: 0, action: 'lay 12 1' }])
    table.act('lay 12 1')
    expect(said).toHaveLength(1)
  })

  it('asks why not, if it cannot', () => {
    table.act('lay 12 2')
    expect(said).toMatchObject([{ type: 'why', seat: 0, action: 'lay 12 2' }])
  })
})

describe('scenes', () => {
  it('come before the news they lead to, with the log as far as it was told', () => {
    vi.useFakeTimers()
    motion = true
    sit(0)
    news(1, view(1, 0, [0], [choice('lay 12 1', '12')]), 0)
    const last = { ...view(2, 0, [0], [choice('lay 3 0', '3')]), picture: { dice: 7, ships: 'there' } }
    const scenes = [
      { number: 2, lines: 1, picture: { dice: null, ships: 'here' } },
      { number: 2, lines: 2, picture: { ships: 'here' } },
    ]
    newsWith(2, last, ['lays', 'rolls', 'moves'], scenes)
    const told = () => table.log.at(-1)?.event.lines.length
    expect(table.view?.picture).toEqual({ dice: null, ships: 'here' })
    expect([table.view?.version, told(), table.choices.length]).toEqual([1, 1, 0])
    expect(table.yourTurn).toBe(false)
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(table.view?.picture).toEqual({ dice: 7, ships: 'here' })
    expect(told()).toBe(2)
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(table.view).toEqual(last)
    expect(table.log.map(({ event: one }) => one.lines.length)).toEqual([0, 3])
    vi.advanceTimersByTime(PAUSE)
    expect(table.choices).toHaveLength(1)
    vi.useRealTimers()
  })

  const passing = [1, 2, 3].map((round) => ({ number: 2, lines: round, picture: { round } }))

  /** What the board was given, one after another. */
  function passed(): unknown[] {
    const given: unknown[] = []
    const give = () => given.push([table.view?.picture.round, table.hurried])
    drawn.mockImplementation(give)
    sit(0)
    news(1, { ...view(1, 0, [0]), picture: { round: 0 } }, 0)
    newsWith(2, { ...view(2, 0, [0]), picture: { round: 4 } }, ['one', 'two', 'three', 'four'], passing)
    give()
    return given
  }

  it('that nobody sees reach a board that keeps them one by one, in a hurry', () => {
    sceneTime = 900
    expect(passed()).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ])
  })

  it('that nobody sees cost other boards nothing', () => {
    expect(passed()).toEqual([[4, false]])
  })

  it('last as long as the board takes for them', () => {
    vi.useFakeTimers()
    motion = true
    sceneTime = 900
    sit(0)
    news(1, view(1, 0, [0]), 0)
    newsWith(2, { ...view(2, 0, [0]), picture: { round: 4 } }, ['one', 'two', 'three'], passing)
    const rounds = [0, 1, 2, 3].map(() => {
      const round = table.view?.picture.round
      vi.advanceTimersByTime(900)
      return round
    })
    expect(rounds).toEqual([1, 2, 3, 4])
    vi.useRealTimers()
  })
})

describe('the end of a match', () => {
  const base = {
    type: 'news' as const,
    stream: '',
    stage: 'over' as const,
    rematch: null,
    ended: null,
    again: [],
    now: 0,
    scenes: [],
  }

  function ends(n: number, picture: object): void {
    const shown = { ...view(n, 0, []), picture }
    hear({ ...base, number: n, after: n - 1, events: [event(n, 'wins')], seats: seats(0), view: shown })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    motion = true
    endTime = (before) => before.stays
  })

  it('is seen for as long as the board plays it out', () => {
    sit(0)
    news(1, { ...view(1, 0, [0]), picture: { stays: 5000 } }, 0)
    ends(2, { stays: 0 })
    const stages = [4900, 200].map((time) => {
      vi.advanceTimersByTime(time)
      return table.stage
    })
    expect(stages).toEqual(['playing', 'over'])
    vi.useRealTimers()
  })

  it('is told on the board first: the log, the seats and who listens wait for that', () => {
    sit(0)
    news(1, { ...view(1, 0, [0]), picture: { stays: 1000, out: [] } }, 0)
    const told = () => [
      table.log.flatMap(({ event }) => event.lines).length,
      table.out.length,
      heard.mock.calls.length,
    ]
    const before = told()
    ends(2, { stays: 0, out: [1] })
    expect([table.view?.prompt, table.view?.picture.out]).toEqual([
      { of: 'house', key: 'room-luck', args: {} },
      [1],
    ])
    expect(told()).toEqual(before)
    vi.advanceTimersByTime(1100)
    expect([table.stage, table.judged]).toEqual(['over', false])
    expect(told()).toEqual(before)
    table.tellEnd()
    expect(table.judged).toBe(true)
    expect(told()).toEqual(before.map((count) => count + 1))
    vi.useRealTimers()
  })

  it('is told everywhere at once where nothing moves', () => {
    motion = false
    sit(0)
    news(1, { ...view(1, 0, [0]), picture: { stays: 1000, out: [] } }, 0)
    ends(2, { stays: 0, out: [1] })
    expect([table.judged, table.out]).toEqual([true, [1]])
    vi.useRealTimers()
  })

  it('is there at once for who comes later: there is no picture before it', () => {
    sit(0)
    ends(2, { stays: 5000 })
    expect([table.stage, table.behind]).toEqual(['over', 0])
    vi.useRealTimers()
  })
})

describe('news', () => {
  it('that come twice are in the log once', () => {
    sit(0)
    news(1, view(1, 0, [0]), 0)
    news(2, view(2, 0, [1]), 0)
    news(2, view(2, 0, [1]), 0)
    expect(table.log.map(({ event }) => event.number)).toEqual([1, 2])
    expect(table.yourTurn).toBe(false)
  })

  it('begin with the last stretch; what is earlier is there when it is asked for', () => {
    sit(0)
    news(5, view(1, 0, [0]), 0)
    news(6, view(2, 0, [0]), 0)
    expect(table.history.earlier).toBe(true)
    table.history.askEarlier()
    table.history.askEarlier()
    expect(said).toMatchObject([{ type: 'history', before: 5 }])
    const past = { type: 'past' as const, id: lastId(), stream: '', before: 5 }
    hear({ ...past, after: 2, events: [event(3), event(4)] })
    hear({ ...past, after: 2, events: [event(3), event(4)] })
    expect(table.log.map(({ event }) => event.number)).toEqual([3, 4, 5, 6])
    table.history.askEarlier()
    hear({ ...past, id: lastId(), before: 3, after: 0, events: [event(1), event(2)] })
    expect(table.log.map(({ event }) => event.number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(table.history.earlier).toBe(false)
  })

  it('begin anew where more was missed than comes at once', () => {
    sit(0)
    news(1, view(1, 0, [0]), 0)
    news(80, view(2, 0, [0]), 0)
    expect(table.log.map(({ event }) => event.number)).toEqual([80])
    expect(table.history.earlier).toBe(true)
  })

  it('are asked for from the last one known', () => {
    sit(0)
    news(5, view(1, 0, [0]), 0)
    socket.onclose?.({ code: 4404 } as CloseEvent)
    table.start()
    socket.onopen?.(new Event('open'))
    expect(said.at(-1)).toEqual({ type: 'hello', last_seen: 5, seat: null, stream: '' })
  })
})

describe('several on one screen', () => {
  it('look from the seat that is to act', () => {
    sit(0, 1)
    news(1, view(1, 0, [1]), 0, 1)
    expect(said).toEqual([{ type: 'look', seat: 1 }])
    expect(table.curtain).toBe(null)
  })

  it('show no scenes of another seat than the one that looks, and no view of it behind a lifted curtain', () => {
    secrets = motion = true
    sit(0, 1)
    const secret = { hand: 'of B' }
    newsWith(
      1,
      { ...view(1, 1, [1]), picture: secret },
      ['deals', 'begins'],
      [{ number: 1, lines: 1, picture: {} }],
    )
    expect(table.curtain).toBe(1)
    table.lookFrom(1)
    expect(table.curtain).toBe(null)
    newsWith(2, { ...view(2, 1, [0]), picture: secret }, ['lays'], [])
    expect(table.curtain).toBe(0)
    table.lookFrom(0)
    expect(table.curtain).toBe(0)
    newsWith(2, { ...view(2, 0, [0], [choice('x', 'd4')]), picture: {} }, [], [])
    expect(table.curtain).toBe(null)
  })

  it('are told what the seat that looks may know, and nothing while the device is handed over', () => {
    secrets = true
    sit(0, 1)
    const told = () => table.log.flatMap(({ event }) => event.lines.map(({ text }) => text.en))
    const stretch = (stream: string, shown: View, after: number, ...events: Event[]) => {
      const stood = { stage: 'playing' as const, rematch: null, ended: null, again: [], now: 0 }
      const base = { type: 'news' as const, ...stood, scenes: [] }
      hear({ ...base, stream, number: after + events.length, events, seats: seats(0, 1), view: shown, after })
    }
    stretch('A', view(1, 0, [0, 1]), 2, event(3, 'begins'))
    expect(told()).toEqual([])
    table.lookFrom(0)
    expect(told()).toEqual(['begins'])
    hear({ type: 'reasons_are', number: 3 } as FromServer)
    stretch('A', view(2, 0, [1]), 3, event(4, 'the secret of A'))
    expect(table.curtain).toBe(1)
    expect([told(), table.history.earlier, table.history.reasons]).toEqual([[], false, {}])
    table.lookFrom(1)
    stretch('B', view(2, 1, [1]), 2, event(3, 'begins'), event(4, 'A has chosen'))
    expect(table.curtain).toBe(null)
    expect(told()).toEqual(['begins', 'A has chosen'])
  })

  it('hand the device over behind a curtain where there are secrets', () => {
    secrets = true
    sit(0, 1)
    news(1, view(1, 0, [0], [choice('x', 'd4')]), 0, 1)
    expect(table.curtain).toBe(0)
    expect(table.choices).toEqual([])
    table.lookFrom(0)
    expect(table.curtain).toBe(null)
    expect(table.choices).toHaveLength(1)
    news(2, view(2, 0, [1]), 0, 1)
    expect(table.curtain).toBe(1)
    table.lookFrom(1)
    expect(said).toEqual([
      { type: 'look', seat: 0 },
      { type: 'look', seat: 1 },
    ])
  })
})

describe('a hint', () => {
  function hinted(id: string, at: number): HintIs {
    const told = { level: '', weighed: [], line: [], sentence: BOTH, simulations: 0 }
    return { type: 'hint_is', id, seat: 0, version: at, action: 'fly d4', ...told }
  }

  function turn(): void {
    sit(0)
    news(1, view(7, 0, [0], [choice('fly d4', 'd4'), choice('fly e5', 'e5')]), 0)
  }

  it('is asked for once, and names a choice', () => {
    turn()
    table.hints.ask()
    table.hints.ask()
    expect(said).toMatchObject([{ type: 'hint', seat: 0 }])
    expect(table.hints.thinking).toBe(true)
    hear(hinted(lastId(), 7))
    expect(table.hints.thinking).toBe(false)
    expect(table.hints.choice?.action).toBe('fly d4')
    table.hints.ask()
    expect(table.hints.advice).toBeNull()
  })

  it('is gone when the position is, also if it comes too late', () => {
    turn()
    table.hints.ask()
    const id = lastId()
    news(2, view(8, 0, [1]), 0)
    expect(table.hints.thinking).toBe(false)
    hear(hinted(id, 7))
    expect(table.hints.advice).toBeNull()
  })

  it('is only for the seat that asked, on a screen that several share', () => {
    turn()
    table.hints.ask()
    hear(hinted(lastId(), 7))
    expect(table.hints.advice).not.toBeNull()
    news(2, view(7, 1, [0, 1]), 0, 1)
    expect(table.hints.advice).toBeNull()
  })

  it('that is refused or stale does not set a move free that is on its way', () => {
    turn()
    table.hints.ask()
    const id = lastId()
    table.place('d4')
    hear({ type: 'stale', id, version: 8 })
    expect(table.hints.thinking).toBe(false)
    expect(table.choices).toEqual([])
    hear(refused(lastId()))
    expect(table.choices).toHaveLength(2)
  })

  it('is gone with the move, and does not come after it', () => {
    turn()
    table.hints.ask()
    const id = lastId()
    table.place('d4')
    expect(table.hints.thinking).toBe(false)
    hear(refused(lastId()))
    hear({
      type: 'hint_is',
      id,
      version: table.view?.version,
      seat: 0,
      action: 'fly d4',
      line: [],
    } as unknown as HintIs)
    expect(table.hints.advice).toBe(null)
  })

  it('is not to be had where the table does not allow it, nor out of turn', () => {
    hints = false
    turn()
    table.hints.ask()
    expect(said).toEqual([])
    expect(table.hints.allowed).toBe(false)
  })
})

describe('a question out of turn', () => {
  const asked = (seat: SeatInfo) => (seat.seat === 0 ? { ...seat, left: 30_000, answering: true } : seat)
  const base = {
    type: 'news' as const,
    stream: '',
    stage: 'playing' as const,
    rematch: null,
    ended: null,
    again: [],
    now: 0,
    after: 1,
  }

  function ask(shown: View, mine: number[], scenes: Scene[] = []): void {
    hear({
      ...base,
      number: 2,
      events: [event(2, 'hits')],
      seats: seats(...mine).map(asked),
      view: shown,
      scenes,
    })
  }

  it('has its own time for the one who is asked', () => {
    sit(0)
    ask(view(1, 0, [0]), [0])
    expect(table.toAnswer).toBe(30_000)
  })

  it('shows no time to answer to the others', () => {
    sit(1)
    ask(view(1, 1, [0]), [1])
    expect(table.toAnswer).toBeNull()
  })

  it('is put after what led to it was seen, and its time counts from when the news came', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    motion = true
    sit(0)
    news(1, view(1, 0, [1]), 0)
    vi.advanceTimersByTime(5000)
    const came = performance.now()
    ask(view(2, 0, [0]), [0], [{ number: 2, lines: 1, picture: {} }])
    expect([table.toAnswer, table.presence.clocksAt]).toEqual([null, came])
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect([table.toAnswer, table.presence.clocksAt]).toEqual([30_000, came])
    vi.useRealTimers()
  })
})

describe('a plan', () => {
  const LEGS = ['leg hold', 'leg hold', 'signal flare']
  const BOTH_ASKED = { en: 'Leg 1', fr: 'Étape 1' }

  function planning(n: number, at: number, drafts: (string[] | null)[], seat = 0): void {
    const asked = [choice('leg port', 'x')]
    const shown = { ...view(at, seat, [0, 1], asked), prompt: BOTH_ASKED, drafts }
    const base = {
      type: 'news' as const,
      stream: '',
      stage: 'playing' as const,
      rematch: null,
      ended: null,
      again: [],
      now: 0,
      after: n - 1,
    }
    const timed = seats(seat).map((one) => ({ ...one, left: 40_000, ticking: true, planning: true }))
    hear({ ...base, number: n, events: [event(n, 'is ready')], seats: timed, view: shown, scenes: [] })
  }

  const drafts = () => said.filter((one) => one.type === 'draft')
  const ack = (id = lastId()) => hear({ type: 'ack', id, number: 9 })

  beforeEach(() => {
    vi.useFakeTimers()
    ships = 1
    sit(0)
    planning(1, 7, [[], null])
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('is seen at once and sent for the position in which it was made', () => {
    table.plans.draft(0, LEGS)
    expect(table.plans.drafts).toEqual([LEGS, null])
    expect(said).toMatchObject([{ type: 'draft', seat: 0, version: 7, actions: LEGS }])
    ack()
    expect(table.plans.drafts).toEqual([LEGS, null])
  })

  it('is sent at most every 150 ms, the last one always', () => {
    for (const many of [1, 2, 3]) table.plans.draft(0, LEGS.slice(0, many))
    expect(drafts()).toHaveLength(1)
    ack()
    vi.advanceTimersByTime(DRAFT_EVERY - 1)
    expect(drafts()).toHaveLength(1)
    expect(table.plans.drafts[0]).toEqual(LEGS)
    vi.advanceTimersByTime(1)
    expect(drafts()).toMatchObject([{ actions: LEGS.slice(0, 1) }, { actions: LEGS }])
    ack()
    vi.advanceTimersByTime(10 * DRAFT_EVERY)
    expect(drafts()).toHaveLength(2)
  })

  it('does not heap up while nothing is answered', () => {
    for (let i = 0; i < 20; i++) {
      table.plans.draft(0, LEGS.slice(0, 1 + (i % 3)))
      vi.advanceTimersByTime(DRAFT_EVERY)
    }
    expect(drafts()).toHaveLength(1)
    ack()
    expect(drafts()).toMatchObject([{}, { actions: LEGS.slice(0, 2) }])
  })

  it('is not put back by the echo of an earlier one', () => {
    table.plans.draft(0, LEGS.slice(0, 1))
    table.plans.draft(0, LEGS)
    ack()
    hear({ type: 'drafted', seat: 0, actions: LEGS.slice(0, 1) })
    expect(table.plans.drafts[0]).toEqual(LEGS)
  })

  it('goes back to what stands when it is refused, and says why', () => {
    table.plans.draft(0, LEGS)
    ack()
    vi.advanceTimersByTime(DRAFT_EVERY)
    table.plans.draft(0, ['leg port', 'leg port'])
    hear(refused(lastId()))
    expect(table.plans.drafts[0]).toEqual(LEGS)
    expect(table.refusals).toHaveLength(1)
    expect(table.choices).toHaveLength(1)
  })

  it('is sent again when it came too fast, and nobody is told', () => {
    table.plans.draft(0, LEGS)
    hear({ ...refused(lastId()), refusal: refusal('too_fast') })
    expect(table.refusals).toEqual([])
    expect(table.plans.drafts[0]).toEqual(LEGS)
    vi.advanceTimersByTime(AGAIN_AFTER)
    expect(drafts()).toMatchObject([{ actions: LEGS }, { actions: LEGS }])
  })

  it('of a position that is past is dropped', () => {
    table.plans.draft(0, LEGS.slice(0, 1))
    table.plans.draft(0, LEGS)
    hear({ type: 'stale', id: lastId(), version: 8 })
    expect(table.plans.drafts[0]).toEqual([])
    vi.advanceTimersByTime(DRAFT_EVERY)
    expect(drafts()).toHaveLength(1)
    table.plans.draft(0, LEGS)
    planning(3, 8, [[], null])
    expect(table.plans.drafts[0]).toEqual([])
  })

  it('stays when others act meanwhile', () => {
    table.plans.draft(0, LEGS)
    planning(2, 7, [[], null])
    expect(table.plans.drafts[0]).toEqual(LEGS)
  })

  it('of an ally is shown as it is made, of others never', () => {
    planning(2, 7, [[], []])
    hear({ type: 'drafted', seat: 1, actions: LEGS })
    expect(table.plans.drafts).toEqual([[], LEGS])
    planning(4, 7, [[], null])
    hear({ type: 'drafted', seat: 1, actions: LEGS })
    expect(table.plans.drafts).toEqual([[], null])
  })

  it('of an ally for the next turn waits until that is shown', () => {
    motion = true
    planning(2, 7, [[], []])
    vi.advanceTimersByTime(PAUSE)
    planning(3, 8, [[], []])
    planning(4, 9, [[], []])
    hear({ type: 'drafted', seat: 1, actions: LEGS })
    expect(table.plans.drafts).toEqual([[], []])
    vi.advanceTimersByTime(2 * PAUSE)
    expect(table.plans.drafts).toEqual([[], LEGS])
  })

  it('that is stored stays while older news are still being shown', () => {
    motion = true
    table.plans.draft(0, LEGS.slice(0, 1))
    for (const n of [10, 11, 12]) planning(n, 7, [[], null])
    hear({ type: 'ack', id: lastId(), number: 13 })
    for (let i = 0; i < 4; i++) {
      expect(table.plans.drafts[0]).toEqual(LEGS.slice(0, 1))
      vi.advanceTimersByTime(PAUSE)
    }
    hear({ type: 'drafted', seat: 0, actions: LEGS })
    expect(table.plans.drafts[0]).toEqual(LEGS)
  })

  it('is asked for as a whole at the page, with the number of ships', async () => {
    await learn(HOUSE)
    const asked = () => table.view && say(table.plans.promptIn(table.view))
    expect(asked()).toBe('Program your ship, then press Ready')
    ships = 2
    expect(asked()).toBe('Program your ships, then press Ready')
    ships = 0
    expect(asked()).toBe(say(BOTH_ASKED))
    ships = 1
    news(2, { ...view(8, 0, [1]), prompt: BOTH_ASKED }, 0)
    expect(asked()).toBe(say(BOTH_ASKED))
  })

  it('takes what is advised into the draft, and nothing is played', () => {
    table.plans.draft(0, LEGS)
    table.hints.ask()
    const line = ['leg starboard', 'leg none'].map((action) => ({ seat: 0, action, text: BOTH }))
    const told = { level: '', weighed: [], line, sentence: BOTH, simulations: 0 }
    hear({ type: 'hint_is', id: lastId(), seat: 0, version: 7, action: 'leg port', ...told })
    table.hints.follow()
    expect(table.plans.drafts[0]).toEqual(['leg port', 'leg starboard', 'leg none'])
    expect(table.hints.advice).toBeNull()
    expect(said.some(({ type }) => type === 'do' || type === 'do_all')).toBe(false)
  })

  it('is played whole, once, and nothing else meanwhile', () => {
    table.plans.draft(0, LEGS.slice(0, 1))
    table.plans.draft(0, LEGS)
    table.plans.play(0, LEGS)
    expect(said.at(-1)).toMatchObject({ type: 'do_all', seat: 0, version: 7, actions: LEGS })
    expect(table.choices).toEqual([])
    table.plans.play(0, LEGS)
    table.plans.draft(0, [])
    vi.advanceTimersByTime(10 * DRAFT_EVERY)
    expect(said.map((one) => one.type)).toEqual(['draft', 'do_all'])
    planning(2, 8, [[], null])
    expect(table.choices).toHaveLength(1)
  })

  it('that cannot be played stays the draft', () => {
    table.plans.draft(0, LEGS.slice(0, 1))
    const first = lastId()
    table.plans.draft(0, LEGS)
    table.plans.play(0, LEGS)
    const played = lastId()
    ack(first)
    hear(refused(played))
    vi.advanceTimersByTime(DRAFT_EVERY)
    expect(table.plans.drafts[0]).toEqual(LEGS)
    expect(drafts().at(-1)).toMatchObject({ actions: LEGS })
    expect(table.choices).toHaveLength(1)
  })

  it('is only made for the seat one looks from', () => {
    table.plans.draft(1, LEGS)
    table.plans.play(1, LEGS)
    table.plans.play(0, [])
    expect(said).toEqual([])
  })

  it('has its own time', () => {
    expect(table.toPlan).toBe(40_000)
    expect(table.toAnswer).toBeNull()
    news(2, view(8, 0, [1]), 0)
    expect(table.toPlan).toBeNull()
  })
})

describe('who is there', () => {
  it('is true at once, and older news that are still to be seen do not undo it', () => {
    motion = true
    sit(0)
    news(1, view(1, 0, [1]), 0)
    const scene = { number: 2, lines: 1, picture: {} }
    newsWith(2, view(2, 0, [1]), ['a', 'b'], [scene])
    hear({ type: 'presence', online: [0], watching: 0, gone: [null, 400], waited: [null, 100] })
    expect(table.behind).toBeGreaterThan(0)
    expect(table.seats[1]).toMatchObject({ online: false, gone: 400, waited: 100 })
    table.skip()
    expect(table.seats[1]).toMatchObject({ online: false, gone: 400, waited: 100 })
    news(3, view(3, 0, [1]), 0)
    expect(table.seats[1]).toMatchObject({ online: true, gone: null })
  })
})

describe('what is said at the board', () => {
  function told(n: number, kind: Event['kind'], seat: number, shown: View): void {
    const base = {
      type: 'news' as const,
      stream: '',
      stage: 'playing' as const,
      rematch: null,
      ended: null,
      again: [],
      now: 0,
    }
    const events = [{ ...event(n, 'x'), kind, seat }]
    hear({ ...base, number: n, after: n - 1, events, seats: seats(0), view: shown, scenes: [] })
  }

  it('is that a wish to take back was refused, to who asked', () => {
    sit(0)
    const asked = {
      ...view(1, 0, [1]),
      undo: { how: 'ask' as const, why: null, asked_by: 0, waiting_for: [1] },
    }
    news(1, asked, 0)
    told(2, 'declined', 1, view(1, 0, [1]))
    expect(table.told).toEqual({ what: 'undoRefused', by: 1 })
    news(3, view(3, 0, [1]), 0)
    expect(table.told).toBeNull()
    told(4, 'declined', 0, view(3, 0, [1]))
    expect(table.told).toBeNull()
  })

  it('is that others wait, to who is awaited', () => {
    sit(0)
    news(1, view(1, 0, [0]), 0)
    told(2, 'nudged', 1, view(1, 0, [0]))
    expect(table.told).toBeNull()
    told(3, 'nudged', 0, view(1, 0, [0]))
    expect(table.told).toEqual({ what: 'nudged', by: null })
  })
})

describe('commands that are waited for', () => {
  it('are settled when all are answered', async () => {
    sit(0, 1)
    let done = false
    const leaving = table
      .settled([
        { type: 'leave', seat: 0 },
        { type: 'leave', seat: 1 },
      ])
      .then(() => (done = true))
    const [one, two] = said.slice(-2) as { id: string }[]
    hear({ type: 'ack', id: one!.id, number: 2 })
    await Promise.resolve()
    expect(done).toBe(false)
    hear({ type: 'ack', id: two!.id, number: 3 })
    await leaving
    expect(done).toBe(true)
  })
})
