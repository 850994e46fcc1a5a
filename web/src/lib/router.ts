// The pages and their addresses.

export type Route =
  | { page: 'home' }
  | { page: 'new'; slug: string }
  | { page: 'how'; slug: string }
  | { page: 'rules'; slug: string }
  | { page: 'table'; id: string }
  | { page: 'host' }
  | { page: 'lost' }

const NAME = '([A-Za-z0-9_-]+)'
const PAGES: [RegExp, (name: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [new RegExp(`^/new/${NAME}$`), (slug) => ({ page: 'new', slug })],
  [new RegExp(`^/how/${NAME}$`), (slug) => ({ page: 'how', slug })],
  [new RegExp(`^/rules/${NAME}$`), (slug) => ({ page: 'rules', slug })],
  [new RegExp(`^/t/${NAME}$`), (id) => ({ page: 'table', id })],
  [/^\/host$/, () => ({ page: 'host' })],
]

/** Which page an address means; a slash at its end makes no difference. */
export function route(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(plain)
    if (found) return page(found[1] ?? '')
  }
  return { page: 'lost' }
}

/** The key in a link's fragment (`#join=KEY`, `#watch=KEY`, `#seat=KEY`, `#key=KEY`), if there is one. */
export function keyIn(fragment: string): string | null {
  const found = /^#(?:join|watch|seat|key)=(.+)$/.exec(fragment)
  return found?.[1] ? decodeURIComponent(found[1]) : null
}
