// What keys do at the control panel.

import { BASIC, COLUMNS, type Ship, type Token } from './picture'

export type Stroke =
  | { is: 'token'; token: Token }
  | { is: 'erase' }
  | { is: 'round'; round: number }
  | { is: 'mode' }
  | { is: 'power' }

const TOKENS: Record<string, Token> = {
  ArrowUp: 'forward',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'about',
  f: 'forward',
  l: 'left',
  r: 'right',
  a: 'about',
  s: 'shoot',
  t: 'shoot',
  e: 'empty',
  Delete: 'empty',
}

/** What a key means here; null: nothing. */
export function strokeOf(key: string): Stroke | null {
  const name = key.length === 1 ? key.toLowerCase() : key
  const token = TOKENS[name]
  if (token) return { is: 'token', token }
  if (name === 'Backspace') return { is: 'erase' }
  if (name === 'm') return { is: 'mode' }
  if (name === 'p') return { is: 'power' }
  const round = Number(name)
  return /^[1-9]$/.test(name) && round <= COLUMNS ? { is: 'round', round } : null
}

/** The tokens a ship may use: everybody's, then its pilot's. */
export function tokensOf({ powers }: Pick<Ship, 'powers'>): Token[] {
  return [...BASIC, ...powers]
}
