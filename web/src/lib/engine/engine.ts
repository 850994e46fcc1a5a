// The rules and the search of a game, in the page: the contract of docs/contract.md over the bytes of a state.
//
// A state goes in and another comes out; nothing of a match is kept here.

import { Machine, writeField } from './machine'

export const CHANCE = 16
export const SPECTATOR = 17

const NODES = 1 << 16 // of a search tree, unless said otherwise

/** What a search says of an action: how often it was tried, what each seat may expect after it, and whether for sure. */
export interface Weighed {
  action: number
  visits: number
  expected: number[]
  certain: boolean
}

export class Engine {
  readonly machine: Machine
  readonly #nodes: number
  #view: Uint8Array = new Uint8Array()
  #seat = 0

  private constructor(machine: Machine, nodes: number) {
    this.machine = machine
    this.#nodes = nodes
  }

  /** From the bytes of a game's file; its search will have room for so many positions, a power of two. */
  static async load(file: BufferSource, nodes = NODES): Promise<Engine> {
    return new Engine(await Machine.start(file), nodes)
  }

  /** The beginning of a match: the number of seats, and the options as compiled code sees them. */
  setup(options: Record<string, number>): Uint8Array {
    this.machine.bytes('state').fill(0)
    const record = this.machine.bytes('options')
    for (const field of this.machine.description.options.fields)
      writeField(record, field, options[field.name] ?? 0)
    this.machine.call('setup')
    return this.#state()
  }

  /** Who may act now: the bits of seats, or the bit of CHANCE alone; 0 once it is over. */
  awaited(state: Uint8Array): number {
    return this.#ask('awaited', state)
  }

  /** The legal actions of a seat that is awaited. */
  legal(state: Uint8Array, seat: number): number[] {
    const count = this.#ask('legal', state, seat)
    return Array.from(this.machine.numbers('actions').subarray(0, count), Number)
  }

  /** 0 if an action is legal, else the number of the rule that forbids it. */
  verdict(state: Uint8Array, seat: number, action: number): number {
    return this.#ask('verdict', state, seat, action)
  }

  /** The state after a legal action. */
  apply(state: Uint8Array, seat: number, action: number): Uint8Array {
    this.#ask('apply', state, seat, action)
    return this.#state()
  }

  /** Each seat's result, once it is over. */
  payoff(state: Uint8Array): number[] {
    this.machine.numbers('results').fill(0 as never)
    this.#ask('payoff', state)
    return Array.from(this.machine.numbers('results'), Number)
  }

  /** The state as a seat, or a SPECTATOR, can know it. */
  hide(state: Uint8Array, seat: number): Uint8Array {
    this.#ask('hide', state, seat)
    return this.#state()
  }

  /** A state that a seat could be in, from what it knows. */
  redeal(view: Uint8Array, seat: number, seed: number): Uint8Array {
    this.machine.call('begin_at', seed)
    this.#ask('redeal', view, seat)
    return this.#state()
  }

  /** What a query of the game answers about a state. */
  query(name: string, state: Uint8Array, numbers: number[]): number[] {
    const count = this.#ask(`query_${name}`, state, ...numbers)
    return Array.from(this.machine.numbers('answers').subarray(0, count), Number)
  }

  /** So many simulations of what a seat knows: its actions, the most searched first. */
  search(view: Uint8Array, seat: number, seed: number, simulations: number): Weighed[] {
    this.beginSearch(view, seat, seed)
    this.goOnSearching(simulations)
    return this.found()
  }

  /** A new search, in which nothing is known yet. */
  beginSearch(view: Uint8Array, seat: number, seed: number): void {
    if (!this.#view.length) {
      this.machine.size('nodes', this.#nodes)
      this.machine.size('edges', 2 * this.#nodes)
      this.machine.size('slots', 2 * this.#nodes)
      const params = this.machine.numbers('params') as Float64Array
      params.set(this.machine.description.params)
    }
    this.#view = view.slice()
    this.#seat = seat
    this.machine.call('begin_at', seed)
    this.machine.call('forget')
  }

  /** So many simulations more. */
  goOnSearching(simulations: number): void {
    this.machine.numbers('results').fill(0 as never)
    this.#ask('search', this.#view, this.#seat, simulations)
  }

  /** What the search has found so far. */
  found(): Weighed[] {
    for (const region of ['visits', 'totals', 'strategy', 'certain']) this.machine.bytes(region).fill(0)
    this.#ask('read', this.#view, this.#seat)
    const visits = Array.from(this.machine.numbers('visits'), Number)
    const certain = Array.from(this.machine.numbers('certain'), Number)
    const totals = this.machine.numbers('totals') as Float64Array
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
    const length = this.#ask('foresee', this.#view, this.#seat, action)
    const line = Array.from(this.machine.numbers('line'), Number)
    return Array.from({ length }, (_, i) => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0])
  }

  #ask(name: string, state: Uint8Array, ...numbers: number[]): number {
    this.machine.put('state', state)
    return this.machine.call(name, ...numbers)
  }

  #state(): Uint8Array {
    return this.machine.bytes('state').slice()
  }
}
