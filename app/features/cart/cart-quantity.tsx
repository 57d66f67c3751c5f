import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { MOST_OF_A_LINE } from './cart'
import { useCart } from './cart-acts'

type CartQuantityProps = { sku: string; tier: string; quantity: number; name: string }

/** Two buttons and a field. Without script each press is a form; 0 removes the line. */
export function CartQuantity({ sku, tier, quantity, name }: CartQuantityProps) {
  const { act, isBusy } = useCart()
  const [wanted, setWanted] = useState(String(quantity))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isBusy) setWanted(String(quantity))
  }, [quantity, isBusy])

  function send(step: number) {
    const number = Math.round(Number(wanted))
    const next =
      Number.isFinite(number) && wanted.trim() ? Math.min(MOST_OF_A_LINE, Math.max(0, number + step)) : quantity
    setWanted(String(next))
    if (next !== quantity || isBusy)
      void act(Object.entries({ intent: 'quantity', sku, tier, quantity: String(next), step: '' }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number typed before the application ran comes without leaving the field
  useEffect(() => {
    if (!isBusy && wanted !== String(quantity) && document.activeElement !== field.current) send(0)
  }, [wanted])
  return (
    <form
      method="post"
      action={href('/cart')}
      noValidate
      className="flex h-11 w-31 items-center justify-between rounded-round inset-ring inset-ring-control"
      onSubmit={(event) => {
        event.preventDefault()
        send(Number(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value ?? 0))
      }}
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="tier" value={tier} />
      {/* The first button is the one that Enter presses in the field. */}
      <button type="submit" name="step" value="" hidden />
      <button type="submit" name="step" value="-1" aria-label={m.cart_less({ name })} className={iconButtonClass}>
        <Icon name="minus" className="size-4" />
      </button>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        name="quantity"
        autoComplete="off"
        maxLength={2}
        aria-label={m.cart_quantity({ name })}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onBlur={() => wanted !== String(quantity) && !isBusy && send(0)}
        className="num w-8 min-w-0 bg-transparent text-center font-medium"
      />
      <button type="submit" name="step" value="1" aria-label={m.cart_more({ name })} className={iconButtonClass}>
        <Icon name="plus" className="size-4" />
      </button>
    </form>
  )
}
