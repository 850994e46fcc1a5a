import { describe, expect, it } from 'vitest'
import type { MyTable } from './messages'
import { outcome, parted } from './mine'

const table = (more: Partial<MyTable>): MyTable => ({
  table: 'x',
  game: 'sputnik',
  stage: 'over',
  names: [],
  yours: [0],
  review: false,
  your_turn: false,
  at: 0,
  ended: null,
  awaited: [],
  result: null,
  ...more,
})

describe('my tables', () => {
  it('are parted into those that go on and those that are over, in order', () => {
    const tables = (['over', 'playing', 'open', 'over'] as const).map((stage, i) =>
      table({ stage, table: String(i) }),
    )
    const { going, ended } = parted(tables)
    expect(going.map((one) => one.table)).toEqual(['1', '2'])
    expect(ended.map((one) => one.table)).toEqual(['0', '3'])
  })

  it('say how they came out for me', () => {
    expect(outcome(table({ result: [1, 0] }), [0])).toEqual({ how: 'won', others: [] })
    expect(outcome(table({ result: [0.5, 0, 0.5, 0] }), [0, 2])).toEqual({ how: 'won', others: [2] })
    expect(outcome(table({ result: [0, 0, 1] }), [2])).toEqual({ how: 'wonByOthers', others: [2] })
    expect(outcome(table({ result: [0.5, 0.5] }), [])).toEqual({ how: 'draw', others: [] })
  })

  it('name the winner where all seats, or none, are mine', () => {
    for (const yours of [[0, 1], []]) {
      expect(outcome(table({ result: [1, 0], yours }), [0])).toEqual({ how: 'wonByOthers', others: [0] })
    }
  })

  it('have nothing to win in solo, nor where a match was only brought along', () => {
    expect(outcome(table({ result: [0.5] }), []).how).toBe('over')
    expect(outcome(table({ result: [1, 0], review: true }), [0]).how).toBe('imported')
    expect(outcome(table({}), []).how).toBe('over')
  })
})
