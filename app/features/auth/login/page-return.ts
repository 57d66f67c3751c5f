import { SIGNED_IN_AT } from '#app/lib/storage-keys'

export function noteSignIn() {
  try {
    sessionStorage.setItem(SIGNED_IN_AT, String(Date.now()))
  } catch {
    // Without storage, a restored page may be outdated until reloaded.
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
 * Reloads anonymous pages restored from the back/forward cache after a login. Signed-in pages check their session
 * (session-clock.ts).
 */
export function reloadAnonymousPages() {
  // A login by a form without script counts too.
  if ('signedIn' in document.documentElement.dataset) noteSignIn()
  addEventListener('pageshow', ({ persisted }) => {
    const isStrangers = !('signedIn' in document.documentElement.dataset)
    if (persisted && isStrangers && signedInAt() > performance.timeOrigin) location.reload()
  })
}
