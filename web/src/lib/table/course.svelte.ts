// The course of a match as far as one was there: what it is told from, once it is over.

import { outOf, type Picture } from '../board'
import type { News } from '../messages'

export class Course {
  /** The position before the one in which the match ended; null: one was not there. */
  before = $state.raw<Picture | null>(null)
  /** Whether one saw it end. */
  watched = $state(false)
  /** The seats that are out, those that were first; together those of which one does not know it. */
  fallen = $state.raw<number[][]>([])
  #last: Picture | null = null

  /** News are shown: a position, and whether the match goes on. */
  shown(picture: Picture, stage: News['stage']): void {
    const out = outOf(picture)
    const known = this.fallen.flat()
    this.fallen = [
      ...this.fallen.map((together) => together.filter((seat) => out.includes(seat))),
      out.filter((seat) => !known.includes(seat)),
    ].filter((together) => together.length > 0)
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
}
