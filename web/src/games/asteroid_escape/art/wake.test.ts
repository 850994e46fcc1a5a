import { describe, expect, it } from 'vitest'
import { POINTS, curveOf, longPathOf, onCurve, pairsOf, pathOf, sideOf, stepTo, turnPairs } from './wake'

it('edge points lie clockwise, at thirds of each side', () => {
  expect(POINTS).toHaveLength(8)
  expect(POINTS[0]!.x).toBeCloseTo(-50 / 3)
  expect(POINTS[0]!.y).toBe(-50)
  expect(POINTS[3]!.x).toBe(50)
  expect(POINTS[3]!.y).toBeCloseTo(50 / 3)
  expect(POINTS[4]!.x).toBeCloseTo(50 / 3)
  expect(POINTS[7]!.y).toBeCloseTo(-50 / 3)
})

describe('a tile', () => {
  it('has four pairs', () => {
    expect(pairsOf('05172346')).toEqual(['05', '17', '23', '46'])
  })

  it('turns clockwise', () => {
    expect(turnPairs('05172346', 0)).toBe('05172346')
    expect(turnPairs('05172346', 1)).toBe('27314560')
    expect(turnPairs(turnPairs('05172346', 3), 1)).toBe('05172346')
  })
})

it('curves meet the edges at right angles and stay inside', () => {
  for (let from = 0; from < 8; from++) {
    for (let to = 0; to < 8; to++) {
      if (from === to) continue
      const [start, first, second, end] = curveOf(from, to)
      const out = stepTo(sideOf(from))
      expect((first.x - start.x) * out.y).toBeCloseTo(0)
      expect((first.y - start.y) * out.x).toBeCloseTo(0)
      expect(pathOf(`${from}${to}`)).toMatch(/^M[-\d. ]+C[-\d. ]+$/)
      expect(longPathOf(`${from}${to}`)).toMatch(/^M[-\d. ]+L[-\d. ]+C[-\d. ]+L[-\d. ]+$/)
      for (let t = 0; t <= 1; t += 0.1) {
        const { x, y } = onCurve([start, first, second, end], t)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(50.001)
      }
    }
  }
})

it('a nose points along the curve', () => {
  expect(onCurve(curveOf(5, 0), 0.5).turned).toBeCloseTo(0)
  expect(onCurve(curveOf(7, 2), 0.5).turned).toBeCloseTo(90)
})
