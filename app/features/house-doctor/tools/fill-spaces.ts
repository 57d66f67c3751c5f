import { categoriesFor } from '@vuong-tron/room-engine/staging/templates/templates'
import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, design, fileField, lacksPlace, wholeNumber } from '../jobs/fields.schema.ts'
import { LIGHT, placePhrase, stylePhrase } from '../jobs/hosted/phrases.ts'
import { refusesFurnishing } from '../jobs/kernels/designs.ts'
import { filledGap } from '../jobs/kernels/pieces.ts'
import { needsRoom } from '../jobs/kernels/room.ts'
import { furnishingFields } from './hosted-fields.ts'
import type { EditorTool } from './tool.ts'

/** More pieces would block each other. */
const MOST_IN_GAP = 3

export const fillSpaces: EditorTool = {
  address: '/ai-house-doctor/fill_spaces',
  outdoors: 'never',
  name: m.house_doctor_fill_spaces,
  text: m.house_doctor_fill_spaces_text,
  marks: 'place',
  usual: NO_AREA,
  controls: ({ isHosted }) => (isHosted ? ['set'] : ['gapText', 'set']),
  change: ({ kind, style, budgetVnd, variant }) => ({
    does: 'fill',
    categories: categoriesFor(kind),
    style,
    budgetVnd: budgetVnd || undefined,
    most: MOST_IN_GAP,
    variant,
  }),
  call: (settings) => ({ fields: furnishingFields(settings), isMasked: true }),
}

export const fillSpacesFunction = apiFunction({
  fields: () =>
    commonFields.merge({ ...design, masked_image: fileField, 'strength?': wholeNumber(1, 10), '+': 'reject' }),
  lacks: lacksPlace,
  computing: {
    kernel: filledGap,
    furnishes: true,
    reads: ['no_design', 'design_style'],
    refuses: refusesFurnishing,
    begins: needsRoom,
  },
  painting: {
    prompt: (fields) =>
      `Put furniture and decoration${stylePhrase(fields)} that fit its size into the marked part of the ${placePhrase(fields)} of image 0. ${LIGHT}`,
  },
})
