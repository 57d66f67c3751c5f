import { useEffect, useState } from 'react'

/** The visitor's modal dialog; content outside it is unreachable. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => {
      const within = document.activeElement?.closest('dialog:modal') ?? null
      // Message dialogs do not count: toasts stay where they are.
      if (within?.role !== 'alertdialog') setDialog(within)
    }
    document.addEventListener('focusin', look)
    // A close event does not bubble, but can be captured here.
    document.addEventListener('close', look, true)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('close', look, true)
    }
  }, [])
  return dialog
}
