import type { ComponentPropsWithoutRef } from 'react'

/**
 * Attributes of a button that opens a dialog natively. Without invoker commands it opens as a popover, which
 * app/features/navigation/menus.ts makes modal.
 */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  popoverTarget: id,
  'aria-haspopup': 'dialog' as const,
})

export const closesDialog = (id: string) => ({
  command: 'close',
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: 'hide' as const,
})

type DialogProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'id'> & { id: string; 'aria-label': string }

/** A native dialog: Escape, light dismiss, and focus handling by the browser. */
export function Dialog({ className = '', ...rest }: DialogProps) {
  return <dialog popover="auto" closedby="any" className={`text-ink ${className}`} {...rest} />
}
