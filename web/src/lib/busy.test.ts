import { expect, it } from 'vitest'
import { begin, busy, during } from './busy.svelte'

it('is busy while anything is waited for', () => {
  const [one, other] = [begin(), begin()]
  expect(busy.now).toBe(true)
  one()
  one()
  expect(busy.now).toBe(true)
  other()
  expect(busy.now).toBe(false)
})

it('is no longer busy when what was waited for came or failed', async () => {
  const good = during(Promise.resolve(7))
  const bad = during(Promise.reject(new Error('no')))
  expect(busy.now).toBe(true)
  await expect(good).resolves.toBe(7)
  await expect(bad).rejects.toThrow('no')
  expect(busy.now).toBe(false)
})
