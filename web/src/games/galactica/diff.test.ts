import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { begin, compare, goOn } from './diff'
import { openingPicture } from './fixture'
import { durationOf } from './motion'
import { soundsOf } from './sounds'
import { homeTime, momentTime } from './takes'

const start = openingPicture(2)
const flown = changed(start, (next) => {
  next.phase = 'cards'
  next.jets[0]!.at = 'e3'
  next.flight = { seat: 0, path: ['home', 'd2', 'e2', 'e3'] }
})

describe('how a jet came to where it is', () => {
  it('along its path', () => {
    const { moves } = compare(start, flown)
    expect(moves).toHaveLength(1)
    expect(moves[0]).toMatchObject({ seat: 0, how: 'flown', carries: false })
    expect(moves[0]!.points).toHaveLength(4)
    expect(durationOf(moves[0]!)).toBeLessThanOrEqual(600)
  })

  it('from hole to hole', () => {
    const hole = changed(flown, (next) => (next.jets[0]!.at = 'f6'))
    const jumped = changed(hole, (next) => {
      next.jets[0]!.at = 'n14'
      next.flight = { seat: 0, path: ['f6', 'n14'], jump: true }
    })
    expect(compare(hole, jumped).moves).toMatchObject([{ seat: 0, how: 'jumped' }])
  })

  it('put there by another', () => {
    const sent = changed(flown, (next) => (next.jets[0]!.at = 'h3'))
    expect(compare(flown, sent).moves).toMatchObject([{ seat: 0, how: 'put' }])
    expect(compare(flown, flown).moves).toEqual([])
  })

  it('with the derelict', () => {
    const before = changed(start, (next) => (next.derelict.carrier = 0))
    const after = changed(flown, (next) => (next.derelict.carrier = 0))
    expect(compare(before, after).moves[0]?.carries).toBe(true)
  })
})

describe('the spinner', () => {
  it('is spun when it shows something else', () => {
    const again = changed(start, (next) => (next.spun.number = 5))
    expect(compare(start, again).spun).toBe(true)
    expect(compare(start, start).spun).toBe(false)
    expect(compare(start, flown).spun).toBe(false)
  })

  it('is spun when the same comes again', () => {
    const next = changed(flown, (one) => (one.phase = 'flying'))
    expect(compare(flown, next).spun).toBe(true)
    const laser = changed(flown, (one) => {
      one.laser = { by: 0, shots: 3, left: 2, quarter: 'ne' }
      one.spun = { by: 0, number: null, quarter: 'ne', why: 'aim' }
    })
    const shot = changed(laser, (one) => (one.laser!.left = 1))
    expect(compare(laser, shot).spun).toBe(true)
    const battle = changed(flown, (one) => {
      one.battle = { attacker: 0, defender: 1, attack: 4, defence: 4, winner: null }
      one.spun = { by: 1, number: 4, quarter: null, why: 'battle' }
    })
    const tied = changed(battle, (one) => (one.battle!.defence = null))
    expect(compare(battle, tied).spun).toBe(true)
  })

  it('shows nothing before it is spun', () => {
    const blank = changed(start, (next) => (next.spun = { by: null, number: null, quarter: null, why: null }))
    expect(compare(start, blank).spun).toBe(false)
  })
})

describe('the story', () => {
  it('remembers where noses point, and how a jet came there', () => {
    const story = goOn(begin(start), flown)
    expect(story.headings[0]! % 360).toBe(180)
    expect(story.last[0]?.how).toBe('flown')
    const later = goOn(
      story,
      changed(flown, (next) => (next.phase = 'spinning')),
    )
    expect(later.last[0]).toBe(story.last[0])
    expect(later.moves).toEqual([])
  })

  it('the arrow goes round before it comes to rest', () => {
    const story = begin(start)
    const spun = goOn(
      story,
      changed(start, (next) => (next.spun.number = 5)),
    )
    expect(spun.needle - story.needle).toBeGreaterThan(720)
    expect(((spun.needle % 360) + 360) % 360).toBe(270)
    expect(goOn(spun, spun.picture).needle).toBe(spun.needle)
  })

  it('a jet that is sent home points out of its station', () => {
    const story = goOn(
      begin(flown),
      changed(flown, (next) => (next.jets[0]!.at = 'home')),
    )
    expect(story.headings[0]).toBe(135)
  })
})

describe('what has weight', () => {
  const deeds = (before: typeof start, after: typeof start) =>
    compare(before, after).deeds.map(({ what, seat }) => `${what} ${seat}`)
  const out = changed(flown, (next) => (next.jets[1]!.at = 'n14'))
  const towed = changed(out, (next) => (next.derelict = { at: 'n14', carrier: 1 }))
  const fought = changed(towed, (next) => {
    next.phase = 'battle'
    next.battle = { attacker: 0, defender: 1, attack: 4, defence: null, winner: null }
  })

  it('what is put elsewhere, by what', () => {
    expect(
      deeds(
        out,
        changed(out, (next) => (next.jets[1]!.at = 'home')),
      ),
    ).toEqual(['hit 1'])
    expect(
      deeds(
        out,
        changed(out, (next) => (next.jets[1]!.at = 'h3')),
      ),
    ).toEqual(['forced 1'])
    const sending = changed(out, (next) => (next.sending = { by: 0, loser: 1, planets: ['h3'] }))
    expect(
      deeds(
        sending,
        changed(out, (next) => (next.jets[1]!.at = 'h3')),
      ),
    ).toEqual(['beaten 1'])
    expect(
      deeds(
        out,
        changed(out, (next) => (next.evasions[1] = 2)),
      ),
    ).toEqual(['evaded 1'])
    expect(deeds(start, flown)).toEqual([])
  })

  it('who has the derelict', () => {
    expect(deeds(out, towed)).toEqual(['captured 1'])
    const won = (seat: number) =>
      changed(fought, (next) => {
        next.battle!.winner = seat
        next.derelict.carrier = seat
      })
    expect(deeds(fought, won(0))).toEqual(['taken 0'])
    expect(deeds(fought, won(1))).toEqual(['kept 1'])
    expect(
      deeds(
        towed,
        changed(towed, (next) => (next.won = 1)),
      ),
    ).toEqual(['home 1'])
  })

  it('is heard, each thing once', () => {
    const at = { x: 0, y: 0 }
    const hit = { what: 'hit' as const, seat: 1, at }
    expect(soundsOf({ deeds: [hit, { ...hit, seat: 2 }], spun: true })).toEqual(['hit'])
    expect(soundsOf({ deeds: [], spun: true })).toEqual(['dice'])
    expect(soundsOf({ deeds: [{ what: 'home', seat: 0, at }], spun: false })).toEqual([])
  })

  it('is shown longer than a move', () => {
    expect(
      momentTime(
        towed,
        changed(fought, (next) => (next.battle!.attack = null)),
      ),
    ).toBeGreaterThan(1000)
    const won = changed(fought, (next) => {
      next.phase = 'spinning'
      next.battle!.winner = 1
    })
    expect(momentTime(fought, won)).toBeGreaterThan(2000)
    expect(
      momentTime(
        won,
        changed(won, (next) => (next.phase = 'flying')),
      ),
    ).toBeNull()
    const laser = changed(out, (next) => (next.laser = { by: 0, shots: 2, left: 1, quarter: 'se' }))
    expect(momentTime(out, laser)).toBeNull()
    expect(
      momentTime(
        out,
        changed(laser, (next) => (next.jets[1]!.at = 'home')),
      ),
    ).not.toBeNull()
    expect(homeTime(towed, towed)).toBe(0)
  })
})
