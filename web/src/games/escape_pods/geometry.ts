// Where things are on the drawn board. Sectors are hexagons that stand on a point; the middle of sector 2 is the origin.

import type { Frame, Point } from '../shared/geometry'
import { hangarPlace, SHIP, squarePlace } from './picture'

/** From the middle of a sector to its corners. */
export const RADIUS = 100
/** From the middle of a sector to its sides. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2

const ROWS: { y: number; x: number; names: string[] }[] = [
  { y: -1.5, x: 1, names: ['1', '4', '7', '11'] },
  { y: 0, x: 0, names: ['2', '5', '8', '10', '12'] },
  { y: 1.5, x: 1, names: ['3', '6', '9', '13'] },
]

export const SECTORS: ReadonlyMap<string, Point> = new Map(
  ROWS.flatMap(({ y, x, names }) =>
    names.map((name, i): [string, Point] => [name, { x: (x + 2 * i) * HALF, y: y * RADIUS }]),
  ),
)

/** A place for a beacon: where two sectors meet, and by how many degrees that side is turned from the upright. */
export interface Border extends Point {
  name: string
  sectors: [string, string]
  turned: number
}

export const BORDERS: readonly Border[] = bordersOf()

function bordersOf(): Border[] {
  const numbers = [...SECTORS.keys()].map(Number).sort((a, b) => a - b)
  return numbers.flatMap((a) =>
    numbers
      .filter((b) => b > a)
      .flatMap((b) => {
        const [from, to] = [sectorAt(String(a)), sectorAt(String(b))]
        if (Math.hypot(to.x - from.x, to.y - from.y) > 2 * HALF + 1) return []
        const turned = to.y === from.y ? 0 : (to.y - from.y) * (to.x - from.x) > 0 ? 60 : -60
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
        return [{ name: `${a}-${b}`, sectors: [String(a), String(b)] as [string, string], turned, ...middle }]
      }),
  )
}

export function sectorAt(name: string): Point {
  return SECTORS.get(name) ?? { x: 0, y: 0 }
}

export function borderNamed(name: string): Border | undefined {
  return BORDERS.find((border) => border.name === name)
}

/** Hangars open on the sector of their number; the bays of the one-seat pods are behind them. */
export const HANGARS: Readonly<Record<string, Point>> = {
  [hangarPlace('1')]: { x: -HALF + 4, y: -RADIUS * 1.5 },
  [hangarPlace('2')]: { x: -2 * HALF + 8, y: 0 },
  [hangarPlace('3')]: { x: -HALF + 4, y: RADIUS * 1.5 },
}
export const BAYS: Readonly<Record<string, Point>> = {
  'mini-1': { x: -206, y: -172 },
  'mini-2': { x: -206, y: -112 },
  'mini-3': { x: -206, y: 112 },
}
const SHIP_MIDDLE: Point = { x: -170, y: 0 }

/** Where a pod is drawn. */
export function podSpot({ name, at }: { name: string; at: string }): Point {
  if (at === SHIP) return BAYS[name] ?? SHIP_MIDDLE
  return HANGARS[at] ?? SECTORS.get(at) ?? SHIP_MIDDLE
}

/** The seats of a pod around its middle while its nose points to the right. */
export const POD_SEATS: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: -2, y: 0 }],
  2: [
    { x: -35, y: 0 },
    { x: 37, y: 0 },
  ],
  3: [
    { x: -25, y: -38 },
    { x: -25, y: 38 },
    { x: 41, y: 0 },
  ],
}
/** How large a pod is drawn: smaller where it waits, and where it is being pushed away. */
export function podScale({ size, at }: { size: number; at: string }, pushed = false): number {
  if (at === SHIP) return 0.6
  if (pushed) return 0.62
  const whole = size === 3 ? 0.88 : 1
  return at.startsWith('hangar') ? whole * 0.86 : whole
}

/** A pod that is being pushed away stands at the edge of the sector, so that both are seen. */
const ASIDE: Point = { x: 34, y: 44 }

/** Where a pod stands, if it is in the way of another a little aside. */
export function podStand(pod: { name: string; at: string }, pushed: boolean): Point {
  const { x, y } = podSpot(pod)
  return pushed ? { x: x + ASIDE.x, y: y + ASIDE.y } : { x, y }
}

/** Where ships dock at the refuges: beside the sector that touches each. */
export const PORTS: Readonly<Record<string, Point>> = {
  r1: { x: 7 * HALF + HALF + 28, y: -1.5 * RADIUS - 12 },
  r2: { x: 8 * HALF + 58, y: -RADIUS },
  r3: { x: 8 * HALF + 58, y: RADIUS },
  r4: { x: 7 * HALF + HALF + 28, y: 1.5 * RADIUS + 12 },
}

/** A crew member is drawn so large in a pod: its art is 32 units wide. */
export const TOKEN = 2.3

export function turnedBy({ x, y }: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) }
}

/** The card of a refuge has these measures, before it is scaled: a heading, squares, and arrival spaces below. */
export const CARD = { width: 344, height: 170, heading: 34, square: 62, arrival: 26 }
const STEP = (CARD.width - 8) / 5

export function squareOn(n: number): Point {
  return { x: 4 + STEP * (n - 0.5), y: CARD.heading + 2 + CARD.square / 2 }
}

export function arrivalOn(n: number): Point {
  return { x: 4 + STEP * (n - 0.5), y: CARD.heading + CARD.square + 10 + CARD.arrival + 4 }
}

/** How the board is laid out: the refuges to the right of the field, or below it where it is narrow. */
export interface Layout {
  name: 'wide' | 'tall'
  frame: Frame
  /** The upper left corners of the refuges' cards. */
  cards: Readonly<Record<string, Point>>
  /** How large these are. */
  scale: number
}

const REFUGES = ['r1', 'r2', 'r3', 'r4']
const LEFT = -272
const RIGHT = 8 * HALF + HALF
const GAP = 10
/** Of boxes: in pixels, and as the width of one unit of height. */
const NARROW = 560
const UPRIGHT = 1.2

export const WIDE: Layout = (() => {
  const height = 4 * CARD.height + 3 * GAP
  const x = RIGHT + 26
  return {
    name: 'wide',
    frame: { x: LEFT, y: -height / 2 - 4, width: x + CARD.width + 6 - LEFT, height: height + 8 },
    cards: Object.fromEntries(
      REFUGES.map((name, i) => [name, { x, y: -height / 2 + i * (CARD.height + GAP) }]),
    ),
    scale: 1,
  }
})()

export const TALL: Layout = (() => {
  const width = RIGHT + 8 - LEFT
  const scale = (width - GAP - 6) / 2 / CARD.width
  const top = 2.5 * RADIUS + 14
  return {
    name: 'tall',
    frame: {
      x: LEFT,
      y: -2.5 * RADIUS - 6,
      width,
      height: 5 * RADIUS + 20 + 2 * scale * CARD.height + GAP + 6,
    },
    cards: Object.fromEntries(
      REFUGES.map((name, i) => [
        name,
        {
          x: LEFT + 3 + (i % 2) * (scale * CARD.width + GAP),
          y: top + Math.floor(i / 2) * (scale * CARD.height + GAP),
        },
      ]),
    ),
    scale,
  }
})()

/** Below the field where the box is upright, or so narrow that both are larger that way. */
export function layoutFor(width: number, height: number): Layout {
  const large = ({ frame, scale }: Layout) =>
    Math.min(width / frame.width, height / frame.height) * (1 + scale)
  const narrow = width < NARROW && large(TALL) > large(WIDE)
  return narrow || width < height * UPRIGHT ? TALL : WIDE
}

/** A point of a refuge's card on the board. */
export function onCard({ cards, scale }: Layout, refuge: string, { x, y }: Point): Point {
  const corner = cards[refuge] ?? { x: 0, y: 0 }
  return { x: corner.x + scale * x, y: corner.y + scale * y }
}

/** The middle of any place: a sector, a hangar, a border, a refuge or one of its squares. */
export function placeAt(layout: Layout, place: string): Point | null {
  const there = SECTORS.get(place) ?? HANGARS[place] ?? borderNamed(place)
  if (there) return { x: there.x, y: there.y }
  const [refuge, square] = place.split('.')
  if (refuge === undefined || !layout.cards[refuge]) return null
  if (square === undefined) return onCard(layout, refuge, { x: CARD.width / 2, y: CARD.height / 2 })
  return square && place === squarePlace(refuge, Number(square))
    ? onCard(layout, refuge, squareOn(Number(square)))
    : null
}

/** The lozenge between the middles of two sectors, around the border where they meet: what is nearest to that border. */
export function lozenge({ turned }: Pick<Border, 'turned'>, reach = 1): string {
  const corners: Point[] = [
    { x: 0, y: -RADIUS / 2 },
    { x: HALF, y: 0 },
    { x: 0, y: RADIUS / 2 },
    { x: -HALF, y: 0 },
  ]
  return corners
    .map((corner) => turnedBy({ x: corner.x * reach, y: corner.y * reach }, turned))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}
