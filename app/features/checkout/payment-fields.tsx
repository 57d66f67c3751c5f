import { m } from '#app/paraglide/messages.js'
import { useBox, useFormContext } from '#app/ui/action-form'
import { Field } from '#app/ui/field'
import { RadioGroup } from '#app/ui/radio-group'
import { Tick } from '#app/ui/tick'
import { price } from '../catalogue/catalogue-labels'
import { issueSentence, wayName, wayNote, wayRefusal } from './checkout-labels'
import type { CheckoutView } from './checkout-view'
import { depositPercentOf, termsFor } from './quote'

/** Ways of paying, with those that do not apply and why; voucher and invoice. */
export function PaymentFields({ view: { payments, sums, lines, issues } }: { view: CheckoutView }) {
  const { values } = useFormContext()
  const voucherBox = useBox('voucher')
  const refused = issues.find(({ code }) => code === 'voucher_refused')
  const depositPercent = depositPercentOf(lines)
  const deposit = termsFor('deposit', sums.total, lines).dueNow
  return (
    <div className="grid gap-6">
      <RadioGroup label={m.checkout_paying()} error={useBox('payment').error}>
        {payments.map(({ way, refusal }) => (
          <label
            // A way that is refused while it is marked loses its mark.
            key={`${way} ${refusal ?? ''}`}
            className="grid grid-cols-[auto_1fr] gap-x-4 border border-line p-4 not-first:-mt-px has-checked:relative has-checked:border-purple-500 has-checked:bg-surface has-disabled:bg-sunken"
          >
            <input
              type="radio"
              name="payment"
              value={way}
              defaultChecked={refusal === undefined && (values.payment || sums.terms.way) === way}
              disabled={refusal !== undefined}
              className="mt-0.5 size-5 accent-purple-500"
            />
            <span className={refusal ? 'text-ink-2' : ''}>
              <span className="flex flex-wrap justify-between gap-x-4 font-medium">
                {wayName(way, depositPercent)}
                {refusal === undefined && (
                  <span className="num">{price(way === 'deposit' ? deposit : sums.total)}</span>
                )}
              </span>
              <span className="mt-1 block text-sm text-ink-2">{refusal ? wayRefusal(refusal) : wayNote(way)}</span>
            </span>
          </label>
        ))}
      </RadioGroup>
      <Field
        {...voucherBox}
        error={refused ? issueSentence(refused, () => '') : voucherBox.error}
        label={m.checkout_voucher_field()}
        autoComplete="off"
        maxLength={30}
      />
      <details open={values.wantsInvoice === 'on' || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{m.checkout_invoice()}</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Tick name="wantsInvoice" label={m.checkout_invoice_wanted()} />
          </div>
          <Field {...useBox('taxCode')} label={m.checkout_tax_code()} inputMode="numeric" maxLength={20} />
          <Field {...useBox('invoiceEmail')} label={m.checkout_invoice_email()} type="email" maxLength={254} />
          <Field
            {...useBox('invoiceName')}
            label={m.checkout_invoice_name()}
            autoComplete="organization"
            maxLength={200}
          />
          <Field {...useBox('invoiceAddress')} label={m.checkout_invoice_address()} maxLength={300} />
        </div>
      </details>
    </div>
  )
}
