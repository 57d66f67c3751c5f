import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { box, commonFields, points, severalOf } from '../jobs/fields.schema.ts'
import { beginsMasks, masks } from '../jobs/kernels/find.ts'
import type { EditorTool } from './tool.ts'

export const createMaskImage: EditorTool = {
  address: '/create_mask_image',
  outdoors: 'never',
  name: m.house_doctor_create_mask_image,
  text: m.house_doctor_create_mask_image_text,
  marks: 'surfaces',
  usual: NO_AREA,
  controls: [],
  makesMask: true,
  change: () => undefined,
}

const labels = ['floor', 'wall', 'wall_left', 'wall_back', 'wall_right', 'ceiling', 'object'] as const

export const createMaskImageFunction = apiFunction({
  fields: () => commonFields.merge({ labels: severalOf(labels), 'points?': points, 'box?': box, '+': 'reject' }),
  lacks: ({ labels, box }) => (!!box === labels.includes('object') ? [] : ['box']),
  computing: { kernel: masks, reads: [], begins: beginsMasks },
  source: () => 'algorithmicMedia',
})
