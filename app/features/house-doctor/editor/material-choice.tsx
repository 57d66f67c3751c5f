import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { materialWords } from '../labels.ts'
import { PictureCanvas } from './picture-canvas.tsx'
import type { MaterialSwatch } from './protocol.ts'

type MaterialChoiceProps = {
  materials: readonly MaterialSwatch[]
  chosen: MaterialSwatch['id']
  onChoose: (material: MaterialSwatch) => void
}

/** Materials with small pictures. */
export function MaterialChoice({ materials, chosen, onChoose }: MaterialChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.house_doctor_material_title()}</legend>
      <div className="doctor-swatches mt-2">
        {materials.map((material) => (
          <label key={material.id} className="text-2xs">
            <input
              type="radio"
              name={name}
              checked={material.id === chosen}
              onChange={() => onChoose(material)}
              // A radio button that is checked already tells of no change.
              onClick={() => material.id === chosen && onChoose(material)}
              className="sr-only"
            />
            <span className="doctor-swatch bg-cyc">
              <PictureCanvas picture={material.picture} />
            </span>
            {materialWords[material.id]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
