import { describe, expect, it } from 'vitest'
import { smallBoard } from './fixture'
import { follow, inReadingOrder } from './navigate'

const cells = smallBoard()
const from = (name: string, key: string, lit: string[] = []) => follow(cells, lit, name, key)

describe('the keys', () => {
  it('read the board row by row', () => {
    expect(inReadingOrder([...cells].reverse()).map((cell) => cell.name)).toEqual(
      cells.map((cell) => cell.name),
    )
  })

  it('go left and right in a row, and no further than its ends', () => {
    expect(from('b2', 'ArrowRight')).toBe('b3')
    expect(from('b2', 'ArrowLeft')).toBe('b1')
    expect(from('b1', 'ArrowLeft')).toBeNull()
    expect(from('b4', 'ArrowRight')).toBeNull()
  })

  it('go up and down to the nearest cell of the next row', () => {
    expect(from('b1', 'ArrowUp')).toBe('a1')
    expect(from('b4', 'ArrowDown')).toBe('c3')
    expect(from('a1', 'ArrowUp')).toBeNull()
    expect(from('c1', 'ArrowDown')).toBeNull()
  })

  it('keep to a column: up and down undo each other', () => {
    expect(from('b2', 'ArrowUp')).toBe('a1')
    expect(from('a1', 'ArrowDown')).toBe('b2')
    expect(from('b3', 'ArrowDown')).toBe('c2')
    expect(from('c2', 'ArrowUp')).toBe('b3')
  })

  it('go to the ends of a row', () => {
    expect(from('b3', 'Home')).toBe('b1')
    expect(from('b3', 'End')).toBe('b4')
  })

  it('jump between lit places, round and round', () => {
    const lit = ['c1', 'a2', 'b3']
    expect(from('a1', 'n', lit)).toBe('a2')
    expect(from('a2', 'n', lit)).toBe('b3')
    expect(from('c1', 'n', lit)).toBe('a2')
    expect(from('a2', 'p', lit)).toBe('c1')
    expect(from('c3', 'p', lit)).toBe('c1')
    expect(from('a2', 'n')).toBeNull()
  })

  it('mean nothing otherwise', () => {
    expect(from('b2', 'x')).toBeNull()
    expect(from('z9', 'ArrowUp')).toBeNull()
  })
})
