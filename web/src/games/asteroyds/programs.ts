// Programs as they are made up, and as actions: six columns, a round, a mode; for the shield pilot two rounds and no mode.

import { COLUMNS, isPower, shipsOf, type AsteroydsPicture, type Mode, type Ship, type Token } from './picture'

export interface Program {
  columns: Token[]
  rounds: number[]
  mode: Mode | null
}

/** By ship. */
export type Programs = Readonly<Record<number, Program>>

export const BLANK: Program = { columns: Array<Token>(COLUMNS).fill('empty'), rounds: [], mode: null }

export function hasShieldPilot({ pilot }: Pick<Ship, 'pilot'>): boolean {
  return pilot === 'shield'
}

/** The rounds that a ship can have on its anticipation line. */
export function mostRounds(ship: Pick<Ship, 'pilot'>): number {
  return hasShieldPilot(ship) ? 2 : 1
}

/** How many columns of a ship are settled already and stay as they are. */
export function settled({ program, done }: Ship): number {
  return done ? COLUMNS : (program?.length ?? 0)
}

/** What is settled of a ship's program, and the rest blank. */
export function settledProgram({ program, rounds, mode }: Ship): Program {
  const columns = program ?? []
  return { columns: [...columns, ...BLANK.columns.slice(columns.length)], rounds: [...rounds], mode }
}

/** The ships that a seat has still to program, in the order in which they are programmed. */
export function toProgram(picture: AsteroydsPicture, seat: number | null): Ship[] {
  if (picture.phase !== 'program') return []
  return shipsOf(picture, seat).filter(({ done, program }) => !done && program !== null)
}

/**
 * Programs as the actions that settle them, from where these ships are. `asked` is what the first of them may play next:
 * whether a round was left out already is not to be seen in the picture.
 */
export function actionsOf(
  ships: readonly Ship[],
  programs: Programs,
  asked: readonly string[] = [],
): string[] {
  return ships.flatMap((ship, i) =>
    stepsOf(ship, programs[ship.ship] ?? settledProgram(ship), i === 0 ? asked : []),
  )
}

/** Every program takes as many actions: what is left out is said too. */
function stepsOf(ship: Ship, { columns, rounds, mode }: Program, asked: readonly string[]): string[] {
  const left = columns.slice(settled(ship)).map((token) => `column ${token}`)
  const fresh = rounds.filter((round) => !ship.rounds.includes(round))
  const [first = 'none', second = 'none'] = fresh.map(String)
  if (hasShieldPilot(ship)) {
    const one = ship.rounds.length > 0 || (asked.length === 1 && asked[0] === 'round none')
    return [...left, `round ${first}`, ...(one ? [] : [`round ${second}`])]
  }
  const past = ship.rounds.length > 0 || asked.some((action) => action.startsWith('mode '))
  return [...left, ...(past ? [] : [`round ${first}`]), `mode ${mode ?? 'none'}`]
}

/** Actions as the programs that they would settle; what is not said stays blank. */
export function programsFrom(ships: readonly Ship[], actions: readonly string[]): Programs {
  const rest = [...actions]
  const programs: Record<number, Program> = {}
  for (const ship of ships) {
    const program = settledProgram(ship)
    for (let at = settled(ship); at < COLUMNS && rest[0]?.startsWith('column '); at++)
      program.columns[at] = said(rest) as Token
    while (rest[0]?.startsWith('round ')) {
      const round = said(rest)
      if (round !== 'none') program.rounds.push(Number(round))
    }
    if (rest[0]?.startsWith('mode ')) {
      const mode = said(rest)
      program.mode = mode === 'none' ? null : (mode as Mode)
    }
    programs[ship.ship] = program
  }
  return programs
}

function said(rest: string[]): string {
  return rest.shift()?.split(' ')[1] ?? ''
}

/** A token is put into a column. Of a pilot's powers there is only one: where it was before is empty then. */
export function withToken(program: Program, column: number, token: Token): Program {
  const columns = program.columns.map((old, i) => {
    if (i === column) return token
    return isPower(token) && isPower(old) ? 'empty' : old
  })
  return { ...program, columns }
}

/** What is in two columns changes places. */
export function swapped(program: Program, a: number, b: number): Program {
  const columns = [...program.columns]
  const [one, other] = [columns[a] ?? 'empty', columns[b] ?? 'empty']
  columns[a] = other
  columns[b] = one
  return { ...program, columns }
}

/** A round is marked on the anticipation line, or unmarked; of too many the oldest goes. */
export function withRound(program: Program, round: number, most: number): Program {
  if (program.rounds.includes(round))
    return { ...program, rounds: program.rounds.filter((one) => one !== round) }
  return { ...program, rounds: [...program.rounds, round].slice(-most) }
}

export function withMode(program: Program, mode: Mode): Program {
  return { ...program, mode: program.mode === mode ? null : mode }
}

/** The first empty column from one on, or before it; null where all are filled. */
export function nextEmpty({ columns }: Program, from: number, first = 0): number | null {
  const order = [...columns.keys()].filter((i) => i >= first)
  const after = [...order.filter((i) => i >= from), ...order.filter((i) => i < from)]
  return after.find((i) => columns[i] === 'empty') ?? null
}

export function isBlank({ columns, rounds }: Program): boolean {
  return rounds.length === 0 && columns.every((token) => token === 'empty')
}

/** What a ship does in a round by its anticipation line; null where nothing. */
export function anticipated(
  ship: Pick<Ship, 'pilot'>,
  { rounds, mode }: Pick<Program, 'rounds' | 'mode'>,
  round: number,
): Mode | null {
  if (!rounds.includes(round)) return null
  return hasShieldPilot(ship) ? 'shield' : mode
}
