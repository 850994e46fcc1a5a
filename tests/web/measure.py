"""A page in numbers: one function measures everything about the room, and says in words what is wrong."""

from __future__ import annotations

MEASURE = r"""() => {
  const wrong = []
  const [w, h] = [innerWidth, innerHeight]
  const room = document.querySelector('[data-testid=room]')
  const shape = room.dataset.shape
  const box = (e) => e.getBoundingClientRect()
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && box(e).width > 1
  const area = box(document.querySelector('[data-part=board]'))
  // the drawn board: all its places together, as far as they are in view
  const places = [...document.querySelectorAll('[data-part=board] [data-place]')].map(box)
  const drawn = {
    left: Math.max(area.left, Math.min(...places.map((b) => b.left))),
    right: Math.min(area.right, Math.max(...places.map((b) => b.right))),
    top: Math.max(area.top, Math.min(...places.map((b) => b.top))),
    bottom: Math.min(area.bottom, Math.max(...places.map((b) => b.bottom))),
  }
  const outline = document.querySelector('[data-part=board] [data-outline]')
  if (outline) {
    const o = box(outline)
    drawn.left = Math.max(area.left, Math.min(drawn.left, o.left))
    drawn.right = Math.min(area.right, Math.max(drawn.right, o.right))
    drawn.top = Math.max(area.top, Math.min(drawn.top, o.top))
    drawn.bottom = Math.min(area.bottom, Math.max(drawn.bottom, o.bottom))
  }
  const [width, height] = [drawn.right - drawn.left, drawn.bottom - drawn.top]
  const panel = document.querySelector('[data-testid=panel], [data-testid=replay-panel]')
  const free = shape === 'desk' && panel ? box(panel).left : w
  const share =
    shape === 'side' ? height / h : shape === 'tall' ? width / w : free < h ? width / free : height / h
  const least = { side: 0.85, tall: 0.9, desk: 0.75 }[shape]
  if (share < least - 0.005) wrong.push(`the board has ${Math.round(share * 100)} % instead of ${least * 100} %`)

  if (document.documentElement.scrollWidth > w) wrong.push('something sticks out sideways')
  // nothing lies over the board
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  for (const name of ['refusal', 'hint-panel', 'evading', 'evading-other', 'thought', 'prompt', 'reconnecting'])
    for (const e of document.querySelectorAll(`[data-testid=${name}]`))
      if (seen(e) && cover(box(e), drawn)) wrong.push(`${name} lies over the board`)
  for (const e of document.querySelectorAll('[data-part=hand], [data-part=status]'))
    if (cover(box(e), drawn)) wrong.push(`the ${e.dataset.part} lies over the board`)
  // every control is in view, or in something that shows that it scrolls; alone it is large enough
  const name = (e) => e.dataset.testid ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)
  for (const e of document.querySelectorAll('button, a.button, a.brand, select')) {
    if (!seen(e) || e.closest('[data-part=board], dialog, .only-read')) continue
    const b = box(e)
    let clip = { left: 0, top: 0, right: w, bottom: h }
    let scrolls = false
    for (let p = e.parentElement; p; p = p.parentElement) {
      const style = getComputedStyle(p)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const c = box(p)
      if (/auto|scroll/.test(style.overflowY) && p.scrollHeight > p.clientHeight + 2) scrolls = c.height >= 40
      if (/auto|scroll/.test(style.overflowX) && p.scrollWidth > p.clientWidth + 2) scrolls = true
      clip = {
        left: Math.max(clip.left, c.left),
        top: Math.max(clip.top, c.top),
        right: Math.min(clip.right, c.right),
        bottom: Math.min(clip.bottom, c.bottom),
      }
    }
    const by = Math.max(clip.left - b.left, clip.top - b.top, b.right - clip.right, b.bottom - clip.bottom)
    if (by > 2 && !scrolls) wrong.push(`${name(e)} is cut off`)
    const inline = e.matches('.link, .plain') || getComputedStyle(e).display === 'inline'
    if (!inline && Math.min(b.width, b.height) < 43.5)
      wrong.push(`${name(e)} is ${Math.round(b.width)} × ${Math.round(b.height)}`)
  }
  return [...new Set(wrong)]
}"""
