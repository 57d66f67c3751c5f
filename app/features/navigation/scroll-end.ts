/** Longer than the time between two scroll events. */
const STILL = 150

/**
 * Calls back when scrolling ends; returns a function that stops it. Safari before 26 has no `scrollend`, so a pause
 * counts.
 */
export function onScrollEnd(view: EventTarget, ended: () => void): () => void {
  if ('onscrollend' in view) {
    view.addEventListener('scrollend', ended)
    return () => view.removeEventListener('scrollend', ended)
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(ended, STILL)
  }
  view.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(pause)
    view.removeEventListener('scroll', wait)
  }
}
