import { describe, expect, it } from 'vitest'
import { changed, people } from '../shared/fixture'
import { challengeOf } from './challenge'
import { decidedBy } from './ending'
import { openingPicture } from './fixture'
import { fieldOf } from './geometry'
import type { Sight } from './labels'
import type { Battle } from './picture'

function seen(battle: Partial<Battle>, seat: number | null = 0, lang: Sight['lang'] = 'en'): Sight {
  const picture = changed(openingPicture(3), (next) => {
    next.phase = 'battle'
    next.battle = { attacker: 0, defender: 1, attack: null, defence: null, winner: null, ...battle }
    next.derelict.carrier = battle.winner ?? 1
  })
  const names = ['You', 'Ben', 'Cy']
  return { picture, field: fieldOf(19), seats: people('Ann', 'Ben', 'Cy'), seat, lang, names }
}

describe('a challenge', () => {
  it('says who challenges whom, and what decides it', () => {
    const told = challengeOf(seen({ attack: 4 }))
    expect(told).toMatchObject({
      title: 'You challenge Ben for the derelict',
      follows: 'Both spin. The higher number wins the derelict.',
    })
    expect(told?.sides.map(({ name, number, carries }) => [name, number, carries])).toEqual([
      ['You', 4, false],
      ['Ben', null, true],
    ])
    expect(challengeOf(seen({ attack: 4, defence: 4 }))?.follows).toBe('equal: both spin again')
    expect(challengeOf({ ...seen({}), picture: openingPicture(3) })).toBeNull()
  })

  it('says who wins, and what follows, to each', () => {
    const follows = (winner: number, seat: number | null, lang?: Sight['lang']) =>
      challengeOf(seen({ attack: 4, defence: 2, winner }, seat, lang))?.follows
    expect(follows(0, 0)).toBe('The derelict is yours: fly on with it, then send Ben to a free planet.')
    expect(follows(1, 0)).toBe('Ben keeps the derelict, flies on, and sends you to a free planet.')
    expect(follows(1, 0, 'fr')).toBe('Ben garde l’épave, repart et vous envoie sur une planète libre.')
    expect(follows(1, 2)).toContain('Ben keeps the derelict')
  })
})

it('what decided a match is who towed the derelict home', () => {
  const ending = (won: number | null, drawn: boolean, you: number | null) =>
    decidedBy({
      picture: changed(openingPicture(2), (next) => {
        next.won = won
        next.drawn = drawn
      }),
      before: null,
      names: ['You', 'Ben'],
      teams: [null, null],
      you,
      lang: 'en',
    })
  expect(ending(0, false, 0)).toEqual({ text: 'You towed the derelict into your station.', places: ['home'] })
  expect(ending(1, false, 0)).toEqual({ text: 'Ben towed the derelict home.', places: ['se'] })
  expect(ending(null, true, 0)?.text).toContain('250 rounds')
  expect(ending(null, false, 0)).toBeNull()
})
