// What seats wear in the arena: red, white or blue, as their ships do.

import { teamArt, type TeamColour } from './art/teams'
import type { Livery } from '../../lib/livery'
import type { Text } from '../../lib/messages'

const TEAMS: readonly { of: TeamColour; name: Text; team: Text }[] = [
  { of: 'red', name: { en: 'red', fr: 'rouge' }, team: { en: 'red team', fr: 'équipe rouge' } },
  { of: 'white', name: { en: 'white', fr: 'blanc' }, team: { en: 'white team', fr: 'équipe blanche' } },
  { of: 'blue', name: { en: 'blue', fr: 'bleu' }, team: { en: 'blue team', fr: 'équipe bleue' } },
]

/** Teams sit in turns, red first; of five the three are white. */
export function arenaLivery(seat: number, seats: number, options: Record<string, unknown>): Livery | null {
  const count = options['teams'] === 3 ? 3 : 2
  const team = TEAMS[(seat + (seats === 5 ? 1 : 0)) % count]
  if (!team) return null
  const { colour, line, sign } = teamArt(team.of)
  return { name: team.name, team: team.team, colour, line, sign }
}
