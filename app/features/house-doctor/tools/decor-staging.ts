import { m } from '#app/paraglide/messages.js'
import { NO_AREA } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, design, lacksPlace } from '../jobs/fields.schema.ts'
import { placePhrase, stylePhrase } from '../jobs/hosted/phrases.ts'
import { refusesFurnishing } from '../jobs/kernels/designs.ts'
import { decoratedRoom } from '../jobs/kernels/pieces.ts'
import { needsRoom } from '../jobs/kernels/room.ts'
import type { EditorTool } from './tool.ts'

/** The hosted engine does not have it: that API function creates a room around a thing instead. */
export const decorStaging: EditorTool = {
  address: '/ai-house-doctor/decor_staging',
  outdoors: 'never',
  name: m.house_doctor_decor_staging,
  text: m.house_doctor_decor_staging_text,
  marks: 'place',
  usual: NO_AREA,
  controls: ['decor'],
  change: ({ placed, category, style, variant, cutout, cutoutHeightCm, hangs }) =>
    placed === 'range'
      ? { does: 'place', category, style, variant }
      : cutout && { does: 'place-picture', picture: cutout, heightM: cutoutHeightCm / 100, hangs },
}

export const decorStagingFunction = apiFunction({
  fields: () => commonFields.merge({ ...design, '+': 'reject' }),
  lacks: lacksPlace,
  computing: {
    kernel: decoratedRoom,
    furnishes: true,
    reads: ['no_design', 'design_style'],
    refuses: refusesFurnishing,
    begins: needsRoom,
  },
  painting: {
    prompt: (fields) =>
      `Show the object of image 0, unchanged and where it is, standing in a ${placePhrase(fields)}${stylePhrase(fields)}.`,
    paintsAround: true,
  },
  // A cut-out is shown in another room.
  changesShape: true,
})
