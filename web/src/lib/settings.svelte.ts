// What a person has chosen for this browser: kept here, never sent anywhere.

import { MediaQuery } from 'svelte/reactivity'
import type { Lang } from './board'

interface Settings {
  lang: Lang
  /** Null: the system's, as long as nothing was chosen here. */
  theme: 'dark' | 'light' | null
  sound: boolean
  notify: boolean
  motion: boolean
  /** Whether bots say why after their moves. */
  explain: boolean
  name: string
  /** Of the bots one plays against; empty: the usual one. */
  level: string
}

const WHERE = 'astroport'

function defaults(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: null,
    sound: false,
    notify: false,
    motion: true,
    explain: true,
    name: '',
    level: '',
  }
}

function load(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(WHERE) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaults()
  }
}

export const settings = $state(load())

const light = new MediaQuery('prefers-color-scheme: light', false)

/** The theme that is shown. */
export function themeNow(): 'dark' | 'light' {
  return settings.theme ?? (light.current ? 'light' : 'dark')
}

/** Keep the settings, and let the document follow language and theme. Called once, while the page starts. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.lang
    document.documentElement.dataset['theme'] = themeNow()
    try {
      localStorage.setItem(WHERE, JSON.stringify(settings))
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  })
}
