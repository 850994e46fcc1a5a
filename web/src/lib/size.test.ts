import { expect, test } from 'vitest'
import { size } from './size'

test('sizes are read in any language', () => {
  expect(size(999, 'en')).toBe('999\u00a0byte')
  expect(size(12_345, 'en')).toBe('12.3\u00a0kB')
  expect(size(12_345, 'de')).toBe('12,3\u00a0kB')
  expect(size(4_200_000, 'fr')).toBe('4,2\u00a0Mo')
  expect(size(10_000_000_000, 'fr')).toBe('10\u00a0Go')
})
