import type { ReactNode } from 'react'
import type { FieldErrors, FormFields } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useBox, useFormContext } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { Field } from '#app/ui/field'
import { underlined } from '#app/ui/link'
import { Select } from '#app/ui/select'
import { TextArea } from '#app/ui/text-area'
import { price } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { WardField } from '../delivery/ward-field'
import { href } from '../languages/href'
import { type BlockState, CheckoutBlock } from './checkout-block'
import { dayName, halfName, slotName, wayName, wayNote, wayRefusal } from './checkout-labels'
import { carryingSentence, resultOf } from './checkout-results'
import { errorsOfStep, LAST_STEP, type StepName, stepNames } from './checkout-steps'
import type { CheckoutView } from './checkout-view'
import { depositPercentOf } from './quote'

type BlocksProps = {
  view: CheckoutView
  /** What was typed when the view was asked for. */
  typed: FormFields
  step: number
  reached: number
  isBusy: boolean
  isAsking: boolean
  isOnline: boolean
  onGoOn: (step: number) => void
  onEdit: (step: number) => void
  onWard: () => void
}

const titles: Record<StepName, () => string> = {
  who: m.checkout_who,
  place: m.checkout_place,
  day: m.checkout_day,
  paying: m.checkout_paying,
  review: m.checkout_review,
}

const goOnWords: Partial<Record<StepName, () => string>> = {
  who: m.checkout_go_on_place,
  place: m.checkout_go_on_day,
  day: m.checkout_go_on_paying,
  paying: m.checkout_go_on_review,
}

export function CheckoutBlocks(props: BlocksProps) {
  const { view, typed, step, reached, isBusy, isAsking, isOnline, onGoOn, onEdit, onWard } = props
  const { refusal } = useFormContext()
  const stateOf = (index: number): BlockState => {
    if (hasErrors(refusal?.errors, index)) return 'wrong'
    if (index === step) return 'open'
    return index < reached ? 'done' : 'waiting'
  }
  const contents: Record<StepName, ReactNode> = {
    who: <Who />,
    place: <Place view={view} typed={typed} onWard={onWard} />,
    day: <Days view={view} />,
    paying: <Paying view={view} />,
    review: <Review view={view} isBusy={isBusy} isClosed={isAsking || !isOnline} />,
  }
  return stepNames.map((name, index) => (
    <CheckoutBlock
      key={name}
      id={blockId(name)}
      number={index + 1}
      title={titles[name]()}
      state={stateOf(index)}
      result={resultOf(name, typed, view)}
      goOn={goOnWords[name]?.()}
      isBusy={isAsking && index === step && index < LAST_STEP}
      onGoOn={() => onGoOn(index)}
      onEdit={() => onEdit(index)}
    >
      {contents[name]}
    </CheckoutBlock>
  ))
}

const hasErrors = (errors: FieldErrors = {}, index: number) => Object.keys(errorsOfStep(errors, index)).length > 0

/** Address of a block on its page. */
export const blockId = (name: StepName) => `checkout-${name}`

const Who = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field {...useBox('name')} label={m.enquiry_name()} autoComplete="name" required maxLength={256} />
    <Field {...useBox('phone')} label={m.enquiry_phone()} type="tel" autoComplete="tel" required maxLength={30} />
    <div className="sm:col-span-2">
      <Field
        {...useBox('email')}
        label={m.checkout_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        note={<p className="mt-1.5 text-xs text-ink-3">{m.checkout_email_note()}</p>}
      />
    </div>
    <p className="text-xs text-ink-3 sm:col-span-2 noscript:hidden">{m.checkout_kept()}</p>
  </div>
)

type PlaceProps = { view: CheckoutView; typed: FormFields; onWard: () => void }

function Place({ view, typed, onWard }: PlaceProps) {
  const carried = carryingSentence(typed, view)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select {...useBox('province')} label={m.checkout_province()} autoComplete="address-level1" required>
        <option value="">{m.checkout_choose()}</option>
        {view.provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <WardField wards={view.wards} onChosen={onWard} />
      <ShowAgain>{m.checkout_show_wards()}</ShowAgain>
      <div className="sm:col-span-2">
        <Field
          {...useBox('street')}
          label={m.checkout_street()}
          autoComplete="street-address"
          required
          maxLength={200}
        />
      </div>
      <Field {...useBox('floor')} label={m.checkout_floor()} inputMode="numeric" maxLength={2} />
      <div className="grid content-end gap-1 pb-1">
        <Tick name="lift" label={m.checkout_lift()} />
        <Tick name="lane" label={m.checkout_lane()} />
      </div>
      <div className="sm:col-span-2">
        <TextArea {...useBox('note')} label={m.checkout_note()} rows={2} dir="auto" maxLength={500} />
      </div>
      <ShowAgain>{m.checkout_show_days()}</ShowAgain>
      <p role="status" className={carried ? 'bg-sunken px-4 py-3 text-sm sm:col-span-2' : 'sr-only'}>
        {carried}
      </p>
    </div>
  )
}

/** Without script the page has to be asked for anew once a choice depends on another. */
const ShowAgain = ({ children }: { children: string }) => (
  <div className="hidden sm:col-span-2 noscript:block">
    <Button type="submit" name="intent" value="quote" look="outline" size="small">
      {children}
    </Button>
  </div>
)

function Tick({ name, label }: { name: string; label: string }) {
  const { values } = useFormContext()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} className="size-5 accent-purple-500" />
      {label}
    </label>
  )
}

function Days({ view: { days, sums, issues } }: { view: CheckoutView }) {
  const { error } = useBox('slot')
  if (days.length === 0) return <p className="text-ink-2">{m.checkout_place_first()}</p>
  const chosen = `${sums.day} ${sums.half}`
  const isLost = issues.some(({ code }) => code === 'slot_full' || code === 'day_closed')
  return (
    <fieldset>
      <legend className="sr-only">{m.checkout_day()}</legend>
      {error && (
        <p role="alert" className="mb-3 text-sm text-error">
          {error}
        </p>
      )}
      {/* A half day that was lost gives its mark to the nearest one. */}
      <ul key={isLost ? chosen : ''} className="grid border border-line">
        {days.map(({ day, ...free }) => (
          <li
            key={day}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t"
          >
            <span>{dayName(day)}</span>
            <span className="flex gap-2">
              {(['morning', 'afternoon'] as const).map((half) => (
                <label
                  key={half}
                  className={`${chipClass} relative cursor-pointer has-checked:bg-ink has-checked:text-surface has-disabled:cursor-default has-disabled:line-through has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-3`}
                >
                  <input
                    type="radio"
                    name="slot"
                    value={`${day} ${half}`}
                    defaultChecked={chosen === `${day} ${half}`}
                    disabled={!free[half]}
                    aria-label={slotName(day, half)}
                    className="absolute inset-0 appearance-none opacity-0"
                  />
                  {halfName(half)}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Paying({ view: { payments, sums, lines } }: { view: CheckoutView }) {
  const { values } = useFormContext()
  const depositPercent = depositPercentOf(lines)
  const dueOf = { full: sums.total, cash: sums.total, deposit: sums.terms.dueNow }
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="sr-only">{m.checkout_paying()}</legend>
        {payments.map(({ way, refusal }) => (
          <label
            key={way}
            className="grid grid-cols-[auto_1fr] gap-x-4 border border-line p-4 not-first:-mt-px has-checked:relative has-checked:border-purple-500 has-checked:bg-surface has-disabled:bg-sunken"
          >
            <input
              type="radio"
              name="payment"
              value={way}
              defaultChecked={(values.payment || sums.terms.way) === way}
              disabled={refusal !== undefined}
              className="mt-0.5 size-5 accent-purple-500"
            />
            <span className={refusal ? 'text-ink-2' : ''}>
              <span className="flex flex-wrap justify-between gap-x-4 font-medium">
                {wayName(way, depositPercent)}
                {refusal === undefined && (way !== 'deposit' || sums.terms.way === 'deposit') && (
                  <span className="num">{price(dueOf[way])}</span>
                )}
              </span>
              <span className="mt-1 block text-sm text-ink-2">{refusal ? wayRefusal(refusal) : wayNote(way)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field {...useBox('voucher')} label={m.checkout_voucher()} autoComplete="off" maxLength={30} />
      <details open={values.wantsInvoice === 'on' || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{m.checkout_invoice()}</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Tick name="wantsInvoice" label={m.checkout_invoice_wanted()} />
          </div>
          <Field {...useBox('taxCode')} label={m.checkout_tax_code()} inputMode="numeric" maxLength={14} />
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

type ReviewProps = { view: CheckoutView; isBusy: boolean; isClosed: boolean }

function Review({ view: { lines, sums }, isBusy, isClosed }: ReviewProps) {
  const rows: [string, string][] = [
    [m.checkout_goods(), lines.map(({ name, quantity }) => m.checkout_piece({ name, quantity })).join('\n')],
    [m.checkout_total(), price(sums.total)],
    ...(sums.terms.dueNow > 0 ? [[m.checkout_due_now(), price(sums.terms.dueNow)] as [string, string]] : []),
    ...(sums.terms.dueLater > 0
      ? [
          [
            sums.terms.way === 'cash' ? m.checkout_due_at_door() : m.checkout_due_later(),
            price(sums.terms.dueLater),
          ] as [string, string],
        ]
      : []),
    ...(sums.day ? [[m.checkout_day(), slotName(sums.day, sums.half)] as [string, string]] : []),
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
        {m.checkout_terms({ button: m.checkout_order() })}{' '}
        <a href={href('/terms-of-service')} className={`pointer-coarse:py-3.5 ${underlined}`}>
          {m.footer_terms()}
        </a>
      </p>
    </>
  )
}
