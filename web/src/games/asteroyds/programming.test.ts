import { beforeEach, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { openingPicture } from './fixture'
import { Programming } from './programming.svelte'

const picture = changed(openingPicture(), (next) => {
  for (const ship of next.ships) ship.program = ship.seat === 0 ? [] : null
})

let draft: string[]
let programming: Programming

beforeEach(() => {
  draft = []
  programming = new Programming({
    picture: () => picture,
    seat: () => 0,
    drafts: () => [draft],
    choices: () => [],
    draft: (actions) => (draft = actions),
    play: () => {},
  })
  programming.begin()
})

it('goes on column by column, also over what is filled', () => {
  for (const token of ['left', 'shoot', 'forward'] as const) programming.put(token)
  programming.column = 0
  programming.put('about')
  programming.followed()
  expect(draft.slice(0, 3)).toEqual(['column about', 'column shoot', 'column forward'])
  expect(programming.column).toBe(1)
})

it('goes on after what was put into the draft elsewhere', () => {
  draft = ['column left', 'column shoot']
  programming.followed()
  expect(programming.column).toBe(2)
})

it('keeps a mode until it has a round', () => {
  programming.setMode('shield')
  expect(draft.slice(-2)).toEqual(['round none', 'mode shield'])
  programming.mark(3)
  expect(draft.slice(-2)).toEqual(['round 3', 'mode shield'])
})
