import { describe, expect, it } from 'vitest'
import { changed, people } from '../shared/fixture'
import { moved, openingPicture, shipOf } from './fixture'
import { boardLabel, cellLabel, contents, programWords, shipWords, type Sight } from './labels'

const seats = people('Ann', 'Ben', '', '')
const picture = changed(openingPicture(), (next) => {
  moved(next, 0, 'f6', 'NE')
  Object.assign(shipOf(next, 0), { carries: ['white'] })
  Object.assign(next.teams[1] ?? {}, { carrier: 0, asteroyd: 'f6' })
  next.rocks = [{ rock: 0, cell: 'h7' }]
  next.compass = 'E'
  next.drift = 5
})
const en: Sight = { picture, seats, seat: 0, lang: 'en' }
const fr: Sight = { ...en, lang: 'fr' }

describe('what is on a cell', () => {
  it('ships, whose they are, where they head, what they carry', () => {
    expect(contents(en, 'f6')).toEqual([
      'red ship A (Ann), yours, heading northeast, carries the white asteroyd',
    ])
    expect(contents(fr, 'f6')).toEqual([
      'vaisseau rouge A (Ann), à vous, cap vers le nord-est, porte l’asteroyd blanc',
    ])
    expect(shipWords(en, { ...shipOf(picture, 3), off: true })).toBe(
      'white ship D, heading west, out for this turn',
    )
  })

  it('pilots and what is left of their power', () => {
    const ship = { ...shipOf(picture, 3), pilot: 'double' as const }
    expect(shipWords(en, ship)).toBe('white ship D, heading west, two cells forward')
    expect(shipWords(fr, { ...ship, spent: true })).toContain('(pouvoir utilisé)')
  })

  it('pieces of the bases', () => {
    expect(contents(en, 'g4')).toEqual(['red platform', 'red ship C, heading east'])
    expect(contents(en, 'g3')).toEqual(['public pod, stops ships and beams', 'red zone'])
    expect(contents(en, 'g2')).toEqual(['red asteroyd', 'home of the red asteroyd'])
    expect(contents(en, 'g13')).toEqual(['home of the white asteroyd'])
    expect(contents(en, 'e3')).toEqual(['red turret, fires east in every round of this turn'])
    expect(contents(fr, 'c5')).toEqual(['libre'])
  })

  it('turrets that are off, or still to be turned', () => {
    const off = changed(picture, (next) => {
      Object.assign(next.turrets[0] ?? {}, { off: true })
    })
    expect(contents({ ...en, picture: off }, 'e3')[0]).toContain('off for this turn')
    const turning = changed(picture, (next) => {
      next.phase = 'face'
      next.turrets = next.turrets.slice(0, 2).map((turret) => ({ ...turret, fires: null }))
    })
    expect(contents({ ...en, picture: turning }, 'i3')).toEqual(['red turret'])
    expect(contents({ ...en, picture: turning }, 'e3')).toEqual(['red turret, on a 1 it fires southwest'])
  })

  it('rocks and where they drift', () => {
    expect(contents(en, 'h7')).toEqual(['drifting rock, drifts southeast before the first round'])
    expect(contents({ ...en, picture: { ...picture, phase: 'resolve' } }, 'h7')).toEqual(['drifting rock'])
  })
})

it('the whole cell', () => {
  expect(cellLabel(en, 'c5', [])).toBe('cell c5: free')
  expect(cellLabel(fr, 'c5', ['poser la pièce en c5'])).toBe(
    'case c5\u00a0: libre\u00a0; possible\u00a0: poser la pièce en c5',
  )
  expect(boardLabel(fr)).toContain('tour 1')
})

it('a program in words', () => {
  const program = {
    columns: ['forward', 'left', 'shoot', 'empty', 'empty', 'about'] as const,
    rounds: [3],
    mode: 'shoot' as const,
  }
  expect(programWords('en', { ...program, columns: [...program.columns] })).toBe(
    'forward, left, shoot, empty, empty, about-turn; round 3: Pierce',
  )
  const blank = { columns: Array.from({ length: 6 }, () => 'empty' as const), rounds: [], mode: null }
  expect(programWords('fr', blank)).toBe('pas de programme')
})
