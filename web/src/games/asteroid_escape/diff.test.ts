import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { begin, compare, goOn } from './diff'
import { asteroid, emptyPicture, laid, started, tile } from './fixture'
import { gridOf, poseAt } from './geometry'
import type { EscapePicture } from './picture'

const straight = { tile: 's', pairs: '05142736' }
const back = { tile: 'b', pairs: '01234567' }

function flying(): EscapePicture {
  let picture = started(emptyPicture(2), 0, 'N1')
  picture = started(picture, 1, 'N2')
  return {
    ...picture,
    phase: 'laying',
    turn: 0,
    asteroids: [asteroid('blue-2', '3/3'), asteroid('red-1', '1/6')],
  }
}

describe('what changed', () => {
  const start = flying()
  const grid = gridOf(start)

  it('is nothing between equal pictures', () => {
    expect(compare(start, structuredClone(start))).toEqual({
      laid: null,
      glides: [],
      lost: [],
      drifted: [],
      impacts: [],
      jump: false,
    })
  })

  it('is a tile with every ship that faced it', () => {
    const next = laid(start, 0, straight, 0)
    const { laid: where, glides, lost } = compare(start, next)
    expect(where).toBe('1/1')
    expect(glides.map(({ seat, lost }) => ({ seat, lost }))).toEqual([
      { seat: 0, lost: false },
      { seat: 1, lost: false },
    ])
    expect(glides[0]!.poses.at(-1)).toMatchObject(poseAt(grid, next.ships[0]!))
    expect(lost).toEqual([])
  })

  it('is ships that are lost where their flight ends', () => {
    const { glides, lost } = compare(start, laid(start, 0, back, 0))
    expect(glides.map(({ lost }) => lost)).toEqual([true, true])
    expect(lost.map(({ seat }) => seat)).toEqual([0, 1])
    expect(lost[0]!.pose.y).toBeCloseTo(0)
    expect(lost[0]!.flight).toEqual([{ cell: '1/1', from: 0, to: 1 }])
  })

  it('is a ship lost to an asteroid that ate its tile', () => {
    const before = laid(start, 0, straight, 0)
    const after = changed(before, (next) => {
      next.tiles = []
      next.asteroids[0]!.at = '1/1'
      next.ships = []
      next.out = [0, 1]
    })
    const { jump, glides, lost } = compare(before, after)
    expect(jump).toBe(false)
    expect(glides).toEqual([])
    expect(lost[0]!.pose).toEqual(poseAt(grid, before.ships[0]!))
    expect(lost[0]!.wake).toEqual([{ cell: '1/1', from: 0, to: 5 }])
    expect(lost[0]!.flight).toEqual([])
  })

  it('is an asteroid that leaves over the edge', () => {
    const gone = changed(start, (next) => {
      next.asteroids.pop()
      next.acted = 'red-1'
      next.dice.die = 2
    })
    expect(compare(start, gone).drifted).toEqual([{ rock: start.asteroids[1], side: 0 }])
    gone.dice.die = 4
    expect(compare(start, gone).drifted).toEqual([])
  })

  it('is known to go back when a lay is undone', () => {
    const next = laid(start, 0, straight, 0)
    expect(compare(next, start).jump).toBe(true)
    expect(compare(laid(start, 0, back, 0), start).jump).toBe(true)
  })

  it('is too much to be shown where more than one tile was laid', () => {
    const next = laid(laid(start, 0, straight, 0), 1, tile(18), 0)
    expect(compare(start, next)).toMatchObject({ jump: true, glides: [] })
  })
})

describe('the story', () => {
  it('turns asteroids the way they turn', () => {
    const turned = (turn: number) =>
      changed(flying(), (next) => (next.asteroids[0] = asteroid('blue-2', '3/3', turn)))
    let story = begin(flying())
    for (const turn of [3, 2, 1, 0, 3]) story = goOn(story, turned(turn))
    expect(story.angles['blue-2']).toBe(-450)
  })

  it('marks where ships were lost until the next tile', () => {
    const start = flying()
    const lost = changed(start, (next) => {
      next.ships.pop()
      next.out = [1]
    })
    const story = goOn(begin(start), lost)
    expect(story.lost.map(({ seat }) => seat)).toEqual([1])
    const later = goOn(
      story,
      changed(lost, (next) => (next.dice.blue = 3)),
    )
    expect(later.lost).toHaveLength(1)
    expect(later.n).toBe(story.n)
    expect(goOn(later, laid(lost, 0, straight, 0)).lost).toEqual([])
  })

  it('goes on turning when a replay tells what was before', () => {
    const shown = goOn(
      begin(flying()),
      changed(flying(), (next) => (next.asteroids[0] = asteroid('blue-2', '3/3', 3))),
    )
    expect(begin(shown.picture, shown).angles['blue-2']).toBe(-90)
    expect(begin(shown.picture).angles['blue-2']).toBe(270)
  })

  it('begins anew on another board', () => {
    expect(goOn(begin(flying()), emptyPicture(2, 6))).toMatchObject({ jump: true, glides: [] })
  })
})
