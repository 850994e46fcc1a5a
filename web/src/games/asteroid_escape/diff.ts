// What changed from one picture to the next, and what the board remembers of it.

import { shortTurn } from '../shared/geometry'
import { posesAlong } from './curves'
import { directionOf, gridOf, poseAt, type Grid, type Pose } from './geometry'
import type { Asteroid, EscapePicture, Ship } from './picture'
import { flightOf, tilesOf, wakeOf, type Segment, type Tiles } from './trace'

/** A ship on its way: what it passes, and whether it is destroyed at the end. */
export interface Glide {
  seat: number
  segments: Segment[]
  poses: Pose[]
  lost: boolean
}

/** A ship that was destroyed: where, the wake it left until then, and the flight that ended it. */
export interface Loss {
  seat: number
  pose: Pose
  wake: Segment[]
  flight: Segment[]
}

export interface Change {
  /** The cell on which a wake tile was laid. */
  laid: string | null
  /** The ships that the new tile carried on. */
  glides: Glide[]
  /** The ships that were destroyed. */
  lost: Loss[]
  /** The asteroids that left over the edge, as they were, and to which side. */
  drifted: { rock: Asteroid; side: number }[]
  /** The cells on which an asteroid came down on a wake or on another asteroid. */
  impacts: string[]
  /** Something went back, or more happened than one event. */
  jump: boolean
}

const NOTHING: Change = { laid: null, glides: [], lost: [], drifted: [], impacts: [], jump: false }

export function compare(before: EscapePicture, after: EscapePicture): Change {
  if (before.size !== after.size) return { ...NOTHING, jump: true }
  const grid = gridOf(after)
  const had = new Set(before.tiles.map(({ at, tile }) => `${at} ${tile}`))
  const has = new Set(after.tiles.map(({ at, tile }) => `${at} ${tile}`))
  const laid = after.tiles.filter(({ at, tile }) => !had.has(`${at} ${tile}`))
  const eaten = before.tiles.filter(({ at, tile }) => !has.has(`${at} ${tile}`))
  const rocks = new Set(after.asteroids.map(({ at }) => at))
  const jump =
    laid.length > 1 ||
    eaten.some(({ at }) => !rocks.has(at)) ||
    after.ships.some(
      ({ seat }) => before.phase !== 'starting' && !before.ships.some((old) => old.seat === seat),
    )
  if (jump) return { ...NOTHING, jump }

  const [tile] = laid
  const flown = tile ? before.ships.filter(({ front }) => front === tile.at) : []
  const tiles = tilesOf(after.tiles)
  const glides = flown.map((ship) => glideOf(grid, tiles, before, ship, after))
  const gone = before.ships.filter(({ seat }) => !after.ships.some((ship) => ship.seat === seat))
  const left = before.asteroids.filter(({ name }) => !after.asteroids.some((rock) => rock.name === name))
  return {
    laid: tile?.at ?? null,
    glides,
    lost: gone.map((ship) => {
      const glide = glides.find(({ seat }) => seat === ship.seat)
      return {
        seat: ship.seat,
        pose: glide?.poses.at(-1) ?? poseAt(grid, ship),
        wake: wakeOf(grid, tilesOf(before.tiles), ship),
        flight: glide?.segments ?? [],
      }
    }),
    drifted: left.flatMap((rock) => driftOf(grid, rock, after)),
    impacts: [...eaten, ...left].map(({ at }) => at).filter((at) => rocks.has(at)),
    jump,
  }
}

function glideOf(grid: Grid, tiles: Tiles, before: EscapePicture, ship: Ship, after: EscapePicture): Glide {
  const rocks = new Set(before.asteroids.map(({ at }) => at))
  const flight = flightOf(grid, tiles, rocks, ship)
  const poses = posesAlong(grid, flight.segments)
  const now = after.ships.find(({ seat }) => seat === ship.seat)
  // the last step ends where it rests, not on the edge itself
  if (now) poses.splice(-1, 1, { ...poseAt(grid, now), turned: poses.at(-1)?.turned ?? 0 })
  return { seat: ship.seat, segments: flight.segments, poses, lost: !now }
}

function driftOf(grid: Grid, rock: Asteroid, { acted, dice }: EscapePicture): Change['drifted'] {
  const act = acted === rock.name && dice.die !== null ? rock.does[dice.die - 1] : undefined
  if (act === undefined || act === 'turn') return []
  const side = directionOf(act)
  return grid.beyond(rock.at, side * 2) ? [] : [{ rock, side }]
}

/** A picture with what the ones before it left behind. */
export interface Story extends Change {
  picture: EscapePicture
  /** By asteroid, in degrees: going on past a full turn, so that every turn is seen to go its way. */
  angles: Record<string, number>
  /** Counts the changes, so that the same thing is shown again when it happens again. */
  n: number
}

/** A story begins with a picture; what was shown until then says how asteroids have turned so far. */
export function begin(picture: EscapePicture, shown?: Story): Story {
  return { ...NOTHING, picture, angles: anglesOf(picture, shown?.angles ?? {}), n: shown?.n ?? 0 }
}

/** The story after the next picture. Where ships were destroyed stays marked until the next tile is laid. */
export function goOn(story: Story, picture: EscapePicture): Story {
  const change = compare(story.picture, picture)
  const fresh = change.jump || change.laid !== null || change.lost.length > 0
  return {
    ...change,
    lost: fresh ? change.lost : story.lost,
    picture,
    angles: anglesOf(picture, story.angles),
    n: fresh ? story.n + 1 : story.n,
  }
}

function anglesOf({ asteroids }: EscapePicture, before: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    asteroids.map(({ name, turn }) => [name, shortTurn(before[name] ?? turn * 90, turn * 90)]),
  )
}
