import { DAY } from '#app/lib/constants'
import { INSTALL_DECLINED_AT, PAGES_OF_VISIT, VISITS, WISHLIST } from '#app/lib/storage-keys'

/** How long somebody who has said no is not asked again (APP-04). */
const SILENCE = 90 * DAY

type Acquaintance = { visits: number; pagesOfVisit: number; hasSaved: boolean; declinedAt: number }

/** Only who knows the shop is invited to install it: on a second visit or with something saved, and never on the first page. */
export const mayInvite = ({ visits, pagesOfVisit, hasSaved, declinedAt }: Acquaintance, now: number) =>
  pagesOfVisit > 1 && (visits > 1 || hasSaved) && now - declinedAt > SILENCE

/** Counts a page of this visit, and the visit with its first; where storage is refused nobody is invited. */
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

export function declineInvitation() {
  try {
    localStorage.setItem(INSTALL_DECLINED_AT, String(Date.now()))
  } catch {
    // Nobody was counted either.
  }
}

/** The browser's own question, which it takes once; who says no there has declined too. */
export async function askToInstall() {
  const offer = window.__installOffer
  if (!offer) return
  window.__installOffer = undefined
  delete document.documentElement.dataset.installable
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'dismissed') declineInvitation()
}
