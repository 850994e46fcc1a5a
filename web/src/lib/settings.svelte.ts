// What a person has chosen for this browser: kept here, never sent anywhere.

import { MediaQuery } from 'svelte/reactivity'
import { spoken } from './sources'
import { recalled, type Preferences, type Theme } from './preferences'

const WHERE = 'astroport'

function load(): Preferences {
  const lang = spoken(globalThis.navigator?.languages ?? [])
  try {
    return recalled(localStorage.getItem(WHERE), lang)
  } catch {
    return recalled(null, lang)
  }
}

export const settings = $state(load())

const light = new MediaQuery('prefers-color-scheme: light', false)

/** The theme that is shown. */
export function themeNow(): Theme {
  return settings.theme ?? (light.current ? 'light' : 'dark')
}

/** Keep the settings. Called once, while the page starts. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(WHERE, JSON.stringify(settings))
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  })
}
