import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, News } from '../messages'
import { PAUSE, Queue } from './queue'

function news(n: number, kind: Event['kind'] = 'acted'): News {
  const event: Event = { n, at: 0, kind, ply: n, seat: 0, lines: [], reasons: false, team: false }
  return {
    is: 'news',
    n,
    events: [event],
    stage: 'playing',
    seats: [],
    view: {} as News['view'],
    rematch: null,
    now: 0,
  }
}

let shown: number[]
let waiting: number
let motion: boolean
let queue: Queue

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  waiting = 0
  motion = true
  queue = new Queue(
    (one) => shown.push(one.n),
    (n) => (waiting = n),
    () => motion,
  )
})
afterEach(() => vi.useRealTimers())

describe('news', () => {
  it('are shown one after another', () => {
    for (const n of [1, 2, 3]) queue.add(news(n))
    expect(shown).toEqual([1])
    expect(waiting).toBe(2)
    vi.advanceTimersByTime(PAUSE)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(PAUSE)
    expect(shown).toEqual([1, 2, 3])
    expect(waiting).toBe(0)
  })

  it('without a move in them hold nothing up', () => {
    queue.add(news(1, 'said'))
    queue.add(news(2))
    expect(shown).toEqual([1, 2])
  })

  it('can be skipped', () => {
    for (const n of [1, 2, 3]) queue.add(news(n))
    queue.flush()
    expect(shown).toEqual([1, 2, 3])
    queue.add(news(4))
    expect(shown).toEqual([1, 2, 3, 4])
  })

  it('are shown at once where motion is not wanted, in their order', () => {
    queue.add(news(1))
    queue.add(news(2))
    motion = false
    queue.add(news(3))
    expect(shown).toEqual([1, 2, 3])
    expect(waiting).toBe(0)
  })
})
