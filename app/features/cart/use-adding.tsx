import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { FormAnswer } from '#app/lib/form'

type Drawer = typeof import('./cart-drawer').CartDrawer

/** Sends forms to the basket and opens it beside the page; a form that adds also works without script. */
export function useAdding(): { add: (event: SubmitEvent) => Promise<void>; drawer: ReactNode } {
  const isNative = useRef(false)
  const [added, setAdded] = useState<{ CartDrawer: Drawer; answer: FormAnswer }>()
  const add = useCallback(async (event: SubmitEvent) => {
    if (isNative.current) return
    event.preventDefault()
    const { submitter, target } = event
    const form = target as HTMLFormElement
    submitter?.setAttribute('aria-busy', 'true')
    try {
      const { CartDrawer, addByForm } = await import('./cart-drawer')
      setAdded({ CartDrawer, answer: await addByForm(form, submitter) })
    } catch {
      // Without the drawer's code the browser sends the form, and its answer is the basket's page.
      isNative.current = true
      form.requestSubmit(submitter)
    } finally {
      submitter?.removeAttribute('aria-busy')
    }
  }, [])
  return { add, drawer: added && <added.CartDrawer answer={added.answer} onClose={() => setAdded(undefined)} /> }
}
