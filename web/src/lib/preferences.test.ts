import { expect, it } from 'vitest'
import { recalled, defaults } from './preferences'

it('has everything as usual where nothing was kept, or nothing that can be read', () => {
  for (const kept of [null, '', '{}', '[]', 'null', '7', 'broken {'])
    expect(recalled(kept, 'fr')).toEqual(defaults('fr'))
})

it('keeps what was chosen', () => {
  const chosen = {
    ...defaults('en'),
    lang: 'fr',
    theme: 'light',
    speed: 'fast',
    botSpeed: 'calm',
    confirm: true,
    coordinates: true,
    palette: 'contrast',
    sound: false,
    volume: 0.2,
    remarks: false,
    numbers: true,
    name: 'Ann',
    goalsKnown: ['sputnik'],
  }
  expect(recalled(JSON.stringify(chosen), 'en')).toEqual(chosen)
})

it('takes over what was kept by an earlier page', () => {
  const old = {
    lang: 'fr',
    theme: 'dark',
    sound: false,
    notify: true,
    motion: false,
    explain: false,
    name: 'Zoé',
  }
  expect(recalled(JSON.stringify(old), 'en')).toEqual({
    ...defaults('fr'),
    theme: 'dark',
    notify: true,
    speed: 'off',
    remarks: false,
    name: 'Zoé',
  })
  expect(recalled(JSON.stringify({ ...old, motion: true, explain: true }), 'en').speed).toBe('normal')
  expect(recalled(JSON.stringify({ motion: false, speed: 'slow' }), 'en').speed).toBe('slow')
})

it('does not take what means nothing', () => {
  const odd = { lang: 'tlh', theme: 7, speed: 'warp', volume: 12, sound: 'loud', name: null, stranger: true }
  expect(recalled(JSON.stringify(odd), 'en')).toEqual({ ...defaults('en'), volume: 1 })
})
