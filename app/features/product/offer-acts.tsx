import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '#app/lib/form'

type Drawer = typeof import('../cart/cart-drawer').CartDrawer

type OfferActsProps = { finish: string; children: ReactNode }

/**
 * Choosing a finish shows its price at once, and adding opens the basket beside the page. The offer inside is a static island, so events are heard here, where they
 * bubble to.
 */
export function OfferActs({ finish, children }: OfferActsProps) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const isChosen = useRef(false)
  const isNative = useRef(false)
  const [added, setAdded] = useState<{ CartDrawer: Drawer; answer: FormAnswer }>()
  useEffect(() => {
    const element = root.current
    const choose = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name !== 'finish') return
      isChosen.current = true
      void navigate({
        to: '.',
        search: (search: Record<string, unknown>) => ({ ...search, finish: value }),
        replace: true,
        resetScroll: false,
      } as never)
    }
    const add = async (event: SubmitEvent) => {
      if (isNative.current) return
      event.preventDefault()
      const { submitter, target } = event
      const form = target as HTMLFormElement
      submitter?.setAttribute('aria-busy', 'true')
      try {
        const { CartDrawer, addByForm } = await import('../cart/cart-drawer')
        setAdded({ CartDrawer, answer: await addByForm(form, submitter) })
      } catch {
        // Without the drawer's code the browser sends the form, and its answer is the basket's page.
        isNative.current = true
        form.requestSubmit(submitter)
      } finally {
        submitter?.removeAttribute('aria-busy')
      }
    }
    element?.addEventListener('change', choose)
    element?.addEventListener('submit', add)
    return () => {
      element?.removeEventListener('change', choose)
      element?.removeEventListener('submit', add)
    }
  }, [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer is another after each choice
  useEffect(() => {
    if (!isChosen.current) return
    isChosen.current = false
    // The chosen radio was replaced with its form.
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[name=finish]:checked')?.focus({ preventScroll: true })
    if (status.current) status.current.textContent = root.current?.querySelector('[data-said]')?.textContent ?? ''
  }, [finish])
  return (
    <div ref={root}>
      {children}
      <p ref={status} role="status" className="sr-only" />
      {added && <added.CartDrawer answer={added.answer} onClose={() => setAdded(undefined)} />}
    </div>
  )
}
