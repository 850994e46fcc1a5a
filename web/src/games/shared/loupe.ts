// Opening the loupe over a board.

import { mount, unmount } from 'svelte'
import { lensOn, type Lit } from './finger'
import Loupe from './Loupe.svelte'
import type { Target } from './target'

/** In pixels: as large as small screens allow. */
const SIZE = 288
const AROUND = { width: 72, height: 130 }
const RIM = 24

let drawings = 0

/**
 * Show the part of a drawing with this crowd, and whatever else is lit there, until one of them is chosen or it is
 * closed by what comes back.
 */
export function openLoupe(
  board: SVGSVGElement,
  places: readonly Target[],
  lit: readonly Lit[],
  crowd: readonly Lit[],
  onplace: (name: string) => void,
): () => void {
  const size = Math.min(SIZE, innerWidth - AROUND.width, innerHeight - AROUND.height)
  const lens = lensOn(crowd, size)
  const { seen, power } = lens
  const rim = RIM / power
  const inside = ({ x, y }: Lit) =>
    x > seen.x + rim && x < seen.x + seen.width - rim && y > seen.y + rim && y < seen.y + seen.height - rim
  const drawing = board.querySelector('.drawing')
  const place = board.getScreenCTM()?.inverse()
  if (!drawing || !place) return () => undefined
  drawing.id ||= `drawing-${++drawings}`
  const corner = new DOMPoint(seen.x, seen.y).matrixTransform(place)
  const shown = mount(Loupe, {
    target: board.closest('.parts') ?? document.body,
    props: {
      drawing: drawing.id,
      view: { x: corner.x, y: corner.y, width: seen.width * place.a, height: seen.height * place.d },
      lens,
      places: lit.filter(inside).map(({ name, x, y }) => {
        return { name, x, y, label: places.find((one) => one.name === name)?.label ?? name }
      }),
      onplace: (name: string) => {
        close()
        onplace(name)
      },
      onclose: close,
    },
  })
  let open = true
  function close() {
    if (open) void unmount(shown)
    open = false
  }
  return close
}
