// The games as the page knows them: one folder each, found here. A game without one gets the generic board.

import type { Component } from 'svelte'
import type { BoardProps, Lang, Picture } from '../lib/board'
import { learn } from '../lib/lang.svelte'
import type { Livery } from '../lib/livery'
import type { GameInfo, TableInfo } from '../lib/messages'
import { rulesAt } from '../lib/rules/client'
import type { Happened, Variant } from '../lib/rules/declared'
import { MatchReader, RecordReader } from '../lib/rules/reader'
import type { View } from '../lib/table/shown'
import type { Plan } from '../lib/table/ways'
import type { Course, Finale, GamePage } from './contract'
import { courseOf, loadCourse } from './course.svelte'
import CardPicture from './generic/CardPicture.svelte'

/** Milliseconds. */
const JUST_LOADED = 10_000

const PAGES = import.meta.glob<GamePage>('./*/index.ts', { eager: true, import: 'page' })

function pageOf(slug: string): GamePage | undefined {
  return PAGES[`./${slug}/index.ts`]
}

function load(slug: string): Promise<Course> {
  return loadCourse(slug, pageOf(slug)?.course ?? (() => import('./generic/course')))
}

/** What it is given has happened by the rules of the same game. */
export async function boardOf(slug: string): Promise<Component<BoardProps>> {
  return (await load(slug)).board as Component<BoardProps>
}

/** The same goes for its end; null: the game has nothing of its own to tell of it. */
export async function finaleOf(slug: string): Promise<Finale<Happened> | null> {
  return ((await (await load(slug)).finale?.()) as Finale<Happened> | undefined) ?? null
}

/** What reads the match at a table; null: the game sends its pictures. */
export function matchReaderOf(
  { game, layout, seats, options }: TableInfo,
  info?: GameInfo,
): Promise<MatchReader> | null {
  const state = pageOf(game)?.state
  if (!state || !layout) return null
  const rules = info?.engine
    ? rulesAt(info.engine, layout)
    : Promise.reject(new Error(`the rules of ${game} are not built for pages`))
  return Promise.all([rules, state(), learn(game)])
    .then(([rules, { declared }]) => {
      if (declared.layout === layout) return new MatchReader(declared, { seats, options }, rules)
      throw new Error(`the server has another layout of ${game} than its page`)
    })
    .catch((error: unknown) => {
      // A page that has been here for a while may not be the newest.
      if (performance.now() > JUST_LOADED) location.reload()
      throw error
    })
}

/** What reads records of a game with so many seats and these options; null: it sends its pictures. */
export async function recordReaderOf(slug: string, variant: Variant): Promise<RecordReader | null> {
  const state = pageOf(slug)?.state
  if (!state) return null
  const [{ declared }] = await Promise.all([state(), learn(slug)])
  return new RecordReader(declared, variant)
}

/** The drawing on the game's card. */
export function pictureOf(slug: string): Component {
  return pageOf(slug)?.picture ?? CardPicture
}

/** The keys of all boards that have some of their own. */
export function boardKeys(): NonNullable<GamePage['keys']> {
  return Object.values(PAGES).flatMap(({ keys }) => keys ?? [])
}

export function endingOf(slug: string, picture: Picture, lang: Lang): string | null {
  return courseOf(slug).ending?.(picture, lang) ?? null
}

export function endingTime(slug: string, before: Picture, after: Picture): number {
  return courseOf(slug).endingTime?.(before, after) ?? 0
}

/** Null: the board has no time of its own for scenes. */
export function sceneTime(slug: string, before: Picture, after: Picture): number | null {
  return courseOf(slug).sceneTime?.(before, after) ?? null
}

export function planOf(slug: string, view: View): Plan | null {
  return courseOf(slug).plan?.(view) ?? null
}

/** Null: seats have colours of their own. */
export function liveryOf(
  slug: string,
  seat: number,
  seats: number,
  options: Record<string, unknown>,
): Livery | null {
  return pageOf(slug)?.livery?.(seat, seats, options) ?? null
}
