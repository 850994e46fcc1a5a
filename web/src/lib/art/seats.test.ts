import { expect, it } from 'vitest'
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

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
