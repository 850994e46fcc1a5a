import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { follows, isRound, roundBetween } from './diff'
import { moved, openingPicture, running, shipOf } from './fixture'
import type { AsteroydsPicture, Beam } from './picture'
import { midway, momentsOf, takeOf } from './takes'

function beam(from: string, way: Beam['way'], to: string, ship: number): Beam {
  return { from, way, to, team: ship % 2 ? 'white' : 'red', ship, turret: null }
}

function start(change: (next: AsteroydsPicture) => void): AsteroydsPicture {
  return changed(openingPicture(), change)
}

function after(before: AsteroydsPicture, change: (next: AsteroydsPicture) => void): AsteroydsPicture {
  return changed(before, (next) => {
    next.round++
    next.beams = []
    change(next)
  })
}

describe('a round', () => {
  it('is what lies between pictures of a turn that runs', () => {
    const before = start((next) => running(next))
    const then = after(before, () => undefined)
    expect(isRound(before, then)).toBe(true)
    expect(isRound(then, before)).toBe(false)
    expect(isRound(openingPicture(), before)).toBe(false)
    const last = { ...before, round: 5 }
    expect(isRound(last, { ...before, turn: 2, round: 0, phase: 'roll' })).toBe(true)
    expect(isRound(last, { ...before, round: 6, phase: 'over' })).toBe(true)
    expect(follows(before, before)).toBe(true)
    expect(follows(before, { ...before, round: 3 })).toBe(false)
    expect(follows(before, { ...before, turn: 2 })).toBe(false)
  })

  it('ships fly, turn and stay', () => {
    const before = start((next) => running(next, ['forward'], ['about'], ['right']))
    const { flights } = roundBetween(
      before,
      after(before, (next) => {
        moved(next, 0, 'g5', 'E')
        moved(next, 1, 'g11', 'E')
        moved(next, 2, 'h4', 'SE')
      }),
    )
    expect(flights.map(({ cells }) => cells)).toEqual([['g4', 'g5'], ['g11'], ['g4', 'h4'], ['g11']])
    expect(flights.map(({ heading }) => heading)).toEqual(['E', 'E', 'SE', 'W'])
    expect(flights.every(({ end }) => end === 'well')).toBe(true)
  })

  it('one is hit, and leaves what it carried', () => {
    const before = start((next) => {
      running(next, ['forward'], ['shoot'])
      moved(next, 0, 'c4', 'E')
      moved(next, 1, 'c9', 'W')
      shipOf(next, 0).carries = ['white']
      Object.assign(next.teams[1] ?? {}, { carrier: 0, asteroyd: 'c4' })
    })
    const now = after(before, (next) => {
      moved(next, 0, 'g4', 'E')
      Object.assign(shipOf(next, 0), { carries: [], off: true })
      Object.assign(next.teams[1] ?? {}, { carrier: null })
      next.beams = [beam('c9', 'W', 'c4', 1)]
    })
    const take = takeOf(before, now)
    expect(take.round.hits).toHaveLength(1)
    expect(take.round.flights[0]).toMatchObject({ end: 'hit', cells: ['c4'] })
    const half = midway(take)
    expect(shipOf(half, 0)).toMatchObject({ cell: 'g4', off: true, carries: [] })
    expect(half.teams[1]).toMatchObject({ asteroyd: 'c4', carrier: null })
    expect(momentsOf(take).map(({ beat }) => beat)).toEqual(['beams', 'moves'])
  })

  it('a shield spares the one who has it up, unless the shot is made for that', () => {
    const before = start((next) => {
      running(next, ['forward'], ['shoot'], ['forward'])
      moved(next, 0, 'c4', 'E')
      moved(next, 2, 'c4', 'E')
      moved(next, 1, 'c9', 'W')
      Object.assign(shipOf(next, 0), { rounds: [1], mode: 'shield' })
    })
    const now = after(before, (next) => {
      moved(next, 0, 'c5', 'E')
      moved(next, 2, 'g4', 'E')
      shipOf(next, 2).off = true
      next.beams = [beam('c9', 'W', 'c4', 1)]
    })
    const round = roundBetween(before, now)
    expect(round.shielded).toEqual([0])
    expect(round.flights.map(({ end }) => end)).toEqual(['well', 'well', 'hit', 'well'])
    const piercing = changed(before, (next) => Object.assign(shipOf(next, 1), { rounds: [1], mode: 'shoot' }))
    expect(roundBetween(piercing, now).flights[0]?.end).toBe('hit')
  })

  it('nothing is hit where a beam passes a shield and ends at the border', () => {
    const before = start((next) => {
      running(next, ['forward'], ['shoot'])
      moved(next, 0, 'b2', 'E')
      moved(next, 1, 'b6', 'W')
      Object.assign(shipOf(next, 0), { rounds: [1], mode: 'shield' })
    })
    const now = after(before, (next) => {
      moved(next, 0, 'b3', 'E')
      next.beams = [beam('b6', 'W', 'b2', 1)]
    })
    expect(roundBetween(before, now)).toMatchObject({ hits: [], shielded: [0] })
  })

  it('one crashes into a turret, which is off then', () => {
    const before = start((next) => {
      running(next, ['forward'])
      moved(next, 0, 'e2', 'E')
    })
    const take = takeOf(
      before,
      after(before, (next) => {
        moved(next, 0, 'g4', 'E')
        shipOf(next, 0).off = true
      }),
    )
    expect(take.round.flights[0]).toMatchObject({ end: 'crashed', crash: 'E', rammed: 'e3', cells: ['e2'] })
    expect(midway(take).turrets[0]?.off).toBe(true)
  })

  it('an asteroyd is taken, brought home, sent home', () => {
    const before = start((next) => {
      running(next, ['forward'], ['forward'], ['forward'])
      moved(next, 0, 'f4', 'E')
      moved(next, 2, 'g12', 'E')
      moved(next, 1, 'c9', 'W')
      shipOf(next, 0).carries = ['white']
      Object.assign(next.teams[1] ?? {}, { carrier: 0, asteroyd: 'f4' })
      Object.assign(next.teams[0] ?? {}, { asteroyd: 'c8' })
    })
    const now = after(before, (next) => {
      moved(next, 0, 'f3', 'W')
      moved(next, 1, 'c8', 'W')
      shipOf(next, 0).carries = []
      shipOf(next, 1).carries = ['red']
      Object.assign(next.teams[0] ?? {}, { carrier: 1, score: 1 })
      Object.assign(next.teams[1] ?? {}, { carrier: null, asteroyd: 'g13' })
    })
    const round = roundBetween(before, now)
    expect(round.captures).toEqual([{ team: 'red', of: 'white', cell: 'f3' }])
    expect(round.taken).toEqual([{ team: 'red', cell: 'c8' }])
    expect(round.returned).toEqual([])
    expect(momentsOf(takeOf(before, now)).map(({ beat }) => beat)).toEqual(['moves', 'gains'])
    const back = after(before, (next) => {
      Object.assign(next.teams[0] ?? {}, { asteroyd: 'g2' })
    })
    expect(roundBetween(before, back).returned).toEqual([{ team: 'red', from: 'c8' }])
  })

  it('a point for one taken and brought home at once', () => {
    const before = start((next) => running(next))
    const now = after(before, (next) => Object.assign(next.teams[0] ?? {}, { score: 1 }))
    expect(roundBetween(before, now).captures).toEqual([{ team: 'red', of: null, cell: 'g4' }])
  })
})
