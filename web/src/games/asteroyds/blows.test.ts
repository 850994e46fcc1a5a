import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { blowsOf, soundOf } from './blows'
import { moved, openingPicture, running, shipOf } from './fixture'
import type { AsteroydsPicture } from './picture'
import { BLOW, GAINS, momentsOf, POINT, takeOf } from './takes'

/** A round of a turn, from one position to the next. */
function round(set: (next: AsteroydsPicture) => void, happen: (next: AsteroydsPicture) => void) {
  const before = changed(openingPicture(), set)
  return takeOf(
    before,
    changed(before, (next) => {
      next.round++
      happen(next)
    }),
  )
}

const laden = (next: AsteroydsPicture) => {
  moved(next, 1, 'f6', 'W')
  Object.assign(shipOf(next, 1), { carries: ['red'] })
  Object.assign(next.teams[0]!, { carrier: 1, asteroyd: 'f6' })
  running(next, [], [])
}

describe('what has weight', () => {
  it('is a ship that is hit, and what it drops', () => {
    const take = round(laden, (next) => {
      next.beams = [{ from: 'f4', way: 'E', to: 'f6', team: 'red', ship: 0, turret: null }]
      Object.assign(shipOf(next, 1), { cell: 'g11', off: true, carries: [] })
      Object.assign(next.teams[0]!, { carrier: null })
    })
    expect(blowsOf(take)).toMatchObject([
      { is: 'hit', beat: 'beams', cell: 'f6', team: 'white' },
      { is: 'dropped', beat: 'moves', cell: 'f6', team: 'red' },
    ])
    expect(momentsOf(take)[0]?.lasts).toBe(BLOW)
    expect(soundOf(blowsOf(take))).toBe('hit')
  })

  it('is a turret that is hit, as long as it was on', () => {
    const beam = { from: 'e5', way: 'E', to: 'e12', team: 'red', ship: 0, turret: null } as const
    const shot = (off: boolean) =>
      round(
        (next) => {
          running(next)
          next.turrets[2]!.off = off
        },
        (next) => {
          next.beams = [beam, { ...beam, ship: 2 }]
          next.turrets[2]!.off = true
        },
      )
    expect(blowsOf(shot(false))).toMatchObject([{ is: 'hit', cell: 'e12', team: 'white' }])
    expect(blowsOf(shot(true))).toEqual([])
    expect(soundOf([])).toBeNull()
  })

  it('is a ship that crashes', () => {
    const take = round(
      (next) => {
        moved(next, 0, 'g6', 'E')
        running(next, ['forward'])
      },
      (next) => Object.assign(shipOf(next, 0), { cell: 'g4', off: true }),
    )
    expect(blowsOf(take)).toMatchObject([{ is: 'crash', beat: 'moves', cell: 'g6', way: 'E', team: 'red' }])
  })

  it('is an asteroyd that is taken or goes home', () => {
    const taken = round(
      (next) => {
        moved(next, 0, 'f12', 'E')
        running(next, ['right'])
      },
      (next) => {
        Object.assign(shipOf(next, 0), { cell: 'g13', heading: 'SE', carries: ['white'] })
        Object.assign(next.teams[1]!, { carrier: 0 })
      },
    )
    expect(blowsOf(taken)).toMatchObject([{ is: 'taken', beat: 'gains', cell: 'g13', team: 'red' }])
    expect(soundOf(blowsOf(taken))).toBe('lay')
    expect(momentsOf(taken).at(-1)?.lasts).toBe(GAINS)
    const back = round(
      (next) => {
        Object.assign(next.teams[0]!, { asteroyd: 'c5' })
        running(next)
      },
      (next) => Object.assign(next.teams[0]!, { asteroyd: 'g2' }),
    )
    expect(blowsOf(back)).toMatchObject([{ is: 'returned', cell: 'c5', team: 'red' }])
    expect(soundOf(blowsOf(back))).toBe('gone')
  })

  it('is a point, and how many it makes', () => {
    const take = round(
      (next) => {
        moved(next, 0, 'f5', 'W')
        Object.assign(shipOf(next, 0), { carries: ['white'] })
        Object.assign(next.teams[1]!, { carrier: 0, asteroyd: 'f5' })
        Object.assign(next.teams[0]!, { score: 1 })
        running(next, ['forward'])
      },
      (next) => {
        Object.assign(shipOf(next, 0), { cell: 'f4', carries: [] })
        Object.assign(next.teams[1]!, { carrier: null, asteroyd: 'g13' })
        Object.assign(next.teams[0]!, { score: 2 })
      },
    )
    expect(blowsOf(take)).toMatchObject([{ is: 'point', beat: 'gains', cell: 'f4', team: 'red', score: 2 }])
    expect(momentsOf(take).at(-1)?.lasts).toBe(POINT)
    expect(soundOf(blowsOf(take))).toBe('capture')
  })
})
