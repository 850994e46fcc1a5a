// Sputnik in the page.

import type { GamePage } from '../contract'
import CardPicture from './art/CardPicture.svelte'

export const page: GamePage = {
  picture: CardPicture,
  course: () => import('./course'),
  state: () => import('./state'),
}
