// The three teams of the arena as they are told apart: by colour, by their sign, and by the hull of their ships.

import { settings } from '../../../lib/settings.svelte'
import './teams.css'

export type TeamColour = 'red' | 'white' | 'blue'

export interface TeamArt {
  colour: string
  /** For lines on the ground: white ones are dark on a light ground. */
  line: string
  /** Its sign around the origin, 20 across. */
  sign: string
  /** The hull of its ships around the origin, 76 long, nose up. */
  hull: string
  /** What is painted on it. */
  stripes: string
}

const TEAMS: Record<TeamColour, TeamArt> = {
  red: {
    colour: '#ff6f5b',
    line: 'var(--team-red)',
    sign: 'M0 -10L9.5 7.5H-9.5Z',
    hull: 'M0 -40C4 -34 7 -27 9 -19L31 20C33 24 31 29 27 28L12 23L7 30H-7L-12 23L-27 28C-31 29 -33 24 -31 20L-9 -19C-7 -27 -4 -34 0 -40Z',
    stripes: 'M-6 -25L0 -33L6 -25L7.5 -20H-7.5Z',
  },
  white: {
    colour: '#f4f6ff',
    line: 'var(--team-white)',
    sign: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
    hull: 'M0 -39C11 -33 15 -20 15 -6L22 -2V-14C22 -18 30 -18 30 -14V24C30 29 22 29 22 24V16L14 20C11 30 -11 30 -14 20L-22 16V24C-22 29 -30 29 -30 24V-14C-30 -18 -22 -18 -22 -14V-2L-15 -6C-15 -20 -11 -33 0 -39Z',
    stripes: 'M-11 -24H11L12.5 -19H-12.5ZM22 -5H30V1H22ZM-30 -5H-22V1H-30Z',
  },
  blue: {
    colour: '#5ea4ff',
    line: 'var(--team-blue)',
    sign: 'M-8.5 -8.5H8.5V8.5H-8.5Z',
    hull: 'M-7 -34C-7 -40 7 -40 7 -34L10 -16L24 -28C27 -30 30 -28 30 -25L32 18C32 25 27 28 22 26L9 21L7 29H-7L-9 21L-22 26C-27 28 -32 25 -32 18L-30 -25C-30 -28 -27 -30 -24 -28L-10 -16Z',
    stripes: 'M-30.4 -16L-21 -16V-10L-30.6 -10ZM21 -16L30.4 -16L30.6 -10H21ZM-6.5 -31H6.5V-26H-6.5Z',
  },
}

/** Red and blue are equally light as a rule; for who does not see hues as others do they are not (see seats.ts). */
const CONTRASTS: Record<TeamColour, string> = { red: '#ff9d7e', white: '#ffffff', blue: '#3f74e6' }

export function teamArt(team: TeamColour): TeamArt {
  return settings.palette === 'contrast' ? { ...TEAMS[team], colour: CONTRASTS[team] } : TEAMS[team]
}
