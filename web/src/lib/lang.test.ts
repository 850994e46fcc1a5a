import { afterEach, describe, expect, it } from 'vitest'
import { counted, language, listed, percent, say, speak, t } from './lang.svelte'
import { LANGUAGES, nameOf } from './sources'

afterEach(() => speak('en'))

describe('the page', () => {
  it('speaks one language at a time', async () => {
    expect([language(), t('page-close')]).toEqual(['en', 'Close'])
    await speak('de')
    expect([language(), t('page-close')]).toEqual(['de', 'Schließen'])
    expect(t('setup-players', { n: 3 })).toBe('3 Spieler')
  })

  it('speaks the language that was asked for last', async () => {
    await Promise.all([speak('de'), speak('fr')])
    expect(t('page-close')).toBe('Fermer')
  })

  it('has the languages of which there are files, and they call themselves something', () => {
    expect(LANGUAGES).toEqual(['de', 'en', 'fr'])
    expect(LANGUAGES.map(nameOf)).toEqual(['Deutsch', 'English', 'Français'])
  })

  it('writes rows and numbers as the language does', async () => {
    expect([listed(['A', 'B', 'C']), counted(12345), percent(0.5)]).toEqual(['A, B and C', '12,345', '50%'])
    await speak('fr')
    expect(listed(['A', 'B', 'C'])).toBe('A, B et C')
    expect([counted(12345), percent(0.5)]).toEqual(['12\u202f345', '50\u00a0%'])
  })
})

describe('a text of the server', () => {
  it('is a message with what it says of', async () => {
    const text = { of: 'house', key: 'outcome-wins', args: { count: 2, names: ['Ann', 'Ben'] } }
    expect(say(text)).toBe('Ann and Ben win.')
    await speak('de')
    expect(say(text)).toBe('Ann und Ben gewinnen.')
  })

  it('may say of other texts', () => {
    const level = { of: 'house', key: 'bot-level-captain' }
    expect(say({ of: 'house', key: 'table-bot', args: { level, letter: 'B' } })).toBe('Captain B')
  })

  it('is English, or French, where a game has its words in these only', async () => {
    const text = { en: 'fly to d4', fr: 'voler en d4 !' }
    expect(say(text)).toBe('fly to d4')
    await speak('fr')
    expect(say(text)).toBe('voler en d4\u00a0!')
    await speak('de')
    expect(say(text)).toBe('fly to d4')
  })

  it('says nothing until the words of its game are there, and nothing if there are none', () => {
    expect(say({ of: 'nowhere', key: 'name' })).toBe('')
  })
})
