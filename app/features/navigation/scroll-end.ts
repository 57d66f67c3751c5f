/** Longer than the steps of one scroll are apart. */
const STILL = 150

/** Says whenever scrolling has ended, until it is told to stop. Safari before 26 has no `scrollend`: there a pause says it. */
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
