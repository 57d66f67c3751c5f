import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import type { OfferedDay } from '../delivery/delivery.server'
import type { ActProps } from './act-props'
import { ActRefusal } from './act-refusal'
import { dayName } from './orders-labels'

const halves = [
  { half: 'morning', name: m.order_morning },
  { half: 'afternoon', name: m.order_afternoon },
] as const

/** Another half day, once: full ones are struck through. */
export function ChangeDay({ order, address, days, submission, onDone }: ActProps & { days: readonly OfferedDay[] }) {
  const form = useActionForm({ action: address, intent: 'day', submission, onDone })
  const { delivery } = order
  const isNow = (day: string, half: string) => day === delivery?.day && half === delivery.half
  return (
    <ActionForm form={form}>
      <ActRefusal missing={m.order_day_missing()} />
      <p className="text-sm text-ink-2">{m.order_day_text()}</p>
      {days.map(({ day, ...free }) => (
        <fieldset key={day} className="order-day">
          <legend>{dayName(day)}</legend>
          {halves.map(({ half, name }) => (
            <label key={half} className="order-pill">
              <input
                type="radio"
                name="slot"
                value={`${day} ${half}`}
                disabled={!free[half] || isNow(day, half)}
                required
              />
              {name()}
              {free[half] ? null : <span className="sr-only">, {m.order_full()}</span>}
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" look="outline" aria-busy={form.isBusy || undefined} className="mt-4 w-full">
        {m.order_day_confirm()}
      </Button>
    </ActionForm>
  )
}
