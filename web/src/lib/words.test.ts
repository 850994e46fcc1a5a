import { describe, expect, it } from 'vitest'
import { WORDS, fill, typeset, firstSentence, percentIn } from './words'
import { HOST_WORDS } from './words-host'
import { PREFERENCE_WORDS } from './words-preferences'
import { REPLAY_WORDS } from './words-replay'
import { SETUP_WORDS } from './words-setup'

const ALL = Object.entries({ ...WORDS, ...HOST_WORDS, ...PREFERENCE_WORDS, ...REPLAY_WORDS, ...SETUP_WORDS })

const blanks = (words: string) => [...words.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort()

describe('the words of the page', () => {
  it('stand in both languages with the same blanks', () => {
    for (const [key, text] of ALL) {
      expect(text.en.trim(), key).not.toBe('')
      expect(text.fr.trim(), key).not.toBe('')
      expect(blanks(text.fr), key).toEqual(blanks(text.en))
    }
  })

  it('keep to French typography', () => {
    for (const [key, text] of ALL) {
      expect(text.fr, key).not.toMatch(/'/)
      expect(text.fr.replaceAll(/\{[^}]*\}/g, ''), key).not.toMatch(/[^\s][;!?]/)
    }
  })
})

describe('French typography', () => {
  it('keeps signs with the word before them', () => {
    expect(typeset('Quoi ? « Rien » ; 5 %', 'fr')).toBe('Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0; 5\u00a0%')
    expect(typeset('What ? 5 %', 'en')).toBe('What ? 5 %')
  })
})

describe('filling blanks', () => {
  it('puts parts in, and leaves unknown blanks alone', () => {
    expect(fill('{a} and {b}', 'en', { a: 1 })).toBe('1 and {b}')
  })

  it('elides a French “de” before a vowel', () => {
    expect(fill('Table de {game}', 'fr', { game: 'Escape Pods' })).toBe('Table d’Escape Pods')
    expect(fill('Table de {game}', 'fr', { game: 'Sputnik' })).toBe('Table de Sputnik')
    expect(fill('Nothing de {x}', 'en', { x: 'Ann' })).toBe('Nothing de Ann')
  })

  it('takes the form that fits the number, by language', () => {
    expect(fill('{n:player:players}', 'en', { n: 0 })).toBe('0 players')
    expect(fill('{n:player:players}', 'en', { n: 1 })).toBe('1 player')
    expect(fill('{n:joueur:joueurs}', 'fr', { n: 0 })).toBe('0 joueur')
    expect(fill('{n:joueur:joueurs}', 'fr', { n: 2 })).toBe('2 joueurs')
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

describe('a result in percent', () => {
  it('is written as the server writes it, and stays on one line', () => {
    expect(percentIn(0.615, 'en')).toBe('62%')
    expect(percentIn(0.615, 'fr')).toBe('62\u00a0%')
  })

  it('is 0 or 100 only where that is certain', () => {
    const shares = [0, 0.0005, 0.0006, 0.005, 0.125, 0.996, 0.9994, 0.9995, 1] // as in tests/bots/test_saying.py
    const shown = ['0%', '0%', '1%', '1%', '13%', '99%', '99%', '100%', '100%']
    expect(shares.map((share) => percentIn(share, 'en'))).toEqual(shown)
  })
})
