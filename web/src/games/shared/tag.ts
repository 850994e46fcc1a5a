// Where the tag beside a cell goes, in pixels of the board's box.

import type { Point } from './geometry'

export interface Size {
  width: number
  height: number
}

const GAP = 5
/** Around a point that is kept free. */
const NEAR: Size = { width: 18, height: 18 }

/**
 * The tag's upper left corner: above the cell, below it or beside it, in the middle or flush, where it hides the
 * fewest of the points to be kept free, and not the cell if that can be; always inside the box.
 */
export function placeTag(tag: Size, box: Size, cell: Point, half: Size, free: Point[]): Point {
  const middle = { x: cell.x - tag.width / 2, y: cell.y - tag.height / 2 }
  const above = cell.y - half.height - GAP - tag.height
  const below = cell.y + half.height + GAP
  const spots = [
    { x: middle.x, y: above },
    { x: middle.x, y: below },
    { x: cell.x + half.width + GAP, y: middle.y },
    { x: cell.x - half.width - GAP - tag.width, y: middle.y },
    // flush with one side of the cell
    ...[cell.x - half.width, cell.x + half.width - tag.width].flatMap((x) => [
      { x, y: above },
      { x, y: below },
    ]),
  ].map((spot) => inside(spot, tag, box))
  const hidden = (spot: Point) => free.filter((point) => touches(spot, tag, point, NEAR)).length
  const offCell = spots.filter((spot) => !touches(spot, tag, cell, half))
  return offCell.sort((a, b) => hidden(a) - hidden(b))[0] ?? inside(middle, tag, box)
}

function inside(spot: Point, tag: Size, box: Size): Point {
  return {
    x: Math.max(0, Math.min(spot.x, box.width - tag.width)),
    y: Math.max(0, Math.min(spot.y, box.height - tag.height)),
  }
}

/** Whether the tag would lie on what is around a point. */
function touches(spot: Point, tag: Size, { x, y }: Point, half: Size): boolean {
  return (
    x + half.width > spot.x &&
    x - half.width < spot.x + tag.width &&
    y + half.height > spot.y &&
    y - half.height < spot.y + tag.height
  )
}
