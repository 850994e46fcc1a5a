import { describe, expect, it } from 'vitest'
import { changes, chosen, SEATS } from './setting'

const before = { seats: 2, options: { rockets: 3, teams: false } }
const offer = { value: true, seats: 4, options: { rockets: 1 }, why: null }

describe('a choice before a match', () => {
  it('brings along what was offered with it', () => {
    expect(chosen(before, 'teams', true, offer)).toEqual({ seats: 4, options: { rockets: 1, teams: true } })
    expect(chosen(before, 'rockets', 2)).toEqual({ seats: 2, options: { rockets: 2, teams: false } })
    const six = { value: 6, seats: null, options: { rockets: 1 }, why: null }
    expect(chosen(before, SEATS, 6, six)).toEqual({ seats: 6, options: { rockets: 1, teams: false } })
  })

  it('says what else has changed', () => {
    const after = chosen(before, 'teams', true, offer)
    expect(changes(before, after, 'teams')).toEqual({ seats: 4, options: { rockets: 1 } })
    expect(changes(before, chosen(before, 'rockets', 1), 'rockets')).toEqual({})
    expect(changes(before, chosen(before, SEATS, 3), SEATS)).toEqual({})
  })
})
