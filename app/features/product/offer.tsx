import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { reductionPercent } from '../catalogue/catalogue'
import { materialName, price, reductionTag } from '../catalogue/catalogue-labels'
import { swatchColours } from '../catalogue/swatches'
import { company } from '../content/content'
import { ENQUIRY } from '../enquiry/enquiry'
import { href } from '../languages/href'
import { kindOf, type ProductKind } from './kinds'
import { deliveryDay, type Product } from './product'
import { warrantyTitle } from './product-labels'

/** Name, price and finishes. */
export function Offer({ product }: { product: Product }) {
  const { name, summary, category } = product
  return (
    <>
      <p className="text-sm text-ink-2">
        <a href={href('/category/$slug', { slug: category.slug })} className={underlined}>
          {category.name}
        </a>
      </p>
      <h1 className="mt-2 text-4xl">{name}</h1>
      <p className="mt-2 text-ink-2">{summary}</p>
      <Price product={product} />
      <Finishes product={product} />
      <a href={`#${ENQUIRY}`} className={`offer-button ${buttonClass()} mt-8 w-full`}>
        {m.enquiry_title()}
      </a>
    </>
  )
}

/** On phones, a bar at the foot of the screen once the offer is scrolled away (offer.css). */
export function OfferBar({ product: { priceVnd } }: { product: Product }) {
  return (
    <div className="offer-bar sticky z-10 -mx-(--gutter) mt-16 flex items-center gap-4 border-t border-line bg-surface px-(--gutter) py-3 md:hidden flex-wrap gap-y-2">
      <span className="num text-lg font-semibold">{price(priceVnd)}</span>
      <a href={`#${ENQUIRY}`} className={`${buttonClass('primary', 'small')} grow`}>
        {m.enquiry_title()}
      </a>
    </div>
  )
}

function Price({ product }: { product: Product }) {
  const { priceVnd, wasPriceVnd } = product
  const reduction = reductionPercent(product)
  return (
    <div className="mt-6">
      <p className="num flex flex-wrap items-baseline gap-x-2.5 text-2xl font-semibold">
        <span className={reduction ? 'text-purple-500' : undefined}>{price(priceVnd)}</span>
        {reduction && (
          <span className="text-sm font-normal text-ink-3">
            {m.card_was_price()} <s>{price(wasPriceVnd ?? 0)}</s> ({reductionTag(reduction)})
          </span>
        )}
      </p>
      <p className="mt-1 text-xs text-ink-3">{m.detail_vat()}</p>
      <Stock isInStock={product.isInStock} />
    </div>
  )
}

const Stock = ({ isInStock }: Pick<Product, 'isInStock'>) => (
  <p className={`mt-3 flex gap-2 text-sm ${isInStock ? 'text-success' : 'text-warning'}`}>
    <Icon name={isInStock ? 'circle-check' : 'info'} className="mt-0.5 size-4" />
    {isInStock ? m.detail_stock_in() : m.detail_stock_out()}
  </p>
)

function Finishes({ product: { finishes } }: { product: Product }) {
  return (
    <div className="mt-6">
      <h2 className="text-sm font-medium">{m.listing_material()}</h2>
      <ul className="mt-2.5 flex flex-wrap gap-x-8 gap-y-2 text-sm text-ink-2">
        {finishes.map((code) => (
          <li key={code} className="flex items-center gap-2">
            {swatchColours[code] && (
              <span className={`size-6 rounded-round inset-ring inset-ring-ink/14 ${swatchColours[code]}`} />
            )}
            {materialName(code)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Service promises for this product: delivery and warranty. */
export function Promises({ product }: { product: Product }) {
  return (
    <ul className="mt-6 border-t border-line text-sm">
      {promisesFor(product).map(({ icon, title, lines }) => (
        <li key={icon} className="flex gap-4 border-b border-line py-3.5">
          <Icon name={icon} />
          <div>
            <h2 className="text-sm font-medium tracking-tight">{title}</h2>
            {lines.map((line) => (
              <p key={line} className="text-ink-2">
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function promisesFor({ isInStock, warrantyMonths, categorySlug }: Product) {
  const { fromDays, toDays, freeFrom } = company.delivery.value
  const day = deliveryDay(Date.now(), toDays, getLocale())
  const delivery = m.promise_delivery_text({ from: fromDays, to: toDays, amount: price(freeFrom) })
  const kind = kindOf(categorySlug)
  const isFurniture = kind === 'furniture'
  return [
    // Without stock, no delivery date can be given.
    ...(isInStock
      ? [
          {
            icon: 'truck',
            title: isFurniture ? m.detail_delivery_by({ day }) : m.detail_delivered_by({ day }),
            lines: [delivery],
          },
        ]
      : []),
    {
      icon: 'shield-check',
      title: warrantyTitle(warrantyMonths),
      lines: warrantyMonths ? [warranties[kind]()] : [],
    },
    {
      icon: 'rotate-ccw',
      title: m.promise_return_title({ days: company.returnDays.value }),
      lines: [isFurniture ? m.promise_return_text() : m.promise_return_goods_text()],
    },
  ]
}

/** Warranty text by kind. */
const warranties: Record<ProductKind, () => string> = {
  furniture: m.promise_warranty_text,
  appliance: m.detail_warranty_goods,
  fitting: m.detail_warranty_goods,
  mirror: m.detail_warranty_materials,
  material: m.detail_warranty_materials,
  paint: m.detail_warranty_materials,
}
