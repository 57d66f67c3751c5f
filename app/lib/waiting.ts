/** Shows a busy state (styles/app.css) until the returned function is called. */
export function showWaiting(): () => void {
  change(1)
  let isOver = false
  return () => {
    if (!isOver) change(-1)
    isOver = true
  }
}

/** Counted in the page itself: the gate and the application each have this module. */
function change(by: number) {
  const { dataset } = document.documentElement
  const waiting = Number(dataset.waiting ?? 0) + by
  if (waiting) dataset.waiting = String(waiting)
  else delete dataset.waiting
}
