import { beforeAll, describe, expect, it } from 'vitest'
import { learn, speak } from '../../lib/lang.svelte'
import type { Ending } from '../shared/ending'
import { decidedBy } from './ending'
import { at, FLYING, OVER, position } from './fixture'
import { NOWHERE, type SputnikEvent, type SputnikState } from './state'

const SEATS = ['You', 'Ben', 'Cy', 'Dan']
const CORNERS = ['c5', 'e3', 'c1', 'a1']

/** A match that is over, with these rockets stranded at last, and these before. */
function ending(seats: number, last: number[], before: number[] = [], more: Partial<Ending> = {}) {
  const out = [...before, ...last]
  const picture = position(OVER, (next) => {
    for (let seat = 0; seat < seats; seat++) {
      next.out[seat] = Number(out.includes(seat))
      next.rocket[seat] = out.includes(seat) ? NOWHERE : at(CORNERS[seat] ?? '')
    }
  })
  const stranded = (seat: number): SputnikEvent => ({
    kind: 'is-stranded',
    seat,
    first: at(CORNERS[seat] ?? ''),
    second: -1,
    third: -1,
  })
  const taken: SputnikEvent = { kind: 'takes', seat: 0, at: at('b2'), left: 0 }
  return decidedBy({
    picture,
    happened: [...before.map(stranded), taken, ...last.map(stranded), { kind: 'wins', seat: 0, winners: 1 }],
    before: null,
    names: SEATS.slice(0, seats),
    teams: Array<null>(seats).fill(null),
    you: 0,
    lang: 'en',
    ...more,
  } as Ending<SputnikState, SputnikEvent>)
}

beforeAll(async () => {
  await learn('sputnik')
  await speak('en')
})

describe('what decided it', () => {
  it('is the one rocket that is stranded, and where it is', () => {
    expect(ending(2, [1])).toEqual({ text: 'Ben has nowhere left to fly.', places: ['e3'], winners: ['c5'] })
    expect(ending(2, [0])).toMatchObject({ places: ['c5'], winners: ['e3'] })
    expect(ending(2, [0])?.text).toBe('You have nowhere left to fly.')
  })

  it('is the last of several', () => {
    expect(ending(3, [2], [1])).toMatchObject({ text: 'Cy has nowhere left to fly.', places: ['c1'] })
    expect(ending(3, [1, 2])?.text).toBe('Ben and Cy have nowhere left to fly.')
    expect(ending(3, [0, 1])?.text).toBe('You and Ben have nowhere left to fly.')
  })

  it('is the last of a team', () => {
    const teams = [0, 1, 0, 1]
    expect(ending(4, [3], [0, 1], { teams })).toMatchObject({
      text: 'Dan has nowhere left to fly: the whole team is stranded.',
      places: ['a1'],
    })
    expect(ending(4, [2], [0], { teams })?.text).toBe(
      'Cy has nowhere left to fly: your whole team is stranded.',
    )
  })

  it('is who still flies, where one was not there', () => {
    const unknown = { happened: [] }
    expect(ending(3, [], [0, 2], unknown)).toMatchObject({ text: 'Only Ben is still flying.', places: [] })
    expect(ending(3, [], [1, 2], unknown)?.text).toBe('Only you are still flying.')
  })

  it('is nothing before the end', () => {
    expect(ending(2, [], [], { picture: position(FLYING) })).toBeNull()
  })
})

describe('in other languages', () => {
  const told = (lang: string, of: { one: string; you: string; team: string; left: string }) => async () => {
    await speak(lang)
    expect(ending(2, [1])?.text).toBe(of.one)
    expect(ending(2, [0])?.text).toBe(of.you)
    expect(ending(4, [3], [1], { teams: [0, 1, 0, 1] })?.text).toBe(of.team)
    expect(ending(3, [], [0, 2], { happened: [] })?.text).toBe(of.left)
  }

  it(
    'is said in French',
    told('fr', {
      one: 'Ben n’a plus nulle part où voler.',
      you: 'Vous n’avez plus nulle part où voler.',
      team: 'Dan n’a plus nulle part où voler\u00a0: toute l’équipe est immobilisée.',
      left: 'Il ne reste que Ben en vol.',
    }),
  )

  it(
    'is said in German',
    told('de', {
      one: 'Ben kann nirgendwohin mehr fliegen.',
      you: 'Du kannst nirgendwohin mehr fliegen.',
      team: 'Dan kann nirgendwohin mehr fliegen: Das ganze Team ist gestrandet.',
      left: 'Nur Ben fliegt noch.',
    }),
  )
})
