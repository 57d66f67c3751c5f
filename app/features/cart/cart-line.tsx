import { m } from '#app/paraglide/messages.js'
import { materialName, price, sizeName } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { FinishDisc } from '../catalogue/swatches'
import { href } from '../languages/href'
import { nameOfLine, supplyName } from './cart-labels'
import { PartActs } from './cart-part-acts'
import { CartQuantity } from './cart-quantity'
import { type CartLineView, canBeHad, type ShownVariant, sumOfLine } from './cart-view'
import { WaysOut } from './cart-ways-out'

export const productHref = ({ slug, finish }: ShownVariant) => href('/product/$slug', { slug }, { finish })

/** A single piece: what it is, when it comes, how many, what it costs. */
export function CartLine({ line }: { line: CartLineView }) {
  const { variant, sku, quantity, packageTier } = line
  const name = nameOfLine(line)
  const can = canBeHad(line)
  return (
    <li
      id={sku}
      className="grid grid-cols-1 gap-x-4 wrap-anywhere @min-[17rem]:grid-cols-[6rem_minmax(0,1fr)] gap-y-1 border-t border-line py-6 @min-[30rem]:grid-cols-[8.75rem_minmax(0,1fr)_auto] @min-[30rem]:gap-x-6"
    >
      <div className={`@max-[17rem]:max-w-24 ${can ? '' : 'opacity-50'}`}>
        {variant ? <LinePicture product={variant} width={140} /> : <span className="block aspect-4/3 bg-sunken" />}
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-snug tracking-tight">
          {variant ? <a href={productHref(variant)}>{variant.name}</a> : name}
        </h2>
        {variant && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <FinishDisc code={variant.finish} />
            {materialName(variant.finish)}
            <span className="num">{sizeName(variant)}</span>
          </p>
        )}
        {can ? (
          <p className={`mt-0.5 text-sm ${line.supply.kind === 'stock' ? 'text-success' : 'text-ink-2'}`}>
            {supplyName(line)}
          </p>
        ) : null}
        {can ? (
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
            <CartQuantity sku={sku} tier={packageTier} quantity={quantity} name={name} />
            <PartActs part={line} name={name} />
          </div>
        ) : null}
      </div>
      <div className="num font-semibold whitespace-nowrap @min-[17rem]:@max-[30rem]:col-start-2 @min-[30rem]:text-right">
        {variant && <p className={can ? undefined : 'text-ink-3 line-through'}>{price(sumOfLine(line))}</p>}
        {variant && quantity > 1 && (
          <p className="text-xs font-normal text-ink-3">{m.cart_each({ price: price(variant.priceVnd) })}</p>
        )}
      </div>
      {can ? null : <WaysOut line={line} />}
    </li>
  )
}
