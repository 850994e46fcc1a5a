import { expect, it } from 'vitest'
import { begin, busy, during } from './busy.svelte'

const soon = () => Promise.resolve()

it('is busy while anything is waited for', async () => {
  const [one, other] = [begin(), begin()]
  await soon()
  expect(busy.now).toBe(true)
  one()
  one()
  await soon()
  expect(busy.now).toBe(true)
  other()
  await soon()
  expect(busy.now).toBe(false)
})

it('is no longer busy when what was waited for came or failed', async () => {
  const [good, bad] = [during(Promise.resolve(7)), during(Promise.reject(new Error('no')))]
  await expect(good).resolves.toBe(7)
  await expect(bad).rejects.toThrow('no')
  await soon()
  expect(busy.now).toBe(false)
})
