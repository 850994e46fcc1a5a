import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import type { Ending } from '../shared/ending'
import { decidedBy, pointsIn } from './ending'
import { moved, openingPicture, shipOf } from './fixture'
import type { AsteroydsPicture, TeamName } from './picture'

function over(
  red: number,
  white: number,
  winners: TeamName[],
  more: (next: AsteroydsPicture) => void = () => {},
) {
  return changed(openingPicture(), (next) => {
    next.phase = 'over'
    next.teams.forEach((team, i) => (team.score = [red, white][i] ?? 0))
    next.result = { winners }
    more(next)
  })
}

function told(picture: AsteroydsPicture, more: Partial<Ending<AsteroydsPicture>> = {}) {
  const names = more.lang === 'fr' ? ['Vous', 'Ben', 'Cy', 'Dan'] : ['You', 'Ben', 'Cy', 'Dan']
  return decidedBy({ picture, before: null, names, teams: [0, 1, 0, 1], you: 0, lang: 'en', ...more })
}

const homeWith = (ship: number, cell: string) => (next: AsteroydsPicture) => moved(next, ship, cell, 'W')

describe('what decided it', () => {
  it('is the ship that brought the last asteroyd home', () => {
    const mine = over(3, 1, ['red'], homeWith(0, 'f4'))
    expect(told(mine)).toMatchObject({ text: 'You bring the white asteroyd home: 3 to 1.', places: ['f4'] })
    expect(told(mine, { lang: 'fr' })?.text).toBe('Vous rapportez l’asteroyd blanc\u00a0: 3 à 1.')
    const ally = over(3, 1, ['red'], homeWith(2, 'h4'))
    expect(told(ally)?.text).toBe('Cy brings the white asteroyd home: 3 to 1.')
  })

  it('among several at home the one that carried it, if that is known', () => {
    const both = over(3, 0, ['red'], (next) => {
      moved(next, 0, 'f4', 'W')
      moved(next, 2, 'h4', 'W')
    })
    expect(told(both)).toMatchObject({
      text: 'The red team brings the white asteroyd home: 3 to 0.',
      places: ['h4', 'f4'],
    })
    const before = changed(both, (next) => Object.assign(shipOf(next, 2), { carries: ['white'] }))
    expect(told(both, { before })).toMatchObject({
      text: 'Cy brings the white asteroyd home: 3 to 0.',
      places: ['h4'],
    })
  })

  it('or that the last turn was over', () => {
    expect(told(over(1, 2, ['white']))).toMatchObject({
      text: 'The last turn is over: 2 to 1 for the white team.',
      places: [],
      winners: ['g11'],
    })
    expect(told(over(1, 1, ['red', 'white']), { lang: 'fr' })?.text).toBe(
      'Le dernier tour est joué et personne ne mène seul\u00a0: 1 à 1.',
    )
    expect(told(openingPicture())).toBeNull()
  })

  it('every seat has the points of its team', () => {
    expect(pointsIn(over(3, 1, ['red']))).toEqual([3, 1, 3, 1])
  })
})
