import { m } from '#app/paraglide/messages.js'
import { tools } from '../tools.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { Variant } from './variants.ts'

type VariantStripProps = {
  variants: readonly Variant[]
  shown: number
  /** What the one shown is compared with. */
  beside: number
  onChoose: (id: number) => void
  onBeside: (id: number) => void
}

/** The photo and all that was made of it, to be compared: with the photo, or any two with each other. */
export function VariantStrip({ variants, shown, beside, onChoose, onBeside }: VariantStripProps) {
  if (variants.length < 2) return null
  return (
    <section aria-label={m.house_doctor_results()} className="doctor-strip">
      <h2 className="text-sm font-semibold">{m.house_doctor_results()}</h2>
      <ul>
        {variants.map(({ id, picture }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown || undefined}
              aria-label={variantName(variants, id)}
              onClick={() => onChoose(id)}
            >
              <Thumbnail picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {variants.length > 2 && (
        <label className="text-sm">
          {m.house_doctor_compare_with()}
          <select
            value={beside}
            onChange={(event) => onBeside(Number(event.target.value))}
            className="field-box mt-1 mb-2"
          >
            {variants.map(({ id }) => (
              <option key={id} value={id}>
                {variantName(variants, id)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

/** What a variant is called among the others, by its place in the strip. */
export function variantName(variants: readonly Variant[], id: number): string {
  const number = variants.findIndex((variant) => variant.id === id)
  const made = variants[number]?.made
  return made ? m.house_doctor_variant({ number, tool: tools[made.tool].name() }) : m.house_doctor_variant_photo()
}
