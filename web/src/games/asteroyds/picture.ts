// The position of Asteroyds as the server draws it up (view.picture).

export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const
export type Direction = (typeof DIRECTIONS)[number]

export type Phase = 'place' | 'face' | 'deal' | 'orient' | 'roll' | 'program' | 'drift' | 'resolve' | 'over'

export type TeamName = 'red' | 'white' | 'blue'
export type Mode = 'shoot' | 'shield'
/** The sign of each mode: that of a piercing shot is not the one of the token that shoots. */
export const MODE_SIGNS: Record<Mode, string> = { shoot: 'pierce', shield: 'shield' }
export type PilotName = 'double' | 'turnabout' | 'back' | 'wide' | 'pivot' | 'shield'

/** What everyone may put into a column; a pilot's power is one more. */
export const BASIC = ['forward', 'left', 'right', 'about', 'shoot'] as const
export const POWERS = [
  'double',
  'turnabout',
  'back',
  'wide-left',
  'wide-right',
  'pivot-left',
  'pivot-right',
  'spin-left',
  'spin-right',
] as const
export type Power = (typeof POWERS)[number]
export type Token = 'empty' | (typeof BASIC)[number] | Power

/** The columns of a program, and the rounds of a turn. */
export const COLUMNS = 6

export interface Team {
  name: TeamName
  score: number
  die: number | null
  platform: string
  heading: Direction
  zone: string[]
  home: string
  /** The cell of its asteroyd. */
  asteroyd: string
  /** The ship that carries its asteroyd. */
  carrier: number | null
  seats: number[]
}

export interface Ship {
  ship: number
  seat: number
  name: string
  team: TeamName
  cell: string
  heading: Direction
  off: boolean
  /** The asteroyds aboard. */
  carries: TeamName[]
  /** The cell passed over by a double move in the last round. */
  via: string | null
  pilot: PilotName | null
  spent: boolean
  /** The powers it may still use. */
  powers: Power[]
  /** Its program is settled. */
  done: boolean
  /** As many columns as are settled; null where one may not know. */
  program: Token[] | null
  rounds: number[]
  mode: Mode | null
}

export interface Turret {
  cell: string
  team: TeamName
  /** Where its 1 points. */
  facing: Direction
  off: boolean
  /** The side that fires this turn. */
  fires: Direction | null
}

export interface Rock {
  rock: number
  cell: string
}

export interface Beam {
  from: string
  way: Direction
  /** The last cell reached. */
  to: string
  team: TeamName
  ship: number | null
  turret: number | null
}

export interface AsteroydsPicture {
  phase: Phase
  turn: number
  turns: number
  /** Rounds of this turn that have been played. */
  round: number
  goal: number
  teams: Team[]
  ships: Ship[]
  pods: string[]
  turrets: Turret[]
  rocks: Rock[]
  /** Where the 1 of the rocks' die points. */
  compass: Direction | null
  /** What the die of the rocks shows in this turn. */
  drift: number | null
  destructible: boolean
  /** Of the last round that was played. */
  beams: Beam[]
  placing: { seat: number; team: TeamName; piece: 'pod' | 'turret' } | null
  /** What a token does: so many turns of 60° to the right, then so many cells. */
  moves: Record<string, [number, number]>
  result: { winners: TeamName[] } | null
}

type Pieces = Pick<AsteroydsPicture, 'ships' | 'teams' | 'turrets'>

export function shipNumbered({ ships }: Pick<Pieces, 'ships'>, ship: number | null): Ship | undefined {
  return ships.find((one) => one.ship === ship)
}

export function shipsOf({ ships }: Pick<Pieces, 'ships'>, seat: number | null): Ship[] {
  return ships.filter((ship) => ship.seat === seat)
}

export function shipsAt({ ships }: Pick<Pieces, 'ships'>, cell: string): Ship[] {
  return ships.filter((ship) => ship.cell === cell)
}

export function teamNamed({ teams }: Pick<Pieces, 'teams'>, name: TeamName): Team | undefined {
  return teams.find((team) => team.name === name)
}

/** The team of a seat; none for a spectator. */
export function teamOf({ teams }: Pick<Pieces, 'teams'>, seat: number | null): Team | undefined {
  return teams.find(({ seats }) => seat !== null && seats.includes(seat))
}

export function turretAt({ turrets }: Pick<Pieces, 'turrets'>, cell: string): Turret | undefined {
  return turrets.find((turret) => turret.cell === cell)
}

/** The turret that is placed and still to be turned. */
export function turningTurret({
  phase,
  turrets,
}: Pick<AsteroydsPicture, 'phase' | 'turrets'>): Turret | undefined {
  return phase === 'face' ? turrets.at(-1) : undefined
}

export function isPower(token: Token): token is Power {
  return (POWERS as readonly Token[]).includes(token)
}
