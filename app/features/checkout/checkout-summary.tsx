import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { materialName, price } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import type { CheckoutView } from './checkout-view'

/** What is bought, and what it costs when. */
export function CheckoutSummary({ view, isAsking }: { view: CheckoutView; isAsking: boolean }) {
  const { lines, sums, changes } = view
  return (
    <aside
      aria-labelledby="summary"
      aria-busy={isAsking || undefined}
      className="border border-line bg-surface p-5 max-md:-mx-(--gutter) max-md:border-x-0 md:p-7 lg:sticky lg:top-26"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="text-xl tracking-tight">
          {m.checkout_summary()}
        </h2>
        <a href={href('/cart')} className={standaloneLink}>
          {m.checkout_change_cart()}
        </a>
      </div>
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
    </aside>
  )
}

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-2">{term}</dt>
    <dd className="num text-right">{children}</dd>
  </div>
)
