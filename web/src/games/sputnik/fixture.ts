// Positions for the tests, as the rules had them: records of matches on the pyramid.

import { fromBase64 } from '../../lib/rules/position'
import { cellsOf, type Cell } from './pieces'
import { SputnikState } from './state'

/** Two players: A on c5 is to fly, B stands on c1. */
export const FLYING =
  'f/cHAAAAAACACAAAAAAAAIAIAAAAAAAASJUAAAAAAAABAgECAwMCAAMEAwACAwMCAQIBAAAAAAAAAAAAAAAAAAAAAAAACwf/////Cwf/////Cwf/////AAAAAAAAAAAAAAAAAQIBAAEAAAAAAAAAAA=='
/** A has flown to b4, and is to remove a galaxy. */
export const TAKING =
  'f/cHAAAAAACACAAAAAAAAMAAAAAAAAAACBEAAAAAAAABAgECAwMCAAMEAwACAwMCAQIBAAAAAAAAAAAAAAAAAAAAAAAABgf/////Cwf/////Cwf/////AQAAAAAAAAAAAAAAAQIBAAIAAAAAAAAAAA=='
/** Two players with two rockets each: A on c5 and c1, B on e3 and a1. */
export const FLEET =
  'fvcDAAAAAACBCAQAAAAAAIEIBAAAAAAAWtUCAAAAAAAAAgECAwMCAAMEAwACAwMCAQIAAAAAAAAAAAAAAAAAAAAAAAAACxIHAP//CxIHAP//CxIHAP//AAAAAAAAAAAAAAAAAQICAAEAAAAAAAAAAA=='
/** Four players at the end: only B is left, on b2. */
export const OVER =
  'GCIAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAABAgAAAAACAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/wT/////////////CxIHAP//AQEBAQAAAQABAQAAAQQBAAMDAAAAAAAAAA=='

/** A position, changed. */
export function position(record: string, change: (next: SputnikState) => void = () => {}): SputnikState {
  const state = new SputnikState(fromBase64(record))
  change(state)
  return state
}

export function cell(name: string, layout = 1): Cell {
  const found = cellsOf(layout).find((one) => one.name === name)
  if (!found) throw new Error(`no cell ${name}`)
  return found
}

/** The number of a cell of the pyramid. */
export function at(name: string): number {
  return cell(name).number
}
