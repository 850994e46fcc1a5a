import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Do, FromClient, FromServer, TableInfo } from '../messages'
import {
  Connection,
  LONGEST_WAIT,
  PATIENCE,
  PING_EVERY,
  waitBefore,
  type Socket,
  type Status,
} from './connection'

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: FromClient[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.closed = true
  }
  opens(): void {
    this.onopen?.(new Event('open'))
  }
  hears(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }
  falls(code: number): void {
    this.onclose?.({ code } as CloseEvent)
  }
}

const WELCOME: FromServer = { type: 'welcome', table: {} as TableInfo, role: 'player', seats: [0], now: 0 }
const move = (id: string): Do => ({ type: 'do', id, version: 3, seat: 0, action: 'fly d4' })

let sockets: FakeSocket[]
let heard: FromServer[]
let statuses: Status[]
let connection: Connection
let have: number

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = []
  statuses = []
  have = 0
  connection = new Connection(
    () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    {
      hello: () => ({ type: 'hello', last_seen: have, seat: null, stream: '' }),
      heard: (message) => heard.push(message),
      status: (status) => statuses.push(status),
    },
    () => 1,
  )
})
afterEach(() => vi.useRealTimers())

const last = (): FakeSocket => sockets.at(-1) as FakeSocket

function sit(): void {
  last().opens()
  last().hears(WELCOME)
}

describe('coming to a table', () => {
  it('says hello first, and is open once it is welcome', () => {
    connection.start()
    last().opens()
    expect(last().sent).toEqual([{ type: 'hello', last_seen: 0, seat: null, stream: '' }])
    expect(statuses).toEqual(['connecting'])
    last().hears(WELCOME)
    expect(statuses).toEqual(['connecting', 'open'])
    expect(heard).toEqual([WELCOME])
  })

  it('keeps commands until it is welcome', () => {
    connection.start()
    connection.command(move('a'))
    last().opens()
    expect(last().sent).toHaveLength(1)
    last().hears(WELCOME)
    expect(last().sent.slice(1)).toEqual([move('a')])
  })

  it.each([
    [4401, 'forbidden'],
    [4404, 'missing'],
  ])('gives up on %i: %s', (code, status) => {
    connection.start()
    last().falls(code)
    vi.advanceTimersByTime(60_000)
    expect(statuses.at(-1)).toBe(status)
    expect(sockets).toHaveLength(1)
  })
})

describe('commands', () => {
  it('are sent again after a cut, in their order and with their ids, until they are answered', () => {
    connection.start()
    sit()
    connection.command(move('a'))
    connection.command(move('b'))
    connection.command(move('c'))
    last().hears({ type: 'ack', id: 'b', number: 1 })
    have = 1
    last().falls(1006)
    vi.advanceTimersByTime(0)
    sit()
    expect(last().sent).toEqual([
      { type: 'hello', last_seen: 1, seat: null, stream: '' },
      move('a'),
      move('c'),
    ])
    expect(connection.waiting).toBe(2)
  })

  it.each<FromServer>([
    { type: 'ack', id: 'a', number: 1 },
    { type: 'stale', id: 'a', version: 4 },
    { type: 'because', id: 'a', refusals: [] },
    {
      type: 'refused',
      id: 'a',
      refusal: {
        code: 'rule',
        title: { en: '', fr: '' },
        text: { en: '', fr: '' },
        rule: null,
        action: null,
      },
    },
    {
      ...{
        type: 'reasons_are',
        id: 'a',
        number: 1,
        seat: 0,
        action: '',
        level: '',
        weighed: [],
        line: [],
        whole: true,
      },
      ...{ sentence: { en: '', fr: '' }, simulations: 0 },
    },
  ])('are answered by $is, and then never sent again', (answer) => {
    connection.start()
    sit()
    connection.command(move('a'))
    last().hears(answer)
    expect(connection.waiting).toBe(0)
    last().falls(1012)
    vi.advanceTimersByTime(0)
    sit()
    expect(last().sent).toHaveLength(1)
  })

  it('are not sent twice when a second welcome comes on the same connection', () => {
    connection.start()
    sit()
    connection.command(move('a'))
    last().hears({ ...WELCOME, seats: [0, 1] })
    expect(last().sent).toHaveLength(2)
  })

  it('that stay unanswered are sent again with each ping', () => {
    connection.start()
    sit()
    connection.command(move('a'))
    vi.advanceTimersByTime(PING_EVERY)
    expect(last().sent.slice(1)).toEqual([move('a'), move('a'), { type: 'ping' }])
  })

  it('that have no id are dropped while there is no connection', () => {
    connection.start()
    connection.post({ type: 'look', seat: 1 })
    sit()
    expect(last().sent).toHaveLength(1)
    connection.post({ type: 'look', seat: 1 })
    expect(last().sent).toHaveLength(2)
  })
})

describe('coming back', () => {
  it('tries at once, then waits longer and longer, with a limit', () => {
    expect(waitBefore(0, () => 1)).toBe(0)
    const waits = [1, 2, 3, 4, 5, 6, 20].map((n) => waitBefore(n, () => 1))
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, LONGEST_WAIT, LONGEST_WAIT])
    expect(waitBefore(3, () => 0)).toBe(500)
  })

  it('begins anew once it was welcome', () => {
    connection.start()
    for (let i = 0; i < 5; i++) {
      last().falls(1006)
      vi.advanceTimersByTime(LONGEST_WAIT)
    }
    expect(sockets).toHaveLength(6)
    sit()
    last().falls(1012)
    vi.advanceTimersByTime(0)
    expect(sockets).toHaveLength(7)
  })

  it('does not wait when something speaks for a working network', () => {
    connection.start()
    last().falls(1006)
    vi.advanceTimersByTime(0)
    last().falls(1006)
    connection.nudge()
    expect(sockets).toHaveLength(3)
  })

  it('hears nothing from a socket it has given up', () => {
    connection.start()
    sit()
    const old = last()
    old.falls(1006)
    vi.advanceTimersByTime(0)
    old.hears({ type: 'pong', now: 1 })
    expect(heard).toEqual([WELCOME])
  })

  it('stops when the page is left', () => {
    connection.start()
    sit()
    connection.stop()
    expect(last().closed).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('silence', () => {
  it('is broken by pings', () => {
    connection.start()
    sit()
    vi.advanceTimersByTime(PING_EVERY)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    last().hears({ type: 'pong', now: 1 })
    vi.advanceTimersByTime(PATIENCE)
    expect(statuses.at(-1)).toBe('open')
  })

  it('that lasts too long means that the connection is gone', () => {
    connection.start()
    sit()
    vi.advanceTimersByTime(PING_EVERY + PATIENCE)
    expect(last().closed || sockets.length > 1).toBe(true)
    expect(statuses).toContain('down')
  })

  it('before the welcome counts too', () => {
    connection.start()
    vi.advanceTimersByTime(PATIENCE + 1)
    expect(sockets).toHaveLength(2)
  })
})
