// The boards there are, each loaded when somebody sits down to it. A game without one gets the generic board.

import type { Component } from 'svelte'
import type { BoardProps, Lang, Picture } from '../lib/board'
import type { Livery } from '../lib/livery'
import type { View } from '../lib/messages'
import type { Plan } from '../lib/table/table.svelte'
import AsteroidEscapePicture from '../lib/art/AsteroidEscapePicture.svelte'
import AsteroydsPicture from '../lib/art/AsteroydsPicture.svelte'
import EscapePodsPicture from '../lib/art/EscapePodsPicture.svelte'
import GalacticaPicture from '../lib/art/GalacticaPicture.svelte'
import SputnikPicture from '../lib/art/SputnikPicture.svelte'

import { arenaLivery } from './asteroyds/livery'
import { courseOf, loadCourse } from './course.svelte'

type Board = Component<BoardProps>

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  sputnik: () => import('./sputnik/Board.svelte'),
  asteroid_escape: () => import('./asteroid_escape/Board.svelte'),
  galactica: () => import('./galactica/Board.svelte'),
  escape_pods: () => import('./escape_pods/Board.svelte'),
  asteroyds: () => import('./asteroyds/Board.svelte'),
}

const PICTURES: Record<string, Component> = {
  sputnik: SputnikPicture,
  asteroid_escape: AsteroidEscapePicture,
  galactica: GalacticaPicture,
  escape_pods: EscapePodsPicture,
  asteroyds: AsteroydsPicture,
}

/** What seats wear in a game that gives its teams colours: by seat, number of seats and options. */
const LIVERIES: Record<
  string,
  (seat: number, seats: number, options: Record<string, unknown>) => Livery | null
> = {
  asteroyds: arenaLivery,
}

export async function boardOf(slug: string): Promise<Board> {
  const load = BOARDS[slug] ?? (() => import('./Generic.svelte'))
  const [board] = await Promise.all([load(), loadCourse(slug)])
  return board.default
}

/** The drawing on the game's card; none yet for a game that has only its rules. */
export function pictureOf(slug: string): Component | null {
  return PICTURES[slug] ?? null
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
  return LIVERIES[slug]?.(seat, seats, options) ?? null
}
