import { m } from '#app/paraglide/messages.js'
import type { Camera } from './engine/geometry/camera.ts'
import type { Box } from './engine/geometry/room-box.ts'
import cameras from './sample-cameras.json' with { type: 'json' }

/** The rooms by their names in the code, which designs in accounts hold: none is ever renamed. */
export const sampleIds = ['shell', 'living_room', 'bedroom', 'dining_room', 'study'] as const
export type SampleId = (typeof sampleIds)[number]

type SampleCamera = Pick<Camera, 'x' | 'y' | 'z'> & {
  /** The lens was shifted: without so many parts of the width at the foot, the camera looks at the picture's middle. */
  footShare?: number
  /** The focal length, in parts of the width. */
  focalShare: number
  /** Metres. */
  box: Box
}

/** A room of our own to try the tools with; its camera is known and need not be found. */
export type SampleRoom = SampleCamera & { id: SampleId; picture: string; name: () => string }

/** The two pictures of the shop's first page are one room, seen straight on and level, measured in the picture. */
const first: SampleCamera = {
  footShare: 0.107,
  focalShare: 0.75,
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
  box: { floor: 1.3, ceiling: 1.517, left: 2.74, right: 2.66, back: 4.88 },
}

/** As scripts/house-doctor-samples.ts has rendered it. JSON has no tuples. */
const rendered = (id: keyof typeof cameras) => ({
  ...(cameras[id] as unknown as SampleCamera),
  id,
  picture: `/catalogue/rooms/${id}.jpg`,
})

export const sampleRooms: readonly SampleRoom[] = [
  { id: 'shell', picture: '/catalogue/hero-before.jpg', name: m.house_doctor_sample_shell, ...first },
  { id: 'living_room', picture: '/catalogue/hero-after.jpg', name: m.house_doctor_sample_living_room, ...first },
  { ...rendered('bedroom'), name: m.house_doctor_sample_bedroom },
  { ...rendered('dining_room'), name: m.house_doctor_sample_dining_room },
  { ...rendered('study'), name: m.house_doctor_sample_study },
]
