// Where a program leads from the present position, as far as it can be known: others may shoot, and asteroyds are not looked at.

import { next, opposite, turned } from './geometry'
import {
  COLUMNS,
  turretAt,
  type AsteroydsPicture,
  type Direction,
  type Mode,
  type Rock,
  type Ship,
  type TeamName,
  type Token,
} from './picture'
import { anticipated, type Program } from './programs'

export interface Step {
  /** From 1. */
  round: number
  token: Token
  from: string
  /** The cell passed over on the way. */
  via: string | null
  /** Where it is afterwards; where it crashed, the last cell it was on. */
  at: string
  heading: Direction
  /** The direction in which it flew into something. */
  crash: Direction | null
  /** Where its beam ends, if it shoots. */
  beam: string | null
  mode: Mode | null
}

/** What stops ships, beside the border. */
export function obstacles({ pods, turrets, teams, rocks }: AsteroydsPicture): Set<string> {
  return new Set([
    ...pods,
    ...[...turrets, ...rocks].map(({ cell }) => cell),
    ...teams.map(({ platform }) => platform),
  ])
}

/** The steps of a program, up to the crash if there is one. */
export function ahead(picture: AsteroydsPicture, ship: Ship, program: Program): Step[] {
  const then = { ...picture, rocks: drifted(picture) }
  const blocked = obstacles(then)
  const steps: Step[] = []
  let { cell, heading } = ship
  for (let i = 0; i < COLUMNS; i++) {
    const token = program.columns[i] ?? 'empty'
    const [turns, cells] = picture.moves[token] ?? [0, 0]
    const shoots = token === 'shoot'
    const beam = shoots ? beamEnd(then, cell, heading, ship.team) : null
    heading = turned(heading, turns)
    const way = cells < 0 ? opposite(heading) : heading
    const flight = flown(blocked, cell, way, Math.abs(cells))
    const mode = anticipated(ship, program, i + 1)
    steps.push({ round: i + 1, token, from: cell, ...flight, heading, beam, mode })
    if (flight.crash) break
    cell = flight.at
  }
  return steps
}

function flown(blocked: ReadonlySet<string>, from: string, way: Direction, cells: number) {
  let [at, via]: [string, string | null] = [from, null]
  for (let i = 0; i < cells; i++) {
    const there = next(at, way)
    if (there === null || blocked.has(there)) return { at, via: null, crash: way }
    via = i > 0 ? at : null
    at = there
  }
  return { at, via, crash: null }
}

/** The last cell of a beam that no ship stops. */
export function beamEnd(picture: AsteroydsPicture, from: string, way: Direction, team: TeamName): string {
  const walls = new Set([
    ...picture.pods,
    ...picture.rocks.map(({ cell }) => cell),
    ...picture.teams.map(({ platform }) => platform),
  ])
  let end = from
  for (let at = next(from, way); at !== null; at = next(at, way)) {
    end = at
    const turret = turretAt(picture, at)
    if (walls.has(at) || (turret && turret.team !== team)) break
  }
  return end
}

/** The numbers on the sides of a die clockwise, from the 1. */
const CLOCKWISE = [1, 5, 3, 6, 2, 4]

/** Where the die of the rocks points; null before it is rolled. */
export function diePoints({ compass, drift }: AsteroydsPicture): Direction | null {
  return compass === null || drift === null ? null : turned(compass, CLOCKWISE.indexOf(drift))
}

/** Where rocks will still drift in this turn; null where it is not known yet, or once they have gone. */
export function driftWay(picture: AsteroydsPicture): Direction | null {
  return picture.phase === 'program' || picture.phase === 'drift' ? diePoints(picture) : null
}

/** Where the rocks will be when programs are carried out. */
export function drifted(picture: AsteroydsPicture): Rock[] {
  const way = driftWay(picture)
  if (way === null) return picture.rocks
  const rocks = picture.rocks.map((rock) => ({ ...rock }))
  const clear = (cell: string | null): cell is string =>
    cell !== null &&
    !obstacles({ ...picture, rocks }).has(cell) &&
    !picture.ships.some((ship) => ship.cell === cell) &&
    !picture.teams.some(({ asteroyd, home }) => asteroyd === cell || home === cell)
  for (const rock of rocks) {
    const there = next(rock.cell, way)
    const other = rocks.find(({ cell }) => cell === there)
    const beyond = other ? next(other.cell, way) : null
    if (other && clear(beyond)) other.cell = beyond
    if (clear(there)) rock.cell = there
  }
  return rocks
}
