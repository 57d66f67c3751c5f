import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { reductionPercent } from '../catalogue/catalogue'
import { materialName, price, reductionTag, sizeName } from '../catalogue/catalogue-labels'
import { company, instalmentsOf } from '../content/content'
import type { Measures } from '../delivery/delivery'
import { carryingOf, shippingOf } from '../delivery/delivery'
import { carryingWords } from '../delivery/delivery-labels'
import { AskDirectly } from '../enquiry/ask-directly'
import { ENQUIRY } from '../enquiry/enquiry'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { depositOf } from '../stock/stock'
import { BUY_FORM, BuyForm } from './buy-form'
import { kindOf, type ProductKind } from './kinds'
import { deliveryDay, type FinishOffer, offerIn, type Product, packageOf } from './product'
import { finishSupply, stockSentence, warrantyTitle } from './product-labels'

type OfferProps = { product: Product; offer: FinishOffer; fit: Measures; refusal?: FailureCode }

/** Name, price, finishes, and what can be done: buy or ask. `product` is in the offer's finish. */
export function Offer({ product, offer, fit, refusal }: OfferProps) {
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
      <p className="num mt-1 text-sm text-ink-2">{sizeName(product)}</p>
      <Price product={product} offer={offer} />
      <BuyForm product={product} offer={offer} fit={fit} refusal={refusal} />
      <a
        href={`#${ENQUIRY}`}
        className={`${offer.supply === 'out' ? `offer-button ${buttonClass()}` : buttonClass('outline')} mt-3 w-full`}
      >
        {offer.supply === 'out' ? m.enquiry_title() : m.detail_ask()}
      </a>
      <AskDirectly className="mt-1" />
      {offer.supply === 'out' && <Instead product={product} />}
    </>
  )
}

/** Finishes that are in stock, where the chosen one cannot be had. */
function Instead({ product: { slug, offers } }: Pick<OfferProps, 'product'>) {
  const inStock = offers.filter(({ supply }) => supply === 'stock')
  if (inStock.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-sm">
      {m.detail_instead()}
      {inStock.map(({ finish }) => (
        <a key={finish} href={href('/product/$slug', { slug }, { finish })} className={underlined}>
          {materialName(finish)}
        </a>
      ))}
    </p>
  )
}

/** On phones, a bar at the foot of the screen once the offer is scrolled away (offer.css). */
export function OfferBar({ product: { priceVnd }, offer }: Pick<OfferProps, 'product' | 'offer'>) {
  return (
    <div className="offer-bar sticky z-10 -mx-(--gutter) mt-16 flex items-center gap-4 border-t border-line bg-surface px-(--gutter) py-3 md:hidden flex-wrap gap-y-2">
      <p className="leading-tight">
        <span className="num block text-lg leading-tight font-semibold">{price(priceVnd)}</span>
        <span className="block text-xs text-ink-2">
          {materialName(offer.finish)} · {finishSupply(offer)}
        </span>
      </p>
      {offer.supply === 'out' ? (
        <a href={`#${ENQUIRY}`} className={`${buttonClass('primary', 'small')} grow`}>
          {m.enquiry_title()}
        </a>
      ) : (
        <button
          type="submit"
          form={BUY_FORM}
          name="intent"
          value="add"
          className={`${buttonClass('primary', 'small')} grow`}
        >
          {m.cart_add()}
        </button>
      )}
    </div>
  )
}

function Price({ product, offer }: Pick<OfferProps, 'product' | 'offer'>) {
  const { priceVnd, wasPriceVnd } = product
  const reduction = reductionPercent(product)
  return (
    <div className="mt-6" data-said>
      <p className="num flex flex-wrap items-baseline gap-x-2.5 text-2xl font-semibold">
        <span className={reduction ? 'text-purple-500' : undefined}>{price(priceVnd)}</span>
        {reduction && (
          <span className="text-sm font-normal text-ink-3">
            {m.card_was_price()} <s>{price(wasPriceVnd ?? 0)}</s> ({reductionTag(reduction)})
          </span>
        )}
      </p>
      <p className="mt-1 text-xs text-ink-3">{m.detail_vat()}</p>
      <Stock offer={offer} />
    </div>
  )
}

const stockLooks = {
  stock: { icon: 'circle-check', colour: 'text-success' },
  made: { icon: 'truck', colour: 'text-ink-2' },
  out: { icon: 'info', colour: 'text-warning' },
}

function Stock({ offer }: Pick<OfferProps, 'offer'>) {
  const { icon, colour } = stockLooks[offer.supply]
  return (
    <p className={`mt-3 flex gap-2 text-sm ${colour}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      {stockSentence(offer)}
    </p>
  )
}

/** How this product is paid, delivered, and under warranty. */
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

/** A deposit for what is made, or what it is month by month from stock; never both. */
function paymentOf(product: Product): Service[] {
  const { material, priceVnd } = product
  const { supply, depositPercent } = offerIn(product, material)
  if (supply === 'made' && depositPercent) {
    const deposit = depositOf(priceVnd, depositPercent)
    const title = m.detail_deposit_title({ percent: depositPercent, amount: price(deposit) })
    return [{ icon: 'coins', title, lines: [m.detail_deposit_text({ amount: price(priceVnd - deposit) })] }]
  }
  const instalments = supply === 'stock' && instalmentsOf(priceVnd)
  if (!instalments) return []
  const { months, ratePercent, monthlyVnd } = instalments
  const title = m.detail_instalments_title({ rate: ratePercent, amount: price(monthlyVnd) })
  return [{ icon: 'coins', title, lines: [m.detail_instalments_text({ months })] }]
}

type Service = { icon: string; title: string; lines: string[] }

function promisesFor(product: Product): Service[] {
  const { warrantyMonths, categorySlug, material } = product
  const kind = kindOf(categorySlug)
  const isFurniture = kind === 'furniture'
  return [
    ...paymentOf(product),
    ...deliveryOf(product, offerIn(product, material), isFurniture),
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

/** Nothing is said of what cannot be had. */
function deliveryOf(product: Product, { supply, leadDays }: FinishOffer, isFurniture: boolean): Service[] {
  if (supply === 'out') return []
  const { fromDays, toDays, freeFrom } = company.delivery.value
  const { handlingDays, transitDays } = shippingOf(product.priceVnd, leadDays)
  const days = supply === 'made' ? handlingDays + transitDays.most : toDays
  const day = deliveryDay(Date.now(), days, getLocale())
  const amount = price(freeFrom)
  const carrying = carryingOf(packageOf(product))
  return [
    {
      icon: 'truck',
      title: isFurniture ? m.detail_delivery_by({ day }) : m.detail_delivered_by({ day }),
      lines: [
        supply === 'made'
          ? m.detail_delivery_made({ amount })
          : m.promise_delivery_text({ from: fromDays, to: toDays, amount }),
        ...(carrying ? [carryingWords(carrying)] : []),
      ],
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
