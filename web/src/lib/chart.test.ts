import { describe, expect, it } from 'vitest'
import { labelHeights, linePath, spread } from './chart'

const box = { width: 100, height: 50 }

describe('the chart', () => {
  it('draws a line through the values, 1 at the top', () => {
    expect(linePath([0.5, 1, 0], box)).toBe('M0 25L50 0L100 50')
    expect(linePath([0.5], box)).toBe('M0 25')
  })

  it('moves labels apart, inside the box', () => {
    expect(labelHeights([1, 0, 0], box, 16)).toEqual([0, 34, 50])
    expect(labelHeights([0.9, 0.1], box, 16)).toEqual([5, 45])
  })

  it('moves marks apart along the axis, inside the box', () => {
    expect(spread([10, 12, 60], 100, 18)).toEqual([10, 28, 60])
    expect(spread([90, 95, 100], 100, 18)).toEqual([64, 82, 100])
    expect(spread([], 100, 18)).toEqual([])
  })
})
