import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { openingPicture, shipOf } from './fixture'
import { strokeOf, tokensOf } from './keys'
import { draftedBy, knownPrograms } from './known'
import {
  actionsOf,
  anticipated,
  BLANK,
  nextEmpty,
  programsFrom,
  swapped,
  toProgram,
  withMode,
  withRound,
  withToken,
  type Program,
} from './programs'

const picture = openingPicture()
const own = toProgram(picture, 0)
const full: Program = {
  columns: ['forward', 'shoot', 'empty', 'left', 'right', 'about'],
  rounds: [2],
  mode: 'shoot',
}
const said = [
  'column forward',
  'column shoot',
  'column empty',
  'column left',
  'column right',
  'column about',
  'round 2',
  'mode shoot',
]

describe('a program as actions', () => {
  it('there and back', () => {
    expect(actionsOf(own, { 0: full })).toEqual(said)
    expect(programsFrom(own, said)).toEqual({ 0: full })
  })

  it('a round or a mode may be left out', () => {
    expect(actionsOf(own, { 0: { ...full, rounds: [] } }).slice(6)).toEqual(['round none', 'mode shoot'])
    expect(actionsOf(own, { 0: { ...full, mode: null } }).slice(6)).toEqual(['round 2', 'mode none'])
    expect(programsFrom(own, [...said.slice(0, 7), 'mode none'])[0]).toMatchObject({
      rounds: [2],
      mode: null,
    })
  })

  it('a part of it leaves the rest empty', () => {
    expect(programsFrom(own, said.slice(0, 2))[0]).toEqual({
      columns: ['forward', 'shoot', 'empty', 'empty', 'empty', 'empty'],
      rounds: [],
      mode: null,
    })
    expect(programsFrom(own, [])).toEqual({ 0: BLANK })
  })

  it('goes on from what is settled', () => {
    const begun = changed(picture, (next) => (shipOf(next, 0).program = ['forward', 'shoot']))
    const ships = toProgram(begun, 0)
    expect(actionsOf(ships, { 0: full })).toEqual(said.slice(2))
    expect(programsFrom(ships, said.slice(2))).toEqual({ 0: full })
    const late = changed(begun, (next) => {
      shipOf(next, 0).program = [...full.columns]
      shipOf(next, 0).rounds = [2]
    })
    expect(actionsOf(toProgram(late, 0), { 0: full })).toEqual(['mode shoot'])
    expect(programsFrom(toProgram(late, 0), ['mode shoot'])).toEqual({ 0: full })
  })

  it('the shield pilot has two rounds and no mode', () => {
    const piloted = changed(picture, (next) => (shipOf(next, 0).pilot = 'shield'))
    const ships = toProgram(piloted, 0)
    const end = (rounds: number[]) => actionsOf(ships, { 0: { ...full, rounds, mode: null } }).slice(6)
    expect(end([])).toEqual(['round none', 'round none'])
    expect(end([4])).toEqual(['round 4', 'round none'])
    expect(end([4, 1])).toEqual(['round 4', 'round 1'])
    for (const rounds of [[], [4], [4, 1]]) {
      const program = { ...full, rounds, mode: null }
      expect(programsFrom(ships, actionsOf(ships, { 0: program }))).toEqual({ 0: program })
    }
    expect(anticipated(ships[0] ?? { pilot: null }, { rounds: [4], mode: null }, 4)).toBe('shield')
  })

  it('goes on after a round that was left out', () => {
    const late = changed(picture, (next) => (shipOf(next, 0).program = [...full.columns]))
    const ships = toProgram(late, 0)
    const asked = (...actions: string[]) => actionsOf(ships, { 0: { ...full, rounds: [] } }, actions)
    expect(asked('round none', 'round 1')).toEqual(['round none', 'mode shoot'])
    expect(asked('mode none', 'mode shoot', 'mode shield')).toEqual(['mode shoot'])
    const piloted = toProgram(
      changed(late, (next) => (shipOf(next, 0).pilot = 'shield')),
      0,
    )
    expect(actionsOf(piloted, {}, ['round none'])).toEqual(['round none'])
    const once = toProgram(
      changed(late, (next) => Object.assign(shipOf(next, 0), { pilot: 'shield', rounds: [3] })),
      0,
    )
    expect(actionsOf(once, { 0: { ...full, rounds: [3, 5], mode: null } })).toEqual(['round 5'])
  })

  it('several ships one after another', () => {
    const two = changed(picture, (next) => {
      shipOf(next, 2).seat = 0
    })
    const ships = toProgram(two, 0)
    const actions = actionsOf(ships, { 0: full, 2: { ...BLANK, rounds: [6], mode: 'shield' } })
    expect(actions).toHaveLength(16)
    expect(programsFrom(ships, actions)).toEqual({ 0: full, 2: { ...BLANK, rounds: [6], mode: 'shield' } })
    const first = changed(two, (next) => (shipOf(next, 0).done = true))
    expect(toProgram(first, 0).map(({ ship }) => ship)).toEqual([2])
  })

  it('nobody programs at other times, nor for others', () => {
    expect(toProgram({ ...picture, phase: 'roll' }, 0)).toEqual([])
    expect(toProgram(picture, 1)).toEqual([])
    expect(toProgram(picture, null)).toEqual([])
  })
})

describe('changing a program', () => {
  it('of powers there is one', () => {
    const once = withToken(BLANK, 1, 'wide-left')
    expect(withToken(once, 4, 'wide-right').columns).toEqual([
      'empty',
      'empty',
      'empty',
      'empty',
      'wide-right',
      'empty',
    ])
    expect(withToken(once, 4, 'forward').columns[1]).toBe('wide-left')
  })

  it('columns change places', () => {
    expect(swapped(full, 0, 5).columns).toEqual(['about', 'shoot', 'empty', 'left', 'right', 'forward'])
  })

  it('a round is marked and unmarked; one, or two', () => {
    expect(withRound(full, 5, 1).rounds).toEqual([5])
    expect(withRound(full, 5, 2).rounds).toEqual([2, 5])
    expect(withRound(full, 2, 1).rounds).toEqual([])
    expect(withMode(full, 'shoot').mode).toBeNull()
    expect(withMode(full, 'shield').mode).toBe('shield')
  })

  it('the next empty column, round and round, not before what is settled', () => {
    expect(nextEmpty(full, 3)).toBe(2)
    expect(nextEmpty(full, 3, 3)).toBeNull()
    expect(nextEmpty(BLANK, 3)).toBe(3)
  })
})

describe('what one may know', () => {
  it('drafts of oneself and allies, and what is settled', () => {
    const drafts = [said, null, ['column left'], null]
    expect(draftedBy(picture, 0, drafts)).toEqual({ 0: full })
    expect(draftedBy(picture, null, drafts)).toEqual({})
    const known = knownPrograms(picture, drafts)
    expect(Object.keys(known)).toEqual(['0', '2'])
    expect(known[2]?.columns[0]).toBe('left')
    const done = changed(picture, (next) =>
      Object.assign(shipOf(next, 2), { done: true, program: [...full.columns] }),
    )
    expect(knownPrograms(done, drafts)[2]?.columns).toEqual(full.columns)
  })
})

it('keys', () => {
  expect(strokeOf('ArrowUp')).toEqual({ is: 'token', token: 'forward' })
  expect(strokeOf('S')).toEqual({ is: 'token', token: 'shoot' })
  expect(strokeOf('4')).toEqual({ is: 'round', round: 4 })
  expect(strokeOf('7')).toBeNull()
  expect(strokeOf('h')).toBeNull()
  expect(strokeOf('Tab')).toBeNull()
  expect(tokensOf({ powers: ['back'] })).toEqual(['forward', 'left', 'right', 'about', 'shoot', 'back'])
})
