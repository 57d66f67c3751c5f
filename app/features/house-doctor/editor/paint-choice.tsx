import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { wallColours } from '../labels.ts'

type PaintChoiceProps = { chosen: string; onChoose: (colour: string) => void }

/** A wall colour: a preset or any other. */
export function PaintChoice({ chosen, onChoose }: PaintChoiceProps) {
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
      </div>
      <label className="mt-4 flex items-center gap-3 text-sm">
        <input
          type="color"
          value={`#${chosen.toLowerCase()}`}
          onChange={(event) => onChoose(event.target.value.slice(1).toUpperCase())}
          className="doctor-colour"
        />
        {m.house_doctor_paint_own()}
      </label>
    </fieldset>
  )
}
