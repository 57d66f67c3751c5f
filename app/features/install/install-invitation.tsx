import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { askToInstall, declineInvitation } from './answer-invitation'

/** A line below the content: install, or do not ask again for a long time. */
export function InstallInvitation() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    declineInvitation()
  }
  const install = () => {
    setOpen(false)
    void askToInstall()
  }
  return (
    <aside aria-labelledby="install" className="border-t border-line bg-surface">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-6">
        <div className="mr-auto">
          <h2 id="install" className="text-base font-semibold tracking-tight">
            {m.install_invitation_title()}
          </h2>
          <p className="text-sm text-ink-2">{m.install_invitation_text()}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={install}>
            {m.install_now()}
          </Button>
          <Button size="small" look="quiet" onClick={close}>
            {m.install_not_now()}
          </Button>
        </div>
      </div>
    </aside>
  )
}
