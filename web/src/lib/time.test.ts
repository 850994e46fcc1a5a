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

  it('has the decimal sign of the language', () => {
    expect([clockFace(9_940, 'fr'), clockFace(9_940, 'de')]).toEqual(['9,9', '9,9'])
  })

  it('tells how long ago something was', () => {
    expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago')
    expect(ago(0, 1000, 'fr')).toBe('maintenant')
  })

  it.each([
    [0, '0s'],
    [65, '1m 5s'],
    [11_520, '3h 12m'],
    [90_000, '1d 1h'],
  ])('a duration of %i s', (seconds, words) => {
    expect(duration(seconds, 'en')).toBe(words)
  })

  it('tells durations in any language', () => {
    expect(duration(90_000, 'fr')).toBe('1j 1h')
  })
})
