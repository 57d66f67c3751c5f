import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { MOST_OF_A_LINE } from '../cart/cart'
import { materialName, price } from '../catalogue/catalogue-labels'
import { swatchColours } from '../catalogue/swatches'
import type { Measures } from '../delivery/delivery'
import { href } from '../languages/href'
import { plausibleMeasures } from './fit-search'
import type { FinishOffer, Product } from './product'
import { finishSupply } from './product-labels'

/** Element id of the form, for the bar at the foot of phones. */
export const BUY_FORM = 'buy'

type BuyFormProps = { product: Product; offer: FinishOffer; fit: Measures; refusal?: FailureCode }

/**
 * Finish and number, sent to the basket with what was measured of the way in. A second button shows a finish's price
 * without script; with one, offer-acts.tsx does it on choosing.
 */
export function BuyForm({ product, offer, fit, refusal }: BuyFormProps) {
  const { slug, offers } = product
  const measured = plausibleMeasures(fit)
  // What was measured stays when the form comes back refused.
  const address = href('/product/$slug', { slug }, measured)
  return (
    <form id={BUY_FORM} method="post" action={address} data-native data-buy className="mt-7">
      {/* The first button is the one that Enter presses in a field. */}
      {offer.supply === 'out' ? null : <button type="submit" name="intent" value="add" hidden />}
      {Object.entries(measured).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {offers.length > 1 ? (
        <Finishes product={product} offer={offer} address={address} />
      ) : (
        <input type="hidden" name="finish" value={offer.finish} />
      )}
      {refusal && (
        <p role="alert" className="mt-5 flex gap-2 bg-error-tint p-4 text-sm text-error">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {(sentences[refusal] ?? m.failure_unexpected)()}
        </p>
      )}
      {offer.supply === 'out' ? null : (
        <div className="mt-7 grid grid-cols-1 gap-3 xs:grid-cols-[5.5rem_minmax(0,1fr)]">
          <input
            type="number"
            name="quantity"
            defaultValue="1"
            min={1}
            max={MOST_OF_A_LINE}
            aria-label={m.enquiry_quantity()}
            className="num h-13 w-full rounded-round bg-surface px-4 text-center font-medium inset-ring inset-ring-control"
          />
          <button type="submit" name="intent" value="add" className={`offer-button ${buttonClass()} w-full`}>
            {m.cart_add()}
          </button>
        </div>
      )}
    </form>
  )
}

const sentences: Partial<Record<FailureCode, () => string>> = {
  cart_full: m.failure_cart_full,
  invalid_request: () => m.enquiry_quantity_wrong({ most: MOST_OF_A_LINE }),
  too_many_requests: m.failure_too_many_requests,
}

type FinishesProps = Pick<BuyFormProps, 'product' | 'offer'> & { address: string }

function Finishes({ product: { offers, finishes }, offer, address }: FinishesProps) {
  const isSamePrice = offers.every(({ priceVnd }) => priceVnd === offers[0]?.priceVnd)
  return (
    <fieldset>
      <legend className="flex w-full justify-between gap-4 text-sm font-medium">
        {m.listing_material()}
        <span className="font-normal text-ink-2">{materialName(offer.finish)}</span>
      </legend>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-2 gap-y-4">
        {offers.map((one) => (
          <label
            key={one.finish}
            className="finish relative grid cursor-pointer justify-items-center gap-0.5 text-center text-xs"
            data-out={one.supply === 'out' || undefined}
          >
            <input
              type="radio"
              name="finish"
              value={one.finish}
              defaultChecked={one === offer}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span className={`finish-disc ${swatchColours[one.finish] ?? 'bg-metal'}`} />
            <span className="finish-name mt-2.5 text-sm font-medium">{materialName(one.finish)}</span>
            {isSamePrice ? null : <span className="num text-ink-2">{price(one.priceVnd)}</span>}
            <span className="text-2xs text-ink-3">{finishSupply(one)}</span>
          </label>
        ))}
      </div>
      <noscript>
        <button type="submit" formMethod="get" formAction={address} className={`${buttonClass('quiet', 'small')} mt-4`}>
          {m.detail_finish_show()}
        </button>
      </noscript>
      {finishes[0] && finishes[0] !== offer.finish && !offer.picture && (
        <p className="mt-4 text-xs text-ink-3">{m.detail_finish_pictured({ finish: materialName(finishes[0]) })}</p>
      )}
    </fieldset>
  )
}
