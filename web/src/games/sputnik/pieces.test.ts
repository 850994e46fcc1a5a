import { expect, it } from 'vitest'
import { at, cell, FLEET, FLYING, OVER, position, TAKING } from './fixture'
import { basesIn, cellsOf, isGuarded, on, rocketsIn, turnIn } from './pieces'

it('rockets and bases are where the record says, each of its seat', () => {
  expect(rocketsIn(position(TAKING))).toEqual([
    { seat: 0, rocket: 0, at: at('b4') },
    { seat: 1, rocket: 0, at: at('c1') },
  ])
  expect(on(basesIn(position(TAKING)), cell('c5'))).toEqual({ seat: 0, rocket: 0, at: at('c5') })
  expect(rocketsIn(position(FLEET)).map(({ seat, rocket }) => [seat, rocket])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ])
  expect(rocketsIn(position(OVER))).toEqual([{ seat: 1, rocket: 0, at: at('b2') }])
})

it('it is nobody’s turn once it is over', () => {
  expect(turnIn(position(FLYING))).toBe(0)
  expect(turnIn(position(OVER))).toBeNull()
})

it('a galaxy beside a base that is not left is protected while galaxies are removed', () => {
  expect(isGuarded(position(TAKING), cell('b1'))).toBe(true)
  expect(isGuarded(position(TAKING), cell('b3'))).toBe(false)
  expect(isGuarded(position(FLYING), cell('b1'))).toBe(false)
})

it('a cell has up to six around it', () => {
  const names = (name: string) =>
    cell(name)
      .around.map((number) => cellsOf(1)[number]?.name)
      .sort()
  expect(names('a1')).toEqual(['a2', 'b1', 'b2'])
  expect(names('c3')).toEqual(['b2', 'b3', 'c2', 'c4', 'd2', 'd3'])
})
