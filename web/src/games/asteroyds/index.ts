// Asteroyds in the page.

import type { GamePage } from '../contract'
import CardPicture from './art/CardPicture.svelte'
import { arenaLivery } from './livery'

export const page: GamePage = {
  picture: CardPicture,
  course: () => import('./course'),
  livery: arenaLivery,
}
