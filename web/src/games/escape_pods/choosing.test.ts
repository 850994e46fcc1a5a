import { describe, expect, it } from 'vitest'
import { changed, choices } from '../shared/fixture'
import { askWhy, litIn, NOTHING, optionsOf, press, settled } from './choosing'
import { moved, openingPicture, seated } from './fixture'

const picture = changed(openingPicture(), (next) => {
  moved(next, 'duo-1', '5')
  seated(next, 'duo-1', 0, 'commander')
  seated(next, 'duo-1', 1, null)
  moved(next, 'trio', '2')
  seated(next, 'trio', 0, 'engineer')
})

function lit(actions: string[], chosen = NOTHING): Record<string, string> {
  const found = litIn(optionsOf(picture, choices(...actions)), chosen)
  return Object.fromEntries([...found].map(([place, { way }]) => [place, way]))
}

describe('what a choice leads from and to', () => {
  it('is a place of the board or the panels', () => {
    const found = (action: string) => optionsOf(picture, choices(action)).map(({ from, to }) => [from, to])[0]
    expect(found('use spy engineer')).toEqual(['engineer', 'spy'])
    expect(found('move duo-1 8')).toEqual(['5', '8'])
    expect(found('embark scientist duo-2')).toEqual(['scientist', 'hangar-3'])
    expect(found('embark trio.1 duo-1')).toEqual(['trio.1', '5'])
    expect(found('disembark duo-1.2 r3')).toEqual(['duo-1.2', 'r3'])
    expect(found('spy trio')).toEqual([null, '2'])
    expect(found('spy r2')).toEqual([null, 'r2'])
    expect(found('swap trio.1 duo-1.2')).toEqual(['trio.1', 'duo-1.2'])
    expect(found('launch engineer 3')).toEqual(['engineer', '3'])
    expect(found('delay 7')).toEqual([null, '7'])
    expect(found('beacon AB')).toEqual([null, 'AB'])
    expect(found('beacon AC')).toEqual([null, '5-8'])
    expect(found('hangar 3')).toEqual([null, 'hangar-3'])
    expect(found('end')).toBeUndefined()
  })

  it('is a square of the refuge that is being scored', () => {
    const asked = changed(picture, (next) => {
      next.assign = { seat: 0, refuge: 'r3', arrival: 1, squares: [2, 5] }
    })
    expect(optionsOf(asked, choices('assign 2')).map(({ to }) => to)).toEqual(['r3.2'])
  })
})

describe('what is lit', () => {
  const uses = ['use spy commander', 'use spy engineer', 'use embark engineer', 'end']

  it('actions, and who can pay', () => {
    expect(lit(uses)).toEqual({ commander: 'from', engineer: 'from', spy: 'to', embark: 'to' })
    expect(lit(uses, { from: 'commander', to: null })).toEqual({ engineer: 'from', spy: 'to' })
    expect(lit(uses, { from: null, to: 'spy' })).toEqual({ commander: 'from', engineer: 'from', spy: 'to' })
  })

  it('pods before where they fly, unless there is only one', () => {
    expect(lit(['move duo-1 8', 'move trio 3'])).toEqual({ '5': 'from', '2': 'from' })
    expect(lit(['move duo-1 8', 'move trio 3'], { from: '2', to: null })).toEqual({ '5': 'from', '3': 'to' })
    expect(lit(['move duo-1 8', 'move duo-1 4'])).toEqual({ '8': 'to', '4': 'to' })
    expect(lit(['use spy commander', 'use spy engineer', 'move duo-1 8'])).toMatchObject({
      '8': 'to',
      '5': 'from',
    })
  })

  it('who pays does not put out where a pod flies by beacon', () => {
    const found = lit([...uses, 'move duo-1 8'], { from: 'commander', to: null })
    expect(found).toMatchObject({ '8': 'to', spy: 'to' })
    expect(found).not.toHaveProperty('embark')
  })
})

describe('a press', () => {
  function pressed(actions: string[], place: string, chosen = NOTHING) {
    const meaning = press(optionsOf(picture, choices(...actions)), chosen, place)
    return meaning.is === 'play'
      ? meaning.option.choice.action
      : meaning.is === 'choose'
        ? meaning.chosen
        : null
  }
  const uses = ['use spy commander', 'use spy engineer', 'use embark engineer']

  it('plays what is clear', () => {
    expect(pressed(uses, 'embark')).toBe('use embark engineer')
    expect(pressed(['spy r2', 'spy trio'], '2')).toBe('spy trio')
    expect(pressed(['move duo-1 8', 'move duo-1 4'], '8')).toBe('move duo-1 8')
  })

  it('asks for the rest, in any order', () => {
    expect(pressed(uses, 'spy')).toEqual({ from: null, to: 'spy' })
    expect(pressed(uses, 'engineer', { from: null, to: 'spy' })).toBe('use spy engineer')
    expect(pressed(uses, 'engineer')).toEqual({ from: 'engineer', to: null })
    expect(pressed(uses, 'spy', { from: 'engineer', to: null })).toBe('use spy engineer')
  })

  it('takes back what was chosen', () => {
    expect(pressed(uses, 'spy', { from: null, to: 'spy' })).toEqual(NOTHING)
    expect(pressed(uses, 'commander', { from: 'commander', to: null })).toEqual(NOTHING)
  })

  it('prefers a flight to another pod that could fly', () => {
    const moves = ['move trio 5', 'move trio 1', 'move duo-1 8']
    expect(pressed(moves, '5')).toEqual({ from: '5', to: null })
    expect(pressed(moves, '5', { from: '2', to: null })).toBe('move trio 5')
  })

  it('means nothing elsewhere', () => {
    expect(pressed(uses, '12')).toBeNull()
  })
})

it('what cannot be done any more is not chosen', () => {
  const options = optionsOf(picture, choices('use spy commander', 'use spy engineer'))
  expect(settled(options, { from: 'scientist', to: 'embark' })).toEqual(NOTHING)
  expect(settled(options, { from: 'engineer', to: null })).toEqual({ from: 'engineer', to: null })
  expect(settled([], { from: 'engineer', to: null })).toEqual(NOTHING)
})

describe('why not', () => {
  it('asks about the action that was meant', () => {
    const poor = changed(
      picture,
      (next) => (next.players[0]!.roles = { commander: 0, scientist: 2, engineer: 1 }),
    )
    expect(askWhy(poor, 0, NOTHING, 'board')).toEqual({ is: 'action', action: 'use board scientist' })
    expect(askWhy(poor, 0, { from: 'engineer', to: null }, 'board')).toEqual({
      is: 'action',
      action: 'use board engineer',
    })
    expect(askWhy(picture, 0, { from: '5', to: null }, '12')).toEqual({
      is: 'action',
      action: 'move duo-1 12',
    })
    const pushing = changed(picture, (next) => (next.phase = 'push'))
    expect(askWhy(pushing, 0, NOTHING, '12')).toEqual({ is: 'action', action: 'push 12' })
    const homing = changed(picture, (next) => (next.phase = 'hangar'))
    expect(askWhy(homing, 0, NOTHING, 'hangar-1')).toEqual({ is: 'action', action: 'hangar 1' })
  })

  it('asks about the place otherwise', () => {
    expect(askWhy(picture, 0, NOTHING, '12')).toEqual({ is: 'place', place: '12' })
    expect(askWhy(picture, 0, NOTHING, 'r2')).toEqual({ is: 'place', place: 'r2' })
    expect(askWhy(picture, 0, NOTHING, 'hangar-3')).toEqual({ is: 'place', place: 'duo-2' })
  })
})
