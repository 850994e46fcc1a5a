// What a choice would do, to be drawn before it is made: who or what goes from where to where.

import { heading, type Point } from '../shared/geometry'
import type { Option } from './choosing'
import { crewSpot, seatSpot, type Spot } from './crew'
import type { Story } from './diff'
import {
  BAYS,
  borderNamed,
  HANGARS,
  placeAt,
  podScale,
  podStand,
  sectorAt,
  TOKEN,
  type Border,
  type Layout,
} from './geometry'
import { hangarPlace, memberOn, podNamed, ROLES, SHIP, squarePlace, type Pod, type Role } from './picture'

export interface Ahead {
  arrows: { from: Point; to: Point }[]
  crew: { owner: number; role: Role | null; at: Spot } | null
  pod: { size: number; at: Point; scale: number; turned: number } | null
  beacon: { seats: number[]; at: Border } | null
  /** Where one would look. */
  eye: Point | null
}

const NOTHING: Ahead = { arrows: [], crew: null, pod: null, beacon: null, eye: null }
/** Whoever comes out of the reserve comes from the ship. */
const RESERVE: Point = { x: -150, y: 0 }

/** Null where a choice is about no place of the board. */
export function aheadOf(story: Story, layout: Layout, seat: number, { choice }: Option): Ahead | null {
  const { picture } = story
  const [kind, a = '', b = ''] = choice.action.split(' ')
  switch (kind) {
    case 'move':
      return flight(podNamed(picture, a), sectorAt(b))
    case 'push':
      return flight(podNamed(picture, picture.push?.pod ?? ''), sectorAt(a), true)
    case 'hangar':
      return flight(podNamed(picture, picture.hangar?.pod ?? ''), HANGARS[hangarPlace(a)] ?? RESERVE)
    case 'launch':
      return launch(story, seat, roleOf(a), sectorAt(b))
    case 'embark': {
      const free = podNamed(picture, b)?.crew.indexOf(null) ?? -1
      return free < 0 ? null : passage(story, seat, a, seatSpot(story, `${b}.${free + 1}`))
    }
    case 'disembark': {
      const free = picture.refuges.find(({ name }) => name === b)?.arrivals.indexOf(null) ?? -1
      const at = crewSpot(story, layout, { place: `${b}>${free + 1}`, square: null })
      return free < 0 ? null : passage(story, seat, a, at)
    }
    case 'swap': {
      const there = passage(story, seat, a, seatSpot(story, b))
      return {
        ...there,
        arrows: there.arrows.flatMap(({ from, to }) => [
          { from, to },
          { from: to, to: from },
        ]),
      }
    }
    case 'spy': {
      const pod = podNamed(picture, a)
      const eye = pod ? podStand(pod, false) : placeAt(layout, a)
      return eye ? { ...NOTHING, eye } : null
    }
    case 'border':
      return beaconTo(story, borderNamed(a))
    case 'assign':
      return assignment(story, layout, Number(a))
    default:
      return null
  }
}

function roleOf(name: string): Role | null {
  return ROLES.find((role) => role === name) ?? null
}

function flight(pod: Pod | undefined, to: Point, pushed = false): Ahead | null {
  if (!pod) return null
  const from = podStand(pod, pushed)
  const ghost = {
    size: pod.size,
    at: to,
    scale: podScale({ ...pod, at: '' }),
    turned: heading(from, to) - 90,
  }
  return { ...NOTHING, arrows: [{ from, to }], pod: ghost }
}

function launch({ picture }: Story, owner: number, role: Role | null, to: Point): Ahead {
  const mini = picture.pods.find(({ size, at }) => size === 1 && at === SHIP)
  const from = (mini && BAYS[mini.name]) ?? RESERVE
  return {
    ...NOTHING,
    arrows: [{ from, to }],
    pod: { size: 1, at: to, scale: 1, turned: 0 },
    crew: { owner, role, at: { ...to, size: TOKEN } },
  }
}

/** Somebody of the reserve or of a pod goes somewhere. */
function passage(story: Story, seat: number, who: string, at: Spot): Ahead {
  const member = memberOn(story.picture, who)
  const from = member ? seatSpot(story, who) : RESERVE
  const crew = { owner: member?.owner ?? seat, role: member?.role ?? roleOf(who), at }
  return { ...NOTHING, arrows: [{ from: { x: from.x, y: from.y }, to: { x: at.x, y: at.y } }], crew }
}

function beaconTo({ picture }: Story, to: Border | undefined): Ahead | null {
  const beacon = picture.beacons.find(({ name }) => name === picture.beacon)
  if (!beacon || !to) return null
  const from = beacon.at === null ? undefined : borderNamed(beacon.at)
  return { ...NOTHING, arrows: from ? [{ from, to }] : [], beacon: { seats: beacon.seats, at: to } }
}

function assignment(story: Story, layout: Layout, n: number): Ahead | null {
  const { assign, refuges } = story.picture
  const who = refuges.find(({ name }) => name === assign?.refuge)?.arrivals[(assign?.arrival ?? 0) - 1]
  if (!assign || !who) return null
  const place = `${assign.refuge}>${assign.arrival}`
  const from = crewSpot(story, layout, { place, square: null })
  const at = crewSpot(story, layout, { place, square: squarePlace(assign.refuge, n) })
  return { ...NOTHING, arrows: [{ from, to: at }], crew: { owner: who.owner, role: who.role, at } }
}
