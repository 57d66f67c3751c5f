import { readCookie } from '#app/lib/account'
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
    const name = badge.dataset.countOf as ListName
    const entries = snapshotOf(name).split(',').filter(Boolean)
    // The basket is on the server, and a cookie counts it.
    const count = entries.length || +readCookie(name)
    badge.textContent = `${count}`
    badge.hidden = !count
    const link = badge.closest<HTMLAnchorElement>('[data-compared]')
    if (!link) continue
    link.hidden = badge.hidden
    link.search = `products=${entries.map((entry) => entry.replace(/@.*/, ''))}`
  }
}
