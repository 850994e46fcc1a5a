import { expect, it } from 'vitest'
import { choiceOf, fateOf, firstChoice, layOf, quarters, turned } from './choosing'
import type { Lay } from './picture'

function lay(tile: string, turn: number, rule: string | null): Lay {
  return { tile, turn, action: `lay ${tile} ${turn}`, rule, ends: [], words: { en: '', fr: '' } }
}

const turns = (tile: string, rules: (string | null)[]) => rules.map((rule, turn) => lay(tile, turn, rule))
const lays = [
  ...turns('3', ['AE-3.2', 'AE-3.2', 'AE-3.4', 'AE-3.2']),
  ...turns('18b', ['AE-3.2', 'AE-3.2', null, null]),
]

it('the first placement without a rule is chosen', () => {
  const chosen = firstChoice(['3', '18b'], lays)
  expect(chosen).toEqual({ tile: '18b', turns: { '3': 0, '18b': 2 } })
  expect(layOf(lays, chosen)?.action).toBe('lay 18b 2')
})

it('with rules everywhere it is the first, and without placements none', () => {
  expect(firstChoice(['3'], lays.slice(0, 4)).tile).toBe('3')
  expect(firstChoice(['3'], [])).toEqual({ tile: null, turns: { '3': 0 } })
  expect(layOf([], firstChoice(['3'], []))).toBeNull()
})

it('turning goes on both ways past a full turn', () => {
  let chosen = firstChoice(['18b'], lays.slice(4))
  for (let i = 0; i < 3; i++) chosen = turned(chosen, 1)
  expect(chosen.turns['18b']).toBe(5)
  expect(layOf(lays, chosen)?.turn).toBe(1)
  for (let i = 0; i < 6; i++) chosen = turned(chosen, -1)
  expect(quarters(chosen.turns['18b']!)).toBe(3)
  expect(turned({ tile: null, turns: {} }, 1)).toEqual({ tile: null, turns: {} })
})

it('what the player chose before stays, as long as the tile is in the hand', () => {
  const mine = { tile: '3', turns: { '3': 5 } }
  expect(choiceOf(mine, ['3', '18b'], lays)).toEqual({ tile: '3', turns: { '3': 5, '18b': 2 } })
  expect(choiceOf({ tile: '18b', turns: {} }, ['3', '18b'], lays).turns['18b']).toBe(2)
  expect(choiceOf(mine, ['18b'], lays)).toEqual(firstChoice(['18b'], lays))
  expect(choiceOf(null, ['3', '18b'], lays)).toEqual(firstChoice(['3', '18b'], lays))
})

it('a tile has the fate of its best turn', () => {
  const deadly = lays.map((one): Lay => ({ ...one, ends: [{ seat: 1, end: 'edge', front: null }] }))
  expect(fateOf(lays, '3', 1)).toBe('refused')
  expect(fateOf(lays, '18b', 1)).toBe('allowed')
  expect(fateOf(deadly, '18b', 1)).toBe('fatal')
  expect(fateOf(deadly, '18b', 0)).toBe('allowed')
})
