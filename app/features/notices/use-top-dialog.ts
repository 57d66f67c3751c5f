import { useEffect, useState } from 'react'

/** The modal dialog that the visitor is in. What stands outside of it can be neither reached nor read out. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => {
      const within = document.activeElement?.closest('dialog:modal') ?? null
      // A message has the page to itself; what stands beside it stays where it is.
      if (within?.role !== 'alertdialog') setDialog(within)
    }
    document.addEventListener('focusin', look)
    // A close event does not bubble, but passes here on its way down.
    document.addEventListener('close', look, true)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('close', look, true)
    }
  }, [])
  return dialog
}
