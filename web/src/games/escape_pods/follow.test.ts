import { describe, expect, it } from 'vitest'
import { begin } from './diff'
import { openingPicture } from './fixture'
import { follow } from './follow'
import { TALL, WIDE } from './geometry'
import { pressable, spotOf } from './shine'

const picture = openingPicture()

describe.each([WIDE, TALL])('the keyboard goes over the board: $name', (layout) => {
  const story = begin(picture)
  const places = pressable(picture, new Map()).flatMap((name) => spotOf(story, layout, name) ?? [])

  it('reaches every place by arrows alone', () => {
    const seen = new Set(['5'])
    const ahead = ['5']
    for (let from = ahead.pop(); from !== undefined; from = ahead.pop())
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = follow(places, [], from, key)
        if (to === null || seen.has(to)) continue
        seen.add(to)
        ahead.push(to)
      }
    expect([...seen].sort()).toEqual(places.map(({ name }) => name).sort())
  })

  it('goes along a row', () => {
    expect(follow(places, [], '5', 'ArrowRight')).toBe('8')
    expect(follow(places, [], '8', 'ArrowLeft')).toBe('5')
    expect(follow(places, [], '2', 'ArrowLeft')).toBe('hangar-2')
  })

  it('goes from one lit place to the next', () => {
    expect(follow(places, ['2', '11'], '5', 'n')).toBe('11')
    expect(follow(places, ['2', '11'], '5', 'p')).toBe('2')
    expect(follow(places, [], '5', 'x')).toBeNull()
  })
})
