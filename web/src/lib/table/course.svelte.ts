// The course of a match as far as one was there: what it is told from, once it is over.

import { outOf, type Picture } from '../board'
import type { News } from './shown'

export class Course {
  /** The position before the one in which the match ended; null: one was not there. */
  before = $state.raw<Picture | null>(null)
  /** Whether one saw it end. */
  watched = $state(false)
  /** The seats that are out, those that were first; together those of which one does not know it. */
  fallen = $state.raw<number[][]>([])
  #last: Picture | null = null

  /** Whether one may not know of some who was out before whom. */
  get unsure(): boolean {
    return this.fallen.some((together) => together.length > 1)
  }

  /** News are shown: a position, and whether the match goes on. */
  shown(picture: Picture, stage: News['stage']): void {
    this.fallen = withFallen(this.fallen, picture)
    if (stage === 'playing') {
      this.#last = picture
      this.before = null
      this.watched = false
    } else if (stage === 'over' && this.#last !== null) {
      this.before = this.#last
      this.watched = true
      this.#last = null
    }
  }

  /** Positions up to the last one, in their order. */
  lookBack(positions: readonly { picture: Picture }[]): void {
    this.fallen = positions.reduce<number[][]>((fallen, { picture }) => withFallen(fallen, picture), [])
  }
}

/** Who is out in a position, after those who were before. */
function withFallen(fallen: readonly number[][], picture: Picture): number[][] {
  const out = outOf(picture)
  const known = fallen.flat()
  return [
    ...fallen.map((together) => together.filter((seat) => out.includes(seat))),
    out.filter((seat) => !known.includes(seat)),
  ].filter((together) => together.length > 0)
}
