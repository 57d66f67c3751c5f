import { type ReactNode, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { useModal } from '#app/ui/use-modal'

type SmallDialogProps = { title: string; lead: string; onClose: () => void; children: ReactNode }

/** A dialog with one question, open while mounted; Escape closes it. */
export function SmallDialog({ title, lead, onClose, children }: SmallDialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onClose={onClose}
      className="m-auto w-110 max-w-[calc(100%-2rem)] rounded-soft bg-surface p-6 text-ink shadow-modal backdrop:bg-scrim md:p-8"
    >
      <h2 id={`${id}-title`} className="text-2xl tracking-tight">
        {title}
      </h2>
      <p id={`${id}-lead`} className="mt-2 mb-5 text-sm text-ink-2">
        {lead}
      </p>
      {children}
    </dialog>
  )
}

type ActionsProps = { isBusy: boolean; onCancel: () => void; children: string }

/** Buttons of a small dialog: submit and cancel. */
export const SmallDialogActions = ({ isBusy, onCancel, children }: ActionsProps) => (
  <div className="mt-2 flex flex-wrap gap-3">
    <Button type="submit" size="small" aria-busy={isBusy || undefined}>
      {children}
    </Button>
    <Button look="quiet" size="small" onClick={onCancel}>
      {m.session_cancel()}
    </Button>
  </div>
)
