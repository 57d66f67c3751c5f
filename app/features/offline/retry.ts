/**
 * The script of the page that stands in for others (offline-page.tsx), bundled into it: looks for the network, and goes
 * on by itself once it is there. Opened as a page of its own it waits for nothing.
 */
import { isReachable } from '#app/lib/reachable'

const LOOK_AGAIN_AFTER = 5000

async function look() {
  if (!(await isReachable())) return
  const status = document.querySelector<HTMLElement>('[data-back]')
  if (status) status.textContent = status.dataset.back ?? ''
  location.reload()
}

if ('offline' in document.documentElement.dataset) {
  addEventListener('online', look)
  setInterval(() => document.hidden || look(), LOOK_AGAIN_AFTER)
}
