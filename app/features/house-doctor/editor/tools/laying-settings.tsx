import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { Slider } from '../slider.tsx'
import type { ToolSettingsProps } from './tool.ts'

type Props = Pick<ToolSettingsProps, 'settings' | 'isOutside' | 'onSet'>

const TURNS = [0, 45, 90] as const

/** How a material is laid: its scale outside, and on this device its turn and strength. */
export function LayingSettings({ settings, isOutside, onSet }: Props) {
  return (
    <>
      {isOutside && (
        <Slider
          name={m.house_doctor_area_width({ width: settings.areaWidthM })}
          least={1}
          most={20}
          value={settings.areaWidthM}
          onChange={(areaWidthM) => onSet({ areaWidthM })}
        />
      )}
      {!settings.isHosted && (
        <>
          <Turn chosen={settings.turnDegrees} onChoose={(turnDegrees) => onSet({ turnDegrees })} />
          <StrengthSlider settings={settings} onSet={onSet} />
        </>
      )}
    </>
  )
}

export function StrengthSlider({ settings, onSet }: Pick<Props, 'settings' | 'onSet'>) {
  return (
    <Slider
      name={m.house_doctor_strength({ percent: settings.strength })}
      least={10}
      most={100}
      value={settings.strength}
      onChange={(strength) => onSet({ strength })}
    />
  )
}

function Turn({ chosen, onChoose }: { chosen: number; onChoose: (degrees: number) => void }) {
  return (
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
}
