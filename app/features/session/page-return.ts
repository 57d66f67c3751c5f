/** When somebody last logged in in this tab; going back is a matter of one tab. */
const SIGNED_IN_AT = 'signedInAt'

export function noteSignIn() {
  try {
    sessionStorage.setItem(SIGNED_IN_AT, String(Date.now()))
  } catch {
    // Where storage is refused, a page that comes back may be out of date until it is loaded again.
  }
}

function signedInAt(): number {
  try {
    return Number(sessionStorage.getItem(SIGNED_IN_AT))
  } catch {
    return 0
  }
}

/**
 * A page that was made for a stranger and comes back out of the browser's memory after its visitor has logged in is
 * loaded anew. One that was made for a customer asks by itself whether the session still stands (session-clock.ts).
 */
export function reloadStrangersPages() {
  // However the visitor logged in: a form that no script has sent leads to such a page too.
  if ('signedIn' in document.documentElement.dataset) noteSignIn()
  addEventListener('pageshow', ({ persisted }) => {
    const isStrangers = !('signedIn' in document.documentElement.dataset)
    if (persisted && isStrangers && signedInAt() > performance.timeOrigin) location.reload()
  })
}
