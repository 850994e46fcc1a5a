// The film of a turn: each round in beats, each with its picture.

import { isRound, roundBetween, type Round } from './diff'
import {
  shipNumbered,
  teamNamed,
  type AsteroydsPicture,
  type Rock,
  type Ship,
  type Team,
  type Turret,
} from './picture'

export type Beat = 'beams' | 'moves' | 'gains'

/** A round as it was filmed. */
export interface Take {
  before: AsteroydsPicture
  after: AsteroydsPicture
  round: Round
}

export interface Moment {
  take: Take
  beat: Beat
  picture: AsteroydsPicture
  /** In milliseconds. */
  lasts: number
}

export const BEAMS = 420
export const MOVES = 460
export const GAINS = 620
/** What has weight is looked at longer: a hit or a crash, and a point. */
export const BLOW = 820
export const POINT = 1250

/** How long the film of a round runs. */
export function roundTime(before: AsteroydsPicture, after: AsteroydsPicture): number {
  if (!isRound(before, after)) return 0
  return momentsOf(takeOf(before, after)).reduce((sum, { lasts }) => sum + lasts, 0)
}

/** How long the last round is seen, and what came of it. */
export function endTime(before: AsteroydsPicture, after: AsteroydsPicture): number {
  return roundTime(before, after) + GAINS
}

export function takeOf(before: AsteroydsPicture, after: AsteroydsPicture): Take {
  return { before, after, round: roundBetween(before, after) }
}

/** The beats of a round: what did not happen takes no time. */
export function momentsOf(take: Take): Moment[] {
  const { before, after, round } = take
  const gains = round.taken.length + round.returned.length + round.captures.length > 0
  const fell = (how: 'hit' | 'crashed') => round.flights.some(({ end }) => end === how)
  const [beams, moves] = [fell('hit') ? BLOW : BEAMS, fell('crashed') ? BLOW : MOVES]
  return [
    ...(round.beams.length > 0 ? [{ take, beat: 'beams' as const, picture: before, lasts: beams }] : []),
    { take, beat: 'moves', picture: midway(take), lasts: moves },
    ...(gains
      ? [{ take, beat: 'gains' as const, picture: after, lasts: round.captures.length > 0 ? POINT : GAINS }]
      : []),
  ]
}

/** After the moves, before the asteroyds. */
export function midway({ before, after, round }: Take): AsteroydsPicture {
  return {
    ...before,
    ships: before.ships.map((ship) => flown(before, after, ship, round)),
    teams: before.teams.map((team) => carriedOn(team, round)),
    turrets: before.turrets.map((turret) => shotAt(turret, round)),
    rocks: before.rocks.filter((rock) => !isGone(before, rock, round)),
    beams: after.beams,
  }
}

function flown(before: AsteroydsPicture, after: AsteroydsPicture, ship: Ship, { flights }: Round): Ship {
  const flight = flights.find((one) => one.ship === ship.ship)
  const now = shipNumbered(after, ship.ship) ?? ship
  const spent = now.spent
  if (!flight || flight.end === 'well')
    return {
      ...ship,
      cell: flight?.cells.at(-1) ?? ship.cell,
      heading: flight?.heading ?? ship.heading,
      spent,
    }
  const team = teamNamed(before, ship.team)
  const [cell, heading] = [team?.platform ?? ship.cell, team?.heading ?? ship.heading]
  return { ...ship, cell, heading, off: true, carries: [], spent }
}

/** An asteroyd goes with its carrier; where that one is lost, it stays on the last cell. */
function carriedOn(team: Team, { flights }: Round): Team {
  const flight = flights.find(({ ship }) => ship === team.carrier)
  if (!flight) return team
  const asteroyd = flight.cells.at(-1) ?? team.asteroyd
  return { ...team, asteroyd, carrier: flight.end === 'well' ? team.carrier : null }
}

function shotAt(turret: Turret, { hits, flights }: Round): Turret {
  const hit = hits.some(({ to, team }) => to === turret.cell && team !== turret.team)
  const rammed = flights.some(({ rammed: cell }) => cell === turret.cell)
  return hit || rammed ? { ...turret, off: true } : turret
}

function isGone(before: AsteroydsPicture, { cell }: Rock, { hits }: Round): boolean {
  return before.destructible && hits.some(({ to }) => to === cell)
}
