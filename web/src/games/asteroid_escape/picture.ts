// The position of Asteroid Escape as the server draws it up (view.picture).

export type Colour = 'blue' | 'red'
export type Act = 'up' | 'right' | 'down' | 'left' | 'turn'
export type End = 'rests' | 'edge' | 'asteroid' | 'loop'

/** A wake tile: its name, and its four pairs of edge points, two digits each. */
export interface Wake {
  tile: string
  pairs: string
}

export interface LaidTile extends Wake {
  at: string
}

export interface Asteroid {
  name: string
  colour: Colour
  value: number
  at: string
  /** Quarter turns clockwise. */
  turn: number
  /** What a die of 1, 2, 3, 4, 5 makes it do as it lies. */
  does: Act[]
}

/** A ship: the cell in front of it, and the edge point at which it would enter that cell. */
export interface Ship {
  seat: number
  front: string
  point: number
}

export interface Mark {
  name: string
  at: string
  point: number
}

export interface Lay {
  tile: string
  turn: number
  action: string
  /** The rule that forbids it. */
  rule: string | null
  ends: { seat: number; end: End; front: string | null }[]
  words: { en: string; fr: string }
}

export interface Salvage {
  seat: number
  victims: number[]
  /** The places already swapped: of one's own hand, from 1. */
  mine: number[]
  /** … and of the victims', as in "B2". */
  theirs: string[]
}

export type Phase =
  | 'dealing'
  | 'placing'
  | 'first'
  | 'starting'
  | 'rolling'
  | 'acting'
  | 'laying'
  | 'salvaging'
  | 'drawing'
  | 'over'

export interface EscapePicture {
  size: number
  /** Of the rows from the top and of the columns from the left; "m" has no die label. */
  labels: string[]
  phase: Phase
  turn: number | null
  tiles: LaidTile[]
  asteroids: Asteroid[]
  supply: number
  dice: { blue: number | null; red: number | null; die: number | null }
  /** Whether the total of both dice makes the asteroids act; null: not rolled. */
  acts: boolean | null
  acted: string | null
  placing: { name: string; at: string | null } | null
  ships: Ship[]
  marks: Mark[]
  out: number[]
  won: number[]
  /** By seat; null is a tile one does not see. */
  hands: (Wake | null)[][]
  pile: number
  marker: number | null
  salvage: Salvage | null
  lays: Lay[]
}

export function shipOf(picture: EscapePicture, seat: number | null): Ship | undefined {
  return picture.ships.find((ship) => ship.seat === seat)
}

/** Whether an asteroid lies on the cell that a start mark faces. */
export function isRisky({ asteroids }: EscapePicture, mark: Mark): boolean {
  return asteroids.some(({ at }) => at === mark.at)
}

/** Whether this match has dice and asteroids at all. */
export function hasAsteroids({ asteroids, supply, dice, placing }: EscapePicture): boolean {
  return asteroids.length + supply > 0 || dice.blue !== null || dice.die !== null || placing !== null
}
