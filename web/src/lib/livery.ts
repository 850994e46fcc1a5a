// What seats wear: the colour of their team where a game gives its teams colours of their own, otherwise each its own.
// Letters and shapes stay the seats'.

import { getContext, setContext } from 'svelte'
import { colourOf } from './art/seats'
import type { Text } from './messages'

/** A team of a game that gives its teams colours. */
export interface Livery {
  /** "red" */
  name: Text
  /** "red team" */
  team: Text
  /** For pieces and badges, which have an outline. */
  colour: string
  /** For lines on the page's ground, in either theme. */
  line: string
  /** Its sign around the origin, 20 across. */
  sign: string
}

export type LiveryOf = (seat: number) => Livery | null

/** The key of the context in which badges and the like find what the seats of their table wear. */
export const LIVERIES = Symbol('liveries')

/** Says what the seats wear in everything within this part of the page. */
export function dress(of: LiveryOf) {
  setContext(LIVERIES, of)
}

/** What the seats of this part of the page wear. */
export function liveries(): LiveryOf {
  return getContext<LiveryOf | undefined>(LIVERIES) ?? (() => null)
}

/** The colour of a seat's badge. */
export function fillOf(livery: LiveryOf, seat: number): string {
  return livery(seat)?.colour ?? colourOf(seat)
}

/** The colour of a seat's lines and bars on the page. */
export function lineOf(livery: LiveryOf, seat: number): string {
  return livery(seat)?.line ?? colourOf(seat)
}
