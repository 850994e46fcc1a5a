import { describe, expect, it } from 'vitest'
import { at } from './fixture'
import { marksOf } from './marks'
import type { SputnikEvent } from './state'

const PYRAMID = 1

function flies(seat: number, from: string, to: string, rocket = -1): SputnikEvent {
  return { kind: 'flies', seat, rocket, from: at(from), to: at(to) }
}

function takes(seat: number, where: string, left = 0): SputnikEvent {
  return { kind: 'takes', seat, at: at(where), left }
}

function stranded(seat: number, ...where: string[]): SputnikEvent {
  const [first = -1, second = -1, third = -1] = where.map(at)
  return { kind: 'is-stranded', seat, first, second, third }
}

const marks = (...happened: SputnikEvent[]) => marksOf(happened, PYRAMID)

describe('what is marked', () => {
  it('is nothing before anything has happened', () => {
    const none = { headings: {}, flight: null, brought: null, taken: null, stranded: [] }
    expect(marks()).toEqual(none)
    expect(marks({ kind: 'begins', seat: 1 })).toEqual(none)
  })

  it('is the last flight, and what was removed since', () => {
    const flown = marks(flies(0, 'c5', 'b4'))
    expect(flown.flight).toEqual({ seat: 0, rocket: 0, from: at('c5'), to: at('b4') })
    const taken = marks(flies(0, 'c5', 'b4'), takes(0, 'b3', 2))
    expect(taken).toMatchObject({ flight: flown.flight, taken: { seat: 0, at: at('b3'), left: 2 } })
    expect(marks(flies(0, 'c5', 'b4'), takes(0, 'b3'), flies(1, 'c1', 'b1')).taken).toBeNull()
  })

  it('is the base that came', () => {
    const rescued = marks({
      kind: 'is-rescued',
      seat: 1,
      rocket: -1,
      from: at('b1'),
      to: at('b2'),
      base: at('c1'),
    })
    expect(rescued.brought).toEqual({ seat: 1, rocket: 0, from: at('c1'), to: at('b2') })
    expect(rescued.flight).toMatchObject({ from: at('b1'), to: at('b2') })
    const flown = marks(
      { kind: 'is-rescued', seat: 1, rocket: -1, from: at('b1'), to: at('b2'), base: at('c1') },
      flies(0, 'c5', 'b4'),
    )
    expect(flown.brought).toBeNull()
  })

  it('is who is stranded, until the next flight', () => {
    const out = [flies(0, 'c5', 'b4'), takes(0, 'b3'), stranded(1, 'c1'), stranded(2, 'e3')]
    expect(marks(...out).stranded).toEqual([
      { seat: 1, rocket: 0, at: at('c1') },
      { seat: 2, rocket: 0, at: at('e3') },
    ])
    expect(marks(...out, flies(0, 'b4', 'a3')).stranded).toEqual([])
  })

  it('knows which rocket of a fleet was where, whatever one has seen of it', () => {
    expect(marks(stranded(1, 'd4', 'a1')).stranded).toEqual([
      { seat: 1, rocket: 0, at: at('d4') },
      { seat: 1, rocket: 1, at: at('a1') },
    ])
  })
})

describe('noses', () => {
  it('point to where the rocket flew, and turn the short way', () => {
    expect(marks(flies(0, 'c5', 'b4')).headings).toEqual({ '0-0': -30 })
    expect(marks(flies(0, 'c5', 'b4'), flies(0, 'b4', 'b3')).headings).toEqual({ '0-0': -90 })
    expect(marks(flies(0, 'b3', 'c3'), flies(0, 'c3', 'b3')).headings['0-0']).toBeCloseTo(-150 - 180)
  })

  it('are those of every rocket', () => {
    const { headings } = marks(flies(0, 'c5', 'b4', 0), flies(1, 'e3', 'd4', 0), flies(0, 'c1', 'b1', 1))
    expect(Object.keys(headings)).toEqual(['0-0', '1-0', '0-1'])
  })
})
