import { expect, it } from 'vitest'
import { declared } from '../../games/sputnik/state'
import { codes, names } from './declared'
import { Lexicon } from './lexicon'

const variant = (rockets: number) => ({ seats: 2, options: { layout: 'pyramid', rockets, teams: false } })

it('an action has a text, and its fields', () => {
  const lexicon = new Lexicon(declared, variant(2))
  expect(lexicon.at(16)).toEqual({
    number: 16,
    kind: 'fly',
    fields: { to: 'b3', rocket: '2' },
    text: 'fly b3 2',
  })
  expect(lexicon.find('fly b3')).toEqual({
    number: 15,
    kind: 'fly',
    fields: { to: 'b3', rocket: '1' },
    text: 'fly b3',
  })
  expect(lexicon.find('take e3')?.number).toBe(222 + 18)
})

it('only what these options know is an action', () => {
  const lexicon = new Lexicon(declared, variant(1))
  expect(lexicon.find('fly b3 2')).toBeNull()
  expect(lexicon.find('fly g4')).toBeNull()
  expect(lexicon.all.map(({ kind }) => kind).filter((kind) => kind === 'begin')).toHaveLength(2)
  expect(() => lexicon.at(16)).toThrow('no action 16')
})

it('things are called as the options want', () => {
  expect(names(declared, variant(3)).get('rocket')).toEqual(['1', '2', '3'])
  expect(names(declared, variant(1)).get('cell')).toHaveLength(19)
})

it('rules see words as their places, switches as 0 or 1, and what is not said as usual', () => {
  expect(codes(declared, variant(2))).toEqual({ seats: 2, layout: 1, rockets: 2, teams: 0 })
  expect(codes(declared, { seats: 4, options: { teams: true } })).toEqual({
    seats: 4,
    layout: 0,
    rockets: 1,
    teams: 1,
  })
})
