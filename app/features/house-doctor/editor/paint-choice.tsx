import { isShade, SHADES } from '@vuong-tron/room-engine/surfaces/shade'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { shadeWords, wallColours } from '../labels.ts'
import { usualSettings } from './settings.ts'

/** `hasShades`: the present colour is known, so that shades of it can be painted. */
type PaintChoiceProps = { chosen: string; hasShades: boolean; onChoose: (colour: string) => void }

/** A wall colour: a preset, a shade of the present one, or any other. */
export function PaintChoice({ chosen, hasShades, onChoose }: PaintChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.house_doctor_paint_title()}</legend>
      <div className="doctor-swatches mt-2">
        {wallColours.map(({ colour, name: words }) => (
          <label key={colour} className="text-2xs">
            <input
              type="radio"
              name={name}
              checked={colour === chosen}
              onChange={() => onChoose(colour)}
              className="sr-only"
            />
            <span className="doctor-swatch" style={{ background: `#${colour}` }} />
            {words()}
          </label>
        ))}
        {(hasShades ? SHADES : []).map((shade) => (
          <label key={shade} className="text-2xs">
            <input
              type="radio"
              name={name}
              checked={shade === chosen}
              onChange={() => onChoose(shade)}
              className="sr-only"
            />
            <span className={`doctor-swatch doctor-shade-${shade}`} />
            {shadeWords[shade]()}
          </label>
        ))}
      </div>
      <label className="mt-4 flex items-center gap-3 text-sm">
        <input
          type="color"
          value={`#${(isShade(chosen) ? usualSettings.colour : chosen).toLowerCase()}`}
          onChange={(event) => onChoose(event.target.value.slice(1).toUpperCase())}
          className="doctor-colour"
        />
        {m.house_doctor_paint_own()}
      </label>
    </fieldset>
  )
}
