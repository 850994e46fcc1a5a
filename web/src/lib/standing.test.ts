import { describe, expect, it } from 'vitest'
import { standing } from './standing'

const alone = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ seat, team: null }))

describe('the standing', () => {
  it('has who won first, and the others level', () => {
    expect(standing([0, 1, 0], alone(3))).toEqual([
      { place: 1, seats: [1], points: null },
      { place: 2, seats: [0], points: null },
      { place: 2, seats: [2], points: null },
    ])
  })

  it('goes by who held out the longest', () => {
    const ranks = standing([0, 0, 1, 0], alone(4), { fallen: [[3], [0, 1]] })
    expect(ranks.map(({ place, seats }) => [place, ...seats])).toEqual([
      [1, 2],
      [2, 0],
      [2, 1],
      [4, 3],
    ])
  })

  it('goes by points, but who won is first', () => {
    const ranks = standing([0, 1, 0], alone(3), { points: [7, 12, 12] })
    expect(ranks).toEqual([
      { place: 1, seats: [1], points: 12 },
      { place: 2, seats: [2], points: 12 },
      { place: 3, seats: [0], points: 7 },
    ])
  })

  it('has partners on one line', () => {
    const teams = [0, 1, 0, 1].map((team, seat) => ({ seat, team }))
    expect(standing([0, 1, 0, 1], teams, { fallen: [[1], [0], [2]] })).toEqual([
      { place: 1, seats: [1, 3], points: null },
      { place: 2, seats: [0, 2], points: null },
    ])
  })

  it('has everybody first in a draw', () => {
    expect(standing([0.5, 0.5], alone(2)).map(({ place }) => place)).toEqual([1, 1])
  })
})
