import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { begin, compare, goOn } from './diff'
import { openingPicture } from './fixture'
import { durationOf } from './motion'

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
