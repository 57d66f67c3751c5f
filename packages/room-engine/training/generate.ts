import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressed } from './rooms/compressed.ts'
import { labelledRoom } from './rooms/room.ts'

/** Rooms a shard; every third shard is upright. */
const ROOMS = 100
const [folder, from, to] = [process.argv[2], Number(process.argv[3] ?? 0), Number(process.argv[4] ?? 100)]
if (!folder) throw new Error('node training/generate.ts FOLDER [FIRST_SHARD] [LAST_SHARD]')
mkdirSync(folder, { recursive: true })

for (let shard = from; shard < to; shard++) {
  const isUpright = shard % 3 === 2
  const [width, height] = isUpright ? [192, 256] : [256, 192]
  const file = join(folder, `${String(shard).padStart(4, '0')}-${isUpright ? 'upright' : 'level'}.rooms`)
  if (existsSync(file)) continue
  const start = performance.now()
  const rooms = Buffer.alloc(ROOMS * width * height * 4)
  for (let room = 0; room < ROOMS; room++) {
    const { rgb, labels } = await compressed(
      labelledRoom(shard * ROOMS + room + 1, width, height),
      shard * ROOMS + room,
    )
    rooms.set(rgb, room * width * height * 4)
    rooms.set(labels, room * width * height * 4 + width * height * 3)
  }
  // A shard appears whole or not at all.
  writeFileSync(`${file}.part`, rooms)
  renameSync(`${file}.part`, file)
  process.stdout.write(`${file} ${((performance.now() - start) / 1000 / ROOMS).toFixed(3)} s a room\n`)
}
