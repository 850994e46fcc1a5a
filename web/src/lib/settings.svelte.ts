// What a person has chosen for this browser: kept here, never sent anywhere.

import type { Lang } from './board'

interface Settings {
  lang: Lang
  theme: 'dark' | 'light'
  sound: boolean
  notify: boolean
  motion: boolean
  /** Whether bots say why after their moves. */
  explain: boolean
  name: string
}

const WHERE = 'astroport'

function defaults(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: 'dark',
    sound: false,
    notify: false,
    motion: true,
    explain: true,
    name: '',
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

/** Keep the settings, and let the document follow language and theme. Called once, while the page starts. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.lang
    document.documentElement.dataset['theme'] = settings.theme
    try {
      localStorage.setItem(WHERE, JSON.stringify(settings))
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  })
}
