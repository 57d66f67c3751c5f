import { isShade, SHADES } from '@vuong-tron/room-engine/surfaces/shade'
import { type HTMLAttributes, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { shadeWords, wallColours } from '../labels.ts'
import { usualSettings } from './settings.ts'

/** `hasShades`: the present colour is known, so that shades of it can be painted. */
type PaintChoiceProps = { chosen: string; hasShades: boolean; onChoose: (colour: string) => void }

/** A wall colour: a preset, a shade of the present one, or any other. */
export function PaintChoice({ chosen, hasShades, onChoose }: PaintChoiceProps) {
  const name = useId()
  const swatches = hasShades ? [...presets, ...shades] : presets
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.house_doctor_paint_title()}</legend>
      <div className="doctor-swatches mt-2">
        {swatches.map(({ value, look, words }) => (
          <label key={value} className="text-2xs">
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <span className={`doctor-swatch ${look.className ?? ''}`} style={look.style} />
            {words()}
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

type Swatch = { value: string; look: Pick<HTMLAttributes<HTMLElement>, 'className' | 'style'>; words: () => string }

const presets = wallColours.map(
  ({ colour, name }): Swatch => ({ value: colour, look: { style: { background: `#${colour}` } }, words: name }),
)
const shades = SHADES.map(
  (shade): Swatch => ({ value: shade, look: { className: `doctor-shade-${shade}` }, words: shadeWords[shade] }),
)
