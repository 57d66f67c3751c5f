import type { FormFields } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useBox } from '#app/ui/action-form'
import { HalfDays } from '../delivery/half-days'
import type { CheckoutView } from './checkout-view'
import { FitAnswer } from './fit-fields'
import { depositPercentOf } from './quote'

/** Half days to choose from, and whether what comes fits through the door and into the lift. */
export function DayFields({ view, typed }: { view: CheckoutView; typed: FormFields }) {
  const { days, sums, issues } = view
  const { error } = useBox('slot')
  if (days.length === 0) return <p className="text-ink-2">{m.checkout_place_first()}</p>
  const chosen = `${sums.day} ${sums.half}`
  const isLost = issues.some(({ code }) => code === 'slot_full' || code === 'day_closed')
  // A half day that was lost gives its mark to the nearest one.
  return (
    <>
      {depositPercentOf(view.lines) > 0 ? <p className="mb-3 text-sm text-ink-2">{m.checkout_day_made()}</p> : null}
      <HalfDays key={isLost ? chosen : ''} days={days} label={m.checkout_day()} error={error} chosen={chosen} />
      <FitAnswer view={view} typed={typed} />
    </>
  )
}
