// Where the reader is: the address as state, and links that do not load the page anew.

import { keyIn, route, type Route } from './router'

let path = $state(location.pathname)
let query = $state(location.search)
let fragment = $state('')
let arrivals = $state(0)
let key: string | null = null
/** What we have put behind the address ourselves, so that whoever copies it has a link. */
let carried = ''

/** A key in the address is taken out of it before anything else is loaded, so that it does not stay in the history. */
function arrive(): void {
  const found = carried && location.hash === carried ? null : keyIn(location.hash)
  if (found !== null) {
    key = found
    arrivals++
    history.replaceState(null, '', location.pathname)
  }
  path = location.pathname
  query = location.search
  fragment = location.hash === carried ? '' : location.hash
}

/** Put the key of joining behind the address of this page, or take it away again. It is never the key of a seat. */
export function carryKey(join: string | null): void {
  const wanted = join === null ? '' : `#join=${encodeURIComponent(join)}`
  if (join === null && location.hash !== carried) return
  if (join !== null) carried = wanted
  history.replaceState(null, '', location.pathname + location.search + wanted)
}

arrive()
addEventListener('popstate', arrive)
addEventListener('hashchange', arrive)

export const place = {
  get route(): Route {
    return route(path)
  },
  get query(): string {
    return query
  },
  /** How many keys have come with links, also with one that was put into the address of this very page. */
  get arrivals(): number {
    return arrivals
  },
  get fragment(): string {
    return fragment
  },
}

/** The key that came with the link; given out once. */
export function takeKey(): string | null {
  const taken = key
  key = null
  return taken
}

export function go(address: string): void {
  history.pushState(null, '', address)
  arrive()
  if (!fragment) scrollTo(0, 0)
}

/** Follow links to our own pages without loading; everything else is left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
