import { m } from '#app/paraglide/messages.js'
import { numberOf, PHOTO, type Results, type Variant } from './variants.ts'

type BaseChoiceProps = {
  choices: readonly Variant[]
  results: Pick<Results, 'variants'>
  base: number
  shown: number
  onChoose: (id: number) => void
}

/** From which picture the next change is made: the photo, the version in sight, or the one that was chosen before. */
export function BaseChoice({ choices, results, base, shown, onChoose }: BaseChoiceProps) {
  if (choices.length < 2) return null
  const ids = [...new Set([PHOTO, base, shown])].sort((one, other) => one - other)
  const nameOf = (id: number) => {
    const number = numberOf(choices, results, id)
    return number === 0 ? m.house_doctor_variant_photo() : m.house_doctor_base_version({ number })
  }
  return (
    <fieldset className="mb-2 flex flex-wrap items-center gap-1 text-xs">
      <legend className="float-left mr-2 text-ink-2">{m.house_doctor_base()}</legend>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === base}
          onClick={() => onChoose(id)}
          className="doctor-choice min-h-8 rounded-round px-3"
        >
          {nameOf(id)}
        </button>
      ))}
    </fieldset>
  )
}
