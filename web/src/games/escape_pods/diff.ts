// What changed from one picture to the next, and what the board remembers of it.

import { heading, shortTurn } from '../shared/geometry'
import { podSpot } from './geometry'
import { aboard, SHIP, squarePlace, type PodsPicture, type Role } from './picture'

/** A crew member on the board, to be followed by the eye. */
export interface Piece {
  /** The same in every picture, as long as it can be followed. */
  id: number
  owner: number
  role: Role | null
  seen: number[]
  /** Its seat in a pod, or its arrival space: "r1>2". */
  place: string
  /** The square of its refuge to which it was assigned. */
  square: string | null
}

/** A picture with what the ones before it left behind. */
export interface Story {
  picture: PodsPicture
  pieces: Piece[]
  /** By pod, in degrees from the right: where noses point. */
  headings: Record<string, number>
  /** The sectors that have just exploded, and whose crew was lost there. */
  exploded: string[]
  lost: { at: string; owner: number }[]
  /** Who has just arrived in a refuge, and on which arrival space. */
  landed: { place: string; owner: number }[]
  /** Beacons that have just been placed or moved. */
  placed: string[]
  n: number
}

/** More arrivals or explosions than these are no move but a leap through a match. */
const AT_ONCE = 2

type Found = Omit<Piece, 'id'>

function found({ pods, refuges }: PodsPicture): Found[] {
  const flying = pods.flatMap(({ crew }) =>
    crew.flatMap((member) => (member ? [{ ...member, square: null }] : [])),
  )
  const home = refuges.flatMap(({ name, arrivals }) =>
    arrivals.flatMap((arrival, i) =>
      arrival
        ? [
            {
              owner: arrival.owner,
              role: arrival.role,
              seen: arrival.seen,
              place: `${name}>${i + 1}`,
              square: arrival.square === null ? null : squarePlace(name, arrival.square),
            },
          ]
        : [],
    ),
  )
  return [...flying, ...home]
}

export function begin(picture: PodsPicture, shown?: Story): Story {
  return {
    picture,
    pieces: followed(shown?.pieces ?? [], found(picture)),
    headings: { ...shown?.headings },
    exploded: [],
    lost: [],
    landed: [],
    placed: [],
    n: shown?.n ?? 0,
  }
}

export function goOn(story: Story, picture: PodsPicture): Story {
  const before = story.picture
  const debris = new Set(before.sectors.filter((sector) => sector.debris).map(({ name }) => name))
  const ruined = picture.sectors
    .filter((sector) => sector.debris && !debris.has(sector.name))
    .map(({ name }) => name)
  const exploded = ruined.length > AT_ONCE ? [] : ruined
  const placed = picture.beacons
    .filter(({ name, at }) => at !== null && before.beacons.find((one) => one.name === name)?.at !== at)
    .map(({ name }) => name)
  const lost = before.pods
    .filter(({ at }) => exploded.includes(at))
    .flatMap((pod) => aboard(pod).map(({ owner }) => ({ at: pod.at, owner })))
  const pieces = followed(story.pieces, found(picture))
  const home = new Set(story.pieces.map(({ place }) => place))
  const arrivals = pieces.filter(({ place }) => place.includes('>') && !home.has(place))
  const landed = arrivals.length > AT_ONCE ? [] : arrivals
  const changed = exploded.length + placed.length + landed.length > 0
  return {
    picture,
    pieces,
    headings: turned(story, picture),
    exploded,
    lost,
    landed: landed.map(({ place, owner }) => ({ place, owner })),
    placed,
    n: changed ? story.n + 1 : story.n,
  }
}

/** Who stays is the same; who is new somewhere is one of the same colour who has left another place. */
function followed(before: Piece[], now: Found[]): Piece[] {
  const stays = ({ place, owner }: Found) => before.find((one) => one.place === place && one.owner === owner)
  const left = before.filter(
    ({ place, owner }) => !now.some((one) => one.place === place && one.owner === owner),
  )
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1
  return now.map((piece) => {
    const same = stays(piece)
    if (same) return { ...piece, id: same.id }
    const from = left.findIndex(({ owner }) => owner === piece.owner)
    const [came] = from >= 0 ? left.splice(from, 1) : []
    return { ...piece, id: came?.id ?? next++ }
  })
}

/** A pod's nose points where it last flew; at home it points out again. */
function turned({ picture: before, headings }: Story, picture: PodsPicture): Record<string, number> {
  return Object.fromEntries(
    picture.pods.map((pod) => {
      const last = headings[pod.name] ?? 0
      const old = before.pods.find(({ name }) => name === pod.name)
      const home = (at: string) => at === SHIP || at.startsWith('hangar')
      if (home(pod.at)) return [pod.name, shortTurn(last, 0)]
      if (!old || old.at === pod.at) return [pod.name, last]
      if (home(old.at)) return [pod.name, 0]
      return [pod.name, shortTurn(last, heading(podSpot(old), podSpot(pod)) - 90)]
    }),
  )
}
