// A token taken with finger or mouse and put down on a column. A press that does not move remains a press.

const SLACK = 8

export interface Drag {
  /** Whether it can be taken. */
  can: () => boolean
  /** It was put down on a column, or (null) elsewhere. */
  drop: (column: number | null) => void
}

export function dragged(drag: Drag) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null
    let ghost: HTMLElement | null = null
    let target: Element | null = null

    function down(event: PointerEvent) {
      if (event.button !== 0 || !drag.can()) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      node.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return
      const { clientX: x, clientY: y } = event
      if (!ghost && Math.hypot(x - start.x, y - start.y) < SLACK) return
      ghost ??= lifted(node)
      event.preventDefault()
      ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`
      aim(columnUnder(x, y))
    }

    function aim(column: Element | null) {
      if (column === target) return
      target?.removeAttribute('data-aimed')
      column?.setAttribute('data-aimed', '')
      target = column
    }

    function up(event: PointerEvent) {
      if (ghost) {
        const name = columnUnder(event.clientX, event.clientY)?.getAttribute('data-column') ?? null
        node.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => node.removeEventListener('click', swallow, true))
        drag.drop(name === null ? null : Number(name))
      }
      cancel()
    }

    function cancel() {
      aim(null)
      ghost?.remove()
      ghost = start = null
    }

    const ends = new AbortController()
    const { signal } = ends
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', up, { signal })
    node.addEventListener('pointercancel', cancel, { signal })
    return () => {
      cancel()
      ends.abort()
    }
  }
}

function columnUnder(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-column]') ?? null
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** The token as it is carried along. */
function lifted(node: HTMLElement): HTMLElement {
  const { width, height } = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-testid')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '50',
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    pointerEvents: 'none',
    opacity: '0.9',
  })
  node.parentElement?.append(ghost)
  return ghost
}
