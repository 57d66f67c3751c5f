import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { materialName, price } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import { CartForm } from './cart-acts'
import { CartInstead } from './cart-instead'
import { fieldsOf } from './cart-part-acts'
import type { CartLineView } from './cart-view'

/** What cannot be had, and three ways out: another finish, another piece, leaving it out. */
export function WaysOut({ line }: { line: CartLineView }) {
  const { variant, supply, sku, packageTier: tier, others } = line
  return (
    <div className="col-span-full mt-1 grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 bg-warning-tint px-4 py-3.5 text-sm">
      <Icon name="triangle-alert" className="mt-px size-5 text-warning" />
      <div>
        <p>
          <strong className="font-semibold">
            {variant ? m.cart_out({ name: variant.name, finish: materialName(variant.finish) }) : m.cart_gone()}
          </strong>{' '}
          {m.cart_out_choose()}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {supply.kind === 'out' && supply.left > 0 && (
            <CartForm fields={{ intent: 'quantity', sku, tier, quantity: supply.left, step: '' }}>
              <button type="submit" className={chipClass}>
                {m.cart_take_left({ count: supply.left })}
              </button>
            </CartForm>
          )}
          {others.map(({ finish, priceVnd }) => (
            <CartForm key={finish} fields={{ intent: 'swap', sku, tier, to: `${variant?.slug}:${finish}` }}>
              <button type="submit" className={chipClass}>
                {m.cart_take_finish({ finish: materialName(finish), price: price(priceVnd) })}
              </button>
            </CartForm>
          ))}
          {variant && (
            <a href={href('/category/$slug', { slug: variant.categorySlug })} className={chipClass}>
              {m.cart_other_piece()}
            </a>
          )}
          <CartForm fields={{ intent: 'remove', ...fieldsOf(line) }}>
            <button type="submit" className={chipClass}>
              {m.cart_leave_out()}
            </button>
          </CartForm>
        </div>
        <CartInstead line={line} />
      </div>
    </div>
  )
}
