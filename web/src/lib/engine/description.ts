// What a game's file says of itself, as src/astroport/wasm/describe.py writes it.

import type { Kind } from '../rules/declared'

export type NumberType = 'u1' | 'i1' | 'u2' | 'i2' | 'u4' | 'i4' | 'i8' | 'f4' | 'f8'

/** A field of a record: at which byte it begins, and how many numbers of its type it has. */
export interface Field {
  name: string
  type: NumberType
  at: number
  shape: number[]
}

export interface RecordLayout {
  bytes: number
  fields: Field[]
}

/** The actions of a kind are numbered in a row; the last of its fields runs fastest. */
export interface ActionKind {
  name: string
  start: number
  count: number
  fields: { name: string; values: number; default: number | null }[]
}

/** Where things of one kind lie: `null` of its shape is as long as one likes. It may be the memory of another region. */
export interface Region {
  item: NumberType | RecordLayout
  shape: (number | null)[]
  at: string | null
}

export interface Signature {
  parameters: { name: string; region: boolean }[]
  returns: boolean
}

export interface Description {
  game: string
  rules_version: number
  layout: string
  state: RecordLayout
  options: RecordLayout
  actions: { count: number; kinds: ActionKind[] }
  /** The kinds of events and of choices, in a game whose rules say what happens. */
  events?: Kind[]
  choices?: Kind[]
  params: number[]
  regions: Record<string, Region>
  functions: Record<string, Signature>
}

/** The description at the end of a file. */
export function describe(module: WebAssembly.Module): Description {
  const [section] = WebAssembly.Module.customSections(module, 'astroport')
  if (!section) throw new Error('no rules of a game: the file does not say what it is')
  return JSON.parse(new TextDecoder().decode(section)) as Description
}
