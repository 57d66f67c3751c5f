import { m } from '#app/paraglide/messages.js'
import { tools } from '../tools.ts'
import { PictureCanvas } from './picture-canvas.tsx'
import { PHOTO, type Variant } from './variants.ts'

type VariantStripProps = { variants: readonly Variant[]; shown: number; onChoose: (id: number) => void }

/** The photo and all that was made of it, to be compared. */
export function VariantStrip({ variants, shown, onChoose }: VariantStripProps) {
  if (variants.length < 2) return null
  return (
    <section aria-label={m.house_doctor_results()} className="doctor-strip">
      <h2 className="text-sm font-semibold">{m.house_doctor_results()}</h2>
      <ul>
        {variants.map(({ id, picture, made }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown || undefined}
              aria-label={
                id === PHOTO || !made
                  ? m.house_doctor_variant_photo()
                  : m.house_doctor_variant({ number: place, tool: tools[made.tool].name() })
              }
              onClick={() => onChoose(id)}
            >
              <PictureCanvas picture={picture} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
