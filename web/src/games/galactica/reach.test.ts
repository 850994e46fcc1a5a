import { expect, it } from 'vitest'
import { endsFrom } from './fixture'
import { fieldOf } from './geometry'
import { reaches, reachOf } from './reach'

const field = fieldOf(19)
const ends = endsFrom('j10', 2).map(({ to }) => to)

it('where squares are large, each is pressed on its own', () => {
  expect(reaches(field, ends, [], 50, 44).size).toBe(0)
})

it('lit squares are large enough for a finger, and unlit ones between them can still be pressed', () => {
  const reach = reaches(field, ends, [], 24.5, 44)
  const end = reachOf(reach, 'j8')
  expect(end.shape).toBe('diamond')
  expect(end.by * 2 * 24.5).toBeGreaterThanOrEqual(44)
  expect(reachOf(reach, 'j9')).toEqual({ shape: 'dot', by: 0.08 })
  expect(reachOf(reach, 'p16').shape).toBe('square')
})

it('lit squares side by side keep to themselves', () => {
  const reach = reaches(field, ['j8', 'j9'], [], 27, 44)
  expect(reachOf(reach, 'j8').shape).toBe('square')
  expect(reachOf(reach, 'j9').shape).toBe('square')
})

it('what stands alone takes the room around it', () => {
  const reach = reaches(field, [], ['h3', 'q8'], 18, 44)
  expect(reachOf(reach, 'h3').shape).toBe('disc')
  expect(reachOf(reach, 'h3').by * 2 * 18).toBeGreaterThanOrEqual(44)
  expect(reachOf(reach, 'h2').shape).toBe('none')
  const close = reaches(field, [], ['h3', 'i3'], 18, 44)
  expect(reachOf(close, 'h3').by).toBe(0.5)
})
