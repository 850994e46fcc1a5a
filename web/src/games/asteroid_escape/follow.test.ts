import { describe, expect, it } from 'vitest'
import { allMarks, emptyPicture } from './fixture'
import { follow } from './follow'
import { gridOf } from './geometry'

const picture = emptyPicture()
const grid = gridOf(picture)
const marks = allMarks(picture).filter(({ name }) => name !== 'N2')
const from = (name: string, key: string, lit: string[] = []) => follow(grid, marks, lit, name, key)

describe('the keys', () => {
  it('go from cell to cell', () => {
    expect(from('m/m', 'ArrowUp')).toBe('3/m')
    expect(from('m/m', 'ArrowRight')).toBe('m/4')
    expect(from('2/3', 'Home')).toBe('2/1')
  })

  it('go out to the marks and back in', () => {
    expect(from('1/1', 'ArrowUp')).toBe('N1')
    expect(from('1/1', 'ArrowLeft')).toBe('W13')
    expect(from('N3', 'ArrowDown')).toBe('1/2')
    expect(from('E1', 'ArrowLeft')).toBe('1/6')
    expect(from('N3', 'ArrowUp')).toBeNull()
    expect(follow(grid, [], [], '1/1', 'ArrowUp')).toBeNull()
  })

  it('go along the rim, over marks that are taken and around the corner', () => {
    expect(from('N1', 'ArrowRight')).toBe('N3')
    expect(from('N3', 'ArrowLeft')).toBe('N1')
    expect(from('N14', 'ArrowRight')).toBe('E1')
    expect(from('N1', 'ArrowLeft')).toBe('W14')
    expect(from('S1', 'ArrowLeft')).toBe('S2')
    expect(from('W14', 'ArrowUp')).toBe('N1')
  })

  it('jump to what is lit', () => {
    expect(from('1/1', 'n', ['2/5'])).toBe('2/5')
    expect(from('N1', 'n', ['N3', 'E1'])).toBe('N3')
    expect(from('N3', 'p', ['N3', 'E1'])).toBe('E1')
  })

  it('mean nothing otherwise', () => {
    expect(from('N3', 'x')).toBeNull()
    expect(from('m/m', 'x')).toBeNull()
  })
})
