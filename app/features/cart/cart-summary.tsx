import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { price } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { AskDirectly } from '../enquiry/ask-directly'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { type CartLineView, canBeHad, sumOf } from './cart-view'

/** Where paying begins. */
export const checkoutHref = () => `/${getLocale()}/checkout`

/** The sum, and the way to pay. */
export function CartSummary({ lines }: { lines: readonly CartLineView[] }) {
  const sum = price(sumOf(lines))
  const isPayable = lines.some(canBeHad)
  const isPartial = !lines.every(canBeHad)
  const isMade = lines.some(({ supply }) => supply.kind === 'made')
  return (
    <aside
      aria-labelledby="summary"
      className="border border-line bg-surface p-5 max-md:-mx-(--gutter) max-md:border-x-0 md:p-7 lg:sticky lg:top-26"
    >
      <h2 id="summary" className="text-xl tracking-tight">
        {m.cart_summary()}
      </h2>
      <dl className="mt-4 grid gap-2 text-sm">
        <Row term={m.cart_subtotal()}>{sum}</Row>
        <Row term={m.cart_delivery()}>{m.cart_delivery_later()}</Row>
        <div className="text-xs text-ink-2">
          <dt className="sr-only">{m.cart_delivery()}</dt>
          <dd>{m.cart_delivery_free({ amount: price(company.delivery.value.freeFrom) })}</dd>
        </div>
        <div
          aria-live="polite"
          className="mt-1.5 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3.5 text-xl font-semibold tracking-tight"
        >
          <dt>{m.cart_total()}</dt>
          <dd className="num whitespace-nowrap">{sum}</dd>
        </div>
      </dl>
      <p className="text-xs text-ink-3">{m.detail_vat()}</p>
      {isPayable && (
        <a href={checkoutHref()} className={`cart-pay ${buttonClass()} mt-5 w-full`}>
          {m.cart_checkout()}
        </a>
      )}
      <a href={href('/contact-us', {}, { topic: 'advice' })} className={`${buttonClass('outline')} mt-3 w-full`}>
        <Icon name="message-circle" />
        {m.cart_ask()}
      </a>
      <AskDirectly className="mt-1" />
      {isPartial && (
        <p className="mt-3.5 flex gap-2 text-xs text-warning">
          <Icon name="triangle-alert" className="size-4" />
          {m.cart_not_counted()}
        </p>
      )}
      <p className="mt-3.5 text-xs text-ink-2">
        {m.cart_note()} {isMade && m.cart_note_made()}
      </p>
    </aside>
  )
}

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-2">{term}</dt>
    <dd className="num text-right">{children}</dd>
  </div>
)

/** On phones, at the foot of the screen. */
export function CartBar({ lines }: { lines: readonly CartLineView[] }) {
  if (!lines.some(canBeHad)) return null
  return (
    <div className="cart-bar sticky bottom-0 z-10 -mx-(--gutter) -mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-(--gutter) py-3 md:hidden">
      <p>
        <span className="num block text-lg leading-tight font-semibold whitespace-nowrap">{price(sumOf(lines))}</span>
        <span className="block text-xs text-ink-2">{m.detail_vat()}</span>
      </p>
      <a href={checkoutHref()} className={`${buttonClass('primary', 'small')} grow`}>
        {m.cart_checkout()}
      </a>
    </div>
  )
}
