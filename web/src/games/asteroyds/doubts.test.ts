import { expect, it } from 'vitest'
import { doubtsOf } from './doubts'
import { openingPicture } from './fixture'
import { BLANK, type Program } from './programs'

const [ship] = openingPicture().ships
const doubts = (program: Partial<Program>, pilot: 'shield' | null = null) =>
  ship ? doubtsOf([{ ...ship, pilot }], { [ship.ship]: { ...BLANK, ...program } }) : []
const moving: Program = { ...BLANK, columns: ['forward', 'shoot', 'empty', 'empty', 'empty', 'empty'] }

it('says which ship has no program', () => {
  expect(doubts({})).toEqual([{ ship: ship?.name, is: 'blank' }])
  expect(doubts(moving)).toEqual([])
})

it('says which part of the anticipation line would do nothing', () => {
  expect(doubts({ ...moving, rounds: [1], mode: 'shoot' })).toMatchObject([{ is: 'no_shot', round: 1 }])
  expect(doubts({ ...moving, rounds: [2], mode: 'shoot' })).toEqual([])
  expect(doubts({ ...moving, rounds: [1], mode: 'shield' })).toEqual([])
  expect(doubts({ ...moving, rounds: [3] })).toMatchObject([{ is: 'no_mode', round: 3 }])
  expect(doubts({ ...moving, mode: 'shield' })).toMatchObject([{ is: 'no_round', mode: 'shield' }])
  expect(doubts({ ...moving, rounds: [3, 5] }, 'shield')).toEqual([])
})
