/** Keeps the browser's offer to install the shop until somebody asks for it: by itself the browser would ask at once. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    window.__installOffer = offer
    document.documentElement.dataset.installable = ''
  })
}
