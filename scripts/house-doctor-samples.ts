/**
 * npm run house-doctor:samples: the rooms of ours that a visitor without a photo tries the House Doctor with. They are
 * rooms of its bench, whose camera is known; `sample-cameras.json` says it to the page.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { roomFiles } from './bench/house-doctor/room-store.ts'
import { truthOf } from './bench/house-doctor/room-truth.ts'

/** By the name of the picture, the bench's number of the room: only of those that are tuned with. */
const SEEDS = { bedroom: 58, dining_room: 26, study: 30 }
const FOLDER = 'public/catalogue/rooms'
const CAMERAS = 'app/features/house-doctor/sample-cameras.json'
/** A tenth of a millimetre, and of a pixel in a picture that is ten thousand wide. */
const DIGITS = 4

mkdirSync(FOLDER, { recursive: true })
const cameras: Record<string, unknown> = {}
for (const [name, seed] of Object.entries(SEEDS)) {
  const { photo, plan } = await roomFiles(seed)
  copyFileSync(photo, `${FOLDER}/${name}.jpg`)
  const { camera, box } = truthOf(plan, 1, 1)
  const { focalPx: focalShare, x, y, z } = camera
  cameras[name] = { focalShare, x, y, z, box }
}
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value)
writeFileSync(CAMERAS, `${JSON.stringify(cameras, rounded, 2)}\n`)
