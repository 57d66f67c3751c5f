import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { FormRefusal } from '#app/lib/form'
import { type SentFields, sendForm } from '#app/lib/send-form'
import { href } from '../languages/href'
import { announceCart } from './cart-tabs'

type Act = (fields: SentFields) => Promise<void>

type Acts = { act: Act; isBusy: boolean; refusal?: FormRefusal }

type Show = (leadsTo: URL, intent?: string) => Promise<void>

/** Sends the basket's forms one after another; `show` shows what each leads to. */
export function useCartActs(show: Show, refused?: FormRefusal): Acts {
  const [refusal, refuse] = useState(refused)
  const [waiting, setWaiting] = useState(0)
  const last = useRef(Promise.resolve())

  async function send(fields: SentFields) {
    const answer = await sendForm(href('/cart'), fields)
    refuse(answer.ok ? undefined : answer)
    if (!answer.ok) return
    await show(new URL(answer.leadsTo, location.href), new Map(fields).get('intent'))
    announceCart()
  }

  const act: Act = (fields) => {
    setWaiting((count) => count + 1)
    last.current = last.current.then(() => send(fields)).finally(() => setWaiting((count) => count - 1))
    return last.current
  }
  return { act, isBusy: waiting > 0, refusal }
}

/** The pressed button may be gone with its line. */
export const keepFocus = (root: HTMLElement | null) =>
  setTimeout(() => {
    if (document.activeElement === document.body || document.activeElement === root)
      root?.querySelector<HTMLElement>('[data-undo] button, [data-title]')?.focus()
  })

const CartContext = createContext<Pick<Acts, 'act' | 'isBusy'> | undefined>(undefined)

export const CartActsProvider = CartContext

export function useCart() {
  const acts = useContext(CartContext)
  if (!acts) throw new Error('No basket around')
  return acts
}

type CartFormProps = {
  fields: Readonly<Record<string, string | number>>
  className?: string
  children: ReactNode
}

/** A form of the basket: sent by the browser, or by script without leaving the page. */
export function CartForm({ fields, className, children }: CartFormProps) {
  const { act } = useCart()
  return (
    <form
      method="post"
      action={href('/cart')}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const sent = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
        void act([...sent].map(([name, value]) => [name, String(value)]))
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
