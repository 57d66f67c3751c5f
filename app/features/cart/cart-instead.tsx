import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { underlined } from '#app/ui/link'
import { price, sizeName } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import { CartForm } from './cart-acts'
import { nameOfLine } from './cart-labels'
import type { CartLineView } from './cart-view'

/** What fits where a piece cannot be had: a link, and a button that takes it in its place. */
export function CartInstead({ line: { sku, packageTier: tier, instead } }: { line: CartLineView }) {
  if (!instead) return null
  const name = nameOfLine({ variant: instead })
  return (
    <div className="mt-3 grid justify-items-start gap-2 text-sm">
      <p>
        {m.cart_instead()}{' '}
        <a href={href('/product/$slug', { slug: instead.slug }, { finish: instead.finish })} className={underlined}>
          {name}
        </a>
        <span className="block text-ink-2">
          <span className="num whitespace-nowrap">{sizeName(instead)}</span>{' '}
          <span className="num font-semibold whitespace-nowrap">{price(instead.priceVnd)}</span>
        </span>
      </p>
      <CartForm fields={{ intent: 'instead', sku, tier, to: `${instead.slug}:${instead.finish}` }}>
        <button type="submit" aria-label={m.action_of({ action: m.cart_instead_take(), name })} className={chipClass}>
          {m.cart_instead_take()}
        </button>
      </CartForm>
    </div>
  )
}
