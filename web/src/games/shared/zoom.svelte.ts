// What a board that can be looked at more closely shows: the whole, what matters now, or where one has gone oneself.

import { Tween } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import { paced } from '../../lib/pace'
import { fit, kept, moved, seenBy, wayIn, zoomed, type Bounds, type Camera } from './camera'
import { distance, type Frame, type Point } from './geometry'
import type { Size } from './tag'

interface Ways {
  whole: () => Frame
  /** What is to be seen large; null: the whole board. */
  focus: () => Frame | null
  /** Pixels of a unit at most. */
  most: () => number
  still: () => boolean
}

const STEP = 1.5
const PACE = 280

export class Zoom {
  box = $state.raw<Size>({ width: 0, height: 0 })
  /** The whole board stays in view, whatever matters. */
  held = $state(false)
  /** Where somebody has gone with hand or keys. */
  #free = $state.raw<Camera | null>(null)
  #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut })
  #steady = true

  constructor(private readonly ways: Ways) {}

  get bounds(): Bounds {
    return { box: this.box, whole: this.ways.whole(), most: this.ways.most() }
  }

  /** Where the camera goes. */
  get goal(): Camera {
    const focus = this.held ? null : this.ways.focus()
    return this.#free ?? kept(fit(focus ?? this.ways.whole(), this.box), this.bounds)
  }

  get camera(): Camera {
    return this.#tween.current
  }

  get view(): Frame {
    return seenBy(this.camera, this.box)
  }

  get scale(): number {
    return this.camera.scale
  }

  /** Whether less than the whole is seen. */
  get close(): boolean {
    return this.goal.scale > fit(this.ways.whole(), this.box).scale * 1.01
  }

  get closest(): boolean {
    return this.goal.scale >= this.bounds.most * 0.99
  }

  /** Glide to where the camera should be; to be called in an effect. */
  follow(): void {
    const goal = this.goal
    const duration = this.#steady || this.ways.still() ? 0 : paced(PACE)
    this.#steady = this.box.width === 0
    void this.#tween.set(goal, { duration })
  }

  /** What matters has changed: what somebody looked at oneself is over. */
  refocus(): void {
    this.#free = null
  }

  closer(): void {
    this.by(STEP)
  }

  farther(): void {
    this.by(1 / STEP)
  }

  /** The whole board, or again what matters. */
  toggle(): void {
    this.held = this.close
    this.#free = null
  }

  by(factor: number, at: Point = { x: this.box.width / 2, y: this.box.height / 2 }, steady = false): void {
    this.#steady = steady
    this.#free = zoomed(this.goal, factor, at, this.bounds)
  }

  move(by: Point, steady = true): void {
    this.#steady = steady
    this.#free = moved(this.goal, by, this.bounds)
  }

  /** A part of the box, in pixels, is to be seen. */
  bringIn(part: Frame): void {
    const by = wayIn(part, this.box, Math.min(24, this.box.width / 8))
    if (this.close && (by.x !== 0 || by.y !== 0)) this.move(by, false)
  }

  /** Plus, minus, and 0 for the whole. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (event.key === '+' || event.key === '=') this.closer()
    else if (event.key === '-') this.farther()
    else if (event.key === '0') this.toggle()
    else return
    event.preventDefault()
  }

  /** In pixels of the box. */
  inBox({ x, y }: Point): Point {
    const { x: left, y: top } = this.view
    return { x: (x - left) * this.scale, y: (y - top) * this.scale }
  }
}

/** One finger or the mouse moves the board along, two fingers and the wheel make it larger; a press remains a press. */
export function handled(zoom: Zoom) {
  return (surface: HTMLElement) => {
    const SLACK = 8
    const fingers = new Map<number, Point>()
    let start: Point | null = null
    let dragged = false

    const inBox = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = surface.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (event.target instanceof Element && event.target.closest('[data-over]')) return
      if (fingers.size === 0) dragged = false
      fingers.set(event.pointerId, inBox(event))
      start = inBox(event)
    }

    function slide(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = inBox(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        dragged = true
        const factor = distance(now, other) / (distance(before, other) || 1)
        zoom.by(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, true)
        zoom.move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
      } else {
        if (!dragged && (!start || distance(now, start) < SLACK || !zoom.close)) return
        if (!dragged) surface.setPointerCapture(event.pointerId)
        dragged = true
        zoom.move({ x: now.x - before.x, y: now.y - before.y })
      }
      fingers.set(event.pointerId, now)
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId)
    }

    /** The end of a drag is no press. */
    function press(event: MouseEvent) {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }

    function wheel(event: WheelEvent) {
      if (event.deltaY === 0) return
      event.preventDefault()
      zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inBox(event), true)
    }

    /** Where the keyboard goes, the board follows. */
    function focus({ target }: FocusEvent) {
      if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return
      const box = surface.getBoundingClientRect()
      const { left, top, width, height } = target.getBoundingClientRect()
      zoom.bringIn({ x: left - box.left, y: top - box.top, width, height })
    }

    const ends = new AbortController()
    const { signal } = ends
    surface.addEventListener('pointerdown', down, { signal })
    surface.addEventListener('pointermove', slide, { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      surface.addEventListener(end, up, { signal })
    surface.addEventListener('click', press, { capture: true, signal })
    surface.addEventListener('wheel', wheel, { passive: false, signal })
    surface.addEventListener('focusin', focus, { signal })
    return () => ends.abort()
  }
}
