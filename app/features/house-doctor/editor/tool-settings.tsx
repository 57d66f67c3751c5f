import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Control } from '../tools/tool.ts'
import { type EditorToolId, editorTools } from '../tools.ts'
import { BorrowChoice } from './borrow-choice.tsx'
import { DecorChoice } from './decor-choice.tsx'
import { FurnitureQuestion } from './furniture-question.tsx'
import { AreaWidth, StrengthSlider, Turn } from './laying-settings.tsx'
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

type ControlProps = {
  settings: Settings
  /** A house front or a garden, whose scale the visitor must enter. */
  isOutside: boolean
  /** Furniture stands in the photo already. */
  isFurnished: boolean
  canGoAround: boolean
  materials: readonly MaterialSwatch[]
  onSet: (settings: Partial<Settings>) => void
  onPicture: (file: File, use: 'sample' | 'reference' | 'cutout') => void
  onWords: ReadWords
  /** Opens the tool that takes furniture out. */
  onClear: () => void
}

const controls: Record<Control, (props: ControlProps) => ReactNode> = {
  floor: ({ settings, materials, onSet }) => (
    <MaterialChoice
      materials={materials.filter(({ surface }) => surface === 'floor')}
      chosen={settings.floor}
      onChoose={({ id, turnDegrees }) => onSet({ floor: id, turnDegrees })}
    />
  ),
  material: ({ settings, materials, onSet }) => (
    <MaterialChoice
      materials={materials}
      chosen={settings.surface}
      onChoose={({ id, turnDegrees }) => onSet({ surface: id, turnDegrees })}
    />
  ),
  areaWidth: ({ settings, isOutside, onSet }) => isOutside && <AreaWidth settings={settings} onSet={onSet} />,
  turn: ({ settings, onSet }) => (
    <Turn chosen={settings.turnDegrees} onChoose={(turnDegrees) => onSet({ turnDegrees })} />
  ),
  strength: ({ settings, onSet }) => <StrengthSlider settings={settings} onSet={onSet} />,
  paint: ({ settings, onSet }) => (
    <PaintChoice chosen={settings.colour} hasShades={!settings.isHosted} onChoose={(colour) => onSet({ colour })} />
  ),
  sample: ({ settings, onPicture }) => (
    <PictureChoice
      title={m.house_doctor_sample_title()}
      text={m.house_doctor_sample_text()}
      picture={settings.sample}
      onFile={(file) => onPicture(file, 'sample')}
    />
  ),
  sampleWidth: ({ settings, onSet }) => (
    <Slider
      name={m.house_doctor_sample_width({ width: settings.sampleWidthCm })}
      least={10}
      most={250}
      value={settings.sampleWidthCm}
      onChange={(sampleWidthCm) => onSet({ sampleWidthCm })}
    />
  ),
  reference: ({ settings, onSet, onPicture }) => (
    <BorrowChoice settings={settings} onSet={onSet} onFile={(file) => onPicture(file, 'reference')} />
  ),
  room: ({ settings, onSet }) => <KindChoice settings={settings} onSet={onSet} />,
  furniture: ({ settings, isFurnished, canGoAround, onSet, onClear }) =>
    isFurnished && <FurnitureQuestion settings={settings} canGoAround={canGoAround} onSet={onSet} onClear={onClear} />,
  set: ({ settings, onSet }) => <SetChoice settings={settings} onSet={onSet} />,
  setText: ({ isFurnished }) => !isFurnished && <p className="text-sm text-ink-2">{m.house_doctor_set_text()}</p>,
  gapText: () => <p className="text-sm text-ink-2">{m.house_doctor_gap_text()}</p>,
  makeover: ({ settings, onSet }) => <MakeoverChoice settings={settings} onSet={onSet} />,
  makeoverInWords: ({ settings, onSet, onWords }) => (
    <MakeoverChoice settings={settings} onSet={onSet} onWords={onWords} />
  ),
  decor: ({ settings, onSet, onPicture }) => (
    <DecorChoice settings={settings} onSet={onSet} onPicture={(file) => onPicture(file, 'cutout')} />
  ),
  operation: ({ settings, materials, onSet, onWords }) => (
    <PrecisionChoice settings={settings} materials={materials} onSet={onSet} onWords={onWords} />
  ),
}

/** Shows the controls that the tool's file lists. */
export function ToolSettings({ tool, ...props }: ControlProps & { tool: EditorToolId }) {
  const named = editorTools[tool].controls
  const shown = typeof named === 'function' ? named(props.settings) : named
  return shown.map((name) => {
    const ShownControl = controls[name]
    // The key contains the tool, so that a control shared by two tools does not keep its state.
    return <ShownControl key={`${tool} ${name}`} {...props} />
  })
}
