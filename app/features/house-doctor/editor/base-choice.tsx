import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { PHOTO, type Variant } from './variants.ts'

type BaseChoiceProps = { variants: readonly Variant[]; base: number; shown: number; onChoose: (id: number) => void }

/** Says from which picture the next change is made, and offers the photo and the version in sight instead. */
export function BaseChoice({ variants, base, shown, onChoose }: BaseChoiceProps) {
  if (variants.length < 2) return null
  const numberOf = (id: number) => variants.findIndex((variant) => variant.id === id)
  const others = [...new Set([PHOTO, shown])].filter((id) => id !== base)
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
      {base === PHOTO ? m.house_doctor_base_photo() : m.house_doctor_base_version({ number: numberOf(base) })}
      {others.map((id) => (
        <button
          key={id}
          type="button"
          className={`inline-flex min-h-8 items-center ${underlined}`}
          onClick={() => onChoose(id)}
        >
          {id === PHOTO ? m.house_doctor_base_take_photo() : m.house_doctor_base_take_version({ number: numberOf(id) })}
        </button>
      ))}
    </p>
  )
}
