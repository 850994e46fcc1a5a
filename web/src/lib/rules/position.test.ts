import { expect, it } from 'vitest'
import { fromBase64, has, members, Position } from './position'

class Something extends Position {
  get set() {
    return this.i8(0)
  }
  get rows() {
    return this.rowsOf(2, (row) => this.u1s(8 + row * 3, 3))
  }
  get small() {
    return this.i2(14)
  }
}

const RECORD = [5, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0xfe, 0xff]

it('fields are read where they lie, wherever the record does', () => {
  const later = new Uint8Array([0, ...RECORD]).subarray(1)
  for (const record of [new Uint8Array(RECORD), later]) {
    const state = new Something(record)
    expect([...members(state.set)]).toEqual([0, 2, 32])
    expect(state.rows.map((row) => [...row])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    expect(state.small).toBe(-2)
  }
})

it('a set has members, as wide as it may be', () => {
  expect(members(0)).toEqual([])
  expect(members(2 ** 36 + 1)).toEqual([0, 36])
  expect([has(1n << 40n, 40), has(1n << 40n, 8)]).toEqual([true, false])
})

it('a record comes over the wire as text', () => {
  expect([...fromBase64('BQAA/w==')]).toEqual([5, 0, 0, 255])
})
