import { expect, it } from 'vitest'
import { begin, goOn } from './diff'
import { asteroid, emptyPicture, laid, started, tile } from './fixture'
import type { EscapePicture } from './picture'
import { soundsOf } from './sounds'

const start = started(started(emptyPicture(2), 0, 'N1'), 1, 'S1')

function heard(before: EscapePicture, after: EscapePicture) {
  const story = begin(before)
  return soundsOf(story, goOn(story, after))
}

it('a tile is heard, and a ship that is lost with it', () => {
  expect(heard(start, laid(start, 0, { tile: 's', pairs: '05142736' }, 0))).toEqual(['lay'])
  expect(heard(start, laid(start, 0, tile(1), 0))).toEqual(['hit', 'out'])
})

it('dice are heard, and asteroids that come down on something', () => {
  const flown = laid(start, 0, { tile: 's', pairs: '05142736' }, 0)
  const rolled = { ...flown, dice: { blue: 3, red: 4, die: null } }
  expect(heard(flown, rolled)).toEqual(['dice'])
  expect(heard(rolled, { ...rolled })).toEqual([])
  const near = { ...rolled, asteroids: [asteroid('blue-1', '1/2')] }
  const eats = { ...near, tiles: [], asteroids: [asteroid('blue-1', '1/1')], dice: { ...near.dice, die: 3 } }
  expect(heard(near, eats)).toEqual(['dice', 'hit'])
})

it('nothing is heard of a leap', () => {
  expect(heard(laid(start, 0, tile(18), 0), start)).toEqual([])
})
