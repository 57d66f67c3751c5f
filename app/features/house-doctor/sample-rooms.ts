import type { Box } from '@vuong-tron/room-engine/geometry/room-box'
import { m } from '#app/paraglide/messages.js'
import views from './sample-views.json' with { type: 'json' }

/** The rooms by their names in the code, which designs in accounts hold: none is ever renamed. */
export const sampleIds = [
  'shell',
  'living_room',
  'bedroom',
  'dining_room',
  'study',
  'living_room_empty',
  'bedroom_empty',
  'dining_room_empty',
  'study_empty',
] as const
export type SampleId = (typeof sampleIds)[number]

/** How a room of ours is seen: straight on, by a level camera. */
export type SampleView = {
  /** The lens was shifted: without so many parts of the width at the foot, the camera looks at the picture's middle. */
  footShare: number
  /** The focal length, in parts of the width. */
  focalShare: number
  /** Metres. */
  box: Box
}

/** A room of our own to try the tools with; its camera is known and need not be found, nor its surfaces. */
export type SampleRoom = SampleView & { id: SampleId; picture: string; surfaces: string; name: () => string }

/** As scripts/house-doctor-samples.ts says it of the room that `file` shows. */
const sample = (id: SampleId, file: keyof typeof views, name: () => string): SampleRoom => ({
  ...views[file],
  id,
  picture: `/catalogue/rooms/${file}.webp`,
  surfaces: `/catalogue/rooms/${file}-surfaces.png`,
  name,
})

export const sampleRooms: readonly SampleRoom[] = [
  sample('shell', 'hero-bare', m.house_doctor_sample_shell),
  sample('living_room', 'living-room-furnished', m.house_doctor_sample_living_room),
  sample('bedroom', 'bedroom-furnished', m.house_doctor_sample_bedroom),
  sample('dining_room', 'dining-room-furnished', m.house_doctor_sample_dining_room),
  sample('study', 'study-furnished', m.house_doctor_sample_study),
  sample('living_room_empty', 'living-room-empty', m.house_doctor_sample_living_room_empty),
  sample('bedroom_empty', 'bedroom-empty', m.house_doctor_sample_bedroom_empty),
  sample('dining_room_empty', 'dining-room-empty', m.house_doctor_sample_dining_room_empty),
  sample('study_empty', 'study-empty', m.house_doctor_sample_study_empty),
]
