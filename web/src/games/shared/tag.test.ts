import { describe, expect, it } from 'vitest'
import { placeTag } from './tag'

const tag = { width: 100, height: 30 }
const box = { width: 400, height: 300 }
const half = { width: 40, height: 45 }

describe('the tag', () => {
  it('stands above its cell', () => {
    expect(placeTag(tag, box, { x: 200, y: 150 }, half, [])).toEqual({ x: 150, y: 70 })
  })

  it('goes below where there is no room, or beside to keep a point free', () => {
    expect(placeTag(tag, box, { x: 200, y: 50 }, half, [])).toEqual({ x: 150, y: 100 })
    expect(placeTag(tag, box, { x: 200, y: 50 }, half, [{ x: 190, y: 120 }])).toEqual({ x: 245, y: 35 })
  })

  it('stands flush with its cell where that hides less', () => {
    const marks = [60, 110, 160, 210].flatMap((y) => [{ x: 80, y }])
    const wide = { width: 250, height: 30 }
    expect(placeTag(wide, box, { x: 140, y: 150 }, half, marks)).toEqual({ x: 100, y: 70 })
  })

  it('never leaves the box', () => {
    for (const cell of [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 0, y: 300 },
      { x: 400, y: 300 },
    ]) {
      const { x, y } = placeTag({ width: 390, height: 60 }, box, cell, half, [cell])
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + 390).toBeLessThanOrEqual(400)
      expect(y + 60).toBeLessThanOrEqual(300)
    }
  })
})
