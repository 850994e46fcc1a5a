// What the board says of itself and of its cells.

import { capital, say } from '../../lib/lang.svelte'
import type { Choice, Text } from '../../lib/messages'
import type { SightOf } from '../shared/names'
import { basesIn, isGuarded, on, rocketsIn, turnIn, type Cell, type Piece } from './pieces'
import type { SputnikState } from './state'

/** What can be on a cell, the most telling first. */
type Thing = 'rocket' | 'other-rocket' | 'base' | 'guarded' | 'pile' | 'galaxy' | 'empty'

/** The rule that says what a thing does, and the rule behind each kind of choice. */
const RULES: Record<Thing, string> = {
  rocket: 'SP-2.2',
  'other-rocket': 'SP-2.4',
  base: 'SP-2.6',
  guarded: 'SP-2.7',
  pile: 'SP-1.3',
  galaxy: 'SP-2.5',
  empty: 'SP-2.3',
}
const RULES_OF_CHOICES: Record<string, string> = { fly: 'SP-2.2', rescue: 'SP-3.1', take: 'SP-2.5' }

export interface Sight extends Pick<SightOf<unknown>, 'seats' | 'seat'> {
  position: SputnikState
  /** By seat, what all that is beside the board calls who sits there. */
  names: readonly string[]
}

/** A sentence of the game. */
export function sputnik(key: string, args: Text['args'] = {}): string {
  return say({ of: 'sputnik', key, args })
}

/** The board as a whole. */
export function boardLabel({ position }: Pick<Sight, 'position'>): string {
  return sputnik('board-label', { galaxies: position.height.reduce((sum, height) => sum + height, 0) })
}

/** What is on a cell: "pile of 3 galaxies, Captain’s rocket". */
export function contents(sight: Sight, cell: Cell): string {
  const { position } = sight
  const galaxies = position.height[cell.number] ?? 0
  const base = on(basesIn(position), cell)
  const rocket = on(rocketsIn(position), cell)
  const moves = rocket && rocket.seat !== spokenTo(sight) && rocket.seat === turnIn(position)
  const parts = [
    ...(galaxies > 0 ? [sputnik('cell-galaxies', { galaxies })] : []),
    ...(base ? [owned(sight, 'cell-base', base)] : []),
    ...(rocket ? [owned(sight, 'cell-rocket', rocket)] : []),
    ...(moves ? [sputnik('cell-to-move')] : []),
    ...(isGuarded(position, cell) ? [sputnik('cell-guarded')] : []),
  ]
  return parts.join(', ') || sputnik('cell-empty')
}

/** The whole cell: its name, what is on it, and what can be done there. */
export function cellLabel(sight: Sight, cell: Cell, choices: Choice[]): string {
  const args = { cell: cell.name, contents: contents(sight, cell) }
  if (choices.length === 0) return sputnik('cell-label', args)
  return sputnik('cell-label.can', { ...args, choices: choices.map(({ text }) => text) })
}

/** What stands beside a cell at which one looks: what can be done, or else what is there and what it does; and its rule. */
export function aboutCell(sight: Sight, cell: Cell, choices: Choice[]): { lines: string[]; rule: string } {
  const [first] = choices
  if (first) {
    const lines = choices.map(({ text }) => capital(say(text)))
    return { lines, rule: RULES_OF_CHOICES[first.kind] ?? RULES.galaxy }
  }
  const thing = thingOn(sight, cell)
  return { lines: [capital(contents(sight, cell)), sputnik(`tip-${thing}`)], rule: RULES[thing] }
}

function thingOn(sight: Sight, cell: Cell): Thing {
  const { position } = sight
  const rocket = on(rocketsIn(position), cell)
  const galaxies = position.height[cell.number] ?? 0
  if (rocket) return rocket.seat === spokenTo(sight) ? 'rocket' : 'other-rocket'
  if (on(basesIn(position), cell)) return 'base'
  if (galaxies === 0) return 'empty'
  if (isGuarded(position, cell)) return 'guarded'
  return galaxies > 1 ? 'pile' : 'galaxy'
}

/** A rocket or a base, whose it is, and in a fleet which. */
function owned(sight: Sight, key: string, { seat, rocket }: Piece): string {
  const fleet = sight.position.each > 1
  return sputnik(key, {
    seat: sight.names[seat] ?? '',
    'seat-is': seat === spokenTo(sight) ? 'you' : 'other',
    rocket: fleet ? rocket + 1 : '',
    'rocket-is': fleet ? 'known' : 'none',
  })
}

/** As which seat one is spoken to: as the only one of one's own, or else as the one from which one looks. */
function spokenTo({ seats, seat }: Sight): number | null {
  const [own, another] = seats.filter(({ yours }) => yours)
  return own && !another ? own.seat : seat
}
