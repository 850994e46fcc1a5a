// What a game declares of itself, as its state.ts has it: its kinds of events, prompts and choices, its actions, and what
// things are called.

import type { Position } from './position'

/** Something of a kind, with its numbers by name; a number below 0 is none of them, null is blank to who reads it. */
export type Happened = { kind: string; [number: string]: string | number | null }

/** Kinds that keep the position as it was have numbers from here on. */
export const CUT = 128

/** One number of a kind: of what it is (a seat, a count, a thing that has names), and whether it is a set, as bits. */
export interface NumberOf {
  name: string
  of: string
  secret?: boolean
  several?: boolean
}

export interface Kind {
  name: string
  /** Its number. */
  kind: number
  numbers: NumberOf[]
  /** Of events that follow one another with the same, the first is told, and speaks for the rest. */
  line?: string
}

/** The kinds of events, of prompts or of choices that a game has. */
export class Kinds<H extends Happened = Happened> {
  readonly #byName: Map<string, Kind>
  readonly #byNumber: Map<number, Kind>

  constructor(kinds: Kind[]) {
    this.#byName = new Map(kinds.map((kind) => [kind.name, kind]))
    this.#byNumber = new Map(kinds.map((kind) => [kind.kind, kind]))
  }

  /** A kind by its name, or by its number. */
  of(kind: string | number): Kind {
    const found = typeof kind === 'string' ? this.#byName.get(kind) : this.#byNumber.get(kind)
    if (!found) throw new RangeError(`no kind ${kind}`)
    return found
  }

  /** What the numbers of a kind say. */
  read(kind: number, numbers: readonly (number | null)[]): H {
    const { name, numbers: of } = this.of(kind)
    const said = of.map((one, place) => [one.name, numbers[place] ?? null] as const)
    return { kind: name, ...Object.fromEntries(said) } as H
  }
}

export interface ActionKind {
  name: string
  /** The number of its first action; the last of its fields runs fastest. */
  start: number
  fields: { name: string; of: string; values: number; default?: number }[]
}

/** What things are called, by their numbers, parted by blanks: for each choice of the options that it depends on. */
export interface Naming {
  by: string[]
  called: Record<string, string>
}

export type Value = string | number | boolean

export interface Declared<
  S extends Position = Position,
  E extends Happened = Happened,
  P extends Happened = Happened,
  C extends Happened = Happened,
> {
  game: string
  /** Which state, actions and kinds these are; a server that has others needs the page anew. */
  layout: string
  /** The values of each option; rules see words as their places among them. */
  options: Record<string, readonly Value[]>
  state: new (record: Uint8Array) => S
  events: Kinds<E>
  prompts: Kinds<P>
  choices: Kinds<C>
  /** The rules by which something is refused, by their numbers. */
  rules: Readonly<Record<number, string>>
  actions: ActionKind[]
  /** Of things that have a message of their own, and its attributes: `thing-role-engineer`. */
  messages: readonly string[]
  names: Record<string, Naming>
}

/** A match in which things have names: how many seats it has, and its options. */
export interface Variant {
  seats: number
  options: Readonly<Record<string, Value>>
}

/** What things are called, by their numbers, with these options. */
export function names(
  { names }: Pick<Declared, 'names'>,
  { seats, options }: Variant,
): Map<string, string[]> {
  const given: Readonly<Record<string, Value>> = { seats, ...options }
  return new Map(
    Object.entries(names).map(([thing, { by, called }]) => {
      const key = by.map((option) => python(given[option])).join(' ')
      const all = called[key]
      if (all === undefined) throw new RangeError(`no names of a ${thing} for ${key}`)
      return [thing, all ? all.split(' ') : []]
    }),
  )
}

/** The options as compiled rules see them. */
export function codes(
  declared: Pick<Declared, 'options'>,
  { seats, options }: Variant,
): Record<string, number> {
  const coded = Object.entries(declared.options).map(([name, values]) => {
    const value = options[name] ?? values[0] ?? 0
    return [name, typeof value === 'string' ? values.indexOf(value) : Number(value)]
  })
  return { seats, ...Object.fromEntries(coded) }
}

/** A value as Python writes it: names.called is made there. */
function python(value: Value | undefined): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}
