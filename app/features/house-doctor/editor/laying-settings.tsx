import { m } from '#app/paraglide/messages.js'
import { RadioGroup } from './radio-group.tsx'
import type { ChoiceOf } from './set-choice.tsx'
import { Slider } from './slider.tsx'

const TURNS: readonly number[] = [0, 45, 90]

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
  <RadioGroup
    title={m.house_doctor_turn_title()}
    options={TURNS}
    chosen={chosen}
    words={(degrees) => `${degrees}°`}
    onChoose={onChoose}
  />
)
