import { describe, expect, it } from 'vitest'
import { changed, levelled, places, resized, seatCounts, seating } from './seating'

const who = (wishes: { who: string }[]) => wishes.map((wish) => wish.who)

describe('who sits where', () => {
  it('has me first, and the others by preset', () => {
    expect(who(seating('alone', 3, 'strong'))).toEqual(['me', 'bot', 'bot'])
    expect(who(seating('screen', 2, 'strong'))).toEqual(['me', 'screen'])
    expect(who(seating('link', 2, 'strong'))).toEqual(['me', 'open'])
  })

  it('keeps what was chosen when the number changes', () => {
    const three = changed(seating('alone', 3, 'x'), 1, { who: 'open', name: '', level: 'x' })
    expect(who(resized(three, 'alone', 4, 'x'))).toEqual(['me', 'open', 'bot', 'bot'])
    expect(who(resized(three, 'alone', 2, 'x'))).toEqual(['me', 'open'])
  })

  it('gives all bots one level, those to come too', () => {
    const two = levelled(seating('alone', 2, 'x'), 'y')
    expect(resized(two, 'alone', 3, 'y').map((wish) => wish.level)).toEqual(['y', 'y', 'y'])
  })

  it('lets me sit on one seat only', () => {
    const moved = changed(seating('alone', 3, 'x'), 2, { who: 'me', name: '', level: 'x' })
    expect(who(moved)).toEqual(['screen', 'bot', 'me'])
  })

  it('asks the server for them', () => {
    const wishes = [
      ...seating('screen', 2, 'x'),
      ...seating('alone', 2, 'x').slice(1),
      ...seating('link', 2, 'x').slice(1),
    ]
    expect(places(wishes, ' Ada ')).toEqual([
      { who: 'me', name: 'Ada' },
      { who: 'me', name: '' },
      { who: 'bot', level: 'x' },
      { who: 'open' },
    ])
  })

  it('is one alone in solo, and several otherwise', () => {
    expect(seatCounts('solo', [1, 2, 3, 4, 5])).toEqual([1])
    expect(seatCounts('alone', [1, 2, 3, 4, 5])).toEqual([2, 3, 4, 5])
    expect(seatCounts('link', [2, 4, 5, 6])).toEqual([2, 4, 5, 6])
    expect(who(seating('solo', 1, 'x'))).toEqual(['me'])
  })
})
