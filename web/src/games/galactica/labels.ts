// What the board says of its places.

import type { Choice } from '../../lib/messages'
import { capital, nameOf, shortName, type SightOf } from '../shared/names'
import type { Field } from './geometry'
import { CORNERS, HOME, cornerOf, type Corner, type GalacticaPicture, type Why } from './picture'
import { RULES, type Thing } from './rules'
import { WORDS } from './words'

export interface Sight extends SightOf<GalacticaPicture> {
  field: Field
  /** What they are called beside the board, where that is known. */
  names?: readonly string[] | undefined
}

/** Who sits there, as everything beside the board says it; null: who looks. */
export function calledIn(sight: Sight, seat: number): string | null {
  if (seat === sight.seat) return null
  return sight.names?.[seat] || shortName(sight, seat) || nameOf(sight, seat)
}

export function boardLabel({ picture, lang }: Sight): string {
  return WORDS[lang].board(picture.round, picture.rounds)
}

/** The place by which a station is pressed: one's own is "home", another is named by its corner. */
export function stationPlace({ picture, seat }: Pick<Sight, 'picture' | 'seat'>, corner: string): string {
  return seat !== null && corner === cornerOf(picture, seat) && isCorner(corner) ? HOME : corner
}

/** The corner of the station that a place is; null for squares. */
export function stationAt({ picture, seat }: Pick<Sight, 'picture' | 'seat'>, place: string): Corner | null {
  if (place === HOME) return cornerOf(picture, seat)
  return isCorner(place) ? place : null
}

function isCorner(name: string): name is Corner {
  return (CORNERS as readonly string[]).includes(name)
}

/** The seat whose jet is on a place. */
export function jetAt(sight: Pick<Sight, 'picture' | 'seat'>, place: string): number | null {
  const corner = stationAt(sight, place)
  const { jets, stations } = sight.picture
  const owner = stations.find((station) => corner !== null && station.corner === corner)?.seat
  const jet = jets.find(({ seat, at }) => (corner === null ? at === place : at === HOME && seat === owner))
  return jet?.seat ?? null
}

/** What is on a square or a station: "black hole, jet of B (Captain), with the derelict". */
export function contents(sight: Sight, place: string): string {
  const { picture, seat, lang } = sight
  const words = WORDS[lang]
  const jet = jetAt(sight, place)
  const { at, carrier } = picture.derelict
  const parts: string[] = []
  const corner = stationAt(sight, place)
  if (corner !== null) parts.push(stationWords(sight, corner))
  if (picture.holes.includes(place)) parts.push(words.hole)
  if (picture.planets.includes(place)) parts.push(words.planet)
  if (at === place && carrier === null) parts.push(words.derelict)
  if (corner === null && isOnLine(sight, place)) parts.push(words.line)
  if (jet !== null) parts.push(jet === seat ? words.yourJet : words.jet(nameOf(sight, jet)))
  if (jet !== null && jet === carrier) parts.push(words.carries)
  return parts.join(', ') || words.empty
}

function stationWords(sight: Sight, corner: Corner): string {
  const words = WORDS[sight.lang]
  const owner = sight.picture.stations.find((station) => station.corner === corner)?.seat ?? null
  if (owner === null) return words.closed
  return owner === sight.seat ? words.yourStation : words.station(nameOf(sight, owner))
}

function isOnLine({ field }: Sight, place: string): boolean {
  const square = field.find(place)
  const middle = (field.size - 1) / 2
  return !!square && (square.x === middle || square.y === middle)
}

/** What a place is called: a square by its name, a station by what it is. */
function heading(sight: Sight, place: string): string {
  const here = contents(sight, place)
  return stationAt(sight, place) === null ? place + WORDS[sight.lang].colon + here : here
}

/** Why a flight may end at a place; null where none may. */
function whyAt({ picture }: Sight, place: string): Why | null {
  return picture.ends.find(({ to }) => to === place)?.why ?? null
}

/** What a flight that ends there leads to; nothing for a square like any other. */
export function endWords(sight: Sight, place: string): string {
  const why = whyAt(sight, place)
  return why === null || why === 'full' ? '' : WORDS[sight.lang].ends[why]
}

/** The whole place: its name, what is on it, and what can be done there. */
export function placeLabel(sight: Sight, place: string, can: readonly string[]): string {
  const words = WORDS[sight.lang]
  const here = heading(sight, place)
  if (can.length === 0) return here
  const end = endWords(sight, place)
  return here + words.semicolon + words.can(can.join(words.or)) + (end && ` (${end})`)
}

/** What stands beside a place at which one looks: what can be done, or else what is there and what it does; and its rule. */
export function aboutPlace(
  sight: Sight,
  place: string,
  can: readonly string[],
  kind: string,
): { lines: string[]; rule: string } {
  const { lang } = sight
  if (can.length > 0) {
    const lines = [...can, endWords(sight, place)].filter(Boolean).map((line) => capital(line, lang))
    const why = whyAt(sight, place)
    return {
      lines,
      rule: kind === 'fly' && why !== null ? RULES.ends[why] : (RULES.choices[kind] ?? RULES.ends.full),
    }
  }
  const thing = thingAt(sight, place)
  return {
    lines: [capital(contents(sight, place), lang), WORDS[lang].does[thing]],
    rule: RULES.things[thing],
  }
}

/** The most telling thing on a place. */
export function thingAt(sight: Sight, place: string): Thing {
  const { picture, seat } = sight
  const { at, carrier } = picture.derelict
  const jet = jetAt(sight, place)
  const corner = stationAt(sight, place)
  if (corner !== null) {
    const owner = picture.stations.find((station) => station.corner === corner)?.seat ?? null
    return owner === null ? 'closed' : owner === seat ? 'ownStation' : 'station'
  }
  if (jet !== null && jet === carrier) return jet === seat ? 'ownCarrier' : 'carrier'
  if (jet !== null) return jet === seat ? 'ownJet' : 'jet'
  if (at === place && carrier === null) return 'derelict'
  if (picture.holes.includes(place)) return 'hole'
  if (picture.planets.includes(place)) return 'planet'
  return isOnLine(sight, place) ? 'line' : 'space'
}

/** What a choice is about: the seat and the planet of a force field. */
export function aimOf(choice: Choice, planets: readonly string[]): { whom: string; planet: string } | null {
  const values = Object.values(choice.fields)
  const planet = values.find((value) => planets.includes(value))
  const whom = values.find((value) => /^[A-H]$/.test(value))
  return planet !== undefined && whom !== undefined ? { whom, planet } : null
}
