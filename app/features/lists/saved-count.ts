import { dropOthers } from './change-lists'
import { snapshotOf, watchLists } from './kept-lists'
import type { ListName } from './lists'

/** Says how many products are saved and compared on the links that lead to them, and shows the comparison that is kept. */
export function countSaved() {
  // Whoever logs out leaves none behind, also where nobody does anything afterwards (PROFILE-02).
  dropOthers()
  showCounts()
  watchLists(showCounts)
  // A comparison's page whose address names nothing shows what is kept; only where nothing is, it says so.
  const unasked = document.querySelector<HTMLElement>('[data-unasked]')
  const kept = document.querySelector<HTMLAnchorElement>('[data-compared]:not([hidden])')
  if (unasked && kept) location.replace(kept.href)
  else if (unasked) unasked.dataset.unasked = 'empty'
}

function showCounts() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const entries = snapshotOf(place.dataset.countOf as ListName)
      .split(',')
      .filter(Boolean)
    place.textContent = `${entries.length}`
    place.hidden = !entries[0]
    const link = place.closest<HTMLAnchorElement>('[data-compared]')
    if (!link) continue
    link.hidden = place.hidden
    link.search = `products=${entries.map((entry) => entry.replace(/@.*/, ''))}`
  }
}
