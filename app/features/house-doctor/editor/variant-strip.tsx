import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { tools } from '../tools.ts'
import { Thumbnail } from './thumbnail.tsx'
import { numberOf, type Results, type Variant } from './variants.ts'

type VariantStripProps = {
  choices: readonly Variant[]
  results: Pick<Results, 'variants'>
  shown: number
  /** The compared variant. */
  beside: number
  onChoose: (id: number) => void
  onBeside: (id: number) => void
}

/** The photo and all variants, to be compared with the photo or each other. */
export function VariantStrip({ choices, results, shown, beside, onChoose, onBeside }: VariantStripProps) {
  if (choices.length < 2) return null
  return (
    <section aria-label={m.house_doctor_results()} className="doctor-strip">
      <h2 className="text-sm font-semibold">{m.house_doctor_results()}</h2>
      <ul>
        {choices.map(({ id, picture, made }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown || undefined}
              aria-label={variantName(choices, results, id)}
              onClick={() => onChoose(id)}
            >
              <Thumbnail picture={picture} />
              {made?.job && <Icon name="sparkles" className="doctor-painted" />}
            </button>
          </li>
        ))}
      </ul>
      {choices.length > 2 && (
        <label className="text-sm">
          {m.house_doctor_compare_with()}
          <select
            value={beside}
            onChange={(event) => onBeside(Number(event.target.value))}
            className="field-box mt-1 mb-2"
          >
            {choices.map(({ id }) => (
              <option key={id} value={id}>
                {variantName(choices, results, id)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

/** A variant's name by its position. */
export function variantName(choices: readonly Variant[], results: Pick<Results, 'variants'>, id: number): string {
  const number = numberOf(choices, results, id)
  const made = choices[number]?.made
  if (!made) return m.house_doctor_variant_photo()
  const words = { number, tool: tools[made.tool].name() }
  if (made.job) return m.house_doctor_variant_hosted(words)
  const base = numberOf(choices, results, made.from)
  return base > 0 ? m.house_doctor_variant_on({ ...words, base }) : m.house_doctor_variant(words)
}
