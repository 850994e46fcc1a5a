import { expect, it } from 'vitest'
import type { ReasonsAre } from '../messages'
import { chanceOf } from './reasons'

const said = { en: '', fr: '' }
const reasons = {
  seat: 1,
  action: 'fly d4',
  weighed: [
    { action: 'fly e5', text: said, expected: [0.2, 0.8] },
    { action: 'fly d4', text: said, expected: [0.4, 0.6] },
  ],
} as unknown as ReasonsAre

it('is what was expected of what was played', () => {
  expect(chanceOf(reasons)).toBe(0.6)
  expect(chanceOf({ ...reasons, weighed: [] })).toBeNull()
  expect(chanceOf(undefined)).toBeNull()
  expect(chanceOf({ ...reasons, weighed: [{ action: 'fly d4', text: said, expected: [] }] })).toBeNull()
})
