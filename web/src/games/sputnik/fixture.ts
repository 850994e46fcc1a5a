// A small board for the tests: rows of 3, 4, 3 cells, A and B on opposite corners, a pile in the middle.

import type { Cell, SputnikPicture } from './picture'

export function smallPicture(): SputnikPicture {
  const cell = (name: string, x: number, y: number, galaxies = 1): Cell => ({
    name,
    x,
    y,
    galaxies,
    protected: false,
  })
  return {
    cells: [
      cell('a1', 1, 0, 0),
      cell('a2', 3, 0),
      cell('a3', 5, 0),
      cell('b1', 0, 1),
      cell('b2', 2, 1, 3),
      cell('b3', 4, 1),
      cell('b4', 6, 1),
      cell('c1', 1, 2),
      cell('c2', 3, 2, 0),
      cell('c3', 5, 2, 0),
    ],
    rockets: [
      { seat: 0, number: 1, at: 'a1' },
      { seat: 1, number: 1, at: 'c3' },
    ],
    bases: [
      { seat: 0, number: 1, at: 'a1' },
      { seat: 1, number: 1, at: 'c3' },
    ],
    out: [],
    turn: 0,
    phase: 'flying',
  }
}
