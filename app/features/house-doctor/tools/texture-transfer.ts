import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, fileField, fraction, wholeNumber } from '../jobs/fields.schema.ts'
import { layingPrompt } from '../jobs/hosted/phrases.ts'
import { sampleLaid } from '../jobs/kernels/material.ts'
import { type EditorTool, layingControls } from './tool.ts'

export const textureTransfer: EditorTool = {
  address: '/ai-house-doctor/texture_transfer',
  outdoors: 'drawn area',
  name: m.house_doctor_texture_transfer,
  text: m.house_doctor_texture_transfer_text,
  marks: 'surfaces',
  changesThings: true,
  usual: areaOfSurfaces('floor'),
  controls: (settings) => [
    'sample',
    ...(settings.isHosted ? [] : ['sampleWidth' as const]),
    ...layingControls(settings),
  ],
  change: ({ sample, sampleWidthCm, turnDegrees, strength }) =>
    sample && { does: 'lay-sample', sample, widthM: sampleWidthCm / 100, turnDegrees, strength: strength / 100 },
  call: ({ sample }) => sample && { fields: {}, isMasked: true, sample: { field: 'texture_image', picture: sample } },
}

export const textureTransferFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      masked_image: fileField,
      texture_image: fileField,
      'scale?': fraction(0.1, 10),
      'rotation?': fraction(-360, 360),
      'strength?': wholeNumber(1, 10),
      '+': 'reject',
    }),
  computing: { kernel: sampleLaid, reads: ['no_design'] },
  painting: { prompt: layingPrompt },
})
