// What the board says of its places.

import { letterOf } from '../../lib/art/seats'
import type { Lang } from '../../lib/board'
import { capital, nameOf, type SightOf } from '../shared/names'
import { borderNamed, SECTORS } from './geometry'
import {
  aboard,
  cardOf,
  landed,
  memberOn,
  playedOn,
  podNamed,
  podOfSeat,
  podsAt,
  SHIP,
  squarePlace,
  type Arrival,
  type Beacon,
  type Member,
  type Player,
  type Pod,
  type PodsPicture,
  type Refuge,
  type Square,
  type Use,
} from './picture'
import { TIPS } from './tips'
import { plain, WORDS } from './words'

export type Sight = SightOf<PodsPicture>

export function boardLabel({ picture, lang }: Sight): string {
  const minis = picture.pods.filter(({ at }) => at === SHIP).length
  const board = WORDS[lang].board(picture.sectors.filter(({ debris }) => debris).length)
  return minis > 0 ? `${board} ${capital(TIPS[lang].minis(minis), lang)}.` : board
}

/** "your commander", "face-down member of B (Ben), spied by C" */
export function memberWords(sight: Sight, { owner, role, seen }: Member | Arrival): string {
  const words = WORDS[sight.lang]
  const called = role === null ? words.hiddenMember : words.roles[role]
  const who = owner === sight.seat ? words.yourMember(called) : words.member(nameOf(sight, owner), called)
  const others = seen.filter((seat) => seat !== sight.seat && seat !== owner).map(letterOf)
  const spied = [
    ...(sight.seat !== null && sight.seat !== owner && seen.includes(sight.seat) ? [words.spiedByYou] : []),
    ...(others.length > 0 ? [words.spiedBy(others.join(', '))] : []),
  ]
  return spied.length > 0 ? `${who} (${spied.join(', ')})` : who
}

export function podWords(sight: Sight, pod: Pod): string {
  const words = WORDS[sight.lang]
  const crew = aboard(pod).map((member) => memberWords(sight, member))
  const name = words.pod(pod.size)
  return crew.length > 0 ? words.inPod(name, crew.join(', ')) : words.emptyPod(name)
}

/** The pod of a seat, and where it is: "duo, sector 5". */
export function podOf({ picture, lang }: Sight, seat: string): string {
  const words = WORDS[lang]
  const pod = podNamed(picture, podOfSeat(seat))
  if (!pod) return ''
  const where = SECTORS.has(pod.at) ? words.sector(pod.at) : words.hangar(pod.at.replace('hangar-', ''))
  return `${words.pod(pod.size)}, ${where}`
}

/** "beacon AB"; in a match of two, "beacon A" for one with a colour that nobody plays. */
export function beaconWords({ picture, lang }: Pick<Sight, 'picture' | 'lang'>, beacon: Beacon): string {
  return WORDS[lang].beacon(playedOn(picture, beacon).map(letterOf).join(''))
}

/** What is in a sector: pods, debris, and what its explosion card does. */
function sectorWords(sight: Sight, name: string): string {
  const { picture, lang } = sight
  const words = WORDS[lang]
  const sector = picture.sectors.find((one) => one.name === name)
  if (sector?.debris) return words.debris
  const pods = podsAt(picture, name).map((pod) => podWords(sight, pod))
  const card = cardOf(picture, name)
  const cut = picture.barrier && sector && !sector.beyond ? [words.behind] : []
  const told =
    card.is === 'next'
      ? words.card.next(card.nth, picture.row.length)
      : card.is === 'under'
        ? words.card.under(card.nth)
        : words.card[card.is]
  return [pods.join(', ') || words.emptySector, ...cut, told].join(words.semicolon)
}

export function cardName({ lang }: Pick<Sight, 'lang'>, card: string | null): string {
  return card === null ? WORDS[lang].noCard : (WORDS[lang].cards[card] ?? card)
}

export function wantsWords(lang: Lang, wants: Square['wants']): string {
  return wants === 'any' ? WORDS[lang].anyRole : WORDS[lang].roles[wants]
}

function squareWords({ lang }: Pick<Sight, 'lang'>, square: Square, n: number): string {
  const words = WORDS[lang]
  const mark = square.mark ? [words.marks[square.mark]] : []
  const taken = square.taken === null ? [] : [words.squareTaken(square.taken)]
  return [words.square(n, wantsWords(lang, square.wants), square.points), ...mark, ...taken].join(', ')
}

function refugeHeading(sight: Sight, refuge: Refuge): string {
  return WORDS[sight.lang].refuge(refuge.name, cardName(sight, refuge.card))
}

/** Everything about a refuge, in parts. */
function refugeParts(sight: Sight, refuge: Refuge): string[] {
  const words = WORDS[sight.lang]
  const crew = landed(refuge).map((arrival) => memberWords(sight, arrival))
  return [
    words.refugeBy(refuge.touches),
    ...(refuge.kind && refuge.kind !== 'plain'
      ? [words.kinds[refuge.kind](words.each[sight.picture.specials])]
      : []),
    ...refuge.squares.map((square, i) => squareWords(sight, square, i + 1)),
    crew.length > 0 ? words.arrivals(crew.join(', ')) : words.noArrivals,
    refuge.token === null ? words.noToken : words.token(refuge.token),
    ...(refuge.points ?? []).map((points, seat) => words.points(nameOf(sight, seat), points)),
  ]
}

/** A place in parts: what it is, then what is there. */
function partsOf(sight: Sight, place: string): [string, string[]] {
  const { picture, lang } = sight
  const words = WORDS[lang]
  if (SECTORS.has(place)) return [words.sector(place), [sectorWords(sight, place)]]
  const hangar = picture.hangars.find(({ name }) => place === `hangar-${name}`)
  if (hangar) {
    const pods = podsAt(picture, place).map((pod) => podWords(sight, pod))
    return [words.hangar(hangar.name), [pods.join(', ') || words.freeHangar]]
  }
  const border = borderNamed(place)
  if (border) {
    const beacon = picture.beacons.find(({ at }) => at === place)
    return [words.border(...border.sectors), [beacon ? beaconWords(sight, beacon) : words.freeBorder]]
  }
  const member = memberOn(picture, place)
  if (member) {
    const pod = picture.pods.find((one) => aboard(one).includes(member))
    return [memberWords(sight, member), pod ? [words.pod(pod.size)] : []]
  }
  for (const refuge of picture.refuges) {
    if (refuge.name === place) return [refugeHeading(sight, refuge), refugeParts(sight, refuge)]
    const square = refuge.squares.findIndex((_, i) => squarePlace(refuge.name, i + 1) === place)
    const found = refuge.squares[square]
    if (found) return [refugeHeading(sight, refuge), [squareWords(sight, found, square + 1)]]
  }
  return [place, []]
}

/** The whole place: what it is, what is there, and what can be done. */
export function placeLabel(sight: Sight, place: string, can: readonly string[]): string {
  const words = WORDS[sight.lang]
  const [name, parts] = partsOf(sight, place)
  const here = parts.length > 0 ? name + words.colon + parts.join(words.semicolon) : name
  return can.length === 0 ? here : here + words.semicolon + words.can(can.join(words.or))
}

/** What a place is and what is there, in one line. */
export function joined(sight: Sight, place: string): string {
  const [name, parts] = partsOf(sight, place)
  const words = WORDS[sight.lang]
  return parts.length > 0 ? name + words.colon + parts.join(words.semicolon) : name
}

/** What the drawing of a refuge does not say. */
export function refugeTag(sight: Sight, refuge: Refuge): string[] {
  const words = WORDS[sight.lang]
  const crew = landed(refuge).map((arrival) => memberWords(sight, arrival))
  return [
    `${refugeHeading(sight, refuge)}, ${words.refugeBy(refuge.touches)}`,
    ...(refuge.kind && refuge.kind !== 'plain'
      ? [words.kinds[refuge.kind](words.each[sight.picture.specials])]
      : []),
    ...(crew.length > 0 ? [words.arrivals(crew.join(', '))] : []),
  ]
}

/** The spaces of a player's panels that are taken. */
export function takenUses({ panel }: Player): Use[] {
  return (Object.keys(panel) as Use[]).flatMap((use) =>
    panel[use].flatMap((on) => (on === null ? [] : [use])),
  )
}

export function playerLabel(sight: Sight, player: Player): string {
  const words = WORDS[sight.lang]
  const taken = takenUses(player).map((use) => plain(words.uses[use].name))
  const parts = [words.reserve(player.reserve), words.flying(player.flying), words.home(player.home)]
  if (taken.length > 0) parts.push(words.onPanel(taken.join(', ')))
  return nameOf(sight, player.seat) + words.colon + parts.join(', ')
}
