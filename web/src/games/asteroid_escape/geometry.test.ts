import { describe, expect, it } from 'vitest'
import { POINTS } from './art/wake'
import { posesAlong } from './curves'
import { allMarks, emptyPicture } from './fixture'
import { CELL, across, edgePoint, fannedOut, frame, gridOf, markSpot, poseAt, rim } from './geometry'

const grid = gridOf(emptyPicture())

describe('the cells', () => {
  it('are named by their dice, the middle without one', () => {
    expect(grid.cells).toHaveLength(49)
    expect(grid.find('m/3')).toEqual({ name: 'm/3', x: 2, y: 3 })
    expect(gridOf(emptyPicture(2, 6)).cells).toHaveLength(36)
  })

  it('meet in the same edge points', () => {
    for (let point = 0; point < POINTS.length; point++) {
      const next = grid.beyond('m/m', point)
      expect(across(across(point))).toBe(point)
      const here = edgePoint(grid, 'm/m', point)
      const there = edgePoint(grid, next!.name, across(point))
      expect(there.x).toBeCloseTo(here.x)
      expect(there.y).toBeCloseTo(here.y)
    }
  })

  it('end at the edge', () => {
    expect(grid.beyond('1/1', 0)).toBeUndefined()
    expect(grid.beyond('1/1', 7)).toBeUndefined()
    expect(grid.beyond('1/1', 2)?.name).toBe('1/2')
  })
})

it('start marks go clockwise, two on each outer side of a cell', () => {
  expect(rim(grid)).toHaveLength(56)
  const marks = new Map(allMarks(emptyPicture()).map((mark) => [mark.name, mark]))
  expect(marks.get('N3')).toEqual({ name: 'N3', at: '1/2', point: 0 })
  expect(marks.get('E2')).toEqual({ name: 'E2', at: '1/6', point: 3 })
  expect(marks.get('S1')).toEqual({ name: 'S1', at: '6/6', point: 4 })
  expect(marks.get('W14')).toEqual({ name: 'W14', at: '1/1', point: 7 })
  expect(markSpot(grid, marks.get('N1')!)).toEqual({
    spot: { x: expect.closeTo(33.33, 1), y: 0 },
    out: { x: 0, y: -1 },
  })
})

describe('ships', () => {
  it('point across the edge into the cell in front', () => {
    expect(poseAt(grid, { front: '1/1', point: 0 }).turned).toBe(180)
    expect(poseAt(grid, { front: '2/2', point: 2 }).turned).toBe(270)
    expect(poseAt(grid, { front: '2/2', point: 5 }).turned).toBe(0)
    expect(poseAt(grid, { front: '2/2', point: 7 }).turned).toBe(90)
    const pose = poseAt(grid, { front: '1/1', point: 0 })
    expect(pose.y).toBeLessThan(0)
    expect(pose.y).toBeGreaterThan(frame(grid).y)
  })

  it('on the same point fan out', () => {
    const ships = [0, 1].map((seat) => ({ seat, front: '2/2', point: 0 }))
    const poses = fannedOut(grid, ships)
    expect(Math.abs(poses.get(0)!.x - poses.get(1)!.x)).toBeGreaterThan(25)
    expect(poses.get(0)!.y).toBeCloseTo(poses.get(1)!.y)
  })

  it('glide from where they rest along the curves, never turning round at once', () => {
    const poses = posesAlong(grid, [
      { cell: '1/1', from: 0, to: 3 },
      { cell: '1/2', from: 6, to: 6 + 1 },
    ])
    expect(poses[0]).toEqual(poseAt(grid, { front: '1/1', point: 0 }))
    const end = edgePoint(grid, '1/2', 7)
    expect(poses.at(-1)!.x).toBeCloseTo(end.x)
    expect(poses.at(-1)!.y).toBeCloseTo(end.y)
    for (const [i, pose] of poses.entries()) {
      const before = poses[i - 1]
      if (!before) continue
      expect(Math.abs(pose.turned - before.turned)).toBeLessThan(60)
      expect(Math.hypot(pose.x - before.x, pose.y - before.y)).toBeLessThan(CELL / 2)
    }
  })
})
