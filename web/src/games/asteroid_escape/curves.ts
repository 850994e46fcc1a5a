// Flying along the curves of the tiles.

import { curveOf, onCurve } from './art/wake'
import { shortTurn } from '../shared/geometry'
import { centre, poseAt, type Grid, type Pose } from './geometry'
import type { Segment } from './trace'

const STEPS_A_CURVE = 8

/** The poses of a ship that flies from where it rests along segments, to be shown one after the other at an even pace. */
export function posesAlong(grid: Grid, segments: readonly Segment[]): Pose[] {
  const [first] = segments
  if (!first) return []
  const poses = [poseAt(grid, { front: first.cell, point: first.from })]
  for (const { cell, from, to } of segments) {
    const middle = centre(grid, cell)
    const curve = curveOf(from, to)
    for (let i = 1; i <= STEPS_A_CURVE; i++) {
      const { x, y, turned } = onCurve(curve, i / STEPS_A_CURVE)
      const before = poses.at(-1)?.turned ?? turned
      poses.push({ x: middle.x + x, y: middle.y + y, turned: shortTurn(before, turned) })
    }
  }
  return poses
}
