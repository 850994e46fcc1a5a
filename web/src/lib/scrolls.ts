// What scrolls shows it: `data-more` says whether there is more above or below what is seen, and the style fades it there.

const SLACK = 2

/** To be attached to anything that may become too small for what is in it. */
export function scrolls(box: HTMLElement) {
  const look = () => {
    const above = box.scrollTop > SLACK
    const below = box.scrollTop + box.clientHeight < box.scrollHeight - SLACK
    box.dataset['more'] = above && below ? 'both' : above ? 'above' : below ? 'below' : 'no'
    // what can be scrolled can be reached by keys, too
    if (above || below) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const resized = new ResizeObserver(look)
  const changed = new MutationObserver(() => {
    resized.disconnect()
    watch()
  })
  function watch() {
    for (const part of [box, ...box.children]) resized.observe(part)
  }
  watch()
  changed.observe(box, { childList: true, subtree: true })
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    resized.disconnect()
    changed.disconnect()
    box.removeEventListener('scroll', look)
  }
}
