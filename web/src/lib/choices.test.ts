import { describe, expect, it } from 'vitest'
import { choicesAt, meaningOf } from './choices'
import type { Choice } from './messages'

function choice(action: string, fields: Record<string, string>): Choice {
  return { action, kind: action.split(' ')[0] ?? '', fields, text: { en: action, fr: action } }
}

const fly1 = choice('fly d4 1', { to: 'd4', rocket: '1' })
const fly2 = choice('fly d4 2', { to: 'd4', rocket: '2' })
const take = choice('take e5', { at: 'e5' })

describe('what a place means', () => {
  it('finds the choices that name it in any field', () => {
    expect(choicesAt([fly1, fly2, take], 'd4')).toEqual([fly1, fly2])
    expect(choicesAt([fly1, fly2, take], 'a1')).toEqual([])
  })

  it('plays the only one', () => {
    expect(meaningOf([fly1, fly2, take], 'e5')).toEqual({ is: 'do', choice: take })
  })

  it('lets one be chosen among several', () => {
    expect(meaningOf([fly1, fly2, take], 'd4')).toEqual({ is: 'choose', among: [fly1, fly2] })
  })

  it('asks why not where there is none', () => {
    expect(meaningOf([fly1, fly2, take], 'a1')).toEqual({ is: 'why' })
    expect(meaningOf([], 'd4')).toEqual({ is: 'why' })
  })
})
