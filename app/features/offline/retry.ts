/**
 * Script of the offline page (offline-page.tsx), bundled into it: polls the network and reloads once it is back. Does
 * nothing at the page's own address.
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
