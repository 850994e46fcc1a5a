import { describe, expect, it } from 'vitest'
import { ago, clockFace, duration, minutesAndSeconds } from './time'

describe('times for people', () => {
  it.each([
    [0, '0:00'],
    [9_999, '0:09'],
    [61_000, '1:01'],
  ])('a time of %i ms that passes slowly', (ms, face) => {
    expect(minutesAndSeconds(ms)).toBe(face)
  })

  it.each([
    [134_500, '2:14'],
    [3_725_000, '1:02:05'],
    [9_940, '9.9'],
    [0, '0.0'],
    [-5, '0.0'],
  ])('a clock with %i ms', (ms, face) => {
    expect(clockFace(ms)).toBe(face)
  })

  it('tells how long ago something was', () => {
    expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago')
    expect(ago(0, 1000, 'fr')).toBe('maintenant')
  })

  it.each([
    [0, '0 s'],
    [65, '1 min 5 s'],
    [11_520, '3 h 12 min'],
    [90_000, '1 d 1 h'],
  ])('a duration of %i s', (seconds, words) => {
    expect(duration(seconds)).toBe(words)
  })
})
