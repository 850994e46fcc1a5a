// A camera over a drawing: what part of it is seen in a box of pixels, and how large.

import type { Frame, Point } from './geometry'
import type { Size } from './tag'

/** The point of the drawing in the middle of the box, and how many pixels a unit is. */
export interface Camera extends Point {
  scale: number
}

export interface Bounds {
  box: Size
  /** The whole drawing. */
  whole: Frame
  /** Pixels of a unit at most. */
  most: number
}

/** The camera that shows a frame as large as it fits. */
export function fit(frame: Frame, box: Size): Camera {
  const scale = Math.min(box.width / frame.width, box.height / frame.height)
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, scale: scale > 0 ? scale : 1 }
}

/** The nearest camera that shows nothing beside the drawing, where that can be. */
export function kept(camera: Camera, { box, whole, most }: Bounds): Camera {
  const least = fit(whole, box).scale
  const scale = Math.max(least, Math.min(camera.scale, Math.max(most, least)))
  return {
    x: inside(camera.x, box.width / scale, whole.x, whole.width),
    y: inside(camera.y, box.height / scale, whole.y, whole.height),
    scale,
  }
}

function inside(middle: number, seen: number, start: number, length: number): number {
  if (seen >= length) return start + length / 2
  return Math.max(start + seen / 2, Math.min(middle, start + length - seen / 2))
}

/** Larger or smaller by a factor; what is at a pixel of the box stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, bounds: Bounds): Camera {
  const { box, whole, most } = bounds
  const least = fit(whole, box).scale
  const scale = Math.max(least, Math.min(camera.scale * factor, Math.max(most, least)))
  const off = { x: at.x - box.width / 2, y: at.y - box.height / 2 }
  const x = camera.x + off.x / camera.scale - off.x / scale
  const y = camera.y + off.y / camera.scale - off.y / scale
  return kept({ x, y, scale }, bounds)
}

/** The drawing moved along by so many pixels. */
export function moved(camera: Camera, by: Point, bounds: Bounds): Camera {
  const { x, y, scale } = camera
  return kept({ x: x - by.x / scale, y: y - by.y / scale, scale }, bounds)
}

/** How far, in pixels, the drawing has to move until a part of the box is inside it. */
export function wayIn(part: Frame, box: Size, room: number): Point {
  const along = (start: number, length: number, whole: number): number => {
    if (start < room) return room - start
    return start + length > whole - room ? whole - room - start - length : 0
  }
  return { x: along(part.x, part.width, box.width), y: along(part.y, part.height, box.height) }
}

/** What is seen. */
export function seenBy({ x, y, scale }: Camera, box: Size): Frame {
  const width = Math.max(1, box.width / scale)
  const height = Math.max(1, box.height / scale)
  return { x: x - width / 2, y: y - height / 2, width, height }
}
