// What the things in the arena are for, and the rule behind each: said beside a cell that one looks at.

import type { Lang } from '../../lib/board'
import { capital } from '../shared/names'
import { contents, type Sight } from './labels'
import { shipsAt, teamOf, turretAt, type Ship } from './picture'

/** What can be on a cell, as far as it makes a difference to who looks. */
type Thing =
  | 'platform'
  | 'ownAsteroyd'
  | 'strayAsteroyd'
  | 'asteroyd'
  | 'offShip'
  | 'carrier'
  | 'ownShip'
  | 'ally'
  | 'ship'
  | 'offTurret'
  | 'turret'
  | 'pod'
  | 'rock'
  | 'ownHome'
  | 'home'
  | 'ownZone'
  | 'zone'
  | 'free'

const RULES: Record<Thing, string> = {
  platform: 'AC-3.4',
  ownAsteroyd: 'AC-5.2',
  strayAsteroyd: 'AC-5.3',
  asteroyd: 'AC-5.2',
  offShip: 'AC-3.5',
  carrier: 'AC-5.4',
  ownShip: 'AC-2.2',
  ally: 'AC-2.4',
  ship: 'AC-3.3',
  offTurret: 'AC-3.6',
  turret: 'AC-3.1',
  pod: 'AC-4.2',
  rock: 'AC-7.4',
  ownHome: 'AC-1.2',
  home: 'AC-1.2',
  ownZone: 'AC-5.4',
  zone: 'AC-5.4',
  free: 'AC-4.1',
}

/** Where a piece can be placed. */
const PLACING = 'AC-7.5'

const DOES: Record<Lang, Record<Thing, string>> = {
  en: {
    platform: 'Its ships start here, and no beam hits a ship on it. A ship that flies into it crashes.',
    ownAsteroyd: 'The enemy is after it. Keep their ships away.',
    strayAsteroyd: 'Fly here with your team alone, and it goes home.',
    asteroyd: 'A ship of another colour alone on this cell picks it up.',
    offShip: 'It was hit or has crashed: back on its platform, it does nothing until the next turn.',
    carrier: 'In its own zone it scores a point. Hit or crashed, it drops what it carries.',
    ownShip: 'It does what you program: one column in each of the six rounds.',
    ally: 'It flies for your team. You see its program as it is made.',
    ship: 'A beam sends it to its platform for the rest of the turn.',
    offTurret: 'It was hit or rammed. It still stops beams and ships.',
    turret: 'Its beam hits the first enemy ship or turret in line. A ship that flies into it crashes.',
    pod: 'It stops beams. A ship that flies into it crashes.',
    rock: 'It stops beams. A ship that flies into it crashes.',
    ownHome: 'Your asteroyd lies here, and comes back here after every point.',
    home: 'The asteroyd comes back here after every point.',
    ownZone: 'Bring an enemy asteroyd here: that is a point.',
    zone: 'A point for this team if its ship brings an asteroyd here.',
    free: 'Ships fly through, and may share a cell.',
  },
  fr: {
    platform:
      'Ses vaisseaux partent d’ici, et aucun laser ne les y touche. Un vaisseau qui fonce dessus s’écrase.',
    ownAsteroyd: 'L’adversaire le convoite. Tenez ses vaisseaux à l’écart.',
    strayAsteroyd: 'Si seule votre équipe est ici, il rentre à son origine.',
    asteroyd: 'Un vaisseau d’une autre couleur, seul sur cette case, le prend.',
    offShip:
      'Touché ou écrasé\u00a0: revenu sur sa plate-forme, il ne fait plus rien jusqu’au prochain tour.',
    carrier: 'Dans sa propre zone, il marque un point. Touché ou écrasé, il lâche ce qu’il porte.',
    ownShip: 'Il suit votre programme\u00a0: une colonne à chacun des six rounds.',
    ally: 'Il vole pour votre équipe. Vous voyez son programme se faire.',
    ship: 'Un laser le renvoie sur sa plate-forme pour le reste du tour.',
    offTurret: 'Touchée ou percutée. Elle arrête encore lasers et vaisseaux.',
    turret:
      'Son laser touche le premier vaisseau ou la première tourelle adverse sur sa ligne. Un vaisseau qui fonce dessus s’écrase.',
    pod: 'Il arrête les lasers. Un vaisseau qui fonce dessus s’écrase.',
    rock: 'Il arrête les lasers. Un vaisseau qui fonce dessus s’écrase.',
    ownHome: 'Votre asteroyd est chez lui ici, et y revient après chaque point.',
    home: 'L’asteroyd revient ici après chaque point.',
    ownZone: 'Rapportez-y un asteroyd adverse\u00a0: c’est un point.',
    zone: 'Un point pour cette équipe si l’un de ses vaisseaux y rapporte un asteroyd.',
    free: 'Les vaisseaux y passent, et peuvent s’y croiser.',
  },
}

/** The lines beside a cell: what can be done there, or what is there and what that is for; and the rule behind it. */
export function aboutCell(
  sight: Sight,
  cell: string,
  can: readonly string[],
  named = false,
): { lines: string[]; rule: string } {
  if (can.length > 0) return { lines: can.map((line) => capital(line, sight.lang)), rule: PLACING }
  const thing = thingOn(sight, cell)
  const there = contents(sight, cell).map((line) => capital(line, sight.lang))
  const name = named ? [cell] : []
  return {
    lines: [[...name, there[0]].join(' · '), ...there.slice(1), DOES[sight.lang][thing]],
    rule: RULES[thing],
  }
}

/** The same lines one after another, for who hears them. */
export function inSentences(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\.$/, '')).join('. ')
}

/** The most telling of the things on a cell. */
function thingOn({ picture, seat }: Sight, cell: string): Thing {
  const own = teamOf(picture, seat)
  const { teams, pods, rocks } = picture
  if (teams.some(({ platform }) => platform === cell)) return 'platform'
  const asteroyd = teams.find((team) => team.asteroyd === cell && team.carrier === null)
  if (asteroyd && asteroyd !== own) return 'asteroyd'
  if (asteroyd) return asteroyd.home === cell ? 'ownAsteroyd' : 'strayAsteroyd'
  const ships = shipsAt(picture, cell)
  const ship =
    ships.find((one) => one.carries.length > 0) ?? ships.find((one) => one.seat === seat) ?? ships[0]
  if (ship) return shipThing(ship, seat, own?.name)
  const turret = turretAt(picture, cell)
  if (turret) return turret.off ? 'offTurret' : 'turret'
  if (pods.includes(cell)) return 'pod'
  if (rocks.some((rock) => rock.cell === cell)) return 'rock'
  const home = teams.find((team) => team.home === cell)
  if (home) return home === own ? 'ownHome' : 'home'
  const zone = teams.find((team) => team.zone.includes(cell))
  if (zone) return zone === own ? 'ownZone' : 'zone'
  return 'free'
}

function shipThing(
  { off, carries, seat: whose, team }: Ship,
  seat: number | null,
  own: string | undefined,
): Thing {
  if (off) return 'offShip'
  if (carries.length > 0) return 'carrier'
  if (whose === seat) return 'ownShip'
  return team === own ? 'ally' : 'ship'
}
