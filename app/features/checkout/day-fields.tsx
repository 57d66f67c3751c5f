import { m } from '#app/paraglide/messages.js'
import { useBox } from '#app/ui/action-form'
import { chipClass } from '#app/ui/chip'
import { RadioGroup } from '#app/ui/radio-group'
import { dayName, halfName, slotName } from './checkout-labels'
import type { CheckoutView } from './checkout-view'

/** Half days to choose from. */
export function DayFields({ view: { days, sums, issues } }: { view: CheckoutView }) {
  const { error } = useBox('slot')
  if (days.length === 0) return <p className="text-ink-2">{m.checkout_place_first()}</p>
  const chosen = `${sums.day} ${sums.half}`
  const isLost = issues.some(({ code }) => code === 'slot_full' || code === 'day_closed')
  return (
    <RadioGroup label={m.checkout_day()} error={error}>
      {/* A half day that was lost gives its mark to the nearest one. */}
      <ul key={isLost ? chosen : ''} className="grid grid-cols-[minmax(0,1fr)] border border-line">
        {days.map(({ day, ...free }) => (
          <li
            key={day}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t"
          >
            <span>{dayName(day)}</span>
            <span className="flex flex-wrap gap-2">
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
    </RadioGroup>
  )
}
