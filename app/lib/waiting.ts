let waiting = 0

/** Shows a busy state (styles/app.css) until the returned function is called. */
export function showWaiting(): () => void {
  change(1)
  let isOver = false
  return () => {
    if (!isOver) change(-1)
    isOver = true
  }
}

function change(by: number) {
  waiting += by
  document.documentElement.toggleAttribute('data-waiting', waiting > 0)
}
