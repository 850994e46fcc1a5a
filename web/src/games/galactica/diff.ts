// What changed from one picture to the next, and what the board remembers of it.

import { heading, shortTurn, type Point } from '../shared/geometry'
import { fieldOf, middleOf, frame, needle, spotOf, type Field } from './geometry'
import { HOME, jetOf, type GalacticaPicture } from './picture'

/** How a jet came to where it is. */
export interface Move {
  seat: number
  /** Along a path; from hole to hole; or put there by another. */
  how: 'flown' | 'jumped' | 'put'
  /** From the first to the last. */
  points: Point[]
  /** Whether it has the derelict with it on the way. */
  carries: boolean
}

/**
 * What has weight: a jet was hit by a laser, pushed by a force field, sent away by who beat it, or it evaded; the derelict
 * was captured, taken from its carrier or kept by it; it was brought home.
 */
export interface Deed {
  what: 'hit' | 'forced' | 'beaten' | 'evaded' | 'captured' | 'taken' | 'kept' | 'home'
  seat: number
  /** Where. */
  at: Point
}

export interface Change {
  moves: Move[]
  deeds: Deed[]
  /** The spinner was spun. */
  spun: boolean
}

export function compare(before: GalacticaPicture, after: GalacticaPicture): Change {
  const field = fieldOf(after.size)
  const moves = after.jets.flatMap(({ seat, at }) => {
    const from = jetOf(before, seat)?.at
    return from === undefined || from === at ? [] : [moveOf(field, before, after, seat, from, at)]
  })
  return { moves, deeds: deedsIn(field, before, after, moves), spun: isSpun(before, after) }
}

function deedsIn(field: Field, before: GalacticaPicture, after: GalacticaPicture, moves: Move[]): Deed[] {
  const deeds: Deed[] = []
  const add = (
    what: Deed['what'],
    seat: number,
    at = spotOf(field, after, seat, jetOf(after, seat)?.at ?? HOME),
  ) => deeds.push({ what, seat, at })
  for (const { seat, how, points } of moves)
    if (how === 'put') add(whyPut(before, after, seat), seat, points[0])
  after.evasions.forEach((left, seat) => left < (before.evasions[seat] ?? 0) && add('evaded', seat))
  const { carrier } = after.derelict
  const had = before.derelict.carrier
  if (carrier !== null && had === null) add('captured', carrier)
  else if (carrier !== null && carrier !== had) add('taken', carrier)
  else if (carrier !== null && after.battle?.winner === carrier && before.battle?.winner === null)
    add('kept', carrier)
  if (after.won !== null && before.won === null) add('home', after.won)
  return deeds
}

/** Only a laser sends jets home; who has won a challenge is asked where to send the other. */
function whyPut(before: GalacticaPicture, after: GalacticaPicture, seat: number): Deed['what'] {
  if (jetOf(after, seat)?.at === HOME) return 'hit'
  return before.sending?.loser === seat ? 'beaten' : 'forced'
}

function moveOf(
  field: Field,
  before: GalacticaPicture,
  after: GalacticaPicture,
  seat: number,
  from: string,
  to: string,
): Move {
  const { flight } = after
  const own = flight?.seat === seat && flight.path[0] === from && flight.path.at(-1) === to
  const path = own ? flight.path : [from, to]
  return {
    seat,
    how: !own ? 'put' : flight.jump ? 'jumped' : 'flown',
    points: path.map((at) => spotOf(field, after, seat, at)),
    carries: before.derelict.carrier === seat && after.derelict.carrier === seat,
  }
}

/** Whether the spinner was spun, also where it shows the same again. */
function isSpun(before: GalacticaPicture, after: GalacticaPicture): boolean {
  const { spun } = after
  if (spun.number === null && spun.quarter === null) return false
  if (JSON.stringify(spun) !== JSON.stringify(before.spun)) return true
  switch (spun.why) {
    case 'lots':
      return JSON.stringify(before.lots) !== JSON.stringify(after.lots) && after.lots !== null
    case 'battle':
      return JSON.stringify(before.battle) !== JSON.stringify(after.battle) && after.battle?.winner === null
    case 'aim':
      return after.laser !== null && before.laser?.left !== after.laser.left
    case 'shots':
      return before.laser === null && after.laser !== null
    default:
      return after.phase === 'flying' && before.phase !== 'flying'
  }
}

/** A picture with what the ones before it left behind. */
export interface Story extends Change {
  picture: GalacticaPicture
  /** By seat: how each jet came to where it is, as long as it stays there. */
  last: Record<number, Move>
  /** By seat, in degrees: where noses point. */
  headings: Record<number, number>
  /** Where the spinner's arrow points, in degrees: going on past full turns, so that it is seen to spin. */
  needle: number
  /** Counts the changes, so that the same thing is shown again when it happens again. */
  n: number
}

/** How often an arrow goes round before it comes to rest. */
const ROUNDS = 3

export function begin(picture: GalacticaPicture, shown?: Story): Story {
  const angle = needle(picture.spun.number, picture.spun.quarter)
  return {
    picture,
    moves: [],
    deeds: [],
    spun: false,
    last: {},
    headings: { ...startHeadings(picture), ...shown?.headings },
    needle: shown ? shortTurn(shown.needle, angle) : angle,
    n: shown?.n ?? 0,
  }
}

export function goOn(story: Story, picture: GalacticaPicture): Story {
  const change = compare(story.picture, picture)
  const headings = { ...startHeadings(picture), ...story.headings }
  for (const { seat, how, points } of change.moves) {
    const [last, end] = points.slice(-2)
    if (how === 'flown' && last && end) headings[seat] = shortTurn(headings[seat] ?? 0, heading(last, end))
    if (jetOf(picture, seat)?.at === HOME && how === 'put') headings[seat] = outwards(picture, seat)
  }
  const angle = shortTurn(story.needle, needle(picture.spun.number, picture.spun.quarter))
  return {
    ...change,
    picture,
    last: { ...story.last, ...Object.fromEntries(change.moves.map((move) => [move.seat, move])) },
    headings,
    needle: change.spun ? angle + ROUNDS * 360 : angle,
    n: change.moves.length > 0 || change.deeds.length > 0 || change.spun ? story.n + 1 : story.n,
  }
}

/** A jet that has not flown points from its station to the middle. */
function startHeadings(picture: GalacticaPicture): Record<number, number> {
  return Object.fromEntries(picture.jets.map(({ seat }) => [seat, outwards(picture, seat)]))
}

function outwards(picture: GalacticaPicture, seat: number): number {
  const field = fieldOf(picture.size)
  return heading(spotOf(field, picture, seat, HOME), middleOf(frame(field)))
}
