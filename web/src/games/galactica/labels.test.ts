import { describe, expect, it } from 'vitest'
import { changed, people } from '../shared/fixture'
import { choice, openingPicture } from './fixture'
import { fieldOf } from './geometry'
import { aimOf, boardLabel, contents, jetAt, placeLabel, stationPlace, tagLines, type Sight } from './labels'

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
    expect(contents(sight, 'j10')).toBe('yellow line, the derelict')
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
  expect(tagLines(sight, 'f6', ['fly to f6'])).toEqual(['Fly to f6', 'Stop there, and jump if you like'])
  expect(tagLines(sight, 'ne', [])).toEqual(['Closed launch station'])
  expect(tagLines(sight, 'e5', [])).toEqual(['e5: open space'])
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
