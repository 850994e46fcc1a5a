// The arms of a galaxy, worked out once: they wind out of the core and taper.

const STEPS = 22

/** One arm as a closed path around the origin; it begins at `start` degrees and winds over `sweep` degrees. */
export function arm(start: number, sweep: number, inner: number, outer: number, width: number): string {
  const far: string[] = []
  const near: string[] = []
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    const radius = inner * (outer / inner) ** t
    const half = (width * Math.sin(Math.PI * (0.12 + 0.88 * t)) * (0.45 + 0.55 * t)) / 2
    const angle = ((start + sweep * t) * Math.PI) / 180
    far.push(point(radius + half, angle))
    near.unshift(point(radius - half, angle))
  }
  return `M${[...far, ...near].join('L')}Z`
}

/** Stars strewn along an arm, a little beside it. */
export function starsAlong(start: number, sweep: number, inner: number, outer: number, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.7) / count
    const radius = inner * (outer / inner) ** t + (i % 2 === 0 ? 4 : -4.5)
    const angle = ((start + sweep * t) * Math.PI) / 180
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), r: i % 3 === 0 ? 1.1 : 0.75 }
  })
}

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}
