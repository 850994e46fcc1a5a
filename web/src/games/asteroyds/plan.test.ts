import { describe, expect, it } from 'vitest'
import type { Choice, View } from '../../lib/messages'
import { changed } from '../shared/fixture'
import { openingPicture } from './fixture'
import { planIn } from './plan'
import type { AsteroydsPicture } from './picture'

const COLUMNS = ['left', 'shoot', 'forward', 'empty', 'empty', 'empty'].map((token) => `column ${token}`)
const DRAFT = [...COLUMNS, 'round 2', 'mode shoot']

function asking(picture: AsteroydsPicture, ...actions: string[]): View {
  const choices = actions.map((action) => ({ action }) as Choice)
  return { picture, seat: 0, choices } as unknown as View
}

const programming = changed(openingPicture(), (next) => {
  for (const ship of next.ships) ship.program = ship.seat === 0 ? [] : null
})

function settledFor(...columns: string[]): AsteroydsPicture {
  return changed(programming, (next) => Object.assign(next.ships[0] ?? {}, { program: columns }))
}

describe('a plan', () => {
  it('is asked for while one programs', () => {
    expect(planIn(asking(programming))?.ships).toBe(1)
    expect(planIn(asking(changed(programming, (next) => (next.phase = 'place'))))).toBeNull()
    expect(planIn({ ...asking(programming), seat: null })).toBeNull()
  })

  it('takes an advised column in its place and keeps the rest', () => {
    const plan = planIn(asking(programming))
    expect(plan?.withAdvice(DRAFT, 'column about')).toEqual(['column about', ...DRAFT.slice(1)])
    expect(plan?.withAdvice([], 'column about').slice(0, 2)).toEqual(['column about', 'column empty'])
  })

  it('has its place after the columns that are settled', () => {
    const plan = planIn(asking(settledFor('left', 'shoot')))
    expect(plan?.withAdvice(DRAFT.slice(2), 'column about')).toEqual(['column about', ...DRAFT.slice(3)])
  })

  it('gives up a power that is advised earlier', () => {
    const draft = ['column left', 'column double', ...DRAFT.slice(2)]
    expect(planIn(asking(programming))?.withAdvice(draft, 'column double').slice(0, 2)).toEqual([
      'column double',
      'column empty',
    ])
  })

  it('takes an advised round and mode', () => {
    const full = settledFor(...COLUMNS.map((column) => column.split(' ')[1] as string))
    const rounds = planIn(asking(full, 'round none', 'round 5'))
    expect(rounds?.withAdvice(DRAFT.slice(6), 'round 5')).toEqual(['round 5', 'mode shoot'])
    expect(rounds?.withAdvice(DRAFT.slice(6), 'round none')).toEqual(['round none', 'mode none'])
    const held = changed(full, (next) => Object.assign(next.ships[0] ?? {}, { rounds: [5] }))
    expect(planIn(asking(held, 'mode none', 'mode shield'))?.withAdvice([], 'mode shield')).toEqual([
      'mode shield',
    ])
  })
})
