// Scenes: the moments on the way to news, in which luck acts or a match ends.

import type { Event, News, Scene, View } from '../messages'
import type { Picture } from '../board'
import { house } from '../lang.svelte'

export function pictureIn(news: News, scene: Scene): Picture {
  return { ...news.view.picture, ...scene.picture }
}

/** The scenes of news with which a match ends: the end is one too, so that it is seen before it is judged, or told. */
export function withEnd({ events, scenes }: News): Scene[] {
  const last = events.at(-1)
  if (!last) return scenes
  const told = scenes.at(-1)
  const lines = told?.number === last.number ? told.lines : 0
  return [...scenes, { number: last.number, lines, picture: {} }]
}

/** What is seen in a scene: only the picture goes on. */
export function viewIn(view: View, news: News, scene: Scene): View {
  const now = news.events.find((event) => event.number === scene.number)?.lines[scene.lines - 1]
  return { ...view, picture: pictureIn(news, scene), awaited: [], prompt: now?.text ?? house('room-luck') }
}

/** What was told by then. */
export function eventsUntil(news: News, { number, lines }: Scene): Event[] {
  return news.events.flatMap((event) => {
    if (event.number > number) return []
    return event.number < number ? [event] : [{ ...event, lines: event.lines.slice(0, lines) }]
  })
}
