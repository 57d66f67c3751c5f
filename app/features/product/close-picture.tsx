import type { ButtonHTMLAttributes } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

/** Close button over a large picture. */
export function ClosePicture(closing: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return (
    <button
      type="button"
      {...closing}
      aria-label={m.notices_close()}
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-round bg-white shadow-pop transition-colors hover:bg-sunken"
    >
      <Icon name="x" className="size-6" />
    </button>
  )
}
