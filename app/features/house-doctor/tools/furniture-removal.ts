import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, fileField, points, yesOrNo } from '../jobs/fields.schema.ts'
import { needsSources, withoutFurniture } from '../jobs/kernels/removal.ts'
import type { EditorTool } from './tool.ts'

export const furnitureRemoval: EditorTool = {
  address: '/ai-house-doctor/furniture_removal',
  outdoors: 'never',
  name: m.house_doctor_furniture_removal,
  text: m.house_doctor_furniture_removal_text,
  marks: 'thing',
  usual: NO_AREA,
  controls: [],
  change: () => ({ does: 'remove' }),
  call: () => ({ fields: {}, isMasked: true }),
}

export const furnitureRemovalFunction = apiFunction({
  fields: () =>
    commonFields.merge({ masked_image: fileField, 'points?': points, 'grow_mask?': yesOrNo, '+': 'reject' }),
  computing: { kernel: withoutFurniture, reads: [], begins: needsSources },
  painting: {
    model: 'inpainting',
    prompt: () =>
      'An empty room: bare floor and bare walls that go on behind what was removed, in the same materials and light.',
  },
})
