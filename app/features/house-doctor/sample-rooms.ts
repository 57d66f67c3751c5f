import { m } from '#app/paraglide/messages.js'
import type { Box } from './engine/geometry/room-box'

/** The rooms by their names in the code, which designs in accounts hold: none is ever renamed. */
export const sampleIds = ['shell', 'living_room'] as const
export type SampleId = (typeof sampleIds)[number]

/** A room of our own to try the tools with. Its camera stood level and looked straight at the wall in front. */
export type SampleRoom = {
  id: SampleId
  picture: string
  name: () => string
  /** The lens was shifted: without so many parts of the width at the foot, the camera looks at the picture's middle. */
  footShare: number
  /** The focal length, in parts of the width. */
  focalShare: number
  /** Metres. */
  box: Box
}

/** The two pictures of the shop's first page are one room, measured in the picture. */
const first = {
  footShare: 0.107,
  focalShare: 0.75,
  box: { floor: 1.3, ceiling: 1.517, left: 2.74, right: 2.66, back: 4.88 },
}

export const sampleRooms: readonly SampleRoom[] = [
  { id: 'shell', picture: '/catalogue/hero-before.jpg', name: m.house_doctor_sample_shell, ...first },
  { id: 'living_room', picture: '/catalogue/hero-after.jpg', name: m.house_doctor_sample_living_room, ...first },
]
