import { describe, expect, it } from 'vitest'
import type { Ending } from '../shared/ending'
import { decidedBy } from './ending'
import { lossesIn } from './fates'
import { asteroid, emptyPicture, laid, started, tile } from './fixture'
import type { EscapePicture, Wake } from './picture'

/** Every point is joined to the one beside it: each ship goes back where it came from. */
const BACK = tile(1)
/** Straight across, and on each side the points keep their order. */
const ACROSS: Wake = { tile: 'x', pairs: '05142736' }

function over(picture: EscapePicture, won: number[]): EscapePicture {
  return { ...picture, phase: 'over', turn: null, won }
}

function told(before: EscapePicture | null, after: EscapePicture, more: Partial<Ending<EscapePicture>> = {}) {
  const won = after.ships.map(({ seat }) => seat)
  return decidedBy({
    picture: over(after, won),
    before,
    names: more.lang === 'fr' ? ['Vous', 'Ben', 'Cy'] : ['You', 'Ben', 'Cy'],
    teams: [null, null, null],
    you: 0,
    lang: 'en',
    ...more,
  })
}

/** You at the top left, Ben at the left of the same cell. */
const corner = started(started(emptyPicture(2), 0, 'N1'), 1, 'W14')

describe('what decided it', () => {
  it('is a ship that flies off the board, at the last cell it flew over', () => {
    const ben = started(started(emptyPicture(2), 0, 'S1'), 1, 'N1')
    const after = laid(ben, 1, BACK, 0)
    expect(told(ben, after)).toEqual({ text: 'Ben flies off the board.', places: ['1/1'], winners: ['6/6'] })
    expect(told(ben, after, { lang: 'fr' })?.text).toBe('Ben sort du plateau.')
  })

  it('is a flight into an asteroid', () => {
    const ben = {
      ...started(started(emptyPicture(2), 0, 'S1'), 1, 'N1'),
      asteroids: [asteroid('red-1', '2/1')],
    }
    const after = laid(ben, 1, ACROSS, 0)
    expect(told(ben, after)).toMatchObject({ text: 'Ben flies into an asteroid.', places: ['2/1'] })
  })

  it('is an asteroid that comes in front of a ship, or onto its wake', () => {
    const ben = laid(started(started(emptyPicture(2), 0, 'S1'), 1, 'N1'), 1, ACROSS, 0)
    const gone = { ...ben, ships: ben.ships.filter(({ seat }) => seat === 0), out: [1] }
    const ahead = { ...gone, asteroids: [asteroid('red-1', '2/1')] }
    expect(told(ben, ahead)).toMatchObject({ text: 'Ben is hit by an asteroid.', places: ['2/1'] })
    const onIt = { ...gone, tiles: [], asteroids: [asteroid('red-1', '1/1')] }
    expect(told(ben, onIt)).toMatchObject({ text: 'Ben is swallowed by an asteroid.', places: ['1/1'] })
  })

  it('is what chance did after the last tile, where the tile had carried the ship', () => {
    const start = started(started(emptyPicture(2), 0, 'S1'), 1, 'N1')
    const flown = laid(start, 1, ACROSS, 0)
    const after = {
      ...flown,
      ships: flown.ships.slice(0, 1),
      asteroids: [asteroid('red-1', '2/1')],
      out: [1],
    }
    expect(lossesIn(start, after)).toEqual([{ seat: 1, fate: 'blocked', at: '2/1' }])
  })

  it('is shared by those who are lost together', () => {
    const after = laid(corner, 0, BACK, 0)
    expect(after.ships).toEqual([])
    const both = { picture: over(after, [0, 1]) }
    expect(told(corner, after, both)?.text).toBe('You and Ben fly off the board. You and Ben share the win.')
    expect(told(corner, after, { ...both, lang: 'fr' })?.text).toBe(
      'Vous et Ben sortez du plateau. Vous et Ben partagez la victoire.',
    )
  })

  it('is who still flies, where one was not there', () => {
    const one = started(emptyPicture(2), 1, 'N1')
    expect(told(null, one)).toMatchObject({ text: 'Only Ben is still flying.', places: [] })
    expect(told(null, started(emptyPicture(2), 0, 'N1'))?.text).toBe('Only you are still flying.')
  })

  it('is nothing before the end', () => {
    expect(told(null, corner, { picture: corner })).toBeNull()
  })
})
