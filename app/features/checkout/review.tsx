import type { FormFields } from '#app/lib/form'
import { sentenceGap } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { underlined } from '#app/ui/link'
import { materialName, price } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { legalDate } from '../content/content-labels'
import type { Half } from '../delivery/delivery'
import { slotName } from '../delivery/delivery-labels'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import type { CheckoutView } from './checkout-view'

type ReviewProps = { view: CheckoutView; typed: FormFields; isBusy: boolean; isClosed: boolean }

const pieceOf = ({ name, finish, quantity }: CheckoutView['lines'][number]) =>
  m.checkout_piece({ name: `${name} · ${materialName(finish)}`, quantity })

/** What the total contains beside the goods. */
const partsOf = ({ carryingFee, vatPercent }: CheckoutView['sums']) => [
  m.checkout_vat({ percent: vatPercent }),
  ...(carryingFee > 0 ? [`${m.checkout_carrying()}: ${price(carryingFee)}`] : []),
]

/** Everything once more, and the button that orders. */
export function Review({ view: { lines, sums }, typed: { note = '' }, isBusy, isClosed }: ReviewProps) {
  const rows: [string, string][] = [
    [m.checkout_goods(), lines.map(pieceOf).join('\n')],
    [m.checkout_total(), [price(sums.total), ...partsOf(sums)].join('\n')],
    ...(sums.terms.dueNow > 0 ? [[m.checkout_due_now(), price(sums.terms.dueNow)] as [string, string]] : []),
    ...(sums.terms.dueLater > 0
      ? [
          [
            sums.terms.way === 'cash' ? m.checkout_due_at_door() : m.checkout_due_later(),
            price(sums.terms.dueLater),
          ] as [string, string],
        ]
      : []),
    ...(sums.day ? [[m.checkout_day(), slotName(sums.day, sums.half as Half)] as [string, string]] : []),
    ...(note.trim() ? [[m.checkout_note_said(), note.trim()] as [string, string]] : []),
    [m.checkout_withdrawal(), m.checkout_withdrawal_text({ days: company.returnDays.value })],
    [m.checkout_seller(), `${company.name.value}\n${company.headOffice.value}\n${company.phones.value.headOffice}`],
  ]
  return (
    <>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-2">{term}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <Button type="submit" aria-busy={isBusy || undefined} disabled={isClosed} className="mt-6 max-sm:w-full">
        {m.checkout_order()}
      </Button>
      <p className="mt-4 text-xs text-ink-3">
        {m.checkout_terms({ button: m.checkout_order() })}
        {sentenceGap(getLocale())}
        <a href={href('/terms-of-service')} className={`pointer-coarse:py-3.5 ${underlined}`}>
          {m.footer_terms()}
        </a>
        {` · ${legalDate(sums.termsId)}`}
      </p>
    </>
  )
}
