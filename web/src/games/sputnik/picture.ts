// Sputnik's position as the server draws it up (view.picture).

export interface Cell {
  name: string
  /** In half cells; the neighbours in a row are two apart. */
  x: number
  /** The row, from the top. */
  y: number
  galaxies: number
  /** No galaxy may be taken here: the rocket of the base beside it has not left yet. */
  protected: boolean
}

/** A rocket or a base: whose it is, its number in the fleet from 1, and the cell it is on. */
export interface Piece {
  seat: number
  number: number
  at: string
}

export interface SputnikPicture {
  cells: Cell[]
  rockets: Piece[]
  bases: Piece[]
  out: number[]
  turn: number | null
  phase: 'drawing' | 'flying' | 'taking' | 'over'
}

/** The same rocket (or base) has the same key in every picture. */
export function keyOf(piece: Pick<Piece, 'seat' | 'number'>): string {
  return `${piece.seat}-${piece.number}`
}

/** Whether anybody has more than one rocket, so that numbers must be shown. */
export function hasFleets(picture: SputnikPicture): boolean {
  return [...picture.rockets, ...picture.bases].some((piece) => piece.number > 1)
}

export function on(pieces: Piece[], name: string): Piece | undefined {
  return pieces.find((piece) => piece.at === name)
}

/** The cells around one. */
export function around({ cells }: Pick<SputnikPicture, 'cells'>, name: string): Cell[] {
  const here = cells.find((cell) => cell.name === name)
  if (!here) return []
  return cells.filter(({ x, y }) => {
    const [across, down] = [Math.abs(x - here.x), Math.abs(y - here.y)]
    return down === 0 ? across === 2 : down === 1 && across === 1
  })
}
