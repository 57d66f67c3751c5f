import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import type { ChoiceOf } from './set-choice.tsx'
import { Slider } from './slider.tsx'

const TURNS = [0, 45, 90] as const

/** The width of a drawn area, outside. */
export const AreaWidth = ({ settings, onSet }: ChoiceOf<'areaWidthM'>) => (
  <Slider
    name={m.house_doctor_area_width({ width: settings.areaWidthM })}
    least={1}
    most={20}
    value={settings.areaWidthM}
    onChange={(areaWidthM) => onSet({ areaWidthM })}
  />
)

export const StrengthSlider = ({ settings, onSet }: ChoiceOf<'strength'>) => (
  <Slider
    name={m.house_doctor_strength({ percent: settings.strength })}
    least={10}
    most={100}
    value={settings.strength}
    onChange={(strength) => onSet({ strength })}
  />
)

export const Turn = ({ chosen, onChoose }: { chosen: number; onChoose: (degrees: number) => void }) => (
  <fieldset>
    <legend className="text-sm font-medium">{m.house_doctor_turn_title()}</legend>
    <div className="mt-2 flex gap-2">
      {TURNS.map((degrees) => (
        <button
          key={degrees}
          type="button"
          aria-pressed={degrees === chosen}
          onClick={() => onChoose(degrees)}
          className={`doctor-choice num ${chipClass}`}
        >
          {degrees}°
        </button>
      ))}
    </div>
  </fieldset>
)
