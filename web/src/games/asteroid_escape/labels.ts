// What the board says of its places.

import type { Lang } from '../../lib/board'
import { say } from '../../lib/lang.svelte'
import type { Choice } from '../../lib/messages'
import { capital, nameOf, type SightOf } from '../shared/names'
import type { Grid } from './geometry'
import { isFatal } from './choosing'
import { isRisky, type Asteroid, type EscapePicture, type Lay, type Mark } from './picture'
import { WORDS } from './words'

export interface Sight extends SightOf<EscapePicture> {
  grid: Grid
}

export function boardLabel({ picture, lang }: Sight): string {
  return WORDS[lang].board(picture.tiles.length, picture.asteroids.length)
}

/** What is on a cell: "wake tile, B (Captain) rests here". */
export function contents(sight: Sight, cell: string): string {
  const { picture, grid, seat, lang } = sight
  const words = WORDS[lang]
  const rock = picture.asteroids.find(({ at }) => at === cell)
  const resting = picture.ships.filter(({ front, point }) => grid.beyond(front, point)?.name === cell)
  const facing = picture.ships.filter(({ front }) => front === cell)
  const parts = [
    ...(rock ? [asteroidLabel(rock, sight)] : []),
    ...(picture.tiles.some(({ at }) => at === cell) ? [words.tile] : []),
    ...(picture.placing?.at === cell && !rock
      ? [words.landing(asteroidName(picture.placing.name, lang))]
      : []),
  ]
  if (parts.length === 0) parts.push(words.empty)
  for (const ship of resting)
    parts.push(ship.seat === seat ? words.youRest : words.rests(nameOf(sight, ship.seat)))
  for (const ship of facing)
    parts.push(ship.seat === seat ? words.infrontOfYou : words.infrontOf(nameOf(sight, ship.seat)))
  return parts.join(', ')
}

function asteroidName(name: string, lang: Lang): string {
  const [colour, value] = name.split('-')
  return WORDS[lang].asteroid(colour === 'red' ? 'red' : 'blue', Number(value))
}

/** "blue asteroid 3 (acts in the order of its number), its die shows 4" */
function asteroidLabel(rock: Asteroid, { picture, lang }: Sight): string {
  const words = WORDS[lang]
  const { acted, dice } = picture
  const die = acted === rock.name && dice.die !== null ? `, ${words.hasActed(dice.die)}` : ''
  return `${words.asteroid(rock.colour, rock.value)} (${words.order})${die}`
}

/** A cell in sentences: what is on it, and what each die makes an asteroid there do. */
function cellLines(sight: Sight, cell: string): string[] {
  const words = WORDS[sight.lang]
  const here = cell + words.colon + contents(sight, cell)
  const rock = sight.picture.asteroids.find(({ at }) => at === cell)
  if (!rock) return [here]
  return [`${here}.`, words.itsDie(rock.does.map((act, i) => `${i + 1} ${words.acts[act]}`).join(', '))]
}

/** The whole cell: its name, what is on it, and what can be done there. */
export function cellLabel(sight: Sight, cell: string, lay: Lay | null): string {
  const words = WORDS[sight.lang]
  const here = cellLines(sight, cell).join(' ')
  if (!lay) return here
  return [here, words.canLay, layWords(lay, sight)].join(words.semicolon)
}

/** What a placement would do, and that it is not allowed or the last. */
function layWords(lay: Lay, { seat, lang }: Sight): string {
  return [warning(lay, seat, lang), lay.words[lang]].filter(Boolean).join(' ')
}

/** "Not allowed (AE-3.2).", "Last flight.", or nothing. */
export function warning(lay: Lay, seat: number | null, lang: Lang): string {
  const words = WORDS[lang]
  if (lay.rule) return `${words.notAllowed(lay.rule)}.`
  return isFatal(lay, seat) ? `${words.lastFlight}.` : ''
}

export function markLabel(sight: Sight, mark: Mark, choices: Choice[]): string {
  const words = WORDS[sight.lang]
  const risk = isRisky(sight.picture, mark) ? `, ${words.beforeAsteroid}` : ''
  const here = words.mark(mark.point, mark.at) + risk
  if (choices.length === 0) return here
  return here + words.semicolon + words.can(choices.map(({ text }) => say(text)).join(words.or))
}

/** What matters most about a cell now, and the rule behind it. */
export function aboutCell(sight: Sight, cell: string): { text: string; rule: string } {
  const { picture, grid, lang } = sight
  const { about } = WORDS[lang]
  const faced = picture.ships.some(({ front }) => front === cell)
  if (picture.asteroids.some(({ at }) => at === cell))
    return faced ? { text: about.blocked, rule: 'AE-2.8' } : { text: '', rule: 'AE-2.3' }
  if (picture.placing?.at === cell) return { text: '', rule: 'AE-1.8' }
  if (picture.ships.some(({ front, point }) => grid.beyond(front, point)?.name === cell))
    return { text: about.rests, rule: 'AE-2.5' }
  if (picture.tiles.some(({ at }) => at === cell)) return { text: about.tile, rule: 'AE-1.3' }
  return faced ? { text: about.front, rule: 'AE-3.1' } : { text: about.empty, rule: 'AE-1.1' }
}

/** The rule behind what the tag says. */
export function tagRule(sight: Sight, place: string): string {
  const mark = sight.picture.marks.find(({ name }) => name === place)
  if (!mark) return aboutCell(sight, place).rule
  return isRisky(sight.picture, mark) ? 'AE-2.8' : 'AE-1.9'
}

/** The lines beside a start mark or a cell under the pointer. */
export function tagLines(sight: Sight, place: string, choices: Choice[]): string[] {
  const { lang, picture } = sight
  const mark = picture.marks.find(({ name }) => name === place)
  const risk = mark && isRisky(picture, mark) ? [WORDS[lang].beforeAsteroid] : []
  if (choices.length > 0)
    return [...choices.map(({ text }) => say(text)), ...risk].map((line) => capital(line, lang))
  if (mark) return [capital(markLabel(sight, mark, []), lang), WORDS[lang].about.mark]
  return [...cellLines(sight, place), aboutCell(sight, place).text].filter(Boolean)
}

/** The total of both dice, and whether it makes the asteroids act (AE-2.2). */
export function totalOf({ dice, acts }: EscapePicture): { total: number; all: boolean } | null {
  if (dice.blue === null || dice.red === null) return null
  return { total: dice.blue + dice.red, all: acts === true }
}
