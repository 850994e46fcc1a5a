import { afterEach, describe, expect, it } from 'vitest'
import type { Lang } from '../../lib/board'
import { speak } from '../../lib/lang.svelte'
import type { Choice } from '../../lib/messages'
import { changed, people } from '../shared/fixture'
import { smallPicture } from './fixture'
import { aboutCell, boardLabel, cellLabel, type Sight } from './labels'
import type { SputnikPicture } from './picture'

afterEach(() => speak('en'))

const flyThere: Choice = {
  action: 'fly b2',
  kind: 'fly',
  fields: { to: 'b2', rocket: '1' },
  text: { en: 'fly to b2', fr: 'voler en b2' },
}
const bringBase: Choice = {
  action: 'rescue b2',
  kind: 'rescue',
  fields: { to: 'b2', rocket: '1' },
  text: { en: 'bring your base to b2', fr: 'amener votre base en b2' },
}

function told(
  name: string,
  lang: Lang,
  choices: Choice[] = [],
  picture: SputnikPicture = smallPicture(),
): string {
  const sight: Sight = { picture, seats: people('Ada', 'Captain'), seat: 0, lang }
  return cellLabel(
    sight,
    picture.cells.find((cell) => cell.name === name)!,
    choices,
  )
}

describe('a cell', () => {
  it('tells its galaxies', () => {
    expect(told('a2', 'en')).toBe('a2: galaxy')
    expect(told('b2', 'en')).toBe('b2: pile of 3 galaxies')
    expect(told('b2', 'fr')).toBe('b2\u00a0: pile de 3 galaxies')
    expect(told('c2', 'en')).toBe('c2: empty space')
    expect(told('c2', 'fr')).toBe('c2\u00a0: espace vide')
  })

  it('tells whose base and rocket are on it', () => {
    expect(told('a1', 'en')).toBe('a1: your base, your rocket')
    expect(told('c3', 'en')).toBe('c3: base of B (Captain), rocket of B (Captain)')
    expect(told('c3', 'fr')).toBe('c3\u00a0: base de B (Captain), fusée de B (Captain)')
  })

  it('tells whose turn it is, and the number in a fleet', () => {
    const fleet = changed(smallPicture(), (next) => {
      next.rockets.push({ seat: 1, number: 2, at: 'b3' })
      next.turn = 1
    })
    expect(told('b3', 'en', [], fleet)).toBe('b3: galaxy, rocket of B2 (Captain), to move')
    expect(told('a1', 'fr', [], fleet)).toBe('a1\u00a0: votre base 1, votre fusée 1')
  })

  it('tells what can be done there, all of it', async () => {
    expect(told('b2', 'en', [flyThere])).toBe('b2: pile of 3 galaxies; you can fly to b2')
    await speak('fr')
    expect(told('b2', 'fr', [flyThere, bringBase])).toBe(
      'b2\u00a0: pile de 3 galaxies\u00a0; vous pouvez voler en b2 ou amener votre base en b2',
    )
  })

  it('tells that it is protected only while galaxies are taken', () => {
    const guarded = changed(smallPicture(), (next) => (next.cells[1]!.protected = true))
    expect(told('a2', 'en', [], guarded)).toBe('a2: galaxy')
    const taking = changed(guarded, (next) => (next.phase = 'taking'))
    expect(told('a2', 'en', [], taking)).toBe('a2: galaxy, protected')
    expect(told('a2', 'fr', [], taking)).toBe('a2\u00a0: galaxie, protégée')
  })
})

describe('the words beside a cell', () => {
  const picture = smallPicture()
  const sight: Sight = { picture, seats: people('Ada', 'Captain'), seat: 0, lang: 'fr' }
  const cell = picture.cells[4]!

  it('list every choice', async () => {
    await speak('fr')
    expect(aboutCell(sight, cell, [flyThere, bringBase])).toEqual({
      lines: ['Voler en b2', 'Amener votre base en b2'],
      rule: 'SP-2.2',
    })
  })

  it('tell what is there where nothing can be done', () => {
    expect(aboutCell(sight, cell, [])).toEqual({
      lines: ['Pile de 3 galaxies', 'Elle tient autant de fois qu’elle compte de galaxies.'],
      rule: 'SP-1.3',
    })
    const rule = (name: string, seen = picture) =>
      aboutCell(
        { ...sight, picture: seen },
        seen.cells.find((one) => one.name === name)!,
        [],
      ).rule
    const empty = changed(picture, (next) => (next.cells[1]!.galaxies = 0))
    expect(rule(picture.cells[1]!.name, empty)).toBe('SP-2.3')
    const guarded = changed(picture, (next) => (next.cells[1]!.protected = true))
    expect(rule(picture.cells[1]!.name, guarded)).toBe('SP-2.7')
    expect(picture.rockets.map((rocket) => rule(rocket.at))).toEqual(
      picture.rockets.map(({ seat }) => (seat === 0 ? 'SP-2.2' : 'SP-2.4')),
    )
  })
})

it('the board tells how many galaxies are left', () => {
  const sight: Sight = { picture: smallPicture(), seats: [], seat: null, lang: 'en' }
  expect(boardLabel(sight)).toMatch(/^Board of Sputnik, 9 galaxies left\./)
  expect(boardLabel({ ...sight, lang: 'fr' })).toMatch(/^Plateau de Sputnik, il reste 9 galaxies\./)
})
