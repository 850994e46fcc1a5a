import { expect, it } from 'vitest'
import { teamArt } from './art/teams'
import { openingPicture } from './fixture'
import { arenaLivery } from './livery'

function names(seats: number, teams: number, lang: 'en' | 'fr' = 'en'): string[] {
  return Array.from({ length: seats }, (_, seat) => arenaLivery(seat, seats, { teams })?.name[lang] ?? '')
}

it('teams sit in turns, and of five the three are white', () => {
  expect(names(2, 2)).toEqual(['red', 'white'])
  expect(names(4, 2, 'fr')).toEqual(['rouge', 'blanc', 'rouge', 'blanc'])
  expect(names(5, 2)).toEqual(['white', 'red', 'white', 'red', 'white'])
  expect(names(6, 3, 'fr')).toEqual(['rouge', 'blanc', 'bleu', 'rouge', 'blanc', 'bleu'])
})

it('a seat wears what its ship does', () => {
  for (const ship of openingPicture().ships) {
    const livery = arenaLivery(ship.seat, 4, { teams: 2 })
    expect(livery?.name.en).toBe(ship.team)
    expect(livery?.colour).toBe(teamArt(ship.team).colour)
  }
})
