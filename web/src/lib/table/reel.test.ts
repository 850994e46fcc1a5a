import { describe, expect, it } from 'vitest'
import type { Frame, Replay } from './shown'
import { Reel } from './reel'

const LAST = 100

function frame(ply: number): Frame {
  return { ply, seat: 0, picture: {}, awaited: [], lines: [] }
}

/** A page as the server makes it of a match in which nothing is told of every fifth ply. */
function page(from: number, frames = 8, last = LAST): Replay {
  const told = (ply: number) => ply === 0 || ply % 5 !== 3
  let first = from
  while (!told(first)) first--
  const found = [frame(first)]
  let ply = from
  while (ply < last && found.length < frames) if (told(++ply)) found.push(frame(ply))
  const next = ply < last ? ply : null
  return { table: '', game: '', seat: null, seats: [], options: {}, last, frames: found, next, result: null }
}

describe('a reel', () => {
  it('knows nothing of what has not come', () => {
    const reel = Reel.EMPTY.with(page(32))
    expect(reel.at(31)).toBeNull()
    expect(reel.at(32)?.ply).toBe(32)
    expect(reel.at(33)?.ply).toBe(32)
    expect(reel.at(60)).toBeNull()
    expect(reel.gaps).toEqual([
      [0, 32],
      [41, LAST],
    ])
  })

  it('goes on page after page until all is known, from anywhere', () => {
    let reel = Reel.EMPTY.with(page(48))
    for (let asked = 0; reel.gaps.length; asked++) {
      expect(asked).toBeLessThan(40)
      const next = reel.after(reel.frames.at(-1)!.ply) ?? reel.before(reel.frames[0]!.ply)
      if (next && 'ask' in next) reel = reel.with(page(next.ask))
      else if (reel.gaps[0]) reel = reel.with(page(reel.gaps[0][0]))
    }
    expect(reel.frames.map((one) => one.ply)).toEqual(
      [...Array(LAST + 1).keys()].filter((ply) => ply === 0 || ply % 5 !== 3),
    )
    expect(reel.after(LAST)).toBeNull()
    expect(reel.before(0)).toBeNull()
  })

  it('asks for what comes before a wanted position too, and for nothing twice', () => {
    let reel = Reel.EMPTY.with(page(0))
    expect(reel.askFor(70)).toBe(64)
    let asked = 0
    while (!reel.at(70)) {
      expect(asked++).toBeLessThan(3)
      reel = reel.with(page(reel.askFor(70), 4))
    }
    expect(reel.before(70)).toEqual({ frame: frame(69) })
    expect(reel.askFor(9)).toBe(9)
  })

  it('begins anew where moves were taken back', () => {
    const reel = Reel.EMPTY.with(page(0)).with(page(16, 8, 40))
    expect(reel.last).toBe(40)
    expect(reel.at(0)).toBeNull()
    expect(reel.at(17)?.ply).toBe(17)
  })
})
