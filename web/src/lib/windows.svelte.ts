// The windows that every page can open: what one prefers, and the list of keys. App shows them.

export type Window = 'preferences' | 'keys'

let shown = $state<Window | null>(null)

export const windows = {
  get shown(): Window | null {
    return shown
  },
}

export function openWindow(window: Window): void {
  shown = window
}

export function closeWindow(): void {
  shown = null
}

const KEYS: Record<string, Window> = { '?': 'keys', ',': 'preferences' }

/** The keys that open them, on every page; not while one writes, nor over another window. */
export function windowKey(event: KeyboardEvent): void {
  const window = KEYS[event.key]
  if (!window || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(event) || document.querySelector('dialog[open]')) return
  event.preventDefault()
  openWindow(window)
}

/** Whether a key is written into something. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && !!event.target.closest('input, select, textarea')
}
