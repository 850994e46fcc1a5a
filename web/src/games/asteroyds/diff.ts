// What happened from one picture to the next: in a round of a turn first the beams, then the moves, then the asteroyds.

import { obstacles } from './ahead'
import { next, opposite, turned } from './geometry'
import {
  COLUMNS,
  shipNumbered,
  teamNamed,
  type AsteroydsPicture,
  type Beam,
  type Direction,
  type Ship,
  type TeamName,
} from './picture'
import { anticipated } from './programs'

/** What a ship did in a round. */
export interface Flight {
  ship: number
  /** The cells it was on, from the first to the last; one where it stayed. */
  cells: string[]
  heading: Direction
  end: 'well' | 'hit' | 'crashed'
  /** The direction in which it flew into something, and the cell of that if it was not the border. */
  crash: Direction | null
  rammed: string | null
}

export interface Capture {
  /** The team that scored, and whose asteroyd it was; null where several came together. */
  team: TeamName
  of: TeamName | null
  cell: string
}

export interface Round {
  /** From 1. */
  round: number
  beams: Beam[]
  /** The beams that hit something. */
  hits: Beam[]
  flights: Flight[]
  /** Ships whose shield was up. */
  shielded: number[]
  taken: { team: TeamName; cell: string }[]
  /** Free asteroyds that went home. */
  returned: { team: TeamName; from: string }[]
  captures: Capture[]
}

/** Whether one round of a turn lies between two pictures. */
export function isRound(before: AsteroydsPicture, after: AsteroydsPicture): boolean {
  if (before.phase !== 'resolve') return false
  if (after.turn === before.turn && after.round === before.round + 1) return true
  return before.round === COLUMNS - 1 && after.round === 0
}

/** Whether nothing of a turn was left out between two pictures. */
export function follows(before: AsteroydsPicture, after: AsteroydsPicture): boolean {
  return isRound(before, after) || (before.turn === after.turn && before.round === after.round)
}

export function roundBetween(before: AsteroydsPicture, after: AsteroydsPicture): Round {
  const round = before.round + 1
  const { beams } = after
  const hits = beams.filter((beam) => strikes(before, beam))
  return {
    round,
    beams,
    hits,
    flights: before.ships.map((ship) => flightOf(before, ship, hits)),
    shielded: before.ships
      .filter((ship) => !ship.off && anticipated(ship, ship, round) === 'shield')
      .map(({ ship }) => ship),
    ...gathered(before, after),
  }
}

/** Whether a beam hit something at its end: a ship, a turret, a rock. */
function strikes(before: AsteroydsPicture, beam: Beam): boolean {
  const { from, to, team } = beam
  if (from === to) return false
  if (before.teams.some(({ platform }) => platform === to)) return false
  if (before.ships.some((ship) => harms(before, beam, ship))) return true
  if (before.turrets.some((turret) => turret.cell === to && turret.team !== team)) return true
  return before.destructible && before.rocks.some(({ cell }) => cell === to)
}

/** Whether a beam is an enemy's that ends on a ship's cell, and the ship's shield was not up or did not help. */
function harms(before: AsteroydsPicture, beam: Beam, ship: Ship): boolean {
  if (beam.to !== ship.cell || beam.team === ship.team) return false
  const round = before.round + 1
  if (anticipated(ship, ship, round) !== 'shield') return true
  const shooter = shipNumbered(before, beam.ship)
  return !!shooter && anticipated(shooter, shooter, round) === 'shoot'
}

function flightOf(before: AsteroydsPicture, ship: Ship, hits: readonly Beam[]): Flight {
  const { ship: number, cell, heading } = ship
  const rests: Flight = { ship: number, cells: [cell], heading, end: 'well', crash: null, rammed: null }
  if (ship.off) return rests
  const [turns, steps] = before.moves[ship.program?.[before.round] ?? 'empty'] ?? [0, 0]
  const facing = turned(heading, turns)
  const way = steps < 0 ? opposite(facing) : facing
  const cells = pathOf(before, cell, way, Math.abs(steps))
  const whole = cells.length === Math.abs(steps) + 1
  if (hits.some((beam) => harms(before, beam, ship))) return { ...rests, end: 'hit' }
  const rammed = next(cells.at(-1) ?? cell, way)
  if (!whole) return { ...rests, cells, heading: facing, end: 'crashed', crash: way, rammed }
  return { ...rests, cells, heading: facing }
}

function pathOf(before: AsteroydsPicture, from: string, way: Direction, steps: number): string[] {
  const blocked = obstacles(before)
  const cells = [from]
  for (let i = 0; i < steps; i++) {
    const there = next(cells.at(-1) ?? from, way)
    if (there === null || blocked.has(there)) break
    cells.push(there)
  }
  return cells
}

function gathered(before: AsteroydsPicture, after: AsteroydsPicture) {
  const captures = capturesOf(before, after)
  const changes = after.teams.flatMap((team) => {
    const old = teamNamed(before, team.name)
    return old ? [{ team, old, captured: captures.some(({ of }) => of === team.name || of === null) }] : []
  })
  return {
    captures,
    taken: changes
      .filter(({ team, old }) => team.carrier !== null && team.carrier !== old.carrier)
      .map(({ team }) => ({ team: team.name, cell: team.asteroyd })),
    returned: changes
      .filter(
        ({ team, old, captured }) => old.asteroyd !== team.home && team.asteroyd === team.home && !captured,
      )
      .map(({ team, old }) => ({ team: team.name, from: old.asteroyd })),
  }
}

/** Who brought an asteroyd home, and teams that took one and scored at once. */
function capturesOf(before: AsteroydsPicture, after: AsteroydsPicture): Capture[] {
  const brought = before.ships.flatMap((ship): Capture[] => {
    const now = shipNumbered(after, ship.ship)
    const zone = teamNamed(before, ship.team)?.zone ?? []
    if (!now || !zone.includes(now.cell)) return []
    return ship.carries
      .filter((of) => !now.carries.includes(of))
      .map((of) => ({ team: ship.team, of, cell: now.cell }))
  })
  const sudden = after.teams.flatMap((team): Capture[] => {
    const more = team.score > (teamNamed(before, team.name)?.score ?? team.score)
    const told = brought.some((capture) => capture.team === team.name)
    return more && !told ? [{ team: team.name, of: null, cell: team.platform }] : []
  })
  return [...brought, ...sudden]
}
