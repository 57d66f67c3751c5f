import type { Box } from '@vuong-tron/room-engine/geometry/room-box'
import { m } from '#app/paraglide/messages.js'
import views from './sample-views.json' with { type: 'json' }

/** Ids are stored in accounts: never rename them. */
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

/** A sample's view: frontal, by a level camera. */
export type SampleView = {
  /** Crop at the foot in image widths, which recentres a shifted lens. */
  footShare: number
  /** Focal length in image widths. */
  focalShare: number
  /** Metres. */
  box: Box
}

/** A sample room; its camera and surfaces are known. */
export type SampleRoom = SampleView & {
  id: SampleId
  picture: string
  surfaces: string
  isFurnished: boolean
  name: () => string
}

/** Values computed by scripts/house-doctor-samples.ts. */
const sample = (id: SampleId, file: keyof typeof views, name: () => string): SampleRoom => ({
  ...views[file],
  id,
  picture: `/catalogue/rooms/${file}.webp`,
  surfaces: `/catalogue/rooms/${file}-surfaces.png`,
  isFurnished: file.endsWith('-furnished'),
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
