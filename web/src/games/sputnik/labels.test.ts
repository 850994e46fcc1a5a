import { beforeAll, describe, expect, it } from 'vitest'
import { learn, speak } from '../../lib/lang.svelte'
import type { Choice } from '../../lib/messages'
import { people } from '../shared/fixture'
import { cell, FLEET, FLYING, position, TAKING } from './fixture'
import { aboutCell, boardLabel, cellLabel, type Sight } from './labels'

const flyThere: Choice = {
  action: 'fly b4',
  kind: 'fly',
  fields: { to: 'b4', rocket: '1' },
  text: { of: 'sputnik', key: 'choice-fly', args: { to: 'b4', 'rocket-is': 'none' } },
}
const callBase: Choice = {
  action: 'rescue b4',
  kind: 'rescue',
  fields: { to: 'b4', rocket: '1' },
  text: { of: 'sputnik', key: 'choice-rescue', args: { to: 'b4', 'rocket-is': 'none' } },
}

/** As who sits on a seat sees it: Ada, or a captain. */
function sight(record: string, seat = 0): Sight {
  const seats = people('Ada', '').map((one) => ({ ...one, yours: one.seat === seat }))
  return { position: position(record), seats, names: seat ? ['Ada', 'You'] : ['You', 'Captain B'], seat }
}

const told = (name: string, record: string, choices: Choice[] = [], seat = 0) =>
  cellLabel(sight(record, seat), cell(name), choices)

beforeAll(async () => {
  await learn('sputnik')
  await speak('en')
})

describe('a cell', () => {
  it('tells its galaxies', () => {
    expect(told('a1', FLYING)).toBe('a1: galaxy')
    expect(told('b2', FLYING)).toBe('b2: pile of 3 galaxies')
    const emptied = { ...sight(FLYING), position: position(FLYING, (next) => (next.height[0] = 0)) }
    expect(cellLabel(emptied, cell('a1'), [])).toBe('a1: empty space')
  })

  it('tells whose base and rocket are on it', () => {
    expect(told('c5', FLYING)).toBe('c5: your base, your rocket')
    expect(told('c1', FLYING)).toBe('c1: Captain B’s base, Captain B’s rocket')
  })

  it('tells whose turn it is, and the number in a fleet', () => {
    expect(told('c5', FLEET, [], 1)).toBe('c5: Ada’s base 1, Ada’s rocket 1, to move')
    expect(told('e3', FLEET, [], 1)).toBe('e3: your base 1, your rocket 1')
  })

  it('is told to who sits there as theirs, from wherever they look', () => {
    expect(cellLabel({ ...sight(FLYING), seat: 1 }, cell('c5'), [])).toBe('c5: your base, your rocket')
    expect(cellLabel({ ...sight(FLYING), seat: 1 }, cell('c1'), [])).toContain('Captain B’s rocket')
    const watched: Sight = { ...sight(FLYING), seats: [], names: ['Ada', 'Ben'], seat: null }
    expect(cellLabel(watched, cell('c5'), [])).toBe('c5: Ada’s base, Ada’s rocket, to move')
  })

  it('tells what can be done there, all of it', () => {
    expect(told('b4', FLYING, [flyThere])).toBe('b4: pile of 2 galaxies; you can fly to b4')
    expect(told('b4', FLYING, [flyThere, callBase])).toBe(
      'b4: pile of 2 galaxies; you can fly to b4 or call the base to b4',
    )
  })

  it('tells that it is protected only while galaxies are removed', () => {
    expect(told('b1', FLYING)).toBe('b1: pile of 2 galaxies')
    expect(told('b1', TAKING)).toBe('b1: pile of 2 galaxies, protected')
  })
})

describe('the words beside a cell', () => {
  const about = (name: string, record: string, choices: Choice[] = []) =>
    aboutCell(sight(record), cell(name), choices)

  it('list every choice', () => {
    expect(about('b4', FLYING, [flyThere, callBase])).toEqual({
      lines: ['Fly to b4', 'Call the base to b4'],
      rule: 'SP-2.2',
    })
  })

  it('tell what is there where nothing can be done', () => {
    expect(about('b2', FLYING)).toEqual({
      lines: ['Pile of 3 galaxies', 'It lasts for as many removals as it has galaxies.'],
      rule: 'SP-1.3',
    })
    expect(about('a1', FLYING).rule).toBe('SP-2.5')
    expect(about('b1', TAKING).rule).toBe('SP-2.7')
    expect(about('b4', TAKING).rule).toBe('SP-2.2')
    expect(about('c1', TAKING).rule).toBe('SP-2.4')
    expect(about('c5', TAKING).rule).toBe('SP-2.6')
    const emptied = { ...sight(FLYING), position: position(FLYING, (next) => (next.height[0] = 0)) }
    expect(aboutCell(emptied, cell('a1'), []).rule).toBe('SP-2.3')
  })
})

it('the board tells how many galaxies are left', () => {
  expect(boardLabel(sight(FLYING))).toMatch(/^Board of Sputnik, 38 galaxies left\./)
})

describe('in other languages', () => {
  it.each([
    ['fr', 'b4\u00a0: pile de 2 galaxies\u00a0; vous pouvez voler en b4 ou appeler la base en b4'],
    ['de', 'b4: Stapel aus 2 Galaxien; du kannst nach b4 fliegen oder die Basis nach b4 rufen'],
  ])('%s, the same is told', async (lang, label) => {
    await speak(lang)
    expect(told('b4', FLYING, [flyThere, callBase])).toBe(label)
  })

  it.each([
    ['fr', 'c5\u00a0: base 1 d’Ada, fusée 1 d’Ada, à son tour'],
    ['de', 'c5: Basis 1 von Ada, Rakete 1 von Ada, am Zug'],
  ])('%s, it is told whose things are', async (lang, label) => {
    await speak(lang)
    expect(told('c5', FLEET, [], 1)).toBe(label)
  })
})
