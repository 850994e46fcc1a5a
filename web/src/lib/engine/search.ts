// The search of a game, in the page: what bots think, over the bytes of what a seat knows.

import type { Engine } from './engine'

const NODES = 1 << 16 // of a search tree, unless said otherwise

/** What a search says of an action: how often it was tried, what each seat may expect after it, and whether for sure. */
export interface Weighed {
  action: number
  visits: number
  expected: number[]
  certain: boolean
}

export class Search {
  readonly #machine: Engine['machine']
  #view: Uint8Array = new Uint8Array()
  #seat = 0

  /** With room for so many positions, a power of two. */
  constructor(
    private readonly engine: Engine,
    private readonly nodes = NODES,
  ) {
    this.#machine = engine.machine
  }

  /** A new search, in which nothing is known yet. */
  begin(view: Uint8Array, seat: number, seed: number): void {
    if (!this.#view.length) {
      this.#machine.size('nodes', this.nodes)
      this.#machine.size('edges', 2 * this.nodes)
      this.#machine.size('slots', 2 * this.nodes)
      const params = this.#machine.numbers('params') as Float64Array
      params.set(this.#machine.description.params)
    }
    this.#view = view.slice()
    this.#seat = seat
    this.#machine.call('begin_at', seed)
    this.#machine.call('forget')
  }

  /** So many simulations more. */
  goOn(simulations: number): void {
    this.#machine.numbers('results').fill(0 as never)
    this.engine.ask('search', this.#view, this.#seat, simulations)
  }

  /** What the search has found so far. */
  found(): Weighed[] {
    for (const region of ['visits', 'totals', 'strategy', 'certain']) this.#machine.bytes(region).fill(0)
    this.engine.ask('read', this.#view, this.#seat)
    const visits = Array.from(this.#machine.numbers('visits'), Number)
    const certain = Array.from(this.#machine.numbers('certain'), Number)
    const totals = this.#machine.numbers('totals') as Float64Array
    const seats = totals.length / visits.length
    return visits
      .map((count, action) => ({
        action,
        visits: count,
        expected: Array.from(totals.subarray(action * seats, (action + 1) * seats), (total) => total / count),
        certain: certain[action] === 1,
      }))
      .filter((each) => each.visits)
      .sort((one, other) => other.visits - one.visits)
  }

  /** How play is expected to go on after an action, as the search sees it: seats and their actions. */
  line(action: number): [number, number][] {
    const length = this.engine.ask('foresee', this.#view, this.#seat, action)
    const line = Array.from(this.#machine.numbers('line'), Number)
    return Array.from({ length }, (_, i) => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0])
  }
}
