// Moving the keyboard's focus over the board.

/** A cell in its row: `y` is the row from the top. */
interface Cell {
  name: string
  x: number
  y: number
}

/** Row by row, from the left: the order of reading. */
export function inReadingOrder<C extends Cell>(cells: C[]): C[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Where a key leads from a cell; null where it leads nowhere or means nothing here. `lit` are places in reading order. */
export function follow(cells: Cell[], lit: string[], from: string, key: string): string | null {
  const here = cells.find((cell) => cell.name === from)
  if (!here) return null
  const row = inReadingOrder(cells.filter((cell) => cell.y === here.y))
  const place = row.indexOf(here)
  switch (key) {
    case 'ArrowLeft':
      return row[place - 1]?.name ?? null
    case 'ArrowRight':
      return row[place + 1]?.name ?? null
    case 'ArrowUp':
      return nearestInRow(cells, here, here.y - 1)
    case 'ArrowDown':
      return nearestInRow(cells, here, here.y + 1)
    case 'Home':
      return row[0]?.name ?? null
    case 'End':
      return row.at(-1)?.name ?? null
    case 'n':
      return nextLit(inReadingOrder(cells), lit, from, 1)
    case 'p':
      return nextLit(inReadingOrder(cells), lit, from, -1)
    default:
      return null
  }
}

/** Of two cells equally near, left in even rows and right in odd ones: up and down keep to a column and undo each other. */
function nearestInRow(cells: Cell[], here: Cell, y: number): string | null {
  const towards = y % 2 === 0 ? -1 : 1
  const row = cells.filter((cell) => cell.y === y)
  row.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x) || (b.x - a.x) * towards)
  return row[0]?.name ?? null
}

/** The next lit one of places in order, round and round. */
export function nextLit(
  places: { name: string }[],
  lit: string[],
  from: string,
  step: 1 | -1,
): string | null {
  const start = places.findIndex(({ name }) => name === from)
  for (let i = 1; i <= places.length; i++) {
    const name = places.at((start + step * i) % places.length)?.name
    if (name !== undefined && lit.includes(name)) return name
  }
  return null
}
