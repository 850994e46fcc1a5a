// Positions for the tests, made by playing a little: tiles are laid where ships lead, as the server would.

import { turnPairs } from './art/wake'
import { gridOf, rim } from './geometry'
import type { Act, Asteroid, EscapePicture, Lay, Mark, Ship, Wake } from './picture'
import { flightOf, tilesOf } from './trace'

const PATTERNS =
  '01234567 01234657 03124567 05162347 07132645 04132567 04152367 07142356 05172436 02153746 02163547 07132456 ' +
  '03124756 05132647 03162547 04152637 05142736 05172346 06123745 02173645 05142367 06172435 06172534 07152436 ' +
  '06142537 06123547 06132457 05162734 04162537 07142635 04123756 05142637 07123456 04172635 03152467'

/** A tile by its number. */
export function tile(n: number): Wake {
  return { tile: String(n), pairs: PATTERNS.split(' ')[n - 1] ?? '' }
}

const ACTS: Act[] = ['up', 'right', 'down', 'left']
/** What a die does to value 1 lying unturned; every further value does it one later. */
const TABLE: Act[] = ['turn', 'up', 'left', 'down', 'right']

export function asteroid(name: string, at: string, turn = 0): Asteroid {
  const [colour, value] = name.split('-') as ['blue' | 'red', string]
  const does = [0, 1, 2, 3, 4].map((die) => {
    const act = TABLE[(die - Number(value) + 6) % 5] ?? 'turn'
    return act === 'turn' ? act : (ACTS[(ACTS.indexOf(act) + turn) % 4] ?? act)
  })
  return { name, colour, value: Number(value), at, turn, does }
}

/** All start marks, with their names. */
export function allMarks(picture: EscapePicture): Mark[] {
  const grid = gridOf(picture)
  const side = picture.size * 2
  return rim(grid).map((place, i) => ({
    ...place,
    name: 'NESW'.charAt(Math.floor(i / side)) + ((i % side) + 1),
  }))
}

export function emptyPicture(seats = 3, size = 7): EscapePicture {
  const labels = size === 7 ? ['1', '2', '3', 'm', '4', '5', '6'] : ['1', '2', '3', '4', '5', '6']
  return {
    size,
    labels,
    phase: 'starting',
    turn: null,
    tiles: [],
    asteroids: [],
    supply: 10,
    dice: { blue: null, red: null, die: null },
    acts: null,
    acted: null,
    placing: null,
    ships: [],
    marks: [],
    out: [],
    won: [],
    hands: [...Array(seats).keys()].map((seat) =>
      seat === 0 ? [tile(18), tile(24), tile(1)] : [null, null, null],
    ),
    pile: 49 - 3 * seats,
    marker: null,
    salvage: null,
    lays: [],
  }
}

/** A ship is put on a start mark. */
export function started(picture: EscapePicture, seat: number, mark: string): EscapePicture {
  const found = allMarks(picture).find(({ name }) => name === mark)
  if (!found) throw new Error(`no mark ${mark}`)
  return { ...picture, ships: [...picture.ships, { seat, front: found.at, point: found.point }] }
}

/** A tile is laid in front of a seat's ship; every ship that faces it flies. */
export function laid(picture: EscapePicture, seat: number, wake: Wake, turn: number): EscapePicture {
  const ship = picture.ships.find((one) => one.seat === seat)
  if (!ship) throw new Error(`no ship of seat ${seat}`)
  const tiles = [...picture.tiles, { at: ship.front, tile: wake.tile, pairs: turnPairs(wake.pairs, turn) }]
  const flown = picture.ships.map((one) => ({ one, flight: fly({ ...picture, tiles }, one) }))
  const ships = flown.flatMap(({ one, flight: { end, front, point } }): Ship[] =>
    end === 'rests' && front !== null ? [{ seat: one.seat, front, point }] : [],
  )
  const out = picture.ships
    .filter((one) => !ships.some(({ seat }) => seat === one.seat))
    .map(({ seat }) => seat)
  return { ...picture, tiles, ships, out: [...picture.out, ...out] }
}

function fly(picture: EscapePicture, ship: Ship) {
  const rocks = new Set(picture.asteroids.map(({ at }) => at))
  return flightOf(gridOf(picture), tilesOf(picture.tiles), rocks, ship)
}

const RULES = { rests: null, edge: 'AE-3.2', loop: 'AE-3.3', asteroid: 'AE-3.4' }
const WORDS = {
  rests: { en: 'stops before', fr: 's’arrête devant' },
  edge: { en: 'leaves the board', fr: 'quitte le plateau' },
  loop: { en: 'circles for ever', fr: 'tourne sans fin' },
  asteroid: { en: 'meets an asteroid at', fr: 'heurte un astéroïde en' },
}

/** The same picture with every placement of a seat's hand. */
export function toLay(picture: EscapePicture, seat: number): EscapePicture {
  const ship = picture.ships.find((one) => one.seat === seat)
  if (!ship) throw new Error(`no ship of seat ${seat}`)
  const lays = (picture.hands[seat] ?? []).flatMap((wake) =>
    wake ? [0, 1, 2, 3].map((turn) => layOf(wake, turn)) : [],
  )
  return { ...picture, phase: 'laying', turn: seat, lays }

  function layOf(wake: Wake, turn: number): Lay {
    const tiles = [...picture.tiles, { at: ship!.front, tile: wake.tile, pairs: turnPairs(wake.pairs, turn) }]
    const facing = picture.ships.filter(({ front }) => front === ship!.front)
    facing.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || a.seat - b.seat)
    const ends = facing.map((one) => {
      const { end, front } = fly({ ...picture, tiles }, one)
      return { seat: one.seat, end, front: end === 'rests' ? front : null }
    })
    const say = (lang: 'en' | 'fr') =>
      ends
        .map(
          (one) => `${'ABCDEFGH'.charAt(one.seat)} ${WORDS[one.end][lang]} ${one.front ?? ''}`.trim() + '.',
        )
        .join(' ')
    const rule = RULES[ends[0]?.end ?? 'rests']
    return {
      tile: wake.tile,
      turn,
      action: `lay ${wake.tile} ${turn}`,
      rule,
      ends,
      words: { en: say('en'), fr: say('fr') },
    }
  }
}
