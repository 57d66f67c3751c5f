import type { Wish } from '@vuong-tron/room-engine/makeover/makeover'
import { NO_AREA } from '../area.ts'
import { MakeoverChoice } from '../makeover-choice.tsx'
import type { Settings } from '../settings.ts'
import { roomFields } from './hosted-fields.ts'
import type { EditorTool, Marks } from './tool.ts'

export const redesign: EditorTool = {
  // A mood is that of the whole photo.
  marks: ({ intervention }) => (intervention === 'very_low' ? 'nothing' : marksOfRedesign(intervention)),
  usual: NO_AREA,
  isOptional: true,
  isOfDevice: true,
  hasDesigns: true,
  change: (settings) => ({ does: 'make-over', ...wishOf(settings) }),
  call: (settings) => ({ fields: redesignFields(settings), isMasked: false }),
  Settings: ({ settings, onSet }) => <MakeoverChoice settings={settings} onSet={onSet} />,
}

export const marksOfRedesign = (intervention: Settings['intervention']): Marks =>
  intervention === 'extreme' ? 'thing' : 'bare'

export const wishOf = ({ look, kind, intervention, budgetVnd, variant }: Settings): Wish => ({
  style: look,
  kind,
  intervention,
  seed: variant,
  budgetVnd: budgetVnd || undefined,
})

export const redesignFields = (settings: Settings) => ({
  ...roomFields(settings),
  design_style: settings.look,
  ai_intervention: settings.intervention,
  no_design: String(settings.designs),
})
