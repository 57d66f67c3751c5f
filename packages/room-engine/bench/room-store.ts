import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { developed } from './rooms/develop.ts'
import { generateRoomPlan } from './rooms/plan.ts'
import { renderRoom } from './rooms/render.ts'
import type { RoomPlan } from './rooms/room-plan.ts'
import type { Variant } from './rooms/scene.ts'

/** Cache of rendered rooms; cleared when their sources change. */
const FOLDER = path.join(import.meta.dirname, '.rooms')
const folderOf = (module: string) => path.dirname(fileURLToPath(import.meta.resolve(module)))
const SOURCES = [
  path.join(import.meta.dirname, 'rooms'),
  path.join(import.meta.dirname, 'furniture.json'),
  folderOf('@vuong-tron/furniture/models/build'),
  folderOf('@vuong-tron/geometry/numbers'),
]

const WIDTH = 1024
const HEIGHT = 768

export type RoomFiles = {
  plan: RoomPlan
  /** The camera's picture (JPEG). */
  photo: string
  /** The same without noise and compression, in sRGB (PNG). */
  clean: string
  /** One value a pixel: `IDS` and `THINGS` of scene.ts (PNG). */
  ids: string
}

let isChecked = false

/** Files of a room, rendered on demand. */
export async function roomFiles(seed: number, variant: Variant = 'furnished'): Promise<RoomFiles> {
  if (!isChecked) dropWhatIsStale()
  isChecked = true
  const name = `${FOLDER}/room-${String(seed).padStart(3, '0')}-${variant}`
  const plan = generateRoomPlan(seed)
  const files = { plan, photo: `${name}.jpg`, clean: `${name}.png`, ids: `${name}-ids.png` }
  if (existsSync(files.photo)) return files
  const rendered = renderRoom(plan, variant, WIDTH, HEIGHT)
  const raw = { width: WIDTH, height: HEIGHT }
  await sharp(Buffer.from(rendered.ids), { raw: { ...raw, channels: 1 } })
    .png()
    .toFile(files.ids)
  const { photo, clean } = developed(rendered, seed)
  await sharp(clean, { raw: { ...raw, channels: 3 } })
    .png()
    .toFile(files.clean)
  // Written last and atomically: where the photo is, the others are too.
  writeFileSync(`${files.photo}.part`, await photo)
  renameSync(`${files.photo}.part`, files.photo)
  return files
}

function dropWhatIsStale() {
  const stampFile = path.join(FOLDER, '.sources')
  const sources = fingerprint(SOURCES)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(stampFile, sources)
}

/** One word for the content of files and folders. */
function fingerprint(entries: readonly string[]): string {
  const hash = createHash('sha256')
  const files = entries.flatMap((entry) =>
    statSync(entry).isDirectory()
      ? readdirSync(entry, { recursive: true }).map((name) => path.join(entry, `${name}`))
      : entry,
  )
  for (const file of files.sort()) if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const photoOf = async ({ photo }: RoomFiles) => decoded(readFileSync(photo))

/** RGB of a picture file, rotated by its EXIF orientation. */
export async function decoded(file: Buffer) {
  const { data, info } = await sharp(file)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) }
}
