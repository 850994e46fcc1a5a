// The boards there are, each loaded when somebody sits down to it. A game without one gets the generic board.

import type { Component } from 'svelte'
import type { BoardProps } from '../lib/board'
import AsteroidEscapePicture from '../lib/art/AsteroidEscapePicture.svelte'
import GalacticaPicture from '../lib/art/GalacticaPicture.svelte'
import SputnikPicture from '../lib/art/SputnikPicture.svelte'

type Board = Component<BoardProps>

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  sputnik: () => import('./sputnik/Board.svelte'),
  asteroid_escape: () => import('./asteroid_escape/Board.svelte'),
  galactica: () => import('./galactica/Board.svelte'),
}

const PICTURES: Record<string, Component> = {
  sputnik: SputnikPicture,
  asteroid_escape: AsteroidEscapePicture,
  galactica: GalacticaPicture,
}

export async function boardOf(slug: string): Promise<Board> {
  const load = BOARDS[slug] ?? (() => import('./Generic.svelte'))
  return (await load()).default
}

/** The drawing on the game's card; none yet for a game that has only its rules. */
export function pictureOf(slug: string): Component | null {
  return PICTURES[slug] ?? null
}
