import { RELOADED } from './storage-keys'

/** After a deployment, chunks of an open page may be gone; must not reload for ever. */
export function reloadOnce() {
  try {
    if (sessionStorage.getItem(RELOADED)) return
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
  } catch {
    // Without storage, reloads cannot be counted.
  }
}

/** The application has loaded. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Nothing was stored.
  }
}
