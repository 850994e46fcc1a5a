// What things beside the arena say of themselves on hover, focus or a long press, and the rule behind each.

import type { Lang } from '../../lib/board'
import { SPACE } from '../shared/words'
import { pilotWords, shipName, type Sight } from './labels'
import { isPower, type Mode, type Ship, type Team, type Token } from './picture'
import { anticipated, type Program } from './programs'
import { WORDS } from './words'

/** As attributes of the thing. */
export interface Tip {
  'data-tip': string
  'data-rule': string
}

const en = {
  scoreWins: (goal: number) => `${goal} points, and more than any other team, win at once.`,
  dieFires: (side: number) =>
    `This team’s turrets fire along their side ${side} in every round of this turn.`,
  dieNot: 'Rolled at the start of a turn: it says along which side this team’s turrets fire.',
  lastTurn: 'After the last turn, most points win.',
  columnRuns: (n: number) => `It runs in round ${n}.`,
  secret: 'Enemies show their programs only when all are ready.',
  power: (what: string) => `Pilot’s power, once in a match: ${what}.`,
  shieldPilot: (what: string) => `Pilot’s power: ${what}.`,
  ofMany: 'One of your ships: each has a program of its own.',
  facing: 'Clockwise from the 1 its sides are 1, 5, 3, 6, 2, 4. Each turn the die says which one fires.',
}

const fr: typeof en = {
  scoreWins: (goal) => `${goal} points, et plus que toute autre équipe, et c’est gagné.`,
  dieFires: (side) => `Les tourelles de l’équipe tirent par leur côté ${side} à chaque round de ce tour.`,
  dieNot: 'Lancé au début du tour, il dit par quel côté tirent les tourelles de l’équipe.',
  lastTurn: 'Après le dernier tour, le plus grand nombre de points l’emporte.',
  columnRuns: (n) => `Elle se joue au round ${n}.`,
  secret: 'Les adversaires ne montrent leurs programmes que lorsque tous sont prêts.',
  power: (what) => `Pouvoir du pilote, une fois par partie${SPACE}: ${what}.`,
  shieldPilot: (what) => `Pouvoir du pilote${SPACE}: ${what}.`,
  ofMany: 'L’un de vos vaisseaux, chacun a son propre programme.',
  facing:
    'Dans le sens horaire depuis le 1, ses côtés sont 1, 5, 3, 6, 2, 4. À chaque tour, le dé dit lequel tire.',
}

const WORDS_MORE: Record<Lang, typeof en> = { en, fr }

function tip(rule: string, ...sentences: string[]): Tip {
  return { 'data-tip': sentences.filter(Boolean).map(sentence).join(' '), 'data-rule': rule }
}

/** With a capital, and a full stop where it has no end yet. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
}

export function scoreTip({ picture, lang }: Sight, { name, score }: Team): Tip {
  const words = WORDS[lang]
  return tip(
    picture.teams.length > 2 ? 'AC-7.2' : 'AC-5.5',
    words.score(words.teams[name], score, picture.goal),
    WORDS_MORE[lang].scoreWins(picture.goal),
  )
}

export function dieTip({ lang }: Sight, { name, die }: Team): Tip {
  const words = WORDS[lang]
  const more = WORDS_MORE[lang]
  if (die === null) return tip('AC-2.1', words.dieNot(words.die[name]), more.dieNot)
  return tip('AC-3.1', words.dieShows(words.die[name], die), more.dieFires(die))
}

export function turnTip({ picture, lang }: Sight): Tip {
  return tip('AC-6.2', WORDS[lang].turnOf(picture.turn, picture.turns), WORDS_MORE[lang].lastTurn)
}

/** How far a ship is, and its pilot. */
export function shipTip(sight: Sight, ship: Ship): Tip {
  const words = WORDS[sight.lang]
  const who = shipName(sight, ship)
  const state = ship.done ? words.isReady(who) : words.isProgramming(who)
  return tip(ship.pilot === null ? 'AC-2.2' : 'AC-7.1', state, ...pilotTold(sight.lang, ship))
}

/** One of several ships of one's own. */
export function tabTip(lang: Lang, ship: Ship): Tip {
  return tip(ship.pilot === null ? 'AC-7.3' : 'AC-7.1', WORDS_MORE[lang].ofMany, ...pilotTold(lang, ship))
}

function pilotTold(lang: Lang, ship: Ship): string[] {
  const more = WORDS_MORE[lang]
  return pilotWords(lang, ship).map(ship.pilot === 'shield' ? more.shieldPilot : more.power)
}

export function tokenTip(lang: Lang, token: Token): Tip {
  const words = WORDS[lang]
  return tip(
    ruleOf(token),
    isPower(token) ? words.does[token] : words.tokens[token] + words.colon + words.does[token],
  )
}

/** A column of one's own program. */
export function columnTip(lang: Lang, n: number, token: Token, more: readonly string[]): Tip {
  const words = WORDS[lang]
  const told = token === 'empty' ? words.tokens.empty : words.does[token]
  return tip(ruleOf(token), [words.column(n, told), ...more].join(', '), WORDS_MORE[lang].columnRuns(n))
}

/** A column of a program that runs, or is known. */
export function roundTip(lang: Lang, ship: Ship, program: Program, n: number): Tip {
  const words = WORDS[lang]
  const token = program.columns[n - 1] ?? 'empty'
  const mode = anticipated(ship, program, n)
  return tip(
    ruleOf(token),
    words.round(n) + words.colon + words.does[token],
    mode ? words.modes[mode] + words.colon + words.modeDoes[mode] : '',
  )
}

/** A program that one may not know yet. */
export function secretTip(lang: Lang): Tip {
  return tip('AC-2.4', WORDS_MORE[lang].secret)
}

export function modeTip(lang: Lang, mode: Mode): Tip {
  const words = WORDS[lang]
  return tip(mode === 'shoot' ? 'AC-3.9' : 'AC-3.8', words.modes[mode] + words.colon + words.modeDoes[mode])
}

export function anticipationTip(lang: Lang, n: number, shieldOnly: boolean): Tip {
  const words = WORDS[lang]
  return tip(shieldOnly ? 'AC-7.1' : 'AC-2.3', words.anticipates(n), words.anticipationFor(shieldOnly))
}

export function faceTip(lang: Lang, way: string): Tip {
  return tip('AC-1.5', WORDS[lang].faceTo(way), WORDS_MORE[lang].facing)
}

function ruleOf(token: Token): string {
  if (token === 'shoot') return 'AC-3.1'
  return isPower(token) ? 'AC-7.1' : 'AC-2.2'
}
