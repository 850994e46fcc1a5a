import { describe, expect, it } from 'vitest'
import type { Event } from './shown'
import { justHappened, lateRemark, withEvents } from './log'

function event(n: number, kind: Event['kind'], ply: number): Event {
  return {
    number: n,
    at: 0,
    kind,
    ply,
    seat: 0,
    lines: [],
    reasons: false,
    because: null,
    said: null,
    team: false,
    back: [],
    alone: false,
  }
}

function undone(n: number, ply: number, ...back: number[]): Event {
  return { ...event(n, 'undone', ply), back }
}

describe('the log', () => {
  it('has every event once, however often it comes', () => {
    const log = withEvents([], [event(1, 'began', 1), event(2, 'acted', 2)])
    const again = withEvents(log, [event(2, 'acted', 2), event(3, 'acted', 3)])
    expect(again.map((entry) => entry.event.number)).toEqual([1, 2, 3])
  })

  it('has room for numbers that are not for us', () => {
    expect(withEvents([], [event(1, 'began', 1), event(5, 'said', 1)])).toHaveLength(2)
  })

  it('crosses out what was taken back, and nothing later', () => {
    const log = withEvents(
      [],
      [event(1, 'acted', 1), event(2, 'acted', 2), event(3, 'said', 2), undone(4, 1, 2)],
    )
    expect(log.map((entry) => entry.undone)).toEqual([false, true, false, false])
    expect(withEvents(log, [event(5, 'acted', 2)]).at(-1)?.undone).toBe(false)
  })

  it('crosses out only the plan that was taken back, not what others did since', () => {
    const by = (seat: number, n: number) => ({ ...event(n, 'acted', n), seat })
    const acted = [by(1, 1), by(0, 2), by(0, 3), by(1, 4), by(1, 5)]
    const log = withEvents([], [...acted, { ...undone(6, 3, 2, 3), alone: true }])
    expect(log.map((entry) => entry.undone)).toEqual([false, true, true, false, false, false])
    expect(log.slice(3, 5).map((entry) => entry.event.ply)).toEqual([2, 3])
    const later = withEvents(
      log,
      [by(0, 7)].map((one) => ({ ...one, ply: 4 })),
    )
    const back = withEvents(later, [undone(8, 2, 5, 7)])
    expect(back.filter((entry) => entry.undone).map((entry) => entry.event.number)).toEqual([2, 3, 5, 7])
  })
})

describe('what a bot remarked lately', () => {
  const because = { en: 'A close call.', fr: 'C’était serré.' }
  const moves = [1, 2, 3].map((n) => ({ ...event(n, 'acted', n), because: n === 3 ? null : because }))

  it('is its last remark', () => {
    expect(lateRemark(withEvents([], moves))).toEqual({ number: 2, seat: 0, because })
    expect(lateRemark([])).toBeNull()
  })

  it('is forgotten when some more was done', () => {
    const said = { ...event(1, 'acted', 1), because }
    const line = { seat: 0, text: because }
    const more = [2, 3, 4, 5].map((n) => ({ ...event(n, 'acted', n), lines: [line] }))
    expect(lateRemark(withEvents([], [said, ...more.slice(0, 3)]))?.number).toBe(1)
    expect(lateRemark(withEvents([], [said, ...more]))).toBeNull()
    expect(lateRemark(withEvents([], [said, ...more.map((one) => ({ ...one, lines: [] }))]))?.number).toBe(1)
  })

  it('is not about a move that was taken back', () => {
    expect(lateRemark(withEvents([], [...moves, undone(4, 1, 2, 3)]))?.number).toBe(1)
  })
})

it('what just happened is what others did since one acted', () => {
  const line = (seat: number, text: string) => ({ seat, text: { en: text, fr: text } })
  const acted = (n: number, seat: number, ...texts: string[]) => ({
    ...event(n, 'acted', n),
    seat,
    lines: texts.map((text) => line(seat, text)),
  })
  const log = withEvents(
    [],
    [
      acted(1, 1, 'before'),
      acted(2, 0, 'mine'),
      acted(3, 1, 'flies'),
      acted(4, 1, 'takes', 'wins'),
      acted(5, 2, 'flies'),
    ],
  )
  const texts = (mine: number[], most?: number) => justHappened(log, mine, most).map(({ text }) => text.en)
  expect(texts([0])).toEqual(['takes', 'wins', 'flies'])
  expect(texts([0], 9)).toEqual(['flies', 'takes', 'wins', 'flies'])
  expect(texts([2])).toEqual([])
})
