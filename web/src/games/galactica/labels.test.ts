import { describe, expect, it } from 'vitest'
import { changed, choice, people } from '../shared/fixture'
import { openingPicture } from './fixture'
import { fieldOf } from './geometry'
import {
  aboutPlace,
  aimOf,
  boardLabel,
  calledIn,
  contents,
  jetAt,
  placeLabel,
  stationPlace,
  type Sight,
} from './labels'

const picture = changed(openingPicture(2), (next) => {
  next.jets = [
    { seat: 0, at: 'g8' },
    { seat: 1, at: 'home' },
  ]
  next.ends = [{ to: 'f6', path: ['g8', 'g7', 'g6', 'f6'], why: 'hole' }]
})
const sight: Sight = { picture, field: fieldOf(19), seats: people('Ann', 'Ben'), seat: 0, lang: 'en' }
const french: Sight = { ...sight, lang: 'fr' }

describe('what is on a place', () => {
  it('squares', () => {
    expect(contents(sight, 'f6')).toBe('black hole')
    expect(contents(sight, 'h3')).toBe('purple planet')
    expect(contents(sight, 'j10')).toBe('the derelict, yellow line')
    expect(contents(sight, 'g8')).toBe('your jet')
    expect(contents(sight, 'e5')).toBe('open space')
    expect(contents(french, 'f6')).toBe('gouffre noir')
  })

  it('stations', () => {
    expect(contents(sight, 'home')).toBe('your launch station')
    expect(contents(sight, 'se')).toBe('launch station of B (Ben), jet of B (Ben)')
    expect(contents(sight, 'ne')).toBe('closed launch station')
  })

  it('a carrier', () => {
    const carried = changed(picture, (next) => {
      next.jets[1]!.at = 'n6'
      next.derelict = { at: 'n6', carrier: 1 }
    })
    expect(contents({ ...sight, picture: carried }, 'n6')).toBe(
      'black hole, jet of B (Ben), with the derelict',
    )
    expect(contents({ ...sight, picture: carried }, 'j10')).toBe('yellow line')
  })
})

it('a place says what can be done there', () => {
  expect(placeLabel(sight, 'f6', ['fly to f6, a black hole'])).toBe(
    'f6: black hole; you can fly to f6, a black hole (stop there, and jump if you like)',
  )
  expect(placeLabel(french, 'e5', [])).toBe('e5\u00a0: espace libre')
})

it('stations are places: one’s own is home', () => {
  expect(stationPlace(sight, 'nw')).toBe('home')
  expect(stationPlace(sight, 'se')).toBe('se')
  expect(stationPlace({ picture, seat: null }, 'nw')).toBe('nw')
  expect(stationPlace(sight, 'e5')).toBe('e5')
})

it('whose jet is where', () => {
  expect(jetAt(sight, 'g8')).toBe(0)
  expect(jetAt(sight, 'home')).toBeNull()
  expect(jetAt(sight, 'se')).toBe(1)
  expect(jetAt(sight, 'ne')).toBeNull()
})

it('a force field is about somebody and a planet', () => {
  expect(aimOf(choice('force B h3', { whom: 'B', planet: 'h3' }), picture.planets)).toEqual({
    whom: 'B',
    planet: 'h3',
  })
  expect(aimOf(choice('send h3', { planet: 'h3' }), picture.planets)).toBeNull()
})

it('the board names its round', () => {
  expect(boardLabel(sight)).toContain('round 1 of 250')
  expect(boardLabel(french)).toContain('tour 1 sur 250')
})

describe('beside a place one reads', () => {
  it('what can be done there, what follows, and its rule', () => {
    expect(aboutPlace(sight, 'f6', ['fly to f6'], 'fly')).toEqual({
      lines: ['Fly to f6', 'Stop there, and jump if you like'],
      rule: 'GA-3.1',
    })
    expect(aboutPlace(sight, 'h3', ['send Ben to h3'], 'send').rule).toBe('GA-4.5')
    expect(aboutPlace(sight, 'h3', ['force field'], 'force').rule).toBe('GA-6.3')
  })

  it('or else what is there, what it does, and its rule', () => {
    expect(aboutPlace(sight, 'ne', [], '').lines).toEqual([
      'Closed launch station',
      'Nobody plays from here. It bars the way.',
    ])
    const rule = (place: string, seen = sight) => aboutPlace(seen, place, [], '').rule
    expect(['g8', 'j10', 'f6', 'h3', 'j3', 'e5', 'home', 'se', 'ne'].map((place) => rule(place))).toEqual([
      'GA-2.2',
      'GA-4.1',
      'GA-3.1',
      'GA-1.4',
      'GA-1.2',
      'GA-2.2',
      'GA-5.1',
      'GA-2.4',
      'GA-1.7',
    ])
    const towed = changed(picture, (next) => (next.derelict = { at: 'g8', carrier: 0 }))
    expect(rule('g8', { ...sight, picture: towed })).toBe('GA-5.1')
    expect(rule('g8', { ...sight, picture: towed, seat: 1 })).toBe('GA-4.4')
  })
})

it('others are called as they are beside the board, and oneself not at all', () => {
  expect(calledIn(sight, 0)).toBeNull()
  expect(calledIn(sight, 1)).toBe('Ben')
  expect(calledIn({ ...sight, seats: people('', '') }, 1)).toBe('B')
  expect(calledIn({ ...sight, names: ['You', 'Cadet B'] }, 1)).toBe('Cadet B')
})
