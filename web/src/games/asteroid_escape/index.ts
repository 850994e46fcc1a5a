// Asteroid Escape in the page.

import type { GamePage } from '../contract'
import CardPicture from './art/CardPicture.svelte'

export const page: GamePage = {
  picture: CardPicture,
  course: () => import('./course'),
  keys: [
    {
      keys: ['R'],
      does: {
        en: 'turn the tile (Asteroid Escape; 1 to 3 choose one)',
        fr: 'tourner la tuile (Asteroid Escape ; 1 à 3 pour la choisir)',
      },
    },
  ],
}
