import { expect, it } from 'vitest'
import { heading } from '../shared/geometry'
import { centre, frame } from './geometry'
import { cellsOf } from './pieces'

const neighbour = (x: number, y: number) => heading(centre({ x: 0, y: 0 }), centre({ x, y }))

it('noses point along the six flights', () => {
  expect([
    neighbour(1, -1),
    neighbour(2, 0),
    neighbour(1, 1),
    neighbour(-1, 1),
    neighbour(-2, 0),
    neighbour(-1, -1),
  ]).toEqual([30, 90, 150, -150, -90, -30])
})

it('the frame holds every cell', () => {
  const cells = cellsOf(0)
  const { x, y, width, height } = frame(cells)
  expect(cells).toHaveLength(37)
  for (const cell of cells) {
    const point = centre(cell)
    expect(point.x).toBeGreaterThan(x)
    expect(point.x).toBeLessThan(x + width)
    expect(point.y).toBeGreaterThan(y)
    expect(point.y).toBeLessThan(y + height)
  }
})
