// The position of Escape Pods as the server draws it up (view.picture).

export type Role = 'commander' | 'scientist' | 'engineer'
export type Use = 'embark' | 'accelerate' | 'spy' | 'minipod' | 'board' | 'pilot' | 'program' | 'refresh'
export type Kind = 'plain' | 'green' | 'red' | 'orange' | 'cyan'
/** Whom the colours of refuges concern: everybody there, or those with a square. */
export type Specials = 'all' | 'assigned'
export type Mark = 'green' | 'red' | 'orange'
export type Grade = 'master' | 'conqueror' | 'survivor'
export type Phase =
  | 'refuges'
  | 'cards'
  | 'lots'
  | 'turn'
  | 'embark'
  | 'move'
  | 'spy'
  | 'minipod'
  | 'board'
  | 'program'
  | 'border'
  | 'push'
  | 'hangar'
  | 'assign'
  | 'over'

export const ROLES: readonly Role[] = ['commander', 'scientist', 'engineer']
/** The actions of the two control panels. */
export const BASIC: readonly Use[] = ['embark', 'accelerate', 'spy', 'minipod']
export const ADVANCED: readonly Use[] = ['board', 'pilot', 'program', 'refresh']
/** Where a pod is that waits in the ship. */
export const SHIP = 'ship'

export interface Sector {
  name: string
  debris: boolean
  /** Sectors 11 to 13 can be reached from there. */
  beyond: boolean
}

export interface Member {
  /** Its seat in a pod. */
  place: string
  owner: number
  /** Null where one does not know it. */
  role: Role | null
  /** The seats that have spied it. */
  seen: number[]
}

export interface Pod {
  name: string
  size: number
  /** A sector, "hangar-1", or "ship". */
  at: string
  crew: (Member | null)[]
}

export interface Hangar {
  name: string
  size: number
  pod: string | null
}

export interface Square {
  wants: Role | 'any'
  points: number
  mark: Mark | null
  /** Which arrival was assigned to it, from 1. */
  taken: number | null
}

export interface Arrival {
  owner: number
  role: Role | null
  seen: number[]
  /** The square it was assigned to, from 1. */
  square: number | null
}

export interface Refuge {
  name: string
  card: string | null
  kind: Kind | null
  touches: string
  /** The arrival space of the explosion token. */
  token: number | null
  scored: boolean
  squares: Square[]
  arrivals: (Arrival | null)[]
  /** Of every seat, once it is scored completely. */
  points: number[] | null
}

export interface Beacon {
  name: string
  seats: number[]
  /** Null: in the reserve. */
  at: string | null
}

/** Those of its colours that somebody plays; the others mean nothing in this match. */
export function playedOn(
  { players }: Pick<PodsPicture, 'players'>,
  { seats }: Pick<Beacon, 'seats'>,
): number[] {
  return seats.filter((seat) => seat < players.length)
}

export type OnPanel = Role | 'hidden' | null

export interface Player {
  seat: number
  reserve: number
  roles: Record<Role, number> | null
  panel: Record<Use, OnPanel[]>
  home: number
  flying: number
}

export interface Score {
  seat: number
  points: number
  crew: number
  assigned: number
  refuges: number
}

export interface PodsPicture {
  phase: Phase
  turn: number | null
  first: number | null
  actions: number
  using: Use | null
  solo: boolean
  specials: Specials
  barrier: boolean
  final: boolean
  quiet: number
  quietMost: number
  sectors: Sector[]
  pods: Pod[]
  hangars: Hangar[]
  refuges: Refuge[]
  /** Explosion cards face up, the farther from the deck first; unseen; under the deck, the next first; gone. */
  row: string[]
  unseen: string[]
  under: string[]
  gone: string[]
  beacons: Beacon[]
  players: Player[]
  push: { pod: string; at: string; to: string[] } | null
  hangar: { pod: string; to: string[] } | null
  beacon: string | null
  assign: { seat: number; refuge: string; arrival: number; squares: number[] } | null
  result: { scores: Score[]; winners: number[]; grade: Grade | null } | null
}

/** The place of a hangar, as pods name it. */
export function hangarPlace(name: string): string {
  return `hangar-${name}`
}

/** The place of a square of a refuge; it counts from 1. */
export function squarePlace(refuge: string, square: number): string {
  return `${refuge}.${square}`
}

/** The pod of a seat: "duo-1" of "duo-1.2". */
export function podOfSeat(seat: string): string {
  return seat.slice(0, seat.lastIndexOf('.'))
}

export function podNamed({ pods }: Pick<PodsPicture, 'pods'>, name: string): Pod | undefined {
  return pods.find((pod) => pod.name === name)
}

/** The pods at a place. There are two only while one is being pushed away. */
export function podsAt({ pods }: Pick<PodsPicture, 'pods'>, place: string): Pod[] {
  return pods.filter((pod) => pod.at === place)
}

export function aboard({ crew }: Pod): Member[] {
  return crew.filter((member): member is Member => member !== null)
}

export function landed({ arrivals }: Refuge): Arrival[] {
  return arrivals.filter((arrival): arrival is Arrival => arrival !== null)
}

export function memberOn({ pods }: Pick<PodsPicture, 'pods'>, seat: string): Member | undefined {
  return pods.flatMap(aboard).find(({ place }) => place === seat)
}

/** What becomes of a sector's explosion card: in which order it acts if it is face up. */
export type CardState = { is: 'next' | 'under'; nth: number } | { is: 'unseen' | 'gone' | 'none' }

export function cardOf({ row, under, unseen, gone }: PodsPicture, sector: string): CardState {
  if (row.includes(sector)) return { is: 'next', nth: row.indexOf(sector) + 1 }
  if (under.includes(sector)) return { is: 'under', nth: under.indexOf(sector) + 1 }
  if (unseen.includes(sector)) return { is: 'unseen' }
  return { is: gone.includes(sector) ? 'gone' : 'none' }
}
