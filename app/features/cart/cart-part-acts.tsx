import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { CartForm } from './cart-acts'

/** Classes of a small act: an icon and an underlined word. */
export const textAct = 'inline-flex min-h-11 min-w-11 items-center gap-1.5 text-sm font-medium'
export const textActWord =
  'underline decoration-line-strong decoration-1 underline-offset-4 transition-colors hover:decoration-current'

type Part = { sku?: string; packageTier: string; isSaved: boolean }

/** A part as its forms name it; without a sku a whole package. */
export const fieldsOf = ({ sku = '', packageTier, isSaved }: Part) => ({
  sku,
  tier: packageTier,
  saved: isSaved ? '1' : '',
})

/** Saving for later, and removing. On phones, removing stands far from the buttons of the number. */
export const PartActs = ({ part, name }: { part: Part; name: string }) => (
  <CartForm fields={fieldsOf(part)} className="flex flex-wrap gap-x-5 @max-[30rem]:w-full @max-[30rem]:justify-between">
    <button type="submit" name="intent" value="move" aria-label={m.cart_save_label({ name })} className={textAct}>
      <Icon name="bookmark" className="size-4" />
      <span className={textActWord}>{m.cart_save()}</span>
    </button>
    <button
      type="submit"
      name="intent"
      value="remove"
      aria-label={part.sku ? m.cart_remove_label({ name }) : m.action_of({ action: m.cart_remove_package(), name })}
      className={textAct}
    >
      <Icon name="trash-2" className="size-4" />
      <span className={textActWord}>{part.sku ? m.cart_remove() : m.cart_remove_package()}</span>
    </button>
  </CartForm>
)
