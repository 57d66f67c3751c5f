import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, fileField, intervention } from '../jobs/fields.schema.ts'
import { degreePhrase, STRUCTURE } from '../jobs/hosted/phrases.ts'
import { borrowedLook } from '../jobs/kernels/look.ts'
import type { EditorTool } from './tool.ts'

/** How far a whole mood goes to the other picture's colours: all the way, pale walls become as red as its red ones. */
const WHOLE_MOOD = 0.6

export const designTransfer: EditorTool = {
  address: '/ai-house-doctor/design_transfer',
  outdoors: 'always',
  name: m.house_doctor_design_transfer,
  text: m.house_doctor_design_transfer_text,
  marks: 'surfaces',
  usual: areaOfSurfaces('floor', 'wall', 'ceiling'),
  controls: ({ isHosted, borrowed }) => (isHosted || borrowed === 'look' ? ['reference', 'strength'] : ['reference']),
  isForOutside: ({ borrowed }) => borrowed === 'look',
  marksPhotoOutside: true,
  change: ({ reference, borrowed, strength }) => {
    if (!reference) return undefined
    return borrowed === 'look'
      ? { does: 'borrow-mood', from: reference, strength: (strength / 100) * WHOLE_MOOD }
      : { does: 'borrow-design', from: reference, depth: borrowed }
  },
  call: ({ strength, reference }) =>
    reference && {
      fields: { ai_intervention: interventionOf(strength) },
      isMasked: true,
      sample: { field: 'style_image', picture: reference },
    },
}

/** Maps a percentage to the API's four steps. */
function interventionOf(percent: number): string {
  if (percent < 35) return 'very_low'
  if (percent < 55) return 'low'
  return percent < 70 ? 'mid' : 'extreme'
}

export const designTransferFunction = apiFunction({
  fields: () => commonFields.merge({ style_image: fileField, ai_intervention: intervention, '+': 'reject' }),
  computing: { kernel: borrowedLook, reads: ['ai_intervention', 'no_design'] },
  painting: {
    prompt: (fields, sample) =>
      `Give image 0 the colours, materials and mood of ${sample}. ${degreePhrase(fields)} ${STRUCTURE}`,
  },
})
