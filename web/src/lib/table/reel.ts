// What is known of a match that comes in pages: its positions, and between which plies none is missing.

import type { Frame, Replay } from './shown'

/** From one ply to another every position is known of which something was told. */
type Span = readonly [from: number, to: number]
/** The next position in a direction; where it has not come yet, the ply from which to ask for it. */
export type Neighbour = { frame: Frame } | { ask: number } | null

/** Plies before a wanted one that are asked for along with it. Pages begin at multiples of it: others ask for the same. */
const BEFORE = 16

export class Reel {
  private constructor(
    readonly frames: readonly Frame[],
    private readonly spans: readonly Span[],
    readonly last: number,
  ) {}

  static readonly EMPTY = new Reel([], [], 0)

  /** The same with one more page. Of a match that has become shorter, as moves were taken back, only that page. */
  with(page: Replay): Reel {
    if (page.last < this.last) return Reel.EMPTY.with(page)
    const first = page.frames[0]
    if (!first) return this
    const frames = new Map([...this.frames, ...page.frames].map((frame) => [frame.ply, frame]))
    return new Reel(
      [...frames.values()].sort((a, b) => a.ply - b.ply),
      merged([...this.spans, [first.ply, page.next ?? page.last]]),
      page.last,
    )
  }

  /** The position at a ply, where nothing was told of it the one before; null if it has not come yet. */
  at(ply: number): Frame | null {
    return this.#span(ply) ? this.frames[this.#index(ply)]! : null
  }

  /** Where to ask for a position. */
  askFor(ply: number): number {
    const before = Math.max(0, Math.floor((ply - 1) / BEFORE) * BEFORE)
    const span = this.#span(before)
    return span ? Math.min(ply, span[1]) : before
  }

  /** The position after the one at a ply. */
  after(ply: number): Neighbour {
    const span = this.#span(ply)
    const next = this.frames[this.#index(ply) + 1]
    if (!span) return null
    if (next && next.ply <= span[1]) return { frame: next }
    return span[1] < this.last ? { ask: span[1] } : null
  }

  /** The position before the one at a ply. */
  before(ply: number): Neighbour {
    const span = this.#span(ply)
    const index = this.#index(ply)
    if (!span) return null
    const previous = this.frames[index - 1]
    if (previous && previous.ply >= span[0]) return { frame: previous }
    return span[0] > 0 ? { ask: this.askFor(span[0] - 1) } : null
  }

  /** The stretches of which nothing is known: from a ply, which is known, to another one. */
  get gaps(): Span[] {
    const ends = [...this.spans.map((span) => span[0]), this.last]
    const begins = [0, ...this.spans.map((span) => span[1])]
    return begins.map((from, i) => [from, ends[i]!] as const).filter(([from, to]) => from < to)
  }

  #span(ply: number): Span | undefined {
    return this.spans.find(([from, to]) => from <= ply && ply <= to)
  }

  /** Of the last position up to a ply. */
  #index(ply: number): number {
    let low = 0
    let high = this.frames.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.frames[middle]!.ply <= ply) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}

function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last && span[0] <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], span[1])]
    else found.push(span)
  }
  return found
}
