import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import type { Ending } from '../shared/ending'
import { decidedBy } from './ending'
import { smallPicture } from './fixture'
import type { SputnikPicture } from './picture'

const SEATS = ['You', 'Ben', 'Cy', 'Dan']
const SIEGES = ['Vous', 'Ben', 'Cy', 'Dan']
const corners = ['a1', 'c3', 'a3', 'c1']

/** A match of so many, in which some are out. */
function flying(seats: number, ...out: number[]): SputnikPicture {
  return changed(smallPicture(), (next) => {
    next.rockets = corners
      .slice(0, seats)
      .flatMap((at, seat) => (out.includes(seat) ? [] : [{ seat, number: 1, at }]))
    next.out = out
  })
}

function over(picture: SputnikPicture): SputnikPicture {
  return { ...picture, phase: 'over', turn: null }
}

function ending(seats: number, last: number[], out: number[], more: Partial<Ending> = {}) {
  return decidedBy({
    picture: over(flying(seats, ...out)),
    before: flying(seats, ...out.filter((seat) => !last.includes(seat))),
    names: SEATS.slice(0, seats),
    teams: Array<null>(seats).fill(null),
    you: 0,
    lang: 'en',
    ...more,
  })
}

describe('what decided it', () => {
  it('is the one rocket that is stranded, and where it is', () => {
    expect(ending(2, [1], [1])).toEqual({
      text: 'Ben has nowhere left to fly.',
      places: ['c3'],
      winners: ['a1'],
    })
    expect(ending(2, [0], [0])).toMatchObject({ places: ['a1'], winners: ['c3'] })
    expect(ending(2, [0], [0])?.text).toBe('You have nowhere left to fly.')
  })

  it('is the last of several', () => {
    expect(ending(3, [2], [1, 2])).toMatchObject({ text: 'Cy has nowhere left to fly.', places: ['a3'] })
    expect(ending(3, [1, 2], [1, 2])?.text).toBe('Ben and Cy have nowhere left to fly.')
    expect(ending(3, [0, 1], [0, 1])?.text).toBe('You and Ben have nowhere left to fly.')
  })

  it('is the last of a team', () => {
    const teams = [0, 1, 0, 1]
    expect(ending(4, [3], [0, 1, 3], { teams })).toMatchObject({
      text: 'Dan has nowhere left to fly: the whole team is stranded.',
      places: ['c1'],
    })
    expect(ending(4, [2], [0, 2], { teams })?.text).toBe(
      'Cy has nowhere left to fly: your whole team is stranded.',
    )
  })

  it('is said in French', () => {
    const french = { lang: 'fr' as const, names: SIEGES }
    expect(ending(2, [1], [1], french)?.text).toBe('Ben n’a plus nulle part où voler.')
    expect(ending(2, [0], [0], french)?.text).toBe('Vous n’avez plus nulle part où voler.')
    expect(ending(4, [3], [1, 3], { ...french, teams: [0, 1, 0, 1] })?.text).toBe(
      'Dan n’a plus nulle part où voler\u00a0: toute l’équipe est immobilisée.',
    )
    expect(ending(3, [], [0, 2], { ...french, names: SIEGES.slice(0, 3), before: null })?.text).toBe(
      'Il ne reste que Ben en vol.',
    )
  })

  it('is who still flies, where one was not there', () => {
    expect(ending(3, [], [0, 2], { before: null })).toMatchObject({
      text: 'Only Ben is still flying.',
      places: [],
    })
    expect(ending(3, [], [1, 2], { before: null })?.text).toBe('Only you are still flying.')
    expect(ending(2, [], [1], { before: null })?.text).toBe('Ben has nowhere left to fly.')
  })

  it('is nothing before the end', () => {
    expect(ending(2, [1], [1], { picture: flying(2, 1) })).toBeNull()
  })
})
