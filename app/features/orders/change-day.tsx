import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { RadioGroup } from '#app/ui/radio-group'
import type { OfferedDay } from '../delivery/delivery.server'
import type { ActProps } from './act-props'
import { ActRefusal } from './act-refusal'
import { dayTitle, slotName } from './orders-labels'

const halves = [
  { half: 'morning', name: m.order_morning },
  { half: 'afternoon', name: m.order_afternoon },
] as const

/** Another half day, once, laid out as in the checkout: full ones are struck through, one's own is named. */
export function ChangeDay({ order, address, days, submission, onDone }: ActProps & { days: readonly OfferedDay[] }) {
  const form = useActionForm({ action: address, intent: 'day', submission, onDone })
  const { delivery } = order
  const isNow = (day: string, half: string) => day === delivery?.day && half === delivery.half
  return (
    <ActionForm form={form}>
      <ActRefusal missing={m.order_day_missing()} />
      <p className="mb-3 text-sm text-ink-2">{m.order_day_text()}</p>
      <RadioGroup label={m.order_day()}>
        <ul className="grid border border-line">
          {days.map(({ day, ...free }) => (
            <li
              key={day}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t"
            >
              <span>{dayTitle(day)}</span>
              <span className="flex flex-wrap gap-2">
                {halves.map(({ half, name }) => (
                  <HalfDay key={half} day={day} half={half} isFree={free[half]} isOwn={isNow(day, half)}>
                    {name()}
                  </HalfDay>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </RadioGroup>
      <Button type="submit" look="outline" aria-busy={form.isBusy || undefined} className="mt-4 w-full">
        {m.order_day_confirm()}
      </Button>
    </ActionForm>
  )
}

type HalfDayProps = { day: string; half: 'morning' | 'afternoon'; isFree: boolean; isOwn: boolean; children: string }

function HalfDay({ day, half, isFree, isOwn, children }: HalfDayProps) {
  const state = isOwn ? m.order_day_own() : isFree ? undefined : m.order_full()
  const look = isOwn
    ? 'inset-ring-ink'
    : 'has-checked:bg-ink has-checked:text-surface has-disabled:line-through has-disabled:opacity-60'
  return (
    <label
      className={`${chipClass} relative cursor-pointer has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-3 ${look}`}
    >
      <input
        type="radio"
        name="slot"
        value={`${day} ${half}`}
        disabled={isOwn || !isFree}
        required
        aria-label={[slotName({ day, half }), state].filter(Boolean).join(', ')}
        className="absolute inset-0 appearance-none opacity-0"
      />
      <span>
        {children}
        {isOwn ? <small className="block text-xs font-normal text-ink-2">{state}</small> : null}
      </span>
    </label>
  )
}
