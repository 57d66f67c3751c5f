import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import type { OpenToolId } from '../tools.ts'
import { BorrowChoice } from './borrow-choice.tsx'
import { DecorChoice } from './decor-choice.tsx'
import { MakeoverChoice } from './makeover-choice.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { PaintChoice } from './paint-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PrecisionChoice } from './precision-choice.tsx'
import type { MaterialSwatch } from './protocol.ts'
import { KindChoice, SetChoice } from './set-choice.tsx'
import type { Settings } from './settings.ts'
import { Slider } from './slider.tsx'
import type { ReadWords } from './words-field.tsx'

type ToolSettingsProps = {
  tool: OpenToolId
  settings: Settings
  /** A house front or a garden: how large things are, somebody has to say. */
  isOutside: boolean
  materials: readonly MaterialSwatch[]
  onSet: (settings: Partial<Settings>) => void
  /** A second picture was chosen, for what it is. */
  onPicture: (file: File, use: 'sample' | 'reference' | 'cutout') => void
  onWords: ReadWords
}

const TURNS = [0, 45, 90] as const

/** What a tool has to be told before it changes the photo. */
export function ToolSettings({ tool, settings, isOutside, materials, onSet, onPicture, onWords }: ToolSettingsProps) {
  const laid = tool === 'floor_editor' || tool === 'material_swap' || tool === 'texture_transfer'
  const isLaidHere = laid && !settings.isHosted
  const borrowsMood = tool === 'design_transfer' && (settings.isHosted || settings.borrowed === 'look')
  const hasStrength = borrowsMood || isLaidHere || (tool === 'colors_textures' && !settings.isHosted)
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
          {isLaidHere && (
            <Slider
              name={m.house_doctor_sample_width({ width: settings.sampleWidthCm })}
              least={10}
              most={250}
              value={settings.sampleWidthCm}
              onChange={(sampleWidthCm) => onSet({ sampleWidthCm })}
            />
          )}
        </>
      )}
      {tool === 'design_transfer' && (
        <BorrowChoice settings={settings} onSet={onSet} onFile={(file) => onPicture(file, 'reference')} />
      )}
      {tool === 'virtual_staging' && <p className="text-sm text-ink-2">{m.house_doctor_set_text()}</p>}
      {tool === 'fill_spaces' && !settings.isHosted && (
        <p className="text-sm text-ink-2">{m.house_doctor_gap_text()}</p>
      )}
      {(tool === 'virtual_staging' || tool === 'fill_spaces') && <SetChoice settings={settings} onSet={onSet} />}
      {tool === 'redesign' && <MakeoverChoice settings={settings} onSet={onSet} />}
      {tool === 'perfect_redesign' && <MakeoverChoice settings={settings} onSet={onSet} onWords={onWords} />}
      {tool === 'decor_staging' && (
        <DecorChoice settings={settings} onSet={onSet} onPicture={(file) => onPicture(file, 'cutout')} />
      )}
      {tool === 'precision' && (
        <PrecisionChoice settings={settings} materials={materials} onSet={onSet} onWords={onWords} />
      )}
      {tool === 'precision' && settings.isHosted && <KindChoice settings={settings} onSet={onSet} />}
      {laid && isOutside && (
        <Slider
          name={m.house_doctor_area_width({ width: settings.areaWidthM })}
          least={1}
          most={20}
          value={settings.areaWidthM}
          onChange={(areaWidthM) => onSet({ areaWidthM })}
        />
      )}
      {isLaidHere && <Turn chosen={settings.turnDegrees} onChoose={(turnDegrees) => onSet({ turnDegrees })} />}
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
