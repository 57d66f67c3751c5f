import type { Wish } from '@vuong-tron/room-engine/makeover/makeover'
import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import type { Settings } from '../editor/settings.ts'
import { apiFunction, type Computing } from '../jobs/api-function.ts'
import { commonFields, design, type Fields, intervention, lacksPlace, points } from '../jobs/fields.schema.ts'
import { redesignPrompt } from '../jobs/hosted/phrases.ts'
import type { RedesignFields } from '../jobs/kernels/look.ts'
import { beginsRedesign, redesignedRoom, refusesRedesign } from '../jobs/kernels/makeover.ts'
import { roomFields } from './hosted-fields.ts'
import type { EditorTool, Marks } from './tool.ts'

export const redesign: EditorTool = {
  address: '/ai-house-doctor/redesign',
  outdoors: 'mildest',
  name: m.house_doctor_redesign,
  text: m.house_doctor_redesign_text,
  // A mood changes the whole photo.
  marks: ({ intervention }) => (intervention === 'very_low' ? 'nothing' : marksOfRedesign(intervention)),
  usual: NO_AREA,
  controls: ['makeover'],
  isOptional: true,
  isOfDevice: true,
  hasDesigns: true,
  change: (settings) => ({ does: 'make-over', ...makeoverWish(settings) }),
  call: (settings) => ({ fields: redesignFields(settings), isMasked: false }),
}

export const marksOfRedesign = (intervention: Settings['intervention']): Marks =>
  intervention === 'extreme' ? 'thing' : 'bare'

export const makeoverWish = ({ makeoverStyle, kind, intervention, budgetVnd, variant }: Settings): Wish => ({
  style: makeoverStyle,
  kind,
  intervention,
  seed: variant,
  budgetVnd: budgetVnd || undefined,
})

export const redesignFields = (settings: Settings) => ({
  ...roomFields(settings),
  design_style: settings.makeoverStyle,
  ai_intervention: settings.intervention,
  no_design: String(settings.designs),
})

export const redesignComputing: Computing<RedesignFields> = {
  kernel: redesignedRoom,
  furnishes: true,
  reads: ['ai_intervention', 'design_style', 'no_design'],
  readsWords: true,
  refuses: refusesRedesign,
  begins: beginsRedesign,
}

export const sourceOfRedesign = ({ ai_intervention: degree, prompt }: Fields<object>) =>
  degree === 'very_low' && !prompt ? 'algorithmicallyEnhanced' : 'compositeSynthetic'

export const redesignFunction = apiFunction({
  fields: () => commonFields.merge({ ...design, ai_intervention: intervention, 'points?': points, '+': 'reject' }),
  lacks: lacksPlace,
  computing: redesignComputing,
  painting: { prompt: redesignPrompt },
  source: sourceOfRedesign,
})
