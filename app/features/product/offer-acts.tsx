import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAdding } from '../cart/use-adding'

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
  const { add, drawer } = useAdding()
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
    element?.addEventListener('change', choose)
    element?.addEventListener('submit', add)
    return () => {
      element?.removeEventListener('change', choose)
      element?.removeEventListener('submit', add)
    }
  }, [navigate, add])
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
      {drawer}
    </div>
  )
}
