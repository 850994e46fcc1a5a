// What can be chosen beside the board while an action is carried out.

import type { Chosen, Lit } from './choosing'
import { memberOn, type Beacon, type Member, type PodsPicture } from './picture'

export interface Picks {
  /** One's own crew first. */
  members: Member[]
  /** Explosion cards that can be put under the deck. */
  cards: string[]
  beacons: Beacon[]
}

export function picksOf(
  picture: PodsPicture,
  seat: number,
  lit: ReadonlyMap<string, Lit>,
  { from, to }: Chosen,
): Picks {
  const places = new Set([...lit.keys(), from ?? '', to ?? ''])
  const members = [...places].flatMap((place) => memberOn(picture, place) ?? [])
  const mine = (member: Member) => Number(member.owner !== seat)
  const programs = picture.phase === 'program'
  return {
    members: members.sort((a, b) => mine(a) - mine(b) || a.place.localeCompare(b.place)),
    cards: programs ? picture.row.filter((card) => lit.has(card)) : [],
    beacons: programs ? picture.beacons.filter(({ name, at }) => lit.has(at ?? name)) : [],
  }
}

export function isAnything({ members, cards, beacons }: Picks): boolean {
  return members.length + cards.length + beacons.length > 0
}
