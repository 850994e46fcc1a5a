import { expect, it } from 'vitest'
import { canBeLaid, firstChoice, layOf, quarters, turned } from './choosing'
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

it('a tile can be laid if one of its turns has no rule', () => {
  expect(canBeLaid(lays, '3')).toBe(false)
  expect(canBeLaid(lays, '18b')).toBe(true)
})
