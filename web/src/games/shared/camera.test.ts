import { describe, expect, it } from 'vitest'
import { fit, kept, moved, seenBy, wayIn, zoomed, type Bounds } from './camera'

const whole = { x: -50, y: -50, width: 2000, height: 2000 }
const bounds: Bounds = { box: { width: 400, height: 300 }, whole, most: 1 }
const start = fit(whole, bounds.box)

it('the whole drawing is seen, in the middle', () => {
  expect(start).toEqual({ x: 950, y: 950, scale: 0.15 })
  expect(seenBy(start, bounds.box).height).toBeCloseTo(2000)
})

describe('looking closer', () => {
  it('keeps what is under the pointer there', () => {
    const at = { x: 100, y: 60 }
    const under = (camera: typeof start) => {
      const { x, y } = seenBy(camera, bounds.box)
      return { x: x + at.x / camera.scale, y: y + at.y / camera.scale }
    }
    const near = zoomed({ x: 950, y: 950, scale: 0.4 }, 1.5, at, bounds)
    expect(near.scale).toBeCloseTo(0.6)
    expect(under(near).x).toBeCloseTo(under({ x: 950, y: 950, scale: 0.4 }).x)
    expect(under(near).y).toBeCloseTo(under({ x: 950, y: 950, scale: 0.4 }).y)
  })

  it('ends somewhere, both ways', () => {
    const middle = { x: 200, y: 150 }
    expect(zoomed(start, 100, middle, bounds).scale).toBe(1)
    expect(zoomed(start, 0.01, middle, bounds)).toEqual(start)
  })
})

it('nothing beside the drawing is shown where that can be', () => {
  const near = { x: 950, y: 950, scale: 1 }
  expect(moved(near, { x: 5000, y: -5000 }, bounds)).toEqual({ x: 150, y: 1800, scale: 1 })
  expect(kept({ x: 0, y: 0, scale: 0.15 }, bounds)).toEqual(start)
})

it('a part outside is brought in, one inside is left', () => {
  const box = { width: 400, height: 300 }
  expect(wayIn({ x: 100, y: 100, width: 40, height: 40 }, box, 20)).toEqual({ x: 0, y: 0 })
  expect(wayIn({ x: -30, y: 290, width: 40, height: 40 }, box, 20)).toEqual({ x: 50, y: -50 })
})
