import { DAY } from '#app/lib/constants'
import { INSTALL_DECLINED_AT, PAGES_OF_VISIT, VISITS, WISHLIST } from '#app/lib/storage-keys'

/** Pause after a declined invitation (APP-04). */
const SILENCE = 90 * DAY

type Acquaintance = { visits: number; pagesOfVisit: number; hasSaved: boolean; declinedAt: number }

/**
 * Invites only visitors who know the shop: from the second visit or with saved products, and never on the first page.
 */
export const mayInvite = ({ visits, pagesOfVisit, hasSaved, declinedAt }: Acquaintance, now: number) =>
  pagesOfVisit > 1 && (visits > 1 || hasSaved) && now - declinedAt > SILENCE

/** Counts a page and, with its first page, the visit; false when storage is refused. */
export function isInvited(): boolean {
  try {
    const pagesOfVisit = Number(sessionStorage.getItem(PAGES_OF_VISIT)) + 1
    sessionStorage.setItem(PAGES_OF_VISIT, String(pagesOfVisit))
    const visits = Number(localStorage.getItem(VISITS)) + (pagesOfVisit === 1 ? 1 : 0)
    localStorage.setItem(VISITS, String(visits))
    const hasSaved = Boolean(localStorage.getItem(WISHLIST))
    const declinedAt = Number(localStorage.getItem(INSTALL_DECLINED_AT))
    return mayInvite({ visits, pagesOfVisit, hasSaved, declinedAt }, Date.now())
  } catch {
    return false
  }
}
