import { expect, it } from 'vitest'
import { SCORES, SOUNDS, lengthOf } from './scores'

const ENDS = ['win', 'loss', 'draw']

it.each(SOUNDS)('%s is a few quiet notes that are soon over', (kind) => {
  const score = SCORES[kind]
  expect(score.length).toBeGreaterThan(0)
  expect(lengthOf(score)).toBeLessThan(ENDS.includes(kind) ? 2.5 : 1.5)
  for (const { pitch, to, at, length, gain } of score) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(length).toBeGreaterThan(0.02)
    expect(gain).toBeGreaterThan(0)
    expect(gain).toBeLessThanOrEqual(0.4)
    for (const hertz of [pitch, to ?? pitch]) {
      expect(hertz).toBeGreaterThan(40)
      expect(hertz).toBeLessThan(4000)
    }
  }
})

it('each kind of thing has a sound of its own', () => {
  expect(new Set(SOUNDS.map((kind) => JSON.stringify(SCORES[kind]))).size).toBe(SOUNDS.length)
})
