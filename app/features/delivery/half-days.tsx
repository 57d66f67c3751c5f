import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { RadioGroup } from '#app/ui/radio-group'
import { type Half, halves } from './delivery'
import type { OfferedDay } from './delivery.server'
import { dayName, halfName, slotName } from './delivery-labels'

type HalfDaysProps = {
  days: readonly OfferedDay[]
  label: string
  error?: string
  /** The half day that is marked at first, such as `2026-12-01 morning`. */
  chosen?: string
  /** The half day that an order has now. */
  own?: string
  onChoose?: (slot: string) => void
}

/** Half days to choose from: full ones are struck through, an order's own is named. */
export const HalfDays = ({ days, label, error, chosen, own, onChoose }: HalfDaysProps) => (
  <RadioGroup label={label} error={error}>
    <ul className="grid grid-cols-[minmax(0,1fr)] border border-line">
      {days.map(({ day, ...free }) => (
        <li
          key={day}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t"
        >
          <span>{dayName(day)}</span>
          <span className="flex flex-wrap gap-2">
            {halves.map((half) => {
              const value = `${day} ${half}`
              return (
                <HalfDay
                  key={half}
                  day={day}
                  half={half}
                  isFree={free[half]}
                  isOwn={value === own}
                  isChosen={value === chosen}
                  onChoose={() => onChoose?.(value)}
                />
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  </RadioGroup>
)

type HalfDayProps = {
  day: string
  half: Half
  isFree: boolean
  isOwn: boolean
  isChosen: boolean
  onChoose: () => void
}

function HalfDay({ day, half, isFree, isOwn, isChosen, onChoose }: HalfDayProps) {
  const state = isOwn ? m.order_day_own() : isFree ? undefined : m.order_full()
  const look = isOwn
    ? 'bg-sunken py-1.5'
    : 'has-checked:bg-ink has-checked:text-surface has-disabled:line-through has-disabled:opacity-60'
  return (
    <label
      className={`${chipClass} relative cursor-pointer has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-3 ${look}`}
    >
      <input
        type="radio"
        name="slot"
        value={`${day} ${half}`}
        defaultChecked={isChosen}
        onChange={onChoose}
        disabled={isOwn || !isFree}
        required
        aria-label={[slotName(day, half), state].filter(Boolean).join(', ')}
        className="absolute inset-0 appearance-none opacity-0"
      />
      <span>
        {halfName(half)}
        {isOwn ? <small className="block text-xs font-normal text-ink-2">{state}</small> : null}
      </span>
    </label>
  )
}
