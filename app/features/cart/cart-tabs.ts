import { LISTS_CHANGED } from '#app/lib/lists-changed'

/** The same basket in other tabs. One channel a tab, which does not hear itself. */

let channel: BroadcastChannel | undefined
const openChannel = () => {
  channel ??= new BroadcastChannel('cart')
  return channel
}

/** Calls back after another tab has changed the basket. */
export function watchCart(listener: () => void): () => void {
  const open = openChannel()
  open.addEventListener('message', listener)
  return () => open.removeEventListener('message', listener)
}

/** Tells the header of this tab, and other tabs, that the basket is another. */
export function announceCart() {
  showCount()
  openChannel().postMessage('')
}

/** The gate writes the cookie's number onto the header's link. */
export const showCount = () => dispatchEvent(new Event(LISTS_CHANGED))
