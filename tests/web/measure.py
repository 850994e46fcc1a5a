"""A page in numbers: one function measures everything about the room, and says in words what is wrong."""

from __future__ import annotations

MEASURE = r"""() => {
  const wrong = []
  const [w, h] = [innerWidth, innerHeight]
  const shape = document.querySelector('[data-testid=room]').dataset.shape
  const box = (e) => e.getBoundingClientRect()
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && box(e).width > 1
  const name = (e) => e.dataset.testid ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const all = (what, within = document) => [...within.querySelectorAll(what)].filter((e) => seen(e))

  // the drawn board: all its places together, as far as they are in view
  const area = box(document.querySelector('[data-part=board]'))
  const drawn = { left: w, top: h, right: 0, bottom: 0 }
  for (const e of document.querySelectorAll('[data-part=board] :is([data-place], [data-outline])')) {
    const b = box(e)
    drawn.left = Math.max(area.left, Math.min(drawn.left, b.left))
    drawn.right = Math.min(area.right, Math.max(drawn.right, b.right))
    drawn.top = Math.max(area.top, Math.min(drawn.top, b.top))
    drawn.bottom = Math.min(area.bottom, Math.max(drawn.bottom, b.bottom))
  }
  const [width, height] = [drawn.right - drawn.left, drawn.bottom - drawn.top]
  const panel = document.querySelector('[data-testid=panel], [data-testid=replay-panel]')
  const free = shape === 'desk' && panel ? box(panel).left : w
  const share =
    shape === 'side'
      ? height / h
      : shape === 'tall'
        ? width / w
        : Math.max(width, height) / Math.min(free, h)
  const least = { side: 0.85, tall: 0.9, desk: 0.75 }[shape]
  const curtain = document.querySelector('[data-testid=curtain]')
  if (share < least && !curtain)
    wrong.push(`the board has ${(share * 100).toFixed(1)} % instead of ${least * 100} %`)

  if (document.documentElement.scrollWidth > w) wrong.push('something sticks out sideways')

  // nothing lies over the board
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const told = ['refusal', 'hint-panel', 'evading', 'evading-other', 'thought', 'prompt', 'reconnecting']
  for (const e of all(told.map((one) => `[data-testid=${one}]`).join()))
    if (cover(box(e), drawn)) wrong.push(`${name(e)} lies over the board`)
  for (const e of document.querySelectorAll('[data-part=hand], [data-part=status]'))
    if (cover(box(e), drawn)) wrong.push(`the ${e.dataset.part} lies over the board`)
  const places = [...document.querySelectorAll('[data-part=board] svg [data-place]')].map((e) => [e, box(e)])
  for (const e of all('[data-part=board] :is(button, [data-over])')) {
    const b = box(e)
    for (const [place, { left, right, top, bottom }] of places) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (x > b.left && x < b.right && y > b.top && y < b.bottom)
        wrong.push(`${name(e)} lies over ${place.dataset.place}`)
    }
  }

  // how a match ended may lie over the board, but never over where it was decided; and all of it is in the window
  const finale = document.querySelector('[data-testid=finale]')
  if (finale) {
    const b = box(finale)
    for (const e of document.querySelectorAll('[data-mark]'))
      if (cover(b, box(e.firstElementChild))) wrong.push(`the end of the match lies over ${e.dataset.mark}`)
    if (b.left < -2 || b.top < -2 || b.right > w + 2 || b.bottom > h + 2)
      wrong.push('the end of the match is cut off')
    if (b.height > 0.6 * h && shape !== 'side') wrong.push('the end of the match hides the board')
  }

  const more = all('[data-testid=replay-more]')[0]
  /** By how many pixels a box is cut off by what it is in, and whether that shows that it scrolls. */
  function cut(e, b) {
    let clip = { left: 0, top: 0, right: w, bottom: h }
    // what is below all, a button leads to
    let [across, down] = [false, !!(more && e.closest('[data-testid=replay-panel]'))]
    const within = (one) => (one.matches('dialog') ? null : one.parentElement) // nothing is over a dialog
    for (let p = within(e); p; p = within(p)) {
      const style = getComputedStyle(p)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const c = box(p)
      if (/auto|scroll/.test(style.overflowY) && p.scrollHeight > p.clientHeight + 2) down ||= c.height >= 40
      if (/auto|scroll/.test(style.overflowX) && p.scrollWidth > p.clientWidth + 2) across = true
      clip = {
        left: Math.max(clip.left, c.left),
        top: Math.max(clip.top, c.top),
        right: Math.min(clip.right, c.right),
        bottom: Math.min(clip.bottom, c.bottom),
      }
    }
    const sideways = across ? 0 : Math.max(clip.left - b.left, b.right - clip.right)
    return Math.max(sideways, down ? 0 : Math.max(clip.top - b.top, b.bottom - clip.bottom))
  }

  // every control is in view, or in something that shows that it scrolls; alone it is large enough
  for (const e of all('button, a.button, a.brand, select, summary', dialog ?? document)) {
    if (e.closest('[data-part=board] svg, .only-read') || e.closest('dialog') != dialog) continue
    const b = box(e)
    if (cut(e, b) > 2) wrong.push(`${name(e)} is cut off`)
    const inline = e.matches('.link, .plain') || getComputedStyle(e).display === 'inline'
    // one of a row of keys may be narrower: who misses it presses the next, and sees it
    const key = e.closest('[data-part=hand] :is([role=group], [role=tablist])') && b.width > 27.5
    if (!inline && (b.height < 43.5 || (b.width < 43.5 && !key)))
      wrong.push(`${name(e)} is ${Math.round(b.width)} × ${Math.round(b.height)}`)
  }
  if (dialog && cut(dialog, box(dialog)) > 2) wrong.push(`${name(dialog)} is cut off`)

  /** Whether its words may end in "…". */
  function shortened(e) {
    for (let p = e; p && !p.matches('.table, button, dialog'); p = p.parentElement)
      if (getComputedStyle(p).textOverflow === 'ellipsis' || getComputedStyle(p).webkitLineClamp !== 'none')
        return true
    return false
  }

  // words are whole: none is broken inside, none leaves what it is in
  const texts = document.createTreeWalker(dialog ?? document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const e = text.parentElement
    if (!text.data.trim() || e.closest('.only-read, svg, [aria-live]') || !seen(e)) continue
    if (getComputedStyle(e).clipPath !== 'none' || shortened(e)) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\-\/–…·]{2,}/g)) {
      // the hyphen of a soft one belongs to what follows it
      range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      if (!lines.length) continue
      if (lines.length > 1 && Math.abs(lines[0].top - lines[lines.length - 1].top) > 4)
        wrong.push(`${word} is broken`)
      else if (cut(e, lines[0]) > 3) wrong.push(`the word ${word} is cut off`)
      const button = e.closest('button, a.button')
      if (button && lines[0].right > box(button).right + 1) wrong.push(`${word} is wider than its button`)
    }
  }
  return { share: curtain ? null : Math.round(share * 1000) / 10, wrong: [...new Set(wrong)] }
}"""
