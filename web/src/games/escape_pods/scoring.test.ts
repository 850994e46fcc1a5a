import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { arrived, assigned, openingPicture } from './fixture'
import { MOMENT, moments, scoringTime, sharesOf, totalsOf } from './scoring'

const before = changed(openingPicture(2), (next) => {
  arrived(next, 'r1', 0, 'commander')
  arrived(next, 'r1', 1, null)
  arrived(next, 'r1', 1, null)
  arrived(next, 'r4', 1, null)
})
const after = changed(before, (next) => {
  next.phase = 'over'
  const [lighthouse, forge, lagoon, amber] = next.refuges
  lighthouse!.arrivals[1]!.role = 'engineer'
  lighthouse!.arrivals[2]!.role = 'engineer'
  amber!.arrivals[0]!.role = 'scientist'
  assigned(next, 'r1', 1, 1)
  assigned(next, 'r1', 3, 2)
  assigned(next, 'r4', 1, 4)
  lighthouse!.points = [4, 3]
  forge!.points = [0, 0]
  lagoon!.points = [0, 0]
  amber!.points = [0, 1]
  next.result = { scores: [], winners: [0], grade: null }
})

describe('the scoring is played out', () => {
  const told = moments(before, after)

  it('refuge by refuge: turned up, assigned in order, counted', () => {
    expect(told.map(({ refuge, stays }) => [refuge, stays])).toEqual([
      ['r1', MOMENT.turned],
      ['r1', MOMENT.assigned],
      ['r1', MOMENT.assigned],
      ['r1', MOMENT.counted],
      ['r2', MOMENT.empty],
      ['r3', MOMENT.empty],
      ['r4', MOMENT.turned],
      ['r4', MOMENT.assigned],
      ['r4', MOMENT.counted],
    ])
    expect(scoringTime(before, after)).toBe(told.reduce((sum, { stays }) => sum + stays, 0))
  })

  it('shows nothing before its time', () => {
    const squares = told.map(({ picture }) => picture.refuges[0]!.arrivals.map((one) => one?.square ?? null))
    expect(squares.slice(0, 3)).toEqual([
      [null, null, null, null, null],
      [1, null, null, null, null],
      [1, null, 2, null, null],
    ])
    expect(told[0]!.picture.refuges[0]!.arrivals[1]!.role).toBe('engineer')
    expect(told[0]!.picture.refuges[3]!.arrivals[0]!.role).toBeNull()
    expect(told.every(({ picture }) => picture.result === null)).toBe(true)
    expect(told[1]!.picture.refuges[0]!.squares.map(({ taken }) => taken)).toEqual([
      1,
      null,
      null,
      null,
      null,
    ])
    expect(told[2]!.picture.refuges[0]!.points).toBeNull()
    expect(told[3]!.picture.refuges[0]!.points).toEqual([4, 3])
  })
})

it('a question interrupts it, and it goes on from there', () => {
  const asked = changed(before, (next) => {
    next.phase = 'assign'
    next.refuges[0]!.arrivals[1]!.role = 'engineer'
    next.refuges[0]!.arrivals[2]!.role = 'engineer'
    next.assign = { seat: 1, refuge: 'r1', arrival: 2, squares: [2, 4] }
    assigned(next, 'r1', 1, 1)
  })
  expect(moments(before, asked).map(({ stays }) => stays)).toEqual([MOMENT.turned, MOMENT.assigned])
  const rest = moments(asked, after).filter(({ refuge }) => refuge === 'r1')
  expect(rest.map(({ stays }) => stays)).toEqual([MOMENT.assigned, MOMENT.counted])
})

it('nothing is played out twice, nor while the match goes on', () => {
  expect(moments(after, after)).toEqual([])
  expect(
    moments(
      before,
      changed(before, (next) => arrived(next, 'r2', 0, 'engineer')),
    ),
  ).toEqual([])
})

describe('who has which points, and why', () => {
  it('squares, and who came too late', () => {
    expect(sharesOf(after.refuges[0]!)).toEqual([
      { seat: 0, squares: [4], change: 0, loose: 0, points: 4 },
      { seat: 1, squares: [3], change: 0, loose: 1, points: 3 },
    ])
    expect(sharesOf(before.refuges[0]!)).toEqual([])
  })

  it('what a colour changes', () => {
    expect(sharesOf(after.refuges[3]!)).toEqual([{ seat: 1, squares: [2], change: -1, loose: 0, points: 1 }])
  })

  it('adds up', () => {
    expect(totalsOf(after)).toEqual([4, 4])
    expect(moments(before, after).map(({ picture }) => totalsOf(picture)[0])).toEqual([
      0, 0, 0, 4, 4, 4, 4, 4, 4,
    ])
  })
})
