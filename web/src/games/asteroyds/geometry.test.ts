import { describe, expect, it } from 'vitest'
import { CELLS, centre, degrees, fan, FRAME, next, opposite, outline, turned } from './geometry'
import { DIRECTIONS } from './picture'

describe('the arena', () => {
  it('has 158 cells', () => {
    expect(CELLS).toHaveLength(158)
    expect(new Set(CELLS.map(({ name }) => name)).size).toBe(158)
  })

  it('every second row is shifted to the right', () => {
    expect(centre('b2').x).toBeGreaterThan(centre('a2').x)
    expect(centre('b3').x - centre('c3').x).toBeCloseTo((centre('c4').x - centre('c3').x) / 2)
  })

  it('neighbours are as the rules say', () => {
    expect(DIRECTIONS.map((way) => next('g4', way))).toEqual(['g5', 'h4', 'h3', 'g3', 'f3', 'f4'])
    expect(DIRECTIONS.map((way) => next('f4', way))).toEqual(['f5', 'g5', 'g4', 'f3', 'e4', 'e5'])
    expect(next('g0', 'W')).toBeNull()
    expect(next('a6', 'E')).toBeNull()
    expect(next('nowhere', 'E')).toBeNull()
  })

  it('one comes back by the opposite way', () => {
    for (const { name } of CELLS)
      for (const way of DIRECTIONS) {
        const there = next(name, way)
        if (there !== null) expect(next(there, opposite(way))).toBe(name)
      }
  })

  it('lies in its frame, and has a line around it', () => {
    for (const { name } of CELLS) {
      const { x, y } = centre(name)
      expect(x - FRAME.x).toBeGreaterThan(40)
      expect(FRAME.x + FRAME.width - x).toBeGreaterThan(40)
      expect(y - FRAME.y).toBeGreaterThan(40)
      expect(FRAME.y + FRAME.height - y).toBeGreaterThan(40)
    }
    const open = CELLS.flatMap(({ name }) => DIRECTIONS.filter((way) => next(name, way) === null))
    expect(outline().split('M')).toHaveLength(open.length + 1)
  })
})

it('directions turn to the right, round and round', () => {
  expect(turned('NE', 1)).toBe('E')
  expect(turned('E', 5)).toBe('NE')
  expect(turned('E', -1)).toBe('NE')
  expect(degrees('E')).toBe(90)
  expect(degrees('NE')).toBe(390)
})

it('ships on one cell stand apart', () => {
  expect(fan(1).spots).toEqual([{ x: 0, y: 0 }])
  for (const count of [2, 3, 4, 5, 6]) {
    const { spots, size } = fan(count)
    expect(spots).toHaveLength(count)
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(25 * size)
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(30)
  }
})
