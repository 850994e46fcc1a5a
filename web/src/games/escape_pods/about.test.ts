import { describe, expect, it } from 'vitest'
import { changed, choices, people } from '../shared/fixture'
import { about, ruleOf } from './about'
import { begin } from './diff'
import { arrived, moved, openingPicture, seated } from './fixture'
import { onCard, arrivalOn, sectorAt, TALL, WIDE } from './geometry'
import type { Sight } from './labels'
import { optionOf } from './choosing'
import { aheadOf } from './preview'
import { spotOf, thingAt } from './shine'

const picture = changed(openingPicture(), (next) => {
  moved(next, 'duo-1', '5')
  seated(next, 'duo-1', 0, 'commander')
  arrived(next, 'r2', 1, null)
  next.sectors[3]!.debris = true
})
const sight: Sight = { picture, seats: people('Ann', 'Ben', 'Cem'), seat: 0, lang: 'en' }
const french: Sight = { ...sight, lang: 'fr' }
const story = begin(picture)

describe('what is said beside a place', () => {
  it('what it is, what it does, and its rule', () => {
    expect(about(sight, '4', [])).toEqual({
      lines: ['Sector 4: debris, no way through', 'No pod ever enters.'],
      rule: 'EP-4.1',
    })
    expect(about(sight, '7', []).rule).toBe('EP-6.1')
    expect(about(sight, '5', []).rule).toBe('EP-4.2')
    expect(about(sight, '12', []).lines[1]).toBe('From a pod here, crew gets off at r2 or r3.')
    expect(about(french, '12', []).lines[1]).toBe('D’une navette ici, on débarque en r2 ou r3.')
    expect(about(sight, 'hangar-2', [])).toEqual({
      lines: ['Hangar 2: empty trio', 'Whoever embarks here flies out into sector 2 at once.'],
      rule: 'EP-3.1',
    })
    expect(about(sight, 'hangar-1', []).rule).toBe('EP-4.4')
    expect(about(sight, 'r3', []).rule).toBe('EP-8.2')
    expect(about(sight, 'r1', []).rule).toBe('EP-8.1')
  })

  it('a beacon names who crosses by it', () => {
    expect(about(sight, '5-8', []).lines[1]).toBe(
      'In your turn, pods with your crew cross here free of charge. Pods with crew of Cem cross here free of charge, in their turn.',
    )
    const two = { ...sight, picture: { ...picture, players: picture.players.slice(0, 2) } }
    expect(about(two, '5-8', []).lines[1]).not.toContain('Cem')
    expect(about(sight, '1-2', []).rule).toBe('EP-5.3')
  })

  it('seats, squares, arrivals and the token', () => {
    expect(about(sight, 'duo-1.1', []).lines[0]).toBe('Your commander (duo, sector 5)')
    expect(about(sight, 'duo-1.2', [])).toMatchObject({
      lines: ['Free seat (duo, sector 5)', expect.any(String)],
    })
    expect(about(sight, 'r2>1', []).lines[0]).toBe('Face-down member of B (Ben), arrived as number 1')
    expect(about(sight, 'r2>3', []).lines).toEqual([
      'Arrival space 3 of r2: explosion token',
      'Whoever arrives on this space sets off an explosion in sector 7.',
    ])
    expect(about(sight, 'r2>2', []).rule).toBe('EP-6.1')
    expect(about(sight, 'r2.2', []).rule).toBe('EP-8.2')
    expect(about(sight, 'r1.1', []).lines[1]).toBe('The first free commander in order of arrival takes it.')
  })

  it('what can be done comes first, not all of it, with its rule', () => {
    const [move] = choices('move duo-1 8')
    expect(about(sight, '8', ['one', 'two', 'three', 'four'], move)).toEqual({
      lines: [
        'One',
        'Two',
        '… and 2 more',
        'Sector 8: empty; its explosion card lies under the deck, 1st of those',
      ],
      rule: 'EP-5.4',
    })
    expect(ruleOf({ phase: 'move', using: 'pilot' }, move!)).toBe('EP-5.2')
  })
})

describe('what lies under the pointer', () => {
  it('is finer than the place', () => {
    for (const layout of [WIDE, TALL]) {
      const at = (name: string) => thingAt(story, layout, spotOf(story, layout, name)!.at)
      for (const name of ['duo-1.1', 'duo-1.2', 'trio.3', 'r1.1', 'r4.5', 'r2>3', '5-8'])
        expect(at(name), name).toBe(name)
      expect(thingAt(story, layout, sectorAt('9'))).toBeNull()
    }
  })
})

describe('what a choice would do', () => {
  const ahead = (action: string, now = picture) =>
    aheadOf(begin(now), WIDE, 0, optionOf(now, choices(action)[0]!)!)

  it('a pod flies', () => {
    expect(ahead('move duo-1 8')).toMatchObject({
      arrows: [{ from: sectorAt('5'), to: sectorAt('8') }],
      pod: { size: 2, turned: 0 },
    })
  })

  it('somebody takes the first free seat, or the first free arrival space', () => {
    expect(ahead('embark scientist duo-1')?.crew).toMatchObject({
      owner: 0,
      role: 'scientist',
      at: spotOf(story, WIDE, 'duo-1.2')!.at,
    })
    expect(ahead('disembark duo-1.1 r2')?.crew).toMatchObject({
      role: 'commander',
      at: onCard(WIDE, 'r2', arrivalOn(2)),
    })
  })

  it('looks, launches, places', () => {
    expect(ahead('spy duo-1')?.eye).toEqual(sectorAt('5'))
    expect(ahead('launch engineer 3')).toMatchObject({ pod: { size: 1 }, crew: { role: 'engineer' } })
    const placing = changed(picture, (next) => (next.beacon = 'AB'))
    expect(ahead('border 1-2', placing)?.beacon?.at.name).toBe('1-2')
  })

  it('a card under the deck is no matter of the board', () => {
    expect(ahead('delay 7')).toBeNull()
  })
})
