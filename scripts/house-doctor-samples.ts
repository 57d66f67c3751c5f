/**
 * npm run house-doctor:samples: computes data of the sample rooms. Camera and surfaces go to `sample-views.json`,
 * surface maps to pictures beside the rooms.
 */
import { writeFileSync } from 'node:fs'
import { surfaceMap, viewOf } from '@vuong-tron/furniture/studio/surface-map'
import { GREYS_APART, numberOf } from '@vuong-tron/room-engine/masks/surface-map'
import sharp from 'sharp'
import { sampleViews } from '../catalogue/studio/room-list.ts'

/** The size at which surfaces are segmented. */
const SIZE = { width: 384, height: 216 }

const views = Object.fromEntries(Object.entries(sampleViews).map(([name, room]) => [name, viewOf(room)]))
writeFileSync('app/features/house-doctor/sample-views.json', `${JSON.stringify(views, null, 2)}\n`)
for (const [name, room] of Object.entries(sampleViews)) {
  const greys = surfaceMap(room, SIZE).map((face) => (face ? numberOf(face) * GREYS_APART : 0))
  await sharp(Uint8Array.from(greys), { raw: { ...SIZE, channels: 1 } })
    .png({ palette: true })
    .toFile(`public/catalogue/rooms/${name}-surfaces.png`)
}
