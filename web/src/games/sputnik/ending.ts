// What decided a match of Sputnik: who was the last to be stranded, and where.

import type { Decided, Ending } from '../shared/ending'
import { sputnik } from './labels'
import { fleetOf, type Stranded } from './marks'
import { cellsOf, rocketsIn } from './pieces'
import { OVER, type SputnikEvent, type SputnikState } from './state'

type End = Ending<SputnikState, SputnikEvent>

export function decidedBy(ending: End): Decided | null {
  const { picture: position, happened = [] } = ending
  if (position.phase !== OVER) return null
  const cells = cellsOf(position.layout)
  const names = (numbers: number[]) => numbers.flatMap((number) => cells[number]?.name ?? [])
  const last = lastStranded(happened)
  return {
    text: last.length ? strandedWords(ending, last) : flyingWords(ending),
    places: names(last.flatMap(fleetOf).map(({ at }) => at)),
    winners: names(rocketsIn(position).map(({ at }) => at)),
  }
}

/** Who was stranded by the last decision. */
function lastStranded(happened: readonly SputnikEvent[]): Stranded[] {
  const decided = happened.findLastIndex(({ kind }) => kind !== 'is-stranded' && kind !== 'wins')
  return happened.slice(decided + 1).filter((event) => event.kind === 'is-stranded')
}

function strandedWords(ending: End, stranded: Stranded[]): string {
  const seats = stranded.map(({ seat }) => seat)
  return sputnik('ending-stranded', { ...listed(ending, seats), team: teamOf(ending, seats.at(-1)) })
}

/** Whether with the last of its rockets a whole team is stranded, one's own or another. */
function teamOf({ picture: { out }, teams, you }: End, seat: number | undefined): 'none' | 'your' | 'their' {
  const team = teams[seat ?? -1] ?? null
  const partners = teams.flatMap((one, seat) => (team !== null && one === team ? [seat] : []))
  if (partners.length < 2 || !partners.every((seat) => out[seat])) return 'none'
  return you !== null && partners.includes(you) ? 'your' : 'their'
}

/** Where it is not known who was the last to be stranded. */
function flyingWords(ending: End): string {
  const flying = ending.names.flatMap((_, seat) => (ending.picture.out[seat] ? [] : [seat]))
  return sputnik('ending-flying', listed(ending, flying))
}

/** Names in a row, without one's own, which the sentence says itself. */
function listed({ names, you }: End, seats: number[]) {
  const others = seats.filter((seat) => seat !== you)
  return {
    who: others.map((seat) => names[seat] ?? ''),
    'who-count': others.length,
    you: others.length === seats.length ? 'no' : others.length ? 'too' : 'alone',
  }
}
