import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useState } from 'react'
import type { FormFields } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useBox } from '#app/ui/action-form'
import { Field } from '#app/ui/field'
import { lazyComponent } from '#app/ui/lazy-component'
import { type Measure, measures } from '../delivery/delivery'
import { fitSearch, type Passages, readPassages } from '../product/product'
import { wrongMeasure } from '../product/product-labels'
import { crateSize } from './checkout-results'
import type { CheckoutView } from './checkout-view'
import { FitVerdicts as VerdictsAtOnce } from './fit-verdicts'

type FitProps = { view: CheckoutView; typed: FormFields }

/** What was measured of the way in: the lift where there is one, and else the stairs. */
function passagesOf({ lift, ...typed }: FormFields): Passages {
  const { door, stairs, ...ofLift } = fitSearch(typed)
  return readPassages(lift === 'on' ? { door, ...ofLift } : { door, stairs })
}

const isMeasured = (typed: FormFields) => measures.some((name) => typed[name])

/** Asks for the narrowest door, and for the lift or the stairs (checkout.css); all of it may stay empty. */
export function FitFields({ view: { crate, crates }, typed }: FitProps) {
  // As the page came: clearing a field must not fold it away.
  const [isOpen] = useState(isMeasured(typed))
  if (!crate || crates.length === 0) return null
  const { wrong } = passagesOf(typed)
  return (
    <details open={isOpen || undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        {m.fit_title()}
        <span className="block text-sm font-normal text-ink-2">
          {m.checkout_crate_size({ size: crateSize(crate) })}
        </span>
      </summary>
      <div className="mt-2 grid grid-cols-2 items-end gap-4">
        <Length name="door" label={m.fit_door()} wrong={wrong} />
        <div className="stairs-measure">
          <Length name="stairs" label={m.fit_stairs()} wrong={wrong} />
        </div>
      </div>
      <fieldset className="lift-measures mt-4">
        <legend className="mb-2 font-medium">{m.fit_lift()}</legend>
        <div className="grid grid-cols-2 items-end gap-4">
          <Length name="liftDoor" label={m.fit_lift_door()} wrong={wrong} />
          <Length name="liftWidth" label={m.fit_lift_width()} wrong={wrong} />
          <Length name="liftDepth" label={m.fit_lift_depth()} wrong={wrong} />
          <Length name="liftHeight" label={m.fit_lift_height()} wrong={wrong} />
        </div>
      </fieldset>
    </details>
  )
}

function Length({ name, label, wrong }: { name: Measure; label: string; wrong: Passages['wrong'] }) {
  const { defaultValue } = useBox(name)
  return (
    <Field
      name={name}
      defaultValue={defaultValue}
      label={label}
      error={wrong.includes(name) ? wrongMeasure() : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
    />
  )
}

/** Most shoppers measure nothing, so the browser loads the answer with the first measure. */
const FitVerdicts = createIsomorphicFn()
  .server(() => VerdictsAtOnce)
  .client(() => lazyComponent(async () => ({ default: (await import('./fit-verdicts')).FitVerdicts })))()

/** Whether the bulky crates go through this door and into this lift or up these stairs; it keeps no order from being placed. */
export function FitAnswer({ view: { crates }, typed }: FitProps) {
  if (crates.length === 0 || !isMeasured(typed)) return null
  return (
    <Suspense>
      <FitVerdicts crates={crates} passages={passagesOf(typed)} />
    </Suspense>
  )
}
