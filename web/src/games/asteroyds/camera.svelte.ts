// What is seen of the arena: all of it, and on a small screen what matters, closer up.

import type { Frame } from '../shared/geometry'
import { Zoom } from '../shared/zoom.svelte'
import { CELLS, centre, FRAME, frameOf, HALF } from './geometry'

/** Cells smaller than this many pixels are looked at closer up when one has to press them. */
const SMALL = 34
const NARROW = 520

interface Ways {
  /** The cells on which a piece can be placed. */
  places(): string[]
  /** The cell of the turret that is being turned. */
  facing(): string | undefined
  /** One's own ships, and where they go. */
  own(): string[]
  still(): boolean
}

export class Camera {
  /** On a small screen one can look at one's own ships. */
  near = $state(false)
  readonly zoom: Zoom

  constructor(private readonly ways: Ways) {
    this.zoom = new Zoom({
      whole: () => FRAME,
      focus: () => this.matters,
      most: () => 0.9,
      still: () => ways.still(),
    })
  }

  get narrow(): boolean {
    return this.zoom.box.width < NARROW
  }

  get roomy(): boolean {
    return this.zoom.box.height > 200
  }

  get matters(): Frame | null {
    const { width, height } = this.zoom.box
    const whole = Math.min(width / FRAME.width, height / FRAME.height) || 0.4
    if (whole * 2 * HALF > SMALL) return null
    if (this.near) return widened(frameOf(this.ways.own()), 560)
    const facing = this.ways.facing()
    if (facing) return frameOf(CELLS.map(({ name }) => name).filter((name) => isNear(name, facing)))
    const places = this.ways.places()
    return places.length > 0 ? frameOf(places) : null
  }

  get scale(): number {
    return this.zoom.goal.scale
  }

  /** How much larger than the rest ships are drawn where all is small. */
  get bulk(): number {
    return Math.max(1, Math.min(1.25, 27 / (76 * this.scale)))
  }

  /** Numbers are 12 pixels high at least, and need not grow with a large board. */
  get fine(): number {
    return Math.max(19, Math.min(44, 12.2 / this.scale))
  }
}

function widened(frame: Frame, least: number): Frame {
  const more = Math.max(0, least - frame.width)
  return { ...frame, x: frame.x - more / 2, width: frame.width + more }
}

function isNear(cell: string, other: string): boolean {
  const [a, b] = [centre(cell), centre(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < 6 * HALF
}
