import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import type { Measure, Measures } from '../delivery/delivery'
import { href } from '../languages/href'
import { packageSides, wrongMeasure } from './fit-labels'
import { FitResults } from './fit-results'
import { type Passages, readPassages } from './fit-search'
import { crateOf } from './packing'
import type { Product } from './product'

const FIT = 'fit'

/** Checks doors, lifts and stairs; measures are in the address. */
export function FitForm({ product, fit }: { product: Product; fit: Measures }) {
  const crate = crateOf(product)
  const passages = readPassages(fit)
  const field = (name: Measure, label: string) => (
    <Length name={name} label={label} value={fit[name]} passages={passages} />
  )
  return (
    <section id={FIT} className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[5fr_7fr] lg:pt-24">
      <div>
        <h2 className="text-3xl">{m.fit_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">{m.fit_lead(packageSides(crate.sides))}</p>
        <FitResults
          crates={[crate]}
          passages={passages}
          advice={(comesApart) => (comesApart ? m.fit_advice() : m.fit_advice_goods())}
        />
        {passages.wrong.length > 0 && (
          <p id={WRONG} role="status" className="mt-2 text-sm text-error">
            {wrongMeasure()}
          </p>
        )}
      </div>
      <form method="get" action={`${href('/product/$slug', { slug: product.slug })}#${FIT}`}>
        {product.material !== product.finishes[0] && <input type="hidden" name="finish" value={product.material} />}
        <div className="grid grid-cols-2 items-end gap-4">
          {field('door', m.fit_door())}
          {field('stairs', m.fit_stairs())}
        </div>
        <fieldset className="mt-4">
          <legend className="mb-2 font-medium">{m.fit_lift()}</legend>
          <div className="grid grid-cols-2 items-end gap-4">
            {field('liftDoor', m.fit_lift_door())}
            {field('liftWidth', m.fit_lift_width())}
            {field('liftDepth', m.fit_lift_depth())}
            {field('liftHeight', m.fit_lift_height())}
          </div>
        </fieldset>
        <button type="submit" className={`${buttonClass('outline')} mt-6`}>
          {m.fit_submit()}
        </button>
        <p className="mt-4 text-xs text-ink-3">{m.fit_note()}</p>
      </form>
    </section>
  )
}

type LengthProps = { name: Measure; label: string; value?: string; passages: Passages }

function Length({ name, label, value, passages }: LengthProps) {
  const isWrong = passages.wrong.includes(name)
  return (
    <label className="block text-sm font-medium">
      {label}
      <input
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? WRONG : undefined}
        className="field-box mt-1.5 text-base font-normal"
      />
    </label>
  )
}

const WRONG = 'fit-wrong'
