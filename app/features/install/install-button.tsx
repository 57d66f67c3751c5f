import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { askToInstall } from './answer-invitation'

/** Visible once the browser offers installation (install-offer.ts). */
export const InstallButton = () => (
  <div className="mt-6 hidden in-data-installable:block">
    <Button onClick={askToInstall}>{m.install_now()}</Button>
  </div>
)
