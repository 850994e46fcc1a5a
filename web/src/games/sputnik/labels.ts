// All words of the board, in both languages.

import type { Lang } from '../../lib/board'
import type { Choice, SeatInfo } from '../../lib/messages'
import { letterOf } from '../../lib/art/seats'
import { hasFleets, on, type Cell, type Piece, type SputnikPicture } from './picture'

interface BoardWords {
  board: (galaxies: number) => string
  colon: string
  semicolon: string
  galaxies: (count: number) => string
  base: (whose: string) => string
  yourBase: (number: string) => string
  rocket: (whose: string) => string
  yourRocket: (number: string) => string
  toMove: string
  empty: string
  protected: string
  can: (choices: string) => string
  or: string
}

const SPACE = '\u00a0'

const WORDS: Record<Lang, BoardWords> = {
  en: {
    board: (galaxies) =>
      `Board of Sputnik, ${galaxies} ${galaxies === 1 ? 'galaxy' : 'galaxies'} left. Arrow keys go from cell to cell, N and P to where you can act.`,
    colon: ': ',
    semicolon: '; ',
    galaxies: (count) => (count === 1 ? 'galaxy' : `pile of ${count} galaxies`),
    base: (whose) => `base of ${whose}`,
    yourBase: (number) => `your base${number}`,
    rocket: (whose) => `rocket of ${whose}`,
    yourRocket: (number) => `your rocket${number}`,
    toMove: 'to move',
    empty: 'empty space',
    protected: 'protected',
    can: (choices) => `you can ${choices}`,
    or: ' or ',
  },
  fr: {
    board: (galaxies) =>
      `Plateau de Sputnik, il reste ${galaxies} ${galaxies < 2 ? 'galaxie' : 'galaxies'}. Les flèches vont de case en case, N et P là où vous pouvez agir.`,
    colon: `${SPACE}: `,
    semicolon: `${SPACE}; `,
    galaxies: (count) => (count === 1 ? 'galaxie' : `pile de ${count} galaxies`),
    base: (whose) => `base de ${whose}`,
    yourBase: (number) => `votre base${number}`,
    rocket: (whose) => `fusée de ${whose}`,
    yourRocket: (number) => `votre fusée${number}`,
    toMove: 'à son tour',
    empty: 'espace vide',
    protected: 'protégée',
    can: (choices) => `vous pouvez ${choices}`,
    or: ' ou ',
  },
}

/** What everything on the board is told from: the position, who sits where, and who looks. */
export interface Sight {
  picture: SputnikPicture
  seats: SeatInfo[]
  seat: number | null
  lang: Lang
}

/** The board as a whole. */
export function boardLabel({ picture, lang }: Sight): string {
  return WORDS[lang].board(picture.cells.reduce((sum, cell) => sum + cell.galaxies, 0))
}

/** What is on a cell: "pile of 3 galaxies, rocket of B (Captain)". */
export function contents(sight: Sight, cell: Cell): string {
  const words = WORDS[sight.lang]
  const { picture } = sight
  const base = on(picture.bases, cell.name)
  const rocket = on(picture.rockets, cell.name)
  const parts = [
    ...(cell.galaxies > 0 ? [words.galaxies(cell.galaxies)] : []),
    ...(base ? [ownOr(sight, base, words.yourBase, words.base)] : []),
    ...(rocket ? [ownOr(sight, rocket, words.yourRocket, words.rocket)] : []),
    ...(rocket && picture.turn === rocket.seat && rocket.seat !== sight.seat ? [words.toMove] : []),
    ...(cell.protected && cell.galaxies > 0 && picture.phase === 'taking' ? [words.protected] : []),
  ]
  return parts.join(', ') || words.empty
}

/** The whole cell: its name, what is on it, and what can be done there. */
export function cellLabel(sight: Sight, cell: Cell, choices: Choice[]): string {
  const words = WORDS[sight.lang]
  const here = cell.name + words.colon + contents(sight, cell)
  if (choices.length === 0) return here
  return here + words.semicolon + words.can(choices.map((choice) => choice.say[sight.lang]).join(words.or))
}

/** The lines that stand beside a cell under the pointer: what can be done, or else what is there. */
export function previewLines(sight: Sight, cell: Cell, choices: Choice[]): string[] {
  if (choices.length === 0) return [cell.name + WORDS[sight.lang].colon + contents(sight, cell)]
  return choices.map((choice) => withCapital(choice.say[sight.lang], sight.lang))
}

function ownOr(
  sight: Sight,
  piece: Piece,
  own: (number: string) => string,
  others: (whose: string) => string,
): string {
  const number = hasFleets(sight.picture) ? String(piece.number) : ''
  if (piece.seat === sight.seat) return own(number && ` ${number}`)
  const name = sight.seats.find((info) => info.seat === piece.seat)?.name ?? ''
  return others(letterOf(piece.seat) + number + (name && ` (${name})`))
}

function withCapital(text: string, lang: Lang): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
