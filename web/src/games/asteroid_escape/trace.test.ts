import { describe, expect, it } from 'vitest'
import { asteroid, emptyPicture, laid, started, tile } from './fixture'
import { gridOf } from './geometry'
import { flightOf, mate, strandKey, strandsOf, tilesOf, wakeOf } from './trace'

const grid = gridOf(emptyPicture())
const nothing = new Set<string>()
/** A tile that joins every point with the one across: 0-5, 1-4, 2-7, 3-6. */
const STRAIGHT = '05142736'
/** A tile that sends everything back: 0-1, 2-3, 4-5, 6-7. */
const BACK = '01234567'

it('a curve has two ends', () => {
  expect(mate('05172346', 0)).toBe(5)
  expect(mate('05172346', 5)).toBe(0)
  expect(mate('05172346', 6)).toBe(4)
})

describe('a flight', () => {
  const fly = (tiles: [string, string][], rocks: string[] = []) =>
    flightOf(grid, new Map(tiles), new Set(rocks), { front: '1/1', point: 0 })

  it('rests before an empty cell', () => {
    expect(fly([])).toEqual({ segments: [], end: 'rests', front: '1/1', point: 0 })
    expect(
      fly([
        ['1/1', STRAIGHT],
        ['2/1', STRAIGHT],
      ]),
    ).toEqual({
      segments: [
        { cell: '1/1', from: 0, to: 5 },
        { cell: '2/1', from: 0, to: 5 },
      ],
      end: 'rests',
      front: '3/1',
      point: 0,
    })
  })

  it('leaves the board', () => {
    expect(fly([['1/1', BACK]])).toMatchObject({ end: 'edge', front: null })
  })

  it('meets an asteroid', () => {
    expect(fly([['1/1', STRAIGHT]], ['2/1'])).toMatchObject({ end: 'asteroid', front: '2/1', point: 0 })
  })

  it('crosses the middle row, which has no label', () => {
    const down = ['1', '2', '3'].map((row): [string, string] => [`${row}/1`, STRAIGHT])
    expect(fly(down)).toMatchObject({ end: 'rests', front: 'm/1' })
  })

  it('can go round for ever', () => {
    // a ring through the four cells around one corner
    const square = new Map([
      ['1/1', '01256734'],
      ['1/2', '07123456'],
      ['2/1', '07123456'],
      ['2/2', '07123456'],
    ])
    const round = flightOf(grid, square, nothing, { front: '1/1', point: 3 })
    expect(round.end).toBe('loop')
    expect(round.segments).toHaveLength(4)
  })
})

describe('a wake', () => {
  it('leads back to the edge where the ship started', () => {
    let picture = started(emptyPicture(), 0, 'N3')
    picture = laid(picture, 0, { tile: 'x', pairs: STRAIGHT }, 0)
    picture = laid(picture, 0, tile(18), 0)
    const [ship] = picture.ships
    const wake = wakeOf(grid, tilesOf(picture.tiles), ship!)
    expect(wake[0]).toEqual({ cell: '1/2', from: 0, to: 5 })
    expect(wake.map(({ cell }) => cell)).toEqual(picture.tiles.map(({ at }) => at))
    expect(grid.beyond(ship!.front, ship!.point)?.name).toBe(wake.at(-1)?.cell)
  })

  it('ends where an asteroid ate a part of it', () => {
    let picture = started(emptyPicture(), 0, 'N1')
    for (let i = 0; i < 3; i++) picture = laid(picture, 0, { tile: `x${i}`, pairs: STRAIGHT }, 0)
    picture = { ...picture, asteroids: [asteroid('red-2', '1/1')], tiles: picture.tiles.slice(1) }
    expect(wakeOf(grid, tilesOf(picture.tiles), picture.ships[0]!).map(({ cell }) => cell)).toEqual([
      '2/1',
      '3/1',
    ])
  })

  it('is nothing on a start mark', () => {
    expect(wakeOf(grid, new Map(), { front: '1/1', point: 0 })).toEqual([])
  })

  it('shared by two ships shows both', () => {
    const segments = [{ cell: '1/1', from: 5, to: 0 }]
    const strands = strandsOf([
      { seat: 0, ahead: false, segments },
      { seat: 2, ahead: true, segments: [{ cell: '1/1', from: 0, to: 5 }] },
      { seat: 0, ahead: true, segments },
    ])
    expect(strands.get(strandKey('1/1', 0, 5))).toEqual([
      { seat: 0, ahead: false },
      { seat: 2, ahead: true },
    ])
  })
})
