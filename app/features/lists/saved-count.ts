import { dropOthers } from './change-lists'
import type { ListName } from './lists'
import { snapshotOf, watchLists } from './stored-lists'

/** Writes the counts onto the list links, and opens a saved comparison. */
export function countSaved() {
  // After a logout, foreign lists are deleted even without further acts (PROFILE-02).
  dropOthers()
  showCounts()
  watchLists(showCounts)
  // A comparison page without query shows the saved one, or else its empty message.
  const unasked = document.querySelector<HTMLElement>('[data-unasked]')
  const comparison = document.querySelector<HTMLAnchorElement>('[data-compared]:not([hidden])')
  if (unasked && comparison) location.replace(comparison.href)
  else if (unasked) unasked.dataset.unasked = 'empty'
}

function showCounts() {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const entries = snapshotOf(badge.dataset.countOf as ListName)
      .split(',')
      .filter(Boolean)
    badge.textContent = `${entries.length}`
    badge.hidden = !entries[0]
    const link = badge.closest<HTMLAnchorElement>('[data-compared]')
    if (!link) continue
    link.hidden = badge.hidden
    link.search = `products=${entries.map((entry) => entry.replace(/@.*/, ''))}`
  }
}
