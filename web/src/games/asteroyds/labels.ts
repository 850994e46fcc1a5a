// What the board says of its cells.

import type { Lang } from '../../lib/board'
import { shortName, type SightOf } from '../shared/names'
import { driftWay } from './ahead'
import { shipsAt, turningTurret, turretAt, type AsteroydsPicture, type Ship, type Turret } from './picture'
import type { Program } from './programs'
import { WORDS } from './words'

export type Sight = SightOf<AsteroydsPicture>

export function boardLabel({ picture, lang }: Sight): string {
  return WORDS[lang].board(picture.turn)
}

/** "A2 (Ben)" */
export function shipName(sight: Sight, { name, seat }: Ship): string {
  const who = shortName(sight, seat)
  return who ? `${name} (${who})` : name
}

/** "red ship A (Ann), yours, heading east, carries the white asteroyd" */
export function shipWords(sight: Sight, ship: Ship): string {
  const words = WORDS[sight.lang]
  return [
    `${words.ship[ship.team]} ${shipName(sight, ship)}`,
    ...(ship.seat === sight.seat ? [words.yours] : []),
    words.heading(words.ways[ship.heading]),
    ...ship.carries.map((team) => words.carries(words.asteroyd[team])),
    ...(ship.off ? [words.off] : []),
    ...pilotWords(sight.lang, ship),
  ].join(', ')
}

export function pilotWords(lang: Lang, { pilot, spent }: Pick<Ship, 'pilot' | 'spent'>): string[] {
  if (pilot === null) return []
  const words = WORDS[lang]
  return [words.pilots[pilot] + (spent ? ` (${words.powerSpent})` : '')]
}

function turretWords({ picture, lang }: Sight, turret: Turret): string {
  const words = WORDS[lang]
  const { team, facing, fires, off } = turret
  const gun = fires === null ? [] : [words.turretFires(words.ways[fires])]
  if (off) return `${words.turret[team]}, ${words.turretOff}`
  const one = turret === turningTurret(picture) ? [] : [words.turretOne(words.ways[facing])]
  return [words.turret[team], ...(gun.length > 0 ? gun : one)].join(', ')
}

/** What is on a cell, each thing by itself. */
export function contents(sight: Sight, cell: string): string[] {
  const { picture, lang } = sight
  const words = WORDS[lang]
  const turret = turretAt(picture, cell)
  const way = driftWay(picture)
  const parts = [
    ...picture.teams.filter(({ platform }) => platform === cell).map(({ name }) => words.platform[name]),
    ...shipsAt(picture, cell).map((ship) => shipWords(sight, ship)),
    ...picture.teams
      .filter(({ asteroyd, carrier }) => asteroyd === cell && carrier === null)
      .map(({ name }) => words.asteroyd[name]),
    ...(turret ? [turretWords(sight, turret)] : []),
    ...(picture.pods.includes(cell) ? [words.pod] : []),
    ...(picture.rocks.some((rock) => rock.cell === cell)
      ? [way ? `${words.rock}, ${words.rockDrifts(words.ways[way])}` : words.rock]
      : []),
    ...picture.teams.filter(({ home }) => home === cell).map(({ name }) => words.home[name]),
    ...picture.teams.filter(({ zone }) => zone.includes(cell)).map(({ name }) => words.zone[name]),
  ]
  return parts.length > 0 ? parts : [words.empty]
}

/** The whole cell: its name, what is there, what can be done. */
export function cellLabel(sight: Sight, cell: string, can: readonly string[]): string {
  const words = WORDS[sight.lang]
  const here = words.cell(cell) + words.colon + contents(sight, cell).join(words.semicolon)
  return can.length === 0 ? here : here + words.semicolon + words.can(can.join(words.or))
}

/** "forward, empty, shoot; round 3: Shield" as far as it is filled, or "no program". */
export function programWords(lang: Lang, { columns, rounds, mode }: Program): string {
  const words = WORDS[lang]
  const filled = columns.slice(0, columns.findLastIndex((token) => token !== 'empty') + 1)
  const tokens = filled.map((token) => words.tokens[token]).join(', ') || words.noProgram
  const ahead = mode === null ? [] : rounds.map((round) => words.inRound(round, words.modes[mode]))
  return [tokens, ...ahead].join(words.semicolon)
}
