import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { standaloneLink, underlined } from '#app/ui/link'
import { materialName, price } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import type { CheckoutView } from './checkout-view'

type SummaryProps = { view: CheckoutView; isAsking: boolean }

/** Beside the form on wide screens. */
export const CheckoutSummary = (props: SummaryProps) => (
  <aside
    aria-label={m.checkout_summary()}
    className="border border-line bg-surface p-5 max-lg:hidden md:p-7 lg:sticky lg:top-26"
  >
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="text-xl tracking-tight">{m.checkout_summary()}</h2>
      <ChangeCart />
    </div>
    <Summary {...props} />
  </aside>
)

/** Above the form on narrow screens, folded to its total; opens by itself when a price has changed. */
export function SummaryFold(props: SummaryProps) {
  const { lines, sums, changes } = props.view
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details
      className="checkout-sum sticky top-(--header-h) z-20 lg:hidden"
      open={changes?.some(({ kind }) => kind === 'price') || undefined}
    >
      <summary>
        <Icon name="shopping-bag" className="size-5" />
        <span className="min-w-0 flex-auto text-sm">
          {m.checkout_items({ count })} <span className={underlined}>{m.checkout_see()}</span>
        </span>
        <Icon name="chevron-down" className="size-4" />
        <span className="num ml-auto font-semibold">{price(sums.total)}</span>
      </summary>
      <div className="-mx-(--gutter) max-h-[70dvh] overflow-y-auto border-b border-line bg-surface px-(--gutter) pt-2 pb-5">
        <ChangeCart />
        <Summary {...props} />
      </div>
    </details>
  )
}

const ChangeCart = () => (
  <a href={href('/cart')} className={standaloneLink}>
    {m.checkout_change_cart()}
  </a>
)

/** What is bought, and what it costs when. */
function Summary({ view, isAsking }: SummaryProps) {
  const { lines, sums, changes } = view
  return (
    <div aria-busy={isAsking || undefined}>
      <ul className="mt-4">
        {lines.map(({ sku, packageTier, name, finish, quantity, unitPrice, supply }) => {
          const change = changes?.find((one) => one.kind === 'price' && one.sku === sku)
          return (
            <li
              key={`${sku} ${packageTier}`}
              className={`flex flex-wrap justify-between gap-x-4 border-t border-line py-3 text-sm ${change ? 'bg-warning-tint' : ''}`}
            >
              <span>
                {m.checkout_piece({ name, quantity })}
                <span className="block text-xs text-ink-2">
                  {materialName(finish)} {supply.kind === 'made' && m.checkout_made({ days: supply.leadDays })}
                  {supply.kind === 'out' && m.checkout_out()}
                </span>
              </span>
              <span className="num text-right font-medium">
                {price(unitPrice * quantity)}
                {change?.kind === 'price' && (
                  <s className="block text-xs font-normal text-ink-2">{price(change.from * quantity)}</s>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <dl className="grid gap-2 border-t border-line pt-4 text-sm">
        <Row term={m.checkout_goods_sum()}>{price(sums.goods)}</Row>
        <Row term={m.checkout_delivery()}>
          {sums.zone ? (sums.deliveryFee > 0 ? price(sums.deliveryFee) : m.checkout_free()) : m.checkout_by_place()}
        </Row>
        {sums.carryingFee > 0 && <Row term={m.checkout_carrying()}>{price(sums.carryingFee)}</Row>}
        {sums.discount > 0 && <Row term={m.checkout_voucher()}>{`−${price(sums.discount)}`}</Row>}
        <div
          aria-live="polite"
          className="mt-1.5 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3.5 text-xl font-semibold tracking-tight"
        >
          <dt>{m.checkout_total()}</dt>
          <dd className="num">{price(sums.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-ink-3">{m.checkout_vat({ percent: sums.vatPercent })}</p>
      {sums.terms.way !== 'full' && (
        <dl className="mt-3.5 grid gap-2 border-t border-line pt-3.5 text-sm">
          {sums.terms.dueNow > 0 && <Row term={m.checkout_due_now()}>{price(sums.terms.dueNow)}</Row>}
          <Row term={sums.terms.way === 'cash' ? m.checkout_due_at_door() : m.checkout_due_later()}>
            {price(sums.terms.dueLater)}
          </Row>
        </dl>
      )}
    </div>
  )
}

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-2">{term}</dt>
    <dd className="num text-right">{children}</dd>
  </div>
)
