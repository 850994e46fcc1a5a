import { describe, expect, it } from 'vitest'
import { firstSentence, typeset } from './texts'

describe('French typography', () => {
  it('keeps signs with the word before them', () => {
    expect(typeset('Quoi ? « Rien » ; 5 %', 'fr')).toBe('Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0; 5\u00a0%')
    expect(typeset('What ? 5 %', 'en')).toBe('What ? 5 %')
  })
})

describe('the beginning of a text', () => {
  it('is its first sentence, or two if that is short', () => {
    expect(firstSentence('A rocket cannot fly to an empty cell.')).toBe(
      'A rocket cannot fly to an empty cell.',
    )
    const long =
      'You lay one tile, from your own hand, on the empty cell in front of your ship, and nowhere else.'
    expect(firstSentence(`${long} You turn it as you like.`)).toBe(long)
    expect(firstSentence('No. Rule AE-3.2 says: not off the board, if anything else is left. More.')).toBe(
      'No. Rule AE-3.2 says: not off the board, if anything else is left.',
    )
    expect(firstSentence('no end')).toBe('no end')
  })
})
