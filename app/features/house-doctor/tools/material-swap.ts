import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, fileField, tiling, wholeNumber } from '../jobs/fields.schema.ts'
import { layingPrompt } from '../jobs/hosted/phrases.ts'
import { sampleLaid } from '../jobs/kernels/material.ts'
import { type EditorTool, layingControls } from './tool.ts'

export const materialSwap: EditorTool = {
  address: '/ai-house-doctor/material_swap',
  outdoors: 'drawn area',
  name: m.house_doctor_material_swap,
  text: m.house_doctor_material_swap_text,
  marks: 'surfaces',
  changesThings: true,
  usual: areaOfSurfaces('wall_back'),
  controls: (settings) => ['material', ...layingControls(settings)],
  choosesMaterial: true,
  firstChoice: 'surface',
  change: ({ surface, turnDegrees, strength }) => ({
    does: 'lay',
    material: surface,
    turnDegrees,
    strength: strength / 100,
  }),
  // The API makes no fewer than two designs.
  call: ({ surface }) => ({
    fields: { no_of_texture: '1 X 1', no_design: '2' },
    isMasked: true,
    sample: { field: 'texture_image', picture: surface },
  }),
}

export const materialSwapFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      masked_image: fileField,
      texture_image: fileField,
      no_of_texture: tiling(5),
      no_design: wholeNumber(2, 5),
      '+': 'reject',
    }),
  computing: { kernel: sampleLaid, reads: ['no_design'] },
  painting: { prompt: layingPrompt },
})
