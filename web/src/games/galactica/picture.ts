// The position of Galactica as the server draws it up (view.picture).

export type Corner = 'nw' | 'ne' | 'se' | 'sw'
export type CardKind = 'overdrive' | 'force' | 'laser'
export type Spin = 'lots' | 'move' | 'battle' | 'shots' | 'aim'
/** Why a move may end on a square. */
export type Why = 'full' | 'hole' | 'derelict' | 'battle' | 'home'
export type Phase =
  | 'dealing'
  | 'lots'
  | 'replacing'
  | 'spinning'
  | 'flying'
  | 'jumping'
  | 'battle'
  | 'sending'
  | 'cards'
  | 'shots'
  | 'aiming'
  | 'evading'
  | 'over'

export const CORNERS: readonly Corner[] = ['nw', 'ne', 'se', 'sw']
export const KINDS: readonly CardKind[] = ['overdrive', 'force', 'laser']
/** One's own station, as actions name it. */
export const HOME = 'home'

export interface Jet {
  seat: number
  /** A square, or "home". */
  at: string
}

export interface End {
  to: string
  /** From where the jet is. */
  path: string[]
  why: Why
}

export interface Flight {
  seat: number
  path: string[]
  /** From black hole to black hole. */
  jump?: boolean
}

export interface Battle {
  attacker: number
  defender: number
  attack: number | null
  defence: number | null
  winner: number | null
}

export interface Laser {
  by: number
  shots: number
  left: number
  quarter: Corner | null
}

export interface Threat {
  seat: number
  by: number
  card: 'laser' | 'force'
  planet: string | null
}

export interface GalacticaPicture {
  size: number
  phase: Phase
  turn: number | null
  mover: number | null
  round: number
  rounds: number
  stations: { corner: Corner; seat: number | null }[]
  holes: string[]
  planets: string[]
  jets: Jet[]
  derelict: { at: string; carrier: number | null }
  evasions: number[]
  cards: CardKind[][]
  decks: Record<CardKind, number>[]
  spun: { by: number | null; number: number | null; quarter: Corner | null; why: Spin | null }
  lots: (number | null)[] | null
  battle: Battle | null
  laser: Laser | null
  threat: Threat | null
  sending: { by: number; loser: number; planets: string[] } | null
  free: string[]
  flight: Flight | null
  ends: End[]
  won: number | null
  drawn: boolean
}

export function jetOf({ jets }: Pick<GalacticaPicture, 'jets'>, seat: number | null): Jet | undefined {
  return jets.find((jet) => jet.seat === seat)
}

/** The corner of a seat's station. */
export function cornerOf({ stations }: Pick<GalacticaPicture, 'stations'>, seat: number | null): Corner {
  return stations.find((station) => seat !== null && station.seat === seat)?.corner ?? 'nw'
}

/** How many cards a seat has face down. */
export function deckOf({ decks }: GalacticaPicture, seat: number): number {
  const deck = decks[seat]
  return deck ? KINDS.reduce((sum, kind) => sum + deck[kind], 0) : 0
}

/** Whose jet shines: who is asked, or else who moves; at the end who has won. */
export function shining({ phase, won, threat, mover, turn }: GalacticaPicture): number | null {
  if (phase === 'over') return won
  return threat?.seat ?? mover ?? turn
}
