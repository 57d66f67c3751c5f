/** Keeps the browser's install offer for later, because browsers would prompt at once. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    window.__installOffer = offer
    document.documentElement.dataset.installable = ''
  })
}
