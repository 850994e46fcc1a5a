import { expect, it } from 'vitest'
import { openingPicture } from './fixture'
import {
  centre,
  fieldOf,
  frame,
  frameAround,
  needle,
  outline,
  quarterFrame,
  rulers,
  spotOf,
} from './geometry'

const field = fieldOf(19)

it('325 squares, and a station in each corner', () => {
  expect(field.squares).toHaveLength(325)
  expect(field.find('a1')).toBeUndefined()
  expect(field.find('d1')).toMatchObject({ x: 3, y: 0 })
  expect(field.at(0, 0)?.name).toBe('nw')
  expect(field.at(18, 2)?.name).toBe('ne')
  expect(field.at(13, 5)?.name).toBe('n6')
  expect(field.at(19, 0)).toBeUndefined()
})

it('places have their middles', () => {
  expect(centre(field, 'j10')).toEqual({ x: 950, y: 950 })
  expect(centre(field, 'nw')).toEqual({ x: 150, y: 150 })
  expect(centre(field, 'se')).toEqual({ x: 1750, y: 1750 })
})

it('home is one’s own station', () => {
  const picture = openingPicture(2)
  expect(spotOf(field, picture, 0, 'home')).toEqual(centre(field, 'nw'))
  expect(spotOf(field, picture, 1, 'home')).toEqual(centre(field, 'se'))
  expect(spotOf(field, picture, 1, 'd4')).toEqual(centre(field, 'd4'))
})

it('quarters share the middle lines', () => {
  expect(quarterFrame(field, 'nw')).toEqual({ x: 0, y: 0, width: 1000, height: 1000 })
  expect(quarterFrame(field, 'se')).toEqual({ x: 900, y: 900, width: 1000, height: 1000 })
})

it('the outline leaves the corners out', () => {
  expect(outline(field).startsWith('M300 0H1600V300H1900')).toBe(true)
})

it('a frame is around its points', () => {
  const frame = frameAround([centre(field, 'd4'), centre(field, 'f9')], 50)
  expect(frame).toEqual({ x: 300, y: 300, width: 300, height: 600 })
})

it('the arrow points to a number or a quarter', () => {
  expect(needle(1, null)).toBe(30)
  expect(needle(6, null)).toBe(330)
  expect(needle(null, 'se')).toBe(135)
  expect(needle(null, null)).toBe(0)
})

it('columns and rows are named around the field, and closer up at the edge of what is seen', () => {
  const all = rulers(field, frame(field), 30)
  expect(all).toHaveLength(4 * 19)
  expect(all).toContainEqual({ text: 'j', x: 950, y: -23 })
  expect(all).toContainEqual({ text: '10', x: 1923, y: 950 })
  const close = rulers(field, { x: 500, y: 700, width: 500, height: 400 }, 40)
  expect(close.map(({ text }) => text)).toEqual(['g', 'h', '8', 'i', '9', 'j', '10', '11'])
  expect(close).toContainEqual({ text: 'j', x: 950, y: 720 })
  expect(close).toContainEqual({ text: '10', x: 526, y: 950 })
})
