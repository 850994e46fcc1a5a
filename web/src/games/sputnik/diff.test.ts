import { describe, expect, it } from 'vitest'
import { begin, compare, goOn } from './diff'
import { changed } from '../shared/fixture'
import { smallPicture } from './fixture'
import type { SputnikPicture } from './picture'

const start = smallPicture()

function fly(picture: SputnikPicture, seat: number, to: string): SputnikPicture {
  return changed(picture, (next) => {
    next.rockets.find((rocket) => rocket.seat === seat)!.at = to
    next.phase = 'taking'
  })
}

function take(picture: SputnikPicture, at: string): SputnikPicture {
  return changed(picture, (next) => {
    next.cells.find((cell) => cell.name === at)!.galaxies -= 1
    next.phase = 'flying'
    next.turn = 1
  })
}

describe('what changed', () => {
  it('is nothing between equal pictures', () => {
    expect(compare(start, structuredClone(start))).toEqual({
      flights: [],
      brought: [],
      taken: [],
      gone: [],
      back: false,
    })
  })

  it('is a flight', () => {
    const { flights, back } = compare(start, fly(start, 0, 'b2'))
    expect(flights).toEqual([{ seat: 0, number: 1, from: 'a1', to: 'b2' }])
    expect(back).toBe(false)
  })

  it('is a galaxy taken, by whose turn it was', () => {
    const flown = fly(start, 0, 'b1')
    expect(compare(flown, take(flown, 'b2')).taken).toEqual([{ at: 'b2', seat: 0 }])
  })

  it('is a base brought, which is a galaxy then', () => {
    const away = fly(start, 1, 'b3')
    const rescued = changed(away, (next) => {
      next.bases = next.bases.filter((base) => base.seat !== 1)
      next.rockets.find((rocket) => rocket.seat === 1)!.at = 'c2'
      next.cells.find((cell) => cell.name === 'c2')!.galaxies = 1
    })
    const change = compare(away, rescued)
    expect(change.brought).toEqual([{ seat: 1, number: 1, from: 'c3', to: 'c2' }])
    expect(change.flights).toEqual([{ seat: 1, number: 1, from: 'b3', to: 'c2' }])
    expect(change.back).toBe(false)
  })

  it('is a rocket that is out', () => {
    const lost = changed(start, (next) => {
      next.rockets = next.rockets.filter((rocket) => rocket.seat !== 1)
      next.out = [1]
    })
    expect(compare(start, lost).gone).toEqual([{ seat: 1, number: 1, at: 'c3' }])
    expect(compare(lost, start).back).toBe(true)
  })

  it('is known to go back when a decision is undone', () => {
    const flown = fly(start, 0, 'b1')
    const taken = take(flown, 'b2')
    expect(compare(flown, start).back).toBe(true)
    expect(compare(taken, flown).back).toBe(true)
  })
})

describe('the story', () => {
  it('turns the nose to where the rocket flew, the short way', () => {
    const right = goOn(begin(start), fly(start, 0, 'a2'))
    expect(right.headings).toEqual({ '0-1': 90 })
    const leftDown = goOn(right, fly(right.picture, 0, 'b2'))
    expect(leftDown.headings['0-1']).toBeCloseTo(210)
  })

  it('keeps the marks until the next flight', () => {
    const flown = goOn(begin(start), fly(start, 0, 'b1'))
    const taken = goOn(flown, take(flown.picture, 'a2'))
    expect(taken.flights).toHaveLength(1)
    expect(taken.taken).toEqual([{ at: 'a2', seat: 0 }])
    const same = goOn(taken, structuredClone(taken.picture))
    expect(same.taken).toEqual(taken.taken)
    const next = goOn(same, fly(same.picture, 1, 'b4'))
    expect(next.flights).toEqual([{ seat: 1, number: 1, from: 'c3', to: 'b4' }])
    expect(next.taken).toEqual([])
  })

  it('keeps who is stranded until the next flight', () => {
    const flown = goOn(begin(start), fly(start, 0, 'b1'))
    const stranded = goOn(
      flown,
      changed(take(flown.picture, 'b4'), (next) => {
        next.rockets = next.rockets.filter((rocket) => rocket.seat !== 1)
        next.out = [1]
      }),
    )
    expect(stranded.gone).toEqual([{ seat: 1, number: 1, at: 'c3' }])
    expect(goOn(stranded, structuredClone(stranded.picture)).gone).toEqual(stranded.gone)
    expect(goOn(stranded, fly(stranded.picture, 0, 'b2')).gone).toEqual([])
  })

  it('wipes the marks when something goes back', () => {
    const flown = goOn(begin(start), fly(start, 0, 'b1'))
    expect(goOn(flown, start).flights).toEqual([])
  })

  it('begins anew on another board', () => {
    const flown = goOn(begin(start), fly(start, 0, 'b1'))
    const other = changed(start, (next) => (next.cells = next.cells.slice(1)))
    expect(goOn(flown, other)).toEqual(begin(other))
  })
})
