import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { Film } from './film.svelte'
import { moved, openingPicture, running } from './fixture'
import type { AsteroydsPicture } from './picture'
import { roundTime } from './takes'

const CELLS = ['g4', 'g5', 'h5', 'h6', 'h7', 'h8', 'h9'] as const
const first = changed(openingPicture(), (next) =>
  running(next, ['forward', 'right', 'left', 'forward', 'forward', 'forward']),
)

function position(round: number): AsteroydsPicture {
  return changed(first, (next) => {
    next.round = round
    moved(next, 0, CELLS[round] ?? 'g4', round === 2 ? 'SE' : 'E')
    if (round === 6) Object.assign(next, { round: 0, turn: 2, phase: 'roll' })
  })
}

function filmed(rounds: number, unseen = false): Film {
  const film = new Film()
  film.add(openingPicture(), unseen)
  for (let i = 0; i <= rounds; i++) film.add(position(i), unseen)
  return film
}

function seen(film: Film): number[] {
  const rounds: number[] = []
  for (let i = 0; i < 50 && film.moment && !film.held; i++) {
    const { moment } = film
    rounds.push(moment.take.round.round)
    film.goOn()
    if (film.moment === moment) break
  }
  return rounds
}

describe('the film of a turn', () => {
  it('runs through its rounds and ends', () => {
    const film = filmed(6)
    expect(seen(film)).toEqual([1, 2, 3, 4, 5, 6])
    expect(film.moment).toBeNull()
    expect(film.length).toBe(6)
  })

  it('goes on as rounds come in', () => {
    const film = filmed(1)
    expect(seen(film)).toEqual([1])
    expect(film.moment?.take.round.round).toBe(1)
    film.add(position(2))
    expect(seen(film)).toEqual([2])
  })

  it('waits for the next round in the last one, not before its beginning, and does not begin a moment anew', () => {
    const film = filmed(1)
    const { moment } = film
    film.add(position(2))
    expect(film.moment).toBe(moment)
    film.goOn()
    film.goOn()
    expect(film.now).toBe(1)
    for (let i = 3; i <= 6; i++) film.add(position(i))
    expect(film.now).toBe(2)
  })

  it('runs for as long as the table waits for it', () => {
    for (let i = 1; i <= 6; i++) {
      const { moments } = filmed(i)
      const lasts = moments.filter(({ take }) => take.round.round === i).map((moment) => moment.lasts)
      expect(roundTime(position(i - 1), position(i))).toBe(lasts.reduce((a, b) => a + b))
    }
    expect(roundTime(openingPicture(), position(0))).toBe(0)
  })

  it('can be seen again, and is held', () => {
    const film = filmed(6)
    film.end()
    film.again()
    film.toggle()
    expect(film.held).toBe(true)
    expect(film.now).toBe(0)
    film.toggle()
    expect(seen(film)).toHaveLength(6)
  })

  it('is gone through round by round', () => {
    const film = filmed(6)
    film.toggle()
    film.step(1)
    expect(seen(film)).toEqual([2])
    expect(film.held).toBe(true)
    expect(film.now).toBe(1)
    film.step(1)
    expect(seen(film)).toEqual([3])
    film.step(-1)
    expect(seen(film)).toEqual([2])
    film.step(-1)
    film.step(-1)
    expect(film.now).toBe(0)
    for (let i = 0; i < 6; i++) film.step(1)
    expect(film.moment).toBeNull()
  })

  it('what nobody watches is kept', () => {
    const film = filmed(6, true)
    expect(film.moment).toBeNull()
    film.again(true)
    film.beat(1)
    expect(film.now).toBe(1)
    film.beat(-1)
    film.beat(-1)
    expect(film.now).toBe(0)
  })

  it('a gap ends it; a new turn begins it anew', () => {
    const film = filmed(2)
    film.add(changed(position(6), (next) => (next.turn = 4)))
    expect(film.moment).toBeNull()
    film.add(changed(position(0), (next) => (next.turn = 4)))
    film.add(changed(position(1), (next) => (next.turn = 4)))
    expect(film.length).toBe(1)
    expect(film.moment?.take.round.round).toBe(1)
  })

  it('news without a move change nothing', () => {
    const film = filmed(2)
    film.add(structuredClone(position(2)))
    expect(film.now).toBe(0)
    expect(film.length).toBe(2)
  })
})
