import { afterEach, describe, expect, it, vi } from 'vitest'
import { counted, language, learn, listed, percent, say, speak, t, withWords } from './lang.svelte'
import { LANGUAGES, nameOf } from './sources'

afterEach(() => speak('en'))

describe('the page', () => {
  it('speaks one language at a time', async () => {
    expect([language(), t('page-close')]).toEqual(['en', 'Close'])
    await speak('de')
    expect([language(), t('page-close')]).toEqual(['de', 'Schließen'])
    expect(t('game-players', { n: 3 })).toBe('3 Spieler')
  })

  it('speaks the language that was asked for last', async () => {
    await Promise.all([speak('de'), speak('fr')])
    expect(t('page-close')).toBe('Fermer')
  })

  it('has the languages of which there are files, and they call themselves something', () => {
    expect(LANGUAGES).toEqual(['de', 'en', 'fr'])
    expect(LANGUAGES.map(nameOf)).toEqual(['Deutsch', 'English', 'Français'])
  })

  it('gets what it does not say at once when it says it', async () => {
    await speak('fr')
    await withWords(Promise.resolve())
    expect(t('setup-begin')).toBe('Commencer')
    await speak('de')
    expect(t('setup-begin')).toBe('Los geht’s')
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

  it('says nothing until the words of its game are there, in English where there are no others', async () => {
    const asked: string[] = []
    const words = new Response('crew = { COUNT($n) } aboard', { headers: { 'Content-Language': 'en' } })
    vi.stubGlobal('fetch', (path: string) => (asked.push(path), Promise.resolve(words.clone())))
    const text = { of: 'elsewhere', key: 'crew', args: { n: 1000 } }
    await speak('de')
    expect(say(text)).toBe('')
    await learn('elsewhere')
    expect(say(text)).toBe('1,000 aboard')
    expect(asked).toEqual(['/api/games/elsewhere/words/de'])
    vi.unstubAllGlobals()
  })

  it('says nothing where its game has no words', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    await learn('nowhere')
    expect(say({ of: 'nowhere', key: 'crew' })).toBe('')
    vi.unstubAllGlobals()
  })
})
