// All words of the board, in both languages.

import type { Lang } from '../../lib/board'
import { say } from '../../lib/lang.svelte'
import type { Choice } from '../../lib/messages'
import { letterOf } from '../../lib/art/seats'
import { capital, type SightOf } from '../shared/names'
import { JOINTS } from '../shared/words'
import { hasFleets, on, type Cell, type Piece, type SputnikPicture } from './picture'

/** What can be on a cell, the most telling first. */
type Thing = 'rocket' | 'otherRocket' | 'base' | 'guarded' | 'pile' | 'galaxy' | 'empty'

/** The rule that says what a thing does, and the rule behind each kind of choice. */
const RULES: Record<Thing, string> = {
  rocket: 'SP-2.2',
  otherRocket: 'SP-2.4',
  base: 'SP-2.6',
  guarded: 'SP-2.7',
  pile: 'SP-1.3',
  galaxy: 'SP-2.5',
  empty: 'SP-2.3',
}
const RULES_OF_CHOICES: Record<string, string> = { fly: 'SP-2.2', rescue: 'SP-3.1', take: 'SP-2.5' }

const en = {
  board: (galaxies: number) =>
    `Board of Sputnik, ${galaxies} ${galaxies === 1 ? 'galaxy' : 'galaxies'} left. Arrow keys go from cell to cell, N and P to where you can act.`,
  ...JOINTS.en,
  galaxies: (count: number) => (count === 1 ? 'galaxy' : `pile of ${count} galaxies`),
  base: (whose: string) => `base of ${whose}`,
  yourBase: (number: string) => `your base${number}`,
  rocket: (whose: string) => `rocket of ${whose}`,
  yourRocket: (number: string) => `your rocket${number}`,
  toMove: 'to move',
  empty: 'empty space',
  protected: 'protected',
  can: (choices: string) => `you can ${choices}`,
  does: {
    rocket: 'It flies one cell in each of your turns.',
    otherRocket: 'No other rocket can land here, and nothing can be removed from under it.',
    base: 'Any rocket may land on it. A base is never removed.',
    guarded: 'It cannot be removed yet: the rocket beside it has not left its base.',
    pile: 'It lasts for as many removals as it has galaxies.',
    galaxy: 'A rocket may land here, until somebody removes it.',
    empty: 'Nothing can land here; only a base can be called to it.',
  },
}

const fr: typeof en = {
  board: (galaxies) =>
    `Plateau de Sputnik, il reste ${galaxies} ${galaxies < 2 ? 'galaxie' : 'galaxies'}. Les flèches vont de case en case, N et P là où vous pouvez agir.`,
  ...JOINTS.fr,
  galaxies: (count) => (count === 1 ? 'galaxie' : `pile de ${count} galaxies`),
  base: (whose) => `base de ${whose}`,
  yourBase: (number) => `votre base${number}`,
  rocket: (whose) => `fusée de ${whose}`,
  yourRocket: (number) => `votre fusée${number}`,
  toMove: 'à son tour',
  empty: 'espace vide',
  protected: 'protégée',
  can: (choices) => `vous pouvez ${choices}`,
  does: {
    rocket: 'Elle vole d’une case à chacun de vos tours.',
    otherRocket: 'Aucune autre fusée ne peut s’y poser, et rien ne s’éteint sous elle.',
    base: 'Toute fusée peut s’y poser. Une base ne s’éteint jamais.',
    guarded: 'Elle ne peut pas encore s’éteindre : la fusée voisine n’a pas quitté sa base.',
    pile: 'Elle tient autant de fois qu’elle compte de galaxies.',
    galaxy: 'Une fusée peut s’y poser, tant que personne ne l’éteint.',
    empty: 'Rien ne peut s’y poser ; seule une base peut y être appelée.',
  },
}

const WORDS: Record<Lang, typeof en> = { en, fr }

export type Sight = SightOf<SputnikPicture>

/** The board as a whole. */
export function boardLabel({ picture, lang }: Sight): string {
  return WORDS[lang].board(picture.cells.reduce((sum, cell) => sum + cell.galaxies, 0))
}

/** What is on a cell: "pile of 3 galaxies, rocket of B (Captain)". */
export function contents(sight: Sight, cell: Cell): string {
  const words = WORDS[sight.lang]
  const { picture } = sight
  const base = on(picture.bases, cell.name)
  const rocket = on(picture.rockets, cell.name)
  const parts = [
    ...(cell.galaxies > 0 ? [words.galaxies(cell.galaxies)] : []),
    ...(base ? [ownOr(sight, base, words.yourBase, words.base)] : []),
    ...(rocket ? [ownOr(sight, rocket, words.yourRocket, words.rocket)] : []),
    ...(rocket && picture.turn === rocket.seat && rocket.seat !== sight.seat ? [words.toMove] : []),
    ...(cell.protected && cell.galaxies > 0 && picture.phase === 'taking' ? [words.protected] : []),
  ]
  return parts.join(', ') || words.empty
}

/** The whole cell: its name, what is on it, and what can be done there. */
export function cellLabel(sight: Sight, cell: Cell, choices: Choice[]): string {
  const words = WORDS[sight.lang]
  const here = cell.name + words.colon + contents(sight, cell)
  if (choices.length === 0) return here
  return here + words.semicolon + words.can(choices.map((choice) => say(choice.text)).join(words.or))
}

/** What stands beside a cell at which one looks: what can be done, or else what is there and what it does; and its rule. */
export function aboutCell(sight: Sight, cell: Cell, choices: Choice[]): { lines: string[]; rule: string } {
  const [first] = choices
  if (first) {
    const lines = choices.map((choice) => capital(say(choice.text), sight.lang))
    return { lines, rule: RULES_OF_CHOICES[first.kind] ?? RULES.galaxy }
  }
  const thing = thingOn(sight, cell)
  const lines = [capital(contents(sight, cell), sight.lang), WORDS[sight.lang].does[thing]]
  return { lines, rule: RULES[thing] }
}

function thingOn({ picture, seat }: Sight, cell: Cell): Thing {
  const rocket = on(picture.rockets, cell.name)
  if (rocket) return rocket.seat === seat ? 'rocket' : 'otherRocket'
  if (on(picture.bases, cell.name)) return 'base'
  if (cell.galaxies === 0) return 'empty'
  if (cell.protected) return 'guarded'
  return cell.galaxies > 1 ? 'pile' : 'galaxy'
}

function ownOr(
  sight: Sight,
  piece: Piece,
  own: (number: string) => string,
  others: (whose: string) => string,
): string {
  const number = hasFleets(sight.picture) ? String(piece.number) : ''
  if (piece.seat === sight.seat) return own(number && ` ${number}`)
  const name = sight.seats.find((info) => info.seat === piece.seat)?.name ?? ''
  return others(letterOf(piece.seat) + number + (name && ` (${name})`))
}
