/** Stored while a page is loaded afresh because its application did not come. */
const RELOADED = 'reloaded'

/** After a deployment an open page may ask for chunks that are gone; a second failure must not reload for ever. */
export function reloadOnce() {
  try {
    if (sessionStorage.getItem(RELOADED)) return
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
  } catch {
    // Where storage is refused nobody could count.
  }
}

/** The application has come. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Nothing was stored.
  }
}
