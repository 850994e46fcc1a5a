// Scenes: the moments on the way to news, in which luck acts or a match ends.

import type { Happened } from '../rules/declared'
import { house } from '../lang.svelte'
import type { Event, News, Scene, View } from './shown'

/** The scenes of news with which a match ends: the end is one too, so that it is seen before it is judged, or told. */
export function withEnd({ events, scenes, view }: News): Scene[] {
  const last = events.at(-1)
  if (!last) return scenes
  const told = scenes.at(-1)
  const lines = told?.number === last.number ? told.lines : 0
  return [...scenes, { number: last.number, lines, seen: last.happened?.length, picture: view.picture }]
}

/** What is seen in a scene: only the picture goes on. */
export function viewIn(view: View, news: News, scene: Scene): View {
  const now = news.events.find((event) => event.number === scene.number)?.lines[scene.lines - 1]
  return { ...view, picture: scene.picture, awaited: [], prompt: now?.text ?? house('room-luck') }
}

/** What was told by then. */
export function eventsUntil(news: News, { number, lines }: Scene): Event[] {
  return news.events.flatMap((event) => {
    if (event.number > number) return []
    return event.number < number ? [event] : [{ ...event, lines: event.lines.slice(0, lines) }]
  })
}

/** What was to be seen by then. */
export function seenUntil({ events }: News, { number, seen }: Scene): Happened[] {
  return events.flatMap((event) => {
    if (event.number > number) return []
    return event.happened?.slice(0, event.number < number ? undefined : seen) ?? []
  })
}
