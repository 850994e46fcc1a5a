// The rules of a game, in the page: the contract of docs/contract.md over the bytes of a state. A state goes in and another
// comes out; nothing of a match is kept here.

import { Machine, writeField } from './machine'

export const CHANCE = 16
export const SPECTATOR = 17

export class Engine {
  private constructor(readonly machine: Machine) {}

  /** From the bytes of a game's file. */
  static async load(file: BufferSource): Promise<Engine> {
    return new Engine(await Machine.start(file))
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
    return this.ask('awaited', state)
  }

  /** The legal actions of a seat that is awaited. */
  legal(state: Uint8Array, seat: number): number[] {
    const count = this.ask('legal', state, seat)
    return Array.from(this.machine.numbers('actions').subarray(0, count), Number)
  }

  /** 0 if an action is legal, else the number of the rule that forbids it. */
  verdict(state: Uint8Array, seat: number, action: number): number {
    return this.ask('verdict', state, seat, action)
  }

  /** The state after a legal action. */
  apply(state: Uint8Array, seat: number, action: number): Uint8Array {
    this.ask('apply', state, seat, action)
    return this.#state()
  }

  /** Each seat's result, once it is over. */
  payoff(state: Uint8Array): number[] {
    this.machine.numbers('results').fill(0 as never)
    this.ask('payoff', state)
    return Array.from(this.machine.numbers('results'), Number)
  }

  /** The state as a seat, or a SPECTATOR, can know it. */
  hide(state: Uint8Array, seat: number): Uint8Array {
    this.ask('hide', state, seat)
    return this.#state()
  }

  /** A state that a seat could be in, from what it knows. */
  redeal(view: Uint8Array, seat: number, seed: number): Uint8Array {
    this.machine.call('begin_at', seed)
    this.ask('redeal', view, seat)
    return this.#state()
  }

  /** What a query of the game answers about a state. */
  query(name: string, state: Uint8Array, numbers: number[]): number[] {
    const count = this.ask(`query_${name}`, state, ...numbers)
    return Array.from(this.machine.numbers('answers').subarray(0, count), Number)
  }

  /** Calls a function about a state. */
  ask(name: string, state: Uint8Array, ...numbers: number[]): number {
    this.machine.put('state', state)
    return this.machine.call(name, ...numbers)
  }

  #state(): Uint8Array {
    return this.machine.bytes('state').slice()
  }
}
