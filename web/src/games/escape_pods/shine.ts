// The places of the board: what each looks like, where it is, and how it is lit.

import type { Point } from '../shared/geometry'
import { crewSpot } from './crew'
import type { Chosen, Lit } from './choosing'
import type { Story } from './diff'
import { borderNamed, BORDERS, CARD, HANGARS, placeAt, SECTORS, TOKEN, type Layout } from './geometry'
import { podNamed, podOfSeat, SHIP, squarePlace, type PodsPicture } from './picture'

export type Shape = 'sector' | 'hangar' | 'refuge' | 'square' | 'border' | 'seat'

export interface Spot {
  name: string
  at: Point
  shape: Shape
  /** Of a border, in degrees. */
  turned: number
  /** Of a crew member. */
  size: number
}

export interface Shine extends Spot {
  way: Lit['way']
  chosen: boolean
}

/** What a place is and where; null for one that is not on the board (a role in the reserve, a space of a panel). */
export function spotOf(story: Story, layout: Layout, name: string): Spot | null {
  const spot = (shape: Shape, at: Point, more: Partial<Spot> = {}): Spot => ({
    name,
    shape,
    at: { x: at.x, y: at.y },
    turned: 0,
    size: TOKEN,
    ...more,
  })
  if (name.includes('>') || podNamed(story.picture, podOfSeat(name))) {
    const at = crewSpot(story, layout, { place: name, square: null })
    return spot('seat', at, { size: at.size })
  }
  const border = borderNamed(name)
  if (border) return spot('border', border, { turned: border.turned })
  const at = placeAt(layout, name)
  if (!at) return null
  if (SECTORS.has(name)) return spot('sector', at)
  if (HANGARS[name]) return spot('hangar', at)
  return spot(name.includes('.') ? 'square' : 'refuge', at)
}

/** All places that can be pressed, in the order of reading: sectors, hangars and refuges always, others while they matter. */
export function pressable(picture: PodsPicture, lit: ReadonlyMap<string, Lit>): string[] {
  const hangars = picture.hangars.map(({ name }) => `hangar-${name}`)
  const refuges = picture.refuges.map(({ name }) => name)
  const matters = [...lit.keys()]
  const borders = BORDERS.map(({ name }) => name).filter((name) => matters.includes(name))
  const seats = picture.pods.flatMap(({ crew }) => crew.flatMap((member) => member?.place ?? []))
  const squares = picture.refuges.flatMap(({ name, squares }) =>
    squares.map((_, i) => squarePlace(name, i + 1)),
  )
  return [
    ...hangars,
    ...SECTORS.keys(),
    ...refuges,
    ...borders,
    ...[...seats, ...squares].filter((name) => matters.includes(name)),
  ]
}

export function shinesOf(
  story: Story,
  layout: Layout,
  lit: ReadonlyMap<string, Lit>,
  chosen: Chosen,
): Shine[] {
  const on = [chosen.from, chosen.to].filter((name): name is string => name !== null)
  const names = new Set([...lit.keys(), ...on])
  return [...names].flatMap((name) => {
    const spot = spotOf(story, layout, name)
    return spot ? [{ ...spot, way: lit.get(name)?.way ?? 'to', chosen: on.includes(name) }] : []
  })
}

/** So far from the middle of a beacon one still points at it. */
const BEACON = 30

/** What lies under a point within its place: a seat of a pod, a beacon, a square or an arrival space. */
export function thingAt(story: Story, layout: Layout, { x, y }: Point): string | null {
  const { pods, refuges, beacons } = story.picture
  const near = (name: string, far: (spot: Spot) => number) => {
    const spot = spotOf(story, layout, name)
    return spot !== null && Math.hypot(spot.at.x - x, spot.at.y - y) <= far(spot)
  }
  const standing = beacons.flatMap(({ at }) => at ?? [])
  const seats = pods
    .filter(({ at }) => at !== SHIP)
    .flatMap(({ name, crew }) => crew.map((_, i) => `${name}.${i + 1}`))
  const numbers = [1, 2, 3, 4, 5]
  const squares = refuges.flatMap(({ name }) => numbers.map((n) => squarePlace(name, n)))
  const arrivals = refuges.flatMap(({ name }) => numbers.map((n) => `${name}>${n}`))
  return (
    standing.find((name) => near(name, () => BEACON)) ??
    seats.find((name) => near(name, ({ size }) => 16 * size)) ??
    [...squares, ...arrivals].find((name) => near(name, () => (CARD.square / 2) * layout.scale)) ??
    null
  )
}
