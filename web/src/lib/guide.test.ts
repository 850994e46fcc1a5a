import { describe, expect, it } from 'vitest'
import { captionOf, closeUp, shareOf, stay, stills } from './guide'
import type { FigureInfo, FigureWords } from './messages'

describe('pictures side by side', () => {
  it('are all of a few', () => {
    expect(stills(1)).toEqual([0])
    expect(stills(4)).toEqual([0, 1, 2, 3])
  })
  it('are the first, the last and some in between of many', () => {
    expect(stills(8)).toEqual([0, 2, 5, 7])
    expect(stills(5, 3)).toEqual([0, 2, 4])
  })
})

describe('the words below a picture', () => {
  const text = (en: string) => ({ seat: 0, text: { en, fr: '' } })
  const figure = { frames: [{ lines: [] }, { lines: [text('You fly'), text('You win')] }] }
  const below = (captions: string[], index: number) =>
    captionOf(
      figure as unknown as FigureInfo,
      { captions } as unknown as FigureWords,
      index,
      ({ en = '' }) => en,
    )
  it('are its caption', () => expect(below(['one', 'two'], 1)).toBe('two'))
  it('or what was told', () => {
    expect(below([], 1)).toBe('You fly. You win')
    expect(below([], 0)).toBe('')
  })
})

describe('how long a picture stays', () => {
  it('is a step at least', () => expect(stay('', 0, false)).toBe(1600))
  it('is as long as reading takes', () =>
    expect(stay('one two three four five six seven', 0, false)).toBe(1960))
  it('is as long as its film', () => expect(stay('one', 4000, false)).toBe(4000))
  it('is longer at the end', () => expect(stay('', 0, true)).toBe(3200))
})

describe('a part of the board', () => {
  const place = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 }
  it('is told in parts of its box', () => {
    const share = shareOf({ x: 30, y: 20, width: 10, height: 5 }, { x: 10, y: 10, width: 40, height: 20 })
    expect(share).toEqual({ x: 0.5, y: 0.5, width: 0.25, height: 0.25 })
  })
  it('is all of it without places', () => expect(closeUp([])).toEqual({ x: 0, y: 0, width: 1, height: 1 }))
  it('holds a place with air around it', () => {
    const near = closeUp([place])
    expect(near.x).toBeCloseTo(0.3)
    expect(near.width).toBeCloseTo(0.3)
    expect(near.height).toBe(near.width)
  })
  it('stays within the board', () => {
    const near = closeUp([{ ...place, x: 0, y: 0.9 }])
    expect(near.x).toBe(0)
    expect(near.y + near.height).toBeCloseTo(1)
  })
})
