import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, design, intervention, lacksPlace, points } from '../jobs/fields.schema.ts'
import { placePhrase, STRUCTURE, setPhrase, stylePhrase } from '../jobs/hosted/phrases.ts'
import { refusesFurnishing } from '../jobs/kernels/designs.ts'
import { beginsStaging, stagedRoom } from '../jobs/kernels/furnish.ts'
import { furnishingFields } from './hosted-fields.ts'
import type { EditorTool } from './tool.ts'

export const virtualStaging: EditorTool = {
  address: '/virtual_staging',
  outdoors: 'never',
  name: m.house_doctor_virtual_staging,
  text: m.house_doctor_virtual_staging_text,
  marks: 'nothing',
  asksForFurniture: true,
  usual: NO_AREA,
  controls: ['setText', 'furniture', 'set'],
  change: ({ kind, style, budgetVnd, variant, goesAround }) => ({
    does: 'furnish',
    kind,
    style,
    budgetVnd: budgetVnd || undefined,
    variant,
    goesAround,
  }),
  call: (settings) => ({ fields: { ...furnishingFields(settings), ai_intervention: 'mid' }, isMasked: false }),
}

export const virtualStagingFunction = apiFunction({
  fields: () => commonFields.merge({ ...design, ai_intervention: intervention, 'points?': points, '+': 'reject' }),
  lacks: lacksPlace,
  computing: {
    kernel: stagedRoom,
    furnishes: true,
    reads: ['ai_intervention', 'no_design', 'design_style'],
    refuses: refusesFurnishing,
    begins: beginsStaging,
  },
  painting: {
    prompt: (fields) =>
      `Furnish the ${placePhrase(fields)} of image 0${stylePhrase(fields)} with furniture at its true scale. ${setPhrase(fields)} ${STRUCTURE}`,
  },
})
