// The games as the page knows them: one folder each, found here. A game without one gets the generic board.

import type { Component } from 'svelte'
import type { BoardProps, Lang, Picture } from '../lib/board'
import type { Livery } from '../lib/livery'
import type { View } from '../lib/messages'
import type { Plan } from '../lib/table/ways'
import type { Course, Finale, GamePage } from './contract'
import { courseOf, loadCourse } from './course.svelte'
import CardPicture from './generic/CardPicture.svelte'

const PAGES = import.meta.glob<GamePage>('./*/index.ts', { eager: true, import: 'page' })

function pageOf(slug: string): GamePage | undefined {
  return PAGES[`./${slug}/index.ts`]
}

function load(slug: string): Promise<Course> {
  return loadCourse(slug, pageOf(slug)?.course ?? (() => import('./generic/course')))
}

export async function boardOf(slug: string): Promise<Component<BoardProps>> {
  return (await load(slug)).board
}

/** Null: the game has nothing of its own to tell of its end. */
export async function finaleOf(slug: string): Promise<Finale | null> {
  return (await load(slug)).finale?.() ?? null
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
