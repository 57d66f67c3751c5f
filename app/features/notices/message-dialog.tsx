import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { CloseButton } from './close-button'
import { NoticeIcon } from './notice-icon'
import { hideMessage } from './notices'
import { useNotices } from './use-notices'

const TITLE = 'message-title'
const TEXT = 'message-text'

/**
 * The shop's only message dialog (MSG-01, MSG-02). The browser handles Escape and focus. Empty while closed, as a
 * heading must not be empty.
 */
export function MessageDialog() {
  const shown = useNotices().message
  const { isOpen, type, title, message, showCloseButton, action } = shown
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (shown.isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!shown.isOpen) dialog.current?.close()
  }, [shown])
  // The close event comes late: the next message may be open by then.
  const hideIfClosed = () => {
    if (!dialog.current?.open) hideMessage()
  }
  const act = () => {
    hideMessage()
    action?.onPress()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={isOpen ? TITLE : undefined}
      aria-describedby={isOpen ? TEXT : undefined}
      onClose={hideIfClosed}
      className="m-auto w-110 max-w-[calc(100%-2rem)] rounded-soft bg-surface p-8 text-ink shadow-modal backdrop:bg-scrim"
    >
      {isOpen ? (
        <>
          <NoticeIcon type={type} size="large" />
          <h2 id={TITLE} className="mt-5 text-2xl tracking-tight">
            {title}
          </h2>
          <p id={TEXT} className="mt-2 text-ink-2">
            {message}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 empty:hidden">
            {action ? (
              <Button size="small" onClick={act}>
                {action.label}
              </Button>
            ) : null}
            {showCloseButton ? (
              <Button look="quiet" size="small" onClick={hideMessage}>
                {m.notices_close()}
              </Button>
            ) : null}
          </div>
          {showCloseButton ? <CloseButton onClick={hideMessage} className="absolute top-3 right-3" /> : null}
        </>
      ) : null}
    </dialog>
  )
}
