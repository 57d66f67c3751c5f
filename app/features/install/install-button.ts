import { askToInstall } from './invitation'

/** The script of the app pages, bundled into them: shows the button that installs once the browser can do it. */
addEventListener('beforeinstallprompt', (offer) => {
  const button = document.querySelector<HTMLButtonElement>('[data-install]')
  if (!button) return
  offer.preventDefault()
  button.hidden = false
  button.onclick = () => {
    void askToInstall(offer)
    // An offer is taken once.
    button.hidden = true
  }
})
