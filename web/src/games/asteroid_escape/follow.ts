// Moving the keyboard's focus over cells and start marks.

import { sideOf } from './art/wake'
import { follow as overCells, nextLit } from '../shared/navigate'
import type { Grid } from './geometry'
import type { Mark } from './picture'

/** Which key leads out over each side, and back in. */
const OUT = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

/** Where a key leads from a cell or a start mark; null where it leads nowhere. `marks` go clockwise around the board. */
export function follow(
  grid: Grid,
  marks: readonly Mark[],
  lit: string[],
  from: string,
  key: string,
): string | null {
  const step = key === 'n' ? 1 : key === 'p' ? -1 : null
  if (step !== null) return nextLit([...marks, ...grid.cells], lit, from, step)
  const mark = marks.find((one) => one.name === from)
  if (mark) return fromMark(marks, mark, key)
  const inside = overCells(grid.cells, lit, from, key)
  if (inside !== null) return inside
  const side = OUT.indexOf(key)
  return marks.find((one) => one.at === from && sideOf(one.point) === side)?.name ?? null
}

/** Along the rim to the next mark, or in to the cell. */
function fromMark(marks: readonly Mark[], mark: Mark, key: string): string | null {
  const side = sideOf(mark.point)
  const place = marks.indexOf(mark)
  switch ((OUT.indexOf(key) - side + 4) % 4) {
    case 1:
      return OUT.includes(key) ? (marks.at((place + 1) % marks.length)?.name ?? null) : null
    case 3:
      return OUT.includes(key) ? (marks.at(place - 1)?.name ?? null) : null
    case 2:
      return OUT.includes(key) ? mark.at : null
    default:
      return null
  }
}
