import { describe, expect, it } from 'vitest'
import { changed, people } from '../shared/fixture'
import { aboutCell, inSentences } from './about'
import { moved, openingPicture, shipOf } from './fixture'
import type { Sight } from './labels'
import type { AsteroydsPicture } from './picture'
import { columnTip, dieTip, modeTip, roundTip, scoreTip, shipTip } from './tips'

const picture = openingPicture()
const sight: Sight = { picture, seats: people('Ann', 'Ben', '', ''), seat: 0, lang: 'en' }

function ruleOn(cell: string, change: (next: AsteroydsPicture) => void = () => {}, seat: number | null = 0) {
  return aboutCell({ ...sight, seat, picture: changed(picture, change) }, cell, []).rule
}

describe('beside a cell', () => {
  it('stands what can be done there', () => {
    expect(aboutCell(sight, 'c5', ['place the piece on c5'])).toEqual({
      lines: ['Place the piece on c5'],
      rule: 'AC-7.5',
    })
  })

  it('or what is there, what it is for, and its rule', () => {
    expect(aboutCell(sight, 'e3', [])).toEqual({
      lines: [
        'Red turret, fires east in every round of this turn',
        'Its beam hits the first enemy ship or turret in line. A ship that flies into it crashes.',
      ],
      rule: 'AC-3.1',
    })
    expect(aboutCell({ ...sight, lang: 'fr' }, 'c5', [], true).lines).toEqual([
      'c5 · Libre',
      'Les vaisseaux y passent, et peuvent s’y croiser.',
    ])
  })

  it('the same is heard in one go', () => {
    expect(inSentences(['Free', 'Ships fly through.', 'Not now'])).toBe('Free. Ships fly through. Not now')
  })

  it('the most telling thing gives the rule', () => {
    expect(['g4', 'g3', 'f4', 'c5'].map((cell) => ruleOn(cell))).toEqual([
      'AC-3.4',
      'AC-4.2',
      'AC-5.4',
      'AC-4.1',
    ])
    expect(ruleOn('e3', (next) => Object.assign(next.turrets[0]!, { off: true }))).toBe('AC-3.6')
    expect(ruleOn('h7', (next) => (next.rocks = [{ rock: 0, cell: 'h7' }]))).toBe('AC-7.4')
    expect(ruleOn('g2', (next) => Object.assign(next.teams[0]!, { asteroyd: 'c5' }))).toBe('AC-1.2')
  })

  it('an asteroyd is to be kept, fetched or brought back', () => {
    const stray = (next: AsteroydsPicture) => Object.assign(next.teams[0]!, { asteroyd: 'c5' })
    expect(aboutCell(sight, 'g2', []).lines.at(-1)).toContain('Keep their ships away')
    expect(aboutCell(sight, 'g13', []).lines.at(-1)).toContain('picks it up')
    expect(ruleOn('c5', stray)).toBe('AC-5.3')
    expect(ruleOn('c5', stray, 1)).toBe('AC-5.2')
    expect(ruleOn('c5', stray, null)).toBe('AC-5.2')
  })

  it('a ship is one’s own, an ally’s, an enemy’s, laden, or out', () => {
    const at = (ship: number, more: object = {}) =>
      ruleOn('c5', (next) => {
        moved(next, ship, 'c5', 'E')
        Object.assign(shipOf(next, ship), more)
      })
    expect([at(0), at(2), at(1)]).toEqual(['AC-2.2', 'AC-2.4', 'AC-3.3'])
    expect([at(0, { carries: ['white'] }), at(0, { off: true })]).toEqual(['AC-5.4', 'AC-3.5'])
  })
})

describe('beside the arena', () => {
  it('scores, dice and ships say what they mean', () => {
    const [red] = picture.teams
    expect(scoreTip(sight, red!)).toEqual({
      'data-tip': 'Red: 0 of 3 points. 3 points, and more than any other team, win at once.',
      'data-rule': 'AC-5.5',
    })
    expect(dieTip(sight, red!)['data-tip']).toContain('fire along their side 2')
    expect(dieTip(sight, { ...red!, die: null })['data-rule']).toBe('AC-2.1')
    const pilot = { ...shipOf(picture, 0), pilot: 'double' as const }
    expect(shipTip(sight, pilot)).toEqual({
      'data-tip': 'A (Ann) is programming. Pilot’s power, once in a match: two cells forward.',
      'data-rule': 'AC-7.1',
    })
  })

  it('columns, rounds and modes too', () => {
    const program = { columns: ['shoot' as const], rounds: [1], mode: 'shoot' as const }
    expect(columnTip('en', 3, 'empty', [])['data-tip']).toBe('Column 3: empty. It runs in round 3.')
    expect(columnTip('en', 3, 'double', ['crashes'])['data-rule']).toBe('AC-7.1')
    expect(roundTip('en', shipOf(picture, 0), program, 1)).toEqual({
      'data-tip': 'Round 1: one beam straight ahead. Pierce: the shot of that round goes through shields.',
      'data-rule': 'AC-3.1',
    })
    expect(modeTip('fr', 'shield')['data-rule']).toBe('AC-3.8')
  })
})
