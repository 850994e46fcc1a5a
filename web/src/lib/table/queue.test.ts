import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, News } from './shown'
import { PAUSE, Queue, SCENE_PAUSE } from './queue'

function news(n: number, kind: Event['kind'] = 'acted', scenes = 0): News {
  const event: Event = {
    number: n,
    at: 0,
    kind,
    ply: n,
    seat: 0,
    lines: [{ seat: null, text: { en: 'moves', fr: 'joue' } }],
    reasons: false,
    because: null,
    team: false,
    said: null,
    back: [],
    alone: false,
  }
  return {
    type: 'news',
    stream: '',
    number: n,
    events: [event],
    stage: 'playing',
    seats: [],
    view: {} as News['view'],
    rematch: null,
    ended: null,
    again: [],
    now: 0,
    after: n - 1,
    scenes: Array.from({ length: scenes }, (_, i) => ({ number: n, lines: i + 1, picture: {} })),
  }
}

let shown: (number | string)[]
let waiting: number
let motion: boolean
let queue: Queue

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  waiting = 0
  motion = true
  queue = new Queue(
    (one, scene) => shown.push(scene ? `${one.number}.${scene.lines}` : one.number),
    (n) => (waiting = n),
    { motion: () => motion },
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

  it('take longer or shorter as one likes', () => {
    queue = new Queue(
      (one, scene) => shown.push(scene ? `${one.number}.${scene.lines}` : one.number),
      () => {},
      { motion: () => true, factor: () => 2 },
    )
    queue.add(news(1, 'acted', 1))
    queue.add(news(2))
    vi.advanceTimersByTime(2 * SCENE_PAUSE - 1)
    expect(shown).toEqual(['1.1'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['1.1', 1])
    vi.advanceTimersByTime(2 * PAUSE)
    expect(shown).toEqual(['1.1', 1, 2])
  })

  it('of bots stay as long as one likes, also where nothing moves', () => {
    let stay: number | null = 1000
    const of = (n: number, seat: number): News => ({
      ...news(n),
      events: news(n).events.map((one) => ({ ...one, seat })),
    })
    queue = new Queue(
      (one) => shown.push(one.number),
      (n) => (waiting = n),
      { motion: () => motion, stay: ({ events }) => (events[0]?.seat === 1 ? stay : null) },
    )
    for (const [n, seat] of [1, 1, 0, 0].entries()) queue.add(of(n, seat))
    vi.advanceTimersByTime(999)
    expect(shown).toEqual([0])
    vi.advanceTimersByTime(1001)
    expect(shown).toEqual([0, 1, 2])
    vi.advanceTimersByTime(PAUSE)
    expect(shown).toEqual([0, 1, 2, 3])
    vi.advanceTimersByTime(PAUSE)
    motion = false
    for (const [n, seat] of [1, 0, 0].entries()) queue.add(of(n + 4, seat))
    expect(shown).toEqual([0, 1, 2, 3, 4])
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(waiting).toBe(0)
    stay = 0
    motion = true
    queue.add(of(7, 1))
    queue.add(of(8, 1))
    expect(shown.slice(-2)).toEqual([7, 8])
  })

  it('without a move in them hold nothing up', () => {
    queue.add(news(1, 'said'))
    queue.add(news(2))
    expect(shown).toEqual([1, 2])
  })

  it('of which nothing is told hold nothing up', () => {
    const silent = (n: number) => ({
      ...news(n),
      events: news(n).events.map((one) => ({ ...one, lines: [] })),
    })
    for (let n = 1; n <= 24; n++) queue.add(silent(n))
    queue.add(news(25))
    expect(shown).toHaveLength(25)
    expect(waiting).toBe(0)
  })

  it('come after the scenes that lead to them', () => {
    queue.add(news(1, 'acted', 2))
    queue.add(news(2))
    expect(shown).toEqual(['1.1'])
    expect(waiting).toBe(3)
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(shown).toEqual(['1.1', '1.2'])
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(shown).toEqual(['1.1', '1.2', 1])
    vi.advanceTimersByTime(PAUSE)
    expect(shown).toEqual(['1.1', '1.2', 1, 2])
  })

  it('of the end wait for as long as the board plays it out', () => {
    queue = new Queue(
      (one, scene) => shown.push(scene ? `${one.number}.${scene.lines}` : one.number),
      () => {},
      { motion: () => true, ending: () => 4000 },
    )
    queue.add({ ...news(1, 'acted', 2), stage: 'over' })
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(shown).toEqual(['1.1', '1.2'])
    vi.advanceTimersByTime(3999)
    expect(shown).toEqual(['1.1', '1.2'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['1.1', '1.2', 1])
  })

  it('lose their scenes when they are skipped', () => {
    queue.add(news(1, 'acted', 3))
    queue.flush()
    expect(shown).toEqual(['1.1', 1])
    expect(waiting).toBe(0)
  })

  it('give a scene the time that the board takes for it', () => {
    queue = new Queue(
      (one, scene) => shown.push(scene ? `${one.number}.${scene.lines}` : one.number),
      () => {},
      { motion: () => true, scene: (_, { lines }) => (lines === 1 ? 1500 : 0) },
    )
    queue.add(news(1, 'acted', 2))
    vi.advanceTimersByTime(1499)
    expect(shown).toEqual(['1.1'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['1.1', '1.2'])
    vi.advanceTimersByTime(SCENE_PAUSE)
    expect(shown).toEqual(['1.1', '1.2', 1])
  })

  it.each([true, false])(
    'keep their scenes for a board that takes its time for them, with motion: %s',
    (seen) => {
      const scenes: [string, boolean][] = []
      queue = new Queue(
        (_, scene, unseen) => scene && scenes.push([`${scene.lines}`, unseen]),
        () => {},
        { motion: () => seen, scene: () => 900 },
      )
      queue.add(news(1, 'acted', 3))
      queue.flush()
      expect(scenes).toEqual([
        ['1', !seen],
        ['2', true],
        ['3', true],
      ])
    },
  )

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
