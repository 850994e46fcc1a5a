// A notification of the system when it is one's turn and the page is not being looked at.

import icon from './art/favicon.svg'
import { settings } from './settings.svelte'

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return
  try {
    const note = new Notification(title, { body, icon, tag: 'astroport-turn' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // some phones allow notifications only from elsewhere than a page
  }
}
