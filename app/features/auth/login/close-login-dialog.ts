import { LOGIN_DIALOG } from '../session/session'

/** Closes the login dialog, whether modal or popover (ui/dialog.tsx). */
export function closeLoginDialog() {
  const dialog = document.getElementById(LOGIN_DIALOG) as HTMLDialogElement | null
  if (dialog?.matches(':popover-open')) dialog.hidePopover()
  dialog?.close()
}
