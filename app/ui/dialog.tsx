import type { ComponentPropsWithoutRef } from 'react'

/**
 * The attributes of a button that opens a dialog. The browser does it; one without invoker commands shows the dialog as
 * a popover, and with JavaScript app/features/navigation/menus.ts makes it modal there too.
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

/** A dialog that the browser opens and closes: Escape, a click beside it, the focus kept inside and given back. */
export function Dialog({ className = '', ...rest }: DialogProps) {
  return <dialog popover="auto" closedby="any" className={`text-ink ${className}`} {...rest} />
}
