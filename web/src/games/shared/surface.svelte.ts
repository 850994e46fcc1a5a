// The box in which a board is drawn that cannot be zoomed: how large it is, and where things lie in it.

import type { Frame, Point } from './geometry'

export class Surface {
  width = $state(0)
  height = $state(0)
  readonly #frame: () => Frame

  /** `frame` is the part of the drawing that is shown, in the middle of the box. */
  constructor(frame: () => Frame) {
    this.#frame = frame
  }

  /** Pixels for a unit of the drawing. */
  get scale(): number {
    const { width, height } = this.#frame()
    return Math.min(this.width / width, this.height / height) || 0.5
  }

  /** Where a point of the drawing lies. */
  readonly at = ({ x, y }: Point): Point => {
    const frame = this.#frame()
    return {
      x: this.width / 2 + (x - frame.x - frame.width / 2) * this.scale,
      y: this.height / 2 + (y - frame.y - frame.height / 2) * this.scale,
    }
  }
}
