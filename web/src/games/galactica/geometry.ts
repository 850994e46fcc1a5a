// Where things are on the drawn field. A square is 100 units; the upper left corner of the field is the origin.

import type { Frame, Point } from '../shared/geometry'
import { CORNERS, HOME, cornerOf, type Corner, type GalacticaPicture } from './picture'

export const CELL = 100
/** A launch station is so many squares wide and high. */
export const DOCK = 3
/** Around the field: room for the names of columns and rows. */
export const MARGIN = 46

/** A place by its column and row, from 0; a station is where its middle is. */
export interface Place extends Point {
  name: string
}

export interface Field {
  size: number
  length: number
  squares: Place[]
  /** The squares and the stations by name; a station by its corner. */
  find: (name: string) => Place | undefined
  /** What is in a column and row: a square, a station, or nothing. */
  at: (x: number, y: number) => Place | undefined
}

const FIELDS = new Map<number, Field>()

/** The field of a size; it is laid out once. */
export function fieldOf(size: number): Field {
  const field = FIELDS.get(size) ?? laidOut(size)
  FIELDS.set(size, field)
  return field
}

function laidOut(size: number): Field {
  const squares: Place[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (cornerAt(size, x, y) === null) squares.push({ name: nameOf(x, y), x, y })
  const middle = (DOCK - 1) / 2
  const stations = CORNERS.map((corner) => ({
    name: corner as string,
    x: corner.endsWith('w') ? middle : size - 1 - middle,
    y: corner.startsWith('n') ? middle : size - 1 - middle,
  }))
  const named = new Map([...squares, ...stations].map((place) => [place.name, place]))
  return {
    size,
    length: size * CELL,
    squares,
    find: (name) => named.get(name),
    at: (x, y) =>
      x < 0 || y < 0 || x >= size || y >= size ? undefined : named.get(cornerAt(size, x, y) ?? nameOf(x, y)),
  }
}

function nameOf(x: number, y: number): string {
  return String.fromCharCode(97 + x) + (y + 1)
}

function cornerAt(size: number, x: number, y: number): Corner | null {
  const north = y < DOCK ? 'n' : y >= size - DOCK ? 's' : null
  const west = x < DOCK ? 'w' : x >= size - DOCK ? 'e' : null
  return north && west ? `${north}${west}` : null
}

export function frame({ length }: Field): Frame {
  return { x: -MARGIN, y: -MARGIN, width: length + 2 * MARGIN, height: length + 2 * MARGIN }
}

/** The middle of a square or of a station, named by its corner. */
export function centre(field: Field, name: string): Point {
  const place = field.find(name)
  return place ? { x: (place.x + 0.5) * CELL, y: (place.y + 0.5) * CELL } : { x: 0, y: 0 }
}

/** Where a seat's jet is: "home" is its own station. */
export function spotOf(field: Field, picture: GalacticaPicture, seat: number | null, at: string): Point {
  return centre(field, at === HOME ? cornerOf(picture, seat) : at)
}

/** The rectangle of a quarter, up to the middle lines, these included. */
export function quarterFrame({ size }: Field, corner: Corner): Frame {
  const half = Math.floor(size / 2)
  const along = (half + 1) * CELL
  return {
    x: corner.endsWith('w') ? 0 : half * CELL,
    y: corner.startsWith('n') ? 0 : half * CELL,
    width: along,
    height: along,
  }
}

export function middleOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The smallest frame around places, with some room. */
export function frameAround(points: readonly Point[], room: number): Frame {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs) - room
  const y = Math.min(...ys) - room
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}

/** The outline of the field without its corners, as a path. */
export function outline({ length }: Field): string {
  const d = DOCK * CELL
  const l = length
  return `M${d} 0H${l - d}V${d}H${l}V${l - d}H${l - d}V${l}H${d}V${l - d}H0V${d}H${d}Z`
}

/** The degrees by which a spinner's arrow is turned to show a number or a quarter; 0 is up. */
export function needle(number: number | null, quarter: Corner | null): number {
  if (quarter !== null) return { ne: 45, se: 135, sw: 225, nw: 315 }[quarter]
  return number === null ? 0 : (number - 0.5) * 60
}

export interface Ruled extends Point {
  text: string
}

/** Where the names of columns and rows are written: beside the field, or where that is out of sight, just inside the view. */
export function rulers({ size, length }: Field, view: Frame, fine: number): Ruled[] {
  const [wide, high] = [fine * 0.65, fine * 0.5]
  const xs = edges(length, view.x, view.width, wide)
  const ys = edges(length, view.y, view.height, high)
  return [...Array(size).keys()].flatMap((i) => {
    const along = (i + 0.5) * CELL
    const inColumns = along > (xs[0] ?? 0) + wide && along < view.x + view.width - wide
    const inRows = along > (ys[0] ?? 0) + high && along < view.y + view.height - high
    return [
      ...(inColumns ? ys.map((y) => ({ text: String.fromCharCode(97 + i), x: along, y })) : []),
      ...(inRows ? xs.map((x) => ({ text: String(i + 1), x, y: along })) : []),
    ]
  })
}

/** Before the field, and behind it if its end is in sight; a name needs so much room on both sides of its middle. */
function edges(length: number, from: number, seen: number, room: number): number[] {
  const first = Math.max(-MARGIN / 2, from + room)
  return from + seen < length ? [first] : [first, Math.min(length + MARGIN / 2, from + seen - room)]
}
