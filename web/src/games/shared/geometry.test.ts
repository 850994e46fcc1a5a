import { expect, it } from 'vitest'
import { chanceOf, shortTurn } from './geometry'

it('turns go the short way', () => {
  expect(shortTurn(150, -150)).toBe(210)
  expect(shortTurn(-30, 30)).toBe(30)
  expect(shortTurn(390, 30)).toBe(390)
})

it('a cell always looks the same, and not like its neighbour', () => {
  expect(chanceOf('d4')).toBe(chanceOf('d4'))
  expect(chanceOf('d4')).not.toBe(chanceOf('d5'))
})
