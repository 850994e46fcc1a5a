import { describe, expect, it } from 'vitest'
import type { Lang } from '../../lib/board'
import { people } from '../shared/fixture'
import { asteroid, emptyPicture, laid, started, tile, toLay } from './fixture'
import { gridOf } from './geometry'
import { boardLabel, cellLabel, markLabel, tagLines, tagRule, totalOf, type Sight } from './labels'
import type { EscapePicture } from './picture'

function position(): EscapePicture {
  let picture = started(emptyPicture(2), 0, 'N1')
  picture = started(picture, 1, 'N9')
  picture = laid(picture, 0, { tile: 's', pairs: '05142736' }, 0)
  picture = laid(picture, 1, { tile: 't', pairs: '05142736' }, 0)
  return { ...picture, asteroids: [asteroid('blue-3', '6/6')] }
}

function sceneOf(picture: EscapePicture, lang: Lang = 'en', seat: number | null = 0): Sight {
  return { picture, grid: gridOf(picture), seats: people('Ada', 'Captain'), seat, lang }
}

describe('a cell', () => {
  const told = (name: string, lang: Lang = 'en', seat: number | null = 0) =>
    cellLabel(sceneOf(position(), lang, seat), name, null)

  it('tells what is there', () => {
    expect(told('5/5')).toBe('5/5: empty')
    expect(told('5/5', 'fr')).toBe('5/5\u00a0: vide')
    expect(told('1/1')).toBe('1/1: wake tile, you rest here')
    expect(told('1/4')).toBe('1/4: wake tile, B (Captain) rests here')
    expect(told('1/4', 'fr')).toBe('1/4\u00a0: tuile sillage, B (Captain) est ici')
    expect(told('2/1')).toBe('2/1: empty, in front of you')
    expect(told('2/1', 'fr', null)).toBe('2/1\u00a0: vide, devant A (Ada)')
  })

  it('tells what an asteroid does', () => {
    expect(told('6/6')).toBe(
      '6/6: blue asteroid 3 (acts in the order of its number). Its die: 1 down, 2 right, 3 pivots, 4 up, 5 left, 6 brings another.',
    )
    expect(told('6/6', 'fr')).toContain(
      'astéroïde bleu 3 (agit dans l’ordre de son numéro). Son dé\u00a0: 1 bas, 2 droite, 3 pivote, 4 haut, 5 gauche, 6 en amène un autre.',
    )
  })

  it('tells what lands there', () => {
    const picture = { ...position(), placing: { name: 'red-5', at: '5/5' } }
    expect(cellLabel(sceneOf(picture), '5/5', null)).toBe('5/5: red asteroid 5 lands here')
    expect(cellLabel(sceneOf(picture, 'fr'), '5/5', null)).toBe('5/5\u00a0: astéroïde rouge 5 arrive ici')
  })

  it('tells what the chosen tile would do', () => {
    const picture = toLay(position(), 0)
    const lay = { ...picture.lays[0]!, rule: 'AE-3.2', words: { en: 'You leave.', fr: 'Vous sortez.' } }
    expect(cellLabel(sceneOf(picture), '2/1', lay)).toBe(
      '2/1: empty, in front of you; you can lay the chosen tile here; Not allowed (AE-3.2). You leave.',
    )
    const last = { ...lay, rule: null, ends: [{ seat: 0, end: 'edge' as const, front: null }] }
    expect(cellLabel(sceneOf(picture), '2/1', last)).toContain('Last flight. You leave.')
    expect(cellLabel(sceneOf(picture, 'fr'), '2/1', lay)).toContain('Interdit (AE-3.2). Vous sortez.')
  })
})

it('a start mark tells what can be done', () => {
  const mark = { name: 'N3', at: '1/2', point: 0 }
  const choice = {
    action: 'start N3',
    kind: 'start',
    fields: { mark: 'N3' },
    text: { en: 'start at N3', fr: 'partir de N3' },
  }
  const sight = sceneOf({ ...emptyPicture(2), marks: [mark] })
  expect(markLabel(sight, mark, [choice])).toBe('left start mark above 1/2; you can start at N3')
  expect(tagLines(sight, 'N3', [choice])).toEqual(['Start at N3'])
  expect(tagLines(sight, 'N3', [])).toEqual([
    'Left start mark above 1/2',
    'A ship that starts here enters the board at this point.',
  ])
  expect(tagLines(sight, '1/2', [])).toEqual(['1/2: empty', 'Free for a tile or an asteroid.'])
  const risky = sceneOf({ ...sight.picture, asteroids: [asteroid('red-2', '1/2')] })
  expect(markLabel(risky, mark, [])).toBe('left start mark above 1/2, right before an asteroid')
  expect(tagLines(risky, 'N3', [choice])).toEqual(['Start at N3', 'Right before an asteroid'])
  expect(tagLines(risky, '1/2', [])).toHaveLength(2)
})

it('every place has its rule, by what matters most about it', () => {
  const sight = sceneOf(position())
  expect(tagRule(sight, '1/1')).toBe('AE-2.5')
  expect(tagLines(sight, '1/1', [])).toContain('An asteroid that comes here destroys who rests here.')
  expect(tagRule(sight, '2/1')).toBe('AE-3.1')
  expect(tagRule(sight, '6/6')).toBe('AE-2.3')
  expect(tagRule(sight, '3/3')).toBe('AE-1.1')
  const blocked = sceneOf({ ...sight.picture, asteroids: [asteroid('blue-3', '2/1')] }, 'fr')
  expect(tagRule(blocked, '2/1')).toBe('AE-2.8')
  expect(tagLines(blocked, '2/1', []).at(-1)).toBe('S’il y est encore au tour de ce vaisseau, il le détruit.')
  const marks = [{ name: 'N3', at: '1/2', point: 0 }]
  expect(tagRule(sceneOf({ ...sight.picture, marks }), 'N3')).toBe('AE-1.9')
})

it('the board tells how full it is', () => {
  expect(boardLabel(sceneOf(position()))).toMatch(/^Board of Asteroid Escape, 2 wake tiles, 1 asteroid\./)
  expect(boardLabel(sceneOf(position(), 'fr'))).toMatch(
    /^Plateau d’Asteroid Escape, 2 tuiles sillage, 1 astéroïde\./,
  )
})

it('the total of the dice says whether the asteroids act', () => {
  const total = (blue: number | null, red: number | null, acts: boolean | null) =>
    totalOf({ ...emptyPicture(), dice: { blue, red, die: null }, acts })
  expect(total(3, null, null)).toBeNull()
  expect(total(3, 2, false)).toEqual({ total: 5, all: false })
  expect(total(3, 3, true)).toEqual({ total: 6, all: true })
  expect(tile(18).pairs).toBe('05172346')
})
