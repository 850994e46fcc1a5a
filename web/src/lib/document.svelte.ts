// The document follows what was chosen: its language, theme and colours, and how fast things move. Paper is white.

import { language, speak } from './lang.svelte'
import { pace } from './pace'
import { paper } from './paper.svelte'
import { screen } from './screen.svelte'
import { settings, themeNow } from './settings.svelte'

/** Called once, while the page starts. */
export function followSettings(): void {
  $effect(() => void speak(settings.lang))
  $effect(() => {
    const root = document.documentElement
    root.lang = language()
    root.dataset['theme'] = paper.printing ? 'light' : themeNow()
    root.dataset['palette'] = settings.palette
    root.toggleAttribute('data-still', !screen.motion)
    root.style.setProperty('--pace', String(pace()))
  })
}
