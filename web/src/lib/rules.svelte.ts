// The rules of the game that is on the screen, by name: for what is said about a thing beside it.

import { language } from './lang.svelte'
import { api } from './api'
import type { Rulebooks } from './messages'

let slug = ''
let books = $state.raw<Rulebooks | null>(null)

/** From now on rules are those of this game. */
export function rulesAreOf(game: string): void {
  if (game === slug) return
  slug = game
  books = null
}

/** A rule as one line, "SP-2.6 · Bases stay". Its book is fetched when the first is wanted; until then the number alone. */
export function ruleLine(id: string): string {
  const of = slug
  if (!books && of)
    void api.rulebook(of).then(
      (found) => of === slug && (books = found),
      () => null,
    )
  const sections = books?.books[language()]?.sections ?? []
  const rule = sections.flatMap((section) => section.rules).find((one) => one.id === id)
  return rule ? `${id} · ${rule.title}` : id
}
