import { expect, it } from 'vitest'
import { follow } from './follow'
import { fieldOf } from './geometry'

const field = fieldOf(19)
const called = (name: string) => (name === 'nw' ? 'home' : name)
const places = [...field.squares, ...['home', 'ne', 'se', 'sw'].map((name) => ({ name }))]
const from = (name: string, key: string, lit: string[] = []) => follow(field, places, lit, called, name, key)

it('arrows go from square to square', () => {
  expect(from('j10', 'ArrowUp')).toBe('j9')
  expect(from('j10', 'ArrowRight')).toBe('k10')
  expect(from('a10', 'ArrowLeft')).toBeNull()
  expect(from('j10', 'Home')).toBe('a10')
  expect(from('d2', 'End')).toBe('p2')
  expect(from('j10', 'x')).toBeNull()
})

it('into a station and out of it', () => {
  expect(from('d3', 'ArrowLeft')).toBe('home')
  expect(from('a4', 'ArrowUp')).toBe('home')
  expect(from('home', 'ArrowRight')).toBe('d2')
  expect(from('home', 'ArrowDown')).toBe('b4')
  expect(from('p1', 'ArrowRight')).toBe('ne')
  expect(from('se', 'ArrowLeft')).toBe('p18')
})

it('n and p go round what is lit', () => {
  expect(from('j10', 'n', ['d4', 'k12'])).toBe('k12')
  expect(from('k12', 'n', ['d4', 'k12'])).toBe('d4')
  expect(from('d4', 'p', ['d4', 'home'])).toBe('home')
})
