import { INSTALL_DECLINED_AT } from '#app/lib/storage-keys'

export function declineInvitation() {
  try {
    localStorage.setItem(INSTALL_DECLINED_AT, String(Date.now()))
  } catch {
    // Nothing was counted.
  }
}

/** The browser's own prompt, usable once; a no there counts as declined. */
export async function askToInstall() {
  const offer = window.__installOffer
  if (!offer) return
  window.__installOffer = undefined
  delete document.documentElement.dataset.installable
  await offer.prompt()
  const { outcome } = await offer.userChoice
  if (outcome === 'dismissed') declineInvitation()
}
