// What of a round has weight: ships that are hit or crash, asteroyds that change hands, points. Where, whose, and at which beat.

import type { Sound } from '../../lib/sound'
import { shipNumbered, turretAt, type Direction, type TeamName } from './picture'
import type { Beat, Take } from './takes'

export interface Blow {
  is: 'hit' | 'crash' | 'dropped' | 'taken' | 'returned' | 'point'
  beat: Beat
  cell: string
  /** Whose ship or turret it was; of an asteroyd that goes home its colour, of a gain the team that gains. */
  team: TeamName
  /** A crash happens on the way to the next cell. */
  way: Direction | null
  /** What the team has now, where it is a point. */
  score: number | null
}

export function blowsOf({ before, after, round }: Take): Blow[] {
  const blow = (is: Blow['is'], beat: Beat, cell: string, team: TeamName, more: Partial<Blow> = {}): Blow => {
    return { is, beat, cell, team, way: null, score: null, ...more }
  }
  const lost = round.flights.filter(({ end }) => end !== 'well')
  return [
    ...lost.flatMap(({ ship, cells, end, crash }) => {
      const team = shipNumbered(before, ship)?.team
      const cell = cells.at(-1)
      if (!team || cell === undefined) return []
      return end === 'hit'
        ? [blow('hit', 'beams', cell, team)]
        : [blow('crash', 'moves', cell, team, { way: crash })]
    }),
    ...new Map(
      round.hits.flatMap(({ to, team }) => {
        const turret = turretAt(before, to)
        return turret && !turret.off && turret.team !== team
          ? [[to, blow('hit', 'beams', to, turret.team)] as const]
          : []
      }),
    ).values(),
    ...before.teams.flatMap(({ name, carrier }) => {
      const cell = lost.find(({ ship }) => ship === carrier)?.cells.at(-1)
      return cell === undefined ? [] : [blow('dropped', 'moves', cell, name)]
    }),
    ...round.taken.map(({ team, cell }) => {
      const carrier = after.teams.find(({ name }) => name === team)?.carrier ?? null
      return blow('taken', 'gains', cell, shipNumbered(after, carrier)?.team ?? team)
    }),
    ...round.returned.map(({ team, from }) => blow('returned', 'gains', from, team)),
    ...round.captures.map(({ team, cell }) =>
      blow('point', 'gains', cell, team, {
        score: after.teams.find(({ name }) => name === team)?.score ?? null,
      }),
    ),
  ]
}

/** What is heard of it, the weightiest alone. */
export function soundOf(blows: readonly Blow[]): Sound | null {
  const kinds = new Set(blows.map(({ is }) => is))
  if (kinds.has('point')) return 'capture'
  if (kinds.has('hit') || kinds.has('crash')) return 'hit'
  if (kinds.has('taken')) return 'lay'
  return kinds.size > 0 ? 'gone' : null
}
