// What the page asks of a game's rules: numbers in, numbers out. They run in a worker, so every answer is awaited.

/** Something of a kind; null: blank to who reads it. */
export interface Noted {
  kind: number
  numbers: (number | null)[]
}

/** Something that happens; `cut` is the record as it was then. */
export interface Note extends Noted {
  cut?: Uint8Array
}

/** What a seat can do in a position, and what it is asked. */
export interface Asked {
  prompt: Noted
  choices: (Noted & { action: number })[]
}

/** What an action would do, as far as its seat can know it. */
export interface Foreseen {
  record: Uint8Array
  notes: Note[]
  /** Whether the record is for sure what the seat will see. */
  sure: boolean
}

/** A position of a match that is played again, as a seat sees it, and what led to it. */
export interface Played {
  ply: number
  seat: number
  record: Uint8Array
  notes: Note[]
  /** Who may act then, as bits. */
  awaited: number
}

export interface Rules {
  /** What a seat is asked in what it sees, and what it can do; a spectator is a seat too. */
  ask(record: Uint8Array, seat: number, acts: boolean): Promise<Asked>
  /** The number of the rule that forbids each of these actions; 0: none does. */
  why(record: Uint8Array, seat: number, actions: number[]): Promise<number[]>
  preview(record: Uint8Array, seat: number, action: number): Promise<Foreseen>
  /** What a query of the game answers about a record. */
  query(record: Uint8Array, name: string, numbers: number[]): Promise<number[]>
  /** All positions of a match, from its options as rules see them and its actions, each with its seat. */
  replay(options: Record<string, number>, actions: [number, number][], seat: number): Promise<Played[]>
}

export const CHANCE = 16
export const SPECTATOR = 17

/** What goes to a worker, and what comes back; what is loaded has an address and a layout. */
export interface Request {
  id: number
  call: keyof Rules | 'load'
  args: unknown[]
}

export type Answer = { id: number; result: unknown } | { id: number; error: string }
