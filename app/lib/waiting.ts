let waiting = 0

/** Shows on the page that something is on its way (styles/app.css), until the function that it answers is called. */
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
