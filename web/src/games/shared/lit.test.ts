import { expect, it } from 'vitest'
import type { Choice } from '../../lib/messages'
import { smallBoard } from './fixture'
import { choicesByPlace, isAdvised, kindsOf } from './lit'

function choice(kind: string, fields: Record<string, string>): Choice {
  return { action: kind, kind, fields, text: { en: kind, fr: kind } }
}

it('a place is lit by every choice that names it, and by nothing else', () => {
  const fly = choice('fly', { to: 'b2', rocket: '1' })
  const other = choice('fly', { to: 'b2', rocket: '2' })
  const take = choice('take', { at: 'a3' })
  const places = choicesByPlace(smallBoard(), [fly, take, other])
  expect([...places.keys()]).toEqual(['b2', 'a3'])
  expect(places.get('b2')).toEqual([fly, other])
  expect(kindsOf(places.get('b2')!)).toEqual(['fly'])
})

it('what is advised marks the places it names', () => {
  const fly = choice('fly', { to: 'b2', rocket: '1' })
  expect(isAdvised(fly, 'b2')).toBe(true)
  expect(isAdvised(fly, 'a3')).toBe(false)
  expect(isAdvised(null, 'b2')).toBe(false)
})
