// What the page shows of a match, whatever game it is of: what came over the wire, with its records and notes read. A game
// without rules in the page sends pictures and sentences, and has nothing to be read.

import type { Picture } from '../board'
import type * as wire from '../messages'
import type { Happened } from '../rules/declared'

export interface Event extends Omit<wire.Event, 'notes'> {
  /** What its rules say happened, in a game that runs here. */
  happened?: readonly Happened[]
}

export interface View extends Omit<wire.View, 'picture' | 'record' | 'prompt'> {
  /** Of a game that runs here its state, otherwise of the game's own making. */
  picture: Picture
  prompt: wire.Text
}

/** A moment on the way to a view: how much of the event of this number was told by then, and how much is to be seen. */
export interface Scene extends wire.Scene {
  seen?: number
}

export interface News extends Omit<wire.News, 'events' | 'view' | 'scenes'> {
  events: Event[]
  view: View
  scenes: Scene[]
}

export interface Past extends Omit<wire.Past, 'events'> {
  events: Event[]
}

export interface Frame extends Omit<wire.Frame, 'picture' | 'record' | 'notes'> {
  picture: Picture
  happened?: readonly Happened[]
}

export interface Replay extends Omit<wire.Replay, 'frames'> {
  frames: Frame[]
}

export interface FigureInfo extends Omit<wire.FigureInfo, 'frames'> {
  frames: Frame[]
}

/** What one would do, as far as one can know it before the server has judged it. */
export interface Preview {
  type: 'preview'
  /** The position in which it would be done. */
  version: number
  picture: Picture
  happened: readonly Happened[]
}

/** What comes cannot be read: the rules of the game are not to be had here. */
export interface Unreadable {
  type: 'unreadable'
}

/** All that a table is told. */
export type Message = Exclude<wire.FromServer, wire.News | wire.Past> | News | Past | Preview | Unreadable

const NOT_ASKED: wire.Text = { en: '', fr: '' }

/** News of a game that sends its pictures: scenes have those parts of the picture that were different then. */
export function shownNews(news: wire.News): News {
  const { picture, prompt } = news.view
  return {
    ...news,
    view: { ...news.view, picture, prompt: prompt ?? NOT_ASKED },
    scenes: news.scenes.map((scene) => ({ ...scene, picture: { ...picture, ...scene.picture } })),
  }
}
