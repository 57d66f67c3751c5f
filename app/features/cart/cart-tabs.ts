import { LISTS_CHANGED } from '../lists/lists'

/** The same basket in other tabs. */

const CHANNEL = 'cart'

/** Calls back after another tab has changed the basket. */
export function watchCart(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}

/** Tells the header of this tab, and other tabs, that the basket is another. */
export function announceCart() {
  dispatchEvent(new Event(LISTS_CHANGED))
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('')
  channel.close()
}
