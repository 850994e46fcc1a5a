import { expect, it } from 'vitest'
import { smallPicture } from './fixture'
import { centre, chanceOf, frame, heading, shortTurn } from './geometry'

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

it('turns go the short way', () => {
  expect(shortTurn(150, -150)).toBe(210)
  expect(shortTurn(-30, 30)).toBe(30)
  expect(shortTurn(390, 30)).toBe(390)
})

it('the frame holds every cell', () => {
  const { cells } = smallPicture()
  const { x, y, width, height } = frame(cells)
  for (const cell of cells) {
    const point = centre(cell)
    expect(point.x).toBeGreaterThan(x)
    expect(point.x).toBeLessThan(x + width)
    expect(point.y).toBeGreaterThan(y)
    expect(point.y).toBeLessThan(y + height)
  }
})

it('a cell always looks the same, and not like its neighbour', () => {
  expect(chanceOf('d4')).toBe(chanceOf('d4'))
  expect(chanceOf('d4')).not.toBe(chanceOf('d5'))
})
