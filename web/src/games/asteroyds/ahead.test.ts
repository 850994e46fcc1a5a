import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { ahead, beamEnd, drifted, driftWay } from './ahead'
import { moved, openingPicture, shipOf } from './fixture'
import type { Token } from './picture'
import { BLANK, type Program } from './programs'
import { stays } from './stays'

const picture = openingPicture()

function program(...columns: Token[]): Program {
  return { ...BLANK, columns: [...columns, ...BLANK.columns].slice(0, 6) }
}

function path(columns: Token[], at = picture, ship = 0) {
  return ahead(at, shipOf(at, ship), program(...columns)).map((step) => `${step.at} ${step.heading}`)
}

describe('the path ahead', () => {
  it('goes by the tokens', () => {
    expect(path(['forward', 'right', 'left', 'about'])).toEqual([
      'g5 E',
      'h5 SE',
      'h6 E',
      'h6 W',
      'h6 W',
      'h6 W',
    ])
  })

  it('knows what pilots can do', () => {
    const free = changed(picture, (next) => moved(next, 0, 'c7', 'E'))
    expect(path(['double'], free)[0]).toBe('c9 E')
    expect(path(['turnabout'], free)[0]).toBe('c6 W')
    expect(path(['back'], free)[0]).toBe('c6 E')
    expect(path(['wide-right'], free)[0]).toBe('d6 SW')
    expect(path(['wide-left'], free)[0]).toBe('b6 NW')
    expect(path(['pivot-left', 'spin-right'], free).slice(0, 2)).toEqual(['c7 NE', 'c7 SE'])
    expect(ahead(free, shipOf(free, 0), program('double'))[0]).toMatchObject({
      from: 'c7',
      via: 'c8',
      at: 'c9',
    })
  })

  it('ends in a crash: into a pod, a platform, a turret, the border', () => {
    const steps = ahead(picture, shipOf(picture, 0), program('forward', 'forward', 'forward', 'forward'))
    expect(steps).toHaveLength(3)
    expect(steps.at(-1)).toMatchObject({ round: 3, at: 'g6', crash: 'E' })
    for (const [cell, heading] of [
      ['g5', 'W'],
      ['e2', 'E'],
      ['g0', 'W'],
    ] as const) {
      const near = changed(picture, (next) => moved(next, 0, cell, heading))
      expect(ahead(near, shipOf(near, 0), program('forward'))).toMatchObject([{ at: cell, crash: heading }])
    }
  })

  it('a double move that ends in a crash leaves the ship on the cell between', () => {
    const near = changed(picture, (next) => moved(next, 0, 'g5', 'E'))
    expect(ahead(near, shipOf(near, 0), program('double'))).toMatchObject([
      { at: 'g6', via: null, crash: 'E' },
    ])
  })

  it('shows where it shoots, and in which mode', () => {
    const [shot, , turn] = ahead(picture, shipOf(picture, 0), {
      columns: ['shoot', 'forward', 'right', 'empty', 'empty', 'empty'],
      rounds: [1],
      mode: 'shoot',
    })
    expect(shot).toMatchObject({ beam: 'g7', mode: 'shoot', from: 'g4' })
    expect(turn).toMatchObject({ beam: null, mode: null })
  })

  it('a beam passes allied turrets, and stops at enemy ones and at the border', () => {
    expect(beamEnd(picture, 'e1', 'E', 'red')).toBe('e12')
    expect(beamEnd(picture, 'e1', 'E', 'white')).toBe('e3')
    expect(beamEnd(picture, 'g0', 'W', 'red')).toBe('g0')
  })

  it('a place that is not left is shown once', () => {
    const steps = ahead(picture, shipOf(picture, 0), program('shoot', 'forward', 'shoot', 'about', 'forward'))
    expect(stays(shipOf(picture, 0), steps)).toEqual([{ cell: 'g5', heading: 'W', rounds: [2, 3, 4] }])
    expect(stays(shipOf(picture, 0), ahead(picture, shipOf(picture, 0), program('about')))).toEqual([
      { cell: 'g4', heading: 'W', rounds: [1, 2, 3, 4, 5, 6] },
    ])
    expect(stays(shipOf(picture, 0), ahead(picture, shipOf(picture, 0), BLANK))).toEqual([])
  })
})

describe('rocks', () => {
  const rocky = changed(picture, (next) => {
    next.rocks = [
      { rock: 0, cell: 'e6' },
      { rock: 1, cell: 'e7' },
      { rock: 2, cell: 'i11' },
      { rock: 3, cell: 'g14' },
    ]
    next.compass = 'E'
    next.drift = 1
  })

  it('drift before programs run: they push one another, and are blocked', () => {
    expect(drifted(rocky).map(({ cell }) => cell)).toEqual(['e7', 'e9', 'i11', 'g15'])
    const home = changed(rocky, (next) => (next.drift = 6))
    expect(drifted(home).map(({ cell }) => cell)).toEqual(['e5', 'e6', 'i10', 'g14'])
  })

  it('have gone when programs run', () => {
    const later = changed(rocky, (next) => (next.phase = 'resolve'))
    expect(driftWay(later)).toBeNull()
    expect(drifted(later)).toEqual(later.rocks)
  })

  it('stop ships and beams where they will be', () => {
    const near = changed(rocky, (next) => moved(next, 0, 'e5', 'E'))
    expect(path(['forward', 'forward'], near)).toEqual(['e6 E', 'e6 E'])
    expect(ahead(near, shipOf(near, 0), program('shoot'))[0]?.beam).toBe('e7')
  })
})
