import { WISHLIST } from '#app/lib/storage-keys'
import { areOthers, snapshotOf, watchLists } from './kept-lists'

/** Says how many products are saved, on the links that lead to them. */
export function countSaved() {
  // Whoever logs out leaves none behind, also where nobody does anything afterwards (PROFILE-02).
  if (areOthers()) import('./change-lists').then(({ dropOthers }) => dropOthers()).catch(() => {})
  showCount()
  watchLists(showCount)
}

function showCount() {
  const count = snapshotOf(WISHLIST).split(',').filter(Boolean).length
  for (const place of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    place.textContent = String(count)
    place.hidden = count === 0
  }
}
