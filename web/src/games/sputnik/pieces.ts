// What lies on the board in a position: cells, rockets, bases.

import { CELLS, FLYING, NOWHERE, TAKING, type SputnikState } from './state'
import { has } from '../../lib/rules/position'

/** A cell by its number and its name; those around it in a row are two half cells apart. */
export interface Cell {
  number: number
  name: string
  x: number
  /** The row, from the top. */
  y: number
  /** The numbers of those around it. */
  around: readonly number[]
}

/** A rocket or a base: whose it is, which of its fleet, from 0, and the cell it is on. */
export interface Piece {
  seat: number
  rocket: number
  at: number
}

/** The same rocket (or base) has the same key in every position. */
export function keyOf({ seat, rocket }: Pick<Piece, 'seat' | 'rocket'>): string {
  return `${seat}-${rocket}`
}

/** The cells of a board, in the order of reading, which is that of their numbers. */
export function cellsOf(layout: number): Cell[] {
  return (CELLS[layout] ?? []).map((cell, number) => ({ number, ...cell }))
}

export function rocketsIn(state: SputnikState): Piece[] {
  return piecesIn(state, state.rocket)
}

export function basesIn(state: SputnikState): Piece[] {
  return piecesIn(state, state.base_at)
}

/** Rockets are numbered around the board: rocket r is the (r // seats)-th of the seat r % seats. */
function piecesIn({ seats, each }: SputnikState, where: Uint8Array): Piece[] {
  return [...where.subarray(0, seats * each)].flatMap((at, r) =>
    at === NOWHERE ? [] : [{ seat: r % seats, rocket: Math.floor(r / seats), at }],
  )
}

export function on(pieces: Piece[], cell: Cell): Piece | undefined {
  return pieces.find(({ at }) => at === cell.number)
}

/** Whose turn it is; null: nobody's. */
export function turnIn({ phase, turn }: SputnikState): number | null {
  return phase === FLYING || phase === TAKING ? turn : null
}

/** Whether nothing may be removed here: the rocket of the base beside it has not left yet. */
export function isGuarded(state: SputnikState, { number }: Cell): boolean {
  return state.phase === TAKING && state.height[number]! > 0 && has(state.protected, number)
}
