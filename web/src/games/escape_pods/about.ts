// What is said beside a place or a thing at which one looks: what can be done there, what it is, what it does; and the rule.

import { capital, shortName } from '../shared/names'
import type { Choice } from '../../lib/messages'
import { letterOf } from '../../lib/art/seats'
import { borderNamed, SECTORS } from './geometry'
import { joined, memberWords, podOf, refugeTag, type Sight } from './labels'
import {
  cardOf,
  hangarPlace,
  memberOn,
  playedOn,
  podNamed,
  podOfSeat,
  podsAt,
  squarePlace,
  type Beacon,
  type PodsPicture,
  type Refuge,
  type Use,
} from './picture'
import { TIPS } from './tips'
import { WORDS } from './words'

export interface About {
  lines: string[]
  rule: string
}

/** The rule behind each action of the panels. */
export const RULES_OF_USES: Record<Use, string> = {
  embark: 'EP-3.1',
  accelerate: 'EP-3.3',
  spy: 'EP-3.4',
  minipod: 'EP-3.5',
  board: 'EP-5.1',
  pilot: 'EP-5.2',
  program: 'EP-5.3',
  refresh: 'EP-2.5',
}

const RULES_OF_CHOICES: Record<string, string> = {
  use: 'EP-2.2',
  end: 'EP-2.1',
  embark: 'EP-3.1',
  disembark: 'EP-3.2',
  spy: 'EP-3.4',
  launch: 'EP-3.5',
  swap: 'EP-5.1',
  delay: 'EP-5.3',
  beacon: 'EP-5.3',
  border: 'EP-5.3',
  push: 'EP-4.3',
  hangar: 'EP-4.4',
  assign: 'EP-8.1',
}

/** The rule by which something can be done. */
export function ruleOf({ phase, using }: Pick<PodsPicture, 'phase' | 'using'>, { kind }: Choice): string {
  if (kind !== 'move') return RULES_OF_CHOICES[kind] ?? 'EP-2.3'
  return phase === 'turn' ? 'EP-5.4' : RULES_OF_USES[using ?? 'accelerate']
}

/** `can`: what can be done there in words, of which not all is said; `first`: the first of it. */
export function about(sight: Sight, place: string, can: readonly string[], first?: Choice): About {
  const words = WORDS[sight.lang]
  const told = can.length > 3 ? [...can.slice(0, 2), words.andMore(can.length - 2)] : can
  const { lines, does, rule } = thing(sight, place)
  return {
    lines: [...told, ...lines, ...(can.length > 0 ? [] : [does])].map((line) => capital(line, sight.lang)),
    rule: first ? ruleOf(sight.picture, first) : rule,
  }
}

interface Thing {
  lines: string[]
  does: string
  rule: string
}

function thing(sight: Sight, place: string): Thing {
  const { picture } = sight
  if (SECTORS.has(place)) return { lines: [joined(sight, place)], ...sectorDoes(sight, place) }
  if (picture.hangars.some(({ name }) => hangarPlace(name) === place)) return hangarThing(sight, place)
  if (borderNamed(place)) return borderThing(sight, place)
  if (podNamed(picture, podOfSeat(place))) return seatThing(sight, place)
  const refuge = picture.refuges.find(({ name }) => place.startsWith(name))
  if (!refuge) return { lines: [place], does: '', rule: 'EP-1.1' }
  if (place.includes('>')) return arrivalThing(sight, refuge, Number(place.slice(place.indexOf('>') + 1)))
  if (place.includes('.')) return squareThing(sight, refuge, place)
  return refugeThing(sight, refuge)
}

function sectorDoes({ picture, lang }: Sight, name: string): { does: string; rule: string } {
  const { sector: words } = TIPS[lang]
  const sector = picture.sectors.find((one) => one.name === name)
  const card = cardOf(picture, name)
  const [pod] = podsAt(picture, name)
  const refuges = picture.refuges.filter(({ touches }) => touches === name).map((one) => one.name)
  if (sector?.debris) return { does: words.debris, rule: 'EP-4.1' }
  if (card.is === 'next' && card.nth === 1)
    return picture.solo ? { does: words.nextSolo, rule: 'EP-9.1' } : { does: words.next, rule: 'EP-6.1' }
  if (picture.barrier && sector && !sector.beyond) return { does: words.behind, rule: 'EP-7.1' }
  if (refuges.length > 0) return { does: words.port(refuges.join(WORDS[lang].or)), rule: 'EP-3.2' }
  if (pod) return { does: pod.size > 2 ? words.trio : words.pod, rule: 'EP-4.2' }
  if (['1', '2', '3'].includes(name)) return { does: words.ship, rule: 'EP-3.1' }
  return { does: words.open, rule: 'EP-1.1' }
}

function hangarThing(sight: Sight, place: string): Thing {
  const tips = TIPS[sight.lang]
  const lines = [joined(sight, place)]
  if (podsAt(sight.picture, place).length === 0) return { lines, does: tips.freeHangar, rule: 'EP-4.4' }
  return { lines, does: tips.hangar(place.replace('hangar-', '')), rule: 'EP-3.1' }
}

function borderThing(sight: Sight, place: string): Thing {
  const tips = TIPS[sight.lang]
  const lines = [joined(sight, place)]
  const beacon = sight.picture.beacons.find(({ at }) => at === place)
  if (!beacon) return { lines, does: tips.freeBorder, rule: 'EP-5.3' }
  return { lines, does: beaconDoes(sight, beacon), rule: 'EP-5.4' }
}

/** Who crosses by a beacon. */
export function beaconDoes(sight: Sight, beacon: Beacon): string {
  const tips = TIPS[sight.lang]
  const played = playedOn(sight.picture, beacon)
  const others = played.filter((seat) => seat !== sight.seat).map((seat) => whoIs(sight, seat))
  const does = [
    ...(played.some((seat) => seat === sight.seat) ? [tips.beaconYours] : []),
    ...(others.length > 0 ? [tips.beaconOthers(others.join(' & '))] : []),
  ]
  return does.join(' ') || tips.beaconNobody
}

/** A name, or where a seat has none its letter. */
function whoIs(sight: Sight, seat: number): string {
  return shortName(sight, seat) || letterOf(seat)
}

/** A seat of a pod, and who sits there. */
function seatThing(sight: Sight, place: string): Thing {
  const tips = TIPS[sight.lang]
  const member = memberOn(sight.picture, place)
  if (!member) return { lines: [tips.freeSeat(podOf(sight, place))], does: tips.seat, rule: 'EP-3.1' }
  const lines = [tips.inPod(memberWords(sight, member), podOf(sight, place))]
  if (member.owner === sight.seat) return { lines, does: tips.mine, rule: 'EP-1.4' }
  return member.role === null
    ? { lines, does: tips.secret, rule: 'EP-1.4' }
    : { lines, does: tips.known, rule: 'EP-3.4' }
}

function arrivalThing(sight: Sight, refuge: Refuge, n: number): Thing {
  const tips = TIPS[sight.lang]
  const arrival = refuge.arrivals[n - 1]
  const space = tips.space(n, refuge.name)
  if (arrival)
    return { lines: [tips.arrived(memberWords(sight, arrival), n)], does: tips.turn, rule: 'EP-8.1' }
  if (refuge.token === n)
    return {
      lines: [`${space}${WORDS[sight.lang].colon}${tips.tokenHere}`],
      does: tips.tokenSpace(sight.picture.row[0]),
      rule: 'EP-6.1',
    }
  return { lines: [space], does: tips.freeSpace, rule: 'EP-6.1' }
}

function squareThing(sight: Sight, refuge: Refuge, place: string): Thing {
  const words = WORDS[sight.lang]
  const tips = TIPS[sight.lang]
  const square = refuge.squares.find((_, i) => squarePlace(refuge.name, i + 1) === place)
  const lines = [joined(sight, place)]
  if (square?.mark && refuge.kind)
    return { lines, does: words.kinds[refuge.kind](words.each[sight.picture.specials]), rule: 'EP-8.2' }
  if (square && square.taken !== null) return { lines, does: tips.turn, rule: 'EP-8.1' }
  if (!square || square.wants === 'any') return { lines, does: tips.squareAny, rule: 'EP-8.1' }
  return { lines, does: tips.squareFor(words.roles[square.wants]), rule: 'EP-8.1' }
}

function refugeThing(sight: Sight, refuge: Refuge): Thing {
  const tips = TIPS[sight.lang]
  const lines = refugeTag(sight, refuge)
  if (!refuge.arrivals.includes(null)) return { lines, does: tips.full, rule: 'EP-6.2' }
  const special = refuge.kind !== null && refuge.kind !== 'plain'
  return { lines, does: tips.scores, rule: special ? 'EP-8.2' : 'EP-8.1' }
}
