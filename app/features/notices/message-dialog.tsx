import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { CloseButton } from './close-button'
import { NoticeIcon } from './notice-icon'
import { hideMessage } from './notices'
import { useNotices } from './use-notices'

/** The one message dialog of the shop (MSG-01, MSG-02). The browser owns Escape, the focus and its return. */
export function MessageDialog() {
  const { isOpen, type, title, message, showCloseButton, action } = useNotices().message
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  const act = () => {
    hideMessage()
    action?.onPress()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="message-title"
      aria-describedby="message-text"
      onClose={hideMessage}
      className="m-auto w-110 max-w-[calc(100%-2rem)] rounded-soft bg-surface p-8 text-ink shadow-modal backdrop:bg-scrim"
    >
      <NoticeIcon type={type} size="large" />
      <h2 id="message-title" className="mt-5 text-2xl tracking-tight">
        {title}
      </h2>
      <p id="message-text" className="mt-2 text-ink-2">
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
    </dialog>
  )
}
