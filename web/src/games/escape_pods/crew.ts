// Where crew members are drawn: on the seats of their pods, which turn with them, and in the refuges.

import type { Point } from '../shared/geometry'
import type { Piece, Story } from './diff'
import {
  arrivalOn,
  onCard,
  POD_SEATS,
  podScale,
  podStand,
  squareOn,
  TOKEN,
  turnedBy,
  type Layout,
} from './geometry'
import { podNamed, podOfSeat } from './picture'

export interface Spot extends Point {
  size: number
}

/** How large they are drawn on arrival spaces and on squares. */
const ARRIVED = 1.62
const ASSIGNED = 1.2

export function crewSpot(
  story: Pick<Story, 'picture' | 'headings'>,
  layout: Layout,
  piece: Pick<Piece, 'place' | 'square'>,
): Spot {
  const [refuge = '', arrival] = piece.place.split('>')
  if (arrival === undefined) return seatSpot(story, piece.place)
  if (piece.square === null)
    return { ...onCard(layout, refuge, arrivalOn(Number(arrival))), size: ARRIVED * layout.scale }
  const square = squareOn(Number(piece.square.slice(piece.square.indexOf('.') + 1)))
  return { ...onCard(layout, refuge, { x: square.x - 9, y: square.y + 2 }), size: ASSIGNED * layout.scale }
}

/** A seat of a pod, wherever that is and however it is turned. */
export function seatSpot({ picture, headings }: Pick<Story, 'picture' | 'headings'>, seat: string): Spot {
  const pod = podNamed(picture, podOfSeat(seat))
  if (!pod) return { x: 0, y: 0, size: TOKEN }
  const pushed = picture.push?.pod === pod.name
  const size = podScale(pod, pushed)
  const { x, y } = podStand(pod, pushed)
  const from = POD_SEATS[pod.size]?.[Number(seat.slice(seat.lastIndexOf('.') + 1)) - 1] ?? { x: 0, y: 0 }
  const off = turnedBy({ x: from.x * size, y: from.y * size }, headings[pod.name] ?? 0)
  return { x: x + off.x, y: y + off.y, size: TOKEN * size }
}
