import { useLayoutEffect, useRef } from 'react'

/** A dialog that is open while it is mounted. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing before removal returns the focus to the opener.
    return () => element?.close()
  }, [])
  return dialog
}
