import { expect, it } from 'vitest'
import { contrast } from './contrast'
import { SHAPES, colourOf, inkOf, letterOf, seatArt } from './seats'

const all = [0, 1, 2, 3, 4, 5, 6, 7]

it('every seat has a letter, a colour and a shape of its own', () => {
  expect(all.map(letterOf).join('')).toBe('ABCDEFGH')
  expect(new Set(all.map(colourOf)).size).toBe(8)
  expect(new Set(all.map((seat) => seatArt(seat).shape)).size).toBe(8)
  for (const seat of all) expect(SHAPES[seatArt(seat).shape].path).toMatch(/^M.*Z$/)
})

it('text on a seat’s colour can be read', () => {
  for (const seat of all) expect(contrast(colourOf(seat), inkOf(seat))).toBeGreaterThan(4.5)
})

it('there is no ninth seat', () => {
  expect(() => seatArt(8)).toThrow(RangeError)
})
