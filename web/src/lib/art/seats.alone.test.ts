import { afterEach, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { contrast } from './contrast'
import { SHAPES, colourOf, inkOf, letterOf, seatArt } from './seats'

vi.mock('../settings.svelte', () => ({ settings: { palette: 'usual' } }))

afterEach(() => (settings.palette = 'usual'))

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

it('the colours for the colour-blind stay apart in grey', () => {
  const usual = all.map(colourOf)
  settings.palette = 'contrast'
  const colours = all.map(colourOf)
  expect(colours).not.toEqual(usual)
  expect(all.map((seat) => seatArt(seat).shape)).toHaveLength(8)
  for (const seat of all) expect(contrast(colourOf(seat), inkOf(seat))).toBeGreaterThan(4.5)
  for (const one of colours)
    for (const other of colours) if (one !== other) expect(contrast(one, other)).toBeGreaterThan(1.2)
  expect(contrast(colours[0]!, colours[1]!)).toBeGreaterThan(4)
  for (const seat of all) expect(contrast(colourOf(seat), '#080b1c')).toBeGreaterThan(3)
})

it('there is no ninth seat', () => {
  expect(() => seatArt(8)).toThrow(RangeError)
})
