import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import type { OpenToolId } from '../tools.ts'
import { MaterialChoice } from './material-choice.tsx'
import { PaintChoice } from './paint-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { MaterialSwatch } from './protocol.ts'
import { SetChoice } from './set-choice.tsx'
import type { Settings } from './settings.ts'

type ToolSettingsProps = {
  tool: OpenToolId
  settings: Settings
  materials: readonly MaterialSwatch[]
  onSet: (settings: Partial<Settings>) => void
  /** A second picture was chosen, for what it is. */
  onPicture: (file: File, use: 'sample' | 'reference') => void
}

const TURNS = [0, 45, 90] as const

/** What a tool has to be told before it changes the photo. */
export function ToolSettings({ tool, settings, materials, onSet, onPicture }: ToolSettingsProps) {
  const laid = tool === 'floor_editor' || tool === 'material_swap' || tool === 'texture_transfer'
  const hasStrength = laid || tool === 'colors_textures' || tool === 'design_transfer'
  return (
    <>
      {tool === 'floor_editor' && (
        <MaterialChoice
          materials={materials.filter(({ surface }) => surface === 'floor')}
          chosen={settings.floor}
          onChoose={({ id, turnDegrees }) => onSet({ floor: id, turnDegrees })}
        />
      )}
      {tool === 'material_swap' && (
        <MaterialChoice
          materials={materials}
          chosen={settings.surface}
          onChoose={({ id, turnDegrees }) => onSet({ surface: id, turnDegrees })}
        />
      )}
      {tool === 'colors_textures' && <PaintChoice chosen={settings.colour} onChoose={(colour) => onSet({ colour })} />}
      {tool === 'texture_transfer' && (
        <>
          <PictureChoice
            title={m.house_doctor_sample_title()}
            text={m.house_doctor_sample_text()}
            picture={settings.sample}
            onFile={(file) => onPicture(file, 'sample')}
          />
          <Slider
            name={m.house_doctor_sample_width({ width: settings.sampleWidthCm })}
            least={10}
            most={250}
            value={settings.sampleWidthCm}
            onChange={(sampleWidthCm) => onSet({ sampleWidthCm })}
          />
        </>
      )}
      {tool === 'design_transfer' && (
        <PictureChoice
          title={m.house_doctor_reference_title()}
          text={m.house_doctor_reference_text()}
          picture={settings.reference}
          onFile={(file) => onPicture(file, 'reference')}
        />
      )}
      {tool === 'virtual_staging' && <SetChoice settings={settings} onSet={onSet} />}
      {laid && <Turn chosen={settings.turnDegrees} onChoose={(turnDegrees) => onSet({ turnDegrees })} />}
      {hasStrength && (
        <Slider
          name={m.house_doctor_strength({ percent: settings.strength })}
          least={10}
          most={100}
          value={settings.strength}
          onChange={(strength) => onSet({ strength })}
        />
      )}
    </>
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

type SliderProps = { name: string; least: number; most: number; value: number; onChange: (value: number) => void }

function Slider({ name, least, most, value, onChange }: SliderProps) {
  return (
    <label className="num block text-sm">
      {name}
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="doctor-range"
      />
    </label>
  )
}
