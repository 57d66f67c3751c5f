import { m } from '#app/paraglide/messages.js'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, designStyle, fileField, oneOf } from '../jobs/fields.schema.ts'
import { placePhrase, STRUCTURE, setPhrase, stylePhrase } from '../jobs/hosted/phrases.ts'
import { refusesFurnishing } from '../jobs/kernels/designs.ts'
import { composedRoom } from '../jobs/kernels/pieces.ts'
import { needsRoom } from '../jobs/kernels/room.ts'
import { roomTypes } from '../jobs/vocabulary.ts'
import type { Tool } from './tool.ts'

/** Its room is drawn (../composer), so its page needs no photo. */
export const roomComposer: Tool = {
  address: '/ai-house-doctor/room_composer',
  outdoors: 'never',
  name: m.house_doctor_room_composer,
  text: m.house_doctor_room_composer_text,
}

const modes = {
  dynamic_room: 'Furniture that stands there may be moved or replaced.',
  static_furniture: 'Furniture that stands there stays where it stands, unchanged.',
}

export const roomComposerFunction = apiFunction({
  fields: () =>
    commonFields.merge({
      masked_image: fileField,
      design_style: designStyle,
      room_type: oneOf(roomTypes),
      ai_intervention: oneOf(['mid', 'extreme']),
      'mode_type?': oneOf(Object.keys(modes) as (keyof typeof modes)[]),
      '+': 'reject',
    }),
  computing: {
    kernel: composedRoom,
    furnishes: true,
    reads: ['ai_intervention', 'no_design', 'design_style'],
    refuses: refusesFurnishing,
    begins: needsRoom,
  },
  painting: {
    prompt: (fields) =>
      `Furnish the marked part of the ${placePhrase(fields)} of image 0${stylePhrase(fields)} with furniture at its true scale. ${setPhrase(fields)} ${fields.mode_type ? modes[fields.mode_type] : ''} ${STRUCTURE}`,
  },
})
