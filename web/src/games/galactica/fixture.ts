// Positions for the tests, as the server would draw them up.

import { fieldOf } from './geometry'
import type { CardKind, Corner, End, GalacticaPicture } from './picture'

const SEATED: Record<number, Corner[]> = {
  2: ['nw', 'se'],
  3: ['nw', 'ne', 'se'],
  4: ['nw', 'ne', 'se', 'sw'],
}

/** The field before anything has happened but the lots. */
export function openingPicture(seats = 2): GalacticaPicture {
  const corners = SEATED[seats] ?? []
  const all = [...Array(seats).keys()]
  return {
    size: 19,
    phase: 'flying',
    turn: 0,
    mover: 0,
    round: 1,
    rounds: 250,
    stations: (['nw', 'ne', 'se', 'sw'] as const).map((corner) => ({
      corner,
      seat: corners.includes(corner) ? corners.indexOf(corner) : null,
    })),
    holes: ['f6', 'n6', 'f14', 'n14'],
    planets: ['h3', 'q8', 'l17', 'c12'],
    jets: all.map((seat) => ({ seat, at: 'home' })),
    derelict: { at: 'j10', carrier: null },
    evasions: all.map(() => 3),
    cards: all.map((seat): CardKind[] => (seat % 2 ? ['force', 'laser'] : ['overdrive', 'force'])),
    decks: all.map((seat) =>
      seat % 2 ? { overdrive: 3, force: 2, laser: 2 } : { overdrive: 2, force: 2, laser: 3 },
    ),
    spun: { by: 0, number: 4, quarter: null, why: 'move' },
    lots: null,
    battle: null,
    laser: null,
    threat: null,
    sending: null,
    free: ['h3', 'q8', 'l17', 'c12'],
    flight: null,
    ends: [],
    won: null,
    drawn: false,
  }
}

/** The ends of paths of so many steps from a square, each with one of its paths: enough for a drawing. */
export function endsFrom(from: string, steps: number): End[] {
  const field = fieldOf(19)
  let paths = [[from]]
  for (let i = 0; i < steps; i++) {
    const longer = new Map<string, string[]>()
    for (const path of paths) {
      const here = field.find(path.at(-1) ?? '')
      if (!here) continue
      for (const [x, y] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        const there = field.at(here.x + x, here.y + y)
        if (there && there.name.length > 1 && /\d/.test(there.name) && !path.includes(there.name))
          longer.set(there.name + (longer.has(there.name) ? path.length : ''), [...path, there.name])
      }
    }
    paths = [...longer.values()]
  }
  const ends = new Map(paths.map((path) => [path.at(-1) ?? '', path]))
  ends.delete(from)
  return [...ends].map(([to, path]) => ({ to, path, why: 'full' }))
}
