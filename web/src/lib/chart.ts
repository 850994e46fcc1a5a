// The lines of the expected-result chart, as points in a box.

export interface Box {
  width: number
  height: number
}

/** A seat's line: a point for each ply, 1 at the top. */
export function linePath(values: readonly number[], box: Box): string {
  const last = Math.max(1, values.length - 1)
  return values
    .map((value, i) => `${i ? 'L' : 'M'}${round((i / last) * box.width)} ${round((1 - value) * box.height)}`)
    .join('')
}

/** Where the labels at the lines' ends stand: at the last value, moved apart so that none covers another. */
export function labelHeights(ends: readonly number[], box: Box, apart: number): number[] {
  const order = ends.map((value, seat) => ({ seat, y: (1 - value) * box.height })).sort((a, b) => a.y - b.y)
  let floor = -Infinity
  for (const label of order) floor = label.y = Math.max(label.y, floor + apart)
  let ceiling = box.height + apart
  for (const label of [...order].reverse()) ceiling = label.y = Math.min(label.y, ceiling - apart)
  return ends.map((_, seat) => round(order.find((label) => label.seat === seat)?.y ?? 0))
}

/** Where marks along an axis stand: as near to their places as they can, in their order, none over another. */
export function spread(places: readonly number[], width: number, apart: number): number[] {
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + apart))
  let end = width + apart
  for (let i = moved.length - 1; i >= 0; i--) end = moved[i] = Math.min(moved[i] ?? 0, end - apart)
  return moved.map(round)
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
